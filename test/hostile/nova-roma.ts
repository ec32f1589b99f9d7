import { createEngine, engine, type Options, standardComponents } from '@ludi-romani/nova-roma';
import * as schemas from '@ludi-romani/nova-roma/schemas';
import { boundariesOf } from './boundaries';

const seed = 'hostile';

export const boundaries = boundariesOf({
  engine,
  components: standardComponents,
  createEngine,
  schemas,
  options: (chance): Options => {
    const players = chance.pick([1, 2, 3, 4] as const);
    const seats = [0, 1, 2, 3].slice(0, players);
    return {
      players,
      seed: 'seed',
      ...(players === 1
        ? { difficulty: chance.pick(['easy', 'normal', 'hard'] as const), handicap: chance.int(101) }
        : {}),
      startPlayer: chance.pick(seats),
      youngestFirst: chance.shuffle(seats),
      mosaicDraft: chance.int(2) === 0,
      followerDraft: chance.int(2) === 0,
      withoutContract: chance.pick(['in-part', 'given-up'] as const),
      severin: chance.pick(['per-one', 'per-two'] as const),
    };
  },
  games: [
    { players: 1, seed, difficulty: 'hard', followerDraft: true },
    { players: 2, seed, youngestFirst: [1, 0], withoutContract: 'given-up' },
    { players: 3, seed, mosaicDraft: true, followerDraft: true },
  ],
  anAction: { type: 'skip', player: 0 },
  declines: ['skip', 'continue', 'end-turn', 'forgo-action'],
  words: [
    ...['sc-01', 'sc-29', 'bc-10', 'bc-27', 'eb-13', 'eb-16', 'es-1', 'es-5', 'green-1', 'yellow-2', 'orange-5'],
    ...['emperor-3', 'chariot-1a', 'br-04', 'a-r1', 'c-r3', 'north', 'south', 'track-2', 'A', 'C', 'mono', 'l4'],
    ...['trade', 'petition', 'produce', 'wheat', 'horse', 'coins', 'influence', 'artisan', 'anyGood', 'neutral'],
    ...['emperor', 'legionary', 'row', 'column', 'strength', 'open', 'special', 'deck', 'g-i4', 'y-hh3', 'o-h10'],
  ],
});
