import { createReadStream } from 'node:fs';
import { type ReplayFault, replayProblems, verifyReplay } from '@ludi-romani/core';
import { parse, UsageError } from '../args';
import { findGame, games } from '../games';
import { type Io, printLines, reasonOf, type Source } from '../io';
import { type Line, LONGEST_LINE, linesOf } from '../lines';
import { listed, plural, printable } from '../text';
import type { Command } from './command';

/** What is wrong beside the faults of a replay. */
type InputFault = 'unreadable' | 'empty' | 'too-long';

type Judgement =
  | { readonly ok: true; readonly game: string; readonly plies: number; readonly totals: readonly number[] }
  | {
      readonly ok: false;
      /** how many actions were carried out before the first thing wrong; `null` if none could be tried */
      readonly ply: number | null;
      readonly code: ReplayFault | InputFault;
      readonly message: string;
    };

/** A judgement and where it belongs; `line` is `null` where it concerns the whole input. */
type Judged = { readonly file: string; readonly line: number | null } & Judgement;

const fault = (code: ReplayFault | InputFault, message: string, ply: number | null = null): Judgement => ({
  ok: false,
  ply,
  code,
  message,
});

/** Judges one line. */
function judge(line: Line): Judgement {
  if (line.text === null) {
    return line.problem === 'too-long'
      ? fault('too-long', `a line of more than ${LONGEST_LINE / 1024 / 1024} MiB`)
      : fault('malformed', 'not UTF-8 text');
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch (error) {
    return fault('malformed', `no line of JSON: ${reasonOf(error)}`);
  }
  const [problem] = replayProblems(value);
  if (problem !== undefined) {
    return fault('malformed', problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`);
  }
  const name = String((value as { readonly game: unknown }).game);
  const game = findGame(name);
  if (game === undefined) {
    return fault('unknown-game', `no engine for '${name}'; there is ${listed(games.map(({ engine }) => engine.game))}`);
  }
  const verdict = verifyReplay(game.engine, value);
  if (!verdict.ok) return fault(verdict.code, verdict.message, verdict.ply);
  return { ok: true, game: name, plies: verdict.plies, totals: verdict.outcome.scores.map(({ total }) => total) };
}

/** The judgements on one input, in order; blank lines are skipped. */
async function* judgeAll(file: string, source: Source): AsyncGenerator<Judged> {
  let none = true;
  try {
    for await (const line of linesOf(source)) {
      if (line.text !== null && line.text.trim() === '') continue;
      none = false;
      yield { file, line: line.number, ...judge(line) };
    }
  } catch (error) {
    none = false;
    yield { file, line: null, ...fault('unreadable', reasonOf(error)) };
  }
  if (none) yield { file, line: null, ...fault('empty', 'holds no replay') };
}

/** The same, a file's only replay without its line number. */
async function* judgeFile(file: string): AsyncGenerator<Judged> {
  let only: Judged | undefined;
  let several = false;
  for await (const judged of judgeAll(file, createReadStream(file))) {
    if (several) yield judged;
    else if (only === undefined) only = judged;
    else {
      several = true;
      yield only;
      yield judged;
    }
  }
  if (!several && only !== undefined) yield { ...only, line: null };
}

/** `bad  x.ndjson:17  ply 12  illegal-action  CR-5.12: ...` */
function lineOf(judged: Judged): string {
  const place = judged.line === null ? judged.file : `${judged.file}:${judged.line}`;
  const words = judged.ok
    ? ['ok ', place, judged.game, plural(judged.plies, 'ply', 'plies'), judged.totals.join(':')]
    : ['bad', place, judged.ply === null ? 'ply -' : `ply ${judged.ply}`, judged.code, judged.message];
  return words.map((word) => printable(word)).join('  ');
}

export const verify: Command = {
  summary: 'judge replays',
  help: `Usage: ludi verify FILE... [--json]
       ... | ludi verify - [--json]

Judges replays, one on each line of a FILE or ('-') of standard input, and says
one line about each, in the order of the input:

  ok   game.json  city-of-rome  74 plies  46:37
  bad  more.ndjson:17  ply 12  illegal-action  CR-4.5: a strip has fields 1 to 5

'ply 12' means that 12 actions were carried out before the first thing wrong
('ludi show more.ndjson --line 17 --ply 12' shows the table there); 'ply -' that
none could be tried. Blank lines are skipped. Input without any replay is bad.
A line may have up to ${LONGEST_LINE / 1024 / 1024} MiB; of a longer one nothing is kept.

  --json   one JSON object a line: file, line, ok, and then game, plies, totals
           or ply, code, message

Exit status: 0 if all are good, 1 if any is bad or cannot be read, 2 if the
command line is wrong.`,

  run: async (args, io: Io) => {
    const { values, positionals } = parse(args, { json: { type: 'boolean', default: false } });
    if (positionals.length === 0) throw new UsageError('FILE is missing');
    if (positionals.filter((file) => file === '-').length > 1) {
      throw new UsageError("'-' stands for standard input, which can be read only once");
    }
    let allGood = true;
    for (const file of positionals) {
      for await (const judged of file === '-' ? judgeAll(file, io.stdin) : judgeFile(file)) {
        allGood &&= judged.ok;
        await printLines(io.stdout, [values.json ? JSON.stringify(judged) : lineOf(judged)]);
      }
    }
    return allGood ? 0 : 1;
  },
};
