import type { Problem } from '@ludi-romani/core';
import {
  type Check,
  count,
  type Fields,
  flag,
  id,
  list,
  many,
  matches,
  object,
  oneOf,
  part,
  tableProblems,
  text,
  variant,
  whole,
} from '@ludi-romani/core/shape';
import { agreement } from './agreement';
import { tables as standard } from './tables';
import {
  type Arrangement,
  abilityIds,
  areaBonusIds,
  type Board,
  blackSymbols,
  type CitizenRow,
  type CitizenTile,
  type Components,
  cellIds,
  citizenClasses,
  citizenRowIds,
  collectables,
  colors,
  cycles,
  gainables,
  grays,
  type MosaicFace,
  type PrestigeTrack,
  playerCounts,
  provenances,
  type RandomFaces,
  type ResourceTile,
  resourceIds,
  rowBonusGains,
  type Slot,
  type StreetCard,
  streetSymbols,
  type TrajanCard,
  trackIds,
  whiteSymbols,
} from './types';

type Table = Exclude<keyof Components, 'provenance'>;

// The shapes.

const few = whole(0, 20);
const some = whole(1, 20);
const gray = oneOf(grays);
/** Every key with the same check. */
const all = (keys: readonly string[], check: Check) => Object.fromEntries(keys.map((key) => [key, check]));
const each = (keys: readonly string[], check: Check) => object(all(keys, check));
const gain = part(all(gainables, few));
const perColor = each(colors, count);
const perCycle = list(3, 3, count);
const board = object<Board>({ rows: list(6, 6, oneOf(blackSymbols)), columns: list(6, 6, oneOf(whiteSymbols)) });
const citizens = many(object<CitizenTile>({ id, count: some, citizen: oneOf(citizenClasses) }));
const slot = oneOf(['any', 'gray', 'color']);

const tables: Fields<Pick<Components, Table>> = {
  numbers: object({
    ...all(Object.keys(standard.numbers), few),
    ...all(['roundsPerCycle', 'coinsPerCitizenRow', 'workersPerBuilder'], some),
    areaBonusesWithPatrician: whole(1, areaBonusIds.length),
  }),
  startingResources: each(resourceIds, few),
  greenPartner: gray,
  otherPartners: each(['red', 'yellow', 'blue'], gray),
  buildingSupply: each(['single', 'double'], perColor),
  femaleCitizens: citizens,
  maleCitizens: citizens,
  resourceTiles: many(object<ResourceTile>({ id, count: some, gain })),
  temples: list(0, 16, oneOf(cellIds)),
  streetCards: list(12, 12, object<StreetCard>({ symbol: oneOf(streetSymbols), count: few })),
  boardSideA: board,
  boardSideB: list(4, 4, board),
  citizenRows: list(
    6,
    6,
    object<CitizenRow>({
      row: oneOf(citizenRowIds),
      citizen: oneOf(citizenClasses),
      ability: oneOf(abilityIds),
      second: variant('bonus', {
        'place-envoy': {},
        'area-bonus': {},
        choose: { among: list(1, rowBonusGains.length, oneOf(rowBonusGains)) },
        gain: { gain },
      }),
    }),
  ),
  tracks: each(
    trackIds,
    list(
      4,
      4,
      variant('benefit', {
        gain: { gain },
        'choose-worker': { gain },
        'area-bonus': {},
        'envoy-on-eagle': {},
        'envoy-anywhere': {},
        'grid-tile': {},
        'extra-building': {},
      }),
    ),
  ),
  areaBonuses: each(areaBonusIds, few),
  columnValues: perCycle,
  craneFactors: perCycle,
  rowFactors: perCycle,
  prestige: object<PrestigeTrack>({
    lastPosition: few,
    cypresses: list(0, 20, few),
    offset: each(['basic', 'improved'], few),
    maxArea: some,
    areaStrip: many(count),
    head: many(object<PrestigeTrack['head'][number]>({ from: few, value: count })),
  }),
  mosaicFaces: many(
    object<MosaicFace>({
      id,
      board: count,
      side: oneOf(['a', 'b']),
      rows: many(matches(/^[RYGBE]{1,10}$/, 'must be letters of R, Y, G, B, E')),
    }),
  ),
  randomFaces: object<RandomFaces>({ rows: some, columns: some, short: few, others: few }),
  arrangements: many(
    object<Arrangement>({
      id,
      players: oneOf(playerCounts),
      slots: many(object<Slot>({ row: few, column: few, orientation: oneOf(['L', 'P']) })),
    }),
  ),
  trajanCards: many(
    object<TrajanCard>({
      id: text,
      cycle: oneOf(cycles),
      promo: flag,
      building: variant('shape', {
        line: {
          axis: oneOf(['horizontal', 'vertical']),
          slots: list(1, 6, slot),
          distinct: flag,
        },
        square: { slot },
        'around-temple': { offsets: list(1, 8, list(2, 2, whole(-1, 1))), slot },
        'around-crane': { slot },
        'anywhere-four-colors': {},
      }),
      collecting: part(all(collectables, some)),
    }),
  ),
};

const source = object({ provenance: oneOf(provenances), source: text });

const components = object<Components>({
  ...tables,
  provenance: object(Object.fromEntries(Object.keys(tables).map((table) => [table, source]))),
});

/** What is wrong with component tables that come from outside, at most 20 things; empty if they can be played with. */
export const checkComponents = (given: unknown): Problem[] => tableProblems(given, components, agreement);
