/** The components by id, with data that is computed from them alone. */
import { finder, fromTo, frozenCopy } from '@ludi-romani/core';
import { type Line, lines, type Space } from '../types';
import { type EstateSpace, estateSpaces, type Track, trackOf, type ZoneMap, zoneMaps } from './geometry';
import { type ActionId, actionIds, type FollowerId, type RouteId, routeIds, type ShapeId, type ZoneId } from './ids';
import type {
  Achievement,
  BuildingContract,
  BuildingRewardTile,
  BuildingShape,
  ChariotTile,
  Conversion,
  EstateTile,
  Follower,
  MosaicTile,
  Port,
  ShippingContract,
  Tables,
} from './shapes';

/** A port, its route and its number on the route, from 1. */
type PortOfRoute = Port & { readonly route: RouteId; readonly number: number };

export interface Catalog {
  readonly components: Tables;
  /** by line and space of the forum, the spaces of the line through that space */
  readonly forumLines: Readonly<Record<Line, readonly (readonly Space[])[]>>;
  /** by line and space of the forum, the index in `forumTiles` of the action at the end of that line */
  readonly forumSlots: Readonly<Record<Line, readonly number[]>>;
  /** the two spaces of an emperor tile */
  emperorSpaces(id: string): readonly [Space, Space];
  follower(id: FollowerId): Follower;
  /** the actions that a petition can perform */
  readonly petitioned: readonly ActionId[];
  mosaicTile(id: string): MosaicTile;
  /** the achievements of a mosaic tile, from left to right */
  achievements(tile: string): readonly Achievement[];
  shippingContract(id: string): ShippingContract;
  buildingContract(id: string): BuildingContract;
  estateTile(id: string): EstateTile;
  conversion(id: string): Conversion;
  shape(id: ShapeId): BuildingShape;
  chariot(id: string): ChariotTile;
  rewardTile(id: string): BuildingRewardTile;
  /** in the order in which their rewards are paid */
  readonly zones: readonly ZoneMap[];
  zone(id: ZoneId): ZoneMap;
  readonly routeIds: readonly RouteId[];
  route(id: RouteId): readonly Port[];
  /** all ports, route by route */
  readonly ports: readonly PortOfRoute[];
  readonly track: Track;
  /** the spaces of the production area */
  readonly estate: readonly EstateSpace[];
}

/** The number of rows of the forum, which is also its number of columns. */
export const FORUM_SIZE = 4;

/** The spaces of the production area and of the mosaic, row by row. */
export const squareSpaces: readonly Space[] = fromTo(0, 8);

/** The spaces of the forum, row by row. */
export const forumSpaces: readonly Space[] = fromTo(0, FORUM_SIZE ** 2 - 1);

const byLine = <T>(make: (line: Line) => T): Record<Line, T> => ({
  row: make(lines[0]),
  column: make(lines[1]),
});

/** Returns the catalog of `tables`. It is based on a frozen copy, because states and actions share its objects. */
export function catalog(tables: Tables): Catalog {
  const components = frozenCopy(tables);
  const { followers, routes } = components;
  const size = FORUM_SIZE;
  const slotOf = (line: Line, space: Space): number =>
    line === 'row' ? Math.floor(space / size) : size + (space % size);
  const along = (line: Line) =>
    forumSpaces.map((space) => forumSpaces.filter((other) => slotOf(line, other) === slotOf(line, space)));
  const slots = (line: Line) => forumSpaces.map((space) => slotOf(line, space));
  const emperorTile = finder(components.emperorTiles);
  const zones = frozenCopy(zoneMaps(components));
  const route = finder(routes);
  const ports = routes.flatMap(({ id, ports }) => ports.map((port, i) => ({ ...port, route: id, number: i + 1 })));
  const achievement = finder(components.achievements);
  const achievementsOn = finder(
    components.mosaicTiles.map(({ id, achievements }) => ({ id, achievements: achievements.map(achievement) })),
  );
  const follower = finder(followers);
  return {
    components,
    forumLines: byLine(along),
    forumSlots: byLine(slots),
    emperorSpaces: (id) => {
      const [[row, column], [otherRow, otherColumn]] = emperorTile(id).spaces;
      return [row * size + column, otherRow * size + otherColumn];
    },
    follower,
    petitioned: actionIds.filter((action) => action !== 'petition'),
    mosaicTile: finder(components.mosaicTiles),
    achievements: (tile) => achievementsOn(tile).achievements,
    shippingContract: finder(components.shippingContracts),
    buildingContract: finder(components.buildingContracts),
    estateTile: finder([...components.basicEstateTiles, ...components.specialEstateTiles]),
    conversion: finder(components.conversions),
    shape: finder(components.shapes),
    chariot: finder(components.chariotTiles),
    rewardTile: finder(components.buildingRewardTiles),
    zones,
    zone: finder(zones),
    routeIds,
    route: (id) => route(id).ports,
    ports,
    track: trackOf(components),
    estate: estateSpaces(components),
  };
}
