import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { at, deal, idleEvents, laidOut, legal, play, printed, wholeGame } from './scene';

/** Returns the outcome of a game in which the seats finally have these coins, influence tokens and influence cards. */
function endWith(...areas: readonly { coins: number; influence?: number; influenceCards?: string[] }[]) {
  const state = laidOut({ players: areas.length as 2 | 3 | 4, round: areas.length === 2 ? 7 : 14 });
  areas.forEach((area, seat) => {
    Object.assign(at(state, seat), area);
  });
  return engine.outcome(play(state, 'end-turn'));
}

test.each([
  [2, 7],
  [3, 14],
  [4, 14],
] as const)(
  'CR-7.1 %i players: the game ends after the influence scoring of round %i, and not before',
  (players, rounds) => {
    const events = idleEvents(deal({ players }));
    expect(events.filter(({ type }) => type === 'round-ended')).toHaveLength(rounds);
    expect(events.at(-4)).toEqual({ type: 'round-ended', round: rounds });
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['influence-ranked', 'influence-scored', 'game-ended']);
    expect(events.filter(({ type }) => type === 'game-ended')).toHaveLength(1);
    // there is no outcome before the end, and no legal action afterwards
    const { state } = wholeGame({ players, seed: 'end' }, 'eager', (now, next) => {
      expect(engine.outcome(now) === null).toBe(next !== null);
      expect(engine.isTerminal(now)).toBe(next === null);
    });
    expect([state.round, legal(state), engine.activePlayers(state)]).toEqual([rounds, [], []]);
    expect(engine.explain(state, { type: 'end-turn', player: 0 })).toMatchObject({ legal: false, code: 'game-over' });
  },
);

test('CR-7.1 a full city does not end the game early', () => {
  const cells = ['2,0', '3,0', '0,1', '1,1', '2,1', '3,1', '0,2', '1,2', '2,2', '3,2', '0,3', '1,3', '2,3', '3,3'];
  const cards = printed.components.cards.filter(({ deck }) => deck === 'III').slice(0, 14);
  const state = laidOut({ round: 13, city: Object.fromEntries(cells.map((cell, i) => [cell, cards[i]?.id ?? ''])) });
  expect(play(state, 'end-turn').round).toBe(14);
});

test('CR-7.2 the player with most victory points wins', () => {
  const outcome = endWith({ coins: 3 }, { coins: 9 }, { coins: 7 }, { coins: 5, influence: 6 });
  expect(outcome?.scores.map(({ total }) => total)).toEqual([3, 9, 7, 8]);
  expect(outcome?.ranking).toEqual([[1], [3], [2], [0]]);
});

test('CR-7.3 more influence tokens break a tie on points', () => {
  const outcome = endWith({ coins: 6, influence: 1 }, { coins: 5, influence: 2 }, { coins: 5, influence: 3 });
  expect(outcome?.scores.map(({ total }) => total)).toEqual([6, 6, 6]);
  expect(outcome?.ranking).toEqual([[2], [1], [0]]);
});

test('CR-7.3 more coins break a tie on points and influence', () => {
  const outcome = endWith({ coins: 2, influence: 4, influenceCards: ['influence-3'] }, { coins: 5, influence: 4 });
  expect(outcome?.scores.map(({ total }) => total)).toEqual([7, 7]);
  expect(outcome?.ranking).toEqual([[1], [0]]);
});

test('CR-7.3 players with equal points, influence and coins share the victory', () => {
  expect(endWith({ coins: 5 }, { coins: 4 }, { coins: 5 })?.ranking).toEqual([[0, 2], [1]]);
  expect(endWith({ coins: 5 }, { coins: 5 })?.ranking).toEqual([[0, 1]]);
});
