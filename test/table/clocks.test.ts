/**
 * Tests of clocks: the time that a clock counts, and flags, which fall when the time of a clock has run out. They use the draft of City of
 * Rome, which asks each seat in turn for one action.
 */
import { engine } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes, Seat } from '@ludi-romani/core';
import { engine as forum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import {
  act,
  agree,
  ask,
  comeBack,
  type Entry,
  extend,
  leave,
  nextFlag,
  openTable,
  outage,
  progress,
  resign,
  snapshot,
  type Table,
  type Terms,
  tick,
  timeLeft,
  undo,
} from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { askUndo, fullTable } from './playing';

const OPENED = 1_000_000;
const CLOCK = { main: 1000, increment: 30, delay: 100 };

const open = (terms: Partial<Terms> = {}) =>
  openTable(engine, { options: { players: 3, seed: 'clock' }, terms: { clock: CLOCK, ...terms } }, OPENED);
type CityTable = ReturnType<typeof open>;

const status = (table: CityTable) => snapshot(engine, table, 'spectator').status;
const active = (table: CityTable) => engine.activePlayers(snapshot(engine, table, 'spectator').view)[0] ?? 0;

/** Plays the first legal action of a seat. */
function plays<G extends GameTypes>(one: Engine<G>, table: Table<G>, seat: Seat, now: number, standIn = false) {
  const [action] = one.legalActions(snapshot(one, table, seat).view);
  return act(one, table, seat, action, now, { standIn });
}
/** Plays the first legal action of the active player, `after` milliseconds after the opening of the table. */
const answer = (table: CityTable, after: number, standIn = false) =>
  plays(engine, table, active(table), OPENED + after, standIn);

/** Takes back the last action of a seat, `after` milliseconds after the opening, with the consent of all seats that must agree. */
function takeBack(table: CityTable, seat: Seat, after: number): CityTable {
  let asked = askUndo(engine, table, seat, OPENED + after).table;
  for (const other of status(asked).ask?.needs ?? []) asked = agree(engine, asked, other, OPENED + after).table;
  return asked;
}

const openForum = (terms: Partial<Terms>) => openTable(forum, { options: { players: 3, seed: 'clock' }, terms }, 0);
const forumStatus = (table: ReturnType<typeof openForum>) => snapshot(forum, table, 'spectator').status;
const mustAct = (table: ReturnType<typeof openForum>) => forum.activePlayers(snapshot(forum, table, 'spectator').view);

test('a decision costs its time beyond the delay, and gains the increment', () => {
  const table = open();
  const seat = active(table);
  expect(status(table).clocks?.[seat]).toMatchObject({ left: 1000, since: 0 });
  const quick = answer(table, 99).table;
  expect(status(quick).clocks?.[seat]).toMatchObject({ left: 1030, since: null });
  const slow = answer(table, 250).table;
  expect(status(slow).clocks?.[seat]).toMatchObject({ left: 1000 - 150 + 30, since: null });
  expect(status(slow).clocks?.[active(slow)]).toMatchObject({ left: 1000, since: 250 });
});

test('time never runs backwards, even if the server passes an earlier moment', () => {
  const later = answer(open(), 400).table;
  const earlier = answer(later, 300).table;
  expect(earlier.entries.map(({ at }) => at)).toEqual([400, 400]);
  expect(() => tick(engine, later, Number.NaN)).toThrow(expect.objectContaining({ code: 'invalid-time' }));
});

describe('a flag', () => {
  test('falls at its moment, however late the server ticks', () => {
    const table = open({ flag: 'nothing' });
    expect(nextFlag(engine, table)).toBe(OPENED + 1100);
    expect(tick(engine, table, OPENED + 1099)).toBe(table);
    const fallen = tick(engine, table, OPENED + 5000);
    expect(fallen.entries).toEqual([{ type: 'flag', seat: active(table), at: 1100 }]);
    expect(tick(engine, fallen, OPENED + 9000)).toBe(fallen);
    expect(answer(table, 5000).table.entries.map(({ type, at }) => [type, at])).toEqual([
      ['flag', 1100],
      ['action', 5000],
    ]);
    expect(nextFlag(engine, fallen)).toBeNull();
  });

  test('changes only the status if the terms say nothing', () => {
    const table = tick(engine, open({ flag: 'nothing' }), OPENED + 2000);
    expect(status(table)).toMatchObject({ fallen: [active(table)], left: [], ending: null });
    expect(answer(table, 2100).ok).toBe(true);
  });

  test('ends the game if the terms say end', () => {
    const before = open({ flag: 'end' });
    const late = answer(before, 2000);
    expect(late).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    expect(status(late.table).ending).toEqual({ by: 'time', seat: active(before) });
    expect(undo(engine, late.table, 0, OPENED + 2000)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    expect(nextFlag(engine, late.table)).toBeNull();
    expect(record(engine, late.table)).toMatchObject({ outcome: null, ending: { by: 'time' } });
  });

  test('lets only a stand-in continue if the terms say stand-in', () => {
    const table = tick(engine, open({ flag: 'stand-in' }), OPENED + 2000);
    expect(status(table).left).toEqual([active(table)]);
    expect(answer(table, 2001)).toMatchObject({ ok: false, refusal: { code: 'left' } });
    const after = answer(table, 2001, true);
    expect(after.ok).toBe(true);
    expect(answer(after.table, 2002, true)).toMatchObject({ ok: false, refusal: { code: 'not-left' } });
    expect(undo(engine, after.table, active(table), OPENED + 2003)).toMatchObject({ refusal: { code: 'left' } });
  });
});

test.each(['nothing', 'stand-in'] as const)('a seat with a fallen flag gains no increment, terms: %s', (flag) => {
  const table = tick(engine, open({ flag }), OPENED + 2000);
  const seat = active(table);
  const after = answer(table, 2100, flag === 'stand-in');
  expect(after.ok).toBe(true);
  expect(status(after.table).clocks?.[seat]).toMatchObject({ left: 0, since: null });
});

test('a seat whose player has left gains no increment', () => {
  const table = open({ resignation: 'stand-in' });
  const seat = active(table);
  const after = answer(resign(engine, table, seat, OPENED + 300).table, 400, true).table;
  expect(status(after).clocks?.[seat]).toMatchObject({ left: 800, since: null });
});

test('the clock of a player who has left is stopped', () => {
  const seat = active(open());
  for (const resignation of ['end', 'stand-in'] as const) {
    const table = resign(engine, open({ resignation }), seat, OPENED + 300).table;
    expect(status(table).clocks?.[seat]).toMatchObject({ left: 800, since: null });
    expect(nextFlag(engine, table)).toBeNull();
    expect(tick(engine, table, OPENED + 9000)).toBe(table);
  }
});

test('in simultaneous decisions all open clocks run, and each stops at the answer of its seat', () => {
  let table = openForum({ clock: { ...CLOCK, increment: 0, delay: 0, main: 1e6 } });
  for (let now = 1; mustAct(table).length < 3; now++) table = plays(forum, table, mustAct(table)[0] ?? 0, now).table;
  const clocks = () => forumStatus(table).clocks ?? [];
  const began = clocks()[0]?.since ?? 0;
  const before = clocks().map(({ left }) => left);
  expect(clocks().map(({ since }) => since)).toEqual([began, began, began]);
  let now = began + 10;
  for (; mustAct(table).includes(1); now += 10) table = plays(forum, table, 1, now).table;
  expect(clocks()[1]).toMatchObject({ left: (before[1] ?? 0) - (now - 10 - began), since: null });
  expect([0, 2].map((seat) => clocks()[seat])).toMatchObject(
    [0, 2].map((seat) => ({ left: before[seat], since: began })),
  );
  table = undo(forum, table, 1, now + 5).table;
  expect(clocks()[0]?.since).toBe(began);
  expect(clocks()[1]?.since).toBe(now + 5);
});

describe('the time of actions that are taken back', () => {
  test('stays spent, without the increment', () => {
    const before = open({ undo: 'consent' });
    const seat = active(before);
    const after = answer(before, 300).table;
    const next = active(after);
    const table = takeBack(after, seat, 700);
    expect(status(table).clocks?.[seat]).toMatchObject({ left: 1000 - 200, since: 700 });
    expect(status(table).clocks?.[next]).toMatchObject({ left: 1000 - 300, since: null });
  });

  test('in a simultaneous phase is spent only for the seat that takes back', () => {
    let table = openForum({ clock: { ...CLOCK, delay: 0 } });
    const clocks = () => forumStatus(table).clocks ?? [];
    let now = 0;
    while (mustAct(table).includes(0)) {
      now += 50;
      table = plays(forum, table, 0, now).table;
    }
    const [own, ...others] = clocks();
    table = undo(forum, table, 0, now + 10).table;
    expect(clocks()).toEqual([{ ...own, left: (own?.left ?? 0) - CLOCK.increment, since: now + 10 }, ...others]);
  });

  test('does not grow by repeated undo', () => {
    let table = open({ undo: 'consent', clock: { ...CLOCK, delay: 0 } });
    const seat = active(table);
    for (let round = 1; round <= 20; round++) table = takeBack(answer(table, 0).table, seat, 0);
    expect(table.entries.length).toBeGreaterThan(60);
    expect(status(table).clocks?.[seat]).toMatchObject({ left: 1000, since: 0 });
  });
});

describe('the delay of a decision', () => {
  /** Returns a table at which a seat acts and takes back every 95 milliseconds, until its flag falls, and the moment of the fall. */
  const cycled = (clock = CLOCK) => {
    let table = openTable(
      novaRoma,
      { options: { players: 1, seed: 'delay' }, terms: { clock, flag: 'nothing' } },
      OPENED,
    );
    let now = OPENED;
    const fallen = () => table.entries.find(({ type }) => type === 'flag')?.at;
    for (let round = 0; round < 100 && fallen() === undefined; round++) {
      now += 95;
      const { view, status: seen } = snapshot(novaRoma, table, 0);
      table =
        seen.undo === 'free'
          ? undo(novaRoma, table, 0, now).table
          : act(novaRoma, table, 0, novaRoma.legalActions(view)[0], now).table;
    }
    return fallen();
  };

  test('is not renewed by acting and taking back', () => {
    // one decision is open at a time: its delay of 100, and then the main time
    expect(cycled({ ...CLOCK, increment: 0 })).toBeLessThanOrEqual(1000 + 3 * 100);
  });

  test('is owed after an undo: what the decisions used, the next ones do not get', () => {
    const before = open({ undo: 'consent' });
    const seat = active(before);
    // 60 of the delay of 100 are used, then the next player uses 30 of its own
    const after = answer(before, 60).table;
    const next = active(after);
    const back = takeBack(after, seat, 90);
    expect(status(back).clocks?.[seat]).toEqual({ left: 1000, since: 90, delay: 40, owed: 0 });
    expect(status(back).clocks?.[next]).toEqual({ left: 1000, since: null, delay: 0, owed: 30 });
    const again = answer(back, 90).table;
    expect(status(again).clocks?.[next]).toEqual({ left: 1000, since: 90, delay: 70, owed: 0 });
    // taken back once more: 60 and the 40 that were withheld are owed
    const twice = takeBack(again, seat, 100);
    expect(status(twice).clocks?.[seat]).toMatchObject({ left: 1000, delay: 40 });
    expect(status(twice).clocks?.[next]).toMatchObject({ owed: 40 });
  });

  test('is owed after a decision that its player left', () => {
    const table = open({ resignation: 'stand-in' });
    const seat = active(table);
    const gone = leave(engine, table, seat, OPENED + 80).table;
    const back = comeBack(engine, gone, seat, OPENED + 500).table;
    expect(status(back).clocks?.[seat]).toEqual({ left: 1000, since: 500, delay: 20, owed: 0 });
  });
});

describe('an outage', () => {
  test('counts for no clock, and fells no flag', () => {
    const table = open({ flag: 'nothing' });
    const seat = active(table);
    const away = outage(engine, table, OPENED + 200, OPENED + 100_000).table;
    expect(away.entries).toEqual([{ type: 'outage', time: 99_800, at: 100_000 }]);
    expect(timeLeft(snapshot(engine, away, 0), seat, OPENED + 100_000)).toBe(1000 - 100);
    expect(nextFlag(engine, away)).toBe(OPENED + 100_000 + 900);
  });

  test('comes after the flags that fell before it', () => {
    const away = outage(engine, open({ flag: 'nothing' }), OPENED + 2000, OPENED + 5000).table;
    expect(away.entries.map(({ type, at }) => [type, at])).toEqual([
      ['flag', 1100],
      ['outage', 5000],
    ]);
  });

  test('is not longer than the time since the last entry', () => {
    const table = answer(open(), 300).table;
    const away = outage(engine, table, OPENED, OPENED + 500).table;
    expect(away.entries.at(-1)).toEqual({ type: 'outage', time: 200, at: 500 });
    expect(() => extend(engine, table, [{ type: 'outage', time: 201, at: 500 }])).toThrow('the outage is longer');
    expect(outage(engine, table, OPENED + 900, OPENED + 500).table.entries.at(-1)).toMatchObject({ time: 0 });
  });
});

test('nobody must act during a pause', () => {
  const table = open();
  let paused = ask(engine, table, 0, { what: 'pause' }, OPENED).table;
  for (const other of [1, 2]) paused = agree(engine, paused, other, OPENED).table;
  expect(progress(engine, table)).toMatchObject({ isOver: false, turn: [active(table)], status: { paused: false } });
  expect(progress(engine, paused)).toMatchObject({ isOver: false, turn: [], status: { paused: true } });
});

test('the time left follows from a snapshot and the time of the server', () => {
  const table = open();
  const seat = active(table);
  const seen = snapshot(engine, table, 'spectator', { now: OPENED + 600 });
  expect(seen.now).toBe(OPENED + 600);
  expect(timeLeft(seen, seat, OPENED + 600)).toBe(500);
  expect(timeLeft(seen, (seat + 1) % 3, OPENED + 600)).toBe(1000);
  expect(timeLeft(seen, 7, OPENED)).toBeNull();
  const untimed = openTable(engine, { options: { players: 3, seed: 's' } }, 0);
  expect(timeLeft(snapshot(engine, untimed, 0), 0, 0)).toBeNull();
});

describe('flags', () => {
  const fallen = (table: CityTable) => status(table).fallen;

  test('fall at the exact moment when the time runs out, with no time left, and leave other clocks unchanged', () => {
    const table = open({ flag: 'nothing' });
    const seat = active(table);
    const after = tick(engine, table, OPENED + 1100);
    expect(after.entries).toEqual([{ type: 'flag', seat, at: 1100 }]);
    const others = { left: 1000, since: null };
    expect(status(after).clocks).toMatchObject(
      [0, 1, 2].map((other) => (other === seat ? { left: 0, since: null } : others)),
    );
  });

  test('are listed by seat, and so are players who have left', () => {
    const first = tick(engine, open({ flag: 'nothing' }), OPENED + 2000);
    const next = answer(first, 2000).table;
    const both = tick(engine, next, OPENED + 9000);
    expect(both.entries.flatMap((entry) => (entry.type === 'flag' ? [entry.seat] : []))).toEqual([2, 1]);
    expect(fallen(both)).toEqual([1, 2]);
    const leaving = resign(engine, open({ resignation: 'stand-in' }), 2, OPENED).table;
    expect(status(resign(engine, leaving, 1, OPENED).table).left).toEqual([1, 2]);
  });

  /** Returns a table at which three seats prepare at the same time. Seat 0 has answered once and gained the increment. */
  const simultaneous = () => plays(forum, openForum({ flag: 'nothing', clock: { ...CLOCK, delay: 0 } }), 0, 50).table;
  type ForumEntry = Entry<Parameters<typeof forum.apply>[1]>;
  const flags = (table: { readonly entries: readonly ForumEntry[] }) =>
    table.entries.flatMap((entry) => (entry.type === 'flag' ? [[entry.seat, entry.at]] : []));

  test('fall in order of time, and then of seat', () => {
    const late = tick(forum, simultaneous(), 9000);
    expect(flags(late)).toEqual([
      [1, 1000],
      [2, 1000],
      [0, 1030],
    ]);
  });

  test('must be entered before later entries, and only if the time has run out', () => {
    const table = simultaneous();
    const enter = (...entries: ForumEntry[]) => extend(forum, table, entries);
    expect(() => enter({ type: 'resign', seat: 1, at: 2000 })).toThrow('a flag fell before this entry');
    expect(() => enter({ type: 'flag', seat: 0, at: 1030 })).toThrow('a flag fell before this entry');
    expect(() => enter({ type: 'flag', seat: 2, at: 1000 })).toThrow('a flag fell before this entry');
    expect(() => enter({ type: 'flag', seat: 1, at: 900 })).toThrow('the time of this player has not run out');
    expect(flags(enter({ type: 'flag', seat: 1, at: 1000 }))).toEqual([[1, 1000]]);
  });

  test('fall when a seat can make no more entries, too', () => {
    const options = { players: 3, seed: 'clock' };
    const { table: full } = fullTable(engine as never, options, { clock: CLOCK, flag: 'nothing' });
    const table = full as unknown as CityTable;
    expect(fallen(tick(engine, table, 2000))).toEqual([active(table)]);
  });
});
