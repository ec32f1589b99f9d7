/** Plays games with boardgame.io, for comparison with our packages: the time of a ply in its reducer, and the messages of its master. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, getFilterPlayerView } = require('boardgame.io/internal');
const { Master } = require('boardgame.io/master');

/** Plays tic-tac-toe with boardgame.io's reducer. `pad` is stored in the state, to make it as large as ours. Returns the number of plies. */
export function boardgameIo(games, pad) {
  const game = {
    setup: () => ({ cells: Array(9).fill(null), pad }),
    moves: {
      mark: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return 'INVALID_MOVE';
        G.cells[cell] = playerID;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  };
  const reducer = CreateGameReducer({ game });
  let played = 0;
  for (let i = 0; i < games; i++) {
    let state = InitializeGame({ game });
    for (let cell = 0; cell < 9; cell++) {
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer },
      });
      played++;
    }
    if (state.G.cells[8] === null) throw new Error('the reducer refused a move');
  }
  return played;
}

/**
 * Plays a game of our engine through boardgame.io: its state is `G`, and the only move takes an action. Returns the messages that the master
 * sends to each player: whole views, or with `deltaState` patches from view to view.
 */
export async function matchMessages(engine, { options, actions }, players, deltaState) {
  const game = {
    name: engine.game,
    deltaState,
    disableUndo: true,
    setup: () => engine.initialState(options),
    moves: { act: ({ G }, action) => engine.apply(G, action) },
    turn: { activePlayers: { all: '' } },
    playerView: ({ G, playerID }) => engine.view(G, Number(playerID)),
  };
  let state = InitializeGame({ game, numPlayers: players });
  const storage = {
    type: () => 'SYNC',
    fetch: () => ({ state }),
    setState: (_, next) => {
      state = next;
    },
  };
  const show = getFilterPlayerView(game);
  const connections = Array.from({ length: players }, () => []);
  const sendAll = (payload) => {
    for (const [seat, messages] of connections.entries()) {
      const { type, args } = show(`${seat}`, payload);
      messages.push([type, ...args]);
    }
  };
  const master = new Master(game, storage, { sendAll });
  sendAll({ type: 'update', args: ['match', state] });
  for (const action of actions) {
    const payload = { type: 'act', args: [action], playerID: `${action.player}` };
    const { error } =
      (await master.onUpdate({ type: 'MAKE_MOVE', payload }, state._stateID, 'match', payload.playerID)) ?? {};
    if (error !== undefined) throw new Error(error);
  }
  if (!engine.isTerminal(state.G)) throw new Error('boardgame.io did not finish the game');
  return connections;
}

/** Returns plain data of about `bytes` bytes of JSON, similar to a state: lists of short ids by name. */
export function padding(bytes) {
  const pad = {};
  for (let i = 0; JSON.stringify(pad).length < bytes; i++)
    pad[`list${i}`] = Array.from({ length: 12 }, (_, j) => `card-${i}-${j}`);
  return pad;
}
