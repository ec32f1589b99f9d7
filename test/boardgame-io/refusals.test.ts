/** Tests of refused actions in boardgame.io's master, with a fake socket: other clients must not notice them. */
import { gameOf, guard } from '@ludi-romani/boardgame-io';
import { chanceState, keyedChance } from '@ludi-romani/core';
import type { StorageAPI } from 'boardgame.io';
import { describe, expect, test, vi } from 'vitest';
import {
  type AnyEngine,
  active,
  createMatch,
  engines,
  getFilterPlayerView,
  host,
  Master,
  SETUP,
  Server,
  type StoredMatch,
  silenceConsole,
  stateOf,
} from './games';

silenceConsole();

/** Returns a match of three players and a spectator, whose received states are in `sent`, and a socket that delivers packets to its master. */
function seated(engine: AnyEngine, isGuarded: boolean) {
  const game = gameOf(engine, host);
  const { db } = Server({ games: [game], origins: [] }) as unknown as { readonly db: StorageAPI.Sync };
  const match = createMatch({ game, numPlayers: 3, setupData: SETUP[engine.game], unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  db.createMatch('m', match);
  const filter = getFilterPlayerView(game);
  const sent: StoredMatch[] = [];
  const master = new Master(game, db, {
    send: () => {},
    sendAll: (payload) => {
      for (const playerID of ['0', '1', '2', null]) sent.push(filter(playerID, payload).args[1] as StoredMatch);
    },
  });

  type Listener = (...args: unknown[]) => unknown;
  let check = (_: unknown[], proceed: () => void) => proceed();
  let hear: Listener = () => {};
  const socket = {
    use(middleware: typeof check) {
      check = middleware;
    },
    on(_: string, listener: Listener) {
      hear = listener;
    },
  };
  if (isGuarded) guard(socket, () => {});
  socket.on('update', (...args) => master.onUpdate(...(args as Parameters<typeof master.onUpdate>)));
  return {
    sent,
    stored: (): StoredMatch => db.fetch('m', { state: true }).state,
    /** Returns everything that is stored of the match, as text. */
    all: () => JSON.stringify(db.fetch('m', { state: true, metadata: true, log: true })),
    async act(seat: number, action: unknown, stateID: number) {
      const playerID = String(seat);
      const packet = { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } };
      check(['update', packet, stateID, 'm', playerID], () => hear(packet, stateID, 'm', playerID));
      // the master and the database of this test are done after the microtasks
      await new Promise(setImmediate);
    },
  };
}

const simultaneous = engines.filter(({ game }) => ['forum-trajanum', 'nova-roma'].includes(game));

describe.each(simultaneous)('$game', (engine) => {
  test('guard: a refused action sends nothing to any client, and stores nothing', async () => {
    vi.mocked(console.error).mockClear();
    const { sent, stored, all, act } = seated(engine, true);
    const chance = keyedChance(chanceState('refusals'));
    let tried = 0;
    while (stored().ctx.gameover === undefined && stored().G.plies < 60) {
      const { G, ctx, _stateID } = stored();
      const state = stateOf(engine, G);
      const seats = active(ctx).map(Number);
      const before = all();
      for (const seat of seats) {
        const [action] = engine.legalActions(state, seat);
        const others = [0, 1, 2]
          .filter((one) => one !== seat)
          .flatMap((one) => engine.legalActions(state, one)[0] ?? []);
        for (const refused of [{}, { ...action, type: 'no-such' }, { ...action, more: 1 }, ...others])
          for (const stateID of seats.length > 1 ? [_stateID, 0, _stateID + 1] : [_stateID]) {
            await act(seat, refused, stateID);
            if (seats.length > 1) tried++;
          }
      }
      expect(sent).toEqual([]);
      expect(all()).toBe(before);
      const seat = chance.pick(seats);
      await act(seat, chance.pick(engine.legalActions(state, seat)), _stateID);
      // each client gets one message about the legal action
      expect(sent.splice(0).map(({ _stateID }) => _stateID)).toEqual(Array(4).fill(_stateID + 1));
    }
    expect(tried).toBeGreaterThan(20);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('without guard, boardgame.io sends every client the name of the player who tried', async () => {
    const { sent, stored, act } = seated(engine, false);
    const seat = Number(active(stored().ctx).at(-1));
    await act(seat, {}, 0);
    expect(stored()._stateID).toBe(0);
    expect(sent.map(({ plugins }) => plugins.events)).toMatchObject(
      Array(4).fill({ api: { _private: { playerID: String(seat) } } }),
    );
  });
});
