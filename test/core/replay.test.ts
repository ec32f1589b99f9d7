/** Tests of the limits and options of `verifyReplay`. The tests in test/hostile try all codes of faults with every game. */
import { type About, commitment, recordReplay, type Saved, verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { engine, invariants, playFirst, type Tali } from './testing/tali';

const options = { players: 2, seed: 'referee' };

const { actions, states } = playFirst(options);

function fail(): never {
  throw new Error('out of order');
}

const replay = recordReplay(engine, options, actions);
const plies = replay.actions.length;
const tooMany = (count: number, most: number) => ({
  ok: false,
  ply: null,
  code: 'too-many-plies',
  message: `${count} actions, but at most ${most} are allowed`,
  pattern: '{actions} actions, but at most {most} are allowed',
  args: { actions: count, most },
  legal: [],
});

test('maxPlies: judges a replay of that length, and refuses a longer one before it tries an action', () => {
  expect(verifyReplay(engine, replay, { maxPlies: plies })).toMatchObject({ ok: true, plies });
  expect(verifyReplay(engine, replay, { maxPlies: plies - 1 })).toEqual(tooMany(plies, plies - 1));
});

test('tries no more actions than engine.maxPlies if the game does not end before', () => {
  const most = (bound: number) => ({ ...engine, maxPlies: () => bound });
  expect(verifyReplay(most(plies), replay)).toMatchObject({ ok: true, plies });
  expect(verifyReplay(most(plies - 1), replay)).toEqual({ ...tooMany(plies, plies - 1), ply: plies - 1 });
  const longer = { ...replay, actions: [...replay.actions, ...replay.actions] };
  expect(verifyReplay(most(plies), longer)).toMatchObject({ ok: false, ply: plies, code: 'actions-after-end' });
});

test('checks the seed against the demanded commitment and that of the replay, and returns if there was any', () => {
  const promise = commitment(options.seed);
  const committed = recordReplay(engine, options, actions, { committed: true });
  expect(verifyReplay(engine, replay)).toMatchObject({ ok: true, committed: false });
  expect(verifyReplay(engine, committed)).toMatchObject({ ok: true, committed: true });
  // the demanded commitment is checked even if the replay has none
  expect(verifyReplay(engine, replay, { commitment: promise })).toMatchObject({ ok: true, committed: true });
  const broken = { ok: false, ply: null, code: 'commitment-differs' };
  const other = commitment('another seed');
  expect(verifyReplay(engine, replay, { commitment: other })).toMatchObject(broken);
  expect(verifyReplay(engine, committed, { commitment: other })).toMatchObject(broken);
  expect(verifyReplay(engine, { ...committed, commitment: other }, { commitment: promise })).toMatchObject(broken);
});

test.each<[string, Partial<typeof engine>]>([
  ['the start', { initialState: () => fail() }],
  ['an action', { tryInPlace: () => fail() }],
  ['the end', { outcome: () => fail() }],
  ['the digest of the components', { componentsDigest: () => fail() }],
])('returns internal if the engine fails: %s', (_, broken) => {
  expect(verifyReplay({ ...engine, ...broken }, replay)).toMatchObject({
    ok: false,
    code: 'internal',
    message: 'out of order',
  });
});

test('recordReplay refuses lists of actions that no game can have', () => {
  const tooLong = Object.assign([...replay.actions], { length: 2 ** 32 - 1 });
  for (const actions of [null, 'x', {}, tooLong])
    expect(() => recordReplay(engine, options, actions as never)).toThrow(
      expect.objectContaining({ code: 'invalid-replay' }),
    );
  const holes = Object.assign([], { length: 1 });
  expect(() => recordReplay(engine, options, holes)).toThrow(expect.objectContaining({ code: 'illegal-action' }));
});

test('tries no action after the end of the game, without maxPlies', () => {
  const [first] = replay.actions;
  const flood = Array.from({ length: 100_000 }, () => first);
  let tried = 0;
  const counting: typeof engine = {
    ...engine,
    tryInPlace: (...args) => {
      tried++;
      return engine.tryInPlace(...args);
    },
  };
  const verdict = verifyReplay(counting, { ...replay, actions: [...replay.actions, ...flood] });
  expect(verdict).toMatchObject({ ok: false, ply: plies, code: 'actions-after-end' });
  expect(tried).toBe(plies);
  expect(plies).toBeLessThanOrEqual(engine.maxPlies(options.players));
});

describe('unfinished games and positions', () => {
  test('accepts every prefix of a game, unless `finished` demands an end', () => {
    for (let ply = 0; ply < plies; ply++) {
      const given = recordReplay(engine, options, replay.actions.slice(0, ply));
      expect(given.outcome).toBeNull();
      expect(verifyReplay(engine, given)).toMatchObject({ ok: true, plies: ply, outcome: null, ending: null });
      expect(verifyReplay(engine, given, { finished: true })).toMatchObject({ ok: false, ply, code: 'unfinished' });
    }
    expect(verifyReplay(engine, replay, { finished: true })).toMatchObject({ ok: true, outcome: replay.outcome });
  });

  test('refuses an outcome that was not reached, and a missing outcome of a finished game', () => {
    const short = { ...replay, actions: replay.actions.slice(0, -1), checkpoints: [] };
    expect(verifyReplay(engine, short)).toMatchObject({ ok: false, ply: plies - 1, code: 'unfinished' });
    expect(verifyReplay(engine, { ...replay, outcome: null })).toMatchObject({ ply: plies, code: 'outcome-differs' });
  });

  const ending = { by: 'resignation', seat: 1 } as const;
  const done = replay.actions.slice(0, 3);

  test('records and accepts an ending, times and comments', () => {
    const comments = [
      { ply: 0, seat: 'spectator', text: 'salve' },
      { ply: 3, seat: 0, text: 'x'.repeat(2_000) },
    ] as const;
    const given = recordReplay(engine, options, done, { ending, times: [0, 5, 5], comments });
    expect(given).toMatchObject({ ending, times: [0, 5, 5], comments });
    expect(verifyReplay(engine, given)).toMatchObject({ ok: true, outcome: null, ending: 'unproved' });
    const bare = Object.keys(recordReplay(engine, options, done));
    for (const field of ['ending', 'times', 'comments']) expect(bare).not.toContain(field);
    const late = { by: 'time', seat: 0 } as const;
    const talked = Array.from({ length: 10_000 }, () => comments[0]);
    const other = recordReplay(engine, options, done, { ending: late, comments: talked });
    expect(verifyReplay(engine, other)).toMatchObject({ ok: true, ending: 'unproved' });
  });

  test('records an agreement, which has no seat, and proves no ending', () => {
    const agreed = { by: 'agreement' } as const;
    const given = recordReplay(engine, options, done, { ending: agreed });
    expect(given.ending).toEqual(agreed);
    expect(verifyReplay(engine, given)).toMatchObject({ ok: true, outcome: null, ending: 'unproved' });
    // anyone can add an ending to an unfinished game, so the verdict must not vouch for it
    const { ending: _, ...unfinished } = given;
    expect(verifyReplay(engine, unfinished)).toMatchObject({ ok: true, ending: null });
    expect(verifyReplay(engine, { ...unfinished, ending })).toMatchObject({ ok: true, ending: 'unproved' });
    expect(verifyReplay(engine, given, { finished: true })).toMatchObject({ ok: false, code: 'unfinished' });
    expect(verifyReplay(engine, { ...replay, ending: agreed })).toMatchObject({ ok: false, code: 'malformed' });
  });

  const about: About = {
    names: ['Livia', 'x'.repeat(100)],
    event: 'x'.repeat(200),
    round: '1',
    date: '2026-11-27',
    more: {
      ...Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`a-${i}`, 'x'])),
      ['a'.repeat(40)]: 'x'.repeat(500),
    },
  };

  test('records who played and where, in finished and unfinished games, and no verdict depends on it', () => {
    for (const played of [done, replay.actions]) {
      const bare = recordReplay(engine, options, played);
      expect(Object.keys(bare)).not.toContain('about');
      for (const texts of [about, {}, { names: ['Gaius'] }, { names: [], event: undefined } as unknown as About]) {
        const given = recordReplay(engine, options, played, { about: texts });
        expect(given).toEqual({ ...bare, about: texts });
        expect(verifyReplay(engine, JSON.parse(JSON.stringify(given)))).toEqual(verifyReplay(engine, bare));
      }
    }
    const begun = recordReplay(engine, { start: states[4] as Tali['state'] }, [], { about });
    expect(begun.about).toEqual(about);
  });

  test('a date is a day of the calendar', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const accepts = (date: string) => verifyReplay(engine, { ...replay, about: { date } }).ok;
    for (const year of [1900, 2000, 2024, 2026])
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const date = `${year}-${two(month)}-${two(day)}`;
          const time = new Date(Date.UTC(year, month - 1, day));
          expect(accepts(date), date).toBe(time.getUTCMonth() === month - 1 && time.getUTCDate() === day);
        }
    for (const date of ['', '2026-1-1', '26-11-27', '2026-11-27T10:00', ' 2026-11-27', '20261127', 20261127])
      expect(accepts(date as string), String(date)).toBe(false);
  });

  test.each<[string, object]>([
    ['about', { about: [] }],
    ['about', { about: 'Livia' }],
    ['about', { about: null }],
    ['about', { about: { place: 'Roma' } }],
    ['about', { about: { names: 'Livia' } }],
    ['about', { about: { names: { length: 0 } } }],
    ['about', { about: { names: ['Livia', 'Gaius', 'Marcus'] } }],
    ['about', { about: { names: [''] } }],
    ['about', { about: { names: ['x'.repeat(101)] } }],
    ['about', { about: { names: [7] } }],
    ['about', { about: { event: '' } }],
    ['about', { about: { event: ['x'] } }],
    ['about', { about: { round: 1 } }],
    ['about', { about: { round: 'x'.repeat(201) } }],
    ['about', { about: { more: [] } }],
    ['about', { about: { more: { a: '' } } }],
    ['about', { about: { more: { a: 'x'.repeat(501) } } }],
    ['about', { about: { more: { a: 1 } } }],
    ['about', { about: { more: { A: 'x' } } }],
    ['about', { about: { more: { '1': 'x' } } }],
    ['about', { about: { more: { '': 'x' } } }],
    ['about', { about: { more: { ['a'.repeat(41)]: 'x' } } }],
    ['about', { about: { more: { ...about.more, b: 'x' } } }],
    ['ending', { ending: { ...ending, seat: 2 } }],
    ['ending', { ending: { ...ending, by: 'boredom' } }],
    ['times', { times: [0, 1] }],
    ['times', { times: [0, 2, 1] }],
    ['times', { times: [0, 0.5, 1] }],
    ['times', { times: [-1, 0, 1] }],
    ['ending', { ending: { ...ending, seat: -1 } }],
    ['ending', { ending: { ...ending, at: 5 } }],
    ['ending', { ending: [] }],
    ['ending', { ending: { by: 'agreement', seat: 0 } }],
    ['ending', { ending: {} }],
    ['times', { times: { length: 3 } }],
    ['times', { times: [0, 0, '1'] }],
    ['comments', { comments: { length: 0 } }],
    ['comments', { comments: [null] }],
    ['comments', { comments: [{ ply: 0, seat: 0, text: 'salve', at: 5 }] }],
    ['comments', { comments: [{ ply: 0.5, seat: 0, text: '' }] }],
    ['comments', { comments: [{ ply: 0, seat: 0, text: 7 }] }],
    ['comments', { comments: [{ ply: 0, seat: 0, text: { length: 1 } }] }],
    ['comments', { comments: [0, 0, 9].map((ply) => ({ ply, seat: 0, text: '' })) }],
    ['comments', { comments: [{ ply: 4, seat: 0, text: '' }] }],
    ['comments', { comments: [{ ply: 0, seat: 2, text: '' }] }],
    ['comments', { comments: [{ ply: 0, seat: 'judge', text: '' }] }],
    ['comments', { comments: [{ ply: 0, seat: 0, text: 'x'.repeat(2_001) }] }],
    ['comments', { comments: [1, 0].map((ply) => ({ ply, seat: 0, text: '' })) }],
    ['comments', { comments: Array.from({ length: 10_001 }, () => ({ ply: 0, seat: 0, text: '' })) }],
  ])('refuses invalid %s: %j', (path, extra) => {
    const named = expect.stringContaining(`${path}: `);
    expect(() => recordReplay(engine, options, done, extra)).toThrow(
      expect.objectContaining({ code: 'invalid-replay', message: named }),
    );
    const given = { ...recordReplay(engine, options, done), ...extra };
    expect(verifyReplay(engine, given)).toMatchObject({ ok: false, ply: null, code: 'malformed', message: named });
  });

  test('refuses the ending of a seat in a finished game', () => {
    expect(() => recordReplay(engine, options, replay.actions, { ending })).toThrow(/^ending: /);
    expect(verifyReplay(engine, { ...replay, ending })).toMatchObject({ ok: false, code: 'malformed' });
  });

  const parseState = (saved: unknown): Tali['state'] => {
    const { state } = saved as Saved<Tali['state']>;
    const [problem] = invariants(state);
    if (problem !== undefined) throw new Error(problem);
    return state;
  };
  const start = states[4] as Tali['state'];
  const later = recordReplay(engine, { start }, replay.actions.slice(4));

  test('reads a position with parseState, and refuses it without', () => {
    expect(later).toMatchObject({ start: engine.save(start), outcome: replay.outcome });
    expect(verifyReplay(engine, later, { parseState })).toMatchObject({
      ok: true,
      state: states.at(-1),
      plies: plies - 4,
      committed: false,
    });
    // `verifyReplay` copies the state that `parseState` returns, and does not change it
    const parsed = structuredClone(start);
    expect(verifyReplay(engine, later, { parseState: () => parsed })).toMatchObject({ ok: true, state: states.at(-1) });
    expect(parsed).toEqual(start);
    const invalid = { ok: false, ply: null, code: 'invalid-start' };
    expect(verifyReplay(engine, later)).toMatchObject({ ...invalid, message: expect.stringContaining('parseState') });
    const odd = { ...later, start: { ...engine.save(start), state: { ...start, deck: [] } } };
    expect(verifyReplay(engine, odd, { parseState })).toMatchObject(invalid);
    const problems = [{ path: 'deck', message: 'must not be empty' }];
    const refusing = () => {
      throw Object.assign(new Error('invalid'), { problems });
    };
    expect(verifyReplay(engine, odd, { parseState: refusing })).toEqual({
      ...invalid,
      ...{ legal: [], message: 'invalid', problems },
    });
    const failing = () => {
      throw new Error('x'.repeat(10_000));
    };
    expect(verifyReplay(engine, later, { parseState: failing })).toMatchObject({
      ...invalid,
      message: 'x'.repeat(300),
    });
  });

  test('refuses a commitment for a game from a position, and a position of another game', () => {
    const promise = commitment(options.seed);
    expect(verifyReplay(engine, later, { parseState, commitment: promise })).toMatchObject({
      ok: false,
      code: 'commitment-differs',
    });
    expect(() => recordReplay(engine, { start }, [], { committed: true })).toThrow(/seed/);
    for (const change of [
      { commitment: promise },
      { options },
      { start: undefined },
      { start: { ...engine.save(start), rulesVersion: '0' } },
    ])
      expect(verifyReplay(engine, { ...later, ...change }, { parseState })).toMatchObject({ code: 'malformed' });
  });

  test('refuses oversized lists and throwing proxies without reading them in full', () => {
    const comment = { ply: 0, seat: 0, text: 'x' };
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    const endless = new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 - 1 : 0) });
    for (const change of [
      { comments: Array.from({ length: 500_000 }, () => comment) },
      { times: Array.from({ length: 2_000_000 }, () => 0) },
      { times: proxy },
      { comments: endless },
      { comments: [{ ...comment, text: 'x'.repeat(1e7) }] },
      { start: { ...engine.save(start), state: endless } },
    ])
      expect(verifyReplay(engine, { ...replay, ...change })).toMatchObject({ ok: false, ply: null, code: 'malformed' });
  });
});

test('reads a list of actions once, up to the limit, and each action on its turn', () => {
  const judge = (actions: unknown) => verifyReplay(engine, { ...replay, actions });
  const lying = (answer: object) => new Proxy([], { get: (_, key) => answer[key as keyof typeof answer] });
  expect(judge(lying({ length: 2 ** 32 - 1 }))).toMatchObject({
    ply: null,
    message: expect.stringContaining('too large'),
  });
  expect(judge(lying({ length: 2 }))).toMatchObject({ ply: null, message: expect.stringContaining('without holes') });
  expect(judge(Object.assign([...replay.actions], { extra: 1 }))).toMatchObject({ ply: null, code: 'malformed' });
  const { proxy, revoke } = Proxy.revocable([...replay.actions], {});
  revoke();
  expect(judge(proxy)).toMatchObject({ ply: null, code: 'malformed' });
  const later = replay.actions.map((action, ply) => (ply === 3 ? { ...action, deep: Symbol('no JSON') } : action));
  expect(judge(later)).toMatchObject({ ply: 3, code: 'illegal-action' });
  // JSON leaves out fields that are undefined
  expect(judge(replay.actions.map((action) => ({ ...action, nothing: undefined })))).toMatchObject({ ok: true });
});
