/**
 * The engines as boardgame.io games. The engine decides which players may act, which actions are legal and how a match ends. boardgame.io's
 * `ctx` is set accordingly. This file imports only types of boardgame.io, because no import of its values works everywhere: in Node, in
 * bundlers and in CommonJS. Exported types do not refer to boardgame.io's types, because compilers that check declarations reject those.
 */
import {
  chanceState,
  clone,
  digest,
  type Engine,
  type GameTypes,
  InvalidOptionsError,
  keyedChance,
  type Outcome,
  type Seat,
  teamTotals,
} from '@ludi-romani/core';
import type { ActivePlayersArg, FnContext, Game, LongFormMove, PlayerID, Plugin } from 'boardgame.io';

import { refuse } from './guard';

export { guard } from './guard';

/** The source of the seeds of matches. Only the server has a host. Its clients have none. */
export interface Host {
  /** at least 16 characters with 128 bits of entropy; the same in all processes of the server, and known to the server alone */
  readonly secret: string;
  /** Returns a new string that it never returned before, such as `crypto.randomUUID()`. It is called once per match. The string is not secret. */
  readonly nonce: () => string;
}

/** The options of a new match. The server supplies the seed. */
export type SetupData<G extends GameTypes> = Partial<Omit<G['options'], 'players' | 'seed'>>;

/** The data from which a match is dealt, together with the server's secret. Without the secret, it reveals nothing of the deal. */
export interface Deal<G extends GameTypes> {
  /** the name of the game; absent in matches stored by version 0.1 */
  readonly game?: string;
  readonly nonce: string;
  readonly players: number;
  readonly options: SetupData<G>;
}

/** `G` as the server stores it, plain JSON. A client's `G` is the view of its player. */
export interface Table<G extends GameTypes> {
  readonly deal: Deal<G>;
  /**
   * `null` before the first action: boardgame.io sends the result of `setup` unfiltered to every client, and only later states through
   * `playerView`
   */
  readonly state: G['state'] | null;
  /** the number of actions so far */
  readonly plies: number;
  /** True if the last action revealed chance or hidden information. */
  readonly reveals: boolean;
}

/** The outcome of a match. boardgame.io's bots read `winner` and `draw`. */
export interface Gameover<G extends GameTypes> extends Outcome<G['row']> {
  /** all winners: the players of one team, or of several that tie; absent if the players lost to the game itself */
  readonly winners?: readonly string[];
  /** the only winner, or the first player of the only winning team */
  readonly winner?: string;
  readonly draw?: true;
}

/** The objectives of an MCTSBot, by name. */
export type Objectives = Record<string, { checker: () => boolean; weight: number }>;

/** The fields of a boardgame.io `Game` that apps use. `G` has the type that clients see. */
export interface LudiGame<G extends GameTypes> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Returns the problem with the options or the number of players, or `undefined`. */
  validateSetupData(options: SetupData<G> | undefined, players: number): string | undefined;
  /** Returns the view of a player. A `playerID` that is not a seat gets the view of a spectator. */
  playerView(context: { G: G['view']; ctx: { playOrder: string[] }; playerID: string | null }): G['view'];
  readonly ai: {
    /** Returns the legal actions in the form that boardgame.io's bots expect. If there are too many to list, some are drawn. */
    enumerate(G: G['view'], ctx: unknown, playerID: string): { move: 'act'; args: [G['action']] }[];
    /** Returns objectives for `new MCTSBot({ objectives })`. They compare the points of that seat's team with the most points of any other team. */
    objectives(playerID: string): (G: G['view']) => Objectives;
  };
}

/** The number of actions that are drawn for boardgame.io's bots if there are too many to list. */
const DRAWS = 16;

/** Returns the seed of a match. With the seed, the actions of a finished match are a replay. Throws nothing. */
export const seedOf = (secret: string, nonce: string): string => digest([secret, nonce]);

/** A copy of boardgame.io's constant: the original can be imported in one module system only. */
const INVALID_MOVE: typeof import('boardgame.io/core').INVALID_MOVE = 'INVALID_MOVE';

/** The additional fields of the context of moves and hooks. */
interface Given<G extends GameTypes> extends Record<string, unknown> {
  /** the original `G`. In its place boardgame.io passes an immer draft, on which the rules are much slower. */
  readonly table: Table<G>;
}

/**
 * Returns an engine as a game for boardgame.io, with the one move `act(action)`. A server passes a `host`, and so does a page without a
 * server. Clients of a server omit it. Throws InvalidOptionsError if the secret is not a string of at least 16 characters.
 */
export function gameOf<G extends GameTypes>(engine: Engine<G>, host?: Host): LudiGame<G> {
  if (host !== undefined && !(typeof host.secret === 'string' && host.secret.length >= 16))
    throw new InvalidOptionsError([{ path: 'secret', message: 'must be a string of at least 16 characters' }]);

  const start = ({ players, options }: Pick<Deal<G>, 'players' | 'options'>, seed: string): G['state'] =>
    engine.initialState({ ...options, players, seed } as G['options']);

  /**
   * Returns the state of a match. Throws TypeError for a match of another game: all games of a server share one database, and a client
   * chooses the game and the match.
   */
  const stateOf = ({ state, deal }: Table<G>): G['state'] => {
    const { game = engine.game } = deal;
    if (game !== engine.game) throw new TypeError(`this is a match of ${game}, not of ${engine.game}`);
    if (state !== null) return state;
    if (host === undefined)
      throw new InvalidOptionsError([{ path: 'host', message: 'must be given where matches are stored' }]);
    return start(deal, seedOf(host.secret, deal.nonce));
  };
  /** Returns the state for a bot at the server, which gets the whole table, or the view for a bot at a client. */
  const seen = (given: Table<G> | G['view']) => ('viewer' in given ? given : stateOf(given));

  /** Returns the players who may act. If questions are simultaneous, the players are in a stage, so their moves stay valid after others answer. */
  const activePlayers = (state: G['state']): ActivePlayersArg => {
    const ids = engine.activePlayers(state).map(String);
    const frame = state.pending.at(-1);
    if (frame === undefined || !('simultaneous' in frame)) return ids;
    return { value: Object.fromEntries(ids.map((id) => [id, 'simultaneous'])) };
  };
  const first = ({ G }: { G: Table<G> }): Seat => engine.activePlayers(stateOf(G))[0] ?? 0;

  const move = (
    { table, ctx, events, log, playerID }: FnContext<Table<G>, Given<G>> & { playerID: PlayerID },
    action: unknown,
  ): Table<G> | typeof INVALID_MOVE => {
    const before = stateOf(table);
    const isLegal = (given: unknown): given is G['action'] => engine.explain(before, given).legal;
    if (!isLegal(action) || String(action.player) !== playerID) {
      refuse(action);
      return INVALID_MOVE;
    }
    const { state, reveals } = engine.step(before, action);
    // `redact` hides all arguments from other players: the metadata hold the part that they may see
    log.setMetadata(engine.actionFor(before, action, 'spectator'));
    const active = engine.activePlayers(state);
    if (active.includes(Number(ctx.currentPlayer))) events.setActivePlayers(activePlayers(state));
    else if (active.length > 0) events.endTurn();
    // immer would freeze an unfrozen object deeply, and rules are slower on frozen states
    return Object.freeze({ deal: table.deal, state, plies: table.plies + 1, reveals });
  };
  const act: LongFormMove<Table<G>, Given<G>> = {
    move,
    // a client has only a view, on which actions cannot be applied
    client: false,
    redact: true,
    undoable: ({ G }) => !G.reveals,
  };
  /** Returns the moves by name. The record has no prototype, so that a client cannot send `constructor` as a move. */
  const named = <Move>(act: Move): Record<string, Move> => Object.assign(Object.create(null), { act });

  /** Refuses every change of a match except by an action. boardgame.io would let any active player end the match or a turn. */
  const table: Plugin<undefined, { plies: number; hasActed: boolean } | undefined, Table<G>> = {
    name: 'table',
    fnWrap:
      (method) =>
      (context, ...args) =>
        method(Object.assign({}, context, { table: context.G }), ...args),
    flush: ({ G, data }) => ({ plies: G.plies, hasActed: G.plies === (data?.plies ?? -1) + 1 }),
    isInvalid: ({ data }) => !data?.hasActed && 'only actions may change a match',
    playerView: () => undefined,
  };

  const game: Game<Table<G>, Given<G>, SetupData<G>> = {
    name: engine.game,
    minPlayers: Math.min(...engine.playerCounts),
    maxPlayers: Math.max(...engine.playerCounts),
    validateSetupData(options = {}, players) {
      try {
        start({ players, options }, 'any');
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    setup: ({ ctx }, options = {}) =>
      Object.freeze({
        deal: { game: engine.game, nonce: host?.nonce() ?? '', players: ctx.numPlayers, options },
        state: null,
        plies: 0,
        reveals: false,
      }),
    moves: named(act),
    turn: {
      order: { first, next: first },
      onBegin: ({ table, events }) => events.setActivePlayers(activePlayers(stateOf(table))),
      stages: { simultaneous: { moves: named({ ...act, ignoreStaleStateID: true }) } },
    },
    plugins: [table],
    playerView({ G, ctx, playerID }) {
      const seat = playerID === null ? -1 : ctx.playOrder.indexOf(playerID);
      // a view shares parts with its state: a page in the same process could write to them
      return clone(engine.view(stateOf(G), seat < 0 ? 'spectator' : seat));
    },
    endIf({ G }): Gameover<G> | undefined {
      const outcome = engine.outcome(stateOf(G));
      if (outcome === null) return undefined;
      const winners = (outcome.ranking[0] ?? []).map(String);
      const [winner] = winners;
      if (winner === undefined) return outcome;
      const isWin = engine
        .teams(stateOf(G))
        .some((team) => team.length === winners.length && team.includes(Number(winner)));
      return { ...outcome, winners, ...(isWin ? { winner } : { draw: true }) };
    },
  };
  const ai = {
    enumerate: (given: Table<G> | G['view'], _: unknown, playerID: PlayerID) => {
      const { actions, ranges } = engine.menu(seen(given), Number(playerID));
      const chance = keyedChance(chanceState(playerID));
      const drawn = ranges.flatMap(() =>
        Array.from({ length: DRAWS }, () => engine.randomAction(seen(given), Number(playerID), chance)),
      );
      return [...actions, ...drawn].map((action) => ({ move: 'act', args: [action] }));
    },
    objectives: (playerID: PlayerID) => (given: Table<G> | G['view']) => {
      const teams = engine.teams(seen(given));
      const totals = teamTotals(
        teams,
        engine.scores(seen(given)).map(({ total }) => Math.max(total, 0)),
      );
      const ownTeam = teams.findIndex((team) => team.includes(Number(playerID)));
      const [own = 0] = totals.splice(ownTeam, 1);
      const best = Math.max(0, ...totals);
      return { points: { checker: () => true, weight: own / (1 + own + best) } };
    },
  };
  // boardgame.io has one type for `G` at the server and at clients
  return { ...game, ai } as unknown as LudiGame<G>;
}
