/**
 * What an app loads, and what a bot loads, of each engine: everything of the entry with all dependencies, minified and gzipped. A kB is 1000
 * bytes, a KiB 1024.
 */
import { packages } from './scripts/workspace.mjs';

const LIMITS = { '.': '20 kB', './fast': '15 KiB' };

const engines = packages.filter(({ entries }) => entries.some(({ subpath }) => subpath === './fast'));

export default engines.flatMap(({ root, entries }) =>
  entries
    .filter(({ subpath }) => subpath in LIMITS)
    .map(({ subpath, name, file }) => ({ name, path: `${root}/${file}`, limit: LIMITS[subpath], gzip: true })),
);
