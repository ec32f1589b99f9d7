import { type Problem, shape } from '@ludi-romani/core';
import { agreement } from './agreement';
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
  colours,
  cycles,
  gainables,
  grays,
  type MosaicFace,
  type Numbers,
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

const { count, flag, id, isRecord, list, many, matches, object, oneOf, text, whole } = shape;

const few = whole(0, 20);
const some = whole(1, 20);
const gray = oneOf(grays);
/** Every key with the same check. */
const each = (keys: readonly string[], check: shape.Check) =>
  object(Object.fromEntries(keys.map((key) => [key, check])));
/** Some of the keys. */
const part =
  (keys: readonly string[], check: shape.Check): shape.Check =>
  (value, path, report) => {
    if (!isRecord(value)) return report(path, 'must be an object');
    for (const key of Object.keys(value)) {
      if (keys.includes(key)) check(value[key], `${path}.${key}`, report);
      else report(`${path}.${key.slice(0, 40)}`, `must be one of ${keys.join(', ')}`);
    }
  };
/** A row by the value of one of its fields. */
const by =
  (field: string, kinds: Readonly<Record<string, shape.Fields<object>>>): shape.Check =>
  (value, path, report) => {
    const name = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
    const fields = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (fields === undefined) report(`${path}.${field}`, `must be one of ${Object.keys(kinds).join(', ')}`);
    else object({ ...fields, [field]: oneOf([name]) })(value, path, report);
  };

const gain = part(gainables, few);
const perColour = each(colours, count);
const perCycle = list(3, 3, count);
const board = object<Board>({ rows: list(6, 6, oneOf(blackSymbols)), columns: list(6, 6, oneOf(whiteSymbols)) });
const citizens = list(0, 20, object<CitizenTile>({ id, count: some, citizen: oneOf(citizenClasses) }));
const slot = oneOf(['any', 'gray', 'colour']);
/** One cell up or down, left or right, but not the temple itself. */
const step = shape.is(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((steps) => [-1, 0, 1].includes(steps)) &&
    value.some((steps) => steps !== 0),
  'must be a step to one of the eight neighbours',
);

const tables: shape.Fields<Pick<Components, Table>> = {
  numbers: object<Numbers>({
    roundsPerCycle: some,
    tribunesPerIgnoredCard: few,
    tribunesForBothTiles: few,
    coinsPerCitizenRow: few,
    buildActionsPerTurn: few,
    workersPerBuilder: some,
    merchantSwapsPerTurn: few,
    craftsmanWorkersPerTurn: few,
    craftsmanBuildersPerTurn: few,
    areaBonusesWithPatrician: whole(1, 5),
    onEagle: few,
    besideEagle: few,
    diagonalToEagle: few,
  }),
  startingResources: each(resourceIds, few),
  greenPartner: gray,
  otherPartners: object<Components['otherPartners']>({ red: gray, yellow: gray, blue: gray }),
  buildingSupply: object<Components['buildingSupply']>({ single: perColour, double: perColour }),
  femaleCitizens: citizens,
  maleCitizens: citizens,
  resourceTiles: list(0, 40, object<ResourceTile>({ id, count: some, gain })),
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
      second: by('bonus', {
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
      by('benefit', {
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
    lastPosition: whole(0, 50),
    cypresses: list(0, 50, few),
    offset: each(['basic', 'improved'], few),
    maxArea: whole(1, 100),
    areaStrip: list(1, 200, count),
    head: list(1, 20, object<PrestigeTrack['head'][number]>({ from: whole(0, 100), value: count })),
  }),
  mosaicFaces: many(
    object<MosaicFace>({
      id,
      board: whole(1, 100),
      side: oneOf(['a', 'b']),
      rows: list(1, 10, matches(/^[RYGBE]{1,10}$/, 'must be a row of the letters R, Y, G, B, E')),
    }),
  ),
  randomFaces: object<RandomFaces>({ rows: whole(1, 10), columns: whole(1, 10), short: few, others: few }),
  arrangements: list(
    1,
    50,
    object<Arrangement>({
      id,
      players: oneOf(playerCounts),
      slots: list(1, 10, object<Slot>({ row: whole(0, 50), column: whole(0, 50), orientation: oneOf(['L', 'P']) })),
    }),
  ),
  trajanCards: many(
    object<TrajanCard>({
      id: matches(/^[A-Za-z0-9-]{1,60}$/, 'must be an id of letters, digits and hyphens'),
      cycle: oneOf(cycles),
      promo: flag,
      building: by('shape', {
        line: {
          axis: oneOf(['horizontal', 'vertical']),
          slots: list(1, 6, slot),
          distinct: flag,
        },
        square: { slot },
        'around-temple': { offsets: list(1, 8, step), slot },
        'around-crane': { slot },
        'anywhere-four-colours': {},
      }),
      collecting: part(collectables, some),
    }),
  ),
};

const source = object({ provenance: oneOf(provenances), source: text });

const components = object<Components>({
  ...tables,
  provenance: object(Object.fromEntries(Object.keys(tables).map((table) => [table, source]))),
});

/** What is wrong with component tables that come from outside, at most 20 things; empty if they can be played with. */
export const checkComponents = (given: unknown): Problem[] => shape.tableProblems(given, components, agreement);
