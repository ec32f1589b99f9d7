/** The tools for the words of a table in any language. */
export * from './words';
