/**
 * What came of the mutants, file by file, as it stands in tried.json: whoever goes on need not try again what did not change. What lives
 * stands there with its line, so that it can be held against mutation/equivalent.mjs, and tried again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reasonFor } from './equivalent.mjs';
import { rooms } from './rooms.mjs';

const LEDGER = 'scripts/mutation/tried.json';
const ledger = JSON.parse(readFileSync(LEDGER, 'utf8'));

const under = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort();

/** The files of a room, and those of its tests. */
export const sourcesOf = (room) => under('packages', rooms[room].sources).filter((path) => path.endsWith('.ts'));
export const testsOf = (room) => under('test', rooms[room].tests);

const digestOf = (file) => createHash('sha256').update(readFileSync(file, 'utf8')).digest('hex').slice(0, 16);

/** Whether a file was tried as it is now. */
export const wasTried = (file) => ledger[file]?.digest === digestOf(file);

/** The text between two places as Stryker counts them: lines and columns from 1. */
function between(lines, { start, end }) {
  const inside = lines.slice(start.line - 1, end.line);
  inside.push(inside.pop().slice(0, end.column - 1));
  inside[0] = inside[0].slice(start.column - 1);
  return inside.join(' ').replaceAll(/\s+/g, ' ');
}

const NOTICED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

const write = () => {
  const files = Object.keys(ledger).sort();
  const kept = Object.fromEntries(files.map((file) => [file, ledger[file]]));
  writeFileSync(LEDGER, `${JSON.stringify(kept, null, 2)}\n`);
};

const placeOf = ({ start, end }) => `${start.line}:${start.column}-${end.line}:${end.column}`;
/** What tells a mutant from the others of its file. */
const keyOf = ({ place, becomes }) => `${place} ${becomes}`;

/** Keeps what became of all mutants of some files. */
export function keep(files, results) {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const its = results.filter(({ fileName }) => fileName === file);
    const alive = its
      .filter(({ status }) => ALIVE.has(status))
      .map(({ location, mutatorName: kind, replacement: becomes }) => ({
        ...{ place: placeOf(location), kind, was: between(lines, location), becomes },
      }));
    const noticed = its.filter(({ status }) => NOTICED.has(status)).length;
    ledger[file] = { digest: digestOf(file), on: new Date().toISOString().slice(0, 10), noticed, alive };
  }
  write();
}

/** Keeps which of the mutants that lived were noticed when they were tried again. */
export function keepAgain(results) {
  for (const { fileName, location, replacement: becomes, status } of results) {
    if (!NOTICED.has(status)) continue;
    const tried = ledger[fileName];
    const left = tried.alive.filter((mutant) => keyOf(mutant) !== keyOf({ place: placeOf(location), becomes }));
    tried.noticed += tried.alive.length - left.length;
    tried.alive = left;
  }
  write();
}

/** How a room stands by what is kept: which of its files were tried as they are, how many mutants were noticed, and those that live. */
export function standing(room) {
  const sources = sourcesOf(room);
  const tried = sources.filter(wasTried);
  const alive = tried.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return ledger[file].alive.map((mutant) => {
      const at = Number.parseInt(mutant.place, 10);
      return { ...mutant, file, at, reason: reasonFor(file, lines[at - 1], mutant.was, mutant.becomes) };
    });
  });
  return {
    ...{ room, sources, tried },
    on:
      tried
        .map((file) => ledger[file].on)
        .sort()
        .at(-1) ?? '',
    noticed: tried.reduce((sum, file) => sum + ledger[file].noticed, 0),
    equivalent: alive.filter(({ reason }) => reason !== undefined),
    open: alive.filter(({ reason }) => reason === undefined),
  };
}

/** Rounded down: 94.96 % is not 95 %. */
export const share = ({ noticed, open }) => (Math.floor((1000 * noticed) / (noticed + open.length)) / 10).toFixed(1);
