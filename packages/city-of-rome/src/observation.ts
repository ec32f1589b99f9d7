/** The views of City of Rome as vectors of numbers, for training neural networks: an information state for each seat, and one for spectators. */
import type { View } from '@ludi-romani/city-of-rome';
import { type GameObservationOptions, type Observation, observationsOf } from '@ludi-romani/core/observation';
import { playerCounts } from './components/ids';
import { tables } from './components/tables';
import { viewSchema } from './view-schema';

export type { Feature, GameObservationOptions, Observation } from '@ludi-romani/core/observation';

/**
 * Returns the encoder of views of games with this number of players and the standard components: of a seat, or of a spectator. Throws
 * InvalidOptionsError for a number of players that the game does not support.
 */
export const observation: (options: GameObservationOptions) => Observation<View> = observationsOf(
  viewSchema,
  playerCounts,
  tables,
);
