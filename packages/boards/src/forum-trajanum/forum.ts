/** The forum: color areas in mosaic, eagles, envoys, and what a completed area brings. */
import type { Color, View } from '@ludi-romani/forum-trajanum';
import { areaBonusIds, colors, hasActive } from '@ludi-romani/forum-trajanum/queries';
import { asked } from '../asked';
import * as icons from '../kit/icons';
import { about, ground, heading, placed, seatOf } from '../kit/pen';
import { drawIcon } from '../kit/pieces';
import { at, circle, flat, joined, path, rect } from '../kit/svg';
import { measure, SMALLEST, write } from '../kit/text';
import { envoy, figure, frame, SHADES } from './art';
import { amount, areaOf, boxed, type Draw, type Quill, shares, starts, type Table } from './table';
import { bonusId } from './targets';

type Forum = View['forum'];

/** The side of a square in the drawing of the mosaic, which is scaled. */
const UNIT = 40;
const BAND = 5;
/** The room for the numbers of rows and columns, on the left and on top. */
const NUMBERS = 13;

/** The places of the squares in the picture. A turned forum has its columns as rows. */
interface Places {
  readonly across: number;
  readonly down: number;
  readonly isTurned: boolean;
  /** Returns the place of a square, counted from 0. */
  place(index: number): readonly [x: number, y: number];
}

function placesOf(columns: number, rows: number, isTurned: boolean): Places {
  return isTurned
    ? { across: rows, down: columns, isTurned, place: (i) => [rows - 1 - Math.floor(i / columns), i % columns] }
    : { across: columns, down: rows, isTurned, place: (i) => [i % columns, Math.floor(i / columns)] };
}

/** The squares without eagles and envoys, and the lines between areas. */
function drawMosaic({ areas, colors: squares }: Forum, { across, down, place }: Places): string {
  const square = (i: number): string => {
    const [x, y] = place(i);
    return `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
  };
  const of = (what: string) => joined(squares.map((color, i) => (color === what ? square(i) : '')));
  const at = new Map(squares.map((_, i) => [place(i).join(), i]));
  let seams = '';
  squares.forEach((color, i) => {
    if (color === null) return;
    const [x, y] = place(i);
    const isSame = (dx: number, dy: number): boolean => {
      const other = at.get([x - dx, y - dy].join()) ?? -1;
      return areas[other] === areas[i] && (areas[i] ?? -1) >= 0;
    };
    if (x > 0 && !isSame(1, 0)) seams += `M${x * UNIT} ${y * UNIT}v${UNIT}`;
    if (y > 0 && !isSame(0, 1)) seams += `M${x * UNIT} ${y * UNIT}h${UNIT}`;
  });
  const eagles = joined(
    squares.map((color, i) => {
      if (color !== 'eagle') return '';
      const [x, y] = place(i);
      return about(
        'square-eagle',
        circle((x + 0.5) * UNIT, (y + 0.5) * UNIT, 16, { stroke: '#c39a3c', width: 1.4 }) +
          drawIcon(icons.eagle, x * UNIT + 6.4, y * UNIT + 6.4, 27.2, '#8a6412', 1.3),
      );
    }),
  );
  return (
    frame(across * UNIT, down * UNIT, 6, 'redBand') +
    joined(colors.map((color) => path(of(color), { fill: SHADES[color].fill }))) +
    path(of('eagle'), { fill: '#efe7d6' }) +
    path(joined(squares.map((color, i) => (color === null ? '' : square(i)))), { fill: '@tesserae' }) +
    eagles +
    path(seams, { stroke: '#4a3a22', width: 5, opacity: 0.35 }) +
    path(seams, { stroke: '#fff8e6', width: 3.4 })
  );
}

/** A cache: a mosaic stays the same during a game. */
const mosaics = new WeakMap<Forum['areas'], Map<boolean, string>>();
function mosaic(forum: Forum, places: Places): string {
  const known = mosaics.get(forum.areas) ?? new Map<boolean, string>();
  mosaics.set(forum.areas, known);
  const drawing = known.get(places.isTurned) ?? flat(drawMosaic(forum, places));
  known.set(places.isTurned, drawing);
  return drawing;
}

/** A sign at a square that an envoy could go to: it completes an area, or it is beside an eagle. */
const hint = (isArea: boolean, x: number, y: number, scale: number): string => {
  const color = isArea ? '#8f2d1f' : '#8a6412';
  const sign =
    circle(0, 0, 7.6, { fill: '#fdfaf3', stroke: color, width: 1.2 }) +
    drawIcon(isArea ? icons.star : icons.eagle, -5.7, isArea ? -6 : -5.9, 11.6, color, 1.6);
  return about(isArea ? 'area-bonus' : 'square-eagle', at(x, y, sign, scale));
};

/** The signs of the squares without envoys. They lie below the things, once for all squares of a color. */
function signs({ colors: squares, envoys }: Forum, { place }: Places): string {
  const of = (color: Color): string => {
    const [strokes, fills] = SHADES[color].icon;
    return joined(
      squares.map((one, i) => {
        if (one !== color || envoys[i] !== null) return '';
        const [x, y] = place(i);
        const moved = `transform="translate(${x * UNIT + 10.4} ${y * UNIT + 10}) scale(1.2)"`;
        return `<path ${moved} d="${strokes}"/>${fills === undefined ? '' : `<path ${moved} d="${fills}" fill="#fffaf0"/>`}`;
      }),
    );
  };
  return `<g fill="none" stroke="#fffaf0" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${joined(colors.map(of))}</g>`;
}

export const forum: Draw = (table, view, pen, { width, height }) => {
  const said = pen.look.words.labels;
  const { areas, colors: squares, envoys, arrangement } = view.forum;
  const { grid, squares: ids } = table.catalog.forum(arrangement);
  const isTall = pen.shape === 'tall';
  const top = 24 + NUMBERS + BAND + (isTall ? 4 : 0);
  const below = isTall ? 96 : 67;
  const [roomX, roomY] = [width - NUMBERS - 2 * BAND - 7, (height ?? 1000) - top - BAND - below];
  // on a phone, squares must be large enough to be pointed at
  const places = placesOf(
    grid.width,
    grid.height,
    isTall && grid.width * (UNIT - 1) > roomX && grid.height < grid.width,
  );
  const size = Math.floor(Math.min(isTall ? 44 : UNIT, roomX / places.across, roomY / places.down));
  const scale = size / UNIT;
  const [w, h] = [places.across * size, places.down * size];
  const left = Math.round((width - w + NUMBERS) / 2) - (isTall ? 2 : 0);
  const from = height === undefined ? top : top + Math.round((roomY - h) / 2);
  const total = height ?? top + h + BAND + below;

  const isAsked = asked(view, 'envoy') !== undefined;
  const isEagle = (i: number) => squares[i] === 'eagle';
  const freeIn = (area: number) => areas.filter((one, i) => one === area && envoys[i] === null).length;
  const things = squares.map((color, i): string => {
    const id = ids[i];
    if (color === null || id == null) return '';
    const [x, y] = places.place(i);
    const owner = envoys[i] ?? null;
    const isOpen = pen.isOpen(id);
    const shows = color === 'eagle' ? said.eagle : table.title(pen, color);
    const icon = color === 'eagle' ? icons.eagle : SHADES[color].icon;
    const inset = 3 * scale;
    const inner =
      (isOpen
        ? rect(inset, inset, size - 2 * inset, size - 2 * inset, 5, { fill: '#fdf0c8', stroke: '#b36b00', width: 2 })
        : '') +
      (owner !== null
        ? // a light plate within the color of the square, which may be that of the envoy
          rect(inset, inset, size - 2 * inset, size - 2 * inset, 5, {
            fill: '#fdf6e3',
            stroke: '#6b5a3c',
            width: 0.8,
          }) + envoy(pen.side(owner), size / 2, size / 2 + 0.5, 1.06 * scale)
        : isOpen
          ? drawIcon(icon, size * 0.26, size * 0.25, size * 0.48, color === 'eagle' ? '#8a6412' : SHADES[color].dark)
          : '') +
      (!isOpen || !isAsked || owner !== null
        ? ''
        : (color !== 'eagle' && freeIn(areas[i] ?? -1) === 1 ? hint(true, size * 0.78, size * 0.78, scale) : '') +
          ((grid.orthogonal[i] ?? []).some(isEagle) ? hint(false, size * 0.22, size * 0.78, scale) : ''));
    return placed(
      left + x * size,
      from + y * size,
      pen.thing(
        id,
        `${table.title(pen, id)}: ${shows}, ${owner === null ? said.free : said.envoy(pen.name(owner))}`,
        size,
        size,
        inner,
        { lit: true, radius: 4, about: owner === null ? `square-${color}` : 'envoy' },
      ),
    );
  });
  // rows and columns as sentences count them, from 1
  const number = (n: number, x: number, y: number, anchor: 'middle' | 'end') =>
    write(n, x, y, { size: SMALLEST, anchor, fill: '$soft' });
  const outside = 8 * scale + 2;
  const numbers =
    joined(
      Array.from({ length: places.across }, (_, i) =>
        number(places.isTurned ? places.across - i : i + 1, left + (i + 0.5) * size, from - outside, 'middle'),
      ),
    ) +
    joined(
      Array.from({ length: places.down }, (_, i) => number(i + 1, left - outside, from + (i + 0.5) * size + 4, 'end')),
    );
  const { besideEagle, onEagle } = table.components.numbers;
  const note = said.eagleNote(besideEagle, onEagle);
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'marble', { pattern: 'slabs', opacity: 0.7 }) +
      heading('forum', said.forum, 14, 20) +
      about('eagle', write(note, width - 12, 20, { size: 12, anchor: 'end', fill: '$soft', room: width - 90 })) +
      numbers +
      at(left, from, mosaic(view.forum, places) + signs(view.forum, places), scale) +
      joined(things) +
      bonuses(table, view, pen, isAsked, width, total - below + 6),
  };
};

/** What a completed area brings (FT-5.66), and what the signs on squares mean. */
function bonuses(table: Table, view: View, pen: Quill, isAsked: boolean, width: number, y: number): string {
  const said = pen.look.words.labels;
  const { areaBonuses, numbers } = table.components;
  const isTall = pen.shape === 'tall';
  const isMany = view.viewer !== 'spectator' && hasActive(table.catalog, areaOf(view, seatOf(view)), 'patrician-2');
  const texts = areaBonusIds.map((id) => amount(pen, id, areaBonuses[id]));
  const h = isTall ? 48 : 39;
  const widths = shares(texts, width - 20 - 4 * 4, isTall ? 36 : 30);
  const xs = starts(widths, 4);
  const drawn = areaBonusIds.map((id, i) => {
    const [w = 0, text = ''] = [widths[i], texts[i]];
    const inner =
      figure(id, w / 2, isTall ? 17 : 13, isTall ? 0.8 : 0.66) +
      write(text, w / 2, h - 5, { size: 12, anchor: 'middle', room: w });
    return placed(
      10 + (xs[i] ?? 0),
      y + (isTall ? 36 : 16),
      boxed(pen, bonusId(id), text, w, h, inner, { plain: { fill: '$panel', stroke: '$line' }, about: bonusId(id) }),
    );
  });
  const label = said.bonuses(isMany ? numbers.areaBonusesWithPatrician : 1);
  const area = measure(said.completes, 12) + 22;
  const signs = (x: number, line: number): string =>
    about('area-bonus', hint(true, x, line - 4, 1) + write(said.completes, x + 12, line, { size: 12 })) +
    about(
      'eagle',
      hint(false, x + area + 10, line - 4, 1) + write(said.besideEagle, x + area + 22, line, { size: 12 }),
    );
  const text = about('area-bonus', write(label, 14, y + (isTall ? 30 : 10), { size: 12.5, room: width - 28 }));
  if (isTall) return (isAsked ? signs(20, y + 12) : '') + text + joined(drawn);
  return (isAsked ? signs(20, y + 10) : text) + joined(drawn);
}
