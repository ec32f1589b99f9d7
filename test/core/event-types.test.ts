import { type Emit, eventsFor, type Seat } from '@ludi-romani/core';
import { expect, test } from 'vitest';

test('an event type cannot declare the reserved field `to`', () => {
  // @ts-expect-error: `to` is not a field of the game
  type Passed = Emit<'passed', { player: Seat; to: Seat[] }>;
  const passed: Passed = { type: 'passed', player: 0, to: [1] };
  // core reads it as the seats that may know of the event
  expect(eventsFor([passed], 0)).toEqual([]);
  expect(eventsFor([passed], 1)).toEqual([passed]);
});

test('an event type can declare `to` inside its secret', () => {
  const drawn: Emit<'drawn', { player: Seat; secret: { to: Seat[]; card: string } }> = {
    type: 'drawn',
    player: 0,
    secret: { to: [0], card: 'ant' },
  };
  expect(eventsFor([drawn], 1)).toEqual([{ type: 'drawn', player: 0 }]);
});
