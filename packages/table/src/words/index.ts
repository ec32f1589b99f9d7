/** The building blocks of the texts of a table, in any language. */
export * from './words';
