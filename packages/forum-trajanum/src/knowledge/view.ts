/** Who sees what (section 10 of the rules). A field that is not listed here, nobody sees. */
import type { Position, Shown, Viewer } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { TileId } from '../components/ids';
import { right } from '../rules/seats';
import type { FaceDown, ForumTrajanum, State } from '../types';

type Table = Position<ForumTrajanum>;
type Area = State['players'][number];
type SeenPlayer = Shown<ForumTrajanum>['players'][number];

export const FACE_DOWN: FaceDown = 'face-down';

/** The tile, or how it looks to who does not know it. */
const seenBy = (knows: boolean, tile: TileId | null): TileId | null => (knows || tile === null ? tile : FACE_DOWN);

export function view(catalog: Catalog, state: Table, viewer: Viewer): Shown<ForumTrajanum> {
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    streets: state.streets,
    streetDeck: state.streetDeck.length,
    trajan: state.trajan,
    forum: state.forum,
    supply: state.supply,
    current: state.current,
    players: state.players.map((player, seat): SeenPlayer => {
      const isOwn = seat === viewer;
      return {
        // those on the grid are hidden even from their owner
        tiles: player.tiles.map((tile, cell) => seenBy(catalog.cornerAt[cell] !== null, tile)),
        buildings: player.buildings,
        cranes: player.cranes,
        rows: player.rows,
        resources: player.resources,
        tracks: player.tracks,
        position: player.position,
        improved: player.improved,
        ship: player.ship,
        reserve: player.reserve,
        removed: player.removed,
        spent: player.spent,
        // FT-3.25, FT-10.2
        leftover: seenBy(isOwn, player.leftover),
        draft: draftSeen(catalog, state, player, right(state, seat), isOwn, viewer),
        preparation: preparationSeen(player),
        points: player.points,
      };
    }),
  };
}

function draftSeen(
  { cornerAt }: Catalog,
  { phase, players }: Table,
  { draft: { taken, kept, passed, shown } }: Area,
  receiver: number,
  isOwn: boolean,
  viewer: Viewer,
): SeenPlayer['draft'] {
  const isReceived = viewer === receiver && phase !== 'draft';
  return {
    taken: taken.map(({ cell, tile, tribune }) => ({
      cell,
      tile: isOwn || cornerAt[cell] !== null ? tile : FACE_DOWN,
      tribune,
    })),
    kept: seenBy(isOwn || shown, kept),
    passed: seenBy(isOwn || isReceived || players[receiver]?.draft.shown === true, passed),
    shown,
  };
}

/** Who sees the cranes sees the start citizen (FT-3.30). */
const preparationSeen = ({ preparation, cranes }: Area): SeenPlayer['preparation'] =>
  preparation && {
    start: cranes.length > 0 ? preparation.start : FACE_DOWN,
    deal: preparation.deal.map(() => FACE_DOWN),
    worker: null,
  };
