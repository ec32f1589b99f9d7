/** Positions in the stores that apps keep them in: they come out as they went in, and the game goes on with them. */

import { deepEqual, digest } from '@ludi-romani/core';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, freeze, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import { games } from '../contract/games';
import { type AnyEngine, type AnyState, at } from './playing';

interface Kept {
  readonly game: AnyState;
}

/** A place to keep a position. */
interface Store {
  get(): AnyState;
  set(game: AnyState): void;
}

const stores: Readonly<Record<string, (game: AnyState) => Store>> = {
  immer: (game) => {
    let kept: Kept = { game };
    return {
      get: () => kept.game,
      set: (next) => {
        kept = produce(kept, (draft) => {
          draft.game = castDraft(next);
        });
      },
    };
  },
  'Redux Toolkit': (game) => {
    const { actions, reducer } = createSlice({
      name: 'table',
      initialState: { game } satisfies Kept as Kept,
      reducers: {
        played: (draft, { payload }: PayloadAction<AnyState>) => {
          draft.game = castDraft(payload);
        },
      },
    });
    const store = configureStore({ reducer });
    return { get: () => store.getState().game, set: (next) => store.dispatch(actions.played(next)) };
  },
  'zustand with immer': (game) => {
    const store = createStore(immer<Kept>(() => ({ game })));
    return {
      get: () => store.getState().game,
      set: (next) =>
        store.setState((draft) => {
          draft.game = castDraft(next);
        }),
    };
  },
};

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

const beginning = (engine: AnyEngine): AnyState =>
  engine.initialState({ players: Math.max(...engine.playerCounts), seed: 'stores' });

/** Any action, another one at each ply. */
const some = (engine: AnyEngine, state: AnyState, ply: number) => at(engine.legalActions(state), ply * ply);

describe.each(games)('%s', (_, { engine }) => {
  test.each(Object.entries(stores))('a whole game in %s', (_, open) => {
    let plain = beginning(engine);
    const store = open(beginning(engine));
    let ply = 0;
    for (let action = some(engine, plain, ply); action !== undefined; action = some(engine, plain, ++ply)) {
      plain = engine.apply(plain, action);
      const given = engine.apply(store.get(), action);
      store.set(given);
      expect(store.get()).toBe(given);
      if (!isFrozen(given) || !deepEqual(given, plain)) expect.fail(`ply ${ply} comes out otherwise`);
    }
    expect(engine.isTerminal(store.get())).toBe(true);
    expect(digest(store.get())).toBe(digest(plain));
  });

  test('an app that freezes its views, or writes to a draft of a position, stops no game', () => {
    let state = beginning(engine);
    let plain = beginning(engine);
    let ply = 0;
    for (let action = some(engine, plain, ply); action !== undefined; action = some(engine, plain, ++ply)) {
      const view = freeze(engine.view(state, action.player), true);
      expect(engine.legalActions(view, action.player)).toContainEqual(action);
      if (ply % 10 === 0) expect(engine.view(engine.determinize(view, 'any'), action.player)).toEqual(view);
      const written = produce(state, (draft) => {
        draft.players.push(...draft.players.splice(0));
      });
      expect(written).toEqual(state);
      state = engine.apply(written, action);
      plain = engine.apply(plain, action);
    }
    expect(engine.isTerminal(state)).toBe(true);
    expect(digest(state)).toBe(digest(plain));
  });
});
