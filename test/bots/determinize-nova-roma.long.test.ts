/** Tests the distribution of deals. The tests count the possible worlds one by one, independently of the game's algorithm. */
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

test('hidden followers: every assignment to the deck and to the other hand', () => {
  const hiddenOf = ({ players: [, other] }: State) =>
    (other?.hand ?? []).filter((card) => !other?.shown.includes(card));
  const state = playedTo((each) => each.phase === 'forum' && hiddenOf(each).length > 0);
  const hand = hiddenOf(state);
  // the view shows the whole deck except the two cards on top, as if it had been discarded
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

test('NR-5.36 a player who discards in ascending order holds a higher card for each further discard', () => {
  const { hand: limit } = standardComponents.limits;
  const state = playedTo((each) => each.phase === 'forum');
  const view = engine.view(state, 0);
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error('the game has two players');
  // the view shows all cards except a few in the deck and in the other hand; the third highest of these hidden cards was discarded last
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

test('NR-5.36 deals a hand of the right size, even if no cards agree with the discard', () => {
  const view = engine.view(engine.initialState({ players: 2, seed: 'spread' }), 0);
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error('the game has two players');
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

test('decks of tiles: any hidden tile on top', () => {
  const state = engine.initialState({ players: 2, seed: 'spread' });
  const view = engine.view(state, 0);
  // a deck contains only some of the hidden tiles, and the others are in the box
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

test('refuses a view that hides more cards than exist', () => {
  const view = engine.view(engine.initialState({ players: 2, seed: 'spread' }), 0);
  // some of the cards are face up
  const { followers, buildingContracts } = standardComponents;
  for (const decks of [{ followers: followers.length }, { building: buildingContracts.length }])
    expect(() => engine.determinize({ ...view, decks: { ...view.decks, ...decks } }, 'spread')).toThrow(
      'the view hides more than there is',
    );
});
