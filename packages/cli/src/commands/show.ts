import type { GameTypes, Replay, Seen, State, Viewer } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { type Command, Option } from '../commander';
import { Failure, UsageError } from '../failure';
import { colorOption, componentsOption, languageOption, lineOption, whole } from '../flags';
import { type Game, type Told, toldIn } from '../games';
import { type Io, printLines } from '../io';
import { isColored, painter, unpainted } from '../paint';
import { begin, playUpTo, pliesWanted, readReplay } from '../recorded';
import { scoreSheet, verdict } from '../render/score-sheet';
import { sheetOf } from '../render/sheet-json';
import { heading, jsonLine, printable, table, wrap } from '../text';
import { writeOut } from '../write-file';

/** Who decides, and what that player can do, as far as a state or view shows it. */
function decisionLines<G extends GameTypes>(
  { engine }: Game<G>,
  { words, sayings }: Told<G>,
  seen: Seen<G>,
  viewer: Viewer | null,
): string[] {
  const name = (seat: number) => words.player(seen, seat);
  const active = engine.activePlayers(seen);
  const actions = engine.legalActions(seen);
  if (viewer !== null && actions.length === 0)
    return [
      sayings.mustDecide(active.map(name)),
      viewer === 'spectator' ? sayings.spectatorHasNoChoice : sayings.hasNoChoice(name(viewer)),
    ];
  const asked = active.flatMap((seat) => {
    const question = engine.openQuestion(seen, seat);
    return question === null ? [] : [`${name(seat)}: ${text(words.ask(seen, question))}.`];
  });
  const rows = actions.map((action) => [engine.format(action), `${text(words.say(seen, action))}.`]);
  return [...asked, '', sayings.legalActions(actions.length), ...table(rows).map((row) => `  ${row}`)];
}

/** What was said there, or, of a whole game, all that was said. */
const commentLines = <G extends GameTypes>(
  { words, sayings }: Told<G>,
  { comments = [] }: Replay<G>,
  seen: Seen<G>,
  ply: number | undefined,
): string[] =>
  comments
    .filter((comment) => ply === undefined || comment.ply === ply)
    .flatMap(({ ply, seat, text }) => {
      const who = seat === 'spectator' ? null : words.player(seen, seat);
      return wrap(printable(sayings.comment(ply, who, text), LONGEST_LINE));
    });

/** A comment of the longest kind, with who said it and when. */
const LONGEST_LINE = 2_100;

function viewerOf(text: string, players: number): Viewer {
  if (text === 'spectator') return text;
  const seat = /^\d$/.test(text) ? Number(text) : players;
  if (seat >= players) throw new UsageError(`--as takes a seat from 0 to ${players - 1}, or spectator`);
  return seat;
}

/** The same for machines: the figures of the text, and what they are made of. */
function figures<G extends GameTypes>({ engine }: Game<G>, { words }: Told<G>, seen: Seen<G>, viewer: Viewer | null) {
  const outcome = engine.outcome(seen);
  const active = engine.activePlayers(seen);
  const names = seen.players.map((_, seat) => words.player(seen, seat));
  return {
    // a state is saved whole; what somebody sees of it is no state
    saved: viewer === null ? engine.save(seen as State<G>) : null,
    view: viewer === null ? null : seen,
    names,
    scores: engine.scores(seen),
    active,
    questions: active.flatMap((seat) => {
      const question = viewer === null || viewer === seat ? engine.openQuestion(seen, seat) : null;
      return question === null ? [] : [{ seat, question, sentence: text(words.ask(seen, question)) }];
    }),
    legal: engine.legalActions(seen).map((action) => ({
      ...{ action, line: engine.format(action), sentence: text(words.say(seen, action)) },
    })),
    outcome: outcome === null ? null : sheetOf(names, outcome),
  };
}

export const show = (ludi: Command, io: Io) =>
  ludi
    .command('show')
    .summary('show the table at any ply of a replay')
    .description(
      `Shows the table after N actions of a replay, the open decision, and the legal actions: the short line that an engine's 'parse' reads, and a sentence. Comments on the game are above the table: those of that ply, or, without --ply, all of them. The file may also hold a state that an engine saved.

FILE may be '-' for standard input. Exit status: 0, 1 if the replay cannot be shown or not up to that ply, 2 if the command line is wrong.`,
    )
    .argument('<file>')
    .option('--ply <n>', 'the number of actions that are played; default: all', whole(0))
    .option('--as <viewer>', "show what a seat or a 'spectator' may know; seats count from 0, so Player 1 has seat 0")
    .addOption(lineOption)
    .addOption(componentsOption)
    .addOption(languageOption)
    .addOption(colorOption)
    .option('--svg <file>', "draw the table as a picture instead, as that viewer sees it; '-' is standard output")
    .addOption(
      new Option(
        '--json',
        'one JSON object: game, players, ply, plies, viewer, last (the last action), comments, ending, saved (the state as engines save it; null with --as), view (with --as), names, scores, active, questions, legal (action, line, sentence), outcome (winners, scores; null before the end)',
      ).conflicts('svg'),
    )
    .action(async (file, { ply: wantedPly, line, as, components, lang: language, color, svg, json }) => {
      const { game, replay } = await readReplay(file, line, components, language, io);
      const { engine, title } = game;
      const told = toldIn(game, language);
      const { words, renderer, sayings } = told;
      const all = replay.actions.length;
      const plies = pliesWanted(replay, wantedPly);
      const begun = await begin(game, replay, language);
      const { length: players } = begun.state.players;
      const viewer = as === undefined ? null : viewerOf(as, players);
      const { state, last, ply, problem } = playUpTo(game, begun, replay.actions.slice(0, plies), viewer, language);
      const seen = viewer === null ? state : engine.view(state, viewer);
      if (json) {
        const comments = (replay.comments ?? []).filter((comment) => wantedPly === undefined || comment.ply === ply);
        const about = { game: engine.game, players, ply, plies: all, viewer, last, comments };
        const ending = ply < all ? null : (replay.ending ?? null);
        await printLines(io.stdout, [jsonLine({ ...about, ending, ...figures(game, told, seen, viewer) })]);
      } else if (svg === undefined) {
        const eyes =
          viewer === null ? '' : `, ${sayings.seenBy(viewer === 'spectator' ? null : words.player(seen, viewer))}`;
        const { ending } = replay;
        const outcome = engine.outcome(seen);
        const names = seen.players.map((_, seat) => words.player(seen, seat));
        const paint = isColored(color, io.stdout, io) ? painter(names, seen.players) : unpainted;
        const lines = [
          `${title}, ${sayings.players(players)}, ${sayings.afterPly(ply, all)}${eyes}`,
          ...(last === null ? [] : [sayings.lastAction(last)]),
          ...commentLines(told, replay, seen, wantedPly),
          '',
          ...renderer.table(seen),
          '',
          ...wrap(renderer.legend),
          '',
          ...(ending === undefined || ply < all ? [] : [sayings.ended(words.player(seen, ending.seat), ending.by), '']),
          ...(outcome === null
            ? decisionLines(game, told, seen, viewer)
            : [
                heading(sayings.end),
                ...scoreSheet(words, sayings, names, outcome),
                '',
                verdict(sayings, names, outcome),
              ]),
        ];
        await printLines(io.stdout, paint(lines));
      } else {
        const { boards } = await game.pictures();
        const view = engine.view(state, viewer ?? 'spectator');
        await writeOut(svg, `${boards(engine).board(view, { words })}\n`, io);
        if (svg !== '-') await printLines(io.stdout, [sayings.pictureIn(printable(svg))]);
      }
      if (problem !== null) throw new Failure(`${printable(file)}: ${printable(problem)}`);
    });
