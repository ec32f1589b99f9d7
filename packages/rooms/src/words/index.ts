/** The building blocks of the texts of hosted tables, in any language. */
export { clock, type Unit } from './clock';
export * from './words';
