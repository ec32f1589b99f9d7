/** Tests of the checks of untrusted states, which count pieces and check bounds (section 13 of the rules). */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { engine, type MutableState, type Options, type State, standardComponents } from '@ludi-romani/forum-trajanum';
import {
  actionSchema,
  jsonSchemas,
  optionsSchema,
  problems,
  schemasFor,
  stateSchema,
  validateState,
  viewSchema,
} from '@ludi-romani/forum-trajanum/schemas';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { statesOf } from '../random-game';
import { at } from './scene';

/** Yields the states of a random game. */
const game = (options: Partial<Options> = {}) => statesOf(engine, { players: 3, seed: 'invariants', ...options });

/** Returns a mutable copy of the first state of a random game for which `wanted` returns true. */
function reached(wanted: (state: State) => boolean, options: Partial<Options> = {}): MutableState {
  for (const state of game(options)) if (wanted(state)) return engine.clone(state);
  throw new Error('the game has no such state');
}

const asked = ({ pending }: State): string => Object.assign({ ask: '' }, pending.at(-1)).ask;

/** Returns a state of round 7 with an open building menu and limited tiles. */
const turn = () =>
  reached((state) => state.round === 7 && asked(state) === 'building', {
    arrangement: 'pinwheel-4',
    buildingTiles: 'limited',
    promoCards: true,
  });
const preparing = () => reached(({ players }) => at({ players }, 0).cranes.length > 0, { draftMode: 'sequential' });
const using = () => reached((state) => asked(state) === 'use');
const together = () =>
  reached(({ round, phase, players }) => round === 3 && phase === 'draft' && at({ players }, 0).draft.kept !== null);

const own = (state: MutableState) => at(state, 0);
const tileAt = ({ tiles }: { readonly tiles: readonly unknown[] }) => tiles.findIndex((tile) => tile !== null);
const current = ({ current: now }: MutableState) => now ?? expect.fail('there is no current turn');
const seenArea = ({ pending }: MutableState) =>
  pending.flatMap((frame) => ('before' in frame ? frame.before : []))[0] ??
  expect.fail('there is no simultaneous frame');

/** A title with its clause, a state, a change that makes it invalid, and the message. */
type Breach = readonly [string, () => MutableState, (state: MutableState) => void, string | RegExp];

const PIECES: readonly Breach[] = [
  ['FT-13.1 a missing tile', turn, (s) => own(s).spent.pop(), /seat 0: there are \d of .*, not \d/],
  ['FT-13.1 no leftover', turn, (s) => Object.assign(own(s), { leftover: null }), /seat 0: there are \d of .*, not \d/],
  ['FT-13.1 a tile twice', turn, (s) => own(s).tiles.splice(tileAt(own(s)), 1, own(s).spent[0] ?? ''), /there are \d/],
  [
    'FT-13.1 a tile on the ship',
    turn,
    (s) => own(s).ship++,
    /seat 0: \d+ tiles have left the grid, and \d+ are elsewhere/,
  ],
  ['FT-13.1 a tile out of the game', turn, (s) => own(s).removed++, /tiles have left the grid/],
  ['FT-13.1 an envoy', turn, (s) => s.forum.envoys.splice(s.forum.colors.indexOf('red'), 1, 0), /tiles have left/],
  [
    'FT-13.1 a citizen of another class',
    turn,
    (s) => {
      const [from, to] = [own(s).rows.filter(({ citizens }) => citizens.includes(0)), own(s).rows.slice(0, 2)];
      for (const row of from) row.citizens = row.citizens.filter((owner) => owner !== 0);
      own(s).ship -= 3;
      for (const row of to) row.citizens = [0, 0];
      own(s).ship += from.length > 0 ? 0 : 1;
    },
    'there are fewer citizens of this class: patrician',
  ],
  ['FT-13.1 a tile to be dealt', preparing, (s) => own(s).preparation?.deal.pop(), /seat 0: there are \d of/],
  [
    'FT-13.1 the start citizen',
    preparing,
    (s) => Object.assign(own(s).preparation ?? {}, { start: 'citizen-merchant-m' }),
    /of citizen-merchant-m, not/,
  ],
  ['FT-13.1 a used tile that is still in a hand', using, (s) => own(s).ship++, /tiles have left the grid/],
  [
    'FT-13.15 a tile in a hand that is on the grid',
    using,
    (s) => {
      const player = at(s, current(s).player);
      const tile = player.tiles.find((tile) => tile !== null && !player.spent.includes(tile)) ?? '';
      current(s).tiles.own = tile;
    },
    'a tile in a reserve or a hand has not left the grid',
  ],
  ['FT-13.1 a tile that the others still see', together, (s) => seenArea(s).spent.pop(), /seat 0: there are \d of/],
  [
    'FT-13.12 a crane twice',
    turn,
    (s) => Object.assign(own(s).cranes[0] ?? {}, { color: own(s).cranes[1]?.color }),
    'FT-13.12 seat 0 must have one crane of each color',
  ],
  ['FT-13.12 a missing crane', turn, (s) => own(s).cranes.pop(), 'FT-13.12 seat 0 must have one crane of each color'],
  ['FT-13.18 a tile of the supply', turn, (s) => s.supply && s.supply['single-red']--, 'the red tiles do not add up'],
  [
    'FT-13.18 a building',
    turn,
    (s) => own(s).buildings.splice(tileAt(own(s)), 1, 'red'),
    'FT-13.18 the red tiles do not add up',
  ],
  ['FT-8.4 no supply', turn, (s) => Object.assign(s, { supply: null }), 'FT-8.4 building tiles must be counted'],
  [
    'FT-8.4 no limit',
    turn,
    (s) => Object.assign(s, { options: { ...s.options, buildingTiles: 'unlimited' } }),
    'FT-8.4 building tiles must be counted',
  ],
  [
    'FT-13.9 a board twice',
    turn,
    (s) => s.forum.boards.splice(1, 1, { ...(s.forum.boards[0] ?? expect.fail()) }),
    'FT-13.9 the forum has a board twice',
  ],
  [
    'FT-13.9 no board',
    turn,
    (s) => s.forum.boards.splice(1, 1, { face: null, turns: 0 }),
    'FT-13.9 the boards are not those of the mosaic option',
  ],
  [
    'FT-13.9 a square',
    turn,
    (s) => s.forum.colors.splice(s.forum.colors.indexOf('red'), 1, 'blue'),
    /^FT-13.9 the squares are not those of face/,
  ],
  ['FT-13.9 an area', turn, (s) => s.forum.areas.splice(0, 1, 5), 'FT-13.9 the color areas do not match the squares'],
  [
    'FT-13.9 an envoy outside the boards',
    turn,
    (s) => s.forum.envoys.splice(s.forum.colors.indexOf(null), 1, 0),
    'FT-13.9 an envoy is on a cell without a square',
  ],
  ['FT-13.13 a missing card', turn, (s) => s.streets.pop(), /^FT-13.13 there are 1 cards of .*, not 2$/],
  [
    'FT-13.13 another card',
    turn,
    (s) => s.streetDeck.splice(0, 1, s.streetDeck[0] === 'black-1' ? 'black-2' : 'black-1'),
    /^FT-13.13 there are 3 cards of .*, not 2$/,
  ],
  [
    'FT-3.15 a card of cycle II',
    turn,
    (s) => s.trajan.splice(0, 1, 'trajan-II-1'),
    'trajan-II-1 is not in the pile of cycle 1',
  ],
  [
    'FT-8.5 a promo card',
    turn,
    (s) => {
      s.options = { ...s.options, promoCards: false };
      s.trajan[0] = 'trajan-I-promo';
    },
    'FT-3.15 trajan-I-promo is not in the pile of cycle 1',
  ],
  ['a seat', turn, (s) => Object.assign(s, { startPlayer: 3 }), 'there is no such seat'],
  ['a seat of a frame', turn, (s) => s.pending.unshift({ do: 'turn', player: 3 }), 'must be the seat of a player'],
  [
    'the squares of the forum',
    turn,
    (s) => s.forum.envoys.pop(),
    'lists must have one entry for each cell of the grid',
  ],
  ['the boards of the forum', turn, (s) => s.forum.boards.pop(), 'each slot must have one board'],
  [
    'a square without a board',
    turn,
    (s) => s.forum.colors.fill('red'),
    'colors must be null exactly for cells without a board',
  ],
];

describe('reports missing and extra pieces', () => {
  test('the states have no problems before the change', () => {
    for (const state of [turn(), preparing(), using(), together()]) expect(validateState(state)).toEqual([]);
  });

  test.each(PIECES)('%s', (_, state, change, message) => {
    const changed = state();
    change(changed);
    expect(stateSchema.safeParse(changed).success).toBe(true);
    expect(problems(changed).map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
  });

  test('checks the areas of a simultaneous frame as others see them', () => {
    const state = turn();
    const paying = () => state.players.map((_, player) => [{ ask: 'payment', player } as const]);
    state.pending.push({ simultaneous: paying(), opened: paying(), before: engine.clone(state).players });
    expect(problems(state)).toEqual([]);
    seenArea(state).reserve.push(seenArea(state).spent[0] ?? '');
    expect(problems(state).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/seat 1: \d+ tiles have left the grid/),
    );
  });

  test('an unreachable position may have no problems', () => {
    const state = turn();
    state.phase = 'payment';
    state.round = 2;
    state.startPlayer = (state.startPlayer + 1) % 3;
    state.pending.unshift({ do: 'scoring' }, { ask: 'pass', player: 1 }, { do: 'round-end' });
    own(state).improved = !own(state).improved;
    expect(problems(state)).toEqual([]);
  });
});

test.each<[string, (state: MutableState) => unknown]>([
  ['players[0].tiles', (s) => own(s).tiles.pop()],
  ['players[0].buildings', (s) => own(s).buildings.push(null)],
  ['players[0].rows', (s) => own(s).rows.pop()],
  ['players[0].rows[0].citizens', (s) => own(s).rows.splice(0, 1, { citizens: [0, 0, 0], active: true })],
  ['players[0].tracks.library', (s) => Object.assign(own(s).tracks, { library: 5 })],
  ['players[0].position', (s) => Object.assign(own(s), { position: 9 })],
  [
    'players[0].draft.taken[0].cell',
    (s) => own(s).draft.taken.splice(0, 2, { cell: 36, tile: 'coin-2', tribune: false }),
  ],
  ['players[0].resources.coin', (s) => Object.assign(own(s).resources, { coin: 1e6 })],
  ['round', (s) => Object.assign(s, { round: 13 })],
  ['trajan', (s) => s.trajan.pop()],
  ['current.left.craftsman-worker', (s) => Object.assign(current(s).left, { 'craftsman-worker': 3 })],
  ['pending[0].round', (s) => s.pending.splice(0, 1, { do: 'round', round: 13 })],
  ['pending[0].cards', (s) => s.pending.splice(0, 1, { ask: 'take', player: 0, cards: [0, 1, 0] })],
  ['pending[0].left', (s) => s.pending.splice(0, 1, { do: 'envoys', player: 0, color: 'red', left: 3 })],
])('the schema limits %s', (path, change) => {
  const state = turn();
  change(state);
  expect(problems(state).map((problem) => problem.path)).toEqual([path]);
});

describe('schemas', () => {
  test('every state, view and action of a game is valid, and JSON Schemas have a title', () => {
    const bot = keyedChance(chanceState('shapes'));
    let state = engine.initialState({ players: 4, seed: 'shapes' });
    while (!engine.isTerminal(state)) {
      expect(stateSchema.safeParse(state).success).toBe(true);
      expect(viewSchema.safeParse(engine.view(state, bot.int(4))).success).toBe(true);
      const action = bot.pick(engine.legalActions(state));
      expect(actionSchema.safeParse(action).success).toBe(true);
      state = engine.apply(state, action);
    }
    for (const kind of Object.values(jsonSchemas)) expect(JSON.stringify(kind)).toContain('"title":"Forum Trajanum: ');
    expect(z.toJSONSchema(optionsSchema)).toMatchObject({ required: ['players', 'seed'] });
  });

  test('refuses schemas for invalid tables', () => {
    expect(() => schemasFor({ ...standardComponents, temples: ['r1c1'] })).toThrow(/temples/);
  });
});
