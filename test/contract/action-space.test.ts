/** Tests of the action spaces of the four games: every legal action has a number. */
import * as aquileia from '@ludi-romani/aquileia/action-space';
import * as cityOfRome from '@ludi-romani/city-of-rome/action-space';
import { deepEqual, digest, type Engine, type GameTypes, type Viewer } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import * as forumTrajanum from '@ludi-romani/forum-trajanum/action-space';
import * as novaRoma from '@ludi-romani/nova-roma/action-space';
import { describe, expect, test } from 'vitest';
import { settings as ofAquileia } from '../conformance/aquileia';
import { settings as ofCityOfRome } from '../conformance/city-of-rome';
import { settings as ofForumTrajanum } from '../conformance/forum-trajanum';
import { settings as ofNovaRoma } from '../conformance/nova-roma';
import { SCALE } from '../scale';
import { chanceOf, games } from './games';

type Space = ActionSpace<GameTypes>;
type ActionSpaceFor = (engine: Engine<GameTypes>, players: number) => Space;
type Given = { readonly players: number };

const spaces = {
  aquileia: [aquileia.actionSpace, ofAquileia.options],
  'city-of-rome': [cityOfRome.actionSpace, ofCityOfRome.options],
  'forum-trajanum': [forumTrajanum.actionSpace, ofForumTrajanum.options],
  'nova-roma': [novaRoma.actionSpace, ofNovaRoma.options],
} as unknown as Readonly<Record<string, readonly [ActionSpaceFor, readonly Given[]]>>;

const all = games.map(([name, { engine }]) => {
  const [actionSpace, variants] = spaces[name] ?? [];
  if (actionSpace === undefined || variants === undefined) throw new Error(`no action space of ${name}`);
  return [name, { engine, actionSpace, variants }] as const;
});

/** By game, a text for each variant: the size of its space, and a digest of the numbers of all legal actions in a random game. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  aquileia: [
    '305 4ff48d6b97d35174',
    '305 1a99c5d7aa543f66',
    '305 afc2e90a86679b85',
    '305 d12d923a455a8117',
    '305 d59d7f348559aacd',
    '305 7664f4c09cbdaa4e',
  ],
  'city-of-rome': [
    '184 daaa8e7249bdb409',
    '241 72078528a1a3c460',
    '301 b039f40d7ccadff8',
    '184 daaa8e7249bdb409',
    '301 b039f40d7ccadff8',
    '241 2a78a0d19438eaa6',
  ],
  'forum-trajanum': [
    '544 a2c1a632a9c3295a',
    '545 c3de90b229e09078',
    '580 7ca516eb9c75aab5',
    '544 1a6106eb685047fa',
    '545 e5d7aae6852663d9',
    '544 ef08259203890fec',
    '545 5133416dc658cbdd',
    '580 cf0024c440f3f2f9',
  ],
  'nova-roma': [
    '3293 3ee3626d02cad6f4',
    '3293 90555574a382af8d',
    '3293 d8b87c884b85d088',
    '3293 e573ac8326069c76',
    '3293 1d1d4922a394dead',
    '3293 c7bd16cfe643d9a0',
    '3293 353a9d0b565c652e',
    '3293 3e857c196d27cb59',
  ],
};

/** By game, some actions with their numbers in the action space for the largest number of players. */
const SOME: Readonly<Record<string, readonly (readonly [object, number])[]>> = {
  aquileia: [
    [{ type: 'place-henchman', space: 'pecunia' }, 1],
    [{ type: 'build', site: 'villa-blue-10', slaves: { single: 1, double: 0 } }, 83],
    [{ type: 'decline-harbour' }, 304],
  ],
  'city-of-rome': [
    [{ type: 'draft-card', card: 'ii-aqueduct-1' }, 10],
    [{ type: 'draft-card', card: 'ii-aqueduct-3' }, 10],
    [{ type: 'place-building', x: -2, y: -3 }, 180],
    [{ type: 'place-building', x: 0, y: 0 }, 197],
  ],
  'forum-trajanum': [
    [{ type: 'place-cranes', layout: { nw: 'blue', ne: 'green', sw: 'yellow', se: 'red' } }, 38],
    [{ type: 'take-tile', card: 1, cell: 'r6c6', tribune: true }, 194],
    [{ type: 'use-tiles', order: ['foreign', 'own'] }, 236],
    [{ type: 'pay-citizens', rows: [1, 2, 3, 4, 5, 6] }, 579],
  ],
  'nova-roma': [
    [{ type: 'discard-pair', cards: [1, 2] }, 87],
    [{ type: 'discard-pair', cards: [39, 40] }, 866],
    [{ type: 'draw-follower', slot: 'deck' }, 917],
    [{ type: 'place-building', zone: 'B', cells: [0, 1] }, 1530],
    [{ type: 'end-turn' }, 3292],
  ],
};

/** Yields each position of a random game with its ply. `isSampled` is true for the positions with the slow checks. */
function* positions(engine: Engine<GameTypes>, options: Given, seed: string) {
  const bot = chanceOf(seed);
  let state = engine.initialState({ ...options, seed });
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    yield { state, ply, isSampled: ply % 30 === 0 };
    state = engine.apply(state, bot.pick(engine.legalActions(state)));
  }
}

const ones = (mask: Uint8Array): number[] => [...mask.keys()].filter((id) => mask[id] === 1);
const inOrder = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
/** Returns a copy of a value with the fields of each object in another order, because another process may send them in any order. */
const received = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(received);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([field, part]) => [field, received(part)]),
  );
};
const thrownBy = (work: () => unknown): { readonly code?: string; readonly reason?: string } => {
  try {
    return { reason: `no error: ${String(work())}` };
  } catch (error) {
    return error as { readonly code?: string };
  }
};

describe.each(all)('%s', (name, { engine, actionSpace, variants }) => {
  test('the tested variants have every number of players', () => {
    expect(new Set(variants.map(({ players }) => players))).toEqual(new Set(engine.playerCounts));
  });

  test('the numbers of the kinds have no gaps, and there are fewer than 5000', () => {
    for (const players of engine.playerCounts) {
      const { kinds, size } = actionSpace(engine, players);
      let next = 0;
      for (const { first, count } of kinds) {
        expect(first).toBe(next);
        expect(count).toBeGreaterThan(0);
        next += count;
      }
      expect(next).toBe(size);
      expect(size).toBeLessThan(5000);
      expect(Object.isFrozen(kinds) && kinds.every(Object.isFrozen)).toBe(true);
    }
  });

  test.each(variants.map((options) => [JSON.stringify(options), options] as const))(
    'in random games of %s each legal action has a different number, which leads back to it; state and view agree',
    (_, options) => {
      const space = actionSpace(engine, options.players);
      const into = new Uint8Array(space.size + 3).fill(7);
      for (let game = 0; game < SCALE; game++) {
        for (const { state, ply, isSampled } of positions(engine, options, `action space ${game}`)) {
          if (ply % 3 > 0) continue;
          for (const player of engine.activePlayers(state)) {
            const legal = engine.legalActions(state, player);
            const ids = space.ids(state, player);
            expect(ids.length).toBe(legal.length);
            expect(new Set(ids).size).toBe(ids.length);
            const view = engine.view(state, player);
            expect(space.ids(view)).toEqual(ids);
            if (!isSampled) continue;
            const mask = space.mask(state, player);
            expect(mask.length).toBe(space.size);
            expect(ones(mask)).toEqual(inOrder(ids));
            expect(space.mask(view)).toEqual(mask);
            expect(space.mask(view, player, into)).toBe(into);
            expect(ones(into)).toEqual(inOrder(ids));
            legal.forEach((action, i) => {
              const id = ids[i] ?? -1;
              const kind = space.kinds.find(({ first, count }) => first <= id && id < first + count);
              expect(kind?.type).toBe(action.type);
              expect(space.idOf(state, action)).toBe(id);
              expect(space.idOf(view, received(action) as typeof action)).toBe(id);
              // the action with reversed lists may be another legal action, or another form of this one
              const turned = Object.fromEntries(
                Object.entries(action).map(([field, part]) => [
                  field,
                  Array.isArray(part) ? [...part].reverse() : part,
                ]),
              ) as typeof action;
              const other = legal.findIndex((one) => deepEqual(one, turned));
              if (engine.explain(view, turned).legal) expect(space.idOf(view, turned)).toBe(ids[other < 0 ? i : other]);
              expect(space.actionOf(state, id, player)).toEqual(action);
              expect(space.actionOf(view, id)).toEqual(action);
            });
          }
          if (!isSampled) continue;
          // the mask is empty for a player without a decision, and for a spectator
          for (const viewer of [...state.players.keys(), 'spectator'] as Viewer[])
            if (viewer === 'spectator' || !engine.activePlayers(state).includes(viewer))
              expect(ones(space.mask(engine.view(state, viewer)))).toEqual([]);
        }
      }
    },
  );

  test('mask and numbers do not depend on hidden information', () => {
    for (const options of variants) {
      const space = actionSpace(engine, options.players);
      for (const { state, isSampled } of positions(engine, options, 'hidden')) {
        if (!isSampled) continue;
        for (const player of engine.activePlayers(state)) {
          const other = engine.determinize(engine.view(state, player), 'other');
          expect(space.ids(other, player)).toEqual(space.ids(state, player));
          expect(space.mask(other, player)).toEqual(space.mask(state, player));
        }
      }
    }
  });

  test('refuses values that are not numbers, actions or players of the game', () => {
    const players = Math.max(...engine.playerCounts);
    const space = actionSpace(engine, players);
    const state = engine.initialState({ players, seed: 'hostile' });
    const [player = 0] = engine.activePlayers(state);
    const legal = space.ids(state, player);
    const [illegal = -1] = [...Array(space.size).keys()].filter((id) => !legal.includes(id));
    const strange: unknown[] = [
      -1,
      -0.5,
      1e9,
      space.size,
      illegal,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      `${legal[0]}`,
    ];
    for (const id of [...strange, undefined, null, {}, [legal[0]], 3n])
      expect(
        thrownBy(() => space.actionOf(state, id as number, player)),
        String(id),
      ).toMatchObject({
        code: 'illegal-action',
        reason: 'no-such-choice',
      });
    for (const seat of [-1, players, Number.NaN, '0', {}])
      expect(thrownBy(() => space.actionOf(state, legal[0] ?? 0, seat as number)).code).toBe('illegal-action');

    const [action] = engine.legalActions(state, player);
    const type = action?.type;
    const trap = { type, player, toString: undefined };
    Object.defineProperty(trap, 'card', { get: () => expect.unreachable('a getter was called'), enumerable: true });
    const thrower = new Proxy({}, { get: () => expect.unreachable(), ownKeys: () => expect.unreachable() });
    for (const given of [null, undefined, 1, 'pass', [], {}, { type: 'no-such' }, { type: ['x'] }, trap, thrower])
      expect(thrownBy(() => space.idOf(state, given as never)).code).toBe('illegal-action');
    for (const [field, value] of Object.entries(action ?? {})) {
      if (field === 'type' || field === 'player') continue;
      for (const other of [undefined, null, -1, 1e9, {}, [], [[]], { length: 1e9 }, Array(1e6).fill(0), '__proto__'])
        expect(
          thrownBy(() => space.idOf(state, { ...action, [field]: other } as never)),
          field,
        ).toMatchObject({
          code: 'illegal-action',
        });
      expect(typeof value).not.toBe('undefined');
    }
  });

  test('refuses games with another number of players, and a mask that is too short', () => {
    for (const players of [0, 7, 2.5, Number.NaN, '2', null])
      expect(thrownBy(() => actionSpace(engine, players as number)).code).toBe('invalid-options');
    const [few = 0, more = 0] = engine.playerCounts;
    const space = actionSpace(engine, few);
    const state = engine.initialState({ players: more, seed: 'others' });
    for (const work of [space.ids, space.mask]) expect(thrownBy(() => work(state)).code).toBe('invalid-state');
    expect(thrownBy(() => space.actionOf(state, 0)).code).toBe('invalid-state');
    const own = engine.initialState({ players: few, seed: 'others' });
    expect(() => space.mask(own, undefined, new Uint8Array(space.size - 1))).toThrow(RangeError);
  });

  test('the numbers do not change unless the rulesVersion changes', () => {
    const met = variants.map((options) => {
      const space = actionSpace(engine, options.players);
      const ids = [...positions(engine, options, 'pinned')].map(({ state }) => space.ids(state));
      return `${space.size} ${digest({ kinds: space.kinds, ids }).slice(0, 16)}`;
    });
    expect(met).toEqual(PINNED[name]);
  });

  test('some actions have these numbers', () => {
    const players = Math.max(...engine.playerCounts);
    const space = actionSpace(engine, players);
    const state = engine.initialState({ players, seed: 'some' });
    const numbers = SOME[name]?.map(([action]) => [action, space.idOf(state, action as never)]);
    expect(numbers).toEqual(SOME[name]);
  });
});
