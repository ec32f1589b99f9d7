/** Games of a bot against itself, as records from which a model is learned. */
import {
  type ActionLike,
  type Chance,
  chanceState,
  type Engine,
  type GameTypes,
  keyedChance,
  type Seat,
} from '@ludi-romani/core';
import type { Searcher, SearchResult } from '../types';

/** A game with its searches. */
export interface GameRecord {
  readonly seed: string;
  readonly actions: readonly ActionLike[];
  /** for each action: how often the search tried each legal action, in the engine's order; `null` if there was no choice or too many to list */
  readonly visits: readonly (readonly number[] | null)[];
}

/** Returns a finding, drawn by its visits. */
function drawnByVisits<A>({ findings, action }: SearchResult<A>, chance: Chance): A {
  const sum = findings.reduce((total, { visits }) => total + visits, 0);
  if (sum === 0) return action;
  let left = chance.int(sum);
  for (const finding of findings) {
    left -= finding.visits;
    if (left < 0) return finding.action;
  }
  return action;
}

/**
 * Plays a game of `bot` against itself. Before a ply that `seed` draws, up to `opening`, the bot draws its actions by their visits, so that the games
 * differ. All chance comes from `seed`.
 */
export function playGame<G extends GameTypes>(
  engine: Engine<G>,
  bot: Searcher<G['view'], G['action']>,
  options: G['options'],
  opening: number,
): GameRecord {
  const { seed } = options;
  const chance = keyedChance(chanceState(`self-play ${seed}`));
  const drawing = chance.int(opening + 1);
  const state = engine.clone(engine.initialState(options));
  const actions: G['action'][] = [];
  const visits: (number[] | null)[] = [];
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const result = bot.search(engine.view(state, seat), `${seed} ply ${ply}`);
    const isListed = result.findings.length > 1 && result.isSample !== true;
    visits.push(isListed ? result.findings.map((finding) => finding.visits) : null);
    const action = ply < drawing ? drawnByVisits(result, chance) : result.action;
    actions.push(action);
    engine.applyInPlace(state, action);
  }
  return { seed, actions, visits };
}

/** The result of a match game: the part of the victory that goes to the first bot. */
export type Share = number;

/**
 * Plays game `number` of a match between two bots. Each deal is played twice, with the bots one team further the second time. In a game of one team
 * both bots play the same deal alone, and the one that `prospects` finds ahead at the end wins; default: the one with more points. Returns the share
 * of the first bot.
 */
export function playMatch<G extends GameTypes>(
  engine: Engine<G>,
  bots: readonly [Searcher<G['view'], G['action']>, Searcher<G['view'], G['action']>],
  options: G['options'],
  number: number,
  prospects: (state: G['state']) => readonly number[] = (state) => engine.scores(state).map(({ total }) => total),
): Share {
  const { seed } = options;
  const deal = Math.floor(number / 2);
  const start = engine.initialState({ ...options, seed: `${seed} deal ${deal}` });
  const teams = engine.teams(start);
  const play = (botAt: (seat: Seat) => Searcher<G['view'], G['action']>) => {
    const state = engine.clone(start);
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      engine.applyInPlace(state, botAt(seat).choose(engine.view(state, seat), `${seed} game ${number} ply ${ply}`));
    }
    return state;
  };
  if (teams.length === 1) {
    const [mine = 0, other = 0] = bots.map((bot) => prospects(play(() => bot))[0] ?? 0);
    return mine > other ? 1 : mine === other ? 0.5 : 0;
  }
  const placeOf = (seat: Seat) => (teams.findIndex((team) => team.includes(seat)) + number) % 2;
  const [winners = []] = engine.outcome(play((seat) => bots[placeOf(seat) as 0 | 1]))?.ranking ?? [];
  return winners.filter((seat) => placeOf(seat) === 0).length / Math.max(1, winners.length);
}
