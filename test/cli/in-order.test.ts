import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from '../../packages/cli/src/in-order';

/** Returns a function `work`, and a function `finish` that resolves the promise of `work` for an item. */
function manualWork() {
  const open = new Map<number, () => void>();
  let most = 0;
  const work = (item: number): Promise<string> =>
    new Promise((resolve) => {
      open.set(item, () => {
        open.delete(item);
        resolve(`result ${item}`);
      });
      most = Math.max(most, open.size);
    });
  const finish = (item: number): void => open.get(item)?.();
  return { work, finish, started: () => [...open.keys()], most: () => most };
}

/** Returns an iterable of the numbers from 1, and a record of the count of numbers that were read. */
function counter(end = Number.POSITIVE_INFINITY) {
  const read = { count: 0, left: false };
  const numbers = (async function* () {
    try {
      while (read.count < end) yield ++read.count;
    } finally {
      read.left = true;
    }
  })();
  return { read, numbers };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await setImmediate();
};

test('yields results in the order of the source, whichever work ends first', async () => {
  const { work, finish, started } = manualWork();
  const results: string[] = [];
  const all = (async () => {
    for await (const result of inOrder(counter(4).numbers, work, { atOnce: 4, ahead: 10 })) results.push(result);
  })();
  await settled();
  expect(started()).toEqual([1, 2, 3, 4]);
  for (const item of [4, 2]) finish(item);
  await settled();
  expect(results).toEqual([]);
  finish(1);
  await settled();
  expect(results).toEqual(['result 1', 'result 2']);
  finish(3);
  await all;
  expect(results).toEqual(['result 1', 'result 2', 'result 3', 'result 4']);
});

test('reads one item ahead, and starts no more than `ahead` items while one is slow', async () => {
  const { work, finish, started, most } = manualWork();
  const { read, numbers } = counter();
  const results = inOrder(numbers, work, { atOnce: 3, ahead: 8 });
  const first = results.next();
  await settled();
  expect(read.count).toBe(4);
  for (let turn = 0; turn < 20; turn++) {
    for (const item of started()) if (item !== 1) finish(item);
    await settled();
  }
  expect({ read: read.count, most: most() }).toEqual({ read: 9, most: 3 });
  finish(1);
  expect(await first).toEqual({ done: false, value: 'result 1' });
  await results.return(undefined);
});

test('throws the error of the source after the results of the earlier items', async () => {
  const { work, finish } = manualWork();
  const source = async function* () {
    yield 1;
    throw new Error('broken pipe');
  };
  const results = inOrder(source(), work, { atOnce: 2, ahead: 2 });
  const first = results.next();
  await settled();
  finish(1);
  expect(await first).toEqual({ done: false, value: 'result 1' });
  await expect(results.next()).rejects.toThrow('broken pipe');
});

test('closes the source when the consumer stops', async () => {
  const { read, numbers } = counter();
  for await (const result of inOrder(numbers, async (item) => item, { atOnce: 2, ahead: 2 })) if (result === 3) break;
  await settled();
  expect(read.left).toBe(true);
});

test('yields nothing for an empty source', async () => {
  const results = inOrder(counter(0).numbers, async (item) => item, { atOnce: 2, ahead: 2 });
  expect(await results.next()).toEqual({ done: true, value: undefined });
});
