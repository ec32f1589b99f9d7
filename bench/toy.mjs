/**
 * A small worker-placement game on plain objects that are mutated in place. It has no views, events, refusals or replayable chance. It shows
 * the minimal time of such a game in JavaScript, for comparison with the `fast` entries of the engines.
 *
 * The game has eight rounds. In turn, each player sends one of four workers to a free space of the board. A space gives goods, a card from
 * the offer in exchange for goods, coins for goods, or the first turn of the next round. At the end of a round the workers eat. Cards,
 * coins and sets of goods are worth points.
 */
import { random } from './random.mjs';

const ROUNDS = 8;
const WORKERS = 4;
const GOODS = ['wood', 'stone', 'clay', 'grain'];

/** The spaces of the board. `room` is the number of workers that a space can hold. */
const SPACES = [
  { gives: 'wood', amount: 3, room: 1 },
  { gives: 'wood', amount: 1, room: 2 },
  { gives: 'stone', amount: 2, room: 1 },
  { gives: 'clay', amount: 2, room: 1 },
  { gives: 'clay', amount: 1, room: 2 },
  { gives: 'grain', amount: 2, room: 1 },
  { gives: 'grain', amount: 1, room: 4 },
  { trade: true, room: 2 },
  { build: true, room: 2 },
  { build: true, room: 1 },
  { first: true, room: 1 },
];

const CARDS = Array.from({ length: 40 }, (_, i) => ({
  cost: { wood: 1 + (i % 3), stone: i % 4 === 0 ? 2 : 1, clay: (i >> 2) % 3, grain: i % 5 === 0 ? 1 : 0 },
  points: 3 + (i % 3) + (i % 4 === 0 ? 2 : 0) + ((i >> 2) % 3),
}));

export function start(players, seed) {
  const pick = random(seed);
  const deck = CARDS.map((_, card) => card);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const area = () => ({ wood: 1, stone: 0, clay: 0, grain: 2, coins: 3, workers: WORKERS, built: [] });
  const offer = deck.splice(-4);
  return {
    round: 1,
    turn: 0,
    first: 0,
    next: 0,
    players: Array.from({ length: players }, area),
    workersAt: SPACES.map(() => 0),
    offer,
    deck,
  };
}

const canPay = (player, { cost }) => GOODS.every((good) => player[good] >= cost[good]);

export function legal(state) {
  const seat = state.turn;
  const player = state.players[seat];
  const actions = [];
  for (let space = 0; space < SPACES.length; space++) {
    const { room, trade, build } = SPACES[space];
    if (state.workersAt[space] >= room) continue;
    if (trade) {
      for (const good of GOODS) if (player[good] > 0) actions.push({ type: 'sell', player: seat, space, good });
    } else if (build) {
      for (const card of state.offer)
        if (canPay(player, CARDS[card])) actions.push({ type: 'build', player: seat, space, card });
    } else actions.push({ type: 'place', player: seat, space });
  }
  if (actions.length === 0) actions.push({ type: 'rest', player: seat });
  return actions;
}

export function play(state, action) {
  const player = state.players[action.player];
  player.workers--;
  if (action.type !== 'rest') state.workersAt[action.space]++;
  if (action.type === 'place') {
    const { gives, amount } = SPACES[action.space];
    if (gives === undefined) state.next = action.player;
    else player[gives] += amount;
  } else if (action.type === 'sell') {
    player[action.good]--;
    player.coins += 2;
  } else if (action.type === 'build') {
    const { cost } = CARDS[action.card];
    for (const good of GOODS) player[good] -= cost[good];
    player.built.push(action.card);
    state.offer.splice(state.offer.indexOf(action.card), 1);
    if (state.deck.length > 0) state.offer.push(state.deck.pop());
  }
  state.turn = (state.turn + 1) % state.players.length;
  if (state.players[state.turn].workers === 0) endRound(state);
}

function endRound(state) {
  for (const player of state.players) {
    const eaten = Math.min(player.grain, WORKERS);
    player.grain -= eaten;
    player.coins = Math.max(0, player.coins - (WORKERS - eaten));
    player.workers = WORKERS;
  }
  state.workersAt.fill(0);
  state.first = state.next;
  state.turn = state.first;
  state.round++;
}

export const isOver = ({ round }) => round > ROUNDS;

export const scores = ({ players }) =>
  players.map(({ built, coins, ...goods }) => {
    const sets = Math.min(...GOODS.map((good) => goods[good]));
    return built.reduce((sum, card) => sum + CARDS[card].points, 0) + coins + 2 * sets;
  });

/** Plays random games. Returns the number of plies. */
export function toy(games, players = 3) {
  const pick = random(7);
  let played = 0;
  for (let game = 0; game < games; game++) {
    const state = start(players, game + 1);
    while (!isOver(state)) {
      const actions = legal(state);
      play(state, actions[pick(actions.length)]);
      played++;
    }
    if (scores(state).some((points) => points < 0)) throw new Error('the toy is broken');
  }
  return played;
}
