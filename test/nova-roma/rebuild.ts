/** Rebuilds a view, without its pending frames, from events alone, as an app can do. */
import { clone, type Mutable, type Viewer } from '@ludi-romani/core';
import {
  type Event,
  engine,
  goodIds,
  type Options,
  type State,
  standardComponents,
  type View,
} from '@ludi-romani/nova-roma';
import { at } from './scene';

/** A view without its pending frames, viewer and options. */
export type Board = Mutable<Omit<View, 'pending' | 'viewer' | 'options'>>;
type Area = Board['players'][number];
type Card = number | null;

/** An event as a viewer receives it, without the secrets of others. */
export type Heard<E = Event> = E extends { secret: infer S } ? Omit<E, 'secret'> & { readonly secret?: S } : E;

/** Returns the view of a state without its pending frames, viewer and options. */
export function seen(state: State, viewer: Viewer): Board {
  const { pending: _, viewer: __, options: ___, ...board } = engine.view(state, viewer);
  return clone(board) as Board;
}

const { numbers, zones, ...components } = standardComponents;
const times = <T>(count: number, what: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => what(i));
const nulls = (count: number): null[] => times(count, () => null);

/** Returns the table before the setup. */
export function empty({ players, mosaicDraft = false, followerDraft = false }: Omit<Options, 'seed'>): Board {
  const mosaicTiles = mosaicDraft ? components.mosaicTiles.length / 3 : 0;
  const slots = () => nulls(numbers.slots);
  return {
    round: 1,
    phase: 'draft',
    startPlayer: 0,
    startMarkerClaimedBy: null,
    forumTiles: [],
    forum: nulls(16),
    emperorTiles: [],
    turn: null,
    running: null,
    displays: { shipping: slots(), building: slots(), estate: slots(), followers: slots() },
    special: null,
    discards: [],
    removed: { estate: [], shipping: [], chariots: [] },
    artisanSupply: numbers.artisans,
    tracks: { 'track-1': [], 'track-2': [], 'track-3': [] },
    city: Object.fromEntries(zones.map(({ id, rows }) => [id, nulls(rows.join('').length)])) as Board['city'],
    rewardTiles: Object.fromEntries(
      zones.flatMap(({ id, rows }) =>
        times(rows.join('').match(/r/gi)?.length ?? 0, (i) => [`${id.toLowerCase()}-r${i + 1}`, null]),
      ),
    ),
    preferredChariot: null,
    nextChariot: null,
    mosaicDisplay: { green: [], yellow: [], orange: [] },
    ai: null,
    decks: {
      shipping: components.shippingContracts.length,
      building: components.buildingContracts.length,
      estate: components.basicEstateTiles.length,
      special: components.specialEstateTiles.length,
      followers: components.followers.length,
      emperor: players === 1 ? components.emperorTiles.length : numbers.emperorTiles,
      chariot: numbers.chariotTiles,
      green: mosaicTiles,
      yellow: mosaicTiles,
      orange: mosaicTiles,
    },
    players: times(players, () => ({
      coins: 0,
      goods: { wheat: 0, stone: 0, wood: 0, wine: 0, horse: 0 },
      influence: 0,
      artisans: 0,
      patricians: numbers.patricians,
      legionaries: players === 2 ? numbers.legionaries : 0,
      hand: [],
      shown: [],
      blind: 0,
      draft: followerDraft ? { packets: [], picks: [], rejected: [] } : null,
      row: [],
      tiles: nulls(9),
      turned: times(9, () => false),
      placed: times(9, () => false),
      mosaic: nulls(3),
      claims: times(9, () => false),
      achievementMarkers: { own: numbers.ownMarkers, hippodrome: numbers.hippodromeMarkers },
      blocks: numbers.blocks,
      ships: times(numbers.ships, () => ({ route: null, port: 0 })),
      contracts: { shipping: [], building: [] },
      chariots: [],
    })),
  };
}

const take = <T>(list: T[], item: T): boolean => {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
};
const ascending = (a: number, b: number): number => a - b;

/** Adds cards to a hand. Viewers other than its player see the cards that were shown, followed by `null` for each hidden card. */
function toHand(own: Area, cards: readonly Card[], shown: boolean, isOwn: boolean): void {
  const known = cards.filter((card) => card !== null);
  if (shown) own.shown = [...own.shown, ...known].sort(ascending);
  if (isOwn) own.hand = [...own.hand.filter((card) => card !== null), ...known].sort(ascending);
  else own.hand = [...own.shown, ...nulls(own.hand.length + cards.length - own.shown.length)];
}
function fromHand(own: Area, card: number, isOwn: boolean): void {
  take(own.shown, card);
  if (isOwn) take(own.hand, card);
  else own.hand = [...own.shown, ...nulls(own.hand.length - 1 - own.shown.length)];
}

/** Adds or subtracts amounts. Artisans come from the general supply and return there. */
function add(board: Board, player: number, amounts: Readonly<Record<string, number>>, by: 1 | -1): void {
  const own = at(board, player);
  own.coins += by * (amounts.coins ?? 0);
  own.influence += by * (amounts.influence ?? 0);
  own.artisans += by * (amounts.artisan ?? 0);
  board.artisanSupply -= by * (amounts.artisan ?? 0);
  for (const good of goodIds) own.goods[good] += by * (amounts[good] ?? 0);
}

const setSlot = (board: Board, display: keyof Board['displays'], slot: number, card: number | string | null): void => {
  (board.displays[display] as (number | string | null)[])[slot - 1] = card;
};

/** Applies an event to the board. */
export function rebuild(board: Board, event: Heard, viewer: Viewer): void {
  const isOwn = 'player' in event && event.player === viewer;
  const own = 'player' in event && event.player !== null ? at(board, event.player) : (undefined as never);
  const { turn, running } = board;
  switch (event.type) {
    case 'forum-tiles-laid':
      board.forumTiles = event.tiles;
      return;
    case 'reward-tile-laid':
      board.rewardTiles[event.space] = event.tile;
      return;
    case 'blocks-laid':
      for (const cell of event.cells) board.city[event.zone][cell] = 'neutral';
      return;
    case 'markers-stacked':
      board.tracks[event.track] = event.racers;
      return;
    case 'mosaic-dealt':
      own.mosaic = event.tiles;
      return;
    case 'followers-dealt':
      toHand(own, event.secret?.followers ?? nulls(event.count), false, isOwn);
      board.decks.followers -= event.count;
      return;
    case 'ai-began':
      board.ai = { vp: event.vp, ships: event.ships, contracts: [], chariots: [] };
      return;
    case 'mosaic-drafted':
      board.mosaicDisplay[event.color].splice(event.slot - 1, 1);
      own.mosaic[['green', 'yellow', 'orange'].indexOf(event.color)] = event.tile;
      return;
    case 'mosaic-revealed':
      board.mosaicDisplay[event.color].splice(event.slot - 1, 0, event.tile);
      board.decks[event.color]--;
      return;
    case 'packet-received':
      own.draft?.packets.push(event.secret?.cards ?? nulls(event.count));
      if (event.from === 'deck') board.decks.followers -= event.count;
      return;
    case 'follower-drafted':
      own.draft?.picks.push(event.secret?.follower ?? null);
      return;
    case 'packets-passed':
      // an earlier event reported the viewer's pick
      board.players.forEach((other, seat) => {
        if (seat !== viewer) other.draft?.picks.push(null);
      });
      return;
    case 'packet-kept':
      own.draft?.picks.push(...(event.secret?.followers ?? nulls(event.count)));
      return;
    case 'followers-kept': {
      const kept: Card[] = event.secret?.followers ?? [];
      toHand(own, kept, false, isOwn);
      if (own.draft !== null) own.draft.rejected = own.draft.picks.filter((card) => !kept.includes(card));
      return;
    }
    case 'draft-ended':
      board.players.forEach((other, seat) => {
        if (seat === viewer || other.draft === null) return;
        toHand(other, nulls(event.kept), false, false);
        other.draft.rejected = nulls(event.rejected);
      });
      return;
    case 'start-player':
      board.startPlayer = event.player;
      board.startMarkerClaimedBy = null;
      return;
    case 'round-began':
      board.round = event.round;
      board.phase = 'emperor';
      return;
    case 'emperor-stack-shuffled':
      board.decks.emperor = event.count;
      board.emperorTiles = [];
      return;
    case 'emperor-tile-revealed':
      board.decks.emperor--;
      board.emperorTiles.push(event.tile);
      return;
    case 'emperor-placed':
      board.forum[event.space] = 'emperor';
      board.phase = 'forum';
      return;
    case 'turn-began':
      board.turn = { player: event.player, space: null, lines: [], claimed: false };
      return;
    case 'patrician-placed':
      own.patricians--;
      board.forum[event.space] = event.player;
      if (turn !== null) Object.assign(turn, { space: event.space, lines: ['row', 'column'] });
      return;
    case 'legionary-placed':
      board.forum[event.space] = 'legionary';
      if (event.player !== null) own.legionaries--;
      return;
    case 'legionary-blocked':
      if (board.ai !== null) board.ai.vp += event.vp;
      return;
    case 'turn-ended':
      board.turn = null;
      return;
    case 'action-begun': {
      const { player, line, action, strength } = event;
      if (turn !== null) take(turn.lines, line);
      board.running = { player, action, strength, sub: null, waived: false, helped: false };
      return;
    }
    case 'action-forgone':
      if (turn !== null) take(turn.lines, event.line);
      return;
    case 'action-ended':
      board.running = null;
      for (const played of own.row) played.fresh = false;
      return;
    case 'petitioned':
      if (running !== null) running.sub = { action: event.action, strength: event.strength };
      return;
    case 'follower-activated':
      if (running !== null) running.helped = true;
      for (const played of own.row) if (played.follower === event.follower) played.exhausted = true;
      return;
    case 'follower-triggered':
      if (running !== null) running.helped = true;
      return;
    case 'strength-gained':
      if (running !== null) running.strength = event.strength;
      return;
    case 'artisan-waived':
      if (running !== null) running.waived = true;
      return;
    case 'gained':
      add(board, event.player, event.gains, 1);
      return;
    case 'paid':
      add(board, event.player, event.cost, -1);
      return;
    case 'followers-discarded':
      for (const card of event.followers) {
        if (event.from === 'hand') fromHand(own, card, isOwn);
        else own.row = own.row.filter(({ follower }) => follower !== card);
        board.discards.push(card);
      }
      return;
    case 'follower-taken':
      setSlot(board, 'followers', event.slot, null);
      toHand(own, [event.follower], true, isOwn);
      return;
    case 'follower-drawn':
      own.blind++;
      board.decks.followers--;
      toHand(own, [event.secret?.follower ?? null], false, isOwn);
      return;
    case 'follower-announced':
      if (own.shown.includes(event.follower)) return;
      if (!isOwn) own.hand.pop();
      toHand(own, isOwn ? [] : [event.follower], !isOwn, isOwn);
      if (isOwn) own.shown = [...own.shown, event.follower].sort(ascending);
      return;
    case 'follower-played':
      fromHand(own, event.follower, isOwn);
      own.row.push({ follower: event.follower, exhausted: false, fresh: true });
      return;
    case 'followers-shuffled':
      board.decks.followers = event.count;
      board.discards = [];
      return;
    case 'estate-tile-placed':
      if (event.slot === 'special') board.special = null;
      else setSlot(board, 'estate', event.slot, null);
      if (event.replaced !== null) board.removed.estate.push(event.replaced);
      own.tiles[event.space] = event.tile;
      own.turned[event.space] = false;
      return;
    case 'start-marker-claimed':
      board.startMarkerClaimedBy = event.player;
      return;
    case 'contract-taken':
      setSlot(board, event.kind, event.slot, null);
      own.contracts[event.kind].push(event.contract);
      return;
    case 'sailed': {
      const ship = own.ships[event.ship];
      if (ship !== undefined) Object.assign(ship, { route: event.route, port: ship.port + 1 });
      return;
    }
    case 'building-placed':
      for (const cell of event.cells) board.city[event.zone][cell] = event.player;
      own.blocks -= event.cells.length;
      return;
    case 'chariot-advanced': {
      const others = board.tracks[event.track].filter(({ marker }) => marker !== event.marker);
      const ahead = others.filter(({ space }) => space >= event.space).length;
      board.tracks[event.track] = [
        ...others.slice(0, ahead),
        { marker: event.marker, space: event.space },
        ...others.slice(ahead),
      ];
      return;
    }
    case 'achievement-marker-taken':
      own.achievementMarkers.hippodrome--;
      own.achievementMarkers.own++;
      return;
    case 'artisan-placed':
      own.artisans--;
      own.placed[event.space] = true;
      return;
    case 'tile-turned':
      own.turned[event.space] = true;
      return;
    case 'achievement-claimed':
      own.claims[event.space] = true;
      own.achievementMarkers.own--;
      if (turn !== null) turn.claimed = true;
      return;
    case 'card-slid': {
      const card = board.displays[event.display][event.from - 1] ?? null;
      setSlot(board, event.display, event.from, null);
      setSlot(board, event.display, event.slot, card);
      return;
    }
    case 'display-refilled':
      board.decks[event.display]--;
      setSlot(board, event.display, event.slot, event.card);
      return;
    case 'follower-revealed':
      board.decks.followers--;
      setSlot(board, 'followers', event.slot, event.follower);
      return;
    case 'special-revealed':
      board.decks.special--;
      board.special = event.tile;
      return;
    case 'tile-discarded':
      if (event.slot === 'special') board.special = null;
      else setSlot(board, 'estate', event.slot, null);
      board.removed.estate.push(event.tile);
      return;
    case 'follower-discarded':
      setSlot(board, 'followers', event.slot, null);
      board.discards.push(event.follower);
      return;
    case 'contract-discarded':
      setSlot(board, event.kind, event.slot, null);
      (event.kind === 'shipping' ? board.removed.shipping : board.ai?.contracts)?.push(event.contract);
      return;
    case 'chariot-tile-awarded': {
      const { winner, chariot } = event;
      board.preferredChariot = null;
      const pile = winner === 'neutral' ? (board.ai ?? board.removed) : at(board, winner);
      pile.chariots.push(chariot);
      return;
    }
    case 'chariot-preferred':
      board.decks.chariot -= (board.nextChariot === event.chariot ? 0 : 1) + (event.next === null ? 0 : 1);
      board.preferredChariot = event.chariot;
      board.nextChariot = event.next;
      return;
    case 'ai-sailed': {
      const ship = board.ai?.ships[event.ship];
      if (ship !== undefined) ship.port++;
      return;
    }
    case 'forum-cleared':
      board.forum = nulls(16);
      for (const other of board.players) {
        other.patricians = numbers.patricians;
        other.legionaries = board.players.length === 2 ? numbers.legionaries : 0;
      }
      return;
    case 'artisans-returned':
      own.placed.fill(false);
      own.artisans = event.kept;
      board.artisanSupply += event.returned;
      return;
    case 'followers-turned-up':
      for (const played of own.row) if (event.followers.includes(played.follower)) played.exhausted = false;
      return;
    case 'game-ended':
      board.phase = 'over';
      return;
    // these events change nothing on the board: their information follows from the board or is in the next events
    case 'reward-tile-completed':
    case 'track-ranked':
    case 'round-ended':
    case 'zone-ranked':
    case 'scored':
    case 'ai-scored':
      return;
    default:
      throw new Error(`unknown event: ${JSON.stringify(event satisfies never)}`);
  }
}
