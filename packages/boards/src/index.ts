/** Boards of the Ludi Romani games: the public exports that are independent of the game. */

export { type Beginning, type HotSeat, hides, hotSeat, type Seating } from './hot-seat';
export { hueOf, signOf } from './kit/pen';
export { type Hue, type Token, tokens } from './kit/style';
export {
  type Online,
  type OnlineAnswer,
  type OnlineAsked,
  type OnlineConnection,
  type OnlineLine,
  type OnlineLook,
  type OnlineRefusal,
  type OnlineRequest,
  type OnlineState,
  type OnlineTable,
  type OnlineTold,
  type OnlineWish,
  online,
} from './online';
export { type Pointer, pointer } from './pointer';
export { type Pointed, type Pointing, pointedAt, pointing } from './pointing';
export { type Board, type BoardWords, DONE, type FrameLabels, type Look } from './types';
