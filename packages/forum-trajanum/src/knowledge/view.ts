/** Who sees what (section 10 of the rules). */
import type { Seat, Viewer } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { right } from '../rules/seats';
import type { FaceDown, Seen, SeenArea, State, TileId, View } from '../types';

export const FACE_DOWN: FaceDown = 'face-down';

/** The tile, or how it looks to who does not know it. */
const seenBy = (knows: boolean, tile: TileId | null): TileId | null => (knows || tile === null ? tile : FACE_DOWN);

export function view(catalog: Catalog, state: Omit<State, 'chance'>, viewer: Viewer): Omit<View, 'viewer' | 'pending'> {
  const { players, streetDeck, pending: _, ...table } = state;
  return {
    ...table,
    streetDeck: streetDeck.length,
    players: players.map((player, seat) => seenArea(catalog, state, player, seat, viewer)),
  };
}

/** A colonia: the tiles on the grid are hidden even from their owner. */
function seenArea(catalog: Catalog, seen: Seen, player: SeenArea, seat: Seat, viewer: Viewer): SeenArea {
  const isOwn = seat === viewer;
  const { preparation } = player;
  return {
    ...player,
    tiles: player.tiles.map((tile, cell) => seenBy(catalog.cornerAt[cell] !== null, tile)),
    leftover: seenBy(isOwn, player.leftover),
    draft: seenDraft(catalog, seen, player, seat, viewer),
    preparation: preparation && {
      // who sees the cranes sees the start citizen (FT-3.30)
      start: player.cranes.length > 0 ? preparation.start : FACE_DOWN,
      deal: preparation.deal.map(() => FACE_DOWN),
      worker: null,
    },
  };
}

function seenDraft(catalog: Catalog, seen: Seen, { draft }: SeenArea, seat: Seat, viewer: Viewer): SeenArea['draft'] {
  const isOwn = seat === viewer;
  const receiver = right(seen, seat);
  const isReceived = viewer === receiver && seen.phase !== 'draft';
  return {
    ...draft,
    taken: draft.taken.map((taken) =>
      isOwn || catalog.cornerAt[taken.cell] !== null ? taken : { ...taken, tile: FACE_DOWN },
    ),
    kept: seenBy(isOwn || draft.shown, draft.kept),
    passed: seenBy(isOwn || isReceived || seen.players[receiver]?.draft.shown === true, draft.passed),
  };
}
