import { join } from 'node:path';
import { expect, test } from 'vitest';
import { called } from '../../scripts/run.mjs';

test('on Windows npm and npx are what the running npm knows, and everything else is what it is', () => {
  const npm = join('npm', 'bin', 'npm-cli.js');
  expect(called('npx', ['tsc', '--noEmit'], 'win32', npm)).toEqual([
    process.execPath,
    [join('npm', 'bin', 'npx-cli.js'), 'tsc', '--noEmit'],
  ]);
  expect(called('git', ['status'], 'win32', npm)).toEqual(['git', ['status']]);
  expect(called('npm', ['ci'], 'linux', npm)).toEqual(['npm', ['ci']]);
});
