/** Where a game is kept: in the browser, in a file, in a link. */
import { type GameTypes, type Replay, verifyReplay } from '@ludi-romani/core';
import { extend, openTable } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { type Level, levels } from '../bots';
import type { Game } from '../games';
import { decodeGame, encodeGame } from '../link';
import { NAMES } from './form';
import type { Sayings } from './sayings';
import type { AnyTable, Match } from './session';

/** The terms of a table at one screen: what bots would have to agree to, they do. */
export const TERMS = { undo: 'consent' } as const;

const keyOf = ({ name }: Pick<Game, 'name'>): string => `ludi play ${name}`;

const levelOf = (value: unknown): Level | null => levels.find((level) => level === value) ?? null;

/** Keeps a match in the browser, if that keeps anything. */
export function keep(game: Game, { table, seats, curtain }: Match): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ table, seats, curtain }));
  } catch {
    // then it is gone with the page
  }
}

/** What the browser keeps; `'damaged'` where it cannot be read, and is then put away. */
export function kept(game: Game): Match | 'damaged' | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keyOf(game));
    if (text === null) return null;
    const { table: given, seats, curtain } = JSON.parse(text);
    const table: AnyTable = parseTable(game.engine, given);
    if (table.names.length !== seats.length) throw new Error('a name for each seat');
    return { table, seats: seats.map(levelOf), curtain: curtain === true };
  } catch {
    if (text !== null) localStorage.removeItem(keyOf(game));
    return text === null ? null : 'damaged';
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
): Match | string {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return said.notJson;
  }
  const verdict = verifyReplay(engine, given);
  if (!verdict.ok)
    return verdict.ply === null ? said.badReplay(verdict.message) : said.badPly(verdict.ply, verdict.message);
  const players = verdict.state.players.length;
  const resuming = { names: NAMES.slice(0, players).map((usual, seat) => names[seat] ?? usual), terms: TERMS };
  const table = tableOf(engine, given as Replay<GameTypes>, now, resuming);
  return { table, seats: Array.from({ length: players }, (_, seat) => seats[seat] ?? null), curtain };
}
