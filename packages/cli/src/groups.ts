/** Groups long lists of choices by the place on the table that they point at. */
import type { GameTypes } from '@ludi-romani/core';
import { capitalized } from '@ludi-romani/core/words';
import type { Pictures } from './game';

/** The largest number of choices in a list without groups. */
export const MOST_CHOICES = 20;
/** The largest number of choices in a group. A longer group is split further, if possible. */
const MOST_TOGETHER = 12;

export interface Group<T> {
  /** the place that all items point at; empty if they point at no place */
  readonly heading: string;
  readonly items: readonly T[];
}

/** The levels of grouping, from coarse to fine. Each shortens a label: `Row`, `Row 3`, `Row 3, column 2`. */
const LEVELS: readonly ((label: string) => string)[] = [
  (label) => /^[^\d(:;,]*/.exec(label)?.[0] ?? '',
  (label) => /^[^\d:;,]*\d*/.exec(label)?.[0] ?? '',
  (label) => /^[^:;]*/.exec(label)?.[0] ?? '',
  (label) => label,
];

/** Returns a shortened label as a heading: capitalized, and with its bracket closed. */
function asHeading(text: string): string {
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
  // actions that point at no place come last
  return [...groups]
    .map(([heading, items]) => ({ heading, items }))
    .sort((a, b) => Number(a.heading === '') - Number(b.heading === ''));
};

/** Groups items by their labels, at the coarsest level at which no group is too long. If there is no such level, uses the finest level. */
export function grouped<T>(items: readonly T[], labelOf: (item: T) => string): Group<T>[] {
  const all = LEVELS.map((level) => groupsAt(items, (item) => asHeading(level(labelOf(item)))));
  const isShort = (groups: readonly Group<T>[]) => groups.every(({ items }) => items.length <= MOST_TOGETHER);
  return all.find(isShort) ?? all.at(-1) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns a function from an action to the label, in the picture of `view`, of the first place that it points at. */
export function labelsIn<G extends GameTypes>(
  { picture, targets }: Pictures<G>,
  view: G['view'],
): (action: G['action']) => string {
  const labels = new Map(
    [...picture(view).matchAll(/data-id="([^"]*)"[^>]*? aria-label="([^"]*)"/g)].map(([, id = '', label = '']) => [
      id,
      label.replace(/&([a-z]+|#39);/g, (whole, name) => ENTITIES[name] ?? whole),
    ]),
  );
  return (action) => labels.get(targets(view, action)[0] ?? '') ?? '';
}
