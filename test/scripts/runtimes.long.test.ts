/** Tests the player that runs on other runtimes: it must report each kind of fault. */
import * as main from '@ludi-romani/aquileia';
import * as fast from '@ludi-romani/aquileia/fast';
import * as core from '@ludi-romani/core';
import * as table from '@ludi-romani/table';
import * as records from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { goldenOf } from '../../scripts/golden.mjs';
import { play } from '../../scripts/runtimes/player.mjs';
import { markdownTable } from '../../scripts/runtimes/report.mjs';

const { golden, perft } = goldenOf('aquileia');
const [game] = golden.filter(({ name }) => name === '2-players-eager');
const [root] = perft.filter((one: { game: string }) => one.game === '2-players-eager');
const data = {
  widest: 40,
  steps: 60,
  games: { aquileia: { golden: [game], perft: [root], openings: [{ players: 3, seed: 'rote' }] } },
};
const packages = { core, table, records, games: { aquileia: { main, fast } } };
const forged = () => structuredClone(data).games.aquileia;

describe('the player', () => {
  test('plays games, positions and tables without faults', () => {
    const played = play(packages, data);
    expect(played).toMatchObject({ games: 1, plies: game?.replay.actions.length, positions: 1, states: 29, tables: 1 });
    expect(played.entries).toBeGreaterThan(20);
    expect(played.faults).toEqual([]);
  });

  test('returns the same digest each time, and another digest for another seed', () => {
    const other = { ...forged(), openings: [{ players: 3, seed: 'chance' }] };
    expect(play(packages, data).digests).toEqual(play(packages, data).digests);
    expect(play(packages, { ...data, games: { aquileia: other } }).digests).not.toEqual(play(packages, data).digests);
  });

  test('finds a game with a different digest', () => {
    const aquileia = forged();
    const [point] = aquileia.golden[0]?.replay.checkpoints.slice(3) ?? [];
    point.digest = '0'.repeat(64);
    const { faults } = play(packages, { ...data, games: { aquileia } });
    expect(faults).toEqual([expect.stringMatching(/^aquileia 2-players-eager ply 40: /)]);
  });

  test('finds a different number of states', () => {
    const aquileia = forged();
    aquileia.perft[0].depths[0].states += 1;
    const { faults } = play(packages, { ...data, games: { aquileia } });
    expect(faults).toEqual([expect.stringMatching(/^aquileia perft of 2-players-eager from ply 0: /)]);
  });

  test('finds updates that do not lead to the stored table', () => {
    const updates: typeof table.updates = (...given) =>
      table.updates(...given).map((news) => (news.type === 'update' ? { ...news, patches: [] } : news));
    const { faults } = play({ ...packages, table: { ...table, updates } }, data);
    expect(faults).toContainEqual(expect.stringMatching(/cannot take the updates of step/));
  });

  test('finds a log that differs from the received lines', () => {
    const log: typeof table.log = (...given) => ({ ...table.log(...given), lines: [] });
    const { faults } = play({ ...packages, table: { ...table, log } }, data);
    expect(faults).toContainEqual(expect.stringMatching(/received other lines than the log has/));
  });
});

test('aligns the columns of a table', () => {
  const row = { name: 'Node', version: '20', kind: 'ESM', ran: 'all', verdict: 'passed', seconds: '1' };
  expect(markdownTable('runtime', 'modules', [row])).toBe(
    `| runtime | version | modules | tested | verdict | seconds |
| ------- | ------- | ------- | ------ | ------- | ------- |
| Node    | 20      | ESM     | all    | passed  | 1       |`,
  );
});
