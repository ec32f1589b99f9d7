import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isDigest } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { aboutLines } from '../about';
import type { Command } from '../commander';
import { withOwnComponents } from '../components-file';
import { UsageError } from '../failure';
import { colorOption, engineOption, languageOption, MIB, MOST_WORKERS, maxBytesOption, seconds, whole } from '../flags';
import type { Game } from '../game';
import { inOrder } from '../in-order';
import { type Io, printLines, reasonOf, type Source } from '../io';
import { fault, type Judgement, type JudgeOptions } from '../judge';
import { messagesIn } from '../language';
import { type Line, linesOf } from '../lines';
import type { Messages } from '../messages/en';
import { BAD, colored, GOOD, isColored, UNSURE } from '../paint';
import { progress } from '../progress';
import { RefereePool } from '../referee-pool';
import { jsonLine, printable } from '../text';

/** A judgement with its place. `line` is `null` if the judgement concerns the whole input. */
type Judged = { readonly file: string; readonly line: number | null } & Judgement;

/** The number of chunks that may be judged ahead of a slow line. Their verdicts wait for the slow line, because the output is in order. */
const AHEAD = 1000;
const sizeText = (bytes: number, { judging }: Messages): string =>
  bytes % MIB === 0 ? `${bytes / MIB} MiB` : judging.bytes(bytes);

/** The state of one `verify` command. */
interface Session {
  readonly referees: RefereePool;
  readonly workers: number;
  readonly maxBytes: number;
  readonly messages: Messages;
  /** the approximate number of bytes judged so far */
  done: number;
}

/** Resolves to one judgement per line, in order. */
async function judgeLines(lines: readonly Line[], { referees, maxBytes, messages }: Session): Promise<Judgement[]> {
  const { judging } = messages;
  const judged = await referees.judge(lines.flatMap(({ text }) => text ?? []));
  let next = 0;
  return lines.map((line) => {
    if (line.text === null) {
      return line.problem === 'too-long'
        ? fault('too-long', judging.tooLong(sizeText(maxBytes, messages)))
        : fault('malformed', judging.notText);
    }
    return judged[next++] ?? fault('worker-died', judging.noAnswer);
  });
}

const isBlank = ({ text }: Line): boolean => text?.trim() === '';

/** Yields the judgements on one input in order, in lists. Skips blank lines. */
async function* judgeAll(file: string, source: Source, session: Session): AsyncGenerator<readonly Judged[]> {
  const judgeSome = async (some: readonly Line[]): Promise<Judged[]> => {
    const lines = some.filter((line) => !isBlank(line));
    const judgements = await judgeLines(lines, session);
    session.done += some.reduce((sum, { text }) => sum + (text?.length ?? 0) + 1, 0);
    return judgements.map((judgement, i) => ({ file, line: lines[i]?.number ?? null, ...judgement }));
  };
  let none = true;
  try {
    const lines = linesOf(source, session.maxBytes);
    for await (const judged of inOrder(lines, judgeSome, { atOnce: session.workers, ahead: AHEAD })) {
      if (judged.length > 0) none = false;
      yield judged;
    }
  } catch (error) {
    none = false;
    yield [{ file, line: null, ...fault('unreadable', reasonOf(error)) }];
  }
  if (none) yield [{ file, line: null, ...fault('empty', session.messages.judging.empty) }];
}

/** Yields the judgements on a file. If there is only one judgement, its `line` is `null`. */
async function* judgeFile(file: string, session: Session): AsyncGenerator<readonly Judged[]> {
  let held: readonly Judged[] = []; // the first judgement, until there is a second one
  let several = false;
  for await (const judged of judgeAll(file, createReadStream(file), session)) {
    held = [...held, ...judged];
    several ||= held.length > 1;
    if (!several) continue;
    yield held;
    held = [];
  }
  yield several ? held : held.map((only) => ({ ...only, line: null }));
}

/** Returns the points of a good replay, or the reason why it has none. */
const endOf = (
  { totals, unproved, ending }: Extract<Judgement, { readonly ok: true }>,
  { judging, verdicts }: Messages,
): string => {
  if (totals !== null || unproved !== null) return totals?.join(':') ?? unproved ?? '';
  return ending === null ? judging.unfinished : text(verdicts.ended(ending, (seat) => [judging.seat(seat)]));
};

/** Returns `bad  x.ndjson:17  ply 12  illegal-action  CR-5.12: ...`. The first word is `err` if the referee failed. */
function lineOf(judged: Judged, messages: Messages): string {
  const place = judged.line === null ? judged.file : `${judged.file}:${judged.line}`;
  const words = judged.ok
    ? [
        ...['ok ', place, judged.game, messages.judging.plies(judged.plies), endOf(judged, messages)],
        ...aboutLines(judged.about ?? {}, messages),
      ]
    : [judged.ok === false ? 'bad' : 'err', place, messages.judging.atPly(judged.ply), judged.code, judged.message];
  return words.map((word) => printable(word)).join('  ');
}

const MARKS = { 'ok ': GOOD, bad: BAD, err: UNSURE };

const coloredLine = (judged: Judged, messages: Messages): string =>
  lineOf(judged, messages).replace(/^(ok |bad|err)/, (mark) => colored(mark, MARKS[mark as keyof typeof MARKS]));

/** Resolves to the size of the files in bytes, `undefined` if one of them is not a regular file. */
async function bytesIn(files: readonly string[]): Promise<number | undefined> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return found.every((one) => one?.isFile()) ? found.reduce((sum, one) => sum + (one?.size ?? 0), 0) : undefined;
}

/** Adds the command `verify`. It calls `end` with the exit status if a replay is not good. */
export const verify = (ludi: Command, io: Io, games: readonly Game[], end: (status: number) => void) =>
  ludi
    .command('verify')
    .summary('judge replays and tables')
    .description(
      `Judges replays and tables, one on each line of a FILE or of standard input ('-'), and prints one line for each, in the order of the input:

  ok   game.json  city-of-rome  74 plies  46:37
  bad  more.ndjson:7  ply 9  illegal-action  CR-4.5: the strip has fields 1 to 5

'ply 9' means that 9 actions were carried out before the first fault: 'ludi show more.ndjson --line 7 --ply 9' shows the table there. 'ply -' means that no action could be tried. Blank lines are skipped. Input without any replay is bad. A game that is not over has no points. Its line ends with 'unfinished', or with the resignation, timeout or agreement that the replay claims: 'seat 1 resigned, which a replay cannot prove'. Such a replay is good, since nothing in it is wrong. A table, as a server stores it, proves its ending by its entries and its clock. The names, event, round and date of a replay follow, if it has any; they prove nothing.

A worker that dies is replaced, and its line is tried again. If the second worker dies too, the line is bad (worker-died) and the next one is judged.

If the referee itself fails (internal), the replay is neither good nor bad: its line begins with 'err', and 'ok' is null in JSON.

Exit status: 0 if all replays are good, 1 if any is bad or cannot be read, 2 if the command line is wrong, 3 if none is bad, but the referee failed.`,
    )
    .argument('<file...>')
    .option(
      '--json',
      'print one JSON object per line: file, line, ok; for a good replay game, plies, totals (or null), ending (as the replay claims it, or null), unproved (a sentence about what could not be checked, or null), committed (true if a commitment was checked), about (who played and where, as the replay claims it, or null); otherwise game (or null), ply, code, clause (of the rules, or null), message',
    )
    .addOption(colorOption)
    .addOption(languageOption)
    .option('--finished', 'treat a game that is not over as bad (unfinished)')
    .option(
      '--commitment <hex>',
      'the commitment that was published before the game: the seed must match it (commitment-differs); default: the one in the replay',
    )
    .addOption(engineOption)
    .option(
      '--components <file>',
      'a JSON file with the tables of your own box: replays of its game must use these tables (other-components)',
    )
    .option('--workers <n>', 'the number of threads; default: one for each processor', whole(1, MOST_WORKERS))
    .option(
      '--max-plies <n>',
      'the maximum number of actions of a replay (too-many-plies); default: no limit, but no more actions are tried than a game can have',
      whole(1),
    )
    .addOption(maxBytesOption)
    .option('--max-seconds <n>', 'the time limit of a line (too-slow)', seconds, 10)
    .action(async (files, options) => {
      if (files.filter((file) => file === '-').length > 1)
        throw new UsageError("'-' is standard input, which can be read only once");
      const { lang: language, commitment, maxPlies, maxBytes, maxSeconds, json } = options;
      if (commitment !== undefined && !isDigest(commitment)) throw new UsageError('--commitment must be 64 hex digits');
      const messages = messagesIn(language);
      const judgeOptions: JudgeOptions = {
        language,
        ...(options.finished ? { finished: true } : {}),
        ...(commitment === undefined ? {} : { commitment }),
        ...(maxPlies === undefined ? {} : { maxPlies }),
      };
      const { workers = Math.min(availableParallelism(), MOST_WORKERS), components } = options;
      const known = await withOwnComponents(games, components);
      const session: Session = {
        done: 0,
        referees: new RefereePool({
          ...{ worker: io.worker, workers, maxSeconds, judgeOptions },
          games: known.map(({ reference }) => reference),
        }),
        workers,
        messages,
        maxBytes,
      };
      const textLine = isColored(options.color, io.stdout, io) ? coloredLine : lineOf;
      const line = (judged: Judged) => (json ? jsonLine(judged) : textLine(judged, messages));
      const total = await bytesIn(files);
      const { update, clear } = progress(io);
      let printed = 0;
      let status = 0;
      try {
        for (const file of files) {
          for await (const judged of file === '-' ? judgeAll(file, io.stdin, session) : judgeFile(file, session)) {
            for (const { ok } of judged) if (!ok && status !== 1) status = ok === null ? 3 : 1;
            clear();
            await printLines(io.stdout, judged.map(line));
            printed += judged.length;
            update(messages.judging.done(printed), total === undefined ? 0 : Math.min(1, session.done / total));
          }
        }
      } finally {
        clear();
        await session.referees.close();
      }
      if (status > 0) end(status);
    });
