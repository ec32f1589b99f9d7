/** What the golden games and perft counts of all games share: their files, and counting. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { digest, type Engine, type GameTypes, type State } from '@ludi-romani/core';

/** Golden files are written anew by `UPDATE_GOLDEN=1 npx vitest run test/golden`, and by nothing else. */
export const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
export const CHECKPOINT_EVERY = 10;
/** At most so many states are expanded at the last depth. */
export const WIDEST = 400;

/** JSON with one line for each entry of a list. */
const lines = (value: object): string => {
  const field = (entry: unknown): string =>
    Array.isArray(entry) && entry.length > 0
      ? `[\n${entry.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(entry);
  return `{\n${Object.entries(value)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${field(entry)}`)
    .join(',\n')}\n}\n`;
};

/** The golden files of one game. */
export const goldenFiles = (directory: string) => ({
  read: <T>(name: string): T => JSON.parse(readFileSync(`${directory}/${name}.json`, 'utf8')) as T,
  write: (name: string, value: object): void => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${directory}/${name}.json`, lines(value));
  },
});

/** How many states are reached in how many ways. */
export interface Perft {
  /** the golden game that leads to the root, and how many of its actions */
  game: string;
  ply: number;
  /** per depth from 1: the ways to play on, the different states reached, and the digest of the sorted list of their digests */
  depths: { paths: number; states: number; digest: string }[];
}

export function perft<G extends GameTypes>(
  engine: Engine<G>,
  root: State<G>,
  depths: number,
  widest = Number.POSITIVE_INFINITY,
): Perft['depths'] {
  const found: Perft['depths'] = [];
  let level = new Map([[digest(root), { state: root, paths: 1 }]]);
  while (found.length < depths && level.size <= widest) {
    const next: typeof level = new Map();
    for (const { state, paths } of level.values()) {
      for (const action of engine.legalActions(state)) {
        const after = engine.clone(state);
        engine.applyInPlace(after, action);
        const name = digest(after);
        const reached = next.get(name);
        if (reached === undefined) next.set(name, { state: after as State<G>, paths });
        else reached.paths += paths;
      }
    }
    if (next.size === 0) break;
    level = next;
    const paths = [...level.values()].reduce((sum, each) => sum + each.paths, 0);
    found.push({ paths, states: level.size, digest: digest([...level.keys()].sort()) });
  }
  return found;
}

/** The state after these actions. */
export function after<G extends GameTypes>(
  engine: Engine<G>,
  actions: readonly G['action'][],
  options: G['options'],
): State<G> {
  const state = engine.clone(engine.initialState(options));
  for (const action of actions) engine.applyInPlace(state, action);
  return state as State<G>;
}
