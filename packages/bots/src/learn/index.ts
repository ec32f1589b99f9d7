/** Learning: encoded views, models, and training by self-play, for any engine of the contract. */
export { type ExpertOptions, expertBy } from '../expert';
export type { Expertise } from '../expertise';
export { type Interval, wilson } from './exact';
export { type FitOptions, type FittedModel, fitModel } from './fit';
export { schemaFrom } from './json-schema';
export type { Knowledge } from './knowledge';
export { type LearnedEngine, type LearnedExpertise, learned, learnedBot } from './learned';
export { type Gate, type Model, parseModel, type Weights } from './model';
export { schemasOfRandomGames } from './random-schemas';
export { type GameRecord, playGame, playMatch, type Share } from './self-play';
export type { GameSchemas } from './situation';
export {
  type Journal,
  memoryJournal,
  type Training,
  type TrainingGame,
  type TrainingJob,
  type TrainingOptions,
  type TrainingProgress,
  type TrainingResult,
  type TrainingRound,
  type TrainingServices,
  train,
  trainingWorker,
} from './train';
