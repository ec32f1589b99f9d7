/**
 * Tests of views and determinized states during simultaneous decisions: they contain the answers of the viewer, and no answers of others
 * (FT-10.4, FT-10.6, FT-11.1).
 */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { engine, type Options, type State, type View } from '@ludi-romani/forum-trajanum';
import { parseState } from '@ludi-romani/forum-trajanum/schemas';
import { describe, expect, test } from 'vitest';
import { at, different, playUntil, worlds } from './scene';

const begun = (options: Partial<Options> = {}) => engine.initialState({ players: 3, seed: 'knowledge', ...options });

/** Answers up to `times` questions of a seat. `choose` returns the index of an answer from the lines of all legal answers. */
function answers(state: State, seat: number, choose: (lines: readonly string[]) => number, times: number): State {
  let now = state;
  for (let i = 0; i < times; i++) {
    const legal = engine.legalActions(now, seat);
    const action = legal[choose(legal.map(engine.format))];
    if (action === undefined) break;
    now = engine.apply(now, action);
  }
  return now;
}
const first = () => 0;
const middle = (lines: readonly string[]) => lines.length >> 1;
const withTribune = (lines: readonly string[]) =>
  Math.max(
    0,
    lines.findIndex((line) => line.includes('tribune:true')),
  );

describe('the answers of others to an open decision are dealt again', () => {
  test('FT-10.4 preparation: the cranes and rows of others vary, those of the viewer do not', () => {
    let state = begun();
    for (const seat of [0, 1]) state = answers(state, seat, first, 3);
    const view = engine.view(state, 0);
    const dealt = worlds(view);
    expect(different(dealt.map((world) => at(world, 1).cranes))).toBeGreaterThan(10);
    expect(different(dealt.map((world) => at(world, 1).rows))).toBeGreaterThan(3);
    expect(different(dealt.map((world) => at(world, 1).preparation?.start))).toBe(3);
    // FT-3.28 the first workers have different colors, which are dealt in every order
    const workers = dealt.map(({ players }) => players.map(({ preparation }) => preparation?.worker));
    for (const each of workers) expect(new Set(each.filter((color) => color !== null)).size).toBe(3);
    expect(different(workers)).toBeGreaterThan(15);
    expect(different(dealt.map((world) => [at(world, 0).cranes, at(world, 0).rows]))).toBe(1);
    for (const world of dealt) expect(engine.view(world, 0)).toEqual(view);
  });

  test('FT-10.4 draft: the taken cells and the paid tribunes of others vary', () => {
    const drafting = playUntil(begun(), ({ phase, round }) => phase === 'draft' && round === 2);
    let state = answers(drafting, 1, withTribune, 3);
    state = answers(state, 2, first, 3);
    expect(engine.activePlayers(state)).toEqual([0]);
    const spent = at(drafting, 1).resources.tribune - at(state, 1).resources.tribune;
    expect(spent).toBeGreaterThan(0);
    const view = engine.view(state, 0);
    const dealt = worlds(view);
    for (const seat of [1, 2]) {
      expect(different(dealt.map((world) => at(world, seat).draft.taken.map(({ cell }) => cell)))).toBeGreaterThan(15);
      expect(different(dealt.map((world) => at(world, seat).draft.kept))).toBeGreaterThan(5);
      // the view shows no taken tiles and no payments
      expect(view.players[seat]?.draft).toEqual({ taken: [], kept: null, passed: null, shown: false });
      expect(view.players[seat]?.resources).toEqual(at(drafting, seat).resources);
    }
    expect(different(dealt.map((world) => at(world, 1).resources.tribune))).toBeGreaterThan(1);
    for (const world of dealt) expect(engine.view(world, 0)).toEqual(view);
  });

  test('FT-10.4 payment: the paid rows and the coins of others vary', () => {
    // a random game in which seat 1 has several rows and coins
    const bot = keyedChance(chanceState('pays'));
    let asked = begun();
    while (asked.phase !== 'payment' || engine.legalActions(asked, 1).length < 7) {
      asked = engine.isTerminal(asked) ? begun({ seed: `game ${bot.int(1e6)}` }) : asked;
      asked = engine.apply(asked, bot.pick(engine.legalActions(asked)));
    }
    const state = answers(asked, 1, (lines) => lines.length - 1, 1);
    const view = engine.view(state, 2);
    expect(view.players[1]?.resources.coin).toBeGreaterThan(at(state, 1).resources.coin);
    const dealt = worlds(view);
    expect(different(dealt.map((world) => at(world, 1).rows))).toBeGreaterThan(1);
    expect(different(dealt.map((world) => at(world, 1).resources.coin))).toBeGreaterThan(1);
  });

  test('FT-11.1 every dealt state is valid: at the start of a decision, the viewer had the tiles still on the grid or taken since', () => {
    const drafting = playUntil(begun(), ({ phase, round }) => phase === 'draft' && round === 2);
    for (const state of [
      ...[0, 1, 2, 3].map((times) => answers(begun(), 0, first, times)),
      ...[0, 1, 2].map((times) => answers(drafting, 0, middle, times)),
    ])
      for (const world of worlds(engine.view(state, 0)).slice(0, 5)) {
        expect(parseState(JSON.parse(JSON.stringify(world)))).toEqual(world);
        const [frame] = world.pending.slice(-1);
        const before = frame !== undefined && 'before' in frame ? frame.before[0] : undefined;
        const own = at(world, 0);
        const taken = new Map(own.draft.taken.map(({ cell, tile }) => [cell, tile]));
        const isPreparing = own.preparation !== null;
        expect(before?.tiles).toEqual(
          isPreparing ? own.tiles.map(() => null) : own.tiles.map((tile, cell) => taken.get(cell) ?? tile),
        );
        expect([before?.leftover, before?.preparation]).toEqual([own.leftover, own.preparation]);
      }
  });

  test('FT-3.30 a player who has placed the cranes knows the start citizen; the order of the deal and the worker stay hidden', () => {
    const seen = (times: number) => at(engine.view(answers(begun(), 0, first, times), 0), 0).preparation;
    expect([seen(0)?.start, seen(1)?.start]).toEqual(['face-down', at(begun(), 0).preparation?.start]);
    expect([new Set(seen(1)?.deal), seen(1)?.worker]).toEqual([new Set(['face-down']), null]);
  });

  test('refuses a view with too many or too few hidden tiles or cards', () => {
    const view = engine.view(
      playUntil(begun(), ({ phase }) => phase === 'turns'),
      0,
    );
    const dealt = (changed: Partial<View>) => () => engine.determinize({ ...view, ...changed }, 'invalid');
    const own = (tiles: View['players'][number]['tiles']) => ({
      players: view.players.map((player, seat) => (seat === 0 ? { ...player, tiles } : player)),
    });
    const { tiles } = at(view, 0);
    expect(dealt({ streetDeck: 1 })).toThrow('the number of street cards left does not match those played');
    expect(dealt(own(tiles.map(() => 'face-down')))).toThrow('there are more places than hidden tiles');
    expect(dealt(own(tiles.map(() => null)))).toThrow('there are more hidden tiles than places');
  });

  test('FT-10.5 in turn order, cells and tribunes are visible at once, fronts are not', () => {
    const drafting = playUntil(
      begun({ draftMode: 'sequential' }),
      ({ phase, round }) => phase === 'draft' && round === 2,
    );
    const [mover] = engine.activePlayers(drafting);
    const state = answers(drafting, mover ?? 0, withTribune, 1);
    const taken = at(state, mover ?? 0).draft.taken[0];
    const other = ((mover ?? 0) + 1) % 3;
    const isCorner = [0, 5, 30, 35].includes(taken?.cell ?? -1);
    expect(engine.view(state, other).players[mover ?? 0]?.draft.taken).toEqual([
      isCorner ? taken : { ...taken, tile: 'face-down' },
    ]);
    expect(
      different(worlds(engine.view(state, other)).map((world) => at(world, mover ?? 0).draft.taken[0]?.cell)),
    ).toBe(1);
  });
});

describe('knowledge that a view retains', () => {
  test('FT-10.6 every dealt state has the tiles that the viewer took, passed and received', () => {
    const state = playUntil(begun(), ({ phase, round }) => phase === 'turns' && round === 3);
    const [turn] = engine.activePlayers(state);
    const viewer = ((turn ?? 0) + 1) % 3; // a player whose turn has not begun
    const view = engine.view(state, viewer);
    const received = at(state, (viewer + 1) % 3).draft.passed;
    expect(at(state, viewer).draft.taken).toHaveLength(2);
    expect(view.players[viewer]?.draft).toEqual(at(state, viewer).draft);
    expect(view.players[(viewer + 1) % 3]?.draft.passed).toBe(received);
    for (const world of worlds(view)) {
      expect(at(world, viewer).draft).toEqual(at(state, viewer).draft);
      expect(at(world, (viewer + 1) % 3).draft.passed).toBe(received);
    }
  });

  test('FT-10.6, FT-10.7 tiles that were public stay known to all viewers, including spectators', () => {
    const state = playUntil(begun(), ({ round }) => round === 4);
    for (const viewer of [0, 2, 'spectator'] as const) {
      const view = engine.view(state, viewer);
      state.players.forEach(({ spent, reserve }, seat) => {
        expect(spent.length).toBeGreaterThan(4);
        expect([view.players[seat]?.spent, view.players[seat]?.reserve]).toEqual([spent, reserve]);
      });
      for (const world of worlds(view).slice(0, 5))
        expect(world.players.map(({ spent }) => spent)).toEqual(state.players.map(({ spent }) => spent));
    }
  });
});

test('FT-11.1 a tile that the viewer cannot locate is equally likely on each hidden place', () => {
  const state = playUntil(begun({ players: 2 }), ({ phase, round }) => phase === 'draft' && round === 2);
  const view = engine.view(state, 0);
  const own = at(state, 0);
  const hidden = own.tiles.filter((tile, cell) => tile !== null && ![0, 5, 30, 35].includes(cell));
  const cell = own.tiles.findIndex((tile, i) => tile !== null && ![0, 5, 30, 35].includes(i));
  const counts = new Map<string, number>();
  const many = 3000;
  for (let i = 0; i < many; i++) {
    const tile = at(engine.determinize(view, `uniform ${i}`), 0).tiles[cell] ?? '';
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...new Set(hidden)].sort());
  for (const [tile, count] of counts) {
    const expected = (many * hidden.filter((other) => other === tile).length) / hidden.length;
    // the count is within five standard deviations
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});
