/** Tests of the options and their effects on setup (sections 3 and 8 of the rules). */
import {
  colors,
  createEngine,
  engine,
  type Options,
  standardComponents,
  streetSymbols,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { faceSquares } from '../../packages/forum-trajanum/src/components/faces';
import { standard } from './scene';

const { mosaicFaces, arrangements, trajanCards } = standardComponents;
const seeds = Array.from({ length: 60 }, (_, i) => `variant ${i}`);
const begun = (options: Partial<Options> = {}, seed = 'variant') =>
  engine.initialState({ players: 2, seed, ...options });
const refused = (options: object): string => {
  try {
    engine.initialState({ players: 2, seed: '', ...options } as Options);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('FT-3.1 a game has 2 to 4 players', () => {
  expect(engine.playerCounts).toEqual([2, 3, 4]);
  for (const players of [1, 5, 2.5]) expect(refused({ players })).toMatch(/players/);
});

test('FT-8.2 to FT-8.10 missing options have their defaults in the state and in every view', () => {
  const state = begun();
  expect(state.options).toEqual({
    players: 2,
    boardSide: 'A',
    startPlayer: null,
    introductory: false,
    introductoryCard: 'drawn',
    promoCards: false,
    buildingTiles: 'unlimited',
    mosaic: 'printed',
    arrangement: 'random',
    draftMode: 'simultaneous',
    eaglePoints: 'highest',
    trackEnd: 'before-action',
  });
  for (const viewer of [0, 1, 'spectator'] as const) expect(engine.view(state, viewer).options).toEqual(state.options);
  const chosen = { players: 3, boardSide: 'B', introductory: true, promoCards: true } as const;
  expect(begun(chosen).options).toEqual({ ...state.options, ...chosen });
});

test('FT-3.31 the start player is drawn, unless the option has a seat', () => {
  const starts = (options: Partial<Options>) =>
    new Set(seeds.map((seed) => begun({ players: 3, ...options }, seed).startPlayer));
  expect(starts({})).toEqual(new Set([0, 1, 2]));
  expect(starts({ startPlayer: 2 })).toEqual(new Set([2]));
  expect(refused({ startPlayer: 2 })).toMatch(/startPlayer: must be the seat of a player/);
});

describe('FT-8.2 the card of the introductory game', () => {
  const chosen = { introductory: true, introductoryCard: 'chosen', startPlayer: 1 } as const;

  test('FT-8.2 is drawn, or the start player chooses it from pile III before the preparation', () => {
    expect(begun({ introductory: true }).trajan).toEqual([null, null, expect.stringMatching(/^trajan-III-[1-4]$/)]);
    const state = begun(chosen);
    expect([state.trajan, engine.activePlayers(state)]).toEqual([[null, null, null], [1]]);
    expect(engine.legalActions(state).map(engine.format)).toEqual(
      [1, 2, 3, 4].map((card) => `1 choose-trajan-card trajan-III-${card}`),
    );
    const {
      state: next,
      events,
      reveals,
    } = engine.step(state, engine.parse(state, '1 choose-trajan-card trajan-III-3'));
    expect(next.trajan).toEqual([null, null, 'trajan-III-3']);
    expect(events).toEqual([{ type: 'trajan-card-chosen', player: 1, card: 'trajan-III-3' }]);
    expect(engine.apply(state, engine.parse(state, '1 choose-trajan-card trajan-III-3'))).toEqual(next);
    expect([reveals, engine.activePlayers(next)]).toEqual([false, [0, 1]]);
    expect(engine.legalActions(begun({ ...chosen, promoCards: true }))).toHaveLength(5);
    expect(engine.legalActions(begun({ ...chosen, draftMode: 'sequential' }))).toHaveLength(4);
  });

  test('FT-8.2 can be chosen only in the introductory game', () => {
    expect(refused({ introductoryCard: 'chosen' })).toMatch(/introductoryCard: is valid only in the introductory game/);
    expect(refused({ introductoryCard: 'drawn' })).toBe('');
  });
});

test('FT-3.3 the street deck has two cards of each symbol in random order', () => {
  const decks = seeds.map((seed) => begun({}, seed).streetDeck);
  for (const deck of decks) {
    expect(deck).toHaveLength(24);
    expect([...deck].sort()).toEqual(streetSymbols.flatMap((symbol) => [symbol, symbol]));
  }
  // the games have every symbol on top of the deck
  expect(new Set(decks.map((deck) => deck.at(-1))).size).toBe(12);
});

describe('the forum', () => {
  test('FT-3.5 the forum has one board more than players', () => {
    expect(([2, 3, 4] as const).map((players) => begun({ players }).forum.boards.length)).toEqual([3, 4, 5]);
  });

  test('FT-3.5, FT-3.6 all arrangements, boards, sides and both rotations occur', () => {
    for (const players of [2, 3, 4] as const) {
      const forums = seeds.map((seed) => begun({ players }, seed).forum);
      expect(new Set(forums.map(({ arrangement }) => arrangement))).toEqual(
        new Set(arrangements.filter((one) => one.players === players).map(({ id }) => id)),
      );
      const first = forums.map(({ boards }) => boards[0]);
      expect(new Set(first.map((board) => board?.face)).size).toBe(10);
      expect(new Set(first.map((board) => board?.turns))).toEqual(new Set([0, 2]));
      for (const { boards } of forums)
        expect(new Set(boards.map(({ face }) => face?.charAt(0))).size).toBe(boards.length);
    }
  });

  test('FT-3.7 squares of different boards are neighbours in one grid, and areas span boards', () => {
    const { grid, index, squares } = standard.forum('tee-3');
    expect(grid.orthogonal[index('s2c3')]).toEqual(['s1c3', 's2c2', 's2c4', 's3c3'].map((id) => index(id as 's1c3')));
    expect(squares[index('s2c0') + grid.width]).toBeNull(); // there is no board below
    const { forum } = begun({ arrangement: 'stack-3' });
    const spans = forum.areas.some((area, square) => area >= 0 && area < 12 && square >= 12);
    expect(spans).toBe(true);
  });

  test('FT-3.33 a quarter turn is clockwise: new[r][c] = old[H-1-c][r]', () => {
    const letters = (turns: number) => faceSquares(['RYG', 'BER'], turns).map((color) => color.charAt(0));
    expect(letters(0).join('')).toBe('rygber');
    expect(letters(1).join('')).toBe('breyrg');
    expect(letters(2).join('')).toBe('rebgyr');
    expect(letters(3).join('')).toBe('gryerb');
    const turns = seeds.map((seed) =>
      begun({ players: 3, arrangement: 'pinwheel-4' }, seed).forum.boards.map((one) => one.turns),
    );
    for (const slot of [1, 3]) expect(new Set(turns.map((each) => each[slot]))).toEqual(new Set([1, 3]));
    for (const slot of [0, 2]) expect(new Set(turns.map((each) => each[slot]))).toEqual(new Set([0, 2]));
  });

  test('FT-3.33, FT-8.6 a random face has an eagle anywhere, two squares of a random color and three of the others', () => {
    const rare = new Set<string>();
    const eagles = new Set<number>();
    for (const seed of seeds) {
      const { forum } = begun({ mosaic: 'random', arrangement: 'stack-3' }, seed);
      expect(forum.boards.map(({ face }) => face)).toEqual([null, null, null]);
      for (const slot of standard.forum('stack-3').slots) {
        const shown = slot.map((square) => forum.colors[square]);
        eagles.add(shown.indexOf('eagle'));
        const counts = colors.map((color) => shown.filter((other) => other === color).length);
        expect([...counts].sort()).toEqual([2, 3, 3, 3]);
        rare.add(colors[counts.indexOf(2)] ?? '');
      }
    }
    expect([rare.size, eagles.size]).toEqual([4, 12]);
    // with other tables, one color may have more squares instead
    const other = createEngine({ ...standardComponents, randomFaces: { rows: 3, columns: 4, short: 5, others: 2 } });
    const drawn = other.initialState({ players: 2, mosaic: 'random', arrangement: 'stack-3', seed: 'frequent' });
    for (const slot of standard.forum('stack-3').slots) {
      const counts = colors.map((color) => slot.filter((square) => drawn.forum.colors[square] === color).length);
      expect(counts.sort()).toEqual([2, 2, 2, 5]);
    }
    // the printed mosaic is the default
    expect(begun().forum.boards.every(({ face }) => mosaicFaces.some(({ id }) => id === face))).toBe(true);
  });

  test('FT-8.10 the arrangement must be one for this number of players', () => {
    for (const { id, players } of arrangements) {
      for (const seed of seeds.slice(0, 5))
        expect(begun({ players, arrangement: id }, seed).forum.arrangement).toBe(id);
    }
    expect(refused({ arrangement: 'block-4' })).toMatch(/arrangement: must be one of random, stack-3, tee-3/);
    expect(refused({ arrangement: 'none' })).toMatch(/arrangement/);
  });
});

test('FT-8.4 building tiles are unlimited, or limited to the numbers of the tables', () => {
  expect(begun().supply).toBe(null);
  const { single, double } = standardComponents.buildingSupply;
  const each = (size: string, of: typeof single) => Object.entries(of).map(([color, n]) => [`${size}-${color}`, n]);
  const all = Object.fromEntries([...each('single', single), ...each('double', double)]);
  expect(begun({ buildingTiles: 'limited' }).supply).toEqual(all);
  expect(all).toHaveProperty('double-red');
});

test('FT-3.14 coins, figures and tribunes are unlimited, without multiplication markers', () => {
  const state = engine.clone(begun());
  for (const player of state.players) player.resources.coin = 1000;
  expect(Object.keys(state).filter((key) => /bank|stock|marker/.test(key))).toEqual([]);
  expect(state.supply).toBeNull(); // only building tiles may be limited
});

describe('Trajan cards', () => {
  const idsOf = (options: Partial<Options>) => seeds.map((seed) => begun(options, seed).trajan);
  const regular = (cycle: number) =>
    trajanCards.filter((card) => card.cycle === cycle && !card.promo).map(({ id }) => id);

  test('FT-3.15 one card of each cycle is public from the start', () => {
    const drawn = idsOf({});
    for (const cycle of [1, 2, 3]) {
      expect(new Set(drawn.map((cards) => cards[cycle - 1]))).toEqual(new Set(regular(cycle)));
    }
    const state = begun();
    for (const viewer of [0, 1, 'spectator'] as const) expect(engine.view(state, viewer).trajan).toEqual(state.trajan);
  });

  test('FT-8.5 with promo cards, each card is drawn from five', () => {
    const drawn = idsOf({ promoCards: true });
    for (const [i, cycle] of ['I', 'II', 'III'].entries()) {
      expect(new Set(drawn.map((cards) => cards[i]))).toEqual(new Set([...regular(i + 1), `trajan-${cycle}-promo`]));
    }
  });
});

test('FT-3.17, FT-8.9 differences in the display of the online version are not options and not in the state', () => {
  expect(refused({ multiplicationMarkers: true })).toMatch(/multiplicationMarkers/);
  for (const name of ['envoyGender', 'eyeIcon', 'colorHelp', 'autoSwitch'])
    expect(refused({ [name]: true })).toContain(name);
  // the played street cards are public
  const { players, ...table } = begun();
  expect([players.length, table.streets]).toEqual([2, []]);
});

test('FT-8.8 there is no solo game and no drafting variant', () => {
  expect(refused({ players: 1 })).toMatch(/players/);
  expect(refused({ solo: true })).toMatch(/solo/);
  expect(refused({ draftMode: 'cards' })).toMatch(/draftMode: must be one of simultaneous, sequential/);
});
