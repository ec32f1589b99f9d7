/** Tests of the methods of `ludi serve` for training programs. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { actionSpaceOf, forBots } from '../../packages/cli/src/game';
import { games } from '../../packages/cli/src/games';
import { encoderOf } from '../../packages/cli/src/serve/batch';
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

/** Returns the numbers of a block. */
function numbersIn(block: string, type: 'int16' | 'int32' | 'uint16' | 'float32'): number[] {
  const { buffer, byteOffset, byteLength } = Uint8Array.from(Buffer.from(block, 'base64'));
  const Numbers = { int16: Int16Array, int32: Int32Array, uint16: Uint16Array, float32: Float32Array }[type];
  return [...new Numbers(buffer, byteOffset, byteLength / Numbers.BYTES_PER_ELEMENT)];
}

/** Returns the rows of observations. */
function rowsIn({ counts, places, values, type }: Record<string, string>, size: number): number[][] {
  const [at, numbers] = [numbersIn(places ?? '', 'uint16'), numbersIn(values ?? '', type as 'int16')];
  let start = 0;
  return numbersIn(counts ?? '', 'int32').map((count) => {
    const row = new Array<number>(size).fill(0);
    for (let i = start; i < start + count; i++) row[at[i] as number] = numbers[i] as number;
    start += count;
    return row;
  });
}

describe.each(all.map((each) => [each.engine.game, each] as const))('blocks of %s', (game, played) => {
  const { engine } = played;
  test.each(['mover', 'all'] as const)(
    'have the same numbers as lists, with observations of %s',
    async (observations) => {
      const { call, end } = connect();
      const { int } = chanceOf(`blocks ${game} ${observations}`);
      const players = observations === 'all' ? Math.max(...engine.playerCounts) : 2;
      const params = { game, options: { players }, seeds: ['a', 'b', 'c'], scores: true, observations, places: 20 };
      const { observation: size, size: actionCount, ...opened } = await call('learn', params);
      const encoder = await encoderOf(played, { players, seed: '' }, 20);
      expect(size).toBe(encoder.size);
      let lists = opened;
      let ids = await call('learn', { ...params, blocks: true });
      let bits = await call('learn', { ...params, blocks: true, legal: 'bits' });
      const states = params.seeds.map((seed) => engine.clone(engine.initialState({ players, seed })));
      for (let step = 0; step < 60; step++) {
        expect(numbersIn(ids.movers, 'int32')).toEqual(lists.movers);
        expect(numbersIn(ids.counts, 'int32')).toEqual(lists.masks.map(({ length }: number[]) => length));
        expect(numbersIn(ids.masks, 'int32')).toEqual(lists.masks.flat());
        expect(numbersIn(ids.scores, 'float32')).toEqual(lists.scores.flat());
        const bytes = Buffer.from(bits.masks, 'base64');
        const width = Math.ceil(actionCount / 8);
        const masks = lists.masks.map((_: unknown, i: number) =>
          idsIn(bytes.subarray(i * width, (i + 1) * width).toString('base64')),
        );
        expect(masks).toEqual(lists.masks.map((each: number[]) => [...each].sort((a, b) => a - b)));
        const rows = states.flatMap((state, i) =>
          (observations === 'all' ? state.players.map((_, seat) => seat) : [lists.movers[i]]).map((seat: number) =>
            seat < 0 ? new Array<number>(size).fill(0) : [...encoder.encode(engine.view(state, seat))],
          ),
        );
        for (const status of [lists, ids, bits]) expect(rowsIn(status.observations, size)).toEqual(rows);
        const actions: (number | null)[] = lists.masks.map((each: number[]) =>
          each.length === 0 || int(5) === 0 ? null : (each[int(each.length)] as number),
        );
        for (const [i, state] of states.entries()) {
          const legal = engine.legalActions(state, lists.movers[i]);
          if (actions[i] !== null) engine.applyInPlace(state, legal[lists.masks[i].indexOf(actions[i])] as never);
        }
        const block = Buffer.from(Int32Array.from(actions, (action) => action ?? -1).buffer).toString('base64');
        lists = await call('step', { batch: 1, actions });
        ids = await call('step', { batch: 2, actions: block });
        bits = await call('step', { batch: 3, actions: block });
        for (const status of [lists, ids, bits]) expect(status.errors).toEqual([]);
      }
      await end();
    },
  );

  test('clones, stored states and new deals', async () => {
    const { call, end } = connect();
    const { int } = chanceOf(`clones ${game}`);
    const options = { players: 2 };
    let status = await call('learn', { game, options, seeds: ['a', 'b'], views: true });
    for (let step = 0; step < 50; step++)
      status = await call('step', { batch: 1, actions: status.masks.map((each: number[]) => each[int(each.length)]) });
    const { states } = await call('store', { batch: 1 });
    expect(states[0]).toMatchObject({ format: 'ludi-romani/state/1', game });

    // a copy is the same game, and goes its own way
    const { batch, ...cloned } = await call('clone', { batch: 1, games: [1, 0, 1] });
    expect(cloned.views).toEqual([status.views[1], status.views[0], status.views[1]]);
    await call('step', { batch, actions: [cloned.masks[0][0], null, null] });
    expect((await call('store', { batch: 1 })).states).toEqual(states);
    expect((await call('store', { batch, games: [2] })).states).toEqual([states[1]]);

    // a new deal looks the same to the mover, and has other chance
    const dealt = await call('clone', { batch: 1, games: [0, 0], seeds: ['x', null], into: batch, at: [2, 0] });
    expect(dealt.views[2]).toEqual(status.views[0]);
    const [anew, exact] = (await call('store', { batch, games: [2, 0] })).states;
    expect(exact).toEqual(states[0]);
    expect(anew.state.chance).not.toEqual(states[0].state.chance);

    expect((await call('restore', { batch, games: [1], states: [states[1]] })).views[1]).toEqual(status.views[1]);
    expect((await call('restore', { batch, games: [1], states: [{ ...states[1], state: {} }] })).error).toBeDefined();
    expect((await call('restore', { batch, states: [states[1]] })).error).toBe('invalid-params');
    expect((await call('clone', { batch, games: [9] })).error).toBe('invalid-params');
    expect((await call('clone', { batch, games: [0], at: [0] })).error).toBe('invalid-params');
    expect((await call('clone', { batch, games: [0], into: 1, at: [2] })).error).toBe('invalid-params');
    expect((await call('clone', { batch, games: [0], seeds: [] })).error).toBe('invalid-params');
    // the refused requests changed nothing
    expect((await call('store', { batch: 1 })).states).toEqual(states);
    await end();
  });

  test('describe has what is fixed, and render the table of a viewer', async () => {
    const { call, end } = connect();
    const about = await call('describe', { game, places: 20 });
    const players = engine.playerCounts[0] as number;
    const { names, low, high, size } = about.observation;
    expect([names.length, low.length, high.length]).toEqual([size, size, size]);
    expect(about).toMatchObject({
      ...{ game, players, rulesVersion: engine.rulesVersion, maxPlies: engine.maxPlies(players) },
      ...{ digest: engine.componentsDigest(), components: throughJson(engine.components) },
    });
    expect(about.schemas.view.type).toBe('object');
    await call('learn', { game, seeds: ['a'] });
    const { svg } = await call('render', { batch: 1, game: 0, viewer: 0, as: 'svg' });
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    const { text } = await call('render', { batch: 1, game: 0, viewer: 'spectator', as: 'text' });
    expect(text.split('\n').length).toBeGreaterThan(5);
    expect((await call('render', { batch: 1, game: 1, viewer: 0, as: 'svg' })).error).toBe('invalid-params');
    await end();
  });
});

test('chance lists the outcomes of dice, and step carries one out', async () => {
  const { call, end } = connect();
  const { int } = chanceOf('dice');
  let status = await call('learn', { game: 'aquileia', seeds: ['dice'] });
  const askAll = async () => {
    for (const action of status.masks[0] as number[]) {
      const { event, error } = await call('chance', { batch: 1, game: 0, action });
      expect(error).toBeUndefined();
      if (event?.kind === 'roll') return { action, event };
    }
    return undefined;
  };
  let found = await askAll();
  for (; found === undefined; found = await askAll()) {
    const legal = status.masks[0];
    status = await call('step', { batch: 1, actions: [legal[int(legal.length)]] });
  }
  const { action, event } = found;
  const sum = event.outcomes.reduce(
    (total: number, { probability }: { probability: number }) => total + probability,
    0,
  );
  expect(sum).toBeCloseTo(1, 9);
  const rolls = event.outcomes.map(({ outcome }: { outcome: { roll: unknown[] } }) => outcome.roll);
  expect(new Set(rolls.map((roll: unknown[]) => JSON.stringify(roll))).size).toBe(rolls.length);
  expect(rolls[0]).toHaveLength(event.dice);

  // a script that is too short, impossible, or too long changes nothing
  const before = await call('store', { batch: 1 });
  const script = [event.outcomes[0].outcome];
  for (let next = 1; next !== 0; ) {
    const { event: more } = await call('chance', { batch: 1, game: 0, action, outcomes: script });
    if (more === null) next = 0;
    else script.push(more.outcomes[0].outcome);
  }
  for (const wrong of [[], [{ roll: ['no'] }], [{ pick: 1 }], [...script, ...script]]) {
    const { errors } = await call('step', { batch: 1, actions: [action], chance: [wrong] });
    expect(errors).toMatchObject([{ game: 0, code: 'invalid-chance' }]);
    expect(await call('store', { batch: 1 })).toEqual(before);
  }
  expect((await call('step', { batch: 1, actions: [action], chance: [script] })).errors).toEqual([]);
  expect(await call('store', { batch: 1 })).not.toEqual(before);
  await end();
});

test('refuses blocks of actions that are none', async () => {
  const { call, end } = await opened({ seeds: ['a'], blocks: true });
  for (const actions of ['', 'AAAA', '!!!!', 'AAAAAAAAAAA='])
    expect((await call('step', { batch: 1, actions })).error).toBe('invalid-params');
  expect((await call('learn', { game: CITY, seeds: ['a'], observations: 'none' })).error).toBe('invalid-params');
  expect((await call('describe', { game: CITY, places: 10_001 })).error).toBe('invalid-params');
  await end();
});

test('after copies of one game, other games follow in each place', async () => {
  const { call, end } = await opened({ seeds: ['a', 'b'], legal: 'count', follow: true, views: true });
  const fresh = await call('learn', { game: CITY, seeds: ['a 1', 'b 1'], views: true });
  let status = await call('clone', { batch: 1, games: [0, 0], into: 1 });
  expect(status.views[0]).toEqual(status.views[1]);
  do status = await call('step', { batch: 1, actions: [0, 0] });
  while (status.ended.length === 0);
  expect(status.ended).toHaveLength(2);
  expect(status.views).toEqual(fresh.views);
  await end();
});

describe('clone into another batch', () => {
  test('copies games between batches of any form, and refuses another game or number of players', async () => {
    const { call, end } = connect();
    const learn = (params: object) => call('learn', { game: CITY, seeds: ['a', 'b'], ...params });
    const { batch: from, masks } = await learn({ views: true });
    const { batch: into } = await learn({ seeds: ['c', 'd'], blocks: true });
    await call('step', { batch: from, actions: [masks[0][0], null] });
    await call('clone', { batch: from, games: [0], into, at: [1] });
    const [first, second] = (await call('store', { batch: into })).states;
    expect(second).toEqual((await call('store', { batch: from, games: [0] })).states[0]);
    expect(first).not.toEqual(second);
    for (const other of [{ options: { players: 3 } }, { game: 'aquileia' }]) {
      const { batch } = await learn(other);
      expect((await call('clone', { batch: from, games: [0, 1], into: batch })).error).toBe('invalid-params');
    }
    await end();
  });
});
