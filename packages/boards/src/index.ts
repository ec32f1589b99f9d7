/** Boards of the Ludi Romani games: the public exports that are independent of the game. */

export { type Since, since } from './changes';
export { type Beginning, type HotSeat, hides, hotSeat, type Seating } from './hot-seat';
export { type Hue, type Scheme, sheet, type Token, tokens } from './kit/ink';
export { hueOf, signOf } from './kit/pieces';
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
export {
  type Board,
  type BoardWords,
  type Change,
  DONE,
  type FrameLabels,
  type Look,
  type Mark,
  type Preview,
  type Shape,
} from './types';
