import { createEngine, engine, standardComponents } from '@ludi-romani/nova-roma';
import { actionSpace } from '@ludi-romani/nova-roma/action-space';
import { schemasFor } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/nova-roma/src/components/catalog';
import { checkComponents } from '../../packages/nova-roma/src/components/check';
import { actionIds, colorIds, goodIds, products, trackIds } from '../../packages/nova-roma/src/components/ids';
import type { Components, Tables } from '../../packages/nova-roma/src/components/shapes';
import { playsToItsEnd } from '../own-box';

const { provenance, ...tables } = standardComponents;
const { followers, achievements, mosaicTiles, routes, buildingContracts, shippingContracts } = tables;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const countBy = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe('the tables', () => {
  test('NR-3.2 the numbers of cards and tiles of each kind', () => {
    const sizes = [followers, shippingContracts, buildingContracts, mosaicTiles, tables.emperorTiles].map(
      (t) => t.length,
    );
    expect(sizes).toEqual([40, 30, 28, 15, 8]);
    const more = [tables.basicEstateTiles, tables.specialEstateTiles, tables.chariotTiles, tables.buildingRewardTiles];
    expect(more.map((table) => table.length)).toEqual([23, 7, 9, 12]);
    expect([tables.numbers.artisans, tables.numbers.rounds]).toEqual([16, 5]);
  });

  test('every table names its source, and reconstructed and calibrated tables are marked', () => {
    expect(Object.keys(provenance)).toEqual(Object.keys(tables));
    const all = Object.entries(provenance);
    const from = (kind: string) => all.flatMap(([name, { provenance: how }]) => (how === kind ? [name] : []));
    expect(from('reconstructed')).toEqual([
      ...['emperorTiles', 'mosaicTiles', 'mosaicBoard', 'shapes', 'zones', 'buildingRewardTiles', 'track'],
      ...['chariotTiles', 'estateGrid', 'estateCosts', 'basicEstateTiles', 'specialEstateTiles'],
    ]);
    expect(from('calibrated')).toEqual(['shippingContracts', 'routes', 'buildingContracts']);
  });

  test('there are 13 end-game, 21 once-per-round and 6 permanent followers; each action has one of strength', () => {
    expect(countBy(followers.map(({ timing }) => timing))).toEqual({
      'end-game': 13,
      'once-per-round': 21,
      permanent: 6,
    });
    expect(followers.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const stronger = followers.flatMap((row) =>
      row.timing === 'once-per-round' && row.effect.kind === 'strength' ? [row.action] : [],
    );
    expect([...stronger].sort()).toEqual([...actionIds].sort());
  });

  test('mosaic tiles show each achievement, none twice on one tile, and orange ones three times', () => {
    for (const tile of mosaicTiles) expect(new Set(tile.achievements).size).toBe(3);
    const shown = countBy(mosaicTiles.flatMap((tile) => tile.achievements));
    expect(Object.keys(shown).sort()).toEqual(achievements.map(({ id }) => id).sort());
    for (const { id, color } of achievements) if (color === 'orange') expect(shown[id]).toBe(3);
    expect(countBy(mosaicTiles.map(({ color }) => color))).toEqual({ green: 5, yellow: 5, orange: 5 });
  });

  test('emperor tiles show each space of the forum once, no two of a tile in one line', () => {
    const spaces = tables.emperorTiles.flatMap((tile) => tile.spaces.map(String));
    expect(new Set(spaces).size).toBe(16);
    for (const {
      spaces: [a, b],
    } of tables.emperorTiles)
      expect(a[0] === b[0] || a[1] === b[1]).toBe(false);
  });

  test('each route has points 3, 7, 10 and 14, and only the leg to 14 costs two sails', () => {
    for (const { ports } of routes) {
      expect(ports.flatMap(({ vp }) => vp ?? [])).toEqual([3, 7, 10, 14]);
      for (const { sails, vp } of ports) expect(sails).toBe(vp === 14 ? 2 : 1);
    }
  });

  test('building contracts have 4, 8, 9 and 7 of each size, seven cost an artisan; no contract costs more than 2 of a good', () => {
    const size = new Map(tables.shapes.map(({ id, cells }) => [id, cells.length]));
    expect(countBy(buildingContracts.map(({ shape }) => size.get(shape) ?? 0))).toEqual({ 1: 4, 2: 8, 3: 9, 4: 7 });
    expect(sum(buildingContracts.map(({ vp }) => vp))).toBe(156);
    expect(buildingContracts.filter(({ cost }) => cost.artisan === 1)).toHaveLength(7);
    for (const { cost } of [...buildingContracts, ...shippingContracts])
      expect(Math.max(...goodIds.map((good) => cost[good] ?? 0))).toBeLessThanOrEqual(2);
  });

  test('the map has 12 reward spaces, 4 of them for three players and more', () => {
    const spaces = catalog(tables).zones.flatMap(({ rewards }) => rewards);
    expect(spaces.map(({ id }) => id).join()).toBe('a-r1,a-r2,a-r3,a-r4,a-r5,b-r1,b-r2,b-r3,b-r4,c-r1,c-r2,c-r3');
    expect([spaces.length, spaces.filter(({ only3plus }) => only3plus).length]).toEqual([12, 4]);
  });

  test('each product has one line, there are estate tiles of all kinds, and each track has three chariots', () => {
    expect([...tables.estateGrid.rows, ...tables.estateGrid.columns].sort()).toEqual([...products].sort());
    expect(countBy(tables.basicEstateTiles.map(({ kind }) => kind))).toEqual({
      production: 12,
      conversion: 3,
      animal: 8,
    });
    expect(countBy(tables.chariotTiles.map(({ track }) => track))).toEqual(
      Object.fromEntries(trackIds.map((track) => [track, 3])),
    );
  });
});

/** Returns a changed copy of the standard tables. */
const changed = (
  change: (given: { -readonly [T in keyof Tables]: Tables[T] } & Record<string, unknown>) => void,
): unknown => {
  const given = structuredClone(standardComponents) as never;
  change(given);
  return given;
};
const paths = (given: unknown): string[] => checkComponents(given).map(({ path }) => path);

describe('tables from outside', () => {
  test('the standard tables are valid', () => {
    expect(checkComponents(standardComponents)).toEqual([]);
  });

  const twice = Array(2).fill([0, 0]);
  /** Changes a row of a table. */
  const row = (table: string, index: number, fields: object) => (given: Record<string, unknown>) =>
    Object.assign((given[table] as object[])[index] ?? {}, fields);
  const wrong: readonly (readonly [string, Parameters<typeof changed>[0], string])[] = [
    ['no table', (given) => Object.assign(given, { routes: null }), 'routes'],
    ['a field too many', (given) => Object.assign(given.numbers, { more: 1 }), 'numbers.more'],
    ['a number out of bounds', (given) => Object.assign(given.limits, { strength: 4 }), 'limits.strength'],
    [
      'an unknown good',
      (given) => Object.assign(given.shippingContracts[0]?.cost ?? {}, { gold: 1 }),
      'shippingContracts[0].cost.gold',
    ],
    ['a contract twice', row('buildingContracts', 0, { id: 'sc-01' }), 'buildingContracts[0].id'],
    ['an unknown shape', row('buildingContracts', 2, { shape: 'w5' }), 'buildingContracts[2]'],
    ['an unknown conversion', row('basicEstateTiles', 12, { conversion: 'none' }), 'basicEstateTiles[12]'],
    [
      'an achievement of another color',
      row('mosaicTiles', 0, { achievements: ['g-b2', 'y-b4', 'g-f2'] }),
      'mosaicTiles[0]',
    ],
    ['an achievement twice', row('mosaicTiles', 0, { achievements: ['g-b2', 'g-b2', 'g-f2'] }), 'mosaicTiles[0]'],
    ['too few mosaic tiles', (given) => (given.mosaicTiles = given.mosaicTiles.slice(2)), 'mosaicTiles: green'],
    ['too few followers', (given) => (given.followers = given.followers.slice(0, 19)), 'followers'],
    ['followers out of order', (given) => (given.followers = [...given.followers].reverse()), 'followers[1]'],
    ['a tamer with an action', row('followers', 39, { action: 'sail' }), 'followers[39].effect.kind'],
    ['too few chariots', (given) => (given.chariotTiles = given.chariotTiles.slice(0, 4)), 'chariotTiles'],
    ['more rounds than emperor tiles', (given) => Object.assign(given.numbers, { rounds: 6 }), 'numbers.chariotTiles'],
    ['too few artisans', (given) => Object.assign(given.numbers, { artisans: 3 }), 'numbers.artisans'],
    ['routes in disorder', (given) => (given.routes = [...given.routes].reverse()), 'routes[0]'],
    ['no port for the AI', (given) => Object.assign(given.solo, { aiShipsStartPortVp: 4 }), 'routes[0]'],
    ['rows of several lengths', row('zones', 1, { rows: ['...', '....'] }), 'zones[1]'],
    [
      'too few reward tiles',
      (given) => (given.buildingRewardTiles = given.buildingRewardTiles.slice(1)),
      'buildingRewardTiles',
    ],
    [
      'a line off the track',
      (given) => Object.assign(given.track.lines[0] ?? {}, { between: [8, 9] }),
      'track.lines[0]',
    ],
    ['a neutral marker off the track', (given) => (given.neutralSpaces = [3, 9]), 'neutralSpaces[1]'],
    ['a space twice on an emperor tile', row('emperorTiles', 0, { spaces: twice }), 'emperorTiles[0].spaces'],
    [
      'a cell twice in a line',
      (given) => Object.assign(given.mosaicBoard.lines[0] ?? {}, { cells: [0, 0, 1] }),
      'mosaicBoard.lines[0].cells',
    ],
    ['a shape that covers a cell twice', row('shapes', 1, { cells: twice }), 'shapes[1].cells'],
    [
      'an empty source',
      (given) => Object.assign((given as unknown as Required<Components>).provenance.track, { source: '' }),
      'provenance.track.source',
    ],
  ];
  test.each(wrong)('refuses %s with its path', (_, change, path) => {
    const given = changed(change);
    expect(paths(given)).toContain(path);
    expect(() => createEngine(given as Components)).toThrow(path);
  });

  test('refuses values that are not tables', () => {
    for (const given of [null, 1, 'text', [], {}]) expect(checkComponents(given).length).toBeGreaterThan(0);
    expect(colorIds).toHaveLength(3);
  });
});

describe('a transcription of another box', () => {
  /** Longer routes and tracks, other contracts, a sixth round, more followers, other rewards. */
  const mine: Components = {
    ...standardComponents,
    numbers: { ...tables.numbers, rounds: 6, emperorTiles: 6, chariotTiles: 6, startCoins: [5, 5, 5, 5] },
    followers: [
      ...followers,
      { id: 41, name: 'Nova', timing: 'permanent', action: 'build', effect: { kind: 'gain', reward: { anyGood: 1 } } },
    ],
    achievements: [
      ...achievements,
      { id: 'g-rich', color: 'green', kind: 'count', of: ['coins'], min: 7, cost: { coins: 3 } },
    ],
    mosaicTiles: [...mosaicTiles, { id: 'green-6', color: 'green', achievements: ['g-rich', 'g-b2', 'g-s2'] }],
    routes: routes.map((route) => ({ ...route, ports: [...route.ports, { id: `${route.id}-far`, sails: 3, vp: 20 }] })),
    buildingContracts: buildingContracts.map((contract) => ({ ...contract, cost: { coins: 1 } })),
    track: { endSpace: 10, lines: [{ between: [4, 5], horses: 1 }], goldenWheels: [2, 5, 9] },
    basicEstateTiles: tables.basicEstateTiles.map((tile) =>
      tile.kind === 'production' ? { ...tile, reward: { anyGood: 2 } } : tile,
    ),
  };
  const own = createEngine(mine);

  test('has a digest of its tables, without their provenance', () => {
    expect(own.componentsDigest()).not.toBe(engine.componentsDigest());
    const told: Components = {
      ...mine,
      provenance: { ...provenance, track: { provenance: 'rulebook', source: 'my box' } },
    };
    expect(createEngine(told).componentsDigest()).toBe(own.componentsDigest());
  });

  test.each([1, 2, 3, 4] as const)(
    '%i players play it to the end, in valid states, and its replay is valid',
    (players) => {
      const options = { players, seed: 'own box', mosaicDraft: players % 2 === 0, followerDraft: players > 2 };
      expect(playsToItsEnd(own, engine, schemasFor(mine), options, actionSpace).round).toBe(6);
    },
  );
});
