/** Golden games and perft counts of Aquileia: proof that no game went another way, and figures for whoever ports the rules. */
import { existsSync } from 'node:fs';
import { type Action, type Aquileia, engine } from '@ludi-romani/aquileia';
import { chanceState, digest, keyedChance, type Replay, recordReplay, verifyReplay } from '@ludi-romani/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { after, CHECKPOINT_EVERY, goldenFiles, type Perft, perft, UPDATE, WIDEST } from './golden';

const DIRECTORY = 'test/golden/aquileia';
const { read, write } = goldenFiles(DIRECTORY);

type Options = Aquileia['options'];
type GoldenReplay = Replay<Aquileia>;
type Style = 'random' | 'eager';

const games = ([2, 3, 4, 5] as const).flatMap((players) =>
  (['random', 'eager'] as const).map((style) => {
    const name = `${players}-players-${style}`;
    return { name, style, options: { players, seed: `golden ${name}` } satisfies Options };
  }),
);

/** What an eager player does not do if there is anything else. */
const DECLINES: readonly Action['type'][] = [
  ...(['pass-placement', 'finish-exchange', 'decline-market-card', 'finish-cards'] as const),
  ...(['drop-out', 'decline-build', 'decline-harbour'] as const),
];

function actionsOf(options: Options, style: Style): Action[] {
  const chance = keyedChance(chanceState(`plays ${options.seed}`));
  const state = engine.clone(engine.initialState(options));
  const actions: Action[] = [];
  while (!engine.isTerminal(state)) {
    const legal = engine.legalActions(state);
    const eager = legal.filter(({ type }) => !DECLINES.includes(type));
    const action = chance.pick(style === 'eager' && eager.length > 0 && chance.int(4) > 0 ? eager : legal);
    engine.applyInPlace(state, action);
    actions.push(action);
  }
  return actions;
}

const record = (options: Options, style: Style): GoldenReplay =>
  recordReplay(engine, options, actionsOf(options, style), { committed: true, checkpointEvery: CHECKPOINT_EVERY });

/** From the start, from a third and from near the end of the eager games, from two thirds of the random ones. */
const perftRoots = (): Pick<Perft, 'game' | 'ply'>[] =>
  games.flatMap(({ name, style }) => {
    const { length } = read<GoldenReplay>(name).actions;
    const plies = style === 'random' ? [Math.floor((2 * length) / 3)] : [0, Math.floor(length / 3), length - 8];
    return plies.map((ply) => ({ game: name, ply }));
  });

if (UPDATE) {
  beforeAll(() => {
    for (const { name, style, options } of games) write(name, record(options, style));
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

  test('together they come upon every kind of action', () => {
    const types = new Set(games.flatMap(({ name }) => read<GoldenReplay>(name).actions.map(({ type }) => type)));
    expect(types.size).toBe(19);
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
