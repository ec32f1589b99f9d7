/** The forum: colored areas outlined, eagles, envoys, and what a completed area brings. */
import type { View } from '@ludi-romani/forum-trajanum';
import { areaBonusIds } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, middle, placed, tinted, titled } from '../kit/pen';
import { at, circle, joined, rect } from '../kit/svg';
import { SMALLEST } from '../kit/text';
import { COLORS, digits, figure } from './glyphs';
import { amount, type Quill, type Table } from './table';
import { bonusId } from './targets';

export const FORUM = { width: 312, height: 272 };
const BONUSES = 26;
/** the room for squares */
const ROOM = FORUM.height - 22 - BONUSES - 12;
/** the room for numbers of rows and columns, left of the squares and above them */
const MARGIN = 14;
/** where numbers of columns have room beside each other */
const NUMBERED = 14;

/** A square stands so far within its place: the rings of neighbors do not touch. */
const EDGE = 4.5;

/** The lines between areas, as a path: where two squares beside each other do not belong together. */
function outlines({ areas, colors }: View['forum'], columns: number, rows: number, size: number): string {
  const same = (a: number, b: number) => colors[a] === colors[b] && areas[a] === areas[b] && (areas[a] ?? -1) >= 0;
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      if (colors[here] == null) continue;
      const [x, y] = [column * size, row * size];
      if (column > 0 && !same(here, here - 1)) path += `M${x} ${y}v${size}`;
      if (row > 0 && !same(here, here - columns)) path += `M${x} ${y}h${size}`;
    }
  return `<path d="${path}" fill="none" stroke="var(--l-bg)" stroke-width="3" stroke-linecap="round"/>`;
}

/** Rows and columns as sentences count them, from 1. */
const numbers = (columns: number, rows: number, size: number): string =>
  joined([
    ...Array.from({ length: columns }, (_, i) => middle(i + 1, (i + 0.5) * size, -4, SMALLEST)),
    ...Array.from({ length: rows }, (_, i) => middle(i + 1, -MARGIN / 2, (i + 0.5) * size + 3.5, SMALLEST)),
  ]);

/** The outlines and the numbers of a forum stay the same through its game. */
const known = new WeakMap<View['forum']['areas'], string>();

export function forum(table: Table, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const { areas, colors, envoys, arrangement } = view.forum;
  const { grid, squares: ids } = table.catalog.forum(arrangement);
  const { width: columns, height: rows } = grid;
  const sizeBeside = (margin: number) =>
    Math.floor(Math.min(26, (FORUM.width - margin) / columns, (ROOM - margin) / rows));
  const isNumbered = sizeBeside(MARGIN) >= NUMBERED;
  const edge = isNumbered ? MARGIN : 0;
  const size = sizeBeside(edge);
  const lines =
    known.get(areas) ?? outlines(view.forum, columns, rows, size) + (isNumbered ? numbers(columns, rows, size) : '');
  known.set(areas, lines);
  const inner = Math.round(size * 0.54);
  const margin = (size - inner) / 2 - EDGE;

  const { highlight = [], selected = [] } = pen.look;
  const pointable = new Set([...highlight, ...selected]);
  const squares: string[] = [];
  const free: string[] = [];
  colors.forEach((color, i) => {
    const id = ids[i];
    if (color === null || id == null) return;
    const [x, y] = [(i % columns) * size, Math.floor(i / columns) * size];
    const owner = envoys[i] ?? null;
    const sign = color === 'eagle' ? ({ hue: 'stone', icon: icons.eagle } as const) : COLORS[color];
    squares.push(rect(sign.hue, x, y, size, size, 0));
    // a ring is not to be lost on a hue
    if (pointable.has(id))
      squares.push(
        `<rect x="${x + 2}" y="${y + 2}" width="${size - 4}" height="${size - 4}" fill="none" stroke="var(--l-bg)" stroke-width="4"/>`,
      );
    const shows = color === 'eagle' ? said.eagle : table.title(pen, color);
    const half = size / 2 - EDGE;
    free.push(
      placed(
        x + EDGE,
        y + EDGE,
        pen.thing(
          id,
          `${table.title(pen, id)}: ${shows}, ${owner === null ? said.free : said.envoy(pen.name(owner))}`,
          size - 2 * EDGE,
          size - 2 * EDGE,
          owner === null
            ? tinted('paper', sign.icon, margin, margin, inner)
            : circle('panel', half, half, size * 0.42) + pen.sign(owner, half, half, size * 0.46),
        ),
      ),
    );
  });
  const left = (FORUM.width - columns * size + edge) / 2;
  const top = Math.max(0, ROOM - rows * size + edge) / 2;
  return titled(said.forum, {
    width: FORUM.width,
    height: FORUM.height - 22,
    svg: at(left, top, ...squares, lines, ...free) + at(0, FORUM.height - 22 - BONUSES, bonuses(table, pen)),
  });
}

/** What a completed area brings (FT-5.66). */
function bonuses(table: Table, pen: Quill): string {
  const { areaBonuses } = table.components;
  const w = (FORUM.width - 4 * (areaBonusIds.length - 1)) / areaBonusIds.length;
  return areaBonusIds
    .map((id, i) =>
      placed(
        i * (w + 4),
        0,
        pen.thing(
          bonusId(id),
          `${pen.look.words.labels.bonuses}: ${amount(table, pen, id, areaBonuses[id])}`,
          w,
          BONUSES,
          rect('panel', 0, 0, w, BONUSES),
          figure(id, w / 2 - 18, 5, 16),
          digits(areaBonuses[id], w / 2 + 9, 17.5, 12),
        ),
      ),
    )
    .join('');
}
