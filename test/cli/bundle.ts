/** Bundles the program as its package does, for tests that start processes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

// the folder is inside node_modules, so that the program finds its dependencies
export const folder = resolve(mkdtempSync(join('node_modules', '.ludi-process-')));
export const program = join(folder, 'ludi.js');

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    entryPoints: ['packages/cli/src/ludi.ts', 'packages/cli/src/worker.ts'],
    outdir: folder,
    external: ['commander', 'piscina'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
