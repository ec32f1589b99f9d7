import { type Action, engine, playerCounts } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { asked, at, cardsIn, clauseOf, deal, drafted, eventsOf, handOf, idleMove, legal, mover, play } from './scene';

const opening = ['ii-market', 'ii-arena', 'ii-school', 'ii-baths'];

test('CR-3.13 TV-30 with first player seat 2, seats 1, 0 and 3 choose from 4, 3 and 2 cards, and seat 2 gets the last', () => {
  let state = deal({ players: 4, startPlayer: 2, decks: { II: opening } });
  const choices: [number, string[]][] = [];
  while (asked(state) === 'draft') {
    const cards = cardsIn(state, 'draft-card');
    choices.push([mover(state), cards]);
    state = play(state, `draft-card ${cards.at(-1)}`);
  }
  expect(choices).toEqual([
    [1, ['ii-market', 'ii-arena', 'ii-school', 'ii-baths']],
    [0, ['ii-market', 'ii-arena', 'ii-school']],
    [3, ['ii-market', 'ii-arena']],
  ]);
  expect([0, 1, 2, 3].map((seat) => handOf(state, seat))).toEqual([
    ['ii-school'],
    ['ii-baths'],
    ['ii-market'],
    ['ii-arena'],
  ]);
});

test('CR-4.8, CR-4.14 TV-30 with first player seat 2, emissaries are placed in the order 2, 3, 0, 1, then 3, 0, 1, 2', () => {
  let state = drafted(deal({ players: 4, startPlayer: 2 }));
  const placers: number[] = [];
  while (state.round < 3) {
    if (asked(state) === 'emissary') placers.push(mover(state));
    state = engine.apply(state, idleMove(state));
  }
  expect(placers).toEqual([2, 3, 0, 1, 3, 0, 1, 2]);
});

test.each(playerCounts)(
  'CR-3.13 %i players draft counter-clockwise from the right of the first player, from a packet of one card each',
  (players) => {
    for (let startPlayer = 0; startPlayer < players; startPlayer++) {
      let state = deal({ players, startPlayer });
      const order: number[] = [];
      for (let left = players; asked(state) === 'draft'; left--) {
        order.push(mover(state));
        expect(at(state, mover(state)).packet).toHaveLength(left);
        state = play(state, legal(state)[0] ?? '');
      }
      expect(order).toEqual(Array.from({ length: players - 1 }, (_, i) => (startPlayer + players - 1 - i) % players));
      for (const { secret, hand, opening } of state.players) {
        expect(hand).toEqual([]);
        expect(secret).toEqual([{ back: 'II', card: opening }]);
      }
    }
  },
);

test('CR-3.13 the packet is the top of deck II; other cards and other seats are refused', () => {
  const state = deal({ players: 3, decks: { II: opening } });
  expect(at(state, 2).packet).toEqual(['ii-market', 'ii-arena', 'ii-school']);
  expect(state.decks.II.at(-1)).toBe('ii-baths');
  expect(clauseOf(state, { type: 'draft-card', card: 'ii-baths' })).toBe('CR-3.13');
  expect(engine.explain(state, { type: 'draft-card', player: 0, card: 'ii-arena' })).toMatchObject({
    code: 'not-your-turn',
  });
});

test('CR-3.13 the last card goes to the first player without a decision, and the first offer follows', () => {
  const state = deal({ players: 2, decks: { II: opening } });
  expect(mover(state)).toBe(1);
  const types = eventsOf(state, 'draft-card ii-arena').map(({ type }) => type);
  expect(types.slice(0, 4)).toEqual(['card-drafted', 'packet-received', 'card-drafted', 'round-began']);
  const next = play(state, 'draft-card ii-arena');
  expect([handOf(next, 0), handOf(next, 1)]).toEqual([['ii-market'], ['ii-arena']]);
  expect(asked(next)).toBe('emissary');
});

test('CR-3.13, CR-10.1 passing the packet on reveals hidden information to the next player', () => {
  const state = deal({ players: 4, decks: { II: opening } });
  const [kept] = engine.legalActions(state);
  expect(engine.step(state, kept as Action).reveals).toBe(true);
});
