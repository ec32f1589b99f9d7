/** What all scenes of a page have in common: `hotSeat`, `online`, lessons, and scenes of an app's own. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Look, Shape } from './types';

/** Returns the number of turns in the seats that acted, in order: actions of one seat in a row are one turn. */
export const turnsIn = (seats: readonly Seat[]): number => seats.filter((seat, i) => seat !== seats[i - 1]).length;

/** Returns the part, the shape, the large area and the ids with a ring of a picture as options, without those that are not given. */
export const framed = (
  part?: string,
  shape?: Shape,
  area?: Seat,
  ring: readonly string[] = [],
): Pick<Look<GameTypes>, 'part' | 'shape' | 'area' | 'ring'> => ({
  ...(part === undefined ? {} : { part }),
  ...(shape === undefined ? {} : { shape }),
  ...(area === undefined ? {} : { area }),
  ...(ring.length === 0 ? {} : { ring }),
});
