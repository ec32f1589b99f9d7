/** Tests of the observations of the four games over whole games of every variant, from the views of all seats and of a spectator. */
import { canonicalJson, deepEqual, type GameTypes, type Viewer } from '@ludi-romani/core';
import type { Observation } from '@ludi-romani/core/observation';
import { describe, expect, test } from 'vitest';
import { SCALE, SEED } from '../scale';
import { chanceOf } from './games';
import { type ObservedGame, observed, viewersOf } from './observations';

type AnyView = GameTypes['view'];
type AnyState = GameTypes['mutable'];

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Plays a random game of `fast` and calls `visit` with each view of each state. */
function eachView(
  { fast }: ObservedGame,
  options: { readonly players: number },
  seed: string,
  visit: (view: AnyView, viewer: Viewer, state: AnyState, ply: number) => void,
): void {
  const state = fast.clone(fast.initialState({ ...options, seed }));
  const chance = chanceOf(seed);
  for (let ply = 0; ; ply++) {
    for (const viewer of viewersOf(options.players)) visit(fast.view(state, viewer), viewer, state, ply);
    if (fast.isTerminal(state)) return;
    fast.applyInPlace(state, fast.randomAction(state, chance.pick(fast.activePlayers(state)), chance));
  }
}

/** Throws an error that names the first number that is not in its range. */
function mustBeInRange({ features }: Observation, numbers: ArrayLike<number>): void {
  features.forEach(({ name, low, high }, i) => {
    const number = numbers[i] ?? Number.NaN;
    if (!(number >= low && number <= high)) throw new Error(`${name} is ${number}, not ${low} to ${high}`);
  });
}

/** Returns the number of a feature, read step by step from a view; `undefined` for sums over lists, tags and the stack. */
function numberNamed(view: AnyView, name: string): number | undefined {
  const [, path = '', sign = '', end = ''] = /^([^=@:]*)([=@:]?)(.*)$/.exec(name) ?? [];
  const viewer = view.viewer === 'spectator' ? 0 : view.viewer;
  const { length } = view.players;
  const parts = path.split('.');
  if (sign === ':' || parts[0] === 'pending') return undefined;
  let value: unknown = view;
  for (const [i, part] of parts.entries()) {
    if (typeof value === 'string' || (isList(value) && !/^(\d+|length)$/.test(part))) return undefined;
    const key = i === 1 && parts[0] === 'players' ? (viewer + Number(part)) % length : part;
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }
  if (typeof value === 'object' && value !== null) return isList(value) ? undefined : 0;
  if (sign === '@') return Number(typeof value === 'number' && (value - viewer + length) % length === Number(end));
  if (sign === '=') return Number(value !== undefined && String(value) === end);
  return typeof value === 'number' ? value : Number(value === true);
}

/** Returns a text that is the same for the same numbers. */
function textOf(numbers: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 0) text += `${i}:${numbers[i]} `;
  return text;
}

describe.each(observed)('$name', (game) => {
  const { engine, fast, observation, variants } = game;

  test.each(variants)(
    'numbers are in their ranges, and different views of a game have different ones: %o',
    (options) => {
      const observes = observation(options);
      for (let number = 0; number < SCALE; number++) {
        const seen = new Map<string, string>();
        let views = 0;
        eachView(game, options, `ranges ${SEED} ${number}`, (view, viewer) => {
          const numbers = observes.encode(view);
          mustBeInRange(observes, numbers);
          const text = `${viewer} ${textOf(numbers)}`;
          const json = canonicalJson(view);
          expect(seen.get(text) ?? json).toBe(json);
          seen.set(text, json);
          views++;
        });
        expect(seen.size).toBeGreaterThan(0.3 * views);
      }
    },
  );

  test.each(variants)('numbers are those that their names say: %o', (options) => {
    const observes = observation(options);
    const chance = chanceOf('names');
    eachView(game, options, `names ${SEED}`, (view) => {
      if (chance.int(20) > 0) return;
      const numbers = observes.encode(view);
      let compared = 0;
      observes.features.forEach(({ name }, i) => {
        const expected = numberNamed(view, name);
        if (expected === undefined) return;
        compared++;
        if (numbers[i] !== expected) throw new Error(`${name} is ${numbers[i]}, not ${expected}`);
      });
      expect(compared).toBeGreaterThan(0.1 * observes.size);
    });
  });

  test.each(variants)('numbers are the same in worlds that look alike, and for copies of a view: %o', (options) => {
    const { encode } = observation(options);
    const chance = chanceOf('alike');
    let checked = 0;
    eachView(game, options, `alike ${SEED}`, (view, viewer, state) => {
      if (chance.int(12) > 0) return;
      checked++;
      const numbers = textOf(encode(view));
      for (const seed of ['one', 'two'])
        expect(textOf(encode(engine.view(engine.determinize(view, seed), viewer)))).toBe(numbers);
      expect(textOf(encode(copy(view)))).toBe(numbers);
      expect(textOf(encode(engine.view(copy(state), viewer)))).toBe(numbers);
    });
    expect(checked).toBeGreaterThan(10);
  });

  test('numbers of the frozen states of the main entry point are those of the fast one', () => {
    const [options = { players: 2 }] = variants;
    const { encode } = observation(options);
    let state = engine.initialState({ ...options, seed: 'frozen' });
    const mutable = fast.clone(fast.initialState({ ...options, seed: 'frozen' }));
    const chance = chanceOf('frozen');
    while (!engine.isTerminal(state)) {
      for (const viewer of viewersOf(options.players))
        expect(textOf(encode(engine.view(state, viewer)))).toBe(textOf(encode(fast.view(mutable, viewer))));
      const action = chance.pick(engine.legalActions(state));
      state = engine.apply(state, action);
      fast.applyInPlace(mutable, action);
    }
  });

  test('every change of a view changes the numbers, except in what an observation leaves out', () => {
    const views: { readonly view: AnyView; readonly observes: Observation }[] = [];
    const chance = chanceOf('changes');
    for (const options of variants) {
      const observes = observation(options);
      eachView(game, options, `changes ${SEED}`, (view, viewer) => {
        if (viewer !== 'spectator' && chance.int(16) === 0) views.push({ view: copy(view), observes });
      });
    }
    const values = new Map<string, Set<string>>();
    for (const { view } of views)
      eachSpot(view, (path, { value }) => {
        if (!isList(value)) values.set(path, (values.get(path) ?? new Set()).add(JSON.stringify(value)));
      });
    const unseen = new Map<string, string>();
    for (const { view, observes } of chance.shuffle(views).slice(0, 40 * SCALE)) {
      const numbers = textOf(observes.encode(view));
      const spots: [string, Spot][] = [];
      eachSpot(view, (path, spot) => spots.push([path, spot]));
      for (const [path, { owner, key, value }] of chance.shuffle(spots).slice(0, 60)) {
        const other = isList(value) ? [...value].reverse() : JSON.parse(chance.pick([...(values.get(path) ?? [])]));
        if (deepEqual(other, value)) continue;
        owner[key] = other;
        const name = isList(value) ? `order of ${path}` : path;
        if (textOf(observes.encode(view)) === numbers) unseen.set(name, `${JSON.stringify(value)} and ${JSON.stringify(other)}`); // biome-ignore format: one line
        owner[key] = value;
      }
    }
    const leftOut = [...OF_FRAMES, ...(LEFT_OUT[game.name] ?? [])];
    const more = [...unseen].filter(([name]) => !leftOut.some((each) => each.test(name)));
    expect(more).toEqual([]);
  });
});

/**
 * What observations leave out of the stack: the fields of frames below the one that is asked next, and of a simultaneous frame how it was when
 * it opened. Of all areas as they were then, a viewer finds only its own there.
 */
const OF_FRAMES: readonly RegExp[] = [/^(order of )?pending\.(N|top\.before|top\.opened)\b/, /^order of pending\.top\.open$/]; // biome-ignore format: one line

/**
 * What observations leave out of each game: the order of lists that have no limited length. It is that of their history, or of the numbers of the
 * cards. Of the cards in a deck that a viewer of City of Rome knows, the observation has the number of each.
 */
const LEFT_OUT: Readonly<Record<string, readonly RegExp[]>> = {
  aquileia: [/^order of (players\.N\.(theatre|bought)|auction\.stillIn)$/],
  'city-of-rome': [/^order of (offer|influenceOnTable|decks\.\w+|returnedBy\.\w+|players\.N\.(packet|hand|secretLog|secret|replaced|influenceCards))$/], // biome-ignore format: one line
  'forum-trajanum': [/^order of players\.N\.(reserve|spent|preparation\.deal)$/],
  'nova-roma': [
    /^order of players\.N\.(chariots|contracts\.\w+|shown|hand)$/,
    /^order of (discards|removed\.\w+|mosaicDisplay\.\w+|ai\.(chariots|contracts))$/,
  ],
};

interface Spot {
  readonly owner: Record<string, unknown>;
  readonly key: string;
  readonly value: unknown;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Calls `visit` with each plain value and each list in a view. In a path, `N` is any place of a list, and `pending.top` the last frame. */
function eachSpot(view: object, visit: (path: string, spot: Spot) => void, within = ''): void {
  for (const [key, value] of Object.entries(view)) {
    if (within === '' && key === 'viewer') continue;
    const isTop = within === 'pending.' && Number(key) === (view as readonly unknown[]).length - 1;
    const path = `${within}${isTop ? 'top' : Array.isArray(view) ? 'N' : key}`;
    const isObject = typeof value === 'object' && value !== null;
    if (!isObject || isList(value)) visit(path, { owner: view as Record<string, unknown>, key, value });
    if (isObject) eachSpot(value, visit, `${path}.`);
  }
}
