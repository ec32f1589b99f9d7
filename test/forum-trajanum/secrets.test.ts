import { chanceState, eventsFor, keyedChance, type Viewer } from '@ludi-romani/core';
import { cellIds, engine, type State, type StreetSymbol } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, different, playUntil, sceneOf, standard, worlds } from './scene';

/** Returns a reachable state at the first draft, with these street cards. */
function drafting(options: object, streets: readonly [StreetSymbol, StreetSymbol]): State {
  const draft = playUntil(
    engine.initialState({ players: 3, seed: 'secrets', ...options }),
    ({ phase, startPlayer }) => phase === 'draft' && startPlayer >= 0,
  );
  const state = engine.clone(draft);
  state.streetDeck.push(...state.streets);
  for (const street of streets) state.streetDeck.splice(state.streetDeck.lastIndexOf(street), 1);
  state.streets = [...streets];
  return state;
}
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const dealt = (state: State, viewer: Viewer) => worlds(engine.view(state, viewer));

describe('face-down tiles', () => {
  const state = drafting({}, ['black-1', 'white-1']);

  test('FT-10.1 face-down tiles are hidden even from their owner, and so is the order of the street cards', () => {
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      view.players.forEach(({ tiles }) => {
        tiles.forEach((tile, i) => {
          if (tile !== null) expect(tile === 'face-down').toBe(standard.cornerAt[i] === null);
        });
      });
      expect(view.streetDeck).toBe(22);
      expect(different(dealt(state, viewer).map((other) => other.streetDeck))).toBeGreaterThan(35);
      expect(different(dealt(state, viewer).map((other) => at(other, 0).tiles))).toBeGreaterThan(35);
    }
  });

  test('FT-10.2 FT-3.25 only the owner knows the leftover, and therefore which tiles are still face down', () => {
    const faceDown = (other: State) =>
      [...at(other, 0).tiles.filter((tile, i) => tile !== null && standard.cornerAt[i] === null)].sort().join();
    expect(different(dealt(state, 0).map(faceDown))).toBe(1);
    expect(faceDown(dealt(state, 0)[0] as State)).toBe(faceDown(state));
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(different(dealt(state, viewer).map(faceDown))).toBeGreaterThan(5);
      expect(different(dealt(state, viewer).map((other) => at(other, 0).leftover))).toBeGreaterThan(5);
    }
  });

  test('FT-10.2 in every dealt state, each player has each tile once', () => {
    const all = [...standard.copies.all].sort();
    for (const viewer of VIEWERS)
      for (const other of dealt(state, viewer).slice(0, 5))
        for (const { tiles, leftover, spent } of other.players)
          expect([...tiles, leftover, ...spent].filter((tile) => tile !== null).sort()).toEqual(all);
  });
});

describe('the draft', () => {
  // all players take a corner tile for the first card, and a face-down tile for the second card
  const drafted = (tile: number, options: object = {}) => {
    const play = sceneOf(drafting(options, ['black-1', 'white-1']));
    const order =
      play.state.options.draftMode === 'sequential'
        ? [0, 1, 2].map((i) => (play.state.startPlayer + i) % 3)
        : [0, 1, 2];
    for (const seat of order)
      play.act(
        `${seat} take-tile card:0 cell:r1c1 tribune:false`,
        `${seat} take-tile card:1 cell:r2c1 tribune:false`,
        `${seat} pass-tile ${tile}`,
      );
    return play;
  };

  test('FT-10.3 the taker sees both tiles, the receiver the passed one; corner tiles are public, and both tiles from the turn on', () => {
    const { state, events } = drafted(0);
    const first = state.startPlayer;
    const last = (first + 2) % 3;
    const { kept, passed, taken } = at(state, last).draft;
    // the last player passes a tile to the second player
    for (const viewer of VIEWERS) {
      const seen = at(engine.view(state, viewer), last).draft;
      expect(seen.taken.map(({ tile }) => tile)).toEqual([passed, viewer === last ? taken[1]?.tile : 'face-down']);
      expect(seen.kept).toBe(viewer === last ? kept : 'face-down');
      expect(seen.passed).toBe(viewer === last || viewer === (last + 2) % 3 ? passed : 'face-down');
    }
    // the turn of the first player has begun, so both tiles are public
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      expect(at(view, first).draft.kept).toBe(at(state, first).draft.kept);
      expect(at(view, (first + 1) % 3).draft.passed).toBe(at(state, (first + 1) % 3).draft.passed);
      const knows = (player: number, from: number) => viewer === player || viewer === from;
      const received = events.filter((event) => event.type === 'tile-received');
      for (const event of received)
        expect('secret' in (eventsFor([event], viewer)[0] ?? {})).toBe(knows(event.player, event.from));
      expect(received.length).toBe(3);
    }
  });

  test('FT-10.3 FT-11.1 a dealt state agrees with the known taken tiles and with the known kept and passed tiles', () => {
    for (const tile of [0, 1]) {
      const { state } = drafted(tile);
      for (const viewer of VIEWERS) {
        for (const other of dealt(state, viewer)) {
          expect(engine.view(other, viewer)).toEqual(engine.view(state, viewer));
          for (const { draft } of other.players)
            expect([draft.kept, draft.passed].sort()).toEqual(draft.taken.map((taken) => taken.tile).sort());
        }
      }
      // the player who received a tile from the last player knows this tile, and the corner tile that the last player took
      const last = (state.startPlayer + 2) % 3;
      const receiver = (last + 2) % 3;
      const keptOnes = new Set(dealt(state, receiver).map((other) => at(other, last).draft.kept));
      // if the last player passed the corner tile, the kept tile may be any tile; otherwise the last player kept the corner tile
      expect(keptOnes.size > 3).toBe(tile === 0);
    }
  });

  test('FT-10.5 FT-10.3 in turn order, the passed tile stays hidden until all players have passed', () => {
    const play = sceneOf(drafting({ draftMode: 'sequential' }, ['black-2', 'white-1']));
    const first = play.state.startPlayer;
    play.act(
      `${first} take-tile card:0 cell:r2c2 tribune:false`,
      `${first} take-tile card:1 cell:r3c1 tribune:false`,
      `${first} pass-tile 1`,
    );
    const receiver = (first + 2) % 3;
    for (const viewer of [receiver, (first + 1) % 3, 'spectator'] as const) {
      const { draft } = at(engine.view(play.state, viewer), first);
      expect([draft.kept, draft.passed]).toEqual(['face-down', 'face-down']);
      expect(draft.taken.map(({ cell, tile }) => [cellIds[cell], tile])).toEqual([
        ['r2c2', 'face-down'],
        ['r3c1', 'face-down'],
      ]);
    }
    expect(at(engine.view(play.state, first), first).draft.passed).toBe(at(play.state, first).draft.passed);
  });
});

test('FT-10.7 a spectator sees all public parts, and the end reveals no further tiles', () => {
  const over = playUntil(engine.initialState({ players: 2, seed: 'spectator' }), (state) => engine.isTerminal(state));
  const view = engine.view(over, 'spectator');
  expect(view.players.map(({ leftover }) => leftover)).toEqual(['face-down', 'face-down']);
  expect(view.players.every(({ tiles }) => tiles.includes('face-down'))).toBe(true);
  const own = engine.view(over, 0);
  expect([at(own, 0).leftover, at(own, 1).leftover]).toEqual([at(over, 0).leftover, 'face-down']);
  const shown = (viewer: 0 | 1 | 'spectator') => ({
    ...engine.view(over, viewer),
    viewer: null,
    players: engine.view(over, viewer).players.map((player) => ({ ...player, leftover: null })),
  });
  expect(shown(0)).toEqual(shown('spectator'));
  expect(shown(1)).toEqual(shown('spectator'));
});

test('FT-8.7 the answer of a player who is asked alone is public', () => {
  const isAlone = ({ pending }: State) => {
    const top = pending.at(-1);
    return top !== undefined && 'simultaneous' in top && top.opened.filter((stack) => stack.length > 0).length === 1;
  };
  const alone = Array.from({ length: 40 }).flatMap((_, i): State[] => {
    const seed = String(i);
    const chance = keyedChance(chanceState(`alone ${seed}`));
    let state: State = engine.initialState({ players: 2, seed });
    while (!engine.isTerminal(state) && !isAlone(state))
      state = engine.apply(state, chance.pick(engine.legalActions(state)));
    return isAlone(state) ? [state] : [];
  });
  expect(alone.length).toBeGreaterThan(3);
  for (const state of alone)
    for (const action of engine.legalActions(state))
      for (const viewer of [1 - action.player, 'spectator'] as const)
        expect(engine.actionFor(state, action, viewer)).toEqual(action);
});
