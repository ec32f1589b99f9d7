import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** Returns the path and entry of each package that a lock file installs. */
function installedBy(file: string) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (file) => {
  const installed = installedBy(file);

  test('every package has a hash, except optional binaries for other platforms', () => {
    const unlocked = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    for (const [path, { optional, os, cpu }] of unlocked)
      expect([path, optional, os?.length, cpu?.length]).toEqual([path, true, 1, 1]);
    // each package for Linux with glibc on x64 must have a hash
    const here = unlocked.filter(
      ([path, { os, cpu }]) => os?.[0] === 'linux' && cpu?.[0] === 'x64' && !path.endsWith('-musl'),
    );
    expect(here).toEqual([]);
  });

  test('the lock file names no registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
