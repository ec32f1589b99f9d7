/** The action space of Nova Roma: a number for each action, to train neural networks. */

import { type Engine, fromTo } from '@ludi-romani/core';
import { type ActionSpace, actionSpaceOf, type Numberings } from '@ludi-romani/core/action-space';
import type { FollowerId, NovaRoma } from '@ludi-romani/nova-roma';
import { type Catalog, catalog, forumSpaces, squareSpaces } from './components/catalog';
import { goodIds, trackIds } from './components/ids';
import { lines } from './types';

export type { ActionKind, ActionSpace } from '@ludi-romani/core/action-space';

/** Returns the action space of `engine` and its components. Throws InvalidOptionsError if the game does not allow `players` players. */
export const actionSpace = (engine: Engine<NovaRoma>, players: number): ActionSpace<NovaRoma> =>
  actionSpaceOf(engine, players, () => numberings(catalog(engine.components)));

function numberings({ components, zones, routeIds, petitioned }: Catalog): Numberings<NovaRoma> {
  const { followers, limits, mosaicTiles, numbers } = components;
  const follower = followers.map(({ id }) => id).sort((a, b) => a - b);
  const pairs = follower.flatMap((low, i) =>
    follower.slice(i + 1).map((high): [FollowerId, FollowerId] => [low, high]),
  );
  const slots = fromTo(1, numbers.slots);
  return {
    'place-emperor': { space: forumSpaces },
    'place-patrician': { space: forumSpaces },
    'claim-achievement': { space: squareSpaces },
    'begin-action': { line: lines },
    'forgo-action': { line: lines },
    'activate-follower': { follower },
    continue: {},
    skip: {},
    'discard-pair': { cards: pairs },
    'buy-good': { good: goodIds },
    'spend-wine': { amount: fromTo(1, limits.goods) },
    'take-estate-tile': { slot: [...slots, 'special'] },
    'place-estate-tile': { space: squareSpaces },
    'take-start-marker': {},
    'petition-action': { action: petitioned, strength: fromTo(1, limits.strength) },
    'draw-follower': { slot: [...slots, 'deck'] },
    'play-follower': { follower },
    'replace-follower': { follower },
    'discard-to-limit': { follower },
    'take-contract': { kind: ['shipping', 'building'], slot: slots },
    sail: { ship: fromTo(0, numbers.ships - 1), route: routeIds },
    'place-building': {
      zone: zones.map(({ id }) => id),
      cells: zones.flatMap(({ placements }) => Object.values(placements).flat()),
    },
    'advance-chariot': { track: trackIds },
    'spend-charioteer': { track: trackIds },
    'wheel-reward': { choice: ['achievement-marker', 'influence'] },
    'hire-artisan': {},
    'place-artisan': { space: squareSpaces },
    'use-conversion': {},
    'choose-income': { option: ['goods', 'coins'] },
    'choose-good': { good: goodIds },
    'draft-mosaic': { tile: mosaicTiles.map(({ id }) => id) },
    'draft-follower': { follower },
    'keep-followers': { followers: pairs },
    'place-legionary': { space: forumSpaces },
    'end-turn': {},
  };
}
