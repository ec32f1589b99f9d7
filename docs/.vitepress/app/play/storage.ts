/** Stores the games of a page in the browser, each under a key of its own, so that two tabs and several games do not overwrite each other. */
import type { GameName } from '../games';
import { keep, kept, keptKeys } from '../kept';
import type { Match } from './session';

/** A stored game, as a list shows it. */
export interface StoredGame {
  readonly id: string;
  /** the time of the last action in it, in milliseconds */
  readonly at: number;
  readonly names: readonly string[];
  /** the bot of each seat, or `null` for a person; a visitor could have changed them in the storage */
  readonly seats: readonly unknown[];
  readonly isOver: boolean;
  /** the number of entries of its table */
  readonly length: number;
}

/** The most games of one kind that are kept: the oldest ones go. */
const MOST = 30;

const PREFIX = 'ludi play ';
export const prefixOf = (name: string): string => `${PREFIX}${name} `;
const keyOf = (name: GameName, id: string): string => `${prefixOf(name)}${id}`;
/** A game is known by the time at which it was opened. */
export const idOf = ({ table }: Match): string => `${table.opened}`;

interface Stored {
  readonly at: number;
  readonly seats?: unknown;
  readonly isOver?: unknown;
  readonly table: { readonly names: readonly string[]; readonly entries: readonly unknown[] };
}
function parsed(text: string | null): Stored | null {
  try {
    const given = JSON.parse(text ?? 'null') as Stored | null;
    return Array.isArray(given?.table?.entries) && Array.isArray(given.table.names) ? given : null;
  } catch {
    return null;
  }
}

/** Lists the stored games, the latest one first. Without storage there are none. */
export const storedGames = (name: string): StoredGame[] =>
  keptKeys()
    .filter((key) => key.startsWith(prefixOf(name)))
    .flatMap((key) => {
      const game = parsed(kept(key));
      if (game === null) return [];
      const { at, table, seats, isOver } = game;
      const { names, entries } = table;
      const id = key.slice(prefixOf(name).length);
      return [
        {
          id,
          at: Number(at) || 0,
          names,
          seats: Array.isArray(seats) ? seats : [],
          isOver: isOver === true,
          length: entries.length,
        },
      ];
    })
    .sort((one, other) => other.at - one.at);

/** Returns the names of the games of which the last stored one is not over, the latest first. */
export const openGames = (): string[] =>
  [...new Set(keptKeys().flatMap((key) => (key.startsWith(PREFIX) ? (key.split(' ')[2] ?? []) : [])))]
    .flatMap((name) =>
      storedGames(name)
        .slice(0, 1)
        .map((last) => ({ name, ...last })),
    )
    .filter(({ isOver }) => !isOver)
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);

/** The result of storing: `newer` if another tab has stored more of the same game, `full` if the browser has no room or no storage. */
export type Writing = 'stored' | 'newer' | 'full';

export function writeStored(name: GameName, match: Match, isOver = false): Writing {
  const { table, seats, curtain } = match;
  const key = keyOf(name, idOf(match));
  const length = parsed(kept(key))?.table.entries.length ?? -1;
  if (length > table.entries.length) return 'newer';
  if (length === table.entries.length) return 'stored';
  if (!keep(key, JSON.stringify({ at: Date.now(), table, seats, curtain, isOver }))) return 'full';
  for (const old of storedGames(name).slice(MOST)) removeStored(name, old.id);
  return 'stored';
}

export const readStored = (name: GameName, id: string): string | null => kept(keyOf(name, id));

export const removeStored = (name: GameName, id: string): void => void keep(keyOf(name, id), null);
