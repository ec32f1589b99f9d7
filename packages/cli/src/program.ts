/** A program that plays: it is sent views, and answers with actions. Whatever it does, the game goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { random } from '@ludi-romani/bots';
import { type ActionLike, deepEqual, type Engine, type GameTypes, type Seen } from '@ludi-romani/core';
import { reasonOf } from './io';
import { type Line, linesOf } from './lines';
import { isObject, requestText } from './serve/rpc';
import { printable } from './text';

/** Which decisions were made for a program, since it made none. */
export interface Faults {
  /** how many decisions there were */
  asked: number;
  /** it had ended, or would not start */
  died: number;
  /** its time was up */
  slow: number;
  /** its answer was no legal action */
  nonsense: number;
  /** it had been started too often, and was asked no more */
  givenUp: number;
  /** what was wrong first, in words */
  reason: string | null;
  /** the first line that it wrote and that is no message, if there was one: it is no fault, and left aside */
  stray: string | null;
}

export const noFaults = (): Faults => ({
  ...{ asked: 0, died: 0, slow: 0, nonsense: 0, givenUp: 0 },
  ...{ reason: null, stray: null },
});

/** How many decisions were made for it. */
export const missed = ({ died, slow, nonsense, givenUp }: Faults): number => died + slow + nonsense + givenUp;

export interface ProgramOptions {
  readonly file: string;
  readonly args: readonly string[];
  /** for each decision */
  readonly milliseconds: number;
  /** more for the first decision after a start: interpreters and networks have to be loaded (half a minute) */
  readonly grace?: number;
}

const GRACE = 30_000;
/** A program that ended, or was ended for its slowness, is started anew so many times; then nobody asks it any more. */
const MOST_STARTS = 20;
/** Bytes of an answer; of a longer one nothing is kept. */
const LONGEST_ANSWER = 64 * 1024;
/** Characters of what it last said on standard error. */
const LAST_WORDS = 2000;

/**
 * The seed of a decision as a program is sent it. In that of the decision stands the game's own, from which all that is hidden could be
 * worked out; from this one nobody comes back to it.
 */
export const seedSent = (seed: string): string =>
  createHash('sha256').update(`ludi-romani/program/1\0${seed}`).digest('hex');

/** A legal action as somebody names it: itself, its short line, or its place among the legal ones. */
export function actionNamed(
  engine: Engine<GameTypes>,
  seen: Seen<GameTypes>,
  given: unknown,
  legal: readonly ActionLike[],
): ActionLike | undefined {
  if (typeof given === 'number') return legal[given];
  if (typeof given === 'string') return legal.find((action) => engine.format(action) === given);
  const listed = legal.find((action) => deepEqual(action, given));
  // an identical copy of what is listed, say
  return listed ?? (engine.explain(seen, given).legal ? (given as ActionLike) : undefined);
}

/** The programs that run. */
const all = new Set<Run>();

/** Ends every program that was started: nobody asks it any more. */
export function endPrograms(): void {
  for (const run of all) run.kill();
}

/**
 * Whether a program has a group of its own, by which all that it started ends with it: what a shell script has begun, say. On Windows
 * there are none, and a console would open.
 */
const HAS_GROUP = process.platform !== 'win32';

/** What ends this process. A group of its own no Ctrl-C reaches, so that what reaches us ends it. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function endBy(signal: NodeJS.Signals): void {
  // somebody else who listens says what becomes of us
  if (process.listenerCount(signal) > 1) return;
  endPrograms();
  process.kill(process.pid, signal);
}

/** Why there is no answer, or none that can be carried out. */
interface Fault {
  readonly fault: 'died' | 'slow' | 'nonsense';
  readonly reason: string;
}

/** What the program said to a question, as a line and as what it means, or why it said nothing. */
type Reply = { readonly text: string; readonly message: Readonly<Record<string, unknown>> } | Fault;

const nonsense = (reason: string): Fault => ({ fault: 'nonsense', reason });

/** One run of the program. */
class Run {
  /** how it came to an end */
  ended: string | null = null;
  isFresh = true;
  private readonly child: ChildProcess;
  private lastWords = '';
  private awaited: { readonly id: number; readonly settle: (reply: Reply) => void } | undefined;

  constructor(
    { file, args }: ProgramOptions,
    /** hears of lines that are no messages */
    private readonly strayed: (line: string) => void,
  ) {
    this.child = spawn(file, args, { stdio: 'pipe', windowsHide: true, detached: HAS_GROUP });
    this.child.on('error', (error) => this.end(`does not start: ${reasonOf(error)}`));
    this.child.on('close', (status, signal) => this.end(`ended with ${signal ?? `status ${status}`}`));
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = (this.lastWords + chunk.toString()).slice(-LAST_WORDS);
    });
    if (all.size === 0) for (const signal of SIGNALS) process.on(signal, endBy);
    all.add(this);
    // a program that no longer reads is about to end, which is told in its own way
    for (const stream of [this.child.stdin, this.child.stderr]) stream?.on('error', () => {});
    void this.read();
  }

  private async read(): Promise<void> {
    if (this.child.stdout === null) return;
    try {
      for await (const lines of linesOf(this.child.stdout, LONGEST_ANSWER)) for (const line of lines) this.take(line);
    } catch (error) {
      this.end(reasonOf(error));
    }
  }

  /** A line that it wrote: the answer, if it is a message. What a library prints as it loads is left aside. */
  private take(line: Line): void {
    if (line.text === null && line.problem === 'too-long') {
      this.settle(nonsense(`its answer is longer than ${LONGEST_ANSWER / 1024} KiB`));
      return;
    }
    const text = line.text ?? '\u{fffd}';
    if (text.trim() === '') return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {}
    if (!isObject(message)) {
      this.strayed(text);
      return;
    }
    // what it tells without being asked is left aside
    if (this.awaited === undefined || Object.hasOwn(message, 'method')) return;
    const id = Object.hasOwn(message, 'id') ? message.id : null;
    const { id: due } = this.awaited;
    if (id === null || id === due) this.settle({ text, message });
    // an answer to an earlier question is of no account any more
    else if (!Number.isInteger(id) || Number(id) < 1 || Number(id) > due)
      this.settle(nonsense(`its answer has another id than ${due}: ${printable(text, 120)}`));
  }

  private settle(reply: Reply): void {
    this.awaited?.settle(reply);
    this.awaited = undefined;
  }

  private end(how: string): void {
    if (this.ended !== null) return;
    all.delete(this);
    if (all.size === 0) for (const signal of SIGNALS) process.off(signal, endBy);
    const last = this.lastWords.trim().split('\n').at(-1) ?? '';
    this.ended = last === '' ? `it ${how}` : `it ${how}: ${printable(last)}`;
    this.settle({ fault: 'died', reason: this.ended });
    this.letGo();
  }

  /** Ends it and all that it started, and reads nothing more: whatever holds its streams open holds up nobody. */
  private letGo(): void {
    const { pid, stdin, stdout, stderr } = this.child;
    try {
      if (HAS_GROUP && pid !== undefined) process.kill(-pid, 'SIGKILL');
      else this.child.kill('SIGKILL');
    } catch {
      // nothing of it is left
    }
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
  }

  /** Asks, and waits for so long. One that is too slow is ended: whatever it does now is for nothing. */
  ask(id: number, text: string, milliseconds: number): Promise<Reply> {
    if (this.ended !== null) return Promise.resolve({ fault: 'died', reason: this.ended });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.settle({ fault: 'slow', reason: `it took longer than ${milliseconds} ms` });
        this.kill();
      }, milliseconds);
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      this.awaited = { id, settle };
      this.child.stdin?.write(text);
    });
  }

  kill(): void {
    this.end('was ended');
  }
}

/**
 * A bot that is a program. It is started when it is first asked, and asked one thing at a time. A decision that it does not make is made at
 * random, by the seed of that decision, and counted among its faults.
 */
export function program(engine: Engine<GameTypes>, options: ProgramOptions, faults: Faults) {
  const { milliseconds, grace = GRACE } = options;
  const standIn = random(engine);
  let run: Run | undefined;
  let starts = 0;

  /** The program, running, unless it was started too often. */
  const running = (): Run | undefined => {
    if (run !== undefined && run.ended === null) return run;
    if (starts === MOST_STARTS) return undefined;
    starts++;
    run = new Run(options, (line) => {
      faults.stray ??= printable(line, 120);
    });
    return run;
  };

  /** The action that it answered with. */
  const answered = (
    view: GameTypes['view'],
    legal: readonly ActionLike[],
    reply: Reply,
  ): { action: ActionLike } | Fault => {
    if ('fault' in reply) return reply;
    const { message, text } = reply;
    const result = Object.hasOwn(message, 'result') ? message.result : undefined;
    const given = isObject(result) && Object.hasOwn(result, 'action') ? result.action : undefined;
    const action = actionNamed(engine, view, given, legal);
    if (action !== undefined) return { action };
    return nonsense(`its answer is no legal action: ${printable(text, 120)}`);
  };

  return {
    async choose(view: GameTypes['view'], seed: string): Promise<ActionLike> {
      const id = ++faults.asked;
      const legal = engine.legalActions(view);
      const asked = running();
      if (asked === undefined) {
        faults.givenUp++;
        return standIn.choose(view, seed);
      }
      const time = asked.isFresh ? milliseconds + grace : milliseconds;
      asked.isFresh = false;
      const params = {
        game: engine.game,
        rulesVersion: engine.rulesVersion,
        view,
        legal,
        lines: legal.map(engine.format),
        seed: seedSent(seed),
        milliseconds,
      };
      const made = answered(view, legal, await asked.ask(id, requestText(id, 'choose', params), time));
      if ('action' in made) return made.action;
      faults[made.fault]++;
      faults.reason ??= made.reason;
      return standIn.choose(view, seed);
    },
  };
}
