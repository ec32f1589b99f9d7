/** What the actions of Aquileia point at. */
import type { Action, Aquileia, Currency, Seen, SpaceId } from '@ludi-romani/aquileia';
import { currencyOf, freePosition, type SlavePayment } from '@ludi-romani/aquileia/queries';
import type { Seat } from '@ludi-romani/core';
import { asked, knownIds } from '../asked';
import type { Artist } from '../kit/frame';
import type { FrameLabels } from '../types';
import type { Box } from './box';

export const spaceId = (space: SpaceId): string => `space-${space}`;
export const positionId = (position: number): string => `track-${position}`;
export const exchangeId = (exchange: string): string => `exchange-${exchange}`;
export const slotId = (slot: number): string => `market-${slot}`;
export const buyId = (count: number, space: SpaceId): string => `buy-${count}-${space}`;
export const cardId = (card: string): string => `card-${card}`;
export const dieId = (count: number): string => `die-${count}`;
export const rewardId = (reward: 'points' | 'slave'): string => `reward-${reward}`;
export const keepId = (keep: 'face-up' | 'drawn'): string => `keep-${keep}`;
export const coinsId = (seat: Seat, currency: Currency): string => `coins-${seat}-${currency}`;
export const siteId = (site: string): string => `site-${site}`;
export const payId = ({ single, double }: SlavePayment): string => `pay-${single}-${double}`;

type Pointers = { readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, seen: Seen) => string[] };

/** What is nowhere on the table is a button with the name of the action. */
const button = ({ type }: Action): string[] => [type];

export function targetsIn({ catalog }: Box): Artist<Aquileia, FrameLabels>['targets'] {
  const pointers: Pointers = {
    'place-henchman': ({ space }) => [spaceId(space)],
    'place-crest': (_, seen) => [positionId(freePosition(seen))],
    'pass-placement': button,
    exchange: ({ exchange }) => [exchangeId(exchange)],
    'finish-exchange': button,
    'buy-market-card': ({ space: id }) => {
      const space = catalog.space(id);
      return [space.action === 'equi' ? slotId(space.slot) : spaceId(id)];
    },
    'decline-market-card': button,
    'buy-slaves': ({ space, count }) => (count === 0 ? ['no-slaves'] : [buyId(count, space)]),
    'play-card': ({ card }) => [cardId(card)],
    'finish-cards': button,
    'roll-blue-dice': ({ count }) => (count === 0 ? ['no-dice'] : [dieId(count)]),
    'choose-arena-reward': ({ reward }) => [rewardId(reward)],
    'keep-stadium-card': ({ player, keep }) => knownIds(keep, player, (which) => [keepId(which)]),
    bid: ({ player, add }) => [coinsId(player, add)],
    'drop-out': button,
    // the fewest cards come first where there is more than one way to pay
    build: ({ site, slaves }) => (slaves.single + slaves.double === 0 ? [siteId(site)] : [siteId(site), payId(slaves)]),
    'decline-build': button,
    'pay-harbour': ({ player }, seen) => {
      const harbour = asked(seen, 'harbour');
      return [harbour === undefined ? 'pay' : coinsId(player, currencyOf(catalog, harbour.space))];
    },
    'decline-harbour': button,
  };
  return (seen, action) => (pointers[action.type] as (action: Action, seen: Seen) => string[])(action, seen as Seen);
}
