/** What all pictures of Nova Roma are drawn with: the box by id, words at hand, the icons and colors of its things. */
import type { Seat } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import type {
  ActionId,
  BuildingContract,
  Components,
  Countable,
  NovaRoma,
  Owner,
  Question,
  Reward,
  ShippingContract,
  View,
} from '@ludi-romani/nova-roma';
import type { Icon } from '../kit/icons';
import { column, type Drawing, figure, type Pen, row } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle, element } from '../kit/svg';
import { label } from '../kit/text';
import { type Labels, labelsIn } from './labels';

/** An icon in its color. */
export type Mark = readonly [Icon, Hue];

export const ACTIONS: Readonly<Record<ActionId, Mark>> = {
  trade: ['scales', 'gold'],
  upgrade: ['house', 'purple'],
  petition: ['scroll', 'purple'],
  recruit: ['card', 'teal'],
  sail: ['ship', 'sea'],
  build: ['crane', 'terracotta'],
  race: ['wheel', 'stone'],
  produce: ['cog', 'olive'],
};

/** In the order in which they are named. */
export const GAINS: Readonly<Record<keyof Reward, Mark>> = {
  coins: ['coin', 'gold'],
  wheat: ['wheat', 'gold'],
  stone: ['block', 'stone'],
  wood: ['wood', 'terracotta'],
  wine: ['grape', 'purple'],
  horse: ['horse', 'olive'],
  influence: ['crest', 'purple'],
  artisan: ['figure', 'teal'],
  anyGood: ['amphora', 'terracotta'],
};
const KINDS = Object.entries(GAINS) as [keyof Reward, Mark][];

export const COUNTS: Readonly<Record<Countable, Mark>> = {
  ...GAINS,
  'building-contracts': ACTIONS.build,
  'shipping-contracts': ACTIONS.sail,
  followers: ACTIONS.recruit,
  'estate-tiles': ['house', 'olive'],
  'animal-tiles': ['paw', 'terracotta'],
  spaces: ACTIONS.race,
};

type Row<Name extends keyof Components> = Components[Name] extends readonly (infer One)[] ? One : never;

const byId = <One extends { readonly id: string | number }>(rows: readonly One[]): ReadonlyMap<One['id'], One> =>
  new Map(rows.map((one) => [one.id, one]));

/** The tables of a box, by id. */
export const boxOf = (tables: Components) => ({
  tables,
  followers: byId(tables.followers),
  contracts: byId<ShippingContract | BuildingContract>([...tables.shippingContracts, ...tables.buildingContracts]),
  tiles: byId([...tables.basicEstateTiles, ...tables.specialEstateTiles]),
  conversions: byId(tables.conversions),
  achievements: byId(tables.achievements),
  mosaics: byId(tables.mosaicTiles),
  rewards: byId(tables.buildingRewardTiles),
  shapes: byId(tables.shapes),
  emperor: byId(tables.emperorTiles),
  chariots: byId(tables.chariotTiles),
  zones: byId(tables.zones),
  titles: new WeakMap<Words<NovaRoma>, Map<string, string>>(),
});
export type Box = ReturnType<typeof boxOf>;
export type Zone = Row<'zones'>;

export interface Brush {
  readonly box: Box;
  readonly view: View;
  readonly pen: Pen<NovaRoma>;
  readonly said: Labels;
  /** what can be pointed at now */
  readonly open: ReadonlySet<string>;
  /** what whoever looks is asked, unless all are asked at once */
  readonly asked: Question | null;
  title(id: string): string;
  /** `2 coins, 1 wheat` */
  told(amounts: Reward): string;
  /** whose marker it is */
  owner(marker: Owner): string;
  /** its sign in the middle of (x, y) */
  sign(marker: Owner, x: number, y: number, size: number): string;
}

/** The brush of one picture. Titles are looked up once for all pictures of the same words. */
export function brushOf(box: Box, view: View, pen: Pen<NovaRoma>): Brush {
  const { words, highlight } = pen.look;
  const known = box.titles.get(words) ?? new Map<string, string>();
  box.titles.set(words, known);
  const title = (id: string): string => {
    const found = known.get(id) ?? words.title(id);
    known.set(id, found);
    return found;
  };
  const top = view.pending.at(-1);
  return {
    box,
    view,
    pen,
    said: labelsIn(words.language),
    open: new Set(highlight),
    asked: top !== undefined && 'ask' in top && top.player === view.viewer ? top : null,
    title,
    told: (amounts) =>
      KINDS.flatMap(([what]) => ((amounts[what] ?? 0) > 0 ? [`${amounts[what]} ${title(what)}`] : [])).join(', '),
    owner: (marker) => (marker === 'neutral' ? title(view.ai === null ? 'neutral' : 'ai') : pen.name(marker)),
    sign: (marker, x, y, size) =>
      marker === 'neutral'
        ? `<g aria-hidden="true">${circle('stone', x, y, size * 0.75)}${label('×', x, y + size * 0.34, { size, anchor: 'middle', kind: 'on' })}</g>`
        : pen.sign(marker, x, y, size),
  };
}

/** Icons with their numbers, so many beside each other. */
export function sum(amounts: Reward, size = 12, perRow = 9): Drawing {
  const drawn = KINDS.flatMap(([what, [sign, hue]]) => {
    const count = amounts[what] ?? 0;
    return count > 0 ? [figure(sign, count, 0, size * 0.82, hue, size)] : [];
  });
  const rows = Array.from({ length: Math.ceil(drawn.length / perRow) }, (_, i) =>
    row(drawn.slice(i * perRow, (i + 1) * perRow), 5),
  );
  return column(rows, 3);
}

/** In the middle of a box, made smaller where it is too large for it. */
export function centered({ width, height, svg }: Drawing, w: number, h: number): string {
  if (svg === '') return '';
  const scale = Math.min(1, w / width, h / height);
  const [x, y] = [(w - width * scale) / 2, (h - height * scale) / 2];
  return scale === 1 ? at(x, y, svg) : element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, svg);
}

/** Text as a drawing, its baseline at the bottom. */
export const word = (text: string, width: number, size: number, kind = 'strong'): Drawing => ({
  width,
  height: size * 0.8,
  svg: label(text, 0, size * 0.76, { size, kind }),
});

export const seatOf = ({ viewer }: View): Seat => (viewer === 'spectator' ? 0 : viewer);
