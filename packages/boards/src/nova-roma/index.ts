/** Nova Roma as a picture. */
import type { Engine, Seat } from '@ludi-romani/core';
import type { Countable, NovaRoma, View, ZoneId } from '@ludi-romani/nova-roma';
import { boardOf, type Placement } from '../kit/frame';
import * as icons from '../kit/icons';
import {
  about,
  column,
  type Drawing,
  ground,
  legend,
  othersOf,
  placed,
  type Room,
  seatOf,
  shapeOfLook,
} from '../kit/pen';
import { at, joined } from '../kit/svg';
import type { Board } from '../types';
import { grounds, skyline } from './art';
import { ACTIONS, type Brush, boxOf, brushOf, COUNTS, GAINS } from './brush';
import { pitchOf, zone } from './city';
import { forum } from './forum';
import { hippodrome } from './hippodrome';
import type { Labels, Tab } from './labels';
import { contracts, estateOffer, followerOffer, mosaicOffer, supply } from './offers';
import { ai, area, cards, estate, goodsOf, home, mosaic } from './player';
import { sea } from './sea';
import { formOf, targetsOf } from './targets';

export type { Labels };

/** The ground of a part: the base, the pattern on it, and the opacity of the pattern. */
type Ground = readonly [base: string, pattern?: string, opacity?: number];
const MARBLE: Ground = ['marble', 'slabs', 0.7];
const PLAN: Ground = ['plan', 'streets', 0.7];
const WATER: Ground = ['water', 'waves'];
const SAND: Ground = ['sand', 'grains', 0.8];
const TABLE: Ground = ['plan'];
const FIELD: Ground = ['field'];

/** Draws on a ground, in its room. */
function framed(
  [base, pattern, opacity]: Ground,
  { title, said }: Brush,
  { width, height }: Room,
  draw: (room: Room) => Drawing,
): Drawing {
  let inner = draw({ width: width - 20, ...(height === undefined ? {} : { height: height - 14 }) });
  // a part that is alone has words for all of its icons
  if (height === undefined) {
    const counted = Object.entries({ ...GAINS, 'animal-tiles': COUNTS['animal-tiles'] }).map(
      ([what, [icon, color]]) => [icon, color, said.things[what as Countable][1]] as const,
    );
    const acts = Object.entries(ACTIONS).map(([id, [icon, color]]) => [icon, color, title(id)] as const);
    const words = [...counted, ...acts, [icons.laurel, '$goldText', said.emperor]] as const;
    const named = legend(inner.svg, words, width - 20);
    inner = column([inner, { ...named, svg: about('estate', named.svg) }], 8);
  }
  const high = height ?? inner.height + 18;
  return { width, height: high, svg: ground(width, high, base, { pattern, opacity }) + at(10, 6, inner.svg) };
}

const ZONES: readonly ZoneId[] = ['A', 'B', 'C'];

/** The building contracts above the zones, which are below each other on a phone. */
function city(brush: Brush, { width, height }: Room): Drawing {
  if (height === undefined) {
    // small enough to compare the zones, large enough for fingers
    const pitch = Math.min(46, pitchOf(brush, ['A'], width, 1000));
    const alone = ZONES.map((id) => zone(brush, id, pitch, { width }));
    return column([contracts(brush, 'building', { width }), ...alone], 10);
  }
  const top = 86;
  const offerWidth = Math.min(452, width);
  const gap = 26;
  const pitch = pitchOf(brush, ZONES, width - (ZONES.length - 1) * gap - 8, height - top);
  const zones = ZONES.map((id) => zone(brush, id, pitch, { width: 0 }));
  const used = zones.reduce((all, one) => all + one.width, 0);
  const space = (width - 8 - used) / (ZONES.length - 1);
  let x = 4;
  const drawn = zones.map((one) => {
    const svg = placed(x, top, one);
    x += one.width + space;
    return svg;
  });
  return {
    width,
    height,
    svg:
      (brush.view.ai === null && width - offerWidth > 170
        ? skyline(offerWidth + 12, 4, (width - offerWidth - 8) / 250)
        : '') +
      contracts(brush, 'building', { width: offerWidth, height: top - 2 }).svg +
      joined(drawn),
  };
}

/** The shipping contracts above the sea. */
function waters(brush: Brush, { width, height }: Room): Drawing {
  if (height === undefined) return column([contracts(brush, 'shipping', { width }), sea(brush, { width })], 10);
  const top = 66;
  return {
    width,
    height,
    svg:
      contracts(brush, 'shipping', { width, height: top }).svg +
      at(0, top, sea(brush, { width, height: height - top }).svg),
  };
}

/** The estate tiles above the followers on offer, on a phone with all decks. */
function offers(brush: Brush, { width, height }: Room): Drawing {
  if (height === undefined)
    return column([estateOffer(brush, { width }), followerOffer(brush, { width }), supply(brush, { width })], 10);
  const top = 70;
  return {
    width,
    height,
    svg:
      estateOffer(brush, { width, height: top }).svg +
      at(0, top, followerOffer(brush, { width, height: height - top }).svg),
  };
}

type Section = (brush: Brush, room: Room, seat: Seat) => Drawing;

/** The parts of the table. */
const PARTS: Readonly<Record<string, readonly [Ground, Section]>> = {
  mosaics: [TABLE, mosaicOffer],
  forum: [MARBLE, forum],
  city: [PLAN, city],
  waters: [WATER, waters],
  hippodrome: [SAND, hippodrome],
  offers: [TABLE, offers],
};
/** The parts of a player. */
const OWN: Readonly<Record<string, Section>> = {
  estate: (brush, room, seat) => estate(brush, seat, room),
  mosaic: (brush, room, seat) => mosaic(brush, seat, room),
  cards: (brush, room, seat) => cards(brush, seat, room),
  area: (brush, room, seat) => (room.width > 600 ? home : area)(brush, seat, room),
};

const isDraft = (view: View): boolean => view.phase === 'draft' && view.options.mosaicDraft;

/** The pictures of Nova Roma, for `engine` and its box. */
export function boards(engine: Engine<NovaRoma>): Board<NovaRoma, Labels> {
  const box = boxOf(engine.components);
  const brushes = new WeakMap<Brush['pen'], Brush>();
  return boardOf(engine, {
    title: 'Nova Roma',
    icon: icons.laurel,
    grounds,
    targets: targetsOf(box),
    form: (action) => (action.type === 'place-building' ? formOf(box, action) : undefined),
    color: () => undefined,
    status: (view, look) => {
      const { rounds } = box.tables.numbers;
      const round = view.phase === 'draft' ? 0 : view.round;
      return { text: look.words.labels.round(round, rounds), done: round, of: rounds };
    },
    parts: (view) => {
      const own = seatOf(view);
      return [
        ...(isDraft(view) ? ['mosaics'] : []),
        ...['forum', `estate-${own}`, 'city', 'waters', 'hippodrome', 'offers', `mosaic-${own}`, `cards-${own}`],
        ...(view.ai === null ? [] : ['ai']),
        ...othersOf(view).map((seat) => `area-${seat}`),
      ];
    },
    tab: (part, _, { words }) =>
      part === 'ai' ? words.title('ai') : words.labels.tabs[part.replace(/-\d+$/, '') as Tab],
    layout: (view, shape, { seat, others }) => {
      const own = `area-${seat}`;
      if (shape === 'wide') {
        const middle: Placement[] = isDraft(view)
          ? [{ part: 'mosaics', x: 0, y: 330, width: 636, height: 180 }]
          : [
              { part: 'waters', x: 0, y: 330, width: 358, height: 180 },
              { part: 'hippodrome', x: 366, y: 330, width: 270, height: 180 },
            ];
        return [
          { part: 'forum', x: 0, y: 0, width: 332, height: 322 },
          { part: 'city', x: 340, y: 0, width: 660, height: 322 },
          ...(view.ai === null ? [] : [{ part: 'ai', x: 812, y: 6, width: 180, height: 80 }]),
          ...middle,
          { part: 'offers', x: 644, y: 330, width: 356, height: 180 },
          { part: own, x: 0, y: 518, width: 1000, height: 208 },
        ];
      }
      const top = isDraft(view) ? 188 : 0;
      return [
        ...(isDraft(view) ? [{ part: 'mosaics', x: 0, y: 0, width: 760, height: 180 }] : []),
        { part: 'forum', x: 0, y: top, width: 366, height: 368 },
        { part: 'waters', x: 374, y: top, width: 386, height: 180 },
        { part: 'hippodrome', x: 374, y: top + 188, width: 386, height: 180 },
        { part: 'city', x: 0, y: top + 376, width: 760, height: 330 },
        ...(view.ai === null ? [] : [{ part: 'ai', x: 560, y: top + 382, width: 190, height: 80 }]),
        { part: 'offers', x: 0, y: top + 714, width: 760, height: 180 },
        ...[seat, ...others].map((one, i) => ({
          part: `area-${one}`,
          x: 0,
          y: top + 902 + i * 436,
          width: 760,
          height: 428,
        })),
      ];
    },
    draw: (part, view, pen, room) => {
      const brush = brushes.get(pen) ?? brushOf(box, view, pen);
      brushes.set(pen, brush);
      if (part === 'ai')
        return pen.shape === 'tall' ? framed(PLAN, brush, room, (inner) => ai(brush, inner)) : ai(brush, room);
      const seat = Number(/-(\d+)$/.exec(part)?.[1] ?? Number.NaN);
      const own = OWN[part.replace(/-\d+$/, '')];
      if (!Number.isNaN(seat) && own !== undefined)
        return framed(FIELD, brush, room, (inner) => own(brush, inner, seat));
      const [base, section] = PARTS[part] ?? [TABLE, offers];
      return framed(base, brush, room, (inner) => section(brush, inner, seatOf(view)));
    },
    counters: (view, seat, look) => {
      const { labels } = look.words;
      const isTall = shapeOfLook(look) === 'tall';
      const { coins, influence, hand: cards, blocks } = view.players[seat] as View['players'][number];
      return [
        { icon: icons.coin, color: '$goldText', value: coins, word: labels.things.coins, about: 'coins' },
        // a phone shows the goods only in a part of their own
        ...(isTall ? goodsOf(view, seat, labels) : []),
        {
          icon: icons.crest,
          color: '$purpleText',
          value: influence,
          word: labels.things.influence,
          about: 'influence',
        },
        {
          icon: icons.card,
          color: '$tealText',
          value: cards.length,
          word: labels.cards,
          about: 'hand',
        },
        {
          icon: icons.brick,
          color: '$terracottaText',
          value: blocks,
          word: labels.has.blocks,
          about: 'own-blocks',
        },
      ];
    },
  });
}
