import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  asked,
  at,
  build,
  clauseOf,
  clone,
  eventsOf,
  idle,
  laidOut,
  legal,
  play,
  question,
  type State,
  tokensAt,
} from './scene';

test.each([
  // cogs, coins, and the coins after a production with only the starting vegetable farm, or else the clause that forbids the production
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

test('CR-5.29 production uses every production building once, also one built in the same turn', () => {
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
  // the starting vegetable farm gives one coin
  const { coins, influence } = at(done);
  expect({ coins: coins - 1, influence, tokens: tokensAt(done, '2,0') }).toEqual(gain);
});

test('CR-5.30 the starting vegetable farm gives 1 coin', () => {
  expect(eventsOf(laidOut({ coins: 0 }), 'produce')).toEqual([
    { type: 'produced', player: 0, free: 2, coinsPaid: 0 },
    {
      ...{ type: 'coins-gained', player: 0, amount: 1 },
      source: { kind: 'production', card: 'start-purple-vegetable-farm', x: 0, y: 0 },
    },
  ]);
});

test.each(['grain-farm', 'vineyard'])(
  'CR-5.31, CR-5.33 a %s never holds more than one token, and keeps it in later rounds',
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

const selective = { selectiveProduction: true };

test('CR-5.34 production without yield is legal, production without a production building is not', () => {
  const city = { '0,0': 'aqueduct', '2,0': 'grain-farm' };
  expect(legal(laidOut({ city, tokens: { '2,0': 1 } }))).toEqual(['produce', 'end-turn']);
  // `choices` marks it as idle
  const idleNow = (state: State) =>
    engine.choices(state).flatMap(({ action, isNoOp: idle }) => (idle ? action.type : []));
  const full = { city, tokens: { '2,0': 1 }, options: selective };
  expect(idleNow(laidOut(full))).toEqual(['produce']);
  expect(idleNow(laidOut({ ...full, tokens: {} }))).toEqual([]);
  expect(idleNow(play(laidOut({ ...full, tokens: {} }), 'leave-out x:2 y:0'))).toEqual(['produce']);
  const none = laidOut({ city: { '0,0': 'aqueduct' } });
  expect(legal(none)).toEqual(['end-turn']);
  expect(clauseOf(none, { type: 'produce' })).toBe('CR-5.34');
});

const farms = { '2,0': 'grain-farm', '0,1': 'sheep-farm', '1,1': 'market', '2,1': 'vineyard' };

test('CR-5.18, CR-9.3 with selectiveProduction some production buildings may be left out, in any order', () => {
  const state = laidOut({ city: farms, coins: 0, options: selective });
  const lines = ['leave-out x:0 y:0', 'leave-out x:2 y:0', 'leave-out x:0 y:1', 'leave-out x:2 y:1'];
  expect(legal(state)).toEqual([...lines, 'produce', 'end-turn']);
  const left = play(state, 'leave-out x:2 y:1', 'leave-out x:0 y:1');
  expect(legal(left)).toEqual(['leave-out x:0 y:0', 'leave-out x:2 y:0', 'produce', 'end-turn']);
  expect(left).toEqual(play(state, 'leave-out x:0 y:1', 'leave-out x:2 y:1'));
  const done = play(left, 'produce');
  expect(at(done)).toMatchObject({ coins: 1, influence: 0 });
  expect([tokensAt(done, '2,0'), tokensAt(done, '2,1')]).toEqual([1, 0]);
  // if the player leaves out all buildings, production gives nothing
  expect(at(play(state, ...lines, 'produce'))).toMatchObject({ coins: 0, influence: 0 });
  expect(at(play(state, 'produce'))).toMatchObject({ coins: 2, influence: 1 });
});

test('CR-9.3 leaving out emits an event, lasts for one turn, and requires that production is legal', () => {
  const state = laidOut({ city: farms, coins: 0, options: selective, hand: ['ii-residence-2-1'], bricks: 1 });
  const card = at(state).city.find((id) => id?.includes('sheep'));
  expect(eventsOf(state, 'leave-out x:0 y:1')).toEqual([{ type: 'left-out', player: 0, card, x: 0, y: 1 }]);
  const left = play(state, 'leave-out x:0 y:1');
  expect(clauseOf(left, { type: 'leave-out', x: 0, y: 1 })).toBe('CR-9.3');
  // a build between two cards that are left out changes nothing
  const built = build(left, 'ii-residence-2-1', '3,0');
  expect(question(built, 'turn').idle).toEqual(question(left, 'turn').idle);
  expect(at(play(built, 'produce')).influence).toBe(0);
  const poor = laidOut({ city: farms, coins: 0, cogs: 1, options: selective });
  expect(clauseOf(poor, { type: 'leave-out', x: 0, y: 1 })).toBe('CR-5.29');
  const produced = play(state, 'produce');
  expect(clauseOf(produced, { type: 'leave-out', x: 0, y: 1 })).toBe('CR-4.10');
  const later = idle(play(left, 'end-turn'), (now) => asked(now) === 'turn');
  expect(question(later, 'turn').idle).toEqual([]);
});

test('CR-5.18 without selectiveProduction nothing can be left out', () => {
  const state = laidOut({ city: farms });
  expect(legal(state)).toEqual(['produce', 'end-turn']);
  expect(clauseOf(state, { type: 'leave-out', x: 0, y: 1 })).toBe('CR-5.18');
});

test('CR-5.29 buildings of other players do not produce', () => {
  const state = clone(laidOut({ coins: 0 }));
  const before = state.players.slice(1).map(({ coins, influence }) => ({ coins, influence }));
  const done = play(state, 'produce');
  expect(done.players.slice(1).map(({ coins, influence }) => ({ coins, influence }))).toEqual(before);
  expect(question(done, 'turn').produced).toBe(true);
});
