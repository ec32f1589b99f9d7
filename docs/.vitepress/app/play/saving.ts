/** Reads and writes games in the storage of the browser, in files and in links. This module is loaded on demand. */
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
import { type AnyTable, type Match, TERMS } from './session';
import { saveTexts } from './texts/saving';

export { saveTexts };

const levelOf = (value: unknown): Level | null => levels.find((level) => level === value) ?? null;

/** Parses a match from the storage of the browser. Returns null if it is invalid. */
export function storedMatch(game: Game, text: string): Match | null {
  try {
    const { table: given, seats, curtain } = JSON.parse(text);
    const table: AnyTable = parseTable(game.engine, given);
    if (table.names.length !== seats.length) throw new Error('must have a name for each seat');
    return { table, seats: seats.map(levelOf), curtain: curtain === true };
  } catch {
    return null;
  }
}

/** Returns the game as the fragment of a link. */
export function fragmentOf({ engine }: Game, { table, seats }: Match): Promise<string> {
  const { actions } = record(engine, table);
  return encodeGame(engine, { ...table.begin, seats, names: table.names, actions });
}

/** Returns the match of a fragment. Throws LinkError. */
export async function opened({ engine, name }: Game, fragment: string, now: number): Promise<Match> {
  const { seats, names, actions, ...begun } = await decodeGame(engine, fragment, () => loadParser(name));
  const beginning = begun.start === undefined ? { options: begun.options } : { start: begun.start.state };
  const table = openTable(engine, { ...beginning, names, terms: TERMS }, now);
  const entries = actions.map((action) => ({ type: 'action', action, at: 0 }) as const);
  return { table: extend(engine, table, entries), seats, curtain: true };
}

/** Returns the game as the text of a replay file. */
export const replayText = ({ engine }: Game, { table }: Match): string => `${JSON.stringify(record(engine, table))}\n`;

/**
 * Returns the match of a file in the formats of the replay page, or the reason why it cannot be loaded. A replay does not contain the players,
 * so the match has the current names, bots and curtain of the page.
 */
export async function loaded(
  { engine, name }: Game,
  text: string,
  now: number,
  { names, seats, curtain }: { readonly names: readonly string[] } & Pick<Match, 'seats' | 'curtain'>,
  words: AnyWords,
): Promise<Match | string> {
  const language = words.language as Language;
  const said = saveTexts(language);
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
    // the message of an internal error is in English, so the kind of fault precedes it
    const whole = verdict.code === 'internal' ? `${verdicts.fault(verdict.code)} (${why})` : why;
    const cited = clause === null ? whole : `${clause}: ${whole}`;
    return verdict.ply === null ? said.badReplay(cited) : said.badPly(verdict.ply, cited);
  }
  const players = verdict.state.players.length;
  const resuming = { names: NAMES.slice(0, players).map((usual, seat) => names[seat] ?? usual), terms: TERMS };
  const table = tableOf(engine, given as Replay<GameTypes>, now, resuming);
  return { table, seats: Array.from({ length: players }, (_, seat) => seats[seat] ?? null), curtain };
}
