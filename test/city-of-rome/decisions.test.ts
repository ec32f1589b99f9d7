import { engine, playerCounts } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  type Action,
  asked,
  at,
  build,
  cardsIn,
  deal,
  handOf,
  laidOut,
  legal,
  legalCells,
  manyGames,
  play,
  printed,
  question,
  type State,
} from './scene';

// CR-9.1: the legal actions name only one of several identical cards.

test('CR-9.1 TV-35 start-build lists the open one of two copies, and the hidden one after the open one is built', () => {
  const hand = ['ii-residence-2-4', 'iii-residence-2-1'];
  const state = laidOut({ hand, secret: ['ii-residence-2-3'] });
  expect(cardsIn(state, 'start-build')).toEqual(['ii-residence-2-4', 'iii-residence-2-1']);
  // an action that names the hidden copy builds the open one
  const hidden = { type: 'start-build', player: 0, card: 'ii-residence-2-3' } as const;
  expect(engine.explain(state, hidden)).toEqual({ legal: true });
  expect(engine.step(state, hidden)).toEqual(engine.step(state, { ...hidden, card: 'ii-residence-2-4' }));
  // in a later turn, after the open copy was built, the hidden copy is listed
  const later = laidOut({
    city: { '2,0': 'ii-residence-2-4' },
    hand: ['iii-residence-2-1'],
    secret: ['ii-residence-2-3'],
  });
  expect(cardsIn(later, 'start-build')).toEqual(['ii-residence-2-3', 'iii-residence-2-1']);
});

test('CR-9.1 start-build lists the smallest id, of open copies and of hidden copies', () => {
  expect(cardsIn(laidOut({ hand: ['ii-residence-2-5', 'ii-residence-2-2'] }), 'start-build')).toEqual([
    'ii-residence-2-2',
  ]);
  expect(cardsIn(laidOut({ secret: ['ii-residence-2-5', 'ii-residence-2-2'] }), 'start-build')).toEqual([
    'ii-residence-2-2',
  ]);
  const mixed = laidOut({ hand: ['ii-residence-2-5', 'ii-residence-2-4'], secret: ['ii-residence-2-2'] });
  expect(cardsIn(mixed, 'start-build')).toEqual(['ii-residence-2-4']);
  // a luxury residence of the same value is another type
  const luxury = laidOut({ hand: ['ii-residence-2-5'], secret: ['i-luxury-residence-2'] });
  expect(cardsIn(luxury, 'start-build')).toEqual(['i-luxury-residence-2', 'ii-residence-2-5']);
});

test('CR-9.1 TV-35 take-card lists ii-residence-2-2, but not its copy ii-residence-2-5', () => {
  const state = laidOut({ players: 2, offer: ['ii-residence-2-5', 'i-vineyard', 'ii-residence-2-2'] });
  expect(cardsIn(state, 'take-card')).toEqual(['i-vineyard', 'ii-residence-2-2']);
  const copy = { type: 'take-card', player: 0, card: 'ii-residence-2-5' } as const;
  expect(engine.explain(state, copy)).toEqual({ legal: true });
  expect(at(engine.apply(state, copy)).hand).toEqual(['ii-residence-2-2']);
});

test('CR-9.1 draft-card lists copies once', () => {
  const packet = ['ii-aqueduct-3', 'ii-market', 'ii-aqueduct-1', 'ii-aqueduct-4'];
  expect(cardsIn(deal({ players: 4, decks: { II: packet } }), 'draft-card')).toEqual(['ii-market', 'ii-aqueduct-1']);
});

const schoolDraws = (...top: string[]) =>
  build(
    laidOut({
      players: 2,
      city: { '0,1': 'residence-3', '2,1': 'residence-3' },
      hand: ['i-university'],
      decks: { II: top },
    }),
    'i-university',
    '1,1',
  );

test('CR-9.1 keep-card and return-card list copies once', () => {
  const drawn = schoolDraws('ii-aqueduct-2', 'ii-aqueduct-1', 'ii-market', 'ii-aqueduct-4');
  expect(cardsIn(drawn, 'keep-card')).toEqual(['ii-market', 'ii-aqueduct-1']);
  const kept = play(drawn, 'keep-card ii-market');
  expect(cardsIn(kept, 'return-card')).toEqual(['ii-aqueduct-1']);
  expect(question(kept, 'return').count).toBe(3);
});

test('CR-9.2 TV-35 the player is asked to return one of two identical cards, with one legal action', () => {
  const city = { '0,1': 'residence-3', '2,1': 'residence-3' };
  const state = laidOut({
    players: 2,
    city,
    hand: ['ii-school'],
    decks: { II: ['ii-aqueduct-1', 'ii-aqueduct-2', 'ii-market'] },
  });
  const kept = play(build(state, 'ii-school', '1,1'), 'keep-card ii-market');
  expect(legal(kept)).toEqual(['return-card ii-aqueduct-1']);
  expect(kept.pending.at(-1)).toMatchObject({ ask: 'return', count: 2 });
});

test('CR-9.2 the player is asked even if all cards of a packet or draw are identical, with one legal action', () => {
  expect(legal(deal({ players: 2, decks: { II: ['ii-aqueduct-1', 'ii-aqueduct-2'] } }))).toEqual([
    'draft-card ii-aqueduct-1',
  ]);
  const drawn = schoolDraws('ii-aqueduct-1', 'ii-aqueduct-2', 'ii-aqueduct-3', 'ii-aqueduct-4');
  expect(legal(drawn)).toEqual(['keep-card ii-aqueduct-1']);
  expect(legal(play(drawn, 'keep-card ii-aqueduct-1'))).toEqual(['return-card ii-aqueduct-2']);
});

test('CR-9.1 draft-card, keep-card and return-card accept a copy and carry out the listed action', () => {
  const [one, two] = ['ii-aqueduct-1', 'ii-aqueduct-2'];
  const same = (state: State, type: 'draft-card' | 'keep-card' | 'return-card', player: number) => {
    expect(cardsIn(state, type)).toEqual([one]);
    expect(engine.apply(state, { type, player, card: two })).toEqual(engine.apply(state, { type, player, card: one }));
  };
  same(deal({ players: 2, decks: { II: [two, one] } }), 'draft-card', 1);
  same(schoolDraws(two, one, 'ii-aqueduct-3', 'ii-aqueduct-4'), 'keep-card', 0);
  same(play(schoolDraws(two, 'ii-market', one, 'ii-aqueduct-4'), 'keep-card ii-market'), 'return-card', 0);
});

test('CR-5.10, CR-9.1 a payment accepts its cells in any order and carries out the listed payment', () => {
  const city = { '2,0': 'grain-farm', '0,1': 'vineyard', '1,1': 'grain-farm' };
  const tokens = { '2,0': 1, '0,1': 1, '1,1': 1 };
  const state = play(
    laidOut({ city, tokens, bricks: 0, cogs: 1, coins: 6, hand: ['ii-baths'] }),
    'start-build ii-baths',
  );
  const cells = [
    { x: 1, y: 1 },
    { x: 2, y: 0 },
  ];
  const listed = engine.parse(state, '0 pay-build (2,0)+(1,1)');
  expect(engine.step(state, { type: 'pay-build', player: 0, tokens: cells })).toEqual(engine.step(state, listed));
});

// The table of decision points.

const turnActions: Action['type'][] = ['start-build', 'produce', 'end-turn'];
const answeredBy: Readonly<Record<string, readonly Action['type'][]>> = {
  draft: ['draft-card'],
  emissary: ['place-emissary'],
  take: ['take-card'],
  turn: turnActions,
  pay: ['pay-build'],
  place: ['place-building'],
  'school-deck': ['choose-school-deck'],
  keep: ['keep-card'],
  return: ['return-card'],
};
const mostOptions: Readonly<Record<string, number>> = {
  draft: 4,
  emissary: 5,
  take: 4,
  turn: 17,
  pay: 15,
  place: 21,
  'school-deck': 3,
  keep: 5,
  return: 4,
};

test.each(playerCounts)(
  'section 9, %i players: one player is active, has at most the options of the table, and may always end the turn',
  (players) => {
    const seen = new Set<string>();
    manyGames(players, 24, (state, next) => {
      if (next === null) return;
      const ask = asked(state);
      const actions = engine.legalActions(state);
      seen.add(ask);
      expect(engine.activePlayers(state)).toEqual([next.player]);
      expect(actions.every(({ type }) => answeredBy[ask]?.includes(type))).toBe(true);
      expect(actions.length).toBeLessThanOrEqual(mostOptions[ask] ?? 0);
      if (ask === 'turn') expect(actions.at(-1)?.type).toBe('end-turn');
      // the engine does not ask for a payment or a deck if only one is possible
      if (ask === 'pay' || ask === 'school-deck') expect(actions.length).toBeGreaterThan(1);
    });
    const all = Object.keys(answeredBy).filter((ask) => players > 2 || ask !== 'school-deck');
    expect([...seen].sort()).toEqual(all.sort());
  },
);

test('section 9, D5: with four tokens, need 3 and enough coins there are 15 payments, by size, then row by row', () => {
  const city = { '2,0': 'ii-grain-farm', '0,1': 'iii-grain-farm', '1,1': 'iv-grain-farm', '-1,0': 'vineyard' };
  const tokens = { '2,0': 1, '0,1': 1, '1,1': 1, '-1,0': 1 };
  const state = laidOut({ city, tokens, bricks: 0, cogs: 1, coins: 6, hand: ['ii-baths'] });
  const [a, b, c, d] = ['(-1,0)', '(2,0)', '(0,1)', '(1,1)'];
  expect(cardsIn(play(state, 'start-build ii-baths'), 'pay-build')).toEqual([
    'none',
    ...[a, b, c, d],
    ...[`${a}+${b}`, `${a}+${c}`, `${a}+${d}`, `${b}+${c}`, `${b}+${d}`, `${c}+${d}`],
    ...[`${a}+${b}+${c}`, `${a}+${b}+${d}`, `${a}+${c}+${d}`, `${b}+${c}+${d}`],
  ]);
});

test('section 9, D6: an open city of 9 cards has 21 cells for an aqueduct and 12 for a temple, listed row by row', () => {
  // three rows of three cards, with 12 free cells around them
  const city = {
    '2,0': 'market',
    '0,1': 'residence-3',
    '1,1': 'residence-3',
    '2,1': 'arena',
    '0,2': 'baths',
    '1,2': 'school',
    '2,2': 'residence-4',
  };
  const cells = (card: string) => {
    const state = play(laidOut({ city, hand: [card] }), `start-build ${card}`);
    return legalCells(state);
  };
  expect(cells('ii-aqueduct-1')).toHaveLength(21);
  expect(cells('ii-temple-minerva')).toHaveLength(12);
  const order = cells('ii-aqueduct-1').map((cell) => cell.split(',').map(Number));
  expect(order).toEqual([...order].sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ay - by || ax - bx));
});

test('section 9, D4: the turn lists builds in table order, then production, then ending the turn', () => {
  const hand = ['iii-market', 'i-vineyard', 'ii-residence-3-2'];
  const state = laidOut({ hand, secret: ['ii-grain-farm'] });
  expect(legal(state)).toEqual([
    'start-build i-vineyard',
    'start-build ii-grain-farm',
    'start-build ii-residence-3-2',
    'start-build iii-market',
    'produce',
    'end-turn',
  ]);
  expect(handOf(state)).toHaveLength(4);
  expect(printed.card('i-vineyard').order).toBeLessThan(printed.card('ii-grain-farm').order);
});
