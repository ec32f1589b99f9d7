import type { Action } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, dice, discarded, handOf, type Layout, purse, scene } from './scene';

const fight = (players: 2 | 3 | 4 | 5, layout: Layout, ...rolls: string[]) =>
  scene(players, layout, [{ do: 'arena' }], rolls.map(dice));
const play = (player: number, card: string): Action => ({ type: 'play-card', player, card });

describe('the fight', () => {
  test('AQ-5.16 players with a henchman there fight; without any nothing happens', () => {
    expect(fight(3, { spaces: { 'arena-2': 2, 'stadium-gold-2': 1, dolus: 0 } }, 'SSS').state.strengths).toEqual([
      null,
      null,
      2,
    ]);
    expect(fight(3, { spaces: { 'stadium-gold-2': 1 } }).end().strengths).toEqual([null, null, null]);
  });

  test('AQ-5.17 the values of all spaces of a player add up', () => {
    expect(fight(2, { spaces: { 'arena-2': 1, 'arena-1b': 1, 'arena-1a': 0 } }, 'SSS', 'GGG').state.strengths).toEqual([
      1, 3,
    ]);
  });

  test('AQ-5.18 each fighter rolls three dice once, clockwise from the start player; each bronze adds 1', () => {
    const rolled = fight(3, { startPlayer: 1, spaces: { 'arena-2': 1, 'arena-1a': 1, 'arena-1b': 0 } }, 'BBS', 'BGG');
    expect(rolled.state.strengths).toEqual([2, 5, null]);
    const rolls = rolled.events.flatMap((event) =>
      event.type === 'dice-rolled' ? [[event.player, event.dice.length]] : [],
    );
    expect(rolls).toEqual([
      [1, 3],
      [0, 3],
    ]);
  });

  test('AQ-5.19 fighters play any number of slave and weapon cards, in the same order of players', () => {
    const hand = { 'slave-1': 2, 'slave-2': 1, 'weapon-1': 1, 'weapon-3': 1 };
    const cards = fight(
      2,
      { startPlayer: 1, spaces: { 'arena-2': 1, 'arena-1a': 0 }, hands: { 0: hand, 1: hand } },
      'SSS',
      'SSS',
    );
    expect(cards.lines).toEqual(
      ['slave-1', 'slave-2', 'weapon-1', 'weapon-3'].map((card) => `1 play-card ${card}`).concat('1 finish-cards'),
    );
    cards.act(
      '1 finish-cards',
      '0 play-card slave-1',
      '0 play-card slave-1',
      '0 play-card slave-2',
      '0 play-card weapon-3',
    );
    expect(cards.state.strengths).toEqual([1 + 1 + 1 + 2 + 3, 2]);
    expect(handOf(cards.state, 0)).toEqual({ 'weapon-1': 1 });
    expect(discarded(cards.state)).toEqual({ 'slave-1': 2, 'slave-2': 1, 'weapon-3': 1 });
    expect(clauseOf(cards.state, play(0, 'weapon-2'))).toBe('AQ-5.19');
  });

  test('AQ-5.20 a player who has finished is not asked again', () => {
    const cards = fight(2, { spaces: { 'arena-2': 0, 'arena-1a': 1 }, hands: { 0: { 'slave-1': 1 } } }, 'SSS', 'BBB');
    cards.act('0 finish-cards', '1 finish-cards');
    expect(cards.lines).toEqual(['1 choose-arena-reward points', '1 choose-arena-reward slave']);
  });

  test('AQ-5.21 refuses horses in the arena', () => {
    const cards = fight(
      2,
      { spaces: { 'arena-2': 0 }, hands: { 0: { 'horse-gold-2': 1, 'horse-silver-1': 1 } } },
      'SSS',
    );
    expect(cards.lines).toEqual(['0 finish-cards']);
    for (const card of ['horse-gold-2', 'horse-silver-1']) expect(clauseOf(cards.state, play(0, card))).toBe('AQ-5.21');
  });

  test('AQ-5.22 the owner of the blue dice may roll any number of them', () => {
    const atDice = () =>
      fight(2, { spaces: { 'arena-2': 0, 'arena-1a': 1 }, blueDice: [1, 4] }, 'SSS', 'SSS', 'BBBG').act(
        '0 finish-cards',
        '1 finish-cards',
      );
    expect(atDice().lines).toEqual([0, 1, 2, 3, 4].map((count) => `1 roll-blue-dice ${count}`));
    const all = atDice().act('1 roll-blue-dice 4');
    expect([all.state.strengths, all.state.blueDice]).toEqual([[2, 4], { owner: 1, left: 0 }]);
    expect(clauseOf(atDice().state, { type: 'roll-blue-dice', player: 1, count: 5 })).toBe('AQ-5.23');
    const none = fight(2, { spaces: { 'arena-2': 0, 'arena-1a': 1 }, blueDice: [1, 4] }, 'SSS', 'SSS').act(
      '0 finish-cards',
      '1 finish-cards',
      '1 roll-blue-dice 0',
    );
    expect([none.state.strengths, none.state.blueDice.left, none.reveals]).toEqual([[2, 1], 4, false]);
  });

  test('AQ-5.23 EC-20 the owner rolls blue dice after all cards, once, and only as a fighter', () => {
    const watching = fight(3, { spaces: { 'arena-2': 0 }, blueDice: [2, 4] }, 'SSS').act('0 finish-cards');
    expect(watching.lines[0]).toContain('choose-arena-reward');
    const asked = fight(2, { spaces: { 'arena-2': 0, 'arena-1a': 1 }, blueDice: [0, 4] }, 'SSS', 'SSS', 'B');
    asked.act('0 finish-cards');
    expect(asked.lines).toEqual(['1 finish-cards']);
    asked.act('1 finish-cards', '0 roll-blue-dice 1');
    expect(asked.lines[0]).toBe('0 choose-arena-reward points');
    expect(asked.act('0 choose-arena-reward points').end().blueDice).toEqual({ owner: 0, left: 3 });
  });
});

describe('the rewards', () => {
  const spaces = { 'arena-1a': 0, 'arena-1b': 1, 'arena-2': 2 };
  const coins = { 0: [0, 0, 0], 1: [0, 0, 0], 2: [0, 0, 0] } as const;
  const three = (layout: Layout, ...rolls: string[]) =>
    fight(3, { spaces, coins, decks: { slaves: ['slave-2', 'slave-1'] }, ...layout }, ...rolls).act(
      ...[0, 1, 2].map((seat) => `${seat} finish-cards`),
    );

  test('AQ-5.24 AQ-5.26 AQ-5.27 EC-16 at every rank the strongest is first, among equals the lower crest', () => {
    const tied = three({ track: [1, 2, 0] }, 'BBS', 'BBS', 'BSS');
    expect(tied.state.strengths).toEqual([3, 3, 3]);
    expect(tied.lines).toEqual(['1 choose-arena-reward points', '1 choose-arena-reward slave']);
    const state = tied.act('1 choose-arena-reward slave').end();
    expect([0, 1, 2].map((seat) => purse(state, seat)[0])).toEqual([1, 3, 2]);
    expect([handOf(state, 1), at(state, 2).points.arena, at(state, 0).points.arena]).toEqual([{ 'slave-2': 1 }, 6, 0]);
    const strongest = three({ track: [0, 1, 2] }, 'SSS', 'BSS', 'BBB');
    expect(strongest.lines[0]).toBe('2 choose-arena-reward points');
  });

  test('AQ-5.25 the winner gets 3 bronze, and 2 points per strength or a slave card', () => {
    const points = three({}, 'SSS', 'SSS', 'BBB').act('2 choose-arena-reward points').end();
    expect([at(points, 2).points.arena, purse(points, 2), handOf(points, 2)]).toEqual([10, [3, 0, 0], {}]);
    const slave = three({}, 'SSS', 'SSS', 'BBB').act('2 choose-arena-reward slave').end();
    expect([at(slave, 2).points.arena, purse(slave, 2), handOf(slave, 2)]).toEqual([0, [3, 0, 0], { 'slave-2': 1 }]);
    expect(bankOf(slave)[0]).toBe(39 - 6);
  });

  test('EC-17 the second gets the other reward, by the strength of the second', () => {
    const state = fight(2, { spaces: { 'arena-2': 0, 'arena-1a': 1 }, coins: { 1: [0, 0, 0] } }, 'BBS', 'SSG')
      .act('0 finish-cards', '1 finish-cards', '0 choose-arena-reward slave')
      .end();
    expect([purse(state, 1), at(state, 1).points.arena]).toEqual([[2, 0, 0], 2]);
  });

  test('AQ-5.29 a lone fighter wins, and the other reward is lost; of two fighters none is third', () => {
    const lone = fight(2, { spaces: { 'arena-1a': 1 }, coins: { 1: [0, 0, 0] } }, 'BSS')
      .act('1 finish-cards', '1 choose-arena-reward slave')
      .end();
    expect([purse(lone, 1), at(lone, 1).points.arena, at(lone, 0).points.arena]).toEqual([[3, 0, 0], 0, 0]);
    expect([lone.decks.slaves.length, purse(lone, 0)]).toEqual([21, [2, 1, 1]]);
  });

  test('AQ-5.30 rewards are paid place by place, coins first', () => {
    const short = three({ set: (state) => Object.assign(state.bank, { bronze: 4 }) }, 'SSS', 'BSS', 'BBB');
    const state = short.act('2 choose-arena-reward slave').end();
    expect([2, 1, 0].map((seat) => purse(state, seat)[0])).toEqual([3, 1, 0]);
    const types = short.events
      .slice(short.events.findIndex(({ type }) => type === 'arena-reward-chosen'))
      .map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual([
      'arena-reward-chosen',
      'coins-gained',
      'cards-drawn',
      'coins-gained',
      'points-gained',
    ]);
  });
});
