/** A state that agrees with a view: what is hidden is dealt anew (section 10 of the rules). */
import { type Chance, copier, type Layout, unsound } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ColorId, FollowerId } from '../components/ids';
import type { Decks, Draft, NovaRoma, Player, View } from '../types';
import { dealDrafts } from './memory';

/**
 * Every arrangement of what the viewer cannot locate is equally likely, but that who drew nothing blind holds of the cards
 * drafted alone; what somebody else has played since is not held against the drafts.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<NovaRoma> {
  const { viewer: _, options: __, decks: ___, players: ____, ...table } = view;
  const tableCopy = copier(table as Omit<Layout<NovaRoma>, 'decks' | 'players'>);
  const dealDecks = decksOf(catalog, view);
  const dealFollowers = followersOf(catalog, view);
  return (chance) => {
    const { deck, players } = dealFollowers(chance);
    return { ...tableCopy(), decks: dealDecks(deck, chance), players };
  };
}

/** The ids that lie nowhere in sight. */
function hiddenOf<I>(items: readonly { readonly id: I }[], inSight: readonly (I | null)[]): I[] {
  const seen = new Set(inSight);
  return items.map(({ id }) => id).filter((id) => !seen.has(id));
}

/** Takes so many off the end of a pool. */
function take<I>(pool: I[], count: number): I[] {
  if (count > pool.length) unsound('the view hides more than there is');
  return pool.splice(pool.length - count, count);
}

/** Deals the decks, in the order of a state's; of contracts and tiles, what comes into none lies in the box. */
function decksOf({ components }: Catalog, view: View): (followers: FollowerId[], chance: Chance) => Decks {
  const { decks, displays, players, removed, ai, mosaicDisplay } = view;
  const pile = <I>(
    items: readonly { readonly id: I }[],
    count: number,
    ...inSight: readonly (readonly (I | null)[])[]
  ): ((chance: Chance) => I[]) => {
    const hidden = hiddenOf(items, inSight.flat());
    return (chance) => take(chance.shuffle(hidden), count);
  };
  const tiles = [...players.flatMap((own) => own.tiles), ...removed.estate];
  const contracts = (kind: 'shipping' | 'building') => [
    ...players.flatMap((own) => own.contracts[kind]),
    ...displays[kind],
  ];
  const chariots = [...players.flatMap((own) => own.chariots), view.preferredChariot, view.nextChariot];
  const mosaics = players.flatMap(({ mosaic }) => mosaic);
  const stack = (color: ColorId) =>
    pile(
      components.mosaicTiles.filter((tile) => tile.color === color),
      decks[color],
      mosaics,
      mosaicDisplay[color],
    );
  const shipping = pile(components.shippingContracts, decks.shipping, contracts('shipping'), removed.shipping);
  const building = pile(components.buildingContracts, decks.building, contracts('building'), ai?.contracts ?? []);
  const estate = pile(components.basicEstateTiles, decks.estate, tiles, displays.estate);
  const special = pile(components.specialEstateTiles, decks.special, tiles, [view.special]);
  const emperor = pile(components.emperorTiles, decks.emperor, view.emperorTiles);
  const chariot = pile(components.chariotTiles, decks.chariot, chariots, removed.chariots, ai?.chariots ?? []);
  const green = stack('green');
  const yellow = stack('yellow');
  const orange = stack('orange');
  return (followers, chance) => ({
    shipping: shipping(chance),
    building: building(chance),
    estate: estate(chance),
    special: special(chance),
    followers,
    emperor: emperor(chance),
    chariot: chariot(chance),
    green: green(chance),
    yellow: yellow(chance),
    orange: orange(chance),
  });
}

/** Deals the follower deck, and the players their hands and drafts. */
function followersOf(
  { components }: Catalog,
  view: View,
): (chance: Chance) => { readonly deck: FollowerId[]; readonly players: Player[] } {
  const { viewer, players, displays, discards } = view;
  const inSight = [
    ...displays.followers,
    ...discards,
    ...players.flatMap(({ row, hand }) => [...row.map(({ follower }) => follower), ...hand]),
  ];
  // while the draft is on, its cards are in nobody's hand; later the viewer's packets only tell of what others may hold
  const isDrafting = view.phase === 'draft';
  const remembered = players.flatMap(({ draft }) => (draft === null ? [] : [...draft.packets.flat(), ...draft.picks]));
  const unseen = hiddenOf(components.followers, [...inSight, ...remembered]);
  const elsewhere = inSight.filter((card) => card !== null).filter((card) => !isDrafting && !remembered.includes(card));
  const unlocated = hiddenOf(components.followers, inSight);
  const areas = players.map((player) => copier(player as Player));

  return (chance) => {
    const drafts = dealDrafts(components, view, [...elsewhere, ...chance.shuffle(unseen)], chance);
    const inPackets = isDrafting ? drafts.flatMap((draft) => draft?.packets.flat() ?? []) : [];
    const pool = chance.shuffle(
      inPackets.length === 0 ? unlocated : unlocated.filter((card) => !inPackets.includes(card)),
    );
    const dealt = players.map((player, seat): Player => {
      const own = areas[seat]?.() ?? unsound('there is no such seat');
      if (seat === viewer) return own;
      const draft = drafts[seat] ?? null;
      const hidden = player.hand.length - player.shown.length;
      const drafted = player.blind === 0 ? pool.filter((card) => draft?.picks.includes(card)) : [];
      const first = drafted.slice(0, hidden);
      for (const card of first) pool.splice(pool.indexOf(card), 1);
      own.hand = [...player.shown, ...first, ...take(pool, hidden - first.length)].sort((a, b) => a - b);
      own.draft = draft && { ...draft, rejected: rejected(draft, own.hand, player.draft?.rejected.length ?? 0) };
      return own;
    });
    return { deck: take(pool, view.decks.followers), players: dealt };
  };
}

/** Of the cards drafted those that were not kept: rather not what is in the hand. */
function rejected({ picks }: Draft, hand: readonly FollowerId[], count: number): FollowerId[] {
  const others = picks.filter((card) => !hand.includes(card));
  return [...others, ...picks.filter((card) => hand.includes(card))].slice(0, count);
}
