import { type Action, engine, type MutableState, type Options, type Question } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { settings } from '../conformance/nova-roma';
import { refusals } from '../refusals';
import {
  EGERIA,
  HADRIANUS,
  type Laying,
  LUCIUS,
  OCCIUS,
  PATRICIA,
  performing,
  played,
  SEPTIMUS,
  SERAPHINA,
} from './performing';
import { at, space } from './scene';

type ActionId = NonNullable<MutableState['running']>['action'];
/** The clause, in a word or two why, what stands open, what somebody tries. */
type Row = readonly [clause: string, why: string, open: Open, action: object];

interface Open {
  readonly running: ActionId;
  readonly question: Question;
  readonly laying: Laying;
  readonly strength: number;
  readonly options: Partial<Options>;
}

/** A question of seat 0 during an action, with what lies on the table. */
const open = (
  running: ActionId,
  question: object,
  laying: Laying = () => {},
  strength = 1,
  options: Partial<Options> = {},
): Open => ({ running, question: { player: 0, ...question } as Question, laying, strength, options });

const EARLY = { window: 'strength' };
const LATE = { window: 'open' };
const INSIDE = { window: null };

const rich: Laying = (own) => {
  own.coins = 9;
  own.influence = 8;
  own.artisans = 3;
  own.goods = { wheat: 4, stone: 4, wood: 4, wine: 4, horse: 4 };
};
const emperor = open('trade', { ask: 'emperor' }, (_, state) => {
  state.running = null;
  state.emperorTiles = ['emperor-1'];
});
const patrician = (laying: Laying = () => {}) =>
  open('trade', { ask: 'patrician' }, (own, state) => {
    state.running = null;
    state.turn = { player: 0, space: null, lines: [], claimed: false };
    state.forum[space(1, 1)] = 'emperor';
    state.forum[space(2, 2)] = 1;
    own.mosaic = ['green-1', 'yellow-2', 'orange-1'];
    laying(own, state);
  });
const line = open('trade', { ask: 'line' }, (_, state) => {
  state.running = null;
  state.forum[0] = 0;
  state.turn = { player: 0, space: 0, lines: ['row'], claimed: false };
});
const legionary = open('trade', { ask: 'legionary' }, (_, state) => {
  state.running = null;
  state.turn = { player: 0, space: 0, lines: [], claimed: true };
  state.forum[0] = 0;
  state.forum[5] = 'emperor';
});
const shipping = (laying: Laying = rich, strength = 1) =>
  open(
    'sail',
    { ask: 'contract', kind: 'shipping', ...EARLY },
    (own, state) => {
      state.displays.shipping = ['sc-21', null, 'sc-29', 'sc-24'];
      laying(own, state);
    },
    strength,
  );
const building = (laying: Laying = rich) =>
  open('build', { ask: 'contract', kind: 'building', ...EARLY }, (own, state) => {
    state.displays.building = ['bc-10', null, null, null]; // a stone and an artisan
    laying(own, state);
  });
/** Two blocks in a row. */
const placing = (laying: Laying = () => {}, strength = 1, tile: number | null = null) =>
  open('build', { ask: 'building', tile, shape: 'domino', ...LATE }, laying, strength);
const ships: Laying = (own) => {
  own.ships = [
    { route: 'north', port: 8 },
    { route: 'south', port: 9 },
  ];
};
const racing = (laying: Laying = () => {}, more: object = {}) =>
  open('race', { ask: 'advance', tile: null, track: null, done: 0, ...EARLY, ...more }, laying);
const onSpace =
  (at: number): Laying =>
  (_, { tracks }) => {
    for (const racers of Object.values(tracks)) for (const racer of racers) racer.space = at;
  };
const hand =
  (...cards: number[]): Laying =>
  (own) => {
    own.hand = cards;
  };
const row =
  (...cards: ReturnType<typeof played>[]): Laying =>
  (own) => {
    own.row = cards;
  };
const sevenInHand = hand(1, 3, 5, 7, 9, 11, 13, 15);
const activate = (follower: number) => ({ type: 'activate-follower', follower });
const spot = (type: string, at: number | string) => ({ type, space: at });

const ROWS: readonly Row[] = [
  ['NR-4.3', 'not on the tile', emperor, spot('place-emperor', space(3, 3))],
  ['NR-4.3', 'the emperor first', emperor, spot('place-patrician', 0)],

  ['NR-4.7', 'beyond the forum', patrician(), spot('place-patrician', 16)],
  ['NR-4.4', 'the emperor', patrician(), spot('place-patrician', space(1, 1))],
  ['NR-4.7', 'a patrician', patrician(), spot('place-patrician', space(2, 2))],
  ['NR-4.7', 'a patrician first', patrician(), { type: 'begin-action', line: 'row' }],
  ['NR-3.20', 'beyond the mosaic', patrician(), spot('claim-achievement', 9)],
  ['NR-4.32', 'marked', patrician((own) => (own.claims[0] = true)), spot('claim-achievement', 0)],
  ['NR-4.32', 'no marker', patrician((own) => (own.achievementMarkers.own = 0)), spot('claim-achievement', 0)],
  ['NR-4.32', 'not met', patrician(), spot('claim-achievement', 0)],
  [
    'NR-4.30',
    'a second one',
    patrician((_, { turn }) => {
      if (turn !== null) turn.claimed = true;
    }),
    spot('claim-achievement', 0),
  ],

  ['NR-4.8', 'done already', line, { type: 'begin-action', line: 'column' }],
  ['NR-4.8', 'given up already', line, { type: 'forgo-action', line: 'column' }],
  ['NR-4.7', 'no such line', line, { type: 'begin-action', line: 'diagonal' }],
  ['NR-4.8', 'an action first', line, { type: 'end-turn' }],

  ['NR-8.5', 'beyond the forum', legionary, spot('place-legionary', -1)],
  ['NR-8.5', 'a patrician', legionary, spot('place-legionary', 0)],
  ['NR-4.4', 'the emperor', legionary, spot('place-legionary', 5)],
  ['NR-8.5', 'the legionary first', legionary, { type: 'end-turn' }],

  ['NR-4.20', 'not in the row', shipping(), activate(SEPTIMUS)],
  ['NR-4.20', 'for another action', shipping(row(played(EGERIA))), activate(EGERIA)],
  ['NR-4.21', 'a permanent one', shipping(row(played(SERAPHINA))), activate(SERAPHINA)],
  ['NR-4.21', 'exhausted', shipping(row(played(SEPTIMUS, { exhausted: true }))), activate(SEPTIMUS)],
  ['NR-4.22', 'just played', shipping(row(played(SEPTIMUS, { fresh: true }))), activate(SEPTIMUS)],
  [
    'NR-4.24',
    'inside a step',
    open('race', { ask: 'advance', tile: null, track: null, done: 1, ...INSIDE }, row(played(LUCIUS))),
    activate(LUCIUS),
  ],
  [
    'NR-4.25',
    'too late',
    open('build', { ask: 'window', ...LATE }, row(played(PATRICIA), played(14))),
    activate(PATRICIA),
  ],
  ['NR-4.26', 'strong enough', shipping(row(played(SEPTIMUS)), 3), activate(SEPTIMUS)],
  ['NR-4.26', 'no coin for it', shipping(row(played(HADRIANUS))), activate(HADRIANUS)],
  [
    'NR-4.28',
    'through a petition',
    open('petition', { ask: 'contract', kind: 'shipping', ...EARLY }, (own, state) => {
      own.row = [played(SEPTIMUS), played(OCCIUS)];
      if (state.running !== null) state.running.sub = { action: 'sail', strength: 1 };
    }),
    activate(SEPTIMUS),
  ],

  [
    'NR-5.2',
    'not in the hand',
    open('trade', { ask: 'discard-pair', last: 0, ...LATE }, hand(3, 5)),
    { type: 'discard-pair', cards: [3, 6] },
  ],
  [
    'NR-5.3',
    'a card twice',
    open('trade', { ask: 'discard-pair', last: 0, ...LATE }, hand(3, 5)),
    { type: 'discard-pair', cards: [3, 3] },
  ],
  [
    'NR-9.3',
    'not above the last',
    open('trade', { ask: 'discard-pair', last: 5, ...INSIDE }, hand(3, 8)),
    { type: 'discard-pair', cards: [3, 8] },
  ],
  ['NR-5.4', 'no coin', open('trade', { ask: 'buy-good', from: 0, ...LATE }), { type: 'buy-good', good: 'wine' }],
  [
    'NR-3.19',
    'no good',
    open('trade', { ask: 'buy-good', from: 0, ...LATE }, rich),
    { type: 'buy-good', good: 'coins' },
  ],
  [
    'NR-5.5',
    'at its cap',
    open('trade', { ask: 'buy-good', from: 0, ...LATE }, (own) => Object.assign(own.goods, { wine: 5 })),
    { type: 'buy-good', good: 'wine' },
  ],
  [
    'NR-9.3',
    'before the last',
    open('trade', { ask: 'buy-good', from: 3, ...INSIDE }, rich),
    { type: 'buy-good', good: 'stone' },
  ],
  ['NR-5.4', 'goods first', open('trade', { ask: 'buy-good', from: 0, ...LATE }, rich), { type: 'hire-artisan' }],

  ['NR-5.11', 'not so much', open('upgrade', { ask: 'spend-wine', ...LATE }, rich), { type: 'spend-wine', amount: 5 }],
  [
    'NR-4.18',
    'empty',
    open('upgrade', { ask: 'estate-tile', ...LATE }, (_, { displays }) => (displays.estate[1] = null)),
    { type: 'take-estate-tile', slot: 2 },
  ],
  [
    'NR-4.19',
    'taken',
    open('upgrade', { ask: 'estate-tile', ...LATE }, (_, state) => (state.special = null)),
    { type: 'take-estate-tile', slot: 'special' },
  ],
  ['NR-3.12', 'no such slot', open('upgrade', { ask: 'estate-tile', ...LATE }), { type: 'take-estate-tile', slot: 5 }],
  ['NR-5.12', 'no coin', open('upgrade', { ask: 'estate-tile', ...LATE }), { type: 'take-estate-tile', slot: 3 }],
  [
    'NR-5.12',
    'no wine',
    open('upgrade', { ask: 'estate-tile', ...LATE }),
    { type: 'take-estate-tile', slot: 'special' },
  ],
  ['NR-5.12', 'beyond the area', open('upgrade', { ask: 'estate-space', slot: 1 }), spot('place-estate-tile', 9)],
  ['NR-5.15', 'the tile first', open('upgrade', { ask: 'estate-space', slot: 1 }), { type: 'skip' }],

  [
    'NR-5.20',
    'too little influence',
    open('petition', { ask: 'start-marker', ...EARLY }, (own) => Object.assign(own, { patricians: 1 })),
    { type: 'take-start-marker' },
  ],
  [
    'NR-5.21',
    'in the first turn',
    open('petition', { ask: 'petition', ...EARLY }, (own, state) => {
      rich(own, state);
      own.patricians = 2;
    }),
    { type: 'take-start-marker' },
  ],
  [
    'NR-5.20',
    'claimed already',
    open('petition', { ask: 'petition', ...EARLY }, (own, state) => {
      rich(own, state);
      state.startMarkerClaimedBy = 1;
    }),
    { type: 'take-start-marker' },
  ],
  [
    'NR-5.20',
    'passed by, with too little influence',
    open('petition', { ask: 'petition', ...EARLY }, (own) => Object.assign(own, { influence: 1, patricians: 1 })),
    { type: 'take-start-marker' },
  ],
  [
    'NR-4.15',
    'left before',
    open('petition', { ask: 'petition', ...EARLY }, (own, state) => {
      rich(own, state);
      own.patricians = 1;
    }),
    { type: 'take-start-marker' },
  ],
  [
    'NR-5.23',
    'itself',
    open('petition', { ask: 'petition', ...EARLY }, rich),
    { type: 'petition-action', action: 'petition', strength: 1 },
  ],
  [
    'NR-5.23',
    'too strong',
    open('petition', { ask: 'petition', ...EARLY }, rich),
    { type: 'petition-action', action: 'trade', strength: 2 },
  ],
  [
    'NR-5.23',
    'too little influence',
    open('petition', { ask: 'petition', ...EARLY }),
    { type: 'petition-action', action: 'trade', strength: 1 },
  ],

  [
    'NR-4.18',
    'empty',
    open('recruit', { ask: 'draw', drawn: 0, ...EARLY }, (_, { displays }) => (displays.followers[0] = null)),
    { type: 'draw-follower', slot: 1 },
  ],
  ['NR-3.13', 'no such slot', open('recruit', { ask: 'draw', drawn: 0, ...EARLY }), { type: 'draw-follower', slot: 0 }],
  [
    'NR-4.62',
    'no card is left',
    open('recruit', { ask: 'draw', drawn: 0, ...EARLY }, (_, { decks }) => (decks.followers = [])),
    { type: 'draw-follower', slot: 'deck' },
  ],
  ['NR-5.30', 'a must', open('recruit', { ask: 'draw', drawn: 0, ...EARLY }), { type: 'skip' }],
  [
    'NR-5.32',
    'not in the hand',
    open('recruit', { ask: 'play-follower', tile: null, ...LATE }, (own, state) => {
      rich(own, state);
      own.hand = [2];
    }),
    { type: 'play-follower', follower: 4 },
  ],
  [
    'NR-5.32',
    'no coins',
    open('recruit', { ask: 'play-follower', tile: null, ...LATE }, hand(2)),
    { type: 'play-follower', follower: 2 },
  ],
  [
    'NR-5.33',
    'no influence for the fourth',
    open('recruit', { ask: 'play-follower', tile: null, ...LATE }, (own) => {
      Object.assign(own, { hand: [2], coins: 2, row: [3, 4, 5].map((id) => played(id)) });
    }),
    { type: 'play-follower', follower: 2 },
  ],
  [
    'NR-5.33',
    'nor on the tile',
    open('produce', { ask: 'play-follower', tile: 0, ...INSIDE }, (own) => {
      Object.assign(own, { hand: [2], row: [3, 4, 5].map((id) => played(id)) });
    }),
    { type: 'play-follower', follower: 2 },
  ],
  [
    'NR-5.306',
    'the tile first',
    open('produce', { ask: 'play-follower', tile: 0, ...INSIDE }, hand(2)),
    { type: 'hire-artisan' },
  ],
  [
    'NR-5.35',
    'not in the row',
    open('recruit', { ask: 'replace-follower', follower: 2 }, row(...[1, 3, 4, 5, 6, 7, 8].map((id) => played(id)))),
    { type: 'replace-follower', follower: 9 },
  ],
  [
    'NR-5.36',
    'not in the hand',
    open('recruit', { ask: 'hand-limit', last: 0 }, sevenInHand),
    { type: 'discard-to-limit', follower: 2 },
  ],
  [
    'NR-9.3',
    'not above the last',
    open('recruit', { ask: 'hand-limit', last: 5 }, sevenInHand),
    { type: 'discard-to-limit', follower: 3 },
  ],
  [
    'NR-9.3',
    'too few above it',
    open('recruit', { ask: 'hand-limit', last: 0 }, sevenInHand),
    { type: 'discard-to-limit', follower: 15 },
  ],
  ['NR-5.36', 'the limit first', open('recruit', { ask: 'hand-limit', last: 0 }, sevenInHand), { type: 'skip' }],

  ['NR-5.38', 'of the other kind', shipping(), { type: 'take-contract', kind: 'building', slot: 1 }],
  ['NR-5.46', 'of the other kind', building(), { type: 'take-contract', kind: 'shipping', slot: 1 }],
  ['NR-4.18', 'empty', shipping(), { type: 'take-contract', kind: 'shipping', slot: 2 }],
  ['NR-3.7', 'no such slot', shipping(), { type: 'take-contract', kind: 'shipping', slot: 7 }],
  ['NR-5.38', 'out of reach', shipping(), { type: 'take-contract', kind: 'shipping', slot: 3 }],
  ['NR-5.38', 'no wheat', shipping(() => {}), { type: 'take-contract', kind: 'shipping', slot: 1 }],
  ['NR-5.46', 'no stone', building((own) => (own.artisans = 1)), { type: 'take-contract', kind: 'building', slot: 1 }],
  [
    'NR-5.47',
    'no available artisan',
    building((own) => {
      Object.assign(own, { goods: { ...own.goods, stone: 1 }, artisans: 0 });
      own.placed[0] = true;
    }),
    { type: 'take-contract', kind: 'building', slot: 1 },
  ],

  [
    'NR-3.18',
    'no third ship',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships),
    { type: 'sail', ship: 2, route: 'north' },
  ],
  [
    'NR-5.41',
    'another route',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships),
    { type: 'sail', ship: 0, route: 'south' },
  ],
  [
    'NR-5.39',
    'no such route',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships),
    { type: 'sail', ship: 0, route: 'west' },
  ],
  [
    'NR-5.44',
    'too few sails',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships),
    { type: 'sail', ship: 0, route: 'north' },
  ],
  [
    'NR-5.44',
    'at the end',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships, 3),
    { type: 'sail', ship: 1, route: 'south' },
  ],
  ['NR-5.39', 'the ships first', open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }), { type: 'continue' }],

  ['NR-5.48', 'out of reach', placing(), { type: 'place-building', zone: 'B', cells: [0, 1] }],
  ['NR-5.48', 'no such zone', placing(), { type: 'place-building', zone: 'D', cells: [0, 1] }],
  ['NR-5.49', 'on a reward space', placing(), { type: 'place-building', zone: 'A', cells: [1, 2] }],
  ['NR-5.49', 'not its shape', placing(), { type: 'place-building', zone: 'A', cells: [0, 4] }],
  ['NR-5.49', 'too large', placing(), { type: 'place-building', zone: 'A', cells: [3, 4, 5] }],
  [
    'NR-5.49',
    'occupied',
    placing((_, { city }) => (city.A[3] = 1)),
    { type: 'place-building', zone: 'A', cells: [3, 4] },
  ],
  [
    'NR-5.50',
    'too few blocks',
    placing((own) => (own.blocks = 1)),
    { type: 'place-building', zone: 'A', cells: [3, 4] },
  ],
  ['NR-5.48', 'the building first', placing(), { type: 'continue' }],

  ['NR-5.62', 'at the end', racing(onSpace(8)), { type: 'advance-chariot', track: 'track-1' }],
  ['NR-5.59', 'no horse', racing(onSpace(2)), { type: 'advance-chariot', track: 'track-1' }],
  ['NR-3.15', 'no such track', racing(), { type: 'advance-chariot', track: 'track-9' }],
  [
    'NR-5.310',
    'another marker',
    racing(undefined, { tile: 0, track: 'track-1', done: 1, ...INSIDE }),
    { type: 'advance-chariot', track: 'track-2' },
  ],
  [
    'NR-5.58',
    'no artisan',
    open('race', { ask: 'charioteer', tile: null, track: null, ...LATE }, (own) => (own.artisans = 0)),
    { type: 'spend-charioteer', track: 'track-1' },
  ],
  [
    'NR-5.59',
    'no horse',
    open('race', { ask: 'charioteer', tile: null, track: null, ...LATE }, onSpace(2)),
    { type: 'spend-charioteer', track: 'track-1' },
  ],
  [
    'NR-5.313',
    'no artisan',
    open('produce', { ask: 'charioteer', tile: 0, track: 'track-1', ...INSIDE }, (own) => (own.artisans = 0)),
    { type: 'spend-charioteer', track: 'track-1' },
  ],
  [
    'NR-5.313',
    'another marker',
    open('produce', { ask: 'charioteer', tile: 0, track: 'track-1', ...INSIDE }),
    { type: 'spend-charioteer', track: 'track-2' },
  ],
  [
    'NR-5.61',
    'no marker left',
    open('race', { ask: 'wheel', track: 'track-1' }, (own) => (own.achievementMarkers.hippodrome = 0)),
    { type: 'wheel-reward', choice: 'achievement-marker' },
  ],
  [
    'NR-5.60',
    'neither of the two',
    open('race', { ask: 'wheel', track: 'track-1' }),
    { type: 'wheel-reward', choice: 'coins' },
  ],
  ['NR-5.60', 'the wheel first', open('race', { ask: 'wheel', track: 'track-1' }), { type: 'skip' }],

  [
    'NR-3.6',
    'nobody to hire',
    open('produce', { ask: 'produce', done: 0, ...EARLY }, (own, state) => {
      rich(own, state);
      state.artisanSupply = 0;
    }),
    { type: 'hire-artisan' },
  ],
  ['NR-5.66', 'no wheat', open('produce', { ask: 'produce', done: 0, ...EARLY }), { type: 'hire-artisan' }],
  [
    'NR-5.67',
    'no artisan',
    open('produce', { ask: 'produce', done: 0, ...EARLY }, (own) =>
      Object.assign(own, { artisans: 0, goods: { ...own.goods, wheat: 1 } }),
    ),
    spot('place-artisan', 0),
  ],
  [
    'NR-5.70',
    'an artisan there',
    open('produce', { ask: 'produce', done: 0, ...EARLY }, (own) => (own.placed[0] = true)),
    spot('place-artisan', 0),
  ],
  [
    'NR-5.304',
    'an animal',
    open('produce', { ask: 'place-artisan' }, (own) => (own.tiles[0] = 'eb-16')),
    spot('place-artisan', 0),
  ],
  ['NR-5.67', 'beyond the area', open('produce', { ask: 'place-artisan' }), spot('place-artisan', 9)],
  [
    'NR-5.302',
    'no coin',
    open('produce', { ask: 'conversion', tile: 0 }, (own) => (own.tiles[0] = 'eb-13')),
    { type: 'use-conversion' },
  ],
  [
    'NR-5.316',
    'for nothing',
    open('produce', { ask: 'conversion', tile: 0 }, (own, state) => {
      Object.assign(own, { coins: 1 });
      own.tiles[0] = 'eb-13';
      state.artisanSupply = 0;
    }),
    { type: 'use-conversion' },
  ],
  [
    'NR-5.309',
    'neither',
    open('produce', { ask: 'income', tile: 0 }, (own) => (own.tiles[0] = 'es-5')),
    { type: 'choose-income', option: 'wine' },
  ],
  [
    'NR-5.75',
    'at its cap',
    open('produce', { ask: 'choose-good', left: 2, from: 0, source: { kind: 'setup' } }, (own) =>
      Object.assign(own.goods, { wine: 5 }),
    ),
    { type: 'choose-good', good: 'wine' },
  ],
  [
    'NR-5.78',
    'before the last',
    open('produce', { ask: 'choose-good', left: 2, from: 3, source: { kind: 'setup' } }),
    { type: 'choose-good', good: 'stone' },
  ],
  [
    'NR-5.75',
    'the good first',
    open('produce', { ask: 'choose-good', left: 2, from: 0, source: { kind: 'setup' } }),
    { type: 'skip' },
  ],
];

describe('the first obstacle', () => {
  test.each(ROWS)('%s %s', (clause, _, { running, question, laying, strength, options }, action) => {
    const { state } = asked(running, question, laying, strength, options);
    const given = { player: 0, ...action };
    const answer = engine.explain(engine.view(state, 0), given);
    expect(answer).toMatchObject({ legal: false, clause });
    expect(engine.explain(state, given)).toEqual(answer);
  });
});

/** What is said where one clause stands for several obstacles, or somebody has too little of something. */
const SAID: readonly (readonly [message: string, open: Open, action: object])[] = [
  ['a block would not stand on a building space', placing(), { type: 'place-building', zone: 'A', cells: [1, 2] }],
  ['the blocks do not form the building', placing(), { type: 'place-building', zone: 'A', cells: [0, 4] }],
  ['the blocks do not form the building', placing(), { type: 'place-building', zone: 'A', cells: 'all' }],
  [
    'a space is occupied',
    placing((_, { city }) => (city.A[3] = 1)),
    { type: 'place-building', zone: 'A', cells: [3, 4] },
  ],
  ['not enough blocks', placing((own) => (own.blocks = 1)), { type: 'place-building', zone: 'A', cells: [3, 4] }],
  ['that zone needs a higher strength', placing(), { type: 'place-building', zone: 'B', cells: [0, 1] }],
  ['that slot is empty', shipping(), { type: 'take-contract', kind: 'shipping', slot: 2 }],
  ['there is no such slot', shipping(), { type: 'take-contract', kind: 'shipping', slot: 0 }],
  ['not enough wheat', shipping(() => {}), { type: 'take-contract', kind: 'shipping', slot: 1 }],
  [
    'not enough horses',
    shipping((own, { displays }) => {
      Object.assign(own.goods, { wheat: 1 });
      displays.shipping[0] = 'sc-04'; // a wheat and a horse
    }),
    { type: 'take-contract', kind: 'shipping', slot: 1 },
  ],
  [
    'no artisan is available',
    building((own) => Object.assign(own, { goods: { ...own.goods, stone: 1 }, artisans: 0 })),
    { type: 'take-contract', kind: 'building', slot: 1 },
  ],
  [
    'not enough influence',
    open('petition', { ask: 'start-marker', ...EARLY }, (own) => Object.assign(own, { patricians: 1 })),
    { type: 'take-start-marker' },
  ],
  [
    'the start player marker is not used in a solo game',
    open('petition', { ask: 'petition', ...EARLY }, (own, state) => {
      rich(own, state);
      state.ai = { vp: 0, ships: [], contracts: [], chariots: [] };
    }),
    { type: 'take-start-marker' },
  ],
  [
    'not one of the other actions',
    open('petition', { ask: 'petition', ...EARLY }, rich),
    { type: 'petition-action', action: 'petition', strength: 1 },
  ],
  [
    'more than the strength of the petition',
    open('petition', { ask: 'petition', ...EARLY }, rich),
    { type: 'petition-action', action: 'trade', strength: 2 },
  ],
  [
    'there is no such strength',
    open('petition', { ask: 'petition', ...EARLY }, rich),
    { type: 'petition-action', action: 'trade', strength: 0 },
  ],
  [
    'there is no such strength',
    open('petition', { ask: 'petition', ...EARLY }, rich, 2),
    { type: 'petition-action', action: 'trade', strength: 1.5 },
  ],
  [
    'not enough influence',
    open('petition', { ask: 'petition', ...EARLY }),
    { type: 'petition-action', action: 'trade', strength: 1 },
  ],
  [
    'not enough sails',
    open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships),
    { type: 'sail', ship: 0, route: 'north' },
  ],
  ['not enough wine', open('upgrade', { ask: 'spend-wine', ...LATE }, rich), { type: 'spend-wine', amount: 5 }],
  ['there is no such amount', open('upgrade', { ask: 'spend-wine', ...LATE }), { type: 'spend-wine', amount: 0 }],
  ['there is no such amount', open('upgrade', { ask: 'spend-wine', ...LATE }, rich), { type: 'spend-wine', amount: 0 }],
  [
    'there is no such amount',
    open('upgrade', { ask: 'spend-wine', ...LATE }, rich),
    { type: 'spend-wine', amount: 3.5 },
  ],
  [
    'cards are discarded in pairs',
    open('trade', { ask: 'discard-pair', last: 0, ...LATE }, hand(3, 5)),
    { type: 'discard-pair', cards: [3, 5, 5] },
  ],
  ['not enough wheat', open('produce', { ask: 'produce', done: 0, ...EARLY }), { type: 'hire-artisan' }],
  [
    'no artisan is available',
    open('race', { ask: 'charioteer', tile: null, track: null, ...LATE }, (own) => (own.artisans = 0)),
    { type: 'spend-charioteer', track: 'track-1' },
  ],
  ['only once-per-round followers are activated', shipping(row(played(SERAPHINA))), activate(SERAPHINA)],
  ['the follower is exhausted', shipping(row(played(SEPTIMUS, { exhausted: true }))), activate(SEPTIMUS)],
  [
    'the follower does not name petition',
    open('petition', { ask: 'contract', kind: 'shipping', ...EARLY }, (own, state) => {
      own.row = [played(SEPTIMUS)];
      if (state.running !== null) state.running.sub = { action: 'sail', strength: 1 };
    }),
    activate(SEPTIMUS),
  ],
  [
    'an achievement was already claimed this turn',
    patrician((_, { turn }) => {
      if (turn !== null) turn.claimed = true;
    }),
    spot('claim-achievement', 9),
  ],
];

test.each(SAID)('what is said: %s', (message, { running, question, laying, strength, options }, action) => {
  const { state } = asked(running, question, laying, strength, options);
  expect(engine.explain(state, { player: 0, ...action })).toMatchObject({ legal: false, message });
});

/** The question as it stands, asked even where one answer is left. */
function asked(running: ActionId, question: Question, laying: Laying, strength: number, options: Partial<Options>) {
  const { state } = performing(running, laying, { strength, options, frames: [] });
  return { state: { ...state, pending: [question] } };
}

/** What comes first, question by question. */
const FIRST: readonly (readonly [clause: string, question: object])[] = [
  ['NR-4.3', { ask: 'emperor' }],
  ['NR-4.7', { ask: 'patrician' }],
  ['NR-4.8', { ask: 'line' }],
  ['NR-4.24', { ask: 'window', ...LATE }],
  ['NR-5.2', { ask: 'discard-pair', last: 0, ...LATE }],
  ['NR-5.4', { ask: 'buy-good', from: 0, ...LATE }],
  ['NR-5.11', { ask: 'spend-wine', ...LATE }],
  ['NR-5.12', { ask: 'estate-tile', ...LATE }],
  ['NR-5.15', { ask: 'estate-space', slot: 1 }],
  ['NR-5.20', { ask: 'start-marker', ...EARLY }],
  ['NR-5.23', { ask: 'petition', ...EARLY }],
  ['NR-5.30', { ask: 'draw', drawn: 0, ...EARLY }],
  ['NR-5.32', { ask: 'play-follower', tile: null, ...LATE }],
  ['NR-5.306', { ask: 'play-follower', tile: 0, ...INSIDE }],
  ['NR-5.35', { ask: 'replace-follower', follower: 1 }],
  ['NR-5.36', { ask: 'hand-limit', last: 0 }],
  ['NR-5.38', { ask: 'contract', kind: 'shipping', ...EARLY }],
  ['NR-5.46', { ask: 'contract', kind: 'building', ...EARLY }],
  ['NR-5.39', { ask: 'sail', tile: null, spent: 0, ...LATE }],
  ['NR-5.307', { ask: 'sail', tile: 0, spent: 0, ...INSIDE }],
  ['NR-5.48', { ask: 'building', tile: null, shape: 'mono', ...LATE }],
  ['NR-5.308', { ask: 'building', tile: 0, shape: 'mono', ...INSIDE }],
  ['NR-5.56', { ask: 'advance', tile: null, track: null, done: 0, ...EARLY }],
  ['NR-5.310', { ask: 'advance', tile: 0, track: null, done: 0, ...INSIDE }],
  ['NR-5.58', { ask: 'charioteer', tile: null, track: null, ...LATE }],
  ['NR-5.313', { ask: 'charioteer', tile: 0, track: 'track-1', ...INSIDE }],
  ['NR-5.60', { ask: 'wheel', track: 'track-1' }],
  ['NR-5.65', { ask: 'produce', done: 0, ...EARLY }],
  ['NR-5.67', { ask: 'place-artisan' }],
  ['NR-5.302', { ask: 'conversion', tile: 0 }],
  ['NR-5.309', { ask: 'income', tile: 0 }],
  ['NR-5.75', { ask: 'choose-good', left: 1, from: 0, source: { kind: 'setup' } }],
  ['NR-8.50', { ask: 'draft-mosaic' }],
  ['NR-8.52', { ask: 'draft-follower' }],
  ['NR-8.52', { ask: 'keep-followers' }],
  ['NR-8.5', { ask: 'legionary' }],
  ['NR-4.38', { ask: 'end-of-turn' }],
];

test.each(FIRST)('%s comes first: %j', (clause, question) => {
  const { state } = asked('trade', { player: 0, ...question } as Question, () => {}, 1, {});
  const other = { type: clause === 'NR-4.3' ? 'end-turn' : 'place-emperor', player: 0, space: 0 };
  expect(engine.explain(state, other)).toMatchObject({ code: 'wrong-decision', clause });
  expect(engine.explain(engine.view(state, 1), { ...other, player: 1 })).toMatchObject({
    code: 'not-your-turn',
    clause,
  });
});

describe('the first obstacle in the drafts', () => {
  const refused = (options: Partial<Options>, ...actions: readonly object[]) => {
    const state = engine.initialState({ players: 2, seed: 'drafts', startPlayer: 1, ...options });
    return actions.map((action) => {
      const answer = engine.explain(engine.view(state, 0), { player: 0, ...action });
      return answer.legal ? null : answer.clause;
    });
  };

  test('NR-8.50 NR-8.52 what is not there', () => {
    const hidden = ['green-1', 'green-2', 'green-3', 'green-4', 'green-5'].map((tile) => ({
      type: 'draft-mosaic',
      tile,
    }));
    expect(refused({ mosaicDraft: true }, ...hidden).filter((clause) => clause === 'NR-8.50')).toHaveLength(3);
    expect(refused({ mosaicDraft: true }, { type: 'place-emperor', space: 0 })).toEqual(['NR-8.50']);
    const cards = Array.from({ length: 40 }, (_, i) => ({ type: 'draft-follower', follower: i + 1 }));
    expect(refused({ followerDraft: true }, ...cards).filter((clause) => clause === 'NR-8.52')).toHaveLength(36);
    expect(refused({ followerDraft: true }, { type: 'keep-followers', followers: [1, 2] })).toEqual(['NR-8.52']);
  });

  test('NR-8.50 of a color that is there', () => {
    let state = engine.initialState({ players: 1, seed: 'colors', mosaicDraft: true });
    const [first] = engine.legalActions(state);
    if (first?.type !== 'draft-mosaic') throw new Error('no draft');
    state = engine.apply(state, first);
    const tile = state.mosaicDisplay.green[0] ?? '';
    const answer = engine.explain(state, { type: 'draft-mosaic', player: 0, tile });
    expect(answer).toMatchObject({ clause: 'NR-8.50', message: 'a tile of that color was already taken' });
  });

  test('NR-8.52 two of the four, in either order', () => {
    const state = engine.initialState({ players: 1, seed: 'two', followerDraft: true });
    const [low = 0, , high = 0] = [...(at(state, 0).draft?.picks ?? [])].sort((a, b) => a - b);
    const keep = (a: number, b: number): Action => ({ type: 'keep-followers', player: 0, followers: [a, b] });
    expect(engine.explain(state, keep(low, high))).toEqual({ legal: true });
    expect(engine.apply(state, keep(high, low))).toEqual(engine.apply(state, keep(low, high)));
    expect(engine.explain(state, keep(low, low))).toMatchObject({ legal: false, clause: 'NR-8.52' });
  });
});

describe('copies and orders', () => {
  test('NR-5.39 of ships that stand alike the first is listed, and either may be named', () => {
    const { state, lines } = performing('sail', (own) => Object.assign(own, { coins: 3 }), {
      strength: 2,
      frames: [{ ask: 'sail', player: 0, tile: null, spent: 0, window: 'open' }],
    });
    const leg = (ship: number): Action => ({ type: 'sail', player: 0, ship, route: 'south' });
    expect(lines.filter((line) => line.includes('sail'))).toEqual([
      '0 sail route:north ship:0',
      '0 sail route:south ship:0',
    ]);
    expect(engine.choices(state).filter(({ action }) => action.type === 'sail')).toHaveLength(4);
    expect(engine.apply(state, leg(1))).toEqual(engine.apply(state, leg(0)));
    expect(at(engine.apply(state, leg(1)), 0).ships.map(({ port }) => port)).toEqual([1, 0]);
  });

  test('NR-5.2 NR-5.49 cards and cells in any order mean the same', () => {
    const trade = asked('trade', { ask: 'discard-pair', player: 0, last: 0, window: 'open' }, hand(3, 5), 1, {}).state;
    const pair = (a: number, b: number): Action => ({ type: 'discard-pair', player: 0, cards: [a, b] });
    expect(engine.apply(trade, pair(5, 3))).toEqual(engine.apply(trade, pair(3, 5)));
    const { running, question, laying } = placing();
    const build = asked(running, question, laying, 1, {}).state;
    const place = (...cells: number[]): Action => ({ type: 'place-building', player: 0, zone: 'A', cells });
    expect(engine.apply(build, place(4, 3))).toEqual(engine.apply(build, place(3, 4)));
  });
});

test.each(settings.options)(
  '%j: actions of other plies are refused with a clause and no name from the code',
  (options) => {
    let asked = 0;
    let named = 0;
    const names =
      /undefined|null|NaN|[a-z]-(action|follower|marker|contract|good|tile|space|chariot|limit|pair|turn|artisan)\b|window/;
    for (let game = 0; game < 2; game++) {
      for (const { refusal } of refusals(engine, { ...options, seed: `reasons ${game}` })) {
        asked++;
        if (refusal.clause !== null) named++;
        expect(refusal.message).not.toMatch(names);
      }
    }
    expect(asked).toBeGreaterThan(200);
    expect(named / asked).toBeGreaterThan(0.97);
  },
);
