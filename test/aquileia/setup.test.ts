import { engine, initialState, standardComponents } from '@ludi-romani/aquileia';
import { type ChanceOutcome, scriptedChance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { at, bankOf, purse } from './scene';

const { playerCounts } = engine;
const start = (players: 2 | 3 | 4 | 5, script?: readonly ChanceOutcome[]) =>
  initialState({ players, seed: 'setup' }, script && scriptedChance(script));
/** A script of chance that leaves each deck in the order of its component table. The first card of each shuffle identifies its deck. */
const unshuffled: readonly ChanceOutcome[] = [
  ...['horse-gold-1', 'slave-1', 'laurel-10', 'theatre-white-blue'].map((first) => ({ shuffle: [first] })),
  { int: 1 },
];

describe('setup', () => {
  test('AQ-3.1 accepts two to five players', () => {
    expect(playerCounts).toEqual([2, 3, 4, 5]);
    for (const players of [1, 6, 2.5, '3', null])
      expect(() => initialState({ players, seed: '' } as never), String(players)).toThrow(/players/);
  });

  test('AQ-3.5 there is one start player marker', () => {
    const { startPlayer } = start(4);
    expect([0, 1, 2, 3]).toContain(startPlayer);
    expect(engine.activePlayers(start(4))).toEqual([startPlayer]);
  });

  test('AQ-3.7 the board is empty at the start', () => {
    const { spaces, sites, track, strengths, harbour } = start(3);
    expect(Object.keys(spaces)).toHaveLength(28);
    expect(Object.keys(sites)).toHaveLength(32);
    expect([...Object.values(spaces), ...Object.values(sites)].every((seat) => seat === null)).toBe(true);
    expect([track, strengths, harbour]).toEqual([[], [null, null, null], { bronze: 0, silver: 0, gold: 0 }]);
  });

  test('AQ-3.10 every score starts at 0', () => {
    for (const players of playerCounts)
      expect(engine.scores(start(players as 2)).map(({ total }) => total)).toEqual(Array(players).fill(0));
  });

  test('AQ-3.11 each player starts with 1 gold, 1 silver, 2 bronze and all pieces of a color', () => {
    const state = start(5);
    state.players.forEach((player, seat) => {
      expect(purse(state, seat)).toEqual([2, 1, 1]);
      expect([player.henchmen, player.houses, player.color]).toEqual([5, 9, standardComponents.playerColors[seat]]);
      expect(Object.values(player.hand).every((count) => count === 0)).toBe(true);
    });
    expect(bankOf(state)).toEqual([29, 34, 34]);
    // the choice of colors changes nothing else
    const colors = ['orange', 'green'] as const;
    const [one, other] = [initialState({ players: 2, seed: 's' }), initialState({ players: 2, seed: 's', colors })];
    expect(at(other, 0).color).toBe('orange');
    expect([one.options.colors, other.options.colors]).toEqual([null, colors]);
    const colorless = ({ options: _, players, ...table }: typeof one) => ({
      ...table,
      players: players.map(({ color: __, ...rest }) => rest),
    });
    expect(colorless(one)).toEqual(colorless(other));
    expect(() => initialState({ players: 2, seed: '', colors: ['red', 'red'] })).toThrow(/colors/);
    expect(() => initialState({ players: 3, seed: '', colors })).toThrow(/colors/);
    expect(() => initialState({ players: 2, seed: '', colors: ['red', 'pink'] as never })).toThrow(/colors/);
  });

  test('AQ-3.12 AQ-3.13 AQ-3.15 AQ-3.16 three market cards and one stadium card are face up, the rest face down', () => {
    const script: readonly ChanceOutcome[] = [
      { shuffle: ['weapon-3', 'horse-gold-1', 'weapon-1', 'horse-silver-2'] },
      { shuffle: ['slave-2', 'slave-1'] },
      { shuffle: ['laurel-7', 'stadium-white'] },
      { shuffle: ['theatre-blue-purple'] },
      { int: 2 },
    ];
    const { market, stadiumCard, decks } = start(3, script);
    expect(market).toEqual(['weapon-3', 'horse-gold-1', 'weapon-1']);
    expect(stadiumCard).toBe('laurel-7');
    expect(Object.values(decks).map((deck) => deck.length)).toEqual([22, 14, 11, 6]);
    expect([decks.equi, decks.slaves, decks.stadium, decks.theatre].map((deck) => deck.at(-1))).toEqual([
      'horse-silver-2',
      'slave-2',
      'stadium-white',
      'theatre-blue-purple',
    ]);
  });

  test('AQ-3.14 AQ-3.17 the blue dice are on POTENTIA, the red ones have no owner', () => {
    expect(start(4).blueDice).toEqual({ owner: null, left: 4 });
    expect(JSON.stringify(start(4))).not.toMatch(/red(Dice|-dice)/);
  });

  test('AQ-3.18 the start player is drawn uniformly', () => {
    const seen = Array.from({ length: 300 }, (_, i) => initialState({ players: 3, seed: `who ${i}` }).startPlayer);
    for (const seat of [0, 1, 2]) {
      const times = seen.filter((other) => other === seat).length;
      expect(times, `seat ${seat}`).toBeGreaterThan(70);
      expect(times, `seat ${seat}`).toBeLessThan(130);
    }
    expect(start(3, unshuffled).startPlayer).toBe(1);
  });

  test('AQ-3.18 with a start player in the options none is drawn, and the decks are the same', () => {
    const drawn = initialState({ players: 4, seed: 'who' });
    for (const startPlayer of [0, 1, 2, 3]) {
      const script = scriptedChance(unshuffled.slice(0, -1));
      const named = initialState({ players: 4, seed: '', startPlayer }, script);
      script.assertUsedUp();
      expect([named.startPlayer, engine.activePlayers(named)]).toEqual([startPlayer, [startPlayer]]);
      expect(initialState({ players: 4, seed: 'who', startPlayer }).decks).toEqual(drawn.decks);
    }
    expect(() => initialState({ players: 5, seed: '', startPlayer: 5 })).toThrow(/whole number from 0 to 4/);
    for (const startPlayer of [4, -1, '0'])
      expect(() => initialState({ players: 4, seed: '', startPlayer: startPlayer as number })).toThrow(/startPlayer/);
  });

  test('AQ-3.19 players sit clockwise in index order', () => {
    let state = start(3, unshuffled);
    const turns: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [player = -1] = engine.activePlayers(state);
      turns.push(player);
      state = engine.apply(state, { type: 'place-crest', player });
    }
    expect(turns).toEqual([1, 2, 0]);
  });

  test('AQ-3.20 AQ-11.2 draws horses and weapons, slaves, stadium, theatre, start player in order, each from table order', () => {
    const script = scriptedChance(unshuffled);
    const { decks, market, stadiumCard } = initialState({ players: 2, seed: '' }, script);
    script.assertUsedUp();
    const inOrder = (rows: readonly { readonly id: string; readonly count: number }[]) =>
      rows.flatMap(({ id, count }) => Array<string>(count).fill(id));
    const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = standardComponents;
    const topFirst = (deck: readonly string[]) => [...deck].reverse();
    expect([...market, ...topFirst(decks.equi)]).toEqual(inOrder(equiCards));
    expect(topFirst(decks.slaves)).toEqual(inOrder(slaveCards));
    expect([stadiumCard, ...topFirst(decks.stadium)]).toEqual(inOrder([...laurelCards, ...colorCards]));
    expect(topFirst(decks.theatre)).toEqual(inOrder(theatreCards));
  });

  test('AQ-3.21 punched counters and lost numbers have no effect: no option sets them', () => {
    expect(() => initialState({ players: 3, seed: '', numbers: [8, 7, 8] } as never)).toThrow(/numbers/);
  });

  test('AQ-8.1 AQ-8.2 AQ-8.3 AQ-8.4 board, cards, coins and rounds are the same for every number of players', () => {
    const [two, ...others] = playerCounts.map((players) => start(players as 2));
    for (const state of others) {
      expect(Object.keys(state.spaces)).toEqual(Object.keys(two?.spaces ?? {}));
      expect(Object.keys(state.sites)).toEqual(Object.keys(two?.sites ?? {}));
      expect(Object.values(state.decks).map((deck) => deck.length)).toEqual([22, 14, 11, 6]);
      // bank and players always have 39 coins of each kind together
      expect(state.bank.bronze + 2 * state.players.length).toBe(39);
      expect(state.bank.gold + state.players.length).toBe(39);
    }
    for (const players of playerCounts) {
      let state = start(players as 2);
      // the advantage track has as many positions as there are players
      for (let i = 0; i < players; i++)
        state = engine.apply(state, { type: 'place-crest', player: engine.activePlayers(state)[0] ?? 0 });
      expect([...state.track].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
    for (const variant of ['variant', 'solo', 'draft'])
      expect(() => initialState({ players: 3, seed: '', [variant]: true } as never)).toThrow(variant);
  });
});

test('saves and replays name the game and the version of the rules', () => {
  expect([engine.game, engine.rulesVersion]).toEqual(['aquileia', '1']);
});
