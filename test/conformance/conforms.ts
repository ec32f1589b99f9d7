import type { Engine, GameTypes } from '@ludi-romani/core';
import { conformance, type Settings, soak } from '@ludi-romani/core/testing';
import { test } from 'vitest';

/** Registers the conformance kit's properties; `SOAK=7 npx vitest run test/conformance` plays many more games, those of seed 7. */
export function conforms<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): void {
  const { SOAK } = process.env;
  const extent = SOAK === undefined ? {} : { ...soak, seed: Number(SOAK) };
  for (const { name, run } of conformance(engine, { ...settings, ...extent })) {
    test(name, run, SOAK === undefined ? 60_000 : 3_600_000);
  }
}
