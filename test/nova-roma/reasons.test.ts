import { type Action, engine, type MutableState, type Options, type Question } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { settings } from '../conformance/nova-roma';
import { refusals } from '../refusals';
import {
  EGERIA,
  HADRIANUS,
  type Laying,
  LUCIUS,
  north,
  OCCIUS,
  PATRICIA,
  performing,
  played,
  SEPTIMUS,
  SERAPHINA,
  south,
} from './performing';
import { at, space } from './scene';

type ActionId = NonNullable<MutableState['running']>['action'];

/** A question of seat 0 during an action, with the strength of the action and the setup of the table. */
interface Open {
  readonly running: ActionId;
  readonly question: Question;
  readonly laying: Laying;
  readonly strength: number;
}
const open = (running: ActionId, question: object, laying: Laying = () => {}, strength = 1): Open => {
  return { running, question: { player: 0, ...question } as Question, laying, strength };
};
/** Returns the state in which the question is asked, even if it has only one answer. */
function asked({ running, question, laying, strength }: Open) {
  const { state } = performing(running, laying, { strength, frames: [] });
  return { ...state, pending: [question] };
}

const EARLY = { window: 'strength' };
const LATE = { window: 'open' };
const INSIDE = { window: null };

const rich: Laying = (own) => {
  const goods = { wheat: 4, stone: 4, wood: 4, wine: 4, horse: 4 };
  Object.assign(own, { coins: 9, influence: 8, artisans: 3, goods });
};
/** Returns a setup in which seat 0 is rich, with these fields of seat 0 and of the state. */
const richWith =
  (fields: object, table: object = {}): Laying =>
  (own, state) => {
    rich(own, state);
    Object.assign(own, fields);
    Object.assign(state, table);
  };
const fields =
  (given: object): Laying =>
  (own) =>
    Object.assign(own, given);
const onTile =
  (tile: string): Laying =>
  (own) =>
    (own.tiles[0] = tile);
const hand = (...cards: number[]) => fields({ hand: cards });
const row = (...cards: ReturnType<typeof played>[]) => fields({ row: cards });
const rowOf = (...cards: number[]) => cards.map((id) => played(id));
const ships = fields({
  ships: [north(8), south(9)],
});
const onSpace =
  (at: number): Laying =>
  (_, { tracks }) => {
    for (const racers of Object.values(tracks)) for (const racer of racers) racer.space = at;
  };
const claimed: Laying = (_, { turn }) => {
  if (turn !== null) turn.claimed = true;
};
const petitioned: Laying = (own, { running }) => {
  own.row = rowOf(SEPTIMUS, OCCIUS);
  if (running !== null) running.sub = { action: 'sail', strength: 1 };
};

const emperor = open('trade', { ask: 'emperor' }, (_, state) =>
  Object.assign(state, { running: null, emperorTiles: ['emperor-1'] }),
);
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
const pairs = (last: number, ...cards: number[]) =>
  open('trade', { ask: 'discard-pair', last, ...(last === 0 ? LATE : INSIDE) }, hand(...cards));
const buying = (from: number, laying?: Laying) =>
  open('trade', { ask: 'buy-good', from, ...(from === 0 ? LATE : INSIDE) }, laying);
const spending = (laying?: Laying) => open('upgrade', { ask: 'spend-wine', ...LATE }, laying);
const taking = (laying?: Laying) => open('upgrade', { ask: 'estate-tile', ...LATE }, laying);
const layingTile = open('upgrade', { ask: 'estate-space', slot: 1 });
const claiming = open('petition', { ask: 'start-marker', ...EARLY }, fields({ patricians: 1 }));
const petitioning = (laying: Laying = rich, strength = 1) =>
  open('petition', { ask: 'petition', ...EARLY }, laying, strength);
const drawing = (laying?: Laying) => open('recruit', { ask: 'draw', drawn: 0, ...EARLY }, laying);
const playing = (laying: Laying) => open('recruit', { ask: 'play-follower', tile: null, ...LATE }, laying);
const playingOnTile = (laying: Laying) => open('produce', { ask: 'play-follower', tile: 0, ...INSIDE }, laying);
const replacing = open('recruit', { ask: 'replace-follower', follower: 2 }, row(...rowOf(1, 3, 4, 5, 6, 7, 8)));
const limit = (last: number) => open('recruit', { ask: 'hand-limit', last }, hand(1, 3, 5, 7, 9, 11, 13, 15));
const shipping = (laying: Laying = rich, strength = 1, running: ActionId = 'sail') =>
  open(
    running,
    { ask: 'contract', kind: 'shipping', ...EARLY },
    (own, state) => {
      state.displays.shipping = ['sc-01', null, 'sc-29', 'sc-16'];
      laying(own, state);
    },
    strength,
  );
const building = (laying: Laying = rich) =>
  open('build', { ask: 'contract', kind: 'building', ...EARLY }, (own, state) => {
    state.displays.building = ['bc-10', null, null, null]; // a stone and an artisan
    laying(own, state);
  });
const sailing = (strength = 1) => open('sail', { ask: 'sail', tile: null, spent: 0, ...LATE }, ships, strength);
/** Returns the question where to place a building of two blocks. */
const placing = (laying?: Laying) => open('build', { ask: 'building', tile: null, shape: 'domino', ...LATE }, laying);
const racing = (laying?: Laying, more: object = EARLY) =>
  open('race', { ask: 'advance', tile: null, track: null, done: 0, ...more }, laying);
const driving = (laying: Laying) => open('race', { ask: 'charioteer', tile: null, track: null, ...LATE }, laying);
const drivingOnTile = (laying?: Laying) =>
  open('produce', { ask: 'charioteer', tile: 0, track: 'track-1', ...INSIDE }, laying);
const wheel = (laying?: Laying) => open('race', { ask: 'wheel', track: 'track-1' }, laying);
const producing = (laying?: Laying) => open('produce', { ask: 'produce', done: 0, ...EARLY }, laying);
const placingArtisan = (laying?: Laying) => open('produce', { ask: 'place-artisan' }, laying);
const converting = (laying: Laying) => open('produce', { ask: 'conversion', tile: 0 }, laying);
const choosing = (from: number, laying?: Laying) =>
  open('produce', { ask: 'choose-good', left: 2, from, source: { kind: 'setup' } }, laying);

const spot = (type: string, at: number | string) => ({ type, space: at });
const begin = (line: string) => ({ type: 'begin-action', line });
const activate = (follower: number) => ({ type: 'activate-follower', follower });
const pair = (...cards: number[]) => ({ type: 'discard-pair', cards });
const buy = (good: string) => ({ type: 'buy-good', good });
const wine = (amount: number) => ({ type: 'spend-wine', amount });
const tile = (slot: number | string) => ({ type: 'take-estate-tile', slot });
const marker = { type: 'take-start-marker' };
const petition = (action: string, strength: number) => ({ type: 'petition-action', action, strength });
const draw = (slot: number | string) => ({ type: 'draw-follower', slot });
const play = (follower: number) => ({ type: 'play-follower', follower });
const discard = (follower: number) => ({ type: 'discard-to-limit', follower });
const contract = (kind: string, slot: number) => ({ type: 'take-contract', kind, slot });
const sail = (ship: number, route: string) => ({ type: 'sail', ship, route });
const build = (zone: string, ...cells: number[]) => ({ type: 'place-building', zone, cells });
const advance = (track: number) => ({ type: 'advance-chariot', track: `track-${track}` });
const drive = (track: number) => ({ type: 'spend-charioteer', track: `track-${track}` });
const hire = { type: 'hire-artisan' };
const skip = { type: 'skip' };

/** The clause of the first obstacle, the obstacle in a few words, the question, the action, and the message if the clause has several. */
type Row = [clause: string, why: string, open: Open, action: object, message?: string];

const ROWS: readonly Row[] = [
  ['NR-4.3', 'not on the tile', emperor, spot('place-emperor', space(3, 3))],
  ['NR-4.3', 'the emperor first', emperor, spot('place-patrician', 0)],

  ['NR-4.7', 'beyond the forum', patrician(), spot('place-patrician', 16)],
  ['NR-4.4', 'the emperor', patrician(), spot('place-patrician', space(1, 1))],
  ['NR-4.7', 'a patrician', patrician(), spot('place-patrician', space(2, 2))],
  ['NR-4.7', 'a patrician first', patrician(), begin('row')],
  ['NR-3.20', 'beyond the mosaic', patrician(), spot('claim-achievement', 9)],
  ['NR-4.32', 'marked', patrician((own) => (own.claims[0] = true)), spot('claim-achievement', 0)],
  ['NR-4.32', 'no marker', patrician((own) => (own.achievementMarkers.own = 0)), spot('claim-achievement', 0)],
  ['NR-4.32', 'not met', patrician(), spot('claim-achievement', 0)],
  ['NR-4.30', 'a second one', patrician(claimed), spot('claim-achievement', 0)],
  [
    'NR-4.30',
    'a second one, beyond the mosaic',
    patrician(claimed),
    spot('claim-achievement', 9),
    'an achievement was already claimed this turn',
  ],

  ['NR-4.8', 'performed already', line, begin('column')],
  ['NR-4.8', 'given up already', line, { type: 'forgo-action', line: 'column' }],
  ['NR-4.7', 'no such line', line, begin('diagonal')],
  ['NR-4.8', 'an action first', line, { type: 'end-turn' }],

  ['NR-8.5', 'beyond the forum', legionary, spot('place-legionary', -1)],
  ['NR-8.5', 'a patrician', legionary, spot('place-legionary', 0)],
  ['NR-4.4', 'the emperor', legionary, spot('place-legionary', 5)],
  ['NR-8.5', 'the legionary first', legionary, { type: 'end-turn' }],

  ['NR-4.20', 'not in the row', shipping(), activate(SEPTIMUS)],
  ['NR-4.20', 'for another action', shipping(row(played(EGERIA))), activate(EGERIA)],
  [
    'NR-4.21',
    'a permanent one',
    shipping(row(played(SERAPHINA))),
    activate(SERAPHINA),
    'only once-per-round followers are activated',
  ],
  [
    'NR-4.21',
    'exhausted',
    shipping(row(played(SEPTIMUS, { exhausted: true }))),
    activate(SEPTIMUS),
    'the follower is exhausted',
  ],
  ['NR-4.22', 'just played', shipping(row(played(SEPTIMUS, { fresh: true }))), activate(SEPTIMUS)],
  ['NR-4.24', 'inside a step', racing(row(played(LUCIUS)), { done: 1, ...INSIDE }), activate(LUCIUS)],
  ['NR-4.25', 'too late', open('build', { ask: 'window', ...LATE }, row(...rowOf(PATRICIA, 14))), activate(PATRICIA)],
  ['NR-4.26', 'strong enough', shipping(row(played(SEPTIMUS)), 3), activate(SEPTIMUS)],
  ['NR-4.26', 'no coin for it', shipping(row(played(HADRIANUS))), activate(HADRIANUS)],
  [
    'NR-4.28',
    'in a petition',
    shipping(petitioned, 1, 'petition'),
    activate(SEPTIMUS),
    'the follower does not name petition',
  ],

  ['NR-5.2', 'not in the hand', pairs(0, 3, 5), pair(3, 6)],
  ['NR-5.3', 'a card twice', pairs(0, 3, 5), pair(3, 3)],
  ['NR-5.3', 'three cards', pairs(0, 3, 5), pair(3, 5, 5), 'cards are discarded in pairs'],
  ['NR-9.3', 'not above the last', pairs(5, 3, 8), pair(3, 8)],
  ['NR-5.4', 'no coin', buying(0), buy('wine')],
  ['NR-3.19', 'no good', buying(0, rich), buy('coins')],
  ['NR-5.5', 'at its cap', buying(0, (own) => (own.goods.wine = 5)), buy('wine')],
  ['NR-9.3', 'before the last', buying(3, rich), buy('stone')],
  ['NR-5.4', 'goods first', buying(0, rich), hire],

  ['NR-5.11', 'not so much', spending(rich), wine(5), 'not enough wine'],
  ['NR-5.11', 'none, without wine', spending(), wine(0), 'there is no such amount'],
  ['NR-5.11', 'none', spending(rich), wine(0), 'there is no such amount'],
  ['NR-5.11', 'not a whole number', spending(rich), wine(3.5), 'there is no such amount'],
  ['NR-4.18', 'empty', taking((_, { displays }) => (displays.estate[1] = null)), tile(2)],
  ['NR-4.19', 'taken', taking((_, state) => (state.special = null)), tile('special')],
  ['NR-3.12', 'no such slot', taking(), tile(5)],
  ['NR-5.12', 'no coin', taking(), tile(3)],
  ['NR-5.12', 'no wine', taking(), tile('special')],
  ['NR-5.12', 'beyond the area', layingTile, spot('place-estate-tile', 9)],
  ['NR-5.15', 'the tile first', layingTile, skip],

  ['NR-5.20', 'too little influence', claiming, marker, 'not enough influence'],
  ['NR-5.21', 'in the first turn', petitioning(richWith({ patricians: 2 })), marker],
  ['NR-5.20', 'claimed already', petitioning(richWith({}, { startMarkerClaimedBy: 1 })), marker],
  ['NR-5.20', 'left before, and too little influence', petitioning(fields({ influence: 1, patricians: 1 })), marker],
  ['NR-4.15', 'left before', petitioning(richWith({ patricians: 1 })), marker],
  [
    'NR-8.23',
    'in a solo game',
    petitioning(richWith({}, { ai: { vp: 0, ships: [], contracts: [], chariots: [] } })),
    marker,
    'the start player marker is not used in a solo game',
  ],
  ['NR-5.23', 'itself', petitioning(), petition('petition', 1), 'not one of the other actions'],
  ['NR-5.23', 'too strong', petitioning(), petition('trade', 2), 'more than the strength of the petition'],
  ['NR-5.23', 'strength 0', petitioning(), petition('trade', 0), 'there is no such strength'],
  ['NR-5.23', 'strength 1.5', petitioning(rich, 2), petition('trade', 1.5), 'there is no such strength'],
  ['NR-5.23', 'too little influence', petitioning(() => {}), petition('trade', 1), 'not enough influence'],

  ['NR-4.18', 'empty', drawing((_, { displays }) => (displays.followers[0] = null)), draw(1)],
  ['NR-3.13', 'no such slot', drawing(), draw(0)],
  ['NR-4.62', 'no card is left', drawing((_, { decks }) => (decks.followers = [])), draw('deck')],
  ['NR-4.16', 'compulsory', drawing(), skip],
  ['NR-5.32', 'not in the hand', playing(richWith({ hand: [2] })), play(4)],
  ['NR-5.32', 'no coins', playing(hand(2)), play(2)],
  ['NR-5.33', 'no influence for the fourth', playing(fields({ hand: [2], coins: 2, row: rowOf(3, 4, 5) })), play(2)],
  ['NR-5.33', 'nor on the tile', playingOnTile(fields({ hand: [2], row: rowOf(3, 4, 5) })), play(2)],
  ['NR-5.306', 'the tile first', playingOnTile(hand(2)), hire],
  ['NR-5.35', 'not in the row', replacing, { type: 'replace-follower', follower: 9 }],
  ['NR-5.36', 'not in the hand', limit(0), discard(2)],
  ['NR-9.3', 'not above the last', limit(5), discard(3)],
  ['NR-9.3', 'too few above it', limit(0), discard(15)],
  ['NR-5.36', 'the limit first', limit(0), skip],

  ['NR-5.38', 'of the other kind', shipping(), contract('building', 1)],
  ['NR-5.46', 'of the other kind', building(), contract('shipping', 1)],
  ['NR-4.18', 'empty', shipping(), contract('shipping', 2), 'that slot is empty'],
  ['NR-3.7', 'slot 7', shipping(), contract('shipping', 7)],
  ['NR-3.7', 'slot 0', shipping(), contract('shipping', 0), 'there is no such slot'],
  ['NR-5.38', 'out of reach', shipping(), contract('shipping', 3), 'this contract needs strength 2, the action has 1'],
  ['NR-5.38', 'no wheat', shipping(() => {}), contract('shipping', 1), 'not enough wheat'],
  [
    'NR-5.46',
    'a wood, but no horse',
    building((own, { displays }) => {
      own.goods.wood = 1;
      displays.building[0] = 'bc-19';
    }),
    contract('building', 1),
    'not enough horses',
  ],
  ['NR-5.46', 'no stone', building((own) => (own.artisans = 1)), contract('building', 1)],
  [
    'NR-5.47',
    'no available artisan',
    building((own) => {
      Object.assign(own, { goods: { ...own.goods, stone: 1 }, artisans: 0 });
      own.placed[0] = true;
    }),
    contract('building', 1),
    'no artisan is available',
  ],

  ['NR-3.18', 'no third ship', sailing(), sail(2, 'north')],
  ['NR-5.41', 'another route', sailing(), sail(0, 'south')],
  ['NR-5.39', 'no such route', sailing(), sail(0, 'west')],
  ['NR-5.44', 'too few sails', sailing(), sail(0, 'north'), 'not enough sails'],
  ['NR-5.44', 'at the end', sailing(3), sail(1, 'south')],
  ['NR-5.39', 'the ships first', sailing(), { type: 'continue' }],

  ['NR-5.48', 'out of reach', placing(), build('B', 0, 1), 'that zone needs strength 2, the action has 1'],
  ['NR-5.48', 'no such zone', placing(), build('D', 0, 1)],
  ['NR-5.49', 'on a reward space', placing(), build('A', 1, 2), 'a block would not stand on a building space'],
  ['NR-5.49', 'not its shape', placing(), build('A', 0, 4), 'the blocks do not form the building'],
  ['NR-5.49', 'no list', placing(), { ...build('A'), cells: 'all' }, 'the blocks do not form the building'],
  ['NR-5.49', 'too large', placing(), build('A', 3, 4, 5)],
  ['NR-5.49', 'occupied', placing((_, { city }) => (city.A[3] = 1)), build('A', 3, 4), 'a space is occupied'],
  ['NR-5.50', 'too few blocks', placing((own) => (own.blocks = 1)), build('A', 3, 4), 'not enough blocks'],
  ['NR-5.48', 'the building first', placing(), { type: 'continue' }],

  ['NR-5.62', 'at the end', racing(onSpace(8)), advance(1)],
  ['NR-5.59', 'no horse', racing(onSpace(2)), advance(1)],
  ['NR-3.15', 'no such track', racing(), advance(9)],
  ['NR-5.310', 'another marker', racing(undefined, { tile: 0, track: 'track-1', done: 1, ...INSIDE }), advance(2)],
  ['NR-5.58', 'no artisan', driving(fields({ artisans: 0 })), drive(1), 'no artisan is available'],
  ['NR-5.59', 'no horse', driving(onSpace(2)), drive(1)],
  ['NR-5.313', 'no artisan', drivingOnTile(fields({ artisans: 0 })), drive(1)],
  ['NR-5.313', 'another marker', drivingOnTile(), drive(2)],
  [
    'NR-5.61',
    'no marker left',
    wheel((own) => (own.achievementMarkers.hippodrome = 0)),
    { type: 'wheel-reward', choice: 'achievement-marker' },
  ],
  ['NR-5.60', 'neither of the two', wheel(), { type: 'wheel-reward', choice: 'coins' }],
  ['NR-5.60', 'the wheel first', wheel(), skip],

  ['NR-3.6', 'no artisan to hire', producing(richWith({}, { artisanSupply: 0 })), hire],
  ['NR-5.66', 'no wheat', producing(), hire, 'not enough wheat'],
  [
    'NR-5.67',
    'no artisan',
    producing((own) => Object.assign(own, { artisans: 0, goods: { ...own.goods, wheat: 1 } })),
    spot('place-artisan', 0),
  ],
  ['NR-5.70', 'an artisan there', producing((own) => (own.placed[0] = true)), spot('place-artisan', 0)],
  ['NR-5.304', 'an animal', placingArtisan(onTile('eb-16')), spot('place-artisan', 0)],
  ['NR-5.67', 'beyond the area', placingArtisan(), spot('place-artisan', 9)],
  ['NR-5.302', 'no coin', converting(onTile('eb-13')), { type: 'use-conversion' }],
  [
    'NR-5.316',
    'for nothing',
    converting((own, state) => {
      own.coins = 1;
      own.tiles[0] = 'eb-13';
      state.artisanSupply = 0;
    }),
    { type: 'use-conversion' },
  ],
  [
    'NR-5.309',
    'neither',
    open('produce', { ask: 'income', tile: 0 }, onTile('es-5')),
    { type: 'choose-income', option: 'wine' },
  ],
  ['NR-5.75', 'at its cap', choosing(0, (own) => (own.goods.wine = 5)), { type: 'choose-good', good: 'wine' }],
  ['NR-5.78', 'before the last', choosing(3), { type: 'choose-good', good: 'stone' }],
  ['NR-5.75', 'the good first', choosing(0), skip],
];

test.each(ROWS)('%s names the first obstacle: %s', (clause, _, question, action, message) => {
  const state = asked(question);
  const given = { player: 0, ...action };
  const answer = engine.explain(engine.view(state, 0), given);
  expect(answer).toMatchObject({ legal: false, clause, ...(message !== undefined && { message }) });
  expect(engine.explain(state, given)).toEqual(answer);
});

/** The clauses of the pending reasons of questions. */
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

test.each(FIRST)('%s demands an answer first: %j', (clause, question) => {
  const state = asked(open('trade', question));
  const other = { type: clause === 'NR-4.3' ? 'end-turn' : 'place-emperor', player: 0, space: 0 };
  expect(engine.explain(state, other)).toMatchObject({ code: 'wrong-decision', clause });
});

describe('the first obstacle in the drafts', () => {
  const refused = (options: Partial<Options>, ...actions: readonly object[]) => {
    const state = engine.initialState({ players: 2, seed: 'drafts', startPlayer: 1, ...options });
    return actions.map((action) => {
      const answer = engine.explain(engine.view(state, 0), { player: 0, ...action });
      return answer.legal ? null : answer.clause;
    });
  };

  test('NR-8.50 NR-8.52 refuses tiles that are not on display, and cards that are not in the packet', () => {
    const hidden = [1, 2, 3, 4, 5].map((number) => ({ type: 'draft-mosaic', tile: `green-${number}` }));
    expect(refused({ mosaicDraft: true }, ...hidden).filter((clause) => clause === 'NR-8.50')).toHaveLength(3);
    expect(refused({ mosaicDraft: true }, { type: 'place-emperor', space: 0 })).toEqual(['NR-8.50']);
    const cards = Array.from({ length: 40 }, (_, i) => ({ type: 'draft-follower', follower: i + 1 }));
    expect(refused({ followerDraft: true }, ...cards).filter((clause) => clause === 'NR-8.52')).toHaveLength(36);
    expect(refused({ followerDraft: true }, { type: 'keep-followers', followers: [1, 2] })).toEqual(['NR-8.52']);
  });

  test('NR-8.50 refuses a second tile of a color', () => {
    let state = engine.initialState({ players: 1, seed: 'colors', mosaicDraft: true });
    const [first] = engine.legalActions(state);
    if (first?.type !== 'draft-mosaic') throw new Error('no draft');
    state = engine.apply(state, first);
    const tile = state.mosaicDisplay.green[0] ?? '';
    const answer = engine.explain(state, { type: 'draft-mosaic', player: 0, tile });
    expect(answer).toMatchObject({ clause: 'NR-8.50', message: 'a tile of that color was already taken' });
  });

  test('NR-8.52 accepts two of the four in either order', () => {
    const state = engine.initialState({ players: 1, seed: 'two', followerDraft: true });
    const [low = 0, , high = 0] = [...(at(state, 0).draft?.picks ?? [])].sort((a, b) => a - b);
    const keep = (a: number, b: number): Action => ({ type: 'keep-followers', player: 0, followers: [a, b] });
    expect(engine.explain(state, keep(low, high))).toEqual({ legal: true });
    expect(engine.apply(state, keep(high, low))).toEqual(engine.apply(state, keep(low, high)));
    expect(engine.explain(state, keep(low, low))).toMatchObject({ legal: false, clause: 'NR-8.52' });
  });
});

describe('copies and orders', () => {
  test('NR-5.39 lists the first of identical ships, and accepts either', () => {
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

  test('NR-5.2 NR-5.49 the order of cards and cells is irrelevant', () => {
    const result = (question: Open, action: object) =>
      engine.apply(asked(question), { player: 0, ...action } as Action);
    expect(result(pairs(0, 3, 5), pair(5, 3))).toEqual(result(pairs(0, 3, 5), pair(3, 5)));
    expect(result(placing(), build('A', 4, 3))).toEqual(result(placing(), build('A', 3, 4)));
  });
});

test.each(settings.options)(
  '%j: refuses actions of other plies with a clause and without names from the code',

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
