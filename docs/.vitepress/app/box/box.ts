/** The box that a visitor edits: its tables, its file, and what of it is stored. */
import { deepEqual, type Problem } from '@ludi-romani/core';
import { type AnyShape, isRecord, type Provenance, type Source } from '@ludi-romani/core/shape';
import { type Json, misshapen } from './shapes';

/** The longest file that is read, in characters. The largest standard box has 60,000. */
const MOST = 1_000_000;
/** The longest source of a table. */
export const LONGEST_SOURCE = 400;

/** The parts of a game that the page needs. `standard` is the standard box, with the source of each table. */
export interface Kit {
  readonly shape: AnyShape;
  readonly standard: Json & { readonly provenance: Readonly<Record<string, Source>> };
}

/** A visitor's work on a box. */
export interface Work {
  /** all tables, and `titles` */
  readonly tables: Json;
  /** the tables that are as in a printed game */
  readonly printed: readonly string[];
  /** the printed game: language, year, publisher */
  readonly edition: string;
}

/** Where a table comes from if its printed contents are not known. */
const WORKED_OUT: readonly Provenance[] = ['reconstructed', 'calibrated'];
/** The order in which tables are listed. */
const ORDER: readonly Provenance[] = [...WORKED_OUT, 'derived', 'public-source', 'rulebook'];

const tablesFrom = ({ standard: { provenance } }: Kit, kinds: readonly Provenance[]): readonly string[] =>
  kinds.flatMap((kind) => Object.keys(provenance).filter((table) => provenance[table]?.provenance === kind));

/** Returns the names of the tables, those that were worked out first, and `titles` as the last one. */
export const tablesOf = (kit: Kit): readonly string[] => [...tablesFrom(kit, ORDER), 'titles'];

export function begun({ standard }: Kit): Work {
  const { provenance: _, ...tables } = standard;
  return { tables: { titles: [], ...tables }, printed: [], edition: '' };
}

/** Returns the table of the standard box. */
export const standardTable = ({ standard }: Kit, table: string): unknown => (table === 'titles' ? [] : standard[table]);

/** Returns the names of the tables that differ from the standard box. */
export const changedIn = (kit: Kit, { tables }: Work): readonly string[] =>
  tablesOf(kit).filter((table) => !deepEqual(standardTable(kit, table), tables[table]));

/** Returns the tables that were worked out and are not transcribed. */
export const leftIn = (kit: Kit, { printed }: Work): readonly string[] =>
  tablesFrom(kit, WORKED_OUT).filter((table) => !printed.includes(table));

/**
 * Returns the box as an argument of `createEngine`, and as the contents of its file. It names the sources of its tables if the source of each
 * changed table is known: a printed game.
 */
export function boxOf(kit: Kit, work: Work): Json {
  const { titles, ...tables } = work.tables;
  const named = Array.isArray(titles) && titles.length === 0 ? tables : { ...tables, titles };
  if (changedIn(kit, work).some((table) => table !== 'titles' && !work.printed.includes(table))) return named;
  const source: Source = { provenance: 'rulebook', source: work.edition.trim() || 'Read off a printed game.' };
  const own = Object.fromEntries(work.printed.map((table) => [table, source]));
  return { ...named, provenance: { ...kit.standard.provenance, ...own } };
}

/** The reason why a file was not read. */
export type Unread =
  | { readonly why: 'too-large' | 'not-json' | 'not-a-box' }
  | { readonly why: 'wrong'; readonly problems: readonly Problem[] };

/** Reads the text of a file: all tables of a box, or some of them. The others are as in the standard box. */
export function readBox(kit: Kit, text: string): Work | Unread {
  if (text.length > MOST) return { why: 'too-large' };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { why: 'not-json' };
  }
  const fresh = begun(kit);
  if (!isRecord(given) || !Object.keys(given).some((name) => Object.hasOwn(fresh.tables, name)))
    return { why: 'not-a-box' };
  const { provenance = kit.standard.provenance, ...tables } = given;
  const all = { ...fresh.tables, ...tables };
  const problems = misshapen(kit.shape, { ...all, provenance });
  if (problems.length > 0) return { why: 'wrong', problems };
  const sources = provenance as Readonly<Record<string, Source>>;
  const printed = Object.keys(sources).filter(
    (table) => sources[table]?.provenance === 'rulebook' && !deepEqual(sources[table], kit.standard.provenance[table]),
  );
  return { tables: all, printed, edition: editionOf(sources[printed[0] ?? '']?.source) };
}
/** Returns a text that may be the source of a table. */
const editionOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_SOURCE).replace(/[\p{Cc}\p{Cs}]/gu, ' ') : '';

/** Returns the text to store: only the tables that differ from the standard box; `null` if there is nothing to store. */
export function stored(kit: Kit, work: Work): string | null {
  const changed = changedIn(kit, work);
  if (changed.length === 0 && work.printed.length === 0 && work.edition === '') return null;
  const tables = Object.fromEntries(changed.map((table) => [table, work.tables[table]]));
  return JSON.stringify({ tables, printed: work.printed, edition: work.edition });
}

/** Reads a stored text. Returns `null` if it is not valid. */
export function restored(kit: Kit, text: string): Work | null {
  try {
    const { tables, printed, edition } = JSON.parse(text);
    const names = tablesOf(kit).filter((table) => Array.isArray(printed) && printed.includes(table));
    const all = { ...begun(kit).tables, ...tables };
    if (!isRecord(tables) || misshapen(kit.shape, { ...all, provenance: kit.standard.provenance }).length > 0)
      return null;
    return { tables: all, printed: names, edition: editionOf(edition) };
  } catch {
    return null;
  }
}
