/** The methods for single games: open, view, act, save, and let bots choose. */
import {
  type Beginning,
  eventsFor,
  type GameTypes,
  type RecordOptions,
  recordReplay,
  type Viewer,
  verifyReplay,
} from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import * as z from 'zod';
import { builtInBot } from '../bots';
import { forBots, type Game, provenanceCounts, schemasOf } from '../game';
import { reasonOf } from '../io';
import { valuesJson } from '../options';
import { findAction } from '../program-bot';
import { loadReplay, recordOptionsAfter } from '../saved-games';
import { printable } from '../text';
import { jsonWriter } from './json-writer';
import { anything, flag, object, text, viewer, whole } from './params';
import { type Id, invalidParams, Json, RequestError } from './rpc';
import { type Search, search } from './search';
import { Deferred, type Host, method } from './server';

type AnyEngine = Game['engine'];
type AnyState = GameTypes['state'];
type AnyAction = GameTypes['action'];

/** The maximum number of open games. One game needs up to a few hundred kilobytes of memory. */
const MOST_MATCHES = 256;
const MOST_SEARCHES = 16;
/** The number of best actions in an `info` notification. */
const LEADING = 5;

const SEED = text(1024);
const NAME = text(100);

/** An open game. */
interface Match {
  /** with the engine for bots */
  readonly game: Game;
  readonly engine: AnyEngine;
  readonly beginning: Beginning;
  /** Returns the record options when the game has `plies` actions. */
  readonly recordOptions: (plies: number) => RecordOptions;
  readonly actions: AnyAction[];
  /** the events of the setup and of each action, with the secrets of all players */
  readonly steps: (readonly GameTypes['event'][])[];
  /** Returns a view of this game as JSON. */
  readonly viewText: (view: object) => string;
  state: AnyState;
}

/** Returns the served game with that name. Throws RequestError. */
export function gameNamed(games: readonly Game[], name: string): Game {
  const game = games.find(({ engine }) => engine.game === name);
  if (game === undefined)
    throw new RequestError('unknown-game', `there is no game '${printable(name, 40)}'`, {
      games: games.map(({ engine }) => engine.game),
    });
  return game;
}

/** Returns untrusted options with defaults for `players` and `seed`. The engine checks them. */
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
    ...valuesJson(shape),
  })),
  provenance: provenanceCounts(game),
});

export interface ServeOptions {
  readonly games: readonly Game[];
  /** Returns a random seed. */
  readonly seed: () => string;
}

export interface PlayOptions extends ServeOptions {
  /** the file with the user's own components of one of the games */
  readonly componentsFile: string | undefined;
  /** the time limit of a search */
  readonly maxMilliseconds: number;
}

/** Returns a match without actions. */
const newMatch = (start: Pick<Match, 'game' | 'beginning' | 'steps' | 'state'> & Partial<Match>): Match => ({
  engine: start.game.engine,
  recordOptions: () => ({}),
  actions: [],
  viewText: jsonWriter(),
  ...start,
});

export function playService(
  { notify }: Host,
  { games, componentsFile, seed: randomSeed, maxMilliseconds }: PlayOptions,
) {
  const matches = new Map<number, Match>();
  const searches = new Map<Id, Search<AnyAction>>();
  let opened = 0;

  const matchAt = (id: number): Match => {
    const match = matches.get(id);
    if (match === undefined) throw new RequestError('unknown-match', 'there is no such match');
    return match;
  };
  const statusOf = ({ engine, state, actions }: Match) => ({
    ply: actions.length,
    active: engine.activePlayers(state),
    over: engine.isTerminal(state),
  });
  /** Returns the match as a viewer sees it. The default viewer is the first active player. */
  const seenBy = (match: Match, given: Viewer | undefined) => {
    const { engine, state, actions } = match;
    const who = given ?? engine.activePlayers(state)[0] ?? 'spectator';
    return { match, engine, who, ply: actions.length, view: engine.view(state, who) };
  };
  const play = (match: Match, action: AnyAction): boolean => {
    const { state, events, reveals } = match.engine.step(match.state, action);
    match.state = state;
    match.actions.push(action);
    match.steps.push(events);
    return reveals;
  };

  const newGame = async (name: string, options: Readonly<Record<string, unknown>>): Promise<Match> => {
    const game = await forBots(gameNamed(games, name));
    const { engine } = game;
    const beginning = completed(engine, options, randomSeed);
    const { state, events } = engine.start(beginning);
    return newMatch({ game, beginning, steps: [events], state });
  };
  /** Resolves to the game of a replay, or of a saved state, after `ply` actions. */
  const resumedGame = async (given: unknown, ply: number | undefined): Promise<Match> => {
    const gameOf = async (name: string) => games.find(({ engine }) => engine.game === name);
    const { game: recorded, replay } = await loadReplay(given, componentsFile, 'en', gameOf).catch((error: unknown) => {
      throw new RequestError('invalid-replay', reasonOf(error));
    });
    const game = await forBots(recorded);
    const { engine } = game;
    const { options, start, actions } = replay;
    const { parseState } = start === undefined ? { parseState: undefined } : await schemasOf(game);
    const verdict = verifyReplay(engine, replay, parseState === undefined ? {} : { parseState });
    // a saved state may be the end of a game, but the replay that was made from it has no outcome
    const isState = replay.actions.length === 0 && replay.outcome === null;
    if (!verdict.ok && !(isState && verdict.code === 'outcome-differs'))
      throw new RequestError('invalid-replay', verdict.message, { fault: verdict.code, ply: verdict.ply });
    const plies = ply ?? actions.length;
    if (plies > actions.length) throw invalidParams('ply', `must be at most ${actions.length}`);
    const first = start === undefined ? engine.start(options) : { state: parseState?.(start) as AnyState, events: [] };
    const match = newMatch({
      game,
      beginning: options ?? { start: first.state },
      recordOptions: recordOptionsAfter(replay, plies),
      steps: [first.events],
      state: first.state,
    });
    for (const action of actions.slice(0, plies)) play(match, action);
    return match;
  };
  /** Resolves to a game in a state that agrees with a view. */
  const determinizedGame = async (name: string, view: unknown, seed: string): Promise<Match> => {
    const game = await forBots(gameNamed(games, name));
    const { parseView } = await schemasOf(game);
    const state = game.engine.determinize(parseView(view), seed);
    return newMatch({ game, beginning: { start: state }, steps: [[]], state });
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
          throw new RequestError('too-many-matches', `no more than ${MOST_MATCHES} matches can be open at a time`);
        if (replay === undefined && game === undefined)
          throw invalidParams('game', 'is required unless there is a replay');
        if (replay !== undefined && (game ?? options ?? view ?? seed) !== undefined)
          throw invalidParams('replay', 'excludes game, options, view and seed');
        if (replay === undefined && ply !== undefined) throw invalidParams('ply', 'requires a replay');
        if (seed !== undefined && options !== undefined && Object.hasOwn(options, 'seed'))
          throw invalidParams('seed', 'must not be in the options too');
        if (options !== undefined && view !== undefined) throw invalidParams('view', 'excludes options');
        const match =
          replay !== undefined
            ? await resumedGame(replay, ply)
            : view !== undefined
              ? await determinizedGame(game ?? '', view, seed ?? '')
              : await newGame(game ?? '', { ...(seed === undefined ? {} : { seed }), ...options });
        const id = ++opened;
        matches.set(id, match);
        return { match: id, game: match.engine.game, players: match.state.players.length, ...statusOf(match) };
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
        const { actions, ranges } = who === 'spectator' ? { actions: [], ranges: [] } : engine.menu(view, who);
        return {
          ...{ ply, viewer: who, actions },
          ...(lines ? { lines: actions.map(engine.format) } : {}),
          // only in games with choices too many to list
          ...(ranges.length > 0 ? { ranges } : {}),
        };
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
          throw new RequestError('stale', `chosen at ply ${ply}, but the match is at ply ${actions.length}`, {
            ply: actions.length,
          });
        if (player !== undefined && isRecord(given) && Object.hasOwn(given, 'player') && given.player !== player)
          throw invalidParams('player', 'must be the player of the action');
        const seat =
          player ??
          (isRecord(given) && typeof given.player === 'number' ? given.player : engine.activePlayers(state)[0]);
        // an object is an action, which the engine checks; a line or a number names a legal action
        const named =
          typeof given === 'object'
            ? given
            : findAction(engine, state, given, seat === undefined ? [] : engine.menu(state, seat).actions);
        // a line may be that of another player who must act
        const action =
          typeof given === 'object' || (named as AnyAction | undefined)?.player === seat ? named : undefined;
        if (action === undefined)
          throw new RequestError('illegal-action', 'there is no such choice', {
            reason: 'no-such-choice',
            clause: null,
          });
        const reveals = play(match, action as AnyAction);
        return { ...statusOf(match), reveals };
      },
    ),

    events: method(
      { match: whole, viewer: viewer.optional(), since: whole.optional() },
      ({ match, viewer: given, since = 0 }) => {
        const { match: seen, ply, who } = seenBy(matchAt(match), given);
        return { ply, viewer: who, steps: seen.steps.slice(since).map((events) => eventsFor(events, who)) };
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
      const { engine, beginning, actions, recordOptions, state } = matchAt(match);
      const ply = actions.length;
      if (as === 'state') return { ply, replay: engine.save(state) };
      return { ply, replay: recordReplay(engine, beginning, actions, recordOptions(ply)) };
    }),

    bot: method(
      { match: whole, bot: NAME, player: whole.optional(), seed: SEED.optional(), info: whole.optional() },
      ({ match: id, bot: name, player, seed, info }, request) => {
        const botFor = builtInBot(name);
        if (typeof botFor === 'string') throw invalidParams('bot', botFor);
        const match = matchAt(id);
        const { engine, ply, who, view } = seenBy(match, player);
        const bot = botFor(match.game);
        const chosen = (action: AnyAction) => ({
          match: id,
          ply,
          player: who,
          action,
          line: engine.format(action),
          stale: matches.get(id) !== match || match.actions.length !== ply,
        });
        const botSeed = seed ?? `ply ${ply}`;
        if (!('think' in bot)) return chosen(bot.choose(view, botSeed));
        if (searches.size >= MOST_SEARCHES)
          throw new RequestError('too-many-searches', `no more than ${MOST_SEARCHES} searches can run at a time`);
        const running = search(bot.think(view, botSeed), {
          maxMilliseconds,
          infoInterval: info,
          onInfo: ({ iterations, findings }, milliseconds) => {
            const leading = [...findings].sort((a, b) => b.visits - a.visits).slice(0, LEADING);
            notify('info', { request, match: id, ply, iterations, milliseconds, findings: leading });
          },
        });
        searches.set(request, running);
        const answer = running.done.finally(() => searches.delete(request));
        return new Deferred(
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
    /** Ends all searches, each with its best action so far. */
    end: () => {
      for (const each of searches.values()) each.stop();
    },
  };
}
