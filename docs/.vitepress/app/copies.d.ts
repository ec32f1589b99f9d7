/** A separate copy of the main entry of a game. */
declare module '@ludi-romani/*?box' {
  type Maker = import('./games').BoxMaker;
  export const componentsShape: Maker['componentsShape'];
  export const standardComponents: Maker['standardComponents'];
  export const createEngine: Maker['createEngine'];
}
