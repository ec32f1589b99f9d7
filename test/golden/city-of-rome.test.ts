/**
 * Golden games and perft counts of City of Rome: proof that no game went another way, and figures for whoever ports the rules.
 * They are written anew by `UPDATE_GOLDEN=1 npx vitest run test/golden`, and by nothing else.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Action, type CityOfRome, clone, engine, type State } from '@ludi-romani/city-of-rome';
import {
  type ChanceOutcome,
  digest,
  type Outcome,
  type Replay,
  recordReplay,
  scriptedChance,
  verifyReplay,
} from '@ludi-romani/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Style, wholeGame } from '../city-of-rome/kit';
import { exampleScore } from '../city-of-rome/tables';
import { exampleGame } from './example-game';

const DIRECTORY = 'test/golden/city-of-rome';
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
const CHECKPOINT_EVERY = 10;

type Options = CityOfRome['options'];
type GoldenReplay = Replay<CityOfRome>;

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

const read = <T>(name: string): T => JSON.parse(readFileSync(`${DIRECTORY}/${name}.json`, 'utf8')) as T;
const write = (name: string, value: object): void => writeFileSync(`${DIRECTORY}/${name}.json`, lines(value));

// Whole games.

const styles: readonly Style[] = ['random', 'eager'];
const tables: Readonly<Record<string, Omit<Options, 'seed'>>> = {
  '2-players': { players: 2 },
  '2-players-seat-1-first': { players: 2, startPlayer: 1, colors: ['brown', 'white'] },
  '3-players': { players: 3 },
  '3-players-seat-2-first': { players: 3, startPlayer: 2 },
  '4-players': { players: 4 },
  '4-players-seat-3-first': { players: 4, startPlayer: 3, colors: ['brown', 'white', 'orange', 'purple'] },
};
const games = Object.entries(tables).flatMap(([name, options]) =>
  styles.map((style) => ({
    name: `${name}-${style}`,
    style,
    options: { ...options, seed: `golden ${name} ${style}` },
  })),
);

function record(options: Options, style: Style): GoldenReplay {
  const { actions } = wholeGame(options, style);
  return recordReplay(engine, options, actions, { committed: true, checkpointEvery: CHECKPOINT_EVERY });
}

// A game with scripted chance: the city of the rulebook's example, built in a real game.

interface ScriptedGame {
  options: Options;
  chance: ChanceOutcome[];
  /** lines of `format` */
  actions: string[];
  /** the digest after every tenth action */
  digests: string[];
  outcome: Outcome | null;
}

function playScript({ options, chance, actions }: Pick<ScriptedGame, 'options' | 'chance' | 'actions'>): ScriptedGame {
  const script = scriptedChance(chance);
  let state = engine.initialState(options, script);
  const digests = [digest(state)];
  actions.forEach((line, i) => {
    state = engine.apply(state, engine.parse(state, line), script);
    if ((i + 1) % CHECKPOINT_EVERY === 0) digests.push(digest(state));
  });
  script.assertUsedUp();
  return { options, chance, actions, digests, outcome: engine.outcome(state) };
}

// Perft: how many states are reached in how many ways.

interface Perft {
  /** the golden game that leads to the root, and how many of its actions */
  game: string;
  ply: number;
  /** per depth from 1: the ways to play on, the different states reached, and the digest of the sorted list of their digests */
  depths: { paths: number; states: number; digest: string }[];
}

/** At most so many states are expanded at the last depth. */
const WIDEST = 400;

function perft(root: State, depths: number, widest = Number.POSITIVE_INFINITY): Perft['depths'] {
  const found: Perft['depths'] = [];
  let level = new Map([[digest(root), { state: root, paths: 1 }]]);
  while (found.length < depths && level.size <= widest) {
    const next: typeof level = new Map();
    for (const { state, paths } of level.values()) {
      for (const action of engine.legalActions(state)) {
        const after = clone(state);
        engine.applyInPlace(after, action);
        const name = digest(after);
        const reached = next.get(name);
        if (reached === undefined) next.set(name, { state: after, paths });
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

function after(actions: readonly Action[], options: Options): State {
  const state = clone(engine.initialState(options));
  for (const action of actions) engine.applyInPlace(state, action);
  return state;
}

/** From the start, from two thirds, and from near the end of a game. */
const perftRoots = (): Pick<Perft, 'game' | 'ply'>[] =>
  games.flatMap(({ name }) => {
    const { length } = read<GoldenReplay>(name).actions;
    const plies = name.includes('first') ? [Math.floor((2 * length) / 3)] : [0, Math.floor(length / 3), length - 5];
    return name.endsWith('random') ? [] : plies.map((ply) => ({ game: name, ply }));
  });

if (UPDATE) {
  beforeAll(() => {
    mkdirSync(DIRECTORY, { recursive: true });
    for (const { name, style, options } of games) write(name, record(options, style));
    write('example-city', playScript(exampleGame()));
    const counts = perftRoots().map(({ game, ply }): Perft => {
      const { options, actions } = read<GoldenReplay>(game);
      return { game, ply, depths: perft(after(actions.slice(0, ply), options), 8, WIDEST) };
    });
    write('perft', { counts });
  }, 120_000);
}

describe('golden games', () => {
  test.each(games)('$name: the replay is verified, and each state is the one on record', ({ name, options }) => {
    const replay = read<GoldenReplay>(name);
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

  test('CR-5.11, CR-6.18 TV-1 example-city: seat 0 builds the city of the rulebook example in a real game, for 75 points', () => {
    const golden = read<ScriptedGame>('example-city');
    expect(playScript(golden)).toEqual(golden);
    const { total, influence, ...rows } = exampleScore;
    expect(golden.outcome?.scores[0]).toEqual({ total, rows: { ...rows, influenceTokens: influence } });
  });
});

describe('perft', () => {
  const counts = existsSync(`${DIRECTORY}/perft.json`) ? read<{ counts: Perft[] }>('perft').counts : [];

  test('there are counts from each root', () => {
    const roots = read<{ counts: Perft[] }>('perft').counts.map(({ game, ply }) => ({ game, ply }));
    expect(roots).toEqual(perftRoots());
  });

  test.each(counts)('$game from ply $ply', ({ game, ply, depths }) => {
    const { options, actions } = read<GoldenReplay>(game);
    expect(perft(after(actions.slice(0, ply), options), depths.length)).toEqual(depths);
  });
});
