/** The log of a table, for each viewer. It is built once, and then extended by the new lines. */
import type { GameTypes, Seat, Viewer } from '@ludi-romani/core';
import { type Phrase, type Told as Sentence, sentences } from '@ludi-romani/core/words';
import { type Line, log } from '@ludi-romani/table';
import type { AnyEngine } from '../games';
import type { AnySnapshot, AnyTable } from './session';
import type { SpokenWords } from './table-words';

/** A line of the log. */
export interface Row {
  /** unique in the log */
  readonly key: string;
  /** the player whom the line is about, or `null` */
  readonly player: Seat | null;
  readonly phrase: Phrase;
  /** true if it was undone */
  readonly isGone: boolean;
}

type Told = Omit<Row, 'isGone'>;

interface Known {
  readonly table: AnyTable;
  readonly setup: readonly Told[];
  readonly lines: readonly (Line<GameTypes> & { readonly told: readonly Told[] })[];
}

/** Returns a log that caches the rows of the last table and texts. */
export function chronicle(engine: AnyEngine) {
  /** the cached rows of each viewer, with the texts `spoken` */
  let known = new Map<Viewer, Known>();
  let spoken: SpokenWords | undefined;

  const keyed = (told: readonly Sentence[], version: number): Told[] =>
    told.map(({ player, phrase }, i) => ({ key: `${version}-${i}`, player, phrase }));

  return {
    /** Returns all rows, the latest last. */
    rows(table: AnyTable, seen: AnySnapshot, words: SpokenWords): readonly Row[] {
      const { viewer } = seen.view;
      if (words !== spoken) known = new Map();
      spoken = words;
      const before = known.get(viewer);
      const since = before?.lines.length ?? 0;
      // `isGrown` is true if `table` is the cached table with further entries, or with none
      const isSame = before !== undefined && table.entries[since - 1] === before.table.entries[since - 1];
      const isGrown = isSame && table.begin === before.table.begin && since <= table.entries.length;
      const { setup, lines } = log(engine, table, viewer, isGrown ? since : 0);
      const spokenLines = words.table.log(seen.view, lines);
      const told = lines.map((line, i) => ({ ...line, told: keyed(spokenLines[i]?.told ?? [], line.version) }));
      const next: Known =
        isGrown && before !== undefined && since > 0
          ? { table, setup: before.setup, lines: [...before.lines, ...told] }
          : { table, setup: keyed(sentences(words.tellAll(seen.view, setup)), 0), lines: told };
      known.set(viewer, next);
      const gone = new Set(next.lines.flatMap(({ takesBack = [] }) => takesBack));
      return [
        ...next.setup.map((row) => ({ ...row, isGone: false })),
        ...next.lines.flatMap(({ told, version }) => told.map((row) => ({ ...row, isGone: gone.has(version) }))),
      ];
    },
  };
}
