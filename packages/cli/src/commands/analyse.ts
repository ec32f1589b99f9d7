import { availableParallelism } from 'node:os';
import {
  accuracies,
  type Compared,
  type DecisionReview,
  type Disagreement,
  decisionAt,
  type Expected,
  type ReviewedDecision,
  rowDifferences,
  worstFirst,
} from '@ludi-romani/bots';
import type { Engine, GameTypes, State } from '@ludi-romani/core';
import { text, type Words } from '@ludi-romani/core/words';
import { accuracyLines, chanceGraph, type JudgedAction, type Loss, lossLines } from '../analysis-report';
import { searcherNamed } from '../bots';
import type { Command } from '../commander';
import { Failure, UsageError } from '../failure';
import { colorOption, componentsOption, engineOption, languageOption, lineOption, MOST_WORKERS, whole } from '../flags';
import { type Game, localized } from '../game';
import { type Io, printLines, reasonOf } from '../io';
import { isColored, painter, unpainted } from '../paint';
import { progress } from '../progress';
import { type Reviewer, reviewerFor } from '../review-task';
import { playActions, readReplay, startReplay } from '../saved-games';
import { heading, jsonLine, printable, wrap } from '../text';
import { onThisThread, resultsInOrder, type WorkerPool, workerPool } from '../worker-pool';

type Action = GameTypes['action'];
type Decision = ReviewedDecision<GameTypes>;

/** A review of a decision with a better action, and the view from which the player decided. */
type Losing = DecisionReview<GameTypes> & {
  readonly view: GameTypes['view'];
  readonly disagreement: Disagreement<GameTypes['view'], Action>;
};

/** The maximum number of expected actions after the better action. */
const MOST_EXPECTED = 5;

/** Yields the decisions of a game, from a state on, that had several legal actions. `only` limits the decisions to one seat. */
async function* decisionsOf(
  engine: Engine<GameTypes>,
  start: State<GameTypes>,
  actions: readonly Action[],
  only: number | undefined,
): AsyncGenerator<Decision, void> {
  let state = start;
  for (const [ply, action] of actions.entries()) {
    const decision = decisionAt(engine, state, ply, action);
    if (decision !== undefined && (only ?? decision.seat) === decision.seat) yield decision;
    state = engine.apply(state, action);
  }
}

/** Returns the function that puts the losses of a game into words. */
function lossTeller({ engine }: Game, words: Words<GameTypes>) {
  const sentence = (view: GameTypes['view'], action: Action): string => text(words.say(view, action));
  const judged = (view: GameTypes['view'], { action, value, win, lead }: Compared<Action>): JudgedAction => ({
    ...{ action, line: engine.format(action), sentence: sentence(view, action) },
    ...{ value, win, lead },
  });
  /** Returns the actions after the first of a line, up to one that depends on information that the player does not have. */
  const expectedAfter = (line: readonly Expected<GameTypes['view'], Action>[]): Loss['expected'] => {
    const told: Loss['expected'][number][] = [];
    for (const { view, action } of line.slice(1, 1 + MOST_EXPECTED)) {
      const { player: seat } = action;
      // a view has no choices of other players: another player's view comes from a deal of the hidden parts
      const seen = seat === view.viewer ? view : engine.view(engine.determinize(view, 'expected'), seat);
      if (!engine.explain(seen, action).legal) break;
      told.push({ seat, name: words.player(view, seat), sentence: sentence(seen, action) });
    }
    return told;
  };
  return ({ ply, seat, view, disagreement }: Losing): Loss => {
    const { played, better, loss, line } = disagreement;
    return {
      ...{ ply, seat, name: words.player(view, seat), loss },
      played: judged(view, played),
      better: judged(view, better),
      rows: rowDifferences(disagreement),
      expected: expectedAfter(line),
    };
  };
}

export const analyse = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('analyse')
    .summary('compare the decisions of a game with those of a search')
    .description(
      `Searches each decision of a replay from the view of the player who made it, and shows the decisions for which the search found a better action. Both actions were tried equally often in the same deals, and chance does not explain the difference. Each has the chance to win after it, the expected lead, and the actions that the search expects after the better one. The largest chances given away come first. With iterations as a budget, the result for a replay is always the same.

FILE may be '-' for standard input. Exit status: 0 success, 1 if the replay cannot be read or cannot be played to its end, 2 if the command line is wrong.`,
    )
    .argument('<file>')
    .option(
      '--bots <names>',
      'one bot that searches: expert:N, handmade:N, ismcts:N, flat:N or learned:FILE:N. N is a number of iterations, raised if there are many actions, or a time for each decision, as in expert:500ms or expert:2s',
      'expert:400',
    )
    .option('--top <n>', 'the maximum number of losses to show', whole(0), 10)
    .option('--seat <n>', 'only the decisions of that seat, from 0', whole(0))
    .addOption(lineOption)
    .option(
      '--workers <n>',
      'the number of threads, each of which searches one decision at a time; default: one for each processor. With iterations as budgets, the losses do not depend on it',
      whole(1, MOST_WORKERS),
    )
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--json',
      'one JSON object with the same figures: game, players, plies, bot, decisions, otherwise, accuracy (seat, name, decisions, otherwise, lost: the sum of the chances given away), chances (ply, seat, win), losses (ply, seat, name, loss, played and better, each with action, line, sentence, value, win, lead; rows: row and points; expected: seat, name, sentence)',
    )
    .action(async (file, options) => {
      searcherNamed(options.bots); // reports a wrong name before the file is read
      const { bots: bot, top, line, seat: only, components, lang: language, color, json } = options;
      const { workers = Math.min(availableParallelism(), MOST_WORKERS) } = options;
      const { game, replay } = await readReplay(games, file, line, components, language, io);
      const { engine, title } = game;
      const { words, messages } = localized(game, language);
      const start = await startReplay(game, replay, language);
      const { players: areas } = start.state;
      const { length: players } = areas;
      if (only !== undefined && only >= players) throw new UsageError(`--seat must be a seat from 0 to ${players - 1}`);

      const { ply: plies, problem } = playActions(game, start, replay.actions, null, language);
      const actions = replay.actions.slice(0, plies);
      const review = { game: game.reference, bot };
      const pool: WorkerPool<Decision, ReturnType<Reviewer>> = workers === 1
        ? onThisThread(await reviewerFor(review))
        : workerPool(io.worker, workers, 'decision', { review });
      const { update, clear } = progress(io);
      const reviews: DecisionReview<GameTypes>[] = [];
      const losing: Losing[] = [];
      const searched = decisionsOf(engine, start.state, actions, only);
      for await (const { item, result, error } of resultsInOrder(pool, workers, searched)) {
        const { ply, view } = item;
        if (result === undefined)
          throw new Failure(`the search after action ${ply} failed: ${printable(reasonOf(error))}`);
        const { disagreement } = result;
        reviews.push(result);
        if (disagreement !== undefined) losing.push({ ...result, disagreement, view });
        update(`${title}: action ${ply + 1} of ${plies}`, (ply + 1) / plies);
      }
      clear();

      const names = areas.map((_, seat) => words.player(start.state, seat));
      const accuracy = accuracies(reviews).map((one) => ({ ...one, name: names[one.seat] ?? '' }));
      const losses = worstFirst(losing).slice(0, top).map(lossTeller(game, words));
      if (json) {
        const about = { game: engine.game, players, plies, bot, decisions: reviews.length, otherwise: losing.length };
        const chances = reviews.map(({ ply, seat, win }) => ({ ply, seat, win }));
        await printLines(io.stdout, [jsonLine({ ...about, accuracy, chances, losses })]);
      } else {
        const { analysis } = messages;
        const paint = isColored(color, io.stdout, io) ? painter(names, areas) : unpainted;
        const isAlone = engine.teams(start.state).length === 1;
        const lines = [
          `${title}, ${messages.players(players)}, ${messages.actions(plies)}`,
          ...wrap(analysis.summary(reviews.length, losing.length, printable(bot))),
          ...(reviews.length === 0
            ? []
            : [
                ...wrap(analysis.legend(isAlone)),
                '',
                ...accuracyLines(messages, accuracy),
                '',
                ...chanceGraph(messages, reviews, accuracy, plies),
              ]),
          ...(losses.length === 0 ? [] : ['', heading(analysis.worst)]),
          ...lossLines(messages, losses, isAlone, words.row),
        ];
        await printLines(io.stdout, paint(lines));
      }
      if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
    });
