/** A game as it is kept in a browser, in a file, in a link: loaded when one of them is wanted. */
import { type GameTypes, type Replay, verifyReplay } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { extend, openTable } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { type Level, levels } from '../bots';
import { type AnyWords, type Game, isGame, type Language, loadParser, titleOf } from '../games';
import { decodeGame, encodeGame } from '../link';
import { casesIn } from '../look/files';
import { verdictsIn } from '../words';
import { NAMES } from './form';
import { keepSayings } from './sayings/keeping';
import { type AnyTable, type Match, TERMS } from './session';

export { keepSayings };

const levelOf = (value: unknown): Level | null => levels.find((level) => level === value) ?? null;

/** The match that a browser kept as `text`; nothing where it cannot be read. */
export function keptMatch(game: Game, text: string): Match | null {
  try {
    const { table: given, seats, curtain } = JSON.parse(text);
    const table: AnyTable = parseTable(game.engine, given);
    if (table.names.length !== seats.length) throw new Error('a name for each seat');
    return { table, seats: seats.map(levelOf), curtain: curtain === true };
  } catch {
    return null;
  }
}

/** The game as the fragment of a link. */
export function fragmentOf({ engine }: Game, { table, seats }: Match): Promise<string> {
  const { actions } = record(engine, table);
  return encodeGame(engine, { ...table.begin, seats, names: table.names, actions });
}

/** The game of a fragment. Throws LinkError. */
export async function opened({ engine, name }: Game, fragment: string, now: number): Promise<Match> {
  const { seats, names, actions, ...begun } = await decodeGame(engine, fragment, () => loadParser(name));
  const beginning = begun.start === undefined ? { options: begun.options } : { start: begun.start.state };
  const table = openTable(engine, { ...beginning, names, terms: TERMS }, now);
  const entries = actions.map((action) => ({ type: 'action', action, at: 0 }) as const);
  return { table: extend(engine, table, entries), seats, curtain: true };
}

/** The game as a replay, for a file. */
export const replayText = ({ engine }: Game, { table }: Match): string => `${JSON.stringify(record(engine, table))}\n`;

/**
 * The game of a file that the page to look at games takes, too, or what is wrong with it. Who played it, a replay does not say: as many as
 * before, as they sat here.
 */
export async function loaded(
  { engine, name }: Game,
  text: string,
  now: number,
  { names, seats, curtain }: { readonly names: readonly string[] } & Pick<Match, 'seats' | 'curtain'>,
  words: AnyWords,
): Promise<Match | string> {
  const language = words.language as Language;
  const said = keepSayings(language);
  const cases = casesIn(text);
  const [first] = cases;
  if (first === undefined) return said.notJson;
  if (cases.length > 1) return said.manyGames(cases.length);
  let given: unknown;
  try {
    given = first.read();
  } catch {
    return said.notJson;
  }
  const { game, start } = isRecord(given) ? given : {};
  if (isGame(game) && game !== name) return said.otherGame(titleOf(game));
  const verdict = verifyReplay(engine, given, start === undefined ? {} : { parseState: await loadParser(name) });
  if (!verdict.ok) {
    const clause = verdict.refusal?.clause ?? null;
    const verdicts = verdictsIn(language);
    const why = verdicts.say(verdict, words);
    // what only a program says is said in English: in front of it what kind of thing it is
    const whole = verdict.code === 'internal' ? `${verdicts.fault(verdict.code)} (${why})` : why;
    const cited = clause === null ? whole : `${clause}: ${whole}`;
    return verdict.ply === null ? said.badReplay(cited) : said.badPly(verdict.ply, cited);
  }
  const players = verdict.state.players.length;
  const resuming = { names: NAMES.slice(0, players).map((usual, seat) => names[seat] ?? usual), terms: TERMS };
  const table = tableOf(engine, given as Replay<GameTypes>, now, resuming);
  return { table, seats: Array.from({ length: players }, (_, seat) => seats[seat] ?? null), curtain };
}
