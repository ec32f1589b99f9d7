/** What there is to do, how far it has come, and the file that remembers it. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { engines } from '../workspace.mjs';

export const GAMES = engines.map(({ directory }) => directory);
/** Doors of each game: options, actions, parsed actions, lines, states, unchecked states, views, replays, components, nearly sound states. */
const DOORS = 10;

/** A lane is a part of a game, whose batches are done one after the other. */
export const lanesOf = (games, targets) =>
  games.flatMap((game) =>
    Object.entries(targets).flatMap(([part, target]) => {
      const names = part === 'hostile' ? Array.from({ length: DOORS }, (_, door) => `hostile ${door}`) : [part];
      return names.map((name) => ({
        game,
        part: name,
        target,
        batches: 0,
        count: 0,
        seconds: 0,
        notes: {},
        failures: [],
      }));
    }),
  );

export const isDone = ({ part, target, batches, count }) => count >= target || (part === 'distribution' && batches > 0);

/** Each batch has a seed of its own, whoever does it and when. */
export const batchOf = ({ game, part, target }, seed, number) => ({
  game,
  part,
  number,
  size: target,
  seed: `soak ${seed} ${game} ${part} ${number}`,
});

/** Notes are added up; of a `max` the greatest stays. */
export function addNotes(notes, more) {
  for (const [name, value] of Object.entries(more))
    notes[name] = name.startsWith('max ') ? Math.max(notes[name] ?? -Infinity, value) : (notes[name] ?? 0) + value;
}

export const fileOf = (seed) => `node_modules/.cache/soak/${encodeURIComponent(seed)}.json`;

/** Written beside, then put in place: a killed process leaves the last whole one. */
export function keep(file, lanes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `[\n${lanes.map((lane) => JSON.stringify(lane)).join(',\n')}\n]\n`);
  renameSync(`${file}.new`, file);
}

/** The lanes as far as they came in an earlier run. */
export function resumed(file, lanes) {
  if (!existsSync(file)) return lanes;
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  return [
    ...lanes.map((lane) => {
      const before = kept.find(({ game, part }) => game === lane.game && part === lane.part);
      return before === undefined ? lane : { ...before, target: lane.target };
    }),
    // others stay in the file as they are
    ...kept.filter(({ game, part }) => !lanes.some((lane) => game === lane.game && part === lane.part)),
  ];
}
