/** Tests of the conversion between tables, replays and stored JSON, also with untrusted input. */
import { commitment, LudiError, verifyReplay } from '@ludi-romani/core';
import {
  act,
  agree,
  ask,
  comment,
  decline,
  leave,
  log,
  MOST_SEAT_ENTRIES,
  openTable,
  resign,
  snapshot,
  tick,
  undo,
} from '@ludi-romani/table';
import { parseTable, record, tableOf, verifyTable } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { type AnyEngine, type AnyState, type AnyTable, askUndo, at, fullTable, midGame, through } from './playing';

/** Returns a table with the first plies of a random game, a comment after each tenth ply, and some undos. */
function played(engine: AnyEngine, plies: number, terms: object = {}): AnyTable {
  const options = { players: Math.max(...engine.playerCounts), seed: 'record' };
  let table: AnyTable = openTable(engine, { options, terms: { undo: 'consent', resignation: 'end', ...terms } }, 1_000);
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
  test('the record of a finished game is a valid replay, with times and comments', () => {
    const table = played(engine, 10_000);
    const replay = through(record(engine, table));
    expect(replay.outcome).not.toBeNull();
    expect(replay.times).toHaveLength(replay.actions.length);
    expect(replay.comments?.[0]).toEqual({ ply: 4, seat: 'spectator', text: 'after 4' });
    expect(verifyReplay(engine, replay, { finished: true })).toMatchObject({ ok: true });
    expect(table.entries.some(({ type }) => type === 'undo')).toBe(true);
  });

  test('the record is a valid replay if the game is unfinished, resigned, lost on time, or starts from a position', () => {
    const unfinished = played(engine, 30);
    const given = record(engine, unfinished);
    expect(verifyReplay(engine, through(given))).toMatchObject({ ok: true, outcome: null, ending: null, plies: 30 });
    const resigned = resign(engine, unfinished, 1, 9_000).table;
    const resignation = record(engine, resigned);
    expect(resignation.ending).toEqual({ by: 'resignation', seat: 1 });
    expect(verifyReplay(engine, resignation)).toMatchObject({ ok: true, ending: 'unproved' });
    const options = { players: 2, seed: 'flag' };
    const clock = { main: 100, increment: 0, delay: 0 } as const;
    const late = tick(engine, openTable(engine, { options, terms: { clock } }, 0), 101);
    expect(record(engine, late).ending).toMatchObject({ by: 'time' });
    expect(verifyReplay(engine, record(engine, late))).toMatchObject({ ok: true, ending: 'unproved' });
    const start = midGame(engine, { players: 2, seed: 'start' }, [1, 2, 3, 4, 5]);
    const position = openTable(engine, { start }, 0);
    const [action] = engine.legalActions(start);
    const after = act(engine, position, action?.player ?? 0, action, 5).table;
    const replay = through(record(engine, after));
    const parseState = (saved: unknown) => (saved as { readonly state: typeof start }).state;
    expect(verifyReplay(engine, replay, { parseState })).toMatchObject({ ok: true, plies: 1 });
  });

  test('tableOf opens a replay at any ply, and the game continues there', () => {
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
    const clock = { main: 5, increment: 0, delay: 0 } as const;
    expect(snapshot(engine, tableOf(engine, replay, 0, { terms: { clock } }), 0).status.fallen).toEqual([]);
  });

  test('a table with only its first entries is the table as it was then, also after JSON', () => {
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
    // more entries than the cache retains
    const long = played(engine, 90);
    expect(log(engine, long, 0, 3)).toEqual({ setup: [], lines: log(engine, long, 0).lines.slice(3) });
  });

  test('parseTable refuses an invalid table with its first problem', () => {
    const table = through(played(engine, 12));
    const wrong: readonly (readonly [given: unknown, message: string])[] = [
      [undefined, 'must be plain JSON'],
      [[], 'a table must be an object'],
      [{ ...table, format: 'x' }, 'format: must be ludi-romani/table/2'],
      [{ ...table, game: 'chess' }, `this engine plays ${engine.game}`],
      [{ ...table, rulesVersion: '0' }, `the engine's rules version is ${engine.rulesVersion}`],
      [{ ...table, components: '0'.repeat(64) }, 'opened with other components'],
      [{ ...table, begin: {} }, 'begin: must hold either options or a start'],
      [{ ...table, begin: null }, 'begin: must hold either options or a start'],
      [{ ...table, begin: { ...table.begin, start: {} } }, 'begin: must hold either options or a start'],
      [{ ...table, committed: 1 }, 'committed: must be true or false'],
      [{ ...table, names: Array(1_000_001) }, 'names: too large: more than 1000000 values in all'],
      [{ ...table, names: 'both' }, 'names: must be a list of different names'],
      [{ ...table, names: Array(6).fill('x') }, 'names: must be a list of different names'],
      [{ ...table, terms: { ...table.terms, undo: 'always' } }, 'terms.undo: must be one of free, consent, never'],
      [{ ...table, terms: null }, 'terms: must be an object'],
      [{ ...table, terms: { clock: null, flag: 'end', resignation: 'end' } }, 'terms.undo: must be one of'],
      [{ ...table, terms: { clock: null, undo: 'free', resignation: 'end' } }, 'terms.flag: must be one of'],
      [{ ...table, terms: { clock: null, undo: 'free', flag: 'end' } }, 'terms.resignation: must be one of'],
      [{ ...table, opened: 0.5 }, 'opened: must be a whole number of milliseconds'],
      [{ ...table, entries: {} }, 'entries: must be a list'],
      [{ ...table, entries: table.entries.slice(1) }, 'entries[0]: '],
      [new Proxy(table, { ownKeys: () => Array.from({ length: 5 }, () => 'x') }), 'cannot be read'],
    ];
    for (const [given, message] of wrong) {
      const refused = expect.objectContaining({ code: 'invalid-table', message: expect.stringContaining(message) });
      expect(() => parseTable(engine, given), message).toThrow(refused);
    }
  });

  test('parseTable refuses an entry of a wrong shape, or against the rules of the table, with its index', () => {
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
    const wrong: readonly (readonly [entry: unknown, message: string])[] = [
      ...none.map((entry) => [entry, 'must be an entry, and not earlier than the one before it'] as const),
      [{ type: 'resign', at, seat: 9 }, 'there is no such seat'],
      [{ type: 'flag', at, seat: 0 }, 'the time of this player has not run out'],
      [{ type: 'comment', at, seat: 0, text: ' ' }, 'a comment has 1 to 2000 characters'],
      [{ type: 'action', at, action }, ''],
      [{ type: 'action', at, action, standIn: true }, 'this player has not left the game'],
    ];
    for (const [entry, message] of wrong) {
      const given = { ...table, entries: [...table.entries, entry] };
      const refused = expect.objectContaining({
        code: 'invalid-table',
        message: expect.stringContaining(`entries[${length}]: ${message}`),
      });
      expect(() => parseTable(engine, given), JSON.stringify(entry)).toThrow(refused);
    }
    expect(() => parseTable(engine, { ...table, entries: [{ type: 'resign', at: -1, seat: 0 }] })).toThrow(
      'entries[0]: must be an entry',
    );
  });

  test('a record holds comments in ply order, also after undos', () => {
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
      table = agree(engine, table, other, 0).table;
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

  test('tableOf keeps the beginning of the replay and sets the time of its last action to now', () => {
    const options = { players: 2, seed: 'a secret seed' };
    const committed = openTable(engine, { options, committed: true }, 0);
    expect(tableOf(engine, record(engine, committed), 5)).toEqual({ ...committed, opened: 5 });
    const start = midGame(engine, { players: 2, seed: 'start' }, [1, 2, 3, 4, 5]);
    const [action] = engine.legalActions(start);
    const opened = openTable(engine, { start }, 1_000);
    const position = act(engine, opened, action?.player ?? 0, action, 1_700).table;
    const replay = through(record(engine, position));
    expect(tableOf(engine, replay, 50_000)).toEqual({ ...position, opened: 49_300 });
    const { times: _, ...untimed } = replay;
    const clock = { main: 5, increment: 0, delay: 0 } as const;
    for (const again of [tableOf(engine, untimed, 50_000), tableOf(engine, replay, 50_000, { terms: { clock } })])
      expect(again).toMatchObject({ opened: 50_000, entries: [{ type: 'action', action, at: 0 }] });
  });

  test('tableOf refuses a ply that the replay does not have', () => {
    const replay = record(engine, played(engine, 2));
    for (const ply of [-1, 0.5, 3, Number.NaN])
      expect(() => tableOf(engine, replay, 0, { ply })).toThrow(
        expect.objectContaining({ code: 'invalid-replay', message: 'ply must be a whole number from 0 to 2' }),
      );
  });

  test('parseTable restores actions of a stand-in', () => {
    const options = { players: 2, seed: 'stand-in' };
    const opened = openTable(engine, { options, terms: { resignation: 'stand-in' } }, 0);
    const [seat = 0] = engine.activePlayers(snapshot(engine, opened, 'spectator').view);
    const [action] = engine.legalActions(snapshot(engine, opened, seat).view);
    const table = act(engine, resign(engine, opened, seat, 0).table, seat, action, 0, { standIn: true }).table;
    expect(table.entries.at(-1)).toEqual({ type: 'action', action, at: 0, standIn: true });
    expect(parseTable(engine, through(table))).toEqual(table);
  });

  test('a seat that has made too many entries can still act, answer and resign, and takes nothing from others', () => {
    const { table: full, seat } = fullTable(engine, { players: 2, seed: 'long' });
    const table = parseTable(engine, through(full));
    const refused = { ok: false, refusal: { code: 'record-full', most: MOST_SEAT_ENTRIES } };
    for (const back of [undo, askUndo, leave]) expect(back(engine, table, seat, 0)).toMatchObject(refused);
    expect(comment(engine, table, seat, 'one more', 0).ok).toBe(true);
    const other = 1 - seat;
    const asked = ask(engine, table, other, { what: 'end' }, 0);
    expect(asked.ok).toBe(true);
    expect(decline(engine, asked.table, seat, 0).ok).toBe(true);
    // the other seat has an undo: its own action, after which nobody has acted
    let now = table;
    while (snapshot(engine, now, other).status.undo === null) {
      const [next = 0] = engine.activePlayers(snapshot(engine, now, 'spectator').view);
      const acted = act(engine, now, next, engine.legalActions(snapshot(engine, now, next).view)[0], 0);
      expect(acted.ok).toBe(true);
      now = acted.table;
    }
    const back = snapshot(engine, now, other).status.undo === 'free' ? undo : askUndo;
    expect(back(engine, now, other, 0).ok).toBe(true);
    const over = resign(engine, now, seat, 0);
    expect(over.ok).toBe(true);
    expect(verifyReplay(engine, record(engine, over.table))).toMatchObject({ ok: true });
  });

  test('parseTable refuses a table that omits a fallen flag', () => {
    const clock = { main: 100, increment: 0, delay: 0 } as const;
    const table = openTable(engine, { options: { players: 2, seed: 'late' }, terms: { clock, flag: 'nothing' } }, 0);
    const late = comment(engine, table, 'spectator', 'too late', 101).table;
    expect(late.entries.map(({ type }) => type).slice(-2)).toEqual(['flag', 'comment']);
    expect(() => parseTable(engine, through({ ...late, entries: late.entries.slice(-1) }))).toThrow('a flag fell');
  });

  test('verifyTable proves endings, which a replay only claims', () => {
    const clock = { main: 1000, increment: 0, delay: 0 } as const;
    const options = { players: 2, seed: 'proved' };
    const open = (terms: object) => openTable(engine, { options, terms, committed: true }, 0);
    const resigned = resign(engine, open({ resignation: 'end' }), 1, 500).table;
    const late = tick(engine, open({ clock, flag: 'end' }), 5000);
    const agreed = agree(engine, ask(engine, open({}), 0, { what: 'end' }, 7).table, 1, 9).table;
    const published = commitment('proved');
    for (const [table, by] of [
      [resigned, 'resignation'],
      [late, 'time'],
      [agreed, 'agreement'],
    ] as const) {
      const verdict = verifyTable(engine, through(table), { commitment: published, finished: true });
      expect(verdict).toMatchObject({ ok: true, table, ending: { by }, outcome: null, plies: 0, committed: true });
      expect(verifyReplay(engine, record(engine, table))).toMatchObject({ ok: true, ending: 'unproved' });
    }
    // a flag that never fell
    const forged = { ...through(open({ clock, flag: 'end' })), entries: [{ type: 'flag', seat: 0, at: 999 }] };
    expect(verifyTable(engine, forged)).toEqual({
      ok: false,
      code: 'invalid-table',
      message: 'entries[0]: the time of this player has not run out',
    });
    expect(verifyTable(engine, through(open({})), { finished: true })).toMatchObject({ code: 'unfinished' });
    expect(verifyTable(engine, through(open({})), { commitment: commitment('other') })).toMatchObject({
      code: 'commitment-differs',
    });
    expect(verifyTable(engine, through(open({})))).toMatchObject({ ok: true, ending: null, committed: false });
  });

  test('verifyTable never throws', () => {
    const table = through(openTable(engine, { options: { players: 2, seed: 's' } }, 0));
    for (const given of [undefined, null, 7, [], {}, { ...table, game: 'chess' }, { ...table, begin: null }])
      expect(verifyTable(engine, given)).toMatchObject({ ok: false, code: 'invalid-table' });
    expect(verifyTable(engine, { ...table, begin: { options: { players: 99, seed: '' } } })).toMatchObject({
      code: 'invalid-options',
    });
    const start = midGame(engine, { players: 2, seed: 'start' }, [1, 2, 3]);
    const placed = through(openTable(engine, { start }, 0));
    expect(verifyTable(engine, placed)).toMatchObject({ ok: false, code: 'invalid-start' });
    const parseState = (saved: unknown) => (saved as { state: AnyState }).state;
    expect(verifyTable(engine, placed, { parseState })).toMatchObject({ ok: true });
  });

  test('the record says who played, and a table of a replay has these names', () => {
    const named = openTable(engine, { options: { players: 2, seed: 's' }, names: ['Livia', 'Gaius'] }, 0);
    const replay = record(engine, named, { event: 'Ludi' });
    expect(replay.about).toEqual({ names: ['Livia', 'Gaius'], event: 'Ludi' });
    expect(tableOf(engine, replay, 0).names).toEqual(['Livia', 'Gaius']);
    expect(record(engine, named, { names: ['L'] }).about).toEqual({ names: ['L'] });
    expect('about' in record(engine, openTable(engine, { options: { players: 2, seed: 's' } }, 0))).toBe(false);
  });

  test('a game that ended by agreement is over at the table of its replay, too', () => {
    const options = { players: 2, seed: 'agreed' };
    const asked = ask(engine, openTable(engine, { options }, 0), 0, { what: 'end' }, 7).table;
    const replay = record(engine, agree(engine, asked, 1, 9).table);
    expect(replay.ending).toEqual({ by: 'agreement' });
    expect(snapshot(engine, tableOf(engine, replay, 0), 0).status.ending).toEqual({ by: 'agreement' });
  });

  test('a record omits actions that were taken back with consent', () => {
    const table = played(engine, 20);
    const seat = record(engine, table).actions.at(-2)?.player ?? 0;
    const asked = askUndo(engine, table, seat, 5_000);
    let after = asked.table;
    for (const other of snapshot(engine, after, seat).status.ask?.needs ?? [])
      after = agree(engine, after, other, 5_000).table;
    const { actions } = record(engine, after);
    if (asked.ok) expect(actions.length).toBeLessThan(20);
    // simultaneous answers of other seats stay in effect
    const before = record(engine, table).actions;
    expect(before.filter((action) => actions.includes(action))).toEqual(actions);
    expect(verifyReplay(engine, record(engine, after))).toMatchObject({ ok: true });
  });
});
