import type { AreaBonuses, Numbers, StartingResources, Tables } from './shapes';

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

export const numbersSource = 'rulebook: Spielverlauf';

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

export const startingResourcesSource = 'rulebook: Spielertableaus 7';

export const columnValues: Tables['columnValues'] = [3, 2, 1];

export const columnValuesSource = 'rulebook: Spielplan 10';

export const craneFactors: Tables['craneFactors'] = [3, 2, 1];

export const craneFactorsSource = 'rulebook: Baukräne';

export const rowFactors: Tables['rowFactors'] = [1, 2, 3];

export const rowFactorsSource = 'rulebook: Coloniawertung';

export const areaBonuses: AreaBonuses = {
  tribune: 1,
  assistant: 1,
  coin: 1,
  upgrade: 1,
  points: 2,
};

export const areaBonusesSource = 'rulebook: Komplettiertes Farbfeld';
