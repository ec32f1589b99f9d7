import { engine } from '@ludi-romani/city-of-rome';
import { act, extend, openTable, snapshot, type Table, tick, undo, updates } from '@ludi-romani/table';
import { expect, test } from 'vitest';
import type { CityOfRome } from '../../packages/city-of-rome/src/types';

const clock = { main: 1000, increment: 0, delay: 0 } as const;
const opened = openTable(
  engine,
  { options: { players: 2, seed: 'elsewhere' }, terms: { clock, flag: 'nothing' } },
  5000,
);

/** Returns a table with actions, undos and a flag. */
function played(): Table<CityOfRome> {
  let table = opened;
  for (let i = 1; i <= 40; i++) {
    const { view } = snapshot(engine, table, 'spectator');
    const [seat = 0] = engine.activePlayers(view);
    const [action] = engine.legalActions(snapshot(engine, table, seat).view, seat);
    table = act(engine, table, seat, action, 5000 + i * 10).table;
    if (snapshot(engine, table, seat).status.undo === 'free' && i % 2 === 0)
      table = undo(engine, table, seat, 5000 + i * 10).table;
  }
  return tick(engine, table, 9000);
}

test('appends entries that were made elsewhere, all at once or one by one, with the same result', () => {
  const elsewhere = played();
  const entries: Table<CityOfRome>['entries'] = JSON.parse(JSON.stringify(elsewhere.entries));
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['action', 'undo', 'flag']));
  const atOnce = extend(engine, opened, entries);
  let oneByOne = opened;
  for (const entry of entries) oneByOne = extend(engine, oneByOne, [entry]);
  for (const table of [atOnce, oneByOne]) {
    expect(table).toEqual(elsewhere);
    expect(updates(engine, table, 1, 3)).toEqual(updates(engine, elsewhere, 1, 3));
    expect(Object.isFrozen(table.entries[0])).toBe(true);
  }
  expect(opened.entries).toEqual([]);
});

test('names the first entry that is refused', () => {
  const { entries } = played();
  const [first, ...rest] = entries;
  expect(() => extend(engine, opened, rest)).toThrow(/entries\[0\]/);
  expect(() => extend(engine, opened, [...(first === undefined ? [] : [first]), ...entries])).toThrow(/entries\[1\]/);
});

test.each([
  { type: 'constructor', seat: 0, at: 0 },
  { type: 'valueOf', seat: 0, at: 0 },
  { type: 'ask', what: 'valueOf', seat: 0, at: 0 },
  { type: 'ask', what: 'time', time: 0.5, seat: 0, at: 0 },
  { type: 'ask', what: 'time', seat: 0, at: 0 },
  { type: 'resign', at: 0 },
  { type: 'resign', seat: 0, at: -1 },
  { type: 'resign', seat: 0, at: 0, more: 1 },
  { type: 'outage', time: -1, at: 0 },
  { type: 'action', action: null, at: 0 },
  null,
  7,
])('refuses %j, which is no entry', (entry) => {
  expect(() => extend(engine, opened, [entry as never])).toThrow(
    expect.objectContaining({
      code: 'invalid-table',
      message: expect.stringContaining('entries[0]: must be an entry'),
    }),
  );
});

test('refuses an entry that is earlier than the one before it', () => {
  const late = { type: 'comment', seat: 0, text: 'late', at: 50 } as const;
  expect(() => extend(engine, opened, [late, { ...late, at: 49 }])).toThrow('entries[1]: must be an entry');
});
