/** The component tables as a zod schema: the same shapes as `checkComponents` has, which also checks what they say of each other. */
import { whole } from '@ludi-romani/core/schemas';
import * as z from 'zod';
import {
  abilityIds,
  areaBonusIds,
  blackSymbols,
  cellIds,
  citizenClasses,
  citizenRowIds,
  collectables,
  colors,
  cycles,
  gainables,
  grays,
  playerCounts,
  provenances,
  resourceIds,
  rowBonusGains,
  streetSymbols,
  trackIds,
  whiteSymbols,
} from './components/types';

const few = whole(0, 20);
const some = whole(1, 20);
const count = whole(0, 1000);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be an id of small letters, digits and hyphens');
/** The bounds alone go into the JSON Schema: not everything that reads one knows the classes of Unicode. */
const line = z
  .string()
  .min(1)
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters or half characters');
const list = <Item extends z.ZodType>(item: Item, max = 1000, min = 0) => z.array(item).min(min).max(max);
const many = <Item extends z.ZodType>(item: Item) => list(item, 1000, 1);

const gray = z.enum(grays);
const gain = z.partialRecord(z.enum(gainables), few);
const perColor = z.record(z.enum(colors), count);
const perCycle = z.tuple([count, count, count]);
const board = z.strictObject({ rows: list(z.enum(blackSymbols), 6, 6), columns: list(z.enum(whiteSymbols), 6, 6) });
const citizens = many(z.strictObject({ id, count: some, citizen: z.enum(citizenClasses) }));
const slot = z.enum(['any', 'gray', 'color']);
const source = z.strictObject({ provenance: z.enum(provenances), source: line });

const bonus = <B extends string, Fields extends z.ZodRawShape>(name: B, fields: Fields) =>
  z.strictObject({ bonus: z.literal(name), ...fields });
const second = z.discriminatedUnion('bonus', [
  bonus('place-envoy', {}),
  bonus('area-bonus', {}),
  bonus('choose', { among: list(z.enum(rowBonusGains), rowBonusGains.length, 1) }),
  bonus('gain', { gain }),
]);
const benefitOf = <B extends string, Fields extends z.ZodRawShape>(name: B, fields: Fields) =>
  z.strictObject({ benefit: z.literal(name), ...fields });
const benefit = z.discriminatedUnion('benefit', [
  benefitOf('gain', { gain }),
  benefitOf('choose-worker', { gain }),
  benefitOf('area-bonus', {}),
  benefitOf('envoy-on-eagle', {}),
  benefitOf('envoy-anywhere', {}),
  benefitOf('grid-tile', {}),
  benefitOf('extra-building', {}),
]);
const shapeOf = <S extends string, Fields extends z.ZodRawShape>(name: S, fields: Fields) =>
  z.strictObject({ shape: z.literal(name), ...fields });
const building = z.discriminatedUnion('shape', [
  shapeOf('line', { axis: z.enum(['horizontal', 'vertical']), slots: list(slot, 6, 1), distinct: z.boolean() }),
  shapeOf('square', { slot }),
  shapeOf('around-temple', { offsets: list(z.tuple([whole(-1, 1), whole(-1, 1)]), 8, 1), slot }),
  shapeOf('around-crane', { slot }),
  shapeOf('anywhere-four-colors', {}),
]);

const tableShapes = {
  numbers: z.strictObject({
    roundsPerCycle: some,
    tribunesPerIgnoredCard: few,
    tribunesForBothTiles: few,
    coinsPerCitizenRow: some,
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
  startingResources: z.record(z.enum(resourceIds), few),
  greenPartner: gray,
  otherPartners: z.strictObject({ red: gray, yellow: gray, blue: gray }),
  buildingSupply: z.strictObject({ single: perColor, double: perColor }),
  femaleCitizens: citizens,
  maleCitizens: citizens,
  resourceTiles: many(z.strictObject({ id, count: some, gain })),
  temples: list(z.enum(cellIds), 16),
  streetCards: list(z.strictObject({ symbol: z.enum(streetSymbols), count: few }), 12, 12),
  boardSideA: board,
  boardSideB: list(board, 4, 4),
  citizenRows: list(
    z.strictObject({
      row: z.literal(citizenRowIds),
      citizen: z.enum(citizenClasses),
      ability: z.enum(abilityIds),
      second,
    }),
    6,
    6,
  ),
  tracks: z.record(z.enum(trackIds), z.tuple([benefit, benefit, benefit, benefit])),
  areaBonuses: z.record(z.enum(areaBonusIds), few),
  columnValues: perCycle,
  craneFactors: perCycle,
  rowFactors: perCycle,
  prestige: z.strictObject({
    lastPosition: few,
    cypresses: list(few, 20),
    offset: z.strictObject({ basic: few, improved: few }),
    maxArea: some,
    areaStrip: many(count),
    head: many(z.strictObject({ from: few, value: count })),
  }),
  mosaicFaces: list(
    z.strictObject({
      id,
      board: count,
      side: z.enum(['a', 'b']),
      rows: many(z.string().regex(/^[RYGBE]{1,10}$/, 'must be letters of R, Y, G, B, E')),
    }),
    1000,
    1,
  ),
  randomFaces: z.strictObject({ rows: some, columns: some, short: few, others: few }),
  arrangements: many(
    z.strictObject({
      id,
      players: z.literal(playerCounts),
      slots: many(z.strictObject({ row: few, column: few, orientation: z.enum(['L', 'P']) })),
    }),
  ),
  trajanCards: list(
    z.strictObject({
      id: line,
      cycle: z.literal(cycles),
      promo: z.boolean(),
      building,
      collecting: z.partialRecord(z.enum(collectables), some),
    }),
    1000,
    1,
  ),
};
type Table = keyof typeof tableShapes;
const sources = Object.fromEntries(Object.keys(tableShapes).map((table) => [table, source])) as Record<
  Table,
  typeof source
>;

export const components = z.strictObject({ ...tableShapes, provenance: z.strictObject(sources) });
