/** Long lists of choices, by what they point at. */
import type { Board, BoardWords } from '@ludi-romani/boards';
import type { GameTypes } from '@ludi-romani/core';
import { capitalized } from '@ludi-romani/core/words';

/** A longer list is set in groups. */
export const MOST_CHOICES = 20;
/** A longer group is set in finer ones, if there are any. */
const MOST_TOGETHER = 12;

export interface Group<T> {
  /** what all of it points at; empty for what points at nothing on the table */
  readonly heading: string;
  readonly items: readonly T[];
}

/** What a label says of a kind of things, of a row of them, and of one: `Row`, `Row 3`, `Row 3, column 2`. */
const LEVELS: readonly ((label: string) => string)[] = [
  (label) => /^[^\d(:;,]*/.exec(label)?.[0] ?? '',
  (label) => /^[^\d:;,]*\d*/.exec(label)?.[0] ?? '',
  (label) => /^[^:;]*/.exec(label)?.[0] ?? '',
  (label) => label,
];

/** A heading of it: whole brackets, a capital in front. */
function headed(text: string): string {
  const trimmed = text.trim();
  return capitalized(/\([^)]*$/.test(trimmed) ? `${trimmed}, ...)` : trimmed);
}

const groupsAt = <T>(items: readonly T[], headingOf: (item: T) => string): Group<T>[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const heading = headingOf(item);
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [item]);
    else group.push(item);
  }
  // what points at nothing comes last
  return [...groups]
    .map(([heading, items]) => ({ heading, items }))
    .sort((a, b) => Number(a.heading === '') - Number(b.heading === ''));
};

/** Things in groups by their labels, as coarse as can be taken in at a glance. */
export function grouped<T>(items: readonly T[], labelOf: (item: T) => string): Group<T>[] {
  const all = LEVELS.map((level) => groupsAt(items, (item) => headed(level(labelOf(item)))));
  const isClear = (groups: readonly Group<T>[]) => groups.every(({ items }) => items.length <= MOST_TOGETHER);
  return all.find(isClear) ?? all.at(-1) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What the picture calls the first thing that an action points at. */
export function labelsIn<G extends GameTypes>(
  board: Board<G>,
  words: BoardWords<G>,
  view: G['view'],
): (action: G['action']) => string {
  const labels = new Map(
    [...board.board(view, { words }).matchAll(/data-id="([^"]*)"[^>]*? aria-label="([^"]*)"/g)].map(
      ([, id = '', label = '']) => [id, label.replace(/&([a-z]+|#39);/g, (whole, name) => ENTITIES[name] ?? whole)],
    ),
  );
  return (action) => labels.get(board.targets(view, action)[0] ?? '') ?? '';
}
