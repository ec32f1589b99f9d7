import { expect, test } from 'vitest';
import {
  asked,
  at,
  build,
  cardsIn,
  clauseOf,
  deal,
  drafted,
  eventsOf,
  handOf,
  idle,
  laidOut,
  legal,
  mover,
  play,
  type State,
  tokensAt,
} from './scene';

test('CR-5.1 a turn begins with taking exactly one card of the offer', () => {
  const state = laidOut({ offer: ['i-vineyard', 'ii-market', 'iii-baths'], hand: ['ii-arena'] });
  expect(legal(state)).toEqual(['take-card i-vineyard', 'take-card ii-market', 'take-card iii-baths']);
  for (const move of [{ type: 'end-turn' }, { type: 'produce' }, { type: 'start-build', card: 'ii-arena' }] as const) {
    expect(clauseOf(state, move)).toBe('CR-5.1');
  }
  expect(clauseOf(state, { type: 'take-card', card: 'ii-arena' })).toBe('CR-5.1');
  const next = play(state, 'take-card ii-market');
  expect([next.offer, handOf(next)]).toEqual([
    ['i-vineyard', 'iii-baths'],
    ['ii-arena', 'ii-market'],
  ]);
  expect(clauseOf(next, { type: 'take-card', card: 'i-vineyard' })).toBe('CR-4.10');
  // the card may be built in the same turn
  expect(cardsIn(next, 'start-build')).toEqual(['ii-market', 'ii-arena']);
  expect(at(build(next, 'ii-market', '2,0')).hand).toEqual(['ii-arena']);
});

test('CR-5.2 a hand has no limit and is never discarded: a player who never builds holds 15 cards at the end', () => {
  const end = idle(deal({ players: 3 }), () => false);
  expect([0, 1, 2].map((seat) => handOf(end, seat).length)).toEqual([15, 15, 15]);
});

test('CR-4.10 a player may build once and produce once, in either order', () => {
  const state = laidOut({ hand: ['ii-residence-2-1', 'ii-residence-3-1'] });
  expect(legal(state)).toEqual(['start-build ii-residence-2-1', 'start-build ii-residence-3-1', 'produce', 'end-turn']);

  const built = build(state, 'ii-residence-2-1', '2,0');
  expect(legal(built)).toEqual(['produce', 'end-turn']);
  expect(clauseOf(built, { type: 'start-build', card: 'ii-residence-3-1' })).toBe('CR-4.10');

  const produced = play(state, 'produce');
  expect(legal(produced)).toEqual(['start-build ii-residence-2-1', 'start-build ii-residence-3-1', 'end-turn']);
  expect(clauseOf(produced, { type: 'produce' })).toBe('CR-4.10');
});

test('CR-4.10 the first action ends with all its effects before the second starts', () => {
  const city = { '2,0': 'grain-farm', '2,1': 'residence-3' };
  const start = laidOut({ city, tokens: { '2,0': 1 }, hand: ['ii-school'], bricks: 2 });
  const steps = [
    ['start-build ii-school', 'pay', 'CR-5.15'],
    ['pay-build none', 'place', 'CR-5.15'],
    ['place-building x:1 y:1', 'school-deck', 'CR-5.23'],
    ['choose-school-deck IV', 'keep', 'CR-5.23'],
  ] as const;
  let state: State = start;
  for (const [line, next, clause] of steps) {
    state = play(state, line);
    expect(asked(state)).toBe(next);
    expect(clauseOf(state, { type: 'produce' })).toBe(clause);
    expect(clauseOf(state, { type: 'end-turn' })).toBe(clause);
  }
  expect(legal(play(state, legal(state)[0] ?? ''))).toEqual(['produce', 'end-turn']);
});

test('CR-4.18 the turn ends automatically when both actions are used, and only then', () => {
  const state = laidOut({ hand: ['ii-residence-2-1'] });
  const both = eventsOf(play(state, 'produce', 'start-build ii-residence-2-1'), 'place-building x:2 y:0');
  expect(both.map(({ type }) => type)).toContain('turn-ended');
  const other = eventsOf(build(state, 'ii-residence-2-1', '2,0'), 'produce');
  expect(other.map(({ type }) => type)).toContain('turn-ended');
  // a player without legal actions still ends the turn by an action
  const poor = laidOut({ coins: 0, bricks: 1, cogs: 0, hand: ['ii-baths'] });
  expect(legal(poor)).toEqual(['end-turn']);
  expect(legal(laidOut({ produced: true }))).toEqual(['end-turn']);
});

test('CR-4.12 unused free points are lost at the end of the turn', () => {
  // in round 1, field 5 gives 3 bricks, which the player does not use; in round 2, field 1 of cbbcb gives none: the player buys the brick
  const dealt = drafted(deal({ players: 3, decks: { I: ['i-vineyard', 'i-luxury-residence-2'] } }));
  let state = play(dealt, 'place-emissary 5', 'place-emissary 1', 'place-emissary 2');
  state = idle(state, ({ round }) => round === 2);
  state = play(state, 'place-emissary 2', 'place-emissary 3', 'place-emissary 1', 'take-card i-luxury-residence-2');
  expect(mover(state)).toBe(0);
  const [, paid] = eventsOf(state, 'start-build i-luxury-residence-2');
  expect(paid).toMatchObject({ type: 'build-paid', coins: 2, tokens: [] });
});

test('CR-5.4 both actions are legal on a field with a brick and on a field with a cog', () => {
  const hand = ['ii-residence-2-1'];
  expect(legal(laidOut({ hand, strip: 'cbbcb', field: 1, coins: 2 }))).toEqual([
    'start-build ii-residence-2-1',
    'produce',
    'end-turn',
  ]);
  expect(legal(laidOut({ hand, strip: 'bcbcb', field: 1, coins: 2 }))).toEqual([
    'start-build ii-residence-2-1',
    'produce',
    'end-turn',
  ]);
});

test.each([
  // bricks, cogs and coins of the player, the building costs of 1, 2 and 3 that are legal, and true if production is legal
  [0, 1, 0, [], false],
  [0, 1, 1, [], true],
  [0, 1, 2, [1], true],
  [0, 1, 3, [1], true],
  [0, 1, 4, [1, 2], true],
  [0, 1, 6, [1, 2, 3], true],
  [1, 0, 0, [1], false],
  [1, 0, 1, [1], false],
  [1, 0, 2, [1, 2], true],
  [2, 0, 1, [1, 2], false],
  [2, 1, 2, [1, 2, 3], true],
  [3, 2, 0, [1, 2, 3], true],
] as const)(
  'CR-5.5 with %i bricks, %i cogs and %i coins: a brick costs 2 coins, a cog 1',
  (bricks, cogs, coins, costs, produces) => {
    const residences = ['ii-residence-2-1', 'ii-residence-3-1', 'ii-residence-4-1'];
    const state = laidOut({ bricks, cogs, coins, hand: residences });
    expect(cardsIn(state, 'start-build')).toEqual(costs.map((cost) => residences[cost - 1]));
    expect(legal(state).includes('produce')).toBe(produces);
  },
);

test('CR-5.5 TV-17 the coins of a market pay for a later production, but not for the market', () => {
  const three = { '2,0': 'residence-3', '0,1': 'residence-3', '2,1': 'residence-4' };
  const state = laidOut({ city: three, hand: ['ii-market'], bricks: 2, cogs: 0, coins: 3 });
  const paid = play(state, 'start-build ii-market');
  expect(at(paid).coins).toBe(1);
  const built = play(paid, 'place-building x:1 y:1');
  expect(at(built).coins).toBe(4);
  expect(legal(built)).toEqual(['produce', 'end-turn']);

  const poor = laidOut({ city: three, hand: ['ii-market'], bricks: 2, cogs: 0, coins: 1 });
  expect(legal(poor)).toEqual(['end-turn']);
  expect(clauseOf(poor, { type: 'start-build', card: 'ii-market' })).toBe('CR-5.15');
});

test('CR-5.6 free points are used first, and only missing points are bought', () => {
  const paidFor = (bricks: number, card: string) =>
    eventsOf(laidOut({ bricks, cogs: 2, coins: 9, hand: [card] }), `start-build ${card}`).find(
      ({ type }) => type === 'build-paid',
    );
  expect(paidFor(3, 'ii-residence-2-1')).toMatchObject({ coins: 0 });
  expect(paidFor(2, 'ii-residence-4-1')).toMatchObject({ coins: 2 });
  expect(paidFor(1, 'ii-residence-4-1')).toMatchObject({ coins: 4 });
  expect(paidFor(0, 'ii-residence-2-1')).toMatchObject({ coins: 2 });
  const [two, one, none] = [2, 1, 0].map((cogs) => eventsOf(laidOut({ bricks: 1, cogs, coins: 9 }), 'produce')[0]);
  expect([two, one, none]).toMatchObject([{ coinsPaid: 0 }, { coinsPaid: 1 }, { coinsPaid: 2 }]);
  // a brick token is not spent if no brick is missing
  const farm = laidOut({
    bricks: 3,
    coins: 0,
    city: { '2,0': 'grain-farm' },
    tokens: { '2,0': 1 },
    hand: ['ii-baths'],
  });
  expect(tokensAt(build(farm, 'ii-baths', '0,1'), '2,0')).toBe(1);
});
