/**
 * Tests of the view cache: views of an immutable state are cached, views of a mutable state are not, and consecutive views share unchanged
 * objects.
 */
import { engine } from '@ludi-romani/city-of-rome';
import { type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { deepFreeze } from '../../packages/core/src/json/copy';
import type { AnyState } from '../../packages/core/src/kernel/frames';
import { openSimultaneous } from '../../packages/core/src/kernel/frames';

const first = () => engine.initialState({ players: 2, seed: 'views' });
const step = (state: ReturnType<typeof first>) => {
  const [action] = engine.legalActions(state);
  if (action === undefined) throw new Error('the game is over');
  return engine.apply(state, action);
};

test('caches one view per viewer of a state that apply returned', () => {
  const state = first();
  engine.view(state, 0);
  const next = step(state);
  const view = engine.view(next, 0);
  expect(engine.view(next, 0)).toBe(view);
  expect(engine.view(next, 1)).not.toEqual(view);
  expect(view).toEqual(engine.view(JSON.parse(JSON.stringify(next)), 0));
});

test('shares unchanged parts with an earlier view, also if no view was made in between', () => {
  const state = first();
  const before = engine.view(state, 1);
  const after = engine.view(step(step(step(state))), 1);
  expect(after).not.toBe(before);
  // the view builds these parts itself, and shares those that are equal
  const alike = (['I', 'II', 'III', 'IV'] as const).filter(
    (deck) => JSON.stringify(after.decks[deck]) === JSON.stringify(before.decks[deck]),
  );
  expect(alike.length).toBeGreaterThan(1);
  for (const deck of alike) expect(after.decks[deck]).toBe(before.decks[deck]);
  expect(after.options).toBe(before.options);
});

test('makes a new view after the engine writes to a state', () => {
  for (const play of [
    (state: ReturnType<typeof engine.clone>) => {
      const [action] = engine.legalActions(state);
      if (action !== undefined) engine.applyInPlace(state, action);
    },
    (state: ReturnType<typeof engine.clone>) => engine.tryInPlace(state, engine.legalActions(state)[0]),
    (state: ReturnType<typeof engine.clone>) => {
      engine.playRandomly(state, 5, keyedChance({ key: '0'.repeat(64), counter: 0 }));
    },
  ]) {
    const start = first();
    engine.view(start, 0);
    const state = step(start) as ReturnType<typeof engine.clone>; // only a cast makes this state mutable
    engine.view(state, 0);
    play(state);
    expect(engine.view(state, 0)).toEqual(engine.view(JSON.parse(JSON.stringify(state)), 0));
  }
});

test('makes a new view after the caller writes to a clone', () => {
  const state = engine.clone(first());
  engine.view(state, 0);
  state.round = 3;
  expect(engine.view(state, 0).round).toBe(3);
  const [area] = state.players;
  if (area === undefined) throw new Error('no player');
  area.coins = 99;
  expect(engine.view(state, 0).players[0]?.coins).toBe(99);
});

test.each<[string, Engine<GameTypes>, object]>([
  ['Forum Trajanum', forumTrajanum as unknown as Engine<GameTypes>, {}],
  // the follower draft has several simultaneous phases, one after the other
  ['the follower draft of Nova Roma', novaRoma as unknown as Engine<GameTypes>, { followerDraft: true }],
])(
  'a simultaneous frame that opens holds the areas as the same objects, and writes to none: %s',
  (_, engine, options) => {
    let state = engine.initialState({ players: 3, seed: 'views', ...options });
    const opened = new Set<readonly object[]>();
    for (let ply = 0; ply < 150; ply++) {
      const [action] = engine.legalActions(state);
      if (action === undefined) break;
      const next = engine.apply(deepFreeze(state), action);
      const [before, after] = [state, next].map((each) => openSimultaneous(each as AnyState)?.before);
      if (after !== undefined && after !== before) {
        opened.add(after);
        for (const [seat, area] of after.entries()) expect(area).toBe(next.players[seat]);
      }
      state = next;
    }
    expect(opened.size).toBeGreaterThan(1);
  },
);

test('an area is the same object in all views that show it equally', () => {
  const state = first();
  engine.view(state, 1);
  const next = step(state);
  const [own, other, spectator] = ([0, 1, 'spectator'] as const).map((viewer) => engine.view(next, viewer).players[0]);
  expect(spectator).toBe(other);
  expect(own).not.toEqual(other);
});
