/** What the words of a table are made of, in any language. */
export * from './words';
