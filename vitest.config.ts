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

/** What could go on for ever; SCALE says for how long. */
const LONG = ['test/{conformance,hostile,golden}/**/*.test.ts'];

export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout: 60_000,
    // the process that starts the workers has next to nothing to do meanwhile
    maxWorkers: '100%',
    projects: [
      // what these keep for the tests of a file ends with the file
      { extends: true, test: { name: 'cli', include: ['test/cli/**/*.test.ts'] } },
      // no module of these keeps anything: files share what they import
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{package,cli}/**', ...LONG],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'long', include: LONG, isolate: false } },
    ],
  },
});
