import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests import the sources, by the path aliases of the compiler. `*` in an alias matches the name of a package. */
const tsconfig = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};
const alias = Object.entries(tsconfig.compilerOptions.paths).map(([name, [file]]) => ({
  find: new RegExp(`^${name.replace('*', '([^/]+)')}$`),
  replacement: resolve(file).replace('*', '$1'),
}));

/** Only for tests that hang: long enough that no test fails on a busy machine. */
const testTimeout = 600_000 * Number(process.env.SCALE ?? 1);

export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout,
    hookTimeout: testTimeout,
    // the main process is idle while the workers run
    maxWorkers: '100%',
    projects: [
      // `npm test`; the test files share their imported modules, which have no state
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.long.test.ts', 'test/cli/**'],
          isolate: false,
        },
      },
      // `npm run test:all`
      {
        extends: true,
        test: { name: 'long', include: ['test/**/*.long.test.ts'], exclude: ['test/cli/**'], isolate: false },
      },
      // isolated: these tests clean up their processes and temporary folders at the end of their file
      {
        extends: true,
        test: { name: 'quick-cli', include: ['test/cli/**/*.test.ts'], exclude: ['test/cli/**/*.long.test.ts'] },
      },
      { extends: true, test: { name: 'long-cli', include: ['test/cli/**/*.long.test.ts'] } },
    ],
  },
});
