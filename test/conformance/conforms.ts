import type { Engine, GameTypes } from '@ludi-romani/core';
import { conformance, type Settings } from '@ludi-romani/core/testing';
import { test } from 'vitest';
import { SCALE, SEED } from '../scale';

/** Registers the properties of the conformance kit as tests. SCALE multiplies the number of games and the share of checked positions. */
export function conforms<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): void {
  const extent = { games: SCALE, density: Math.min(1, SCALE / 8), seed: SEED };
  for (const { name, run } of conformance(engine, { ...settings, ...extent })) test(name, run);
}

/** Registers the properties as tests of a short run: one game with three players, a number that every game allows. */
export function conformsInShort<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): void {
  const options = settings.options.filter(({ players }) => players === 3).slice(0, 1);
  for (const { name, run } of conformance(engine, { ...settings, options, games: 1, density: 1 / 16, seed: SEED }))
    test(name, run);
}
