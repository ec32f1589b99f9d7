import { expect, test } from 'vitest';
import { asked, at, build, cardsIn, clauseOf, eventsOf, fromTop, handOf, idle, laidOut, play, tokensAt } from './scene';

/** Three cards around the cell (1, 1), in addition to the starting residence above this cell. */
const around = { '0,1': 'residence-3', '2,1': 'residence-3', '1,2': 'residence-3' };

/** Returns the gains of seat 0 for building `card` on a cell with `neighbours` adjacent cards. */
function gains(card: string, neighbours: number) {
  const city = Object.fromEntries(Object.entries(around).slice(0, neighbours - 1));
  const state = build(laidOut({ city, hand: [card] }), card, '1,1');
  return { coins: at(state).coins - 5, influence: at(state).influence, tokens: tokensAt(state, '1,1') };
}

test.each([
  ['ii-market', 'coins', 0],
  ['i-forum-romanum', 'coins', 1],
  ['ii-arena', 'influence', 0],
  ['i-colosseum', 'influence', 1],
  ['ii-baths', 'tokens', 0],
  ['i-imperial-baths', 'tokens', 1],
] as const)('CR-5.20, CR-5.21, CR-5.22 %s gives %s, one for each adjacent card and %i more', (card, what, bonus) => {
  for (const neighbours of [1, 2, 3, 4]) {
    const nothing = { coins: 0, influence: 0, tokens: 0 };
    expect(gains(card, neighbours), `${neighbours}`).toEqual({ ...nothing, [what]: neighbours + bonus });
  }
});

test('CR-5.20 TV-18 a Forum Romanum next to 4 cards gives 5 coins', () => {
  expect(gains('i-forum-romanum', 4).coins).toBe(5);
});

test('CR-5.21 TV-18 a Colosseum next to 1 card gives 2 influence tokens', () => {
  expect(gains('i-colosseum', 1).influence).toBe(2);
});

test('CR-5.22 TV-18 imperial baths next to 4 cards get 5 point tokens, which stay', () => {
  expect(gains('i-imperial-baths', 4).tokens).toBe(5);
  const later = idle(
    build(laidOut({ city: around, hand: ['i-imperial-baths'] }), 'i-imperial-baths', '1,1'),
    ({ round }) => round === 3,
  );
  expect(tokensAt(later, '1,1')).toBe(5);
});

test('CR-5.20 every kind of adjacent card counts, also starting buildings, but no diagonal card', () => {
  const mixed = {
    '0,1': 'aqueduct',
    '2,1': 'temple-luna',
    '1,2': 'arena',
    '2,0': 'market',
    '0,2': 'baths',
    '2,2': 'school',
  };
  const state = build(laidOut({ city: mixed, hand: ['iii-market'] }), 'iii-market', '1,1');
  expect(at(state).coins).toBe(5 + 4);
});

test('CR-5.19 TV-18 a function is used once: later neighbours add no tokens to baths', () => {
  const city = { '0,1': 'residence-3', '2,1': 'residence-3', '1,1': 'baths' };
  const state = build(laidOut({ city, tokens: { '1,1': 3 }, hand: ['ii-market'] }), 'ii-market', '1,2');
  expect(tokensAt(state, '1,1')).toBe(3);
  const gainers = { '2,0': 'market', '0,1': 'arena', '2,1': 'school' };
  const later = build(laidOut({ city: gainers, hand: ['ii-residence-2-1'] }), 'ii-residence-2-1', '1,1');
  expect([at(later).coins, at(later).influence, handOf(later)]).toEqual([5, 0, []]);
  expect(asked(later)).toBe('turn');
});

// Schools.

const top = ['ii-temple-minerva', 'ii-grain-farm', 'ii-market', 'ii-baths', 'ii-arena'];
const threeAround = { '0,1': 'residence-3', '2,1': 'residence-3' };
const school = (given: Parameters<typeof laidOut>[0] = {}) =>
  build(laidOut({ city: threeAround, hand: ['ii-school'], decks: { II: top }, ...given }), 'ii-school', '1,1');

test.each([
  [2, []],
  [3, ['II', 'III']],
  [4, ['II', 'III', 'IV']],
] as const)(
  'CR-5.23 %i players: a school may choose among decks II to IV in the game, never deck I',
  (players, decks) => {
    const state = school({ players, city: { '0,1': 'residence-2' } });
    if (players === 2) expect(asked(state)).toBe('keep');
    else {
      expect(cardsIn(state, 'choose-school-deck')).toEqual(decks);
      expect(clauseOf(state, { type: 'choose-school-deck', deck: 'I' as 'II' })).toBe('CR-5.23');
      if (players === 3) expect(clauseOf(state, { type: 'choose-school-deck', deck: 'IV' })).toBe('CR-5.23');
    }
  },
);

test('CR-5.23 a school draws one card for each adjacent card from the top, keeps one and returns the others', () => {
  const drawn = play(school(), 'choose-school-deck II');
  expect(cardsIn(drawn, 'keep-card')).toEqual(['ii-grain-farm', 'ii-market', 'ii-temple-minerva']);
  expect(clauseOf(drawn, { type: 'keep-card', card: 'ii-baths' })).toBe('CR-5.23');
  const size = drawn.decks.II.length;
  const kept = play(drawn, 'keep-card ii-market');
  expect(handOf(kept)).toEqual(['ii-market']);
  expect(clauseOf(kept, { type: 'return-card', card: 'ii-market' })).toBe('CR-5.23');
  const done = play(kept, 'return-card ii-grain-farm');
  expect(done.decks.II).toHaveLength(size + 2);
  expect(done.decks.II.slice(0, 2)).toEqual(['ii-temple-minerva', 'ii-grain-farm']);
  expect(handOf(done)).toEqual(['ii-market']);
});

test('CR-5.23 a university draws one more and still keeps one', () => {
  const state = build(
    laidOut({ city: threeAround, hand: ['i-university'], decks: { II: top } }),
    'i-university',
    '1,1',
  );
  let drawn = play(state, 'choose-school-deck II');
  expect(cardsIn(drawn, 'keep-card')).toHaveLength(4);
  drawn = play(drawn, 'keep-card ii-temple-minerva');
  expect(cardsIn(drawn, 'return-card')).toHaveLength(3);
  expect(handOf(play(drawn, 'return-card ii-baths', 'return-card ii-market'))).toEqual(['ii-temple-minerva']);
});

test('CR-5.24 an empty deck cannot be chosen, and a single deck is chosen automatically', () => {
  const state = laidOut({ city: threeAround, hand: ['ii-school'], decks: { II: top } });
  state.decks.III = [];
  const choosing = build(state, 'ii-school', '1,1');
  expect(cardsIn(choosing, 'choose-school-deck')).toEqual(['II', 'IV']);
  expect(clauseOf(choosing, { type: 'choose-school-deck', deck: 'III' })).toBe('CR-5.24');
  state.decks.IV = [];
  expect(asked(build(state, 'ii-school', '1,1'))).toBe('keep');
});

test('CR-5.24 TV-34 from a deck of 4 cards a university next to 4 draws all 4; 1 is kept, 3 are returned', () => {
  const state = laidOut({ round: 14, city: around, hand: ['i-university'] });
  state.decks.III = ['iii-market', 'iii-arena', 'iii-baths', 'iii-temple-amor'];
  let drawn = play(build(state, 'i-university', '1,1'), 'choose-school-deck III');
  expect(cardsIn(drawn, 'keep-card')).toEqual(['iii-market', 'iii-arena', 'iii-baths', 'iii-temple-amor']);
  expect(drawn.decks.III).toEqual([]);
  drawn = play(drawn, 'keep-card iii-arena', 'return-card iii-baths', 'return-card iii-market');
  expect(drawn.decks.III).toHaveLength(3);
  expect(handOf(drawn)).toEqual(['iii-arena']);
});

test('CR-5.24 TV-19 cards return one by one to the very bottom: deck a b c d e f, b kept, c returned, then a', () => {
  const [a, b, c, d, e, f] = [
    'ii-temple-minerva',
    'ii-grain-farm',
    'ii-market',
    'ii-baths',
    'ii-arena',
    'ii-sheep-farm',
  ];
  const state = laidOut({ city: threeAround, hand: ['ii-school'] });
  state.decks.II = [a, b, c, d, e, f].reverse();
  const done = play(build(state, 'ii-school', '1,1'), 'choose-school-deck II', `keep-card ${b}`, `return-card ${c}`);
  expect(fromTop(done, 'II')).toEqual([d, e, f, c, a]);
  expect(asked(done)).toBe('turn');
});

test('CR-5.24 a single drawn card is kept without a decision', () => {
  const state = laidOut({ players: 2, hand: ['ii-school'], decks: { II: top } });
  const done = build(state, 'ii-school', '2,0');
  expect([asked(done), handOf(done), done.decks.II.at(-1)]).toEqual(['turn', ['ii-temple-minerva'], 'ii-grain-farm']);
});

test('CR-5.24 of two drawn cards one is kept, and the other is returned without a decision', () => {
  const state = laidOut({ players: 2, hand: ['ii-school'], city: { '0,1': 'residence-3' }, decks: { II: top } });
  const done = play(build(state, 'ii-school', '1,1'), 'keep-card ii-grain-farm');
  expect([asked(done), done.decks.II[0]]).toEqual(['turn', 'ii-temple-minerva']);
});

test('CR-5.24 only the player receives the cards that are drawn, kept and returned', () => {
  const events = eventsOf(school(), 'choose-school-deck II', 'keep-card ii-market', 'return-card ii-grain-farm');
  const secrets = events.flatMap((event) => ('secret' in event ? [event.secret.to] : []));
  expect(secrets).toEqual([[0], [0], [0], [0]]);
  const open = JSON.stringify(events.map((event) => ({ ...event, secret: null })));
  for (const card of ['ii-temple-minerva', 'ii-market', 'ii-grain-farm']) expect(open).not.toContain(card);
});
