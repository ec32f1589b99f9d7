/** Updates a view from events alone, as an app can. Reads the component tables and the options, but no state. */
import type { Viewer } from '@ludi-romani/core';
import {
  cellIds,
  citizenRowIds,
  corners,
  type Event,
  forumGrid,
  type Player,
  standardComponents,
  type View,
} from '@ludi-romani/forum-trajanum';

const { numbers, citizenRows, temples } = standardComponents;
const CORNERS = { nw: 'r1c1', ne: 'r1c6', sw: 'r6c1', se: 'r6c6' } as const;
const FACE_DOWN = 'face-down';

type Mutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [K in keyof T]: Mutable<T[K]> };
/** A view without its pending frames, mutable. */
export type Rebuilt = Mutable<Omit<View, 'pending'>>;
export const begun = ({ pending: _, ...view }: View): Rebuilt => JSON.parse(JSON.stringify(view)) as Rebuilt;

const cellOf = (id: string): number => cellIds.indexOf(id as 'r1c1');

/** Updates `view` by an event as its viewer sees it, and returns `view`. */
export function rebuilt(view: Rebuilt, event: Event): Rebuilt {
  const own = 'player' in event ? (view.players[event.player] as Mutable<Player>) : undefined;
  if (own !== undefined) ofPlayer(view, own, event);
  switch (event.type) {
    case 'trajan-card-chosen':
      view.trajan[view.trajan.length - 1] = event.card;
      break;
    case 'round-began':
      Object.assign(view, { phase: 'draft', round: event.round, startPlayer: event.startPlayer });
      view.streets.push(...event.streets);
      view.streetDeck -= event.streets.length;
      break;
    case 'tile-received': {
      const from = view.players[event.from];
      if (from !== undefined) from.draft.passed = event.secret?.tile ?? FACE_DOWN;
      break;
    }
    case 'turn-ended':
      view.current = null;
      break;
    case 'round-ended':
      for (const player of view.players) {
        const { kept, passed } = player.draft;
        for (const tile of [kept, passed]) if (tile !== null) player.spent.push(tile);
        player.draft = { taken: [], kept: null, passed: null, shown: false };
      }
      if (event.round % numbers.roundsPerCycle === 0) view.phase = 'payment';
      break;
    case 'game-ended':
      view.phase = 'over';
      break;
    default:
  }
  return view;
}

/** Updates `own`, the area of the player of an event. */
function ofPlayer(view: Rebuilt, own: Mutable<Player>, event: Event): void {
  const { current, viewer, options, forum, players } = view;
  const isSimultaneous = options.draftMode === 'simultaneous';
  const left = 'player' in event ? players[(event.player + 1) % players.length] : undefined;
  /** true if the viewer did not see the action when the player took it */
  const isNews = isSimultaneous && 'player' in event && event.player !== viewer;
  switch (event.type) {
    case 'cranes-placed':
      own.cranes = corners.map((corner) => ({ color: event.layout[corner], status: 'covered' }));
      break;
    case 'start-citizen-drawn':
      if (own.preparation !== null) own.preparation.start = event.tile;
      break;
    case 'citizen-placed': {
      const row = own.rows[event.row - 1];
      row?.citizens.push(event.owner);
      if (row !== undefined) row.active = true;
      if (current !== null && event.from !== 'start') current.tiles[event.from] = null;
      break;
    }
    case 'slide-bar-turned':
      own.improved = true;
      break;
    case 'corner-citizens-placed':
      for (const { cell, tile } of event.tiles) own.tiles[cellOf(cell)] = tile;
      break;
    case 'colonia-prepared':
      own.cranes = corners.map((corner) => ({ color: event.layout[corner], status: 'covered' }));
      own.rows = citizenRowIds.map((row) => ({
        citizens: row === event.row ? [event.player] : [],
        active: row === event.row,
      }));
      own.improved = citizenRows.some(({ row, ability }) => row === event.row && ability === 'merchant-1');
      own.preparation = null;
      own.tiles = cellIds.map((cell) =>
        temples.includes(cell) ? null : (event.corners.find((corner) => corner.cell === cell)?.tile ?? FACE_DOWN),
      );
      own.leftover = event.secret?.leftover ?? FACE_DOWN;
      own.spent = [event.start];
      break;
    case 'tile-taken':
      own.tiles[cellOf(event.cell)] = null;
      own.draft.taken.push({
        cell: cellOf(event.cell),
        tile: event.tile ?? event.secret?.tile ?? FACE_DOWN,
        tribune: event.tribune,
      });
      break;
    case 'tile-kept': {
      const tiles = own.draft.taken.map(({ tile }) => tile);
      const kept = event.secret?.tile;
      own.draft.kept = kept ?? FACE_DOWN;
      if (kept !== undefined) tiles.splice(tiles.indexOf(kept), 1);
      own.draft.passed = event.passes ? (kept === undefined ? FACE_DOWN : (tiles[0] ?? null)) : null;
      break;
    }
    case 'tiles-drafted':
      if (!isNews) break;
      for (const { cell, tile, tribune } of event.taken) {
        own.tiles[cellOf(cell)] = null;
        own.draft.taken.push({ cell: cellOf(cell), tile: tile ?? FACE_DOWN, tribune });
        if (tribune) own.resources.tribune -= numbers.tribunesPerIgnoredCard;
        for (const [i, corner] of corners.entries()) {
          const crane = own.cranes[i];
          if (CORNERS[corner] === cell && crane !== undefined) crane.status = 'exposed';
        }
      }
      own.draft.kept = event.taken.length > 0 ? FACE_DOWN : null;
      own.draft.passed = event.taken.length > 1 ? FACE_DOWN : null;
      break;
    case 'turn-began':
      view.phase = 'turns';
      own.draft.shown = true;
      own.draft.kept = event.own;
      if (left !== undefined) left.draft.passed = event.foreign;
      view.current = {
        player: event.player,
        tiles: { own: event.own, foreign: event.foreign, grid: null },
        fromReserve: false,
        buildActions: numbers.buildActionsPerTurn,
        endingTrack: null,
        left: {
          'merchant-swap': numbers.merchantSwapsPerTurn,
          'craftsman-worker': numbers.craftsmanWorkersPerTurn,
          'craftsman-builder': numbers.craftsmanBuildersPerTurn,
        },
      };
      break;
    case 'reserve-tile-picked':
      own.reserve.splice(own.reserve.indexOf(event.tile), 1);
      if (current !== null) {
        current.tiles.foreign = event.tile;
        current.fromReserve = true;
      }
      break;
    case 'tile-put-away': {
      if (current !== null) current.tiles[event.from] = null;
      if (event.place === 'ship') own.ship++;
      if (event.place === 'reserve') own.reserve.push(event.tile);
      const owner = players[event.owner];
      if (event.place === 'box' && owner !== undefined) owner.removed++;
      break;
    }
    case 'gained': {
      own.resources[event.resource] += event.amount;
      const { source } = event;
      if (current !== null && source.kind === 'conversion' && source.conversion in current.left)
        current.left[source.conversion as keyof typeof current.left]--;
      break;
    }
    case 'paid':
      own.resources[event.resource] -= event.amount;
      break;
    case 'upgraded':
      own.position = event.position;
      break;
    case 'points-gained':
      own.points[event.row] += event.amount;
      break;
    case 'crane-exposed':
    case 'crane-scored': {
      const crane = own.cranes[corners.indexOf(event.corner)];
      if (crane !== undefined) crane.status = event.type === 'crane-scored' ? 'scored' : 'exposed';
      break;
    }
    case 'building-chosen':
      if (current !== null) {
        current.buildActions--;
        current.endingTrack = null;
      }
      break;
    case 'built':
      event.cells.forEach((cell, i) => {
        own.buildings[cellOf(cell)] = event.buildings[i] ?? null;
      });
      if (view.supply !== null) view.supply[event.supply]--;
      break;
    case 'marker-moved':
      own.tracks[event.track] = event.level;
      break;
    case 'build-action-gained':
      if (current !== null) {
        current.buildActions++;
        if (options.trackEnd === 'after-action') current.endingTrack = event.source.track;
      }
      break;
    case 'envoy-placed':
      own.ship--;
      forum.envoys[squareOf(view, event.square)] = event.player;
      break;
    case 'grid-tile-taken':
      own.tiles[cellOf(event.cell)] = null;
      own.spent.push(event.tile);
      if (current !== null) current.tiles.grid = event.tile;
      break;
    case 'citizens-active':
      if (isNews) own.resources.coin -= event.rows.length * numbers.coinsPerCitizenRow;
      setActive(own, event.rows);
      break;
    case 'citizens-paid':
      setActive(own, event.rows);
      break;
    case 'citizens-unpaid':
      setActive(own, []);
      break;
    default:
  }
}

function setActive(own: Mutable<Player>, rows: readonly number[]): void {
  own.rows.forEach((row, i) => {
    row.active = rows.includes(i + 1);
  });
}

/** Returns the index of a square. */
function squareOf({ forum }: Rebuilt, square: string): number {
  const [row = 0, column = 0] = (square.match(/\d+/g) ?? []).map(Number);
  return row * forumGrid(forum.arrangement).width + column;
}

export const VIEWERS = (players: number): Viewer[] => [...Array(players).keys(), 'spectator'];
