/** Much work at a time, and its results in the order in which it came. */

export interface Pace {
  /** items that are worked at, and held, at a time */
  readonly atOnce: number;
  /** results that may wait for an earlier one; then nothing more is read */
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
  const running = new Set<Promise<void>>();
  let reading: Promise<void> | undefined;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;

  const begin = (item: T): void => {
    const place: (typeof begun)[number] = {};
    begun.push(place);
    const done = work(item).then((value) => {
      place.result = { value };
      running.delete(done);
    });
    running.add(done);
  };
  const read = async (): Promise<void> => {
    try {
      const { done, value } = await items.next();
      if (done) ended = true;
      else begin(value);
    } catch (error) {
      ended = true;
      failure = { error };
    }
    reading = undefined;
  };

  try {
    while (!ended || begun.length > 0) {
      if (!ended && running.size < atOnce && begun.length < ahead) reading ??= read();
      const result = begun[0]?.result;
      if (result !== undefined) {
        begun.shift();
        yield result.value;
      } else {
        await Promise.race(reading === undefined ? running : [reading, ...running]);
      }
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    // not awaited: a source that is waiting for input would have to wait for more of it
    items.return?.().catch(() => {});
  }
}
