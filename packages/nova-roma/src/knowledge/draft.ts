/** Deals follower drafts that agree with a view, and the drafted cards still in other hands (NR-8.52, section 10 of the rules). */
import { type Chance, invalidState, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { FollowerId } from '../components/ids';
import { cardsOf } from '../rules/hand';
import type { Draft, View } from '../types';
import { casesOf, choices, type Fate, type Places, product } from './fates';
import { packetOf, type Taken, takenOf } from './memory';

/** The draft of each seat, `null` without one, and the cards that the player kept and that are still unseen in the hand. */
export interface Drafted {
  readonly drafts: readonly (Draft | null)[];
  readonly held: readonly (readonly FollowerId[])[];
}

/**
 * Returns a function that deals the drafts. All drafts that agree with the view are equally likely. The view does not show the unseen
 * cards that left a hand, nor the cards that were face up before the draft. Cards of these two kinds are dealt too, from the cards that are
 * face up now.
 */
export function draftsOf(catalog: Catalog, view: View): (chance: Chance) => Drafted {
  const { components } = catalog;
  const isDrafted = view.phase !== 'draft' && view.players.some(({ draft }) => draft !== null);
  if (!isDrafted) {
    const places = placesOf(catalog, view, false);
    return (chance) => {
      const taken = takenOf(components, view, (cards) => [chance.pick(cards)]).map(([order = []]) => order);
      return deal(view, taken, [], places, chance);
    };
  }
  const orders = product(takenOf(components, view, (cards) => cards));
  // if no draft agrees, discards were shuffled into the deck since: then cards that left a hand may be anywhere
  for (const isShuffled of [false, true]) {
    const places = placesOf(catalog, view, isShuffled);
    const cases = casesOf(view, orders, places);
    if (cases.length === 0) continue;
    const drawCase = weighted(cases);
    return (chance) => {
      const { taken, seats } = drawCase(chance);
      const fates = seats.map(({ fates }) => weighted(fates)(chance));
      return deal(view, taken, fates, places, chance);
    };
  }
  return invalidState('no draft agrees with the view');
}

/** The maximal number of draws of the cards that left hands, until one is accepted. */
const TRIES = 1_000;

/** Returns a random number of at least 0 and less than 1. */
const fraction = (chance: Chance): number => chance.int(2 ** 32) / 2 ** 32;

/** Returns a function that draws one of the items, with probabilities in proportion to their weights. */
function weighted<T extends { readonly weight: number }>(items: readonly T[]): (chance: Chance) => T {
  const total = sum(items.map(({ weight }) => weight));
  return (chance) => {
    let left = fraction(chance) * total;
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return invalidState('no draft agrees with the view');
  };
}

/** Returns the possible places of cards. `isShuffled`: discards were shuffled into the deck since the draft. */
function placesOf({ components }: Catalog, view: View, isShuffled: boolean): Places {
  const { players, displays, discards, pending } = view;
  const all = components.followers.map(({ id }) => id);
  const rows = players.map(({ row }) => row.map(({ follower }) => follower));
  const open = [...cardsOf(displays.followers), ...discards, ...rows.flat(), ...players.flatMap(({ shown }) => shown)];
  const inSight = [...open, ...players.flatMap(({ hand }) => cardsOf(hand))];
  const inDraft = players.flatMap(({ draft }) => cardsOf(draft?.packets.flat()));
  const unseen = all.filter((card) => !inDraft.includes(card));
  // NR-5.35 announced cards are about to enter the row
  const announced = (seat: Seat) =>
    pending.flatMap((frame) =>
      'ask' in frame && frame.ask === 'replace-follower' && frame.player === seat ? [frame.follower] : [],
    );
  return {
    unlocated: new Set(all.filter((card) => !inSight.includes(card))),
    unseen,
    out: rows.map((row, seat) => new Set(isShuffled ? all : [...row, ...discards, ...announced(seat)])),
    faceUp: new Set(unseen.filter((card) => open.includes(card))),
    faceUpCount: isShuffled ? 0 : components.numbers.slots,
  };
}

/** Fills in the cards that the viewer never saw: first the kept ones, then the rejected ones, which were not face up before the draft. */
function deal(
  { players }: View,
  taken: readonly Taken[],
  fates: readonly Fate[],
  { unseen, unlocated, out, faceUp, faceUpCount }: Places,
  chance: Chance,
): Drafted {
  const packets = taken.map((order) => [...order]);
  let left = chance.shuffle(unseen);
  /** Returns the cards that a seat took at these stages. Cards that the viewer never saw are taken from `place`. */
  const filled = (seat: Seat, stages: readonly number[], place: ReadonlySet<FollowerId>): FollowerId[] =>
    stages.map((stage) => {
      const packet = packets[packetOf(seat, stage, players.length)] ?? [];
      // if `place` has no card left, because another seat got it, any card is taken
      const card = packet[stage] ?? left.find((each) => place.has(each)) ?? left[0];
      left = left.filter((each) => each !== card);
      packet[stage] = card ?? invalidState('the view hides more than there is');
      return packet[stage];
    });
  const fateOf = players.map((_, seat) => fates.find((fate) => fate.seat === seat));
  const held = fateOf.map((fate, seat) => filled(seat, fate?.held ?? [], unlocated));
  const gone = fateOf.map((fate, seat) => filled(seat, fate?.out ?? [], out[seat] ?? unlocated));
  const open = left.filter((card) => faceUp.has(card));
  const cameOut = (seat: Seat) => [...(out[seat] ?? [])].filter((card) => !gone[seat]?.includes(card));
  const laid = packets.length === 0 ? [] : laidOf(open, fates, cameOut, faceUpCount, chance);
  const rest = left.filter((card) => !laid.includes(card));
  const order = packets.map((packet) =>
    packet.map((card) => card ?? rest.pop() ?? invalidState('a packet must be full')),
  );
  const drafts = players.map(({ draft }, seat): Draft | null => {
    if (draft === null) return null;
    const handed = draft.packets.map((_, stage) => (order[packetOf(seat, stage, players.length)] ?? []).slice(stage));
    // NR-8.54 in a solo game, all four cards are taken at once
    const taken = players.length === 1 ? handed.flat().sort(ascending) : handed.flatMap(([card = 0]) => card);
    const picks = taken.slice(0, draft.picks.length);
    const kept = [...(held[seat] ?? []), ...(gone[seat] ?? [])];
    return {
      packets: handed.map((cards) => cards.sort(ascending)),
      picks,
      rejected: draft.rejected.length === 0 ? [] : picks.filter((card) => !kept.includes(card)),
    };
  });
  return { drafts, held };
}

/**
 * Returns the cards that were face up before the draft: `count` random cards of `open`. A card that a player drew blind and that left the
 * hand cannot be among them. So these blind cards are chosen first. A choice of blind cards is accepted with a probability in proportion to
 * the number of ways in which the face-up cards can be chosen after it.
 */
export function laidOf(
  open: readonly FollowerId[],
  fates: readonly Fate[],
  cameOut: (seat: Seat) => readonly FollowerId[],
  count: number,
  chance: Chance,
): readonly FollowerId[] {
  const ways = (cards: readonly FollowerId[]) => choices(cards.length, count);
  const drawn = fates.filter((fate) => fate.drawn > 0);
  let others = open;
  for (let tries = 0; drawn.length > 0 && tries < TRIES; tries++) {
    const came = new Set(drawn.flatMap((fate) => chance.shuffle(cameOut(fate.seat)).slice(0, fate.drawn)));
    others = open.filter((card) => !came.has(card));
    if (fraction(chance) * ways(open) < ways(others)) break;
  }
  // shuffled: `open` is in the order in which packets are filled
  return others.length > count ? chance.shuffle(others).slice(0, count) : others;
}

const ascending = (a: number, b: number): number => a - b;
