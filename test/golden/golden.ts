/**
 * Golden games and perft counts: proof that no game went another way, and figures for whoever ports the rules.
 * They are written anew by `UPDATE_GOLDEN=1 npx vitest run test/golden`, and by nothing else.
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
/** At most so many states are expanded at the last depth. */
const WIDEST = 400;
/** Depths with more states than that are counted when there is more time. */
const COUNTED = 4_000 * SCALE;

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
interface Perft {
  /** the golden game that leads to the root, and how many of its actions */
  game: string;
  ply: number;
  /** per depth from 1: the ways to play on, the different states reached, and the digest of the sorted list of their digests */
  depths: { paths: number; states: number; digest: string }[];
}

/** `digest` of core, as the machine computes it: the counts are of many states. */
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

/** The state after these actions. */
function after<G extends GameTypes>(
  engine: Engine<G>,
  actions: readonly G['action'][],
  options: G['options'],
): State<G> {
  const state = engine.clone(engine.initialState(options));
  for (const action of actions) engine.applyInPlace(state, action);
  return state as State<G>;
}

/** How a game is played: any legal action, or rather one that does something. */
export type Style = 'random' | 'eager';

/** A game played to its end by the style; `declines` are the actions that an eager player leaves if there is anything else. */
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
  /** after which plies of a game the ways to play on are counted */
  readonly perftPlies: (game: string, style: Style, plies: number) => readonly number[];
  /** how many types of action there are */
  readonly actionTypes: number;
}

/** A random and an eager game of each table (the options by name). */
export const gamesOf = <O extends { readonly players: number }>(tables: Readonly<Record<string, O>>) =>
  Object.entries(tables).flatMap(([table, options]) =>
    (['random', 'eager'] as const).map((style) => {
      const name = `${table}-${style}`;
      return { name, style, options: { ...options, seed: `golden ${name}` } };
    }),
  );

/** A game that was recorded under this version of the rules ends as it did, however its states look now. */
function endsAsItDid<G extends GameTypes>(engine: Engine<G>, old: GameReplay<G>, name: string): void {
  if (old.rulesVersion !== engine.rulesVersion) return;
  const demand = `${name} goes another way than it did under rules version ${engine.rulesVersion}: change rulesVersion, and say so in a changeset`;
  let outcome: unknown;
  try {
    outcome = engine.outcome(after(engine, old.actions, old.options));
  } catch (cause) {
    throw new Error(demand, { cause });
  }
  expect(outcome, demand).toEqual(old.outcome);
}

/** Registers the tests of an engine's golden games and perft counts, which are in the folder with the game's name. */
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
        if (existsSync(`${directory}/${name}.json`)) endsAsItDid(engine, replayOf(name), name);
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
    test.each(games)('$name: the replay is verified, and each state is the one on record', ({ name, options }) => {
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

    test.each(games)('$name: is what these players do with this seed', ({ name, style, options }) => {
      expect(record(options, style)).toEqual(read(name));
    });

    test('together they come upon every type of action', () => {
      const types = new Set(games.flatMap(({ name }) => replayOf(name).actions.map(({ type }) => type)));
      expect(types.size).toBe(actionTypes);
    });
  });

  describe('perft', () => {
    const file = existsSync(`${directory}/perft.json`) ? read<{ counts: Perft[] }>('perft').counts : [];

    test('there are counts from each root', () => {
      const counted = read<{ counts: Perft[] }>('perft').counts.map(({ game, ply }) => ({ game, ply }));
      expect(counted).toEqual(roots());
    });

    test.each(file)('$game from ply $ply', ({ game, ply, depths }) => {
      const { options, actions } = replayOf(game);
      // as deep as there is time for: a deeper level may be narrower, but is reached through the wide one
      const wide = depths.findIndex(({ paths }, i) => i > 0 && paths > COUNTED);
      const within = wide < 0 ? depths : depths.slice(0, wide);
      expect(perft(engine, after(engine, actions.slice(0, ply), options), within.length)).toEqual(within);
    });
  });
}
