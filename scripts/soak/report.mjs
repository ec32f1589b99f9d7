/** What a run says of itself. */
import { addNotes } from './lanes.mjs';

const number = (value) => (Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2));

const named = ({ game, part }) => `${game} ${part}`;
const sum = (list, key) => list.reduce((all, one) => all + one[key], 0);

/** Lanes of a game that are one row: its doors. */
function rowsOf(lanes) {
  const rows = new Map();
  for (const lane of lanes) {
    const [part] = lane.part.split(' ');
    const key = `${lane.game} ${part}`;
    rows.set(key, [...(rows.get(key) ?? []), lane]);
  }
  return [...rows.values()];
}

/** One line: how much of each part is done. */
export function progress(lanes) {
  const parts = new Map();
  for (const { part, count } of lanes) {
    const [name] = part.split(' ');
    parts.set(name, (parts.get(name) ?? 0) + count);
  }
  const told = [...parts].map(([name, count]) => `${name} ${number(count)}`);
  return [...told, `failures ${lanes.flatMap(({ failures }) => failures).length}`].join(', ');
}

/** A failure, and the line that repeats it. */
export const failed = (lane, seed, { number: batch, message }) =>
  `\n${named(lane)}, batch ${batch}:\n${message}\nrepeat: npm run soak -- ${lane.game} --seed '${seed}' --repeat '${lane.part} ${batch}'` +
  `${lane.part === 'distribution' ? ` --distribution ${lane.target}` : ''}\n`;

/** The table at the end. */
export function table(lanes) {
  const lines = [
    '| Game | Part | Done | Of | Seconds | | Failures |',
    '| --- | --- | ---: | ---: | ---: | --- | ---: |',
  ];
  for (const row of rowsOf(lanes)) {
    const [first] = row;
    const [part] = first.part.split(' ');
    const notes = {};
    for (const lane of row) addNotes(notes, lane.notes);
    const doors =
      row.length > 1
        ? [`${row.length} doors, each at least ${number(Math.min(...row.map(({ count }) => count)))}`]
        : [];
    const told = Object.entries(notes).map(([name, value]) => `${name} ${number(value)}`);
    const cells = [
      first.game,
      part,
      number(sum(row, 'count')),
      number(sum(row, 'target')),
      number(Math.round(sum(row, 'seconds'))),
      [...doors, ...told].join('; '),
      row.flatMap(({ failures }) => failures).length,
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}
