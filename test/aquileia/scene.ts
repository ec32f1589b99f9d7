/**
 * Helpers for tests that set up a table, run frames of the rules on it with scripted chance, and answer questions. A scene is such a table.
 * Actions are lines of text, as `format` writes them.
 */

import {
  type Action,
  type CardId,
  type Currency,
  type Event,
  engine,
  type MutableState,
  type Question,
  type State,
  type Task,
} from '@ludi-romani/aquileia';
import { type ChanceOutcome, type ScriptedChance, type Seat, scriptedChance } from '@ludi-romani/core';
import { expect } from 'vitest';

/** The players of the rulebook's examples, clockwise. */
export const [STEFAN, LISA, CHICO, LIVIA] = [0, 1, 2, 3] as const;

const FACES: Readonly<Record<string, Currency>> = { B: 'bronze', S: 'silver', G: 'gold' };

/** Returns the scripted outcome of a roll of dice: `dice('BBG')` for two bronze faces and a gold one. */
export const dice = (faces: string): ChanceOutcome => ({ roll: [...faces].map((face) => FACES[face]) });

/** The parts of a table that differ from the state after setup. */
export interface Layout {
  readonly passing?: 'after-crest' | 'any-time';
  readonly round?: number;
  readonly startPlayer?: Seat;
  /** the seats of the crests, from position 1 */
  readonly track?: readonly Seat[];
  /** for each space, the seat whose henchman is on it */
  readonly spaces?: Readonly<Record<string, Seat>>;
  readonly sites?: Readonly<Record<string, Seat>>;
  /** by seat, the numbers of bronze, silver and gold coins */
  readonly coins?: Readonly<Record<Seat, readonly [number, number, number]>>;
  readonly hands?: Readonly<Record<Seat, Readonly<Record<CardId, number>>>>;
  /** coins under the henchmen in the harbour */
  readonly harbour?: readonly Currency[];
  readonly market?: readonly (CardId | null)[];
  readonly stadiumCard?: CardId | null;
  /** the owner of the blue dice, and the number of unused ones */
  readonly blueDice?: readonly [Seat, number];
  /** the cards of a deck, the top card first */
  readonly decks?: Partial<Readonly<Record<'slaves' | 'equi' | 'stadium' | 'theatre', readonly CardId[]>>>;
  readonly discards?: Readonly<Record<CardId, number>>;
  /** Makes any other change. */
  readonly set?: (state: MutableState) => void;
}

/** Returns the state of a table with this layout. `frames` are its pending frames, the one that runs first at the beginning. */
export function laidOut(
  players: 2 | 3 | 4 | 5,
  layout: Layout,
  frames: readonly (Question | Task)[],
  of = engine,
): MutableState {
  const state = of.clone(of.initialState({ players, seed: 'scene', passing: layout.passing ?? 'after-crest' }));
  state.round = layout.round ?? 1;
  state.startPlayer = layout.startPlayer ?? 0;
  state.track = [...(layout.track ?? state.players.map((_, seat) => seat))];
  for (const [space, seat] of Object.entries(layout.spaces ?? {})) {
    state.spaces[space] = seat;
    at(state, seat).henchmen--;
  }
  for (const [site, seat] of Object.entries(layout.sites ?? {})) {
    state.sites[site] = seat;
    at(state, seat).houses--;
  }
  for (const [seat, [bronze, silver, gold]] of Object.entries(layout.coins ?? {})) {
    const { coins } = at(state, Number(seat));
    for (const [currency, amount] of Object.entries({ bronze, silver, gold })) {
      const kind = currency as Currency;
      state.bank[kind] += coins[kind] - amount;
      coins[kind] = amount;
    }
  }
  for (const currency of layout.harbour ?? []) {
    state.harbour[currency]++;
    state.bank[currency]--;
  }
  for (const [seat, cards] of Object.entries(layout.hands ?? {})) Object.assign(at(state, Number(seat)).hand, cards);
  if (layout.market !== undefined) state.market = [...layout.market];
  if (layout.stadiumCard !== undefined) state.stadiumCard = layout.stadiumCard;
  if (layout.blueDice !== undefined) state.blueDice = { owner: layout.blueDice[0], left: layout.blueDice[1] };
  for (const [deck, cards] of Object.entries(layout.decks ?? {}))
    state.decks[deck as keyof MutableState['decks']] = [...cards].reverse();
  Object.assign(state.discards, layout.discards ?? {});
  layout.set?.(state);
  state.pending = [...frames].reverse();
  return state;
}

export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  /** the legal actions as lines */
  readonly lines: readonly string[];
  /** Applies actions, given as lines. */
  act(...lines: readonly string[]): Scene;
  /** True if the last action revealed hidden information. */
  readonly reveals: boolean;
  /** Returns the state. Fails if a frame or a scripted outcome is left. */
  end(): State;
}

export function scene(
  players: 2 | 3 | 4 | 5,
  layout: Layout,
  frames: readonly (Question | Task)[],
  chance: readonly ChanceOutcome[] = [],
  of = engine,
): Scene {
  const script: ScriptedChance = scriptedChance(chance);
  const { events, ...begun } = of.settle(laidOut(players, layout, frames, of), script);
  let { state, reveals } = begun;
  const carryOut = (action: Action) => {
    const done = of.step(state, action, script);
    state = done.state;
    reveals = done.reveals;
    events.push(...done.events);
  };
  const self: Scene = {
    get state() {
      return state;
    },
    get reveals() {
      return reveals;
    },
    events,
    get lines() {
      return of.legalActions(state).map(of.format);
    },
    act: (...lines) => {
      for (const line of lines) carryOut(of.parse(state, line));
      return self;
    },
    end: () => {
      script.assertUsedUp();
      expect(state.pending).toEqual([]);
      return state;
    },
  };
  return self;
}

/** Returns the area of a seat. */
export function at<S extends { readonly players: readonly unknown[] }>(
  state: S,
  seat: Seat,
): S['players'][number] & object {
  const player = state.players[seat];
  if (player === undefined || player === null) throw new Error(`no player has seat ${seat}`);
  return player;
}

/** Returns the bronze, silver and gold coins of a seat. */
export const purse = (state: State, seat: Seat): number[] => {
  const { bronze, silver, gold } = at(state, seat).coins;
  return [bronze, silver, gold];
};

export const bankOf = ({ bank: { bronze, silver, gold } }: State): number[] => [bronze, silver, gold];

/** Returns the number of cards of each kind in a hand. Leaves out kinds of which the hand has no card. */
export const handOf = (state: State, seat: Seat): Record<string, number> =>
  Object.fromEntries(Object.entries(at(state, seat).hand).filter(([, count]) => count > 0));

export const discarded = ({ discards }: State): Record<string, number> =>
  Object.fromEntries(Object.entries(discards).filter(([, count]) => count > 0));

/** Returns the clause that an action breaks in a state, or true if the action is legal. */
export const clauseOf = (state: State, action: Action, of = engine): string | boolean | null => {
  const answer = of.explain(state, action);
  return answer.legal ? true : answer.clause;
};
