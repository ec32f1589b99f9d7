/** BUILD: buildings in the three zones, and the reward tiles that they complete (section 5f of the rules, NR-5.51). */
import {
  because,
  clockwise,
  type Effects,
  type Given,
  playerAt,
  type Questions,
  type Seat,
  type Tasks,
  type Why,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Cells, RewardPlace } from '../components/geometry';
import type { ShapeId, ZoneId } from '../components/ids';
import type { MutableState, NovaRoma, Owner, PlaceBuilding, Question, Seen } from '../types';
import { turnOver } from './estate';
import { activateFollower } from './followers';
import { notEnough } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type BuildingQuestion = Extract<Question, { ask: 'building' }>;

export const buildTasks: Tasks<NovaRoma, 'build'> = {
  build: (_, { player }, effects) => effects.next({ ask: 'contract', player, kind: 'building', window: 'strength' }),
};

/** Returns the empty zones. With one or two players, each shaded space has a neutral block (NR-8.2, NR-8.20). */
export function startCity(catalog: Catalog, players: number): Record<ZoneId, (Owner | null)[]> {
  const withNeutral = players <= catalog.components.numbers.neutralUpToPlayers;
  const city: Record<ZoneId, (Owner | null)[]> = { A: [], B: [], C: [] };
  for (const { id, buildable, shaded } of catalog.zones) {
    const cells: (Owner | null)[] = buildable.map(() => null);
    if (withNeutral) for (const cell of shaded) cells[cell] = 'neutral';
    city[id] = cells;
  }
  return city;
}

/** Returns the zones that are open to the running action (NR-5.48) or to a special tile (NR-5.308). */
function zonesOpen(catalog: Catalog, seen: Seen, tile: number | null): readonly ZoneId[] {
  const { strengthTables, specialEffects } = catalog.components;
  return tile === null ? (strengthTables.zones[strengthOf(seen) - 1] ?? []) : specialEffects.build.zones;
}

/** Returns the placements on free spaces of the open zones (NR-5.49), none if the player has too few blocks (NR-5.50). */
function fitting(catalog: Catalog, seen: Seen, player: Seat, tile: number | null, shape: ShapeId): PlaceBuilding[] {
  const found: PlaceBuilding[] = [];
  const { blocks } = playerAt(seen, player);
  for (const zone of zonesOpen(catalog, seen, tile)) {
    const city = seen.city[zone];
    for (const cells of catalog.zone(zone).placements[shape] ?? []) {
      if (cells.length <= blocks && isFree(city, cells)) found.push({ type: 'place-building', player, zone, cells });
    }
  }
  return found;
}

/** Returns the first obstacle to a building that does not fit: the zone, the spaces, the shape, other blocks, the supply of blocks. */
function refuseBuilding(
  catalog: Catalog,
  seen: Seen,
  { zone: id, cells: there }: Given<PlaceBuilding>,
  { tile, shape }: BuildingQuestion,
): Why {
  const zone = catalog.zones.find((other) => other.id === id);
  if (zone === undefined) return 'NR-5.48 there is no such zone';
  if (!zonesOpen(catalog, seen, tile).includes(zone.id))
    return tile === null
      ? because('NR-5.48 that zone needs strength {needed}, the action has {strength}', {
          needed: catalog.components.strengthTables.zones.findIndex((open) => open.includes(zone.id)) + 1,
          strength: strengthOf(seen),
        })
      : 'NR-5.308 that zone is not open to the tile';
  const cells: unknown[] = Array.isArray(there) ? there : [];
  if (cells.some((cell) => !zone.buildable[Number(cell)])) return 'NR-5.49 a block would not stand on a building space';
  const laid = zone.placements[shape]?.find(
    (all) => all.length === cells.length && all.every((cell) => cells.includes(cell)),
  );
  if (laid === undefined) return 'NR-5.49 the blocks do not form the building';
  return isFree(seen.city[zone.id], laid) ? notEnough('NR-5.50', 'blocks') : 'NR-5.49 a space is occupied';
}

function isFree(city: Seen['city'][ZoneId], cells: Cells): boolean {
  for (const cell of cells) if (city[cell] !== null) return false;
  return true;
}

/** NR-5.52 True if there is a block on each building space around a reward space. Then the tile on it has been paid. */
export const isSurrounded = ({ city }: Pick<Seen, 'city'>, zone: ZoneId, { around }: RewardPlace): boolean =>
  around.every((cell) => city[zone][cell] !== null);

/**
 * NR-5.52, NR-5.54 Queues the rewards of each tile that a placement completes: for all players next to it, clockwise from the active
 * player.
 */
function payRewards(
  catalog: Catalog,
  state: MutableState,
  { player: active, zone, cells }: PlaceBuilding,
  effects: Effects<NovaRoma>,
): void {
  const city = state.city[zone];
  for (const place of catalog.zone(zone).rewards) {
    const { id, around } = place;
    const tile = state.rewardTiles[id];
    if (tile == null || !cells.some((cell) => around.includes(cell)) || !isSurrounded(state, zone, place)) continue;
    const players = clockwise(state, active).filter((seat) => around.some((cell) => city[cell] === seat));
    effects.emit?.({ type: 'reward-tile-completed', space: id, tile, players });
    const { reward } = catalog.rewardTile(tile);
    effects.next(
      ...players.map((player) => ({ do: 'gain', player, reward, source: { kind: 'reward-tile', tile } }) as const),
    );
  }
}

export const buildQuestions = (catalog: Catalog): Questions<NovaRoma, 'building'> => ({
  building: {
    asked: 'if-any',
    pendingReason: (_, { tile }) => {
      const clause = tile === null ? 'NR-5.48' : 'NR-5.308';
      return `${clause} first place the building or skip this step`;
    },
    moves: {
      'place-building': {
        unordered: ['cells'],
        whyUnknown: (seen, given, question) => refuseBuilding(catalog, seen, given, question),
        candidates: (seen, { player, tile, shape }) => fitting(catalog, seen, player, tile, shape),
        apply: (state, action, effects, { tile }) => {
          const { player, zone, cells } = action;
          const city = state.city[zone];
          for (const cell of cells) city[cell] = player;
          playerAt(state, player).blocks -= cells.length;
          effects.emit?.({ type: 'building-placed', player, zone, cells: [...cells] });
          if (tile !== null) turnOver(state, player, tile, effects);
          payRewards(catalog, state, action, effects);
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
});
