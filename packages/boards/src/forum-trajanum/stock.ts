/** What lies beside a colonia: resources, the ship, the reserve, the prestige track with its slide bar. */
import type { Seat } from '@ludi-romani/core';
import type { ResourceId, TileId, View } from '@ludi-romani/forum-trajanum';
import { effectivePosition, headValue, resourceIds } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { column, type Drawing, placed, seatOf, tinted } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { digits, figure, keeper, tileFace } from './glyphs';
import { amount, areaOf, frontOf, type Quill, type Table, tileName } from './table';
import { reserveId, shipId, stockId } from './targets';

/** Sizes of the lines: large for the viewer, small for the others. */
interface Lines {
  readonly width: number;
  /** of a box, and of the sign and the number in it */
  readonly height: number;
  readonly sign: number;
  readonly text: number;
  readonly pad: number;
  readonly gap: number;
  /** of the prestige track */
  readonly strip: number;
}
const LARGE: Lines = { width: 640, height: 38, sign: 22, text: 16, pad: 10, gap: 8, strip: 20 };
const SMALL: Lines = { width: 320, height: 22, sign: 15, text: 11, pad: 3, gap: 2, strip: 14 };

const whole = (lines: Lines): number => (lines.width + lines.gap) / resourceIds.length - lines.gap;

/** A sign with its number in a box. */
function box(lines: Lines, sign: string, value: number): string {
  const [w, h] = [whole(lines), lines.height];
  const isNone = value === 0;
  return (
    rect('panel', 0, 0, w, h, 5) +
    (isNone ? `<g opacity=".45">${sign}</g>` : sign) +
    digits(value, w - lines.pad - 2, h / 2 + lines.text * 0.36, lines.text, isNone ? 'soft' : 'strong', 'end')
  );
}

/** All resources in a line, each with its number; those of others are one thing. */
function resources(table: Table, view: View, seat: Seat, pen: Quill, lines: Lines): Drawing {
  const own = areaOf(view, seat).resources;
  const { width, height, sign, pad, gap } = lines;
  const w = whole(lines);
  const name = (id: ResourceId) => amount(table, pen, id, own[id]);
  const drawn = resourceIds.map((id) => box(lines, figure(id, pad, (height - sign) / 2, sign), own[id]));
  const svg =
    seat === seatOf(view)
      ? drawn.map((one, i) => {
          const id = resourceIds[i] ?? 'coin';
          return placed(i * (w + gap), 0, pen.thing(stockId(seat, id), name(id), w, height, one));
        })
      : [
          placed(
            0,
            0,
            pen.thing(
              `stock-${seat}`,
              resourceIds.map(name).join(', '),
              width,
              height,
              ...drawn.map((one, i) => at(i * (w + gap), 0, one)),
            ),
          ),
        ];
  return { width, height, svg: svg.join('') };
}

/** The ship with its envoys, the tiles of the neighbor lying open, the tile at the river. */
function harbor(table: Table, view: View, seat: Seat, pen: Quill, lines: Lines): Drawing {
  const said = pen.look.words.labels;
  const { ship, reserve, leftover } = areaOf(view, seat);
  const { width: w, height: h, sign, pad, gap } = lines;
  const kinds = [...new Set(reserve)];
  const from = whole(lines) + 2 * gap;
  const room = w - from - h - 2 * gap;
  const step = Math.min(h + 4, room / Math.max(1, kinds.length));
  const tile = (id: string, where: string, kind: TileId, x: number, more: string, ...inner: string[]) =>
    placed(
      x,
      0,
      pen.thing(
        id,
        `${where}: ${tileName(table, pen, kind)}${more}`,
        h,
        h,
        tileFace(frontOf(table, kind), h),
        ...inner,
      ),
    );
  const lies = kinds.map((id, i) => {
    const count = reserve.filter((other) => other === id).length;
    const more = count > 1 ? ` ×${count}` : '';
    return tile(
      reserveId(seat, id),
      said.reserve,
      id,
      from + i * step,
      more,
      count > 1 ? circle('stone', h - 5, 5, 6.5) + digits(count, h - 5, 8.5, 10, 'on strong') : '',
    );
  });
  const title = kinds.length > 0 || h < 30 ? '' : label(said.reserve, from + 4, h / 2 + 4, { size: 11, kind: 'soft' });
  const ships = tinted('sea', icons.ship, pad, (h - sign) / 2, sign);
  return {
    width: w,
    height: h,
    svg: [
      placed(0, 0, pen.thing(shipId(seat), said.ship(ship), whole(lines), h, box(lines, ships, ship))),
      title,
      ...lies,
      leftover === null ? '' : tile(`river-${seat}`, said.leftover, leftover, w - h, ''),
    ].join(''),
  };
}

const kept = keeper<Table['components']['prestige']>();

/** FT-6.14, FT-6.15 the prestige track: points of areas, below them the slide bar with the sizes of areas and the Trajan head. */
function prestige(table: Table, view: View, seat: Seat, pen: Quill, { width: w, strip: h }: Lines): Drawing {
  const area = areaOf(view, seat);
  const { position, improved } = area;
  const { areaStrip, cypresses, lastPosition, maxArea, offset } = table.components.prestige;
  const reach = maxArea + lastPosition + Math.max(offset.basic, offset.improved) + 1;
  const each = w / reach;
  const at0 = effectivePosition(table.catalog, area);
  const value = headValue(table.catalog, area);
  const size = Math.round(h * 0.55);
  /** the number in a place of the strip, or of the bar below */
  const number = (i: number, what: number, line: number, kind: string): string =>
    each < 13 ? '' : digits(what, (i + 0.5) * each, line * h + h / 2 + 3.6, size, kind);
  const middle = each / 2 - 6;
  const drawn = kept(table.components.prestige, `${w} ${position} ${improved}`, () =>
    [
      ...cypresses.map((place) => tinted('olive', icons.cypress, place * each + middle, -13, 12)),
      rect('panel', 0, 0, w, 2 * h, 4),
      ...areaStrip.slice(0, reach).map((points, i) => number(i, points, 0, 'accent')),
      rect(improved ? 'purple' : 'stone', position * each, h, (at0 - position + maxArea + 1) * each, h, 4),
      improved && each > 20 ? tinted('paper', icons.laurel, position * each + middle, h * 1.5 - 6, 12) : '',
      `<path class="bare" d="M${Math.round((at0 + 1) * each)} ${h + 3}v${h - 6}"/>`,
      digits(value, (at0 + 0.5) * each, h * 1.5 + 4, size + 1, 'on strong'),
      ...Array.from({ length: maxArea }, (_, i) => number(at0 + i + 1, i + 1, 1, 'on')),
    ].join(''),
  );
  const name = pen.look.words.labels.prestige(position, lastPosition, improved, value);
  return { width: w, height: 2 * h + 12, svg: placed(0, 12, pen.thing(`prestige-${seat}`, name, w, 2 * h, drawn)) };
}

export function stock(table: Table, view: View, seat: Seat, pen: Quill, isLarge: boolean): Drawing {
  const lines = isLarge ? LARGE : SMALL;
  return column(
    [resources, harbor, prestige].map((part) => part(table, view, seat, pen, lines)),
    lines.gap + 2,
  );
}
