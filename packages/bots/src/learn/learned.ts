/** A learned model as the knowledge of a search. */
import type { ActionLike, Score, Seat } from '@ludi-romani/core';
import { compile } from '@ludi-romani/core/observation';
import { BUDGET_FIELDS, type Budget } from '../budget';
import type { Expertise } from '../expertise';
import { ismcts } from '../ismcts';
import { onlyKnown, refuse } from '../options';
import type { Playable, Searcher, Sight } from '../types';
import { softmax } from './exact';
import { EXPECTED, isPromise, type Knowledge, promiseName, promises, withExpected } from './knowledge';
import type { Model, Weights } from './model';
import { isPointsOf, type Situation, situation } from './situation';

/** The part of an engine that a learned bot needs. */
export interface LearnedEngine<V, A, S> extends Playable<V, A, S> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly components: object;
  componentsDigest(): string;
}

/** The two factors of a weight's name; the second one is `1` if there is only one. */
const factorsOf = (name: string): readonly [string, string] => {
  const [first = '', second = '1'] = name.split('*');
  return [first, second];
};

/** Returns true for a feature: the other factors are the constant, and the share of the game that is over. */
const isFeature = (name: string): boolean => name !== '1' && name !== 'progress';

/** Returns the index of each of these names. */
function places(names: readonly string[]): (name: string) => number {
  const indexes = new Map(names.map((name, index) => [name, index]));
  return (name) => indexes.get(name) as number;
}

/** A sum of products of two numbers of a situation, as parallel lists. */
interface Products {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly weight: Float64Array;
}

/** Returns weights with the places of their factors. */
function productsOf(
  weights: Weights,
  firstPlace: (name: string) => number,
  secondPlace: (name: string) => number,
): Products {
  const all = Object.entries(weights).map(([name, weight]) => {
    const [first, second] = factorsOf(name);
    return { first: firstPlace(first), second: secondPlace(second), weight };
  });
  return {
    first: Int32Array.from(all, ({ first }) => first),
    second: Int32Array.from(all, ({ second }) => second),
    weight: Float64Array.from(all, ({ weight }) => weight),
  };
}

/** Reads the features of views that some weights need, and the progress. */
class Reader<V extends Sight> {
  readonly numbers: Float64Array;
  /** true if features are points that the expert expects, or rows of the score sheet */
  readonly needsExpected: boolean;
  readonly needsScores: boolean;
  readonly #features: Situation;
  readonly #placeOf: (name: string) => number;
  readonly #progress: Products;

  constructor({ components }: { readonly components: object }, model: Model, factors: readonly string[]) {
    const { players } = model.options;
    const names = [...factors, ...Object.keys(model.progress).flatMap(factorsOf)].filter(isFeature);
    this.needsExpected = names.some((name) => isPointsOf(name, EXPECTED));
    this.needsScores = names.some((name) => name.startsWith('points.') && !isPointsOf(name, EXPECTED));
    this.#features = situation(names, { players, components });
    this.#placeOf = places(this.#features.names);
    this.numbers = new Float64Array(this.#features.names.length + 2);
    this.#progress = this.products(model.progress);
  }

  /** Returns the place of a factor: the constant and the progress are after the features. */
  readonly place = (name: string): number => {
    const { length } = this.#features.names;
    return name === '1' ? length : name === 'progress' ? length + 1 : this.#placeOf(name);
  };

  products(weights: Weights): Products {
    return productsOf(weights, this.place, this.place);
  }

  read(view: V, scores: readonly Score[]): void {
    const { numbers } = this;
    this.#features.encode(view, scores, numbers);
    numbers[numbers.length - 2] = 1;
    numbers[numbers.length - 1] = Math.max(0, Math.min(1, this.sum(this.#progress)));
  }

  sum({ first, second, weight }: Products): number {
    const { numbers } = this;
    let sum = 0;
    for (let i = 0; i < weight.length; i++)
      sum += (weight[i] as number) * (numbers[first[i] as number] as number) * (numbers[second[i] as number] as number);
    return sum;
  }
}

/** The knowledge of a model. `spread` takes a state that did not change since its `prospects` were computed, or any other state. */
export type LearnedExpertise<V, A, S> = Expertise<V, A, S> & Required<Pick<Expertise<V, A, S>, 'spread'>>;

/** The least spread, in points. */
const LEAST_SPREAD = 1;

/**
 * Returns the knowledge of a model, for `expertBy` or `ismcts`. It computes the points that a seat may expect, and the prior of its actions, from
 * the view of that seat alone, and from `knowledge` if the model corrects it. Throws InvalidOptionsError for a model of another game, rules version
 * or box, for missing or needless knowledge, and for features of seats or things that the game does not have.
 */
export function learned<V extends Sight, A extends ActionLike, S>(
  engine: LearnedEngine<V, A, S>,
  model: Model,
  knowledge?: Knowledge<A, S>,
): LearnedExpertise<V, A, S> {
  if (model.isCorrection !== (knowledge !== undefined))
    refuse('model.isCorrection', `must be ${!model.isCorrection} ${knowledge ? 'with' : 'without'} knowledge`);
  if (model.game !== engine.game) refuse('model.game', `must be ${engine.game}`);
  if (model.rulesVersion !== engine.rulesVersion) refuse('model.rulesVersion', `must be ${engine.rulesVersion}`);
  if (model.components !== engine.componentsDigest())
    refuse('model.components', 'must be the digest of the components of the engine');
  const { exploration, playoutPlies } = model;
  const { players } = model.options;
  const viewOf = (state: S, seat: Seat): V => {
    const view = engine.view(state, seat);
    if (view.players.length !== players) refuse('model.options.players', `must be ${view.players.length}`);
    return view;
  };

  /** scores without rows, where no feature needs these */
  const unscored = Array.from({ length: players }, (): Score => ({ rows: {}, total: 0 }));

  const situations = new Reader<V>(engine, model, Object.keys(model.value).flatMap(factorsOf));
  const value = situations.products(model.value);
  const spread = situations.products(model.spread);
  /** the last state whose points were computed, and its spread */
  let lastState: S | undefined;
  let lastSpread = LEAST_SPREAD;
  const prospects = (state: S): number[] => {
    const points: number[] = [];
    lastState = state;
    lastSpread = LEAST_SPREAD;
    const expected = knowledge?.prospects(state);
    if (engine.isTerminal(state)) return [...(expected ?? engine.scores(state).map(({ total }) => total))];
    for (let seat = 0; seat < players; seat++) {
      const view = viewOf(state, seat);
      const scores = expected === undefined || situations.needsScores ? engine.scores(view) : unscored;
      situations.read(view, expected && situations.needsExpected ? withExpected(scores, expected) : scores);
      points.push((expected?.[seat] ?? scores[seat]?.total ?? 0) + situations.sum(value));
    }
    lastSpread = Math.max(LEAST_SPREAD, situations.sum(spread));
    return points;
  };

  const contexts = new Reader<V>(
    engine,
    model,
    Object.keys(model.prior).map((name) => factorsOf(name)[1]),
  );
  const known = { players, components: engine.components };
  const actionNames = [...new Set(Object.keys(model.prior).map((name) => factorsOf(name)[0]))];
  const printed = actionNames.filter((name) => !isPromise(name));
  const promised = actionNames.filter(isPromise);
  const readAction = compile(printed, known);
  const promiseAt = new Map(promised.map((name, i) => [name, printed.length + i]));
  const prior = productsOf(model.prior, places([...printed, ...promised]), contexts.place);
  const actionNumbers = new Float64Array(actionNames.length);
  const actionWeights = new Float64Array(actionNames.length);

  return {
    exploration,
    playoutPlies,
    prospects,
    ...(knowledge?.policy && { policy: knowledge.policy }),
    ...(knowledge?.utility && { utility: knowledge.utility }),
    spread: (state) => {
      // a search asks for the prospects of a state first, unless it has its own
      if (lastState !== state) prospects(state);
      return lastSpread;
    },
    prior: (state, seat, legal) => {
      if (legal.length < 2) return [1];
      // a correction may leave the prior as it is
      if (knowledge !== undefined && actionNames.length === 0) return knowledge.prior(state, seat, legal);
      const view = viewOf(state, seat);
      const scores = contexts.needsScores ? engine.scores(view) : unscored;
      contexts.read(view, knowledge && contexts.needsExpected ? withExpected(scores, knowledge.prospects(state)) : scores); // biome-ignore format: one line
      const rated = knowledge && promises(knowledge, state, seat, legal);
      actionWeights.fill(0);
      const { first, second, weight } = prior;
      for (let i = 0; i < weight.length; i++) {
        const feature = first[i] as number;
        actionWeights[feature] =
          (actionWeights[feature] as number) +
          (weight[i] as number) * (contexts.numbers[second[i] as number] as number);
      }
      return softmax(
        legal.map((action, index) => {
          readAction(action, actionNumbers);
          const promise = promiseAt.get(promiseName(action.type));
          if (promise !== undefined) actionNumbers[promise] = rated?.[index] ?? 0;
          let sum = 0;
          for (let i = 0; i < actionNumbers.length; i++)
            sum += (actionNumbers[i] as number) * (actionWeights[i] as number);
          return sum;
        }),
      );
    },
  };
}

/** Returns the search that uses a model. Throws InvalidOptionsError. */
export function learnedBot<V extends Sight, A extends ActionLike, S>(
  engine: LearnedEngine<V, A, S>,
  budget: Budget,
  model: Model,
  knowledge?: Knowledge<A, S>,
): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  return ismcts(engine, { ...budget, ...learned(engine, model, knowledge) });
}
