/** Tests of clients in one process with boardgame.io's master: deals, undo, and the bots of boardgame.io. */
import { gameOf, type Host, seedOf } from '@ludi-romani/boardgame-io';
import { chanceState, keyedChance } from '@ludi-romani/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AnyEngine,
  type AnyGame,
  active,
  Client,
  CreateGameReducer,
  engines,
  host,
  InitializeGame,
  Local,
  MCTSBot,
  RandomBot,
  SECRET,
  Simulate,
  Step,
  silenceConsole,
} from './games';

silenceConsole();

/** Returns a game, and the state with which its match starts. */
const dealt = (engine: AnyEngine, nonce: string) => {
  const game = gameOf(engine, { secret: SECRET, nonce: () => nonce });
  return { game, state: engine.initialState({ players: 3, seed: seedOf(SECRET, nonce) }) };
};

/** Returns started clients. They share a master because they share `game`. */
function seated(game: AnyGame, playerIDs = ['0', '1', '2']) {
  const multiplayer = Local();
  const clients = playerIDs.map((playerID) => Client({ game, multiplayer, playerID, numPlayers: 3, debug: false }));
  for (const client of clients) client.start();
  return clients;
}

const shown = (client: ReturnType<typeof seated>[number]) => client.getState() ?? expect.fail('not in sync');

describe.each(engines)('$game', (engine) => {
  test('undo takes back an action that revealed nothing, if the same player is still the only active one', () => {
    let { game, state } = dealt(engine, 'undo');
    const clients = seated(game);
    const chance = keyedChance(chanceState('undo'));
    const count = { undone: 0, revealed: 0, others: 0 };
    while (!engine.isTerminal(state)) {
      const [seat = 0] = engine.activePlayers(state);
      const action = chance.pick(engine.legalActions(state, seat));
      const before = clients.map((client) => shown(client).G);
      clients[seat]?.moves.act?.(action);
      const { state: next, reveals } = engine.step(state, action);
      const views = clients.map((_, viewer) => engine.view(next, viewer));
      const seen = () => clients.map((client) => shown(client).G);
      expect(seen()).toEqual(views);

      // no client can undo the action of another player
      for (const client of clients.filter((_, other) => other !== seat)) client.undo();
      expect(seen()).toEqual(views);

      const goesOn = engine.activePlayers(next).join() === `${seat}`;
      clients[seat]?.undo();
      if (goesOn && !reveals) {
        expect(seen()).toEqual(before);
        clients[seat]?.redo();
        count.undone++;
      } else if (goesOn) count.revealed++;
      else count.others++;
      expect(seen()).toEqual(views);
      state = next;
    }
    expect(count.undone).toBeGreaterThan(0);
    expect(count.revealed).toBeGreaterThan(0);
    expect(count.others).toBeGreaterThan(0);
  });

  test('writes of a page to its G do not change the match', () => {
    const game = gameOf(engine, host);
    const spoil = (value: object) => {
      for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) spoil(part);
      for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
    };
    let stored = InitializeGame({ game, numPlayers: 3 });
    for (let ply = 0; ply < 5; ply++) {
      const [playerID = ''] = active(stored.ctx);
      const [move] = game.ai.enumerate(stored.G, stored.ctx, playerID);
      stored = CreateGameReducer({ game })(stored, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: move?.args, playerID },
      });
      const text = JSON.stringify(stored.G);
      for (const playerID of ['0', '1', '2', null]) spoil(game.playerView({ ...stored, playerID }));
      expect(JSON.stringify(stored.G)).toBe(text);
    }
    expect(stored._stateID).toBe(5);
  });

  test('RandomBot and MCTSBot play, with or without objectives', async () => {
    const game = gameOf(engine, host);
    const { enumerate } = game.ai;
    const stored = InitializeGame({ game, numPlayers: 3 });
    const { state } = await Simulate({ game, bots: new RandomBot({ enumerate, seed: 1 }), state: stored });
    expect(state.ctx.gameover).toBeDefined();
    const options = { game, enumerate, seed: 1, iterations: 10, playoutDepth: 5 };
    for (const bot of [new MCTSBot(options), new MCTSBot({ ...options, objectives: game.ai.objectives('0') })]) {
      const after = await Simulate({ game, bots: bot, state: stored, depth: 4 });
      expect(after.state._stateID).toBe(4);
    }
  });

  test('one client plays for all seats, with Step', async () => {
    const game = gameOf(engine, host);
    const client = Client({ game, numPlayers: 3, debug: false });
    const bot = new RandomBot({ enumerate: game.ai.enumerate, seed: 2 });
    for (let ply = 0; ply < 20; ply++) await Step(client, bot);
    expect(client.getState()?._stateID).toBe(20);
    // a client without a seat has the view of a spectator
    expect(client.getState()?.G).toMatchObject({ viewer: 'spectator' });
    // but boardgame.io allows it to act for the current player
    const { ctx } = client.store.getState();
    const [move] = game.ai.enumerate(client.store.getState().G, ctx, ctx.currentPlayer);
    client.moves.act?.(...(move?.args ?? []));
    expect(client.getState()?._stateID).toBe(21);
  });

  describe('with the clock of Local', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('bots play a whole match without people', async () => {
      const game = gameOf(engine, host);
      const multiplayer = Local({ bots: { 0: RandomBot, 1: RandomBot, 2: RandomBot } });
      const client = Client({ game, multiplayer, numPlayers: 3, debug: false });
      client.start();
      const over = () => shown(client).ctx.gameover;
      for (let ply = 0; ply < engine.maxPlies(3) && over() === undefined; ply++) await vi.advanceTimersByTimeAsync(100);
      expect(over()).toMatchObject(engine.outcome(shown(client).G) ?? expect.fail('it is not over'));
    });
  });

  test('a deal depends on both secret and nonce', () => {
    const [here, ...others] = [
      { secret: SECRET, nonce: () => 'one' },
      { secret: SECRET, nonce: () => 'another' },
      { secret: `${SECRET}!`, nonce: () => 'one' },
    ].map((host) => {
      const game = gameOf(engine, host);
      const { G, ctx } = InitializeGame({ game, numPlayers: 3 });
      expect(JSON.stringify(G)).not.toContain(SECRET);
      return [0, 1, 2].map((seat) => game.playerView({ G, ctx, playerID: String(seat) }));
    });
    for (const there of others) expect(there).not.toEqual(here);
    expect(here).toEqual([0, 1, 2].map((seat) => engine.view(dealt(engine, 'one').state, seat)));
  });

  test('validateSetupData refuses wrong numbers of players and unknown options', () => {
    const { validateSetupData } = gameOf(engine);
    const most = Math.max(...engine.playerCounts);
    expect(validateSetupData(undefined, most)).toBeUndefined();
    expect(validateSetupData(undefined, most + 1)).toMatch(/players/);
    expect(validateSetupData(undefined, 1e9)).toMatch(/players/);
    expect(validateSetupData(JSON.parse('{ "noSuch": 1 }'), most)).toMatch(/noSuch/);
    expect(validateSetupData(JSON.parse('{ "__proto__": 1 }'), most)).toBeDefined();
  });
});

const [engine = expect.fail()] = engines;

test('gameOf refuses a short or missing secret, and a match without a host', () => {
  const short: Host = { secret: 'short', nonce: () => 'n' };
  expect(() => gameOf(engine, short)).toThrow(/secret/);
  expect(() => gameOf(engine, JSON.parse('{}'))).toThrow(/secret/);
  expect(() => InitializeGame({ game: gameOf(engine), numPlayers: 3 })).toThrow(/host/);
});

test('a playerID that is not a seat gets the view of a spectator', () => {
  const game = gameOf(engine, host);
  const { G, ctx } = InitializeGame({ game, numPlayers: 2 });
  for (const playerID of [null, '', '2', '00', '-1', 'x', '__proto__', JSON.parse('0'), JSON.parse('["0"]'), undefined])
    expect(game.playerView({ G, ctx, playerID })).toMatchObject({ viewer: 'spectator' });
  expect(active(ctx)).toHaveLength(1);
});
