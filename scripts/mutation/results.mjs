/** What came of the mutants: read from what Stryker keeps, counted, and told in Markdown. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { reasonFor } from './equivalent.mjs';
import { rooms } from './rooms.mjs';

/** Where the results of a room are kept, out of git. */
export const keptOf = (room) => `.mutation/${room}.json`;

const under = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort();

/** The files of a room, and those of its tests. */
export const sourcesOf = (room) => under('packages', rooms[room].sources).filter((path) => path.endsWith('.ts'));
export const testsOf = (room) => under('test', rooms[room].tests);

/** The text between two places as Stryker counts them: lines and columns from 1. */
function between(lines, { start, end }) {
  const inside = lines.slice(start.line - 1, end.line);
  inside.push(inside.pop().slice(0, end.column - 1));
  inside[0] = inside[0].slice(start.column - 1);
  return inside.join(' ').replaceAll(/\s+/g, ' ');
}

const NOTICED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** How a room stands by what is kept: which of its files were tried, how many mutants were noticed, and those that live. */
export function standing(room) {
  const kept = existsSync(keptOf(room)) ? JSON.parse(readFileSync(keptOf(room), 'utf8')).files : {};
  const on = existsSync(keptOf(room)) ? statSync(keptOf(room)).mtime.toISOString().slice(0, 10) : '';
  const sources = sourcesOf(room);
  const tried = sources.filter((source) => source in kept);
  const mutants = tried.flatMap((source) => mutantsOf(source, kept[source]));
  const alive = mutants.filter(({ status }) => ALIVE.has(status));
  return {
    ...{ room, on, sources, tried, noticed: mutants.filter(({ status }) => NOTICED.has(status)).length },
    equivalent: alive.filter(({ reason }) => reason !== undefined),
    open: alive.filter(({ reason }) => reason === undefined),
  };
}

function mutantsOf(file, { source, mutants }) {
  const lines = source.split('\n');
  return mutants.map(({ location, mutatorName, replacement, status }) => {
    const was = between(lines, location);
    const reason = reasonFor(file, lines[location.start.line - 1], was, replacement);
    return { file, location, at: location.start.line, mutatorName, was, becomes: replacement, status, reason };
  });
}

/** Rounded down: 94.96 % is not 95 %. */
export const share = ({ noticed, open }) => (Math.floor((1000 * noticed) / (noticed + open.length)) / 10).toFixed(1);
