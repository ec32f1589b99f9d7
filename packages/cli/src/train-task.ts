/** Plays the games of a training, on any thread. */
import type { Budget } from '@ludi-romani/bots';
import { type TrainingGame, type TrainingJob, type TrainingResult, trainingWorker } from '@ludi-romani/bots/learn';
import type { GameTypes } from '@ludi-romani/core';
import { expertOf, forBots, type Game, type GameReference, gameSchemasOf } from './game';
import { resolveGame } from './import-game';

/** The message to a thread that plays for a training: the game and its options. */
export interface TrainTask {
  readonly game: GameReference;
  readonly options: GameTypes['options'];
}

/** A function that plays one game of a training, with the same result on every thread. */
export type Trainer = (job: TrainingJob) => TrainingResult;

/** Resolves to the game of a training. The first model must beat the bot `handmade`. */
export async function trainingGame(game: Game, options: GameTypes['options']): Promise<TrainingGame<GameTypes>> {
  const seated = await forBots(game);
  return {
    engine: seated.engine,
    schemas: await gameSchemasOf(seated, options),
    options,
    // with knowledge, the first bot is the search that has it
    ...(seated.knowledge
      ? { knowledge: seated.knowledge(seated.engine) }
      : { first: (budget: Budget) => expertOf(seated, budget) }),
  };
}

/** Resolves to the function for a task. */
export const trainerFor = async ({ game, options }: TrainTask): Promise<Trainer> =>
  trainingWorker(await trainingGame(await resolveGame(game), options));
