/** FORUM: players build workshops, bank buildings and villas (AQ-5.70; section 5 of the rules, V). */
import { playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { Catalog, SlavePayment } from '../components/catalog';
import type { CardId, SiteId } from '../components/ids';
import type { ForumSpace, Site } from '../components/shapes';
import type { Aquileia, Seen, SeenArea, Task } from '../types';
import { occupied } from './board';
import { affords, atSpace, gainPoints, payCoins } from './coins';
import { discard, held } from './hands';

/** Returns the points that a building scores when it is built on a space that scores values (AQ-5.82, AQ-5.83). */
export function valueWhenBuilt(site: Site): number {
  switch (site.kind) {
    case 'villa':
      return site.value;
    case 'workshop':
      return site.points;
    case 'bank':
      return 0;
  }
}

/** Returns true if there is no house on a site (AQ-5.76). */
export const isFree = ({ sites }: Seen, site: SiteId): boolean => sites[site] === null;

/**
 * Returns true if a player has a house and the coins for a free site. Only then is the player asked to build. The slave cards in hand are
 * ignored, since the question may depend only on public information (AQ-9.1).
 */
function canPayCoins(catalog: Catalog, seen: Seen, player: Seat): boolean {
  const { houses, coins } = playerAt(seen, player);
  if (houses === 0) return false;
  for (const { id, cost } of catalog.sites) if (affords(coins, cost) && isFree(seen, id)) return true;
  return false;
}

/** Returns the task of a space, with the number of buildings that the space allows (AQ-5.65, AQ-5.67, AQ-5.68). */
const forumStep = ({ id, builds }: ForumSpace, player: Seat): Task => ({
  do: 'build',
  player,
  space: id,
  left: builds,
});

export const forumTasks = (catalog: Catalog): Tasks<Aquileia, 'forum' | 'build'> => ({
  // AQ-5.64, AQ-5.78
  forum: (state, _, effects) => {
    for (const { space, player } of occupied(state, catalog.area.forum))
      effects.next(forumStep(space, player), { do: 'return', spaces: [space.id] });
  },
  build: (state, { player, space, left }, effects) => {
    if (canPayCoins(catalog, state, player)) effects.next({ ask: 'build', player, space, left });
  },
});

/** Returns true if a player has the slave cards of a payment, as far as the viewer sees the hand. */
const holds = ({ slaveIds }: Catalog, own: SeenArea, { single, double }: SlavePayment): boolean =>
  held(own, slaveIds.single) >= single && held(own, slaveIds.double) >= double;

/** Returns the slave cards of a payment, one entry per card. */
export const cardsOf = ({ slaveIds }: Catalog, { single, double }: SlavePayment): CardId[] => [
  ...Array<CardId>(single).fill(slaveIds.single),
  ...Array<CardId>(double).fill(slaveIds.double),
];

/** Returns the number of slaves that a payment adds up to (AQ-5.72). */
export const slavesIn = ({ single, double }: SlavePayment): number => single + 2 * double;

/** Returns the number of slaves that all slave cards of a player add up to, as far as the viewer sees the hand (AQ-5.72). */
export const slavesHeld = ({ slaveIds }: Catalog, own: SeenArea): number =>
  slavesIn({ single: held(own, slaveIds.single), double: held(own, slaveIds.double) });

/** Returns the reason why no slave payment lets a player build on a site, or `undefined`. */
function refuseSite(catalog: Catalog, seen: Seen, player: Seat, site: SiteId): Why | undefined {
  if (!isFree(seen, site)) return 'AQ-5.76 a house already stands on that site';
  const { houses, coins } = playerAt(seen, player);
  if (houses === 0) return 'AQ-5.77 no house left';
  return affords(coins, catalog.site(site).cost) ? undefined : 'AQ-4.4 not enough coins for the building cost';
}

/** Returns the reason why `slaves`, an untrusted value, is none of the payments listed for a cost. */
function refusePayment(catalog: Catalog, own: SeenArea, cost: number, slaves: unknown): Why {
  const { single, double } = isRecord(slaves) ? slaves : {};
  if (!isCount(single) || !isCount(double)) return 'AQ-5.72 slaves are paid with single and double cards';
  if (!holds(catalog, own, { single, double })) return 'AQ-5.72 not enough slave cards';
  return slavesIn({ single, double }) < cost
    ? 'AQ-5.72 the slave cards add up to less than the cost'
    : 'AQ-5.73 a card of the payment could be left out';
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const forumQuestions = (catalog: Catalog): Questions<Aquileia, 'build'> => ({
  build: {
    pendingReason: 'AQ-5.80 first build or decline',
    moves: {
      build: {
        whyUnknown: (seen, { site, slaves }, { player }) => {
          const plan = catalog.sites.find(({ id }) => id === site);
          if (plan === undefined) return 'AQ-3.9 the forum has no such site';
          const why = refuseSite(catalog, seen, player, plan.id);
          return why ?? refusePayment(catalog, playerAt(seen, player), plan.cost.slaves, slaves);
        },
        candidates: (_, { player }) => catalog.builds(player),
        refuse: (seen, { player, site, slaves }) => {
          const why = refuseSite(catalog, seen, player, site);
          if (why !== undefined) return why;
          return holds(catalog, playerAt(seen, player), slaves) ? undefined : 'AQ-5.72 not enough slave cards';
        },
        apply: (state, { player, site, slaves }, effects, { space, left }) => {
          const plan = catalog.site(site);
          payCoins(state, player, plan.cost, atSpace(space), effects); // AQ-5.71, AQ-5.81
          const spent = cardsOf(catalog, slaves);
          for (const card of spent) discard(state, player, card, effects); // AQ-5.74 whole cards, for this building
          playerAt(state, player).houses--; // AQ-5.75
          state.sites[site] = player;
          effects.emit?.({ type: 'built', player, space, site, slaves: spent });
          const { scoresValue } = catalog.space(space) as ForumSpace;
          if (scoresValue) gainPoints(state, player, 'forum', valueWhenBuilt(plan), atSpace(space), effects); // AQ-5.66, AQ-5.69
          if (left > 1) effects.next({ do: 'build', player, space, left: left - 1 }); // AQ-5.67
        },
      },
      // AQ-5.79, AQ-5.80 declining the first of two buildings ends the action
      'decline-build': {
        candidates: (_, { player }) => [{ type: 'decline-build', player }],
        apply: () => {},
      },
    },
  },
});
