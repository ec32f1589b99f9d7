import type { GameTypes, Replay, Seen, State, Viewer } from '@ludi-romani/core';
import { sentence, text } from '@ludi-romani/core/words';
import { aboutLines } from '../about';
import { rangeLine } from '../choices';
import { type Command, Option } from '../commander';
import { Failure, UsageError } from '../failure';
import { colorOption, componentsOption, engineOption, languageOption, lineOption, whole } from '../flags';
import { boardOf, type Game, type LocalizedGame, localized } from '../game';
import { type Io, printLines } from '../io';
import { isColored, painter, unpainted } from '../paint';
import { scoreSheet, verdict } from '../render/score-sheet';
import { sheetOf } from '../render/sheet-json';
import { playActions, plyWanted, readReplay, startReplay } from '../saved-games';
import { heading, jsonLine, printable, table, wrap } from '../text';
import { writeOut } from '../write-file';

/** Returns the open decisions and the legal actions, as far as `seen` shows them. */
function decisionLines<G extends GameTypes>(
  { engine }: Game<G>,
  { words, messages }: LocalizedGame<G>,
  seen: Seen<G>,
  viewer: Viewer | null,
): string[] {
  const name = (seat: number) => words.player(seen, seat);
  const active = engine.activePlayers(seen);
  const { actions, ranges } = engine.menu(seen);
  if (viewer !== null && actions.length + ranges.length === 0)
    return [
      messages.mustDecide(active.map(name)),
      viewer === 'spectator' ? messages.spectatorHasNoChoice : messages.hasNoChoice(name(viewer)),
    ];
  const asked = active.flatMap((seat) => {
    const question = engine.openQuestion(seen, seat);
    return question === null ? [] : [`${name(seat)}: ${text(words.ask(seen, question))}.`];
  });
  const rows = actions.map((action) => [engine.format(action), `${text(words.say(seen, action))}.`]);
  const long = ranges.map((range) => rangeLine(engine, range));
  const count = actions.length + ranges.reduce((sum, { length }) => sum + length, 0);
  return [...asked, '', messages.legalActions(count), ...[...table(rows), ...long].map((row) => `  ${row}`)];
}

/** Returns the comments at a ply, or all comments if `ply` is missing. */
const commentLines = <G extends GameTypes>(
  { words, messages }: LocalizedGame<G>,
  { comments = [] }: Replay<G>,
  seen: Seen<G>,
  ply: number | undefined,
): string[] =>
  comments
    .filter((comment) => ply === undefined || comment.ply === ply)
    .flatMap(({ ply, seat, text }) => {
      const who = seat === 'spectator' ? null : words.player(seen, seat);
      return wrap(printable(messages.comment(ply, who, text), LONGEST_LINE));
    });

/** The largest number of characters of a shown comment. It is enough for the longest comment with its author and ply. */
const LONGEST_LINE = 2_100;

function viewerOf(text: string, players: number): Viewer {
  if (text === 'spectator') return text;
  const seat = /^\d$/.test(text) ? Number(text) : players;
  if (seat >= players) throw new UsageError(`--as must be a seat from 0 to ${players - 1}, or 'spectator'`);
  return seat;
}

/** Returns the fields of the JSON output that depend on the state or view. */
function figures<G extends GameTypes>(
  { engine }: Game<G>,
  { words }: LocalizedGame<G>,
  seen: Seen<G>,
  viewer: Viewer | null,
) {
  const outcome = engine.outcome(seen);
  const active = engine.activePlayers(seen);
  const { actions, ranges } = engine.menu(seen);
  const names = seen.players.map((_, seat) => words.player(seen, seat));
  return {
    // only a state can be saved, not a view
    saved: viewer === null ? engine.save(seen as State<G>) : null,
    view: viewer === null ? null : seen,
    names,
    scores: engine.scores(seen),
    active,
    questions: active.flatMap((seat) => {
      const question = viewer === null || viewer === seat ? engine.openQuestion(seen, seat) : null;
      return question === null ? [] : [{ seat, question, sentence: text(words.ask(seen, question)) }];
    }),
    legal: actions.map((action) => ({
      ...{ action, line: engine.format(action), sentence: text(words.say(seen, action)) },
    })),
    ...(ranges.length > 0 && { ranges }),
    outcome: outcome === null ? null : sheetOf(names, outcome, engine.teams(seen), words),
  };
}

export const show = (ludi: Command, io: Io, games: readonly Game[]) =>
  ludi
    .command('show')
    .summary('show the table after any action of a replay')
    .description(
      `Shows the table after N actions of a replay, the open decision, and the legal actions, each as the short line that an engine's 'parse' reads and as a sentence. The names, event, round and date that a replay may have are below its title. Comments on the game are above the table: those after that action, or, without --ply, all of them. The file may also contain a state that an engine saved.

FILE may be '-' for standard input. Exit status: 0 success, 1 if the replay cannot be shown up to that action, 2 if the command line is wrong.`,
    )
    .argument('<file>')
    .option('--ply <n>', 'the number of actions to play; default: all', whole(0))
    .option(
      '--as <viewer>',
      "show only what a seat or a 'spectator' may know; seats count from 0, so Player 1 has seat 0",
    )
    .addOption(lineOption)
    .addOption(engineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option(
      '--svg <file>',
      "draw the table as a picture instead, as that viewer or else a spectator sees it; '-' is standard output",
    )
    .addOption(
      new Option(
        '--json',
        'one JSON object: game, players, ply, plies, viewer, last (the last action), comments, about (who played and where, or null), ending, saved (the state as engines save it; null with --as), view (with --as), names, scores, active, questions, legal (action, line, sentence), outcome (winners, scores; null before the end)',
      ).conflicts('svg'),
    )
    .action(async (file, { ply: wantedPly, line, as, components, lang: language, color, svg, json }) => {
      const { game, replay } = await readReplay(games, file, line, components, language, io);
      const { engine, title } = game;
      const texts = localized(game, language);
      const { words, renderer, messages } = texts;
      const all = replay.actions.length;
      const plies = plyWanted(replay, wantedPly);
      const start = await startReplay(game, replay, language);
      const { length: players } = start.state.players;
      const viewer = as === undefined ? null : viewerOf(as, players);
      const { state, last, ply, problem } = playActions(game, start, replay.actions.slice(0, plies), viewer, language);
      const seen = viewer === null ? state : engine.view(state, viewer);
      if (json) {
        const comments = (replay.comments ?? []).filter((comment) => wantedPly === undefined || comment.ply === ply);
        const { about = null } = replay;
        const common = { game: engine.game, players, ply, plies: all, viewer, last, comments, about };
        const ending = ply < all ? null : (replay.ending ?? null);
        await printLines(io.stdout, [jsonLine({ ...common, ending, ...figures(game, texts, seen, viewer) })]);
      } else if (svg === undefined) {
        const seenBy =
          viewer === null ? '' : `, ${messages.seenBy(viewer === 'spectator' ? null : words.player(seen, viewer))}`;
        const { ending } = replay;
        const outcome = engine.outcome(seen);
        const names = seen.players.map((_, seat) => words.player(seen, seat));
        const paint = isColored(color, io.stdout, io) ? painter(names, seen.players) : unpainted;
        const lines = [
          `${title}, ${messages.players(players)}, ${messages.afterPly(ply, all)}${seenBy}`,
          ...aboutLines(replay.about ?? {}, messages).flatMap((line) => wrap(line)),
          ...(last === null ? [] : [messages.lastAction(last)]),
          ...commentLines(texts, replay, seen, wantedPly),
          '',
          ...renderer.table(seen),
          '',
          ...(renderer.legend === '' ? [] : [...wrap(renderer.legend), '']),
          ...(ending === undefined || ply < all
            ? []
            : [text(sentence(messages.verdicts.ended(ending, (seat) => [words.player(seen, seat)]))), '']),
          ...(outcome === null
            ? decisionLines(game, texts, seen, viewer)
            : [
                heading(messages.end),
                ...scoreSheet(words, messages, names, outcome, engine.teams(seen)),
                '',
                verdict(texts, names, outcome, engine.teams(seen)),
              ]),
        ];
        await printLines(io.stdout, paint(lines));
      } else {
        const { picture } = await boardOf(game, words);
        await writeOut(svg, `${picture(engine.view(state, viewer ?? 'spectator'))}\n`, io);
        if (svg !== '-') await printLines(io.stdout, [messages.pictureIn(printable(svg))]);
      }
      if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
    });
