/** Tests of the reasons for refusals: each reason is the first obstacle that a person would meet, with its clause. */
import { type Action, type CellId, type Color, engine, type Options, type State } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { refusals } from '../refusals';
import { asked, at, type Layout, menu, type Place, passing, placingMerchant, playUntil, using } from './scene';

const MARKET = { kind: 'track', track: 'market', level: 2 } as const;
const LIBRARY = { kind: 'track', track: 'library', level: 1 } as const;

const begun = (options: Partial<Options> = {}): State =>
  engine.initialState({ players: 2, seed: 'reasons', draftMode: 'sequential', startPlayer: 0, ...options });
const choosing = begun({ introductory: true, introductoryCard: 'chosen' });
const cranes = begun();
const row = playUntil(cranes, (state) => engine.openQuestion(state, 0)?.ask === 'start-row');
const corner = playUntil(row, (state) => engine.openQuestion(state, 0)?.ask === 'corner-citizens');
const startClass = (at(row, 0).preparation?.start ?? '').split('-')[1] as 'merchant';
const otherRow = { patrician: 3, merchant: 1, craftsman: 1 }[startClass];

const drafting = (place: Place = {}, layout: Layout = {}, cards = [0, 1]): State =>
  asked({ ask: 'take', player: 0, cards }, place, { current: null, ...layout });
const all: readonly CellId[] = ['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6', 'r2c1', 'r3c1', 'r4c1', 'r5c1', 'r6c1'];
const took = (count: number): State => passing(...([[7, 'coin-2'], [10, 'coin-2']] as const).slice(0, count)); // biome-ignore format: one line
const building = (place: Place, layout: Layout = {}): State =>
  menu({ empty: ['r3c3', 'r3c4'], ...place }, layout).state;
const RICH = { builder: 2, 'worker-red': 2, assistant: 2 } as const;
/** Returns a state in which seat 0 is asked for a benefit of a track. */
const track = (name: 'library' | 'basilica' | 'market', level: number, place: Place = {}, layout: Layout = {}): State =>
  asked({ ask: 'benefit', player: 0, track: name }, { ...place, tracks: { [name]: level } }, layout);
const envoy = (rule: 'color' | 'any' | 'eagle', color: Color | null, optional: boolean, layout: Layout = {}): State =>
  asked({ ask: 'envoy', player: 0, rule, color, optional, left: 1 }, { ship: 2 }, layout);
const paying = (coin: number): State =>
  asked({ ask: 'payment', player: 0 }, { rows: { 1: 1, 3: 1, 6: 2 }, resources: { coin } }, { current: null });
const site = (option: string, ...empty: readonly CellId[]): State =>
  asked({ ask: 'site', player: 0, option }, { empty, resources: RICH });
const half = (option: string, ...empty: readonly CellId[]): State =>
  asked(
    { ask: 'second-half', player: 0, option, cell: 'r3c3' },
    {
      empty,
      buildings: { r4c4: 'red' },
      resources: RICH,
    },
  );

const given = (type: string, field: string) => (value: unknown) => ({ type, [field]: value });
const card = given('choose-trajan-card', 'card');
const startRow = given('choose-start-row', 'row');
const forgo = given('forgo-tile', 'card');
const pass = given('pass-tile', 'tile');
const pick = given('take-reserve', 'tile');
const use = given('use-tiles', 'order');
const placeCitizen = given('place-citizen', 'row');
const rowBonus = given('choose-row-bonus', 'gain');
const toBuilder = given('workers-to-builder', 'color');
const craft = given('craftsman-worker', 'color');
const start = given('start-building', 'option');
const build = given('place-building', 'cell');
const secondHalf = given('place-second-half', 'cell');
const order = given('choose-benefit-order', 'first');
const benefit = given('choose-benefit', 'level');
const worker = given('choose-worker', 'color');
const gridTile = given('take-grid-tile', 'cell');
const sendTo = given('place-envoy', 'square');
const areaBonus = given('choose-area-bonus', 'bonus');
const pay = given('pay-citizens', 'rows');
const take = (number: number, cell: string, tribune: unknown = false) => ({
  type: 'take-tile',
  card: number,
  cell,
  tribune,
});
const corners = (diagonal: string, north: string) => ({ type: 'place-corner-citizens', diagonal, north });
const recolor = (from: Color, to: Color) => ({ type: 'recolor-worker', from, to });
const swap = (paid: string, gain: string) => ({ type: 'merchant-swap', pay: paid, gain });

/** By reason, the cases in which it is given: a title, a state and the refused action. */
const CASES: Readonly<Record<string, readonly (readonly [why: string, state: State, action: object])[]>> = {
  // the Trajan card
  'FT-6.28 there is no such Trajan card': [['an unknown card', choosing, card('trajan-IV-1')]],
  'FT-8.2 the card is not from pile III': [['a card of another pile', choosing, card('trajan-II-1')]],
  'FT-8.5 the game is played without promo cards': [['a promo card', choosing, card('trajan-III-promo')]],
  // the preparation
  'FT-3.21 each corner gets a crane of a different color': [
    ['two red cranes', cranes, { type: 'place-cranes', layout: { nw: 'red', ne: 'red', sw: 'green', se: 'blue' } }],
  ],
  'FT-5.11 there is no such row': [
    ['a seventh row', row, startRow(7)],
    ['a merchant in row 0', placingMerchant({}), placeCitizen(0)],
    ['row 8', paying(2), pay([8])],
    ['rows 1 and 8', paying(2), pay([1, 8])],
  ],
  'FT-3.22 the row is for citizens of another class': [['a row of another class', row, startRow(otherRow)]],
  'FT-3.23 the two citizens go on diagonally opposite corners': [
    ['corners side by side', corner, corners('nw-ne', startClass)],
  ],
  'FT-3.22 this citizen is already in a row': [['the citizen in the row', corner, corners('nw-se', startClass)]],
  'FT-3.23 there is no such citizen': [['an unknown class', corner, corners('nw-se', 'slave')]],
  // the draft, with the street cards of row 1 and column 1
  'FT-4.3 there are only two street cards': [
    ['a third card', drafting(), take(2, 'r1c1')],
    ['forgoing for a third card', drafting(), forgo(5)],
  ],
  'FT-4.6 this street card has been served': [
    ['a card served before', drafting({}, {}, [1]), take(0, 'r1c1')],
    ['the second card, served before', drafting({}, {}, [0]), take(1, 'r2c1')],
    ['forgoing for a card served before', drafting({ empty: ['r1c1', ...all] }, {}, [1]), forgo(0)],
  ],
  'FT-3.19 there is no such cell': [
    ['an unknown cell', drafting(), take(0, 'r7c1')],
    ['to build in row 9', site('single-color-red', 'r3c3'), build('r9c3')],
    ['an unknown cell of the grid', asked({ ask: 'grid-tile', player: 0 }), gridTile('r0c1')],
  ],
  'FT-4.6 there is no tile on this cell': [
    ['a vacated corner', drafting({ empty: ['r1c1'] }), take(0, 'r1c1')],
    ['a vacated cell of the street', drafting({ empty: ['r1c2'] }), take(0, 'r1c2')],
  ],
  'FT-3.23 a temple never has a tile': [
    ['a temple', drafting(), take(0, 'r2c3')],
    ['a temple for a tribune', drafting(), take(0, 'r2c3', true)],
    ['a temple of the grid', asked({ ask: 'grid-tile', player: 0 }), gridTile('r2c3')],
  ],
  'FT-4.12 there is no tile on this cell': [
    ['a vacated cell elsewhere', drafting({ empty: ['r5c5'] }), take(0, 'r5c5', true)],
  ],
  'FT-4.6 this cell is not in the street of the card': [['a tile outside the street', drafting(), take(0, 'r5c5')]],
  'FT-4.12 this cell is in the street shown and costs no tribune': [
    ['a tribune for the street shown', drafting({ resources: { tribune: 1 } }), take(0, 'r1c2', true)],
    ['a tribune for it without one', drafting(), take(0, 'r1c2', true)],
  ],
  'FT-4.11 a tribune is either given up or not': [['a number of tribunes', drafting(), take(0, 'r1c2', 1)]],
  'FT-4.11 you have too few tribunes to ignore the card': [['no tribune', drafting(), take(0, 'r5c5', true)]],
  'FT-4.8 both cards show the same street: serve the first one first': [
    ['the same street twice', drafting({}, { streets: ['black-1', 'black-1'] }), take(1, 'r1c2')],
    ['the same street, and no tribune', drafting({}, { streets: ['black-1', 'black-1'] }), take(1, 'r5c5', true)],
  ],
  'FT-4.14 you must take a tile, since the street still holds one': [
    ['forgoing from a street with tiles', drafting(), forgo(0)],
  ],
  'FT-4.14 both streets are empty: serve the first card first': [
    ['forgoing for the second card', drafting({ empty: ['r1c1', ...all] }), forgo(1)],
  ],
  'FT-4.15 you must pass one of your two tiles': [['passing nothing of two', took(2), pass(null)]],
  'FT-4.15 you took only two tiles': [['passing a third tile', took(2), pass(2)]],
  'FT-4.16 you pass no tile if you took fewer than two': [['passing an only tile', took(1), pass(0)]],
  // a turn
  'FT-4.24 there is no such tile in your reserve': [
    [
      'a tile that is not in the reserve',
      asked({ ask: 'reserve', player: 0 }, { reserve: ['coin-2'] }),
      pick('tribune-2'),
    ],
  ],
  'FT-5.1 use one tile, or both in either order': [
    ['one tile twice', using('coin-2', 'coin-2', 2), use(['own', 'own'])],
  ],
  'FT-5.1 you have no tile of your own': [['no own tile', using(null, 'coin-2'), use(['own'])]],
  'FT-5.1 you have no tile from your neighbor': [
    ['no tile received', using('coin-2', null, 2), use(['own', 'foreign'])],
  ],
  'FT-5.2 you have too few tribunes to use both tiles': [
    ['both with one tribune', using('coin-2', 'coin-2', 1), use(['foreign', 'own'])],
  ],
  'FT-5.5 the row is for citizens of another class': [
    ['a merchant among patricians', placingMerchant({}), placeCitizen(2)],
  ],
  'FT-5.13 the row is full': [['a full row', placingMerchant({ 3: 2 }), placeCitizen(3)]],
  'FT-5.26 this row has no such bonus': [
    ['a coin as bonus of row 5', asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } }), rowBonus('coin')],
  ],
  // conversions
  'FT-5.32 the worker must turn into one of another color': [
    ['red into red', building({ resources: RICH }), recolor('red', 'red')],
  ],
  'FT-5.32 you have no blue worker': [
    ['no worker of the color', building({ resources: RICH }), recolor('blue', 'red')],
  ],
  'FT-5.32 you have no assistant': [
    ['no assistant', building({ resources: { 'worker-red': 1 } }), recolor('red', 'blue')],
  ],
  'FT-5.31 you have fewer than 2 red workers': [
    ['one worker for a builder', building({ resources: { 'worker-red': 1 } }), toBuilder('red')],
  ],
  'FT-5.31 there are no workers of this color': [
    ['workers of no color', building({ resources: RICH }), toBuilder('gray')],
  ],
  'FT-5.20 you have no active Merchant II': [
    ['no Merchant II', building({ resources: { coin: 1 } }), swap('coin', 'tribune')],
  ],
  'FT-5.20 a coin, tribune or assistant is swapped for another of the three': [
    ['a coin for a coin', building({ rows: { 4: 1 }, resources: { coin: 1 } }), swap('coin', 'coin')],
  ],
  'FT-5.21 there are no workers of this color': [
    ['Craftsman I with an unknown color', building({ rows: { 5: 1 }, resources: RICH }), craft('gray')],
  ],
  'FT-5.20 you have no tribune': [
    ['nothing to swap', building({ rows: { 4: 1 }, resources: { coin: 1 } }), swap('tribune', 'coin')],
  ],
  'FT-5.21 you have no active Craftsman I': [
    ['an assistant without Craftsman I', building({ resources: RICH }), craft('red')],
  ],
  'FT-5.21 you have no assistant': [['Craftsman I without an assistant', building({ rows: { 5: 1 } }), craft('red')]],
  'FT-5.22 you have no active Craftsman II': [
    ['an inactive Craftsman II', building({ rows: { 6: -1 }, resources: RICH }), { type: 'craftsman-builder' }],
  ],
  'FT-5.22 you have no assistant': [
    ['Craftsman II without an assistant', building({ rows: { 6: 1 } }), { type: 'craftsman-builder' }],
  ],
  // building
  'FT-5.38 there is no such building tile': [
    ['an unknown tile', building({ resources: RICH }), start('double-gray-red')],
  ],
  'FT-5.29 you have no building action left': [
    ['no building action', building({ resources: RICH }, { current: { buildActions: 0 } }), start('single-color-red')],
    ['no action and nothing to pay', building({}, { current: { buildActions: 0 } }), start('single-color-red')],
  ],
  'FT-5.39 you have no vacated cell': [
    ['no vacated cell', menu({ resources: RICH }).state, start('single-color-red')],
    ['no vacated cell, nothing to pay', menu({}).state, start('single-color-red')],
  ],
  'FT-5.40 you have no two adjacent vacated cells': [
    ['cells that do not touch', building({ empty: ['r3c3', 'r5c5'], resources: RICH }), start('double-color-red')],
  ],
  'FT-5.30 you have no blue worker': [['no blue worker', building({ resources: RICH }), start('single-color-blue')]],
  'FT-5.30 you have fewer than 2 red workers': [
    ['one red worker for two', building({ resources: { 'worker-red': 1 } }), start('double-color-red')],
  ],
  'FT-5.30 you have no builder': [
    ['no builder', building({ resources: { 'worker-red': 9 } }), start('single-gray-column')],
  ],
  'FT-5.39 temples cannot be built over': [['to build on a temple', site('single-color-red', 'r3c3'), build('r2c3')]],
  'FT-5.39 cranes cannot be built over': [
    ['to build over a crane', site('single-color-red', 'r3c3', 'r1c1'), build('r1c1')],
  ],
  'FT-5.39 there is still a tile on this cell': [
    ['to build on a tile', site('single-color-red', 'r3c3'), build('r3c4')],
  ],
  'FT-5.40 no free cell is next to this one': [
    ['half a tile where one cell is free', site('double-mixed-red', 'r3c3', 'r3c4', 'r6c3'), build('r6c3')],
  ],
  'FT-9.6 begin with the other cell, which is north or west of this one': [
    ['the eastern cell first', site('double-color-red', 'r3c3', 'r3c4'), build('r3c4')],
  ],
  'FT-5.40 this cell is not next to the first half': [
    ['the second half elsewhere', half('double-color-red', 'r3c3', 'r3c4', 'r5c5'), secondHalf('r5c5')],
    ['the second half on the first', half('double-color-red', 'r3c3', 'r3c4'), secondHalf('r3c3')],
  ],
  'FT-5.39 this cell is built on already': [
    ['the second half on a building', half('double-color-red', 'r3c3', 'r3c4'), secondHalf('r4c4')],
  ],
  'FT-9.6 the second half must be east or south of the first': [
    ['the second half in the west', half('double-color-red', 'r3c3', 'r3c4', 'r3c2'), secondHalf('r3c2')],
  ],
  'FT-5.42 either the gray or the colored half comes first': [
    ['neither half', asked({ ask: 'benefit-order', player: 0, track: 'market', color: 'red' }), order('red')],
  ],
  // benefits
  'FT-5.45 the track has no such level': [['level 5', track('library', 4), benefit(5)]],
  'FT-5.46 your marker has not come that far': [['a level ahead', track('basilica', 2), benefit(3)]],
  'FT-5.74 you have no envoy on your ship': [
    ['an envoy for an eagle, the ship empty', track('library', 3), benefit(3)],
  ],
  'FT-5.74 no square is free for the envoy': [
    [
      'an envoy, all eagles taken',
      track('library', 3, { ship: 1 }, { envoys: { s1c1: 1, s4c2: 1, s7c1: 1 } }),
      benefit(3),
    ],
  ],
  'FT-5.74 no tile is left on your grid': [
    ['a tile of an empty grid', track('market', 4, { empty: 'all' }), benefit(4)],
  ],
  'FT-5.74 your slide bar is at the end of the prestige track': [
    ['an upgrade at the end of the prestige track', track('basilica', 3, { position: 8 }), benefit(3)],
  ],
  'FT-5.51 there is no worker of this color': [
    ['a gray worker', asked({ ask: 'worker', player: 0, source: LIBRARY }), worker('gray')],
  ],
  'FT-5.54 there is no tile on this cell': [
    ['a vacated cell of the grid', asked({ ask: 'grid-tile', player: 0 }, { empty: ['r3c3'] }), gridTile('r3c3')],
    ['the crane of a vacated corner', asked({ ask: 'grid-tile', player: 0 }, { empty: ['r1c1'] }), gridTile('r1c1')],
  ],
  // envoys, on the forum of the examples
  'FT-3.7 there is no such square': [['an unknown square', envoy('color', 'blue', true), sendTo('s9c9')]],
  'FT-5.70 this square already has an envoy': [
    ['a square taken', envoy('color', 'blue', true, { envoys: { s0c2: 1 } }), sendTo('s0c2')],
  ],
  'FT-5.69 this envoy cannot go to an eagle square': [
    ['an eagle for a structure', envoy('color', 'blue', true), sendTo('s1c1')],
    ['an eagle for market 3', envoy('any', null, false), sendTo('s1c1')],
    ['an eagle for row 1', envoy('any', null, true), sendTo('s1c1')],
  ],
  'FT-5.59 this square has another color': [['another color', envoy('color', 'blue', true), sendTo('s0c0')]],
  'FT-5.63 the envoy must go to an area that already has envoys': [
    ['a new area while another is started', envoy('color', 'yellow', true, { envoys: { s0c0: 1 } }), sendTo('s2c0')],
  ],
  'FT-5.52 this is not an eagle square': [['a color for library 3', envoy('eagle', null, false), sendTo('s0c0')]],
  'FT-5.52 the envoy must be placed': [['no envoy for library 3', envoy('eagle', null, false), sendTo(null)]],
  'FT-5.58 the envoy must be placed': [['no envoy for market 3', envoy('any', null, false), sendTo(null)]],
  'FT-5.66 there is no such area bonus': [
    [
      'a worker as area bonus',
      asked({ ask: 'area-bonus', player: 0, left: 1, taken: [], source: MARKET }),
      areaBonus('worker'),
    ],
  ],
  'FT-5.19 you have taken this bonus; the second must be different': [
    [
      'the same area bonus',
      asked({ ask: 'area-bonus', player: 0, left: 1, taken: ['coin'], source: MARKET }),
      areaBonus('coin'),
    ],
  ],
  // paying
  'FT-6.1 each row can be paid for only once': [['a row twice', paying(2), pay([1, 1])]],
  'FT-6.1 this row has no citizens to pay for': [
    ['an empty row', paying(2), pay([2])],
    ['a row with citizens, and an empty one', paying(2), pay([1, 2])],
  ],
  'FT-6.1 you have too few coins for these rows': [['three rows for two coins', paying(2), pay([1, 3, 6])]],
};

/** Matches names in code that a message must not contain: fields, questions, types of actions, kebab-case ids. */
const CODE = /[a-z]-[a-z]|\b(cell|card|tile|north|row|ask|gain|undefined|null|object)\b:|[{}[\]]|worker-|[a-z][A-Z]/;

const cases = Object.entries(CASES).flatMap(([reason, list]) =>
  list.map((one) => [one[0], reason, one[1], one[2]] as const),
);
test.each(cases)('%s: %s', (_, reason, state, action) => {
  const given = { player: 0, ...action };
  const [clause, message] = [reason.slice(0, reason.indexOf(' ')), reason.slice(reason.indexOf(' ') + 1)];
  const answer = engine.explain(state, given);
  expect(answer).toMatchObject({ legal: false, clause, message });
  expect(engine.explain(engine.view(state, 0), given)).toEqual(answer);
  if (!answer.legal) expect(answer.message).not.toMatch(CODE);
});

test('FT-5.20, FT-5.21 a missing ability precedes a missing price, and differs from a used ability', () => {
  const neither: Action = { type: 'craftsman-worker', player: 0, color: 'red' };
  expect(engine.explain(building({}), neither)).toMatchObject({ message: 'you have no active Craftsman I' });
  const used = menu(
    { rows: { 4: 1 }, resources: { coin: 2 } },
    { current: { left: { 'merchant-swap': 0, 'craftsman-worker': 2, 'craftsman-builder': 1 } } },
  );
  const again: Action = { type: 'merchant-swap', player: 0, pay: 'coin', gain: 'tribune' };
  expect(engine.explain(used.state, again)).toMatchObject({
    clause: 'FT-5.20',
    message: 'you cannot use Merchant II again this turn',
  });
});

describe('the pending decision', () => {
  const FIRST: readonly (readonly [clause: string, State])[] = [
    ['FT-8.2', choosing],
    ['FT-3.21', cranes],
    ['FT-3.22', row],
    ['FT-3.23', corner],
    ['FT-4.6', drafting()],
    ['FT-4.15', took(2)],
    ['FT-4.16', took(1)],
    ['FT-4.24', asked({ ask: 'reserve', player: 0 }, { reserve: ['coin-2'] })],
    ['FT-5.1', using('coin-2', null)],
    ['FT-5.5', placingMerchant({})],
    ['FT-5.26', asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } })],
    ['FT-4.22', building({})],
    ['FT-9.1', site('single-color-red', 'r3c3')],
    ['FT-9.1', half('double-color-red', 'r3c3', 'r3c4')],
    ['FT-5.42', asked({ ask: 'benefit-order', player: 0, track: 'market', color: 'red' })],
    ['FT-5.45', track('library', 1)],
    ['FT-5.59', envoy('color', 'blue', true)],
    ['FT-5.52', envoy('eagle', null, false)],
    ['FT-5.58', envoy('any', null, false)],
    ['FT-5.24', envoy('any', null, true)],
    ['FT-5.66', asked({ ask: 'area-bonus', player: 0, left: 1, taken: [], source: MARKET })],
    ['FT-5.51', asked({ ask: 'worker', player: 0, source: LIBRARY })],
    ['FT-5.53', asked({ ask: 'grid-tile', player: 0 })],
    ['FT-6.1', paying(2)],
  ];
  test.each(FIRST)('%s demands an answer first, case %#', (clause, state) => {
    // at least one of the two does not answer the question
    for (const type of ['end-turn', 'craftsman-builder'] as const) {
      const answer = engine.explain(state, { type, player: 0 });
      if (!answer.legal && answer.code === 'wrong-decision') expect(answer).toMatchObject({ clause });
    }
    const wrong = clause === 'FT-4.22' ? { type: 'choose-worker', color: 'red' } : { type: 'end-turn' };
    const answer = engine.explain(state, { player: 0, ...wrong });
    expect(answer).toMatchObject({ legal: false, code: 'wrong-decision', clause });
    if (!answer.legal) expect(answer.message).toMatch(/^first /);
    if (!answer.legal) expect(answer.message).not.toMatch(CODE);
  });
});

test('FT-6.1 an action may list the rows to pay for in any order', () => {
  const state = paying(3);
  expect(engine.apply(state, { type: 'pay-citizens', player: 0, rows: [6, 1] })).toEqual(
    engine.apply(state, { type: 'pay-citizens', player: 0, rows: [1, 6] }),
  );
});

test('nearly every refusal names a clause, and no message contains code', () => {
  for (const options of [{ players: 2 }, { players: 4, draftMode: 'sequential' }] as const) {
    let [refused, named] = [0, 0];
    for (const { refusal } of refusals(engine, { ...options, seed: 'reasons' }, 60)) {
      refused++;
      if (refusal.clause !== null) named++;
      expect(refusal.message).not.toMatch(CODE);
    }
    expect(refused).toBeGreaterThan(1000);
    expect(named / refused).toBeGreaterThan(0.97);
  }
});
