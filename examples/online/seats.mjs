/** Who sits where. A seat is whose token it is; only a digest of the token is kept, so that a copy of the storage seats nobody. */
import { createHash, randomBytes } from 'node:crypto';

/** 144 bits: nobody guesses one. */
export const newToken = () => randomBytes(18).toString('base64url');

export const digestOf = (token) => createHash('sha256').update(token).digest('base64url');

/** The seats of a new table: a bot's, or nobody's yet. */
export const seatsFor = (players, bots = []) =>
  Array.from({ length: players }, (_, seat) => {
    const bot = bots[seat] ?? null;
    return bot === null ? { by: 'nobody', name: null } : { by: 'bot', name: bot };
  });

/** The seats after somebody has taken one. */
export const taken = (seats, { seat, token, name }) =>
  seats.map((one, other) => (other === seat ? { by: 'person', name, token } : one));

/** Which seat it is that a token opens; -1 for none. */
export function seatOf(seats, token) {
  const digest = digestOf(token);
  return seats.findIndex((seat) => seat.token === digest);
}

/** What everybody may know of the seats. */
export const shown = (seats) => seats.map(({ by, name }) => ({ by, name }));
