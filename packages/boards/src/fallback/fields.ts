/** Draws any plain value in words: numbers and names on chips, lists in rows, lists of lists as grids, objects as tables of their fields. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { column, type Drawing, flow, type Pen, placed, row } from '../kit/pen';
import { token } from '../kit/pieces';
import { at, rect } from '../kit/svg';
import { lines, measure, SMALLEST, set, type Type } from '../kit/text';
import type { FrameLabels } from '../types';
import { encoded } from './steps';

type AnyPen<G extends GameTypes> = Pen<G, FrameLabels>;

/** Matches the ids of cards, tiles and the like: `market`, `ii-market`. */
const ID = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
/** Matches the names of fields that hold a seat. */
const SEAT = /(^p|^s|P|S|O|^o)(layer|eat|wner)$/;

const EMPTY: Drawing = {
  width: 24,
  height: 26,
  svg: rect(0.5, 0.5, 23, 25, 6, { stroke: '$edge', dash: '3 4' }),
};

type Titled = Pick<Words<GameTypes>, 'title'>;
/** The titles that words have returned: a picture has hundreds, and most words search for each. */
const titles = new WeakMap<Titled, Map<string, string>>();
const titleOf = (words: Titled, id: string): string => {
  const known = titles.get(words) ?? new Map<string, string>();
  titles.set(words, known);
  const title = known.get(id) ?? words.title(id);
  known.set(id, title);
  return title;
};

/** Returns the words for the name of a field: `Influence cards` for `influenceCards`. */
export const fieldName = (key: string, words: Titled): string =>
  /^[A-Z\d]+$/.test(key) ? key : titleOf(words, key.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());

/** Returns the seat that a field of this name holds, if it holds one. */
const seatIn = (key: string, value: unknown, seats: number): Seat | undefined =>
  SEAT.test(key) && Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats ? Number(value) : undefined;

/** Returns a scalar in words. `key` is the name of its field. */
export function scalarText<G extends GameTypes>(key: string, value: unknown, seats: number, pen: AnyPen<G>): string {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') return ID.test(value) ? titleOf(pen.look.words, value) : value;
  if (typeof value !== 'number') return '–';
  const seat = seatIn(key, value, seats);
  return seat === undefined ? String(value) : pen.name(seat);
}

/** Returns a text in as many lines as it needs. */
export function written(text: string, room: number, type: Type): Drawing {
  const { size = 13, bold = false } = type;
  const rows = lines(text, size, room, bold);
  const leading = size * 1.25;
  return {
    width: Math.max(...rows.map((one) => measure(one, size, bold))),
    height: rows.length * leading,
    svg: set({ rows, size, leading }, 0, size, type),
  };
}

const CHIP = { fill: '$panel', stroke: '$edge', width: 0.8 };
/** Returns a drawing on a small card. */
const onCard = ({ width, height, svg }: Drawing, pad: number): Drawing => ({
  width: width + 2 * pad,
  height: height + 10,
  svg:
    rect(0.5, 1.5, width + 2 * pad, height + 10, 6, { fill: '$shade', opacity: 0.15 }) +
    rect(0, 0, width + 2 * pad, height + 10, 6, CHIP) +
    at(pad, 4, svg),
});

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** Returns true for a list of lists of scalars. */
const isGrid = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => Array.isArray(one) && one.length > 0 && one.every(isScalar));
/** Returns the name of the items of a list: `card` for `cards`. */
const itemKey = (key: string): string => key.replace(/s$/, '');

/** The least number of equal items in a row that are drawn once, with their number. */
const RUN = 6;
/** Returns the items of a list, and how often each is repeated. */
function runsOf(items: readonly unknown[]): readonly (readonly [item: unknown, count: number])[] {
  const runs: [unknown, number][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last !== undefined && isScalar(item) && last[0] === item) last[1]++;
    else runs.push([item, 1]);
  }
  return runs.flatMap(([item, count]) => (count < RUN ? Array(count).fill([item, 1]) : [[item, count]]));
}

/** Draws values of the view of a game with this number of players. */
export function fieldsOf<G extends GameTypes>(seats: number, pen: AnyPen<G>) {
  const { words } = pen.look;

  /** Returns a value in words, for people who cannot see the picture. */
  const spoken = (key: string, value: unknown): string => {
    if (isScalar(value)) return scalarText(key, value, seats, pen);
    if (Array.isArray(value)) return value.map((item) => spoken(itemKey(key), item)).join(', ');
    return Object.entries(value as object)
      .map(([name, part]) => `${fieldName(name, words)} ${spoken(name, part)}`)
      .join(', ');
  };

  /** Returns a scalar as text. A seat has its token. */
  const scalar = (key: string, value: unknown, room: number, type: Type): Drawing => {
    const seat = seatIn(key, value, seats);
    const left = seat === undefined ? 0 : 20;
    const text = written(scalarText(key, value, seats, pen), room - left, type);
    if (seat === undefined) return text;
    return {
      ...text,
      width: left + text.width,
      svg: token(pen.side(seat), 7, (type.size ?? 13) * 0.66, 7) + at(left, 0, text.svg),
    };
  };

  const grid = (key: string, rows: readonly (readonly unknown[])[], room: number): Drawing | undefined => {
    const columns = Math.max(...rows.map(({ length }) => length));
    const wanted = rows.map((cells) =>
      cells.map((value) => (value === null ? undefined : scalar(key, value, 140, { size: 13 }))),
    );
    const widest = Math.max(22, ...wanted.flat().map((one) => one?.width ?? 0));
    const w = Math.min(widest + 14, (room - 8) / columns - 3);
    if (w < 26) return undefined;
    let [y, svg] = [5, ''];
    for (const cells of rows) {
      const drawn = cells.map((value) => (value === null ? undefined : scalar(key, value, w - 8, { size: 13 })));
      const h = Math.max(28, ...drawn.map((one) => (one?.height ?? 0) + 12));
      drawn.forEach((one, i) => {
        const x = 5 + i * (w + 3);
        svg +=
          one === undefined
            ? rect(x, y, w, h, 4, { fill: '@earth', stroke: '$earthLine', width: 0.8 })
            : rect(x, y, w, h, 4, CHIP) + placed(x + (w - one.width) / 2, y + (h - one.height) / 2 - 1, one);
      });
      y += h + 3;
    }
    const [width, height] = [columns * (w + 3) + 7, y + 2];
    return { width, height, svg: rect(0, 0, width, height, 7, { fill: '$veil', stroke: '$streetLine' }) + svg };
  };

  const draw = (key: string, value: unknown, room: number): Drawing => {
    if (value === null || value === undefined) return EMPTY;
    if (isScalar(value)) return onCard(scalar(key, value, room - 16, { size: 13 }), 8);
    if (!Array.isArray(value)) return onCard(inner(value, room - 16), 8);
    const asGrid = isGrid(value) ? grid(key, value, room) : undefined;
    if (asGrid !== undefined) return asGrid;
    return flow(
      runsOf(value).map(([item, count]) => {
        if (count === 1) return draw(itemKey(key), item, room);
        const times = written(`×${count}`, room, { size: 13, bold: true });
        const one = draw(itemKey(key), item, room - times.width - 4);
        return { ...one, width: one.width + 4 + times.width, svg: one.svg + at(one.width + 3, 5, times.svg) };
      }),
      room,
      5,
    );
  };

  /** Draws a scalar below its name. */
  const tile = (key: string, value: unknown, room: number): Drawing =>
    onCard(
      column(
        [
          written(fieldName(key, words), room - 16, { size: SMALLEST, fill: '$soft' }),
          scalar(key, value, room - 16, { size: 16, bold: true }),
        ],
        1,
      ),
      8,
    );
  /** Draws a list or an object below its name. */
  const headed = (key: string, value: object, room: number): Drawing => {
    const count = Array.isArray(value) && !isGrid(value) ? ` (${value.length})` : '';
    const head = written(`${fieldName(key, words)}${count}`, room, { size: 13, bold: true, fill: '$head' });
    const body = draw(key, value, room);
    return body.height === 0 ? head : column([head, body], 3);
  };
  /** Draws the fields of an object that is in another one: the scalars beside their names. */
  const inner = (object: object, room: number): Drawing => {
    const entries = Object.entries(object);
    if (entries.length === 0) return { ...EMPTY, svg: '' };
    const scalars = entries
      .filter(([, value]) => isScalar(value))
      .map(([key, value]) => {
        const name = written(fieldName(key, words), room, { size: SMALLEST, fill: '$soft' });
        const shown = scalar(key, value, room, { size: 13, bold: true });
        return name.width + 5 + shown.width > room ? column([name, shown], 1) : row([name, shown], 5);
      });
    const others = entries
      .filter(([, value]) => !isScalar(value))
      .map(([key, value]) => headed(key, value as object, room));
    return column(
      [flow(scalars, room, 12), flow(others, room, 12)].filter(({ height }) => height > 0),
      6,
    );
  };

  /** Draws the fields of an object in rows, each as a thing: first the scalars, then the others. `of` begins the ids. */
  const record = (of: string, object: object, room: number): Drawing => {
    const thing = (key: string, value: unknown, { width, height, svg }: Drawing): Drawing =>
      pen.thing(`${of}-${encoded(key)}`, `${fieldName(key, words)}: ${spoken(key, value)}`, width, height, svg, {
        value: typeof value === 'number' && seatIn(key, value, seats) === undefined ? value : undefined,
      });
    const entries = Object.entries(object);
    const scalars = entries.filter(([, value]) => isScalar(value));
    const others = entries.filter(([, value]) => !isScalar(value));
    return column(
      [
        flow(
          scalars.map(([key, value]) => thing(key, value, tile(key, value, room))),
          room,
          7,
        ),
        flow(
          others.map(([key, value]) => thing(key, value, headed(key, value, room))),
          room,
          14,
        ),
      ].filter(({ height }) => height > 0),
      12,
    );
  };

  return { record };
}

/** Returns tokens and names of seats in a row, below a heading. */
export function members<G extends GameTypes>(
  head: string,
  team: readonly Seat[],
  room: number,
  pen: AnyPen<G>,
): Drawing {
  const people = team.map((seat): Drawing => {
    const name = written(pen.name(seat), room - 36, { size: 14, bold: true });
    return { ...name, width: name.width + 20, svg: token(pen.side(seat), 7, 9.5, 7) + at(20, 0, name.svg) };
  });
  return onCard(
    column([written(head, room - 16, { size: SMALLEST, fill: '$soft' }), flow(people, room - 16, 12)], 2),
    8,
  );
}
