/** The things beside a colonia: figures, the ship, the reserve, the prestige track with its slide bar. */
import type { Seat } from '@ludi-romani/core';
import type { TileId, View } from '@ludi-romani/forum-trajanum';
import { effectivePosition, headValue, resourceIds } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { about, type Drawing, ground, heading, placed, seatOf } from '../kit/pen';
import { drawIcon, token } from '../kit/pieces';
import { at, joined, path, rect, rounded } from '../kit/svg';
import { fitted, measure, set, type Type, wordFor, write } from '../kit/text';
import { faint, figure, ship, tile } from './art';
import {
  areaOf,
  boxed,
  type DrawOf,
  dot,
  frontOf,
  type Quill,
  shares,
  starts,
  type Table,
  tileKind,
  tileName,
} from './table';
import { reserveId, shipId, stockId } from './targets';

/** The figures in boxes with their numbers and words, in rows of `perRow`. Those of others are one thing. */
export function figures(table: Table, view: View, seat: Seat, pen: Quill, width: number, perRow: number): Drawing {
  const said = pen.look.words.labels;
  const own = areaOf(view, seat).resources;
  const isOwn = seat === seatOf(view);
  const h = 42;
  const gap = 4;
  const rows = Array.from({ length: Math.ceil(resourceIds.length / perRow) }, (_, i) =>
    resourceIds.slice(i * perRow, (i + 1) * perRow),
  );
  const drawn = rows.map((ids, n) => {
    const texts = ids.map((id) => wordFor(said.things[id], own[id]));
    // as wide as the words for several, so that boxes stay in their places
    const widths = shares(
      ids.map((id) => said.things[id][1]),
      width - gap * (ids.length - 1),
      34,
    );
    const xs = starts(widths, gap);
    return joined(
      ids.map((id, i): string => {
        const [w = 0, x = 0, text = ''] = [widths[i], xs[i], texts[i]];
        const count = own[id];
        const isOpen = isOwn && pen.isOpen(stockId(seat, id));
        const sign = figure(id, w / 2 - 9, 14, 0.84);
        const inner =
          (count === 0 ? faint(sign) : sign) +
          write(count, w / 2 + 5, 20, { size: 17, bold: true, fill: count === 0 && !isOpen ? '$soft' : '$ink' }) +
          write(text, w / 2, 37.5, {
            size: 12,
            anchor: 'middle',
            fill: isOpen ? '$litText' : '$soft',
            room: w,
          });
        const plain = { fill: '$panel', stroke: '$fieldLine' };
        return isOwn
          ? placed(
              x,
              n * (h + gap),
              boxed(pen, stockId(seat, id), `${count} ${table.title(pen, id)}`, w, h, inner, {
                plain,
                radius: 7,
                about: id,
                value: count,
              }),
            )
          : at(x, n * (h + gap), rect(0, 0, w, h, 7, plain) + inner);
      }),
    );
  });
  const height = rows.length * (h + gap) - gap;
  const name = resourceIds.map((id) => `${own[id]} ${table.title(pen, id)}`).join(', ');
  return isOwn
    ? { width, height, svg: joined(drawn) }
    : pen.thing(`stock-${seat}`, name, width, height, joined(drawn), { about: 'figures' });
}

/** A tile in the reserve or at the river. */
export const tileThing = (
  table: Table,
  pen: Quill,
  id: string,
  where: string,
  kind: TileId,
  count: number,
  size: number,
  topic = tileKind(kind),
): Drawing =>
  pen.thing(
    id,
    `${where}: ${tileName(table, pen, kind)}${count > 1 ? ` ×${count}` : ''}`,
    size,
    size,
    tile(frontOf(table, kind), 0, 0, size, pen.isOpen(id)) +
      (count > 1
        ? rect(size - 19, size - 15, 19, 15, 7, { fill: '$stone', stroke: '$panel' }) +
          write(`×${count}`, size - 9.5, size - 3.2, { size: 12, bold: true, anchor: 'middle', fill: '#fff' })
        : '') +
      dot(pen, id, size),
    { lit: true, radius: 4, about: topic },
  );

/** The kinds of tiles in the reserve, in rows of `perRow` that begin `step` apart. */
function reserve(table: Table, view: View, seat: Seat, pen: Quill, size: number, step: number, perRow: number): string {
  const { reserve: held } = areaOf(view, seat);
  const said = pen.look.words.labels;
  return joined(
    [...new Set(held)].map((kind, i) => {
      const count = held.filter((one) => one === kind).length;
      const thing = tileThing(table, pen, reserveId(seat, kind), said.reserve, kind, count, size);
      return placed((i % perRow) * step, Math.floor(i / perRow) * (size + 4), thing);
    }),
  );
}

/** The ship with its envoys, the reserve and the tile at the river. */
export function harbor(table: Table, view: View, seat: Seat, pen: Quill, width: number): Drawing {
  const said = pen.look.words.labels;
  const { ship: envoys, leftover, reserve: held } = areaOf(view, seat);
  const kinds = new Set(held).size;
  const isTall = pen.shape === 'tall';
  const size = isTall ? 42 : 34;
  const text = said.envoys(envoys);
  const textWidth = Math.ceil(
    Math.max(...[1, 10].map((n) => measure(said.envoys(n), 13, true)), measure(said.ship, 12)) + 4,
  );
  const riverWidth = Math.ceil(Math.max(size, measure(said.leftover, 12)));
  // the ship itself makes room for many tiles
  const isShort = !isTall && kinds * (size + 4) > width - 96 - textWidth - riverWidth - 14;
  const textX = isShort ? 4 : 92;
  const shipWidth = textX + textWidth;
  const id = shipId(seat);
  const left = boxed(
    pen,
    id,
    `${said.ship}: ${text}`,
    shipWidth,
    48,
    (isShort ? '' : ship(pen.side(seat), envoys, 4, 9, 0.76)) +
      write(said.ship, textX, 19, { size: 12, fill: '$soft' }) +
      write(text, textX, 36, { size: 13, bold: true }),
    { about: 'ship', value: envoys },
  );
  const river = (x: number, y: number): string =>
    about('river', write(said.leftover, x + riverWidth, y + 10, { size: 12, anchor: 'end', fill: '$soft' })) +
    (leftover === null
      ? ''
      : placed(
          x + riverWidth - size,
          y + 14,
          tileThing(table, pen, `river-${seat}`, said.leftover, leftover, 1, size, 'river'),
        ));
  const label = (x: number, y: number) => about('reserve', write(said.reserve, x, y, { size: 12, fill: '$soft' }));
  if (isTall) {
    const perRow = Math.floor((width + 4) / (size + 4));
    const height = 78 + Math.max(1, Math.ceil(kinds / perRow)) * (size + 4) - 4;
    return {
      width,
      height,
      svg:
        placed(0, 4, left) +
        river(width - riverWidth, 0) +
        label(0, 72) +
        at(0, 78, reserve(table, view, seat, pen, size, size + 4, perRow)),
    };
  }
  const from = shipWidth + 12;
  const room = width - from - size - 2;
  const step = Math.min(size + 4, Math.floor(room / Math.max(1, kinds)));
  return {
    width,
    height: 48,
    svg:
      left.svg +
      label(from, 10) +
      at(from, 14, reserve(table, view, seat, pen, Math.min(size, step), step, kinds)) +
      river(width - riverWidth, 0),
  };
}

/** FT-6.14, FT-6.15 The prestige track: points of areas, below them the slide bar with the sizes of areas and the Trajan head. */
export function prestige(table: Table, view: View, seat: Seat, pen: Quill, width: number): Drawing {
  const said = pen.look.words.labels;
  const area = areaOf(view, seat);
  const { position, improved } = area;
  const { areaStrip, cypresses, lastPosition, maxArea, offset } = table.components.prestige;
  const reach = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  const start = effectivePosition(table.catalog, area);
  const value = headValue(table.catalog, area);
  const type: Type = { size: 12, fill: '$soft', room: width, lines: 2 };
  const label = fitted(said.prestige, type);
  const top = label.rows.length * label.leading + 10;
  // a place needs the width of two digits
  const rows = Math.max(1, Math.ceil((reach * 17.5) / width));
  const perRow = Math.ceil(reach / rows);
  const each = width / perRow;
  const high = 19;
  const rowHeight = 2 * high + 14;
  const bar = improved ? '$purple' : '$stone';
  const drawn = Array.from({ length: rows }, (_, n): string => {
    const y = n * rowHeight;
    const first = n * perRow;
    const count = Math.min(perRow, reach - first);
    const cells = Array.from({ length: count }, (_, i): string => {
      const place = first + i;
      const size = place - start;
      const x = i * each;
      const onBar = place >= start && size <= maxArea;
      return (
        write(areaStrip[place] ?? 0, x + each / 2, y + 13.8, {
          size: 12.5,
          bold: true,
          anchor: 'middle',
          fill: '$accent',
        }) +
        (cypresses.includes(place) ? drawIcon(icons.cypress, x + each / 2 - 6.5, y - 12, 13, '$oliveText', 1.4) : '') +
        (!onBar
          ? ''
          : size === 0
            ? rect(x + 1.5, y + high + 1.5, each - 3, high - 3, 3, { fill: '@gold' }) +
              write(value, x + each / 2, y + high + 14.2, { size: 13, bold: true, anchor: 'middle', fill: '#2a1c06' })
            : write(size, x + each / 2, y + high + 13.8, { size: 12.5, anchor: 'middle', fill: '#fff' }))
      );
    });
    const [barFrom, barTo] = [Math.max(0, position - first), Math.min(count, start + maxArea + 1 - first)];
    const edges = joined(Array.from({ length: count - 1 }, (_, i) => `M${rounded((i + 1) * each)} ${y + 3}v13`));
    return (
      rect(0, y, count * each, high, 4, { fill: '$panel', stroke: '$fieldLine' }) +
      path(edges, { stroke: '$line' }) +
      (barTo > barFrom ? rect(barFrom * each, y + high, (barTo - barFrom) * each, high, 4, { fill: bar }) : '') +
      joined(cells)
    );
  });
  const height = rows * rowHeight - 14;
  const track = pen.thing(
    `prestige-${seat}`,
    said.prestigeAt(position, lastPosition, improved, value),
    width,
    height,
    joined(drawn),
    { about: 'prestige' },
  );
  return {
    width,
    height: top + height,
    svg: about('prestige', set(label, 0, 10, type)) + placed(0, top, track),
  };
}

/** All of it for the player whose things are large. */
export const stock: DrawOf = (table, view, seat, pen, { width, height }) => {
  const said = pen.look.words.labels;
  const isTall = pen.shape === 'tall';
  const inner = width - 24;
  const parts = [
    figures(table, view, seat, pen, inner, isTall ? 4 : 8),
    harbor(table, view, seat, pen, inner),
    prestige(table, view, seat, pen, inner),
  ];
  const gap = isTall ? 10 : 3;
  let y = isTall ? 30 : 25;
  const drawn = parts.map((part) => {
    const one = placed(12, y, part);
    y += part.height + gap;
    return one;
  });
  const total = height ?? y + 4;
  const title = seat === view.viewer ? said.ownFigures : said.figures(pen.name(seat));
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'field') +
      token(pen.side(seat), 21, isTall ? 17 : 13.5, 8.5) +
      heading('figures', title, 36, isTall ? 22 : 18.5, width - 50) +
      joined(drawn),
  };
};
