/** The course of a game up to its end. */
import { fail, must, mustBeJson, mustEqual } from './check';
import { located, seatsOf, walk } from './games';
import type { Check } from './property';

/** The game's own invariants hold at every ply. */
export const invariants: Check = ({ settings }, game) =>
  walk(game, ({ state }) => {
    const wrong = settings.invariants?.(state) ?? [];
    must(wrong.length === 0, `an invariant does not hold: ${wrong.join('; ')}`);
  });

/** Every game ends within its bound; before the end somebody can act, after it nobody. */
export const termination: Check = ({ engine }, game) => {
  const limit = engine.maxPlies(game.options.players);
  if (game.trouble !== undefined) throw located(game.trouble, game, game.actions.length - 1);
  walk(game, ({ state, ply, next }) => {
    const isOver = engine.isTerminal(state);
    const canAct = engine.legalActions(state).length > 0;
    must(ply <= limit, `the game is longer than its bound, ${limit} plies`);
    must(
      isOver !== canAct,
      isOver ? 'there are legal actions after the end' : 'there is no legal action before the end',
    );
    must(
      isOver !== engine.activePlayers(state).length > 0,
      isOver ? 'somebody is active after the end' : 'nobody is active',
    );
    must(isOver === (next === undefined), 'the game goes on after its end');
  });
};

/** The outcome comes with the end and is sound: totals are sums of rows, the ranking is by totals and has every seat once. */
export const outcome: Check = ({ engine }, game) =>
  walk(game, ({ state }) => {
    const scores = engine.scores(state);
    mustBeJson(scores, 'the points');
    must(scores.length === state.players.length, 'not every seat has points');
    scores.forEach(({ total, rows }, seat) => {
      const sum = Object.values(rows).reduce((all, row) => all + row, 0);
      must(total === sum, `the total of seat ${seat} is ${total}, its rows add up to ${sum}`);
    });
    const end = engine.outcome(state);
    must(
      (end !== null) === engine.isTerminal(state),
      end === null ? 'the end has no outcome' : 'there is an outcome before the end',
    );
    if (end === null) return;
    mustEqual(end.scores, scores, 'the outcome has other points');
    const { ranking } = end;
    mustEqual(
      ranking.flat().sort((a, b) => a - b),
      seatsOf(state),
      'the ranking does not have every seat once',
    );
    const totals = ranking.map((place) => place.map((seat) => scores[seat]?.total ?? fail(`there is no seat ${seat}`)));
    totals.forEach((place, i) => {
      const [best = 0] = place;
      must(place.length > 0 || i === 0, 'nobody has a place'); // the first one, where the game itself won
      must(
        place.every((total) => total === best),
        'players of different totals share a place',
      );
      must(best <= (totals[i - 1]?.[0] ?? best), 'the ranking is not by totals');
    });
  });
