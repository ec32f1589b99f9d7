/** The methods for machine learning. One request has an action, as a number, for each of many games. Its answer has the status of all games. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import * as z from 'zod';
import { actionSpaceOf, forBots, type Game } from '../game';
import { flag, list, object, text, viewer, whole } from './params';
import { completed, gameNamed, type ServeOptions } from './play';
import { invalidParams, problemOf, RequestError } from './rpc';
import { method } from './server';

type AnyEngine = Game['engine'];
type AnyState = GameTypes['mutable'];
type AnyAction = GameTypes['action'];

/** The maximum number of games in all batches. */
const MOST_GAMES = 4096;

const NAME = text(100);
/** The schema of a seed. Its limit is below that of engines, because each following game appends its number to the seed. */
const SEED = text(1000);
const SEEDS = list(SEED.nullable(), MOST_GAMES);

/** The forms of legal actions in answers: their number (actions are then named by index), or their ids, as a list or as bits. */
const LEGAL = ['count', 'ids', 'bits'] as const;
type Legal = (typeof LEGAL)[number];

/** One game of a batch. */
interface Table {
  seed: string;
  /** the number of games that have followed automatically on the seed */
  round: number;
  state: AnyState;
  /** the first active player; -1 if the game is over */
  mover: Seat;
  /** the legal actions of the mover, computed once for the answer and for the next action */
  actions: readonly AnyAction[];
  /** the ids of `actions`; empty with `legal: 'count'` */
  ids: readonly number[];
  /** true if the rules failed: the contents of the state are then undefined until a reset */
  isBroken: boolean;
}

/** A game that ended in a step. */
interface Ended {
  readonly game: number;
  readonly scores: readonly number[];
  /** each seat's part of the victory: 1 in all, or 0 if the players lost to the game itself */
  readonly won: readonly number[];
}

interface Batch {
  readonly engine: AnyEngine;
  readonly space: ActionSpace<GameTypes>;
  readonly options: GameTypes['options'];
  readonly legal: Legal;
  readonly views: boolean;
  readonly scores: boolean;
  readonly follow: boolean;
  readonly tables: readonly Table[];
}

/** Returns ids as bits in base64. The lowest bit of the first byte is id 0. */
function bitsOf(ids: readonly number[], size: number): string {
  const bytes = Buffer.alloc((size + 7) >> 3);
  for (const id of ids) bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (1 << (id & 7));
  return bytes.toString('base64');
}

type Position = Pick<Table, 'state' | 'mover' | 'actions' | 'ids'>;

/** Returns a state with its mover and legal actions. */
function positionOf({ engine, space, legal }: Pick<Batch, 'engine' | 'space' | 'legal'>, state: AnyState): Position {
  const [mover = -1] = engine.activePlayers(state);
  const isOpen = mover >= 0;
  return {
    state,
    mover,
    actions: isOpen ? engine.legalActions(state, mover) : [],
    ids: isOpen && legal !== 'count' ? space.ids(state, mover) : [],
  };
}

/** Returns a new, mutable first state. */
const firstState = ({ engine, options }: Pick<Batch, 'engine' | 'options'>, seed: string, round = 0): AnyState =>
  engine.initialState({ ...options, seed: round === 0 ? seed : `${seed} ${round}` }) as AnyState;

const newTable = (batch: Batch, seed: string, round = 0): Table => ({
  ...{ seed, round, isBroken: false },
  ...positionOf(batch, firstState(batch, seed, round)),
});

/** Returns legal actions in the form of the batch. */
function legalJson(
  { space, legal }: Batch,
  { actions, ids }: Pick<Table, 'actions' | 'ids'>,
): number | readonly number[] | string {
  if (legal === 'count') return actions.length;
  return legal === 'ids' ? ids : bitsOf(ids, space.size);
}

const NOTHING = { actions: [], ids: [] };

/** Carries out one action. Throws RequestError, which is reported for this game alone. */
function act(batch: Batch, table: Table, given: unknown): void {
  const { state, mover, actions, ids } = table;
  if (table.isBroken) throw new RequestError('internal', 'the rules failed on this game: reset it');
  if (mover < 0) throw new RequestError('game-over', 'the game is over');
  const index = Number.isSafeInteger(given) ? Number(given) : -1;
  const action = actions[batch.legal === 'count' ? index : ids.indexOf(index)];
  if (action === undefined) throw new RequestError('illegal-action', 'no legal action has that number');
  try {
    batch.engine.applyInPlace(state, action);
    Object.assign(table, positionOf(batch, state));
  } catch (error) {
    table.isBroken = true;
    throw error;
  }
}

/** Returns the result of a game that is over. */
function endOf({ engine }: Batch, { state }: Table, game: number): Ended {
  const { ranking: [winners = []] = [], scores = [] } = engine.outcome(state) ?? {};
  const share = 1 / Math.max(1, winners.length);
  return {
    game,
    scores: scores.map(({ total }) => total),
    won: scores.map((_, seat) => (winners.includes(seat) ? share : 0)),
  };
}

/** Returns the status of all games of a batch. */
function statusOf(batch: Batch) {
  const { engine, tables, views, scores, legal } = batch;
  const actions = tables.map((table) => legalJson(batch, table.isBroken ? NOTHING : table));
  return {
    movers: tables.map(({ mover }) => mover),
    ...(legal === 'count' ? { counts: actions } : { masks: actions }),
    ...(views ? { views: tables.map(({ state, mover }) => (mover < 0 ? null : engine.view(state, mover))) } : {}),
    ...(scores ? { scores: tables.map(({ state }) => engine.scores(state).map(({ total }) => total)) } : {}),
  };
}

export function learnService({ games, seed: randomSeed }: ServeOptions) {
  const batches = new Map<number, Batch>();
  let opened = 0;
  let open = 0;

  const batchAt = (id: number): Batch => {
    const batch = batches.get(id);
    if (batch === undefined) throw new RequestError('unknown-batch', 'there is no such batch');
    return batch;
  };
  const tableAt = ({ tables }: Batch, game: number): Table => {
    const table = tables[game];
    if (table === undefined) throw invalidParams('game', `must be below ${tables.length}`);
    return table;
  };
  const mustBeOfLength = (path: string, { length }: readonly unknown[], { tables }: Batch): void => {
    if (length !== tables.length) throw invalidParams(path, `must be a list of ${tables.length}, one for each game`);
  };

  return {
    learn: method(
      {
        game: NAME,
        options: object.optional(),
        seeds: list(SEED, MOST_GAMES),
        legal: z.enum(LEGAL).optional(),
        views: flag.optional(),
        scores: flag.optional(),
        follow: flag.optional(),
      },
      async ({
        game: name,
        options: given = {},
        seeds,
        legal = 'ids',
        views = false,
        scores = false,
        follow = false,
      }) => {
        if (seeds.length === 0) throw invalidParams('seeds', 'must have a seed for each game');
        if (open + seeds.length > MOST_GAMES)
          throw new RequestError('too-many-games', `no more than ${MOST_GAMES} games can be open at a time`);
        const game = await forBots(gameNamed(games, name));
        const { engine } = game;
        const options = completed(engine, given, randomSeed);
        // throws for invalid options
        const states = seeds.map((seed) => firstState({ engine, options }, seed));
        const space = await actionSpaceOf(game, options.players);
        const tables = states.map((state, i) => ({
          ...{ seed: seeds[i] ?? '', round: 0, isBroken: false },
          ...positionOf({ engine, space, legal }, state),
        }));
        const batch: Batch = { engine, space, options, legal, views, scores, follow, tables };
        const id = ++opened;
        batches.set(id, batch);
        open += tables.length;
        const { players } = options;
        return { batch: id, players, size: space.size, kinds: space.kinds, ...statusOf(batch) };
      },
    ),

    step: method({ batch: whole, actions: list(z.unknown(), MOST_GAMES) }, ({ batch: id, actions }) => {
      const batch = batchAt(id);
      const { tables, follow } = batch;
      mustBeOfLength('actions', actions, batch);
      const ended: Ended[] = [];
      const errors: object[] = [];
      for (let game = 0; game < tables.length; game++) {
        const given = actions[game];
        const table = tables[game];
        // null: no action in this game
        if (given === null || table === undefined) continue;
        try {
          act(batch, table, given);
          if (table.mover >= 0) continue;
          ended.push(endOf(batch, table, game));
          if (follow) Object.assign(table, newTable(batch, table.seed, table.round + 1));
        } catch (error) {
          errors.push({ game, ...problemOf(error) });
        }
      }
      return { ...statusOf(batch), ended, errors };
    }),

    reset: method({ batch: whole, seeds: SEEDS }, ({ batch: id, seeds }) => {
      const batch = batchAt(id);
      mustBeOfLength('seeds', seeds, batch);
      for (const [game, seed] of seeds.entries())
        if (seed !== null) Object.assign(tableAt(batch, game), newTable(batch, seed));
      return statusOf(batch);
    }),

    observe: method({ batch: whole, game: whole, viewer }, ({ batch: id, game, viewer: who }) => {
      const batch = batchAt(id);
      const { engine } = batch;
      const table = tableAt(batch, game);
      if (table.isBroken) throw new RequestError('internal', 'the rules failed on this game: reset it');
      const legal = legalJson(batch, who === table.mover ? table : NOTHING);
      return { view: engine.view(table.state, who), legal };
    }),

    leave: method({ batch: whole }, ({ batch: id }) => {
      open -= batchAt(id).tables.length;
      batches.delete(id);
      return {};
    }),
  };
}
