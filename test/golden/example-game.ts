/**
 * A game for three in which seat 0 ends with the city, coins and influence of the rulebook's scoring example. The strips and decks are
 * scripted. Seat 0 always takes field 5, which gives all points, and gets the last card offered. Besides building it produces four times
 * (5 + 4 = 9 coins) and wins influence card 3 in round 3.
 */
import { type Action, engine } from '@ludi-romani/city-of-rome';
import { scriptedChance } from '@ludi-romani/core';
import { mover, playerOf, type State, setupScript } from '../city-of-rome/scene';
import { exampleScore } from '../city-of-rome/tables';

/** The building of seat 0 in each turn, with its place in the engine's coordinates. */
const builds = [
  ['iii-residence-2-1', 1, 1],
  ['i-great-aqueduct', 1, 2],
  ['i-luxury-residence-4', 2, 2],
  ['iii-residence-2-2', 2, 0],
  ['iii-arena', 1, -1],
  ['i-luxury-residence-3', 2, -1],
  ['iii-residence-3-1', 3, -1],
  ['iii-baths', 3, 0], // next to 2 cards
  ['iii-aqueduct-1', 3, 1],
  ['ii-baths', 2, 1], // next to 4 cards
  ['iii-residence-2-3', 0, -1],
  ['iii-school', 0, 1],
  ['i-temple-luna', 0, 2],
  ['iii-temple-fortuna', 3, 2],
] as const;

const options = { players: 3, seed: 'example city' } as const;

/** Returns a deck in order of drawing, with a card of seat 0 in each of its rounds. The cards `before` are on top: the draft packet. */
function deck(id: 'i' | 'ii' | 'iii', before: readonly string[] = []): string[] {
  const mine = builds.map(([card]) => (card.startsWith(`${id}-`) ? card : null));
  const numeral = { i: 'I', ii: 'II', iii: 'III' }[id];
  const wanted = new Set<string>(builds.map(([card]) => card));
  const others = engine.initialState(options).decks[numeral as 'I'].filter((card) => !wanted.has(card));
  const rest = [...others, ...before].sort().filter((card) => !before.includes(card));
  return [...before, ...mine.map((card) => card ?? rest.shift() ?? '')];
}

const packet = ['ii-temple-minerva', 'ii-market', 'ii-vegetable-farm'];
const wantedIn = (state: State): string => builds[state.round - 1]?.[0] ?? '';
const LAST_PRODUCTION = 4;

/** Returns the next action of seat 0. */
function ownMove(state: State, actions: readonly Action[]): Action | undefined {
  const [, x, y] = builds[state.round - 1] ?? [];
  const wanted = wantedIn(state);
  const isNext = (action: Action): boolean => {
    switch (action.type) {
      case 'place-emissary':
        return action.field === 5;
      case 'take-card':
      case 'start-build':
        return action.card === wanted;
      case 'place-building':
        return action.x === x && action.y === y;
      case 'produce':
        return state.round <= LAST_PRODUCTION;
      default:
        return false;
    }
  };
  return actions.find(isNext) ?? actions.find(({ type }) => type === 'end-turn') ?? actions[0];
}

/** Plays the game once. The others play at random from the seed, but leave field 5 and the cards of seat 0. */
function attempt(seed: string) {
  const chance = setupScript({ players: 3, decks: { I: deck('i'), II: deck('ii', packet), III: deck('iii') } });
  const others = playerOf(seed);
  let state = engine.initialState(options, scriptedChance(chance));
  const actions: string[] = [];
  while (!engine.isTerminal(state)) {
    const legal = engine.legalActions(state);
    const free = legal.filter((action) =>
      action.type === 'place-emissary'
        ? action.field < 5
        : action.type !== 'take-card' || action.card !== wantedIn(state),
    );
    const builds = free.filter(({ type }) => type === 'start-build');
    const next = mover(state) === 0 ? ownMove(state, legal) : others.pick(builds.length > 0 ? builds : free);
    if (next === undefined) break;
    actions.push(engine.format(next));
    state = engine.apply(state, next);
  }
  return { options: { ...options }, chance, actions, score: engine.scores(state)[0] };
}

/** Returns the first attempt in which seat 0 ends with the points and influence of the example. */
export function exampleGame() {
  const { total, influence } = exampleScore;
  for (let i = 0; i < 100; i++) {
    const { score, ...game } = attempt(`example ${i}`);
    if (score?.total === total && score.rows.influenceTokens === influence) return game;
  }
  throw new Error('no such game was found');
}
