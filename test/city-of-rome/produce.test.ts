import { expect, test } from 'vitest';
import { at, build, clauseOf, clone, eventsOf, idle, laidOut, legal, play, question, tokensAt } from './scene';

test.each([
  // cogs, coins: coins after producing with the starting vegetable farm alone, or why not
  [1, 0, 'CR-5.29'],
  [1, 1, 1],
  [0, 2, 1],
  [0, 1, 'CR-5.29'],
  [2, 0, 1],
] as const)('CR-5.29 TV-5 production with %i cogs and %i coins: %s', (cogs, coins, expected) => {
  const state = laidOut({ bricks: 1, cogs, coins });
  const why = clauseOf(state, { type: 'produce' });
  expect(why === 'legal' ? at(play(state, 'produce')).coins : why).toBe(expected);
});

test('CR-5.29 production uses every production building once, one built in this turn too', () => {
  const city = { '2,0': 'vegetable-farm', '0,1': 'vegetable-farm', '1,1': 'sheep-farm' };
  const state = laidOut({ city, coins: 0, hand: ['iii-sheep-farm'] });
  expect(at(play(state, 'produce'))).toMatchObject({ coins: 3, influence: 1 });
  const built = build(state, 'iii-sheep-farm', '2,1');
  expect(at(play(built, 'produce'))).toMatchObject({ coins: 3, influence: 2 });
});

test.each([
  ['vegetable-farm', { coins: 1, influence: 0, tokens: 0 }],
  ['grain-farm', { coins: 0, influence: 0, tokens: 1 }],
  ['sheep-farm', { coins: 0, influence: 1, tokens: 0 }],
  ['vineyard', { coins: 1, influence: 0, tokens: 1 }],
] as const)('CR-5.30, CR-5.31, CR-5.32, CR-5.33 a %s gives %o', (farm, gain) => {
  const done = play(laidOut({ city: { '2,0': farm }, coins: 0 }), 'produce');
  // the starting vegetable farm gives its coin too
  const { coins, influence } = at(done);
  expect({ coins: coins - 1, influence, tokens: tokensAt(done, '2,0') }).toEqual(gain);
});

test('CR-5.30 the starting vegetable farm gives 1 coin', () => {
  expect(eventsOf(laidOut({ coins: 0 }), 'produce')).toEqual([
    { type: 'produced', player: 0, coinsPaid: 0 },
    { type: 'coins-gained', player: 0, amount: 1 },
  ]);
});

test.each(['grain-farm', 'vineyard'])(
  'CR-5.31, CR-5.33 a %s never holds more than one token, and keeps it from round to round',
  (farm) => {
    const full = laidOut({ city: { '2,0': farm }, tokens: { '2,0': 1 }, coins: 0 });
    const done = play(full, 'produce');
    expect(tokensAt(done, '2,0')).toBe(1);
    expect(at(done).coins).toBe(farm === 'vineyard' ? 2 : 1);
    expect(
      tokensAt(
        idle(done, ({ round }) => round === 4),
        '2,0',
      ),
    ).toBe(1);
  },
);

test('CR-5.34 production is offered though it would yield nothing, but not without a production building', () => {
  const city = { '0,0': 'aqueduct', '2,0': 'grain-farm' };
  expect(legal(laidOut({ city, tokens: { '2,0': 1 } }))).toEqual(['produce', 'end-turn']);
  const none = laidOut({ city: { '0,0': 'aqueduct' } });
  expect(legal(none)).toEqual(['end-turn']);
  expect(clauseOf(none, { type: 'produce' })).toBe('CR-5.34');
});

test('CR-5.29 the production of others does not work', () => {
  const state = clone(laidOut({ coins: 0 }));
  const before = state.players.slice(1).map(({ coins, influence }) => ({ coins, influence }));
  const done = play(state, 'produce');
  expect(done.players.slice(1).map(({ coins, influence }) => ({ coins, influence }))).toEqual(before);
  expect(question(done, 'turn').produced).toBe(true);
});
