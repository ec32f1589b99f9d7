import type { Engine, GameTypes } from '@ludi-romani/core';
import { conformance, type Settings } from '@ludi-romani/core/testing';
import { test } from 'vitest';
import { SCALE, within } from '../scale';

/** Registers the conformance kit's properties: on more games, looked at more closely, as the scale grows. */
export function conforms<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): void {
  const extent = { games: SCALE * (settings.games ?? 2), density: Math.min(1, SCALE / 8), seed: SCALE };
  for (const { name, run } of conformance(engine, { ...settings, ...extent })) test(name, run, within(60));
}
