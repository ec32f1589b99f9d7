/** Properties of the course and the end of a game. */
import type { Seat } from '../game/types';
import { fail, must, mustBeJson, mustEqual } from './check';
import { located, seatsOf, walk } from './games';
import type { Check } from './property';

/** Checks that the invariants of the game hold at every ply. */
export const invariants: Check = ({ settings }, game) =>
  walk(game, ({ state }) => {
    const wrong = settings.invariants?.(state) ?? [];
    must(wrong.length === 0, `an invariant does not hold: ${wrong.join('; ')}`);
  });

/** Checks that every game ends within `maxPlies`. A player must be able to act before the end, and no player after the end. */
export const termination: Check = ({ engine }, game) => {
  const limit = engine.maxPlies(game.options.players);
  if (game.error !== undefined) throw located(game.error, game, game.states.length - 1);
  walk(game, ({ state, ply, next }) => {
    const isOver = engine.isTerminal(state);
    const canAct = engine.legalActions(state).length > 0;
    must(ply <= limit, `the game is longer than maxPlies, ${limit}`);
    must(
      isOver !== canAct,
      isOver ? 'there are legal actions after the end' : 'there is no legal action before the end',
    );
    must(
      isOver !== engine.activePlayers(state).length > 0,
      isOver ? 'a player is active after the end' : 'no player is active before the end',
    );
    must(isOver === (next === undefined), 'the game continues after its end');
  });
};

/** Checks that the outcome exists only at the end. Totals must be sums of rows. The ranking must be by totals and have every seat once. */
export const outcome: Check = ({ engine }, game) =>
  walk(game, ({ state }) => {
    const scores = engine.scores(state);
    mustBeJson(scores, 'the list of scores');
    must(scores.length === state.players.length, 'there must be a score for each seat');
    scores.forEach(({ total, rows }, seat) => {
      const sum = Object.values(rows).reduce((all, row) => all + row, 0);
      must(total === sum, `the total of seat ${seat} is ${total}, its rows add up to ${sum}`);
    });
    const end = engine.outcome(state);
    must(
      (end !== null) === engine.isTerminal(state),
      end === null ? 'there is no outcome at the end' : 'there is an outcome before the end',
    );
    if (end === null) return;
    mustEqual(end.scores, scores, 'the outcome has other scores');
    const { ranking } = end;
    const teams = engine.teams(state);
    mustEqual(
      teams.flat().sort((a, b) => a - b),
      seatsOf(state),
      'the teams do not have every seat once',
    );
    const totalOf = (seat: Seat): number => {
      const team = teams.find((each) => each.includes(seat)) ?? [seat];
      return team.reduce((sum, each) => sum + (scores[each]?.total ?? fail(`there is no seat ${each}`)), 0);
    };
    mustEqual(
      ranking.flat().sort((a, b) => a - b),
      seatsOf(state),
      'the ranking does not have every seat once',
    );
    const totals = ranking.map((place) => place.map(totalOf));
    totals.forEach((place, i) => {
      const [best = 0] = place;
      must(place.length > 0 || i === 0, 'a place is empty'); // the first place may be empty if the game itself won
      must(
        place.every((total) => total === best),
        'players with different totals share a place',
      );
      must(best <= (totals[i - 1]?.[0] ?? best), 'the ranking is not by totals');
    });
  });
