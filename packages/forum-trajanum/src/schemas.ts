/** Zod schemas of all types of Forum Trajanum, and a parser for each kind of untrusted value. Needs zod. */
import { defineGame } from '@ludi-romani/core';
import {
  type Disagreement,
  exactly,
  type GameSchemas,
  gameSchemas,
  idOf,
  idsOf,
  seatSchema,
  vocabulary,
  whole,
} from '@ludi-romani/core/schemas';
import * as z from 'zod/v4';
import { standardComponents } from './components';
import { type Catalog, catalog } from './components/catalog';
import { checkComponents } from './components/check';
import {
  areaBonusIds,
  benefitLevels,
  cellIds,
  citizenClasses,
  citizenRowIds,
  colors,
  corners,
  cycles,
  diagonals,
  grays,
  playerCounts,
  resourceIds,
  rowBonusGains,
  streetSymbols,
  swappables,
  TOP_LEVEL,
  trackIds,
} from './components/ids';
import { type Components, shape } from './components/shapes';
import { FACE_DOWN } from './knowledge/view';
import { rules } from './rules';
import { SPACES } from './rules/rows';
import { type ForumTrajanum, rowIds } from './types';
import { invariants as broken } from './validation/invariants';
import { options } from './words/options';

/** Returns the schemas of the game's types, with the ids that the tables define. */
function parts({ components, tiles, options, forum }: Catalog) {
  const seat = seatSchema(Math.max(...playerCounts));
  const { ask, work, act } = vocabulary(seat);
  const { numbers, prestige } = components;
  const amount = whole(0, 1e6);
  const rounds = cycles.length * numbers.roundsPerCycle;
  const bonuses = numbers.areaBonusesWithPatrician;
  const tileIds = idsOf(tiles);
  const knownTile = idOf(tileIds, 'unknown colonia tile');
  const color = z.enum(colors);
  const track = z.enum(trackIds);
  const row = z.literal(citizenRowIds);
  const cell = z.enum(cellIds, { error: 'unknown cell' });
  const forums = components.arrangements.map(({ id }) => forum(id));
  const squares = forums.flatMap((each) => each.squares.filter((one) => one !== null));
  const slots = Math.max(...forums.map((each) => each.slots.length));
  const cells = Math.max(...forums.map((each) => each.squares.length));
  const square = z.enum([...new Set(squares)], { error: 'unknown square' });
  const option = idOf(idsOf(options), 'unknown building tile');
  const sources = ['own', 'foreign', 'grid'] as const;
  const source = z.enum(sources);
  const symbol = z.enum(streetSymbols);
  const card = whole(0, 1);
  const envoys = whole(1, 2);
  const trajanCard = idOf(idsOf(components.trajanCards), 'unknown Trajan card');
  const supplies = options.map(({ supply }) => supply);

  /** Returns the schema of a player's area. In views, `tile` includes `face-down`. */
  const areaOf = <Tile extends z.ZodType<string>>(tile: Tile) =>
    z.strictObject({
      tiles: z.array(tile.nullable()).length(cellIds.length),
      buildings: z.array(z.enum([...grays, ...colors]).nullable()).length(cellIds.length),
      cranes: z.array(z.strictObject({ color, status: z.enum(['covered', 'exposed', 'scored']) })).max(corners.length),
      rows: z
        .array(z.strictObject({ citizens: z.array(seat).max(SPACES), active: z.boolean() }))
        .length(citizenRowIds.length),
      resources: exactly(resourceIds, whole(0, 1e5)),
      tracks: exactly(trackIds, whole(0, TOP_LEVEL)),
      position: whole(0, prestige.lastPosition),
      improved: z.boolean(),
      ship: amount,
      reserve: z.array(knownTile),
      removed: amount,
      spent: z.array(knownTile),
      leftover: tile.nullable(),
      draft: z.strictObject({
        taken: z.array(z.strictObject({ cell: whole(0, cellIds.length - 1), tile, tribune: z.boolean() })).max(2),
        kept: tile.nullable(),
        passed: tile.nullable(),
        shown: z.boolean(),
      }),
      preparation: z.strictObject({ start: tile, deal: z.array(tile), worker: color.nullable() }).nullable(),
      points: exactly(rowIds, amount),
    });

  const table = {
    phase: z.enum(['setup', 'draft', 'turns', 'payment', 'over']),
    round: whole(0, rounds),
    startPlayer: seat,
    streets: z.array(symbol).max(2 * rounds),
    trajan: z.array(trajanCard.nullable()).length(cycles.length),
    forum: z.strictObject({
      arrangement: idOf(idsOf(components.arrangements), 'unknown arrangement'),
      boards: z
        .array(
          z.strictObject({
            face: idOf(idsOf(components.mosaicFaces), 'unknown mosaic face').nullable(),
            turns: whole(0, 3),
          }),
        )
        .max(slots),
      colors: z.array(z.enum([...colors, 'eagle']).nullable()).max(cells),
      areas: z.array(whole(-1, 1e4)).max(cells),
      envoys: z.array(seat.nullable()).max(cells),
    }),
    supply: exactly(supplies, amount).nullable(),
    current: z
      .strictObject({
        player: seat,
        tiles: exactly(sources, knownTile.nullable()),
        fromReserve: z.boolean(),
        buildActions: amount,
        endingTrack: track.nullable(),
        left: z.strictObject({
          'merchant-swap': whole(0, numbers.merchantSwapsPerTurn),
          'craftsman-worker': whole(0, numbers.craftsmanWorkersPerTurn),
          'craftsman-builder': whole(0, numbers.craftsmanBuildersPerTurn),
        }),
      })
      .nullable(),
  };

  const trackSource = z.strictObject({ kind: z.literal('track'), track, level: whole(1, TOP_LEVEL) });
  const bonusSource = z.discriminatedUnion('kind', [
    trackSource,
    z.strictObject({ kind: z.literal('row'), row }),
    z.strictObject({ kind: z.literal('area'), square }),
  ]);
  const question = z.discriminatedUnion('ask', [
    ask('cranes', {}),
    ask('start-row', {}),
    ask('corner-citizens', {}),
    ask('take', { cards: z.array(card).min(1).max(2) }),
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
      left: envoys,
    }),
    ask('area-bonus', {
      left: whole(1, bonuses),
      taken: z.array(z.enum(areaBonusIds)).max(bonuses - 1),
      source: bonusSource,
    }),
    ask('worker', { source: trackSource }),
    ask('grid-tile', {}),
    ask('payment', {}),
    ask('trajan-card', {}),
  ]);
  const task = z.discriminatedUnion('do', [
    work('prepare', {}),
    work('deal', {}),
    work('round', { round: whole(1, rounds) }),
    work('draft-end', {}),
    work('turn', { player: seat }),
    work('use', { player: seat }),
    work('use-tile', { player: seat, from: source }),
    work('track', { player: seat, track }),
    work('track-end', { player: seat, track }),
    work('envoys', { player: seat, color, left: envoys }),
    work('round-end', {}),
    work('payment', {}),
    work('scoring', {}),
  ]);

  const action = z.discriminatedUnion('type', [
    act('place-cranes', { layout: exactly(corners, color) }),
    act('choose-start-row', { row }),
    act('place-corner-citizens', { diagonal: z.enum(diagonals), north: z.enum(citizenClasses) }),
    act('take-tile', { card, cell, tribune: z.boolean() }),
    act('forgo-tile', { card }),
    act('pass-tile', { tile: card.nullable() }),
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
    act('choose-trajan-card', { card: trajanCard }),
  ]);

  return {
    rows: rowIds,
    action,
    question,
    seenQuestion: question,
    simultaneous: ['cranes', 'start-row', 'corner-citizens', 'take', 'pass', 'payment'],
    task,
    area: areaOf(knownTile),
    seenArea: areaOf(idOf([...tileIds, FACE_DOWN], 'unknown colonia tile')),
    table,
    hidden: { streetDeck: z.array(symbol) },
    shown: { streetDeck: amount },
  };
}
null satisfies Disagreement<ReturnType<typeof parts>, ForumTrajanum>;

export type { Kind } from '@ludi-romani/core/schemas';
export interface Schemas extends GameSchemas<ForumTrajanum, Components> {}

/** Returns the schemas and parsers for `components`. Throws InvalidValueError `invalid-components` if they are invalid. */
export const schemasFor: (components: Components) => Schemas = gameSchemas({
  title: 'Forum Trajanum',
  options,
  limits: { values: 20_000 }, // a state has about 1,000 values
  shape,
  problemsOf: checkComponents,
  of: (components) => {
    const tables = catalog(components);
    return {
      engine: defineGame<ForumTrajanum>(rules(tables)),
      parts: parts(tables),
      invariants: (state) => broken(tables, state),
    };
  },
});

const standard = schemasFor(standardComponents);
export const { optionsSchema, actionSchema, stateSchema, viewSchema, replaySchema, componentsSchema }: Schemas =
  standard;
export const { parseOptions, parseAction, parseState, parseView, parseReplay, parseComponents }: Schemas = standard;
export const { problems, validateState, invariants, jsonSchemas }: Schemas = standard;
