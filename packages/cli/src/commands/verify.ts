import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isDigest } from '@ludi-romani/core';
import { readBox } from '../box';
import type { Command } from '../commander';
import { UsageError } from '../failure';
import { colorOption, languageOption, MIB, MOST_WORKERS, maxBytesOption, seconds, whole } from '../flags';
import { inOrder } from '../in-order';
import { type Io, printLines, reasonOf, type Source } from '../io';
import { type Demands, fault, type Judgement } from '../judge';
import { sayingsOf } from '../language';
import { type Line, linesOf } from '../lines';
import { BAD, colored, GOOD, isColored, UNSURE } from '../paint';
import { progress } from '../progress';
import { Referees } from '../referees';
import type { Sayings } from '../sayings/en';
import { jsonLine, printable } from '../text';

/** A judgement and where it belongs; `line` is `null` where it concerns the whole input. */
type Judged = { readonly file: string; readonly line: number | null } & Judgement;

/** How many chunks may be judged ahead of a slow line, which the others have to wait for to be told in order. */
const AHEAD = 1000;
const sizeText = (bytes: number, said: Sayings): string =>
  bytes % MIB === 0 ? `${bytes / MIB} MiB` : said.judging.bytes(bytes);

/** How lines are judged, from the options of the command line. */
interface Court {
  readonly referees: Referees;
  readonly workers: number;
  readonly maxBytes: number;
  readonly said: Sayings;
  /** about how many bytes are judged by now */
  done: number;
}

/** The judgements on lines that came together, in their order. */
async function judgeLines(lines: readonly Line[], { referees, maxBytes, said }: Court): Promise<Judgement[]> {
  const judged = await referees.judge(lines.flatMap(({ text }) => text ?? []));
  let next = 0;
  return lines.map((line) => {
    if (line.text === null) {
      return line.problem === 'too-long'
        ? fault('too-long', said.judging.tooLong(sizeText(maxBytes, said)))
        : fault('malformed', said.judging.notText);
    }
    return judged[next++] ?? fault('worker-died', said.judging.noAnswer);
  });
}

const isBlank = ({ text }: Line): boolean => text?.trim() === '';

/** The judgements on one input, in order, as many at a time as are there; blank lines are skipped. */
async function* judgeAll(file: string, source: Source, court: Court): AsyncGenerator<readonly Judged[]> {
  const judgeSome = async (some: readonly Line[]): Promise<Judged[]> => {
    const lines = some.filter((line) => !isBlank(line));
    const judgements = await judgeLines(lines, court);
    court.done += some.reduce((sum, { text }) => sum + (text?.length ?? 0) + 1, 0);
    return judgements.map((judgement, i) => ({ file, line: lines[i]?.number ?? null, ...judgement }));
  };
  let none = true;
  try {
    const lines = linesOf(source, court.maxBytes);
    for await (const judged of inOrder(lines, judgeSome, { atOnce: court.workers, ahead: AHEAD })) {
      if (judged.length > 0) none = false;
      yield judged;
    }
  } catch (error) {
    none = false;
    yield [{ file, line: null, ...fault('unreadable', reasonOf(error)) }];
  }
  if (none) yield [{ file, line: null, ...fault('empty', court.said.judging.empty) }];
}

/** The same, a file's only replay without its line number. */
async function* judgeFile(file: string, court: Court): AsyncGenerator<readonly Judged[]> {
  let held: readonly Judged[] = []; // the first judgement, until it is known whether another one follows
  let several = false;
  for await (const judged of judgeAll(file, createReadStream(file), court)) {
    held = [...held, ...judged];
    several ||= held.length > 1;
    if (!several) continue;
    yield held;
    held = [];
  }
  yield several ? held : held.map((only) => ({ ...only, line: null }));
}

/** How a good replay ends. */
function endOf({ totals, ending }: Extract<Judgement, { readonly ok: true }>, { judging }: Sayings): string {
  if (totals !== null) return totals.join(':');
  return ending === null ? judging.unfinished : judging.ended(ending.seat, ending.by);
}

/** `bad  x.ndjson:17  ply 12  illegal-action  CR-5.12: ...`; `err` where the referee failed. */
function lineOf(judged: Judged, said: Sayings): string {
  const place = judged.line === null ? judged.file : `${judged.file}:${judged.line}`;
  const words = judged.ok
    ? ['ok ', place, judged.game, said.plies(judged.plies), endOf(judged, said)]
    : [judged.ok === false ? 'bad' : 'err', place, said.judging.atPly(judged.ply), judged.code, judged.message];
  return words.map((word) => printable(word)).join('  ');
}

const MARKS = { 'ok ': GOOD, bad: BAD, err: UNSURE };

/** The same with its first word colored. */
const coloredLine = (judged: Judged, said: Sayings): string =>
  lineOf(judged, said).replace(/^(ok |bad|err)/, (mark) => colored(mark, MARKS[mark as keyof typeof MARKS]));

/** How much there is to read; nobody can tell of what is no file. */
async function bytesIn(files: readonly string[]): Promise<number | undefined> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return found.every((one) => one?.isFile()) ? found.reduce((sum, one) => sum + (one?.size ?? 0), 0) : undefined;
}

/** Registers `verify`. It calls `end` with the exit status if a replay is not good. */
export const verify = (ludi: Command, io: Io, end: (status: number) => void) =>
  ludi
    .command('verify')
    .summary('judge replays')
    .description(
      `Judges replays, one on each line of a FILE or ('-') of standard input, and prints one line for each, in the order of the input:

  ok   game.json  city-of-rome  74 plies  46:37
  bad  more.ndjson:7  ply 9  illegal-action  CR-4.5: the strip has fields 1 to 5

'ply 9' means that 9 actions were carried out before the first fault ('ludi show more.ndjson --line 7 --ply 9' shows the table there); 'ply -' that no action could be tried. Blank lines are skipped. Input without any replay is bad. A game that is not over has no points: 'unfinished', 'resigned by seat 1', or 'flag of seat 1' if the time of that player ran out.

A worker that dies is replaced, and its line is tried again; if the second worker dies too, the line is bad (worker-died) and the next one is judged.

If the referee itself fails (internal), the replay is neither good nor bad: its line begins with 'err', and 'ok' is null in JSON.

Exit status: 0 if all replays are good, 1 if any is bad or cannot be read, 2 if the command line is wrong, 3 if none is bad, but the referee failed.`,
    )
    .argument('<file...>')
    .option(
      '--json',
      'one JSON object a line: file, line, ok, and then game, plies, totals (or null), ending, committed (true if a commitment was checked) or game (or null), ply, code, clause (of the rules, or null), message',
    )
    .addOption(colorOption)
    .addOption(languageOption)
    .option('--finished', 'a game that is not over is bad (unfinished)')
    .option(
      '--commitment <hex>',
      'the commitment that was published before the game: the seed must match it (commitment-differs); by default the one in the replay',
    )
    .option(
      '--components <file>',
      'the tables of your own box as JSON: games of it are judged by these tables alone (other-components)',
    )
    .option('--workers <n>', 'threads that judge at a time; default: one for each processor', whole(1, MOST_WORKERS))
    .option(
      '--max-plies <n>',
      'a replay of more actions is not tried (too-many-plies); default: no limit, but no more actions are tried than a game can have',
      whole(1),
    )
    .addOption(maxBytesOption)
    .option('--max-seconds <n>', 'a line that takes longer is given up (too-slow)', seconds, 10)
    .action(async (files, options) => {
      if (files.filter((file) => file === '-').length > 1)
        throw new UsageError("'-' stands for standard input, which can be read only once");
      const { lang: language, commitment, maxPlies, maxBytes, maxSeconds, json } = options;
      if (commitment !== undefined && !isDigest(commitment)) throw new UsageError('--commitment is 64 hex digits');
      const said = sayingsOf(language);
      const demands: Demands = {
        language,
        ...(options.finished ? { finished: true } : {}),
        ...(commitment === undefined ? {} : { commitment }),
        ...(maxPlies === undefined ? {} : { maxPlies }),
      };
      const { workers = Math.min(availableParallelism(), MOST_WORKERS), components } = options;
      const box = components === undefined ? null : await readBox(components);
      const court: Court = {
        done: 0,
        referees: new Referees({
          ...{ worker: io.worker, workers, maxSeconds, demands },
          box: box === null ? null : { game: box.game.engine.game, tables: box.tables },
        }),
        workers,
        said,
        maxBytes,
      };
      const written = isColored(options.color, io.stdout, io) ? coloredLine : lineOf;
      const line = (judged: Judged) => (json ? jsonLine(judged) : written(judged, said));
      const total = await bytesIn(files);
      const { tell, clear } = progress(io);
      let told = 0;
      let status = 0;
      try {
        for (const file of files) {
          for await (const judged of file === '-' ? judgeAll(file, io.stdin, court) : judgeFile(file, court)) {
            for (const { ok } of judged) if (!ok && status !== 1) status = ok === null ? 3 : 1;
            clear();
            await printLines(io.stdout, judged.map(line));
            told += judged.length;
            tell(said.judging.done(told), total === undefined ? 0 : Math.min(1, court.done / total));
          }
        }
      } finally {
        clear();
        await court.referees.close();
      }
      if (status > 0) end(status);
    });
