/** Zod schemas of all types, and a parser for each kind of untrusted input. Needs zod. */
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
  zodOf,
} from '@ludi-romani/core/schemas';
import * as z from 'zod/v4';
import { standardComponents } from './components';
import { catalog } from './components/catalog';
import { checkComponents } from './components/check';
import { zoneMaps } from './components/geometry';
import { actionIds, colorIds, goodIds, playerCounts, routeIds, trackIds, zoneIds } from './components/ids';
import { type Components, reward, shape, type Tables } from './components/shapes';
import { rules } from './rules';
import { type NovaRoma, rowIds } from './types';
import { invariants as broken } from './validation/invariants';
import { options } from './words/options';

/** Returns the schemas, with the ids that these tables define. */
function parts(tables: Tables) {
  const most = Math.max(...playerCounts);
  const seat = seatSchema(most);
  const { ask, work, act } = vocabulary(seat);
  const { numbers, limits } = tables;
  const amount = whole(0, 1e6);
  const slot = whole(1, 20);
  const forumSpace = whole(0, 15);
  const space = whole(0, 8);
  const cells = z.array(whole(0, 99));
  const actionId = z.enum(actionIds);
  const good = z.enum(goodIds);
  const route = z.enum(routeIds);
  const zone = z.enum(zoneIds);
  const track = z.enum(trackIds);
  const line = z.enum(['row', 'column']);
  const kind = z.enum(['shipping', 'building']);
  const owner = z.union([seat, z.literal('neutral')]);
  const follower = z.literal(
    tables.followers.map(({ id }) => id),
    { error: 'there is no such follower' },
  );
  const contract = idOf(idsOf([...tables.shippingContracts, ...tables.buildingContracts]), 'there is no such contract');
  const estateTile = idOf(
    idsOf([...tables.basicEstateTiles, ...tables.specialEstateTiles]),
    'there is no such estate tile',
  );
  const mosaicTile = idOf(idsOf(tables.mosaicTiles), 'there is no such mosaic tile');
  const emperorTile = idOf(idsOf(tables.emperorTiles), 'there is no such emperor tile');
  const chariot = idOf(idsOf(tables.chariotTiles), 'there is no such chariot tile');
  const rewardTile = idOf(idsOf(tables.buildingRewardTiles), 'there is no such reward tile');
  const zones = zoneMaps(tables);
  const rewardSpaces = zones.flatMap(({ rewards }) => idsOf(rewards));
  const zoneCells = Math.max(...zones.map(({ buildable }) => buildable.length));
  const building = idOf(idsOf(tables.shapes), 'there is no such building');

  const ship = z.strictObject({ route: route.nullable(), port: amount });
  const ships = z.array(ship);
  const open = {
    coins: amount,
    goods: exactly(goodIds, whole(0, limits.goods)),
    influence: whole(0, limits.influence),
    artisans: amount,
    patricians: amount,
    legionaries: amount,
    shown: z.array(follower),
    blind: amount,
    row: z.array(z.strictObject({ follower, exhausted: z.boolean(), fresh: z.boolean() })).max(limits.followerRow),
    tiles: z.array(estateTile.nullable()).length(9),
    turned: z.array(z.boolean()).length(9),
    placed: z.array(z.boolean()).length(9),
    mosaic: z.array(mosaicTile.nullable()).length(3),
    claims: z.array(z.boolean()).length(9),
    achievementMarkers: z.strictObject({ own: amount, hippodrome: whole(0, numbers.hippodromeMarkers) }),
    blocks: amount,
    ships: ships.length(numbers.ships),
    contracts: z.strictObject({ shipping: z.array(contract), building: z.array(contract) }),
    chariots: z.array(chariot),
  };
  const size = numbers.draftPacket;
  const packet = <Card extends z.ZodType>(card: Card) => z.array(card).max(size);
  const draft = <Card extends z.ZodType>(card: Card) =>
    z
      .strictObject({ packets: z.array(packet(card)).max(size), picks: packet(card), rejected: packet(card) })
      .nullable();
  const player = z.strictObject({ ...open, hand: z.array(follower), draft: draft(follower) });
  const hidden = follower.nullable();
  const seenPlayer = z.strictObject({ ...open, hand: z.array(hidden), draft: draft(hidden) });

  const performed = { action: actionId, strength: whole(1, limits.strength) };
  const slots = <Card extends z.ZodType>(card: Card) => z.array(card.nullable()).length(numbers.slots);
  const racer = z.strictObject({ marker: owner, space: whole(0, tables.track.endSpace) });
  const table = {
    round: whole(1, numbers.rounds),
    phase: z.enum(['draft', 'emperor', 'forum', 'cleanup', 'over']),
    startPlayer: seat,
    startMarkerClaimedBy: seat.nullable(),
    forumTiles: z.array(actionId).length(8),
    forum: z.array(z.union([seat, z.enum(['emperor', 'legionary']), z.null()])).length(16),
    emperorTiles: z.array(emperorTile).max(tables.emperorTiles.length),
    turn: z
      .strictObject({ player: seat, space: forumSpace.nullable(), lines: z.array(line).max(2), claimed: z.boolean() })
      .nullable(),
    running: z
      .strictObject({
        ...performed,
        player: seat,
        sub: z.strictObject(performed).nullable(),
        waived: z.boolean(),
        helped: z.boolean(),
      })
      .nullable(),
    displays: z.strictObject({
      shipping: slots(contract),
      building: slots(contract),
      estate: slots(estateTile),
      followers: slots(follower),
    }),
    special: estateTile.nullable(),
    discards: z.array(follower),
    removed: z.strictObject({
      estate: z.array(estateTile),
      shipping: z.array(contract),
      chariots: z.array(chariot),
    }),
    artisanSupply: amount,
    tracks: exactly(trackIds, z.array(racer).max(most + 1)),
    city: exactly(zoneIds, z.array(owner.nullable()).max(zoneCells)),
    rewardTiles: exactly(rewardSpaces, rewardTile.nullable()),
    preferredChariot: chariot.nullable(),
    nextChariot: chariot.nullable(),
    mosaicDisplay: exactly(colorIds, z.array(mosaicTile)),
    ai: z
      .strictObject({
        vp: whole(-100, 1e6),
        ships: ships.length(routeIds.length),
        contracts: z.array(contract),
        chariots: z.array(chariot),
      })
      .nullable(),
  };

  const source = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['action', 'given-up']), action: actionId }),
    z.strictObject({ kind: z.literal('follower'), follower }),
    z.strictObject({ kind: z.literal('contract'), contract }),
    z.strictObject({ kind: z.literal('product'), line, space }),
    z.strictObject({ kind: z.literal('estate-tile'), tile: estateTile }),
    z.strictObject({ kind: z.literal('port'), port: z.enum(idsOf(tables.routes.flatMap(({ ports }) => ports))) }),
    z.strictObject({ kind: z.literal('reward-tile'), tile: rewardTile }),
    z.strictObject({ kind: z.literal('track'), track }),
    z.strictObject({ kind: z.literal('achievement'), achievement: z.enum(idsOf(tables.achievements)) }),
    z.strictObject({ kind: z.literal('mosaic-line'), line: whole(0, tables.mosaicBoard.lines.length - 1) }),
    z.strictObject({ kind: z.enum(['start-marker', 'setup']) }),
  ]);

  const early = { window: z.enum(['strength', 'open']) };
  const later = { window: early.window.nullable() };
  const tile = space.nullable();
  const last = z.union([follower, z.literal(0)]);
  const from = whole(0, goodIds.length - 1);
  const question = z.discriminatedUnion('ask', [
    ask('emperor', {}),
    ask('patrician', {}),
    ask('line', {}),
    ask('window', early),
    ask('discard-pair', { last, ...later }),
    ask('buy-good', { from, ...later }),
    ask('spend-wine', early),
    ask('estate-tile', early),
    ask('estate-space', { slot: z.union([whole(1, numbers.slots), z.literal('special')]) }),
    ask('start-marker', early),
    ask('petition', early),
    ask('draw', { drawn: amount, ...later }),
    ask('play-follower', { tile, ...later }),
    ask('replace-follower', { follower }),
    ask('hand-limit', { last }),
    ask('contract', { kind, ...later }),
    ask('sail', { tile, spent: amount, ...later }),
    ask('building', { tile, shape: building, ...later }),
    ask('advance', { tile, done: amount, track: track.nullable(), ...later }),
    ask('charioteer', { tile, track: track.nullable(), ...later }),
    ask('wheel', { track }),
    ask('produce', { done: amount, ...later }),
    ask('place-artisan', {}),
    ask('conversion', { tile: space }),
    ask('income', { tile: space }),
    ask('choose-good', { left: amount, from, source }),
    ask('draft-mosaic', {}),
    ask('draft-follower', {}),
    ask('keep-followers', {}),
    ask('legionary', {}),
    ask('end-of-turn', {}),
  ]);
  const task = z.discriminatedUnion('do', [
    work('mosaic-draft', { pick: amount }),
    work('deal-packets', {}),
    work('pass-packets', {}),
    work('end-of-draft', {}),
    work('round', { round: whole(1, numbers.rounds) }),
    work('next-turn', { player: seat }),
    work('after-actions', { player: seat }),
    work('end-of-turn', { player: seat }),
    z.strictObject({ do: actionId, player: seat }),
    z.strictObject({ do: z.enum(['trade-coins', 'upgrade-influence']), player: seat }),
    work('hand-limit', { player: seat }),
    work('end-of-action', { player: seat }),
    work('gain', { player: seat, reward: zodOf(reward), source }),
    work('cleanup', {}),
    work('chariot-tile', {}),
    work('next-chariot', {}),
    work('ai-moves', {}),
    work('clear-up', {}),
    work('game-end', {}),
  ]);

  const pair = z.tuple([follower, follower]);
  const action = z.discriminatedUnion('type', [
    act('place-emperor', { space: forumSpace }),
    act('place-patrician', { space: forumSpace }),
    act('claim-achievement', { space }),
    act('begin-action', { line }),
    act('forgo-action', { line }),
    act('activate-follower', { follower }),
    act('continue', {}),
    act('skip', {}),
    act('discard-pair', { cards: pair }),
    act('buy-good', { good }),
    act('spend-wine', { amount }),
    act('take-estate-tile', { slot: z.union([slot, z.literal('special')]) }),
    act('place-estate-tile', { space }),
    act('take-start-marker', {}),
    act('petition-action', { action: actionId, strength: amount }),
    act('draw-follower', { slot: z.union([slot, z.literal('deck')]) }),
    act('play-follower', { follower }),
    act('replace-follower', { follower }),
    act('discard-to-limit', { follower }),
    act('take-contract', { kind, slot }),
    act('sail', { ship: amount, route }),
    act('place-building', { zone, cells }),
    act('advance-chariot', { track }),
    act('spend-charioteer', { track }),
    act('wheel-reward', { choice: z.enum(['achievement-marker', 'influence']) }),
    act('hire-artisan', {}),
    act('place-artisan', { space }),
    act('use-conversion', {}),
    act('choose-income', { option: z.enum(['goods', 'coins']) }),
    act('choose-good', { good }),
    act('draft-mosaic', { tile: mosaicTile }),
    act('draft-follower', { follower }),
    act('keep-followers', { followers: pair }),
    act('place-legionary', { space: forumSpace }),
    act('end-turn', {}),
  ]);

  const decks = {
    shipping: z.array(contract),
    building: z.array(contract),
    estate: z.array(estateTile),
    special: z.array(estateTile),
    followers: z.array(follower),
    emperor: z.array(emperorTile),
    chariot: z.array(chariot),
    green: z.array(mosaicTile),
    yellow: z.array(mosaicTile),
    orange: z.array(mosaicTile),
  };
  return {
    rows: rowIds,
    action,
    question,
    seenQuestion: question,
    simultaneous: ['draft-follower', 'keep-followers'],
    task,
    area: player,
    seenArea: seenPlayer,
    table,
    hidden: { decks: z.strictObject(decks) },
    shown: { decks: exactly(Object.keys(decks) as (keyof typeof decks)[], amount) },
  };
}
null satisfies Disagreement<ReturnType<typeof parts>, NovaRoma>;

export type { Kind } from '@ludi-romani/core/schemas';
export interface Schemas extends GameSchemas<NovaRoma, Components> {}

/** Returns the schemas and parsers for `components`. Throws InvalidValueError `invalid-components` if they are invalid. */
export const schemasFor: (components: Components) => Schemas = gameSchemas({
  title: 'Nova Roma',
  options,
  limits: { values: 10_000 }, // a state has about 700 values
  shape,
  problemsOf: checkComponents,
  of: (components) => {
    const tables = catalog(components);
    return {
      engine: defineGame<NovaRoma>(rules(tables)),
      parts: parts(components),
      invariants: (state) => broken(tables, state),
    };
  },
});

const standard = schemasFor(standardComponents);
export const { optionsSchema, actionSchema, stateSchema, viewSchema, replaySchema, componentsSchema }: Schemas =
  standard;
export const { parseOptions, parseAction, parseState, parseView, parseReplay, parseComponents }: Schemas = standard;
export const { problems, validateState, invariants, jsonSchemas }: Schemas = standard;
