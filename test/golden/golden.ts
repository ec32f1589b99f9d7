/**
 * Golden games and perft counts. They prove that a change of the code changes no game, and a port of the rules can compare with them.
 * Only `UPDATE_GOLDEN=1 npx vitest run test/golden` writes the files again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  canonicalJson,
  chanceState,
  digest,
  type Engine,
  type GameTypes,
  keyedChance,
  type GameReplay,
  recordReplay,
  type State,
  verifyReplay,
} from '@ludi-romani/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SCALE } from '../scale';

export const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
export const CHECKPOINT_EVERY = 10;
/** The most states that are expanded at the last depth. */
const WIDEST = 400;
/** Depths with more paths than this are counted only with a higher SCALE. */
const COUNTED = 4_000 * SCALE;

/** Returns JSON with one line for each entry of a list. */
const lines = (value: object): string => {
  const field = (entry: unknown): string =>
    Array.isArray(entry) && entry.length > 0
      ? `[\n${entry.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(entry);
  return `{\n${Object.entries(value)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${field(entry)}`)
    .join(',\n')}\n}\n`;
};

/** Returns functions to read and write the golden files of one game. */
export const goldenFiles = (directory: string) => ({
  read: <T>(name: string): T => JSON.parse(readFileSync(`${directory}/${name}.json`, 'utf8')) as T,
  write: (name: string, value: object): void => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${directory}/${name}.json`, lines(value));
  },
});

/** The numbers of states and of ways to reach them. */
interface Perft {
  /** the golden game that leads to the root */
  game: string;
  /** the number of its actions before the root */
  ply: number;
  /** by depth from 1: the number of action sequences, the number of distinct states, and the digest of the states' sorted digests */
  depths: { paths: number; states: number; digest: string }[];
}

/** The same as core's `digest`, but faster: perft needs many digests. */
const quickDigest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

function perft<G extends GameTypes>(
  engine: Engine<G>,
  root: State<G>,
  depths: number,
  widest = Number.POSITIVE_INFINITY,
): Perft['depths'] {
  const found: Perft['depths'] = [];
  let level = new Map([[quickDigest(root), { state: root, paths: 1 }]]);
  while (found.length < depths && level.size <= widest) {
    const next: typeof level = new Map();
    for (const { state, paths } of level.values()) {
      for (const action of engine.legalActions(state)) {
        const after = engine.clone(state);
        engine.applyInPlace(after, action);
        const name = quickDigest(after);
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

/** Returns the state after the actions. */
function after<G extends GameTypes>(
  engine: Engine<G>,
  actions: readonly G['action'][],
  options: G['options'],
): State<G> {
  const state = engine.clone(engine.initialState(options));
  for (const action of actions) engine.applyInPlace(state, action);
  return state as State<G>;
}

/** `random` picks any legal action, `eager` prefers those that do not decline. */
export type Style = 'random' | 'eager';

/** Returns a function that plays a game to its end. The eager style avoids the action types in `declines` if another action is legal. */
export function playedBy<G extends GameTypes>(engine: Engine<G>, declines: readonly G['action']['type'][]) {
  return (options: G['options'], style: Style): G['action'][] => {
    const chance = keyedChance(chanceState(`plays ${options.seed}`));
    const state = engine.clone(engine.initialState(options));
    const actions: G['action'][] = [];
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      const eager = legal.filter(({ type }) => !declines.includes(type));
      const action = chance.pick(style === 'eager' && eager.length > 0 && chance.int(4) > 0 ? eager : legal);
      engine.applyInPlace(state, action);
      actions.push(action);
    }
    return actions;
  };
}

/** The golden games of an engine. */
export interface GoldenGames<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly games: readonly { readonly name: string; readonly style: Style; readonly options: G['options'] }[];
  readonly actionsOf: (options: G['options'], style: Style) => readonly G['action'][];
  /** Returns the plies of a game from which perft counts start. */
  readonly perftPlies: (game: string, style: Style, plies: number) => readonly number[];
  /** the number of action types */
  readonly actionTypes: number;
}

/** Returns a random and an eager game for each of the named options. */
export const gamesOf = <O extends { readonly players: number }>(tables: Readonly<Record<string, O>>) =>
  Object.entries(tables).flatMap(([table, options]) =>
    (['random', 'eager'] as const).map((style) => {
      const name = `${table}-${style}`;
      return { name, style, options: { ...options, seed: `golden ${name}` } };
    }),
  );

/** Throws if a golden game of the same rules version now ends differently. Its states may differ. */
function mustEndAsBefore<G extends GameTypes>(engine: Engine<G>, old: GameReplay<G>, name: string): void {
  if (old.rulesVersion !== engine.rulesVersion) return;
  const demand = `${name} ends differently under rules version ${engine.rulesVersion}: change rulesVersion, and add a changeset`;
  let outcome: unknown;
  try {
    outcome = engine.outcome(after(engine, old.actions, old.options));
  } catch (cause) {
    throw new Error(demand, { cause });
  }
  expect(outcome, demand).toEqual(old.outcome);
}

/** Registers the tests of an engine's golden games and perft counts. The files are in the folder with the game's name. */
export function goldenGames<G extends GameTypes>({
  engine,
  games,
  actionsOf,
  perftPlies,
  actionTypes,
}: GoldenGames<G>): void {
  const directory = `test/golden/${engine.game}`;
  const { read, write } = goldenFiles(directory);
  const replayOf = (name: string) => read<GameReplay<G>>(name);
  const record = (options: G['options'], style: Style) =>
    recordReplay(engine, options, actionsOf(options, style), { committed: true, checkpointEvery: CHECKPOINT_EVERY });
  const roots = (): Pick<Perft, 'game' | 'ply'>[] =>
    games.flatMap(({ name, style }) =>
      perftPlies(name, style, replayOf(name).actions.length).map((ply) => ({ game: name, ply })),
    );

  if (UPDATE) {
    beforeAll(() => {
      for (const { name, style, options } of games) {
        if (existsSync(`${directory}/${name}.json`)) mustEndAsBefore(engine, replayOf(name), name);
        write(name, record(options, style));
      }
      const counts = roots().map(({ game, ply }): Perft => {
        const { options, actions } = replayOf(game);
        return { game, ply, depths: perft(engine, after(engine, actions.slice(0, ply), options), 8, WIDEST) };
      });
      write('perft', { counts });
    }, 600_000);
  }

  describe('golden games', () => {
    test.each(games)('$name: the replay is valid, and each state has the recorded digest', ({ name, options }) => {
      const replay = replayOf(name);
      const verdict = verifyReplay(engine, replay);
      expect(verdict).toMatchObject({ ok: true, plies: replay.actions.length, outcome: replay.outcome });
      expect(replay.options).toEqual(options);

      const due = new Map(replay.checkpoints.map((point) => [point.ply, point.digest]));
      let state = engine.initialState(replay.options);
      replay.actions.forEach((action, i) => {
        expect(engine.parse(state, engine.format(action))).toEqual(action);
        state = engine.apply(state, action);
        const expected = due.get(i + 1);
        if (expected !== undefined) expect(digest(state), `after ${i + 1} plies`).toBe(expected);
      });
      expect(due.size).toBe(Math.ceil(replay.actions.length / CHECKPOINT_EVERY));
      expect(engine.outcome(state)).toEqual(replay.outcome);
    });

    test.each(games)('$name: playing again with the same seed gives the same record', ({ name, style, options }) => {
      expect(record(options, style)).toEqual(read(name));
    });

    test('the games cover every type of action', () => {
      const types = new Set(games.flatMap(({ name }) => replayOf(name).actions.map(({ type }) => type)));
      expect(types.size).toBe(actionTypes);
    });
  });

  describe('perft', () => {
    const file = existsSync(`${directory}/perft.json`) ? read<{ counts: Perft[] }>('perft').counts : [];

    test('the file has counts from each root', () => {
      const counted = read<{ counts: Perft[] }>('perft').counts.map(({ game, ply }) => ({ game, ply }));
      expect(counted).toEqual(roots());
    });

    test.each(file)('$game from ply $ply', ({ game, ply, depths }) => {
      const { options, actions } = replayOf(game);
      // stops before the first wide depth: deeper ones, even if narrow, are only reached through it
      const wide = depths.findIndex(({ paths }, i) => i > 0 && paths > COUNTED);
      const within = wide < 0 ? depths : depths.slice(0, wide);
      expect(perft(engine, after(engine, actions.slice(0, ply), options), within.length)).toEqual(within);
    });
  });
}
