/** Tests of a table on a server: from the first guest to the end of the game. */
import { verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { active, type Client, engineOf, hosted, seated } from './hosting';

/** Plays a whole game by first or other legal actions. */
async function playOut(clients: readonly Client[], plies = 2000): Promise<void> {
  const [first] = clients;
  for (let ply = 0; ply < plies && first !== undefined; ply++) {
    const [seat] = active(first);
    if (seat === undefined || first.table.status.ending !== null) return;
    const client = clients.find(({ viewer }) => viewer === seat);
    expect(await client?.act(ply * ply)).toBe('ok');
  }
}

describe('a table', () => {
  test('gathers its players, plays a game, and gives out its record only at the end', async () => {
    const host = hosted();
    const { created, clients } = await seated(host, { game: 'city-of-rome', options: { players: 3 } });
    expect(clients.map(({ viewer }) => viewer)).toEqual([0, 1, 2]);
    expect(clients.map(({ table }) => table.version)).toEqual([0, 0, 0]);
    expect(await host.server.record(created.id)).toMatchObject({ refusal: { code: 'not-over' } });
    await playOut(clients);
    const replay = await host.server.record(created.id);
    expect(verifyReplay(engineOf('city-of-rome'), replay, { finished: true })).toMatchObject({ ok: true });
    expect(replay).toMatchObject({ about: { names: ['Player 0', 'Player 1', 'Player 2'] } });
    const views = clients.map(({ table }) => table.version);
    expect(new Set(views).size).toBe(1);
    expect(host.faults).toEqual([]);
  });
});
