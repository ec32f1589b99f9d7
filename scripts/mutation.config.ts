/** The configuration of Vitest for mutation testing: runs the quick tests in the folder MUTATION_TESTS. */
import { defineConfig } from 'vitest/config';
import base from '../vitest.config';

export default defineConfig({
  resolve: base.resolve ?? {},
  test: { include: [`${process.env.MUTATION_TESTS}/**/*.test.ts`], exclude: ['**/*.long.test.ts'], isolate: false },
});
