/** What a player remembers of the packets of the follower draft (NR-8.52, section 10 of the rules). */
import { fromTo, type Seat } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { Tables } from '../components/shapes';
import { cardsOf } from '../rules/hand';
import type { View } from '../types';

/** The cards of a packet in the order in which they were or will be taken; `null` for those that the viewer never saw. */
export type Taken = readonly (FollowerId | null)[];

/** The packet, by the seat that it was dealt to, out of which a seat takes at a stage: after so many times that it was handed on. */
export const packetOf = (seat: Seat, stage: number, count: number): Seat => (seat + stage * (count - 1)) % count;

/** Which of the orders that are as likely are followed up: all of them, or one at random. */
export type Choose = (cards: Taken) => Taken;

/**
 * By packet, the orders that agree with what the viewer saw, each as likely as any other: what was in it each time stands fast, and what
 * the viewer took; the others took in any order what went between. Empty before packets are dealt, and without a draft.
 */
export function takenOf({ numbers }: Tables, { viewer, players }: View, choose: Choose): Taken[][] {
  const count = players.length;
  const own = viewer === 'spectator' ? null : players[viewer]?.draft;
  /** what the viewer has of that stage, who took then */
  const ownAt = (packet: Seat, stage: number) => {
    const isOwn = (packet + stage) % count === viewer;
    return { seen: isOwn ? own?.packets[stage] : undefined, pick: isOwn ? own?.picks[stage] : undefined };
  };
  /** The cards of which one was taken then: what the viewer met again in the packet was not. */
  const goneOf = (packet: Seat, stage: number, there: readonly FollowerId[]): Taken => {
    const met = fromTo(stage + 1, numbers.draftPacket).map((later) => ownAt(packet, later).seen);
    const next = met.find((seen) => seen !== undefined) ?? [];
    return there.length === 0 ? [null] : there.filter((card) => !next.includes(card));
  };
  /** The orders of the rest, of which the viewer knows these cards, or none yet. */
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
