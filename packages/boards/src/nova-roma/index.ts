/** Nova Roma as a picture. */
import type { Engine, Seat } from '@ludi-romani/core';
import type { NovaRoma, View } from '@ludi-romani/nova-roma';
import { boardOf, RIGHT } from '../kit/frame';
import { column, type Drawing, type Pen, row } from '../kit/pen';
import type { Board } from '../types';
import { type Brush, boxOf, brushOf, seatOf } from './brush';
import { mapsOf, supply, zone } from './city';
import { forum } from './forum';
import { hippodrome } from './hippodrome';
import { labelsIn } from './labels';
import { contracts, estateOffer, followerOffer, mosaicOffer } from './offers';
import { ai, area, estate, followerRow, hand, mosaic, purse } from './player';
import { sea } from './sea';
import { targetsOf } from './targets';

/** Two parts beside each other on the left side. */
const HALF = 312;
const [FORUM_GAP, HALF_GAP] = [20, 16];

/** Where parts stand, by the number of players: `a+b` beside each other, `a/b` below each other; the own area follows. */
const TABLES: readonly { readonly left: readonly string[]; readonly right: readonly string[] }[] = [
  { left: [], right: ['hippodrome', 'sea', 'estate', 'followers'] },
  { left: [], right: ['hippodrome', 'sea', 'estate', 'followers'] },
  { left: ['hippodrome+sea'], right: ['estate', 'followers'] },
  { left: ['hippodrome+sea', 'estate+followers'], right: [] },
];
const CITY = 'forum+zone-A,zone-B/zone-C,supply';
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

const othersOf = (view: View): Seat[] => [...view.players.keys()].filter((seat) => seat !== seatOf(view));
const tableOf = ({ options }: View) => TABLES[options.players - 1] ?? { left: [], right: [] };

/** The pictures of Nova Roma, for `engine` and its box. */
export function boards(engine: Engine<NovaRoma>): Board<NovaRoma> {
  const box = boxOf(engine.components);
  const maps = mapsOf(box);
  const brushes = new WeakMap<Pen<NovaRoma>, Brush>();

  const single = (name: string, brush: Brush): Drawing => {
    const { view } = brush;
    const width = tableOf(view).right.includes(name) ? RIGHT : HALF;
    const [what, at] = name.split('-');
    const seat = Number(at);
    switch (what) {
      case 'forum':
        return forum(brush);
      case 'zone':
        return zone(brush, maps, at as 'A');
      case 'supply':
        return supply(brush, 158, 127);
      case 'sea':
        return sea(brush, width);
      case 'hippodrome':
        return hippodrome(brush, width);
      case 'shipping':
      case 'building':
        return contracts(brush, what, HALF);
      case 'estate':
        return at === undefined ? estateOffer(brush, width) : estate(brush, seat, HALF);
      case 'followers':
        return followerOffer(brush, width);
      case 'mosaics':
        return mosaicOffer(brush);
      case 'purse':
        return purse(brush, seat);
      case 'mosaic':
        return mosaic(brush, seat, HALF);
      case 'row':
        return followerRow(brush, seat);
      case 'hand':
        return hand(brush, seat);
      case 'ai':
        return ai(brush);
      default:
        return area(brush, seat);
    }
  };
  const shownIn = (view: View) => (view.phase === 'draft' && view.options.mosaicDraft ? ['mosaics'] : []);
  const aiIn = (view: View) => (view.ai === null ? [] : ['ai']);
  const ownOf = (view: View) => ['purse', 'estate', 'mosaic', 'row', 'hand'].map((part) => `${part}-${seatOf(view)}`);

  return boardOf(engine, {
    title: 'Nova Roma',
    targets: targetsOf(engine.components),
    subtitle: (view, look) => {
      const said = labelsIn(look.words.language);
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
        left: [
          CITY,
          ...left,
          'shipping+building',
          `hand-${own}`,
          `row-${own}`,
          `purse-${own}`,
          `estate-${own}+mosaic-${own}`,
        ],
        right: [...aiIn(view), ...right, ...othersOf(view).map((seat) => `area-${seat}`)],
        below: shownIn(view),
      };
    },
    draw: (part, view, pen) => {
      const brush = brushes.get(pen) ?? brushOf(box, view, pen);
      brushes.set(pen, brush);
      const columns = part.split('+').map((stack) =>
        column(
          stack.split('/').map((level) =>
            row(
              level.split(',').map((name) => single(name, brush)),
              10,
            ),
          ),
          HALF_GAP,
        ),
      );
      return row(columns, part === CITY ? FORUM_GAP : HALF_GAP);
    },
    holdings: (view, seat, look) => {
      const { coins, influence, hand: cards } = view.players[seat] as View['players'][number];
      return labelsIn(look.words.language).holdings(coins, influence, cards.length);
    },
  });
}
