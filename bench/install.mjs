/** Installs what bench/package.json names, unless it is there as bench/package-lock.json has it. */
import { existsSync, statSync } from 'node:fs';
import { run } from '../scripts/run.mjs';

const installed = 'bench/node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('bench/package-lock.json').mtimeMs)
  run('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund'], { inherit: true });
