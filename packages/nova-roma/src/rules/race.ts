/** RACE: chariots on the three tracks, lines, golden wheels and the charioteer (section 5g of the rules, NR-5.63). */
import {
  type Effects,
  invalidState,
  playerAt,
  type Questions,
  type Seat,
  type Tasks,
  type Why,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type TrackId, trackIds } from '../components/ids';
import type { MutableState, NovaRoma, Owner, Question, Racer, Seen, Space } from '../types';
import { oneEach } from './actions';
import { turnOver } from './estate';
import { activateFollower } from './followers';
import { gain, notEnough, pay } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type AdvanceQuestion = Extract<Question, { ask: 'advance' }>;

/** NR-3.15 Returns the space of a marker on a track. It is 0 on the start space, and for a marker that is not on the track. */
export function spaceOf(seen: Pick<Seen, 'tracks'>, track: TrackId, marker: Owner): number {
  for (const racer of seen.tracks[track]) if (racer.marker === marker) return racer.space;
  return 0;
}

/**
 * Returns the markers on one track at the start, the leader first. The players' markers are on the start space; `stack` lists them, the
 * lowest first. With one or two players the neutral marker is ahead (NR-8.3, NR-8.12, NR-8.20).
 */
export function startRacers(catalog: Catalog, stack: readonly Seat[]): Racer[] {
  const neutral = catalog.components.neutralSpaces[stack.length - 1];
  const own = stack.map((marker): Racer => ({ marker, space: 0 }));
  return neutral === undefined ? own : [{ marker: 'neutral', space: neutral }, ...own];
}

/**
 * Moves a marker one space ahead, on top of the markers there (NR-5.57), and returns its new space. `racers` lists the leader first. Of
 * the markers on one space, it lists the lowest first. So the moved marker comes after all markers on its new space or ahead of it.
 */
export function moveMarker(racers: Racer[], marker: Owner): number {
  const from = racers.findIndex((racer) => racer.marker === marker);
  const moved = racers[from];
  if (moved === undefined) invalidState('the marker must be on the track');
  moved.space++;
  let to = from;
  for (let ahead = racers[to - 1]; ahead !== undefined && ahead.space < moved.space; ahead = racers[to - 1]) {
    racers[to] = ahead;
    to--;
  }
  racers[to] = moved;
  return moved.space;
}

/** Moves a marker one space ahead, emits `chariot-advanced` and returns the new space. */
export function advance(state: MutableState, track: TrackId, marker: Owner, effects: Effects<NovaRoma>): number {
  const space = moveMarker(state.tracks[track], marker);
  effects.emit?.({ type: 'chariot-advanced', marker, track, space });
  return space;
}

/** Returns the number of spaces left to advance, by the strength (NR-5.56) or by a special tile (NR-5.310). */
export const spacesLeft = (catalog: Catalog, seen: Seen, { tile, done }: AdvanceQuestion): number =>
  (tile === null ? strengthOf(seen) : catalog.components.specialEffects.hippodrome.spaces) - done;

function refuseAdvance(catalog: Catalog, seen: Seen, player: Seat, track: TrackId): Why | undefined {
  const space = spaceOf(seen, track, player);
  if (space >= catalog.track.end) return 'NR-5.62 the marker is on the last space';
  return (catalog.track.horsesTo[space + 1] ?? 0) > playerAt(seen, player).goods.horse
    ? 'NR-5.59 not enough horses for the line'
    : undefined;
}

/** Advances a player's marker one space: pays the horses of the line, then asks for the reward of the wheel (NR-5.59, NR-5.60, NR-5.61). */
function drive(catalog: Catalog, state: MutableState, player: Seat, track: TrackId, effects: Effects<NovaRoma>): void {
  const { horsesTo, wheel } = catalog.track;
  const space = advance(state, track, player, effects);
  const horses = horsesTo[space] ?? 0;
  if (horses > 0) pay(state, player, { horse: horses }, { kind: 'track', track }, effects);
  if (wheel[space]) effects.next({ ask: 'wheel', player, track });
}

const advances = oneEach('advance-chariot', 'track', trackIds);
const charioteers = oneEach('spend-charioteer', 'track', trackIds);
const wheelRewards = oneEach('wheel-reward', 'choice', ['achievement-marker', 'influence'] as const);

/** Returns the reason why a track has no action: another marker is moving (NR-5.310, NR-5.313), or there is no such track. */
const refuseTrack = (given: unknown, clause: 'NR-5.310' | 'NR-5.313'): Why =>
  trackIds.some((track) => track === given)
    ? `${clause} only the same marker moves on`
    : 'NR-3.15 there is no such track';

/** Returns the clause that allows the charioteer: in the action, or in the effect of a special tile. */
const clauseOf = ({ tile }: { readonly tile: Space | null }) => (tile === null ? 'NR-5.58' : 'NR-5.313');

/** Returns the actions in `all`, which has one action for each track. If `only` is a track, returns only the action for that track. */
const onTracks = <A extends { readonly track: TrackId }>(all: readonly A[], only: TrackId | null): readonly A[] =>
  only === null ? all : all.filter(({ track }) => track === only);

export const raceTasks: Tasks<NovaRoma, 'race'> = {
  race: (_, { player }, effects) =>
    effects.next(
      { ask: 'advance', player, tile: null, track: null, done: 0, window: 'strength' },
      { ask: 'charioteer', player, tile: null, track: null, window: 'open' },
      { ask: 'window', player, window: 'open' },
    ),
};

export const raceQuestions = (catalog: Catalog): Questions<NovaRoma, 'advance' | 'charioteer' | 'wheel'> => ({
  advance: {
    asked: 'if-any',
    pendingReason: (_, { tile }) => {
      const clause = tile === null ? 'NR-5.56' : 'NR-5.310';
      return `${clause} first advance a marker, or stop`;
    },
    moves: {
      'advance-chariot': {
        whyUnknown: (_, { track }) => refuseTrack(track, 'NR-5.310'),
        candidates: (_, { player, track }) => onTracks(advances(player), track),
        refuse: (seen, { player, track }) => refuseAdvance(catalog, seen, player, track),
        apply: (state, { player, track }, effects, question) => {
          const { tile } = question;
          drive(catalog, state, player, track, effects);
          if (tile !== null) turnOver(state, player, tile, effects);
          const only = tile === null ? null : track; // NR-5.310 a special tile moves only one marker
          const next: AdvanceQuestion = { ...question, track: only, done: question.done + 1, window: null };
          if (spacesLeft(catalog, state, next) > 0) effects.next(next);
          // NR-5.313 the artisan is offered after the whole movement
          else if (tile !== null) effects.next({ ask: 'charioteer', player, tile, track, window: null });
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
  charioteer: {
    asked: 'if-any',
    pendingReason: (_, question) => `${clauseOf(question)} first spend an artisan on one more space or skip this step`,
    moves: {
      'spend-charioteer': {
        whyUnknown: (_, { track }) => refuseTrack(track, 'NR-5.313'),
        candidates: (_, { player, track }) => onTracks(charioteers(player), track),
        unavailable: (seen, question) =>
          playerAt(seen, question.player).artisans < 1 ? notEnough(clauseOf(question), 'artisan') : undefined,
        refuse: (seen, { player, track }) => refuseAdvance(catalog, seen, player, track),
        apply: (state, { player, track }, effects) => {
          pay(state, player, { artisan: 1 }, { kind: 'track', track }, effects);
          drive(catalog, state, player, track, effects);
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
  wheel: {
    asked: 'if-choice', // NR-5.61
    pendingReason: 'NR-5.60 first choose what the golden wheel gives',
    moves: {
      'wheel-reward': {
        whyUnknown: 'NR-5.60 the wheel gives an achievement marker or influence',
        candidates: (_, { player }) => wheelRewards(player),
        refuse: (seen, { player, choice }) =>
          choice === 'achievement-marker' && playerAt(seen, player).achievementMarkers.hippodrome === 0
            ? 'NR-5.61 no achievement marker is left at the hippodrome'
            : undefined,
        apply: (state, { player, choice }, effects, { track }) => {
          if (choice === 'influence') {
            gain(catalog, state, player, catalog.components.numbers.wheelReward, { kind: 'track', track }, effects);
            return;
          }
          const { achievementMarkers } = playerAt(state, player);
          achievementMarkers.hippodrome--;
          achievementMarkers.own++;
          effects.emit?.({ type: 'achievement-marker-taken', player, track });
        },
      },
    },
  },
});

/** True if a race could change anything for a player. */
export const canRace = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  trackIds.some((track) => refuseAdvance(catalog, seen, player, track) === undefined);
