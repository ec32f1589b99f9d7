/**
 * The engines as boardgame.io games. Who may act, what is legal and how it ends the engine says; `ctx` follows. boardgame.io comes in as
 * types alone, because no import of it works in Node, in bundlers and in CommonJS alike; and none of them is part of ours, because
 * compilers that look into declarations refuse its own.
 */
import {
  clone,
  digest,
  type Engine,
  type GameTypes,
  InvalidOptionsError,
  type Outcome,
  type Seat,
} from '@ludi-romani/core';
import type { ActivePlayersArg, FnContext, Game, LongFormMove, PlayerID, Plugin } from 'boardgame.io';

export { guard } from './guard';

/** What a server hands in and no client has: where the seeds of its matches come from. */
export interface Host {
  /** known to the server alone, and the same in all its processes; at least 16 characters, and worth 128 bits of entropy */
  readonly secret: string;
  /** a text that was never given before, such as `crypto.randomUUID()`; asked for once a match, and no secret */
  readonly nonce: () => string;
}

/** The options that a match is made with. Its seed is the server's business. */
export type SetupData<G extends GameTypes> = Partial<Omit<G['options'], 'players' | 'seed'>>;

/** What a match is dealt from. Nobody can tell the deal from it without the server's secret. */
export interface Deal<G extends GameTypes> {
  /** the name of the game; absent in matches that version 0.1 stored */
  readonly game?: string;
  readonly nonce: string;
  readonly players: number;
  readonly options: SetupData<G>;
}

/** `G` where the match is kept, plain JSON. A client's `G` is the view of its player. */
export interface Table<G extends GameTypes> {
  readonly deal: Deal<G>;
  /** `null` before the first action: every client is sent what `setup` made, as it is, and only later states through `playerView` */
  readonly state: G['state'] | null;
  readonly plies: number;
  /** whether the last action brought anything to light */
  readonly reveals: boolean;
}

/** How a match ended; boardgame.io's bots look for `winner` and `draw`. */
export interface Gameover<G extends GameTypes> extends Outcome<G['row']> {
  readonly winner?: string;
  readonly draw?: true;
}

/** What MCTSBot strives for, by name. */
export type Objectives = Record<string, { checker: () => boolean; weight: number }>;

/** A `Game` of boardgame.io, as far as others than boardgame.io look at it; to its types `G` is what clients see of it. */
export interface LudiGame<G extends GameTypes> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** what is wrong with options, or with the number of players */
  validateSetupData(options: SetupData<G> | undefined, players: number): string | undefined;
  /** what that player may know; whoever names no seat watches */
  playerView(context: { G: G['view']; ctx: { playOrder: string[] }; playerID: string | null }): G['view'];
  readonly ai: {
    /** the legal actions as boardgame.io's bots take them */
    enumerate(G: G['view'], ctx: unknown, playerID: string): { move: 'act'; args: [G['action']] }[];
    /** for `new MCTSBot({ objectives })`: values positions by how the points of that seat compare with the best of the others */
    objectives(playerID: string): (G: G['view']) => Objectives;
  };
}

/** The seed of a match: with it the actions of a finished match are a replay. Throws nothing. */
export const seedOf = (secret: string, nonce: string): string => digest([secret, nonce]);

/** boardgame.io's word, by its type: a value could be imported from it in one module system only. */
const INVALID_MOVE: typeof import('boardgame.io/core').INVALID_MOVE = 'INVALID_MOVE';

/** What moves and hooks are given besides. */
interface Given<G extends GameTypes> extends Record<string, unknown> {
  /** `G` itself, where boardgame.io hands in a draft of it, which would slow the rules down for good */
  readonly table: Table<G>;
}

/**
 * An engine's game for boardgame.io, `act(action)` its one move. The `host` is for whoever keeps the matches: a server, or a page that
 * plays by itself; clients of a server leave it out. Throws InvalidOptionsError for a secret that is none.
 */
export function gameOf<G extends GameTypes>(engine: Engine<G>, host?: Host): LudiGame<G> {
  if (host !== undefined && !(typeof host.secret === 'string' && host.secret.length >= 16))
    throw new InvalidOptionsError([{ path: 'secret', message: 'must be a text of at least 16 characters' }]);

  const start = ({ players, options }: Pick<Deal<G>, 'players' | 'options'>, seed: string): G['state'] =>
    engine.initialState({ ...options, players, seed } as G['options']);

  /** Throws for a match of another game: all games of a server have one database, and clients name the game and the match. */
  const stateOf = ({ state, deal }: Table<G>): G['state'] => {
    const { game = engine.game } = deal;
    if (game !== engine.game) throw new TypeError(`this is a match of ${game}, not of ${engine.game}`);
    if (state !== null) return state;
    if (host === undefined)
      throw new InvalidOptionsError([{ path: 'host', message: 'who keeps a match must hand in a secret and a nonce' }]);
    return start(deal, seedOf(host.secret, deal.nonce));
  };
  /** What bots are handed: the whole table where they play beside it, a view at a client. */
  const seen = (given: Table<G> | G['view']) => ('viewer' in given ? given : stateOf(given));

  /** Exactly those who may act. Answers at the same time are no less good for the others having answered first. */
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
    if (!isLegal(action) || String(action.player) !== playerID) return INVALID_MOVE;
    const { state, reveals } = engine.step(before, action);
    // arguments are redacted whole: what others may know of them stands beside
    log.setMetadata(engine.actionFor(before, action, 'spectator'));
    const active = engine.activePlayers(state);
    if (active.includes(Number(ctx.currentPlayer))) events.setActivePlayers(activePlayers(state));
    else if (active.length > 0) events.endTurn();
    // immer leaves what is frozen alone, and freezes anything else all the way down, which would slow the rules down
    return Object.freeze({ deal: table.deal, state, plies: table.plies + 1, reveals });
  };
  const act: LongFormMove<Table<G>, Given<G>> = {
    move,
    // clients have views, in which nothing can be carried out
    client: false,
    redact: true,
    undoable: ({ G }) => !G.reveals,
  };
  /** By the name that a client sends; without a prototype `constructor` is none. */
  const named = <Move>(act: Move): Record<string, Move> => Object.assign(Object.create(null), { act });

  /** A match goes on by actions alone: boardgame.io lets any active player end it, or somebody's turn. */
  const table: Plugin<undefined, { plies: number; goesOn: boolean } | undefined, Table<G>> = {
    name: 'table',
    fnWrap:
      (method) =>
      (context, ...args) =>
        method(Object.assign({}, context, { table: context.G }), ...args),
    flush: ({ G, data }) => ({ plies: G.plies, goesOn: G.plies === (data?.plies ?? -1) + 1 }),
    isInvalid: ({ data }) => !data?.goesOn && 'a match goes on by actions alone',
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
      // a view shares parts with its state, which a page beside the table could write to
      return clone(engine.view(stateOf(G), seat < 0 ? 'spectator' : seat));
    },
    endIf({ G }): Gameover<G> | undefined {
      const outcome = engine.outcome(stateOf(G));
      if (outcome === null) return undefined;
      const [winner, ...others] = outcome.ranking[0] ?? [];
      if (winner === undefined) return outcome;
      return { ...outcome, ...(others.length > 0 ? { draw: true } : { winner: String(winner) }) };
    },
  };
  const ai = {
    enumerate: (given: Table<G> | G['view'], _: unknown, playerID: PlayerID) =>
      engine.legalActions(seen(given), Number(playerID)).map((action) => ({ move: 'act', args: [action] })),
    objectives: (playerID: PlayerID) => (given: Table<G> | G['view']) => {
      const totals = engine.scores(seen(given)).map(({ total }) => Math.max(total, 0));
      const [own = 0] = totals.splice(Number(playerID), 1);
      return { points: { checker: () => true, weight: own / (1 + own + Math.max(0, ...totals)) } };
    },
  };
  // boardgame.io has one type for what it keeps and for what clients see of it
  return { ...game, ai } as unknown as LudiGame<G>;
}
