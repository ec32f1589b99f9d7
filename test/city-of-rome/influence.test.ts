import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { at, clone, eventsOf, idle, laidOut, play, type State } from './scene';

/** Returns the last turn of a round, with these influence cards on the table and these influence tokens per seat. */
function table(given: { round: number; cards: readonly string[]; tokens: readonly number[] }) {
  const state = laidOut({ players: given.tokens.length as 3 | 4, round: given.round });
  state.influenceOnTable = [...given.cards];
  given.tokens.forEach((tokens, seat) => {
    at(state, seat).influence = tokens;
  });
  return state;
}

const tokensOf = (state: State) => state.players.map(({ influence }) => influence);
const wonBy = (state: State) => state.players.map(({ influenceCards }) => influenceCards);
const scoring = (state: State) => eventsOf(state, 'end-turn').find(({ type }) => type === 'influence-scored');

test('CR-6.1 there is no influence scoring without an influence card on the table', () => {
  const state = table({ round: 1, cards: [], tokens: [5, 2, 1] });
  expect(scoring(state)).toBeUndefined();
  expect(tokensOf(play(state, 'end-turn'))).toEqual([5, 2, 1]);
});

test('CR-6.2 the player with most tokens pays them all and takes the card; no other player pays', () => {
  const state = table({ round: 3, cards: ['influence-3'], tokens: [1, 2, 4, 3] });
  expect(scoring(state)).toEqual({ type: 'influence-scored', winner: 2, cards: ['influence-3'], paid: 4 });
  const done = play(state, 'end-turn');
  expect([tokensOf(done), wonBy(done), done.influenceOnTable]).toEqual([
    [1, 2, 0, 3],
    [[], [], ['influence-3'], []],
    [],
  ]);
});

test('CR-6.2 the scoring counts the tokens gained in the last turn of the round', () => {
  const state = laidOut({ players: 3, round: 3, hand: ['i-temple-mars'], produced: true });
  state.influenceOnTable = ['influence-3'];
  at(state, 1).influence = 2;
  const done = play(state, 'start-build i-temple-mars', 'place-building x:2 y:0');
  expect([tokensOf(done), wonBy(done)]).toEqual([
    [0, 2, 0],
    [['influence-3'], [], []],
  ]);
});

test('CR-6.3, CR-6.2 TV-21 tokens 5, 5, 1 are a tie without effect; with 6, 5, 1 in the next round seat 0 wins', () => {
  const third = table({ round: 3, cards: ['influence-3'], tokens: [5, 5, 1] });
  expect(scoring(third)).toEqual({ type: 'influence-scored', winner: null, cards: ['influence-3'], paid: 0 });
  const fourth = clone(play(third, 'end-turn'));
  expect([tokensOf(fourth), wonBy(fourth), fourth.influenceOnTable]).toEqual([
    [5, 5, 1],
    [[], [], []],
    ['influence-3'],
  ]);
  at(fourth, 0).influence = 6;
  const fifth = idle(fourth, ({ round }) => round === 5);
  expect([tokensOf(fifth), wonBy(fifth), fifth.influenceOnTable]).toEqual([[0, 5, 1], [['influence-3'], [], []], []]);
});

test('CR-6.3 TV-23 with 0 tokens each it is a tie, and the card stays', () => {
  const done = play(table({ round: 3, cards: ['influence-3'], tokens: [0, 0, 0] }), 'end-turn');
  expect([wonBy(done), done.influenceOnTable]).toEqual([[[], [], []], ['influence-3']]);
});

test('CR-6.4 TV-22 cards 3 and 6 on the table, tokens 2, 7, 4: seat 1 takes both for 7 tokens', () => {
  const state = table({ round: 6, cards: ['influence-3', 'influence-6'], tokens: [2, 7, 4] });
  expect(scoring(state)).toMatchObject({ winner: 1, paid: 7 });
  const done = play(state, 'end-turn');
  expect([tokensOf(done), wonBy(done)]).toEqual([
    [2, 0, 4],
    [[], ['influence-3', 'influence-6'], []],
  ]);
  expect(engine.scores(done)[1]?.rows.influenceCards).toBe(9);
});

test('CR-6.5, CR-6.16 TV-23 with tokens 4, 4, 3, 0 in the last round, cards 10 and 14 stay; tokens score 2, 2, 1, 0', () => {
  const done = play(table({ round: 14, cards: ['influence-10', 'influence-14'], tokens: [4, 4, 3, 0] }), 'end-turn');
  expect(engine.isTerminal(done)).toBe(true);
  expect([wonBy(done), done.influenceOnTable]).toEqual([
    [[], [], [], []],
    ['influence-10', 'influence-14'],
  ]);
  expect(engine.scores(done).map(({ rows }) => rows.influenceTokens)).toEqual([2, 2, 1, 0]);
});
