/** States that agree with a view: the hidden cards are dealt at random (section 10 of the rules). */
import { type Chance, copier, invalidState, type Layout, playerAt } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { ColorId, FollowerId } from '../components/ids';
import type { Decks, NovaRoma, Player, View } from '../types';
import { draftsOf } from './draft';

/**
 * Returns a function that deals the cards that the viewer cannot locate. All arrangements are equally likely. After a follower draft, only
 * arrangements that the draft allows are dealt.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<NovaRoma> {
  const { viewer: _, options: __, decks: ___, players: ____, ...table } = view;
  const tableCopy = copier(table as Omit<Layout<NovaRoma>, 'decks' | 'players'>);
  const dealDecks = decksOf(catalog, view);
  const dealFollowers = followersOf(catalog, view);
  const canDiscard = discardCheck(catalog, view);
  return (chance) => {
    let dealt = dealFollowers(chance);
    for (let tries = 1; tries < TRIES && !canDiscard(dealt.players); tries++) dealt = dealFollowers(chance);
    const { deck, players } = dealt;
    return { decks: dealDecks(deck, chance), players, ...tableCopy() };
  };
}

/** The maximal number of deals to find hands that `discardCheck` accepts. */
const TRIES = 1_000;

/**
 * Returns a check of dealt players. A player who discards down to the hand limit, in ascending order, must have enough higher cards left
 * (NR-5.36).
 */
function discardCheck({ components }: Catalog, { pending, viewer }: View): (players: readonly Player[]) => boolean {
  const asked = pending.at(-1);
  if (asked === undefined || !('ask' in asked) || asked.ask !== 'hand-limit' || asked.player === viewer)
    return () => true;
  const { player, last } = asked;
  return (players) => {
    const { hand } = playerAt({ players }, player);
    return hand.filter((card) => card > last).length >= hand.length - components.limits.hand;
  };
}

/** Returns the ids of the items that are not in sight. */
function hiddenOf<I>(items: readonly { readonly id: I }[], inSight: readonly (I | null)[]): I[] {
  const seen = new Set(inSight);
  return items.map(({ id }) => id).filter((id) => !seen.has(id));
}

/** Takes the last `count` items of a pool. */
function take<I>(pool: I[], count: number): I[] {
  if (count > pool.length) invalidState('the view hides more than there is');
  return pool.splice(pool.length - count, count);
}

/** Returns a function that deals the decks, with the key order of a state. Contracts and tiles that are left over stay in the box. */
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

/** Returns a function that deals the follower deck, and the hands and drafts of the players. */
function followersOf(
  catalog: Catalog,
  view: View,
): (chance: Chance) => { readonly deck: FollowerId[]; readonly players: Player[] } {
  const { viewer, players, displays, discards } = view;
  const rows = players.flatMap(({ row }) => row.map(({ follower }) => follower));
  const hands = players.flatMap(({ hand }) => hand);
  const hidden = hiddenOf(catalog.components.followers, [...displays.followers, ...discards, ...rows, ...hands]);
  const dealDrafts = draftsOf(catalog, view);
  const areas = players.map((player) => copier(player as Player));

  return (chance) => {
    const { drafts, held } = dealDrafts(chance);
    // during the draft, drafted cards are in no hand
    const drafted = view.phase === 'draft' ? drafts.flatMap((draft) => draft?.packets.flat() ?? []) : held.flat();
    const pool = chance.shuffle(hidden.filter((card) => !drafted.includes(card)));
    const dealt = players.map((player, seat): Player => {
      const own = areas[seat]?.() ?? invalidState('there is no such seat');
      if (seat === viewer) return own;
      const kept = held[seat] ?? [];
      const drawn = take(pool, player.hand.length - player.shown.length - kept.length);
      own.hand = [...player.shown, ...kept, ...drawn].sort((a, b) => a - b);
      own.draft = drafts[seat] ?? null;
      return own;
    });
    return { deck: take(pool, view.decks.followers), players: dealt };
  };
}
