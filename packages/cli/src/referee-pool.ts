/** A pool of worker threads that judge lines. Every line gets a judgement, even if a worker dies. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { GameReference } from './game';
import { reasonOf } from './io';
import { type Fault, fault, type Judgement, type JudgeOptions, type JudgeRequest } from './judge';
import { messagesIn } from './language';
import type { WorkerTask } from './worker-task';

export interface RefereePoolOptions {
  /** the built `worker.ts` */
  readonly worker: URL;
  readonly workers: number;
  /** the time limit of a list of lines, from the moment when its worker starts with it */
  readonly maxSeconds: number;
  readonly judgeOptions: JudgeOptions;
  readonly games: readonly GameReference[];
}

/** The heap of one worker, in MiB. The longest line needs less than half of the heap, even if its JSON needs the most memory possible. */
const WORKER_HEAP = 512;

export class RefereePool {
  private readonly pool: Piscina<JudgeRequest, Judgement[]>;

  constructor(private readonly options: RefereePoolOptions) {
    this.pool = new Piscina({
      filename: options.worker.href,
      // threads start when there is work, and stay
      minThreads: 0,
      maxThreads: options.workers,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData: { games: options.games } satisfies WorkerTask,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
    });
    // Piscina replaces an idle thread that dies when there is work again
    this.pool.on('error', () => {});
  }

  /**
   * Resolves to one judgement per line, in order. If the worker dies or takes too long, each line is judged again alone, so that one line
   * cannot spoil the judgements of the other lines.
   */
  async judge(texts: readonly string[]): Promise<Judgement[]> {
    if (texts.length === 0) return [];
    const together = await this.attempt(texts);
    if (Array.isArray(together)) return together;
    if (texts.length === 1 && together.code === 'too-slow') return [together];
    const judgements: Judgement[] = [];
    for (const text of texts) {
      const alone = await this.attempt([text]);
      judgements.push(...(Array.isArray(alone) ? alone : [alone]));
    }
    return judgements;
  }

  private async attempt(texts: readonly string[]): Promise<Judgement[] | Fault> {
    const { judgeOptions: options, maxSeconds } = this.options;
    const { judging } = messagesIn(options.language ?? 'en');
    const tooLong = new AbortController();
    const { port1: port, port2: started } = new MessageChannel();
    // the time that a thread takes to start does not count
    let timer: NodeJS.Timeout | undefined;
    port.once('message', () => {
      timer = setTimeout(() => tooLong.abort(), maxSeconds * 1000);
    });
    try {
      return await this.pool.run({ texts, options, started }, { signal: tooLong.signal, transferList: [started] });
    } catch (error) {
      return tooLong.signal.aborted
        ? fault('too-slow', judging.tooSlow(maxSeconds))
        : fault('worker-died', judging.died(reasonOf(error)));
    } finally {
      clearTimeout(timer);
      port.close();
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
