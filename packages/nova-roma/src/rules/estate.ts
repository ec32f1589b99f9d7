/**
 * The production area: artisans on its spaces, and what the tiles there do (section 5h of the rules, NR-5.68, NR-5.71, section 5k
 * of the rules, NR-5.303, NR-5.309, NR-5.312, NR-5.315).
 */
import { type Effects, playerAt, type Questions, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { SpecialKind } from '../components/ids';
import type { EstateTile } from '../components/shapes';
import type { MutableState, NovaRoma, Question, Seen, SeenArea } from '../types';
import { oneEach, single } from './actions';
import { affords, gain, inWords, pay, worthwhile } from './gains';
import { tamerCoins } from './permanent';
import { declining } from './skip';

/** Turns a special tile over, once its effect was used (NR-5.314). */
export function turnOver(state: MutableState, player: Seat, space: number, effects: Effects<NovaRoma>): void {
  const { turned } = playerAt(state, player);
  if (turned[space]) return;
  turned[space] = true;
  effects.tell?.({ type: 'tile-turned', player, space });
}

/** Why no artisan may be placed on a space of the production area. */
export function refuseArtisan(catalog: Catalog, seen: Seen, player: Seat, space: number): Why | undefined {
  const { artisans, placed, tiles } = playerAt(seen, player);
  if (artisans < 1) return 'NR-5.67 no artisan is available';
  if (placed[space]) return 'NR-5.70 an artisan stands there already';
  const tile = tiles[space];
  return tile != null && catalog.estateTile(tile).kind === 'animal' && tamerCoins(catalog, seen, player) === null
    ? 'NR-5.304 no artisan may stand on an animal'
    : undefined;
}

/** Whether there is a space for an artisan: a follower that places one is not offered without it (NR-4.26). */
export const canPlaceArtisan = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  catalog.estate.some((_, space) => refuseArtisan(catalog, seen, player, space) === undefined);

const artisansOn = ({ placed }: SeenArea, spaces: readonly number[]): number =>
  spaces.reduce((sum, space) => (placed[space] ? sum + 1 : sum), 0);

/** Places an available artisan: the products of row and column, one for each artisan there (NR-5.69), then the tile (NR-5.72). */
export function placeArtisan(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  space: number,
  effects: Effects<NovaRoma>,
): void {
  const own = playerAt(state, player);
  const lines = catalog.estate[space];
  if (lines === undefined) return;
  own.artisans--;
  own.placed[space] = true;
  effects.tell?.({ type: 'artisan-placed', player, space });
  gain(catalog, state, player, { [lines.rowProduct]: artisansOn(own, lines.row) }, effects);
  gain(catalog, state, player, { [lines.columnProduct]: artisansOn(own, lines.column) }, effects);
  const tile = own.tiles[space];
  if (tile != null && !own.turned[space]) work(catalog, state, player, catalog.estateTile(tile), space, effects);
}

/** What a tile does for an artisan who was placed on it. */
function work(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  tile: EstateTile,
  space: number,
  effects: Effects<NovaRoma>,
): void {
  switch (tile.kind) {
    case 'production': // NR-5.301
      gain(catalog, state, player, tile.reward, effects);
      return;
    case 'conversion': // NR-5.302
      effects.next({ ask: 'conversion', player, conversion: tile.conversion });
      return;
    case 'animal': // NR-5.140
      gain(catalog, state, player, { coins: tamerCoins(catalog, state, player) ?? 0 }, effects);
      return;
    default:
      effects.next(special(catalog, tile.kind, player, space));
  }
}

/** The decision that the effect of a special tile begins with (section 5k of the rules, NR-5.309). */
function special(catalog: Catalog, kind: SpecialKind, player: Seat, tile: number): Question {
  switch (kind) {
    case 'recruit':
      return { ask: 'play-follower', player, tile, window: null };
    case 'sail':
      return { ask: 'sail', player, tile, spent: 0, window: null };
    case 'build':
      return { ask: 'building', player, tile, shape: catalog.components.specialEffects.build.shape, window: null };
    case 'income':
      return { ask: 'income', player, tile };
    case 'hippodrome':
      return { ask: 'advance', player, tile, track: null, done: 0, window: null };
  }
}

const conversions = single('use-conversion');
const incomes = oneEach('choose-income', 'option', ['goods', 'coins'] as const);

export const estateQuestions = (catalog: Catalog): Questions<NovaRoma, 'conversion' | 'income'> => ({
  conversion: {
    asked: 'if-any',
    moves: {
      'use-conversion': {
        candidates: (_, { player }) => conversions(player),
        refuse: (seen, { player }, { conversion }) => {
          const { pay: price, gain: gains } = catalog.conversion(conversion);
          if (!affords(playerAt(seen, player), price)) return 'NR-5.302 it cannot be paid';
          return worthwhile(catalog, seen, player, gains) ? undefined : 'NR-5.316 it would give nothing';
        },
        apply: (state, { player }, effects, { conversion }) => {
          const { pay: price, gain: gains } = catalog.conversion(conversion);
          pay(state, player, price, effects);
          gain(catalog, state, player, gains, effects);
        },
        describe: () => 'Converts.',
      },
      skip: declining('Converts nothing.'),
    },
  },
  income: {
    asked: 'if-choice', // NR-5.316 compulsory
    moves: {
      'choose-income': {
        candidates: (_, { player }) => incomes(player),
        refuse: (seen, { player, option }) =>
          worthwhile(catalog, seen, player, catalog.components.specialEffects.income[option])
            ? undefined
            : 'NR-5.316 it would give nothing',
        apply: (state, { player, option }, effects, { tile }) => {
          turnOver(state, player, tile, effects);
          gain(catalog, state, player, catalog.components.specialEffects.income[option], effects);
        },
        describe: (_, { option }) => `Takes ${inWords(catalog.components.specialEffects.income[option])}.`,
      },
    },
  },
});
