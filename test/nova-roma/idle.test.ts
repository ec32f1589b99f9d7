/** Tests that actions that could change nothing are marked, so that clients can warn players, and bots can skip the actions (NR-9.4). */
import { chanceState, deepEqual, keyedChance } from '@ludi-romani/core';
import { type Action, engine, type NovaRoma, type State } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { settings } from '../conformance/nova-roma';
import { HADRIANUS, type Laying, OCCIUS, PATRICIA, PETRONIA, performing, played, SEPTIMUS } from './performing';
import { at } from './scene';

type Choice = ReturnType<typeof engine.choices>[number];
type Performing = Extract<Action, { type: 'begin-action' | 'petition-action' }>;

const isPerforming = (action: Action): action is Performing =>
  action.type === 'begin-action' || action.type === 'petition-action';
const performances = (state: State): (Choice & { action: Performing })[] =>
  engine
    .choices(state)
    .filter(
      (choice): choice is Choice & { action: Performing } => choice.judgement.legal && isPerforming(choice.action),
    );

/** Returns the part of a state that an action without effect does not change: its player, without the influence that a petition costs. */
const untouched = (state: State, { player, type }: Performing): object =>
  type === 'petition-action' ? { ...at(state, player), influence: null } : at(state, player);

const passes = new Set<Action['type']>(['skip', 'continue']);
/** Returns true if the action is over. */
const isOver = (state: State, { player, type }: Performing): boolean =>
  type === 'begin-action' ? state.running === null || state.running.player !== player : state.running?.sub == null;

/** Returns true if, after the action, players can only pass until the action is over, and nothing has changed. */
function doesNothing(before: State, action: Performing): boolean {
  let open = [engine.apply(before, action)];
  while (open.length > 0) {
    const next: State[] = [];
    for (const state of open) {
      if (isOver(state, action)) {
        // after the last action of a round, the cleanup changes the player, so only states of the same round are compared
        const isSameRound = state.round === before.round && state.phase === 'forum';
        if (isSameRound && !deepEqual(untouched(state, action), untouched(before, action))) return false;
        continue;
      }
      const legal = engine.legalActions(state);
      if (legal.some(({ type }) => !passes.has(type))) return false;
      next.push(...legal.map((each) => engine.apply(state, each)));
    }
    open = next;
  }
  return true;
}

/** Yields the actions that players can perform in random games, each with its state and its mark. */
function* tried(options: Omit<NovaRoma['options'], 'seed'>, games: number) {
  for (let game = 0; game < games; game++) {
    const chance = keyedChance(chanceState(`idle ${game}`));
    let state = engine.initialState({ ...options, seed: `idle ${game}` });
    while (!engine.isTerminal(state)) {
      for (const { action, isNoOp: idle } of performances(state)) yield { state, action, idle };
      state = engine.apply(state, chance.pick(engine.legalActions(state)));
    }
  }
}

test.each(settings.options)(
  'NR-9.4 %j: marked actions change nothing, and nearly all others change something',
  (options) => {
    let marked = 0;
    let missed = 0;
    let all = 0;
    for (const { state, action, idle } of tried(options, 12)) {
      all++;
      const nothing = doesNothing(state, action);
      if (idle) expect({ action, nothing }).toEqual({ action, nothing: true });
      if (idle) marked++;
      else if (nothing) missed++;
    }
    expect(all).toBeGreaterThan(100);
    if (options.withoutContract !== 'given-up') expect(marked).toBeGreaterThan(all / 50);
    expect(missed).toBeLessThanOrEqual(all / 100);
  },
);

/** Returns a setup in which seat 0 has these fields, and no follower is left to draw. */
const exhausted =
  (area: Partial<State['players'][number]>): Laying =>
  (own, state) => {
    Object.assign(own, area);
    state.decks.followers = [];
    state.displays.followers = [null, null, null, null];
  };

describe('marked actions', () => {
  /** Returns the marked petitions of seat 0, who has 3 influence and strength 1. */
  const marked = (laying: Laying): string[] => {
    const play = performing('petition', (own, state) => {
      own.influence = 3;
      own.artisans = 0;
      state.startMarkerClaimedBy = 1;
      state.displays.shipping = ['sc-21', 'sc-29', 'sc-16', null]; // 1 horse, 2 coins, 1 wine
      state.displays.building = ['bc-10', null, null, null]; // 1 stone and an artisan
      laying(own, state);
    });
    return performances(play.state).flatMap(({ action, isNoOp: idle }) =>
      idle && action.type === 'petition-action' ? [action.action] : [],
    );
  };
  const nothing = ['sail', 'build', 'produce'];

  test.each<[string, string[], Laying]>([
    ['no goods and no coins', nothing, () => {}],
    ['a shipping contract in reach', ['build', 'produce'], (own) => (own.coins = 2)],
    ['one out of reach', nothing, (own) => (own.goods.wine = 1)],
    ['a building contract, but no artisan', nothing, (own) => (own.goods.stone = 1)],
    [
      'an artisan to place or to pay',
      ['sail'],
      (own) => Object.assign(own, { artisans: 1, goods: { ...own.goods, stone: 1 } }),
    ],
    [
      'an artisan, but no space',
      nothing,
      (own) => Object.assign(own, { artisans: 1, placed: own.placed.map(() => true) }),
    ],
    ['wheat to hire', ['sail', 'build'], (own) => (own.goods.wheat = 1)],
    [
      'wheat, but no artisan to hire',
      nothing,
      (own, state) => Object.assign(state, { artisanSupply: own.goods.wheat++ * 0 }),
    ],
    [
      'every marker on the last space',
      ['sail', 'build', 'race', 'produce'],
      (_, { tracks }) => {
        for (const racers of Object.values(tracks)) for (const racer of racers) racer.space = 8;
      },
    ],
    [
      'a line without horses',
      ['sail', 'build', 'race', 'produce'],
      (_, { tracks }) => {
        for (const racers of Object.values(tracks)) for (const racer of racers) racer.space = 2;
      },
    ],
    ['a follower for petitions', [], (own) => own.row.push(played(OCCIUS))],
    ['one for another action', nothing, (own) => own.row.push(played(SEPTIMUS), played(PATRICIA), played(HADRIANUS))],
    ['no card anywhere', ['recruit', ...nothing], exhausted({ hand: [] })],
    ['cards only in the hand', ['build', 'produce'], exhausted({ hand: [1], coins: 2 })],
    ['too few coins for a card of the hand', ['recruit', ...nothing], exhausted({ hand: [1], coins: 1 })],
    ['coins, but no card in the hand', ['recruit', 'build', 'produce'], exhausted({ hand: [], coins: 2 })],
    ['a hand at its limit', ['recruit', ...nothing], exhausted({ hand: [1, 2, 3, 4, 5, 6] })],
    ['a hand above its limit', nothing, exhausted({ hand: [1, 2, 3, 4, 5, 6, 7] })],
    ['a follower for petitions that could change nothing more', nothing, (own) => own.row.push(played(PETRONIA))],
  ])('NR-9.4 NR-5.23 marks petitions: %s', (_, expected, laying) => {
    expect(marked(laying)).toEqual(expected);
  });

  test('NR-9.4 NR-4.13 followers and the coin of an action given up keep an action unmarked', () => {
    const begins = (row: number[], options: Partial<NovaRoma['options']> = {}) => {
      const play = performing(
        'sail',
        (own, state) => {
          own.row = row.map((follower) => played(follower));
          state.running = null;
          state.forumTiles = ['sail', 'build', 'race', 'petition', 'trade', 'upgrade', 'recruit', 'produce'];
          state.forum[0] = 0;
          state.turn = { player: 0, space: 0, lines: ['row', 'column'], claimed: false };
        },
        { frames: [{ ask: 'line', player: 0 }], options },
      );
      return performances(play.state).map(({ isNoOp: idle }) => idle);
    };
    expect(begins([])).toEqual([true, false]); // trade always gives a coin
    expect(begins([SEPTIMUS])).toEqual([false, false]);
    expect(begins([PATRICIA])).toEqual([true, false]);
    expect(begins([], { withoutContract: 'given-up' })).toEqual([false, false]);
  });
});
