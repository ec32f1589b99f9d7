import type { InvalidOptionsError } from '@ludi-romani/core';
import { aiScore, engine, type Options, type State, standardComponents } from '@ludi-romani/nova-roma';
import { stateSchema } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { HARBOR, north, south } from './performing';
import { at } from './scene';

const COUNTS = [1, 2, 3, 4] as const;
const start = (players: Options['players'], options: Partial<Options> = {}): State =>
  engine.initialState({ seed: 'set up', ...options, players });
/** Returns the number of different values over 60 seeds. */
const variety = (of: (state: State) => unknown, options: Options = { players: 3, seed: '' }): number =>
  new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(of(engine.initialState({ ...options, seed: `v${i}` })))))
    .size;

describe('the shared table', () => {
  test.each(COUNTS)('NR-3.1 a game of %i players starts with the first of 5 rounds', (players) => {
    const state = start(players);
    expect(state.players).toHaveLength(players);
    expect(state.round).toBe(1);
    expect(standardComponents.numbers.rounds).toBe(5);
    expect(engine.playerCounts).toEqual([1, 2, 3, 4]);
  });

  test('NR-3.7 NR-3.12 NR-3.13 the displays are full, and the other cards are in the decks', () => {
    const { displays, special, decks } = start(4);
    for (const slots of Object.values(displays)) {
      expect(slots).toHaveLength(4);
      expect(slots).not.toContain(null);
    }
    expect(special).not.toBeNull();
    expect([decks.shipping, decks.building, decks.estate, decks.special].map(({ length }) => length)).toEqual([
      26, 24, 19, 6,
    ]);
    expect(decks.followers).toHaveLength(40 - 4 - 8);
    expect(variety((state) => state.displays)).toBe(60);
    expect(variety((state) => state.decks)).toBe(60);
  });

  test('NR-3.8 NR-8.4 reward tiles are random, and spaces marked 3+ have none with one or two players', () => {
    const blocked = ['a-r2', 'a-r4', 'b-r1', 'c-r3'];
    for (const players of COUNTS) {
      const { rewardTiles } = start(players);
      const empty = Object.keys(rewardTiles).filter((id) => rewardTiles[id] === null);
      expect(empty).toEqual(players <= 2 ? blocked : []);
      const tiles = Object.values(rewardTiles).filter((tile) => tile !== null);
      expect(tiles).toHaveLength(players <= 2 ? 8 : 12);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
    expect(variety(({ rewardTiles }) => rewardTiles)).toBe(60);
  });

  test('NR-3.10 the forum has one tile of each action', () => {
    const actions = 'build petition produce race recruit sail trade upgrade';
    expect([...start(3).forumTiles].sort()).toEqual(actions.split(' '));
    expect(variety((state) => state.forumTiles)).toBe(60);
  });

  test('NR-3.11 NR-8.21 there are five emperor tiles, in a solo game eight, and the first one is revealed', () => {
    for (const players of COUNTS) {
      const { emperorTiles, decks } = start(players);
      expect(emperorTiles).toHaveLength(1);
      expect(decks.emperor).toHaveLength((players === 1 ? 8 : 5) - 1);
    }
  });

  test('NR-3.14 there are a preferred chariot, a next one, and three in the deck', () => {
    const { preferredChariot, nextChariot, decks } = start(3);
    expect(new Set([preferredChariot, nextChariot, ...decks.chariot]).size).toBe(5);
    expect(preferredChariot).not.toBeNull();
    expect(nextChariot).not.toBeNull();
    expect(variety((state) => [state.preferredChariot, state.nextChariot])).toBeGreaterThan(30);
  });

  test('NR-3.24 tiles that return to the box are not in the state', () => {
    const state = start(3);
    const text = JSON.stringify(state);
    const inGame = (items: readonly { readonly id: string }[]) =>
      items.filter(({ id }) => text.includes(`"${id}"`)).length;
    expect(inGame(standardComponents.emperorTiles)).toBe(5);
    expect(inGame(standardComponents.chariotTiles)).toBe(5);
    expect(inGame(standardComponents.mosaicTiles)).toBe(9);
  });

  test('NR-8.1 with three or four players nothing is neutral', () => {
    for (const players of [3, 4] as const) expect(JSON.stringify(start(players))).not.toContain('neutral');
  });
});

describe('the players', () => {
  test('NR-3.3 NR-3.4 NR-3.17 NR-3.18 NR-3.19 start with their pieces, goods and influence', () => {
    for (const own of start(4).players) {
      expect(own).toMatchObject({
        patricians: 3,
        blocks: 20,
        achievementMarkers: { own: 4, hippodrome: 3 },
        ships: [HARBOR, HARBOR],
        influence: 1,
        goods: { wheat: 1, stone: 1, wood: 1, wine: 1, horse: 1 },
        artisans: 1,
        row: [],
        chariots: [],
      });
      expect(own.tiles).toEqual(Array(9).fill(null));
      expect(own.claims).toEqual(Array(9).fill(false));
    }
  });

  test.each(COUNTS)('NR-3.6 the artisans of %i players come out of the supply of 16', (players) => {
    expect(start(players).artisanSupply).toBe(16 - players);
  });

  test('NR-3.20 have a mosaic tile of each color: green, yellow, orange from the top', () => {
    const dealt = start(4).players.flatMap(({ mosaic }) => {
      expect(mosaic.map((tile) => tile?.split('-')[0])).toEqual(['green', 'yellow', 'orange']);
      return mosaic;
    });
    expect(new Set(dealt).size).toBe(12);
  });

  test('NR-3.21 have two followers each', () => {
    const state = start(4);
    const all = [...state.players.flatMap(({ hand }) => hand), ...state.decks.followers, ...state.displays.followers];
    for (const { hand, shown } of state.players) {
      expect(hand).toHaveLength(2);
      expect(shown).toEqual([]);
    }
    expect(new Set(all).size).toBe(40);
  });

  test.each([
    [1, 0, [3]],
    [2, 0, [3, 4]],
    [2, 1, [4, 3]],
    [3, 2, [4, 5, 3]],
    [4, 1, [6, 3, 4, 5]],
  ] as const)('NR-3.22 NR-8.22 T9 %i players, seat %i first, start with coins %j', (players, startPlayer, coins) => {
    const state = start(players, { startPlayer });
    expect(state.startPlayer).toBe(startPlayer);
    expect(state.players.map((own) => own.coins)).toEqual(coins);
  });

  test('NR-3.22 have a random start player', () => {
    expect(variety(({ startPlayer }) => startPlayer, { players: 4, seed: '' })).toBe(4);
  });

  test('NR-3.5 share no supply of coins', () => {
    expect(Object.keys(start(4)).join()).not.toMatch(/bank|coin/i);
  });

  test('NR-3.25 have no points during the game', () => {
    expect(Object.keys(at(start(3), 0)).join()).not.toMatch(/vp|points|score/i);
  });
});

describe('chance', () => {
  test('NR-3.23 NR-8.55 is drawn in a fixed order', () => {
    const kinds = (options: Partial<Options>): string[] => {
      const draws: string[] = [];
      const note = (name: string, items: readonly unknown[]) =>
        draws.push(`${name} ${items.length} ${String(items[0])}`);
      engine.initialState({ players: 2, seed: 'draws', ...options }, {
        int: (bound) => {
          draws.push(`int ${bound}`);
          return 0;
        },
        pick: (items) => items[0] as never,
        roll: () => [],
        shuffle: (items) => {
          note('shuffle', items);
          return [...items];
        },
      } as Parameters<typeof engine.initialState>[1]);
      return draws;
    };
    expect(kinds({})).toEqual([
      'int 2',
      'shuffle 30 sc-01',
      'shuffle 28 bc-01',
      'shuffle 12 br-01',
      'shuffle 8 trade',
      'shuffle 8 emperor-1',
      'shuffle 23 eb-01',
      'shuffle 7 es-1',
      'shuffle 40 1',
      'shuffle 9 chariot-1a',
      'shuffle 2 0',
      'shuffle 2 0',
      'shuffle 2 0',
      'shuffle 5 green-1',
      'shuffle 5 yellow-1',
      'shuffle 5 orange-1',
    ]);
    expect(kinds({ startPlayer: 0 })[0]).toBe('shuffle 30 sc-01');
  });

  test('NR-3.23 deals in turn order, from the top of the decks', () => {
    const script = {
      int: () => 1,
      pick: (items: readonly unknown[]) => items[0],
      roll: () => [],
      shuffle: (items: readonly unknown[]) => [...items],
    } as unknown as Parameters<typeof engine.initialState>[1];
    const state = engine.initialState({ players: 3, seed: '' }, script);
    expect(state.displays.followers).toEqual([1, 2, 3, 4]);
    expect([1, 2, 0].map((seat) => at(state, seat).hand)).toEqual([
      [5, 6],
      [7, 8],
      [9, 10],
    ]);
    expect([1, 2, 0].map((seat) => at(state, seat).mosaic[0])).toEqual(['green-1', 'green-2', 'green-3']);
    expect(state.preferredChariot).toBe('chariot-1a');
    expect(state.nextChariot).toBe('chariot-1b');
    expect(state.emperorTiles).toEqual(['emperor-1']);
    expect(state.displays.shipping[0]).toBe('sc-01');
  });
});

describe('two players and one', () => {
  test('NR-8.2 NR-8.3 NR-8.12 two players have neutral blocks, and neutral markers on space 4', () => {
    const { city, tracks } = start(2);
    expect(
      Object.values(city)
        .flat()
        .filter((owner) => owner === 'neutral'),
    ).toHaveLength(9);
    for (const racers of Object.values(tracks)) expect(racers[0]).toEqual({ marker: 'neutral', space: 4 });
  });

  test('NR-8.5 only two players have legionaries, two each', () => {
    for (const players of COUNTS)
      for (const { legionaries } of start(players).players) expect(legionaries).toBe(players === 2 ? 2 : 0);
  });

  test.each([
    ['easy', 20],
    ['normal', 30],
    [undefined, 30],
    ['hard', 40],
  ] as const)('NR-8.20 the AI at %s begins with %i points', (difficulty, vp) => {
    const { ai } = start(1, difficulty === undefined ? {} : { difficulty });
    expect(ai?.vp).toBe(vp);
  });

  test.each([
    ['easy', 0, 20],
    ['easy', 60, -40],
    ['hard', 40, 0],
    ['normal', 100, -70],
  ] as const)(
    'NR-8.43 at %s with a handicap of %i the AI begins with %i points, also in a saved state',
    (difficulty, handicap, vp) => {
      const options: Options = { players: 1, seed: 'a', difficulty, handicap };
      const state = engine.initialState(options);
      expect(state.ai?.vp).toBe(vp);
      expect(stateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      const { handicap: _, ...without } = options;
      const even = engine.initialState(without);
      expect({ ...state, ai: { ...state.ai, vp: even.ai?.vp }, options: even.options }).toEqual(even);
      expect(aiScore(even)?.total).toBe((aiScore(state)?.total ?? 0) + handicap);
      expect(aiScore(engine.view(state, 0))?.rows['score-marker']).toBe(vp);
    },
  );

  test('NR-8.20 NR-8.12 the AI starts with ships, blocks and markers, one space ahead on the preferred track', () => {
    const { ai, city, tracks, preferredChariot } = start(1);
    expect(ai?.ships).toEqual([north(2), south(1)]);
    expect(
      Object.values(city)
        .flat()
        .filter((owner) => owner === 'neutral'),
    ).toHaveLength(9);
    const track = standardComponents.chariotTiles.find(({ id }) => id === preferredChariot)?.track;
    for (const [id, racers] of Object.entries(tracks)) {
      expect(racers.find(({ marker }) => marker === 'neutral')?.space).toBe(id === track ? 4 : 3);
    }
  });
});

describe('the options', () => {
  const problems = (options: unknown): string[] => {
    try {
      engine.initialState(options as Options);
      return [];
    } catch (error) {
      return (error as InvalidOptionsError).problems.map(({ path }) => path);
    }
  };
  test.each([
    [{ players: 5 }, ['players']],
    [{ players: 2, startPlayer: 2 }, ['startPlayer']],
    [{ players: 2, startPlayer: -0 }, ['startPlayer']],
    [{ players: 3, youngestFirst: [0, 1] }, ['youngestFirst']],
    [{ players: 3, youngestFirst: [0, 1, 1] }, ['youngestFirst']],
    [{ players: 2, difficulty: 'easy' }, ['difficulty']],
    [{ players: 1, difficulty: 'brutal' }, ['difficulty']],
    [{ players: 1, mosaicDraft: 1, followerDraft: 'yes' }, ['mosaicDraft', 'followerDraft']],
    [{ players: 4, startPlayer: 3, youngestFirst: [3, 1, 0, 2], mosaicDraft: true, followerDraft: false }, []],
    [{ players: 1, difficulty: 'hard' }, []],
    [{ players: 1, handicap: 101 }, ['handicap']],
    [{ players: 1, handicap: -1 }, ['handicap']],
    [{ players: 1, handicap: 0.5 }, ['handicap']],
    [{ players: 2, handicap: 10 }, ['handicap']],
    [{ players: 1, handicap: 100 }, []],
  ])('NR-3.1 NR-7.5 NR-8.54 %j', (options, paths) => {
    expect(problems({ seed: '', ...options })).toEqual(paths);
  });
});

test('the engine has its name and rules version', () => {
  expect([engine.game, engine.rulesVersion]).toEqual(['nova-roma', '2']);
});
