/** Runs work concurrently, and yields the results in the order of the items. */

export interface Pace {
  /** the number of items that are worked on at the same time; one more item is read ahead, so that no worker waits for input */
  readonly atOnce: number;
  /** the largest number of items that are started but not yet yielded */
  readonly ahead: number;
}

/**
 * Yields the results of `work` in the order of `source`, each as soon as it and all earlier ones are ready. `work` must not reject. If
 * `source` throws, the generator yields the results of the earlier items and then throws the error.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  { atOnce, ahead }: Pace,
): AsyncGenerator<R, void> {
  const items = source[Symbol.asyncIterator]();
  const started: { result?: { readonly value: R } }[] = []; // oldest first
  let running = 0;
  let next: { readonly item: T } | undefined;
  let reading = false;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;
  /** Wakes the generator when something has changed. */
  let wake = (): void => {};

  const start = async (item: T): Promise<void> => {
    const slot: (typeof started)[number] = {};
    started.push(slot);
    running++;
    slot.result = { value: await work(item) };
    running--;
    schedule();
  };
  const read = async (): Promise<void> => {
    reading = true;
    try {
      const { done, value } = await items.next();
      if (done || ended) ended = true;
      else next = { item: value };
    } catch (error) {
      ended = true;
      failure = { error };
    }
    reading = false;
    schedule();
  };
  /** Starts the item that was read if the limits allow it, and reads the next one. */
  const schedule = (): void => {
    if (next !== undefined && running < atOnce && started.length < ahead) {
      const { item } = next;
      next = undefined;
      start(item);
    }
    if (next === undefined && !reading && !ended) read();
    wake();
  };

  try {
    schedule();
    while (!ended || next !== undefined || started.length > 0) {
      const result = started[0]?.result;
      if (result === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      started.shift();
      schedule();
      yield result.value;
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    ended = true;
    // not awaited: a source that waits for input would end only after it has received some input
    items.return?.().catch(() => {});
  }
}
