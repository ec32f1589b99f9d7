/** A toy game in which players take turns, with a hidden deck, secret hands, a die, and an action whose card only its player knows. */
import {
  type Act as ActOf,
  clone,
  defineGame,
  type GameState,
  type GameView,
  type Immutable,
  option,
  playerAt,
  type Rules,
  type Seat,
  type Seen,
  type State,
  takeOut,
  type Viewer,
} from '@ludi-romani/core';
import { oneOf } from '@ludi-romani/core/shape';
import type { Ledger } from '@ludi-romani/core/testing';

export const CARDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu', 'hen', 'ibis', 'jay'];
const value = (card: string): number => CARDS.indexOf(card) + 1;
const HAND_LIMIT = 3;
const COIN_LIMIT = 5;
const TURNS = 5;

export interface Player {
  coins: number;
  played: string[];
  /** hidden from other players, except for the number of cards */
  hand: string[];
}
interface SeenPlayer extends Omit<Player, 'hand'> {
  hand: (string | null)[];
}
export type Act = { ask: 'act'; player: Seat };
export type Task = { do: 'turn'; turn: number };
type Chosen = { readonly players: number; readonly handSize: 1 | 2 };
interface TaliState extends GameState<Player, Act, Task, Chosen> {
  /** hidden; the last card is on top */
  deck: string[];
}
export type TaliView = Immutable<GameView<SeenPlayer, Act, Task, Chosen> & { deck: null[] }>;
type Card = { card: string };
export type TaliAction = ActOf<'play', Card> | ActOf<'bury', Card> | ActOf<'fish'> | ActOf<'roll'> | ActOf<'pass'>;
export type TaliEvent = { to?: Seat[] } & (
  | { type: 'played'; player: Seat; card: string }
  | { type: 'rolled'; player: Seat; coins: number }
  | { type: 'fished' | 'buried'; player: Seat; secret: { to: Seat[]; card: string | undefined } }
  | { type: 'passed'; player: Seat }
);
export interface Tali {
  state: Immutable<TaliState>;
  mutable: TaliState;
  view: TaliView;
  options: { readonly players: number; readonly seed: string; readonly handSize?: 1 | 2 };
  action: TaliAction;
  question: Act;
  task: Task;
  event: TaliEvent;
  answers: { act: TaliAction };
  row: 'cards' | 'coins';
  components: object;
}

const own = ({ hand }: Seen<Tali>['players'][number]): string[] => hand.flatMap((card) => card ?? []);

export const rules: Rules<Tali> = {
  game: 'tali',
  rulesVersion: '1',
  playerCounts: [2, 3],
  maxPlies: (players) => players * TURNS,
  components: {},
  options: {
    handSize: option({ shape: oneOf([1, 2]), default: 2 }),
  },
  setup: ({ players, handSize }, chance) => {
    const deck = chance.shuffle(CARDS);
    const hands = Array.from({ length: players }, () => deck.splice(0, handSize));
    return {
      players: hands.map((hand) => ({ coins: 0, played: [], hand })),
      deck,
      pending: [{ do: 'turn', turn: 0 }],
    };
  },
  tasks: {
    turn: (state, { turn: count }, effects) => {
      const seats = state.players.length;
      if (count < seats * TURNS) effects.next({ ask: 'act', player: count % seats }, { do: 'turn', turn: count + 1 });
    },
  },
  questions: {
    act: {
      pendingReason: 'TA-1.5 first take your turn',
      moves: {
        play: {
          whyUnknown: 'TA-1.1 the card is not in the hand',
          candidates: (seen, { player }) => own(playerAt(seen, player)).map((card) => ({ type: 'play', player, card })),
          apply: (state, { player, card }, effects) => {
            takeOut(playerAt(state, player).hand, card);
            playerAt(state, player).played.push(card);
            effects.reveal();
            effects.emit?.({ type: 'played', player, card });
          },
        },
        bury: {
          secret: ['card'],
          whyUnknown: 'TA-1.1 the card is not in the hand',
          candidates: (seen, { player }) => own(playerAt(seen, player)).map((card) => ({ type: 'bury', player, card })),
          apply: (state, { player, card }, effects) => {
            takeOut(playerAt(state, player).hand, card);
            state.deck.unshift(card);
            effects.emit?.({ type: 'buried', player, secret: { to: [player], card } });
          },
        },
        fish: {
          candidates: (_, { player }) => [{ type: 'fish', player }],
          refuse: (seen, { player }) => {
            if (seen.deck.length === 0) return 'TA-1.2 the deck is empty';
            return playerAt(seen, player).hand.length < HAND_LIMIT ? undefined : 'TA-1.3 the hand is full';
          },
          apply: (state, { player }, effects) => {
            const card = effects.draw(state.deck);
            playerAt(state, player).hand.push(...(card === undefined ? [] : [card]));
            effects.emit?.({ type: 'fished', player, secret: { to: [player], card } });
          },
        },
        roll: {
          candidates: (_, { player }) => [{ type: 'roll', player }],
          refuse: (seen, { player }) =>
            playerAt(seen, player).coins < COIN_LIMIT ? undefined : 'TA-1.4 a rich player cannot gamble',
          apply: (state, { player }, effects) => {
            const coins = effects.chance.int(6);
            playerAt(state, player).coins += coins;
            effects.emit?.({ type: 'rolled', player, coins });
          },
        },
        pass: {
          candidates: (_, { player }) => [{ type: 'pass', player }],
          apply: (_, { player }, effects) => effects.emit?.({ type: 'passed', player }),
        },
      },
    },
  },
  view: (state, viewer) => ({
    deck: state.deck.map(() => null),
    players: state.players.map((player, seat) =>
      seat === viewer ? player : { ...player, hand: player.hand.map(() => null) },
    ),
  }),
  determinize:
    ({ players, deck, pending }) =>
    (chance) => {
      const known = players.flatMap(({ hand, played }) => [...hand, ...played]);
      const unknown = chance.shuffle(CARDS.filter((card) => !known.includes(card)));
      const deal = () => unknown.pop() ?? '';
      return {
        players: players.map(({ coins, played, hand }) => ({
          coins,
          played: [...played],
          hand: hand.map((card) => card ?? deal()),
        })),
        deck: deck.map(deal),
        pending: clone(pending) as (Act | Task)[],
      };
    },
  scores: ({ players }) =>
    players.map(({ coins, played }) => {
      const cards = played.reduce((sum, card) => sum + value(card), 0);
      return { total: cards + coins, rows: { cards, coins } };
    }),
};
export const engine = defineGame(rules);

/** Plays the first legal action at each ply, up to the end of the game. `states[i]` is the state after `i` actions. */
export function playFirst(options: Tali['options']): {
  actions: TaliAction[];
  states: [Tali['state'], ...Tali['state'][]];
} {
  let state = engine.initialState(options);
  const states: [Tali['state'], ...Tali['state'][]] = [state];
  const actions: TaliAction[] = [];
  for (let [action] = engine.legalActions(state); action !== undefined; [action] = engine.legalActions(state)) {
    state = engine.apply(state, action);
    actions.push(action);
    states.push(state);
  }
  return { actions, states };
}

export function invariants({ players, deck }: State<Tali>): string[] {
  const cards = [...deck, ...players.flatMap(({ hand, played }) => [...hand, ...played])].sort();
  return cards.join() === CARDS.join() ? [] : [`the cards are ${cards.join()}`];
}

export const hidden = ({ players, deck }: State<Tali>, viewer: Viewer): string[] => [
  ...deck,
  ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
];

export const ledger: Ledger<Tali> = {
  count: ({ players, deck }) => ({
    deck: deck.length,
    ...Object.fromEntries(
      players.flatMap(({ coins, hand, played }, seat) => [
        [`coins ${seat}`, coins],
        [`hand ${seat}`, hand.length],
        [`played ${seat}`, played.length],
      ]),
    ),
  }),
  entries: (event) => {
    const { type, player } = event;
    if (type === 'played') return { [`hand ${player}`]: -1, [`played ${player}`]: 1 };
    if (type === 'rolled') return { [`coins ${player}`]: event.coins };
    if (type === 'fished') return { [`hand ${player}`]: 1, deck: -1 };
    return type === 'buried' ? { [`hand ${player}`]: -1, deck: 1 } : {};
  },
};
