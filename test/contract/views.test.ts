/**
 * Tests that views list the fields that they show, so that a new field of the state is hidden by default. The test adds a field to every
 * record of a state. The new field may appear only in those records of a view that the table below names.
 */
import type { GameTypes, Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import type { AnyState } from '../../packages/core/src/kernel/frames';
import { openSimultaneous } from '../../packages/core/src/kernel/frames';
import { chanceOf, games } from './games';

/**
 * By game, the records that are public as a whole, by their paths in a view. `[]` means any place of a list. The table leaves out options and
 * frames, which core shows. It shows frames without their `secret`.
 */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  aquileia: [
    ...['spaces', 'sites', 'harbour', 'bank', 'discards', 'blueDice', 'auction', 'auction.bid'],
    ...['players[].coins', 'players[].points', 'players[].hand'],
  ],
  'city-of-rome': ['returnedBy', 'strips[]', 'players[].secret[]'],
  'forum-trajanum': [
    ...[
      'forum',
      'forum.boards[]',
      'current',
      'current.tiles',
      'current.left',
      'players[].cranes[]',
      'players[].rows[]',
    ],
    ...['players[].resources', 'players[].tracks', 'players[].points'],
  ],
  'nova-roma': [
    ...['turn', 'running', 'running.sub', 'displays', 'removed', 'tracks', 'tracks.track-1[]', 'tracks.track-2[]'],
    ...['tracks.track-3[]', 'city', 'rewardTiles', 'mosaicDisplay', 'ai', 'ai.ships[]'],
    ...[
      'players[].goods',
      'players[].row[]',
      'players[].achievementMarkers',
      'players[].ships[]',
      'players[].contracts',
    ],
  ],
};

const COMMON = /^(options|pending\[\])/;

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Returns a copy with an additional field in every record. */
const marked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)])),
    forgotten: 'forgotten',
  };
};

/** Yields the paths of the records that have the additional field. */
function* found(value: unknown, path = ''): Iterable<string> {
  if (!isObject(value)) return;
  if ('forgotten' in value) yield path;
  for (const [key, part] of Object.entries(value))
    yield* found(part, Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`);
}

/** Yields some states of random games with every number of players. */
function* states(engine: (typeof games)[number][1]['engine']): Iterable<GameTypes['state']> {
  for (const players of engine.playerCounts) {
    const chance = chanceOf(`views ${players}`);
    let state = engine.initialState({ players, seed: 'views' });
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      if (ply % 21 === 0) yield state;
      state = engine.apply(state, chance.pick(engine.legalActions(state)));
    }
    yield state;
  }
}

/** Returns the areas of players before the open simultaneous frame, which other players still see. */
const covered = (state: GameTypes['state']) => openSimultaneous(state as AnyState)?.before;

describe.each(games)('%s', (name, { engine }) => {
  test('a view does not show a field that it does not list', () => {
    const seen = new Set<string>();
    for (const state of states(engine)) {
      const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
      for (const viewer of viewers) {
        const view = engine.view(marked(state) as GameTypes['state'], viewer);
        for (const path of found(view)) if (!COMMON.test(path)) seen.add(path);
      }
    }
    expect([...seen].sort()).toEqual([...(WHOLE[name] ?? [])].sort());
  });

  test('consecutive views share unchanged parts, and no changed ones', () => {
    let [shared, all] = [0, 0];
    /** Counts the parts that equal the same part of the previous view, down to a depth of three, and how many are the same object. */
    const compare = (before: unknown, after: unknown, depth: number): void => {
      if (!isObject(before) || !isObject(after)) return;
      if (JSON.stringify(before) === JSON.stringify(after)) {
        all++;
        if (before === after) shared++;
        return;
      }
      expect(before).not.toBe(after);
      if (depth < 3) for (const [key, part] of Object.entries(after)) compare(before[key], part, depth + 1);
    };
    for (const players of engine.playerCounts) {
      const chance = chanceOf(`identity ${players}`);
      const viewers: Viewer[] = ['spectator', ...Array.from({ length: players }, (_, seat) => seat)];
      const viewer = chance.pick(viewers);
      let state = engine.initialState({ players, seed: 'identity' });
      let before = engine.view(state, viewer);
      // a frame that is open since the setup holds copies of the areas: an initial state is mutable and holds no object twice
      const coveredAtSetup = covered(state);
      while (!engine.isTerminal(state)) {
        const wasCovered = coveredAtSetup !== undefined && covered(state) === coveredAtSetup;
        state = engine.apply(state, chance.pick(engine.legalActions(state)));
        const plain = JSON.stringify(engine.view(JSON.parse(JSON.stringify(state)), viewer));
        const after = engine.view(state, viewer);
        // the view equals a view that was made without a cache
        expect(JSON.stringify(after)).toBe(plain);
        if (!wasCovered || covered(state) === coveredAtSetup) compare(before, after, 0);
        before = after;
      }
    }
    expect(all).toBeGreaterThan(1000);
    expect(shared).toBe(all);
  });
});
