/** Seats, tokens and invitations. A token is the only proof of who somebody is. */
import { digest, type Seat } from '@ludi-romani/core';
import { PUBLIC, type Shown } from './protocol';
import type { Card, StoredSeat } from './store';

/** The number of random bytes of a token: nobody guesses 144 bits. */
const TOKEN_BYTES = 18;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns random bytes. */
export type Random = (bytes: number) => Uint8Array;

/** Returns a text of 24 letters for links: a token, an invitation or the id of a table. */
export function newToken(random: Random): string {
  const bytes = random(TOKEN_BYTES);
  let token = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(i, i + 3);
    const bits = one * 65_536 + two * 256 + three;
    for (const place of [262_144, 4096, 64, 1]) token += LETTERS[Math.floor(bits / place) % 64];
  }
  return token;
}

/** True if a text may be the id of a table. */
export const isId = (text: string): boolean => /^[\w-]{24}$/.test(text);

/** Returns a random seed. */
export const newSeed = (random: Random): string =>
  Array.from(random(32), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the digest under which a token is stored. */
export const sealed = (token: string): string => digest(token);

export const freeSeat: StoredSeat = { by: 'nobody', name: null, token: null, invitation: null, away: null };

/** Returns the seat that a token opens, or -1. */
export function seatOf({ seats }: Pick<Card, 'seats'>, token: string): Seat {
  const digest = sealed(token);
  return seats.findIndex((seat) => seat.token === digest);
}

/** Returns a card in which one seat has changed. */
export const withSeat = (card: Card, seat: Seat, change: Partial<StoredSeat>): Card => ({
  ...card,
  seats: card.seats.map((one, other) => (other === seat ? { ...one, ...change } : one)),
});

/** Returns what all may know of a card. */
export const shown = (card: Card): Shown => ({
  ...(Object.fromEntries(PUBLIC.map((part) => [part, card[part]])) as Pick<Card, (typeof PUBLIC)[number]>),
  seats: card.seats.map(({ by, name, away }) => ({ by, name, away })),
});
