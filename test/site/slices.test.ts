/** Tests the division of long work into tasks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../docs/.vitepress/app/play/slices';

let clock = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Returns work of `steps` steps, each of which takes `milliseconds` and adds its name to `done`. */
function* work(name: string, steps: number, milliseconds: number, done: string[]) {
  for (let step = 1; step <= steps; step++) {
    clock += milliseconds;
    done.push(`${name}${step}`);
    yield;
  }
}

test('starts work in the next task, and finishes short work in one task', () => {
  const done: string[] = [];
  inSlices().begin(work('a', 3, 1, done));
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['a1', 'a2', 'a3']);
  expect(vi.getTimerCount()).toBe(0);
});

test('divides long work into several tasks', () => {
  const done: string[] = [];
  inSlices().begin(work('a', 7, 4, done));
  const slices: number[] = [];
  while (vi.getTimerCount() > 0) {
    const before = done.length;
    vi.runOnlyPendingTimers();
    slices.push(done.length - before);
  }
  expect(slices).toEqual([2, 2, 2, 1]);
});

test('new work replaces unfinished work, and stopped work does not continue', () => {
  const done: string[] = [];
  const slices = inSlices();
  slices.begin(work('a', 5, 10, done));
  vi.runOnlyPendingTimers();
  slices.begin(work('b', 5, 10, done));
  vi.runOnlyPendingTimers();
  slices.stop();
  vi.runAllTimers();
  expect(done).toEqual(['a1', 'b1']);
});
