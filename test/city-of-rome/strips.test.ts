import { engine, type Field, stripInUse } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { at, type Deal, deal, drafted, idle, idleEvents, idleMove, laidOut, legal, printed, type State } from './scene';
import { stripSchedule } from './tables';

/** Returns the strip of each round, from the emperor outwards: `cbbcb`. */
const stripsOf = (given: Deal): string[] =>
  idleEvents(deal(given)).flatMap((event) =>
    event.type === 'round-began' ? [event.strip.map((symbol) => symbol[0]).join('')] : [],
  );

const sides = printed.components.strips.map(({ sideA, sideB }) =>
  [sideA, sideB].map((side) => side.map((symbol) => symbol[0]).join('')),
);

test('CR-4.2, CR-4.3, CR-4.19 TV-7 each strip is used in turn and then goes under the stack, flipped', () => {
  expect(stripsOf({ players: 4 })).toEqual([
    ...['cbcbb', 'cbbcb', 'bccbb', 'cbbbc', 'bcbcb'], // rounds 1 to 5: strip-2 to strip-6, side A
    ...['bbbcc', 'bbcbc', 'bcbbc', 'bbccb', 'cbbbc', 'bcbcb'], // rounds 6 to 11: all six, side B
    ...['ccbbb', 'cbcbb', 'cbbcb'], // rounds 12 to 14: side A again
  ]);
});

test('CR-4.3, CR-4.19 every stack follows the schedule', () => {
  const order = ['strip-4', 'strip-2', 'strip-6', 'strip-1', 'strip-3', 'strip-5'];
  const reversed = ['strip-2', 'strip-1', 'strip-5'];
  const expected = stripSchedule.map(({ stackIndex, flips }) => {
    const id = order[stackIndex] ?? '';
    return sides[Number(id.slice(-1)) - 1]?.[(Number(reversed.includes(id)) + flips) % 2];
  });
  expect(stripsOf({ players: 3, strips: order, reversed })).toEqual(expected);
  expect(stripsOf({ players: 2, strips: order, reversed })).toEqual(expected.slice(0, 7));
});

test('CR-4.4 a reversed strip shows its order reversed, and a palindrome shows the same order', () => {
  const backwards = (order: string) => [...order].reverse().join('');
  const unreversed = stripsOf({ players: 3 });
  const turned = stripsOf({ players: 3, reversed: printed.components.strips.map(({ id }) => id) });
  expect(turned).toEqual(unreversed.map(backwards));
  expect(turned.filter((order, i) => order === unreversed[i])).toEqual(['cbbbc', 'bcbcb', 'cbbbc', 'bcbcb']);
});

test('CR-4.5 the strips show 3 bricks and 2 cogs, in all ten orders', () => {
  const orders = stripsOf({ players: 3 });
  for (const order of orders) expect([...order].sort().join('')).toBe('bbbcc');
  expect(new Set(orders).size).toBe(10);
});

test('CR-10.3 no strip is in use during the draft; afterwards every view shows the strip in use', () => {
  const draft = deal({ players: 3 });
  expect(stripInUse(draft)).toEqual([]);
  expect(stripInUse(engine.view(draft, 0))).toEqual([]);
  const seen = engine.view(drafted(draft), 0);
  expect(
    stripInUse(seen)
      .map((symbol) => symbol[0])
      .join(''),
  ).toBe('cbcbb');
});

test.each([
  [4, []],
  [5, ['bbbcc']],
])('CR-4.3 at the end of round %i preview names the next strip only if all six were revealed', (round, expected) => {
  const state = idle(deal({ players: 3 }), (now) => now.round === round && lastTurn(now));
  const events = engine.preview(state, idleMove(state));
  const strips = events.flatMap((event) => (event.type === 'round-began' ? [event.strip] : []));
  expect(events).toContainEqual({ type: 'round-ended', round });
  expect(strips.map((strip) => strip.map((symbol) => symbol[0]).join(''))).toEqual(expected);
});

/** Returns true if one emissary is left and its player may end the turn. */
const lastTurn = ({ emissaries, pending }: State): boolean => {
  const top = pending.at(-1);
  return (
    emissaries.filter((seat) => seat !== null).length === 1 && top !== undefined && 'ask' in top && top.ask === 'turn'
  );
};

/**
 * Returns the free points of a field. Finds the bricks from the legal builds of a player without coins, and the cogs from the coins that
 * production costs. `others` are fields with emissaries of another seat.
 */
function pointsOn(strip: string, field: number, others: readonly number[] = []): [bricks: number, cogs: number] {
  const hand = ['ii-residence-2-1', 'ii-residence-3-1', 'ii-residence-4-1'];
  const state = laidOut({ strip, field: field as Field, hand, coins: 0 });
  for (const other of others) state.emissaries[other - 1] = 1;
  const bricks = legal(state, 'start-build').length;
  const coinsToProduce = [0, 1, 2].find((coins) => {
    at(state).coins = coins;
    return legal(state).includes('produce');
  });
  return [bricks, 2 - (coinsToProduce ?? Number.NaN)];
}

test.each([
  [
    'cbcbb',
    [
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
  ],
  [
    'bccbb',
    [
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
  ],
])('CR-5.3 TV-6 strip %s gives these bricks and cogs on fields 1 to 5', (strip, expected) => {
  expect([1, 2, 3, 4, 5].map((field) => pointsOn(strip, field))).toEqual(expected);
});

test('CR-5.3 on every strip a field gives all symbols on fields up to it, occupied or not', () => {
  for (const strip of new Set(sides.flat())) {
    for (const field of [1, 2, 3, 4, 5]) {
      const inReach = [...strip.slice(0, field)];
      const bricks = inReach.filter((symbol) => symbol === 'b').length;
      const expected = [bricks, field - bricks];
      expect(pointsOn(strip, field), `${strip} ${field}`).toEqual(expected);
      expect(
        pointsOn(
          strip,
          field,
          [4, 5].filter((other) => other > field),
        ),
      ).toEqual(expected);
    }
  }
});
