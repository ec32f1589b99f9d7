/** Tests of refusals and their reasons, of messages to viewers, and of clients that follow the updates. */
import { commitment, digest, eventsFor, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agree,
  comment,
  extend,
  follow,
  log,
  MOST_COMMENT_CHARACTERS,
  MOST_COMMENTS,
  openTable,
  redo,
  resign,
  snapshot,
  tick,
  undo,
  updates,
} from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../contract/games';
import { type AnyEngine, type AnyTable, askUndo, at, through } from './playing';

const [engine, cityOfRome, forum] = games.map(([, game]) => game.engine) as [AnyEngine, AnyEngine, AnyEngine];

const options = { players: 3, seed: 'table' };
const opened = (opening: object = {}) => openTable(engine, { options, ...opening }, 0);
const first = (table: AnyTable) => {
  const { view } = snapshot(engine, table, 'spectator');
  const [seat = 0] = engine.activePlayers(view);
  return { seat, action: engine.legalActions(snapshot(engine, table, seat).view)[0] };
};

/** Returns the table after `plies` more actions, each chosen by its ply. */
function played(table: AnyTable, plies: number): AnyTable {
  let after = table;
  for (let ply = 0; ply < plies; ply++) {
    const { seat } = first(after);
    const action = at(engine.legalActions(snapshot(engine, after, seat).view), ply);
    after = act(engine, after, seat, action, 10 * ply).table;
  }
  return after;
}

const refused = (code: string) => ({ ok: false, refusal: { code } });

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every((part) => isDeepFrozen(part)));

describe('openTable', () => {
  test('accepts the largest valid values', () => {
    const clock = { main: 100_000_000_000, increment: 0, delay: 0 } as const;
    const names = ['x', 'y', 'z'].map((letter) => letter.repeat(100));
    expect(opened({ names, terms: { clock } })).toMatchObject({ names, terms: { clock } });
    expect(opened().names).toEqual([]);
  });

  test.each([Number.NaN, null, undefined, '5', 1e300])('refuses the moment %j', (now) => {
    expect(() => openTable(engine, { options }, now as never)).toThrow(
      expect.objectContaining({ code: 'invalid-time', message: 'the moment must be a number of milliseconds' }),
    );
  });

  test.each([
    ['a zero-width space', 'Li\u200Bvia'],
    ['a change of direction', '\u202Eaivi\u202C'],
    ['a line break', 'Livia\nGaius resigns'],
    ['a line separator', 'Livia\u2028Gaius'],
    ['a letter that is not drawn', '\u3164'],
    ['marks alone', '\u0301'],
    ['spaces', '   '],
    ['a space at the end', 'Livia '],
    ['two spaces', 'Livia  Drusilla'],
    ['half a character', 'Livia \uD83D'],
    ['the name of another player', 'Gaius'],
    ['the name of another player in other letters', 'ＧＡＩＵＳ'],
  ])('refuses a name with %s', (_, name) => {
    expect(() => opened({ names: ['Gaius', name] })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path: 'names' })] }),
    );
  });

  test.each(['李世民', 'أحمد', 'Zoë', 'Łukasz 2', 'O’Neill-Smith', '❤️ Livia', '🎲'])('accepts the name %s', (name) => {
    expect(opened({ names: ['Gaius', name] }).names).toEqual(['Gaius', name]);
  });

  test('lets the others play on after a resignation if there are three or more players', () => {
    const resigning = (players: number) => openTable(engine, { options: { ...options, players } }, 0).terms.resignation;
    expect([1, 2, 3, 4].filter((players) => engine.playerCounts.includes(players)).map(resigning)).toEqual(
      [1, 2, 3, 4]
        .filter((players) => engine.playerCounts.includes(players))
        .map((players) => (players > 2 ? 'stand-in' : 'end')),
    );
  });

  const clock = { main: 1, increment: 0, delay: 0 };

  test.each([
    [{ options: { players: 9, seed: 'x' } }, 'players'],
    [{ options: null }, 'options'],
    [{}, 'options', 'is missing'],
    [{ options, terms: { undo: 'sometimes' } }, 'terms.undo'],
    [{ options, terms: { chess: true } }, 'terms.chess'],
    [{ options, terms: { ['x'.repeat(60)]: true } }, `terms.${'x'.repeat(34)}`],
    [{ options, terms: { clock: 7 } }, 'terms.clock', 'must be an object'],
    [{ options, terms: { clock: { ...clock, main: -1 } } }, 'terms.clock.main'],
    [{ options, terms: { clock: { ...clock, main: 100_000_000_001 } } }, 'terms.clock.main'],
    [{ options, terms: { clock: { ...clock, undo: 'returned' } } }, 'terms.clock.undo', 'no such field'],
    ...[['', 'b'], ['a', 'b', 'c', 'd'], ['Livia', ' '], [7], ['x'.repeat(101)]].map(
      (names) => [{ options, names }, 'names'] as const,
    ),
    [{ start: engine.initialState(options), names: ['a', 'b', 'c', 'd'] }, 'names'],
    // these values are not plain JSON
    [{ options: { players: Number.NaN, seed: 'x' } }, 'players'],
    [{ options, names: ['Livia', Number.NaN] }, 'names[1]'],
    [{ options, terms: { clock: { main: Number.NaN } } }, 'terms.clock.main'],
  ] as const)('refuses %j and names the path %s', (opening, path, message = expect.any(String)) => {
    expect(() => openTable(engine, opening as never, 0)).toThrow(
      expect.objectContaining({ code: 'invalid-options', problems: [expect.objectContaining({ path, message })] }),
    );
  });

  test('shows a commitment to the seed on request, and never the seed', () => {
    expect(snapshot(engine, opened({ committed: true }), 0).commitment).toBe(commitment('table'));
    expect(snapshot(engine, opened(), 0).commitment).toBeUndefined();
    expect(JSON.stringify(snapshot(engine, played(opened({ committed: true }), 5), 0))).not.toContain('"table"');
  });

  test('shows the names to all viewers', () => {
    expect(snapshot(engine, opened({ names: ['Livia', 'Gaius', 'Marcus'] }), 'spectator').names[1]).toBe('Gaius');
  });
});

describe('act', () => {
  test('refuses an action of another seat, or an invalid value, without changing the table', () => {
    const table = opened();
    const { seat, action } = first(table);
    const other = (seat + 1) % 3;
    const boom = () => {
      throw new Error('read');
    };
    const invalid = [
      ...[null, 42, {}, { type: action?.type }, [], new Proxy({}, { ownKeys: boom })],
      Object.defineProperty({}, 'type', { enumerable: true, get: boom }),
      { ...action, type: '__proto__' },
      { ...action, more: 'x'.repeat(1e6) },
    ];
    const cases: readonly (readonly [number, unknown, string])[] = [
      [other, action, 'not-your-seat'],
      [other, { ...action, player: other }, 'illegal-action'],
      [7, { ...action, player: 7 }, 'no-such-seat'],
      ...invalid.map((given) => [seat, given, 'illegal-action'] as const),
    ];
    for (const [by, given, code] of cases) {
      const answer = act(engine, table, by, given, 0);
      expect(answer).toMatchObject(refused(code));
      expect(answer.table).toBe(table);
    }
  });

  test('refuses an illegal action with the refusal of the rules', () => {
    const table = opened();
    const { seat, action } = first(table);
    const answer = act(engine, table, seat, { ...action, space: 'nowhere' }, 0);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'illegal-action', rule: { legal: false } } });
  });

  test('enters a copy of the action', () => {
    const { seat, action } = first(opened());
    const given = { ...action };
    const { table } = act(engine, opened(), seat, given, 0);
    Object.assign(given, { space: 'elsewhere' });
    expect(table.entries[0]).toMatchObject({ action });
  });

  test('refuses an action as stale if something since may change the choice', () => {
    const table = opened();
    const { seat, action } = first(table);
    const once = act(engine, table, seat, action, 0, { version: 0 });
    expect(once.ok).toBe(true);
    for (const version of [0, -1, 2, 0.5, Number.NaN])
      expect(act(engine, once.table, seat, action, 0, { version })).toMatchObject(refused('stale'));
    const said = comment(engine, table, 'spectator', 'salve', 0).table;
    expect(act(engine, said, seat, action, 0, { version: 0 }).ok).toBe(true);
    const back = undo(engine, once.table, seat, 0);
    if (back.ok) expect(act(engine, back.table, seat, action, 0, { version: 1 })).toMatchObject({ ok: false });
  });
});

describe('resigning', () => {
  test('ends the game, so that only comments can follow', () => {
    const over = resign(engine, played(opened({ terms: { resignation: 'end' } }), 3), 1, 99).table;
    expect(snapshot(engine, over, 'spectator').status.ending).toEqual({ by: 'resignation', seat: 1 });
    const { seat, action } = first(over);
    expect(act(engine, over, seat, action, 100)).toMatchObject(refused('game-over'));
    expect(resign(engine, over, 0, 100)).toMatchObject(refused('game-over'));
    expect(redo(engine, over, 0, 100)).toMatchObject(refused('game-over'));
    expect(comment(engine, over, 'spectator', 'a pity', 100).ok).toBe(true);
  });

  test('leaves the seat to a stand-in if the terms say so', () => {
    const table = opened({ terms: { resignation: 'stand-in' } });
    const { seat, action } = first(table);
    const left = resign(engine, table, seat, 0).table;
    expect(resign(engine, left, seat, 0)).toMatchObject(refused('left'));
    expect(act(engine, left, seat, action, 0)).toMatchObject(refused('left'));
    expect(act(engine, left, seat, action, 0, { standIn: true }).ok).toBe(true);
  });
});

test('a comment has 1 to 2,000 characters', () => {
  const table = opened();
  for (const text of ['', '  ', 'x'.repeat(2001), 7, null, {}])
    expect(comment(engine, table, 0, text as string, 0)).toMatchObject(refused('bad-comment'));
  expect(comment(engine, table, 0, 'x'.repeat(2000), 0).ok).toBe(true);
  expect(comment(engine, table, 3, 'salve', 0)).toMatchObject(refused('no-such-seat'));
});

describe('the limit on comments', () => {
  const full = { ok: false, refusal: { code: 'comment-limit', message: 'the limit on comments is reached' } };
  const said = (seat: Viewer, length: number, text: string) =>
    Array.from({ length }, () => ({ type: 'comment', seat, text, at: 0 }) as const);

  test.each([0, 2, 'spectator'] as const)('refuses more than 200 comments of %s', (seat) => {
    const table = extend(engine, opened(), said(seat, MOST_COMMENTS - 1, 'hm'));
    const last = comment(engine, table, seat, 'hm', 0);
    expect(last.ok).toBe(true);
    expect(comment(engine, last.table, seat, 'hm', 0)).toMatchObject(full);
    expect(comment(engine, last.table, seat, 'hm', 0).table).toBe(last.table);
    expect(() => extend(engine, last.table, said(seat, 1, 'hm'))).toThrow('the limit on comments is reached');
    expect(() => parseTable(engine, { ...table, entries: said(seat, MOST_COMMENTS + 1, 'hm') })).toThrow(
      'entries[200]',
    );
  });

  test.each([0, 2, 'spectator'] as const)('refuses more than 100,000 characters of %s', (seat) => {
    const table = extend(engine, opened(), said(seat, MOST_COMMENT_CHARACTERS / 2000 - 1, 'x'.repeat(2000)));
    const most = comment(engine, table, seat, 'x'.repeat(1999), 0).table;
    expect(comment(engine, most, seat, 'xx', 0)).toMatchObject(full);
    const last = comment(engine, most, seat, 'x', 0);
    expect(last.ok).toBe(true);
    expect(comment(engine, last.table, seat, 'x', 0)).toMatchObject(full);
    // the other viewers have separate limits
    for (const other of [0, 1, 2, 'spectator'] as const)
      expect(comment(engine, last.table, other, 'x', 0).ok).toBe(other !== seat);
    const { seat: next, action } = first(last.table);
    expect(act(engine, last.table, next, action, 0).ok).toBe(true);
  });

  test('tableOf drops the comments beyond the limit', () => {
    const replay = record(engine, opened());
    const comments = Array.from({ length: 205 }, (_, i) => ({ ply: 0, seat: i % 41 === 40 ? 1 : 0, text: `${i}` }));
    const table = tableOf(engine, { ...replay, comments }, 0);
    expect(record(engine, table).comments).toEqual(comments);
    const more = tableOf(engine, { ...replay, comments: [...comments, ...comments] }, 0);
    expect(record(engine, more).comments).toHaveLength(210);
  });
});

describe('the results of a table', () => {
  test.each(games)('%s: tables, snapshots, updates and logs are deeply frozen', (_, { engine: one }) => {
    let table: AnyTable = openTable(one, { options: { players: 2, seed: 'frozen' } }, 0);
    for (let ply = 0; ply < 12; ply++) {
      const [seat = 0] = one.activePlayers(snapshot(one, table, 'spectator').view);
      const before = table.entries.length;
      table = act(one, table, seat, at(one.legalActions(snapshot(one, table, seat).view), ply), ply).table;
      expect(isDeepFrozen(table)).toBe(true);
      expect(isDeepFrozen(updates(one, table, seat, before))).toBe(true);
      expect(isDeepFrozen(snapshot(one, table, seat))).toBe(true);
    }
    expect(isDeepFrozen(log(one, table, 0))).toBe(true);
  });

  test('do not freeze the states behind them', () => {
    const views: object[] = [];
    const view: AnyEngine['view'] = (state, viewer) => {
      const seen = engine.view(state, viewer);
      views.push(seen);
      return seen;
    };
    const watched = { ...engine, view };
    const start = engine.initialState(options);
    const [action] = engine.legalActions(start);
    const table = act(watched, openTable(watched, { start }, 0), action?.player ?? 0, action, 0).table;
    snapshot(watched, table, 0);
    updates(watched, table, 0, 0);
    expect(views.length).toBeGreaterThan(1);
    expect(views.some((seen) => [seen, ...Object.values(seen)].some((part) => isFrozenObject(part)))).toBe(false);
    expect(isFrozenObject(start.players)).toBe(false);
  });

  const isFrozenObject = (part: unknown): boolean => typeof part === 'object' && Object.isFrozen(part) && part !== null;

  test('contain the digest of the view on request', () => {
    const table = played(opened(), 2);
    const { view, digest: given } = snapshot(engine, table, 1, { digest: true });
    expect(given).toBe(digest(view));
    expect(updates(engine, table, 1, 1, { digest: true })[0]?.digest).toBe(given);
    for (const message of [snapshot(engine, table, 1), ...updates(engine, table, 1, 1)])
      expect(message).not.toHaveProperty('digest');
  });

  test('contain the events of the setup as each viewer may see them', () => {
    const { events } = engine.start(options);
    for (const viewer of [0, 'spectator'] as const)
      expect(log(engine, opened(), viewer)).toEqual({ setup: eventsFor(events, viewer), lines: [] });
  });
});

describe('following', () => {
  test('updates returns a snapshot after more than 64 steps, or for an unknown version', () => {
    const table = played(opened(), 70);
    const kind = (since: number) => updates(engine, table, 0, since).map(({ type }) => type);
    expect(kind(5)).toEqual(['snapshot']);
    expect(kind(6)).toEqual(Array.from({ length: 64 }, () => 'update'));
    expect(kind(70)).toEqual([]);
    for (const since of [71, -1, 0.5, Number.NaN]) expect(kind(since)).toEqual(['snapshot']);
    expect(updates(engine, opened(), 0, -1).map(({ type }) => type)).toEqual(['snapshot']);
    const client = follow(snapshot(engine, opened(), 0));
    expect(client.take(updates(engine, table, 0, 0))).toBe(true);
    expect(client.getSnapshot().view).toEqual(snapshot(engine, table, 0).view);
  });

  test('take refuses messages that do not fit, and skips known ones', () => {
    const table = played(opened(), 6);
    const client = follow(through(snapshot(engine, opened(), 1)));
    const listener = vi.fn();
    const end = client.subscribe(listener);
    const all = through(updates(engine, table, 1, 0, { digest: true }));
    const before = client.getSnapshot();
    expect(client.take(all.slice(1))).toBe(false);
    expect(client.take([{ ...all[1], digest: undefined, patches: [] } as never])).toBe(false);
    expect(client.take([{ ...all[0], digest: '0'.repeat(64) } as never])).toBe(false);
    expect(client.take([{ ...all[0], patches: [{ op: 'replace', path: '/no/such', value: 1 }] } as never])).toBe(false);
    // these values are no messages
    const notMessages = [
      ...[null, 7, {}, { type: 'snapshot' }],
      ...[{ from: 'x' }, { from: undefined }, { patches: undefined }].map((wrong) => ({ ...all[0], ...wrong })),
    ];
    for (const message of notMessages) expect(client.take([message] as never), JSON.stringify(message)).toBe(false);
    const whole = snapshot(engine, table, 1);
    for (const given of [null, undefined, 'x', 7, {}]) expect(client.take(given as never)).toBe(false);
    for (const wrong of [{ components: 'x' }, { view: 'x' }, { view: undefined }, { view: null }])
      expect(client.take([{ ...whole, ...wrong } as never]), JSON.stringify(wrong)).toBe(false);
    for (const viewer of [0, 'spectator'] as const) expect(client.take([snapshot(engine, table, viewer)])).toBe(false);
    expect(client.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(client.take(all.slice(0, 3))).toBe(true);
    expect(client.take(all)).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(client.take(all)).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(client.getSnapshot()).toMatchObject({ version: 6, view: snapshot(engine, table, 1).view });
    expect(client.getSnapshot().lines.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(isDeepFrozen(client.getSnapshot())).toBe(true);
    end();
    client.take([snapshot(engine, table, 1)]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a refusal', () => {
  const refusal = (answer: Answer<never>) => (answer.ok ? null : answer.refusal);

  test('has a code, a message and its details, and nothing else of the table', () => {
    const table = opened({ terms: { undo: 'consent', resignation: 'stand-in' } });
    const { seat, action } = first(table);
    const other = (seat + 1) % 3;
    const left = resign(engine, table, seat, 0).table;
    const over = resign(engine, opened({ terms: { resignation: 'end' } }), 0, 0).table;
    const acted = act(engine, table, seat, action, 0).table;
    const said: readonly (readonly [Answer<never>, string, string, object?])[] = [
      [resign(engine, over, 1, 0), 'game-over', 'the game has ended'],
      [act(engine, left, seat, action, 0), 'left', 'this player has left the game'],
      [redo(engine, left, seat, 0), 'left', 'this player has left the game'],
      [act(engine, table, seat, action, 0, { standIn: true }), 'not-left', 'this player has not left the game'],
      [redo(engine, table, seat, 0), 'nothing-to-redo', 'there is nothing to redo'],
      [askUndo(engine, acted, seat, 0), 'undo-is-free', 'this undo needs no consent'],
      [agree(engine, table, other, 0), 'not-asked', 'there is no request that this player can answer or withdraw'],
      [act(engine, table, other, action, 0), 'not-your-seat', 'this is the action of another seat'],
      [
        act(engine, acted, other, action, 0, { version: 0 }),
        'stale',
        'the game has changed since this action was chosen',
      ],
      [undo(engine, table, seat, 0), 'nothing-to-undo', 'this player has no action to take back'],
      [undo(engine, opened({ terms: { undo: 'never' } }), seat, 0), 'no-undo', 'undo is not allowed at this table'],
      [undo(engine, table, -1, 0), 'no-such-seat', 'there is no such seat'],
      [undo(engine, table, 'spectator' as never, 0), 'no-such-seat', 'there is no such seat'],
      [comment(engine, table, 0, ' ', 0), 'bad-comment', 'a comment has 1 to 2000 characters', { most: 2000 }],
    ] as never;
    for (const [answer, code, message, more] of said) expect(refusal(answer)).toEqual({ code, message, ...more });
  });

  test('reads only a part of a huge action', () => {
    const table = opened();
    let read = 0;
    const list = new Proxy(Array(5_000).fill(0), {
      getOwnPropertyDescriptor: (target, key) => {
        read++;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    const { seat } = first(table);
    const given = { type: 'pass', player: seat, list };
    expect(act(engine, table, seat, given, 0)).toMatchObject(refused('illegal-action'));
    expect(read).toBeLessThan(500);
  });

  test('allows one undo request at a time', () => {
    const table = played(opened({ terms: { undo: 'consent' } }), 6);
    const asked = [0, 1, 2].map((seat) => askUndo(engine, table, seat, 99)).find(({ ok }) => ok);
    const again = askUndo(engine, asked?.table ?? table, 0, 99);
    const by = [[0, 1, 2].find((seat) => askUndo(engine, table, seat, 99).ok)];
    const message = 'another request is open';
    expect(refusal(again as never)).toEqual({ code: 'asked-already', message, by });
  });

  test('reports a game that is over by its rules', () => {
    let state = engine.initialState({ players: 2, seed: 'over' });
    let last = state;
    while (!engine.isTerminal(state)) {
      last = state;
      state = engine.apply(state, engine.legalActions(state).at(-1) as never);
    }
    const table = openTable(engine, { start: last }, 0);
    const action = engine.legalActions(last).at(-1);
    const over = act(engine, table, action?.player ?? 0, action, 0).table;
    const more = act(engine, over, action?.player ?? 0, action, 0);
    expect(refusal(more as never)).toEqual({ code: 'game-over', message: 'the game has ended' });
  });

  test('reports a table of another engine', () => {
    const table = opened();
    expect(() => tick(cityOfRome, table, 0)).toThrow(expect.objectContaining({ code: 'invalid-table' }));
    expect(() => tick({ ...engine, game: 'chess' }, table, 0)).toThrow('this engine plays chess');
    expect(() => tick({ ...engine, rulesVersion: '99' }, table, 0)).toThrow("the engine's rules version is 99");
    expect(() => tick({ ...engine, componentsDigest: () => '' }, table, 0)).toThrow('opened with other components');
  });

  test('does not hide an error of the engine', () => {
    const step = () => {
      throw new Error('broken');
    };
    const broken = { ...engine, step };
    const table = openTable(broken, { options }, 0);
    const { seat, action } = first(table);
    expect(() => act(broken, table, seat, action, 0)).toThrow('broken');
  });
});

describe('the status of a viewer', () => {
  const terms = { undo: 'consent', resignation: 'stand-in' } as const;

  test('during an undo request allows a free undo, but no second request', () => {
    let table = opened({ terms });
    const { seat, action } = first(table);
    table = act(engine, table, seat, action, 0).table;
    const { seat: next, action: answer } = first(table);
    table = askUndo(engine, act(engine, table, next, answer, 0).table, seat, 0).table;
    const status = (viewer: number) => snapshot(engine, table, viewer).status;
    expect(status(seat)).toMatchObject({ ask: { seat, needs: [next] }, undo: null });
    expect(status(next).undo).toBe('free');
    expect(undo(engine, table, next, 0).ok).toBe(true);
  });

  test('allows no redo after the player has left', () => {
    let table = opened({ terms });
    const { seat, action } = first(table);
    table = undo(engine, act(engine, table, seat, action, 0).table, seat, 0).table;
    expect(snapshot(engine, table, seat).status.redo).toBe(true);
    const left = resign(engine, table, seat, 0).table;
    expect(snapshot(engine, left, seat).status).toMatchObject({ left: [seat], undo: null, redo: false });
    expect(redo(engine, left, seat, 0)).toMatchObject(refused('left'));
    const fresh = opened({ terms: { resignation: 'end' } });
    const back = undo(engine, act(engine, fresh, seat, action, 0).table, seat, 0).table;
    const over = resign(engine, back, (seat + 1) % 3, 0).table;
    expect(snapshot(engine, over, seat).status).toMatchObject({ undo: null, redo: false });
  });
});

describe('stale actions', () => {
  const chosen = (table: AnyTable, seat: number, version: number) => {
    const [action] = forum.legalActions(snapshot(forum, table, seat).view);
    return act(forum, table, seat, action, 0, { version });
  };

  // three seats prepare at the same time
  const asked = (table: AnyTable) => forum.activePlayers(snapshot(forum, table, 'spectator').view);
  const prepared = openTable(forum, { options }, 0);

  test('are not those after which others answered in the same phase, or took answers back', () => {
    expect(asked(prepared)).toEqual([0, 1, 2]);
    const on = (table: AnyTable, seat: number) => chosen(table, seat, table.entries.length).table;
    // plays up to an answer of seat 1 whose undo is free
    let before = prepared;
    while (snapshot(forum, on(before, 1), 1).status.undo !== 'free') before = on(before, 1);
    const own = on(before, 0);
    const version = own.entries.length;
    const both = on(own, 1);
    expect(chosen(both, 0, version).ok).toBe(true);
    expect(chosen(both, 1, version)).toMatchObject(refused('stale'));
    const back = undo(forum, both, 1, 0);
    expect(back.ok).toBe(true);
    expect(chosen(back.table, 0, version).ok).toBe(true);
    expect(chosen(back.table, 1, back.table.entries.length).ok).toBe(true);
    expect(chosen(back.table, 1, 0)).toMatchObject(refused('stale'));
  });

  test('are those chosen before the next phase', () => {
    let table = prepared;
    let phases = 0;
    for (let ply = 0; ply < 60 && phases < 2; ply++) {
      const [seat = 0, ...others] = asked(table);
      const { length } = table.entries;
      table = chosen(table, seat, length).table;
      // the last answer opened another phase, so earlier choices are stale
      if (others.length > 0 || asked(table).length < 3) continue;
      phases++;
      for (const other of [0, 1, 2]) expect(chosen(table, other, length)).toMatchObject(refused('stale'));
    }
    expect(phases).toBe(2);
  });
});

describe('absent data', () => {
  test('updates of actions have no takesBack, and a new table has nothing to redo', () => {
    const table = opened();
    expect([0, 1, 2].map((seat) => snapshot(engine, table, seat).status.redo)).toEqual([false, false, false]);
    for (const message of updates(engine, played(table, 3), 0, 0)) expect(message).not.toHaveProperty('takesBack');
  });

  test('a table without a clock has no clocks, and a spectator has nothing to redo', () => {
    const table = opened();
    const { seat, action } = first(table);
    const back = undo(engine, act(engine, table, seat, action, 0).table, seat, 0).table;
    const status = (viewer: Viewer) => snapshot(engine, back, viewer).status;
    expect(status('spectator')).toMatchObject({ clocks: null, undo: null, redo: false });
    expect(status(seat)).toMatchObject({ clocks: null, undo: null, redo: true });
  });

  test('a table from a position has no commitment, even if the stored table says so', () => {
    const table = openTable(engine, { start: engine.initialState(options), committed: true }, 0);
    expect(table.committed).toBe(false);
    const stored = parseTable(engine, through({ ...table, committed: true }));
    expect(snapshot(engine, stored, 0)).not.toHaveProperty('commitment');
  });

  test('a table from a position has no events of the setup', () => {
    const table = openTable(engine, { start: engine.initialState(options) }, 0);
    expect(log(engine, table, 0)).toEqual({ setup: [], lines: [] });
  });
});

test('updates of a table stay the same after a longer table dropped its cached states', () => {
  const shorter = played(opened(), 60);
  const sent = JSON.stringify(updates(engine, shorter, 0, 10));
  const longer = played(shorter, 60);
  expect(longer.entries).toHaveLength(120);
  expect(JSON.stringify(updates(engine, shorter, 0, 10))).toBe(sent);
  expect(JSON.stringify(updates(engine, extend(engine, opened(), shorter.entries), 0, 10))).toBe(sent);
});
