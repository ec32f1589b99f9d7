/** What all scenes of a page have in common: `hotSeat`, `online`, lessons, and scenes of an app's own. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Look, Shape } from './types';

/** Returns the number of turns in the seats that acted, in order: actions of one seat in a row are one turn. */
export const turnsIn = (seats: readonly Seat[]): number => seats.filter((seat, i) => seat !== seats[i - 1]).length;

/** Returns the part, the shape and the large area of a picture as options, without those that are not given. */
export const framed = (
  part?: string,
  shape?: Shape,
  area?: Seat,
): Pick<Look<GameTypes>, 'part' | 'shape' | 'area'> => ({
  ...(part === undefined ? {} : { part }),
  ...(shape === undefined ? {} : { shape }),
  ...(area === undefined ? {} : { area }),
});
