/**
 * Proves that the built packages are sound: publint, are-the-types-wrong for every subpath, and the sizes of what an app or a bot
 * loads, gzipped with all dependencies.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { run } from './run.mjs';

/** KB of 1000 bytes, gzipped: what a bundler makes of `export * from` the entry. */
const LIMITS = [
  { entry: '@ludi-romani/city-of-rome', limit: 20 },
  { entry: '@ludi-romani/city-of-rome/fast', limit: 15 },
];

let failed = false;

for (const directory of readdirSync('packages')) {
  const cwd = `packages/${directory}`;
  const manifest = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8'));
  run('npx', ['--no-install', 'publint', '--strict'], { cwd });
  if (manifest.exports === undefined) continue;
  const tarball = JSON.parse(run('npm', ['pack', '--json', '--silent'], { cwd }));
  const [{ filename }] = Array.isArray(tarball) ? tarball : Object.values(tarball);
  const file = `${cwd}/${filename}`;
  try {
    // a pattern of data files is no entry point that types could be wrong for
    const entries = Object.keys(manifest.exports).filter(
      (subpath) => !subpath.includes('*') && !subpath.endsWith('.json'),
    );
    run('npx', ['--no-install', 'attw', filename, '--profile', 'node16', '--entrypoints', ...entries], { cwd });
  } finally {
    if (existsSync(file)) rmSync(file);
  }
  console.log(`${manifest.name}: publint and types are sound`);
}

for (const { entry, limit } of LIMITS) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${entry}'`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  console.log(`${entry}: ${size.toFixed(1)} of ${limit} KB gzipped`);
  if (size > limit) failed = true;
}
process.exitCode = failed ? 1 : 0;
