/** A player's own city. */
import type { View } from '@ludi-romani/city-of-rome';
import { type Catalog, cellOf } from '@ludi-romani/city-of-rome/queries';
import type { Seat } from '@ludi-romani/core';
import { RIGHT } from '../kit/frame';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, figure, placed, seatOf, titled } from '../kit/pen';
import { at } from '../kit/svg';
import { label } from '../kit/text';
import { aboutCard, drawCard } from './faces';
import { areaOf, type Quill, roomOf } from './table';
import { cellId, coinsId } from './targets';

/**
 * Where the window on a city begins, which shows a whole one and a place beside it: in the middle, as long as nothing that could be pointed
 * at lies outside.
 */
function windowFrom(first: number, reach: number, taken: readonly number[], citySide: number): number {
  const [low, high] = [Math.min(...taken), Math.max(...taken)];
  const isFull = high - low + 1 >= citySide;
  const usual = first + Math.ceil((reach - citySide - 1) / 2);
  const [from, to] = isFull ? [low, high] : [low - 1, high + 1];
  return Math.min(Math.max(usual, to - citySide), from);
}

function cityOf(catalog: Catalog, view: View, seat: Seat, pen: Quill, total: number, cellHeight: number): Drawing {
  const { grid, components } = catalog;
  const { citySide } = components.scoring;
  const { city, tokens } = areaOf(view, seat);
  const side = citySide + 1;
  const gap = 4;
  const w = (total + gap) / side - gap;
  const taken = city.flatMap((id, i) => (id === null ? [] : cellOf(catalog, i)));
  const columns = taken.map(({ x }) => x);
  const rows = taken.map(({ y }) => y);
  const fromX = windowFrom(grid.left, grid.width, columns, citySide);
  const fromY = windowFrom(grid.top, grid.height, rows, citySide);
  const cells = city.map((id, i) => {
    const { x, y } = cellOf(catalog, i);
    if (x < fromX || x >= fromX + side || y < fromY || y >= fromY + side) return '';
    const place = pen.look.words.labels.cell(x, y);
    const inner = id === null ? emptyPlace(w, cellHeight) : drawCard(catalog, id, pen, w, cellHeight, tokens[i]);
    return placed(
      (x - fromX) * (w + gap),
      (y - fromY) * (cellHeight + gap),
      pen.thing(
        cellId(seat, { x, y }),
        id === null ? place : `${place}: ${aboutCard(catalog, id, pen)}`,
        w,
        cellHeight,
        inner,
      ),
    );
  });
  return { width: total, height: side * (cellHeight + gap) - gap, svg: cells.join('') };
}

/** A player's own city with coins and influence. */
export function area(catalog: Catalog, view: View, seat: Seat, pen: Quill): Drawing {
  const isOwn = seat === seatOf(view);
  const { coins, influence, influenceCards: won } = areaOf(view, seat);
  const total = isOwn ? roomOf(pen) : RIGHT;
  const city = cityOf(catalog, view, seat, pen, total, !isOwn ? 36 : pen.isAlone ? 48 : 66);
  const purse = figure(icons.coin, coins, 2, 13, 'gold', 14);
  const crest = figure(icons.crest, influence, 0, 13, 'purple', 14);
  const values = won.map((id) => catalog.influenceCard(id).value).join(' · ');
  const head =
    pen.thing(coinsId(seat), `${pen.look.words.labels.coins}: ${coins}`, purse.width + 8, 17, purse.svg).svg +
    at(purse.width + 18, 0, crest.svg) +
    label(values, purse.width + crest.width + 30, 13, { size: 12, kind: 'accent strong' });
  const x = total - 150;
  const framed = { width: total, height: city.height, svg: city.svg };
  const drawing = titled(pen.look.words.labels.city(pen.name(seat)), framed);
  return { ...drawing, svg: drawing.svg + at(x, 0, head) };
}
