/** Tests of the methods of `ludi serve` for training programs. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { actionSpaceOf, forBots } from '../../packages/cli/src/game';
import { games } from '../../packages/cli/src/games';
import { chanceOf } from '../contract/games';
import { connect } from './serve-client';

const CITY = 'city-of-rome';
const all = await Promise.all(games.map(forBots));
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Returns the ids whose bits are set in a base64 mask. */
function idsIn(mask: string): number[] {
  const bytes = Buffer.from(mask, 'base64');
  return Array.from({ length: 8 * bytes.length }, (_, id) => id).filter(
    (id) => ((bytes[id >> 3] ?? 0) >> (id & 7)) & 1,
  );
}

const sharesOf = (engine: Engine<GameTypes>, state: GameTypes['state']) => {
  const { ranking: [winners = []] = [], scores = [] } = engine.outcome(state) ?? {};
  return {
    scores: scores.map(({ total }) => total),
    won: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  };
};

describe.each(all.map((each) => [each.engine.game, each] as const))('%s', (game, played) => {
  const { engine } = played;
  test.each(['count', 'ids', 'bits'] as const)(
    'plays whole games in one batch, with legal actions as %s',
    { timeout: 120_000 },
    async (legal) => {
      const { call, end } = connect();
      const { pick, int } = chanceOf(`learn ${game} ${legal}`);
      const players = legal === 'bits' ? Math.min(...engine.playerCounts) : Math.max(...engine.playerCounts);
      const seeds = ['a', 'b', 'c'];
      const space = await actionSpaceOf(played, players);
      const states = seeds.map((seed) => engine.initialState({ players, seed }));
      const opened = await call('learn', { game, options: { players }, seeds, legal, views: true, scores: true });
      expect(opened).toMatchObject({ batch: 1, players, size: space.size, kinds: throughJson(space.kinds) });
      let status = opened;
      for (let left = seeds.length; left > 0; ) {
        const movers = states.map((state) => engine.activePlayers(state)[0] ?? -1);
        expect(status.movers).toEqual(movers);
        expect(status.scores).toEqual(states.map((state) => engine.scores(state).map(({ total }) => total)));
        const views = states.map((state, i) => (engine.isTerminal(state) ? null : engine.view(state, movers[i] ?? 0)));
        expect(JSON.stringify(status.views)).toBe(JSON.stringify(views));
        const actions: (number | null)[] = [];
        const endings: object[] = [];
        for (const [i, state] of states.entries()) {
          const seat = movers[i] ?? -1;
          const open = seat < 0 ? [] : engine.legalActions(state, seat);
          const ids = seat < 0 ? [] : space.ids(state, seat);
          if (legal === 'count') expect(status.counts[i]).toBe(open.length);
          else if (legal === 'ids') expect(status.masks[i]).toEqual(ids);
          else expect(idsIn(status.masks[i])).toEqual([...ids].sort((a, b) => a - b));
          // a game without a mover gets no action, and neither does one in five of the other games
          if (seat < 0 || int(5) === 0) {
            actions.push(null);
            continue;
          }
          const action = pick(open);
          actions.push(legal === 'count' ? open.indexOf(action) : space.idOf(state, action));
          const next = engine.apply(state, action);
          states[i] = next;
          if (engine.isTerminal(next)) endings.push({ game: i, ...sharesOf(engine, next) });
        }
        status = await call('step', { batch: 1, actions });
        expect(status.errors).toEqual([]);
        expect(status.ended).toEqual(endings);
        left -= endings.length;
      }
      expect(status.movers).toEqual([-1, -1, -1]);
      expect(await call('leave', { batch: 1 })).toEqual({});
      expect((await call('step', { batch: 1, actions: [] })).error).toBe('unknown-batch');
      await end();
    },
  );
});

const opened = async (params: object = {}) => {
  const server = connect();
  const status = await server.call('learn', { game: CITY, seeds: ['a', 'b', 'c', 'd'], ...params });
  return { ...server, status };
};

test('reports an illegal action for its game, and plays the others', async () => {
  const { call, end, status } = await opened();
  const [[first]] = status.masks;
  for (const wrong of [-1, 1e9, 0.5, '3', {}, [], true, 2 ** 60]) {
    const { errors, movers } = await call('step', { batch: 1, actions: [wrong, null, null, null] });
    expect(errors).toEqual([{ game: 0, code: 'illegal-action', message: expect.any(String) }]);
    expect(movers).toEqual(status.movers);
  }
  const { errors, masks } = await call('step', { batch: 1, actions: [first, -1, status.masks[2][0], null] });
  expect(errors.map(({ game }: { game: number }) => game)).toEqual([1]);
  expect(masks[1]).toEqual(status.masks[1]);
  expect(masks[3]).toEqual(status.masks[3]);
  expect((await call('step', { batch: 1, actions: [0] })).error).toBe('invalid-params');
  expect((await call('step', { batch: 1 })).error).toBe('invalid-params');
  await end();
});

test('refuses actions in a game that is over until it is reset', async () => {
  const { call, end } = await opened({ seeds: ['a', 'b'], legal: 'count' });
  let over = 0;
  for (; over === 0; ) over = (await call('step', { batch: 1, actions: [0, null] })).ended.length;
  expect((await call('step', { batch: 1, actions: [0, null] })).errors).toMatchObject([{ game: 0, code: 'game-over' }]);
  const fresh = await call('learn', { game: CITY, seeds: ['new'], legal: 'ids', views: true });
  const { movers, counts } = await call('reset', { batch: 1, seeds: ['new', null] });
  expect({ mover: movers[0], count: counts[0] }).toEqual({ mover: fresh.movers[0], count: fresh.masks[0].length });
  expect((await call('observe', { batch: 1, game: 0, viewer: movers[0] })).view).toEqual(fresh.views[0]);
  expect((await call('reset', { batch: 1, seeds: ['new'] })).error).toBe('invalid-params');
  await end();
});

test('follow starts the next game when one ends, with a numbered seed', async () => {
  const { call, end } = await opened({ seeds: ['a'], legal: 'count', follow: true, views: true });
  for (const seed of ['a 1', 'a 2']) {
    let status = await call('step', { batch: 1, actions: [0] });
    while (status.ended.length === 0) status = await call('step', { batch: 1, actions: [0] });
    const fresh = await call('learn', { game: CITY, seeds: [seed], views: true });
    expect(status.views).toEqual(fresh.views);
    expect(status.ended[0].won.reduce((sum: number, part: number) => sum + part, 0)).toBe(1);
  }
  await end();
});

test('observe returns the view of any seat or a spectator, and legal actions only for the mover', async () => {
  const { call, end } = await opened({ game: 'forum-trajanum', options: { players: 3 }, seeds: ['s'] });
  const engine = all[2]?.engine as Engine<GameTypes>;
  const state = engine.initialState({ players: 3, seed: 's' });
  // all three players decide at the same time, and the first of these players is the mover
  expect(engine.activePlayers(state)).toEqual([0, 1, 2]);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { view, legal } = await call('observe', { batch: 1, game: 0, viewer });
    expect(view).toEqual(throughJson(engine.view(state, viewer)));
    expect(legal.length > 0).toBe(viewer === 0);
  }
  expect((await call('observe', { batch: 1, game: 0, viewer: 3 })).error).toBe('invalid-viewer');
  expect((await call('observe', { batch: 1, game: 1, viewer: 0 })).error).toBe('invalid-params');
  await end();
});

test('learn refuses invalid parameters and too many games', async () => {
  const { call, end } = connect();
  const refused = async (params: object) => (await call('learn', { game: CITY, seeds: ['a'], ...params })).error;
  expect(await refused({ game: 'chess' })).toBe('unknown-game');
  expect(await refused({ seeds: [] })).toBe('invalid-params');
  expect(await refused({ seeds: [7] })).toBe('invalid-params');
  expect(await refused({ seeds: ['x'.repeat(1001)] })).toBe('invalid-params');
  expect(await refused({ legal: 'all' })).toBe('invalid-params');
  expect(await refused({ options: { players: 9 } })).toBe('invalid-options');
  const many = Array.from({ length: 2048 }, () => 'a');
  expect(await refused({ seeds: many })).toBeUndefined();
  expect(await refused({ seeds: many })).toBeUndefined();
  expect(await refused({})).toBe('too-many-games');
  await call('leave', { batch: 1 });
  expect(await refused({})).toBeUndefined();
  await end();
});
