/** Games that are open, each at its ply: what may be known of them, what is done in them, and bots that think about them. */
import {
  type Beginning,
  eventsFor,
  type GameTypes,
  type RecordOptions,
  recordReplay,
  type Viewer,
  verifyReplay,
} from '@ludi-romani/core';
import * as z from 'zod';
import { ownBot } from '../bots';
import { type Game, provenanceCounts } from '../games';
import { reasonOf } from '../io';
import { valuesTold } from '../options';
import { actionNamed } from '../program';
import { keptOf, soundReplay } from '../recorded';
import { printable } from '../text';
import { anything, flag, object, text, viewer, whole } from './params';
import { type Id, invalidParams, isObject, Json, Refused } from './rpc';
import { type Search, search } from './search';
import { type Host, Later, method } from './server';
import { jsonWriter } from './texts';

type AnyEngine = Game['engine'];
type AnyState = GameTypes['state'];
type AnyAction = GameTypes['action'];

/** Games that can be open at a time: one needs some hundred kilobytes at most. */
const MOST_MATCHES = 256;
const MOST_SEARCHES = 16;
/** Actions that are told of while a search is under way: the best. */
const LEADING = 5;

const SEED = text(1024);
const NAME = text(100);

/** A game that is open. */
interface Match {
  readonly engine: AnyEngine;
  readonly beginning: Beginning;
  /** what is said beside its actions, once there are so many */
  readonly kept: (plies: number) => RecordOptions;
  readonly actions: AnyAction[];
  /** what happened, with the secrets of all: at setup, and after each action */
  readonly told: (readonly GameTypes['event'][])[];
  /** the views of it as JSON */
  readonly viewText: (view: object) => string;
  state: AnyState;
}

/** The game of that name, of those that are served. */
export function gameNamed(games: readonly Game[], name: string): Game {
  const game = games.find(({ engine }) => engine.game === name);
  if (game === undefined)
    throw new Refused('unknown-game', `there is no game '${printable(name, 40)}'`, {
      games: games.map(({ engine }) => engine.game),
    });
  return game;
}

/** The options of a stranger, with the seed and the players that are left out. The engine says whether a game can be started with them. */
export const completed = (
  { playerCounts }: AnyEngine,
  options: Readonly<Record<string, unknown>>,
  seed: () => string,
): GameTypes['options'] => {
  const given: object = { players: playerCounts[0], seed: 'seed' in options ? undefined : seed(), ...options };
  return given as GameTypes['options'];
};

const aboutGame = (game: Game) => ({
  game: game.engine.game,
  title: game.title,
  players: game.engine.playerCounts,
  rulesVersion: game.engine.rulesVersion,
  components: game.engine.componentsDigest(),
  options: Object.entries(game.engine.options).map(([name, { shape, default: usual }]) => ({
    ...{ name, default: usual },
    ...valuesTold(shape),
  })),
  provenance: provenanceCounts(game),
});

/** What is served, and by what chance. */
export interface ServeOptions {
  readonly games: readonly Game[];
  readonly seed: () => string;
}

export interface PlayOptions extends ServeOptions {
  /** the file of the own box that is among them */
  readonly box: string | undefined;
  /** no search goes on for longer, in milliseconds */
  readonly longest: number;
}

/** A match of which nothing has been played yet. */
const newMatch = (begun: Pick<Match, 'engine' | 'beginning' | 'told' | 'state'> & Partial<Match>): Match => ({
  kept: () => ({}),
  actions: [],
  viewText: jsonWriter(),
  ...begun,
});

export function playService({ notify }: Host, { games, box, seed: randomSeed, longest }: PlayOptions) {
  const matches = new Map<number, Match>();
  const searches = new Map<Id, Search<AnyAction>>();
  let opened = 0;

  const matchAt = (id: number): Match => {
    const match = matches.get(id);
    if (match === undefined) throw new Refused('unknown-match', 'there is no such match');
    return match;
  };
  const standing = ({ engine, state, actions }: Match) => ({
    ply: actions.length,
    active: engine.activePlayers(state),
    over: engine.isTerminal(state),
  });
  /** Who looks where nobody is named: whoever is to decide, the first of several. */
  const seenBy = (match: Match, given: Viewer | undefined) => {
    const { engine, state, actions } = match;
    const who = given ?? engine.activePlayers(state)[0] ?? 'spectator';
    return { match, engine, who, ply: actions.length, view: engine.view(state, who) };
  };
  const play = (match: Match, action: AnyAction): boolean => {
    const { state, events, reveals } = match.engine.step(match.state, action);
    match.state = state;
    match.actions.push(action);
    match.told.push(events);
    return reveals;
  };

  /** A game from its setup. */
  const started = async (name: string, options: Readonly<Record<string, unknown>>): Promise<Match> => {
    const engine = await gameNamed(games, name).fast();
    const beginning = completed(engine, options, randomSeed);
    const { state, events } = engine.start(beginning);
    return newMatch({ engine, beginning, told: [events], state });
  };
  /** A game as a replay has it, or a state that was saved, at that ply. */
  const takenUp = async (given: unknown, ply: number | undefined): Promise<Match> => {
    const wrong = (why: string) => new Refused('invalid-replay', why);
    let found: Awaited<ReturnType<typeof soundReplay>>;
    try {
      found = await soundReplay(given, box, 'en', async (name) => games.find(({ engine }) => engine.game === name));
    } catch (error) {
      throw wrong(reasonOf(error));
    }
    const { game, replay } = found;
    const engine = await game.fast();
    const { parseState } = await game.schemas();
    const verdict = verifyReplay(engine, replay, { parseState });
    // a saved state may be that of an end, of which a replay without actions says nothing
    const isState = replay.actions.length === 0 && replay.outcome === null;
    if (!verdict.ok && !(isState && verdict.code === 'outcome-differs'))
      throw new Refused('invalid-replay', verdict.message, { fault: verdict.code, ply: verdict.ply });
    const { options, start, actions } = replay;
    const plies = ply ?? actions.length;
    if (plies > actions.length) throw invalidParams('ply', `must be at most ${actions.length}`);
    const begun = start === undefined ? engine.start(options) : { state: parseState(start) as AnyState, events: [] };
    const match = newMatch({
      engine,
      beginning: options ?? { start: begun.state },
      kept: keptOf(replay, plies),
      told: [begun.events],
      state: begun.state,
    });
    for (const action of actions.slice(0, plies)) play(match, action);
    return match;
  };
  /** A game in a world that a view may come from. */
  const imagined = async (name: string, view: unknown, seed: string): Promise<Match> => {
    const game = gameNamed(games, name);
    const engine = await game.fast();
    const { parseView } = await game.schemas();
    const state = engine.determinize(parseView(view), seed);
    return newMatch({ engine, beginning: { start: state }, told: [[]], state });
  };

  const methods = {
    ready: method({}, () => ({ ready: true, matches: matches.size, searches: searches.size })),

    games: method({}, () => ({ games: games.map(aboutGame) })),

    open: method(
      {
        game: NAME.optional(),
        options: object.optional(),
        replay: object.optional(),
        ply: whole.optional(),
        view: object.optional(),
        seed: SEED.optional(),
      },
      async ({ game, options, replay, ply, view, seed }) => {
        if (matches.size >= MOST_MATCHES)
          throw new Refused('too-many-matches', `no more than ${MOST_MATCHES} are open at a time`);
        if (replay === undefined && game === undefined) throw invalidParams('game', 'must be there, or a replay');
        if (replay !== undefined && (game ?? options ?? view ?? seed) !== undefined)
          throw invalidParams('replay', 'says all about the game itself');
        if (replay === undefined && ply !== undefined) throw invalidParams('ply', 'goes with a replay');
        if (seed !== undefined && options !== undefined && Object.hasOwn(options, 'seed'))
          throw invalidParams('seed', 'is in the options, too');
        if (options !== undefined && view !== undefined) throw invalidParams('view', 'is there instead of options');
        const match =
          replay !== undefined
            ? await takenUp(replay, ply)
            : view !== undefined
              ? await imagined(game ?? '', view, seed ?? '')
              : await started(game ?? '', { ...(seed === undefined ? {} : { seed }), ...options });
        const id = ++opened;
        matches.set(id, match);
        return { match: id, game: match.engine.game, players: match.state.players.length, ...standing(match) };
      },
    ),

    close: method({ match: whole }, ({ match }) => {
      matchAt(match);
      matches.delete(match);
      return {};
    }),

    view: method({ match: whole, viewer: viewer.optional() }, ({ match, viewer: given }) => {
      const { match: seen, ply, view } = seenBy(matchAt(match), given);
      return new Json(`{"ply":${ply},"view":${seen.viewText(view)}}`);
    }),

    legal: method(
      { match: whole, viewer: viewer.optional(), lines: flag.optional() },
      ({ match, viewer: given, lines }) => {
        const { engine, ply, who, view } = seenBy(matchAt(match), given);
        const actions = who === 'spectator' ? [] : engine.legalActions(view, who);
        return { ply, viewer: who, actions, ...(lines ? { lines: actions.map(engine.format) } : {}) };
      },
    ),

    choices: method({ match: whole, viewer: viewer.optional() }, ({ match, viewer: given }) => {
      const { engine, ply, who, view } = seenBy(matchAt(match), given);
      const isSeat = who !== 'spectator';
      return {
        ply,
        viewer: who,
        question: isSeat ? engine.openQuestion(view, who) : null,
        choices: isSeat ? engine.choices(view, who) : [],
      };
    }),

    act: method(
      { match: whole, action: anything, player: whole.optional(), ply: whole.optional() },
      ({ match: id, action: given, player, ply }) => {
        const match = matchAt(id);
        const { engine, state, actions } = match;
        if (ply !== undefined && ply !== actions.length)
          throw new Refused('stale', `chosen at ply ${ply}, and it is ply ${actions.length}`, { ply: actions.length });
        if (player !== undefined && isObject(given) && Object.hasOwn(given, 'player') && given.player !== player)
          throw invalidParams('player', 'is not the player of the action');
        const seat =
          player ??
          (isObject(given) && typeof given.player === 'number' ? given.player : engine.activePlayers(state)[0]);
        // a line or a number means one of what is legal; anything else the engine judges
        const named =
          typeof given === 'object' ? given : actionNamed(engine, state, given, engine.legalActions(state, seat));
        if (named === undefined)
          throw new Refused('illegal-action', 'there is no such choice', { reason: 'no-such-choice', clause: null });
        const reveals = play(match, named as AnyAction);
        return { ...standing(match), reveals };
      },
    ),

    events: method(
      { match: whole, viewer: viewer.optional(), since: whole.optional() },
      ({ match, viewer: given, since = 0 }) => {
        const { match: seen, ply, who } = seenBy(matchAt(match), given);
        return { ply, viewer: who, steps: seen.told.slice(since).map((events) => eventsFor(events, who)) };
      },
    ),

    scores: method({ match: whole, viewer: viewer.optional() }, ({ match, viewer: given }) => {
      const { engine, ply, who, view } = seenBy(matchAt(match), given);
      return { ply, viewer: who, scores: engine.scores(view) };
    }),

    outcome: method({ match: whole }, ({ match }) => {
      const { engine, state, actions } = matchAt(match);
      return { ply: actions.length, outcome: engine.outcome(state) };
    }),

    save: method({ match: whole, as: z.enum(['replay', 'state']).optional() }, ({ match, as = 'replay' }) => {
      const { engine, beginning, actions, kept, state } = matchAt(match);
      const ply = actions.length;
      if (as === 'state') return { ply, replay: engine.save(state) };
      return { ply, replay: recordReplay(engine, beginning, actions, kept(ply)) };
    }),

    bot: method(
      { match: whole, bot: NAME, player: whole.optional(), seed: SEED.optional(), info: whole.optional() },
      ({ match: id, bot: name, player, seed, info }, request) => {
        const sit = ownBot(name);
        if (typeof sit === 'string') throw invalidParams('bot', sit);
        const match = matchAt(id);
        const { engine, ply, who, view } = seenBy(match, player);
        const bot = sit(engine);
        const chosen = (action: AnyAction) => ({
          match: id,
          ply,
          player: who,
          action,
          line: engine.format(action),
          stale: matches.get(id) !== match || match.actions.length !== ply,
        });
        const by = seed ?? `ply ${ply}`;
        if (!('think' in bot)) return chosen(bot.choose(view, by));
        if (searches.size >= MOST_SEARCHES)
          throw new Refused('too-many-searches', `no more than ${MOST_SEARCHES} go on at a time`);
        const thinking = search(bot.think(view, by), {
          longest,
          every: info,
          tell: ({ iterations, findings }, milliseconds) => {
            const leading = [...findings].sort((a, b) => b.visits - a.visits).slice(0, LEADING);
            notify('info', { request, match: id, ply, iterations, milliseconds, findings: leading });
          },
        });
        searches.set(request, thinking);
        const answer = thinking.done.finally(() => searches.delete(request));
        return new Later(
          answer.then(({ action, iterations, findings, stopped }) => ({
            ...chosen(action),
            iterations,
            findings,
            stopped,
          })),
        );
      },
    ),

    stop: method({ request: anything.optional() }, ({ request }) => {
      const stopped = [...searches].filter(([id]) => request === undefined || id === request);
      return { stopped: stopped.filter(([, each]) => each.stop()).map(([id]) => id) };
    }),
  };

  return {
    methods,
    /** The searches end with their best so far. */
    end: () => {
      for (const each of searches.values()) each.stop();
    },
  };
}
