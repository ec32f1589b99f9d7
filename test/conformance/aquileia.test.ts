import { engine } from '@ludi-romani/aquileia';
import { conformance, soak } from '@ludi-romani/core/testing';
import { test } from 'vitest';
import { settings } from './aquileia';

// SOAK=7 npx vitest run test/conformance plays many more games, those of seed 7
const { SOAK } = process.env;
const extent = SOAK === undefined ? {} : { ...soak, seed: Number(SOAK) };

for (const { name, run } of conformance(engine, { ...settings, ...extent })) {
  test(name, run, SOAK === undefined ? 60_000 : 3_600_000);
}
