/** Views and actions as vectors of numbers. The encoder knows no game: it reads a JSON Schema and, optionally, the component tables. */
import { InvalidOptionsError, LudiError } from './errors/errors';
import { compile, type Encode, type Numbers } from './observation/compile';
import { type Feature, featuresOf, type ObservationOptions } from './observation/features';
import type { JsonSchema } from './observation/json-schema';

export { compile, type Encode, type Numbers } from './observation/compile';
export { type Feature, featuresOf, type ObservationOptions } from './observation/features';
export type { JsonSchema } from './observation/json-schema';

/** Encodes the values of one schema. Numbers are as they are in the value, not scaled. */
export interface Observation<V extends object = object> {
  /** the number of features */
  readonly size: number;
  /** the numbers, in order */
  readonly features: readonly Feature[];
  /**
   * Returns the numbers of `value`, in `out` if it is given. Throws RangeError if `out` is too short, and LudiError `invalid-view` for a view with
   * another number of players, and for a state.
   */
  encode(value: V, out?: Numbers): Numbers;
}

/** Returns the encoder of all features of `schema`: that of the views of a game, or of its actions. */
export function observationOf<V extends object = object>(
  schema: JsonSchema,
  options: ObservationOptions,
): Observation<V> {
  const features = featuresOf(schema, options);
  const read = compile(
    features.map(({ name }) => name),
    options,
  );
  // a state has the fields of views, and the secrets of all players
  const isOfViews = schema.properties?.viewer !== undefined;
  const encode: Encode = (value, out) => {
    if (isOfViews && !('viewer' in value)) throw new LudiError('invalid-view', 'must be a view, not a state');
    return read(value, out);
  };
  return { size: features.length, features, encode };
}

/** The options of the observations of a game. */
export interface GameObservationOptions {
  readonly players: number;
  /** the most numbers that a list of limited length takes by place; a longer list has only its counts. Default 5000: all such lists. */
  readonly places?: number;
}

/** The longest list of limited length in the four games, a city of City of Rome, has 4410 numbers. */
const PLACES = 5000;

/** Returns a function that returns the encoder of a game's views. The function throws InvalidOptionsError for another number of players. */
export function observationsOf<V extends object>(
  schema: JsonSchema,
  playerCounts: readonly number[],
  components: object,
): (options: GameObservationOptions) => Observation<V> {
  return ({ players, places = PLACES }) => {
    if (!playerCounts.includes(players))
      throw new InvalidOptionsError([{ path: 'players', message: `must be ${playerCounts.join(', ')}` }]);
    return observationOf(schema, { players, places, components });
  };
}
