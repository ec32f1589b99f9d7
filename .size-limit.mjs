/**
 * What an app loads, and what a bot loads, of each engine, its words and its board, and the bots: everything of the entry with all
 * dependencies, minified and gzipped. The words of a game come with those of its board, or alone. A kB is 1000 bytes, a KiB 1024.
 */
import { packages } from './scripts/workspace.mjs';

const LIMITS = {
  '@ludi-romani/aquileia': '29.2 kB',
  '@ludi-romani/aquileia/fast': '23 kB',
  '@ludi-romani/aquileia/words/en': '6.0 kB',
  '@ludi-romani/aquileia/words/de': '9.2 kB',
  '@ludi-romani/aquileia/action-space': '9 kB',
  '@ludi-romani/bots/aquileia': '9 kB',
  '@ludi-romani/boards/aquileia': '13.3 kB',
  '@ludi-romani/boards/aquileia/en': '6.8 kB',
  '@ludi-romani/boards/aquileia/de': '10.1 kB',
  '@ludi-romani/city-of-rome': '27.3 kB',
  '@ludi-romani/city-of-rome/fast': '20.9 kB',
  '@ludi-romani/city-of-rome/words/en': '3.7 kB',
  '@ludi-romani/city-of-rome/words/de': '6.8 kB',
  '@ludi-romani/city-of-rome/action-space': '9 kB',
  '@ludi-romani/bots/city-of-rome': '9 kB',
  '@ludi-romani/boards/city-of-rome': '8.4 kB',
  '@ludi-romani/boards/city-of-rome/en': '4.3 kB',
  '@ludi-romani/boards/city-of-rome/de': '7.4 kB',
  '@ludi-romani/forum-trajanum': '35.5 kB',
  '@ludi-romani/forum-trajanum/fast': '29.1 kB',
  '@ludi-romani/forum-trajanum/words/en': '8.9 kB',
  '@ludi-romani/forum-trajanum/words/de': '13.6 kB',
  '@ludi-romani/forum-trajanum/action-space': '9 kB',
  '@ludi-romani/bots/forum-trajanum': '9 kB',
  '@ludi-romani/boards/forum-trajanum': '16.5 kB',
  '@ludi-romani/boards/forum-trajanum/en': '9.8 kB',
  '@ludi-romani/boards/forum-trajanum/de': '14.7 kB',
  '@ludi-romani/nova-roma': '43.1 kB',
  '@ludi-romani/nova-roma/fast': '36.3 kB',
  '@ludi-romani/nova-roma/words/en': '8.0 kB',
  '@ludi-romani/nova-roma/words/de': '13.0 kB',
  '@ludi-romani/nova-roma/action-space': '9 kB',
  '@ludi-romani/bots/nova-roma': '9 kB',
  '@ludi-romani/boards/nova-roma': '17.4 kB',
  '@ludi-romani/boards/nova-roma/en': '8.9 kB',
  '@ludi-romani/boards/nova-roma/de': '13.9 kB',
  '@ludi-romani/bots': '6.1 kB',
  '@ludi-romani/table': '9.4 kB',
  '@ludi-romani/table/words/en': '2.1 kB',
  '@ludi-romani/table/words/de': '3.4 kB',
  '@ludi-romani/boardgame-io': '3.9 kB',
};

export default packages.flatMap(({ root, entries }) =>
  entries
    .filter(({ name }) => name in LIMITS)
    .map(({ name, file }) => ({ name, path: `${root}/${file}`, limit: LIMITS[name], gzip: true, ignore: ['immer'] })),
);
