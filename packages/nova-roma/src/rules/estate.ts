/**
 * The production area: artisans on its spaces, and the effects of its tiles (section 5h of the rules, NR-5.68, NR-5.71, section 5k of
 * the rules, NR-5.303, NR-5.309, NR-5.312, NR-5.315).
 */
import { type Effects, invalidState, playerAt, type Questions, type Seat, sure, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { EstateTileId, SpecialKind } from '../components/ids';
import type { EstateTile } from '../components/shapes';
import type { MutableState, NovaRoma, Question, Seen, SeenArea, Space } from '../types';
import { oneEach, single } from './actions';
import { gain, lacking, notEnough, pay, worthwhile } from './gains';
import { tamerOf } from './permanent';
import { declining } from './skip';

/** Returns the tile on a space of the production area, which must have one. */
const tileOn = (seen: Seen, player: Seat, space: Space): EstateTileId => sure(playerAt(seen, player).tiles[space]);

/** Turns a special tile over, after the first use of its effect (NR-5.314). */
export function turnOver(state: MutableState, player: Seat, space: number, effects: Effects<NovaRoma>): void {
  const { turned } = playerAt(state, player);
  if (turned[space]) return;
  turned[space] = true;
  effects.emit?.({ type: 'tile-turned', player, space, tile: tileOn(state, player, space) });
}

/** Returns the reason why no artisan may be placed on a space of the production area, or `undefined`. */
export function refuseArtisan(catalog: Catalog, seen: Seen, player: Seat, space: number): Why | undefined {
  const { artisans, placed, tiles } = playerAt(seen, player);
  if (artisans < 1) return 'NR-5.67 no artisan is available';
  if (placed[space]) return 'NR-5.70 an artisan already stands there';
  const tile = tiles[space];
  return tile != null && catalog.estateTile(tile).kind === 'animal' && tamerOf(catalog, seen, player) === null
    ? 'NR-5.304 no artisan may be placed on an animal'
    : undefined;
}

/** True if there is a space for an artisan. Without one, a follower that places an artisan is not offered (NR-4.26). */
export const canPlaceArtisan = (catalog: Catalog, seen: Seen, player: Seat): boolean =>
  catalog.estate.some((_, space) => refuseArtisan(catalog, seen, player, space) === undefined);

/** NR-5.69 Returns the amounts that the two lines of a space yield for an artisan placed there: one for each artisan in the line. */
export function yieldsOn(
  { estate }: Catalog,
  { placed }: Pick<SeenArea, 'placed'>,
  space: Space,
): { readonly row: number; readonly column: number } {
  const artisans = (line: readonly Space[] = []) => {
    let count = 1;
    for (const other of line) if (other !== space && placed[other]) count++;
    return count;
  };
  return { row: artisans(estate[space]?.row), column: artisans(estate[space]?.column) };
}

/** Places an available artisan. The products of row and column come first (NR-5.69), then the effect of the tile (NR-5.72). */
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
  effects.emit?.({ type: 'artisan-placed', player, space });
  const { rowProduct, columnProduct } = lines;
  const { row, column } = yieldsOn(catalog, own, space);
  gain(catalog, state, player, { [rowProduct]: row }, { kind: 'product', line: 'row', space }, effects);
  const ofColumn = { kind: 'product', line: 'column', space } as const;
  gain(catalog, state, player, { [columnProduct]: column }, ofColumn, effects);
  const tile = own.tiles[space];
  if (tile != null && !own.turned[space]) useTile(catalog, state, player, catalog.estateTile(tile), space, effects);
}

/** Runs the effect of a tile for the artisan who was placed on it. */
function useTile(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  tile: EstateTile,
  space: number,
  effects: Effects<NovaRoma>,
): void {
  switch (tile.kind) {
    case 'production': // NR-5.301
      gain(catalog, state, player, tile.reward, { kind: 'estate-tile', tile: tile.id }, effects);
      return;
    case 'conversion': // NR-5.302
      effects.next({ ask: 'conversion', player, tile: space });
      return;
    case 'animal': {
      const tamer = tamerOf(catalog, state, player); // NR-5.140
      if (tamer === null) return;
      const { follower, coins } = tamer;
      gain(catalog, state, player, { coins }, { kind: 'follower', follower }, effects);
      return;
    }
    default:
      effects.next(special(catalog, tile.kind, player, space));
  }
}

/** Returns the first question of the effect of a special tile (section 5k of the rules, NR-5.309). */
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

/** NR-5.302 Returns the conversion of the tile on a space. Throws LudiError `invalid-state` for any other tile. */
export function conversionOn(catalog: Catalog, seen: Seen, player: Seat, space: Space) {
  const tile = catalog.estateTile(tileOn(seen, player, space));
  if (tile.kind !== 'conversion') invalidState('the tile must be a conversion tile');
  return catalog.conversion(tile.conversion);
}

export const estateQuestions = (catalog: Catalog): Questions<NovaRoma, 'conversion' | 'income'> => ({
  conversion: {
    asked: 'if-any',
    pendingReason: 'NR-5.302 first convert or decline',
    moves: {
      'use-conversion': {
        whyUnknown: 'NR-5.302 there is no such conversion',
        candidates: (_, { player }) => conversions(player),
        refuse: (seen, { player }, { tile }) => {
          const { pay: price, gain: gains } = conversionOn(catalog, seen, player, tile);
          const missing = lacking(playerAt(seen, player), price);
          if (missing !== undefined) return notEnough('NR-5.302', missing);
          return worthwhile(catalog, seen, player, gains) ? undefined : 'NR-5.316 it would give nothing';
        },
        apply: (state, { player }, effects, { tile }) => {
          const { pay: price, gain: gains } = conversionOn(catalog, state, player, tile);
          const source = { kind: 'estate-tile', tile: tileOn(state, player, tile) } as const;
          pay(state, player, price, source, effects);
          gain(catalog, state, player, gains, source, effects);
        },
      },
      skip: declining,
    },
  },
  income: {
    asked: 'if-choice', // NR-5.316 compulsory
    pendingReason: 'NR-5.309 first choose goods or coins',
    moves: {
      'choose-income': {
        whyUnknown: 'NR-5.309 the choice is between goods and coins',
        candidates: (_, { player }) => incomes(player),
        refuse: (seen, { player, option }) =>
          worthwhile(catalog, seen, player, catalog.components.specialEffects.income[option])
            ? undefined
            : 'NR-5.316 it would give nothing',
        apply: (state, { player, option }, effects, { tile }) => {
          turnOver(state, player, tile, effects);
          const source = { kind: 'estate-tile', tile: tileOn(state, player, tile) } as const;
          gain(catalog, state, player, catalog.components.specialEffects.income[option], source, effects);
        },
      },
    },
  },
});
