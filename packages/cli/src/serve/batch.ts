/** The games of a batch. They are played in step: one action for each, and one status of all. */
import { type ChanceOutcome, type GameTypes, type Seat, sure } from '@ludi-romani/core';
import type { ActionSpace } from '@ludi-romani/core/action-space';
import { type Observation, observationOf } from '@ludi-romani/core/observation';
import { actionSpaceOf, type Game, gameSchemasOf } from '../game';
import { blockOf, float32Block, int32Block, SparseRows } from './blocks';
import { applyScripted } from './chance-event';
import { RequestError } from './rpc';

type State = GameTypes['mutable'];
type Action = GameTypes['action'];

/** The forms of legal actions in answers: their number (actions are then named by index), or their ids, as a list or as bits. */
export const LEGAL = ['count', 'ids', 'bits'] as const;
/** Whose observations are in answers. */
export const OBSERVERS = ['mover', 'all'] as const;

/** What answers contain. */
export interface BatchForm {
  readonly legal: (typeof LEGAL)[number];
  readonly views: boolean;
  readonly scores: boolean;
  readonly observations: (typeof OBSERVERS)[number] | undefined;
  /** the most numbers that a list of limited length takes by place in an observation */
  readonly places: number;
  /** true for lists of numbers as blocks */
  readonly blocks: boolean;
  /** true if the next game starts when one ends */
  readonly follow: boolean;
}

/** One game of a batch. */
interface Table {
  seed: string;
  /** the number of games that have followed automatically on the seed */
  round: number;
  state: State;
  /** the first active player; -1 if the game is over */
  mover: Seat;
  /** the legal actions of the mover, computed once for the answer and for the next action */
  actions: readonly Action[];
  /** the ids of `actions`; empty with `legal: 'count'` */
  ids: readonly number[];
  /** true if the rules failed: the contents of the state are then undefined until a reset */
  isBroken: boolean;
}

/** A game that ended in a step. */
export interface Ended {
  readonly game: number;
  readonly scores: readonly number[];
  /** each seat's part of the victory: 1 in all, or 0 if the players lost to the game itself */
  readonly won: readonly number[];
}

const NOTHING = { actions: [], ids: [] };

/** The parts of a game that its batches share. */
export interface Field {
  readonly game: Game;
  readonly options: GameTypes['options'];
  readonly space: ActionSpace<GameTypes>;
  readonly observation: Observation | undefined;
}

/** Resolves to the encoder of the views of a game. */
export const encoderOf = async (game: Game, options: GameTypes['options'], places: number): Promise<Observation> => {
  const { view } = await gameSchemasOf(game, options);
  return observationOf(view, { players: options.players, places, components: game.engine.components });
};

/** Resolves to the field of a game. Rejects with MissingPart, and for invalid options. */
export async function fieldOf(
  game: Game,
  options: GameTypes['options'],
  { observations, places }: Pick<BatchForm, 'observations' | 'places'>,
): Promise<Field> {
  game.engine.initialState(options); // throws for invalid options
  const space = await actionSpaceOf(game, options.players);
  return { game, options, space, observation: observations && (await encoderOf(game, options, places)) };
}

/** Returns ids as bits. The lowest bit of the first byte is id 0. */
function bitsOf(ids: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array((size + 7) >> 3);
  for (const id of ids) bytes[id >> 3] = (bytes[id >> 3] as number) | (1 << (id & 7));
  return bytes;
}

/** Games of one kind. */
export class Batch {
  readonly #tables: Table[] = [];
  readonly #rows: SparseRows;
  readonly #numbers: Float32Array;

  /** A batch without games. */
  constructor(
    readonly field: Field,
    readonly form: BatchForm,
  ) {
    const size = field.observation?.size ?? 0;
    this.#rows = new SparseRows(size);
    this.#numbers = new Float32Array(size);
  }

  get #engine(): Game['engine'] {
    return this.field.game.engine;
  }

  get size(): number {
    return this.#tables.length;
  }

  #table(game: number): Table {
    return sure(this.#tables[game], 'there is no such game');
  }

  #put(game: number, state: State, seed: string, round = 0): void {
    this.#tables[game] = { seed, round, isBroken: false, state, ...this.#openIn(state) };
  }

  /** Returns the mover and the legal actions. */
  #openIn(state: State): Pick<Table, 'mover' | 'actions' | 'ids'> {
    const [mover = -1] = this.#engine.activePlayers(state);
    const actions = mover < 0 ? [] : this.#engine.legalActions(state, mover);
    return { mover, actions, ids: this.form.legal === 'count' ? [] : this.field.space.idsOf(actions) };
  }

  /** Starts a new game. */
  start(game: number, seed: string, round = 0): void {
    const options = { ...this.field.options, seed: round === 0 ? seed : `${seed} ${round}` };
    this.#put(game, this.#engine.clone(this.#engine.initialState(options)), seed, round);
  }

  /** Puts a state in the place of a game. The next game in that place has the seed that would have followed on the replaced game. */
  restore(game: number, state: GameTypes['state']): void {
    const { seed, round } = this.#tables[game] ?? { seed: '', round: 0 };
    this.#put(game, this.#engine.clone(state), seed, round);
  }

  /** Returns the state of a game. Throws RequestError for one on which the rules failed. */
  state(game: number): State {
    const { state, isBroken } = this.#table(game);
    if (isBroken) throw new RequestError('internal', 'the rules failed on this game: reset it');
    return state;
  }

  mover(game: number): Seat {
    return this.#table(game).mover;
  }

  /** Returns the legal action with a number. Throws RequestError. */
  action(game: number, given: unknown): Action {
    const { mover, actions, ids } = this.#table(game);
    this.state(game);
    if (mover < 0) throw new RequestError('game-over', 'the game is over');
    const index = Number.isSafeInteger(given) ? Number(given) : -1;
    const action = actions[this.form.legal === 'count' ? index : ids.indexOf(index)];
    if (action === undefined) throw new RequestError('illegal-action', 'no legal action has that number');
    return action;
  }

  /**
   * Carries out an action, named by its number, and starts the next game at the end if the batch is so. With `script`, chance has these outcomes.
   * Returns the result of a game that is over. Throws RequestError, which is reported for this game alone.
   */
  act(game: number, given: unknown, script: readonly ChanceOutcome[] | null): Ended | null {
    const action = this.action(game, given);
    const table = this.#table(game);
    if (script !== null) {
      const state = this.#engine.clone(table.state);
      applyScripted(this.#engine, state, action, script);
      table.state = state;
    } else {
      try {
        this.#engine.applyInPlace(table.state, action);
      } catch (error) {
        table.isBroken = true;
        throw error;
      }
    }
    Object.assign(table, this.#openIn(table.state));
    if (table.mover >= 0) return null;
    const ended = this.#endOf(game);
    if (this.form.follow) this.start(game, table.seed, table.round + 1);
    return ended;
  }

  #endOf(game: number): Ended {
    const { ranking: [winners = []] = [], scores = [] } = this.#engine.outcome(this.state(game)) ?? {};
    const share = 1 / Math.max(1, winners.length);
    return {
      game,
      scores: scores.map(({ total }) => total),
      won: scores.map((_, seat) => (winners.includes(seat) ? share : 0)),
    };
  }

  /** Returns the legal actions of a game in the form of the batch, without blocks: none for a seat that is not the mover. */
  legal(game: number, viewer?: unknown): number | readonly number[] | string {
    const table = this.#table(game);
    const { actions, ids } = table.isBroken || (viewer ?? table.mover) !== table.mover ? NOTHING : table;
    const { legal } = this.form;
    if (legal === 'count') return actions.length;
    return legal === 'ids' ? ids : blockOf(bitsOf(ids, this.field.space.size));
  }

  #legalBlocks(): object {
    const counts = int32Block(this.#tables.map(({ actions, isBroken }) => (isBroken ? 0 : actions.length)));
    const ids = this.#tables.map((table) => (table.isBroken ? NOTHING.ids : table.ids));
    const { legal } = this.form;
    if (legal === 'count') return { counts };
    if (legal === 'ids') return { counts, masks: int32Block(ids.flat()) };
    const { size } = this.field.space;
    return { masks: blockOf(Buffer.concat(ids.map((each) => bitsOf(each, size)))) };
  }

  #legalLists(): object {
    const each = this.#tables.map((_, game) => this.legal(game));
    return this.form.legal === 'count' ? { counts: each } : { masks: each };
  }

  #observations(observation: Observation): object {
    const seats = Array.from({ length: this.field.options.players }, (_, seat) => seat);
    for (const { state, mover, isBroken } of this.#tables)
      for (const seat of this.form.observations === 'all' ? seats : [mover])
        if (isBroken || seat < 0) this.#rows.addZeros();
        else this.#rows.add(observation.encode(this.#engine.view(state, seat), this.#numbers));
    return this.#rows.take();
  }

  #pointsOf({ state, isBroken }: Table): number[] {
    return isBroken ? Array(this.field.options.players).fill(0) : this.#engine.scores(state).map(({ total }) => total);
  }

  /** Returns the status of all games. */
  status(): object {
    const { views, scores, blocks } = this.form;
    const { observation } = this.field;
    const movers = this.#tables.map(({ mover }) => mover);
    const points = scores && this.#tables.map((table) => this.#pointsOf(table));
    return {
      movers: blocks ? int32Block(movers) : movers,
      ...(blocks ? this.#legalBlocks() : this.#legalLists()),
      ...(views && {
        views: this.#tables.map(({ state, mover, isBroken }) =>
          isBroken || mover < 0 ? null : this.#engine.view(state, mover),
        ),
      }),
      ...(points && { scores: blocks ? float32Block(points.flat()) : points }),
      ...(observation && { observations: this.#observations(observation) }),
    };
  }
}
