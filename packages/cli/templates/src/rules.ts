/** The rules: players lay secret tiles in a row. The comments name the rules of the README. */
import {
  type Act,
  type Ask,
  clone,
  defineGame,
  type Emit,
  type GameState,
  type GameView,
  type Immutable,
  option,
  playerAt,
  type Seat,
  type StartOptions,
  seatCount,
  sum,
  takeOut,
} from '@ludi-romani/core';
import { whole } from '@ludi-romani/core/shape';

const COLORS = ['red', 'yellow', 'green', 'blue'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type Tile = `${(typeof COLORS)[number]}-${(typeof NUMBERS)[number]}`;
const TILES = COLORS.flatMap((color) => NUMBERS.map((number): Tile => `${color}-${number}`));

const colorOf = (tile: Tile): string => tile.slice(0, -2);
const numberOf = (tile: Tile): number => Number(tile.slice(-1));

/** The points for the last tile of a hand. */
const LAST_TILE = 5;

/** Everything that belongs to one player. */
interface Area {
  /** secret */
  hand: Tile[];
  laid: number;
  bonus: number;
}

type Turn = Ask<'turn'>;
type Lay = Act<'lay', { tile: Tile }>;
type Take = Act<'take'>;
type Event =
  | Emit<'laid', { player: Seat; tile: Tile }>
  | Emit<'finished', { player: Seat; points: number }>
  // only the seats in `to` may know the tile
  | Emit<'took', { player: Seat; secret: { to: readonly Seat[]; tile: Tile } }>;

interface Chosen {
  readonly players: number;
  readonly handSize: number;
}

interface State extends GameState<Area, Turn, never, Chosen> {
  row: Tile[];
  /** secret; the last tile is drawn first */
  bag: Tile[];
}

/** The part of the state that one player may know: unknown tiles are `null`. */
type View = Immutable<
  GameView<Omit<Area, 'hand'> & { hand: (Tile | null)[] }, Turn, never, Chosen> & { row: Tile[]; bag: null[] }
>;

export interface MyGame {
  state: Immutable<State>;
  mutable: State;
  view: View;
  options: StartOptions<Chosen>;
  action: Lay | Take;
  question: Turn;
  task: never;
  event: Event;
  answers: { turn: Lay | Take };
  row: 'laid' | 'bonus';
  components: object;
}

export const engine = defineGame<MyGame>({
  game: 'my-game',
  rulesVersion: '1',
  playerCounts: [2, 3, 4],
  options: { handSize: option({ shape: whole(3, 5), default: 4 }) },
  // every ply lays a tile or takes one from the bag
  maxPlies: () => 2 * TILES.length,

  // 1. The setup
  setup: ({ players, handSize }, chance) => {
    const bag = chance.shuffle(TILES);
    const hands = Array.from({ length: players }, () => bag.splice(0, handSize));
    return {
      row: bag.splice(0, 1),
      bag,
      players: hands.map((hand) => ({ hand, laid: 0, bonus: 0 })),
      pending: [{ ask: 'turn', player: 0 }],
    };
  },

  // 2. A turn
  questions: {
    turn: {
      pendingReason: 'MG-2.1 lay a tile or take one',
      moves: {
        lay: {
          whyUnknown: 'MG-2.2 that tile is not in your hand',
          candidates: (seen, { player }) =>
            playerAt(seen, player).hand.flatMap((tile): Lay[] =>
              tile === null ? [] : [{ type: 'lay', player, tile }],
            ),
          refuse: ({ row }, { tile }) => {
            const last = row.at(-1);
            return last === undefined || colorOf(tile) === colorOf(last) || numberOf(tile) === numberOf(last)
              ? undefined
              : 'MG-2.3 a tile must have the color or the number of the last tile';
          },
          apply: (state, { player, tile }, effects) => {
            const area = playerAt(state, player);
            takeOut(area.hand, tile);
            state.row.push(tile);
            area.laid += numberOf(tile);
            // an action that reveals something cannot be undone
            effects.reveal(player);
            effects.emit?.({ type: 'laid', player, tile });
            // 3. The end: no question is left
            if (area.hand.length > 0) effects.next({ ask: 'turn', player: (player + 1) % seatCount(state) });
            else {
              area.bonus = LAST_TILE;
              effects.emit?.({ type: 'finished', player, points: LAST_TILE });
            }
          },
        },
        take: {
          candidates: (_, { player }) => [{ type: 'take', player }],
          apply: (state, { player }, effects) => {
            const [tile] = effects.drawUpTo(state.bag, 1);
            if (tile === undefined) return;
            playerAt(state, player).hand.push(tile);
            effects.emit?.({ type: 'took', player, secret: { to: [player], tile } });
            if (state.bag.length > 0) effects.next({ ask: 'turn', player: (player + 1) % seatCount(state) });
          },
        },
      },
    },
  },
  scores: ({ players }) => players.map(({ laid, bonus }) => ({ total: sum([laid, bonus]), rows: { laid, bonus } })),

  // what a player may know
  view: ({ row, bag, players }, viewer) => ({
    row,
    bag: bag.map(() => null),
    players: players.map(({ hand, ...open }, seat) => ({
      ...open,
      hand: seat === viewer ? hand : hand.map(() => null),
    })),
  }),
  // deals everything that a player does not know, for bots
  determinize: ({ row, bag, players, pending }) => {
    const known = [...row, ...players.flatMap(({ hand }) => hand)];
    const unknown = TILES.filter((tile) => !known.includes(tile));
    return (chance) => {
      const tiles = chance.shuffle(unknown);
      const deal = (tile: Tile | null): Tile => tile ?? tiles.pop() ?? 'red-1';
      return {
        row: [...row],
        players: players.map((area) => ({ ...area, hand: area.hand.map(deal) })),
        bag: bag.map(deal),
        pending: clone(pending) as Turn[],
      };
    };
  },
});
