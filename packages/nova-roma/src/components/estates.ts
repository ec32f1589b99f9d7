import type { Conversion, EstateCosts, EstateGrid, EstateTile, SpecialEffects } from './shapes';

export const estateGrid: EstateGrid = { rows: ['wheat', 'stone', 'coins'], columns: ['wood', 'wine', 'horse'] };

export const estateGridSource = 'reconstructed: Picture lost.';

export const estateCosts: EstateCosts = {
  basic: [{}, {}, { coins: 1 }, { coins: 1 }],
  special: { wine: 1 },
};

export const estateCostsSource = 'reconstructed: Pictures lost; prices: heading AKTION: AUFWERTUNG.';

export const conversions: readonly Conversion[] = [
  { id: 'coin-to-artisan', pay: { coins: 1 }, gain: { artisan: 1 } },
  { id: 'influence-to-good', pay: { influence: 1 }, gain: { anyGood: 1 } },
  { id: 'influence-to-coins', pay: { influence: 1 }, gain: { coins: 2 } },
];

export const conversionsSource = 'rulebook: Heading ANWESENPLAETTCHEN - INDEX.';

export const basicEstateTiles: readonly EstateTile[] = [
  { id: 'eb-01', kind: 'production', reward: { wheat: 1 } },
  { id: 'eb-02', kind: 'production', reward: { wheat: 1 } },
  { id: 'eb-03', kind: 'production', reward: { stone: 1 } },
  { id: 'eb-04', kind: 'production', reward: { stone: 1 } },
  { id: 'eb-05', kind: 'production', reward: { wood: 1 } },
  { id: 'eb-06', kind: 'production', reward: { wood: 1 } },
  { id: 'eb-07', kind: 'production', reward: { wine: 1 } },
  { id: 'eb-08', kind: 'production', reward: { wine: 1 } },
  { id: 'eb-09', kind: 'production', reward: { horse: 1 } },
  { id: 'eb-10', kind: 'production', reward: { horse: 1 } },
  { id: 'eb-11', kind: 'production', reward: { influence: 1 } },
  { id: 'eb-12', kind: 'production', reward: { influence: 1 } },
  { id: 'eb-13', kind: 'conversion', conversion: 'coin-to-artisan' },
  { id: 'eb-14', kind: 'conversion', conversion: 'influence-to-good' },
  { id: 'eb-15', kind: 'conversion', conversion: 'influence-to-coins' },
  { id: 'eb-16', kind: 'animal', animals: 1 },
  { id: 'eb-17', kind: 'animal', animals: 1 },
  { id: 'eb-18', kind: 'animal', animals: 1 },
  { id: 'eb-19', kind: 'animal', animals: 1 },
  { id: 'eb-20', kind: 'animal', animals: 1 },
  { id: 'eb-21', kind: 'animal', animals: 1 },
  { id: 'eb-22', kind: 'animal', animals: 1 },
  { id: 'eb-23', kind: 'animal', animals: 1 },
];

export const basicEstateTilesSource = 'reconstructed: Pictures lost; kinds: heading ANWESENPLAETTCHEN - INDEX.';

export const specialEstateTiles: readonly EstateTile[] = [
  { id: 'es-1', kind: 'animal', animals: 2 },
  { id: 'es-2', kind: 'recruit' },
  { id: 'es-3', kind: 'sail' },
  { id: 'es-4', kind: 'build' },
  { id: 'es-5', kind: 'income' },
  { id: 'es-6', kind: 'income' },
  { id: 'es-7', kind: 'hippodrome' },
];

export const specialEstateTilesSource = 'reconstructed: Pictures lost; kinds: heading ANWESENPLAETTCHEN - INDEX.';

export const specialEffects: SpecialEffects = {
  sail: { sails: 2 },
  build: { shape: 'mono', zones: ['A', 'B', 'C'] },
  income: { goods: { anyGood: 3 }, coins: { coins: 4 } },
  hippodrome: { spaces: 2 },
};

export const specialEffectsSource = 'rulebook: Heading ANWESENPLAETTCHEN - INDEX.';
