/** What the tables say about each other; they have the right shape by now. */
import { shape } from '@ludi-romani/core';
import { type Components, colorIds, playerCounts, routeIds, type Tables, type Zone, zoneIds } from './types';

type Report = shape.Report;
type Rows = readonly { readonly id: string | number }[];
type RowTable = { [T in keyof Tables]: Tables[T] extends Rows ? T : never }[keyof Tables];

const most = Math.max(...playerCounts);

export function agreement(given: Components, report: Report): void {
  const ids = (...names: readonly RowTable[]) =>
    shape.unique(
      names.flatMap((name) => given[name].map(({ id }, i) => [`${name}[${i}].id`, String(id)] as const)),
      report,
    );
  /** Reports every reference that leads nowhere. */
  const resolve = (path: string, wanted: readonly string[], known: ReadonlySet<string>) => {
    for (const id of wanted) if (!known.has(id)) report(path, `refers to ${id.slice(0, 60)}, which is not there`);
  };
  ids('followers');
  ids('emperorTiles');
  ids('mosaicTiles');
  ids('shippingContracts', 'buildingContracts');
  ids('basicEstateTiles', 'specialEstateTiles');
  ids('buildingRewardTiles');
  ids('chariotTiles');
  const achievements = ids('achievements');
  const shapes = ids('shapes');
  const conversions = ids('conversions');
  given.mosaicTiles.forEach((tile, i) => {
    resolve(`mosaicTiles[${i}].achievements`, tile.achievements, achievements);
  });
  given.buildingContracts.forEach((contract, i) => {
    resolve(`buildingContracts[${i}].shape`, [contract.shape], shapes);
  });
  resolve('specialEffects.build.shape', [given.specialEffects.build.shape], shapes);
  for (const name of ['basicEstateTiles', 'specialEstateTiles'] as const) {
    given[name].forEach((tile, i) => {
      if (tile.kind === 'conversion') resolve(`${name}[${i}].conversion`, [tile.conversion], conversions);
    });
  }
  given.shapes.forEach(({ cells }, i) => {
    distinct(`shapes[${i}].cells`, cells.map(String), report);
  });
  quantities(given, report);
  sea(given, report);
  city(given, report);
  hippodrome(given, report);
  mosaics(given, report);
  forum(given, report);
}

const distinct = (path: string, values: readonly string[], report: Report) =>
  shape.unique(
    values.map((value) => [path, value] as const),
    report,
  );

/** There is enough of everything for four players. */
function quantities(given: Components, report: Report): void {
  const { numbers, limits, followers, chariotTiles, emperorTiles, estateCosts, strengthTables } = given;
  const atLeast = (path: string, has: number, needs: number) => {
    if (has < needs) report(path, `must be at least ${needs}`);
  };
  atLeast('followers', followers.length, numbers.slots + most * Math.max(numbers.draftPacket, numbers.startHand)); // NR-8.52
  atLeast('chariotTiles', chariotTiles.length, numbers.chariotTiles);
  atLeast('numbers.chariotTiles', numbers.chariotTiles, numbers.rounds);
  atLeast('emperorTiles', emperorTiles.length, numbers.emperorTiles);
  atLeast('numbers.emperorTiles', numbers.emperorTiles, numbers.rounds);
  atLeast('numbers.artisans', numbers.artisans, most * numbers.startArtisans);
  atLeast('limits.goods', limits.goods, numbers.startGoods);
  atLeast('limits.influence', limits.influence, numbers.startInfluence);
  atLeast('estateCosts.basic', estateCosts.basic.length, numbers.slots);
  atLeast('numbers.patricians', numbers.patricians, numbers.legionaries); // NR-8.5
  atLeast('numbers.slots', numbers.slots, Math.max(...strengthTables.contractSlots));
}

function sea({ routes, solo }: Components, report: Report): void {
  distinct(
    'routes',
    routes.map(({ id }) => id),
    report,
  );
  shape.unique(
    routes.flatMap(({ ports }, i) => ports.map(({ id }, j) => [`routes[${i}].ports[${j}].id`, id] as const)),
    report,
  );
  routes.forEach(({ id, ports }, i) => {
    if (id !== routeIds[i]) report(`routes[${i}].id`, `must be ${routeIds[i]}`);
    if (!ports.some(({ vp }) => vp === solo.aiShipsStartPortVp))
      report(`routes[${i}].ports`, `must have a port of ${solo.aiShipsStartPortVp} points for the ship of the AI`);
  });
}

function city({ zones, buildingRewardTiles }: Components, report: Report): void {
  shape.unique(
    zones.flatMap(({ rewardSpaces }, i) =>
      rewardSpaces.map(({ id }, j) => [`zones[${i}].rewardSpaces[${j}].id`, id] as const),
    ),
    report,
  );
  zones.forEach((zone, i) => {
    if (zone.id !== zoneIds[i]) report(`zones[${i}].id`, `must be ${zoneIds[i]}`);
    if (zone.rows.some((row) => row.length !== zone.rows[0]?.length))
      report(`zones[${i}].rows`, 'must be equally long');
    if (drawn(zone).join() !== listed(zone).join())
      report(`zones[${i}].rewardSpaces`, 'must be the R and r of the rows, in reading order');
  });
  const spaces = zones.reduce((sum, { rewardSpaces }) => sum + rewardSpaces.length, 0);
  if (buildingRewardTiles.length < spaces) report('buildingRewardTiles', `must be at least ${spaces}`);
}

const drawn = ({ rows }: Zone): string[] =>
  rows.flatMap((row, r) => [...row].flatMap((sign, c) => (/r/i.test(sign) ? [`${sign}${r},${c}`] : [])));
const listed = ({ rewardSpaces }: Zone): string[] =>
  rewardSpaces.map(({ at, only3plus }) => `${only3plus ? 'r' : 'R'}${at.join()}`);

function hippodrome({ track, neutralSpaces }: Components, report: Report): void {
  track.lines.forEach(({ between: [before, behind] }, i) => {
    if (behind !== before + 1 || behind > track.endSpace)
      report(`track.lines[${i}].between`, 'must be two neighbouring spaces of the track');
  });
  neutralSpaces.forEach((space, i) => {
    if (space > track.endSpace) report(`neutralSpaces[${i}]`, 'must be on the track');
  });
}

function mosaics({ mosaicTiles, mosaicBoard, achievements }: Components, report: Report): void {
  const colorOf = new Map(achievements.map(({ id, color }) => [id, color]));
  mosaicTiles.forEach((tile, i) => {
    distinct(`mosaicTiles[${i}].achievements`, tile.achievements, report);
    if (tile.achievements.some((id) => colorOf.get(id) !== tile.color))
      report(`mosaicTiles[${i}].achievements`, 'must be of the colour of the tile');
  });
  for (const color of colorIds)
    if (mosaicTiles.filter((tile) => tile.color === color).length < most)
      report('mosaicTiles', `must be at least ${most} of ${color}`);
  distinct(
    'mosaicBoard.lines',
    mosaicBoard.lines.map(({ id }) => id),
    report,
  );
  mosaicBoard.lines.forEach(({ cells }, i) => {
    distinct(`mosaicBoard.lines[${i}].cells`, cells.map(String), report);
  });
}

/** Emperor tiles show two spaces, follower cards are numbered in order. */
function forum({ emperorTiles, followers }: Components, report: Report): void {
  emperorTiles.forEach(({ spaces }, i) => {
    distinct(`emperorTiles[${i}].spaces`, spaces.map(String), report);
  });
  followers.forEach((follower, i) => {
    if (follower.timing === 'permanent' && (follower.action === null) !== (follower.effect.kind === 'tame'))
      report(`followers[${i}].action`, 'must be null for a tamer and for no other');
    if (follower.id <= (followers[i - 1]?.id ?? 0)) report(`followers[${i}].id`, 'must be higher than the one before');
  });
}
