/** The invariants of section 13: each is broken in a sound state, and found; the schemas describe every state of a game. */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { engine, type MutableState, type Options, type State, standardComponents } from '@ludi-romani/forum-trajanum';
import {
  actionSchema,
  invariants,
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
import { at } from './scene';

/** A random game, stopped at the first state after so many plies that is wanted. */
function reached(wanted: (state: State) => boolean, options: Partial<Options> = {}, plies = 0): MutableState {
  const bot = keyedChance(chanceState('invariants'));
  let state = engine.initialState({ players: 3, seed: 'invariants', ...options });
  for (let ply = 0; ply < plies || !wanted(state); ply++)
    state = engine.apply(state, bot.pick(engine.legalActions(state)));
  return engine.clone(state);
}

/** In a turn of round 7, with the building menu open; tiles are limited. */
const turn = () =>
  reached(
    ({ round, pending }) => {
      const top = pending.at(-1);
      return round === 7 && top !== undefined && 'ask' in top && top.ask === 'building';
    },
    { buildingTiles: 'limited' },
  );
const drafting = () => reached(({ round, phase }) => round === 6 && phase === 'draft', { draftMode: 'sequential' });
const preparing = () => reached(({ players }) => (players[0]?.cranes.length ?? 0) > 0, { draftMode: 'sequential' });
const together = () => reached(({ round, phase }) => round === 3 && phase === 'draft');
const choosing = () => reached(() => true, { introductory: true, introductoryCard: 'chosen' });
const over = () => reached(({ phase }) => phase === 'over');

const firstWith = <T>(list: readonly T[], holds: (item: T) => boolean): number => list.findIndex(holds);
const own = (state: MutableState) => at(state, 0);

describe('a sound state has none of these', () => {
  test('nothing is wrong with what they are broken in', () => {
    for (const state of [turn(), drafting(), preparing(), together(), choosing(), over()])
      expect(validateState(state)).toEqual([]);
  });

  test.each<[string, () => MutableState, (state: MutableState) => void]>([
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).ship++;
      },
    ],
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).spent.pop();
      },
    ],
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).leftover = null;
      },
    ],
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).removed++;
      },
    ],
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).tiles[firstWith(own(s).tiles, (tile) => tile !== null)] = 'coin-2';
      },
    ],
    [
      'FT-13.1',
      turn,
      (s) => {
        own(s).reserve[0] = own(s).reserve[0] === 'coin-2' ? 'builder-2' : 'coin-2';
        own(s).reserve[1] = own(s).reserve[0] ?? '';
      },
    ],
    [
      'FT-13.1',
      drafting,
      (s) => {
        own(s).draft.kept = 'coin-2';
      },
    ],
    [
      'FT-13.1',
      preparing,
      (s) => {
        own(s).preparation?.deal.pop();
      },
    ],
    [
      'FT-13.1',
      preparing,
      (s) => {
        Object.assign(own(s).preparation ?? {}, { worker: null });
      },
    ],
    [
      'FT-13.1',
      preparing,
      (s) => {
        Object.assign(own(s).preparation ?? {}, { worker: at(s, 1).preparation?.worker });
      },
    ],
    [
      'FT-13.1',
      preparing,
      (s) => {
        if (own(s).preparation !== null) Object.assign(own(s).preparation ?? {}, { start: 'citizen-merchant-m' });
      },
    ],
    [
      'FT-13.2',
      turn,
      (s) => {
        own(s).buildings[8] = 'red';
      },
    ],
    [
      'FT-13.2',
      turn,
      (s) => {
        own(s).buildings[0] = 'red';
      },
    ],
    [
      'FT-13.2',
      turn,
      (s) => {
        own(s).buildings[firstWith(own(s).tiles, (tile) => tile !== null)] = 'red';
      },
    ],
    [
      'FT-13.4',
      turn,
      (s) => {
        if (s.current !== null) s.current.buildActions = 9;
      },
    ],
    [
      'FT-13.6',
      turn,
      (s) => {
        const row = own(s).rows.find(({ citizens }) => citizens.length === 0);
        if (row !== undefined) row.active = true;
      },
    ],
    [
      'FT-13.6',
      turn,
      (s) => {
        own(s)
          .rows.find(({ citizens }) => citizens.length > 0)
          ?.citizens.splice(0, 1, 2);
      },
    ],
    [
      'FT-13.7',
      turn,
      (s) => {
        own(s).improved = !own(s).improved;
      },
    ],
    [
      'FT-13.7',
      turn,
      (s) => {
        own(s).position = 9;
      },
    ],
    [
      'FT-13.8',
      turn,
      (s) => {
        own(s).tracks.library++;
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        s.forum.areas[0] = 5;
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        const i = firstWith(s.forum.colors, (c) => c === 'red');
        s.forum.colors[i] = 'blue';
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        s.forum.boards[1] = { ...(s.forum.boards[0] ?? { face: '1a', turns: 0 }) };
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        const board = s.forum.boards[0];
        if (board !== undefined) board.turns = (board.turns + 1) % 4;
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        s.forum.envoys[firstWith(s.forum.colors, (c) => c === 'eagle')] = 0;
        s.forum.envoys[s.forum.colors.lastIndexOf('eagle')] = 0;
      },
    ],
    [
      'FT-13.12',
      turn,
      (s) => {
        own(s).cranes[0] = { ...(own(s).cranes[1] ?? { color: 'red', status: 'covered' }) };
      },
    ],
    [
      'FT-13.12',
      turn,
      (s) => {
        const crane = own(s).cranes.find(({ status }) => status === 'covered');
        if (crane !== undefined) crane.status = 'exposed';
      },
    ],
    [
      'FT-13.12',
      over,
      (s) => {
        const crane = own(s).cranes.find(({ status }) => status === 'scored');
        if (crane !== undefined) crane.status = 'exposed';
      },
    ],
    [
      'FT-13.13',
      turn,
      (s) => {
        s.streets.pop();
      },
    ],
    [
      'FT-13.13',
      turn,
      (s) => {
        s.streetDeck[0] = s.streetDeck[0] === 'black-1' ? 'black-2' : 'black-1';
      },
    ],
    [
      'FT-13.14',
      turn,
      (s) => {
        s.startPlayer = (s.startPlayer + 1) % 3;
      },
    ],
    [
      'FT-13.17',
      turn,
      (s) => {
        if (s.current !== null) s.current.left['craftsman-worker'] = 3;
      },
    ],
    [
      'FT-13.18',
      turn,
      (s) => {
        if (s.supply !== null) s.supply['single-red']--;
      },
    ],
    [
      'FT-13.19',
      over,
      (s) => {
        s.round = 11;
        s.streetDeck.push(...s.streets.splice(-2));
      },
    ],
    [
      'FT-8.2',
      turn,
      (s) => {
        s.options = { ...s.options, introductory: true };
      },
    ],
    [
      'FT-8.4',
      turn,
      (s) => {
        s.supply = null;
      },
    ],
    [
      'FT-8.4',
      turn,
      (s) => {
        s.options = { ...s.options, buildingTiles: 'unlimited' };
      },
    ],
    [
      'FT-8.5',
      turn,
      (s) => {
        s.trajan[0] = 'trajan-I-promo';
      },
    ],
    [
      'FT-8.10',
      turn,
      (s) => {
        s.options = { ...s.options, arrangement: s.forum.arrangement === 'block-4' ? 'pinwheel-4' : 'block-4' };
      },
    ],
    [
      'options.arrangement',
      turn,
      (s) => {
        s.options = { ...s.options, arrangement: 'stack-3' };
      },
    ],
    [
      'FT-13.9',
      turn,
      (s) => {
        s.options = { ...s.options, mosaic: 'random' };
      },
    ],
    [
      'FT-8.2',
      turn,
      (s) => {
        s.trajan[1] = null;
      },
    ],
    [
      'FT-8.2',
      choosing,
      (s) => {
        s.trajan[2] = 'trajan-III-1';
      },
    ],
    [
      'FT-8.2',
      choosing,
      (s) => {
        s.options = { ...s.options, introductoryCard: 'drawn' };
      },
    ],
    [
      'FT-8.2',
      choosing,
      (s) => {
        s.pending.pop();
      },
    ],
    [
      'the start player chooses',
      choosing,
      (s) => {
        s.pending.shift();
      },
    ],
    [
      'FT-3.31',
      turn,
      (s) => {
        s.options = { ...s.options, startPlayer: (s.startPlayer + 1) % 3 }; // in round 7 the first start player is back
      },
    ],
    [
      'FT-5.49',
      turn,
      (s) => {
        if (s.current !== null) s.current.endingTrack = 'basilica';
      },
    ],
    [
      'FT-3.15',
      turn,
      (s) => {
        s.trajan[0] = 'trajan-II-1';
      },
    ],
    [
      'phase',
      turn,
      (s) => {
        s.phase = 'setup';
      },
    ],
    [
      'current',
      turn,
      (s) => {
        s.current = null;
      },
    ],
    [
      'trajan',
      turn,
      (s) => {
        s.trajan.pop();
      },
    ],
    [
      'forum',
      turn,
      (s) => {
        s.forum.envoys.pop();
      },
    ],
    [
      'round',
      turn,
      (s) => {
        s.round = 13;
      },
    ],
    [
      'a seat',
      turn,
      (s) => {
        s.startPlayer = 3;
      },
    ],
    [
      'seat 0',
      turn,
      (s) => {
        own(s).tiles.pop();
      },
    ],
    [
      'FT-13.1',
      together,
      (s) => {
        for (const frame of s.pending) if ('simultaneous' in frame) frame.before[1]?.spent.pop();
      },
    ],
    [
      'pending',
      together,
      (s) => {
        for (const frame of s.pending) if ('simultaneous' in frame) frame.before.pop();
      },
    ],
  ])('%s', (id, state, spoil) => {
    const broken = state();
    spoil(broken);
    expect(stateSchema.safeParse(broken).success).toBe(true);
    expect(problems(broken).some(({ path, message }) => path === id || message.startsWith(id))).toBe(true);
  });
});

test('an area bonus or a worker that is to be chosen comes from where it can come from', () => {
  const open = (ask: string) => reached(({ pending }) => Object.assign({ ask: '' }, pending.at(-1)).ask === ask);
  for (const [ask, source] of [
    ['area-bonus', { kind: 'track', track: 'market', level: 3 }],
    ['area-bonus', { kind: 'track', track: 'basilica', level: 1 }],
    ['area-bonus', { kind: 'row', row: 1 }],
    ['area-bonus', { kind: 'area', square: 's1c1' }],
    ['worker', { kind: 'track', track: 'library', level: 2 }],
  ] as const) {
    const state = open(ask);
    expect(invariants(state)).toEqual([]);
    Object.assign(state.pending.at(-1) ?? {}, { source });
    expect(invariants(state)).toEqual([`${ask} cannot be asked here`]);
  }
});

test('who took a tile in the draft keeps one before the next is asked, and before nothing more is asked', () => {
  const together = reached(({ phase, players }) => phase === 'draft' && at({ players }, 1).draft.taken.length === 1);
  const seats = together.players.flatMap(({ draft }, seat) => (draft.taken.length === 1 ? [seat] : []));
  for (const frame of together.pending)
    if ('simultaneous' in frame) for (const seat of seats) frame.simultaneous[seat] = [];
  expect(invariants(together)).toContain(`seat ${seats[0]} stands elsewhere`);

  const inTurn = drafting();
  const first = at(inTurn, inTurn.startPlayer);
  while (first.draft.kept === null) {
    const [action] = engine.legalActions(inTurn);
    if (action === undefined) throw new Error('the draft is open');
    engine.applyInPlace(inTurn, action);
  }
  expect(invariants(inTurn)).toEqual([]);
  Object.assign(first.draft, { kept: null, passed: null });
  expect(invariants(inTurn)).toContain(`seat ${inTurn.startPlayer} stands elsewhere`);
});

describe('schemas', () => {
  test('every state, view and action of a game has the shape; the JSON Schemas are those of the same zod schemas', () => {
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

  test('schemas for a box that cannot be played with are refused', () => {
    expect(() => schemasFor({ ...standardComponents, temples: ['r1c1'] })).toThrow(/temples/);
  });
});
