/** What words are made of, in any language. */
export * from './parts';
export * from './words';
