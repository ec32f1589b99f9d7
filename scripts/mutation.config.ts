/** Vitest for mutation testing: the quick tests in the folder that MUTATION_TESTS names. */
import { defineConfig } from 'vitest/config';
import base from '../vitest.config';

export default defineConfig({
  resolve: base.resolve ?? {},
  test: { include: [`${process.env.MUTATION_TESTS}/**/*.test.ts`], exclude: ['**/*.long.test.ts'], isolate: false },
});
