/** The views (section 10 of the rules). No viewer sees a field that is not listed here. */
import type { Once, Position, Shown, Viewer } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { held } from '../rules/hands';
import type { Aquileia, State } from '../types';

type Seen = Shown<Aquileia>;
type Race = State['races'][number];

export function view(catalog: Catalog, state: Position<Aquileia>, viewer: Viewer, once: Once): Seen {
  const isOver = state.pending.length === 0;
  return {
    round: state.round,
    startPlayer: state.startPlayer,
    track: state.track,
    spaces: state.spaces,
    sites: state.sites,
    harbour: state.harbour,
    bank: state.bank,
    market: state.market,
    discards: state.discards,
    stadiumCard: state.stadiumCard,
    blueDice: state.blueDice,
    strengths: state.strengths,
    auction: state.auction,
    decks: once(state.decks, 'counts', counts),
    races: state.races.map((race) => once(race, known(race, viewer, isOver), raceSeen)),
    players: state.players.map((player, seat) =>
      once(player, seat === viewer ? 'own' : 'other', (area, whose) => seen(catalog, area, whose === 'own')),
    ),
  };
}

/** Returns the number of cards in each deck, and nothing else (AQ-10.1). */
const counts = (decks: State['decks']): Seen['decks'] => ({
  slaves: decks.slaves.length,
  equi: decks.equi.length,
  stadium: decks.stadium.length,
  theatre: decks.theatre.length,
});

/** Returns a player's area as its owner sees it, or as all other viewers see it. */
const seen = (catalog: Catalog, player: State['players'][number], isOwn: boolean): Seen['players'][number] => ({
  color: player.color,
  coins: player.coins,
  points: player.points,
  henchmen: player.henchmen,
  houses: player.houses,
  passed: player.passed,
  // AQ-10.2 other viewers see only the size of the hand and the openly bought cards
  hand: isOwn ? player.hand : null,
  handSize: handSize(catalog, player),
  bought: player.bought,
  theatre: player.theatre, // AQ-10.6
});

function handSize({ handCards }: Catalog, player: State['players'][number]): Seen['players'][number]['handSize'] {
  const size = { slaves: 0, equi: 0 };
  for (const { id, deck } of handCards) size[deck] += held(player, id);
  return size;
}

/** The cards of a race that a viewer knows. */
type Known = 'both' | 'given' | 'kept' | 'neither';

/** Returns the cards of a race that the viewer knows (AQ-10.3, AQ-10.4, AQ-10.5, AQ-10.8). */
function known({ faceUp, winner, second, given }: Race, viewer: Viewer, isOver: boolean): Known {
  if (viewer === winner || (isOver && second !== null)) return 'both';
  // if the given card is of the kind of the face-up card, the winner may have kept either card
  if (viewer === second) return given === faceUp ? 'given' : 'both';
  return isOver ? 'kept' : 'neither';
}

const raceSeen = ({ faceUp, winner, second, kept, given }: Race, known: Known): Seen['races'][number] => ({
  faceUp,
  winner,
  second,
  kept: known === 'both' || known === 'kept' ? kept : null,
  given: known === 'both' || known === 'given' ? given : null,
});
