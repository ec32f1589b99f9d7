import { availableParallelism } from 'node:os';
import { type Disagreement, decisionAt, type ReviewedDecision, worstFirst } from '@ludi-romani/bots';
import type { Engine, GameTypes, State } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { searcherNamed } from '../bots';
import type { Command } from '../commander';
import { alone, type Crew, crewOf, worked } from '../crew';
import { Failure, UsageError } from '../failure';
import { colorOption, componentsOption, languageOption, lineOption, MOST_WORKERS, whole } from '../flags';
import { toldIn } from '../games';
import { type Io, printLines, reasonOf } from '../io';
import { isColored, painter, unpainted } from '../paint';
import { progress } from '../progress';
import { begin, playUpTo, readReplay } from '../recorded';
import { type Look, looking } from '../study';
import { jsonLine, printable, wrap } from '../text';

type Action = GameTypes['action'];

/** Where what was done and what the search would do are set. */
const INDENT = 18;
const percent = (value: number): string => String(Math.round(100 * value));

type Decision = ReviewedDecision<GameTypes>;

/** The decisions with a choice of a game from a state on: all, or those of one seat. */
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

export const analyse = (ludi: Command, io: Io) =>
  ludi
    .command('analyse')
    .summary('compare the decisions of a game with those of a search')
    .description(
      `Searches each decision of a replay from the view of the player who made it, and shows the decisions that the search would have made otherwise: the action, the action that the search prefers, and the expected value of both, the largest losses first. With iterations as a budget the result for a replay is always the same.

FILE may be '-' for standard input. Exit status: 0, 1 if the replay cannot be read or not played to its end, 2 if the command line is wrong.`,
    )
    .argument('<file>')
    .option(
      '--bot <name>',
      'the searcher: ismcts:N, expert:N or flat:N. N is a number of iterations, more if there are many actions, or a time for each decision, as in ismcts:500ms or ismcts:2s',
      'ismcts:400',
    )
    .option('--top <n>', 'the number of decisions that are shown', whole(0), 10)
    .option('--seat <n>', 'only the decisions of that seat, from 0', whole(0))
    .addOption(lineOption)
    .option(
      '--workers <n>',
      'threads that search at a time, a decision each; default: one for each processor. With iterations as budgets the losses are the same',
      whole(1, MOST_WORKERS),
    )
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--json',
      'one JSON object with the same figures: game, players, plies, bot, decisions, otherwise, losses (ply, seat, name, loss, played and better, each with action, line, sentence, value)',
    )
    .action(async (file, options) => {
      searcherNamed(options.bot); // before anything is read
      const { bot, top, line, seat: only, components, lang: language, color, json } = options;
      const { workers = Math.min(availableParallelism(), MOST_WORKERS) } = options;
      const { game, replay } = await readReplay(file, line, components, language, io);
      const { engine, title } = game;
      const { words, sayings } = toldIn(game, language);
      const begun = await begin(game, replay, language);
      const { length: players } = begun.state.players;
      if (only !== undefined && only >= players) throw new UsageError(`--seat takes a seat from 0 to ${players - 1}`);

      const { ply: plies, problem } = playUpTo(game, begun, replay.actions, null, language);
      const actions = replay.actions.slice(0, plies);
      const study = {
        ...{ game: engine.game, bot },
        tables: components === undefined ? null : engine.components,
      };
      const crew: Crew<Decision, ReturnType<Look>> = workers === 1
        ? alone(await looking(study))
        : crewOf(io.worker, workers, 'decision', { study });
      const { tell, clear } = progress(io);
      let decisions = 0;
      // what is said of an action, its player says, who sees what that player saw
      const losing: (Disagreement<Action> & Pick<Decision, 'view'>)[] = [];
      const open = decisionsOf(engine, begun.state, actions, only);
      for await (const { item, result, error } of worked(crew, workers, open)) {
        const { ply, view } = item;
        if (error !== undefined) throw new Failure(`the search of ply ${ply} broke off: ${printable(reasonOf(error))}`);
        decisions++;
        if (result !== undefined) losing.push({ ...result, view });
        tell(`${title}: ply ${ply + 1} of ${plies}`, (ply + 1) / plies);
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
        const about = { game: engine.game, players, plies, bot: bot, decisions, otherwise: losing.length };
        await printLines(io.stdout, [jsonLine({ ...about, losses })]);
      } else {
        const said = sayings.analysis;
        const done = (label: string, sentence: string) =>
          wrap(`  ${`${label}:`.padEnd(INDENT - 2)}${sentence}.`, undefined, INDENT);
        const { players: areas } = begun.state;
        const names = areas.map((_, seat) => words.player(begun.state, seat));
        const paint = isColored(color, io.stdout, io) ? painter(names, areas) : unpainted;
        const lines = [
          `${title}, ${sayings.players(players)}, ${sayings.plies(plies)}`,
          ...wrap(said.summary(decisions, losing.length, printable(bot))),
          ...(losses.length === 0 ? [] : wrap(said.legend)),
          ...losses.flatMap(({ ply, name, loss, played, better }) => [
            '',
            said.loss(name, ply, percent(loss)),
            ...done(said.played(percent(played.value)), played.sentence),
            ...done(said.rather(percent(better.value)), better.sentence),
          ]),
        ];
        await printLines(io.stdout, paint(lines));
      }
      if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
    });
