/** The benefits of gray buildings: columns, the three tracks and their ends (sections 5.5 and 5.7 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure, type Tasks, type Why } from '@ludi-romani/core';
import { type BuildOption, type Catalog, isColor } from '../components/catalog';
import { benefitLevels, type CellId, cellIds, colors, TOP_LEVEL, type TrackId, trackIds } from '../components/ids';
import type { Benefit } from '../components/shapes';
import type {
  CurrentTurn,
  EnvoyRule,
  ForumTrajanum,
  MutableState,
  Row,
  Seen,
  Source,
  Task,
  TrackSource,
} from '../types';
import { oneEach } from './actions';
import { cellNamed, takeOff, whyNoTile } from './colonia';
import { askBonuses, askEnvoy, canSend } from './envoys';
import { columnValue } from './round';
import { activeCitizens } from './scoring';
import { gain, gainOf, score } from './supply';
import { currentTurn } from './turn';

type TrackTask = Extract<Task, { do: 'track' }>;
type EnvoysTask = Extract<Task, { do: 'envoys' }>;

const isTrack = (building: string): building is TrackId => (trackIds as readonly string[]).includes(building);

/** FT-5.44, FT-5.48 Scores a column, or the end of a track. */
function scoreColumn(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  row: Row,
  source: Source,
  effects: Effects<ForumTrajanum>,
): void {
  score(state, player, row, columnValue(catalog, state) + activeCitizens(playerAt(state, player)), source, effects);
}

/**
 * Scores the column of a tile that was just built with its first half on `cell`. Returns the tasks of its other benefits: the step on a
 * track, unless the marker has reached the end (FT-5.50), and the envoys.
 */
export function benefits(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  { cells }: BuildOption,
  cell: CellId,
  effects: Effects<ForumTrajanum>,
): readonly [TrackTask | null, EnvoysTask | null] {
  const [first] = cells;
  if (first === 'column') scoreColumn(catalog, state, player, 'columns', { kind: 'column', cell }, effects);
  const track = cells.find(isTrack);
  const color = cells.find(isColor);
  return [
    track !== undefined && playerAt(state, player).tracks[track] < TOP_LEVEL ? { do: 'track', player, track } : null,
    color === undefined ? null : { do: 'envoys', player, color, left: cells.filter(isColor).length },
  ];
}

export const benefitTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'track' | 'track-end'> => ({
  // FT-5.45, FT-5.48, FT-5.49
  track: (state, { player, track }, effects) => {
    const { tracks } = playerAt(state, player);
    tracks[track]++;
    effects.emit?.({ type: 'marker-moved', player, track, level: tracks[track] });
    effects.next({ ask: 'benefit', player, track });
    if (tracks[track] === TOP_LEVEL) effects.next({ do: 'track-end', player, track });
  },
  'track-end': (state, { player, track }, effects) => {
    if (currentTurn(state).endingTrack !== track) endTrack(catalog, state, player, track, effects);
  },
});

/** FT-5.48 Moves a marker to the Trajan column and scores the end of the track. */
export function endTrack(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  track: TrackId,
  effects: Effects<ForumTrajanum>,
): void {
  effects.emit?.({ type: 'marker-at-column', player, track });
  scoreColumn(catalog, state, player, 'tracks', { kind: 'track', track, level: TOP_LEVEL }, effects);
}

/** The effect of a kind of benefit, and the reason for refusing a benefit that would have no effect now (FT-5.47, FT-5.74). */
interface BenefitEffect<B extends Benefit> {
  refuse?(catalog: Catalog, seen: Seen, player: Seat, benefit: B): Why | undefined;
  apply(
    catalog: Catalog,
    state: MutableState,
    player: Seat,
    benefit: B,
    source: TrackSource,
    effects: Effects<ForumTrajanum>,
  ): void;
}

type BenefitEffects = { readonly [K in Benefit['benefit']]: BenefitEffect<Extract<Benefit, { readonly benefit: K }>> };

/** Returns the effect of a benefit that sends an envoy without the area rule. */
const envoyOn = (rule: EnvoyRule): BenefitEffect<Benefit> => ({
  refuse: (_, seen, player) => {
    if (playerAt(seen, player).ship === 0) return 'FT-5.74 you have no envoy on your ship';
    return canSend(seen, player, rule, null) ? undefined : 'FT-5.74 no square is free for the envoy';
  },
  apply: (_, state, player, __, ___, effects) =>
    askEnvoy(state, { player, rule, color: null, optional: false, left: 1 }, effects),
});

const EFFECTS: BenefitEffects = {
  // FT-5.51, FT-5.55, FT-5.57
  gain: {
    refuse: ({ components }, seen, player, { gain: { upgrade = 0, ...rest } }) =>
      upgrade === 0 ||
      Object.keys(rest).length > 0 ||
      playerAt(seen, player).position < components.prestige.lastPosition
        ? undefined
        : 'FT-5.74 your slide bar is at the end of the prestige track',
    apply: (catalog, state, player, benefit, source, effects) =>
      gain(catalog, state, player, benefit.gain, source, effects),
  },
  // FT-5.51
  'choose-worker': {
    apply: (catalog, state, player, benefit, source, effects) => {
      gain(catalog, state, player, benefit.gain, source, effects);
      effects.next({ ask: 'worker', player, source: { ...source } });
    },
  },
  // FT-5.57
  'area-bonus': {
    apply: (catalog, state, player, _, source, effects) => askBonuses(catalog, state, player, source, effects),
  },
  'envoy-on-eagle': envoyOn('eagle'), // FT-5.52
  'envoy-anywhere': envoyOn('any'), // FT-5.58
  // FT-5.53
  'grid-tile': {
    refuse: (_, seen, player) =>
      playerAt(seen, player).tiles.some((tile) => tile !== null) ? undefined : 'FT-5.74 no tile is left on your grid',
    apply: (_, __, player, ___, ____, effects) => effects.next({ ask: 'grid-tile', player }),
  },
  // FT-5.56 if the action is not used in this turn, it is lost
  'extra-building': {
    apply: (_, state, player, __, source, effects) => {
      const current: CurrentTurn = currentTurn(state);
      current.buildActions++;
      if (state.options.trackEnd === 'after-action' && playerAt(state, player).tracks[source.track] === TOP_LEVEL)
        current.endingTrack = source.track; // FT-5.49
      effects.emit?.({ type: 'build-action-gained', player, source });
    },
  },
};

const effectOf = (benefit: Benefit): BenefitEffect<Benefit> => EFFECTS[benefit.benefit] as BenefitEffect<Benefit>;

/** FT-5.45 Returns the benefit of a level of a track, 1 to 4. Throws LudiError `invalid-state` for any other level. */
export const benefitOf = ({ components }: Catalog, track: TrackId, level: number): Benefit =>
  sure(components.tracks[track][level - 1]);

const NO_TILE = 'FT-5.54 there is no tile on this cell';
const gridTiles = oneEach('take-grid-tile', 'cell', cellIds);
const levels = oneEach('choose-benefit', 'level', benefitLevels);

export const benefitQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'benefit' | 'worker' | 'grid-tile'> => ({
  benefit: {
    pendingReason: 'FT-5.45 first take a benefit of the track, or decline',
    moves: {
      'choose-benefit': {
        whyUnknown: 'FT-5.45 the track has no such level',
        candidates: (_, { player }) => levels(player),
        refuse: (seen, { player, level }, { track }) => {
          if (level === 0) return undefined;
          if (level > playerAt(seen, player).tracks[track]) return 'FT-5.46 your marker has not come that far';
          const benefit = benefitOf(catalog, track, level);
          return effectOf(benefit).refuse?.(catalog, seen, player, benefit);
        },
        apply: (state, { player, level }, effects, { track }) => {
          if (level === 0) return;
          effects.emit?.({ type: 'benefit-taken', player, track, level });
          const benefit = benefitOf(catalog, track, level);
          effectOf(benefit).apply(catalog, state, player, benefit, { kind: 'track', track, level }, effects);
        },
      },
    },
  },
  worker: {
    pendingReason: 'FT-5.51 first choose the color of the worker',
    moves: {
      'choose-worker': {
        whyUnknown: 'FT-5.51 there is no worker of this color',
        candidates: (_, { player }) => colors.map((color) => ({ type: 'choose-worker', player, color })),
        apply: (state, { player, color }, effects, { source }) =>
          gainOf(catalog, state, player, `worker-${color}`, 1, source, effects),
      },
    },
  },
  'grid-tile': {
    pendingReason: 'FT-5.53 first take a tile from your grid',
    moves: {
      'take-grid-tile': {
        whyUnknown: (seen, { cell }, { player }) =>
          whyNoTile(catalog, playerAt(seen, player), cellNamed(cell), NO_TILE) ?? NO_TILE,
        candidates: (seen, { player }) => {
          const { tiles } = playerAt(seen, player);
          return gridTiles(player).filter((_, cell) => tiles[cell] !== null);
        },
        apply: (state, { player, cell }, effects) => {
          const tile = takeOff(catalog, state, player, catalog.cell(cell), effects, (taken) => ({
            type: 'grid-tile-taken',
            player,
            cell,
            tile: taken,
          }));
          playerAt(state, player).spent.push(tile);
          const current: CurrentTurn = currentTurn(state);
          current.tiles.grid = tile;
          effects.next({ do: 'use-tile', player, from: 'grid' });
        },
      },
    },
  },
});
