import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isDigest } from '@ludi-romani/core';
import { MOST_WORKERS, SECONDS, UsageError } from '../args';
import { readBox } from '../box';
import { languageFlag } from '../flags';
import { inOrder } from '../in-order';
import { printLines, reasonOf, type Source } from '../io';
import { type Demands, fault, type Judgement } from '../judge';
import { sayingsOf } from '../language';
import { type Line, LONGEST_LINE, LONGEST_TEXT, linesOf } from '../lines';
import { BAD, colored, colorFlag, GOOD, isColored, UNSURE } from '../paint';
import { progress } from '../progress';
import { Referees } from '../referees';
import type { Sayings } from '../sayings/en';
import { jsonLine, printable } from '../text';
import { command } from './command';

/** A judgement and where it belongs; `line` is `null` where it concerns the whole input. */
type Judged = { readonly file: string; readonly line: number | null } & Judgement;

/** How many chunks may be judged ahead of a slow line, which the others have to wait for to be told in order. */
const AHEAD = 1000;
const MOST_SECONDS = 10;

const MIB = 1024 * 1024;
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

export const verify = command({
  summary: 'judge replays',
  forms: ['FILE...'],
  takes: 'file',
  about: [
    "Judges replays, one on each line of a FILE or ('-') of standard input, and prints one line for each, in the order of the input:",
    `  ok   game.json  city-of-rome  74 plies  46:37
  bad  more.ndjson:7  ply 9  illegal-action  CR-4.5: the strip has fields 1 to 5`,
    "'ply 9' means that 9 actions were carried out before the first thing wrong ('ludi show more.ndjson --line 7 --ply 9' shows the table there); 'ply -' that none could be tried. Blank lines are skipped. Input without any replay is bad. A game that is not over has no points: 'unfinished', 'resigned by seat 1', or 'flag of seat 1' where its time ran out.",
  ],
  flags: {
    json: {
      about:
        'one JSON object a line: file, line, ok, and then game, plies, totals (or null), ending, committed (whether a commitment was checked) or game (or null), ply, code, clause (of the rules, or null), message',
    },
    ...colorFlag,
    ...languageFlag,
    finished: { about: 'a game that is not over is bad (unfinished)' },
    commitment: {
      value: 'HEX',
      about:
        'what was published before the game: the seed must be that one (commitment-differs); default: what the replay itself has',
    },
    components: {
      value: 'FILE',
      about: 'the tables of your own box as JSON: games of it are judged by them, and by no others (other-components)',
      takes: 'file',
    },
    workers: {
      value: 'N',
      about: 'threads that judge at a time; default: one for each processor',
      whole: [1, MOST_WORKERS],
    },
    'max-plies': {
      value: 'N',
      about:
        'a replay of more actions is not tried (too-many-plies); default: any, of which no more are tried than a game can have',
      whole: [1],
    },
    'max-bytes': {
      value: 'N',
      about: `of a longer line nothing is kept (too-long); default: ${LONGEST_LINE / MIB} MiB`,
      default: String(LONGEST_LINE),
      whole: [1, LONGEST_TEXT],
    },
    'max-seconds': {
      value: 'N',
      about: `a line that takes longer is given up (too-slow); default: ${MOST_SECONDS}`,
      default: String(MOST_SECONDS),
      whole: SECONDS,
    },
  },
  notes: [
    'A worker that dies is replaced, and its line is tried once more; if that ends in the same way, the line is bad (worker-died) and the next one is judged.',
    "Where the referee itself fails (internal), the replay is neither good nor bad: its line begins with 'err', and 'ok' is null in JSON.",
    'Exit status: 0 if all are good, 1 if any is bad or cannot be read, 2 if the command line is wrong, 3 if none is bad, but the referee failed.',
  ],

  run: async ({ values, positionals }, io) => {
    if (positionals.length === 0) throw new UsageError('FILE is missing');
    if (positionals.filter((file) => file === '-').length > 1) {
      throw new UsageError("'-' stands for standard input, which can be read only once");
    }
    const { commitment, 'max-plies': plies } = values;
    if (commitment !== undefined && !isDigest(commitment)) throw new UsageError('--commitment is 64 hex digits');
    const language = values.lang;
    const said = sayingsOf(language);
    const demands: Demands = {
      language,
      ...(values.finished ? { finished: true } : {}),
      ...(commitment === undefined ? {} : { commitment }),
      ...(plies === undefined ? {} : { maxPlies: plies }),
    };
    const { workers = Math.min(availableParallelism(), MOST_WORKERS), 'max-seconds': maxSeconds } = values;
    const box = values.components === undefined ? null : await readBox(values.components);
    const court: Court = {
      done: 0,
      referees: new Referees({
        ...{ worker: io.worker, workers, maxSeconds, demands },
        box: box === null ? null : { game: box.game.engine.game, tables: box.tables },
      }),
      workers,
      said,
      maxBytes: values['max-bytes'],
    };
    const written = isColored(values.color, io.stdout, io) ? coloredLine : lineOf;
    const line = (judged: Judged) => (values.json ? jsonLine(judged) : written(judged, said));
    const total = await bytesIn(positionals);
    const { tell, clear } = progress(io);
    let told = 0;
    let status = 0;
    try {
      for (const file of positionals) {
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
    return status;
  },
});
