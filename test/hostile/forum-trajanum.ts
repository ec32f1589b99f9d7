import { createEngine, engine, standardComponents } from '@ludi-romani/forum-trajanum';
import * as schemas from '@ludi-romani/forum-trajanum/schemas';
import { boundariesOf } from './boundaries';

export const boundaries = boundariesOf({
  engine,
  components: standardComponents,
  createEngine,
  schemas,
  options: (chance) => {
    const players = chance.pick([2, 3, 4] as const);
    const arrangements = standardComponents.arrangements.filter((one) => one.players === players).map(({ id }) => id);
    return {
      players,
      seed: 'seed',
      boardSide: chance.pick(['A', 'B'] as const),
      introductory: chance.pick([true, false]),
      promoCards: chance.pick([true, false]),
      buildingTiles: chance.pick(['unlimited', 'limited'] as const),
      mosaic: chance.pick(['printed', 'random'] as const),
      arrangement: chance.pick(['random', ...arrangements]),
      draftMode: chance.pick(['simultaneous', 'sequential'] as const),
    };
  },
  games: [
    { players: 2, seed: 'hostile', boardSide: 'B', buildingTiles: 'limited', draftMode: 'sequential' },
    { players: 3, seed: 'hostile', mosaic: 'random' },
    { players: 4, seed: 'hostile', promoCards: true },
  ],
  anAction: { type: 'end-turn', player: 0 },
  declines: ['end-turn', 'forgo-tile', 'recolor-worker', 'workers-to-builder', 'merchant-swap'],
  words: [
    ...['coin-2', 'worker-2-red', 'builder-upgrade', 'citizen-patrician-f', 'face-down', 'trajan-III-promo'],
    ...['r1c1', 'r6c6', 'r2c3', 's0c0', 's4c2', 'row-1', 'black-1', 'white-6', 'nw', 'ne-sw', 'stack-3', 'x-5'],
    ...['double-mixed-green', 'single-gray-basilica', 'column', 'library', 'red', 'blue', 'eagle', 'own', 'foreign'],
    ...['patrician', 'tribune', 'coin', 'upgrade', 'points', 'covered', 'exposed', 'scored', 'setup', 'draft', 'turns'],
  ],
});
