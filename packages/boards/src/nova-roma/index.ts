/** Nova Roma as a picture. */
import type { Engine, Seat } from '@ludi-romani/core';
import type { NovaRoma, View, ZoneId } from '@ludi-romani/nova-roma';
import { boardOf, LEFT, RIGHT } from '../kit/frame';
import { type Drawing, othersOf, placed, seatOf } from '../kit/pen';
import type { Board } from '../types';
import { type Brush, boxOf, brushOf } from './brush';
import { supply, zone } from './city';
import { forum } from './forum';
import { hippodrome } from './hippodrome';
import type { Labels } from './labels';
import { contracts, estateOffer, followerOffer, mosaicOffer } from './offers';
import { ai, area, estate, followerRow, hand, mosaic, purse } from './player';
import { sea } from './sea';
import { targetsOf } from './targets';

export type { Labels };

/** Two parts beside each other on the left side. */
const HALF = 312;
const SECOND = LEFT - HALF;

/** What stands together on the left side: each part with its corner; `#` is the seat of whoever looks. */
const TOGETHER: Readonly<Record<string, readonly (readonly [part: string, x: number, y: number])[]>> = {
  city: [
    ['forum', 0, 0],
    ['zone-A', 340, 0],
    ['zone-B', 508, 0],
    ['zone-C', 340, 174],
    ['supply', 482, 174],
  ],
  races: [
    ['hippodrome', 0, 0],
    ['sea', SECOND, 0],
  ],
  cards: [
    ['estate', 0, 0],
    ['followers', SECOND, 0],
  ],
  contracts: [
    ['shipping', 0, 0],
    ['building', SECOND, 0],
  ],
  squares: [
    ['estate-#', 0, 0],
    ['mosaic-#', SECOND, 0],
  ],
};

/** What stands on the left between city and contracts, and on the right, by the number of players. */
const TABLES: readonly { readonly left: readonly string[]; readonly right: readonly string[] }[] = [
  { left: [], right: ['hippodrome', 'sea', 'estate', 'followers'] },
  { left: [], right: ['hippodrome', 'sea', 'estate', 'followers'] },
  { left: ['races'], right: ['estate', 'followers'] },
  { left: ['races', 'cards'], right: [] },
];
const SHARED = [
  'forum',
  'zone-A',
  'zone-B',
  'zone-C',
  'supply',
  'sea',
  'hippodrome',
  'shipping',
  'building',
  'estate',
  'followers',
];

const tableOf = ({ options }: View) => TABLES[options.players - 1] ?? { left: [], right: [] };

/** The pictures of Nova Roma, for `engine` and its box. */
export function boards(engine: Engine<NovaRoma>): Board<NovaRoma, Labels> {
  const box = boxOf(engine.components);
  const brushes = new WeakMap<Brush['pen'], Brush>();

  // alone, as on a phone, what is as wide as the table is drawn in more rows
  const own: Readonly<Record<string, (brush: Brush, seat: Seat, isWide: boolean) => Drawing>> = {
    purse,
    mosaic: (brush, seat) => mosaic(brush, seat, HALF),
    estate: (brush, seat) => estate(brush, seat, HALF),
    row: followerRow,
    hand,
    area,
  };
  const shared: Readonly<Record<string, (brush: Brush, width: number) => Drawing>> = {
    forum,
    supply: (brush) => supply(brush, 158, 105),
    sea,
    hippodrome,
    shipping: (brush, width) => contracts(brush, 'shipping', width),
    building: (brush, width) => contracts(brush, 'building', width),
    estate: estateOffer,
    followers: followerOffer,
    mosaics: mosaicOffer,
    ai,
  };
  const single = (name: string, brush: Brush): Drawing => {
    const width = tableOf(brush.view).right.includes(name) ? RIGHT : HALF;
    const [what = '', whose] = name.split('-');
    if (what === 'zone') return zone(brush, whose as ZoneId);
    return (
      (whose === undefined ? shared[what]?.(brush, width) : own[what]?.(brush, Number(whose), !brush.pen.isAlone)) ?? {
        width: 0,
        height: 0,
        svg: '',
      }
    );
  };
  const shownIn = (view: View) => (view.phase === 'draft' && view.options.mosaicDraft ? ['mosaics'] : []);
  const aiIn = (view: View) => (view.ai === null ? [] : ['ai']);
  const ownOf = (view: View) => ['purse', 'estate', 'mosaic', 'row', 'hand'].map((part) => `${part}-${seatOf(view)}`);

  return boardOf(engine, {
    title: 'Nova Roma',
    targets: targetsOf(box.catalog),
    subtitle: (view, look) => {
      const said = look.words.labels;
      return said.round(view.phase === 'draft' ? 0 : view.round, box.tables.numbers.rounds);
    },
    parts: (view) => [
      ...shownIn(view),
      ...SHARED,
      ...ownOf(view),
      ...aiIn(view),
      ...othersOf(view).map((seat) => `area-${seat}`),
    ],
    layout: (view) => {
      const own = seatOf(view);
      const { left, right } = tableOf(view);
      return {
        left: ['city', ...left, 'contracts', `hand-${own}`, `row-${own}`, `purse-${own}`, 'squares'],
        right: [...aiIn(view), ...right, ...othersOf(view).map((seat) => `area-${seat}`)],
        below: shownIn(view),
      };
    },
    draw: (part, view, pen) => {
      const brush = brushes.get(pen) ?? brushOf(box, view, pen);
      brushes.set(pen, brush);
      const together = TOGETHER[part];
      if (together === undefined) return single(part, brush);
      let [height, svg] = [0, ''];
      for (const [name, x, y] of together) {
        const drawn = single(name.replace('#', String(seatOf(view))), brush);
        svg += placed(x, y, drawn);
        height = Math.max(height, y + drawn.height);
      }
      return { width: LEFT, height, svg };
    },
    holdings: (view, seat, look) => {
      const { coins, influence, hand: cards } = view.players[seat] as View['players'][number];
      return look.words.labels.holdings(coins, influence, cards.length);
    },
  });
}
