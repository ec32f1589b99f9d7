/** Placing citizens in rows, and the bonus of the second citizen of a row (section 5.2 of the rules). */
import { type Effects, playerAt, type Questions, type Seat } from '@ludi-romani/core';
import { type Catalog, isColor } from '../components/catalog';
import type { CitizenRowId, ResourceId, RowBonusGain } from '../components/ids';
import type { SecondBonus } from '../components/shapes';
import type { CitizenSpaces, ForumTrajanum, MutableState, TileSource } from '../types';
import { askAreaBonus, askEnvoy } from './envoys';
import { hasSpace, isRow, SPACES, spacesOf } from './rows';
import { leftNeighbor } from './seats';
import { gain, gainOf } from './supply';

/**
 * Places a citizen in a row and activates the row (FT-5.12, FT-5.14). The second citizen of a row earns a bonus. A foreign citizen is a
 * tile of the left neighbor.
 */
export function placeCitizen(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  from: TileSource | 'start',
  row: CitizenRowId,
  effects: Effects<ForumTrajanum>,
): void {
  const own = playerAt(state, player);
  const spaces: CitizenSpaces = spacesOf(own, row);
  const owner = from === 'foreign' ? leftNeighbor(state, player) : player;
  spaces.citizens.push(owner);
  spaces.active = true;
  effects.emit?.({ type: 'citizen-placed', player, owner, row, from });
  // FT-5.16, FT-5.17 the slide bar is turned permanently, and keeps its position
  if (row === catalog.rowWith['merchant-1'] && !own.improved) {
    own.improved = true;
    effects.emit?.({ type: 'slide-bar-turned', player });
  }
  if (spaces.citizens.length === SPACES) SECOND[catalog.row(row).second.bonus](catalog, state, player, row, effects);
}

/** FT-5.24, FT-5.25, FT-5.26 For each bonus of a second citizen, the function that carries it out. */
const SECOND: Readonly<
  Record<
    SecondBonus['bonus'],
    (catalog: Catalog, state: MutableState, player: Seat, row: CitizenRowId, effects: Effects<ForumTrajanum>) => void
  >
> = {
  'place-envoy': (_, state, player, __, effects) =>
    askEnvoy(state, { player, rule: 'any', color: null, optional: true, left: 1 }, effects),
  'area-bonus': (_, __, player, row, effects) => askAreaBonus(player, 1, { kind: 'row', row }, effects),
  choose: (_, __, player, row, effects) => effects.next({ ask: 'row-bonus', player, row }),
  gain: (catalog, state, player, row, effects) => {
    const { second } = catalog.row(row);
    if (second.bonus === 'gain') gain(catalog, state, player, second.gain, { kind: 'row', row }, effects);
  },
};

export const citizenQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'citizen' | 'row-bonus'> => ({
  citizen: {
    pendingReason: 'FT-5.5 first place the citizen in a row',
    moves: {
      'place-citizen': {
        whyUnknown: (_, { row }) =>
          isRow(row) ? 'FT-5.5 the row is for citizens of another class' : 'FT-5.11 there is no such row',
        candidates: (seen, { player, from }) => {
          const { citizen } = catalog.tile(seen.current?.tiles[from] ?? '');
          return citizen === null ? [] : catalog.rowsOf[citizen].map((row) => ({ type: 'place-citizen', player, row }));
        },
        refuse: (seen, { player, row }) =>
          hasSpace(playerAt(seen, player), row) ? undefined : 'FT-5.13 the row is full',
        apply: (state, { player, row }, effects, { from }) => {
          if (state.current !== null) state.current.tiles[from] = null;
          placeCitizen(catalog, state, player, from, row, effects);
        },
      },
    },
  },
  'row-bonus': {
    pendingReason: 'FT-5.26 first choose the bonus of the second citizen',
    moves: {
      'choose-row-bonus': {
        whyUnknown: 'FT-5.26 this row has no such bonus',
        candidates: (_, { player, row }) => {
          const { second } = catalog.row(row);
          return second.bonus === 'choose'
            ? second.among.map((gained) => ({ type: 'choose-row-bonus', player, gain: gained }))
            : [];
        },
        apply: (state, { player, gain: gained }, effects, { row }) =>
          gainOf(catalog, state, player, figureOf(gained), 1, { kind: 'row', row }, effects),
      },
    },
  },
});

/** FT-5.26 Returns the resource of a chosen bonus. A color means a worker of that color. */
export const figureOf = (gained: RowBonusGain): ResourceId => (isColor(gained) ? `worker-${gained}` : gained);
