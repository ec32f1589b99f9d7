/** The Trajan cards: the building task as a small pattern, what is to be collected below it. */
import type { Seat } from '@ludi-romani/core';
import type { Collectable, Components, PatternSlot, TrajanId, View } from '@ludi-romani/forum-trajanum';
import { choosesCard, colors, cycleOf, cycles, trajanPile } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, row, seatOf, tinted, titled } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { anyColor, buildingSign, CLASSES, counted, digits, figure, keeper, plate } from './glyphs';
import { roman } from './labels';
import type { Quill, Table } from './table';
import { trajanId } from './targets';

type Card = Components['trajanCards'][number];

const TRAJAN = { width: 312, height: 168 };
const HEAD = 22;

/** What a cell of a pattern must hold: gray, of any color, or anything. */
const slot = (kind: PatternSlot, x: number, y: number, size: number): string => {
  if (kind === 'gray') return plate(buildingSign('column'), x, y, size);
  return kind === 'color'
    ? anyColor(x, y, size)
    : rect('panel', x, y, size, size, 3) + digits('?', x + size / 2, y + size / 2 + 4, 11);
};

/** A pattern as places with what each must hold, in steps right and down. */
type Places = readonly { readonly x: number; readonly y: number; draw(x: number, y: number, size: number): string }[];
function placesOf({ building: task }: Card): Places {
  const needs = (kind: PatternSlot) => (x: number, y: number, size: number) => slot(kind, x, y, size);
  switch (task.shape) {
    case 'line':
      return task.slots.map((kind, i) => ({
        x: task.axis === 'vertical' ? 0 : i,
        y: task.axis === 'vertical' ? i : 0,
        draw: needs(kind),
      }));
    case 'square':
      return [0, 1, 2, 3].map((i) => ({ x: i % 2, y: Math.floor(i / 2), draw: needs(task.slot) }));
    case 'around-temple':
      return [
        { x: 0, y: 0, draw: (x, y, size) => tinted('ink', icons.temple, x, y, size) },
        ...task.offsets.map(([y, x]) => ({ x, y, draw: needs(task.slot) })),
      ];
    case 'around-crane':
      return [
        { x: 0, y: 0, draw: (x, y, size) => tinted('ink', icons.crane, x, y, size) },
        { x: 1, y: 0, draw: needs(task.slot) },
        { x: 0, y: 1, draw: needs(task.slot) },
      ];
    case 'anywhere-four-colors':
      return colors.map((color, i) => ({
        x: (i % 2) * 1.5,
        y: Math.floor(i / 2) * 1.5,
        draw: (x, y, size) => plate(buildingSign(color), x, y, size),
      }));
  }
}

/** A pattern in the middle of a box. */
function pattern(card: Card, w: number, h: number): string {
  const places = placesOf(card);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const step = Math.min(21, w / across, h / down);
  const size = Math.round(step - 2);
  const x0 = (w - across * step) / 2 + 1;
  const y0 = (h - down * step) / 2 + 1;
  const isDistinct = card.building.shape === 'line' && card.building.distinct;
  return (
    places.map(({ x, y, draw }) => draw(x0 + (x - left) * step, y0 + (y - top) * step, size)).join('') +
    (isDistinct ? digits('≠', x0 + across * step + 8, h / 2 + 5, 14) : '')
  );
}

/** What is to be collected, but for resources. */
function sign(what: Collectable, pen: Quill, viewer: Seat): string {
  switch (what) {
    case 'workerAnyColor':
    case 'workersOfDifferentColors':
      return anyColor(0, 0, 16, true);
    case 'activeCitizensOfDifferentClasses':
      return plate(CLASSES.patrician, 0, 0, 16);
    case 'envoyOnShip':
      return tinted('sea', icons.ship, 0, 0, 16);
    case 'columnInColonia':
      return plate(buildingSign('column'), 0, 0, 16);
    case 'scoredCrane':
      return plate({ hue: 'stone', icon: icons.crane }, 0, 0, 16);
    case 'forumMarkerAtColumn':
      return pen.sign(viewer, 8, 8, 10);
    default:
      return figure(what, 0, 0, 16);
  }
}
const isDifferent = (what: Collectable): boolean => what.includes('Different');

const kept = keeper<Card>();

function face(card: Card, viewer: Seat, pen: Quill, w: number, h: number): string {
  const needs = (Object.entries(card.collecting) as [Collectable, number][]).filter(([, count]) => count > 0);
  const drawn = needs.map(([what, count]): Drawing => {
    const one = counted(sign(what, pen, viewer), count, 16);
    if (!isDifferent(what)) return one;
    return { ...one, width: one.width + 10, svg: one.svg + digits('≠', one.width + 5, 12.5, 12) };
  });
  const narrow = w < 80;
  // on a narrow card as many in the first line as fit
  const fit = narrow ? (row(drawn.slice(0, 2), 6).width < w - 8 ? 2 : 1) : drawn.length;
  const first = row(drawn.slice(0, fit), 6);
  const second = row(drawn.slice(fit), 6);
  const foot = narrow ? 48 : 28;
  return (
    at(4, HEAD + 2, pattern(card, w - 8 - 12, h - HEAD - foot - 6)) +
    `<path class="edge" d="M8 ${h - foot}H${w - 8}"/>` +
    at((w - first.width) / 2, h - foot + 6, first.svg) +
    at((w - second.width) / 2, h - foot + 26, second.svg)
  );
}

/** The cards of the three cycles; those of the last one, while one of them is still to be chosen (FT-8.2). */
export function trajan(table: Table, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const isOpen = choosesCard(view.options) && view.trajan.every((id) => id === null);
  const choice = trajanPile(table.catalog, view.options, cycles.length);
  const shown: readonly (TrajanId | null)[] = isOpen ? choice.map(({ id }) => id) : view.trajan;
  const gap = isOpen ? 6 : 9;
  const w = (TRAJAN.width - gap * (shown.length - 1)) / shown.length;
  const h = TRAJAN.height - 22;
  const now = cycleOf(table.catalog, view);
  const viewer = seatOf(view);
  const cards = shown.map((id, i): Drawing => {
    const cycle = isOpen ? cycles.length : i + 1;
    const card = id === null ? undefined : table.catalog.trajanCard(id);
    const isNow = !isOpen && cycle === now && view.phase !== 'over';
    const name = id === null ? `${said.noCard} ${roman(cycle)}` : table.title(pen, id);
    const head =
      `<path class="${isNow ? 'purple' : 'stone'}" d="M0 ${HEAD}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${HEAD}z"/>` +
      digits(roman(cycle), w / 2, 15.5, 12, 'on strong');
    return pen.thing(
      id === null ? `no-card-${cycle}` : trajanId(id),
      `${name}${isNow ? `, ${said.now}` : ''}`,
      w,
      h,
      rect(card === undefined ? 'empty' : 'panel', 0, 0, w, h),
      card === undefined ? digits(roman(cycle), w / 2, 15.5, 12, 'soft') : head,
      card === undefined ? '' : kept(card, `${w} ${viewer}`, () => face(card, viewer, pen, w, h)),
    );
  });
  return titled(said.trajan, { width: TRAJAN.width, height: h, svg: row(cards, gap).svg });
}
