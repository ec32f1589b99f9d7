import { createEngine, engine, standardComponents } from '@ludi-romani/aquileia';
import * as schemas from '@ludi-romani/aquileia/schemas';
import { boundariesOf } from './boundaries';

export const boundaries = boundariesOf({
  engine,
  components: standardComponents,
  createEngine,
  schemas,
  options: (chance) => {
    const players = chance.pick([2, 3, 4, 5] as const);
    const passing = chance.pick(['after-crest', 'any-time'] as const);
    const startPlayer = chance.int(players);
    return {
      players,
      seed: 'seed',
      startPlayer,
      passing,
      colors: chance.shuffle([...standardComponents.playerColors]).slice(0, players),
    };
  },
  games: ([2, 3, 4, 5] as const).map((players) => ({ players, seed: 'hostile' })),
  anAction: { type: 'pass-placement', player: 0 },
  declines: [
    ...(['pass-placement', 'finish-exchange', 'decline-market-card', 'finish-cards'] as const),
    ...(['drop-out', 'decline-build', 'decline-harbour'] as const),
  ],
  words: [
    ...['slave-1', 'slave-2', 'weapon-1', 'horse-gold-1', 'laurel-10', 'stadium-blue', 'theatre-white-blue'],
    ...['dolus', 'equi-left', 'servi-lower', 'arena-2', 'stadium-gold-2', 'forum-3', 'portus-gold', 'latro'],
    ...['villa-blue-10', 'workshop-4a', 'bank-gold-gold', 'bronze', 'silver', 'gold', 'red', 'mercatus', 'arena'],
  ],
});
