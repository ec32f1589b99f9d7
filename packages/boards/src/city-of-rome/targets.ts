/** What the actions of City of Rome point at. */
import type { Action, Cell, CityOfRome, Seen } from '@ludi-romani/city-of-rome';
import type { Seat } from '@ludi-romani/core';
import { asked, knownIds } from '../asked';
import type { Artist } from '../kit/frame';
import type { FrameLabels } from '../types';

export const cellId = (seat: Seat, { x, y }: Cell): string => `cell-${seat}-${x}-${y}`;
export const cardId = (card: string): string => `card-${card}`;
export const coinsId = (seat: Seat): string => `coins-${seat}`;

/** The bricks that are still to be paid for, or 0. */
const needOf = (seen: Seen): number => asked(seen, 'pay')?.need ?? 0;

type Pointers = { readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, seen: Seen) => string[] };

const POINTERS: Pointers = {
  'draft-card': ({ player, card }) => knownIds(card, player, (id) => [cardId(id)]),
  'place-emissary': ({ field }) => [`field-${field}`],
  'take-card': ({ card }) => [cardId(card)],
  'start-build': ({ card }) => [cardId(card)],
  produce: () => ['produce'],
  'leave-out': ({ player, ...cell }) => [cellId(player, cell)],
  'end-turn': () => ['end-turn'],
  'pay-build': ({ player, tokens }, seen) => [
    ...tokens.map((cell) => cellId(player, cell)),
    ...(tokens.length < needOf(seen) ? [coinsId(player)] : []),
  ],
  'place-building': ({ player, ...cell }) => [cellId(player, cell)],
  'choose-school-deck': ({ deck }) => [`deck-${deck}`],
  'keep-card': ({ player, card }) => knownIds(card, player, (id) => [cardId(id)]),
  'return-card': ({ player, card }) => knownIds(card, player, (id) => [cardId(id)]),
};

export const targets: Artist<CityOfRome, FrameLabels>['targets'] = (seen, action) =>
  (POINTERS[action.type] as (action: Action, seen: Seen) => string[])(action, seen as Seen);
