/** Tables and replays, tables read back, and what strangers write for them. */
import { LudiError, verifyReplay } from '@ludi-romani/core';
import { act, agreeToUndo, askUndo, comment, log, openTable, resign, snapshot, tick, undo } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { type AnyEngine, type AnyTable, at, fullTable, midGame, through } from './playing';

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

  test('a table that is not one is refused as such, whatever it is, and told what is wrong with it first', () => {
    const table = through(played(engine, 12));
    const wrong: readonly (readonly [given: unknown, says: string])[] = [
      [undefined, 'must be plain JSON'],
      [[], 'a table must be an object'],
      [{ ...table, format: 'x' }, 'format: must be ludi-romani/table/1'],
      [{ ...table, game: 'chess' }, `this engine plays ${engine.game}`],
      [{ ...table, rulesVersion: '0' }, `the engine's rules version is ${engine.rulesVersion}`],
      [{ ...table, components: '0'.repeat(64) }, 'opened with other components'],
      [{ ...table, begin: {} }, 'begin: must be options or a start'],
      [{ ...table, begin: null }, 'begin: must be options or a start'],
      [{ ...table, begin: { ...table.begin, start: {} } }, 'begin: must be options or a start'],
      [{ ...table, committed: 1 }, 'committed: must be true or false'],
      [{ ...table, names: Array(1_000_001) }, 'names: too large: more than 1000000 values in all'],
      [{ ...table, names: 'both' }, 'names: must be at most a name for each seat'],
      [{ ...table, names: Array(6).fill('x') }, 'names: must be at most a name for each seat'],
      [{ ...table, terms: { ...table.terms, undo: 'always' } }, 'terms.undo: must be one of free, consent, never'],
      [{ ...table, terms: null }, 'terms: must be an object'],
      [{ ...table, terms: { clock: null, flag: 'end', resignation: 'end' } }, 'terms.undo: must be one of'],
      [{ ...table, terms: { clock: null, undo: 'free', resignation: 'end' } }, 'terms.flag: must be one of'],
      [{ ...table, terms: { clock: null, undo: 'free', flag: 'end' } }, 'terms.resignation: must be one of'],
      [{ ...table, opened: 0.5 }, 'opened: must be a number of milliseconds'],
      [{ ...table, entries: {} }, 'entries: must be a list'],
      [{ ...table, entries: table.entries.slice(1) }, 'entries[0]: '],
      [new Proxy(table, { ownKeys: () => Array.from({ length: 5 }, () => 'x') }), 'cannot be read'],
    ];
    for (const [given, says] of wrong) {
      const refused = expect.objectContaining({ code: 'invalid-table', message: expect.stringContaining(says) });
      expect(() => parseTable(engine, given), says).toThrow(refused);
    }
  });

  test('so is a table with an entry that is none, or that could not be entered, and told which one', () => {
    const table = through(played(engine, 12));
    const { length } = table.entries;
    const at = 1e6;
    const action = { type: 'x', player: 0 };
    const none: readonly unknown[] = [
      null,
      { at, seat: 0 },
      { type: 'valueOf', at, seat: 0 },
      { type: ['resign'], at, seat: 0 },
      { type: 'undo', at: 0, seat: 0 },
      { type: 'undo', at: at + 0.5, seat: 0 },
      { type: 'resign', at },
      { type: 'resign', at, seat: 'spectator' },
      { type: 'resign', at, seat: 0, text: 'salve' },
      { type: 'comment', at: 0, seat: 0, text: 'earlier' },
      { type: 'comment', at, seat: '0', text: 'salve' },
      { type: 'comment', at, seat: 0, text: 7 },
      { type: 'action', at },
      { type: 'action', at, action: null },
      { type: 'action', at, action: { ...action, player: '0' } },
      { type: 'action', at, action, standIn: false },
    ];
    const wrong: readonly (readonly [entry: unknown, says: string])[] = [
      ...none.map((entry) => [entry, 'not an entry, or earlier than the one before it'] as const),
      [{ type: 'resign', at, seat: 9 }, 'there is no such seat'],
      [{ type: 'flag', at, seat: 0 }, 'the time of this player has not run out'],
      [{ type: 'comment', at, seat: 0, text: ' ' }, 'a comment has 1 to 2000 characters'],
      [{ type: 'action', at, action }, ''],
      [{ type: 'action', at, action, standIn: true }, 'nobody has to stand in for this player'],
    ];
    for (const [entry, says] of wrong) {
      const given = { ...table, entries: [...table.entries, entry] };
      const refused = expect.objectContaining({
        code: 'invalid-table',
        message: expect.stringContaining(`entries[${length}]: ${says}`),
      });
      expect(() => parseTable(engine, given), JSON.stringify(entry)).toThrow(refused);
    }
    expect(() => parseTable(engine, { ...table, entries: [{ type: 'resign', at: -1, seat: 0 }] })).toThrow(
      'entries[0]: not an entry',
    );
  });

  test('what was said stands in a record at the ply it was said at, in their order, whatever was taken back', () => {
    const options = { players: 2, seed: 'said' };
    let table: AnyTable = openTable(engine, { options, terms: { undo: 'consent' } }, 0);
    const plies = () => record(engine, table).actions;
    const playOn = () => {
      const [seat = 0] = engine.activePlayers(snapshot(engine, table, 'spectator').view);
      table = act(engine, table, seat, engine.legalActions(snapshot(engine, table, seat).view)[0], 0).table;
    };
    const say = (text: string) => {
      table = comment(engine, table, 'spectator', text, 0).table;
    };
    expect(record(engine, table)).not.toHaveProperty('comments');
    say('salvete');
    expect(record(engine, table).comments).toEqual([{ ply: 0, seat: 'spectator', text: 'salvete' }]);
    for (let ply = 0; ply < 3; ply++) playOn();
    say('are you sure?');
    const seat = plies().at(-1)?.player ?? 0;
    table = askUndo(engine, undo(engine, table, seat, 0).table, seat, 0).table;
    for (const other of snapshot(engine, table, seat).status.ask?.needs ?? [])
      table = agreeToUndo(engine, table, other, 0).table;
    const left = plies().length;
    expect(left).toBeLessThan(3);
    say('he was not');
    while (plies().length < 3) playOn();
    const said = record(engine, table).comments?.map(({ ply, text }) => [ply, text]);
    expect(said).toEqual([
      [0, 'salvete'],
      [left, 'he was not'],
      [3, 'are you sure?'],
    ]);
  });

  test('a table made of a record begins as that did, and its last action was made at the moment it goes on', () => {
    const options = { players: 2, seed: 'a seed that nobody can guess' };
    const committed = openTable(engine, { options, committed: true }, 0);
    expect(tableOf(engine, record(engine, committed), 5)).toEqual({ ...committed, opened: 5 });
    const start = midGame(engine, { players: 2, seed: 'start' }, [1, 2, 3, 4, 5]);
    const [action] = engine.legalActions(start);
    const opened = openTable(engine, { start }, 1_000);
    const position = act(engine, opened, action?.player ?? 0, action, 1_700).table;
    const replay = through(record(engine, position));
    expect(tableOf(engine, replay, 50_000)).toEqual({ ...position, opened: 49_300 });
    const { times: _, ...untimed } = replay;
    const clock = { main: 5, increment: 0, delay: 0, undo: 'spent' } as const;
    for (const again of [tableOf(engine, untimed, 50_000), tableOf(engine, replay, 50_000, { terms: { clock } })])
      expect(again).toMatchObject({ opened: 50_000, entries: [{ type: 'action', action, at: 0 }] });
  });

  test('a record goes on after a ply that it has', () => {
    const replay = record(engine, played(engine, 2));
    for (const ply of [-1, 0.5, 3, Number.NaN])
      expect(() => tableOf(engine, replay, 0, { ply })).toThrow(
        expect.objectContaining({ code: 'invalid-replay', message: `there is no ply ${ply}` }),
      );
  });

  test('what a stand-in played is read back as that', () => {
    const options = { players: 2, seed: 'stand-in' };
    const opened = openTable(engine, { options, terms: { resignation: 'stand-in' } }, 0);
    const [seat = 0] = engine.activePlayers(snapshot(engine, opened, 'spectator').view);
    const [action] = engine.legalActions(snapshot(engine, opened, seat).view);
    const table = act(engine, resign(engine, opened, seat, 0).table, seat, action, 0, { standIn: true }).table;
    expect(table.entries.at(-1)).toEqual({ type: 'action', action, at: 0, standIn: true });
    expect(parseTable(engine, through(table))).toEqual(table);
  });

  test('a record that is full takes what ends the game, and nothing else', () => {
    const table = parseTable(engine, through(fullTable(engine, { players: 2, seed: 'long' })));
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
