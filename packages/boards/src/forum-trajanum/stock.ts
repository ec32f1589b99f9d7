/** What lies beside a colonia: resources, the ship, the reserve, the prestige track with its slide bar. */
import type { Seat } from '@ludi-romani/core';
import type { ResourceId, TileId, View } from '@ludi-romani/forum-trajanum';
import { type Drawing, emptyPlace } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { figure, tileFace, tinted } from './glyphs';
import { labels } from './labels';
import { amount, areaOf, type Quill, type Table, tileName } from './table';
import { reserveId, shipId, stockId } from './targets';

const RESOURCES: readonly ResourceId[] = [
  'builder',
  'worker-red',
  'worker-yellow',
  'worker-green',
  'worker-blue',
  'assistant',
  'coin',
  'tribune',
];

/** All resources in a line, each with its number. */
export function resources(table: Table, view: View, seat: Seat, pen: Quill, w: number, h: number): Drawing {
  const own = areaOf(view, seat).resources;
  const gap = h < 30 ? 2 : 8;
  const each = (w + gap) / RESOURCES.length - gap;
  const size = h < 30 ? 15 : 22;
  const drawn = RESOURCES.map((id, i) =>
    at(
      i * (each + gap),
      0,
      pen.thing(
        stockId(seat, id),
        amount(table, pen, id, own[id]),
        { x: 0, y: 0, width: each, height: h },
        rect('panel', 0, 0, each, h, h < 30 ? 4 : 6),
        `<g${own[id] === 0 ? ' opacity=".45"' : ''}>${figure(id, h < 30 ? 3 : 10, (h - size) / 2, size)}</g>`,
        label(String(own[id]), each - (h < 30 ? 4 : 12), h / 2 + (h < 30 ? 4 : 6), {
          size: h < 30 ? 11 : 16,
          anchor: 'end',
          kind: own[id] === 0 ? 'soft' : 'strong',
        }),
      ),
    ),
  );
  return { width: w, height: h, svg: drawn.join('') };
}

/** The ship with its envoys, the tiles of the neighbour lying open, the tile at the river. */
export function harbor(table: Table, view: View, seat: Seat, pen: Quill, w: number, tile: number): Drawing {
  const said = labels(pen);
  const { ship, reserve, leftover } = areaOf(view, seat);
  const isSmall = tile < 30;
  const shipWide = isSmall ? 44 : 73;
  const kinds = [...new Set(reserve)];
  const from = shipWide + (isSmall ? 6 : 14);
  const room = w - from - (tile + (isSmall ? 8 : 18));
  const step = Math.min(tile + (isSmall ? 3 : 6), room / Math.max(1, kinds.length));
  const lies = kinds.map((id: TileId, i) => {
    const count = reserve.filter((other) => other === id).length;
    return at(
      from + i * step,
      0,
      pen.thing(
        reserveId(seat, id),
        `${said.reserve}: ${tileName(table, pen, id)}${count > 1 ? ` × ${count}` : ''}`,
        { x: 0, y: 0, width: tile, height: tile },
        tileFace(table.fronts.get(id), tile),
        count > 1 ? label(`×${count}`, tile - 2, tile - 2, { size: 10, anchor: 'end', kind: 'strong' }) : '',
      ),
    );
  });
  const river =
    leftover === null
      ? emptyPlace(tile, tile)
      : pen.thing(
          `river-${seat}`,
          `${said.leftover}: ${tileName(table, pen, leftover)}`,
          { x: 0, y: 0, width: tile, height: tile },
          tileFace(table.fronts.get(leftover), tile),
        );
  return {
    width: w,
    height: tile,
    svg:
      pen.thing(
        shipId(seat),
        said.ship(ship),
        { x: 0, y: 0, width: shipWide, height: tile },
        rect('panel', 0, 0, shipWide, tile, isSmall ? 4 : 6),
        tinted('sea', 'ship', isSmall ? 3 : 10, (tile - (isSmall ? 15 : 22)) / 2, isSmall ? 15 : 22),
        label(String(ship), shipWide - (isSmall ? 4 : 12), tile / 2 + (isSmall ? 4 : 6), {
          size: isSmall ? 11 : 16,
          anchor: 'end',
          kind: 'strong',
        }),
      ) +
      (kinds.length === 0 && !isSmall
        ? at(from, 0, emptyPlace(room, tile)) + label(said.reserve, from + 10, tile / 2 + 4, { size: 11, kind: 'soft' })
        : '') +
      lies.join('') +
      at(w - tile, 0, river),
  };
}

/** FT-6.14, FT-6.15 the prestige track: points of areas, below them the slide bar with the sizes of areas and the Trajan head. */
export function prestige(table: Table, view: View, seat: Seat, pen: Quill, w: number, h: number): Drawing {
  const said = labels(pen);
  const { position, improved } = areaOf(view, seat);
  const { areaStrip, cypresses, lastPosition, maxArea, offset, head } = table.components.prestige;
  const reach = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  const each = w / reach;
  const at0 = position + offset[improved ? 'improved' : 'basic'];
  const value = head.filter(({ from }) => from <= at0).at(-1)?.value ?? 0;
  const fits = each >= 13;
  const numbers = (i: number, text: number, y: number, kind: string) =>
    fits ? label(String(text), (i + 0.5) * each, y, { size: h * 0.55, anchor: 'middle', kind }) : '';
  const strip = areaStrip.slice(0, reach).map((points, i) => numbers(i, points, h * 0.72, 'accent'));
  const sizes = Array.from({ length: maxArea }, (_, i) => numbers(at0 + i + 1, i + 1, h * 1.72, 'on'));
  const trees = cypresses.map((place) => tinted('olive', 'cypress', (place + 0.5) * each - 5, -11, 10));
  return {
    width: w,
    height: 2 * h + 12,
    svg: at(
      0,
      12,
      pen.thing(
        `prestige-${seat}`,
        said.prestige(position, lastPosition, improved, value),
        { x: 0, y: 0, width: w, height: 2 * h },
        trees.join(''),
        rect('panel', 0, 0, w, h, 4),
        strip.join(''),
        rect('edge', 0, h, w, h, 4),
        rect(improved ? 'purple' : 'stone', position * each, h + 1, (at0 - position + maxArea + 1) * each, h - 2, 4),
        `<path class="bare" d="M${(at0 + 1) * each} ${h + 3}V${2 * h - 3}"/>`,
        label(String(value), (at0 + 0.5) * each, h * 1.72, { size: h * 0.62, anchor: 'middle', kind: 'on strong' }),
        sizes.join(''),
      ),
    ),
  };
}
