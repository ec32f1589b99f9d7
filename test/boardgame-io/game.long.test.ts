/** Tests of the games in boardgame.io's reducer, without a network. */
import { types } from 'node:util';
import { gameOf } from '@ludi-romani/boardgame-io';
import { type Chance, chanceState, deepEqual, keyedChance, type Viewer } from '@ludi-romani/core';
import type { LogEntry } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
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
  SETUP,
  type StoredMatch,
  silenceConsole,
  stateOf,
} from './games';

silenceConsole();

const begin = (engine: AnyEngine, game: AnyGame): StoredMatch =>
  InitializeGame({ game, numPlayers: 3, setupData: SETUP[engine.game] });

const doing = (seat: number, ...args: unknown[]) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: 'act', args, playerID: String(seat) },
});

/** Plays a random match. Yields the stored match before each ply, with the next player and action. */
function* match(engine: AnyEngine, game: AnyGame, chance: Chance) {
  const reduce = CreateGameReducer({ game });
  let stored = begin(engine, game);
  while (stored.ctx.gameover === undefined) {
    const seat = Number(chance.pick(active(stored.ctx)));
    const state = stateOf(engine, stored.G);
    const action = chance.pick(engine.legalActions(state, seat));
    yield { stored, state, seat, action, reduce };
    stored = reduce(stored, doing(seat, action));
  }
}

/** Returns the first ply of a match. */
function opening(engine: AnyEngine, game: AnyGame) {
  for (const ply of match(engine, game, chanceOf('opening'))) return ply;
  throw new Error('the match has no plies');
}

const chanceOf = (seed: string) => keyedChance(chanceState(seed));

describe.each(engines)('$game', (engine) => {
  const game = gameOf(engine, host);

  test('exactly the active players of the engine may act, and the current player is one of them', () => {
    for (const { stored, state, seat, action, reduce } of match(engine, game, chanceOf('active'))) {
      expect(active(stored.ctx).map(Number)).toEqual(engine.activePlayers(state));
      expect(active(stored.ctx)).toContain(stored.ctx.currentPlayer);
      const outsiders = [0, 1, 2].filter((one) => !active(stored.ctx).includes(String(one)));
      for (const one of outsiders)
        for (const given of [action, { ...action, player: one }]) {
          const after = reduce(stored, doing(one, given));
          expect([after.G, after._stateID]).toEqual([stored.G, stored._stateID]);
        }
      // a late answer is allowed in a simultaneous phase, but it does not count twice
      const answered = reduce(stored, doing(seat, action));
      if ([stored, answered].every(({ ctx }) => ctx.activePlayers?.[seat] === 'simultaneous'))
        expect(reduce(answered, doing(seat, action)).G).toBe(answered.G);
      // an active player cannot act for another one
      for (const one of active(stored.ctx)
        .map(Number)
        .filter((one) => one !== seat))
        expect(reduce(stored, doing(one, action)).G).toBe(stored.G);
    }
  });

  test('an illegal action is INVALID_MOVE', () => {
    const { stored, seat, action, reduce } = opening(engine, game);
    for (const args of [[], [null], [7], [{}], [{ ...action, type: 'no-such' }], [{ ...action, player: '0' }]]) {
      const after = reduce(stored, doing(seat, ...args));
      expect(after.transients?.error?.type).toBe('action/invalid_move');
      expect(after.G).toBe(stored.G);
    }
    expect(reduce(stored, doing(seat, action)).transients).toBeUndefined();
    expect(INVALID_MOVE).toBe('INVALID_MOVE');
  });

  test('names of Object.prototype are no moves', () => {
    const { stored, seat, reduce } = opening(engine, game);
    for (const type of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
      const after = reduce(stored, { type: 'MAKE_MOVE', payload: { type, args: [], playerID: String(seat) } });
      expect(after.transients?.error?.type).toBe('action/unavailable_move');
      expect(after.G).toBe(stored.G);
    }
  });

  test('no event of boardgame.io changes a match', () => {
    const { stored, seat, reduce } = opening(engine, game);
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
      const { G, ctx, _undo, _stateID } = reduce(stored, { type: 'GAME_EVENT', payload: { type, args, playerID } });
      expect({ G, ctx, _undo, _stateID }).toEqual({ G: stored.G, ctx: stored.ctx, _undo: stored._undo, _stateID: 0 });
    }
  });

  test('a stored match is plain JSON at every ply', () => {
    const reduce = CreateGameReducer({ game });
    for (const { stored, seat, action } of match(engine, game, chanceOf('json'))) {
      const [text, read] = [JSON.stringify(stored.G), JSON.parse(JSON.stringify(stored))];
      expect(deepEqual(read.G, stored.G)).toBe(true);
      const after = reduce(read, doing(seat, action));
      expect(after._stateID).toBe(stored._stateID + 1);
      expect(after.G.state).toEqual(engine.apply(stateOf(engine, stored.G), action));
      expect(JSON.stringify(stored.G)).toBe(text);
    }
  });

  test('the engine gets no drafts, and its states are not frozen', () => {
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
    for (const { stored } of match(wary, gameOf(wary, host), chanceOf('drafts'))) {
      expect(stored.G.plies).toBe(plies++);
      const parts = Object.values(stored.G.state ?? {}).filter((part) => typeof part === 'object' && part !== null);
      for (const part of [stored.G.state, ...parts].filter((part) => part !== null))
        expect(Object.isFrozen(part)).toBe(false);
    }
  });

  test('messages to a viewer do not depend on information hidden from that viewer', () => {
    const filter = getFilterPlayerView(game);
    const viewers: Viewer[] = [0, 1, 2, 'spectator'];
    const chance = chanceOf('pairs');
    const initialState = begin(engine, game);
    let [compared, masked] = [0, 0];
    for (const { stored, state, action, reduce } of match(engine, game, chanceOf('pairs'))) {
      if (stored.G.plies % 4 > 0) continue;
      const viewer = chance.pick(viewers);
      const playerID = viewer === 'spectator' ? null : String(viewer);
      const sent = ({ deltalog = [], ...after }: StoredMatch) => ({
        update: filter(playerID, { type: 'update', args: ['m', { ...after, deltalog }] }),
        sync: filter(playerID, {
          type: 'sync',
          args: ['m', { state: after, log: deltalog, filteredMetadata: [], initialState }],
        }),
        patch: filter(playerID, { type: 'patch', args: ['m', 0, stored, { ...after, deltalog }] }),
      });
      const logged = (after: StoredMatch) => (sent(after).update.args.at(-1) as LogEntry[])[0];
      const other = { ...engine.determinize(engine.view(state, viewer), 'other'), chance: state.chance };
      const [here, there] = [state, other].map((state): StoredMatch => ({ ...stored, G: { ...stored.G, state } }));
      if (here === undefined || there === undefined) continue;
      const known = engine.actionFor(state, action, viewer);
      const partner = engine
        .legalActions(other, action.player)
        .find((one) => deepEqual(engine.actionFor(other, one, viewer), known));
      if (partner === undefined) continue;
      if (!deepEqual(known, action)) masked++;
      const [one, two] = [reduce(here, doing(action.player, action)), reduce(there, doing(action.player, partner))];
      expect(logged(two)).toEqual(logged(one));
      const view = (after: StoredMatch) => engine.view(stateOf(engine, after.G), viewer);
      if (!deepEqual(view(one), view(two))) continue;
      compared++;
      expect(sent(two)).toEqual(sent(one));
    }
    expect(compared).toBeGreaterThan(10);
    if (engine.game !== 'aquileia') expect(masked).toBeGreaterThan(0);
  });
});
