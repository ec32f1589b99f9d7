/** The entry point of boards in a page. It needs a DOM, but no types of it: any element of any document fits. */
export type { Explained } from './about';
export { type AboutLabels, type Playing, play, type Scene } from './page/play';
export { putPicture, type Stage, type StageEvents, stage } from './page/stage';
export type { AboutEvent, Rect, StageElement } from './page/types';
