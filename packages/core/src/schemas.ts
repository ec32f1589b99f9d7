/** What the schemas of all games share. Needs zod, which nothing else in this package does. */
export { type Limits, pathText, plainCopy } from './json/plain-json';
export * from './schemas/boundary';
export * from './schemas/reading';
export * from './schemas/shapes';
export * from './schemas/vocabulary';
