/** The limits of a referee; the faults of replays are tried with every game, in test/hostile. */
import { recordReplay, verifyReplay } from '@ludi-romani/core';
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

const replay = recordReplay(engine, options, play());
const plies = replay.actions.length;
const tooMany = (count: number, most: number) => ({
  ok: false,
  ply: null,
  code: 'too-many-plies',
  message: `${count} actions, and at most ${most} are tried`,
  legal: [],
});

test('maxPlies: a replay of just that length is judged, a longer one is not tried', () => {
  expect(verifyReplay(engine, replay, { maxPlies: plies })).toMatchObject({ ok: true, plies });
  expect(verifyReplay(engine, replay, { maxPlies: plies - 1 })).toEqual(tooMany(plies, plies - 1));
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
