/**
 * Golden games and perft counts of City of Rome: proof that no game went another way, and figures for whoever ports the rules.
 * They are written anew by `UPDATE_GOLDEN=1 npx vitest run test/golden`, and by nothing else.
 */
import { existsSync } from 'node:fs';
import { type CityOfRome, engine } from '@ludi-romani/city-of-rome';
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
import { after, CHECKPOINT_EVERY, goldenFiles, type Perft, perft, UPDATE, WIDEST } from './golden';

const DIRECTORY = 'test/golden/city-of-rome';
type Options = CityOfRome['options'];
type GoldenReplay = Replay<CityOfRome>;

const { read, write } = goldenFiles(DIRECTORY);

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

// Perft.

/** From the start, from two thirds, and from near the end of a game. */
const perftRoots = (): Pick<Perft, 'game' | 'ply'>[] =>
  games.flatMap(({ name }) => {
    const { length } = read<GoldenReplay>(name).actions;
    const plies = name.includes('first') ? [Math.floor((2 * length) / 3)] : [0, Math.floor(length / 3), length - 5];
    return name.endsWith('random') ? [] : plies.map((ply) => ({ game: name, ply }));
  });

if (UPDATE) {
  beforeAll(() => {
    for (const { name, style, options } of games) write(name, record(options, style));
    write('example-city', playScript(exampleGame()));
    const counts = perftRoots().map(({ game, ply }): Perft => {
      const { options, actions } = read<GoldenReplay>(game);
      return { game, ply, depths: perft(engine, after(engine, actions.slice(0, ply), options), 8, WIDEST) };
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
    expect(perft(engine, after(engine, actions.slice(0, ply), options), depths.length)).toEqual(depths);
  });
});
