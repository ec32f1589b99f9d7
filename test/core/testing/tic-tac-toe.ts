/** The game of docs/your-own-game.md. It has perfect information, and uses every default of a game declaration. */
import {
  type Act,
  type Ask,
  defineGame,
  type Emit,
  type PerfectInformationGame,
  type Seat,
  type Seen,
} from '@ludi-romani/core';

type Mark = Act<'mark', { cell: number }>;
export type TicTacToe = PerfectInformationGame<{
  /** the seat that marked each of the cells 0 to 8 */
  state: { cells: (Seat | null)[] };
  players: 2;
  action: Mark;
  question: Ask<'mark'>;
  event: Emit<'marked', { player: Seat; cell: number }>;
  answers: { mark: Mark };
  row: 'line';
}>;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const won = ({ cells }: Seen<TicTacToe>, player: Seat) =>
  LINES.some((line) => line.every((cell) => cells[cell] === player));

export const ticTacToe = defineGame<TicTacToe>({
  game: 'tic-tac-toe',
  rulesVersion: '1',
  playerCounts: [2],
  perfectInformation: true,
  maxPlies: () => 9,
  setup: () => ({ players: [{}, {}], cells: Array(9).fill(null), pending: [{ ask: 'mark', player: 0 }] }),
  questions: {
    mark: {
      pendingReason: 'TTT-1.3 first mark a cell',
      moves: {
        mark: {
          whyUnknown: 'TTT-1.1 the board has cells 0 to 8',
          candidates: ({ cells }, { player }) => cells.map((_, cell) => ({ type: 'mark', player, cell })),
          refuse: ({ cells }, { cell }) => (cells[cell] === null ? undefined : 'TTT-1.2 that cell is marked already'),
          apply: (state, { player, cell }, effects) => {
            state.cells[cell] = player;
            effects.emit?.({ type: 'marked', player, cell });
            // the game ends when no question is left
            if (!won(state, player) && state.cells.includes(null)) effects.next({ ask: 'mark', player: 1 - player });
          },
        },
      },
    },
  },
  scores: (seen) =>
    [0, 1].map((player) => ({ total: Number(won(seen, player)), rows: { line: Number(won(seen, player)) } })),
});
