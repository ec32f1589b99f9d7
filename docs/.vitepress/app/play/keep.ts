/** A game as it is kept in a browser, in a file, in a link: loaded when one of them is wanted. */
import { type GameTypes, type Replay, verifyReplay } from '@ludi-romani/core';
import { extend, openTable } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { type Level, levels } from '../bots';
import type { AnyWords, Game, Language } from '../games';
import { decodeGame, encodeGame } from '../link';
import { verdictsIn } from '../words';
import { NAMES } from './form';
import type { Sayings } from './sayings';
import { type AnyTable, type Match, TERMS } from './session';

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

/** The game as the fragment of a link; `null` for one that began with a position. */
export async function fragmentOf({ engine }: Game, { table, seats }: Match): Promise<string | null> {
  const { options, actions } = record(engine, table);
  return options === undefined ? null : encodeGame(engine, { options, seats, names: table.names, actions });
}

/** The game of a fragment. Throws LinkError. */
export async function opened({ engine }: Game, fragment: string, now: number): Promise<Match> {
  const { options, seats, names, actions } = await decodeGame(engine, fragment);
  const table = openTable(engine, { options, names, terms: TERMS }, now);
  const entries = actions.map((action) => ({ type: 'action', action, at: 0 }) as const);
  return { table: extend(engine, table, entries), seats, curtain: true };
}

/** The game as a replay, for a file. */
export const replayText = ({ engine }: Game, { table }: Match): string => `${JSON.stringify(record(engine, table))}\n`;

/** The game of a file, or what is wrong with it. Who played it, a replay does not say: as many as before, as they sat here. */
export function loaded(
  { engine }: Game,
  text: string,
  now: number,
  { names, seats, curtain }: { readonly names: readonly string[] } & Pick<Match, 'seats' | 'curtain'>,
  said: Sayings,
  words: AnyWords,
): Match | string {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return said.notJson;
  }
  const verdict = verifyReplay(engine, given);
  if (!verdict.ok) {
    const clause = verdict.refusal?.clause ?? null;
    const why = verdictsIn(words.language as Language).say(verdict, words);
    const cited = clause === null ? why : `${clause}: ${why}`;
    return verdict.ply === null ? said.badReplay(cited) : said.badPly(verdict.ply, cited);
  }
  const players = verdict.state.players.length;
  const resuming = { names: NAMES.slice(0, players).map((usual, seat) => names[seat] ?? usual), terms: TERMS };
  const table = tableOf(engine, given as Replay<GameTypes>, now, resuming);
  return { table, seats: Array.from({ length: players }, (_, seat) => seats[seat] ?? null), curtain };
}
