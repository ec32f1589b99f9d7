/** Tables and replays, tables read back, and what strangers write for them. */
import { LudiError, verifyReplay } from '@ludi-romani/core';
import { act, agreeToUndo, askUndo, comment, log, openTable, resign, snapshot, tick, undo } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { type AnyEngine, type AnyTable, at, midGame, through } from './playing';

/** A table with a game played at random up to some ply, a comment at each tenth and something taken back now and then. */
function played(engine: AnyEngine, plies: number, terms: object = {}): AnyTable {
  const options = { players: Math.max(...engine.playerCounts), seed: 'record' };
  let table: AnyTable = openTable(engine, { options, terms: { undo: 'consent', ...terms } }, 1_000);
  let state = engine.initialState(options);
  for (let ply = 0; ply < plies; ply++) {
    const now = 1_000 + 7 * ply;
    const action = at(engine.legalActions(state), ply * ply);
    if (action === undefined) break;
    state = engine.apply(state, action);
    table = act(engine, table, action.player, action, now).table;
    if (ply % 10 === 3) table = comment(engine, table, 'spectator', `after ${ply + 1}`, now).table;
    if (ply % 4 !== 1) continue;
    const before = table.entries.length;
    table = undo(engine, table, action.player, now).table;
    if (table.entries.length > before) table = act(engine, table, action.player, action, now).table;
  }
  return table;
}

describe.each(games)('%s', (_, { engine }) => {
  test('the record of a finished game is a replay that the referee accepts, with times and comments', () => {
    const table = played(engine, 10_000);
    const replay = through(record(engine, table));
    expect(replay.outcome).not.toBeNull();
    expect(replay.times).toHaveLength(replay.actions.length);
    expect(replay.comments?.[0]).toEqual({ ply: 4, seat: 'spectator', text: 'after 4' });
    expect(verifyReplay(engine, replay, { finished: true })).toMatchObject({ ok: true });
    expect(table.entries.some(({ type }) => type === 'undo')).toBe(true);
  });

  test('so is that of an unfinished one, of one from a position, of one resigned, and of one that ran out of time', () => {
    const unfinished = played(engine, 30);
    const given = record(engine, unfinished);
    expect(verifyReplay(engine, through(given))).toMatchObject({ ok: true, outcome: null, ending: null, plies: 30 });
    const resigned = resign(engine, unfinished, 1, 9_000).table;
    expect(verifyReplay(engine, record(engine, resigned))).toMatchObject({
      ok: true,
      ending: { by: 'resignation', seat: 1 },
    });
    const options = { players: 2, seed: 'flag' };
    const clock = { main: 100, increment: 0, delay: 0, undo: 'spent' } as const;
    const late = tick(engine, openTable(engine, { options, terms: { clock } }, 0), 101);
    expect(verifyReplay(engine, record(engine, late))).toMatchObject({ ok: true, ending: { by: 'time' } });
    const start = midGame(engine, { players: 2, seed: 'start' }, [1, 2, 3, 4, 5]);
    const position = openTable(engine, { start }, 0);
    const [action] = engine.legalActions(start);
    const after = act(engine, position, action?.player ?? 0, action, 5).table;
    const replay = through(record(engine, after));
    const parseState = (saved: unknown) => (saved as { readonly state: typeof start }).state;
    expect(verifyReplay(engine, replay, { parseState })).toMatchObject({ ok: true, plies: 1 });
  });

  test('a record opens again as a table at any ply, and what is played there is played on', () => {
    const table = played(engine, 40, { undo: 'free' });
    const replay = through(record(engine, table));
    const again = tableOf(engine, replay, 50_000);
    expect(record(engine, again)).toEqual(replay);
    expect(snapshot(engine, again, 0).view).toEqual(snapshot(engine, table, 0).view);
    for (const ply of [0, 1, 17, 40]) {
      const earlier = tableOf(engine, replay, 50_000, { ply });
      expect(record(engine, earlier).actions).toEqual(replay.actions.slice(0, ply));
      const next = replay.actions[ply];
      if (next !== undefined) expect(act(engine, earlier, next.player, next, 50_001).ok).toBe(true);
    }
    const resigned = record(engine, resign(engine, table, 0, 9_999).table);
    expect(record(engine, tableOf(engine, resigned, 0)).ending).toEqual({ by: 'resignation', seat: 0 });
    expect(record(engine, tableOf(engine, resigned, 0, { ply: 39 })).ending).toBeUndefined();
    expect(() => tableOf(engine, replay, 0, { ply: 41 })).toThrow(LudiError);
    const clock = { main: 5, increment: 0, delay: 0, undo: 'spent' } as const;
    expect(snapshot(engine, tableOf(engine, replay, 0, { terms: { clock } }), 0).status.fallen).toEqual([]);
  });

  test('any beginning of the entries is the table as it was then, also after JSON', () => {
    const table = played(engine, 25);
    const cold = parseTable(engine, through(table));
    expect(cold).toEqual(table);
    for (let version = 0; version <= table.entries.length; version += 5) {
      const early = parseTable(engine, { ...through(table), entries: through(table.entries.slice(0, version)) });
      expect(snapshot(engine, early, 1).version).toBe(version);
      const whole = log(engine, table, 1).lines;
      if (version > 0) expect(log(engine, table, 1, version)).toEqual({ setup: [], lines: whole.slice(version) });
      expect(log(engine, early, 1).lines).toEqual(whole.slice(0, version));
    }
    // longer ago than is kept
    const long = played(engine, 90);
    expect(log(engine, long, 0, 3)).toEqual({ setup: [], lines: log(engine, long, 0).lines.slice(3) });
  });

  test('a table that is not one is refused as such, whatever it is', () => {
    const table = through(played(engine, 12));
    const wrong: unknown[] = [
      undefined,
      [],
      { ...table, format: 'x' },
      { ...table, game: 'chess' },
      { ...table, rulesVersion: '0' },
      { ...table, components: '0'.repeat(64) },
      { ...table, begin: {} },
      { ...table, committed: 1 },
      { ...table, names: 'both' },
      { ...table, terms: { ...table.terms, undo: 'always' } },
      { ...table, terms: null },
      { ...table, opened: 0.5 },
      { ...table, entries: {} },
      { ...table, entries: [...table.entries, { type: 'undo', at: 0, seat: 0 }] },
      { ...table, entries: [...table.entries, { type: 'valueOf', at: 1e6, seat: 0 }] },
      { ...table, entries: [...table.entries, { type: 'resign', at: 1e6 }] },
      { ...table, entries: [...table.entries, { type: 'resign', at: 1e6, seat: 9 }] },
      { ...table, entries: [...table.entries, { type: 'flag', at: 1e6, seat: 0 }] },
      { ...table, entries: [...table.entries, { type: 'comment', at: 1e6, seat: 0, text: ' ' }] },
      { ...table, entries: [...table.entries, { type: 'action', at: 1e6, action: { type: 'x', player: 0 } }] },
      { ...table, entries: table.entries.slice(1) },
      { ...table, entries: [...table.entries, { type: 'comment', at: 0, seat: 0, text: 'earlier' }] },
      new Proxy(table, { ownKeys: () => Array.from({ length: 5 }, () => 'x') }),
    ];
    wrong.forEach((given, i) => {
      expect(() => parseTable(engine, given), `case ${i}`).toThrow(expect.objectContaining({ code: 'invalid-table' }));
    });
  });

  test('a record that is full takes what ends the game, and nothing else', () => {
    const options = { players: 2, seed: 'long' };
    const opened = openTable(engine, { options, terms: { undo: 'consent' } }, 0);
    const said = { type: 'comment', seat: 'spectator', text: 'and again', at: 0 } as const;
    const table = parseTable(engine, { ...opened, entries: Array.from({ length: 10_000 }, () => said) });
    expect(comment(engine, table, 0, 'one more', 0)).toMatchObject({ ok: false, refusal: { code: 'record-full' } });
    const { view } = snapshot(engine, table, 'spectator');
    const [seat = 0] = engine.activePlayers(view);
    const acted = act(engine, table, seat, engine.legalActions(snapshot(engine, table, seat).view)[0], 0);
    expect(acted.ok).toBe(true);
    for (const back of [undo, askUndo])
      expect(back(engine, acted.table, seat, 0)).toMatchObject({ ok: false, refusal: { code: 'record-full' } });
    const over = resign(engine, acted.table, seat, 0);
    expect(over.ok).toBe(true);
    expect(verifyReplay(engine, record(engine, over.table))).toMatchObject({ ok: true });
  });

  test('a table that keeps silent about a flag is refused', () => {
    const clock = { main: 100, increment: 0, delay: 0, undo: 'spent' } as const;
    const table = openTable(engine, { options: { players: 2, seed: 'late' }, terms: { clock, flag: 'nothing' } }, 0);
    const late = comment(engine, table, 'spectator', 'too late', 101).table;
    expect(late.entries.map(({ type }) => type).slice(-2)).toEqual(['flag', 'comment']);
    expect(() => parseTable(engine, through({ ...late, entries: late.entries.slice(-1) }))).toThrow('a flag fell');
  });

  test('what is undone with consent leaves the record of what stands', () => {
    const table = played(engine, 20);
    const seat = record(engine, table).actions.at(-2)?.player ?? 0;
    const asked = askUndo(engine, table, seat, 5_000);
    let after = asked.table;
    for (const other of snapshot(engine, after, seat).status.ask?.needs ?? [])
      after = agreeToUndo(engine, after, other, 5_000).table;
    const { actions } = record(engine, after);
    if (asked.ok) expect(actions.length).toBeLessThan(20);
    // what others answered simultaneously stands
    const before = record(engine, table).actions;
    expect(before.filter((action) => actions.includes(action))).toEqual(actions);
    expect(verifyReplay(engine, record(engine, after))).toMatchObject({ ok: true });
  });
});
