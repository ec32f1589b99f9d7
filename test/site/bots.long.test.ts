/** The searches of the worker, and the levels. */
import type { GameTypes } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import type { Ask, AskReview, Failed, Found, FoundReview } from '../../docs/.vitepress/app/bots';
import { LEVELS, levelOf, named } from '../../docs/.vitepress/app/bots';
import { type GameName, gameNames, loadFast } from '../../docs/.vitepress/app/games';
import { searching } from '../../docs/.vitepress/app/searching';

type Result = Found | FoundReview | Failed;

/** What the worker posted. */
const posted: Result[] = [];
const carryOut = searching({
  post: (result) => posted.push(result),
  now: () => performance.now(),
  listen: () => new Promise((done) => setTimeout(done, 0)),
});

let asked = 0;
/** Returns the last result of a request. */
async function answered(request: Omit<Ask, 'id'> | Omit<AskReview, 'id'>): Promise<Result> {
  const id = ++asked;
  await carryOut({ ...request, id } as Ask | AskReview);
  const last = posted.filter((one) => one.id === id).at(-1);
  if (last === undefined) throw new Error('no result');
  return last;
}

async function chosen(game: GameName, view: GameTypes['view'], seed: string, iterations: number) {
  const found = await answered({ type: 'ask', game, view, seed, iterations });
  if (!('action' in found)) throw new Error(JSON.stringify(found));
  return found;
}

/** Returns the first decisions of a game for two, played by a level. */
async function decisions(game: GameName, iterations: number, count: number) {
  const engine = await loadFast(game);
  let state = engine.initialState({ players: 2, seed: 'bots' });
  const all: { readonly ply: number; readonly view: GameTypes['view']; readonly action: GameTypes['action'] }[] = [];
  for (let ply = 0; ply < count; ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const view = engine.view(state, seat);
    const { action } = await chosen(game, view, `ply ${ply}`, iterations);
    all.push({ ply, view, action });
    state = engine.apply(state, action);
  }
  return { engine, all };
}

test('the levels are ordered, and earlier names of levels are known', () => {
  const iterations = named.map((level) => LEVELS[level]);
  expect(iterations).toEqual([...iterations].sort((a, b) => a - b));
  expect(levelOf('greedy')).toBe('novice');
  for (const level of named) expect(levelOf(level)).toBe(level);
  for (const other of ['oracle', 'toString', '', null, 3, undefined]) expect(levelOf(other)).toBeNull();
});

describe.each(gameNames)('the bots of %s', (game) => {
  test.each(['random', ...named] as const)('choose a legal action at level %s', async (level) => {
    const engine = await loadFast(game);
    const state = engine.initialState({ players: 2, seed: level });
    const view = engine.view(state, engine.activePlayers(state)[0] ?? 0);
    const { action, findings } = await chosen(game, view, level, LEVELS[level]);
    expect(engine.explain(view, action).legal).toBe(true);
    const isForced = engine.legalActions(view).length === 1;
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(isForced ? 0 : LEVELS[level]);
  });

  test('choose the same whatever they have thought before', async () => {
    const { all } = await decisions(game, 30, 12);
    for (const { ply, view, action } of [...all].reverse())
      expect((await chosen(game, view, `ply ${ply}`, 30)).action).toEqual(action);
  });

  test('review a decision', async () => {
    const { engine, all } = await decisions(game, 8, 6);
    const { ply, view, action: played } = all.at(-1) ?? {};
    if (view === undefined || ply === undefined || played === undefined) throw new Error('no decision');
    const seat = played.player;
    const legal = engine.legalActions(view);
    const decision = { ply, seat, view, played, legal };
    const found = await answered({ type: 'review', game, decision, iterations: 100 });
    expect(found).toMatchObject({ review: { ply, seat } });
    if (!('review' in found)) return;
    expect(found.review.win).toBeGreaterThan(0);
    expect(found.review.win).toBeLessThan(1);
  });
});

test('a search can be stopped, and an error is reported', async () => {
  const engine = await loadFast('aquileia');
  const state = engine.initialState({ players: 2, seed: 'stop' });
  const view = engine.view(state, engine.activePlayers(state)[0] ?? 0);
  const asking = chosen('aquileia', view, 'stop', 1e9);
  await carryOut({ type: 'stop', id: asked });
  const { findings } = await asking;
  expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(1e6);
  const failed = await answered({ type: 'ask', game: 'aquileia', view: {} as never, seed: '', iterations: 1 });
  expect(failed).toMatchObject({ error: expect.stringContaining('decision') });
});
