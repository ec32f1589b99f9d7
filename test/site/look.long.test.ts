import { decisionAt, iterationsFor } from '@ludi-romani/bots';
import { commitment, type Replay, recordReplay } from '@ludi-romani/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameName, gameNames, loadFast, loadGame } from '../../docs/.vitepress/app/games';
import { steps, ticks } from '../../docs/.vitepress/app/look/chart';
import { exampleGame } from '../../docs/.vitepress/app/look/example';
import { type Case, casesIn, readCases } from '../../docs/.vitepress/app/look/files';
import { type Judged, judge, onlyGame, shownPart } from '../../docs/.vitepress/app/look/judge';
import { happened, pieces, viewerOf } from '../../docs/.vitepress/app/look/perspective';
import { timeline } from '../../docs/.vitepress/app/look/timeline';
import { faultOf } from '../../docs/.vitepress/app/look/verdicts';

const examples = new Map<GameName, Replay>();
beforeAll(async () => {
  for (const name of gameNames) examples.set(name, exampleGame(await loadFast(name)));
}, 60_000);
const example = (name: GameName): Replay => {
  const replay = examples.get(name);
  if (replay === undefined) throw new Error(name);
  return structuredClone(replay);
};
const judged = (value: unknown): Promise<Judged> => judge({ line: null, read: () => value });
const lines = (cases: readonly Case[]) => cases.map(({ line }) => line);
const tried = ({ read }: Case): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as Error).constructor.name;
  }
};

describe('a file', () => {
  test('can be one value, on one or several lines', () => {
    expect(casesIn('{"a": 1}').map(tried)).toEqual([{ a: 1 }]);
    expect(casesIn(JSON.stringify({ a: [1, { b: 2 }] }, null, 2)).map(tried)).toEqual([{ a: [1, { b: 2 }] }]);
    expect(lines(casesIn('{"a": 1}'))).toEqual([null]);
  });

  test('can be a list', () => {
    const cases = casesIn('[{"a": 1},\n{"a": 2}]');
    expect(cases.map(tried)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(lines(cases)).toEqual([1, 2]);
    expect(casesIn('[]')).toEqual([]);
  });

  test('can have a value on each line, with byte order mark, CRLF and blank lines', () => {
    const cases = casesIn('\uFEFF{"a": 1}\r\n\r\n  {"a": 2}\r\n');
    expect(cases.map(tried)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(lines(cases)).toEqual([1, 3]);
  });

  test('can have a broken line, which does not affect the others', () => {
    expect(casesIn('{"a": 1}\n{"a":\n{"a": 3}').map(tried)).toEqual([{ a: 1 }, 'SyntaxError', { a: 3 }]);
    expect(casesIn('{"a":\n{"a": 2}\nnull').map(tried)).toEqual(['SyntaxError', { a: 2 }, null]);
  });

  test('can be empty, broken or something else', () => {
    expect(casesIn('')).toEqual([]);
    expect(casesIn('\uFEFF \r\n\t\n')).toEqual([]);
    expect(casesIn('<html>\n<p>no</p>\n</html>').map(tried)).toEqual(['SyntaxError']);
    expect(casesIn('{"a": [\n1,\n2\n').map(tried)).toEqual(['SyntaxError']);
    expect(casesIn('17').map(tried)).toEqual([17]);
    expect(casesIn('[1,\n2').map(tried)).toEqual(['SyntaxError']);
    expect(casesIn('[1}').map(tried)).toEqual(['SyntaxError']);
  });

  test('can be a list with broken elements, which do not affect the others', () => {
    const strings = ['\\', ']', '\\",'];
    const list = ` [{"a": ${JSON.stringify(strings)}}, {"a":}, [2, {"b": [3]}] , ${JSON.stringify(strings[2])} ,] `;
    expect(casesIn(list).map(tried)).toEqual([
      { a: strings },
      'SyntaxError',
      [2, { b: [3] }],
      strings[2],
      'SyntaxError',
    ]);
    expect(casesIn('[ ]')).toEqual([]);
    expect(casesIn('[1] [2]').map(tried)).toEqual(['SyntaxError']);
  });

  test('can be huge', () => {
    const many = `${JSON.stringify({ a: 'x'.repeat(100) })}\n`.repeat(20_000);
    expect(casesIn(many)).toHaveLength(20_000);
    expect(casesIn('x\n'.repeat(200_000))).toHaveLength(1);
  });

  test('can have as many levels and values as a replay, and not more', () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`;
    const wide = (values: number) => `{"a":[${'1,'.repeat(values - 3)}1]}`;
    const given = [nested(64), nested(65), wide(1_000_000), wide(1_000_001)];
    const isRead = (one: Case) => typeof tried(one) === 'object';
    const expected = [true, false, true, false];
    expect(given.flatMap(casesIn).map(isRead)).toEqual(expected);
    expect(casesIn(given.join('\n')).map(isRead)).toEqual(expected);
    expect(casesIn(`[${given.join()}]`).map(isRead)).toEqual(expected);
    expect(casesIn(`${'['.repeat(1_000_000)}`).map(tried)).toEqual(['LimitError']);
    expect(casesIn(`"${'['.repeat(1_000_000)}"`).map(tried)).toEqual(['['.repeat(1_000_000)]);
  });

  test('can be refused as a whole', async () => {
    expect(await readCases(new Blob(['\n']))).toBe('empty');
    expect(await readCases(new Blob(['{}\n'.repeat(20_001)]))).toBe('too-many');
    expect(await readCases(new Blob([`[${'1,'.repeat(20_000)}1]`]))).toBe('too-many');
    expect(await readCases(new Blob(['{}\n'.repeat(20_000)]))).toHaveLength(20_000);
    const untouched = { size: 64 * 1024 * 1024 + 1, text: () => Promise.reject(new Error('read')) };
    expect(await readCases(untouched as unknown as Blob)).toBe('too-large');
  });
});

describe('a verdict', () => {
  test.each(gameNames)('on a valid game of %s has the points and winners', async (name) => {
    const replay = example(name);
    const { verdict, ...rest } = await judged(replay);
    expect(rest).toEqual({ line: null, game: name, players: 3, plies: replay.actions.length, opens: true });
    expect(verdict).toMatchObject({ ok: true, ending: null, committed: false });
    expect(verdict.ok && verdict.totals).toEqual(replay.outcome?.scores.map(({ total }) => total));
    expect(verdict.ok && verdict.winners).toEqual(replay.outcome?.ranking[0]);
  });

  test('names the first fault, with its ply and clause', async () => {
    const replay = example('city-of-rome');
    const actions = [...replay.actions];
    actions[9] = { type: 'end-turn', player: 2 };
    const { verdict, opens } = await judged({ ...replay, actions });
    expect(opens).toBe(true);
    expect(verdict).toMatchObject({ ok: false, code: 'illegal-action', ply: 9, refusal: { legal: false } });
    expect(verdict.ok || verdict.refusal?.clause).toMatch(/^CR-\d+\.\d+$/);
  });

  test.each([
    ['outcome-differs', true, (replay: Replay) => ({ ...replay, outcome: { ranking: [[0], [1], [2]], scores: [] } })],
    [
      'checkpoint-differs',
      true,
      (replay: Replay) => ({ ...replay, checkpoints: [{ ply: 1, digest: '0'.repeat(64) }] }),
    ],
    ['commitment-differs', true, (replay: Replay) => ({ ...replay, commitment: commitment('another') })],
    ['actions-after-end', true, (replay: Replay) => ({ ...replay, actions: [...replay.actions, {}] })],
    ['unfinished', true, (replay: Replay) => ({ ...replay, actions: replay.actions.slice(0, 5), checkpoints: [] })],
    ['invalid-options', false, (replay: Replay) => ({ ...replay, options: { players: 77, seed: 'x' } })],
    ['other-rules-version', false, (replay: Replay) => ({ ...replay, rulesVersion: '0' })],
    ['other-components', false, (replay: Replay) => ({ ...replay, components: 'a'.repeat(64) })],
    ['unknown-game', false, (replay: Replay) => ({ ...replay, game: 'chess' })],
    ['unknown-game', false, (replay: Replay) => ({ ...replay, game: '__proto__' })],
    ['malformed', false, (replay: Replay) => ({ ...replay, actions: 'none' })],
    ['malformed', false, () => 17],
    ['malformed', false, () => null],
  ] as const)('names the fault %s', async (code, opens, broken) => {
    expect(await judged(broken(example('aquileia')))).toMatchObject({ opens, verdict: { ok: false, code } });
  });

  test('names the fault not-json', async () => {
    const [broken] = casesIn('{"a": 1}\n{oh').slice(1);
    if (broken === undefined) throw new Error('two lines');
    expect(await judge(broken)).toMatchObject({
      line: 2,
      game: null,
      verdict: { ok: false, code: 'not-json' },
    });
  });

  test('says that a value is too deep or too large', async () => {
    const [deep] = casesIn('['.repeat(100));
    if (deep === undefined) throw new Error('one value');
    const refused = await judge(deep);
    expect(refused).toMatchObject({ opens: false, verdict: { code: 'malformed' } });
    expect(faultOf(refused, 'en', undefined)?.sentence).toBe('too deep: more than 64 levels');
    expect(faultOf(refused, 'de', undefined)?.sentence).toBe('zu tief: mehr als 64 Ebenen');
  });

  test('accepts a game from a position, and refuses one from an invalid position', async () => {
    const { engine } = await loadGame('aquileia');
    const start = engine.initialState({ players: 2, seed: 'from here' });
    const [action] = engine.legalActions(start);
    if (action === undefined) throw new Error('no legal action');
    const replay = recordReplay(engine, { start }, [action]);
    expect(await judged(replay)).toMatchObject({ players: 2, opens: true, verdict: { ok: true, totals: null } });
    const broken = { ...replay, start: { ...replay.start, state: { ...start, round: 'first' } } };
    const wrong = await judged(broken);
    expect(wrong).toMatchObject({ opens: false, verdict: { ok: false, code: 'invalid-start' } });
    expect(faultOf(wrong, 'de', undefined)).toMatchObject({
      sentence: 'state.round: muss eine ganze Zahl sein',
      isEnglish: false,
    });
    const impossible = { ...replay, start: { ...replay.start, state: { ...start, market: [] } } };
    expect(faultOf(await judged(impossible), 'de', undefined)).toMatchObject({ isEnglish: true });
  });

  test('accepts a saved position', async () => {
    const { engine } = await loadGame('aquileia');
    const [saved] = casesIn(JSON.stringify(engine.save(engine.initialState({ players: 3, seed: 'saved' } as never))));
    if (saved === undefined) throw new Error('one value');
    expect(await judge(saved)).toMatchObject({ players: 3, plies: 0, opens: true, verdict: { ok: true } });
  });
});

describe('an opened game', () => {
  const opened = (value: unknown) => shownPart({ line: null, read: () => value });

  test('has all actions, times and comments of a valid replay', async () => {
    const replay = example('aquileia');
    const { length } = replay.actions;
    const more = { times: replay.actions.map((_, i) => i), comments: [{ ply: length, seat: 0, text: 'end' }] };
    const { replay: shown, start, illegal } = await opened({ ...replay, ...more });
    expect(shown).toEqual({ ...replay, ...more, checkpoints: [], outcome: null });
    expect([start, illegal]).toEqual([null, null]);
  });

  test('ends before its first illegal action, and has the beginning of that action', async () => {
    const replay = example('aquileia');
    const huge = { type: 'huge', list: 'x'.repeat(1_000_000) };
    const actions = [...replay.actions.slice(0, 9), huge, ...Array.from({ length: 100_000 }, () => huge)];
    const comments = [9, 10].map((ply) => ({ ply, seat: 'spectator', text: '' }));
    const shown = await opened({ ...replay, actions, times: actions.map((_, i) => i), comments });
    expect(shown.replay.actions).toEqual(replay.actions.slice(0, 9));
    expect(shown.replay.times).toHaveLength(9);
    expect(shown.replay.comments).toHaveLength(1);
    expect(shown.illegal).toBe(JSON.stringify(huge).slice(0, 300));
    const ended = await opened({ ...replay, actions: [...replay.actions, ...actions] });
    expect(ended.replay.actions).toEqual(replay.actions);
  });
});

test('the only game of a file is sent if it is valid', async () => {
  const only = (...values: unknown[]) => onlyGame(new Blob(values.map((value) => `${JSON.stringify(value)}\n`)));
  const replay = example('city-of-rome');
  expect(await only()).toEqual({ unread: 'empty' });
  expect(await only(replay, replay)).toEqual({ many: 2 });
  expect(await only(replay)).toMatchObject({ judged: { verdict: { ok: true } }, replay: { actions: replay.actions } });
  expect(await only({ ...replay, outcome: null })).toMatchObject({ judged: { opens: true }, replay: null });
});

describe.each(gameNames)('a game of %s', (name) => {
  const opened = async () => {
    const game = await loadGame(name);
    const replay = example(name);
    const begun = game.engine.start(replay.options ?? { players: 3, seed: '' });
    return { game, replay, line: timeline(game.engine, begun, replay.actions) };
  };

  test('is computed in slices, with the same states as by apply', async () => {
    const { game, replay, line } = await opened();
    let rest = 10;
    line.run(() => rest-- > 0);
    expect([line.last, line.isWhole]).toEqual([10, false]);
    line.run(() => true);
    expect([line.last, line.isWhole, line.refusal]).toEqual([replay.actions.length, true, null]);
    expect(line.totals).toHaveLength(replay.actions.length + 1);
    expect(line.totals.at(-1)).toEqual(replay.outcome?.scores.map(({ total }) => total));
    let state = line.stateAt(0);
    for (const [ply, action] of replay.actions.entries()) {
      if (ply % 5 === 0) expect(line.stateAt(ply)).toEqual(state);
      state = game.engine.apply(state, action);
    }
    expect(line.stateAt(replay.actions.length)).toEqual(state);
    // the rounds are consecutive
    expect(line.rounds.length).toBeGreaterThan(2);
    expect(line.rounds.slice(1).map(({ round }) => round)).toEqual(
      line.rounds.slice(0, -1).map(({ round }) => round + 1),
    );
    expect(line.rounds[0]?.ply).toBe(0);
  });

  test('ends before the first illegal action', async () => {
    const { game, replay } = await opened();
    const begun = game.engine.start(replay.options ?? { players: 3, seed: '' });
    const line = timeline(game.engine, begun, [...replay.actions.slice(0, 7), { type: 'nonsense', player: 0 }]);
    line.run(() => true);
    expect([line.last, line.isWhole, line.refusal?.legal]).toEqual([7, true, false]);
    const none = timeline(game.engine, begun, []);
    expect([none.last, none.isWhole]).toEqual([0, true]);
  });

  test('has words and pictures at every seventh ply, in both languages, from all perspectives', async () => {
    const { game, line } = await opened();
    line.run(() => true);
    const [en, de] = [await game.words('en'), await game.words('de')];
    for (let ply = 0; ply <= line.last; ply += 7) {
      const step = line.stepTo(ply);
      const action = line.actions[ply - 1];
      const by = action === undefined ? null : { state: line.stateAt(ply - 1), action };
      for (const perspective of ['acting', 'everything', 'spectator', 0, 1, 2] as const) {
        for (const words of [en, de]) happened(game.engine, words, step, by, perspective);
        const viewer = viewerOf(game.engine, step.state, perspective, 0);
        for (const isNarrow of [false, true]) {
          const seen = pieces(game, step.state, perspective, viewer, isNarrow);
          expect(seen.length).toBeGreaterThan(0);
          if (perspective !== 'everything') continue;
          // the parts of a player are drawn from the view of that player, and all other parts from the view of a spectator
          for (const { part, view } of seen) expect(String(view.viewer)).toBe(/-(\d)$/.exec(part)?.[1] ?? 'spectator');
        }
      }
    }
  });

  test('has decisions that can be reviewed', async () => {
    const { game, line } = await opened();
    line.run(() => true);
    const all = line.actions.flatMap((action, ply) => decisionAt(game.engine, line.stateAt(ply), ply, action) ?? []);
    expect(all.length).toBeGreaterThan(10);
    const [first] = all;
    if (first === undefined) return;
    expect(first.view.viewer).toBe(first.seat);
    expect(iterationsFor(first, 1)).toBe(4 * first.legal.length);
    expect(iterationsFor(first, 10_000)).toBe(10_000);
  });
});

test('a recorded action may have its lists in another order than the listed one', async () => {
  const { engine } = await loadGame('aquileia');
  const replay = example('aquileia');
  let state = engine.initialState(replay.options ?? { players: 3, seed: '' });
  let found = 0;
  for (const [ply, action] of replay.actions.entries()) {
    // the same action with all lists reversed
    const turned = Object.fromEntries(
      Object.entries(action).map(([key, value]) => [key, Array.isArray(value) ? [...value].reverse() : value]),
    ) as unknown as typeof action;
    if (engine.explain(state, turned).legal) {
      const decision = decisionAt(engine, state, ply, turned);
      if (decision !== undefined) {
        found++;
        expect(engine.apply(state, decision.played)).toEqual(engine.apply(state, action));
      }
    }
    state = engine.apply(state, action);
  }
  expect(found).toBeGreaterThan(0);
});

describe('the chart', () => {
  test.each([
    [0, 47, [0, 20, 40, 60]],
    [0, 10, [0, 5, 10]],
    [-3, 8, [-5, 0, 5, 10]],
    [0, 150, [0, 50, 100, 150]],
    [0, 0, [0, 1]],
  ])('from %i to %i has round numbers', (low, high, expected) => {
    expect(ticks(low, high, 4)).toEqual(expected);
  });

  test('draws points as a step line', () => {
    const path = (values: (number | null)[]) =>
      steps(
        values,
        (ply) => 10 * ply,
        (value) => -value,
      );
    expect(path([0, 0, 3, 3, 1])).toBe('M0,0H20V-3H40V-1H40');
    expect(path([5])).toBe('M0,-5');
    expect(path([])).toBe('');
    expect(path([null, 2, 2, 4])).toBe('M10,-2H30V-4H30');
    expect(path([null, null])).toBe('');
  });
});
