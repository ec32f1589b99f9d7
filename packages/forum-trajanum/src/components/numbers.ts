import type { AreaBonusId, Numbers, PerCycle, Source, StartingResources } from './types';

export const numbers: Numbers = {
  roundsPerCycle: 4,
  tribunesPerIgnoredCard: 1,
  tribunesForBothTiles: 2,
  coinsPerCitizenRow: 1,
  buildActionsPerTurn: 1,
  workersPerBuilder: 2,
  merchantSwapsPerTurn: 1,
  craftsmanWorkersPerTurn: 2,
  craftsmanBuildersPerTurn: 1,
  areaBonusesWithPatrician: 2,
  onEagle: 2,
  besideEagle: 1,
  diagonalToEagle: 1,
};

export const numbersSource: Source = {
  provenance: 'rulebook',
  source: 'Spielverlauf',
};

export const startingResources: StartingResources = {
  builder: 1,
  'worker-red': 0,
  'worker-yellow': 0,
  'worker-green': 0,
  'worker-blue': 0,
  assistant: 1,
  coin: 1,
  tribune: 1,
};

export const startingResourcesSource: Source = {
  provenance: 'rulebook',
  source: 'Spielertableaus 7',
};

export const columnValues: PerCycle = [3, 2, 1];

export const columnValuesSource: Source = {
  provenance: 'rulebook',
  source: 'Spielplan 10',
};

export const craneFactors: PerCycle = [3, 2, 1];

export const craneFactorsSource: Source = {
  provenance: 'rulebook',
  source: 'Baukräne',
};

export const rowFactors: readonly [number, number, number] = [1, 2, 3];

export const rowFactorsSource: Source = {
  provenance: 'rulebook',
  source: 'Coloniawertung',
};

export const areaBonuses: Readonly<Record<AreaBonusId, number>> = {
  tribune: 1,
  assistant: 1,
  coin: 1,
  upgrade: 1,
  points: 2,
};

export const areaBonusesSource: Source = {
  provenance: 'rulebook',
  source: 'Komplettiertes Farbfeld',
};
