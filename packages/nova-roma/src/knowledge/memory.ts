/** A player's memory of the packets of the follower draft (NR-8.52, section 10 of the rules). */
import { fromTo, type Seat } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { Tables } from '../components/shapes';
import { cardsOf } from '../rules/hand';
import type { View } from '../types';

/** The cards of a packet in the order in which they were or will be taken; `null` for a card that the viewer never saw. */
export type Taken = readonly (FollowerId | null)[];

/** Returns the seat that was dealt the packet from which a seat takes at a stage. The stage is the number of passes so far. */
export const packetOf = (seat: Seat, stage: number, count: number): Seat => (seat + stage * (count - 1)) % count;

/** A function that selects some of several equally likely picks: all picks, or one pick at random. */
export type Choose = (cards: Taken) => Taken;

/**
 * Returns for each packet the orders of picks that agree with the viewer's memory, all equally likely. The viewer remembers the cards of
 * each received packet and the picks from it. The cards missing at the next sight went to the other players, in any order. The list is
 * empty before packets are dealt, and without a draft.
 */
export function takenOf({ numbers }: Tables, { viewer, players }: View, choose: Choose): Taken[][] {
  const count = players.length;
  const own = viewer === 'spectator' ? null : players[viewer]?.draft;
  /** Returns the cards and the pick of the viewer, if the viewer had the packet at that stage. */
  const ownAt = (packet: Seat, stage: number) => {
    const isOwn = (packet + stage) % count === viewer;
    return { seen: isOwn ? own?.packets[stage] : undefined, pick: isOwn ? own?.picks[stage] : undefined };
  };
  /** Returns the cards of which one was taken at a stage: those of `there` that the viewer did not see again later. */
  const goneOf = (packet: Seat, stage: number, there: readonly FollowerId[]): Taken => {
    const met = fromTo(stage + 1, numbers.draftPacket).map((later) => ownAt(packet, later).seen);
    const next = met.find((seen) => seen !== undefined) ?? [];
    return there.length === 0 ? [null] : there.filter((card) => !next.includes(card));
  };
  /** Returns the orders of the picks from a stage on. `left` has the cards that are left, or none if the viewer has not seen the packet. */
  const ordersFrom = (packet: Seat, stage: number, left: readonly FollowerId[]): Taken[] => {
    if (stage === numbers.draftPacket) return [[]];
    const { seen, pick } = ownAt(packet, stage);
    const there = seen === undefined ? left : cardsOf(seen);
    return choose(pick == null ? goneOf(packet, stage, there) : [pick]).flatMap((card) => {
      const rest = there.filter((other) => other !== card);
      return ordersFrom(packet, stage + 1, rest).map((order) => [card, ...order]);
    });
  };
  const isDealt = players.some(({ draft }) => (draft?.packets.length ?? 0) > 0);
  return isDealt ? players.map((_, packet) => ordersFrom(packet, 0, [])) : [];
}
