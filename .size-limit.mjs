/**
 * What an app loads, and what a bot loads, of each engine, and the bots: everything of the entry with all dependencies, minified and
 * gzipped. A kB is 1000 bytes, a KiB 1024.
 */
import { packages } from './scripts/workspace.mjs';

const LIMITS = {
  '@ludi-romani/aquileia': '25.7 kB',
  '@ludi-romani/aquileia/fast': '20.9 kB',
  '@ludi-romani/bots': '5 kB',
  '@ludi-romani/city-of-rome': '23.9 kB',
  '@ludi-romani/city-of-rome/fast': '18.8 kB',
  '@ludi-romani/forum-trajanum': '32.5 kB',
  '@ludi-romani/forum-trajanum/fast': '27.6 kB',
  '@ludi-romani/nova-roma': '38.5 kB',
  '@ludi-romani/nova-roma/fast': '33.2 kB',
};

export default packages.flatMap(({ root, entries }) =>
  entries
    .filter(({ name }) => name in LIMITS)
    .map(({ name, file }) => ({ name, path: `${root}/${file}`, limit: LIMITS[name], gzip: true })),
);
