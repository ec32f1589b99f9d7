/** Prints the tables of a run, and writes them into docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { table } from '../scripts/documents.mjs';

export const whole = (value) => Math.round(value).toLocaleString('en');
export const fixed = (value) => value.toFixed(value < 10 ? 2 : 1);
export const figures = (value) => (value < 100 ? value.toPrecision(3) : whole(value));

/** Returns the cells with the ratio of two medians and its noise: the sum of both relative median absolute deviations. */
export const compared = (ours, theirs) => ({
  ratio: figures(ours.p50 / theirs.p50),
  '± %': whole(100 * (ours.mad / ours.p50 + theirs.mad / theirs.p50)),
});

/** Returns a list of rows, objects with the same fields, as a Markdown table. */
function markdown(rows) {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((field) => String(row[field])))];
  const isFigures = head.map((_, i) => lines.slice(1).every((line) => /^-?[\d,.]*$/.test(line[i])));
  return table(lines, isFigures);
}

/** Returns the processor time of a process in seconds; NaN if the system does not report it. */
export function processorTime({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Describes the machine and its load. A high load makes the rows that need several processors too slow. */
const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model.trim()}), load average ${loadavg()[2].toFixed(1)} over 15 minutes.`;

const PAGE = 'docs/benchmarks.md';
const MARK = '<!-- measured -->';

/** Replaces the sections of the page below its introduction. A section has a title, rows and an optional note. */
export function write(sections) {
  const parts = sections.map(({ title, note = '', rows }) =>
    [`## ${title}`, note, markdown(rows)].filter(Boolean).join('\n\n'),
  );
  const [introduction] = readFileSync(PAGE, 'utf8').split(MARK);
  writeFileSync(PAGE, `${[introduction + MARK, machine(), ...parts].join('\n\n')}\n`);
}

export function print({ title, note = '', rows }) {
  console.log(`\n${title}${note === '' ? '' : `\n${note}`}\n${markdown(rows)}`);
}
