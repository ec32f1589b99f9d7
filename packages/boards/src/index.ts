/** Boards of the Ludi Romani games: the public exports that are independent of the game. */

export {
  type About,
  type AboutText,
  type AboutTexts,
  type Explain,
  type Explained,
  explainedIn,
  explaining,
  namesIn,
  type Topic,
} from './about';
export { labelsOf, type Since, since } from './changes';
export { type Guided, guided } from './guided';
export { type Beginning, type HotSeat, hides, hotSeat, type Seating } from './hot-seat';
export { hovering } from './hovering';
export { type Hue, type Scheme, sheet, type Token, tokens } from './kit/ink';
export { hueOf, signOf } from './kit/pieces';
export {
  type Lesson,
  type LessonFrame,
  type LessonPlan,
  type LessonStep,
  type LessonTexts,
  lessonOf,
} from './lesson';
export { type Online, type OnlineLook, type OnlineResult, type OnlineTold, online } from './online';
export type { ControlLabels, OnlineControl, OnlinePerson } from './online-controls';
export type {
  OnlineAnswer,
  OnlineAsked,
  OnlineConnection,
  OnlineLine,
  OnlineRefusal,
  OnlineRequest,
  OnlineState,
  OnlineTable,
  OnlineWish,
} from './online-types';
export { type Pointer, pointer } from './pointer';
export { type Pointed, type Pointing, pointedAt, pointing } from './pointing';
export { framed, turnsIn } from './scene';
export {
  type Board,
  type BoardWords,
  type Change,
  CONFIRM,
  DONE,
  type FrameLabels,
  type Look,
  type Mark,
  type Preview,
  type Shape,
  TURN,
} from './types';
