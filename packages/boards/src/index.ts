/** Boards of the Ludi Romani games: the public exports that are independent of the game. */

export { type Beginning, type HotSeat, hides, hotSeat, type Seating } from './hot-seat';
export { hueOf, signOf } from './kit/pen';
export { type Hue, type Token, tokens } from './kit/style';
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
export { type Board, type BoardWords, DONE, type FrameLabels, type Look } from './types';
