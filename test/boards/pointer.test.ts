/** Pointing at a view by itself, wherever the game is kept. */
import { DONE, pointer } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/city-of-rome';
import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';

const board = boards(engine);
const start = engine.initialState({ players: 2, seed: 'pointer' });
const [seat = 0] = engine.activePlayers(start);
const view = engine.view(start, seat);

test('what leaves an action is handed out, and nothing is pointed at any more', () => {
  const points = pointer(engine, board, view);
  const [id = ''] = points.open;
  const next = points.point(id);
  expect('action' in next && engine.explain(view, next.action).legal).toBe(true);
  expect([points.pointed, points.look.selected]).toEqual([[], []]);
});

test('pointing on, taking back, and what can be pointed at belong together', () => {
  let state = start;
  let longest = 0;
  for (let ply = 0; ply < 120 && !engine.isTerminal(state); ply++) {
    const [now = 0] = engine.activePlayers(state);
    const points = pointer(engine, board, engine.view(state, now));
    const lit = points.open;
    for (let steps = 0; ; steps++) {
      const [id = ''] = points.open.filter((one) => one !== DONE);
      const next = points.point(points.open.includes(DONE) ? DONE : id);
      if ('action' in next) {
        state = engine.apply(state, next.action);
        break;
      }
      longest = Math.max(longest, points.pointed.length);
      expect(points.pointed.length).toBe(steps + 1);
    }
    while (points.back());
    expect([points.open, points.refusal]).toEqual([lit, null]);
  }
  expect(longest).toBeGreaterThan(0);
});

test('another view keeps what can still be meant; the same one changes nothing; a spectator points at nothing', () => {
  const points = pointer(engine, board, view);
  const { choices } = points;
  points.see(view);
  expect(points.choices).toBe(choices);
  points.see(engine.view(start, 'spectator'));
  expect([points.open, points.choices]).toEqual([[], []]);
  points.see(engine.view(start, seat));
  expect(points.open.length).toBe(engine.legalActions(start, seat).length);
});

test('why not: what the rules say, what somebody else says, and nothing where no rule speaks', () => {
  const points = pointer(engine, board, view);
  expect(points.point('no-such-thing')).toEqual({ refusal: null });
  const refusal = { legal: false, code: 'rule', clause: 'CR-5.1', message: 'no' } as const;
  points.refuse(refusal);
  expect([points.refusal, points.look.refusal]).toEqual([refusal, refusal]);
  points.back();
  expect(points.refusal).toBeNull();
});
