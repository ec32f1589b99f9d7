import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { duration, progress } from '../../packages/cli/src/progress';

/** What is told at these moments, each a share of the work further. */
function told(moments: readonly (readonly [now: number, share: number])[], isTTY = true): string[] {
  const lines: string[] = [];
  let now = 0;
  const stderr = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  const { tell } = progress({ isTTY, now: () => now, stderr });
  for (const [at, share] of moments) {
    now = at;
    tell('work', share);
  }
  return lines.map((line) => line.slice(1, line.indexOf('\x1b')));
}

test('how long it may still take, once that can be told', () => {
  expect(
    told([
      [0, 0],
      [1_000, 0.1],
      [3_000, 0.25],
      [60_000, 0.1],
      [3_600_000, 0.1],
    ]),
  ).toEqual(['work', 'work', 'work, 9 s left', 'work, 9 min left', 'work, 9 h left']);
});

test('no more than ten times a second, and only on a terminal', () => {
  expect(
    told([
      [0, 0],
      [50, 0],
      [99, 0],
      [100, 0],
      [150, 0],
    ]),
  ).toHaveLength(2);
  expect(told([[0, 0]], false)).toEqual([]);
});

test('durations are rounded up', () => {
  expect([1, 99_000, 99_001, 5_940_000, 5_940_001].map(duration)).toEqual(['1 s', '99 s', '2 min', '99 min', '2 h']);
});
