/** Many referees: a pool of worker threads that judge lines, and never lose one. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Duty } from './duty';
import type { Played } from './games';
import { reasonOf } from './io';
import { type Cases, type Demands, type Fault, fault, type Judgement } from './judge';
import { sayingsOf } from './language';

export interface RefereeOptions {
  /** the file that a thread runs: `worker.ts`, built */
  readonly worker: URL;
  readonly workers: number;
  /** how long a line may take before its worker is ended, from when it has started */
  readonly maxSeconds: number;
  readonly demands: Demands;
  readonly box?: Played | null;
}

/** Heap of one worker, in MiB: a line of the longest length, as the most wasteful JSON there is, needs less than half. */
const WORKER_HEAP = 512;

export class Referees {
  private readonly pool: Piscina<Cases, Judgement[]>;

  constructor(private readonly options: RefereeOptions) {
    this.pool = new Piscina({
      filename: options.worker.href,
      // threads start when there is something for them to do, and stay
      minThreads: 0,
      maxThreads: options.workers,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData: { box: options.box ?? null } satisfies Duty,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
    });
    // a thread that dies without a case is replaced when the next one comes
    this.pool.on('error', () => {});
  }

  /**
   * The judgements on lines, in their order; there always is one. Hand in no more lists at a time than there are workers:
   * their time runs at once. Whatever ends a worker costs no other line its judgement: what was judged together is then
   * judged one by one.
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
    const { demands, maxSeconds } = this.options;
    const { judging: said } = sayingsOf(demands.language ?? 'en');
    const tooLong = new AbortController();
    const { port1: heard, port2: begun } = new MessageChannel();
    // no line is to blame for how long a worker takes to start
    let timer: NodeJS.Timeout | undefined;
    heard.once('message', () => {
      timer = setTimeout(() => tooLong.abort(), maxSeconds * 1000);
    });
    try {
      return await this.pool.run({ texts, demands, begun }, { signal: tooLong.signal, transferList: [begun] });
    } catch (error) {
      return tooLong.signal.aborted
        ? fault('too-slow', said.tooSlow(maxSeconds))
        : fault('worker-died', said.died(reasonOf(error)));
    } finally {
      clearTimeout(timer);
      heard.close();
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
