/** All texts of the game in English. Another language is another file like this one. */
import type { Engine } from '@ludi-romani/core';
import { by, say, type Words, wordsOf } from '@ludi-romani/core/words';
import { amount, common, inWords } from '@ludi-romani/core/words/en';
import type { MyGame } from './rules.ts';

export const english = (engine: Engine<MyGame>): Words<MyGame> =>
  wordsOf(
    engine,
    {
      language: 'en',
      title: () => undefined,
      inWords,
      player: (_, seat) => `Player ${seat + 1}`,
      asks: { turn: 'Lay a tile at the end of the row, or take one' },
      says: {
        lay: ({ tile }, { thing }) => say`Lay ${thing(tile)}`,
        take: 'Take a tile from the bag',
      },
      // the events as their viewer sees them: the secret tile is there only for the player who took it
      tells: {
        laid: by(({ tile }, { thing }) => say`lays ${thing(tile)}`),
        took: by(({ secret }, { thing }) => say`takes ${secret === undefined ? 'a tile' : thing(secret.tile)}`),
        finished: by(({ points }) => say`has no tiles left: ${amount(points, 'points', 'point')}`),
      },
      rows: { laid: 'Tiles laid', bonus: 'Last tile' },
      options: { ...common, handSize: { label: 'Hand size', help: 'The number of tiles that each player gets.' } },
      refusals: {},
    },
    { types: [] },
  );
