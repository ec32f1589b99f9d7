/** A toy game with hidden cards: all players bid a card of their hand at the same time, and the highest bid takes the lot and a cell of a board. */
import {
  type Act,
  type Ask,
  type Do,
  defineGame,
  type Emit,
  type GameState,
  type GameView,
  type Immutable,
  playerAt,
  type Seat,
} from '@ludi-romani/core';

interface Area {
  hand: (number | null)[]; // `null` in the views of other players
  bid: number | null;
  lots: string[];
}
type Bid = Act<'bid', { card: number }>;
type Place = Act<'place', { x: number; y: number }>;
type Question = Ask<'bid' | 'place'>;
type Task = Do<'offer' | 'compare'>;
interface Own {
  deck: string[];
  spent: number[];
  lastPlayer: Seat | null;
  board: (Seat | null)[][];
}
export interface Auctio {
  state: Immutable<Own & GameState<Area, Question, Task>>;
  mutable: Own & GameState<Area, Question, Task>;
  view: Immutable<Own & GameView<Area, Question, Task>>;
  options: { readonly players: number; readonly seed: string };
  action: Bid | Place;
  question: Question;
  task: Task;
  event: Emit<'taken', { player: Seat; lot: string; card: number }>;
  answers: { bid: Bid; place: Place };
  row: 'lots';
  components: object;
}
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const LOTS = ['olive-grove', 'vineyard', 'wheat-field', 'fish-pond'];

export const engine = defineGame<Auctio>({
  game: 'auctio',
  rulesVersion: '1',
  playerCounts: [2, 3],
  maxPlies: (players) => LOTS.length * (players + 1),
  setup: ({ players }, chance) => {
    const cards = chance.shuffle(CARDS);
    return {
      players: Array.from({ length: players }, () => ({ hand: cards.splice(0, LOTS.length), bid: null, lots: [] })),
      ...{ deck: chance.shuffle(LOTS), spent: [], lastPlayer: null },
      board: [0, 1, 2].map(() => [null, null, null]),
      pending: [{ do: 'offer' }],
    };
  },
  tasks: {
    offer: (state, _, effects) => {
      if (state.deck.length === 0) return;
      effects.simultaneous(state.players.map((_, player) => ({ ask: 'bid', player })));
      effects.next({ do: 'compare' });
    },
    compare: (state, _, effects) => {
      const bids = state.players.map(({ bid }) => bid ?? 0);
      const player = bids.indexOf(Math.max(...bids));
      const lot = state.deck.pop() ?? '';
      for (const area of state.players) area.bid = null;
      state.spent.push(...bids);
      state.lastPlayer = player;
      playerAt(state, player).lots.push(lot);
      effects.emit?.({ type: 'taken', player, lot, card: bids[player] ?? 0 });
      effects.next({ ask: 'place', player }, { do: 'offer' });
    },
  },
  questions: {
    bid: {
      pendingReason: 'AU-1.1 first bid',
      moves: {
        bid: {
          whyUnknown: 'AU-1.2 that card is not in the hand',
          candidates: ({ players }, { player }) =>
            (players[player]?.hand ?? []).map((card) => ({ type: 'bid', player, card: card ?? 0 })),
          apply: (state, { player, card }) => {
            const area = playerAt(state, player);
            area.bid = card;
            area.hand = area.hand.filter((one) => one !== card);
          },
        },
      },
    },
    place: {
      pendingReason: 'AU-2.1 first place a marker',
      moves: {
        place: {
          whyUnknown: 'AU-2.2 there is no such cell',
          candidates: ({ board }, { player }) =>
            board.flatMap((row, y) => row.map((_, x) => ({ type: 'place', player, x, y }))),
          refuse: ({ board }, { x, y }) => (board[y]?.[x] === null ? undefined : 'AU-2.3 that cell is taken'),
          apply: ({ board }, { player, x, y }) => void board[y]?.splice(x, 1, player),
        },
      },
    },
  },
  view: ({ players, deck, spent, lastPlayer, board }, viewer) => ({
    players: players.map((area, seat) => (seat === viewer ? area : { ...area, hand: area.hand.map(() => null) })),
    ...{ deck, spent, lastPlayer, board },
  }),
  determinize: (view) => (chance) => {
    const { players, pending, deck, spent, lastPlayer, board } = structuredClone(view) as unknown as Auctio['mutable'];
    const known = [...spent, ...players.flatMap(({ hand, bid }) => [...hand, bid])];
    const cards = chance.shuffle(CARDS.filter((card) => !known.includes(card)));
    const dealt = players.map((area) => ({ ...area, hand: area.hand.map((card) => card ?? cards.pop() ?? 0) }));
    return { players: dealt, pending, deck, spent, lastPlayer, board };
  },
  scores: ({ players }) => players.map(({ lots }) => ({ total: lots.length, rows: { lots: lots.length } })),
});
