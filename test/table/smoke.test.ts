import { expect, test } from 'vitest';
import { act, follow, log, openTable, snapshot, undo, updates, type Table, askUndo, agreeToUndo } from '@ludi-romani/table';
import { games } from '../contract/games';
test.each(games)('smoke %s', (_n: any, { engine: e }: any) => {
  const engine = e as any;
  let table: Table<any> = openTable(engine, { options: { players: 3, seed: 'x' }, terms: { undo: 'consent', clock: { main: 1000000, increment: 5, delay: 1, undo: 'spent' } } }, 1000);
  const viewers = [0, 1, 2, 'spectator'] as const;
  const clients = viewers.map((v) => follow(snapshot(engine, table, v)));
  let now = 1000; let r = 5; const keep = (a: any) => { if (a.ok) { table = a.table; } else console.log(a.refusal); };
  let undone = 0;
  const full: any[] = [];
  for (let i = 0; i < 400; i++) {
    now += 10;
    const { view } = clients[3]!.getSnapshot();
    r = (r * 1103515245 + 12345) % 2147483648;
    const active = engine.activePlayers(view);
    if (!active.length) break;
    const seat = active[r % active.length];
    const legal = engine.legalActions(clients[seat]!.getSnapshot().view);
    const status = clients[seat]!.getSnapshot().status;
    if (r % 7 === 0 && status.undo === 'free') { keep(undo(engine, table, seat, now)); undone++; }
    else keep(act(engine, table, seat, legal[r % legal.length], now, { version: clients[seat]!.getSnapshot().version }));
    viewers.forEach((v, k) => {
      expect(clients[k]!.take(updates(engine, table, v, clients[k]!.getSnapshot().version, { digest: true }))).toBe(true);
      expect(clients[k]!.getSnapshot().view).toEqual(snapshot(engine, table, v).view);
      expect(clients[k]!.getSnapshot().status).toEqual(snapshot(engine, table, v).status);
    });
  }
  expect(undone).toBeGreaterThan(0);
  const again = JSON.parse(JSON.stringify(table));
  expect(snapshot(engine, again, 0)).toEqual(snapshot(engine, table, 0));
  expect(log(engine, again, 1).lines).toEqual(clients[1]!.getSnapshot().lines);
});
