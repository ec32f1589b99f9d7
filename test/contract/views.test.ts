/**
 * Views list what they show. A field that somebody adds to a record of the state is in no view before the view lists it: a field is put
 * into every record, and it may come out only in those that are handed over whole, which the table below names.
 */
import type { GameTypes, Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from './games';

/**
 * Records of which all is public, by where they stand in a view: a view is made of the state's own parts. `[]` is any place of a list.
 * Options and frames are core's: of frames it leaves out what is `secret`.
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

/** A copy with a field more in every record. */
const marked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)])),
    forgotten: 'forgotten',
  };
};

/** Where the field came out. */
function* found(value: unknown, path = ''): Iterable<string> {
  if (!isObject(value)) return;
  if ('forgotten' in value) yield path;
  for (const [key, part] of Object.entries(value))
    yield* found(part, Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`);
}

/** Some states of random games of every player count. */
function* states(engine: (typeof games)[number][1]['engine']): Iterable<GameTypes['state']> {
  for (const players of engine.playerCounts) {
    const chance = chanceOf(`views ${players}`);
    let state = engine.initialState({ players, seed: 'views' });
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      if (ply % 7 === 0) yield state;
      state = engine.apply(state, chance.pick(engine.legalActions(state)));
    }
    yield state;
  }
}

describe.each(games)('%s', (name, { engine }) => {
  test('a field that is forgotten in the view is in no view', () => {
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
});
