/** Learns the value and the prior of a model from records of games. */
import { chanceState, type Engine, type GameTypes, keyedChance, type Score } from '@ludi-romani/core';
import { observationOf } from '@ludi-romani/core/observation';
import { rounded, softmax } from './exact';
import { EXPECTED, type Knowledge, promiseName, promiseNames, promises, withExpected } from './knowledge';
import type { Model, Weights } from './model';
import { type Fitted, fitLinear, SparseRows } from './regression';
import type { GameRecord } from './self-play';
import { type GameSchemas, situation, situationFeatures } from './situation';

/** The limits of a model. */
export interface FitOptions {
  /** the most weights of the value; default 100 */
  readonly valueWeights?: number;
  /** the most weights of the prior; default 100 */
  readonly priorWeights?: number;
}

/** The learned parts of a model, and how well they fit the games that were held out. */
export interface FittedModel extends Pick<Model, 'progress' | 'value' | 'spread' | 'prior'> {
  readonly report: {
    readonly positions: number;
    readonly decisions: number;
    /** the number of features of a situation and of an action that weights were chosen from */
    readonly features: number;
    readonly actionFeatures: number;
    /** the share of the variance that is explained of the progress, and of the points still to come */
    readonly progressExplained: number;
    readonly valueExplained: number;
    /** the share of the decisions in which the prior prefers the most visited action, and that share for a random choice */
    readonly priorHits: number;
    readonly randomHits: number;
  };
}

/** About the most positions and decisions that are looked at: with more of them, some are left out at even distances. */
const MOST_ROWS = 40_000;
const MOST_DECISIONS = 20_000;
const PROGRESS_WEIGHTS = 8;
/** The games are divided into this number of parts. Each part is once held out from the others. */
const FOLDS = 5;
/** The number of situation features that weigh which type of action is promising. */
const CONTEXTS = 16;
const EPOCHS = 6;
const RATE = 0.1;

/** A decision of a search: its situation, and its legal actions with the share of the visits of each. */
interface Decision {
  readonly isHeldOut: boolean;
  /** the row of the situation */
  readonly row: number;
  readonly actions: readonly Sparse[];
  readonly shares: readonly number[];
}

interface Sparse {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

function sparse(numbers: ArrayLike<number>): Sparse {
  const places: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] === 0) continue;
    places.push(i);
    values.push(numbers[i] as number);
  }
  return { places, values };
}

/** Returns the named weights of a fitted function, rounded; the constant is `1`. */
const named = (constant: number, weights: Iterable<readonly [string, number]>): Weights =>
  Object.fromEntries(
    [['1', constant] as const, ...weights]
      .map(([name, weight]) => [name, rounded(weight)] as const)
      .filter(([, weight]) => weight !== 0),
  );

/** Returns the part of a feature's name that names what is printed on a thing, such as `:cost`. */
const printedIn = (name: string): string | undefined => /:.*$/.exec(name)?.[0];

/**
 * Learns from games of `engine`. Half of the work is the choice of features: a value of at most `valueWeights` features, chosen one by one on
 * four fifths of the games and counted on the rest, and a prior of the `priorWeights` that matter most. The same records give the same model
 * on every runtime.
 */
export function fitModel<G extends GameTypes>(
  engine: Engine<G>,
  schemas: GameSchemas,
  options: Omit<G['options'], 'seed'>,
  records: readonly GameRecord[],
  { valueWeights = 100, priorWeights = 100 }: FitOptions = {},
  knowledge?: Knowledge<G['action'], G['state']>,
): FittedModel {
  const { players } = options as G['options'];
  const startOf = (seed: string) => engine.initialState({ ...options, seed } as G['options']);
  const known = { players, components: engine.components };
  const rowNames = Object.keys(engine.scores(startOf(records[0]?.seed ?? ''))[0]?.rows ?? {});
  const points = knowledge === undefined ? rowNames : [...rowNames, EXPECTED];
  const features = situation(situationFeatures(schemas.view, points, known).map(({ name }) => name), known); // biome-ignore format: one line
  const actionEncoder = observationOf(schemas.action, known);
  const actionNames = actionEncoder.features.map(({ name }) => name);
  if (knowledge !== undefined) actionNames.push(...promiseNames(actionNames));
  const actionPlaces = new Map(actionNames.map((name, place) => [name, place]));
  const expectedIn = (state: G['state'], scores: readonly Score[]): readonly number[] =>
    knowledge?.prospects(state) ?? scores.map(({ total }) => total);
  const size = features.names.length;
  const plies = records.reduce((sum, { actions }) => sum + actions.length, 0);
  const stride = Math.max(1, Math.ceil((plies * players) / MOST_ROWS));
  const choices = records.reduce((sum, { visits }) => sum + visits.filter((each) => each !== null).length, 0);
  const decisionStride = Math.max(1, Math.ceil(choices / MOST_DECISIONS));

  const rows = new SparseRows();
  const left: number[] = [];
  const share: number[] = [];
  const folds: number[] = [];
  const situations = new SparseRows();
  const decisions: Decision[] = [];
  const numbers = new Float64Array(size);
  const actionNumbers = new Float64Array(actionNames.length);
  let [ply, choice] = [0, 0];
  records.forEach(({ seed, actions, visits }, game) => {
    const isHeldOut = game % FOLDS === 0;
    const state = engine.clone(startOf(seed));
    const ofGame: { readonly row: number; readonly seat: number }[] = [];
    actions.forEach((action, index) => {
      if (ply++ % stride === 0) {
        const expected = expectedIn(state, engine.scores(state));
        for (let seat = 0; seat < players; seat++) {
          const view = engine.view(state, seat);
          ofGame.push({ row: rows.count, seat });
          rows.add(features.encode(view, withExpected(engine.scores(view), expected), numbers));
          left.push(-(expected[seat] ?? 0));
          share.push(index / actions.length);
          folds.push(game);
        }
      }
      const tries = visits[index] ?? null;
      const sum = tries?.reduce((one, other) => one + other, 0) ?? 0;
      if (tries !== null && sum > 0 && choice++ % decisionStride === 0) {
        const view = engine.view(state, action.player);
        const legal = engine.legalActions(view, action.player);
        const promised = knowledge && promises(knowledge, state, action.player, legal);
        decisions.push({
          isHeldOut,
          row: situations.count,
          actions: legal.map((each, i) => {
            actionEncoder.encode(each, actionNumbers);
            const place = actionPlaces.get(promiseName(each.type));
            if (promised !== undefined && place !== undefined) actionNumbers[place] = promised[i] as number;
            return sparse(actionNumbers);
          }),
          shares: tries.map((visited) => visited / sum),
        });
        const scores = engine.scores(view);
        situations.add(features.encode(view, withExpected(scores, expectedIn(state, scores)), numbers));
      }
      engine.applyInPlace(state, action as G['action']);
    });
    const totals = expectedIn(state, engine.scores(state));
    for (const { row, seat } of ofGame) left[row] = (left[row] as number) + (totals[seat] ?? 0);
  });

  const nameOf = (column: number): string => features.names[column] ?? '';
  const results = players * records.length;
  const foldOf = (row: number) => (folds[row] ?? 0) % FOLDS;
  const progressFit = fitLinear(
    { rows, columns: size, target: share, foldOf, folds: FOLDS, results },
    PROGRESS_WEIGHTS,
  );
  const progress = named(progressFit.constant, [...progressFit.weights].map(([column, weight]) => [nameOf(column), weight])); // biome-ignore format: one line
  const progressOf = (all: SparseRows): Float64Array => {
    const weights = Float64Array.from(features.names, (name) => progress[name] ?? 0);
    return Float64Array.from({ length: all.count }, (_, row) => {
      let sum = progress['1'] ?? 0;
      all.each(row, (place, value) => {
        sum += (weights[place] as number) * value;
      });
      return Math.max(0, Math.min(1, sum));
    });
  };

  const rowProgress = progressOf(rows);
  const valueFit = fitLinear(
    { rows, columns: size, target: left, factor: rowProgress, foldOf, folds: FOLDS, results },
    valueWeights,
  );
  const valueName = (column: number): string =>
    column >= 2 * size
      ? column === 2 * size
        ? 'progress'
        : 'progress*progress'
      : column < size
        ? nameOf(column)
        : `${nameOf(column - size)}*progress`;
  const value = named(valueFit.constant, [...valueFit.weights].map(([column, weight]) => [valueName(column), weight])); // biome-ignore format: one line

  const spread = spreadOf(rows, size, players, left, rowProgress, valueFit);

  const contexts = [...new Set([...valueFit.weights.keys()].filter((column) => column < 2 * size).map((column) => column % size))].slice(0, CONTEXTS); // biome-ignore format: one line
  const priorFit = fitPrior(
    decisions,
    situations,
    progressOf(situations),
    actionNames,
    features.names,
    contexts,
    priorWeights,
  );
  return {
    progress,
    value,
    spread,
    prior: Object.fromEntries(priorFit.weights),
    report: {
      positions: rows.count,
      decisions: decisions.length,
      features: size,
      actionFeatures: actionNames.length,
      progressExplained: progressFit.explained,
      valueExplained: valueFit.explained,
      priorHits: priorFit.hits,
      randomHits: priorFit.randomHits,
    },
  };
}

/** Returns the index of the highest value, the first of several. */
const placeOfHighest = (values: readonly number[]): number =>
  values.reduce((best, value, place) => (value > (values[best] ?? Number.NEGATIVE_INFINITY) ? place : best), 0);

/** For a normal distribution, the standard deviation is the mean absolute error times this number. */
const DEVIATION = 1.25;

/** Returns the standard deviation of the error in the fitted difference of two seats' points, as a linear function of the progress. */
function spreadOf(
  rows: SparseRows,
  size: number,
  players: number,
  left: readonly number[],
  progress: Float64Array,
  { constant, weights }: Fitted,
): Weights {
  const errors = left.map((wanted, row) => {
    const by = progress[row] as number;
    let sum = constant + by * (weights.get(2 * size) ?? 0) + by * by * (weights.get(2 * size + 1) ?? 0);
    rows.each(row, (place, value) => {
      sum += value * ((weights.get(place) ?? 0) + by * (weights.get(size + place) ?? 0));
    });
    return wanted - sum;
  });
  // the rows of all seats of a state are next to each other
  let [count, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (let row = 0; row + 1 < errors.length; row += players) {
    const by = progress[row] as number;
    const error = DEVIATION * Math.abs((errors[row] as number) - (players > 1 ? (errors[row + 1] as number) : 0));
    count++;
    x += by;
    y += error;
    xx += by * by;
    xy += by * error;
  }
  if (count === 0) return {};
  const variance = xx / count - (x / count) ** 2;
  const slope = variance <= 1e-9 ? 0 : (xy / count - (x * y) / count ** 2) / variance;
  return named(y / count - (slope * x) / count, [['progress', slope]]);
}

/** A weight of the prior: a feature of the action times one of the situation. */
interface Product {
  readonly name: string;
  readonly feature: number;
  readonly context: number;
}

/** Returns the products of each feature of an action: with the constant, with the progress, and with the features of the situation that concern it. */
function productsOf(
  actionNames: readonly string[],
  names: readonly string[],
  contexts: readonly number[],
): { readonly products: readonly Product[]; readonly byFeature: readonly (readonly number[])[] } {
  const size = names.length;
  const own = new Map<string, number[]>();
  names.forEach((name, index) => {
    const printed = name.startsWith('players.0.') ? printedIn(name) : undefined;
    if (printed !== undefined) own.set(printed, [...(own.get(printed) ?? []), index]);
  });
  const products: Product[] = [];
  const byFeature = actionNames.map((name, feature) => {
    const others = name.startsWith('type=') ? contexts : (own.get(printedIn(name) ?? '') ?? []);
    const all = [
      { name, feature, context: size },
      { name: `${name}*progress`, feature, context: size + 1 },
      ...others.map((context) => ({ name: `${name}*${names[context]}`, feature, context })),
    ];
    return all.map((product) => products.push(product) - 1);
  });
  return { products, byFeature };
}

/** Notes the largest amount of each number so far in `largest`. */
function noteLargest(largest: Float64Array, place: number, value: number): void {
  largest[place] = Math.max(largest[place] as number, Math.abs(value));
}

/** Fits a softmax to the visits by gradient steps with a rate for each weight (AdaGrad), keeps the weights that matter most, and fits these again. */
function fitPrior(
  decisions: readonly Decision[],
  situations: SparseRows,
  progress: Float64Array,
  actionNames: readonly string[],
  names: readonly string[],
  contexts: readonly number[],
  most: number,
) {
  const { products, byFeature } = productsOf(actionNames, names, contexts);
  const size = names.length;
  const numbers = new Float64Array(size + 2);
  const weights = new Float64Array(products.length);
  const squares = new Float64Array(products.length).fill(1e-4);
  const isKept = new Uint8Array(products.length).fill(1);
  // a step of the gradient is as long for each weight, so the numbers are divided by the largest ones
  const scales = new Float64Array(size + 2);
  const actionScales = new Float64Array(actionNames.length);
  for (const { row, actions } of decisions) {
    situations.each(row, (place, value) => noteLargest(scales, place, value));
    for (const { places, values } of actions)
      places.forEach((place, i) => {
        noteLargest(actionScales, place, values[i] as number);
      });
  }
  scales.fill(1, size);
  const look = (row: number): void => {
    numbers.fill(0);
    situations.each(row, (place, value) => {
      numbers[place] = value / (scales[place] as number);
    });
    numbers[size] = 1;
    numbers[size + 1] = progress[row] as number;
  };
  /** Calls `visit` with each product of an action that is not 0. */
  const eachProduct = ({ places, values }: Sparse, visit: (product: number, value: number) => void): void => {
    places.forEach((place, i) => {
      const own = (values[i] as number) / (actionScales[place] as number);
      for (const product of byFeature[place] ?? []) {
        if (isKept[product] === 0) continue;
        const value = own * (numbers[products[product]?.context ?? 0] as number);
        if (value !== 0) visit(product, value);
      }
    });
  };
  const predict = ({ actions }: Decision): number[] =>
    softmax(
      actions.map((action) => {
        let sum = 0;
        eachProduct(action, (product, value) => {
          sum += (weights[product] as number) * value;
        });
        return sum;
      }),
    );
  const learned = decisions.filter(({ isHeldOut }) => !isHeldOut);
  const chance = keyedChance(chanceState('prior'));
  const learn = (): void => {
    for (let epoch = 0; epoch < EPOCHS; epoch++)
      for (const decision of chance.shuffle(learned)) {
        look(decision.row);
        const shares = predict(decision);
        const slopes = new Map<number, number>();
        decision.actions.forEach((action, i) => {
          const error = (shares[i] as number) - (decision.shares[i] as number);
          eachProduct(action, (product, value) => {
            slopes.set(product, (slopes.get(product) ?? 0) + error * value);
          });
        });
        for (const [product, slope] of slopes) {
          squares[product] = (squares[product] as number) + slope * slope;
          weights[product] = (weights[product] as number) - (RATE * slope) / Math.sqrt(squares[product] as number);
        }
      }
  };
  learn();

  // what matters is how far a weight moves the actions of a decision apart
  const effects = new Float64Array(products.length);
  for (const decision of learned) {
    look(decision.row);
    const sums = new Map<number, number[]>();
    for (const action of decision.actions)
      eachProduct(action, (product, value) => {
        const sum = sums.get(product) ?? [0, 0];
        sums.set(product, [(sum[0] ?? 0) + value, (sum[1] ?? 0) + value * value]);
      });
    const count = decision.actions.length;
    for (const [product, [sum = 0, square = 0]] of sums)
      effects[product] = (effects[product] as number) + (weights[product] as number) ** 2 * (square / count - (sum / count) ** 2); // biome-ignore format: one line
  }
  const order = Array.from(products, (_, product) => product).sort(
    (one, other) => (effects[other] as number) - (effects[one] as number) || one - other,
  );
  const kept = order.slice(0, most).filter((product) => (effects[product] as number) > 0);
  isKept.fill(0);
  for (const product of kept) isKept[product] = 1;
  weights.forEach((_, product) => {
    if (isKept[product] === 0) weights[product] = 0;
  });
  learn();

  let [hits, randomHits, count] = [0, 0, 0];
  for (const decision of decisions) {
    if (!decision.isHeldOut) continue;
    look(decision.row);
    const shares = predict(decision);
    hits += Number(placeOfHighest(shares) === placeOfHighest(decision.shares));
    randomHits += 1 / shares.length;
    count++;
  }
  return {
    weights: kept.flatMap((product): [string, number][] => {
      const { name, feature, context } = products[product] as Product;
      const weight = rounded(
        (weights[product] as number) / (actionScales[feature] as number) / (scales[context] as number),
      );
      return weight === 0 ? [] : [[name, weight]];
    }),
    hits: hits / Math.max(1, count),
    randomHits: randomHits / Math.max(1, count),
  };
}
