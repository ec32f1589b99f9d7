/** A bot that is a child process. The program gets views and answers with actions. The game continues even if the program fails. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { random } from '@ludi-romani/bots';
import { type ActionLike, deepEqual, type Engine, type GameTypes, type Seen } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { parsed } from './choices';
import { reasonOf } from './io';
import { type Line, linesOf } from './lines';
import { requestText } from './serve/rpc';
import { printable } from './text';

/** The decisions that a program missed, counted by cause. */
export interface Faults {
  /** the number of all decisions, missed or not */
  asked: number;
  /** the number missed because the program had ended or did not start */
  died: number;
  /** the number missed because the program exceeded its time limit */
  slow: number;
  /** the number missed because the answer was not a legal action */
  nonsense: number;
  /** the number missed because the program had been started too often and was not asked any more */
  givenUp: number;
  /** the reason for the first missed decision */
  reason: string | null;
  /** the first line of output that is not a message, or `null`; such lines are ignored */
  stray: string | null;
}

export const noFaults = (): Faults => ({
  ...{ asked: 0, died: 0, slow: 0, nonsense: 0, givenUp: 0 },
  ...{ reason: null, stray: null },
});

/** Returns the number of missed decisions. */
export const missed = ({ died, slow, nonsense, givenUp }: Faults): number => died + slow + nonsense + givenUp;

export interface ProgramOptions {
  readonly file: string;
  readonly args: readonly string[];
  /** the time limit of a decision */
  readonly milliseconds: number;
  /** the additional milliseconds for the first decision after a start, to load interpreters and networks; default 30 s */
  readonly grace?: number;
}

const GRACE = 30_000;
/** The maximum number of starts. After that the program is not asked any more. */
const MOST_STARTS = 20;
/** The maximum length of an answer, in bytes. */
const LONGEST_ANSWER = 64 * 1024;
/** The number of characters of standard error that are stored. */
const STDERR_TAIL = 2000;

/**
 * Returns the seed that a program gets for a decision: a hash. The decision's seed contains the seed of the game, which would reveal all
 * hidden information.
 */
export const hashedSeed = (seed: string): string =>
  createHash('sha256').update(`ludi-romani/program/1\0${seed}`).digest('hex');

/** Returns the legal action that `given` names: by the action itself, its short line, or its index in `legal`. */
export function findAction(
  engine: Engine<GameTypes>,
  seen: Seen<GameTypes>,
  given: unknown,
  legal: readonly ActionLike[],
): ActionLike | undefined {
  if (typeof given === 'number') return legal[given];
  if (typeof given === 'string') return parsed(engine, seen, given);
  const listed = legal.find((action) => deepEqual(action, given));
  // an action may be legal and not listed, if it is equivalent to a listed one
  return listed ?? (engine.explain(seen, given).legal ? (given as ActionLike) : undefined);
}

/** All running programs. */
const running = new Set<Run>();

/** Ends all running programs. */
export function endPrograms(): void {
  for (const run of running) run.kill();
}

/**
 * True if each program runs in a separate process group, so that its own child processes end with it. Windows has no such groups, and
 * `detached` would open a console there.
 */
const HAS_GROUP = process.platform !== 'win32';

/** The signals that end this process. They do not reach the process groups of the programs, so this process must end the programs. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function endBy(signal: NodeJS.Signals): void {
  // another listener, such as `onInterrupt`, decides whether this process ends
  if (process.listenerCount(signal) > 1) return;
  endPrograms();
  process.kill(process.pid, signal);
}

/** The reason for a missed decision. */
interface Fault {
  readonly fault: 'died' | 'slow' | 'nonsense';
  readonly reason: string;
}

/** The answer of the program, as text and parsed, or the reason why there is none. */
type Reply = { readonly text: string; readonly message: Readonly<Record<string, unknown>> } | Fault;

const nonsense = (reason: string): Fault => ({ fault: 'nonsense', reason });

/** One run of a program. */
class Run {
  /** the reason why the run has ended, or `null` */
  ended: string | null = null;
  /** true until the first decision */
  isNew = true;
  private readonly child: ChildProcess;
  private stderrTail = '';
  private awaited: { readonly id: number; readonly settle: (reply: Reply) => void } | undefined;

  constructor(
    { file, args }: ProgramOptions,
    /** called with lines that are not messages */
    private readonly onStray: (line: string) => void,
  ) {
    // added before the program starts: a signal before the listener is added would leave the program running
    for (const signal of SIGNALS) if (!process.listeners(signal).includes(endBy)) process.on(signal, endBy);
    this.child = spawn(file, args, { stdio: 'pipe', windowsHide: true, detached: HAS_GROUP });
    this.child.on('error', (error) => this.end(`does not start: ${reasonOf(error)}`));
    this.child.on('close', (status, signal) => this.end(`ended with ${signal ?? `status ${status}`}`));
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.stderrTail = (this.stderrTail + chunk.toString()).slice(-STDERR_TAIL);
    });
    running.add(this);
    // a broken pipe needs no handling: `close` follows
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

  /** Handles a line of output. Lines that are not messages, such as those that a library prints, are ignored. */
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
    if (!isRecord(message)) {
      this.onStray(text);
      return;
    }
    // notifications and unsolicited messages are ignored
    if (this.awaited === undefined || Object.hasOwn(message, 'method')) return;
    const id = Object.hasOwn(message, 'id') ? message.id : null;
    const { id: expected } = this.awaited;
    if (id === null || id === expected) this.settle({ text, message });
    // late answers to earlier questions are ignored
    else if (!Number.isInteger(id) || Number(id) < 1 || Number(id) > expected)
      this.settle(nonsense(`its answer must have the id ${expected}: ${printable(text, 120)}`));
  }

  private settle(reply: Reply): void {
    this.awaited?.settle(reply);
    this.awaited = undefined;
  }

  private end(how: string): void {
    if (this.ended !== null) return;
    running.delete(this);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endBy);
    const last = this.stderrTail.trim().split('\n').at(-1) ?? '';
    this.ended = last === '' ? `it ${how}` : `it ${how}: ${printable(last)}`;
    this.settle({ fault: 'died', reason: this.ended });
    this.release();
  }

  /** Kills the program and its child processes, and destroys the streams, which a surviving process could hold open. */
  private release(): void {
    const { pid, stdin, stdout, stderr } = this.child;
    try {
      if (HAS_GROUP && pid !== undefined) process.kill(-pid, 'SIGKILL');
      else this.child.kill('SIGKILL');
    } catch {
      // the process has ended already
    }
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
  }

  /** Sends a question and resolves to the reply. Kills the program if there is no reply after `milliseconds`. */
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
 * Returns a bot that asks a program for its decisions. The first decision starts the program. Wait for each decision before you ask for the
 * next one. If the program misses a decision, the bot chooses at random, with the seed of the decision, and counts the miss in `faults`.
 */
export function programBot(engine: Engine<GameTypes>, options: ProgramOptions, faults: Faults) {
  const { milliseconds, grace = GRACE } = options;
  const standIn = random(engine);
  let run: Run | undefined;
  let starts = 0;

  /** Returns the running program, started if necessary; `undefined` after too many starts. */
  const currentRun = (): Run | undefined => {
    if (run !== undefined && run.ended === null) return run;
    if (starts === MOST_STARTS) return undefined;
    starts++;
    run = new Run(options, (line) => {
      faults.stray ??= printable(line, 120);
    });
    return run;
  };

  /** Returns the action of a reply, or the fault. */
  const actionOf = (
    view: GameTypes['view'],
    legal: readonly ActionLike[],
    reply: Reply,
  ): { action: ActionLike } | Fault => {
    if ('fault' in reply) return reply;
    const { message, text } = reply;
    const result = Object.hasOwn(message, 'result') ? message.result : undefined;
    const given = isRecord(result) && Object.hasOwn(result, 'action') ? result.action : undefined;
    const action = findAction(engine, view, given, legal);
    if (action !== undefined) return { action };
    return nonsense(`its answer is not a legal action: ${printable(text, 120)}`);
  };

  return {
    async choose(view: GameTypes['view'], seed: string): Promise<ActionLike> {
      const id = ++faults.asked;
      const { actions: legal, ranges } = engine.menu(view);
      const asked = currentRun();
      if (asked === undefined) {
        faults.givenUp++;
        return standIn.choose(view, seed);
      }
      const time = asked.isNew ? milliseconds + grace : milliseconds;
      asked.isNew = false;
      const params = {
        game: engine.game,
        rulesVersion: engine.rulesVersion,
        view,
        legal,
        lines: legal.map(engine.format),
        ...(ranges.length > 0 && { ranges }),
        seed: hashedSeed(seed),
        milliseconds,
      };
      const answer = actionOf(view, legal, await asked.ask(id, requestText(id, 'choose', params), time));
      if ('action' in answer) return answer.action;
      faults[answer.fault]++;
      faults.reason ??= answer.reason;
      return standIn.choose(view, seed);
    },
  };
}
