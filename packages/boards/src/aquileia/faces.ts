/** Cards: in the market, in hands, for the end, and with their backs up. */
import type { CardId, DeckId, View } from '@ludi-romani/aquileia';
import { card } from '../kit/card';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { type Drawing, row } from '../kit/pen';
import { drawIcon } from '../kit/pieces';
import { path, rect, rounded } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { tag, VILLAS } from './art';
import type { Box, Face } from './box';
import type { Quill } from './table';

/** The kinds of hand cards: their bands, and their icons. */
const KINDS = {
  slave: ['#6b4a30', icons.figure, '$brownText'],
  weapon: ['#a9432f', icons.swords, '$terracottaText'],
  gold: ['#8a6412', icons.horse, '$goldText'],
  silver: ['#5f666d', icons.horse, '$stoneText'],
  laurel: ['#1f6f6b', icons.laurel, '$tealText'],
} as const satisfies Readonly<Record<string, readonly [band: string, Icon, color: string]>>;

const lookOf = (face: Exclude<Face, { kind: 'villas' }>) => KINDS[face.kind === 'horse' ? face.side : face.kind];

/** The name of a kind of hand card, and where it counts. */
function saysOf(face: Exclude<Face, { kind: 'villas' | 'laurel' }>, pen: Quill) {
  const said = pen.look.words.labels;
  const [band, icon, color] = lookOf(face);
  const where = face.kind === 'horse' ? said.onSide[face.side] : said.inArena;
  return {
    title: said.kinds[face.kind],
    band,
    icon,
    color,
    where,
    note: face.kind === 'slave' ? said.orPays(face.value) : '',
  };
}

/** Returns the name of a card, with all that is written on it: people who speak to their device say what they see. */
export function nameOf(box: Box, id: CardId, pen: Quill): string {
  const { words } = pen.look;
  const face = box.faces.get(id);
  if (face === undefined) return words.title(id);
  const said = words.labels;
  const written = () => {
    if (face.kind === 'laurel') return said.points(face.value);
    if (face.kind !== 'villas') return [saysOf(face, pen).where, saysOf(face, pen).note].filter(Boolean).join(', ');
    const [first, second] = face.colors;
    return second === undefined ? said.counts(words.title(first)) : said.countsBetter;
  };
  return `${words.title(id)}: ${written()}`;
}

/** A small card: a band, and up to two lines below it. */
function smallCard(w: number, h: number, title: string, band: string, body: string): string {
  return (
    rect(0, 1.5, w, h, 5, { fill: '$shade', opacity: 0.14 }) +
    rect(0, 0, w, h, 5, { fill: '$panel', stroke: '$edge', width: 0.8 }) +
    path(`M0 18V5a5 5 0 0 1 5-5H${rounded(w - 5)}a5 5 0 0 1 5 5V18z`, { fill: band }) +
    write(title, w / 2, 13.3, { size: 12.5, room: w - 4, bold: true, anchor: 'middle', fill: '#fff' }) +
    body
  );
}

/** A hand card: with all that it does if there is room, otherwise with its strength. */
export function handFace(box: Box, id: CardId, pen: Quill, w: number, h: number): string {
  return box.still(pen.look.words, `hand ${id} ${w} ${h}`, () => {
    const face = box.faces.get(id);
    if (face === undefined || face.kind === 'villas' || face.kind === 'laurel') return '';
    const { title, band, icon, color, where, note } = saysOf(face, pen);
    if (h > 80 && w > 84) {
      const size = 24;
      const art = (x: number, y: number, width: number, height: number) =>
        rect(x, y, width, height, 0, { fill: '$well' }) +
        drawIcon(icon, x + width / 2 - size / 2, y + height / 2 - size / 2, size, color);
      return card({ title, band, art, main: `+${face.value} ${where}`, note }, w, h);
    }
    const value = `+${face.value}`;
    const start = (w - 16 - measure(value, 13, true)) / 2;
    const type: Type = { size: 12, room: w - 4, anchor: 'middle', lines: 2 };
    const place = fitted(where, type);
    return smallCard(
      w,
      h,
      title,
      band,
      drawIcon(icon, start - 2, 19.5, 14, color) +
        write(value, start + 15, 31, { size: 13, bold: true }) +
        (h < 40 ? '' : set(place, w / 2, 43, type)),
    );
  });
}

/** A card for the end in words. */
export function endFace(box: Box, id: CardId, pen: Quill, w: number, h: number): string {
  const spoken = pen.look.words;
  return box.still(spoken, `end ${id} ${w} ${h}`, () => {
    const said = spoken.labels;
    const face = box.faces.get(id);
    if (face === undefined || (face.kind !== 'villas' && face.kind !== 'laurel')) return '';
    const body = (text: string, from: number): string => {
      const type: Type = {
        size: 12,
        room: w - 8,
        anchor: 'middle',
        lines: Math.floor((h - from) / 13.8),
        leading: 1.15,
      };
      const label = fitted(text, type);
      return set(label, w / 2, from + (h - from - label.rows.length * label.leading) / 2 + 10.6, type);
    };
    if (face.kind === 'laurel') {
      const [band, icon, color] = KINDS.laurel;
      const size = Math.min(26, h - 34);
      return smallCard(
        w,
        h,
        said.kinds.laurel,
        band,
        drawIcon(icon, w / 2 - size / 2, 21, size, color) + body(said.points(face.value), h - 17),
      );
    }
    const [first, second] = face.colors;
    if (second === undefined)
      return smallCard(w, h, spoken.title(first), VILLAS[first][2], body(said.counts(spoken.title(first)), 19));
    return (
      smallCard(w, h, spoken.title(first), VILLAS[first][2], body(said.countsBetter, 36)) +
      rect(0, 18, w, 17, 0, { fill: VILLAS[second][2] }) +
      write(spoken.title(second), w / 2, 31, { size: 12.5, room: w - 4, bold: true, anchor: 'middle', fill: '#fff' })
    );
  });
}

/** A card for the end as colored bands with their names. */
export function endTile({ faces }: Box, id: CardId | null, pen: Quill, w: number, h: number): string {
  const face = id === null ? undefined : faces.get(id);
  if (face === undefined || (face.kind !== 'villas' && face.kind !== 'laurel')) return backs('stadium', '?', w, h);
  const name = (text: string, y: number) =>
    write(text, w / 2, y + 4.4, { size: 12.5, room: w - 4, bold: true, anchor: 'middle', fill: '#fff' });
  if (face.kind === 'laurel') {
    const value = `+${face.value}`;
    const start = (w - 18 - measure(value, 13, true)) / 2;
    return (
      rect(0, 0, w, h, 5, { fill: KINDS.laurel[0], stroke: '$edge' }) +
      drawIcon(icons.laurel, start, h / 2 - 8, 16, '#fff') +
      write(value, start + 18, h / 2 + 5, { size: 13, bold: true, fill: '#fff' })
    );
  }
  const [first, second] = face.colors;
  const band = rect(0, 0, w, h, 5, { fill: VILLAS[first][2], stroke: '$edge' });
  if (second === undefined) return band + name(pen.look.words.title(first), h / 2);
  const half = path(`M0 ${rounded(h / 2)}h${rounded(w)}V${rounded(h - 5)}a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z`, {
    fill: VILLAS[second][2],
  });
  return band + half + name(pen.look.words.title(first), h / 4) + name(pen.look.words.title(second), (h * 3) / 4);
}

/** A card for the end as a mark: the first letters of its colors, or its points; a back if it is hidden. */
export const MINI_HIGH = 22;
export function endMini({ faces }: Box, id: CardId | null, pen: Quill): Drawing {
  const face = id === null ? undefined : faces.get(id);
  const mark = (text: string, fill: string, w = Math.max(18, measure(text, 12, true) + 6)): Drawing => ({
    width: w,
    height: MINI_HIGH,
    svg:
      rect(0, 0, w, MINI_HIGH, 4, { fill, stroke: '$edge' }) +
      write(text, w / 2, 15.5, { size: 12, bold: true, anchor: 'middle', fill: '#fff' }),
  });
  if (face === undefined || (face.kind !== 'villas' && face.kind !== 'laurel')) return mark('?', BACKS.stadium[1]);
  if (face.kind === 'laurel') return mark(`+${face.value}`, KINDS.laurel[0]);
  return row(
    face.colors.flatMap((color) =>
      color === undefined ? [] : [mark(pen.look.words.title(color).slice(0, 1), VILLAS[color][2], 18)],
    ),
    -1,
  );
}

const BACKS: Readonly<Record<DeckId, readonly [Icon, fill: string]>> = {
  slaves: [icons.figure, '#7d5a3a'],
  equi: [icons.horse, '#7e4632'],
  stadium: [icons.wheel, '#5d6b3c'],
  theatre: [icons.mask, '#6d3a78'],
};
/** Cards with their backs up, and their number. */
export const backs = (of: DeckId, count: number | '?', w: number, h: number): string => {
  const [icon, fill] = BACKS[of];
  if (count === 0)
    return (
      rect(0, 0, w, h, 5, { fill: '$well', stroke: '$wellLine', dash: '3 2.5' }) +
      sign(icon, w, h, '$soft') +
      number(0, w, h, '$soft')
    );
  return (
    rect(2, 2, w, h, 5, { fill: '#3a2a1c', opacity: 0.45 }) +
    rect(0, 0, w, h, 5, { fill, stroke: '#3a2a1c' }) +
    rect(2.5, 2.5, w - 5, h - 5, 3, { stroke: '#f3e7d0', width: 0.8, opacity: 0.6 }) +
    sign(icon, w, h, '#f3e7d0') +
    number(count, w, h, '#fff')
  );
};
/** The icon on a back, unless it is small. */
const sign = (icon: Icon, w: number, h: number, color: string): string =>
  h > 50
    ? drawIcon(icon, w / 2 - 9, h / 2 - 17, 18, color, 1.3)
    : w > 30
      ? drawIcon(icon, 4, h / 2 - 7, 14, color, 1.3)
      : '';
const number = (count: number | '?', w: number, h: number, fill: string): string =>
  h > 50
    ? write(count, w / 2, h - 8, { size: 14, bold: true, anchor: 'middle', fill })
    : write(count, w > 30 ? w - 5 : w / 2, h / 2 + 4.5, {
        size: 12.5,
        bold: true,
        anchor: w > 30 ? 'end' : 'middle',
        fill,
      });

export const deck = (of: DeckId, view: View, pen: Quill, w: number, h: number): Drawing =>
  pen.thing(
    `deck-${of}`,
    `${pen.look.words.title(`deck-${of}`)}: ${view.decks[of]}`,
    w,
    h,
    backs(of, view.decks[of], w, h),
    { value: view.decks[of] },
  );

/** The cards with the same back that were played. */
function discards(box: Box, of: 'slaves' | 'equi', view: View, pen: Quill, w: number, h: number): Drawing {
  const spoken = pen.look.words;
  const kinds = box.catalog.handCards.flatMap(({ id, deck: from }) => (from === of && view.discards[id] ? id : []));
  const count = kinds.reduce((sum, id) => sum + (view.discards[id] ?? 0), 0);
  const listed = kinds.map((id) => `${view.discards[id]} × ${spoken.title(id)}`).join(', ');
  return pen.thing(
    `discards-${of}`,
    `${spoken.title(`deck-${of}`)}, ${spoken.labels.discarded}: ${count}${listed === '' ? '' : ` (${listed})`}`,
    w,
    h,
    rect(0, 0, w, h, 5, { fill: '$panel', stroke: BACKS[of][1], dash: '3 2' }) +
      write(count, w / 2, h / 2 + 4.5, { size: 12.5, bold: true, anchor: 'middle', fill: '$soft' }),
    { value: count },
  );
}
/** A deck and its discards side by side. */
export const piles = (box: Box, of: 'slaves' | 'equi', view: View, pen: Quill): readonly Drawing[] => [
  deck(of, view, pen, 26, 20),
  discards(box, of, view, pen, 26, 20),
];

/** The number of cards of a kind, at the corner of the topmost one. */
export const copies = (count: number, w: number, h: number): string =>
  count < 2 ? '' : tag(`×${count}`, w - 12, h - 9);
