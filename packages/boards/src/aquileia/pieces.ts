/** What every part of the board is made of: things, coins, dice, cards, piles. */
import type { Aquileia, CardId, Coins, Currency, DeckId, VillaColor } from '@ludi-romani/aquileia';
import { currencies } from '@ludi-romani/aquileia/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { card, type Drawing, emptyPlace, figure, middle, type Pen, tinted } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle, element, rect } from '../kit/svg';
import { label, width } from '../kit/text';
import type { Box } from './box';
import type { Labels } from './labels';

export type AquileiaPen = Pen<Aquileia, Labels>;
type Spoken = AquileiaPen['look']['words'];

/** A row of icons and numbers is so high. */
export const LINE = 16;

/** What depends on nothing but its arguments is drawn once. */
export const once = <A extends readonly unknown[], R>(draw: (...args: A) => R): ((...args: A) => R) => {
  const drawn = new Map<string, R>();
  return (...args) => {
    const key = args.join();
    const one = drawn.get(key) ?? draw(...args);
    drawn.set(key, one);
    return one;
  };
};

/** A drawing to be pointed at. */
export function chip(pen: AquileiaPen, id: string, name: string, inner: Drawing, w = inner.width + 8): Drawing {
  return pen.thing(id, name, w, 24, rect('well', 0, 0, w, 24, 4), centered(inner, 0, w, 24));
}

/** A drawing in the middle of a box. */
export const centered = (one: Drawing, x: number, w: number, h: number): string =>
  at(x + (w - one.width) / 2, (h - one.height) / 2, one.svg);

/** White text in the middle of (x, y). */
const white = (text: string, x: number, y: number, size: number, room?: number): string =>
  middle(text, x, y + size * 0.35, size, 'on strong', room);

export const words = once((text: string | number, kind: string = 'soft', size: number = 11) => ({
  width: width(String(text), size),
  height: LINE,
  svg: label(String(text), 0, 12, { size, kind }),
}));

/** Coins are told apart by hue, letter and rim: none, plain, milled. */
const COINS: Readonly<Record<Currency, readonly [letter: string, hue: Hue, rim?: string]>> = {
  bronze: ['B', 'terracotta'],
  silver: ['S', 'stone', '9'],
  gold: ['G', 'gold', '1.500 2'],
};
export const letterOf = (currency: Currency): string => COINS[currency][0];

/** A coin with its middle at (x, y). */
export function coin(currency: Currency, x: number, y: number, r = 8): string {
  const [letter, hue, rim] = COINS[currency];
  return (
    circle(hue, x, y, r) +
    (rim === undefined
      ? ''
      : element('circle', { class: 'bare', cx: x, cy: y, r: r - 1, 'stroke-dasharray': rim.length > 1 && rim })) +
    white(letter, x, y, r * 1.2)
  );
}

/** Where a coin of that kind would lie. */
export const noCoin = (currency: Currency, x: number, y: number, r = 8): string =>
  circle('empty', x, y, r) + middle(letterOf(currency), x, y + r * 0.42, r * 1.2);

/** A pile of coins, the lowest with its middle at (x, y). */
export function pile(currency: Currency, count: number, x: number, y: number, r: number): string {
  if (count === 0) return noCoin(currency, x, y, r);
  const more = Math.min(4, count - 1);
  const edges = Array.from({ length: more }, (_, i) => circle(COINS[currency][1], x, y - 3 * i, r));
  return `<g stroke="var(--l-panel)">${edges.join('')}</g>${coin(currency, x, y - 3 * more, r)}`;
}

/** A coin with a number behind it. */
export const coinFigure = once((currency: Currency, count: number) => ({
  width: 19 + width(String(count), 12.5),
  height: LINE,
  svg: coin(currency, 8, 8) + label(String(count), 19, 12.5, { size: 12.5 }),
}));
/** The coins that there are. */
export const coinFigures = (coins: Partial<Coins>): Drawing[] =>
  currencies.flatMap((currency) => (coins[currency] ? coinFigure(currency, coins[currency]) : []));
/** The same as a text: `2 bronze, 1 gold`. */
export function inCoins(coins: Partial<Coins>, { labels }: Spoken): string {
  const listed = currencies.flatMap((currency) =>
    coins[currency] ? `${coins[currency]} ${labels.coins[currency]}` : [],
  );
  return listed.join(', ') || labels.nothing;
}

/** An icon with a number behind it, and one without, in a line. */
export const number = once((name: Icon, value: number, hue: Hue | 'ink') => ({
  ...figure(name, value, 0, 13, hue, 13),
  height: LINE,
}));
export const mark = once((name: Icon, hue: Hue | 'ink') => ({
  width: 14,
  height: LINE,
  svg: tinted(hue, name, 0, 1, 14),
}));

/** Where the pips of a die stand, column and row in quarters of its side. */
const PIPS = ['22', '1133', '112233', '11133133', '1113223133', '111213313233'];

/** A die that shows so many pips, or a number where no die has so many. */
export const die = once((hue: Hue, shown: number, size: number = 15) => ({
  width: size,
  height: LINE,
  svg:
    rect(hue, 0, 0, size, size, 3) +
    (PIPS[shown - 1]?.replace(/(.)(.)/g, (_, x, y) => circle('on', (x * size) / 4, (y * size) / 4, size / 11)) ??
      white(String(shown), size / 2, size / 2, size * 0.6)),
}));

const BACKS: Readonly<Record<DeckId, readonly [Icon, Hue]>> = {
  slaves: [icons.figure, 'olive'],
  equi: [icons.horse, 'terracotta'],
  stadium: [icons.wheel, 'teal'],
  theatre: [icons.mask, 'purple'],
};
/** So many cards with their backs up; `isOpen`: so many that were played. */
export function backs(of: DeckId, count: number | string, w: number, h: number, isOpen = false): string {
  const [sign, hue] = BACKS[of];
  const isDrawn = isOpen || count === 0;
  const drawn = count === '?' ? '' : tinted(isDrawn ? hue : 'paper', sign, 5, h / 2 - 7, 14);
  return (
    (isDrawn ? emptyPlace(w, h) : rect(hue, 0, 0, w, h, 4)) +
    drawn +
    label(String(count), w - 5, h / 2 + 4.5, { size: 12.5, anchor: 'end', kind: isDrawn ? 'soft' : 'on strong' })
  );
}

/** A slave card as it is bought and paid. */
export const slaveCard = (value: number): Drawing => ({
  width: 13,
  height: LINE,
  svg: rect('olive', 0, 0, 13, LINE, 2) + white(String(value), 6.5, 8, 10),
});

export const VILLA_HUES: Readonly<Record<VillaColor, Hue>> = {
  blue: 'sea',
  yellow: 'gold',
  purple: 'purple',
  white: 'stone',
};

/** A card face up; `count` where there are several of the kind. Small ones have the beginning of a color's name. */
export function faceOf(box: Box, pen: AquileiaPen, id: CardId, w: number, h: number, count?: number): string {
  const spoken = pen.look.words;
  return box.still(spoken, `${id} ${w} ${count}`, () => ['', drawFace(box, spoken, id, w, h, count)])[1];
}

function drawFace({ faces }: Box, spoken: Spoken, id: CardId, w: number, h: number, count?: number): string {
  const said = spoken.labels;
  const face = faces.get(id);
  if (face === undefined) return card({ title: spoken.title(id), hue: 'stone' }, w, h);
  const isSmall = w < 40;
  if ('colors' in face) {
    const [first, second] = face.colors;
    const name = (color: VillaColor) => (isSmall ? spoken.title(color).slice(0, 2) : spoken.title(color));
    const size = isSmall ? 9.5 : 11;
    if (second === undefined)
      return rect(VILLA_HUES[first], 0, 0, w, h, 4) + white(name(first), w / 2, h / 2, size, w - 2);
    return (
      rect(VILLA_HUES[first], 0, 0, w, h, 4) +
      `<path class="${VILLA_HUES[second]}" d="M0 ${h / 2}H${w}V${h - 4}a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"/>` +
      white(name(first), w / 2, h / 4, size, w - 2) +
      white(name(second), w / 2, (h * 3) / 4, size, w - 2)
    );
  }
  const { hue, value, heading } = face;
  if (heading === 'laurel')
    return (
      rect(hue, 0, 0, w, h, 4) +
      white(`+${value}`, w / 2, isSmall ? h / 2 : h / 2 - 7, isSmall ? 10.5 : 13) +
      (isSmall ? '' : white(said.kinds.laurel, w / 2, h / 2 + 9, 10))
    );
  const title = heading === 'horse' ? spoken.title(face.side) : said.kinds[heading];
  const inner =
    count === undefined ? '' : label(`× ${count}`, w - 6, h - 7, { size: 12.5, anchor: 'end', kind: 'strong' });
  return card({ title, hue, value: String(value), icon: face.icon, inner }, w, h);
}
