/**
 * Whether the figures hold on a noisy machine: `npm run bench:noise` measures everything twice, as the machine is and beside three busy
 * processes, and prints each ratio of both runs and how far it moved; `npm run bench:noise -- "aquileia 3"` does so with what is
 * named. Exits 1 where one moved by more than 15 %.
 */
import { spawn } from 'node:child_process';
import { partsOf, sectionsOf } from './parts.mjs';
import { print } from './report.mjs';

const BUSY = 3;
const MOST = 0.15;

/** The ratios of a part, by their rows. */
const ratiosOf = (part) =>
  sectionsOf(part).flatMap(({ title, rows }) =>
    rows
      .filter(({ ratio = '' }) => ratio !== '')
      .map(({ ratio, game = '', what = '', beside = '', processors = '', workers = '' }) => ({
        title,
        row: [game, what, beside, processors, workers].filter((text) => text !== '').join(', '),
        ratio: Number(ratio.replaceAll(',', '')),
      })),
  );

/** They end by themselves, should nobody end them. */
const BUSY_FOR_AN_HOUR = 'for (const end = Date.now() + 3.6e6; Date.now() < end; );';

function besideOthers(work) {
  const others = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', BUSY_FOR_AN_HOUR]));
  const end = () => {
    for (const other of others) other.kill();
  };
  // a part that fails ends this process
  process.once('exit', end);
  const done = work();
  end();
  return done;
}

let largest = { move: 0 };
for (const part of partsOf(process.argv.slice(2))) {
  const alone = ratiosOf(part);
  const beside = besideOthers(() => ratiosOf(part));
  const moves = alone.map(({ title, row, ratio }, i) => ({
    title,
    row,
    alone: ratio,
    beside: beside[i].ratio,
    move: Math.max(ratio, beside[i].ratio) / Math.min(ratio, beside[i].ratio) - 1,
  }));
  for (const one of moves) if (one.move > largest.move) largest = one;
  print({
    title: `${part}, alone and beside ${BUSY} busy processes`,
    rows: moves.map(({ title, move, ...rest }) => ({ ...rest, 'moved by, %': (100 * move).toFixed(1) })),
  });
}
const where = largest.title && `: ${largest.title}, ${largest.row}`;
console.log(`\nthe largest move is ${(100 * largest.move).toFixed(1)} %${where}`);
if (largest.move > MOST) process.exitCode = 1;
