import { engine, type MutableState, type Player, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import type { Achievement, Tables } from '../../packages/nova-roma/src/components/shapes';
import { at, clauseOf, laidOut } from './scene';

const { achievements, mosaicTiles } = standardComponents;

/** The holdings of a player: the number of things of each kind, the influence, and the spaces on the three tracks. */
interface Has {
  readonly building?: number;
  readonly shipping?: number;
  readonly followers?: number;
  readonly estate?: number;
  readonly influence?: number;
  readonly tracks?: readonly number[];
}

function give(own: Player, state: MutableState, has: Has): void {
  const ids = (rows: Tables[keyof Tables], count: number) =>
    (rows as readonly { readonly id: string }[]).slice(0, count).map(({ id }) => id);
  own.contracts.building = ids(standardComponents.buildingContracts, has.building ?? 0);
  own.contracts.shipping = ids(standardComponents.shippingContracts, has.shipping ?? 0);
  own.row = Array.from({ length: has.followers ?? 0 }, (_, i) => ({
    follower: 14 + i,
    exhausted: i === 0,
    fresh: false,
  }));
  own.tiles = own.tiles.map((_, i) => (i < (has.estate ?? 0) ? (i === 0 ? 'es-1' : `eb-0${i}`) : null));
  own.turned = own.turned.map((_, i) => i === 0 && own.tiles[0] === 'es-5');
  own.influence = has.influence ?? 0;
  Object.values(state.tracks).forEach((racers, i) => {
    const racer = racers.find(({ marker }) => marker === 0);
    if (racer !== undefined) racer.space = has.tracks?.[i] ?? 0;
    racers.sort((a, b) => b.space - a.space);
  });
}

/** Returns a mosaic tile that shows the achievement, with the row of the tile and the column of the achievement. */
function onTile(id: string): { readonly row: number; readonly column: number; readonly tile: string } {
  const tile = mosaicTiles.find((each) => each.achievements.includes(id));
  if (tile === undefined) throw new Error(`no tile shows ${id}`);
  return {
    row: ['green', 'yellow', 'orange'].indexOf(tile.color),
    column: tile.achievements.indexOf(id),
    tile: tile.id,
  };
}

/** Returns a state in which seat 0 must place a patrician, has these holdings, and has the achievement on its mosaic. */
function before(id: string, has: Has, more: (own: Player) => void = () => {}): MutableState {
  const { row, tile } = onTile(id);
  const set = (state: MutableState) => {
    const own = at(state, 0);
    state.phase = 'forum';
    state.turn = { player: 0, space: null, lines: [], claimed: false };
    own.mosaic[row] = tile;
    give(own, state, has);
    more(own);
  };
  return laidOut(3, { set }, [{ ask: 'patrician', player: 0 }]);
}
const claiming = (id: string, has: Has, more?: (own: Player) => void) => {
  const { row, column } = onTile(id);
  const action = { type: 'claim-achievement', player: 0, space: 3 * row + column } as const;
  return { state: before(id, has, more), action };
};
const claimable = (id: string, has: Has): boolean => {
  const { state, action } = claiming(id, has);
  return engine.explain(state, action).legal;
};

describe('NR-5.201 NR-5.202 NR-5.203 NR-5.204 NR-5.205 NR-5.206 NR-5.207 NR-5.208 NR-5.209 NR-5.210 NR-5.211 NR-5.212 NR-5.213 NR-5.214 NR-5.215 NR-5.216 NR-5.217 NR-5.218 NR-5.219 NR-5.220 NR-5.221 NR-5.222 NR-5.223 NR-5.224 NR-5.225 NR-5.226 NR-5.227 the requirements', () => {
  /** by achievement, lists of the smallest holdings that fulfill it, and of holdings that nearly fulfill it */
  const met: Readonly<Record<string, readonly [readonly Has[], readonly Has[]]>> = {
    'g-b2': [[{ building: 2 }], [{ building: 1, shipping: 9 }]],
    'g-s2': [[{ shipping: 2 }], [{ shipping: 1, building: 9 }]],
    'g-f2': [[{ followers: 2 }], [{ followers: 1 }]],
    'g-h3': [[{ tracks: [0, 3, 0] }], [{ tracks: [2, 2, 2] }]],
    'g-bs': [[{ building: 1, shipping: 1 }], [{ building: 2 }, { shipping: 2 }]],
    'g-fs': [[{ followers: 1, shipping: 1 }], [{ followers: 2 }, { shipping: 2 }]],
    'g-fb': [[{ followers: 1, building: 1 }], [{ followers: 2 }, { building: 2 }]],
    'g-fe': [[{ followers: 1, estate: 1 }], [{ followers: 2 }, { estate: 2 }]],
    'g-se': [[{ shipping: 1, estate: 1 }], [{ shipping: 2 }, { estate: 2 }]],
    'g-be': [[{ building: 1, estate: 1 }], [{ building: 2 }, { estate: 2 }]],
    'g-i4': [[{ influence: 4 }], [{ influence: 3 }]],
    'y-b4': [[{ building: 4 }], [{ building: 3 }]],
    'y-s4': [[{ shipping: 4 }], [{ shipping: 3 }]],
    'y-f4': [[{ followers: 4 }], [{ followers: 3 }]],
    'y-bs5': [
      [
        { building: 4, shipping: 1 },
        { building: 2, shipping: 3 },
      ],
      [{ building: 5 }, { building: 3, shipping: 1 }],
    ],
    'y-fb5': [[{ followers: 1, building: 4 }], [{ followers: 5 }, { followers: 2, building: 2 }]],
    'y-fs5': [[{ followers: 3, shipping: 2 }], [{ shipping: 5 }, { followers: 1, shipping: 3 }]],
    'y-fe5': [[{ followers: 3, estate: 2 }], [{ estate: 5 }, { followers: 1, estate: 3 }]],
    'y-se5': [[{ shipping: 3, estate: 2 }], [{ estate: 5 }, { shipping: 1, estate: 3 }]],
    'y-be5': [[{ building: 3, estate: 2 }], [{ estate: 5 }, { building: 1, estate: 3 }]],
    'y-i6': [[{ influence: 6 }], [{ influence: 5 }]],
    'y-hh3': [[{ tracks: [3, 0, 4] }], [{ tracks: [8, 2, 2] }]],
    'o-b6': [[{ building: 6 }], [{ building: 5 }]],
    'o-f6': [[{ followers: 6 }], [{ followers: 5 }]],
    'o-s6': [[{ shipping: 6 }], [{ shipping: 5 }]],
    'o-h10': [[{ tracks: [4, 3, 3] }, { tracks: [8, 2, 0] }], [{ tracks: [3, 3, 3] }]],
    'o-e5': [[{ estate: 5 }], [{ estate: 4 }]],
  };
  test.each(Object.entries(met))('%s', (id, [enough, tooLittle]) => {
    for (const has of enough) expect(claimable(id, has), JSON.stringify(has)).toBe(true);
    for (const has of tooLittle) {
      const { state, action } = claiming(id, has);
      expect(clauseOf(state, action), JSON.stringify(has)).toBe('NR-4.32');
    }
  });
  test('every achievement of the table has a case', () => {
    expect(Object.keys(met)).toEqual(achievements.map(({ id }) => id));
  });
});

test('NR-5.228 there are 11 green, 11 yellow and 5 orange kinds; the easy one of each pair is green', () => {
  const ids = (color: Achievement['color']) => achievements.filter((each) => each.color === color).map(({ id }) => id);
  expect([ids('green').length, ids('yellow').length, ids('orange').length]).toEqual([11, 11, 5]);
  const required = (id: string): number => {
    const found = achievements.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no achievement is called ${id}`);
    return found.kind === 'count' ? found.min : found.markers;
  };
  const pairs = [
    ...['b2 b4', 's2 s4', 'f2 f4', 'h3 hh3', 'bs bs5', 'fs fs5', 'fb fb5', 'fe fe5', 'se se5', 'be be5', 'i4 i6'],
  ].map((pair) => pair.split(' '));
  for (const [easy, hard] of pairs) expect(required(`g-${easy}`)).toBeLessThan(required(`y-${hard}`));
});

test('NR-5.229 exhausted followers and turned tiles count, a lion counts as one tile, and spaces count by number', () => {
  expect(claimable('g-f2', { followers: 2 })).toBe(true); // the first is exhausted
  const turned = claiming('o-e5', { estate: 5 }, (own) => {
    own.tiles[0] = 'es-5';
    own.turned[0] = true;
  });
  expect(engine.explain(turned.state, turned.action).legal).toBe(true);
  // a lion of two animals is one tile
  expect(claimable('o-e5', { estate: 4 })).toBe(false);
  // the third track counts as space 0, the start space
  expect(claimable('o-h10', { tracks: [8, 1, 0] })).toBe(false);
});

test('NR-5.211 NR-5.221 NR-4.33 only the two achievements of influence spend what they require', () => {
  for (const { id, kind } of achievements) {
    const { state, action } = claiming(id, {
      building: 6,
      shipping: 6,
      followers: 7,
      estate: 9,
      influence: 7,
      tracks: [8, 8, 8],
    });
    const next = engine.apply(state, action);
    const spent = id === 'g-i4' ? 2 : id === 'y-i6' ? 3 : 0;
    expect([kind, at(next, 0).influence], id).toEqual([kind, 7 - spent]);
    expect(at(next, 0).contracts).toEqual(at(state, 0).contracts);
  }
});
