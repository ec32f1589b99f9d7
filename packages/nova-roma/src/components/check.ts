import type { Problem } from '@ludi-romani/core';
import { checkTitles, isRecord, problemsWith, type Report, unique } from '@ludi-romani/core/shape';
import { colorIds, playerCounts, routeIds, zoneIds } from './ids';
import { type Components, shape, type Tables } from './shapes';

type Rows = readonly { readonly id: string | number }[];

const most = Math.max(...playerCounts);

/**
 * Returns the ids that may have titles: cards, contracts, tiles, achievements, mosaic lines and ports. Shapes and conversions may have
 * none, because their names are parts of other names.
 */
const named = (tables: Tables): string[] => [
  ...tables.followers.map(({ id }) => `follower-${id}`),
  ...[
    ...[...tables.shippingContracts, ...tables.buildingContracts],
    ...[...tables.basicEstateTiles, ...tables.specialEstateTiles, ...tables.buildingRewardTiles],
    ...[...tables.chariotTiles, ...tables.mosaicTiles],
    ...[...tables.achievements, ...tables.mosaicBoard.lines],
    ...tables.routes.flatMap(({ ports }) => ports),
  ].map(({ id }) => id),
];

/** Checks that tables of the right shape agree with each other. */
function agreement(given: Components, report: Report): void {
  const { numbers, limits, strengthTables, estateCosts, track, routes, zones, mosaicTiles, achievements } = given;
  const must = (holds: boolean, path: string, message: string) => {
    if (!holds) report(path, message);
  };
  const each = <Row>(path: string, rows: readonly Row[], message: string, holds: (row: Row, i: number) => boolean) => {
    rows.forEach((row, i) => {
      must(holds(row, i), `${path}[${i}]`, message);
    });
  };
  const distinct = (path: string, values: readonly unknown[]) =>
    unique(
      values.map((value) => [path, String(value)] as const),
      report,
    );
  const atLeast = (path: string, has: number, needs: number) => must(has >= needs, path, `must be at least ${needs}`);

  // ids must be unique across all tables: titles refer to them
  unique(
    Object.entries({ ...given }).flatMap(([name, table]) =>
      (Array.isArray(table) && name !== 'titles' ? table : []).flatMap((row: unknown, i) =>
        isRecord(row) && 'id' in row ? [[`${name}[${i}].id`, String(row.id)] as const] : [],
      ),
    ),
    report,
  );

  // references
  const known = (rows: Rows) => new Set<unknown>(rows.map(({ id }) => id));
  const [shapes, conversions] = [known(given.shapes), known(given.conversions)];
  const colorOf = new Map(achievements.map(({ id, color }) => [id, color]));
  each('buildingContracts', given.buildingContracts, 'must name a shape of the table', (row) => shapes.has(row.shape));
  must(shapes.has(given.specialEffects.build.shape), 'specialEffects.build', 'must name a shape of the table');
  for (const name of ['basicEstateTiles', 'specialEstateTiles'] as const)
    each(
      name,
      given[name],
      'must name a conversion of the table',
      (row) => row.kind !== 'conversion' || conversions.has(row.conversion),
    );
  each('mosaicTiles', mosaicTiles, 'must show three achievements of its color', ({ achievements: shown, color }) =>
    shown.every((id, i) => colorOf.get(id) === color && shown.indexOf(id) === i),
  );

  // enough components for four players and for all rounds
  atLeast('followers', given.followers.length, numbers.slots + most * Math.max(numbers.draftPacket, numbers.startHand));
  for (const color of colorIds)
    atLeast(`mosaicTiles: ${color}`, mosaicTiles.filter((tile) => tile.color === color).length, most);
  atLeast('chariotTiles', given.chariotTiles.length, numbers.chariotTiles);
  atLeast('numbers.chariotTiles', numbers.chariotTiles, numbers.rounds);
  atLeast('emperorTiles', given.emperorTiles.length, numbers.emperorTiles);
  atLeast('numbers.emperorTiles', numbers.emperorTiles, numbers.rounds);
  atLeast('numbers.artisans', numbers.artisans, most * numbers.startArtisans);
  atLeast('numbers.patricians', numbers.patricians, numbers.legionaries); // NR-8.5
  atLeast('numbers.slots', numbers.slots, Math.max(...strengthTables.contractSlots));
  atLeast('limits.goods', limits.goods, numbers.startGoods);
  atLeast('limits.influence', limits.influence, numbers.startInfluence);
  atLeast('estateCosts.basic', estateCosts.basic.length, numbers.slots);
  const spaces = zones.reduce((sum, { rows }) => sum + (rows.join('').match(/r/gi)?.length ?? 0), 0);
  atLeast('buildingRewardTiles', given.buildingRewardTiles.length, spaces);

  // the boards
  each('routes', routes, 'must be in order, with a port for the AI', ({ id, ports }, i) => {
    return id === routeIds[i] && ports.some(({ vp }) => vp === given.solo.aiShipsStartPortVp);
  });
  distinct(
    'routes.ports',
    routes.flatMap(({ ports }) => ports.map(({ id }) => id)),
  );
  each('zones', zones, 'must be in order, with equal rows', ({ id, rows }, i) => {
    return id === zoneIds[i] && rows.every((row) => row.length === rows[0]?.length);
  });
  each(
    'track.lines',
    track.lines,
    'must be between neighboring spaces',
    ({ between: [from, to] }) => to === from + 1 && to <= track.endSpace,
  );
  each('neutralSpaces', given.neutralSpaces, 'must be on the track', (space) => space <= track.endSpace);
  given.mosaicBoard.lines.forEach(({ cells }, i) => {
    distinct(`mosaicBoard.lines[${i}].cells`, cells);
  });
  given.shapes.forEach(({ cells }, i) => {
    distinct(`shapes[${i}].cells`, cells);
  });
  given.emperorTiles.forEach(({ spaces: pair }, i) => {
    distinct(`emperorTiles[${i}].spaces`, pair);
  });
  each(
    'followers',
    given.followers,
    'must be in ascending order',
    (row, i) => row.id > (given.followers[i - 1]?.id ?? 0),
  );
  checkTitles(given.titles, named(given), report);
}

/** Returns up to 20 problems of untrusted component tables. The list is empty if the tables are valid. */
export const checkComponents = (given: unknown): Problem[] => problemsWith(given, shape, agreement);
