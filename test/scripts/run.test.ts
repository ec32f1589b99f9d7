import { join } from 'node:path';
import { expect, test } from 'vitest';
import { called } from '../../scripts/run.mjs';

test('on Windows runs npm and npx from the files of the running npm, and does not change other commands', () => {
  const npm = join('npm', 'bin', 'npm-cli.js');
  expect(called('npx', ['tsc', '--noEmit'], 'win32', npm)).toEqual([
    process.execPath,
    [join('npm', 'bin', 'npx-cli.js'), 'tsc', '--noEmit'],
  ]);
  expect(called('git', ['status'], 'win32', npm)).toEqual(['git', ['status']]);
  expect(called('npm', ['ci'], 'linux', npm)).toEqual(['npm', ['ci']]);
});
