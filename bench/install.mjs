/** Installs the dependencies of the benchmarks, unless they are as new as bench/package-lock.json. */
import { existsSync, statSync } from 'node:fs';
import { run } from '../scripts/run.mjs';

const installed = 'bench/node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('bench/package-lock.json').mtimeMs)
  run('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund'], { inherit: true });
