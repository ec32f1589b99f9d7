/** Tests of `ludi train`, and of matches with its models. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseModel } from '@ludi-romani/bots/learn';
import { expect, test } from 'vitest';
import { harvestGame } from './foreign';
import { file, inFolder, ludi } from './run';

const quick = [
  '--plies',
  '0',
  '--games',
  '100',
  '--iterations',
  '6',
  '--gate',
  '60',
  '--rounds',
  '1',
  '--seed',
  'field',
];

/** Runs `ludi train` for the small game. */
const train = async (out: string, ...more: string[]) =>
  ludi(['train', '--engine', await harvestGame(), ...quick, '--out', inFolder(out), '--workers', '2', ...more]);

test('learns a foreign game, writes the model, and a match with it can be played', async () => {
  const { status, lines, err } = await train('farm.json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(lines[0]).toBe('Harvest, 2 players, seed field');
  expect(lines[3]).toMatch(/^ +1 +100 +\d+\.\d +\d+\.\d +\d+\.\d +\d+\.\d to \d+\.\d +better$/);
  expect(lines.slice(5).join(' ')).toContain('farm.json, version 1.');
  const model = parseModel(JSON.parse(readFileSync(inFolder('farm.json'), 'utf8')));
  expect(model).toMatchObject({ game: 'harvest', options: { players: 2 }, seed: 'field', games: 100, version: 1 });
  expect(model.gate?.low).toBeGreaterThan(0.5);

  const bots = `learned:${inFolder('farm.json')}:8,random`;
  const args = ['arena', '--engine', await harvestGame(), '--bots', bots, '--games', '20', '--seed', 's', '--json'];
  const one = await ludi(args);
  expect(one.status).toBe(0);
  const [learned] = JSON.parse(one.out).standings;
  expect(learned.bot).toBe(`learned:${inFolder('farm.json')}:8`);
  expect(learned.winRate.mean).toBeGreaterThan(0.8);
  expect(await ludi([...args, '--workers', '2'])).toEqual(one);
});

test('writes the same model with another number of threads, and after an interruption', async () => {
  const whole = await train('whole.json', '--json');
  const model = readFileSync(inFolder('whole.json'), 'utf8');
  const { rounds, ...result } = JSON.parse(whole.out);
  expect(result).toEqual({ game: 'harvest', players: 2, seed: 'field', file: inFolder('whole.json') });
  expect(rounds).toMatchObject([{ round: 1, games: 100, isBetter: true, gate: { games: 60, iterations: 6 } }]);

  // as if the program had been killed while it wrote a game
  const folder = inFolder('whole.json.training');
  const games = readFileSync(`${folder}/round-1-games.jsonl`, 'utf8').split('\n');
  expect(readdirSync(folder).sort()).toEqual(['round-1-games.jsonl', 'round-1-gate.jsonl', 'settings.json']);
  expect(games.length).toBe(101);
  writeFileSync(`${folder}/round-1-games.jsonl`, `${games.slice(0, 25).join('\n')}\n${games[25]?.slice(0, 30)}`);
  rmSync(`${folder}/round-1-gate.jsonl`);
  rmSync(inFolder('whole.json'));

  const again = await train('whole.json', '--json');
  expect(again).toMatchObject({ status: 1, out: '' });
  expect(again.err).toContain('add --resume');
  const engine = await harvestGame();
  const resume = (...more: string[]) =>
    ludi([
      'train',
      '--engine',
      engine,
      '--out',
      inFolder('whole.json'),
      '--workers',
      '1',
      '--json',
      '--resume',
      ...more,
    ]);
  expect((await resume('--gate', '2')).err).toContain('this training has --gate 60');
  expect((await resume('--seed', 'x')).err).toContain('this training has --seed field');
  expect((await ludi(['train', 'aquileia', '--out', inFolder('whole.json'), '--resume'])).err).toContain('harvest');
  expect((await resume()).out).toBe(whole.out);
  expect(readFileSync(inFolder('whole.json'), 'utf8')).toBe(model);
  expect(readFileSync(`${folder}/round-1-games.jsonl`, 'utf8').split('\n')).toEqual(games);
});

test('writes nothing if no model wins', async () => {
  const { status, out, err } = await train('none.json', '--gate', '2', '--lang', 'de');
  expect(status).toBe(1);
  expect(out).toContain('nicht besser');
  expect(err).toBe('ludi: no model won its match, so none was written\n');
  expect(readdirSync(inFolder('.'))).not.toContain('none.json');
});

test('reports a bad file of a model', async () => {
  const match = (bot: string) =>
    ludi(['arena', 'city-of-rome', '--bots', `${bot},random`, '--games', '2', '--seed', 's']);
  expect(await match(`learned:${inFolder('nowhere.json')}:5`)).toMatchObject({ status: 2, out: '' });
  const bad = await match(`learned:${file('bad.json', '{"format":"x"}')}`);
  expect(bad.status).toBe(2);
  expect(bad.err).toContain('is not a model of ludi train');
  expect((await match('learned:')).err).toContain('must be learned:FILE:N');
});
