/** What every part of the pictures of Aquileia needs: areas with their headings, texts, spaces for henchmen. */
import type { Aquileia, AreaId, Coins, Space, SpaceId, View } from '@ludi-romani/aquileia';
import { areaIds, coinsOf, currencies, payout } from '@ludi-romani/aquileia/queries';
import type { Seat } from '@ludi-romani/core';
import { type Drawing, ground, heading, type Pen, row } from '../kit/pen';
import { at, circle, type Paint, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { coin, henchman, milestone, spot } from './art';
import type { Box } from './box';
import type { Labels } from './labels';
import { spaceId } from './targets';

export type Quill = Pen<Aquileia, Labels>;
type Spoken = Quill['look']['words'];
export type SeenPlayer = View['players'][number];

export const playerOf = (view: View, seat: Seat): SeenPlayer => view.players[seat] as SeenPlayer;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

type Ask = Extract<View['pending'][number], { readonly ask: string }>['ask'];
const STAGES: Readonly<Record<Exclude<Ask, 'cards'>, AreaId | 'placement'>> = {
  placement: 'placement',
  exchange: 'mercatus',
  'market-card': 'mercatus',
  slaves: 'mercatus',
  'blue-dice': 'arena',
  'arena-reward': 'arena',
  'stadium-card': 'stadium',
  bid: 'theatrum',
  build: 'forum',
  harbour: 'portus',
};
/** Returns the stage of the round: placement, or the area that acts; `undefined` at the end. */
export function stageOf({ pending }: View): AreaId | 'placement' | undefined {
  const top = pending.at(-1);
  if (top === undefined || !('ask' in top)) return undefined;
  return top.ask === 'cards' ? top.contest : STAGES[top.ask];
}
/** Returns the space whose action runs, if any. */
export function actingSpace({ pending }: View): SpaceId | undefined {
  const top = pending.at(-1);
  return top !== undefined && 'space' in top ? top.space : undefined;
}

/** Returns coins as a text: `2 bronze, 1 gold`. */
export const inCoins = (coins: Partial<Coins>, { labels }: Spoken): string =>
  currencies
    .flatMap((currency) => (coins[currency] ? `${coins[currency]} ${labels.coins[currency]}` : []))
    .join(', ') || labels.nothing;

/** Returns a text in lines as a drawing. */
export function block(text: string, type: Type): Drawing {
  const label = fitted(text, type);
  const width = Math.max(...label.rows.map((line) => measure(line, label.size, type.bold)));
  const x = type.anchor === 'middle' ? width / 2 : type.anchor === 'end' ? width : 0;
  return { width, height: label.rows.length * label.leading, svg: set(label, x, label.size * 0.86, type) };
}

/** Returns the drawings in one row, each in the middle of its height. */
export function level(things: readonly Drawing[], gap = 4): Drawing {
  const height = Math.max(0, ...things.map((one) => one.height));
  return row(
    things.map((one) => ({ width: one.width, height, svg: at(0, (height - one.height) / 2, one.svg) })),
    gap,
  );
}

/** Returns a drawing scaled down to this room, if it is larger. Only own boxes have more than the places are made for. */
export function shrunk(one: Drawing, width: number, height = Number.POSITIVE_INFINITY): Drawing {
  const scale = Math.floor(Math.min(1, width / one.width, height / one.height) * 100) / 100;
  return scale === 1 || one.width === 0
    ? one
    : { width: one.width * scale, height: one.height * scale, svg: at(0, 0, one.svg, scale) };
}

/** Returns the first drawing that fits, or the last one, shrunk. */
export const fitting = (width: number, ...drawings: readonly [Drawing, ...Drawing[]]): Drawing =>
  drawings.find((one) => one.width <= width) ?? shrunk(drawings.at(-1) ?? drawings[0], width);

/** Coins side by side: their number, if there are several of a kind, and a coin. */
export function coinsRow(coins: Partial<Coins>, r = 8): Drawing {
  return level(
    currencies.flatMap((currency): Drawing[] => {
      const count = coins[currency] ?? 0;
      const one = { width: 2 * r, height: 2 * r, svg: coin(currency, r, r, r) };
      return count === 0 ? [] : count === 1 ? [one] : [block(String(count), { size: 13, bold: true }), one];
    }),
    2,
  );
}

/** What the workshops and banks of a player pay in the harbor, after a word if there is room for it. */
export function payoutRow({ catalog }: Box, view: View, seat: Seat, pen: Quill, word: Drawing, room: number): Drawing {
  const { points, coins, sites } = payout(catalog, view, seat);
  const text = `${points} ${pen.look.words.labels.vp}`;
  const paid = [
    ...(points > 0 || sites.length === 0 ? [block(text, { size: 12.5, bold: true })] : []),
    ...[coinsRow(coins)].filter((one) => one.width > 0),
  ];
  return fitting(room, level([word, ...paid], 5), level(paid, 5));
}

/** A drawing in the middle of a box. */
export const centered = (one: Drawing, x: number, y: number, w: number, h: number): string =>
  at(x + (w - one.width) / 2, y + (h - one.height) / 2, one.svg);

/** The ground of an area: a gradient, and a pattern on it. */
interface Ground {
  readonly base: string;
  readonly pattern: string;
  readonly opacity: number;
}
const GROUNDS: Readonly<Record<AreaId, Ground>> = {
  mercatus: { base: 'market', pattern: 'bricks', opacity: 0.7 },
  arena: { base: 'sand', pattern: 'grains', opacity: 0.8 },
  stadium: { base: 'field', pattern: 'furrows', opacity: 0.35 },
  theatrum: { base: 'rose', pattern: 'slabs', opacity: 0.35 },
  forum: { base: 'marble', pattern: 'slabs', opacity: 0.5 },
  portus: { base: 'water', pattern: 'waves', opacity: 1 },
};

/** The height of the heading of an area. */
export const HEAD = 32;

/** An area under its name, with its place in the order in which the areas act. The one that acts is marked. */
export function district(
  name: AreaId,
  view: View,
  pen: Quill,
  width: number,
  height: number,
  inner: string,
  note = '',
): Drawing {
  const { base, pattern, opacity } = GROUNDS[name];
  const isActing = stageOf(view) === name;
  const title = pen.look.words.title(name);
  const end = 44 + measure(title, 14, true);
  return {
    width,
    height,
    svg:
      ground(width, height, base, { pattern, edge: isActing ? '$select' : undefined, opacity }) +
      milestone(ROMAN[areaIds.indexOf(name)] ?? '', 21, 17, Number(isActing)) +
      heading(name, title, 40, 22, width - 48) +
      (note === '' || end + measure(note, 12) > width - 10
        ? ''
        : write(note, width - 11, 22, { size: 12, anchor: 'end', italic: true, fill: '$head' })) +
      inner,
  };
}

/** The ground of a thing: gold with a dot while it can be pointed at. */
export const plate = (pen: Quill, id: string, w: number, h: number, rx: number, idle: Paint): string =>
  pen.isOpen(id)
    ? rect(0, 0, w, h, rx, { fill: '@lit', stroke: '$select', width: 1.6 }) +
      (pen.isChosen(id) ? '' : circle(w - Math.max(4.5, rx * 0.45), 4.5, 3.5, { fill: '$select', stroke: '$panel' }))
    : rect(0, 0, w, h, rx, idle);

/** The radius of a space: on a phone, it is as wide as a finger. */
export const radius = (pen: Quill, small = 14): number => (pen.shape === 'tall' ? 20 : small);

/** Returns what a space does, for people who cannot see it. */
function effectOf({ tables: { numbers } }: Box, space: Space, spoken: Spoken): string {
  const { does } = spoken.labels;
  switch (space.action) {
    case 'dolus':
      return does.dolus(numbers.dolusDice);
    case 'pecunia':
      return does.pecunia(numbers.pecuniaPoints);
    case 'equi':
      return does.equi(inCoins(numbers.marketPrice, spoken), space.bonusCard);
    case 'servi':
      return does.servi(space.maxCards, inCoins(coinsOf(space.currency, space.coinsPerCard), spoken));
    case 'potentia':
      return does.potentia(numbers.blueDice);
    case 'arena':
    case 'stadium':
      return does.contest(space.strength);
    case 'theatrum':
      return does.theatrum;
    case 'forum':
      return does.forum(space.builds, space.scoresValue);
    case 'latro':
      return does.latro(numbers.latroDice);
    case 'portus':
      return does.portus(spoken.labels.coins[space.currency]);
  }
}

/** A space with its henchman, `2 * r` wide and high. */
export function spaceThing(box: Box, space: Space, view: View, pen: Quill, r: number): Drawing {
  const spoken = pen.look.words;
  const said = spoken.labels;
  const id = spaceId(space.id);
  const seat = view.spaces[space.id] ?? null;
  const does = box.still(spoken, id, () => `${spoken.title(space.id)}: ${effectOf(box, space, spoken)}; `);
  const lies = space.action === 'portus' && view.harbour[space.currency] > 0 ? `, ${said.lying}` : '';
  const state = pen.isOpen(id) ? 'lit' : actingSpace(view) === space.id ? 'acting' : 'still';
  return pen.thing(
    id,
    `${does}${seat === null ? said.free : pen.name(seat)}${lies}`,
    2 * r,
    2 * r,
    spot(r, state) + (seat === null ? '' : henchman(pen.side(seat), r, r * 0.86, r / 14)),
    { lit: true, radius: r },
  );
}
