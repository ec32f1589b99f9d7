/** What happened at a table, as those who look at it were told: read whole once, and then line by line. */
import type { GameTypes, Seat, Viewer } from '@ludi-romani/core';
import { type Phrase, sentences } from '@ludi-romani/core/words';
import { type Line, log, updates } from '@ludi-romani/table';
import type { AnyEngine, AnyWords } from '../games';
import type { AnySnapshot, AnyTable } from './session';

/** A line of the log. */
export interface Row {
  /** tells it from the others */
  readonly key: string;
  /** `null` where it is about nobody */
  readonly player: Seat | null;
  readonly phrase: Phrase;
  /** whether it was taken back */
  readonly isGone: boolean;
}

/** What a page says of lines that are no doing of the game itself. */
export interface TableSayings {
  readonly tookBack: string;
  readonly didAgain: string;
}

type Told = Omit<Row, 'isGone'>;

interface Known {
  readonly table: AnyTable;
  readonly setup: readonly Told[];
  readonly lines: readonly (Line<GameTypes> & { readonly told: readonly Told[] })[];
}

/** The log of whatever table it is shown, in the words that it is given. */
export function chronicle(engine: AnyEngine) {
  /** by who looks, in these words */
  let known = new Map<Viewer, Known>();
  let spoken: AnyWords | undefined;

  const phrasesOf = (
    words: AnyWords,
    { view }: AnySnapshot,
    events: Line<GameTypes>['events'],
    version: number,
  ): Told[] =>
    sentences(words.tellAll(view, events)).map(({ player, phrase }, i) => ({ key: `${version}-${i}`, player, phrase }));

  const withWords =
    (words: AnyWords, seen: AnySnapshot, said: TableSayings) =>
    (line: Line<GameTypes>): Known['lines'][number] => {
      const { entry, version, events, takesBack } = line;
      const own = (seat: Seat, what: string): Told[] => [
        {
          key: `${version}`,
          player: seat,
          phrase: [{ player: seat, text: words.player(seen.view, seat) }, ` ${what}`],
        },
      ];
      // who asked for it took it back, whoever agreed last
      const seat = entry.type === 'agree' ? Number(entry.seat) : entry.type === 'undo' ? entry.seat : null;
      const told = phrasesOf(words, seen, events, version);
      if (takesBack !== undefined && seat !== null) return { ...line, told: own(seat, said.tookBack) };
      if (entry.type === 'redo') return { ...line, told: [...own(entry.seat, said.didAgain), ...told] };
      return { ...line, told };
    };

  return {
    /** All that happened, the last thing last. */
    rows(table: AnyTable, seen: AnySnapshot, words: AnyWords, said: TableSayings): readonly Row[] {
      const { viewer } = seen.view;
      if (words !== spoken) known = new Map();
      spoken = words;
      const before = known.get(viewer);
      const since = before?.lines.length ?? 0;
      // the same table as before, grown
      const isSame = before !== undefined && table.entries[since - 1] === before.table.entries[since - 1];
      const isGrown = isSame && table.begin === before.table.begin && since <= table.entries.length;
      const speak = withWords(words, seen, said);
      const messages = isGrown ? updates(engine, table, viewer, since) : [];
      const isWhole = isGrown && messages.every(({ type }) => type === 'update');
      let next: Known;
      if (isWhole && before !== undefined) {
        const lines = messages.flatMap((message) =>
          message.type === 'update' ? [speak({ version: message.from + 1, ...message })] : [],
        );
        next = lines.length === 0 ? before : { table, setup: before.setup, lines: [...before.lines, ...lines] };
      } else {
        const { setup, lines } = log(engine, table, viewer);
        next = { table, setup: phrasesOf(words, seen, setup, 0), lines: lines.map(speak) };
      }
      known.set(viewer, next);
      const gone = new Set(next.lines.flatMap(({ takesBack = [] }) => takesBack));
      return [
        ...next.setup.map((row) => ({ ...row, isGone: false })),
        ...next.lines.flatMap(({ told, version }) => told.map((row) => ({ ...row, isGone: gone.has(version) }))),
      ];
    },
  };
}
