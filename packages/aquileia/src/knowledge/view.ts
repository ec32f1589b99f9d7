/** Who sees what (section 10 of the rules). A field that is not listed here, nobody sees. */
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

/** AQ-10.1 how many, and no more */
const counts = (decks: State['decks']): Seen['decks'] => ({
  slaves: decks.slaves.length,
  equi: decks.equi.length,
  stadium: decks.stadium.length,
  theatre: decks.theatre.length,
});

/** A player as the owner sees him, or as the others do. */
const seen = (catalog: Catalog, player: State['players'][number], isOwn: boolean): Seen['players'][number] => ({
  color: player.color,
  coins: player.coins,
  points: player.points,
  henchmen: player.henchmen,
  houses: player.houses,
  passed: player.passed,
  // AQ-10.2 of other hands what everybody saw: their size, and what was bought openly
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

/** What somebody knows of the cards of a race that others do not see. */
type Known = 'both' | 'given' | 'kept' | 'neither';

/** AQ-10.3, AQ-10.4, AQ-10.5, AQ-10.8 */
function known({ faceUp, winner, second, given }: Race, viewer: Viewer, isOver: boolean): Known {
  if (viewer === winner || (isOver && second !== null)) return 'both';
  // an equal card may be the one that lay face up or its twin
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
