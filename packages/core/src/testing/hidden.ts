/** The parts of a state that a viewer cannot know, as the settings declare them, and states that differ in these parts. */
import type { Viewer } from '../game/types';
import { clone, deepEqual } from '../json/copy';
import { fail } from './check';
import type { AnyOptions, AnyState, Dice } from './games';
import type { Context } from './property';

/** Returns the ids that must not be in the view or the events of a viewer. */
export function hiddenIds({ settings }: Context, state: AnyState, viewer: Viewer): readonly string[] {
  const hidden = settings.hidden?.(state, viewer) ?? [];
  return 'paths' in hidden ? (hidden.ids ?? []) : hidden;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

const read = ({ holder, key }: Place): unknown => Reflect.get(holder, key);

/** Returns the place of a path in a state, or `undefined` if the state does not have it. */
function placeOf(state: AnyState, path: string): Place | undefined {
  let place: Place = { holder: { state }, key: 'state' };
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const holder = read(place);
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
    place = { holder, key };
  }
  return place;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/**
 * Returns a state that differs from `state` in the hidden parts of a viewer, or `undefined` if no part can differ. The values of each group
 * of paths change places. A single value, which has no other to change places with, is replaced by the value that one of the `others` has.
 */
export function exchanged(
  { settings }: Context,
  state: AnyState,
  viewer: Viewer,
  others: readonly AnyState[],
  rolled: Dice,
): AnyState | undefined {
  const hidden = settings.hidden?.(state, viewer) ?? [];
  if (!('paths' in hidden)) return undefined;
  const changed = clone(state) as AnyState;
  for (const group of hidden.paths) {
    const named = group.map(
      (path) => placeOf(changed, path) ?? fail(`hidden names the path ${path}, which the state does not have`),
    );
    const places = named.flatMap((place): Place[] => {
      const value = read(place);
      return Array.isArray(value) ? value.map((_, i) => ({ holder: value, key: `${i}` })) : [place];
    });
    const values = places.map(read);
    const [first] = values;
    const isUniform = values.every((value) => deepEqual(value, first));
    const other = isUniform ? replacement(first, group, others, rolled) : undefined;
    const next = isUniform ? values.map(() => clone(other)) : shuffled(values, rolled);
    places.forEach(({ holder, key }, i) => {
      Reflect.set(holder, key, next[i]);
    });
  }
  return deepEqual(changed, state) ? undefined : changed;
}

/** Returns the values in another order. The order is the same only if all values are equal. */
function shuffled(values: readonly unknown[], rolled: Dice): unknown[] {
  const mixed = rolled.some(values, values.length);
  return deepEqual(mixed, values) ? [...values.slice(1), ...values.slice(0, 1)] : mixed;
}

/**
 * Returns another value of the same kind that one of the states `others` has at one of the paths. If there is none, returns `value`. The
 * last item of a list is not replaced: it may follow from the items that are no longer in the list.
 */
function replacement(value: unknown, paths: readonly string[], others: readonly AnyState[], rolled: Dice): unknown {
  const fitting = others.flatMap((other) =>
    paths.flatMap((path) => {
      const place = placeOf(other, path);
      const found = place && read(place);
      const fits = kindOf(found) === kindOf(value) && !Array.isArray(found) && !deepEqual(found, value);
      return fits ? [found] : [];
    }),
  );
  return fitting.length === 0 ? value : fitting[rolled.int(fitting.length)];
}

const OTHER_GAMES = 8;

/** Returns the first states of other games with the same options; none if the settings name nothing hidden. */
export const firstStates = ({ engine, settings }: Context, options: AnyOptions): AnyState[] =>
  Array.from({ length: settings.hidden === undefined ? 0 : OTHER_GAMES }, (_, i) =>
    engine.initialState({ ...options, seed: `elsewhere ${i}` }),
  );
