import { aiScore, engine, type MutableState, type State } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { bare, north, played, south } from './performing';
import { at, laidOut } from './scene';

/** Returns the final state of a game, changed by `set`. No player has coins, influence or goods unless `set` gives them. */
const over = (players: 1 | 2 | 3 | 4, set: (state: MutableState) => void): State =>
  laidOut(
    players,
    {
      set: (state) => {
        for (const own of state.players) bare(own);
        set(state);
      },
    },
    [],
  );
const row = (state: State, seat: number, name: keyof ReturnType<typeof engine.scores>[number]['rows']) =>
  engine.scores(state)[seat]?.rows[name];
/** Returns a function that places blocks on free spaces of a zone: for each owner, the given number of blocks. */
const blocks = (zone: 'A' | 'B' | 'C', ...owners: readonly (readonly [number | 'neutral', number])[]) => {
  return (state: MutableState): void => {
    const cells = state.city[zone];
    for (const [owner, count] of owners) for (let i = 0; i < count; i++) cells[cells.indexOf(null)] = owner;
  };
};

describe('the sea', () => {
  test('T4 NR-6.1 ships past the port of 7 and on the port of 10 score 17', () => {
    const state = over(2, ({ players: [own] }) => {
      if (own !== undefined) own.ships = [north(4), south(5)];
    });
    expect(row(state, 0, 'sea-routes')).toBe(17);
  });

  test('T5 NR-8.38 ships of the AI past the port of 7 and on the port of 14 score 21', () => {
    const state = over(1, ({ ai }) => {
      if (ai !== null) ai.ships = [north(4), south(7)];
    });
    expect(aiScore(state)?.rows['sea-routes']).toBe(21);
  });
});

test.each([
  [1, 2],
  [2, 5],
  [3, 9],
  [5, 14],
])('T6 NR-6.10 %i animals score %i', (count, vp) => {
  const state = over(2, (s) => {
    for (let i = 0; i < count; i++) at(s, 0).tiles[i] = `eb-${16 + i}`;
  });
  expect(row(state, 0, 'animals')).toBe(vp);
});

test('T8 NR-8.38 two unclaimed achievements of the bottom row score 10 for the AI', () => {
  const state = over(1, (s) => at(s, 0).claims.fill(true, 0, 7));
  expect(aiScore(state)?.rows.mosaic).toBe(10);
});

test('T44 NR-5.109 Petran scores 3 for markers on 5, 2 and 0', () => {
  const state = over(2, (s) => {
    at(s, 0).row = [played(9)];
    Object.values(s.tracks).forEach((racers, i) => {
      for (const racer of racers) if (racer.marker === 0) racer.space = [5, 2, 0][i] ?? 0;
    });
  });
  expect(row(state, 0, 'end-game-followers')).toBe(3);
});

test.each([
  [4, 1, 6, 3],
  [2, 1, 3, 1],
  [5, 1, 6, 1],
  [4, 4, 6, 6],
])(
  'T50 NR-8.11 NR-6.5 against 4 neutral blocks in zone A, two players with %i and %i blocks score %i and %i',
  (first, second, ...vp) => {
    const state = over(2, blocks('A', [0, first], [1, second]));
    expect([0, 1].map((seat) => row(state, seat, 'zone-majorities'))).toEqual(vp);
  },
);

test.each([
  [3, 8, 5],
  [4, 5, 8],
  [0, 8, 0],
])(
  'T51 NR-8.39 NR-8.40 in zone B, %i blocks against 3 of the AI score %i for the AI and %i for the player',
  (count, ai, player) => {
    const state = over(1, blocks('B', [0, count]));
    expect(row(state, 0, 'zone-majorities')).toBe(player);
    // the AI has the majority in zones A and C
    expect(aiScore(state)?.rows['zone-majorities']).toBe(6 + ai + 11);
  },
);

test('T52 NR-6.13 NR-6.14 influence 3 and artisans 2 and 3 score 4', () => {
  const state = over(2, (s) => {
    Object.assign(at(s, 0), { influence: 3, artisans: 2 });
    at(s, 0).placed.fill(true, 0, 3);
  });
  expect(row(state, 0, 'influence-and-artisans')).toBe(4);
});

test('T58 NR-7.3 NR-7.5 more influence breaks a tie in points, then age if it is known; otherwise both win', () => {
  const tied = (influence: readonly [number, number], youngestFirst: number[] | null) => {
    const state = over(2, (s) => {
      s.options = { ...s.options, youngestFirst };
      s.startPlayer = 0;
      // 2 points for the marker, and 2 for the coins

      Object.assign(at(s, 0), { influence: influence[0], artisans: 0 });
      Object.assign(at(s, 1), { influence: influence[1], artisans: 0, coins: 8 });
    });
    return engine.outcome(state)?.ranking;
  };
  expect(tied([2, 3], null)).toEqual([[1], [0]]);
  expect(tied([3, 2], null)).toEqual([[0], [1]]);
  expect(tied([2, 2], null)).toEqual([[0, 1]]);
  expect(tied([2, 2], [1, 0])).toEqual([[1], [0]]);
});
