import {
  type CitizenClass,
  type CitizenTile,
  citizenClasses,
  colours,
  type Gain,
  type ResourceTile,
  type Source,
} from './types';

const citizen = (citizen: CitizenClass, envoy: 'f' | 'm'): CitizenTile => ({
  id: `citizen-${citizen}-${envoy}`,
  count: 1,
  citizen,
});
const tile = (id: string, gain: Gain, count = 1): ResourceTile => ({ id, count, gain });

export const femaleCitizens: readonly CitizenTile[] = citizenClasses.map((name) => citizen(name, 'f'));

export const femaleCitizensSource: Source = {
  provenance: 'rulebook',
  source: 'Spielertableaus 4',
};

export const maleCitizens: readonly CitizenTile[] = citizenClasses.map((name) => citizen(name, 'm'));

export const maleCitizensSource: Source = {
  provenance: 'reconstructed',
  source: 'six in all, even classes',
};

export const resourceTiles: readonly ResourceTile[] = [
  ...colours.map((colour) => tile(`worker-2-${colour}`, { [`worker-${colour}`]: 2 })),
  ...colours.map((colour) => tile(`worker-${colour}-coin`, { [`worker-${colour}`]: 1, coin: 1 })),
  ...colours.map((colour) => tile(`worker-${colour}-assistant`, { [`worker-${colour}`]: 1, assistant: 1 })),
  tile('worker-red-yellow', { 'worker-red': 1, 'worker-yellow': 1 }),
  tile('worker-green-blue', { 'worker-green': 1, 'worker-blue': 1 }),
  tile('builder-2', { builder: 2 }, 2),
  tile('builder-coin', { builder: 1, coin: 1 }, 2),
  tile('builder-assistant', { builder: 1, assistant: 1 }),
  tile('builder-tribune', { builder: 1, tribune: 1 }),
  tile('builder-upgrade', { builder: 1, upgrade: 1 }),
  tile('coin-2', { coin: 2 }),
  tile('tribune-2', { tribune: 2 }),
  tile('tribune-coin', { tribune: 1, coin: 1 }),
  tile('tribune-assistant', { tribune: 1, assistant: 1 }),
  tile('upgrade-coin', { upgrade: 1, coin: 1 }),
  tile('upgrade-tribune', { upgrade: 1, tribune: 1 }),
  tile('upgrade-assistant', { upgrade: 1, assistant: 1 }),
];

export const resourceTilesSource: Source = {
  provenance: 'reconstructed',
  source: '28 even pairs of the resources told',
};
