/** The visible parts of a state (section 10 of the rules). Fields that are not listed here are hidden from all viewers. */
import type { Once, Position, Shown, Viewer } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { TileId } from '../components/ids';
import { rightNeighbor } from '../rules/seats';
import type { FaceDown, ForumTrajanum, State } from '../types';

type Table = Position<ForumTrajanum>;
type Area = State['players'][number];
type SeenPlayer = Shown<ForumTrajanum>['players'][number];

export const FACE_DOWN: FaceDown = 'face-down';

/** Returns a tile, or `face-down` if the viewer does not know it. */
const seenBy = (knows: boolean, tile: TileId | null): TileId | null => (knows || tile === null ? tile : FACE_DOWN);

/** The viewers of an area: its player, viewers who know the passed tile, and others. */
type Whose = 'own' | 'neighbor' | 'other';

/** Returns the fields of a state that `viewer` may know. */
export function view(catalog: Catalog, state: Table, viewer: Viewer, once: Once): Shown<ForumTrajanum> {
  const isDraft = state.phase === 'draft';
  const whose = (seat: number): Whose => {
    if (seat === viewer) return 'own';
    const receiver = rightNeighbor(state, seat);
    const isPassed = (viewer === receiver && !isDraft) || state.players[receiver]?.draft.shown === true;
    return isPassed ? 'neighbor' : 'other';
  };
  const area = (player: Area, whose: Whose): SeenPlayer => ({
    tiles: once(player.tiles, 'grid', (tiles) => gridSeen(catalog, tiles)),
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
    leftover: seenBy(whose === 'own', player.leftover),
    draft: draftSeen(catalog, player.draft, whose),
    preparation: preparationSeen(player),
    points: player.points,
  });
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
    players: state.players.map((player, seat) => once(player, whose(seat), area)),
  };
}

/** Returns the tiles of a grid as all viewers see them. Only tiles in corners are visible, even to their owner. */
const gridSeen = ({ cornerAt }: Catalog, tiles: Area['tiles']): SeenPlayer['tiles'] =>
  tiles.map((tile, cell) => seenBy(cornerAt[cell] !== null, tile));

function draftSeen(
  { cornerAt }: Catalog,
  { taken, kept, passed, shown }: Area['draft'],
  whose: Whose,
): SeenPlayer['draft'] {
  const isOwn = whose === 'own';
  return {
    taken: taken.map(({ cell, tile, tribune }) => ({
      cell,
      tile: isOwn || cornerAt[cell] !== null ? tile : FACE_DOWN,
      tribune,
    })),
    kept: seenBy(isOwn || shown, kept),
    passed: seenBy(whose !== 'other', passed),
    shown,
  };
}

/** FT-3.30 Returns the preparation of a player. Viewers who see the cranes see the start citizen. */
const preparationSeen = ({ preparation, cranes }: Area): SeenPlayer['preparation'] =>
  preparation && {
    start: cranes.length > 0 ? preparation.start : FACE_DOWN,
    deal: preparation.deal.map(() => FACE_DOWN),
    worker: null,
  };
