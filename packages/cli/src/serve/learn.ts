/** The methods for machine learning. One request has an action, as a number, for each of many games. Its answer has the status of all games. */
import type { ChanceOutcome } from '@ludi-romani/core';
import * as z from 'zod';
import { actionSpaceOf, boardOf, forBots, gameSchemasOf, localized, schemasOf, wordsOf } from '../game';
import { Batch, type Ended, encoderOf, fieldOf, LEGAL, OBSERVERS } from './batch';
import { int32In } from './blocks';
import { chanceEvent } from './chance-event';
import { anything, flag, list, object, text, viewer, whole } from './params';
import { completed, gameNamed, type ServeOptions } from './play';
import { invalidParams, problemOf, RequestError } from './rpc';
import { method } from './server';

/** The maximum number of games in all batches. */
const MOST_GAMES = 4096;
/** The longest list of limited length that an observation takes by place, if the client names no other number. */
const USUAL_PLACES = 200;
const PLACES = whole.max(10_000, 'must be at most 10000');

const NAME = text(100);
/** The schema of a seed. Its limit is below that of engines, because each following game appends its number to the seed. */
const SEED = text(1000);
const SEEDS = list(SEED.nullable(), MOST_GAMES);
const GAMES = list(whole, MOST_GAMES);
/** The schema of actions: a list, or an int32 block, where -1 is no action. */
const ACTIONS = z.union([list(z.unknown(), MOST_GAMES), text(16 * MOST_GAMES)]);
const SCRIPT = list(
  z.custom<ChanceOutcome>(() => true),
  1000,
);

export function learnService({ games, seed: randomSeed }: ServeOptions) {
  const batches = new Map<number, Batch>();
  let opened = 0;
  let open = 0;

  const batchAt = (id: number): Batch => {
    const batch = batches.get(id);
    if (batch === undefined) throw new RequestError('unknown-batch', 'there is no such batch');
    return batch;
  };
  /** Returns a game's number if the batch has it. */
  const inBatch = ({ size }: Batch, game: number, path = 'game'): number => {
    if (game >= size) throw invalidParams(path, `must be below ${size}`);
    return game;
  };
  /** Returns the numbers of the named games, by default of all. */
  const chosen = (batch: Batch, given: readonly number[] | undefined, path: string): readonly number[] =>
    given?.map((game, i) => inBatch(batch, game, `${path}.${i}`)) ?? Array.from({ length: batch.size }, (_, i) => i);
  const mustBeOfLength = (path: string, { length }: readonly unknown[], size: number): void => {
    if (length !== size) throw invalidParams(path, `must be a list of ${size}, one for each game`);
  };
  const mustHaveRoomFor = (count: number): void => {
    if (open + count > MOST_GAMES)
      throw new RequestError('too-many-games', `no more than ${MOST_GAMES} games can be open at a time`);
  };
  /** Keeps a new batch. Returns its number. */
  const kept = (batch: Batch): number => {
    batches.set(++opened, batch);
    open += batch.size;
    return opened;
  };
  const playable = async (name: string, given: Readonly<Record<string, unknown>>) => {
    const game = await forBots(gameNamed(games, name));
    return { game, options: completed(game.engine, given, randomSeed) };
  };

  return {
    describe: method(
      { game: NAME, options: object.optional(), places: PLACES.optional() },
      async ({ game: name, options: given = {}, places = USUAL_PLACES }) => {
        const { game, options } = await playable(name, given);
        const { engine } = game;
        const { players } = options;
        engine.initialState(options); // throws for invalid options
        const { size, kinds } = await actionSpaceOf(game, players);
        const observation = await encoderOf(game, options, places);
        return {
          ...{ game: engine.game, title: game.title, players, rulesVersion: engine.rulesVersion },
          ...{ maxPlies: engine.maxPlies(players), utility: { low: 0, high: 1 } },
          ...{ size, kinds, components: engine.components, digest: engine.componentsDigest() },
          schemas: await gameSchemasOf(game, options),
          observation: {
            size: observation.size,
            names: observation.features.map((feature) => feature.name),
            low: observation.features.map(({ low }) => limit(low)),
            high: observation.features.map(({ high }) => limit(high)),
          },
        };
      },
    ),

    learn: method(
      {
        game: NAME,
        options: object.optional(),
        seeds: list(SEED, MOST_GAMES),
        legal: z.enum(LEGAL).optional(),
        views: flag.optional(),
        scores: flag.optional(),
        observations: z.enum(OBSERVERS).optional(),
        places: PLACES.optional(),
        blocks: flag.optional(),
        follow: flag.optional(),
      },
      async ({
        game: name,
        options: given = {},
        seeds,
        legal = 'ids',
        views = false,
        scores = false,
        observations,
        places = USUAL_PLACES,
        blocks = false,
        follow = false,
      }) => {
        if (seeds.length === 0) throw invalidParams('seeds', 'must have a seed for each game');
        mustHaveRoomFor(seeds.length);
        const { game, options } = await playable(name, given);
        const form = { legal, views, scores, observations, places, blocks, follow };
        const field = await fieldOf(game, options, form);
        const batch = new Batch(field, form);
        for (const [i, seed] of seeds.entries()) batch.start(i, seed);
        const { space, observation } = field;
        return {
          ...{ batch: kept(batch), players: options.players, size: space.size, kinds: space.kinds },
          ...(observation && { observation: observation.size }),
          ...batch.status(),
        };
      },
    ),

    step: method(
      { batch: whole, actions: ACTIONS, chance: list(SCRIPT.nullable(), MOST_GAMES).optional() },
      ({ batch: id, actions: given, chance }) => {
        const batch = batchAt(id);
        const actions = typeof given === 'string' ? int32In(given)?.map((each) => (each === -1 ? null : each)) : given;
        if (actions === undefined) throw invalidParams('actions', 'must be a list, or base64 of int32 numbers');
        mustBeOfLength('actions', actions, batch.size);
        if (chance !== undefined) mustBeOfLength('chance', chance, batch.size);
        const ended: Ended[] = [];
        const errors: object[] = [];
        for (const [game, action] of actions.entries()) {
          if (action === null) continue;
          try {
            const end = batch.act(game, action, chance?.[game] ?? null);
            if (end !== null) ended.push(end);
          } catch (error) {
            errors.push({ game, ...problemOf(error) });
          }
        }
        return { ...batch.status(), ended, errors };
      },
    ),

    reset: method({ batch: whole, seeds: SEEDS }, ({ batch: id, seeds }) => {
      const batch = batchAt(id);
      mustBeOfLength('seeds', seeds, batch.size);
      for (const [game, seed] of seeds.entries()) if (seed !== null) batch.start(game, seed);
      return batch.status();
    }),

    observe: method({ batch: whole, game: whole, viewer }, ({ batch: id, game, viewer: who }) => {
      const batch = batchAt(id);
      const state = batch.state(inBatch(batch, game));
      return { view: batch.field.game.engine.view(state, who), legal: batch.legal(game, who) };
    }),

    render: method(
      { batch: whole, game: whole, viewer, as: z.enum(['svg', 'text']) },
      async ({ batch: id, game: number, viewer: who, as }) => {
        const batch = batchAt(id);
        const { game } = batch.field;
        const view = game.engine.view(batch.state(inBatch(batch, number)), who);
        if (as === 'text') return { text: localized(game, 'en').renderer.table(view).join('\n') };
        return { svg: (await boardOf(game, wordsOf(game, 'en'))).picture(view) };
      },
    ),

    clone: method(
      {
        batch: whole,
        games: GAMES,
        into: whole.optional(),
        at: GAMES.optional(),
        seeds: SEEDS.optional(),
      },
      ({ batch: id, games: wanted, into, at, seeds }) => {
        const from = batchAt(id);
        const sources = chosen(from, wanted, 'games');
        if (seeds !== undefined) mustBeOfLength('seeds', seeds, sources.length);
        if (into === undefined && at !== undefined) throw invalidParams('at', 'requires into');
        if (into === undefined) mustHaveRoomFor(sources.length);
        const to = into === undefined ? new Batch(from.field, { ...from.form, follow: false }) : batchAt(into);
        const { engine } = from.field.game;
        // each `learn` has its own copy of the game
        if (to.field.game.engine.game !== engine.game || to.field.options.players !== from.field.options.players)
          throw invalidParams('into', 'must be a batch of the same game and number of players');
        const places = into === undefined ? sources.map((_, i) => i) : chosen(to, at, 'at');
        mustBeOfLength('at', places, sources.length);
        const states = sources.map((game, i) => {
          const state = from.state(game);
          const seed = seeds?.[i] ?? null;
          const mover = from.mover(game);
          return seed === null || mover < 0 ? state : engine.determinize(engine.view(state, mover), seed);
        });
        for (const [i, state] of states.entries()) to.restore(places[i] ?? 0, state);
        return into === undefined ? { batch: kept(to), ...to.status() } : to.status();
      },
    ),

    store: method({ batch: whole, games: GAMES.optional() }, ({ batch: id, games: wanted }) => {
      const batch = batchAt(id);
      const { engine } = batch.field.game;
      return { states: chosen(batch, wanted, 'games').map((game) => engine.save(batch.state(game))) };
    }),

    restore: method(
      { batch: whole, games: GAMES.optional(), states: list(anything, MOST_GAMES) },
      async ({ batch: id, games: wanted, states }) => {
        const batch = batchAt(id);
        const places = chosen(batch, wanted, 'games');
        mustBeOfLength('states', states, places.length);
        const { game, options } = batch.field;
        const { parseState } = await schemasOf(game);
        const parsed = states.map((state, i) => {
          const read = parseState(state);
          if (read.players.length !== options.players)
            throw invalidParams(`states.${i}`, `must have ${options.players} players`);
          return read;
        });
        for (const [i, state] of parsed.entries()) batch.restore(places[i] ?? 0, state);
        return batch.status();
      },
    ),

    chance: method(
      { batch: whole, game: whole, action: z.unknown(), outcomes: SCRIPT.optional() },
      ({ batch: id, game, action, outcomes = [] }) => {
        const batch = batchAt(id);
        const chosenAction = batch.action(inBatch(batch, game), action);
        return { event: chanceEvent(batch.field.game.engine, batch.state(game), chosenAction, outcomes) };
      },
    ),

    leave: method({ batch: whole }, ({ batch: id }) => {
      open -= batchAt(id).size;
      batches.delete(id);
      return {};
    }),
  };
}

/** Returns a limit as JSON, which has no infinite numbers. */
const limit = (number: number): number | null => (Number.isFinite(number) ? number : null);
