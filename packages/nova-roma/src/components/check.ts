import type { Problem } from '@ludi-romani/core';
import {
  atLeastOne,
  type Check,
  count,
  type Fields,
  id,
  isRecord,
  list,
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
import {
  actionIds,
  type BuildingContract,
  type BuildingRewardTile,
  type BuildingShape,
  type ChariotTile,
  type Components,
  type Conversion,
  colorIds,
  countables,
  type EmperorTile,
  type EstateCosts,
  type EstateGrid,
  goodIds,
  type Limits,
  type MosaicBoard,
  type MosaicLine,
  type MosaicTile,
  type Numbers,
  type Port,
  products,
  provenances,
  type Route,
  routeIds,
  type Scoring,
  type ShippingContract,
  type Solo,
  type SpecialEffects,
  type StrengthTables,
  type Tables,
  type TrackTable,
  trackIds,
  type Zone,
  zoneIds,
} from './types';

/** A table of up to 200 rows. */
const some = (item: Check): Check => list(0, 200, item);
const few = whole(0, 20);
const one = whole(1, 20);
const each = (keys: readonly string[], check: Check) => Object.fromEntries(keys.map((key) => [key, check]));
const cost = part(each([...goodIds, 'coins', 'influence', 'artisan'], few));
const reward = part(each([...goodIds, 'coins', 'influence', 'artisan', 'anyGood'], few));
const forumSpace = list(2, 2, whole(0, 3));
const place = list(2, 2, whole(0, 9));
const color = oneOf(colorIds);
const zone = oneOf(zoneIds);

const action = oneOf(actionIds);
const person = { id: atLeastOne, name: text };
const gain = { reward };
const follower = variant('timing', {
  'end-game': {
    ...person,
    score: variant('kind', {
      per: { base: few, of: oneOf(countables), per: one, vp: few },
      'at-least': { of: oneOf(countables), min: count, vp: few },
    }),
  },
  'once-per-round': {
    ...person,
    action,
    effect: variant('kind', { gain, strength: { amount: one }, 'place-artisan': { cost }, 'waive-artisan': {} }),
  },
  permanent: {
    ...person,
    action: oneOf([...actionIds, null]),
    effect: variant('kind', { gain, tame: { coins: few } }),
  },
});

const port: Check = (value, path, report) =>
  object<Port>({
    id,
    sails: one,
    ...(isRecord(value) && Object.hasOwn(value, 'vp') ? { vp: count } : { reward }),
  } as Fields<Port>)(value, path, report);

const estateTile = variant('kind', {
  production: { id, reward },
  conversion: { id, conversion: id },
  animal: { id, animals: one },
  recruit: { id },
  sail: { id },
  build: { id },
  income: { id },
  hippodrome: { id },
});

const tables: Fields<Tables> = {
  numbers: object<Numbers>({
    rounds: one,
    patricians: whole(1, 3),
    ships: one,
    blocks: whole(0, 100),
    ownMarkers: few,
    hippodromeMarkers: few,
    startGoods: few,
    startInfluence: few,
    startArtisans: few,
    startHand: few,
    draftPacket: whole(2, 9),
    draftMosaics: whole(1, 9),
    startCoins: list(4, 4, count),
    artisans: count,
    emperorTiles: one,
    chariotTiles: one,
    slots: whole(1, 9),
    neutralUpToPlayers: whole(1, 2),
    legionaries: whole(0, 3),
    wheelReward: reward,
  }),
  limits: object<Limits>({
    goods: one,
    influence: whole(1, 100),
    coinsPerInfluenceBeyond: few,
    strength: whole(3, 3), // as the strength tables
    followerRow: one,
    hand: one,
    extraCostFrom: few,
    extraCost: cost,
    artisansKept: few,
    forgoneCoins: few,
  }),
  strengthTables: object<StrengthTables>({
    contractSlots: list(3, 3, few),
    zones: list(3, 3, list(0, 3, zone)),
    recruitCosts: list(3, 3, cost),
    hireArtisanWheat: few,
    startMarkerInfluence: few,
  }),
  emperorTiles: some(object<EmperorTile>({ id, spaces: list(2, 2, forumSpace) })),
  followers: some(follower),
  achievements: some(
    variant('kind', {
      count: { id, color, of: list(1, 5, oneOf(countables)), min: count, cost },
      markers: { id, color, markers: whole(1, 3), space: few },
    }),
  ),
  mosaicTiles: some(object<MosaicTile>({ id, color, achievements: list(3, 3, id) })),
  mosaicBoard: object<MosaicBoard>({
    claimRewards: list(3, 3, reward),
    claimVp: list(3, 3, count),
    lines: list(0, 20, object<MosaicLine>({ id, cells: list(1, 9, whole(0, 8)), vp: count, reward })),
  }),
  shippingContracts: some(object<ShippingContract>({ id, cost })),
  routes: list(2, 2, object<Route>({ id: oneOf(routeIds), ports: list(1, 50, port) })),
  shapes: list(1, 50, object<BuildingShape>({ id, cells: list(1, 9, place) })),
  buildingContracts: some(object<BuildingContract>({ id, cost, shape: id, vp: count })),
  zones: list(
    3,
    3,
    object<Zone>({
      id: zone,
      rows: list(1, 10, matches(/^[.nRr]{1,10}$/, 'must be 1 to 10 of the signs . n R r')),
      majority: list(3, 3, count),
    }),
  ),
  buildingRewardTiles: some(object<BuildingRewardTile>({ id, reward })),
  track: object<TrackTable>({
    endSpace: one,
    lines: list(0, 20, object<TrackTable['lines'][number]>({ between: list(2, 2, few), horses: few })),
    goldenWheels: list(0, 20, one),
  }),
  chariotTiles: some(object<ChariotTile>({ id, track: oneOf(trackIds) })),
  neutralSpaces: list(2, 2, few),
  estateGrid: object<EstateGrid>({ rows: list(3, 3, oneOf(products)), columns: list(3, 3, oneOf(products)) }),
  estateCosts: object<EstateCosts>({ basic: list(1, 9, cost), special: cost }),
  conversions: some(object<Conversion>({ id, pay: cost, gain: reward })),
  basicEstateTiles: some(estateTile),
  specialEstateTiles: some(estateTile),
  specialEffects: object<SpecialEffects>({
    sail: object({ sails: few }),
    build: object({ shape: id, zones: list(0, 3, zone) }),
    income: object({ goods: reward, coins: reward }),
    hippodrome: object({ spaces: few }),
  }),
  scoring: object<Scoring>({
    chariotTileVp: count,
    hippodromeEndVp: count,
    animalSetVp: list(1, 10, count),
    goodsAndCoinsPerVp: atLeastOne,
    influenceAndArtisansPerVp: atLeastOne,
    startPlayerMarkerVp: count,
  }),
  solo: object<Solo>({
    aiStartVp: object({ easy: count, normal: count, hard: count }),
    aiShipsStartPortVp: count,
    blockedLegionaryVp: count,
  }),
};

const source = object({ provenance: oneOf(provenances), source: text });

const components = object<Components>({
  ...tables,
  provenance: object(Object.fromEntries(Object.keys(tables).map((table) => [table, source]))),
});

/** What is wrong with component tables that come from outside, at most 20 things; empty if they can be played with. */
export const checkComponents = (given: unknown): Problem[] => tableProblems(given, components, agreement);
