/** The follower draft as it may have been, and what others still hold of it (NR-8.52, section 10 of the rules). */
import { type Chance, invalidState, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { FollowerId } from '../components/ids';
import { cardsOf } from '../rules/hand';
import type { Draft, View } from '../types';
import { casesOf, choices, type Fate, type Places, product } from './fates';
import { packetOf, type Taken, takenOf } from './memory';

/** Drafts of all seats, `null` without one, and the cards that each of the others kept and still holds, unseen. */
export interface Drafted {
  readonly drafts: readonly (Draft | null)[];
  readonly held: readonly (readonly FollowerId[])[];
}

/**
 * Deals the drafts: one is as likely as any other that agrees with the view. The view keeps neither which card somebody brought out of
 * the hand that nobody else had seen, nor what lay face up before the draft: that is dealt as well, among all that lies open now.
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
  // where no draft agrees, discards were shuffled into the deck since, and what came out of hands may be anywhere
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

/** As often is drawn what came out of hands until it goes with what lay face up. */
const TRIES = 1_000;

/** From 0 on, and below 1. */
const fraction = (chance: Chance): number => chance.int(2 ** 32) / 2 ** 32;

/** Draws one of the items, by their weights. */
function weighted<T extends { readonly weight: number }>(items: readonly T[]): (chance: Chance) => T {
  const total = sum(items.map(({ weight }) => weight));
  return (chance) => {
    let left = fraction(chance) * total;
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return invalidState('nothing is likely');
  };
}

/** Where cards may lie, if no discards were shuffled into the deck since the draft, or if they were. */
function placesOf({ components }: Catalog, view: View, isShuffled: boolean): Places {
  const { players, displays, discards, pending } = view;
  const all = components.followers.map(({ id }) => id);
  const rows = players.map(({ row }) => row.map(({ follower }) => follower));
  const open = [...cardsOf(displays.followers), ...discards, ...rows.flat(), ...players.flatMap(({ shown }) => shown)];
  const inSight = [...open, ...players.flatMap(({ hand }) => cardsOf(hand))];
  const inDraft = players.flatMap(({ draft }) => cardsOf(draft?.packets.flat()));
  const unseen = all.filter((card) => !inDraft.includes(card));
  // NR-5.35 on its way into the row
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

/** Fills in what the viewer never saw: first what was kept, then, but for what lay face up, what was not. */
function deal(
  { players }: View,
  taken: readonly Taken[],
  fates: readonly Fate[],
  { unseen, unlocated, out, faceUp, faceUpCount }: Places,
  chance: Chance,
): Drafted {
  const packets = taken.map((order) => [...order]);
  let left = chance.shuffle(unseen);
  /** the cards that a seat took at these stages, of which those that nobody saw come from that place */
  const filled = (seat: Seat, stages: readonly number[], place: ReadonlySet<FollowerId>): FollowerId[] =>
    stages.map((stage) => {
      const packet = packets[packetOf(seat, stage, players.length)] ?? [];
      // where two may have brought out the same card alone, the other one is gone again
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
    packet.map((card) => card ?? rest.pop() ?? invalidState('a packet is not full')),
  );
  const drafts = players.map(({ draft }, seat): Draft | null => {
    if (draft === null) return null;
    const handed = draft.packets.map((_, stage) => (order[packetOf(seat, stage, players.length)] ?? []).slice(stage));
    // NR-8.54 alone, all four cards are kept at once
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
 * So many of the open cards as those that lay face up before the draft. What came out of hands and was drawn blind is none of them: it is
 * any of what may have come out, and the likelier, the more ways it leaves to lay cards face up.
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
  // not the first of them: they stand in the order in which packets are filled
  return others.length > count ? chance.shuffle(others).slice(0, count) : others;
}

const ascending = (a: number, b: number): number => a - b;
