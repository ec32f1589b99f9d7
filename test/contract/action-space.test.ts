/** Every action that can ever be legal has a number, in each of the four games. */
import * as aquileia from '@ludi-romani/aquileia/action-space';
import * as cityOfRome from '@ludi-romani/city-of-rome/action-space';
import { digest, type Engine, type GameTypes, type Viewer } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import * as forumTrajanum from '@ludi-romani/forum-trajanum/action-space';
import * as novaRoma from '@ludi-romani/nova-roma/action-space';
import { describe, expect, test } from 'vitest';
import { settings as ofAquileia } from '../conformance/aquileia';
import { settings as ofCityOfRome } from '../conformance/city-of-rome';
import { settings as ofForumTrajanum } from '../conformance/forum-trajanum';
import { settings as ofNovaRoma } from '../conformance/nova-roma';
import { SCALE, within } from '../scale';
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

/** Of each variant the size of its space, and what the numbers of all that is legal in a random game come to. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  aquileia: [
    '305 3e50623303fe723e',
    '305 2c7041a158a7d5d8',
    '305 58f1c9690ef88dcf',
    '305 ba2ea3abab191fd4',
    '305 e78f1b660a8048d2',
    '305 8058d9df7d147fcd',
  ],
  'city-of-rome': [
    '184 4a625bdda8e9015c',
    '241 9ff9eb0ff4abced4',
    '301 052c87628219531c',
    '184 4a625bdda8e9015c',
    '301 b82d7e4f4e3cdbaf',
    '241 9336ba8548f858ee',
  ],
  'forum-trajanum': [
    '544 87adc1904912d862',
    '545 ac93dc1541ef4dda',
    '580 2d6655c42323bec3',
    '544 aae92163cee79c3e',
    '545 50ba5f0e20742b07',
    '544 24a8e8d3395c3bcf',
    '545 44afc3993c2e244c',
    '580 e0f97cb487ee15fd',
  ],
  'nova-roma': [
    '3293 cbbae67c5e46371c',
    '3293 9b25ce26ae917af6',
    '3293 098e16501ce1cd31',
    '3293 c9f3635d76b26cea',
    '3293 f567c23c249fd4ae',
    '3293 730218420a947fbf',
    '3293 ea520e7a8162fcb9',
    '3293 92af11950fd1e13d',
  ],
};

/** Actions of games with the most players, and their numbers. */
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

/** Each position of a random game, and at last the action that led on from it. */
function* positions(engine: Engine<GameTypes>, options: Given, seed: string) {
  const bot = chanceOf(seed);
  for (let state = engine.initialState({ ...options, seed }); !engine.isTerminal(state); ) {
    yield { state, looksClosely: bot.int(6) === 0 };
    state = engine.apply(state, bot.pick(engine.legalActions(state)));
  }
}

const ones = (mask: Uint8Array): number[] => [...mask.keys()].filter((id) => mask[id] === 1);
const inOrder = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
/** As it comes back from a process that keeps the fields of an object in an order of its own. */
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
    return { reason: `nothing but ${String(work())}` };
  } catch (error) {
    return error as { readonly code?: string };
  }
};

describe.each(all)('%s', (name, { engine, actionSpace, variants }) => {
  test('the variants that are played have every number of players', () => {
    expect(new Set(variants.map(({ players }) => players))).toEqual(new Set(engine.playerCounts));
  });

  test('the kinds follow each other without a gap, and are thousands of actions at most', () => {
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
    'of random games of %s every legal action has a number of its own, and back; state and view agree',
    (_, options) => {
      const space = actionSpace(engine, options.players);
      const into = new Uint8Array(space.size + 3).fill(7);
      for (let game = 0; game < SCALE; game++) {
        for (const { state, looksClosely } of positions(engine, options, `action space ${game}`)) {
          for (const player of engine.activePlayers(state)) {
            const legal = engine.legalActions(state, player);
            const ids = space.ids(state, player);
            expect(ids.length).toBe(legal.length);
            expect(new Set(ids).size).toBe(ids.length);
            const view = engine.view(state, player);
            expect(space.ids(view)).toEqual(ids);
            if (!looksClosely) continue;
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
              expect(space.actionOf(state, id, player)).toEqual(action);
              expect(space.actionOf(view, id)).toEqual(action);
            });
          }
          if (!looksClosely) continue;
          // a player who has nothing to decide, and who only watches, has no legal action
          for (const viewer of [...state.players.keys(), 'spectator'] as Viewer[])
            if (viewer === 'spectator' || !engine.activePlayers(state).includes(viewer))
              expect(ones(space.mask(engine.view(state, viewer)))).toEqual([]);
        }
      }
    },
    within(60),
  );

  test('what a viewer cannot know changes neither mask nor numbers', () => {
    for (const options of variants) {
      const space = actionSpace(engine, options.players);
      for (const { state, looksClosely } of positions(engine, options, 'hidden')) {
        if (!looksClosely) continue;
        for (const player of engine.activePlayers(state)) {
          const other = engine.determinize(engine.view(state, player), 'other');
          expect(space.ids(other, player)).toEqual(space.ids(state, player));
          expect(space.mask(other, player)).toEqual(space.mask(state, player));
        }
      }
    }
  });

  test('what is no number, no action or no player is refused, with a typed error', () => {
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

  test('the space is for one number of players, and a mask needs room', () => {
    for (const players of [0, 7, 2.5, Number.NaN, '2', null])
      expect(thrownBy(() => actionSpace(engine, players as number)).code).toBe('invalid-options');
    const [few = 0, more = 0] = engine.playerCounts;
    const space = actionSpace(engine, few);
    const state = engine.initialState({ players: more, seed: 'others' });
    for (const seen of [state, {}, null, { pending: [] }, { pending: [], players: 2 }] as (typeof state)[])
      for (const work of [space.ids, space.mask]) expect(thrownBy(() => work(seen)).code).toBe('invalid-state');
    expect(thrownBy(() => space.actionOf(state, 0)).code).toBe('invalid-state');
    const own = engine.initialState({ players: few, seed: 'others' });
    expect(() => space.mask(own, undefined, new Uint8Array(space.size - 1))).toThrow(RangeError);
  });

  test('the same numbers for ever: only with another rulesVersion may these change', () => {
    const met = variants.map((options) => {
      const space = actionSpace(engine, options.players);
      const ids = [...positions(engine, options, 'pinned')].map(({ state }) => space.ids(state));
      return `${space.size} ${digest({ kinds: space.kinds, ids }).slice(0, 16)}`;
    });
    expect(met).toEqual(PINNED[name]);
  });

  test('some of them', () => {
    const players = Math.max(...engine.playerCounts);
    const space = actionSpace(engine, players);
    const state = engine.initialState({ players, seed: 'some' });
    const numbers = SOME[name]?.map(([action]) => [action, space.idOf(state, action as never)]);
    expect(numbers).toEqual(SOME[name]);
  });
});
