import { type CitizenClass, citizenClasses, colors, type Gainable, type Worker } from './ids';
import type { CitizenTile, ResourceTile } from './shapes';

const citizen = (citizen: CitizenClass, envoy: 'f' | 'm'): CitizenTile => ({
  id: `citizen-${citizen}-${envoy}`,
  count: 1,
  citizen,
});
/** Returns a tile with two resources. Its id names them: `builder-2`, `worker-red-coin`, `worker-2-red`, `worker-red-yellow`. */
const tile = (first: Gainable, second: Gainable, count = 1): ResourceTile => ({
  id: first === second ? first.replace(/-|$/, '-2$&') : `${first}-${second.replace('worker-', '')}`,
  count,
  gain: first === second ? { [first]: 2 } : { [first]: 1, [second]: 1 },
});

const workers = colors.map((color): Worker => `worker-${color}`);

export const femaleCitizens: readonly CitizenTile[] = citizenClasses.map((name) => citizen(name, 'f'));

export const femaleCitizensSource = 'rulebook: Spielertableaus 4';

export const maleCitizens: readonly CitizenTile[] = citizenClasses.map((name) => citizen(name, 'm'));

export const maleCitizensSource = 'reconstructed: six in all, even';

export const resourceTiles: readonly ResourceTile[] = [
  ...workers.map((worker) => tile(worker, worker)),
  ...workers.map((worker) => tile(worker, 'coin')),
  ...workers.map((worker) => tile(worker, 'assistant')),
  tile('worker-red', 'worker-yellow'),
  tile('worker-green', 'worker-blue'),
  tile('builder', 'builder', 2),
  tile('builder', 'coin', 2),
  tile('builder', 'assistant'),
  tile('builder', 'tribune'),
  tile('builder', 'upgrade'),
  tile('coin', 'coin'),
  tile('tribune', 'tribune'),
  tile('tribune', 'coin'),
  tile('tribune', 'assistant'),
  tile('upgrade', 'coin'),
  tile('upgrade', 'tribune'),
  tile('upgrade', 'assistant'),
];

export const resourceTilesSource = 'reconstructed: 28 even pairs';
