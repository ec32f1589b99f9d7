import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests run on the source: the same aliases as the compiler's, read from one place. `*` stands for a package. */
const tsconfig = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};
const alias = Object.entries(tsconfig.compilerOptions.paths).map(([name, [file]]) => ({
  find: new RegExp(`^${name.replace('*', '([^/]+)')}$`),
  replacement: resolve(file).replace('*', '$1'),
}));

/** Waiting is for a test that hangs: a busy machine fails none. */
const testTimeout = 600_000 * Number(process.env.SCALE ?? 1);

export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout,
    hookTimeout: testTimeout,
    // the main process is idle while the workers run
    maxWorkers: '100%',
    projects: [
      // `npm test`; files share the modules that they import, which hold no state
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
      // these hold processes and temporary folders until the end of their file
      {
        extends: true,
        test: { name: 'quick-cli', include: ['test/cli/**/*.test.ts'], exclude: ['test/cli/**/*.long.test.ts'] },
      },
      { extends: true, test: { name: 'long-cli', include: ['test/cli/**/*.long.test.ts'] } },
    ],
  },
});
