/** Compares results of other runtimes with the results of this Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const expected = new Map();

/** Returns the result of this Node for the data of that size. */
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

/** Returns a summary of what was played. Throws if the player found faults, or if its digests of tables differ from those of this Node. */
export async function judge(folder, played, size) {
  const { digests } = await expectedOf(folder, size);
  const other = Object.entries(played.digests).filter(([game, digest]) => digest !== digests[game]);
  const faults = [
    ...played.faults,
    ...other.map(([game]) => `${game}: the digests of the tables differ from those of this Node`),
  ];
  if (played.games === 0 || faults.length > 0) throw new Error(faults.join('\n') || 'nothing was played');
  return summary(played);
}

const thousands = (count) => count.toLocaleString('en-US');

const summary = ({ games, positions, states, tables, entries }) =>
  `${games} golden games, perft of ${positions} positions (${thousands(states)} states), ${tables} tables (${thousands(entries)} entries)`;
