/** The parts that the schemas of all games share. Of this package, only this entry needs zod. */
export { type Limits, pathText, plainCopy } from './json/plain-json';
export * from './schemas/boundary';
export * from './schemas/reading';
export * from './schemas/shapes';
export * from './schemas/vocabulary';
