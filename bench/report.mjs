/** The tables of a run, on the console and in docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export const whole = (value) => Math.round(value).toLocaleString('en');
export const fixed = (value) => value.toFixed(value < 10 ? 2 : 1);

/** A list of rows, each an object with the same fields, as a Markdown table with aligned columns. */
export function markdown(rows) {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((field) => String(row[field])))];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const right = head.map((_, i) => lines.slice(1).every((line) => /^-?[\d,.]*$/.test(line[i])));
  const set = (line) =>
    `| ${line.map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (right[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [set(lines[0]), rule, ...lines.slice(1).map(set)].join('\n');
}

/** Seconds of processor time that a process has used; where the system does not say, NaN. */
export function processorTime({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The machine that was measured on. */
const machine = () => {
  const [cpu] = cpus();
  // what else ran at the time takes most from what needs several processors
  return `Node ${process.versions.node}, ${cpus().length} processors (${cpu?.model.trim()}), load average ${loadavg()[2].toFixed(1)} in the last quarter of an hour.`;
};

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`; \`npm run bench\` alone prints the same tables. Rates are the best of many short rounds, since whatever
else the machine does can only slow a round down. They differ from machine to machine; the ratios, measured in the same process, differ less.

- **Playouts** are random games on a state of one's own, with the legal actions of whoever acts listed before every ply (where
  several may act, of the first of them), through the entry \`@ludi-romani/<game>/fast\`. A game's chance is a cipher's, and starting one hashes its seed: both are in the figures.
- **The same after the rest**: playouts in a process that has played pure games, verified replays and searched trees with the same engine.
- **The toy** (bench/toy.mjs) is a worker-placement game on plain objects without anything else: no refusals with reasons, no events, no
  views, no chance that can be replayed. It is the ceiling: what such a game costs at least in JavaScript.
- **chessops** and **chess.js** play random chess. Their game is another one; the figures tell the order of magnitude.
- **boardgame.io** is measured by its reducer with tic-tac-toe, its state padded to the size of the engine's; what it sends, by its master with the
  engine itself as its game.
- A state is what \`apply\` returns: the given one stays as it is.
`;

/** Writes the sections, each a heading and its rows, to docs/benchmarks.md. */
export function write(sections) {
  const parts = sections.map(({ title, note = '', rows }) =>
    [`## ${title}`, note, markdown(rows)].filter(Boolean).join('\n\n'),
  );
  writeFileSync('docs/benchmarks.md', `${[INTRODUCTION.trim(), machine(), ...parts].join('\n\n')}\n`);
}

export function print({ title, note = '', rows }) {
  console.log(`\n${title}${note === '' ? '' : `\n${note}`}\n${markdown(rows)}`);
}

/** What a section's process left in its file. */
export const sectionsIn = (file) => JSON.parse(readFileSync(file, 'utf8'));
