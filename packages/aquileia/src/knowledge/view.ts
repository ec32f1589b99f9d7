/** Who sees what (section 10 of the rules). */
import type { Viewer } from '@ludi-romani/core';
import type { State, View } from '../types';

export function view(state: State, viewer: Viewer): Omit<View, 'viewer' | 'pending'> {
  const { decks, races, players, pending } = state;
  const isOver = pending.length === 0;
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
    // AQ-10.1 how many, and no more
    decks: {
      slaves: decks.slaves.length,
      equi: decks.equi.length,
      stadium: decks.stadium.length,
      theatre: decks.theatre.length,
    },
    races: races.map((race) => seenRace(race, viewer, isOver)),
    // AQ-10.2 of other hands neither kinds nor size
    players: players.map((player, seat) => (seat === viewer ? player : { ...player, hand: null })),
  };
}

/** AQ-10.3, 10.4, 10.5 */
function seenRace(race: State['races'][number], viewer: Viewer, isOver: boolean): View['races'][number] {
  const { faceUp, winner, second, kept, given } = race;
  const isWinner = viewer === winner;
  // an equal card may be the one that lay face up or its twin
  const followsForSecond = viewer === second && given !== faceUp;
  return {
    faceUp,
    winner,
    second,
    kept: isOver || isWinner || followsForSecond ? kept : null,
    given: isWinner || viewer === second || (isOver && second !== null) ? given : null,
  };
}
