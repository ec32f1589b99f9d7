/** Other engines for comparison. Each plays random games, and lists the legal moves before every move. */
import { ended, MoveName, move, setup } from '@boardgamers/container-engine';
import { Chess } from 'chess.js';
import { Chess as Position } from 'chessops/chess';
import { random } from './random.mjs';

/** Plays random chess with chessops. Returns the number of plies. */
export function chessops(games, plies = 300) {
  const pick = random(5);
  let played = 0;
  for (let game = 0; game < games; game++) {
    const position = Position.default();
    for (let ply = 0; ply < plies && !position.isEnd(); ply++) {
      const moves = [];
      for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
      const move = moves[pick(moves.length)];
      const promotes = position.board.getRole(move.from) === 'pawn' && (move.to >= 56 || move.to < 8);
      position.play(promotes ? { ...move, promotion: 'queen' } : move);
      played++;
    }
  }
  return played;
}

/** Plays random chess with chess.js. Returns the number of plies. */
export function chessJs(games, plies = 200) {
  const pick = random(5);
  let played = 0;
  for (let game = 0; game < games; game++) {
    const position = new Chess();
    for (let ply = 0; ply < plies && !position.isGameOver(); ply++) {
      const moves = position.moves();
      position.move(moves[pick(moves.length)]);
      played++;
    }
  }
  return played;
}

/** Fields of Container's moves that its list of moves does not contain: prices and bids, chosen like its bot does, and the piece. */
const unlisted = {
  [MoveName.BuyFromFactory]: ({ pick }) => ({ price: 2 + pick(3) }),
  [MoveName.ArrangeFactory]: ({ pick }) => ({ price: 1 + pick(3) }),
  [MoveName.ArrangeWarehouse]: ({ pick }) => ({ price: 2 + pick(3) }),
  [MoveName.Produce]: ({ state, data, pick }) => ({
    piece: state.containersLeft.find(({ color }) => color === data),
    price: 1 + pick(3),
  }),
  [MoveName.BuyFactory]: ({ state, data }) => state.factoriesLeft.find(({ color }) => color === data),
  [MoveName.BuyWarehouse]: ({ state }) => state.warehousesLeft[0],
  [MoveName.Bid]: ({ player, pick }) => ({ price: pick(Math.max(0, player.money - player.bid) + 1) }),
};

/**
 * Plays random Container, a Euro game, with the engine of boardgamers.space. The engine itself lists the legal moves after every move. Returns
 * the number of plies.
 */
export function container(games, plies = 1000, players = 3) {
  const pick = random(5);
  let played = 0;
  for (let game = 0; game < games; game++) {
    let state = setup(players, { beginner: true }, `bench ${game}`);
    for (let ply = 0; ply < plies && !ended(state); ply++) {
      const [seat] = state.currentPlayers;
      const player = state.players[seat];
      const moves = [];
      for (const [name, list] of Object.entries(player.availableMoves))
        if (name !== MoveName.Undo) for (const data of list) moves.push({ name, data });
      const { name, data } = moves[pick(moves.length)];
      const extraData = unlisted[name]?.({ state, player, data, pick });
      state = move(state, extraData === undefined ? { name, data } : { name, data, extraData }, seat);
      played++;
    }
  }
  return played;
}
