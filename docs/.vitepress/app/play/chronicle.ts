/** The log of a table, for each viewer. It is built once, and then extended by the new lines. */
import type { GameTypes, Seat, SeenEvent, Viewer } from '@ludi-romani/core';
import { type Phrase, type Told as Sentence, sentences, text } from '@ludi-romani/core/words';
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
  /** the version of the table that it led to, 0 for the setup */
  readonly version: number;
  /** the seat that acted, or `null` */
  readonly actor: Seat | null;
  /** the action as the viewer knows it */
  readonly action: GameTypes['action'] | null;
  /** true if a round begins with it */
  readonly isRound: boolean;
  /** true if it was undone */
  readonly isGone: boolean;
}

type Told = Omit<Row, 'isGone'>;

interface Known {
  readonly table: AnyTable;
  readonly setup: readonly Told[];
  readonly lines: readonly (Line<GameTypes> & { readonly told: readonly Told[] })[];
}

/** Returns the action of a line, if the viewer knows it. */
const actionOf = ({ entry }: Line<GameTypes>): GameTypes['action'] | null =>
  entry.type === 'action' && entry.action.type !== undefined ? (entry.action as GameTypes['action']) : null;

/** Returns a log that caches the rows of the last table and texts. */
export function chronicle(engine: AnyEngine) {
  /** the cached rows of each viewer, with the texts `spoken` */
  let known = new Map<Viewer, Known>();
  let spoken: SpokenWords | undefined;

  const keyed = (
    told: readonly Sentence[],
    version: number,
    action: GameTypes['action'] | null,
    rounds: readonly string[],
  ): Told[] =>
    told.map(({ player, phrase, phrases }, i) => ({
      key: `${version}-${i}`,
      player,
      phrase,
      version,
      action,
      actor: action?.player ?? null,
      isRound: rounds.includes(phrases.map((one) => text(one)).join()),
    }));

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
      const roundsOf = (events: readonly SeenEvent<GameTypes['event']>[]) =>
        events.filter(({ type }) => type === 'round-began').map((event) => text(words.tell(seen.view, event)));
      const spokenLines = words.table.log(seen.view, lines);
      const told = lines.map((line, i) => ({
        ...line,
        told: keyed(spokenLines[i]?.told ?? [], line.version, actionOf(line), roundsOf(line.events)),
      }));
      const next: Known =
        isGrown && before !== undefined && since > 0
          ? { table, setup: before.setup, lines: [...before.lines, ...told] }
          : { table, setup: keyed(sentences(words.tellAll(seen.view, setup)), 0, null, roundsOf(setup)), lines: told };
      known.set(viewer, next);
      const gone = new Set(next.lines.flatMap(({ takesBack = [] }) => takesBack));
      return [
        ...next.setup.map((row) => ({ ...row, isGone: false })),
        ...next.lines.flatMap(({ told, version }) => told.map((row) => ({ ...row, isGone: gone.has(version) }))),
      ];
    },
  };
}
