/** What cannot be located is spread as the deal would have it. Worlds are counted here, apart from how the game deals. */
import { combinations } from '@ludi-romani/core';
import { engine, type State, standardComponents, type View } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { expectSpread, orders, weigh } from './distribution';

function playedTo(until: (state: State) => boolean): State {
  let state = engine.initialState({ players: 2, seed: 'spread' });
  for (let ply = 0; !until(state); ply++) {
    const legal = engine.legalActions(state);
    const action = legal[(5 * ply) % legal.length];
    if (action === undefined) throw new Error('the game ended too early');
    state = engine.apply(state, action);
  }
  return state;
}

test('followers that cannot be located: every assignment to the deck and to the other hand', () => {
  const hiddenOf = ({ players: [, other] }: State) =>
    (other?.hand ?? []).filter((card) => !other?.shown.includes(card));
  const state = playedTo((each) => each.phase === 'forum' && hiddenOf(each).length > 0);
  const hand = hiddenOf(state);
  // a friend told the whole deck but the two cards on top, as if it had been discarded
  const top = state.decks.followers.slice(-2);
  const view = engine.view(state, 0);
  const told: View = {
    ...view,
    discards: [...view.discards, ...state.decks.followers.slice(0, -2)],
    decks: { ...view.decks, followers: 2 },
  };
  const world = (deck: readonly unknown[], held: readonly unknown[]) =>
    `${deck.join(' ')} | ${[...held].sort().join(' ')}`;
  const worlds = weigh(orders([...top, ...hand]), (order) => world(order.slice(0, 2), order.slice(2)));
  expect(worlds.size).toBeGreaterThan(2);
  expectSpread(
    (seed) => {
      const dealt = engine.determinize(told, seed);
      return world(dealt.decks.followers, hiddenOf(dealt));
    },
    worlds,
    worlds.size * 60,
  );
});

test('NR-5.36 who discarded one card in ascending order holds a higher one for each that must still go', () => {
  const { hand: limit } = standardComponents.limits;
  const state = playedTo((each) => each.phase === 'forum');
  const view = engine.view(state, 0);
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error('there are two players');
  // all that is in no deck and no hand of the other one is told; the highest but two of the rest was discarded last
  const deck = state.decks.followers;
  const unlocated = [...deck, ...(state.players[1]?.hand ?? [])].sort((a, b) => a - b).slice(-(limit + 4));
  const [last = 0, ...above] = unlocated.splice(-3);
  const low = unlocated;
  const pool = [...low, ...above];
  const told: View = {
    ...view,
    discards: [
      ...view.discards,
      ...[...deck, ...(state.players[1]?.hand ?? [])].filter((card) => !pool.includes(card)),
    ],
    decks: { ...view.decks, followers: pool.length - (limit + 1) },
    players: [own, { ...other, hand: Array(limit + 1).fill(null), shown: [] }],
    pending: [{ ask: 'hand-limit', player: 1, last }],
  };
  const worlds = weigh(combinations(pool, limit + 1), (hand) =>
    hand.some((card) => card > last) ? hand.join(' ') : null,
  );
  expect(worlds.size).toBeLessThan(combinations(pool, limit + 1).length);
  const deal = engine.determinizer(told);
  expectSpread((seed) => deal(seed).players[1]?.hand.join(' ') ?? '', worlds, worlds.size * 40);
});

test('NR-5.36 a hand that no cards agree with is dealt all the same, as far as it goes', () => {
  const view = engine.view(engine.initialState({ players: 2, seed: 'spread' }), 0);
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error('two play');
  const last = Math.max(...standardComponents.followers.map(({ id }) => id));
  const hand = Array(standardComponents.limits.hand + 1).fill(null);
  const asked: View = {
    ...view,
    decks: { ...view.decks, followers: view.decks.followers + other.hand.length - hand.length },
    players: [own, { ...other, hand, shown: [] }],
    pending: [{ ask: 'hand-limit', player: 1, last }],
  };
  expect(engine.determinize(asked, 'spread').players[1]?.hand).toHaveLength(hand.length);
});

test('decks of tiles: on top any tile that is not in sight', () => {
  const state = engine.initialState({ players: 2, seed: 'spread' });
  const view = engine.view(state, 0);
  // what lies in no deck is in the box, so on top of a deck may be any tile that is not in sight
  const { emperorTiles, chariotTiles, specialEstateTiles } = standardComponents;
  const inSight: readonly unknown[] = [...view.emperorTiles, view.nextChariot, view.preferredChariot, view.special];
  for (const [deck, tiles] of [
    ['emperor', emperorTiles],
    ['chariot', chariotTiles],
    ['special', specialEstateTiles],
  ] as const) {
    const removed: readonly unknown[] = deck === 'chariot' ? view.removed.chariots : [];
    const may = tiles.map(({ id }) => id).filter((id) => !inSight.includes(id) && !removed.includes(id));
    expect(may).toContain(state.decks[deck].at(-1));
    expectSpread(
      (seed) => String(engine.determinize(view, seed).decks[deck].at(-1)),
      weigh<unknown>(may, String),
      may.length * 60,
    );
  }
});

test('a view that hides more than there is, is refused', () => {
  const view = engine.view(engine.initialState({ players: 2, seed: 'spread' }), 0);
  // some of them lie in sight
  const { followers, buildingContracts } = standardComponents;
  for (const decks of [{ followers: followers.length }, { building: buildingContracts.length }])
    expect(() => engine.determinize({ ...view, decks: { ...view.decks, ...decks } }, 'spread')).toThrow(
      'the view hides more than there is',
    );
});
