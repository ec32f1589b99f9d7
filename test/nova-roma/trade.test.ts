import { describe, expect, test } from 'vitest';
import { performing, played, SERAPHINA } from './performing';
import { at, clauseOf } from './scene';

const SILVANA = 28;
const BERNARDO = 15;
const pair = (low: number, high: number) => `0 discard-pair ${low}+${high}`;

describe('trade', () => {
  test.each([1, 2, 3])('NR-5.1 gives %i coins with that strength', (strength) => {
    expect(at(performing('trade', undefined, { strength }).state, 0).coins).toBe(strength);
  });

  test('NR-5.2 NR-5.3 gives a coin for two cards, any number of times', () => {
    const play = performing('trade', (own) =>
      Object.assign(own, { hand: [3, 8, 15], goods: { wheat: 5, stone: 5, wood: 5, wine: 5, horse: 5 } }),
    );
    expect(play.lines).toEqual([pair(3, 8), pair(3, 15), pair(8, 15), '0 skip']);
    play.act(pair(3, 15));
    expect(play.reveals).toBe(true);
    expect(at(play.state, 0)).toMatchObject({ coins: 2, hand: [8] });
    expect(play.state.discards).toEqual([3, 15]);
    play.end();
  });

  test('NR-5.2 T66 NR-9.3 allows each set of pairs in one sequence', () => {
    const laying = (own: { hand: number[] }) => (own.hand = [3, 8, 15, 21, 30, 38]);
    const play = performing('trade', laying).act(pair(8, 21));
    expect(play.lines).toEqual([pair(30, 38), '0 skip']);
    const all = performing('trade', laying).act(pair(3, 8), pair(15, 21), pair(30, 38));
    expect(at(all.state, 0)).toMatchObject({ coins: 1 + 3, hand: [] });
  });

  test('NR-9.1 asks whenever two cards are left, so that the question reveals nothing of the hand', () => {
    const play = performing('trade', (own) => (own.hand = [3, 8, 30, 38])).act(pair(30, 38));
    expect(play.lines).toEqual(['0 skip']);
    // a player with fewer cards cannot discard a pair
    const few = performing('trade', (own) => (own.hand = [3, 8, 30])).act(pair(3, 8));
    expect(few.lines.some((line) => line.includes('discard-pair'))).toBe(false);
  });

  test('NR-5.4 NR-5.5 NR-9.3 T18 sells goods for coins, up to 5 of each, in the order of the goods', () => {
    const play = performing(
      'trade',
      (own) => {
        own.hand = [];
        own.goods.wheat = 5;
        own.coins = 1;
      },
      { strength: 2 },
    );
    expect(play.lines).toEqual([
      '0 buy-good stone',
      '0 buy-good wood',
      '0 buy-good wine',
      '0 buy-good horse',
      '0 skip',
    ]);
    expect(clauseOf(play.state, { type: 'buy-good', player: 0, good: 'wheat' })).toBe('NR-5.5');
    play.act('0 buy-good wine');
    expect(play.lines).toEqual(['0 buy-good wine', '0 buy-good horse', '0 skip']);
    play.act('0 buy-good wine', '0 buy-good horse');
    expect(at(play.end(), 0)).toMatchObject({ coins: 0, goods: { wheat: 5, stone: 0, wood: 0, wine: 2, horse: 1 } });
  });

  test('NR-5.4 goods may be skipped', () => {
    const play = performing('trade', (own) => (own.hand = [])).act('0 skip');
    expect(at(play.end(), 0).coins).toBe(1);
  });
});

describe('followers of trade', () => {
  test('NR-5.128 Silvana adds strength before the coins, and not after them', () => {
    const play = performing('trade', (own) => Object.assign(own, { hand: [], row: [played(SILVANA)] }));
    expect(play.lines).toEqual([`0 activate-follower ${SILVANA}`, '0 continue']);
    const strong = play.act(`0 activate-follower ${SILVANA}`);
    expect(at(strong.state, 0).coins).toBe(2);
    const late = performing('trade', (own) => Object.assign(own, { hand: [], row: [played(SILVANA)] })).act(
      '0 continue',
    );
    expect(late.lines.some((line) => line.includes('activate'))).toBe(false);
    expect(clauseOf(late.state, { type: 'activate-follower', player: 0, follower: SILVANA })).toBe('NR-4.25');
  });

  test.each([
    ['NR-5.115', BERNARDO, 'wheat'],
    ['NR-5.129', 29, 'horse'],
    ['NR-5.130', 30, 'stone'],
    ['NR-5.133', 33, 'wine'],
    ['NR-5.134', 34, 'wood'],
  ] as const)(
    'NR-5.115 NR-5.129 NR-5.130 NR-5.133 NR-5.134 (%s) follower %i gives one %s, unless it is at 5',
    (_, follower, good) => {
      const gains = performing('trade', (own) => (own.row = [played(follower)])).act(`0 activate-follower ${follower}`);
      expect(at(gains.state, 0).goods[good]).toBe(1);
      expect(at(gains.state, 0).row).toEqual([played(follower, { exhausted: true })]);
      const full = performing('trade', (own) => {
        own.row = [played(follower)];
        own.goods[good] = 5;
      });
      expect(clauseOf(full.state, { type: 'activate-follower', player: 0, follower })).not.toBe(true);
    },
  );

  test('NR-4.24 NR-9.2 are offered at every boundary, not inside a step', () => {
    const play = performing('trade', (own) => Object.assign(own, { row: [played(BERNARDO)], hand: [1, 2, 3, 4] }), {
      strength: 3,
    });
    const offered = () => play.lines.includes(`0 activate-follower ${BERNARDO}`);
    expect(offered()).toBe(true); // before step 1
    play.act('0 continue');
    expect(offered()).toBe(true); // before step 2
    play.act(pair(1, 2));
    expect(offered()).toBe(false); // inside step 2
    play.act('0 skip');
    expect(offered()).toBe(true); // before step 3
    play.act('0 buy-good wheat');
    expect(offered()).toBe(false); // inside step 3
    play.act('0 skip');
    expect(play.lines).toEqual([`0 activate-follower ${BERNARDO}`, '0 continue']); // after the last step
    play.act('0 continue').end();
  });

  test('NR-4.20 NR-4.21 are offered only if they are face up, belong to the player and name the action', () => {
    const play = performing('trade', (own, state) => {
      own.row = [played(BERNARDO, { exhausted: true }), played(14), played(SERAPHINA), played(1), played(29)];
      at(state, 1).row = [played(30)];
    });
    expect(play.lines).toEqual(['0 activate-follower 29', '0 continue']);
    const clauses = {
      [BERNARDO]: 'NR-4.21',
      14: 'NR-4.20',
      [SERAPHINA]: 'NR-4.21',
      1: 'NR-4.21',
      30: 'NR-4.20',
      33: 'NR-4.20',
    };
    for (const [follower, clause] of Object.entries(clauses))
      expect(clauseOf(play.state, { type: 'activate-follower', player: 0, follower: Number(follower) })).toBe(clause);
  });
});
