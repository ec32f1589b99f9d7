/** The limits of a referee; the faults of replays are tried with every game, in test/hostile. */
import { commitment, recordReplay, verifyReplay } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { engine, type TaliAction } from './testing/tali';

const options = { players: 2, seed: 'referee' };

function play(): TaliAction[] {
  const actions: TaliAction[] = [];
  const state = engine.clone(engine.initialState(options));
  for (let [action] = engine.legalActions(state); action !== undefined; [action] = engine.legalActions(state)) {
    actions.push(action);
    engine.applyInPlace(state, action);
  }
  return actions;
}

function fail(): never {
  throw new Error('out of order');
}

const replay = recordReplay(engine, options, play());
const plies = replay.actions.length;
const tooMany = (count: number, most: number) => ({
  ok: false,
  ply: null,
  code: 'too-many-plies',
  message: `${count} actions, and no more than ${most} are tried`,
  legal: [],
});

test('maxPlies: a replay of just that length is judged, a longer one is not tried', () => {
  expect(verifyReplay(engine, replay, { maxPlies: plies })).toMatchObject({ ok: true, plies });
  expect(verifyReplay(engine, replay, { maxPlies: plies - 1 })).toEqual(tooMany(plies, plies - 1));
});

test("the seed is held to the commitment that was published, and to the replay's own; the verdict says whether to any", () => {
  const promise = commitment(options.seed);
  const committed = recordReplay(engine, options, play(), { committed: true });
  expect(verifyReplay(engine, replay)).toMatchObject({ ok: true, committed: false });
  expect(verifyReplay(engine, committed)).toMatchObject({ ok: true, committed: true });
  // left out of the replay, it is demanded all the same
  expect(verifyReplay(engine, replay, { commitment: promise })).toMatchObject({ ok: true, committed: true });
  const broken = { ok: false, ply: null, code: 'commitment-differs' };
  const other = commitment('another seed');
  expect(verifyReplay(engine, replay, { commitment: other })).toMatchObject(broken);
  expect(verifyReplay(engine, committed, { commitment: other })).toMatchObject(broken);
  expect(verifyReplay(engine, { ...committed, commitment: other }, { commitment: promise })).toMatchObject(broken);
});

test.each<[string, Partial<typeof engine>]>([
  ['the start', { initialState: () => fail() }],
  ['an action', { tryInPlace: () => fail() }],
  ['the end', { outcome: () => fail() }],
  ['the digest of the components', { componentsDigest: () => fail() }],
])('a referee who fails does not blame the replay: %s', (_, broken) => {
  expect(verifyReplay({ ...engine, ...broken }, replay)).toMatchObject({
    ok: false,
    code: 'internal',
    message: 'out of order',
  });
});

test('a list of actions that no game can have is not recorded', () => {
  const tooLong = Object.assign([...replay.actions], { length: 2 ** 32 - 1 });
  for (const actions of [null, 'x', {}, tooLong])
    expect(() => recordReplay(engine, options, actions as never)).toThrow(
      expect.objectContaining({ code: 'invalid-replay' }),
    );
  const holes = Object.assign([], { length: 1 });
  expect(() => recordReplay(engine, options, holes)).toThrow(expect.objectContaining({ code: 'illegal-action' }));
});

test('without it no more actions are tried than the game has, however many there are', () => {
  const [first] = replay.actions;
  const flood = Array.from({ length: 100_000 }, () => first);
  let tried = 0;
  const counting: typeof engine = {
    ...engine,
    tryInPlace: (...args) => {
      tried++;
      return engine.tryInPlace(...args);
    },
  };
  const verdict = verifyReplay(counting, { ...replay, actions: [...replay.actions, ...flood] });
  expect(verdict).toMatchObject({ ok: false, ply: plies, code: 'actions-after-end' });
  expect(tried).toBe(plies);
  expect(plies).toBeLessThanOrEqual(engine.maxPlies(options.players));
});
