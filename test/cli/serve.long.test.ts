/** Tests of the methods of `ludi serve` for single games. */
import { type Engine, eventsFor, type GameTypes, recordReplay, type Seat, verifyReplay } from '@ludi-romani/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forBots } from '../../packages/cli/src/game';
import { games } from '../../packages/cli/src/games';
import { chanceOf } from '../contract/games';
import { SCALE } from '../scale';
import { connect } from './serve-client';

type AnyEngine = Engine<GameTypes>;
const CITY = 'city-of-rome';
const engines = (await Promise.all(games.map(forBots))).map(({ engine }) => engine);
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const engineOf = (name: string): AnyEngine => engines.find(({ game }) => game === name) as AnyEngine;

describe.each(engines.map((engine) => [engine.game, engine] as const))('%s', (name, engine) => {
  test('answers in a whole game equal those of the engine, for each viewer', { timeout: 120_000 }, async () => {
    const { call, end } = connect();
    const { pick } = chanceOf(`serve ${name}`);
    const options = { players: Math.max(...engine.playerCounts), seed: 'serve' };
    const start = engine.start(options);
    let { state } = start;
    const steps = [start.events];
    const { match, ...opened } = await call('open', { game: name, options });
    expect(opened).toEqual({
      game: name,
      players: options.players,
      ply: 0,
      active: engine.activePlayers(state),
      over: false,
    });
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      const view = engine.view(state, seat);
      const legal = engine.legalActions(view);
      expect(JSON.stringify(await call('view', { match }))).toBe(JSON.stringify({ ply, view }));
      expect(await call('legal', { match, lines: true })).toEqual({
        ply,
        viewer: seat,
        actions: legal,
        lines: legal.map(engine.format),
      });
      const action = pick(legal);
      // names the action in one of three ways: as an object, as a line, or by its index
      const named = [action, engine.format(action), legal.indexOf(action)][ply % 3];
      const done = engine.step(state, action);
      state = done.state;
      steps.push(done.events);
      const active = engine.activePlayers(state);
      expect(await call('act', { match, action: named, player: seat, ply })).toEqual({
        ply: ply + 1,
        active,
        over: active.length === 0,
        reveals: done.reveals,
      });
      if (ply % 7 > 0) continue;
      for (const viewer of [...state.players.keys(), 'spectator'] as const) {
        const seen = engine.view(state, viewer);
        const who = { match, viewer };
        expect(JSON.stringify((await call('view', who)).view)).toBe(JSON.stringify(seen));
        expect((await call('scores', who)).scores).toEqual(engine.scores(seen));
        const choices = viewer === 'spectator' ? [] : engine.choices(seen, viewer);
        expect((await call('choices', who)).choices).toEqual(throughJson(choices));
        const since = steps.slice(ply).map((events) => throughJson(eventsFor(events, viewer)));
        expect((await call('events', { ...who, since: ply })).steps).toEqual(since);
      }
    }
    const ply = steps.length - 1;
    expect(await call('outcome', { match })).toEqual({ ply, outcome: throughJson(engine.outcome(state)) });
    expect(await call('legal', { match })).toEqual({ ply, viewer: 'spectator', actions: [] });
    expect((await call('act', { match, action: 0 })).error).toBe('illegal-action');
    const { replay } = await call('save', { match });
    expect(verifyReplay(engine, replay)).toMatchObject({ ok: true, plies: ply });

    // the saved game can be opened again
    const again = await call('open', { replay, ply: 5 });
    expect(again).toMatchObject({ ply: 5, over: false });
    expect((await call('events', { match: again.match, viewer: 0 })).steps).toEqual(
      steps.slice(0, 6).map((events) => throughJson(eventsFor(events, 0))),
    );
    const saved = await call('save', { match, as: 'state' });
    expect(await call('open', { replay: saved.replay })).toMatchObject({ ply: 0, over: true });
    expect(await end()).toEqual({ status: 0, err: '' });
  });
});

test('games returns each game with its options', async () => {
  const { call, end } = connect();
  const answer = await call('games');
  expect(answer.games.map(({ game }: { game: string }) => game)).toEqual(games.map(({ engine }) => engine.game));
  for (const { game, rulesVersion, components, players, options } of answer.games) {
    const engine = engineOf(game);
    expect({ rulesVersion, components, players }).toEqual({
      rulesVersion: engine.rulesVersion,
      components: engine.componentsDigest(),
      players: engine.playerCounts,
    });
    expect(options.map(({ name }: { name: string }) => name)).toEqual(Object.keys(engine.options));
  }
  await end();
});

test('open fills in missing options, and reports the path of invalid ones', async () => {
  const { call, end } = connect();
  expect(await call('open', { game: CITY })).toMatchObject({ match: 1, players: 2 });
  const { replay } = await call('save', { match: 1 });
  expect(replay.options.seed).toBe('0123456789abcdef0123456789abcdef');
  expect(await call('open', { game: CITY, seed: 'mine' })).toMatchObject({ match: 2 });
  expect((await call('save', { match: 2 })).replay.options).toEqual({ players: 2, seed: 'mine' });
  const refused = async (params: object) => {
    const { error, data } = await call('open', params);
    return [error, data?.problems?.[0]?.path];
  };
  expect(await refused({ game: CITY, options: { players: 9 } })).toEqual(['invalid-options', 'players']);
  expect(await refused({ game: CITY, options: { seed: 7 } })).toEqual(['invalid-options', 'seed']);
  expect(await refused({ game: CITY, options: { nonsense: 7 } })).toEqual(['invalid-options', 'nonsense']);
  expect(await refused({ game: 'chess' })).toEqual(['unknown-game', undefined]);
  expect(await refused({})).toEqual(['invalid-params', 'game']);
  expect(await refused({ game: CITY, replay })).toEqual(['invalid-params', 'replay']);
  expect(await refused({ replay, ply: 1 })).toEqual(['invalid-params', 'ply']);
  expect(await refused({ replay: { ...replay, actions: [{ type: 'produce', player: 0 }] } })).toEqual([
    'invalid-replay',
    undefined,
  ]);
  expect(await refused({ replay: { ...replay, outcome: {} } })).toEqual(['invalid-replay', undefined]);
  expect(await refused({ replay: {} })).toEqual(['invalid-replay', undefined]);
  expect(await refused({ game: CITY, view: {} })).toEqual(['invalid-view', expect.anything()]);
  await end();
});

test('open retains the comments of a replay', async () => {
  const { call, end } = connect();
  await call('open', { game: CITY, seed: 's' });
  await call('act', { match: 1, action: 0 });
  const { replay } = await call('save', { match: 1 });
  const comments = [{ ply: 0, seat: 0, text: 'salve' }];
  await call('open', { replay: { ...replay, comments } });
  expect((await call('save', { match: 2 })).replay.comments).toEqual(comments);
  await end();
});

test('open starts from a state that agrees with a view', async () => {
  const { call, end } = connect();
  await call('open', { game: CITY, options: { players: 3, seed: 's' } });
  const { view } = await call('view', { match: 1 });
  const { match } = await call('open', { game: CITY, view, seed: 'one' });
  expect((await call('view', { match, viewer: view.viewer })).view).toEqual(view);
  const engine = engineOf(CITY);
  expect((await call('save', { match, as: 'state' })).replay.state).toEqual(
    throughJson(engine.determinize(view, 'one')),
  );
  expect(await call('act', { match, action: 0 })).toMatchObject({ ply: 1 });
  await end();
});

test('only save returns the seed', async () => {
  const { call, received, end } = connect();
  const seed = 'SPQR 42';
  await call('open', { game: CITY, seed });
  await call('learn', { game: CITY, seeds: [seed], views: true });
  for (const viewer of [0, 1, 'spectator'])
    for (const method of ['view', 'legal', 'choices', 'events', 'scores']) await call(method, { match: 1, viewer });
  await call('bot', { match: 1, bot: 'ismcts:5', info: 0 });
  await call('act', { match: 1, action: 0 });
  await call('observe', { batch: 1, game: 0, viewer: 0 });
  await call('step', { batch: 1, actions: [9999] });
  const { key } = engineOf(CITY).initialState({ players: 2, seed }).chance;
  for (const hidden of ['SPQR', key]) expect(JSON.stringify(received)).not.toContain(hidden);
  expect(JSON.stringify(await call('save', { match: 1 }))).toContain(seed);
  await end();
});

test('games returns the values of each option', async () => {
  const { call, end } = connect();
  const { games: all } = await call('games');
  const city = all.find(({ game }: { game: string }) => game === CITY);
  expect(city.options[2]).toEqual({ name: 'startPlayer', default: 0, type: 'whole', min: 0, max: 3 });
  await end();
});

test('open refuses parameters that contradict each other', async () => {
  const { call, end } = connect();
  await call('open', { game: CITY, seed: 's' });
  const { replay } = await call('save', { match: 1 });
  for (const params of [
    { game: CITY, seed: 's', ply: 0 },
    { game: CITY, seed: 's', options: { seed: 's' } },
    { replay, seed: 's' },
  ])
    expect((await call('open', params)).error).toBe('invalid-params');
  expect((await call('ready')).matches).toBe(1);
  await end();
});

test('act refuses an action of another player than `player`', async () => {
  const { call, end } = connect();
  await call('open', { game: CITY, seed: 's' });
  const [seat = 0] = engineOf(CITY).activePlayers(engineOf(CITY).initialState({ players: 2, seed: 's' }));
  const { actions } = await call('legal', { match: 1 });
  expect((await call('act', { match: 1, player: 1 - seat, action: actions[0] })).error).toBe('invalid-params');
  expect(await call('act', { match: 1, player: seat, action: actions[0] })).toMatchObject({ ply: 1 });
  await end();
});

test('save retains the commitment, times, ending and texts of an opened replay; playing on removes the last two', async () => {
  const { call, end } = connect();
  const engine = engineOf(CITY);
  const options = { players: 2, seed: 's' };
  const actions: GameTypes['action'][] = [];
  for (
    let state = engine.initialState(options);
    actions.length < 3;
    state = engine.apply(state, actions.at(-1) as never)
  )
    actions.push(engine.legalActions(state)[0] as GameTypes['action']);
  const extra = {
    committed: true,
    ending: { by: 'resignation', seat: 1 },
    times: [5, 7, 9],
    about: { event: 'Ludi' },
  } as const;
  const replay = throughJson(recordReplay(engine, options, actions, extra));
  await call('open', { replay });
  expect((await call('save', { match: 1 })).replay).toEqual(replay);
  await call('act', { match: 1, action: 0 });
  const { replay: later } = await call('save', { match: 1 });
  expect(later).toMatchObject({ commitment: replay.commitment, times: [5, 7, 9, 9] });
  expect([later.ending, later.about]).toEqual([undefined, undefined]);
  expect(verifyReplay(engine, later)).toMatchObject({ ok: true, committed: true });
  await call('open', { replay, ply: 2 });
  const { replay: earlier } = await call('save', { match: 2 });
  expect(earlier).toMatchObject({ commitment: replay.commitment, times: [5, 7] });
  expect([earlier.ending, earlier.about]).toEqual([undefined, undefined]);
  await end();
});

test('act refuses an action for another ply as stale, and an illegal one with its clause', async () => {
  const { call, end } = connect();
  await call('open', { game: CITY, seed: 's' });
  const [seat = 0] = (await call('act', { match: 1, action: 0, ply: 0 })).active;
  expect(await call('act', { match: 1, action: 0, ply: 0 })).toMatchObject({ error: 'stale', data: { ply: 1 } });
  expect(await call('act', { match: 1, action: { type: 'produce', player: seat } })).toMatchObject({
    error: 'illegal-action',
    code: -32000,
    data: { clause: expect.stringMatching(/^CR-/) },
  });
  for (const action of ['0 fly', 99, -1, 0.5, null, [], true, { type: 'draft-card' }])
    expect((await call('act', { match: 1, action })).error, String(action)).toBe('illegal-action');
  expect((await call('act', { match: 1 })).error).toBe('invalid-params');
  expect(await call('ready')).toEqual({ ready: true, matches: 1, searches: 0 });
  expect((await call('view', { match: 1 })).ply).toBe(1);
  await end();
});

describe('searches', () => {
  const LONG = 'ismcts:999999999';
  const opened = async (...args: readonly string[]) => {
    const server = connect(...args);
    await server.call('open', { game: CITY, seed: 's' });
    return server;
  };

  test('bot returns the same action for the same seed, with its findings', async () => {
    const { call, end } = await opened();
    const engine = engineOf(CITY);
    const { view } = await call('view', { match: 1 });
    for (const bot of ['random', 'greedy', 'flat:3', 'ismcts:20']) {
      const answer = await call('bot', { match: 1, bot, seed: 'own' });
      expect(answer).toEqual(await call('bot', { match: 1, bot, seed: 'own' }));
      expect(answer).toMatchObject({
        match: 1,
        ply: 0,
        player: view.viewer,
        stale: false,
        line: engine.format(answer.action),
      });
      expect(engine.legalActions(view)).toContainEqual(answer.action);
    }
    const { findings, iterations, stopped } = await call('bot', { match: 1, bot: 'ismcts:20' });
    expect({ iterations, stopped, found: findings.length }).toEqual({
      iterations: 20,
      stopped: false,
      found: engine.legalActions(view).length,
    });
    for (const { action, value, win, ...others } of findings) {
      expect(engine.legalActions(view)).toContainEqual(action);
      for (const share of [value, win]) expect(share >= 0 && share <= 1, `${share}`).toBe(true);
      expect(others).toEqual({ visits: expect.any(Number), spread: expect.any(Number), lead: expect.any(Number) });
    }
    expect((await call('bot', { match: 1, bot: 'deep-blue' })).error).toBe('invalid-params');
    expect((await call('bot', { match: 1, bot: 'exec:node -v' })).error).toBe('invalid-params');
    expect((await call('bot', { match: 1, bot: LONG, player: 1 - view.viewer })).error).toBe('invalid-view');
    await end();
  });

  test('other requests are answered during a search, and stop ends it with its best action so far', async () => {
    const { call, send, answer, until, end, received } = await opened();
    const id = send('bot', { match: 1, bot: LONG, info: 0 });
    // waits until the search is running
    await until(({ method }) => method === 'info');
    expect(await call('ready')).toEqual({ ready: true, matches: 1, searches: 1 });
    expect((await call('legal', { match: 1 })).ply).toBe(0);
    expect(received.some((message) => message.id === id)).toBe(false);
    expect(await call('stop', { request: id })).toEqual({ stopped: [id] });
    const { result } = await answer(id);
    expect(result).toMatchObject({ stopped: true, stale: false, ply: 0 });
    expect((await call('legal', { match: 1 })).actions).toContainEqual(result.action);
    expect(await call('stop', { request: id })).toEqual({ stopped: [] });
    expect(await call('ready')).toMatchObject({ searches: 0 });
    await end();
  });

  test('info sends notifications with the findings, best first', async () => {
    const { call, send, answer, until, end } = await opened();
    const id = send('bot', { match: 1, bot: LONG, info: 20 }, 'long one');
    const { params } = await until(({ method, params }) => method === 'info' && params.iterations > 50);
    expect(params).toMatchObject({ request: 'long one', match: 1, ply: 0 });
    const visits = params.findings.map((finding: { visits: number }) => finding.visits);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    await call('stop');
    expect((await answer(id)).result.iterations).toBeGreaterThanOrEqual(params.iterations);
    await end();
  });

  test('an answer is stale if the match has moved on or was closed', async () => {
    const { call, send, answer, end } = await opened();
    const id = send('bot', { match: 1, bot: LONG });
    await call('act', { match: 1, action: 0 });
    await call('stop');
    expect((await answer(id)).result).toMatchObject({ ply: 0, stale: true });
    const other = send('bot', { match: 1, bot: LONG });
    await call('close', { match: 1 });
    await call('stop');
    expect((await answer(other)).result).toMatchObject({ ply: 1, stale: true });
    await end();
  });

  test('up to 16 searches run at a time, and stop ends one by its id', async () => {
    const { call, send, answer, end } = await opened();
    const ids = Array.from({ length: 16 }, (_, i) => send('bot', { match: 1, bot: LONG }, `search ${i}`));
    expect((await call('bot', { match: 1, bot: LONG })).error).toBe('too-many-searches');
    expect(await call('stop', { request: 'search 3' })).toEqual({ stopped: ['search 3'] });
    expect((await answer('search 3')).result.stopped).toBe(true);
    expect(await call('ready')).toMatchObject({ searches: 15 });
    expect((await call('stop')).stopped).toEqual(ids.filter((id) => id !== 'search 3'));
    await end();
  });

  test('refuses the id of a request that is still being answered', async () => {
    const { send, write, call, until, answer, end } = await opened();
    const id = send('bot', { match: 1, bot: LONG }, 'twice');
    write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'ready' })}\n`);
    expect((await until((message) => message.id === id)).error?.data.code).toBe('invalid-request');
    await call('stop');
    await until((message) => message.id === id && message.result !== undefined);
    expect((await answer(id)).error).toBeDefined();
    await end();
  });

  test('the end of the input ends searches, and they are answered', async () => {
    const { send, answer, end } = await opened();
    const id = send('bot', { match: 1, bot: LONG });
    expect(await end()).toEqual({ status: 0, err: '' });
    expect((await answer(id)).result).toMatchObject({ stopped: true });
  });

  test('--max-seconds ends longer searches', async () => {
    const { call, end } = await opened('--max-seconds', '1');
    expect(await call('bot', { match: 1, bot: LONG })).toMatchObject({ stopped: true });
    await end();
  });
});

describe('hostile lines', () => {
  const methods = [
    'ready',
    'games',
    'open',
    'close',
    'view',
    'legal',
    'choices',
    'act',
    'events',
    'scores',
    'outcome',
    'save',
    'stop',
  ];
  const learning = ['learn', 'step', 'reset', 'observe', 'leave', 'bot', '__proto__', 'constructor', 'toString', ''];
  const fields = [
    'match',
    'viewer',
    'player',
    'action',
    'ply',
    'game',
    'options',
    'seed',
    'replay',
    'view',
    'since',
    'bot',
    'batch',
    'seeds',
    'actions',
    'legal',
    '__proto__',
  ];
  const valid: readonly unknown[] = [
    1,
    0,
    'spectator',
    CITY,
    'greedy',
    'ids',
    [0, 1],
    { type: 'produce', player: 0 },
    { players: 2 },
  ];
  const value = fc.oneof(
    fc.constantFrom(...valid),
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(-1, 1e300, 2 ** 53, 0.5, '__proto__', []),
  );
  const request = fc.record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, value),
      id: fc.oneof({ weight: 5, arbitrary: fc.nat() }, value),
      method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...methods, ...learning) }, value),
      params: fc.oneof(
        { weight: 9, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 }) },
        value,
      ),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    { weight: 6, arbitrary: request.map((message) => JSON.stringify(message)) },
    fc.tuple(request, fc.nat(60)).map(([message, length]) => JSON.stringify(message).slice(0, length)),
    fc.json(),
    fc.string().map((text) => text.replaceAll('\n', ' ')),
  );

  test('each is answered in one line, and none ends the server', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 50, maxLength: 50 }), async (lines) => {
        const { call, write, end, received } = connect('--max-bytes', '2000');
        await call('open', { game: CITY, seed: 's' });
        await call('learn', { game: CITY, seeds: ['a', 'b'] });
        for (const each of lines) write(`${each}\n`);
        expect(await call('ready')).toMatchObject({ ready: true });
        expect((await call('legal', { match: 1 })).ply ?? 0).toBeGreaterThanOrEqual(0);
        expect(await end()).toEqual({ status: 0, err: '' });
        const asked = lines.filter((each) => each.trim() !== '');
        expect(received.filter(({ method }) => method === undefined)).toHaveLength(asked.length + 4);
        for (const { jsonrpc, error, result } of received) {
          expect(jsonrpc).toBe('2.0');
          expect(error === undefined).toBe(result !== undefined);
          // invalid input must never make an engine fail
          expect(error?.data.code).not.toBe('internal');
        }
      }),
      { numRuns: 40 * SCALE, seed: 4 },
    );
  });

  test('a line that is not a request is answered with its error code', async () => {
    const { write, call, end, received } = connect('--max-bytes', '1000');
    const lines: [line: string | Buffer, code: string, rpc: number][] = [
      ['{', 'not-json', -32700],
      [Buffer.from([0x7b, 0xff, 0x7d]), 'not-text', -32700],
      [`"${'x'.repeat(1000)}"`, 'too-long', -32700],
      ['['.repeat(900), 'not-json', -32700],
      [`${'['.repeat(400)}${']'.repeat(400)}`, 'invalid-request', -32600],
      ['7', 'invalid-request', -32600],
      ['{"id":1,"method":"ready"}', 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","method":"ready"}', 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","id":null,"method":"ready"}', 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","id":1.5,"method":"ready"}', 'invalid-request', -32600],
      [`{"jsonrpc":"2.0","id":"${'x'.repeat(200)}","method":"ready"}`, 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","id":"a","method":7}', 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","id":"b","method":"ready","params":[1]}', 'invalid-request', -32600],
      ['{"jsonrpc":"2.0","id":"c","method":"toString"}', 'unknown-method', -32601],
      ['{"jsonrpc":"2.0","id":"d","method":"ready","params":{"__proto__":1}}', 'invalid-params', -32602],
      ['{"jsonrpc":"2.0","id":"e","method":"view","params":{"match":"1"}}', 'invalid-params', -32602],
      ['{"jsonrpc":"2.0","id":"f","method":"view","params":{"match":7}}', 'unknown-match', -32000],
    ];
    for (const [line] of lines) {
      write(line);
      write('\n');
    }
    await call('ready');
    expect(received.slice(0, -1).map(({ error }) => [error?.data.code, error?.code])).toEqual(
      lines.map(([, code, rpc]) => [code, rpc]),
    );
    expect(received[11]?.id).toBe('a');
    await end();
  });

  test('invalid parameters are reported by path, unknown ones by name', async () => {
    const { call, end } = connect();
    const problems = async (method: string, params: object) => {
      const { error, code, message, data } = await call(method, params);
      expect({ error, code }).toEqual({ error: 'invalid-params', code: -32602 });
      const [{ path, message: what }] = data.problems;
      expect(message).toBe(`${path}: ${what}`);
      return data.problems;
    };
    const count = 'must be a whole number';
    expect(await problems('view', { match: -1, viewer: 'all' })).toEqual([
      { path: 'match', message: count },
      { path: 'viewer', message: "must be a seat or 'spectator'" },
    ]);
    expect(await problems('observe', { batch: 1 })).toEqual([
      { path: 'game', message: count },
      { path: 'viewer', message: "must be a seat or 'spectator'" },
    ]);
    expect(await problems('act', { match: 1 })).toEqual([{ path: 'action', message: 'is missing' }]);
    expect(await problems('learn', { game: CITY, seeds: ['a', 7], options: [], views: 1 })).toMatchObject([
      { path: 'options', message: 'must be an object' },
      { path: 'seeds[1]', message: 'must be a text of at most 1000 characters' },
      { path: 'views', message: 'must be true or false' },
    ]);
    expect(await problems('save', { match: 1, as: 'text' })).toMatchObject([{ path: 'as' }]);
    const unknown = 'no such field';
    expect(await problems('ready', { [`\x1b${'x'.repeat(99)}`]: 1 })).toEqual([
      { path: `\\u{1b}${'x'.repeat(39)}...`, message: unknown },
    ]);
    expect(await problems('view', { match: 1, constructor: 1 })).toEqual([{ path: 'constructor', message: unknown }]);
    await end();
  });

  test('a line of 8 MiB of invalid parameters is refused fast, with up to ten problems', async () => {
    const { call, end } = connect();
    const wrong = Array.from({ length: 1_000_000 }, (_, i) => i);
    const start = performance.now();
    for (const [method, params] of [
      ['step', { batch: 1, actions: wrong }],
      ['learn', { game: CITY, seeds: wrong }],
      ['learn', { game: CITY, seeds: wrong.slice(0, 4096) }],
      ['ready', Object.fromEntries(wrong.map((i) => [`x${i}`, 0]).slice(0, 500_000))],
    ] as const) {
      const { error, data } = await call(method, params);
      expect(error).toBe('invalid-params');
      expect(data.problems.length).toBeLessThanOrEqual(10);
    }
    expect(performance.now() - start).toBeLessThan(20_000);
    await end();
  });

  test('deeply nested values are refused', async () => {
    const { write, call, received, end } = connect();
    await call('open', { game: CITY, seed: 's' });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const object = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const requests = [
      ...[deep, object].flatMap((value) => [
        `"act","params":{"match":1,"action":${value}}`,
        `"step","params":{"batch":1,"actions":${value}}`,
        `"stop","params":{"request":${value}}`,
        `"view","params":{"match":${value}}`,
      ]),
      ...[object, `{"players":${deep}}`, `{"a":${object}}`].flatMap((value) => [
        `"open","params":{"game":"${CITY}","options":${value}}`,
        `"open","params":{"game":"${CITY}","view":${value}}`,
        `"open","params":{"replay":${value}}`,
        `"open","params":{"replay":{"format":"ludi-romani/state/1","game":"${CITY}","state":${value}}}`,
        `"learn","params":{"game":"${CITY}","seeds":["a"],"options":${value}}`,
      ]),
    ];
    for (const [i, request] of requests.entries()) write(`{"jsonrpc":"2.0","id":${i},"method":${request}}\n`);
    await call('ready');
    const codes = received.slice(1, -1).map(({ error, result }) => error?.data.code ?? result);
    expect(codes).toHaveLength(requests.length);
    expect(codes).not.toContain('internal');
    await end();
  });

  test('up to 256 matches can be open at a time', async () => {
    const { send, call, end } = connect();
    for (let i = 0; i < 255; i++) send('open', { game: CITY, seed: 's' });
    expect(await call('open', { game: CITY, seed: 's' })).toMatchObject({ match: 256 });
    expect((await call('open', { game: CITY, seed: 's' })).error).toBe('too-many-matches');
    await call('close', { match: 7 });
    expect(await call('open', { game: CITY, seed: 's' })).toMatchObject({ match: 257 });
    expect((await call('view', { match: 7 })).error).toBe('unknown-match');
    await end();
  });
});

test.each(engines.map((engine) => [engine.game, engine] as const))(
  '%s: states that differ only in hidden information give a viewer the same answers',
  { timeout: 120_000 },
  async (name, engine) => {
    const { call, end } = connect();
    const { pick, int } = chanceOf(`hidden ${name}`);
    const players = Math.max(...engine.playerCounts);
    let compared = 0;
    for (let game = 0; game < 2 * SCALE; game++) {
      let state = engine.initialState({ players, seed: `hidden ${game}` });
      for (let ply = 0; !engine.isTerminal(state); ply++) {
        const [mover = 0] = engine.activePlayers(state);
        if (int(25) === 0 || ply < 2) {
          const viewer: Seat = int(2) === 0 ? mover : int(players);
          const others = ['one', 'two'].map((seed) => engine.determinize(engine.view(state, viewer), seed));
          const answers = [];
          for (const each of [state, ...others]) answers.push(await answersFor(engine, each, viewer));
          compared += Number(JSON.stringify(others[0]) !== JSON.stringify(others[1]));
          expect(answers[1]).toEqual(answers[0]);
          expect(answers[2]).toEqual(answers[0]);
        }
        state = engine.apply(state, pick(engine.legalActions(state, mover)));
      }
    }
    expect(compared).toBeGreaterThan(5);
    await end();

    /**
     * Resolves to all answers about a position. Includes the answers about the position after the viewer's first legal action, unless this
     * action reveals something.
     */
    async function answersFor(engine: AnyEngine, state: GameTypes['state'], viewer: Seat): Promise<unknown[]> {
      const { match } = await call('open', { replay: engine.save(state) });
      const answers: unknown[] = [];
      const ask = async (method: string, params: object = {}) => {
        const answer = await call(method, { match, viewer, ...params });
        answers.push({ ...answer, match: null });
        return answer;
      };
      for (const method of ['view', 'legal', 'choices', 'scores', 'events']) await ask(method);
      const { actions } = await ask('legal');
      if (actions.length > 0) {
        for (const bot of ['greedy', 'ismcts:15'])
          answers.push({ ...(await call('bot', { match, bot, player: viewer, seed: 'b' })), match: null });
        const { reveals } = await call('act', { match, action: 0, player: viewer });
        if (reveals) answers.push('something was revealed');
        else for (const method of ['view', 'legal', 'choices', 'scores', 'events']) await ask(method);
      }
      await call('close', { match });
      return answers;
    }
  },
);
