/** What came out of playing somewhere, held to what comes out here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const expected = new Map();

/** What this very Node makes of data of that size. */
export function expectedOf(folder, size = 'whole') {
  if (!expected.has(size)) {
    const consumer = import(pathToFileURL(join(folder, 'consumer.mjs')).href);
    const data = JSON.parse(readFileSync(join(folder, `${size}.json`), 'utf8'));
    expected.set(
      size,
      consumer.then(({ run }) => run(data)),
    );
  }
  return expected.get(size);
}

/** Says what was played. Throws what is wrong with it: what the player itself found, or digests of tables that are not those of this Node. */
export async function judge(folder, played, size) {
  const { digests } = await expectedOf(folder, size);
  const other = Object.entries(played.digests).filter(([game, digest]) => digest !== digests[game]);
  const faults = [...played.faults, ...other.map(([game]) => `${game}: the tables come to other digests than here`)];
  if (played.games === 0 || faults.length > 0) throw new Error(faults.join('\n') || 'nothing was played');
  return told(played);
}

const thousands = (count) => count.toLocaleString('en-US');

/** In words. */
const told = ({ games, positions, states, tables, entries }) =>
  `${games} golden games, perft of ${positions} positions (${thousands(states)} states), ${tables} tables (${thousands(entries)} entries)`;
