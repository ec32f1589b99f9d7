/** Much work at a time, and its results in the order in which it came. */

export interface Pace {
  /** items that are worked at at a time; one more is read, so that whoever is done has the next one at once */
  readonly atOnce: number;
  /** results that may wait for an earlier one; then nothing more is begun */
  readonly ahead: number;
}

/**
 * The results of `work`, which must not reject, in the order of the source; each as soon as it and all before it are there. When
 * the source breaks off, the results of what came are given first.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  { atOnce, ahead }: Pace,
): AsyncGenerator<R, void> {
  const items = source[Symbol.asyncIterator]();
  const begun: { result?: { readonly value: R } }[] = []; // oldest first
  let running = 0;
  let next: { readonly item: T } | undefined;
  let reading = false;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;
  /** Wakes whoever waits for something to happen. */
  let wake = (): void => {};

  const begin = async (item: T): Promise<void> => {
    const place: (typeof begun)[number] = {};
    begun.push(place);
    running++;
    place.result = { value: await work(item) };
    running--;
    goOn();
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
    goOn();
  };
  /** Begins what was read if somebody is free for it, and reads the next item meanwhile. */
  const goOn = (): void => {
    if (next !== undefined && running < atOnce && begun.length < ahead) {
      const { item } = next;
      next = undefined;
      begin(item);
    }
    if (next === undefined && !reading && !ended) read();
    wake();
  };

  try {
    goOn();
    while (!ended || next !== undefined || begun.length > 0) {
      const result = begun[0]?.result;
      if (result === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      begun.shift();
      goOn();
      yield result.value;
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    ended = true;
    // not awaited: a source that is waiting for input would have to wait for more of it
    items.return?.().catch(() => {});
  }
}
