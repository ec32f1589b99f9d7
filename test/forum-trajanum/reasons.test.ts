/** The reasons for refusals: each names the first obstacle and its clause. */
import {
  type Action,
  type CellId,
  type Color,
  engine,
  type Options,
  type Question,
  type State,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { refusals } from '../refusals';
import { at, type Layout, menu, type Place, playUntil, scene } from './scene';

const MARKET = { kind: 'track', track: 'market', level: 2 } as const;
const LIBRARY = { kind: 'track', track: 'library', level: 1 } as const;

/** A question to seat 0, on a table with 2 players. */
const asked = (question: Question, place: Place = {}, layout: Layout = {}): State =>
  scene(2, { ...layout, places: { 0: place } }, [question]).state;

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
const took = (count: number): State =>
  asked(
    { ask: 'pass', player: 0 },
    {},
    {
      current: null,
      set: (state) => {
        at(state, 0).draft.taken = [7, 10].slice(0, count).map((cell) => ({ cell, tile: 'coin-2', tribune: false }));
      },
    },
  );
const using = (own: string | null, foreign: string | null, tribune = 0): State =>
  asked({ ask: 'use', player: 0 }, { resources: { tribune } }, { current: { tiles: { own, foreign, grid: null } } });
const citizen = (rows: Place['rows']): State =>
  asked(
    { ask: 'citizen', player: 0, from: 'own' },
    { rows: rows ?? {} },
    {
      current: { tiles: { own: 'citizen-merchant-m', foreign: null, grid: null } },
    },
  );
const building = (place: Place, layout: Layout = {}): State =>
  menu({ empty: ['r3c3', 'r3c4'], ...place }, layout).state;
const RICH = { builder: 2, 'worker-red': 2, assistant: 2 } as const;
/** The question for a benefit of a track. */
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

/** A title, the clause with its reason, a state, and the refused action. */
type Case = readonly [why: string, reason: string, state: State, action: object];

const CASES: readonly Case[] = [
  // the Trajan card
  [
    'an unknown card',
    'FT-6.28 there is no such Trajan card',
    choosing,
    { type: 'choose-trajan-card', card: 'trajan-IV-1' },
  ],
  [
    'a card of another pile',
    'FT-8.2 the card is not from pile III',
    choosing,
    { type: 'choose-trajan-card', card: 'trajan-II-1' },
  ],
  [
    'a promo card',
    'FT-8.5 the game is played without promo cards',
    choosing,
    { type: 'choose-trajan-card', card: 'trajan-III-promo' },
  ],
  // the preparation
  [
    'two red cranes',
    'FT-3.21 each corner gets a crane of a different color',
    cranes,
    { type: 'place-cranes', layout: { nw: 'red', ne: 'red', sw: 'green', se: 'blue' } },
  ],
  ['a seventh row', 'FT-5.11 there is no such row', row, { type: 'choose-start-row', row: 7 }],
  [
    'a row of another class',
    'FT-3.22 the row is for citizens of another class',
    row,
    { type: 'choose-start-row', row: otherRow },
  ],
  [
    'corners side by side',
    'FT-3.23 the two citizens go on diagonally opposite corners',
    corner,
    { type: 'place-corner-citizens', diagonal: 'nw-ne', north: startClass },
  ],
  [
    'the citizen in the row',
    'FT-3.22 this citizen is already in a row',
    corner,
    { type: 'place-corner-citizens', diagonal: 'nw-se', north: startClass },
  ],
  [
    'an unknown class',
    'FT-3.23 there is no such citizen',
    corner,
    { type: 'place-corner-citizens', diagonal: 'nw-se', north: 'slave' },
  ],
  // the draft: street cards are row 1 and column 1
  [
    'a third card',
    'FT-4.3 there are only two street cards',
    drafting(),
    { type: 'take-tile', card: 2, cell: 'r1c1', tribune: false },
  ],
  [
    'a card served before',
    'FT-4.6 this street card has been served',
    drafting({}, {}, [1]),
    { type: 'take-tile', card: 0, cell: 'r1c1', tribune: false },
  ],
  [
    'the second card, served before',
    'FT-4.6 this street card has been served',
    drafting({}, {}, [0]),
    { type: 'take-tile', card: 1, cell: 'r2c1', tribune: false },
  ],
  [
    'an unknown cell',
    'FT-3.19 there is no such cell',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r7c1', tribune: false },
  ],
  [
    'a vacated corner',
    'FT-4.6 there is no tile on this cell',
    drafting({ empty: ['r1c1'] }),
    { type: 'take-tile', card: 0, cell: 'r1c1', tribune: false },
  ],
  [
    'a temple',
    'FT-3.23 a temple never has a tile',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r2c3', tribune: false },
  ],
  [
    'a temple for a tribune',
    'FT-3.23 a temple never has a tile',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r2c3', tribune: true },
  ],
  [
    'a vacated cell of the street',
    'FT-4.6 there is no tile on this cell',
    drafting({ empty: ['r1c2'] }),
    { type: 'take-tile', card: 0, cell: 'r1c2', tribune: false },
  ],
  [
    'a vacated cell elsewhere',
    'FT-4.12 there is no tile on this cell',
    drafting({ empty: ['r5c5'] }),
    { type: 'take-tile', card: 0, cell: 'r5c5', tribune: true },
  ],
  [
    'a tile outside the street',
    'FT-4.6 this cell is not in the street of the card',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r5c5', tribune: false },
  ],
  [
    'a tribune for the street shown',
    'FT-4.12 this cell is in the street shown and costs no tribune',
    drafting({ resources: { tribune: 1 } }),
    { type: 'take-tile', card: 0, cell: 'r1c2', tribune: true },
  ],
  [
    'a number of tribunes',
    'FT-4.11 a tribune is either given up or not',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r1c2', tribune: 1 },
  ],
  [
    'a tribune for it without one',
    'FT-4.12 this cell is in the street shown and costs no tribune',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r1c2', tribune: true },
  ],
  [
    'no tribune',
    'FT-4.11 you have too few tribunes to ignore the card',
    drafting(),
    { type: 'take-tile', card: 0, cell: 'r5c5', tribune: true },
  ],
  [
    'the same street twice',
    'FT-4.8 both cards show the same street: serve the first one first',
    drafting({}, { streets: ['black-1', 'black-1'] }),
    { type: 'take-tile', card: 1, cell: 'r1c2', tribune: false },
  ],
  [
    'the same street, and no tribune',
    'FT-4.8 both cards show the same street: serve the first one first',
    drafting({}, { streets: ['black-1', 'black-1'] }),
    { type: 'take-tile', card: 1, cell: 'r5c5', tribune: true },
  ],
  [
    'forgoing from a street with tiles',
    'FT-4.14 the street still holds a tile',
    drafting(),
    { type: 'forgo-tile', card: 0 },
  ],
  [
    'forgoing for the second card',
    'FT-4.14 both streets are empty: serve the first card first',
    drafting({ empty: ['r1c1', ...all] }),
    { type: 'forgo-tile', card: 1 },
  ],
  [
    'forgoing for a card served before',
    'FT-4.6 this street card has been served',
    drafting({ empty: ['r1c1', ...all] }, {}, [1]),
    { type: 'forgo-tile', card: 0 },
  ],
  ['forgoing for a third card', 'FT-4.3 there are only two street cards', drafting(), { type: 'forgo-tile', card: 5 }],
  ['passing nothing of two', 'FT-4.15 you must pass one of your two tiles', took(2), { type: 'pass-tile', tile: null }],
  ['passing a third tile', 'FT-4.15 you took only two tiles', took(2), { type: 'pass-tile', tile: 2 }],
  [
    'passing an only tile',
    'FT-4.16 you pass no tile if you took fewer than two',
    took(1),
    { type: 'pass-tile', tile: 0 },
  ],
  // a turn
  [
    'a tile that is not in the reserve',
    'FT-4.24 there is no such tile in your reserve',
    asked({ ask: 'reserve', player: 0 }, { reserve: ['coin-2'] }),
    { type: 'take-reserve', tile: 'tribune-2' },
  ],
  [
    'one tile twice',
    'FT-5.1 use one tile, or both in either order',
    using('coin-2', 'coin-2', 2),
    { type: 'use-tiles', order: ['own', 'own'] },
  ],
  ['no own tile', 'FT-5.1 you have no tile of your own', using(null, 'coin-2'), { type: 'use-tiles', order: ['own'] }],
  [
    'no tile received',
    'FT-5.1 you have no tile from your neighbor',
    using('coin-2', null, 2),
    { type: 'use-tiles', order: ['own', 'foreign'] },
  ],
  [
    'both with one tribune',
    'FT-5.2 you have too few tribunes to use both tiles',
    using('coin-2', 'coin-2', 1),
    { type: 'use-tiles', order: ['foreign', 'own'] },
  ],
  ['a merchant in row 0', 'FT-5.11 there is no such row', citizen({}), { type: 'place-citizen', row: 0 }],
  [
    'a merchant among patricians',
    'FT-5.5 the row is for citizens of another class',
    citizen({}),
    { type: 'place-citizen', row: 2 },
  ],
  ['a full row', 'FT-5.13 the row is full', citizen({ 3: 2 }), { type: 'place-citizen', row: 3 }],
  [
    'a coin as bonus of row 5',
    'FT-5.26 this row has no such bonus',
    asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } }),
    { type: 'choose-row-bonus', gain: 'coin' },
  ],
  // conversions
  [
    'red into red',
    'FT-5.32 the worker must turn into one of another color',
    building({ resources: RICH }),
    { type: 'recolor-worker', from: 'red', to: 'red' },
  ],
  [
    'no worker of the color',
    'FT-5.32 you have no blue worker',
    building({ resources: RICH }),
    { type: 'recolor-worker', from: 'blue', to: 'red' },
  ],
  [
    'no assistant',
    'FT-5.32 you have no assistant',
    building({ resources: { 'worker-red': 1 } }),
    { type: 'recolor-worker', from: 'red', to: 'blue' },
  ],
  [
    'one worker for a builder',
    'FT-5.31 you have fewer than 2 red workers',
    building({ resources: { 'worker-red': 1 } }),
    { type: 'workers-to-builder', color: 'red' },
  ],
  [
    'workers of no color',
    'FT-5.31 there are no workers of this color',
    building({ resources: RICH }),
    { type: 'workers-to-builder', color: 'gray' },
  ],
  [
    'no Merchant II',
    'FT-5.20 you have no active Merchant II',
    building({ resources: { coin: 1 } }),
    { type: 'merchant-swap', pay: 'coin', gain: 'tribune' },
  ],
  [
    'a coin for a coin',
    'FT-5.20 a coin, tribune or assistant is swapped for another of the three',
    building({ rows: { 4: 1 }, resources: { coin: 1 } }),
    { type: 'merchant-swap', pay: 'coin', gain: 'coin' },
  ],
  [
    'Craftsman I with an unknown color',
    'FT-5.21 there are no workers of this color',
    building({ rows: { 5: 1 }, resources: RICH }),
    { type: 'craftsman-worker', color: 'gray' },
  ],
  [
    'nothing to swap',
    'FT-5.20 you have no tribune',
    building({ rows: { 4: 1 }, resources: { coin: 1 } }),
    { type: 'merchant-swap', pay: 'tribune', gain: 'coin' },
  ],
  [
    'an assistant without Craftsman I',
    'FT-5.21 you have no active Craftsman I',
    building({ resources: RICH }),
    { type: 'craftsman-worker', color: 'red' },
  ],
  [
    'Craftsman I without an assistant',
    'FT-5.21 you have no assistant',
    building({ rows: { 5: 1 } }),
    { type: 'craftsman-worker', color: 'red' },
  ],
  [
    'an inactive Craftsman II',
    'FT-5.22 you have no active Craftsman II',
    building({ rows: { 6: -1 }, resources: RICH }),
    { type: 'craftsman-builder' },
  ],
  [
    'Craftsman II without an assistant',
    'FT-5.22 you have no assistant',
    building({ rows: { 6: 1 } }),
    { type: 'craftsman-builder' },
  ],
  // building
  [
    'an unknown tile',
    'FT-5.38 there is no such building tile',
    building({ resources: RICH }),
    { type: 'start-building', option: 'double-gray-red' },
  ],
  [
    'no building action',
    'FT-5.29 you have no building action left',
    building({ resources: RICH }, { current: { buildActions: 0 } }),
    { type: 'start-building', option: 'single-color-red' },
  ],
  [
    'no action and nothing to pay',
    'FT-5.29 you have no building action left',
    building({}, { current: { buildActions: 0 } }),
    { type: 'start-building', option: 'single-color-red' },
  ],
  [
    'no vacated cell',
    'FT-5.39 you have no vacated cell',
    menu({ resources: RICH }).state,
    { type: 'start-building', option: 'single-color-red' },
  ],
  [
    'no vacated cell, nothing to pay',
    'FT-5.39 you have no vacated cell',
    menu({}).state,
    { type: 'start-building', option: 'single-color-red' },
  ],
  [
    'cells that do not touch',
    'FT-5.40 you have no two adjacent vacated cells',
    building({ empty: ['r3c3', 'r5c5'], resources: RICH }),
    { type: 'start-building', option: 'double-color-red' },
  ],
  [
    'no blue worker',
    'FT-5.30 you have no blue worker',
    building({ resources: RICH }),
    { type: 'start-building', option: 'single-color-blue' },
  ],
  [
    'one red worker for two',
    'FT-5.30 you have fewer than 2 red workers',
    building({ resources: { 'worker-red': 1 } }),
    { type: 'start-building', option: 'double-color-red' },
  ],
  [
    'no builder',
    'FT-5.30 you have no builder',
    building({ resources: { 'worker-red': 9 } }),
    { type: 'start-building', option: 'single-gray-column' },
  ],
  [
    'to build on a temple',
    'FT-5.39 temples cannot be built over',
    site('single-color-red', 'r3c3'),
    { type: 'place-building', cell: 'r2c3' },
  ],
  [
    'to build over a crane',
    'FT-5.39 cranes cannot be built over',
    site('single-color-red', 'r3c3', 'r1c1'),
    { type: 'place-building', cell: 'r1c1' },
  ],
  [
    'to build on a tile',
    'FT-5.39 there is still a tile on this cell',
    site('single-color-red', 'r3c3'),
    { type: 'place-building', cell: 'r3c4' },
  ],
  [
    'to build in row 9',
    'FT-3.19 there is no such cell',
    site('single-color-red', 'r3c3'),
    { type: 'place-building', cell: 'r9c3' },
  ],
  [
    'half a tile where one cell is free',
    'FT-5.40 no free cell is next to this one',
    site('double-mixed-red', 'r3c3', 'r3c4', 'r6c3'),
    { type: 'place-building', cell: 'r6c3' },
  ],
  [
    'the eastern cell first',
    'FT-9.6 begin with the other cell, which is north or west of this one',
    site('double-color-red', 'r3c3', 'r3c4'),
    { type: 'place-building', cell: 'r3c4' },
  ],
  [
    'the second half elsewhere',
    'FT-5.40 this cell is not next to the first half',
    half('double-color-red', 'r3c3', 'r3c4', 'r5c5'),
    { type: 'place-second-half', cell: 'r5c5' },
  ],
  [
    'the second half on the first',
    'FT-5.40 this cell is not next to the first half',
    half('double-color-red', 'r3c3', 'r3c4'),
    { type: 'place-second-half', cell: 'r3c3' },
  ],
  [
    'the second half on a building',
    'FT-5.39 this cell is built on already',
    half('double-color-red', 'r3c3', 'r3c4'),
    { type: 'place-second-half', cell: 'r4c4' },
  ],
  [
    'the second half in the west',
    'FT-9.6 the second half must be east or south of the first',
    half('double-color-red', 'r3c3', 'r3c4', 'r3c2'),
    { type: 'place-second-half', cell: 'r3c2' },
  ],
  [
    'neither half',
    'FT-5.42 either the gray or the colored half comes first',
    asked({ ask: 'benefit-order', player: 0, track: 'market', color: 'red' }),
    { type: 'choose-benefit-order', first: 'red' },
  ],
  // benefits
  ['level 5', 'FT-5.45 the track has no such level', track('library', 4), { type: 'choose-benefit', level: 5 }],
  [
    'a level ahead',
    'FT-5.46 your marker has not come that far',
    track('basilica', 2),
    { type: 'choose-benefit', level: 3 },
  ],
  [
    'an envoy for an eagle, the ship empty',
    'FT-5.74 you have no envoy on your ship',
    track('library', 3),
    { type: 'choose-benefit', level: 3 },
  ],
  [
    'an envoy, all eagles taken',
    'FT-5.74 no square is free for the envoy',
    track('library', 3, { ship: 1 }, { envoys: { s1c1: 1, s4c2: 1, s7c1: 1 } }),
    { type: 'choose-benefit', level: 3 },
  ],
  [
    'a tile of an empty grid',
    'FT-5.74 no tile is left on your grid',
    track('market', 4, { empty: 'all' }),
    { type: 'choose-benefit', level: 4 },
  ],
  [
    'an upgrade at the end of the prestige track',
    'FT-5.74 your slide bar is at the end of the prestige track',
    track('basilica', 3, { position: 8 }),
    { type: 'choose-benefit', level: 3 },
  ],
  [
    'a gray worker',
    'FT-5.51 there is no worker of this color',
    asked({ ask: 'worker', player: 0, source: LIBRARY }),
    { type: 'choose-worker', color: 'gray' },
  ],
  [
    'a vacated cell of the grid',
    'FT-5.54 there is no tile on this cell',
    asked({ ask: 'grid-tile', player: 0 }, { empty: ['r3c3'] }),
    { type: 'take-grid-tile', cell: 'r3c3' },
  ],
  [
    'a temple of the grid',
    'FT-3.23 a temple never has a tile',
    asked({ ask: 'grid-tile', player: 0 }),
    { type: 'take-grid-tile', cell: 'r2c3' },
  ],
  [
    'the crane of a vacated corner',
    'FT-5.54 there is no tile on this cell',
    asked({ ask: 'grid-tile', player: 0 }, { empty: ['r1c1'] }),
    { type: 'take-grid-tile', cell: 'r1c1' },
  ],
  [
    'an unknown cell of the grid',
    'FT-3.19 there is no such cell',
    asked({ ask: 'grid-tile', player: 0 }),
    { type: 'take-grid-tile', cell: 'r0c1' },
  ],
  // envoys, on the forum of the examples
  [
    'an unknown square',
    'FT-3.7 there is no such square',
    envoy('color', 'blue', true),
    { type: 'place-envoy', square: 's9c9' },
  ],
  [
    'a square taken',
    'FT-5.70 this square already has an envoy',
    envoy('color', 'blue', true, { envoys: { s0c2: 1 } }),
    { type: 'place-envoy', square: 's0c2' },
  ],
  [
    'an eagle for a structure',
    'FT-5.69 this envoy cannot go to an eagle square',
    envoy('color', 'blue', true),
    { type: 'place-envoy', square: 's1c1' },
  ],
  [
    'another color',
    'FT-5.59 this square has another color',
    envoy('color', 'blue', true),
    { type: 'place-envoy', square: 's0c0' },
  ],
  [
    'a new area while another is started',
    'FT-5.63 the envoy must go to an area that already has envoys',
    envoy('color', 'yellow', true, { envoys: { s0c0: 1 } }),
    { type: 'place-envoy', square: 's2c0' },
  ],
  [
    'a color for library 3',
    'FT-5.52 this is not an eagle square',
    envoy('eagle', null, false),
    { type: 'place-envoy', square: 's0c0' },
  ],
  [
    'no envoy for library 3',
    'FT-5.52 the envoy must be placed',
    envoy('eagle', null, false),
    { type: 'place-envoy', square: null },
  ],
  [
    'no envoy for market 3',
    'FT-5.58 the envoy must be placed',
    envoy('any', null, false),
    { type: 'place-envoy', square: null },
  ],
  [
    'an eagle for market 3',
    'FT-5.69 this envoy cannot go to an eagle square',
    envoy('any', null, false),
    { type: 'place-envoy', square: 's1c1' },
  ],
  [
    'a worker as area bonus',
    'FT-5.66 there is no such area bonus',
    asked({ ask: 'area-bonus', player: 0, left: 1, taken: [], source: MARKET }),
    { type: 'choose-area-bonus', bonus: 'worker' },
  ],
  [
    'the same area bonus',
    'FT-5.19 you have taken this bonus; the second must be different',
    asked({ ask: 'area-bonus', player: 0, left: 1, taken: ['coin'], source: MARKET }),
    { type: 'choose-area-bonus', bonus: 'coin' },
  ],
  [
    'an eagle for row 1',
    'FT-5.69 this envoy cannot go to an eagle square',
    envoy('any', null, true),
    { type: 'place-envoy', square: 's1c1' },
  ],
  // paying
  ['row 8', 'FT-5.11 there is no such row', paying(2), { type: 'pay-citizens', rows: [8] }],
  ['rows 1 and 8', 'FT-5.11 there is no such row', paying(2), { type: 'pay-citizens', rows: [1, 8] }],
  ['a row twice', 'FT-6.1 each row can be paid for only once', paying(2), { type: 'pay-citizens', rows: [1, 1] }],
  ['an empty row', 'FT-6.1 this row has no citizens to pay for', paying(2), { type: 'pay-citizens', rows: [2] }],
  [
    'a row with citizens, and an empty one',
    'FT-6.1 this row has no citizens to pay for',
    paying(2),
    { type: 'pay-citizens', rows: [1, 2] },
  ],
  [
    'three rows for two coins',
    'FT-6.1 you have too few coins for these rows',
    paying(2),
    { type: 'pay-citizens', rows: [1, 3, 6] },
  ],
];

/** Code that a message must not contain: fields, questions, types of actions, kebab-case ids. */
const CODE = /[a-z]-[a-z]|\b(cell|card|tile|north|row|ask|gain|undefined|null|object)\b:|[{}[\]]|worker-|[a-z][A-Z]/;

test.each(CASES)('%s: %s', (_, reason, state, action) => {
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
  const FIRST: readonly (readonly [State, string])[] = [
    [choosing, 'FT-8.2'],
    [cranes, 'FT-3.21'],
    [row, 'FT-3.22'],
    [corner, 'FT-3.23'],
    [drafting(), 'FT-4.6'],
    [took(2), 'FT-4.15'],
    [took(1), 'FT-4.16'],
    [asked({ ask: 'reserve', player: 0 }, { reserve: ['coin-2'] }), 'FT-4.24'],
    [using('coin-2', null), 'FT-5.1'],
    [citizen({}), 'FT-5.5'],
    [asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } }), 'FT-5.26'],
    [building({}), 'FT-4.22'],
    [site('single-color-red', 'r3c3'), 'FT-9.1'],
    [half('double-color-red', 'r3c3', 'r3c4'), 'FT-9.1'],
    [asked({ ask: 'benefit-order', player: 0, track: 'market', color: 'red' }), 'FT-5.42'],
    [track('library', 1), 'FT-5.45'],
    [envoy('color', 'blue', true), 'FT-5.59'],
    [envoy('eagle', null, false), 'FT-5.52'],
    [envoy('any', null, false), 'FT-5.58'],
    [envoy('any', null, true), 'FT-5.24'],
    [asked({ ask: 'area-bonus', player: 0, left: 1, taken: [], source: MARKET }), 'FT-5.66'],
    [asked({ ask: 'worker', player: 0, source: LIBRARY }), 'FT-5.51'],
    [asked({ ask: 'grid-tile', player: 0 }), 'FT-5.53'],
    [paying(2), 'FT-6.1'],
  ];
  test.each(FIRST)('%#: %s', (state, clause) => {
    // at least one of the two does not answer the question
    for (const type of ['end-turn', 'craftsman-builder'] as const) {
      const answer = engine.explain(state, { type, player: 0 });
      if (!answer.legal && answer.code === 'wrong-decision') expect(answer).toMatchObject({ clause });
      const other = engine.explain(state, { type, player: 1 });
      expect(other).toMatchObject({ legal: false, code: 'not-your-turn', clause });
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
