/** Tests of the verdicts on invalid replays: their code, path, ply and message. */
import { commitment, digest, recordReplay, replayProblems, verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { engine, playFirst, type Tali } from './testing/tali';

const options = { players: 2, seed: 'faults' };
const { actions, states } = playFirst(options);
const plies = actions.length;
const replay = recordReplay(engine, options, actions, { checkpointEvery: 3 });
const start = states[4] as Tali['state'];
const later = recordReplay(engine, { start }, actions.slice(4));
const hex = '0'.repeat(64);

/** Expects that a replay is refused before any action is tried, with this path and text as the first problem. */
function expectMalformed(given: unknown, path: string, text: string, more: object = {}): void {
  const message = path === '' ? text : `${path}: ${text}`;
  const problem = expect.objectContaining({ path, message: text, ...more });
  expect(verifyReplay(engine, given), `${path}: ${text}`).toEqual({
    ...{ ok: false, ply: null, code: 'malformed', message, problems: [problem], legal: [] },
  });
}

describe('the outline', () => {
  const wrong = 'missing or of the wrong type';

  test.each<[string, readonly unknown[]]>([
    ['format', [undefined, 'ludi-romani/replay/0']],
    ['game', [undefined, 7, ['tali'], 'x'.repeat(65)]],
    ['rulesVersion', [undefined, 7, [], 'x'.repeat(65)]],
    ['components', [undefined, 7, [hex], `${hex}0`, `0${hex}`, hex.replace('0', 'g')]],
    ['actions', [undefined, 7, { length: 0 }]],
    ['outcome', [undefined, 7, []]],
    [
      'checkpoints',
      [
        undefined,
        { length: 0 },
        [null],
        [{ ply: 1 }],
        [{ ply: 1, digest: 'x' }],
        [{ ply: 1, digest: hex, at: 5 }],
        [{ ply: 0.5, digest: hex }],
        [{ ply: -1, digest: hex }],
        [1, 1].map((ply) => ({ ply, digest: hex })),
        [2, 1].map((ply) => ({ ply, digest: hex })),
        Array.from({ length: 100_001 }, (_, ply) => ({ ply, digest: hex })),
      ],
    ],
  ])('refuses invalid values of %s', (path, values) => {
    for (const value of values) expectMalformed({ ...replay, [path]: value }, path, wrong);
  });

  test('must have either options or a start, and a commitment only with options', () => {
    const instead = 'must be an object, or missing if there is a start';
    for (const value of [undefined, 7, []]) expectMalformed({ ...replay, options: value }, 'options', instead);
    expectMalformed({ ...later, options }, 'options', instead);
    const saved = engine.save(start);
    for (const change of [
      { format: 'ludi-romani/state/0' },
      { game: 'chess' },
      { rulesVersion: '0' },
      { components: hex },
      { state: null },
      { state: [] },
    ])
      expectMalformed(
        { ...later, start: { ...saved, ...change } },
        'start',
        'must be a saved state of the same game, rules and components',
      );
    const committed = 'must be 64 hexadecimal digits, or missing if there is a start';
    for (const value of [null, hex.slice(1)])
      expectMalformed({ ...replay, commitment: value }, 'commitment', committed);
    expectMalformed({ ...later, commitment: hex }, 'commitment', committed);
  });

  test('must have the ending of a seat of the game, which began with options or a position', () => {
    const ending = { by: 'time', seat: 1 } as const;
    const message = 'must be the resignation or timeout of a seat, or an agreement, in a game without an outcome';
    expectMalformed({ ...replay, ending }, 'ending', message);
    const unfinished = recordReplay(engine, { start }, [], { ending });
    expectMalformed({ ...unfinished, ending: { ...ending, seat: 2 } }, 'ending', message);
    for (const strange of [null, { ...engine.save(start), state: null }])
      expectMalformed(
        { ...unfinished, start: strange },
        'start',
        'must be a saved state of the same game, rules and components',
      );
  });

  test('must have times and comments of the right shape', () => {
    expectMalformed(
      { ...replay, times: [0] },
      'times',
      'must be whole milliseconds, one for each action, never descending',
    );
    expectMalformed(
      { ...replay, comments: [{}] },
      'comments',
      'must be in the order of their plies, each with a seat and a text of at most 2000 characters',
      { args: { most: 2000 } },
    );
  });

  test('must have texts of the right shape about the game', () => {
    expectMalformed(
      { ...replay, about: { names: ['x', 'x', 'x'] } },
      'about',
      'must have only names (at most one for each seat), event, round, date (as 2026-11-27) and more, as texts that are neither empty nor too long',
    );
    expectMalformed(
      { ...replay, about: { event: '\0'.repeat(5_000) } },
      'about.event',
      'must have at most 4096 characters',
      {
        args: { most: 4096 },
      },
    );
  });

  test('must be an object and plain JSON', () => {
    for (const value of [null, 7, 'x', []]) expectMalformed(value, '', 'a replay must be an object');
    expectMalformed({ ...replay, times: [Number.NaN] }, 'times[0]', 'must be a finite number, and not -0');
    const holes = Object.assign([], { length: 2 });
    expectMalformed({ ...replay, actions: holes }, 'actions', 'must be an array without holes or extra fields');
    const large = (length: number) => new Proxy([], { get: (_, key) => (key === 'length' ? length : undefined) });
    expectMalformed(
      { ...replay, actions: large(1_000_000) },
      'actions',
      'must be an array without holes or extra fields',
    );
    expectMalformed({ ...replay, actions: large(1_000_001) }, 'actions', 'too large: more than 1000000 values in all', {
      args: { most: 1_000_000 },
    });
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expectMalformed({ ...replay, actions: proxy }, 'actions', 'cannot be read');
  });

  test('is refused with all problems, up to ten of them for unknown fields, whose names are cut to 40 characters', () => {
    expect(replayProblems(replay)).toEqual([]);
    const strange = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i} ${'x'.repeat(60)}`, 0]));
    const problems = replayProblems({ ...replay, ...strange, game: 7, outcome: 7 });
    expect(problems.map(({ path }) => path)).toEqual([
      ...Object.keys(strange)
        .slice(0, 10)
        .map((key) => key.slice(0, 40)),
      ...['game', 'outcome'],
    ]);
    expect(problems[0]?.message).toBe('no such field');
  });

  test('may have a hundred thousand checkpoints', () => {
    const checkpoints = Array.from({ length: 100_000 }, (_, ply) => ({ ply: ply + 1_000, digest: hex }));
    expect(verifyReplay(engine, { ...replay, checkpoints })).toMatchObject({ ply: plies, code: 'checkpoint-differs' });
  });
});

describe('the replay of another engine', () => {
  const refused = (change: object, fault: object) =>
    expect(verifyReplay(engine, { ...replay, ...change })).toEqual({ ok: false, ply: null, legal: [], ...fault });

  test('is refused with the game, rules version or components that differ', () => {
    refused(
      { game: 'x'.repeat(64) },
      {
        ...{ code: 'unknown-game', message: `this engine plays ${engine.game}` },
        ...{ pattern: 'this engine plays {game}', args: { game: engine.game } },
      },
    );
    refused(
      { rulesVersion: '0' },
      {
        ...{ code: 'other-rules-version', message: `the engine's rules version is ${engine.rulesVersion}` },
        ...{ pattern: "the engine's rules version is {version}", args: { version: engine.rulesVersion } },
      },
    );
    refused({ components: hex }, { code: 'other-components', message: 'recorded with other components' });
  });

  test('with invalid options is refused with their problems', () => {
    const verdict = verifyReplay(engine, { ...replay, options: { players: 99, seed: '' } });
    expect(verdict).toMatchObject({ ok: false, ply: null, code: 'invalid-options', problems: [{ path: 'players' }] });
    expect(verdict).toMatchObject({ message: expect.stringContaining('players: ') });
  });

  test('is refused if it needs parseState, or if its seed does not match the commitment', () => {
    const promised = { commitment: commitment('another seed') };
    refused(promised, { code: 'commitment-differs', message: 'the seed is not the one that was committed to' });
    const judge = (demands: object) => verifyReplay(engine, later, demands);
    const refusal = { ok: false, ply: null, legal: [] };
    expect(judge({})).toEqual({
      ...refusal,
      ...{ code: 'invalid-start', message: 'a game that begins from a position needs the option parseState' },
    });
    expect(judge({ ...promised, parseState: () => start })).toEqual({
      ...refusal,
      ...{ code: 'commitment-differs', message: 'a game from a position has no seed' },
    });
  });
});

describe('a changed game', () => {
  const judge = (change: object) => verifyReplay(engine, { ...replay, ...change });
  const differs = (ply: number) => ({
    ...{ ok: false, ply, code: 'checkpoint-differs', legal: [], message: `the state after ${ply} plies differs` },
    ...{ pattern: 'the state after {ply} plies differs', args: { ply } },
  });

  test('is refused at the first checkpoint that differs', () => {
    const point = (ply: number) => ({ ply, digest: digest(states[ply]) });
    expect(judge({ checkpoints: [point(0), point(1), point(plies)] })).toMatchObject({ ok: true });
    expect(judge({ checkpoints: [{ ply: 0, digest: hex }] })).toEqual(differs(0));
    expect(judge({ checkpoints: [point(0), { ply: 2, digest: hex }, { ply: 3, digest: hex }] })).toEqual(differs(2));
    expect(judge({ checkpoints: [point(0), point(plies), { ply: plies + 1, digest: hex }] })).toEqual({
      ...{ ok: false, ply: plies, code: 'checkpoint-differs', legal: [] },
      message: 'there is a checkpoint beyond the last ply',
    });
  });

  test('is refused if it has actions after the end, is not over, or has another outcome', () => {
    expect(judge({ actions: [...actions, actions[0]] })).toEqual({
      ...{
        ok: false,
        ply: plies,
        code: 'actions-after-end',
        legal: [],
        message: `the game was over after ${plies} plies`,
      },
      ...{ pattern: 'the game was over after {ply} plies', args: { ply: plies } },
    });
    const unfinished = { actions: actions.slice(0, 3), checkpoints: [] };
    expect(judge(unfinished)).toEqual({
      ...{ ok: false, ply: 3, code: 'unfinished', legal: [], message: 'the game is not over' },
    });
    expect(judge({ outcome: null })).toEqual({
      ...{ ok: false, ply: plies, code: 'outcome-differs', legal: [], message: 'the recorded outcome differs' },
    });
  });
});

describe('recordReplay', () => {
  test('adds a checkpoint after every `checkpointEvery` plies and after the last ply', () => {
    const every3 = Array.from({ length: Math.floor(plies / 3) }, (_, i) => 3 * (i + 1));
    expect(replay.checkpoints.map(({ ply }) => ply)).toEqual(every3.at(-1) === plies ? every3 : [...every3, plies]);
    expect(replay.checkpoints.map((point) => point.digest)).toEqual(
      replay.checkpoints.map(({ ply }) => digest(states[ply])),
    );
    expect(recordReplay(engine, options, []).checkpoints).toEqual([]);
    expect(recordReplay(engine, options, actions.slice(0, 2)).checkpoints.map(({ ply }) => ply)).toEqual([2]);
  });

  test('throws invalid-options for a beginning that is neither options nor a position', () => {
    for (const beginning of [null, 7, { players: 2 }, { ...options, start }])
      expect(() => recordReplay(engine, beginning as never, []), JSON.stringify(beginning).slice(0, 40)).toThrow(
        expect.objectContaining({ code: 'invalid-options' }),
      );
  });

  test('throws invalid-replay for actions that are not a list, or more than a game can have', () => {
    const record = (given: unknown) => () => recordReplay(engine, options, given as never);
    const invalid = (message: string) => expect.objectContaining({ code: 'invalid-replay', message });
    expect(record({ length: 0 })).toThrow(invalid('the actions must be a list'));
    const most = engine.maxPlies(2);
    expect(record(Array(most + 1))).toThrow(invalid('there are more actions than a game can have'));
    expect(record(Array(most))).toThrow(expect.objectContaining({ code: 'illegal-action' }));
  });
});
