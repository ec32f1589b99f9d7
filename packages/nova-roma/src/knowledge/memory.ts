/** What a player remembers of the follower draft, and a draft that agrees with it (NR-8.52, section 10 of the rules). */
import { type Chance, clone, type Seat, unsound } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { Tables } from '../components/shapes';
import type { Draft, View } from '../types';

type Cards = readonly (FollowerId | null)[];

const known = (cards: Cards | undefined): FollowerId[] => (cards ?? []).filter((card) => card !== null);
const ascending = (cards: readonly FollowerId[]): FollowerId[] => [...cards].sort((a, b) => a - b);

/**
 * The drafts of all seats as they may have been, `null` without one: what the viewer saw of each packet stands fast, who took
 * what before and after is drawn, and the cards the viewer never saw come off `pool`, from its end.
 */
export function dealDrafts(
  { numbers: { draftPacket } }: Tables,
  { viewer, players }: View,
  pool: FollowerId[],
  chance: Chance,
): (Draft | null)[] {
  const count = players.length;
  const own = viewer === 'spectator' ? null : players[viewer]?.draft;
  const holder = (packet: Seat, stage: number): Seat => (packet + stage) % count;

  /** The cards of a packet in the order in which they were or will be taken. */
  const taken = (packet: Seat): FollowerId[] => {
    const order: FollowerId[] = [];
    /** those that the viewer knows to be left */
    let left: FollowerId[] = [];
    for (let stage = 0; stage < draftPacket; stage++) {
      const isOwn = holder(packet, stage) === viewer && own?.packets[stage] !== undefined;
      if (isOwn) left = known(own.packets[stage]);
      const next = nextOwnStage(packet, stage);
      const gone = next === undefined ? left : left.filter((card) => !known(own?.packets[next]).includes(card));
      const pick = isOwn ? own.picks[stage] : undefined;
      const card = pick ?? (left.length === 0 ? pool.pop() : chance.pick(gone));
      if (card == null) unsound('the view hides more than there is');
      order.push(card);
      left = left.filter((other) => other !== card);
    }
    return order;
  };
  /** when the viewer held the packet the next time */
  const nextOwnStage = (packet: Seat, after: number): number | undefined => {
    for (let stage = after + 1; stage < (own?.packets.length ?? 0); stage++)
      if (holder(packet, stage) === viewer) return stage;
    return undefined;
  };

  const packets = players.some(({ draft }) => (draft?.packets.length ?? 0) > 0)
    ? players.map((_, seat) => taken(seat))
    : [];
  return players.map(({ draft }, seat) => {
    if (draft === null) return null;
    if (seat === viewer) return clone(draft) as Draft;
    const held = draft.packets.map((_, stage) => {
      const packet = packets[(((seat - stage) % count) + count) % count] ?? [];
      return packet.slice(stage);
    });
    // NR-8.54 alone, all four cards are kept at once
    const picks = count === 1 ? held.flat() : held.map((cards) => cards[0] ?? 0);
    return { packets: held.map(ascending), picks: picks.slice(0, draft.picks.length), rejected: [] };
  });
}
