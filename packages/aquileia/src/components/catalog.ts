/** Tables that find the components by id. */
import { finder, fromTo, type Seat } from '@ludi-romani/core';
import { perSeat } from '../rules/actions';
import type { Build, DeckId, HandDeck, PlaceHenchman } from '../types';
import { exchangeLimit } from './exchanges';
import {
  type AreaId,
  areaIds,
  type CardId,
  type Currency,
  type ExchangeId,
  type Side,
  type SiteId,
  type SpaceId,
  type VillaColor,
} from './ids';
import type { Coins, Cost, Site, Space, Tables } from './shapes';

/** A kind of hand card. */
interface HandCard {
  readonly id: CardId;
  readonly deck: HandDeck;
  /** the metal for which it counts: bronze in the arena, silver and gold on the sides of the stadium */
  readonly metal: Currency;
  /** the strength that it adds in that contest */
  readonly strength: number;
  readonly count: number;
  /** its position in the tables */
  readonly order: number;
}

/** A kind of card that scores at the end. A laurel card has points, any other stadium card has one color, a theatre card has two. */
interface FinalCard {
  readonly id: CardId;
  readonly points: number;
  readonly colors: readonly VillaColor[];
}

/** An exchange at PECUNIA. Both sides list all kinds of coins, with 0 for a kind that is not exchanged. */
interface Exchange {
  readonly id: ExchangeId;
  readonly give: Coins;
  readonly get: Coins;
}

/** The conditions that a player must meet to take a free space (AQ-4.32). */
interface Limit {
  /** the spaces that must hold no henchman of the player: the other side of the stadium, or the other coin spaces of the harbour */
  readonly excludedBy: readonly SpaceId[];
  /** the kind of coin that the player must put under the henchman, or `null` */
  readonly takes: Currency | null;
}

export type SlavePayment = Build['slaves'];

export interface Catalog {
  readonly components: Tables;
  /** all action spaces, area by area in the order in which they act */
  readonly spaces: readonly Space[];
  /** the spaces of each area */
  readonly area: { readonly [A in AreaId]: Tables[A] };
  space(id: SpaceId): Space;
  /** the conditions of spaces, by id; a space without conditions has no entry */
  readonly limits: ReadonlyMap<SpaceId, Limit>;
  /** Returns the placement of a henchman on each space, in the order of `spaces`. */
  placements(player: Seat): readonly PlaceHenchman[];
  /** templates to copy: a hand without cards, spaces without henchmen and sites without houses */
  readonly empty: {
    readonly hand: Readonly<Record<CardId, number>>;
    readonly spaces: Readonly<Record<SpaceId, null>>;
    readonly sites: Readonly<Record<SiteId, null>>;
  };
  /** the kinds of hand cards in table order */
  readonly handCards: readonly HandCard[];
  handCard(id: CardId): HandCard;
  /** the slave cards that are worth one slave and two slaves */
  readonly slaveIds: { readonly single: CardId; readonly double: CardId };
  readonly stadiumCards: readonly { readonly id: CardId; readonly count: number }[];
  /** every card of each deck, kind by kind */
  readonly decks: Readonly<Record<DeckId, readonly CardId[]>>;
  finalCard(id: CardId): FinalCard;
  readonly sites: readonly Site[];
  /** Returns every `build` action: each site with each slave payment from which no card could be left out (AQ-5.73). */
  builds(player: Seat): readonly Build[];
  site(id: SiteId): Site;
  exchange(id: ExchangeId): Exchange;
  /** the maximum number of exchanges in one action (AQ-5.97) */
  readonly exchangeLimit: number;
}

/** Returns a record with the same value for each id. */
const each = <V>(items: readonly { readonly id: string }[], value: V): Record<string, V> =>
  Object.fromEntries(items.map(({ id }) => [id, value]));

/** Returns every card of some kinds, kind by kind. */
const copies = (kinds: readonly { readonly id: CardId; readonly count: number }[]): CardId[] =>
  kinds.flatMap(({ id, count }) => Array<CardId>(count).fill(id));

const allOf = ({ bronze = 0, silver = 0, gold = 0 }: Partial<Coins>): Coins => ({ bronze, silver, gold });

/**
 * Returns every slave payment of a cost from which no card could be left out. Payments with fewer double cards come first. The payments are
 * frozen, since actions contain them.
 */
export const slavePayments = ({ slaves }: Pick<Cost, 'slaves'>): SlavePayment[] =>
  fromTo(0, Math.ceil(slaves / 2)).map((double) => Object.freeze({ single: Math.max(0, slaves - 2 * double), double }));

export function catalog(components: Tables): Catalog {
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = components;
  const spaces = areaIds.flatMap((area): readonly Space[] => components[area]);
  const handCards = [
    ...slaveCards.map(
      ({ id, count, slaves }) => ({ id, count, deck: 'slaves', metal: 'bronze', strength: slaves }) as const,
    ),
    ...equiCards.map(
      ({ id, count, side, strength }) => ({ id, count, deck: 'equi', metal: side ?? 'bronze', strength }) as const,
    ),
  ].map((card, order): HandCard => ({ ...card, order }));
  const stadiumCards = [...laurelCards, ...colorCards];
  const sites: readonly Site[] = [...components.villas, ...components.workshops, ...components.banks];
  const slaveOf = (slaves: 1 | 2): CardId => slaveCards.find((card) => card.slaves === slaves)?.id ?? '';
  const sideOf = (side: Side) => components.stadium.filter((space) => space.side === side).map(({ id }) => id);
  const coinSpaces = components.portus.flatMap(({ id, action }) => (action === 'portus' ? [id] : []));
  const limits = new Map<SpaceId, Limit>();
  for (const space of spaces) {
    const { id, action } = space;
    if (action === 'stadium')
      limits.set(id, { excludedBy: sideOf(space.side === 'gold' ? 'silver' : 'gold'), takes: null });
    if (action === 'portus')
      limits.set(id, { excludedBy: coinSpaces.filter((other) => other !== id), takes: space.currency });
  }
  return {
    components,
    spaces,
    area: components,
    space: finder(spaces),
    limits,
    placements: perSeat((player) => spaces.map(({ id }) => ({ type: 'place-henchman', player, space: id }))),
    empty: { hand: each(handCards, 0), spaces: each(spaces, null), sites: each(sites, null) },
    handCards,
    handCard: finder(handCards),
    slaveIds: { single: slaveOf(1), double: slaveOf(2) },
    stadiumCards,
    decks: {
      slaves: copies(slaveCards),
      equi: copies(equiCards),
      stadium: copies(stadiumCards),
      theatre: copies(theatreCards),
    },
    finalCard: finder([
      ...laurelCards.map(({ id, points }): FinalCard => ({ id, points, colors: [] })),
      ...colorCards.map(({ id, color }): FinalCard => ({ id, points: 0, colors: [color] })),
      ...theatreCards.map(({ id, colors }): FinalCard => ({ id, points: 0, colors })),
    ]),
    sites,
    builds: perSeat((player) =>
      sites.flatMap(({ id, cost }) =>
        slavePayments(cost).map((slaves) => ({ type: 'build', player, site: id, slaves })),
      ),
    ),
    site: finder(sites),
    exchange: finder(components.exchanges.map(({ id, give, get }) => ({ id, give: allOf(give), get: allOf(get) }))),
    exchangeLimit: exchangeLimit(components.exchanges, components.coinSupply),
  };
}
