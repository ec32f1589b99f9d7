/** All texts of the game in English. Another language is another file like this one. */
import type { BoardWords, FrameLabels } from '@ludi-romani/boards';
import { withLabels } from '@ludi-romani/boards/fallback';
import type { Engine } from '@ludi-romani/core';
import { by, say, wordsOf } from '@ludi-romani/core/words';
import { amount, common, inWords } from '@ludi-romani/core/words/en';
import type { MyGame } from './rules.ts';

/** The texts of the picture, besides those of its frame. */
export interface Labels extends FrameLabels {
  readonly row: string;
  readonly bag: string;
  /** the word for the number of tiles in a hand */
  readonly tiles: string;
}

export function english(engine: Engine<MyGame>): BoardWords<MyGame, Labels> {
  const words = wordsOf(
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
  return { ...words, labels: { ...withLabels(words).labels, row: 'Row', bag: 'Bag', tiles: 'tiles' } };
}
