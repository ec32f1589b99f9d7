/** The component tables as zod schemas: the shapes of `checkComponents`, which also checks what the tables say of each other. */
import type { Immutable } from '@ludi-romani/core';
import { type Equal, whole } from '@ludi-romani/core/schemas';
import * as z from 'zod';
import {
  actionIds,
  type Components,
  colorIds,
  countables,
  difficulties,
  goodIds,
  products,
  provenances,
  routeIds,
  specialKinds,
  trackIds,
  zoneIds,
} from './components/types';

const few = whole(0, 20);
const one = whole(1, 20);
const upTo1000 = whole(0, 1000);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be an id of small letters, digits and hyphens');
/** The bounds alone go into the JSON Schema: not everything that reads one knows the classes of Unicode. */
const text = z
  .string()
  .min(1)
  .max(500)
  .refine((line) => !/[\p{Cc}\p{Cs}]/u.test(line), 'must have no control characters or half characters');
const list = <Item extends z.ZodType>(item: Item, max = 200, min = 0) => z.array(item).min(min).max(max);
const three = <Item extends z.ZodType>(item: Item) => z.tuple([item, item, item]);
const listOf3 = <Item extends z.ZodType>(item: Item) => list(item, 3, 3);

/** An object with exactly these keys. */
export const byKey = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
/** An object with some of these keys. */
const some = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, few.exactOptional()])) as Record<Key, z.ZodExactOptional<typeof few>>,
  );

const cost = some([...goodIds, 'coins', 'influence', 'artisan']);
/** What is gained. */
export const reward = some([...goodIds, 'coins', 'influence', 'artisan', 'anyGood']);
const color = z.enum(colorIds);
const zone = z.enum(zoneIds);
const countable = z.enum(countables);
const actionId = z.enum(actionIds);
const place = z.tuple([whole(0, 9), whole(0, 9)]);
const forumSpace = z.tuple([whole(0, 3), whole(0, 3)]);
const person = { id: whole(1, 1000), name: text };
const gain = z.strictObject({ kind: z.literal('gain'), reward });

const follower = z.discriminatedUnion('timing', [
  z.strictObject({
    ...person,
    timing: z.literal('end-game'),
    score: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('per'), base: few, of: countable, per: one, vp: few }),
      z.strictObject({ kind: z.literal('at-least'), of: countable, min: upTo1000, vp: few }),
    ]),
  }),
  z.strictObject({
    ...person,
    timing: z.literal('once-per-round'),
    action: actionId,
    effect: z.discriminatedUnion('kind', [
      gain,
      z.strictObject({ kind: z.literal('strength'), amount: one }),
      z.strictObject({ kind: z.literal('place-artisan'), cost }),
      z.strictObject({ kind: z.literal('waive-artisan') }),
    ]),
  }),
  z.discriminatedUnion('action', [
    z.strictObject({ ...person, timing: z.literal('permanent'), action: actionId, effect: gain }),
    z.strictObject({
      ...person,
      timing: z.literal('permanent'),
      action: z.null(),
      effect: z.strictObject({ kind: z.literal('tame'), coins: few }),
    }),
  ]),
]);

const estateTile = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('production'), reward }),
  z.strictObject({ id, kind: z.literal('conversion'), conversion: id }),
  z.strictObject({ id, kind: z.literal('animal'), animals: one }),
  z.strictObject({ id, kind: z.enum(specialKinds) }),
]);

const tables = {
  numbers: z.strictObject({
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
    startCoins: list(upTo1000, 4, 4),
    artisans: upTo1000,
    emperorTiles: one,
    chariotTiles: one,
    slots: whole(1, 9),
    neutralUpToPlayers: whole(1, 2),
    legionaries: whole(0, 3),
    wheelReward: reward,
  }),
  limits: z.strictObject({
    goods: one,
    influence: whole(1, 100),
    coinsPerInfluenceBeyond: few,
    strength: whole(3, 3),
    followerRow: one,
    hand: one,
    extraCostFrom: few,
    extraCost: cost,
    artisansKept: few,
    forgoneCoins: few,
  }),
  strengthTables: z.strictObject({
    contractSlots: listOf3(few),
    zones: listOf3(list(zone, 3)),
    recruitCosts: listOf3(cost),
    hireArtisanWheat: few,
    startMarkerInfluence: few,
  }),
  emperorTiles: list(z.strictObject({ id, spaces: z.tuple([forumSpace, forumSpace]) })),
  followers: list(follower),
  achievements: list(
    z.discriminatedUnion('kind', [
      z.strictObject({ id, color, kind: z.literal('count'), of: list(countable, 5, 1), min: upTo1000, cost }),
      z.strictObject({ id, color, kind: z.literal('markers'), markers: whole(1, 3), space: few }),
    ]),
  ),
  mosaicTiles: list(z.strictObject({ id, color, achievements: three(id) })),
  mosaicBoard: z.strictObject({
    claimRewards: listOf3(reward),
    claimVp: listOf3(upTo1000),
    lines: list(z.strictObject({ id, cells: list(whole(0, 8), 9, 1), vp: upTo1000, reward }), 20),
  }),
  shippingContracts: list(z.strictObject({ id, cost })),
  routes: list(
    z.strictObject({
      id: z.enum(routeIds),
      ports: list(z.strictObject({ id, sails: one, vp: upTo1000.exactOptional(), reward: reward.exactOptional() }), 50),
    }),
    2,
    2,
  ),
  shapes: list(z.strictObject({ id, cells: list(place, 9, 1) }), 50, 1),
  buildingContracts: list(z.strictObject({ id, cost, shape: id, vp: upTo1000 })),
  zones: listOf3(
    z.strictObject({
      id: zone,
      rows: list(z.string().regex(/^[.nRr]{1,10}$/, 'must be 1 to 10 of the signs . n R r'), 10, 1),
      majority: three(upTo1000),
    }),
  ),
  buildingRewardTiles: list(z.strictObject({ id, reward })),
  track: z.strictObject({
    endSpace: one,
    lines: list(z.strictObject({ between: z.tuple([few, few]), horses: few }), 20),
    goldenWheels: list(one, 20),
  }),
  chariotTiles: list(z.strictObject({ id, track: z.enum(trackIds) })),
  neutralSpaces: list(few, 2, 2),
  estateGrid: z.strictObject({ rows: listOf3(z.enum(products)), columns: listOf3(z.enum(products)) }),
  estateCosts: z.strictObject({ basic: list(cost, 9, 1), special: cost }),
  conversions: list(z.strictObject({ id, pay: cost, gain: reward })),
  basicEstateTiles: list(estateTile),
  specialEstateTiles: list(estateTile),
  specialEffects: z.strictObject({
    sail: z.strictObject({ sails: few }),
    build: z.strictObject({ shape: id, zones: list(zone, 3) }),
    income: z.strictObject({ goods: reward, coins: reward }),
    hippodrome: z.strictObject({ spaces: few }),
  }),
  scoring: z.strictObject({
    chariotTileVp: upTo1000,
    hippodromeEndVp: upTo1000,
    animalSetVp: list(upTo1000, 10, 1),
    goodsAndCoinsPerVp: whole(1, 1000),
    influenceAndArtisansPerVp: whole(1, 1000),
    startPlayerMarkerVp: upTo1000,
  }),
  solo: z.strictObject({
    aiStartVp: byKey(difficulties, upTo1000),
    aiShipsStartPortVp: upTo1000,
    blockedLegionaryVp: upTo1000,
  }),
};

const source = z.strictObject({ provenance: z.enum(provenances), source: text });

/** All tables of a box with where they come from. */
export const components = z.strictObject({
  ...tables,
  provenance: byKey(Object.keys(tables) as (keyof typeof tables)[], source),
});

true satisfies Equal<Immutable<z.infer<typeof components>>, Immutable<Components>>;
