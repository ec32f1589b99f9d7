/** Tests of states in the stores of app libraries: a store returns a state unchanged, and the game continues from it. */

import { deepEqual, digest } from '@ludi-romani/core';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, freeze, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import { games } from '../contract/games';
import { type AnyEngine, type AnyState, at } from './playing';

interface Stored {
  readonly game: AnyState;
}

/** A store for one state. */
interface Store {
  get(): AnyState;
  set(game: AnyState): void;
}

const stores: Readonly<Record<string, (game: AnyState) => Store>> = {
  immer: (game) => {
    let stored: Stored = { game };
    return {
      get: () => stored.game,
      set: (next) => {
        stored = produce(stored, (draft) => {
          draft.game = castDraft(next);
        });
      },
    };
  },
  'Redux Toolkit': (game) => {
    const { actions, reducer } = createSlice({
      name: 'table',
      initialState: { game } satisfies Stored as Stored,
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
    const store = createStore(immer<Stored>(() => ({ game })));
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

/** Returns a legal action, chosen by the ply. */
const some = (engine: AnyEngine, state: AnyState, ply: number) => at(engine.legalActions(state), ply * ply);

describe.each(games)('%s', (_, { engine }) => {
  test.each(Object.entries(stores))('%s holds every state of a whole game', (_, open) => {
    let plain = beginning(engine);
    const store = open(beginning(engine));
    let ply = 0;
    for (let action = some(engine, plain, ply); action !== undefined; action = some(engine, plain, ++ply)) {
      plain = engine.apply(plain, action);
      const given = engine.apply(store.get(), action);
      store.set(given);
      expect(store.get()).toBe(given);
      if (!isFrozen(given) || !deepEqual(given, plain)) expect.fail(`the state after ply ${ply} differs`);
    }
    expect(engine.isTerminal(store.get())).toBe(true);
    expect(digest(store.get())).toBe(digest(plain));
  });

  test('a game continues if an app freezes its views or writes to a draft of a state', () => {
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
