/** Training in rounds: games of the best bot against itself, a new model from these games, and a match that the new model must win. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { Budget } from '../budget';
import { ismcts } from '../ismcts';
import { whole } from '../options';
import type { Searcher } from '../types';
import { wilson } from './exact';
import { type FitOptions, type FittedModel, fitModel } from './fit';
import type { Knowledge } from './knowledge';
import { learnedBot } from './learned';
import { type Gate, type Model, parseModel } from './model';
import { type GameRecord, playGame, playMatch, type Share } from './self-play';
import type { GameSchemas } from './situation';

/** A game to be learned. */
export interface TrainingGame<G extends GameTypes> {
  /** that of `/fast` is the fastest */
  readonly engine: Engine<G>;
  readonly schemas: GameSchemas;
  /** the options of each game. Its seed is the seed of the training: the same seed gives the same models. */
  readonly options: G['options'];
  /** the knowledge of an expert, which the models correct */
  readonly knowledge?: Knowledge<G['action'], G['state']>;
  /** Returns the bot that the first model must beat; default: `ismcts` with the knowledge. */
  first?(budget: Budget): Searcher<G['view'], G['action']>;
}

export interface TrainingOptions extends FitOptions {
  /** the number of games of each round, at least 1; default 400 */
  readonly games?: number;
  /** the number of rounds, at least 1; default 3 */
  readonly rounds?: number;
  /** the iterations of both bots for each decision, at least 1; default 100 */
  readonly iterations?: number;
  /** the number of games of each gate, at least 2; default 400. Even, because each deal is played twice. */
  readonly gate?: number;
  /** in each self-play game, the number of first plies that are drawn by their visits is drawn from 0 to this number; default 40 */
  readonly opening?: number;
  /** how the search uses the models; defaults: the exploration of the knowledge or 0.5, and 4 plies */
  readonly exploration?: number;
  readonly playoutPlies?: number;
}

/** One game to play, as plain data, so that another thread can play it. */
export interface TrainingJob {
  readonly kind: 'play' | 'gate';
  readonly round: number;
  readonly number: number;
  readonly iterations: number;
  readonly opening: number;
  /** the model that plays, `null` for the first bot */
  readonly model: Model | null;
  /** in a gate, the model that it plays against */
  readonly rival: Model | null;
}

/** The result of a job, as plain data. */
export type TrainingResult = GameRecord | Share;

/** Returns a function that does jobs. It has no state that changes its results: any thread may do any job. */
export function trainingWorker<G extends GameTypes>(game: TrainingGame<G>): (job: TrainingJob) => TrainingResult {
  const { engine, options, knowledge } = game;
  const first = game.first ?? ((budget: Budget) => ismcts(engine, { ...budget, ...knowledge }));
  const bots = new Map<string, Searcher<G['view'], G['action']>>();
  const botOf = (model: Model | null, iterations: number): Searcher<G['view'], G['action']> => {
    const key = `${iterations} ${JSON.stringify(model)}`;
    let bot = bots.get(key);
    if (bot === undefined) {
      // the bots of past rounds do not play any more
      if (bots.size > 1) bots.clear();
      bot = model === null ? first({ iterations }) : learnedBot(engine, { iterations }, model, knowledge);
      bots.set(key, bot);
    }
    return bot;
  };
  return ({ kind, round, number, iterations, opening, model, rival }) => {
    const seed = `${options.seed} round ${round}`;
    if (kind === 'gate')
      return playMatch(engine, [botOf(model, iterations), botOf(rival, iterations)], { ...options, seed: `${seed} gate` }, number, knowledge?.prospects); // biome-ignore format: one line
    return playGame(engine, botOf(model, iterations), { ...options, seed: `${seed} game ${number}` }, opening);
  };
}

/** Where a training keeps its results, so that it can be continued: texts without line breaks, in named lists. */
export interface Journal {
  /** Resolves to the lines of a list so far; none if there is no such list. */
  read(list: string): readonly string[] | Promise<readonly string[]>;
  /** Adds a line to a list. */
  add(list: string, line: string): void | Promise<void>;
}

/** Returns a journal in memory. */
export function memoryJournal(): Journal {
  const lists = new Map<string, string[]>();
  return {
    read: (list) => [...(lists.get(list) ?? [])],
    add: (list, line) => {
      lists.set(list, [...(lists.get(list) ?? []), line]);
    },
  };
}

/** The state of a training. */
export interface TrainingProgress {
  readonly round: number;
  readonly phase: 'play' | 'fit' | 'gate';
  readonly done: number;
  readonly of: number;
  /** in a gate: the games that the new model has won */
  readonly won?: number;
}

/** The services that a training needs. */
export interface TrainingServices {
  /** Does jobs, several at a time if it can, and yields their results in the order of the jobs; default: one after the other. */
  run?(jobs: readonly TrainingJob[]): AsyncIterable<TrainingResult>;
  /** default: in memory */
  readonly journal?: Journal;
  onProgress?(progress: TrainingProgress): void;
}

/** A round of a training. */
export interface TrainingRound {
  readonly round: number;
  readonly model: Model;
  readonly gate: Gate;
  /** true if the model won its gate and replaced the one before */
  readonly isBetter: boolean;
  /** how well the model fits */
  readonly report: FittedModel['report'];
}

export interface Training {
  /** the last model that won its gate; `null` if none did */
  readonly model: Model | null;
  readonly rounds: readonly TrainingRound[];
}

/**
 * Learns a model of a game. In each round the best bot so far plays games against itself, a model is learned from the games of this round and
 * the one before, and it replaces the best bot if the 95 % interval of its wins in a match is above one half. With the same options, the result
 * is the same on every runtime and with any number of threads. Rejects with InvalidOptionsError.
 */
export async function train<G extends GameTypes>(
  game: TrainingGame<G>,
  given: TrainingOptions = {},
  services: TrainingServices = {},
): Promise<Training> {
  const games = whole('games', given.games ?? 400, 1);
  const rounds = whole('rounds', given.rounds ?? 3, 1);
  const iterations = whole('iterations', given.iterations ?? 100, 1);
  const gateGames = 2 * Math.ceil(whole('gate', given.gate ?? 400, 2) / 2);
  const opening = whole('opening', given.opening ?? 40, 0);
  const playoutPlies = whole('playoutPlies', given.playoutPlies ?? 4, 0);
  const { engine, schemas, options, knowledge } = game;
  const { exploration = knowledge?.exploration ?? 0.5 } = given;
  const { seed, ...shared } = options;
  const { journal = memoryJournal(), onProgress = () => {} } = services;
  const work = trainingWorker(game);
  const run =
    services.run ??
    async function* (jobs: readonly TrainingJob[]) {
      for (const job of jobs) yield work(job);
    };

  /** Resolves to the results of all jobs. Takes the first ones from the journal and adds the others to it. */
  const results = async <R extends TrainingResult>(
    list: string,
    jobs: readonly TrainingJob[],
    report: (done: readonly R[]) => void,
  ): Promise<R[]> => {
    const found = (await journal.read(list)).slice(0, jobs.length).map((line): R => JSON.parse(line));
    report(found);
    for await (const result of run(jobs.slice(found.length))) {
      await journal.add(list, JSON.stringify(result));
      found.push(result as R);
      report(found);
    }
    return found;
  };

  let best: Model | null = null;
  let before: readonly GameRecord[] = [];
  const done: TrainingRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const jobs = (kind: 'play' | 'gate', count: number, model: Model | null, rival: Model | null): TrainingJob[] =>
      Array.from({ length: count }, (_, number) => ({ kind, round, number, iterations, opening, model, rival }));
    const report = (phase: TrainingProgress['phase'], finished: number, of: number, won?: number) =>
      onProgress({ round, phase, done: finished, of, ...(won === undefined ? {} : { won }) });

    const records = await results<GameRecord>(`round-${round}-games`, jobs('play', games, best, null), ({ length }) =>
      report('play', length, games),
    );
    report('fit', 0, 1);
    const { report: fitted, ...parts } = fitModel(engine, schemas, shared, [...before, ...records], given, knowledge);
    const model: Model = {
      format: 'ludi-romani/model/2',
      game: engine.game,
      rulesVersion: engine.rulesVersion,
      components: engine.componentsDigest(),
      options: shared,
      seed,
      games: before.length + records.length,
      version: (best?.version ?? 0) + 1,
      gate: null,
      isCorrection: knowledge !== undefined,
      exploration,
      playoutPlies,
      ...parts,
    };
    const shares = await results<Share>(`round-${round}-gate`, jobs('gate', gateGames, model, best), (all) =>
      report('gate', all.length, gateGames, sum(all)),
    );
    const gate: Gate = { games: gateGames, iterations, ...wilson(sum(shares), gateGames) };
    const isBetter = gate.low > 0.5;
    if (isBetter) best = parseModel({ ...model, gate });
    done.push({ round, model: { ...model, gate }, gate, isBetter, report: fitted });
    before = records;
  }
  return { model: best, rounds: done };
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
