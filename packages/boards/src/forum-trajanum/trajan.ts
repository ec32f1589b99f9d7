/** The Trajan cards: the building task as a small pattern, the things to collect below it. */
import type { Collectable, Components, PatternSlot, TrajanId } from '@ludi-romani/forum-trajanum';
import { choosesCard, colors, cycleOf, cycles, headValue, trajanPile } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { about, type Drawing, ground, heading, row, seatOf } from '../kit/pen';
import { drawIcon, token } from '../kit/pieces';
import { at, flat, joined, path, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { anyWorker, building, citizen, crane, envoy, figure, temple, vignette } from './art';
import { type Labels, roman } from './labels';
import { areaOf, type Draw, dot, type Quill } from './table';
import { trajanId } from './targets';

type Card = Components['trajanCards'][number];

/** A cell that must hold a gray building, a structure, or any tile. */
const slot = (kind: PatternSlot, x: number, y: number, size: number): string => {
  if (kind === 'gray')
    return (
      rect(x, y, size, size, 3, { fill: '@grayStone', stroke: '#5d554a' }) +
      drawIcon(icons.column, x + size * 0.15, y + size * 0.15, size * 0.7, '#fffaf0', 1.6)
    );
  if (kind === 'color') {
    const half = size / 2;
    const hues = ['#b4513c', '#c9972f', '#64823c', '#3a729c'];
    return (
      joined(hues.map((fill, i) => rect(x + (i % 2) * half, y + Math.floor(i / 2) * half, half, half, 0, { fill }))) +
      rect(x, y, size, size, 3, { stroke: '#5d554a' })
    );
  }
  return (
    rect(x, y, size, size, 3, { fill: '#efe4cb', stroke: '#8a7a5c', width: 1.1 }) +
    (size < 13
      ? ''
      : write('?', x + size / 2, y + size / 2 + 4.4, { size: 12, bold: true, anchor: 'middle', fill: '#6b5f50' }))
  );
};

/** A place of a pattern, in steps right and down. */
interface Place {
  readonly x: number;
  readonly y: number;
  draw(x: number, y: number, size: number): string;
}
function placesOf({ building: task }: Card): readonly Place[] {
  const needs = (kind: PatternSlot) => (x: number, y: number, size: number) => slot(kind, x, y, size);
  const fixed = (draw: Place['draw']): Place => ({ x: 0, y: 0, draw });
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
        fixed((x, y, size) => at(x, y, temple, size / 40)),
        ...task.offsets.map(([y, x]) => ({ x, y, draw: needs(task.slot) })),
      ];
    case 'around-crane':
      return [
        fixed((x, y, size) => crane(null, x, y, size)),
        { x: 1, y: 0, draw: needs(task.slot) },
        { x: 0, y: 1, draw: needs(task.slot) },
      ];
    case 'anywhere-four-colors':
      return colors.map((color, i) => ({ x: i * 1.12, y: 0, draw: (x, y, size) => building(color, x, y, size) }));
  }
}

/** The sign of things that must differ, around (x, y). */
const unequal = (x: number, y: number, scale: number): string =>
  at(x, y, path('M-4.5 -2.2h9M-4.5 2.2h9M2.4 -6l-4.8 12', { stroke: '$soft', width: 1.6 }), scale);

/** A pattern in the middle of a box. */
function pattern(card: Card, w: number, h: number): string {
  const places = placesOf(card);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const isDistinct = card.building.shape === 'line' && card.building.distinct;
  const step = Math.min(24, (w - (isDistinct && w > 40 ? 18 : 0)) / across, h / down);
  const size = step - 2;
  const x0 = (w - across * step - (isDistinct && w > 40 ? 14 : 0)) / 2 + 1;
  const y0 = (h - down * step) / 2 + 1;
  return (
    joined(places.map(({ x, y, draw }) => draw(x0 + (x - left) * step, y0 + (y - top) * step, size))) +
    (isDistinct && w > 40 ? unequal(x0 + across * step + 8, h / 2, 1.2) : '')
  );
}

/** A thing to collect, around (0, 0), about 16 wide and high. */
function sign(what: Collectable, pen: Quill, viewer: number): string {
  switch (what) {
    case 'workerAnyColor':
    case 'workersOfDifferentColors':
      return anyWorker(0, 0, 0.6);
    case 'activeCitizensOfDifferentClasses':
      return citizen('patrician', 0, 0, 8);
    case 'envoyOnShip':
      return envoy(pen.side(viewer), 0, 0, 0.56);
    case 'columnInColonia':
      return building('column', -8, -8, 16);
    case 'scoredCrane':
      return crane(null, -9, -9, 18);
    case 'forumMarkerAtColumn':
      return token(pen.side(viewer), 0, 0, 6.8);
    default:
      return figure(what, 0, 0, 0.56);
  }
}

/** Where the pattern of a card must be, and if its drawing is upright: then the words are beside it, otherwise below. */
function whereOf({ building: task }: Card, said: Labels): { readonly says: string; readonly isUpright: boolean } {
  switch (task.shape) {
    case 'line': {
      const { [task.axis]: says } = task.distinct ? said.different : said.axis;
      return { says, isUpright: task.axis === 'vertical' && task.slots.length > 2 };
    }
    case 'around-temple': {
      const isAll = (test: (down: number, right: number) => boolean) =>
        task.offsets.every(([down, right]) => test(down, right));
      const isUpright = isAll((_, right) => right === 0);
      const where = isUpright
        ? 'vertical'
        : isAll((down) => down === 0)
          ? 'horizontal'
          : isAll((down, right) => down !== 0 && right !== 0)
            ? 'diagonal'
            : 'around';
      return { says: said.besideTemple[where], isUpright };
    }
    default:
      return { says: said.shape[task.shape], isUpright: false };
  }
}

/** The tasks of a card. Each thing to collect has a line with its words, or only its number if there is no room for that. */
function face(card: Card, viewer: number, pen: Quill, w: number, h: number, head: number): string {
  const said = pen.look.words.labels;
  const needs = (Object.entries(card.collecting) as [Collectable, number][]).filter(([, count]) => count > 0);
  const type: Type = { size: 12, room: w - 23, lines: 2, leading: 1 };
  const texts = needs.map(([what, count]) => {
    const [one, several] = said.collect[what];
    const isPlace = what === 'forumMarkerAtColumn' && count === 1;
    return fitted(isPlace ? one : `${count} ${count === 1 ? one : several}`, type);
  });
  const lineOf = (rows: number) => Math.max(18, rows * 12 + 3);
  const height = texts.reduce((sum, { rows }) => sum + lineOf(rows.length), 0);
  const isCut = texts.some(({ rows }) => rows.some((line) => line.endsWith('…') || measure(line, 12) > w - 23));
  const hasWords = w >= 84 && !isCut && height <= h - head - 44;
  if (!hasWords) {
    const perRow = w < 84 ? 1 : 2;
    const rows = Math.ceil(needs.length / perRow);
    const foot = rows * 21 + 6;
    return (
      at(5, head + 4, pattern(card, w - 10, h - head - foot - 8)) +
      path(`M8 ${h - foot}H${w - 8}`, { stroke: '$line' }) +
      joined(
        needs.map(([what, count], i) =>
          at(
            perRow === 1 ? w / 2 : ((i % 2) + 0.5) * (w / 2),
            h - foot + 14 + Math.floor(i / perRow) * 21,
            write(count, -5, 4.5, { size: 13, bold: true, anchor: 'end' }) +
              at(7, 0, sign(what, pen, viewer)) +
              (what.includes('Different') ? unequal(20, 0, 0.9) : ''),
          ),
        ),
      )
    );
  }
  const foot = height + 5;
  const { says, isUpright } = whereOf(card, said);
  const noteType: Type = {
    size: 12,
    room: isUpright ? w - 40 : w - 8,
    lines: isUpright ? 4 : 2,
    anchor: isUpright ? 'start' : 'middle',
    fill: '$soft',
    leading: 1,
  };
  const note = fitted(says, noteType);
  const artHeight = h - head - foot - 7;
  const noteHeight = isUpright ? 0 : note.rows.length * 12 + 2;
  const hasNote = artHeight - noteHeight >= 30;
  let y = h - foot + 4;
  const list = texts.map((text, i) => {
    const [what = 'coin'] = needs[i] ?? [];
    const high = lineOf(text.rows.length);
    const middle = y + high / 2;
    y += high;
    return (
      at(12, middle, sign(what, pen, viewer)) +
      set(text, 22, middle + 4.2 - ((text.rows.length - 1) * text.leading) / 2, type)
    );
  });
  return (
    at(5, head + 4, pattern(card, isUpright ? 28 : w - 10, artHeight - (hasNote ? noteHeight : 0))) +
    (!hasNote
      ? ''
      : isUpright
        ? set(note, 37, head + 4 + artHeight / 2 + 4 - ((note.rows.length - 1) * 12) / 2, noteType)
        : set(note, w / 2, head + artHeight - noteHeight + 14, noteType)) +
    path(`M8 ${h - foot + 1}H${w - 8}`, { stroke: '$line' }) +
    joined(list)
  );
}

/** A cache of the faces: they depend on the card, the words, the size and the seat. */
const faces = new WeakMap<Card, WeakMap<Labels, Map<string, string>>>();
function faceOf(card: Card, viewer: number, pen: Quill, w: number, h: number, head: number): string {
  const { labels } = pen.look.words;
  const ofCard = faces.get(card) ?? new WeakMap<Labels, Map<string, string>>();
  faces.set(card, ofCard);
  const known = ofCard.get(labels) ?? new Map<string, string>();
  ofCard.set(labels, known);
  const key = `${viewer} ${w} ${h}`;
  const drawing = known.get(key) ?? flat(face(card, viewer, pen, w, h, head));
  known.set(key, drawing);
  return drawing;
}

/** The cards of the three cycles; those of the last one while one of them must be chosen (FT-8.2). */
export const trajan: Draw = (table, view, pen, { width, height = 190 }) => {
  const said = pen.look.words.labels;
  const { roundsPerCycle } = table.components.numbers;
  const isChoosing = choosesCard(view.options) && view.trajan.every((id) => id === null);
  const choice = trajanPile(table.catalog, view.options, cycles.length);
  const shown: readonly (TrajanId | null)[] = isChoosing ? choice.map(({ id }) => id) : view.trajan;
  const gap = 6;
  const w = Math.floor((width - 16 - gap * (shown.length - 1)) / shown.length);
  const h = height - 36;
  const head = 19;
  const now = cycleOf(table.catalog, view);
  const viewer = seatOf(view);
  const cards = shown.map((id, i): Drawing => {
    const cycle = isChoosing ? cycles.length : i + 1;
    const isOver = !isChoosing && (cycle < now || view.phase === 'over');
    const isNow = !isChoosing && cycle === now && !isOver;
    const when = isOver ? said.isScored : said.scored(cycle * roundsPerCycle);
    if (id === null) {
      const text: Type = { size: 12, room: w - 8, lines: 3, anchor: 'middle', fill: '$soft' };
      return pen.thing(
        `no-card-${cycle}`,
        `${said.noCard} ${roman(cycle)}`,
        w,
        h,
        rect(0, 0, w, h, 6, { stroke: '$planLine', dash: '4 4' }) +
          write(`${said.noCard} ${roman(cycle)}`, w / 2, h / 2 - 8, text),
        { about: 'no-card' },
      );
    }
    const key = trajanId(id);
    const isOpen = pen.isOpen(key);
    const number = roman(cycle);
    const whenRoom = w - 16 - measure(number, 13, true) - 3;
    return pen.thing(
      key,
      `${pen.look.words.title(id)}, ${when}`,
      w,
      h,
      rect(0, 1.5, w, h, 6, { fill: '$shade', opacity: 0.14 }) +
        rect(0, 0, w, h, 6, {
          fill: isOpen ? '@lit' : '$panel',
          stroke: isNow || isOpen ? '$select' : '$line',
          width: isNow || isOpen ? 2.2 : 1,
        }) +
        path(`M0 6a6 6 0 0 1 6-6h${w - 12}a6 6 0 0 1 6 6v${head - 6}h${-w}z`, { fill: isNow ? '#8a3023' : '$stone' }) +
        write(number, 8, 14.4, { size: 13, bold: true, fill: '#fff' }) +
        (measure(when, 12) > whenRoom ? '' : write(when, w - 8, 14, { size: 12, anchor: 'end', fill: '#fff' })) +
        faceOf(table.catalog.trajanCard(id), viewer, pen, w, h, head) +
        dot(pen, key, w),
      { lit: true, about: id },
    );
  });
  const title = measure(said.trajan, 14, true);
  const worth = said.worth(headValue(table.catalog, areaOf(view, viewer)));
  const isNoted = view.viewer !== 'spectator' && title + measure(worth, 12) < width - 40;
  return {
    width,
    height,
    svg:
      ground(width, height, 'plan') +
      (title + measure(worth, 12) < width - 120 ? vignette(width - 76, 3, 0.4) : '') +
      heading('trajan', said.trajan, 14, 20, width - 28) +
      (isNoted ? about('trajan', write(worth, 26 + title, 20, { size: 12, fill: '$soft' })) : '') +
      at(8, 28, row(cards, gap).svg),
  };
};
