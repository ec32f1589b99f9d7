import { writeFileSync } from 'node:fs';
import { random } from '@ludi-romani/bots';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import type { Engine, GameTypes, Viewer } from '@ludi-romani/core';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { meanOf, playMatch, shareOf } from '../../packages/cli/src/arena';
import { botNamed } from '../../packages/cli/src/bots';
import { games } from '../../packages/cli/src/games';
import { giftsWith } from '../gifts';
import { bundled, inFolder, ludi } from './run';

const arena = (...args: string[]) => ludi(['arena', ...args]);

test('prints games, wins and points with their intervals, the same for the same seed', async () => {
  const args = ['city-of-rome', '--bots', 'random,greedy', '--games', '20', '--seed', 'circus'];
  const { status, out, err } = await arena(...args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatchInlineSnapshot(`
    "City of Rome, 2 players, 20 games, seed circus

    bot     games  wins  win %          95 %  points          95 %
    random     20   3.0   15.0   5.2 to 36.0    31.1  25.8 to 36.5
    greedy     20  17.0   85.0  64.0 to 94.8    49.5  43.9 to 55.2

    Equal bots would win 50.0 % each.
    "
  `);
  expect((await arena(...args)).out).toBe(out);
});

test.each(games.map(({ engine }) => engine.game))('%s: the table is the same on several threads', async (game) => {
  const args = [
    game,
    '--bots',
    'random,greedy,ismcts:1',
    '--games',
    '4',
    '--seed',
    'forum',
    '--players',
    '3',
    '--json',
  ];
  const [one, three] = [await arena(...args, '--workers', '1'), await arena(...args, '--workers', '3')];
  expect(three).toEqual(one);
  expect(one.status).toBe(0);
});

test('threads use the given options and own components', async () => {
  const box = inFolder('box.json');
  const { numbers } = novaRoma.components;
  writeFileSync(box, JSON.stringify({ ...novaRoma.components, numbers: { ...numbers, rounds: 1 } }));
  const args = ['nova-roma', '--bots', 'greedy', '--games', '3', '--seed', 's', '--difficulty', 'easy', '--json'];
  const plain = await arena(...args);
  const own = await arena(...args, '--components', box);
  expect(own.out).not.toBe(plain.out);
  expect(await arena(...args, '--components', box, '--workers', '2')).toEqual(own);
});

test('reports the number of a game that fails on one of several threads', async () => {
  const worker = await bundled(
    'broken.mjs',
    "export const match = async (number) => { if (number === 2) throw new Error('lost'); return [{ won: 1, points: 1 }]; };",
  );
  const args = ['arena', 'nova-roma', '--bots', 'greedy', '--games', '5', '--seed', 's', '--workers', '2'];
  const { status, out, err } = await ludi(args, { worker });
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('game 2 of seed s failed: lost');
});

test('--json prints figures that add up', async () => {
  const { out } = await arena('aquileia', '--bots', 'greedy,flat:4,ismcts:4', '--games', '3', '--seed', 's', '--json');
  const { game, players, seed, games, standings } = JSON.parse(out);
  expect({ game, players, seed, games }).toEqual({ game: 'aquileia', players: 3, seed: 's', games: 3 });
  expect(standings.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'flat:4', 'ismcts:4']);
  expect(standings.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBeCloseTo(3);
  for (const { games, wins, winRate, points } of standings) {
    expect(games).toBe(3);
    expect(winRate.mean).toBeCloseTo(wins / 3);
    for (const { low, mean, high } of [winRate, points]) {
      expect(low).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(high);
    }
  }
});

test('each bot plays each deal from every seat, and sees only the views of its seat', async () => {
  const engine: Engine<GameTypes> = cityOfRome;
  const seen = async (number: number) => {
    const seats = [new Set<Viewer>(), new Set<Viewer>(), new Set<Viewer>()];
    let first: unknown;
    const bots = seats.map((own) => ({
      choose: (view: GameTypes['view'], seed: string) => {
        // copies the view, because it may share objects with the state, which the match changes
        first ??= structuredClone(view);
        own.add(view.viewer);
        return random(engine).choose(view, seed);
      },
    }));
    const shares = await playMatch(cityOfRome, bots, { players: 3, seed: 's' }, number);
    expect(shares.reduce((sum, share) => sum + (share?.won ?? 0), 0)).toBeCloseTo(1);
    return { seats: seats.map((own) => [...own]), first };
  };
  const games = await Promise.all([0, 1, 2, 3].map(seen));
  expect(games.map(({ seats }) => seats)).toEqual([
    [[0], [1], [2]],
    [[2], [0], [1]],
    [[1], [2], [0]],
    [[0], [1], [2]],
  ]);
  expect(games[1]?.first).toEqual(games[0]?.first);
  expect(games[2]?.first).toEqual(games[0]?.first);
  expect(games[3]?.first).not.toEqual(games[0]?.first);
});

test('in a game of teams each bot plays all seats of a team', async () => {
  const engine = giftsWith(() => [
    [0, 1],
    [2, 3],
  ]);
  const seen = [0, 1].map(() => new Set<Viewer>());
  const bots = seen.map((own) => ({
    choose: (view: GameTypes['view'], seed: string) => {
      own.add(view.viewer);
      return random(engine as Engine<GameTypes>).choose(view, seed);
    },
  }));
  const seats = async (number: number) => {
    for (const own of seen) own.clear();
    const shares = await playMatch(engine as Engine<GameTypes>, bots, { players: 4, seed: 's' }, number);
    expect(shares.map((share) => share?.won).sort()).toEqual([0, 1]);
    return seen.map((own) => [...own].sort());
  };
  expect(await seats(0)).toEqual([[0, 1], [2, 3]]); // biome-ignore format: two lists
  expect(await seats(1)).toEqual([[2, 3], [0, 1]]); // biome-ignore format: two lists
});

test('in a solo game each bot plays the same deal alone', async () => {
  const bots = ['random', 'greedy', 'ismcts:5'].map((name) => botNamed(name).sit({ engine: novaRoma }));
  const games = await Promise.all(
    [0, 1, 2].map((number) => playMatch(novaRoma, bots, { players: 1, seed: 's' }, number)),
  );
  expect(games.map((shares) => shares.map((share) => share !== null))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
  // the random bot loses to the game, so there is no winner
  expect(games[0]?.[0]?.won).toBe(0);
});

test('with more seats than bots, a bot takes several seats', async () => {
  const { out } = await arena(
    ...['city-of-rome', '--bots', 'random,greedy', '--players', '4', '--games', '4', '--seed', 's', '--json'],
  );
  const { players, standings } = JSON.parse(out);
  expect(players).toBe(4);
  expect(standings.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBeCloseTo(4);
});

test.each(games.map(({ engine }) => engine.game))('every bot can play %s', async (game) => {
  const { status, err } = await arena(game, '--bots', 'random,greedy,ismcts:2', '--games', '3', '--seed', 's');
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('rounds the number of games up to complete deals, and says so', async () => {
  const args = ['city-of-rome', '--bots', 'random,greedy', '--seed', 's'];
  const { out } = await arena(...args, '--games', '3');
  const { out: whole } = await arena(...args, '--games', '4');
  const note = 'There are 4 games, not 3, so that every bot plays each deal from every seat.\n';
  expect(out).toBe(`${whole}${note}`);
  expect((await arena(...args, '--games', '1', '--lang', 'de')).out).toContain(
    'Gespielt wird 2-mal statt 1-mal, damit jeder Bot',
  );
  expect(JSON.parse((await arena(...args, '--games', '3', '--json')).out).games).toBe(4);
});

test('shows and clears a progress line on a terminal', async () => {
  const args = ['arena', 'city-of-rome', '--bots', 'random,greedy', '--games', '2', '--seed', 's'];
  const { err } = await ludi(args, { isTTY: true });
  expect(err.startsWith('\rCity of Rome: game 1 of 2, won so far: random 0, greedy 0\x1b[K')).toBe(true);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
});

test.each([
  [['chess', '--bots', 'random'], "'chess' is invalid for argument 'game'"],
  [['city-of-rome'], "required option '--bots <names>' not specified"],
  [['city-of-rome', '--bots', 'random,deep-blue'], "unknown bot 'deep-blue'"],
  [['city-of-rome', '--bots', 'random:5'], 'random takes no number'],
  [['city-of-rome', '--bots', 'greedy:0'], 'greedy takes no number'],
  [
    ['city-of-rome', '--bots', 'ismcts:many'],
    "in ismcts:N, N must be a number of iterations from 1, or a time such as 500ms or 2s, not 'many'",
  ],
  [['city-of-rome', '--bots', 'ismcts:0'], "not '0'"],
  [['city-of-rome', '--bots', 'flat:-1'], 'in flat:N, N must be a number of iterations from 1'],
  [['city-of-rome', '--bots', 'ismcts:5:5'], "not '5:5'"],
  [['city-of-rome', '--bots', 'random,,random'], "unknown bot ''"],
  [['city-of-rome', '--bots', 'random,random,random', '--players', '2'], '3 bots need as many seats'],
  [['city-of-rome', '--bots', 'random,greedy', '--games', '0'], "'--games <n>' argument '0' is invalid"],
  [['city-of-rome', '--bots', 'random,greedy', '--workers', '0'], 'from 1 to 256.'],
  [['city-of-rome', '--bots', 'random,exec:true', '--workers', '2'], '--workers must be 1 if a program plays'],
  [['city-of-rome', '--bots', 'random,greedy', '--players', '9'], 'players: must be one of 2, 3, 4'],
])('%j is a usage error', async (args, message) => {
  const { status, out, err } = await arena(...args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(message);
});

describe('estimates', () => {
  test('shareOf returns the textbook values of Wilson, and valid intervals at 0 and 1', () => {
    const values = (won: number, of: number) => Array.from({ length: of }, (_, i) => (i < won ? 1 : 0));
    const half = shareOf(values(50, 100));
    expect([half.low, half.mean, half.high].map((value) => value.toFixed(4))).toEqual(['0.4038', '0.5000', '0.5962']);
    expect(shareOf(values(0, 10))).toMatchObject({ mean: 0, low: 0 });
    expect(shareOf(values(0, 10)).high).toBeCloseTo(0.2775, 3);
    expect(shareOf(values(10, 10)).low).toBeCloseTo(0.7225, 3);
  });

  test('meanOf returns a normal interval, infinite for a single value', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // the interval is 1.96 times the standard error, which is the square root of 2.5 / 5
    expect(high - mean).toBeCloseTo(1.96 * Math.SQRT1_2);
    expect(mean - low).toBeCloseTo(high - mean);
    expect(meanOf([7])).toEqual({ mean: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });
});
