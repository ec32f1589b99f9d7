/** The whole vocabulary as zod schemas, and a door for each kind of value that comes from a stranger. Needs zod. */
import { defineGame, type Immutable, InvalidValueError, type Replay } from '@ludi-romani/core';
import {
  chanceStateSchema,
  type Doors,
  doorsOf,
  type Equal,
  idOf,
  idsOf,
  optionsSchema as optionsOf,
  pendingSchema,
  replaySchema as replayOf,
  seatSchema,
  seedSchema,
  seenPendingSchema,
  viewerSchema,
  vocabulary,
  whole,
} from '@ludi-romani/core/schemas';
import * as z from 'zod';
import {
  areaBonusIds,
  benefitLevels,
  boardSides,
  type Components,
  cellIds,
  checkComponents,
  citizenClasses,
  citizenRowIds,
  colors,
  corners,
  diagonals,
  grays,
  playerCounts,
  resourceIds,
  rowBonusGains,
  standardComponents,
  streetSymbols,
  swappables,
  trackIds,
} from './components';
import { catalog } from './components/catalog';
import { options as optionChecks } from './options';
import { rules } from './rules';
import { components } from './schemas-components';
import { invariants as broken } from './soundness/invariants';
import {
  type Action,
  type ForumTrajanum,
  type MutableState,
  type Options,
  rowIds,
  type SupplyId,
  type View,
} from './types';

/** How much of a state, view or action is read: a state has some 1,000 values. */
const LIMITS = { values: 20_000 };
const PLAYERS = Math.max(...playerCounts);
const FACE_DOWN = 'face-down';

/** The schemas of everything but components, with the ids that these tables define. */
function shapesOf(given: Components) {
  const tables = catalog(given);
  const seat = seatSchema(PLAYERS);
  const { ask, work, act } = vocabulary(seat);
  const amount = whole(0, 1e6);
  const tileIds = idsOf(tables.tiles);
  const knownTile = idOf(tileIds, 'no colonia tile is called so');
  const color = z.enum(colors);
  const track = z.enum(trackIds);
  const row = z.literal(citizenRowIds);
  const cell = z.enum(cellIds, { error: 'no cell is called so' });
  const everySquare = given.arrangements.flatMap(({ id }) => tables.forum(id).squares);
  const squares = [...new Set(everySquare.flatMap((square) => square ?? []))];
  const square = z.enum(squares, { error: 'no square is called so' });
  const option = idOf(idsOf(tables.options), 'no tile that can be built is called so');
  const source = z.enum(['own', 'foreign', 'grid']);
  const symbol = z.enum(streetSymbols);
  const card = whole(0, 1);
  const supplies = tables.options.map(({ supply }): SupplyId => supply);

  /** A player's area: what its viewer cannot know lies face down. */
  const areaOf = <Tile extends z.ZodType<string>>(tile: Tile) =>
    z.strictObject({
      tiles: z.array(tile.nullable()),
      buildings: z.array(z.enum([...grays, ...colors]).nullable()),
      cranes: z.array(z.strictObject({ color, status: z.enum(['covered', 'exposed', 'scored']) })),
      rows: z.array(z.strictObject({ citizens: z.array(seat), active: z.boolean() })),
      resources: z.record(z.enum(resourceIds), amount),
      tracks: z.record(track, amount),
      position: amount,
      improved: z.boolean(),
      ship: amount,
      reserve: z.array(knownTile),
      removed: amount,
      spent: z.array(knownTile),
      leftover: tile.nullable(),
      draft: z.strictObject({
        taken: z.array(z.strictObject({ cell: amount, tile, tribune: z.boolean() })),
        kept: tile.nullable(),
        passed: tile.nullable(),
        shown: z.boolean(),
      }),
      preparation: z.strictObject({ start: tile, deal: z.array(tile), worker: color.nullable() }).nullable(),
      points: z.record(z.enum(rowIds), amount),
    });
  const area = areaOf(knownTile);
  const seenArea = areaOf(idOf([...tileIds, FACE_DOWN], 'no colonia tile is called so'));

  const table = {
    boardSide: z.enum(boardSides),
    draftMode: z.enum(['simultaneous', 'sequential']),
    phase: z.enum(['setup', 'draft', 'turns', 'payment', 'over']),
    round: whole(0, 1000),
    startPlayer: seat,
    streets: z.array(symbol),
    trajan: z.array(idOf(idsOf(given.trajanCards), 'no Trajan card is called so').nullable()),
    forum: z.strictObject({
      arrangement: idOf(idsOf(given.arrangements), 'no arrangement is called so'),
      boards: z.array(
        z.strictObject({ face: idOf(idsOf(given.mosaicFaces), 'no face is called so').nullable(), turns: whole(0, 3) }),
      ),
      colors: z.array(z.enum([...colors, 'eagle']).nullable()),
      areas: z.array(whole(-1, 1e4)),
      envoys: z.array(seat.nullable()),
    }),
    supply: z.record(z.enum(supplies), amount).nullable(),
    current: z
      .strictObject({
        player: seat,
        tiles: z.record(source, knownTile.nullable()),
        fromReserve: z.boolean(),
        buildActions: amount,
        left: z.record(z.enum(['merchant-swap', 'craftsman-worker', 'craftsman-builder']), amount),
      })
      .nullable(),
  };

  const question = z.discriminatedUnion('ask', [
    ask('cranes', {}),
    ask('start-row', {}),
    ask('corner-citizens', {}),
    ask('take', { cards: z.array(card) }),
    ask('pass', {}),
    ask('reserve', {}),
    ask('use', {}),
    ask('citizen', { from: source }),
    ask('row-bonus', { row }),
    ask('building', {}),
    ask('site', { option }),
    ask('second-half', { option, cell }),
    ask('benefit-order', { track, color }),
    ask('benefit', { track }),
    ask('envoy', {
      rule: z.enum(['color', 'any', 'eagle']),
      color: color.nullable(),
      optional: z.boolean(),
      left: amount,
    }),
    ask('area-bonus', { left: amount, taken: z.array(z.enum(areaBonusIds)) }),
    ask('worker', {}),
    ask('grid-tile', {}),
    ask('payment', {}),
  ]);
  const task = z.discriminatedUnion('do', [
    work('prepare', {}),
    work('deal', {}),
    work('round', { round: whole(1, 1000) }),
    work('draft-end', {}),
    work('turn', { player: seat }),
    work('use', { player: seat }),
    work('use-tile', { player: seat, from: source }),
    work('track', { player: seat, track }),
    work('track-end', { player: seat, track }),
    work('envoys', { player: seat, color, left: amount }),
    work('round-end', {}),
    work('payment', {}),
    work('scoring', {}),
  ]);

  const action = z.discriminatedUnion('type', [
    act('place-cranes', { layout: z.record(z.enum(corners), color) }),
    act('choose-start-row', { row }),
    act('place-corner-citizens', { diagonal: z.enum(diagonals), north: z.enum(citizenClasses) }),
    act('take-tile', { card, cell, tribune: z.boolean() }),
    act('forgo-tile', { card }),
    act('pass-tile', { tile: card }),
    act('take-reserve', { tile: knownTile.nullable() }),
    act('use-tiles', { order: z.array(z.enum(['own', 'foreign'])) }),
    act('place-citizen', { row }),
    act('choose-row-bonus', { gain: z.enum(rowBonusGains) }),
    act('recolor-worker', { from: color, to: color }),
    act('workers-to-builder', { color }),
    act('merchant-swap', { pay: z.enum(swappables), gain: z.enum(swappables) }),
    act('craftsman-worker', { color }),
    act('craftsman-builder', {}),
    act('start-building', { option }),
    act('end-turn', {}),
    act('place-building', { cell }),
    act('place-second-half', { cell }),
    act('choose-benefit-order', { first: z.enum(['gray', 'color']) }),
    act('choose-benefit', { level: z.literal(benefitLevels) }),
    act('place-envoy', { square: square.nullable() }),
    act('choose-area-bonus', { bonus: z.enum(areaBonusIds) }),
    act('choose-worker', { color }),
    act('take-grid-tile', { cell }),
    act('pay-citizens', { rows: z.array(row) }),
  ]);

  const options = optionsOf(
    {
      players: z.literal(playerCounts),
      seed: seedSchema,
      boardSide: z.enum(boardSides).exactOptional(),
      introductory: z.boolean().exactOptional(),
      promoCards: z.boolean().exactOptional(),
      buildingTiles: z.enum(['unlimited', 'limited']).exactOptional(),
      mosaic: z.enum(['printed', 'random']).exactOptional(),
      arrangement: z.string().max(60).exactOptional(),
      draftMode: z.enum(['simultaneous', 'sequential']).exactOptional(),
    },
    optionChecks(given),
  );
  const state = z.strictObject({
    ...table,
    players: z.array(area).min(2).max(PLAYERS),
    pending: pendingSchema({ area, question, task }),
    chance: chanceStateSchema,
    streetDeck: z.array(symbol),
  });
  const view = z.strictObject({
    ...table,
    viewer: viewerSchema(PLAYERS),
    players: z.array(seenArea).min(2).max(PLAYERS),
    pending: seenPendingSchema({ area: seenArea, question, task, players: PLAYERS }),
    streetDeck: amount,
  });
  const replay = replayOf({ game: 'forum-trajanum', options, action, rows: rowIds, players: PLAYERS });
  return { options, action, state, view, replay };
}

// What holds the schemas equal to types.ts, both ways; `readonly` is all that may differ.

type Shapes = ReturnType<typeof shapesOf>;
type Agrees<S extends z.ZodType, T> = Equal<Immutable<z.infer<S>>, Immutable<T>>;
true satisfies Agrees<Shapes['options'], Options>;
true satisfies Agrees<Shapes['action'], Action>;
true satisfies Agrees<Shapes['state'], MutableState>;
true satisfies Agrees<Shapes['view'], View>;
true satisfies Agrees<Shapes['replay'], Replay<ForumTrajanum>>;
true satisfies Agrees<typeof components, Components>;

export type { Kind } from '@ludi-romani/core/schemas';
export type Schemas = Doors<ForumTrajanum, Components>;

/** The schemas and doors for other components than the standard ones. Throws InvalidValueError `invalid-components`. */
export function schemasFor(given: Components): Schemas {
  const problems = checkComponents(given);
  if (problems.length > 0) throw new InvalidValueError('invalid-components', problems);
  const tables = catalog(given);
  return doorsOf({
    engine: defineGame<ForumTrajanum>(rules(tables)),
    title: 'Forum Trajanum',
    shapes: { ...shapesOf(given), components },
    checkComponents,
    invariants: (state) => broken(tables, state),
    limits: LIMITS,
  });
}

export const {
  optionsSchema,
  actionSchema,
  stateSchema,
  viewSchema,
  replaySchema,
  componentsSchema,
  parseOptions,
  parseAction,
  parseState,
  parseView,
  parseReplay,
  parseComponents,
  validateState,
  invariants,
  jsonSchemas,
} = schemasFor(standardComponents);
