/** The games without a network: boardgame.io's reducer, its local master, its bots. */
import { types } from 'node:util';
import { gameOf } from '@ludi-romani/boardgame-io';
import { type Chance, chanceState, deepEqual, keyedChance, type Viewer } from '@ludi-romani/core';
import type { LogEntry } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AnyEngine,
  type AnyGame,
  active,
  CreateGameReducer,
  engines,
  getFilterPlayerView,
  host,
  INVALID_MOVE,
  InitializeGame,
  type Kept,
  SETUP,
  stateOf,
} from './games';

beforeAll(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

const begin = (engine: AnyEngine, game: AnyGame): Kept =>
  InitializeGame({ game, numPlayers: 3, setupData: SETUP[engine.game] });

const doing = (seat: number, ...args: unknown[]) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: 'act', args, playerID: String(seat) },
});

/** A random match, and before each ply what is kept, who acts and how. */
function* match(engine: AnyEngine, game: AnyGame, chance: Chance) {
  const reduce = CreateGameReducer({ game });
  let kept = begin(engine, game);
  while (kept.ctx.gameover === undefined) {
    const seat = Number(chance.pick(active(kept.ctx)));
    const state = stateOf(engine, kept.G);
    const action = chance.pick(engine.legalActions(state, seat));
    yield { kept, state, seat, action, reduce };
    kept = reduce(kept, doing(seat, action));
  }
}

/** The beginning of a match. */
function opening(engine: AnyEngine, game: AnyGame) {
  for (const ply of match(engine, game, chanceOf('opening'))) return ply;
  throw new Error('there is nothing to do');
}

const chanceOf = (seed: string) => keyedChance(chanceState(seed));

describe.each(engines)('$game', (engine) => {
  const game = gameOf(engine, host);

  test('exactly those whom the engine asks may act, and the turn is with one of them', () => {
    for (const { kept, state, seat, action, reduce } of match(engine, game, chanceOf('active'))) {
      expect(active(kept.ctx).map(Number)).toEqual(engine.activePlayers(state));
      expect(active(kept.ctx)).toContain(kept.ctx.currentPlayer);
      const outsiders = [0, 1, 2].filter((one) => !active(kept.ctx).includes(String(one)));
      for (const one of outsiders)
        for (const given of [action, { ...action, player: one }]) {
          const after = reduce(kept, doing(one, given));
          expect([after.G, after._stateID]).toEqual([kept.G, kept._stateID]);
        }
      // where answers may be late, none counts twice
      const answered = reduce(kept, doing(seat, action));
      if ([kept, answered].every(({ ctx }) => ctx.activePlayers?.[seat] === 'simultaneous'))
        expect(reduce(answered, doing(seat, action)).G).toBe(answered.G);
      // nobody acts for another one, who may act as well
      for (const one of active(kept.ctx)
        .map(Number)
        .filter((one) => one !== seat))
        expect(reduce(kept, doing(one, action)).G).toBe(kept.G);
    }
  });

  test('what is not legal is INVALID_MOVE', () => {
    const { kept, seat, action, reduce } = opening(engine, game);
    for (const args of [[], [null], [7], [{}], [{ ...action, type: 'no-such' }], [{ ...action, player: '0' }]]) {
      const after = reduce(kept, doing(seat, ...args));
      expect(after.transients?.error?.type).toBe('action/invalid_move');
      expect(after.G).toBe(kept.G);
    }
    expect(reduce(kept, doing(seat, action)).transients).toBeUndefined();
    expect(INVALID_MOVE).toBe('INVALID_MOVE');
  });

  test('what every object has is no move', () => {
    const { kept, seat, reduce } = opening(engine, game);
    for (const type of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
      const after = reduce(kept, { type: 'MAKE_MOVE', payload: { type, args: [], playerID: String(seat) } });
      expect(after.transients?.error?.type).toBe('action/unavailable_move');
      expect(after.G).toBe(kept.G);
    }
  });

  test('no event of boardgame.io ends a turn or a match, or lets others act', () => {
    const { kept, seat, reduce } = opening(engine, game);
    const playerID = String(seat);
    for (const [type, ...args] of [
      ['endGame', { winner: playerID }],
      ['endTurn'],
      ['endTurn', { next: playerID }],
      ['pass', { remove: true }],
      ['endPhase'],
      ['setPhase', 'default'],
      ['endStage'],
      ['setStage', 'simultaneous'],
      ['setActivePlayers', { all: 'simultaneous' }],
    ] as const) {
      const { G, ctx, _undo, _stateID } = reduce(kept, { type: 'GAME_EVENT', payload: { type, args, playerID } });
      expect({ G, ctx, _undo, _stateID }).toEqual({ G: kept.G, ctx: kept.ctx, _undo: kept._undo, _stateID: 0 });
    }
  });

  test('what is kept is plain JSON, read again at every ply', () => {
    const reduce = CreateGameReducer({ game });
    for (const { kept, seat, action } of match(engine, game, chanceOf('json'))) {
      const [text, read] = [JSON.stringify(kept.G), JSON.parse(JSON.stringify(kept))];
      expect(deepEqual(read.G, kept.G)).toBe(true);
      const after = reduce(read, doing(seat, action));
      expect(after._stateID).toBe(kept._stateID + 1);
      expect(after.G.state).toEqual(engine.apply(stateOf(engine, kept.G), action));
      expect(JSON.stringify(kept.G)).toBe(text);
    }
  });

  test("the engine is handed no drafts, and its states aren't frozen", () => {
    const plain = <T>(value: T): T => (types.isProxy(value) ? expect.fail('a draft') : value);
    const wary: AnyEngine = {
      ...engine,
      explain: (seen, action) => engine.explain(plain(seen), action),
      step: (state, action) => engine.step(plain(state), plain(action)),
      activePlayers: (seen) => engine.activePlayers(plain(seen)),
      outcome: (seen) => engine.outcome(plain(seen)),
      view: (state, viewer) => engine.view(plain(state), viewer),
    };
    let plies = 0;
    for (const { kept } of match(wary, gameOf(wary, host), chanceOf('drafts'))) {
      expect(kept.G.plies).toBe(plies++);
      const parts = Object.values(kept.G.state ?? {}).filter((part) => typeof part === 'object' && part !== null);
      for (const part of [kept.G.state, ...parts].filter((part) => part !== null))
        expect(Object.isFrozen(part)).toBe(false);
    }
  });

  test('a viewer is sent the same whatever is hidden from that viewer', () => {
    const filter = getFilterPlayerView(game);
    const viewers: Viewer[] = [0, 1, 2, 'spectator'];
    const chance = chanceOf('pairs');
    const initialState = begin(engine, game);
    let [compared, masked] = [0, 0];
    for (const { kept, state, action, reduce } of match(engine, game, chanceOf('pairs'))) {
      if (kept.G.plies % 4 > 0) continue;
      const viewer = chance.pick(viewers);
      const playerID = viewer === 'spectator' ? null : String(viewer);
      const sent = ({ deltalog = [], ...after }: Kept) => ({
        update: filter(playerID, { type: 'update', args: ['m', { ...after, deltalog }] }),
        sync: filter(playerID, {
          type: 'sync',
          args: ['m', { state: after, log: deltalog, filteredMetadata: [], initialState }],
        }),
        patch: filter(playerID, { type: 'patch', args: ['m', 0, kept, { ...after, deltalog }] }),
      });
      const logged = (after: Kept) => (sent(after).update.args.at(-1) as LogEntry[])[0];
      const other = { ...engine.determinize(engine.view(state, viewer), 'other'), chance: state.chance };
      const [here, there] = [state, other].map((state): Kept => ({ ...kept, G: { ...kept.G, state } }));
      if (here === undefined || there === undefined) continue;
      const known = engine.actionFor(state, action, viewer);
      const partner = engine
        .legalActions(other, action.player)
        .find((one) => deepEqual(engine.actionFor(other, one, viewer), known));
      if (partner === undefined) continue;
      if (!deepEqual(known, action)) masked++;
      const [one, two] = [reduce(here, doing(action.player, action)), reduce(there, doing(action.player, partner))];
      expect(logged(two)).toEqual(logged(one));
      const view = (after: Kept) => engine.view(stateOf(engine, after.G), viewer);
      if (!deepEqual(view(one), view(two))) continue;
      compared++;
      expect(sent(two)).toEqual(sent(one));
    }
    expect(compared).toBeGreaterThan(10);
    if (engine.game !== 'aquileia') expect(masked).toBeGreaterThan(0);
  });
});
