/**
 * The kit with which the pictures of all games are drawn, for pictures of your own game. Functions that draw return SVG as text. Lengths are units
 * of the picture, which are CSS pixels at 1280 x 800. Colors are names in markup: `$ink` is a color of `tokens`, and `@gold` a ground.
 */

export { card, type Face } from './card';
export { type Artist, boardOf, type Counter, type Placement, TABLE_ROOM } from './frame';
export { gradient, pattern } from './grounds';
export type { Icon } from './icons';
export * as icons from './icons';
export { type Hue, hues, type Scheme, type Token, tokens } from './ink';
export {
  about,
  column,
  type Drawing,
  flow,
  ground,
  heading,
  legend,
  othersOf,
  type Pen,
  panel,
  placed,
  type Room,
  row,
  seatOf,
  type ThingLook,
} from './pen';
export { brick, coin, drawIcon, figure, gear, hueOf, medal, type Side, signOf, token } from './pieces';
export { at, circle, cropped, ellipse, joined, type Paint, path, rect } from './svg';
export { type Counted, type Fitted, fitted, measure, SMALLEST, set, type Type, wordFor, write } from './text';
