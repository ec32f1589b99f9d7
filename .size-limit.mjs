/**
 * Limits of the gzipped sizes of each engine, its entries for bots and for networks, the table, learning, the boards and their kit, with all dependencies except immer.
 * A limit is about 10 % above the size at the time it was set. You may raise a limit.
 */
import { packages } from './scripts/workspace.mjs';

const LIMITS = {
  '@ludi-romani/aquileia': '33 kB',
  '@ludi-romani/aquileia/observation': '8.5 kB',
  '@ludi-romani/aquileia/fast': '26 kB',
  '@ludi-romani/city-of-rome': '32 kB',
  '@ludi-romani/city-of-rome/observation': '8 kB',
  '@ludi-romani/city-of-rome/fast': '24 kB',
  '@ludi-romani/forum-trajanum': '39 kB',
  '@ludi-romani/forum-trajanum/observation': '10.5 kB',
  '@ludi-romani/forum-trajanum/fast': '32 kB',
  '@ludi-romani/nova-roma': '48 kB',
  '@ludi-romani/nova-roma/observation': '12.5 kB',
  '@ludi-romani/nova-roma/fast': '40 kB',
  '@ludi-romani/table': '13 kB',
  '@ludi-romani/bots/learn': '21 kB',
  '@ludi-romani/boards/aquileia': '39 kB',
  '@ludi-romani/boards/city-of-rome': '32 kB',
  '@ludi-romani/boards/forum-trajanum': '42 kB',
  '@ludi-romani/boards/nova-roma': '42 kB',
  '@ludi-romani/boards/kit': '19.5 kB',
};

export default packages.flatMap(({ root, entries }) =>
  entries
    .filter(({ name }) => name in LIMITS)
    .map(({ name, file }) => ({ name, path: `${root}/${file}`, limit: LIMITS[name], gzip: true, ignore: ['immer'] })),
);
