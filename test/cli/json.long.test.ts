/** Compares the JSON output of commands with their text output. */
import { parseState } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { file, inFolder, ludi, replayFile } from './run';

const json = async (...args: string[]) => {
  const { status, lines, err } = await ludi([...args, '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
};

test('play prints the score sheet and the command to repeat the game', async () => {
  const args = ['play', 'city-of-rome', '--players', '3', '--seed', 's'];
  const path = inFolder('json.json');
  const told = await json(...args, '--out', path);
  const { out } = await ludi(args);
  expect(told).toMatchObject({ game: 'city-of-rome', players: 3, seed: 's', from: null, replay: path });
  expect(told.again).toBe('ludi play city-of-rome --players 3 --seed s');
  expect(out).toContain(`The end, after ${told.plies} actions`);
  const row = (title: string) =>
    out
      .match(new RegExp(`^${title} +(.*)$`, 'm'))?.[1]
      ?.split(/ +/)
      .map(Number);
  expect(told.scores.map(({ total }: { total: number }) => total)).toEqual(row('Total'));
  expect(told.scores.map(({ place }: { place: number }) => place)).toEqual(row('Place'));
  expect(Object.keys(told.scores[0].rows).length).toBeGreaterThan(5);
  expect(out).toContain(`${told.scores[told.winners[0]].name} wins with`);
  const from = await json('play', '--from', path, '--ply', '9');
  expect(from.from).toEqual({ file: path, ply: 9 });
});

test('show prints the view of a seat, or the whole state, from which play continues', async () => {
  const path = await replayFile('json');
  const own = await json('show', path, '--ply', '5', '--as', '1');
  expect(own).toMatchObject({ game: 'city-of-rome', players: 2, ply: 5, viewer: 1, saved: null, outcome: null });
  expect(own.view.viewer).toBe(1);
  expect(JSON.stringify(own)).not.toContain('"seed"');
  const { out } = await ludi(['show', path, '--ply', '5', '--as', '1']);
  expect(out).toContain(`Last action: ${own.last}`);
  for (const { line, sentence } of own.legal) expect(out).toMatch(new RegExp(`${line} +${sentence.slice(0, 20)}`));

  const all = await json('show', path, '--ply', '5');
  expect(all.view).toBe(null);
  expect(parseState(all.saved).players).toHaveLength(2);
  expect(await json('play', '--from', file('saved.json', JSON.stringify(all.saved)))).toMatchObject({ players: 2 });
  const end = await json('show', path);
  expect(end.ply).toBe(end.plies);
  expect(end.outcome.scores).toHaveLength(2);
  expect(end.legal).toEqual([]);
});

test.each([
  [['play', 'city-of-rome', '--json', '--quiet'], "option '--json' cannot be used with option '--quiet'"],
  [['play', 'city-of-rome', '--json', '--human', '0'], "option '--json' cannot be used with option '--human <seats>'"],
])('%j is a usage error', async (args, message) => {
  const { status, err } = await ludi(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
