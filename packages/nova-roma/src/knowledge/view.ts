/** Who sees what (section 10 of the rules). */
import type { Viewer } from '@ludi-romani/core';
import type { FollowerId } from '../components/types';
import type { SeenArea, State, View } from '../types';

const counted = <D extends string>(decks: Readonly<Record<D, readonly unknown[]>>): Record<D, number> =>
  Object.fromEntries(Object.entries<readonly unknown[]>(decks).map(([id, deck]) => [id, deck.length])) as Record<
    D,
    number
  >;

export function view(state: State, viewer: Viewer): Omit<View, 'viewer' | 'pending'> {
  const { players, decks, pending: _, ...table } = state;
  return {
    ...table,
    decks: counted(decks),
    players: players.map((player, seat) => (seat === viewer ? player : covered(player))),
  };
}

const noCards = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** A player as the others see him: the cards taken from the display first, so that no place in the hand tells of a card. */
function covered(player: SeenArea): SeenArea {
  const { hand, shown, draft } = player;
  const unknown: (FollowerId | null)[] = noCards(hand.slice(shown.length));
  return {
    ...player,
    hand: [...shown, ...unknown],
    draft: draft && {
      packets: draft.packets.map(noCards),
      picks: noCards(draft.picks),
      rejected: noCards(draft.rejected),
    },
  };
}
