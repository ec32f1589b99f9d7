/** The tables of a run, on the console and in docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { table } from '../scripts/documents.mjs';

export const whole = (value) => Math.round(value).toLocaleString('en');
export const fixed = (value) => value.toFixed(value < 10 ? 2 : 1);
export const figures = (value) => (value < 100 ? value.toPrecision(3) : whole(value));

/** The cells of a ratio of two medians, and of its noise: the median absolute deviations of both, as parts of their medians, added. */
export const compared = (ours, theirs) => ({
  ratio: figures(ours.p50 / theirs.p50),
  '± %': whole(100 * (ours.mad / ours.p50 + theirs.mad / theirs.p50)),
});

/** A list of rows, each an object with the same fields, as a Markdown table with aligned columns. */
function markdown(rows) {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((field) => String(row[field])))];
  const isFigures = head.map((_, i) => lines.slice(1).every((line) => /^-?[\d,.]*$/.test(line[i])));
  return table(lines, isFigures);
}

/** Seconds of processor time that a process has used; NaN if the system does not report it. */
export function processorTime({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Describes the machine. Other programs slow down most the rows that need several processors. */
const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model.trim()}), load average ${loadavg()[2].toFixed(1)} in the last quarter of an hour.`;

const PAGE = 'docs/benchmarks.md';
const MARK = '<!-- measured -->';

/** Writes the sections, each a heading and its rows, into the page, below its introduction. */
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
