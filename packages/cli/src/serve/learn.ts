/** Many games at a time, for learning: an action for each in one line, as a number, and how they all stand in the answer. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import * as z from 'zod';
import type { Game } from '../games';
import { flag, list, object, text, viewer, whole } from './params';
import { completed, gameNamed, type ServeOptions } from './play';
import { invalidParams, problemOf, Refused } from './rpc';
import { method } from './server';

type AnyEngine = Game['engine'];
type AnyState = GameTypes['mutable'];
type AnyAction = GameTypes['action'];

/** Games that can go on at a time, in all batches. */
const MOST_GAMES = 4096;

const NAME = text(100);
/** Shorter than what an engine takes: games that follow by themselves add their number. */
const SEED = text(1000);
const SEEDS = list(SEED.nullable(), MOST_GAMES);

/** How it is told what is legal: how many actions, which are then named by their place; or by their ids, as a list or as bits. */
const LEGAL = ['count', 'ids', 'bits'] as const;
type Legal = (typeof LEGAL)[number];

/** One game of a batch. */
interface Table {
  seed: string;
  /** games that followed by themselves on the seed */
  round: number;
  state: AnyState;
  /** who is to act, the first of several; -1 where nobody is */
  mover: Seat;
  /** what is legal for the mover, and, unless it is only counted, the ids of that: looked up once for the answer and the action that follows */
  actions: readonly AnyAction[];
  ids: readonly number[];
  /** the rules failed on it, and how it stands nobody knows: it waits for a reset */
  isBroken: boolean;
}

/** A game that came to its end in a step. */
interface Ended {
  readonly game: number;
  readonly scores: readonly number[];
  /** the part of the victory of each seat, 1 in all, or 0 of a game that the players lost */
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

/** Ids as bits, the lowest bit of the first byte for id 0, in base64. */
function bitsOf(ids: readonly number[], size: number): string {
  const bytes = Buffer.alloc((size + 7) >> 3);
  for (const id of ids) bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (1 << (id & 7));
  return bytes.toString('base64');
}

type Moment = Pick<Table, 'state' | 'mover' | 'actions' | 'ids'>;

/** A game as it stands. */
function look({ engine, space, legal }: Pick<Batch, 'engine' | 'space' | 'legal'>, state: AnyState): Moment {
  const [mover = -1] = engine.activePlayers(state);
  const isOpen = mover >= 0;
  return {
    state,
    mover,
    actions: isOpen ? engine.legalActions(state, mover) : [],
    ids: isOpen && legal !== 'count' ? space.ids(state, mover) : [],
  };
}

/** A new game, which belongs to nobody else. */
const laidOut = ({ engine, options }: Pick<Batch, 'engine' | 'options'>, seed: string, round = 0): AnyState =>
  engine.initialState({ ...options, seed: round === 0 ? seed : `${seed} ${round}` }) as AnyState;

const begin = (batch: Batch, seed: string, round = 0): Table => ({
  ...{ seed, round, isBroken: false },
  ...look(batch, laidOut(batch, seed, round)),
});

/** What is legal for the mover, in the way the batch tells it; nothing for anybody else. */
function legalTold(
  { space, legal }: Batch,
  { actions, ids }: Pick<Table, 'actions' | 'ids'>,
): number | readonly number[] | string {
  if (legal === 'count') return actions.length;
  return legal === 'ids' ? ids : bitsOf(ids, space.size);
}

const NOTHING = { actions: [], ids: [] };

/** Carries out one action; throws what is told of that game alone. */
function act(batch: Batch, table: Table, given: unknown): void {
  const { state, mover, actions, ids } = table;
  if (table.isBroken) throw new Refused('internal', 'the rules failed on this game: reset it');
  if (mover < 0) throw new Refused('game-over', 'the game is over');
  const index = Number.isSafeInteger(given) ? Number(given) : -1;
  const action = actions[batch.legal === 'count' ? index : ids.indexOf(index)];
  if (action === undefined) throw new Refused('illegal-action', 'no legal action has that number');
  try {
    batch.engine.applyInPlace(state, action);
    Object.assign(table, look(batch, state));
  } catch (error) {
    table.isBroken = true;
    throw error;
  }
}

/** How a game ended, with nobody to act any more. */
function endOf({ engine }: Batch, { state }: Table, game: number): Ended {
  const { ranking: [winners = []] = [], scores = [] } = engine.outcome(state) ?? {};
  const share = 1 / Math.max(1, winners.length);
  return {
    game,
    scores: scores.map(({ total }) => total),
    won: scores.map((_, seat) => (winners.includes(seat) ? share : 0)),
  };
}

/** How all games of a batch stand. */
function standing(batch: Batch) {
  const { engine, tables, views, scores, legal } = batch;
  const told = tables.map((table) => legalTold(batch, table.isBroken ? NOTHING : table));
  return {
    movers: tables.map(({ mover }) => mover),
    ...(legal === 'count' ? { counts: told } : { masks: told }),
    ...(views ? { views: tables.map(({ state, mover }) => (mover < 0 ? null : engine.view(state, mover))) } : {}),
    ...(scores ? { scores: tables.map(({ state }) => engine.scores(state).map(({ total }) => total)) } : {}),
  };
}

export function learnService({ games, seed: randomSeed }: ServeOptions) {
  const batches = new Map<number, Batch>();
  let opened = 0;
  let going = 0;

  const batchAt = (id: number): Batch => {
    const batch = batches.get(id);
    if (batch === undefined) throw new Refused('unknown-batch', 'there is no such batch');
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
        if (seeds.length === 0) throw invalidParams('seeds', 'must name a seed for each game');
        if (going + seeds.length > MOST_GAMES)
          throw new Refused('too-many-games', `no more than ${MOST_GAMES} go on at a time`);
        const game = gameNamed(games, name);
        const engine = await game.fast();
        const options = completed(engine, given, randomSeed);
        // says what is wrong with the options
        const states = seeds.map((seed) => laidOut({ engine, options }, seed));
        const { actionSpace } = await game.space();
        const space = actionSpace(engine, options.players);
        const tables = states.map((state, i) => ({
          ...{ seed: seeds[i] ?? '', round: 0, isBroken: false },
          ...look({ engine, space, legal }, state),
        }));
        const batch: Batch = { engine, space, options, legal, views, scores, follow, tables };
        const id = ++opened;
        batches.set(id, batch);
        going += tables.length;
        const { players } = options;
        return { batch: id, players, size: space.size, kinds: space.kinds, ...standing(batch) };
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
        // null leaves a game as it is
        if (given === null || table === undefined) continue;
        try {
          act(batch, table, given);
          if (table.mover >= 0) continue;
          ended.push(endOf(batch, table, game));
          if (follow) Object.assign(table, begin(batch, table.seed, table.round + 1));
        } catch (error) {
          errors.push({ game, ...problemOf(error) });
        }
      }
      return { ...standing(batch), ended, errors };
    }),

    reset: method({ batch: whole, seeds: SEEDS }, ({ batch: id, seeds }) => {
      const batch = batchAt(id);
      mustBeOfLength('seeds', seeds, batch);
      for (const [game, seed] of seeds.entries())
        if (seed !== null) Object.assign(tableAt(batch, game), begin(batch, seed));
      return standing(batch);
    }),

    observe: method({ batch: whole, game: whole, viewer }, ({ batch: id, game, viewer: who }) => {
      const batch = batchAt(id);
      const { engine } = batch;
      const table = tableAt(batch, game);
      if (table.isBroken) throw new Refused('internal', 'the rules failed on this game: reset it');
      const legal = legalTold(batch, who === table.mover ? table : NOTHING);
      return { view: engine.view(table.state, who), legal };
    }),

    leave: method({ batch: whole }, ({ batch: id }) => {
      going -= batchAt(id).tables.length;
      batches.delete(id);
      return {};
    }),
  };
}
