/** boardgame.io: what a ply costs its reducer, and what its master sends. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, getFilterPlayerView } = require('boardgame.io/internal');
const { Master } = require('boardgame.io/master');

/** Tic-tac-toe through boardgame.io's reducer, the state padded with `pad`. */
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
 * What boardgame.io's master sends each player in the course of a game: whole states as a view, or patches from one to the next. The
 * engine plays inside of it: the state is `G`, and the one move is an action.
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
  if (!engine.isTerminal(state.G)) throw new Error('boardgame.io did not come to the end of the game');
  return connections;
}

/** Plain data of about that many bytes of JSON, shaped like a state: records of lists of short ids. */
export function padding(bytes) {
  const pad = {};
  for (let i = 0; JSON.stringify(pad).length < bytes; i++)
    pad[`list${i}`] = Array.from({ length: 12 }, (_, j) => `card-${i}-${j}`);
  return pad;
}
