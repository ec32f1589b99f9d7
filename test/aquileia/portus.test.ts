import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, dice, type Layout, purse, scene } from './scene';

const portus = (layout: Layout, roll?: string) =>
  scene(3, layout, [{ do: 'portus' }], roll === undefined ? [] : [dice(roll)]);

describe('LATRO', () => {
  const all: Layout = {
    spaces: { latro: 0, 'portus-bronze': 1, 'portus-gold': 2 },
    harbour: ['bronze', 'gold'],
    coins: { 0: [0, 0, 0], 1: [0, 0, 0], 2: [0, 0, 0] },
  };

  test('AQ-5.84 AQ-5.85 the thief rolls two dice before the others act, and takes only coins on the spaces', () => {
    const play = portus(all, 'BS');
    expect(purse(play.end(), 0)).toEqual([1, 0, 0]);
    expect(bankOf(play.state)).toEqual([38, 39, 39]); // the gold coin was paid
    const order = play.events.map(({ type }) => type);
    expect(order.indexOf('dice-rolled')).toBeLessThan(order.indexOf('harbour-coin-paid'));
  });

  test('AQ-5.86 EC-34 two equal dice take one coin', () => {
    const play = portus(all, 'BB');
    expect([purse(play.end(), 0), bankOf(play.state)]).toEqual([
      [1, 0, 0],
      [38, 39, 39],
    ]);
  });

  test("AQ-5.86 EC-44 the thief may take back the thief's own coin", () => {
    const own: Layout = {
      spaces: { latro: 0, 'portus-gold': 0 },
      harbour: ['gold'],
      coins: { 0: [0, 0, 0] },
      sites: { 'workshop-4a': 0 },
    };
    const hit = portus(own, 'GS');
    expect(purse(hit.state, 0)).toEqual([0, 0, 1]);
    expect(hit.lines).toEqual(['0 pay-harbour', '0 decline-harbour']);
    const kept = portus(own, 'GS').act('0 decline-harbour').end();
    expect([purse(kept, 0), at(kept, 0).points.portus]).toEqual([[0, 0, 1], 0]);
    const paid = hit.act('0 pay-harbour').end();
    expect([purse(paid, 0), at(paid, 0).points.portus]).toEqual([[0, 0, 0], 4]);
    const missed = portus(own, 'BB').end();
    expect([purse(missed, 0), at(missed, 0).points.portus]).toEqual([[0, 0, 0], 4]);
  });
});

describe('the coin spaces', () => {
  test('AQ-5.87 the coin spaces act in the order bronze, silver, gold', () => {
    const play = portus({
      spaces: { 'portus-gold': 0, 'portus-bronze': 2, 'portus-silver': 1 },
      harbour: ['bronze', 'silver', 'gold'],
    });
    const paid = play.events.flatMap((event) => (event.type === 'harbour-coin-paid' ? [event.player] : []));
    play.end();
    expect(paid).toEqual([2, 1, 0]);
  });

  test('AQ-5.88 AQ-5.92 EC-36 the coin on the space is paid automatically, with or without buildings', () => {
    const state = portus({ spaces: { 'portus-gold': 0 }, harbour: ['gold'], coins: { 0: [1, 1, 1] } }).end();
    expect([purse(state, 0), state.harbour.gold, state.bank.gold]).toEqual([[1, 1, 1], 0, 39 - 2 - 1]);
  });

  test('AQ-5.88 AQ-5.92 EC-37 a robbed player may pay another coin', () => {
    const robbed = () =>
      portus({ spaces: { latro: 1, 'portus-silver': 0 }, harbour: ['silver'], sites: { 'workshop-6b': 0 } }, 'SS');
    expect(robbed().lines).toEqual(['0 pay-harbour', '0 decline-harbour']);
    const paid = robbed().act('0 pay-harbour').end();
    expect([purse(paid, 0), at(paid, 0).points.portus, purse(paid, 1)]).toEqual([[2, 0, 1], 6, [2, 2, 1]]);
    const bare = portus({ spaces: { latro: 1, 'portus-silver': 0 }, harbour: ['silver'] }, 'SS');
    expect(bare.lines).toHaveLength(2);
    expect(purse(bare.act('0 decline-harbour').end(), 0)).toEqual([2, 1, 1]);
  });

  test('AQ-5.89 a robbed player who cannot pay does nothing and is not asked', () => {
    const layout: Layout = {
      spaces: { latro: 1, 'portus-silver': 0 },
      harbour: ['silver'],
      coins: { 0: [5, 0, 5] },
      sites: { 'workshop-6b': 0 },
    };
    expect(at(portus(layout, 'SS').end(), 0).points.portus).toBe(0);
    const asked = scene(3, { ...layout, coins: { 0: [5, 1, 5] } }, [
      { ask: 'harbour', player: 0, space: 'portus-silver' },
    ]);
    expect(
      clauseOf(
        {
          ...asked.state,
          players: asked.state.players.map((player) => ({ ...player, coins: { bronze: 5, silver: 0, gold: 5 } })),
        },
        { type: 'pay-harbour', player: 0 },
      ),
    ).toBe('AQ-5.89');
  });

  test('AQ-5.90 AQ-5.91 all workshops and bank buildings of the player pay; villas and the buildings of others do not', () => {
    const state = portus({
      spaces: { 'portus-bronze': 0 },
      harbour: ['bronze'],
      coins: { 0: [0, 0, 0] },
      sites: {
        'workshop-2a': 0,
        'workshop-5b': 0,
        'workshop-6a': 1,
        'bank-bronze-gold': 0,
        'bank-silver-gold': 0,
        'bank-gold-gold': 1,
        'villa-blue-10': 0,
      },
    }).end();
    expect([at(state, 0).points.portus, purse(state, 0), at(state, 1).points.portus, purse(state, 1)]).toEqual([
      7,
      [1, 1, 2],
      0,
      [2, 1, 1],
    ]);
  });

  test('AQ-5.93 EC-38 the bank pays after it got the coin, as far as it can', () => {
    const state = portus({
      spaces: { 'portus-gold': 0 },
      harbour: ['gold'],
      coins: { 0: [0, 0, 0] },
      sites: { 'bank-gold-gold': 0, 'bank-bronze-silver': 0 },
      set: (given) => Object.assign(given.bank, { gold: 0 }),
    }).end();
    // the coin just paid is already in the bank
    expect([purse(state, 0), state.bank.gold]).toEqual([[1, 1, 1], 0]);
  });
});
