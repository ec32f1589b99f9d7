import { type ColorId, deckIds, engine, playerCounts } from '@ludi-romani/city-of-rome';
import {
  chanceState,
  keyedChance,
  type LudiError,
  type Problem,
  recordingChance,
  scriptedChance,
} from '@ludi-romani/core';
import { expect, test } from 'vitest';
import {
  at,
  build,
  cardAt,
  cardsIn,
  citySize,
  clauseOf,
  deal,
  drafted,
  idle,
  laidOut,
  legal,
  legalCells,
  manyGames,
  mover,
  picture,
  placed,
  placing,
  play,
  printed,
  setupScript,
  wholeGame,
} from './scene';
import { offerAndInfluenceTiming } from './tables';

const problemsOf = (options: object): string[] => {
  try {
    engine.initialState(options as Parameters<typeof engine.initialState>[0]);
    return [];
  } catch (error) {
    expect((error as LudiError).code).toBe('invalid-options');
    return (error as { problems: Problem[] }).problems.map(({ path }) => path);
  }
};

test('CR-3.1 every building card of the decks in use is in the game once, and no other card is', () => {
  for (const players of playerCounts) {
    const state = deal({ players });
    const found = [...deckIds.flatMap((deck) => state.decks[deck]), ...state.players.flatMap(({ packet }) => packet)];
    const { decks } = printed.setup(players);
    const expected = printed.components.cards.filter(({ deck }) => decks.includes(deck)).map(({ id }) => id);
    expect([...found].sort()).toEqual([...expected].sort());
  }
});

test('CR-3.2 the stack has six strips, and the strip in use has five fields', () => {
  const state = drafted(deal({ players: 4 }));
  expect(state.strips.map(({ id }) => id).sort()).toEqual(printed.components.strips.map(({ id }) => id).sort());
  expect(state.emissaries).toHaveLength(5);
});

test.each(playerCounts)(
  'CR-3.3 %i players: each has a vegetable farm and a residence of value 2 in the player color',
  (players) => {
    const state = deal({ players });
    for (const { color, city } of state.players) {
      const start = city.filter((card) => card !== null);
      expect(start).toEqual([`start-${color}-vegetable-farm`, `start-${color}-residence-2`]);
    }
    const { emissaries } = placed(state);
    const each = state.players.map((_, seat) => emissaries.filter((on) => on === seat).length);
    expect(each).toEqual(players === 2 ? [2, 2] : Array(players).fill(1));
  },
);

test('CR-3.4 the vegetable farm is on (0, 0) and the residence on (1, 0), without a decision', () => {
  const state = deal({ players: 3 });
  for (const seat of [0, 1, 2]) {
    expect(cardAt(state, '0,0', seat)).toMatch(/vegetable-farm$/);
    expect(cardAt(state, '1,0', seat)).toMatch(/residence-2$/);
  }
  expect(legal(state).every((line) => line.startsWith('draft-card'))).toBe(true);
});

test('CR-3.5 a card is placed in one way on each cell, and a rotation is refused', () => {
  const state = placing('ii-market');
  expect(new Set(legalCells(state)).size).toBe(legal(state).length);
  for (const action of engine.legalActions(state))
    expect(Object.keys(action).sort()).toEqual(['player', 'type', 'x', 'y']);
  const turned = { type: 'place-building', x: 2, y: 0, rotation: 90 } as const;
  expect(clauseOf(state, turned)).not.toBe('legal');
});

test('CR-3.6 cells are relative to the starting buildings, x from -2 to 3 and y from -3 to 3, and never renumbered', () => {
  const { xs, ys, size } = printed.grid;
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), size]).toEqual([-2, 3, -3, 3, 42]);
  const city = { '-1,0': 'market', '0,-1': 'arena', '0,-2': 'baths' };
  const state = build(laidOut({ city, hand: ['ii-school'] }), 'ii-school', '-2,0');
  expect(cardAt(state, '0,0')).toMatch(/vegetable-farm$/);
  expect(cardAt(state, '1,0')).toMatch(/residence-2$/);
  expect(cardAt(state, '-2,0')).toBe('ii-school');
  // columns -2 to 1 and rows -2 to 0 are used, so the city may still grow by one row, up or down
  const later = placing('ii-aqueduct-1', { ...city, '-2,0': 'school' });
  const free = legalCells(later).filter((cell) => cardAt(later, cell) === null);
  expect(free).toEqual(['0,-3', '-1,-2', '1,-2', '-1,-1', '1,-1', '-2,-1', '-2,1', '-1,1', '0,1', '1,1'].sort(byRow));
});

const byRow = (a: string, b: string): number => {
  const [ax = 0, ay = 0] = a.split(',').map(Number);
  const [bx = 0, by = 0] = b.split(',').map(Number);
  return ay - by || ax - bx;
};

test('CR-3.7 a full city of 16 cards accepts only an aqueduct, which replaces a card', () => {
  const full = picture([
    ['vegetable-farm', 'residence-2', 'residence-2', 'residence-2'],
    ['residence-3', 'residence-3', 'residence-3', 'residence-3'],
    ['residence-4', 'residence-4', 'residence-4', 'residence-4'],
    ['residence-2', 'residence-2', 'residence-2', 'residence-2'],
  ]);
  const state = laidOut({ players: 4, city: full, hand: ['ii-market', 'ii-aqueduct-1'] });
  expect(citySize(state)).toBe(16);
  expect(cardsIn(state, 'start-build')).toEqual(['ii-aqueduct-1']);
  expect(legalCells(placing('ii-aqueduct-1', full))).toHaveLength(16);
});

test('CR-3.8 each player starts with 5 coins and nothing else', () => {
  for (const { coins, influence, influenceCards, tokens, hand } of deal({ players: 4 }).players) {
    expect({ coins, influence, influenceCards, hand }).toEqual({
      coins: 5,
      influence: 0,
      influenceCards: [],
      hand: [],
    });
    expect(tokens.every((amount) => amount === 0)).toBe(true);
  }
});

test('CR-3.9 the supply is unlimited: a player may have more influence tokens and coins than the box holds', () => {
  const rich = laidOut({ influence: 33, coins: 99, hand: ['i-colosseum'] });
  expect(at(build(rich, 'i-colosseum', '2,0')).influence).toBe(35);
  const market = laidOut({ influence: 33, coins: 99, hand: ['i-forum-romanum'] });
  expect(at(build(market, 'i-forum-romanum', '2,0')).coins).toBe(101);
});

test.each([
  [2, { I: 14, II: 20, III: 0, IV: 0 }],
  [3, { I: 14, II: 19, III: 18, IV: 0 }],
  [4, { I: 14, II: 18, III: 18, IV: 18 }],
] as const)('CR-3.10 %i players: the decks have their sizes after the opening packet is drawn', (players, sizes) => {
  const state = deal({ players });
  expect(Object.fromEntries(deckIds.map((deck) => [deck, state.decks[deck].length]))).toEqual(sizes);
  for (const deck of deckIds) for (const card of state.decks[deck]) expect(printed.card(card).deck).toBe(deck);
});

test('CR-3.10 each deck is shuffled separately, and its cards are revealed in that order', () => {
  const deck = ['i-temple-mars', 'i-vineyard'];
  let state = deal({
    players: 3,
    decks: { I: deck, II: ['ii-baths', 'ii-arena', 'ii-market', 'ii-school'], III: ['iii-baths'] },
  });
  state = drafted(state);
  expect(state.offer).toEqual(['i-temple-mars', 'ii-school', 'iii-baths']);
  expect(idle(state, ({ round }) => round === 2).offer[0]).toBe('i-vineyard');
  const orders = new Set(
    [1, 2, 3, 4].map((seed) => engine.initialState({ players: 3, seed: `${seed}` }).decks.I.join()),
  );
  expect(orders.size).toBe(4);
});

test.each(playerCounts)(
  'CR-3.11 %i players: influence cards are revealed in fixed rounds, in every shuffle of deck I',
  (players) => {
    for (const seed of ['a', 'b']) {
      const { surfaces } = offerAndInfluenceTiming[players];
      const seen: Record<string, number> = {};
      wholeGame({ players, seed }, 'random', ({ influenceOnTable, round }) => {
        for (const card of influenceOnTable) seen[card] ??= round;
      });
      expect(seen).toEqual(surfaces);
    }
  },
);

test('CR-3.12 seat 0 is the first player unless the options name another seat, and seats go clockwise', () => {
  const firstPlacer = (startPlayer?: number) =>
    mover(
      drafted(engine.initialState({ players: 4, seed: 'x', ...(startPlayer === undefined ? {} : { startPlayer }) })),
    );
  expect([firstPlacer(), firstPlacer(0), firstPlacer(2), firstPlacer(3)]).toEqual([0, 0, 2, 3]);
  expect(mover(play(drafted(deal({ players: 4, startPlayer: 2 })), 'place-emissary 1'))).toBe(3);
  for (const startPlayer of [-1, 3, 1.5, '1', null])
    expect(problemsOf({ players: 3, seed: 'x', startPlayer })).toEqual(['startPlayer']);
});

test('CR-3.14 the strips are stacked in any order and orientation', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 150; seed++) {
    engine.initialState({ players: 2, seed: `${seed}` }).strips.forEach(({ id, reversed }, place) => {
      seen.add(`${id} ${place} ${reversed}`);
    });
  }
  expect(seen.size).toBe(6 * 6 * 2);
});

test('CR-3.16 every game offers all 14 special buildings', () => {
  for (const players of playerCounts) {
    const seen = new Set<string>();
    wholeGame({ players, seed: 'special' }, 'random', ({ offer }) => {
      for (const card of offer) if (printed.card(card).deck === 'I') seen.add(card);
    });
    expect(seen.size).toBe(14);
  }
});

test.each([
  [2, [14, 22]],
  [3, [14, 22, 18]],
  [4, [14, 22, 18, 18]],
] as const)(
  'CR-3.17 %i players: only setup uses chance, for the decks, then the strips, then a bit for each strip',
  (players, decks) => {
    const chance = recordingChance(keyedChance(chanceState('x')));
    const state = engine.initialState({ players, seed: 'x' }, chance);
    const kinds = chance.outcomes.map((outcome) =>
      'shuffle' in outcome ? outcome.shuffle.length : Object.keys(outcome)[0],
    );
    expect(kinds).toEqual([...decks, 6, ...Array.from({ length: 6 }, () => 'int')]);
    const [first] = chance.outcomes;
    expect(first && 'shuffle' in first && first.shuffle[0]).toBe(state.decks.I.at(-1));
    const bits = chance.outcomes.slice(-6).map((outcome) => 'int' in outcome && outcome.int === 1);
    expect(state.strips.map(({ reversed }) => reversed)).toEqual(bits);
    // no chance is used after setup, so an empty script is enough
    const none = scriptedChance([]);
    idle(engine.apply(state, engine.legalActions(state)[0] as never, none), () => false);
    const { state: end } = wholeGame({ players, seed: 'x' }, 'eager');
    expect(end.chance).toEqual(engine.initialState({ players, seed: 'x' }).chance);
  },
);

test('CR-3.17 the same outcomes give the same setup, and a script of other outcomes is refused', () => {
  const script = setupScript({ players: 3 });
  expect(engine.initialState({ players: 3, seed: 'a' }, scriptedChance(script)).decks).toEqual(
    deal({ players: 3 }).decks,
  );
  expect(() => engine.initialState({ players: 3, seed: 'a' }, scriptedChance(script.slice(1)))).toThrow();
});

test('CR-3.18 seats have the default colors or those of the options', () => {
  const colorsOf = (options: { players: 2 | 3 | 4; colors?: ColorId[] }) =>
    engine.initialState({ seed: 'x', ...options }).players.map(({ color }) => color);
  expect(colorsOf({ players: 4 })).toEqual(['purple', 'orange', 'white', 'brown']);
  expect(colorsOf({ players: 3 })).toEqual(['purple', 'orange', 'white']);
  expect(colorsOf({ players: 2 })).toEqual(['white', 'brown']);
  expect(colorsOf({ players: 3, colors: ['brown', 'purple', 'white'] })).toEqual(['brown', 'purple', 'white']);
  expect(colorsOf({ players: 2, colors: ['brown', 'white'] })).toEqual(['brown', 'white']);
  const bad = [['purple', 'white'], ['white', 'white'], ['white'], ['white', 'brown', 'purple'], 'white'];
  for (const colors of bad) expect(problemsOf({ players: 2, seed: 'x', colors })).toEqual(['colors']);
  expect(problemsOf({ players: 2, seed: 'x', colors: [['white'], 'brown'] })).toEqual(['colors[0]']);
});

test('CR-3.18 a game with other colors has the same actions and the same outcome', () => {
  const { state, actions } = wholeGame({ players: 3, seed: 'colors' }, 'eager');
  const other = wholeGame({ players: 3, seed: 'colors', colors: ['brown', 'white', 'orange'] }, 'eager');
  expect(other.actions).toEqual(actions);
  expect(engine.outcome(other.state)).toEqual(engine.outcome(state));
});

test('CR-3.7, CR-3.6 in random games no city is larger than 4 by 4 cards', () => {
  let largest = 0;
  for (const players of playerCounts) {
    manyGames(players, 4, (state, next) => {
      if (next !== null) return;
      for (const { city } of state.players) {
        const cells = city.flatMap((card, index) => (card === null ? [] : [index]));
        const spread = (line: readonly number[]) =>
          Math.max(...cells.map((cell) => line[cell] ?? 0)) - Math.min(...cells.map((cell) => line[cell] ?? 0));
        expect(Math.max(spread(printed.grid.xs), spread(printed.grid.ys))).toBeLessThanOrEqual(3);
        expect(cells.length).toBeLessThanOrEqual(16);
        largest = Math.max(largest, cells.length);
      }
    });
  }
  expect(largest).toBe(16);
});

test('the name and the version of the rules are fixed', () => {
  expect([engine.game, engine.rulesVersion]).toEqual(['city-of-rome', '1']);
});
