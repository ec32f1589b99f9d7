import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { duration, progress } from '../../packages/cli/src/progress';

/** Returns the progress lines that appear for updates at these times. Each update has the share of work that is done. */
function linesFor(moments: readonly (readonly [now: number, share: number])[], isTTY = true): string[] {
  const lines: string[] = [];
  let now = 0;
  const stderr = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  const { update } = progress({ isTTY, now: () => now, stderr });
  for (const [at, share] of moments) {
    now = at;
    update('work', share);
  }
  return lines.map((line) => line.slice(1, line.indexOf('\x1b')));
}

test('shows the time left after two seconds', () => {
  expect(
    linesFor([
      [0, 0],
      [1_000, 0.1],
      [3_000, 0.25],
      [60_000, 0.1],
      [3_600_000, 0.1],
    ]),
  ).toEqual(['work', 'work', 'work, 9 s left', 'work, 9 min left', 'work, 9 h left']);
});

test('updates at most ten times a second, and only on a terminal', () => {
  expect(
    linesFor([
      [0, 0],
      [50, 0],
      [99, 0],
      [100, 0],
      [150, 0],
    ]),
  ).toHaveLength(2);
  expect(linesFor([[0, 0]], false)).toEqual([]);
});

test('rounds durations up', () => {
  expect([1, 99_000, 99_001, 5_940_000, 5_940_001].map(duration)).toEqual(['1 s', '99 s', '2 min', '99 min', '2 h']);
});
