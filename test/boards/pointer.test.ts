/** Tests of `pointer`, which handles pointing at a single view. */
import { DONE, pointer } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/city-of-rome';
import { engine } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes, Refusal } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';

const board = boards(engine);
const start = engine.initialState({ players: 2, seed: 'pointer' });
const [seat = 0] = engine.activePlayers(start);
const view = engine.view(start, seat);

test('returns the action when only one is left, and clears the pointing', () => {
  const points = pointer(engine, board, view);
  const [id = ''] = points.open;
  const next = points.point(id);
  expect('action' in next && engine.explain(view, next.action).legal).toBe(true);
  expect([points.pointed, points.look.selected]).toEqual([[], []]);
});

test('each step adds one thing, and going back restores the open things', () => {
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

test('computes the choices again only for another view, and a spectator has none', () => {
  const points = pointer(engine, board, view);
  const { choices } = points;
  points.see(view);
  expect(points.choices).toBe(choices);
  points.see(engine.view(start, 'spectator'));
  expect([points.open, points.choices]).toEqual([[], []]);
  points.see(engine.view(start, seat));
  expect(points.open.length).toBe(engine.legalActions(start, seat).length);
});

test('stores a refusal that the caller sets, until back', () => {
  const points = pointer(engine, board, view);
  expect(points.point('no-such-thing')).toEqual({ refusal: null });
  const refusal = { legal: false, code: 'rule', clause: 'CR-5.1', message: 'no' } as const;
  points.refuse(refusal);
  expect([points.refusal, points.look.refusal]).toEqual([refusal, refusal]);
  points.back();
  expect(points.refusal).toBeNull();
});

describe('with fake choices', () => {
  type View = GameTypes['view'];
  const no: Refusal = { legal: false, code: 'rule', clause: 'X-1.1', message: 'no' };
  /** Returns a view that offers these actions, each by its targets. An exclamation mark makes it illegal. */
  const offering = (...offered: string[]) => ({ viewer: 0, offered }) as unknown as View;
  const rules = {
    menu: () => ({ actions: [], ranges: [] }),
    choices: (seen: View) =>
      (seen as unknown as { offered: string[] }).offered.map((ids) => ({
        action: { type: ids.replace('!', ''), player: 0 },
        judgement: ids.startsWith('!') ? no : { legal: true },
        idle: false,
      })),
  } as unknown as Engine<GameTypes>;
  const drawn = { targets: (_: unknown, { type = '' }: { type?: string }) => type.split(' ') };
  const seeing = (...offered: string[]) => pointer(rules, drawn, offering(...offered));
  const ROADS = ['road east', 'road west', 'gate', 'gate tower', '!wall'];

  test('lists the open things, `done` last', () => {
    const points = seeing(...ROADS);
    expect(points.open).toEqual(['road', 'east', 'west', 'gate', 'tower']);
    expect(points.look).toEqual({ selected: [], highlight: points.open, done: false, refusal: null });
    points.point('gate');
    expect([points.pointed, points.open]).toEqual([['gate'], ['tower', DONE]]);
    expect(points.look).toEqual({ selected: ['gate'], highlight: ['tower'], done: true, refusal: null });
  });

  test('returns its view', () => {
    const points = seeing(...ROADS);
    expect(points.view).toEqual(offering(...ROADS));
    const next = offering('gate');
    points.see(next);
    expect(points.view).toBe(next);
    expect(points.choices.map(({ action }) => action.type)).toEqual(['gate']);
  });

  test('keeps the pointing for another view only if it is still possible and not a complete action', () => {
    const against = (...offered: string[]) => {
      const points = seeing(...ROADS);
      points.point('road');
      points.see(offering(...offered));
      return points.pointed;
    };
    expect(against('road east', 'road west')).toEqual(['road']);
    expect(against('road east', 'gate')).toEqual([]);
    expect(against('gate', 'gate tower')).toEqual([]);
    expect(against()).toEqual([]);
  });

  test('another view clears the refusal, the same view does not', () => {
    const points = seeing(...ROADS);
    points.point('wall');
    points.see(points.view);
    expect(points.refusal).toEqual(no);
    points.see(offering(...ROADS));
    expect(points.refusal).toBeNull();
  });

  test('a spectator has no choices', () => {
    const points = pointer(rules, drawn, { ...offering(...ROADS), viewer: 'spectator' });
    expect([points.choices, points.open, points.pointed]).toEqual([[], [], []]);
  });

  test('a refusal does not change the pointing, and the next pointing clears it', () => {
    const points = seeing(...ROADS);
    points.point('road');
    expect(points.point('wall')).toEqual({ refusal: no });
    expect([points.pointed, points.refusal]).toEqual([['road'], no]);
    expect(points.point('east')).toEqual({ action: { type: 'road east', player: 0 } });
    expect([points.pointed, points.refusal]).toEqual([[], null]);
  });

  test('back removes the last thing, and returns false if there is none', () => {
    const points = seeing('a b c', 'a b d', 'a e');
    points.point('a');
    points.point('b');
    expect([points.back(), points.pointed]).toEqual([true, ['a']]);
    expect([points.back(), points.pointed]).toEqual([true, []]);
    expect([points.back(), points.pointed]).toEqual([false, []]);
  });

  test('a refusal that the caller sets clears the pointing', () => {
    const points = seeing(...ROADS);
    points.point('road');
    points.refuse(no);
    expect([points.pointed, points.refusal]).toEqual([[], no]);
    expect(points.open).toEqual(['road', 'east', 'west', 'gate', 'tower']);
  });
});
