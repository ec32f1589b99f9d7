import type { Action } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, dice, discarded, handOf, type Layout, purse, scene } from './scene';

const mercatus = [{ do: 'mercatus' }] as const;

describe('DOLUS', () => {
  test('AQ-5.1 two dice are rolled, and the bank pays a coin for each', () => {
    const play = scene(2, { spaces: { dolus: 1 } }, mercatus, [dice('BG')]);
    expect(purse(play.end(), 1)).toEqual([3, 1, 2]);
    expect(bankOf(play.state)).toEqual([34, 37, 36]);
    expect(purse(scene(2, { spaces: { dolus: 1 } }, mercatus, [dice('SS')]).end(), 1)).toEqual([2, 3, 1]);
  });
});

describe('PECUNIA', () => {
  const pecunia = (coins: readonly [number, number, number], layout: Layout = {}) =>
    scene(2, { spaces: { pecunia: 0 }, coins: { 0: coins }, ...layout }, mercatus);
  const exchange = (id: string): Action => ({ type: 'exchange', player: 0, exchange: id });

  test('AQ-5.2 a player exchanges coins with the bank, by the table', () => {
    const cases = [
      ['gold-to-silver', [0, 1, 0], [0, 0, 1]],
      ['gold-to-bronze', [1, 0, 0], [0, 0, 1]],
      ['silver-to-bronze', [1, 0, 0], [0, 1, 0]],
      ['bronze-to-silver', [0, 1, 0], [2, 0, 0]],
      ['silver-to-gold', [0, 0, 1], [0, 2, 0]],
      ['bronze-to-gold', [0, 0, 1], [3, 0, 0]],
    ] as const;
    for (const [id, after, before] of cases) {
      const play = pecunia(before);
      const bank = bankOf(play.state);
      play.act(`0 exchange ${id}`);
      expect(purse(play.state, 0), id).toEqual(after);
      expect(bankOf(play.state), id).toEqual(bank.map((had, i) => had + (before[i] ?? 0) - (after[i] ?? 0)));
    }
  });

  test('AQ-5.3 AQ-5.5 any number of exchanges scores 4 points once', () => {
    const play = pecunia([0, 0, 3]);
    play.act('0 exchange gold-to-silver');
    expect(at(play.state, 0).points.pecunia).toBe(4);
    play.act('0 exchange gold-to-silver', '0 exchange silver-to-bronze', '0 finish-exchange').end();
    expect([at(play.state, 0).points.pecunia, purse(play.state, 0)]).toEqual([4, [1, 1, 1]]);
    expect(at(pecunia([0, 0, 3]).act('0 finish-exchange').end(), 0).points.pecunia).toBe(0);
  });

  test('AQ-5.6 EC-12 exchanges only coins that the player can give and the bank can pay', () => {
    const play = pecunia([1, 1, 1]);
    expect(clauseOf(play.state, exchange('bronze-to-silver'))).toBe('AQ-5.6');
    expect(clauseOf(play.state, exchange('gold-to-silver'))).toBe(true);
    const broke = pecunia([3, 1, 1], { set: (state) => Object.assign(state.bank, { silver: 0 }) });
    for (const id of ['gold-to-silver', 'bronze-to-silver']) expect(clauseOf(broke.state, exchange(id))).toBe('AQ-5.6');
    expect(broke.lines).toEqual(
      ['gold-to-bronze', 'silver-to-bronze', 'bronze-to-gold']
        .map((id) => `0 exchange ${id}`)
        .concat('0 finish-exchange'),
    );
    expect(clauseOf(play.state, exchange('gold-to-gold'))).toBe('AQ-5.4');
  });

  test('EC-10 without a possible exchange the action is skipped, or ends automatically', () => {
    expect(at(pecunia([1, 0, 0]).end(), 0).points.pecunia).toBe(0);
    const gold = pecunia([0, 0, 1]).act('0 exchange gold-to-bronze').end();
    expect([purse(gold, 0), at(gold, 0).points.pecunia]).toEqual([[1, 0, 0], 4]);
  });
});

describe('EQUI ET ARMA', () => {
  const market: Layout = {
    market: ['weapon-3', 'horse-gold-2', 'weapon-1'],
    decks: { equi: ['horse-silver-1', 'weapon-2'] },
  };

  test('AQ-5.7 a space sells its card for 1 bronze', () => {
    const play = scene(2, { ...market, spaces: { 'equi-middle': 0 } }, mercatus);
    expect(play.lines).toEqual(['0 buy-market-card equi-middle', '0 decline-market-card equi-middle']);
    expect(clauseOf(play.state, { type: 'buy-market-card', player: 0, space: 'equi-left' })).toBe('AQ-4.35');
    const state = play.act('0 buy-market-card equi-middle').end();
    expect([handOf(state, 0), purse(state, 0), state.market]).toEqual([
      { 'horse-gold-2': 1 },
      [1, 1, 1],
      ['weapon-3', null, 'weapon-1'],
    ]);
    expect([state.bank.bronze, state.decks.equi.length]).toEqual([36, 2]);
    const right = scene(2, { ...market, spaces: { 'equi-right': 0 } }, mercatus)
      .act('0 buy-market-card equi-right')
      .end();
    expect(handOf(right, 0)).toEqual({ 'weapon-1': 1 });
  });

  test('AQ-5.8 AQ-5.9 EC-13 a purchase on the left, and only a purchase, also draws the top card of the deck', () => {
    const play = scene(2, { ...market, spaces: { 'equi-left': 0 } }, mercatus).act('0 buy-market-card equi-left');
    const state = play.end();
    expect(handOf(state, 0)).toEqual({ 'weapon-3': 1, 'horse-silver-1': 1 });
    const drawn = play.events.find(({ type }) => type === 'cards-drawn');
    expect(drawn).toMatchObject({ player: 0, count: 1, secret: { to: [0], cards: ['horse-silver-1'] } });
    expect(play.reveals).toBe(true);
    const declined = scene(2, { ...market, spaces: { 'equi-left': 0 } }, mercatus)
      .act('0 decline-market-card equi-left')
      .end();
    expect([handOf(declined, 0), declined.decks.equi.length]).toEqual([{}, 2]);
    const reshuffled = scene(
      2,
      { ...market, spaces: { 'equi-left': 0 }, decks: { equi: [] }, discards: { 'weapon-2': 2 } },
      mercatus,
      [{ shuffle: [] }],
    ).act('0 buy-market-card equi-left');
    expect([reshuffled.end().decks.equi, discarded(reshuffled.state), handOf(reshuffled.state, 0)]).toEqual([
      ['weapon-2'],
      {},
      { 'weapon-3': 1, 'weapon-2': 1 },
    ]);
  });

  test('AQ-5.10 an empty slot sells nothing, and no question is asked', () => {
    const state = scene(
      2,
      { ...market, market: [null, null, 'weapon-1'], spaces: { 'equi-left': 0, 'equi-middle': 1 } },
      mercatus,
    ).end();
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([{}, {}]);
  });

  test('EC-14 the bronze coin is spent only once', () => {
    const play = scene(
      2,
      { ...market, spaces: { 'equi-middle': 0, 'servi-upper': 0 }, coins: { 0: [1, 0, 0] } },
      mercatus,
    );
    play.act('0 buy-market-card equi-middle').end();
    expect(purse(play.state, 0)).toEqual([0, 0, 0]);
  });
});

describe('SERVI', () => {
  const servi = (
    space: string,
    coins: readonly [number, number, number],
    slaves = ['slave-1', 'slave-2', 'slave-2', 'slave-1'],
    discards = {},
  ) => scene(2, { spaces: { [space]: 0 }, coins: { 0: coins }, decks: { slaves }, discards }, mercatus);
  const counts = (play: ReturnType<typeof servi>) => play.lines.map((line) => Number(/count:(\d)/.exec(line)?.[1]));

  test('AQ-5.11 EC-8 the upper space sells 1 card for 1 bronze', () => {
    expect(counts(servi('servi-upper', [4, 0, 0]))).toEqual([0, 1]);
    const state = servi('servi-upper', [4, 9, 9]).act('0 buy-slaves count:1 space:servi-upper').end();
    expect([purse(state, 0), handOf(state, 0)]).toEqual([[3, 9, 9], { 'slave-1': 1 }]);
  });

  test('AQ-5.12 EC-8 the middle space sells up to 2 cards for 1 silver each', () => {
    servi('servi-middle', [9, 0, 9]).end();
    expect(counts(servi('servi-middle', [0, 1, 0]))).toEqual([0, 1]);
    expect(counts(servi('servi-middle', [0, 3, 0]))).toEqual([0, 1, 2]);
    const state = servi('servi-middle', [0, 3, 0]).act('0 buy-slaves count:2 space:servi-middle').end();
    expect([purse(state, 0), handOf(state, 0)]).toEqual([[0, 1, 0], { 'slave-1': 1, 'slave-2': 1 }]);
  });

  test('AQ-5.13 EC-8 the lower space sells up to 3 cards for 1 gold each', () => {
    expect(counts(servi('servi-lower', [0, 0, 5]))).toEqual([0, 1, 2, 3]);
    const state = servi('servi-lower', [0, 0, 5]).act('0 buy-slaves count:3 space:servi-lower').end();
    expect([purse(state, 0), handOf(state, 0), state.decks.slaves]).toEqual([
      [0, 0, 2],
      { 'slave-1': 1, 'slave-2': 2 },
      ['slave-1'],
    ]);
  });

  test('AQ-5.14 the player fixes the number before drawing, limited by coins and cards', () => {
    const play = servi('servi-lower', [0, 0, 5], ['slave-1']);
    expect(counts(play)).toEqual([0, 1]);
    const buy = (count: number): Action => ({ type: 'buy-slaves', player: 0, space: 'servi-lower', count });
    expect(clauseOf(play.state, buy(2))).toBe('AQ-5.14');
    expect(clauseOf(play.state, buy(4))).toBe('AQ-5.13');
    expect(clauseOf(servi('servi-lower', [0, 0, 1]).state, buy(2))).toBe('AQ-4.4');
    servi('servi-lower', [0, 0, 5], []).end(); // without cards the question is not asked
    // slave cards on the discard pile, single and double ones, can be bought, too
    for (const discards of [{ 'slave-1': 2 }, { 'slave-2': 2 }, { 'slave-1': 1, 'slave-2': 1 }])
      expect(counts(servi('servi-lower', [0, 0, 5], [], discards))).toEqual([0, 1, 2]);
    expect(counts(servi('servi-lower', [0, 0, 5], ['slave-1'], { 'weapon-1': 2 }))).toEqual([0, 1]);
    const bought = servi('servi-lower', [0, 0, 5]).act('0 buy-slaves count:2 space:servi-lower');
    expect(bought.events.filter(({ type }) => type === 'cards-drawn')).toHaveLength(1);
  });
});

test('AQ-5.15 POTENTIA gives four blue dice for this round, without a decision', () => {
  expect(scene(2, { spaces: { potentia: 1 } }, mercatus).end().blueDice).toEqual({ owner: 1, left: 4 });
});
