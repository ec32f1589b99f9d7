/** The views of a state (section 10 of the rules). Fields that are not listed here are hidden from all viewers. */
import type { Once, Position, Shown, Viewer } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { NovaRoma, State } from '../types';

type Area = State['players'][number];

export function view(state: Position<NovaRoma>, viewer: Viewer, once: Once): Shown<NovaRoma> {
  return {
    round: state.round,
    phase: state.phase,
    startPlayer: state.startPlayer,
    startMarkerClaimedBy: state.startMarkerClaimedBy,
    forumTiles: state.forumTiles,
    forum: state.forum,
    emperorTiles: state.emperorTiles,
    turn: state.turn,
    running: state.running,
    displays: state.displays,
    special: state.special,
    discards: state.discards,
    removed: state.removed,
    artisanSupply: state.artisanSupply,
    tracks: state.tracks,
    city: state.city,
    rewardTiles: state.rewardTiles,
    preferredChariot: state.preferredChariot,
    nextChariot: state.nextChariot,
    mosaicDisplay: state.mosaicDisplay,
    ai: state.ai,
    decks: once(state.decks, 'counts', counts),
    players: state.players.map((player, seat) => once(player, seat === viewer ? 'own' : 'other', seen)),
  };
}

/** Returns the number of cards in each deck. */
const counts = (decks: State['decks']): Shown<NovaRoma>['decks'] => ({
  shipping: decks.shipping.length,
  building: decks.building.length,
  estate: decks.estate.length,
  special: decks.special.length,
  followers: decks.followers.length,
  emperor: decks.emperor.length,
  chariot: decks.chariot.length,
  green: decks.green.length,
  yellow: decks.yellow.length,
  orange: decks.orange.length,
});

/** Returns a player as the owner or another viewer sees it. */
const seen = (player: Area, whose: 'own' | 'other'): Shown<NovaRoma>['players'][number] => ({
  coins: player.coins,
  goods: player.goods,
  influence: player.influence,
  artisans: player.artisans,
  patricians: player.patricians,
  legionaries: player.legionaries,
  hand: whose === 'own' ? player.hand : handSeen(player),
  shown: player.shown,
  blind: player.blind,
  draft: player.draft && draftSeen(player.draft, whose === 'own'),
  row: player.row,
  tiles: player.tiles,
  turned: player.turned,
  placed: player.placed,
  mosaic: player.mosaic,
  claims: player.claims,
  achievementMarkers: player.achievementMarkers,
  blocks: player.blocks,
  ships: player.ships,
  contracts: player.contracts,
  chariots: player.chariots,
});

const nothing = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** Returns the cards taken from the display, then `null` for the others, so that positions in the hand reveal nothing. */
const handSeen = ({ hand, shown }: Area): (FollowerId | null)[] => [...shown, ...nothing(hand.slice(shown.length))];

const draftSeen = (
  { packets, picks, rejected }: NonNullable<Area['draft']>,
  isOwn: boolean,
): Shown<NovaRoma>['players'][number]['draft'] =>
  isOwn
    ? { packets, picks, rejected }
    : { packets: packets.map(nothing), picks: nothing(picks), rejected: nothing(rejected) };
