import { availableParallelism } from 'node:os';
import { type Disagreement, decisionAt, type ReviewedDecision, worstFirst } from '@ludi-romani/bots';
import type { Engine, GameTypes, State } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
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
import { jsonLine, printable, wrap } from '../text';
import { onThisThread, resultsInOrder, type WorkerPool, workerPool } from '../worker-pool';

type Action = GameTypes['action'];

/** The indent of the sentences about actions, in characters. */
const INDENT = 18;
const percent = (value: number): string => String(Math.round(100 * value));

type Decision = ReviewedDecision<GameTypes>;

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

export const analyse = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('analyse')
    .summary('compare the decisions of a game with those of a search')
    .description(
      `Searches each decision of a replay from the view of the player who made it, and shows the decisions that the search would have made otherwise. Each has the action, the action that the search prefers, and the expected value of both. The largest losses come first. With iterations as a budget, the result for a replay is always the same.

FILE may be '-' for standard input. Exit status: 0 success, 1 if the replay cannot be read or cannot be played to its end, 2 if the command line is wrong.`,
    )
    .argument('<file>')
    .option(
      '--bots <names>',
      'one bot that searches: ismcts:N, expert:N or flat:N. N is a number of iterations, raised if there are many actions, or a time for each decision, as in ismcts:500ms or ismcts:2s',
      'ismcts:400',
    )
    .option('--top <n>', 'the maximum number of decisions to show', whole(0), 10)
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
      'one JSON object with the same figures: game, players, plies, bot, decisions, otherwise, losses (ply, seat, name, loss, played and better, each with action, line, sentence, value)',
    )
    .action(async (file, options) => {
      searcherNamed(options.bots); // reports a wrong name before the file is read
      const { bots: bot, top, line, seat: only, components, lang: language, color, json } = options;
      const { workers = Math.min(availableParallelism(), MOST_WORKERS) } = options;
      const { game, replay } = await readReplay(games, file, line, components, language, io);
      const { engine, title } = game;
      const { words, messages } = localized(game, language);
      const start = await startReplay(game, replay, language);
      const { length: players } = start.state.players;
      if (only !== undefined && only >= players) throw new UsageError(`--seat must be a seat from 0 to ${players - 1}`);

      const { ply: plies, problem } = playActions(game, start, replay.actions, null, language);
      const actions = replay.actions.slice(0, plies);
      const review = { game: game.reference, bot };
      const pool: WorkerPool<Decision, ReturnType<Reviewer>> = workers === 1
        ? onThisThread(await reviewerFor(review))
        : workerPool(io.worker, workers, 'decision', { review });
      const { update, clear } = progress(io);
      let decisions = 0;
      // with the view of the player, from which the sentences about the actions are made
      const losing: (Disagreement<Action> & Pick<Decision, 'view'>)[] = [];
      const searched = decisionsOf(engine, start.state, actions, only);
      for await (const { item, result, error } of resultsInOrder(pool, workers, searched)) {
        const { ply, view } = item;
        if (error !== undefined)
          throw new Failure(`the search after action ${ply} failed: ${printable(reasonOf(error))}`);
        decisions++;
        if (result !== undefined) losing.push({ ...result, view });
        update(`${title}: action ${ply + 1} of ${plies}`, (ply + 1) / plies);
      }
      clear();

      const losses = worstFirst(losing)
        .slice(0, top)
        .map(({ ply, seat, view, played, better, playedValue, betterValue, loss }) => {
          const of = (action: Action, value: number) => ({
            ...{ action, line: engine.format(action), sentence: text(words.say(view, action)), value },
          });
          const both = { played: of(played, playedValue), better: of(better, betterValue) };
          return { ply, seat, name: words.player(view, seat), loss, ...both };
        });
      if (json) {
        const about = { game: engine.game, players, plies, bot, decisions, otherwise: losing.length };
        await printLines(io.stdout, [jsonLine({ ...about, losses })]);
      } else {
        const { analysis } = messages;
        const actionLines = (label: string, sentence: string) =>
          wrap(`  ${`${label}:`.padEnd(INDENT - 2)}${sentence}.`, undefined, INDENT);
        const { players: areas } = start.state;
        const names = areas.map((_, seat) => words.player(start.state, seat));
        const paint = isColored(color, io.stdout, io) ? painter(names, areas) : unpainted;
        const lines = [
          `${title}, ${messages.players(players)}, ${messages.actions(plies)}`,
          ...wrap(analysis.summary(decisions, losing.length, printable(bot))),
          ...(losses.length === 0 ? [] : wrap(analysis.legend)),
          ...losses.flatMap(({ ply, name, loss, played, better }) => [
            '',
            analysis.loss(name, ply, percent(loss)),
            ...actionLines(analysis.played(percent(played.value)), played.sentence),
            ...actionLines(analysis.better(percent(better.value)), better.sentence),
          ]),
        ];
        await printLines(io.stdout, paint(lines));
      }
      if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
    });
