import { createEngine, engine, standardComponents } from '@ludi-romani/city-of-rome';
import * as schemas from '@ludi-romani/city-of-rome/schemas';
import { boundariesOf } from './boundaries';

export const boundaries = boundariesOf({
  engine,
  components: standardComponents,
  createEngine,
  schemas,
  options: (chance) => {
    const players = chance.pick([2, 3, 4] as const);
    const colors = chance.shuffle(['white', 'brown', 'purple', 'orange'] as const).slice(0, players);
    return { players, seed: 'seed', startPlayer: chance.int(players), colors };
  },
  games: ([2, 3, 4] as const).flatMap((players) => ['a', 'b'].map((seed) => ({ players, seed }))),
  anAction: { type: 'produce', player: 0 },
  declines: ['end-turn'],
  words: [
    ...standardComponents.cards.map(({ id }) => id),
    ...[
      'start-white-residence-2',
      'influence-14',
      'influence-4',
      'strip-1',
      'strip-6',
      'I',
      'II',
      'III',
      'IV',
      'white',
    ],
  ],
});
