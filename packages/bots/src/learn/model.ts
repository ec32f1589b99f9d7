/** The file of a learned model. */

import { onlyKnown, refuse } from '../options';
import type { Interval } from './exact';

/**
 * Weights by the name of a feature, `1` for the constant. A name such as `players.0.coins*progress` is a product of two features. In a prior the
 * first factor is a feature of the action, the second one of the situation.
 */
export type Weights = Readonly<Record<string, number>>;

/** The result of the match that a model won before it replaced the previous one. */
export interface Gate extends Interval {
  readonly games: number;
  /** the iterations of both bots for each decision */
  readonly iterations: number;
}

/** A value and a prior of one game for one number of players, as plain JSON. */
export interface Model {
  readonly format: 'ludi-romani/model/2';
  readonly game: string;
  readonly rulesVersion: string;
  /** the digest of the components: a model knows one box */
  readonly components: string;
  /** the options of the games that it was learned from, without the seed and without defaults */
  readonly options: { readonly players: number };
  /** the seed of the training */
  readonly seed: string;
  /** the number of games that the model was learned from */
  readonly games: number;
  /** counts the models that won their gates, from 1 on */
  readonly version: number;
  /** `null` for a model that has not played a gate */
  readonly gate: Gate | null;
  /** true if the model corrects the hand-made knowledge of an expert; false if it knows only the rules */
  readonly isCorrection: boolean;
  /** how the search uses the model */
  readonly exploration: number;
  readonly playoutPlies: number;
  /** the share of the game that is over, as a linear function of the view, cut to 0 to 1 */
  readonly progress: Weights;
  /** the points that the viewer will still make, or make beyond what the expert expects, as a linear function of the view and of `progress` */
  readonly value: Weights;
  /** the standard deviation of the error in the expected lead of one seat over another, in points, as a function of `progress` */
  readonly spread: Weights;
  /** how promising an action is: the exponent of a softmax */
  readonly prior: Weights;
}

const FORMAT = 'ludi-romani/model/2';
const TEXTS = ['game', 'rulesVersion', 'components', 'seed'] as const;
const COUNTS = ['games', 'version', 'exploration', 'playoutPlies'] as const;
const WEIGHTS = ['progress', 'value', 'spread', 'prior'] as const;

/** Returns `given`, any value, if it is a model. Throws InvalidOptionsError, which names the field. */
export function parseModel(given: unknown): Model {
  onlyKnown(given as object, ['format', 'options', 'gate', 'isCorrection', ...TEXTS, ...COUNTS, ...WEIGHTS]);
  const model = given as Model;
  if (model.format !== FORMAT) refuse('format', `must be ${FORMAT}`);
  for (const name of TEXTS) if (typeof model[name] !== 'string') refuse(name, 'must be a text');
  for (const name of COUNTS) if (!(Number.isFinite(model[name]) && model[name] >= 0)) refuse(name, 'must be a number, at least 0'); // biome-ignore format: one line
  if (!Number.isSafeInteger(model.options?.players)) refuse('options.players', 'must be a whole number');
  for (const name of WEIGHTS) {
    const weights: unknown = model[name];
    if (typeof weights !== 'object' || weights === null || Array.isArray(weights)) refuse(name, 'must be an object');
    for (const [feature, weight] of Object.entries(model[name]))
      if (!Number.isFinite(weight)) refuse(`${name}.${feature}`, 'must be a number');
  }
  if (typeof model.isCorrection !== 'boolean') refuse('isCorrection', 'must be true or false');
  const { gate } = model;
  if (
    gate !== null &&
    !(typeof gate === 'object' && [gate.games, gate.iterations, gate.mean, gate.low, gate.high].every(Number.isFinite))
  )
    refuse('gate', 'must be the result of a match, or null');
  return model;
}
