/** The building blocks of the texts of games, in any language. */
export type { ReplayComplaint, ValueComplaint } from '../errors/messages';
export * from './parts';
export { type VerdictLanguage, type Verdicts, verdictsOf } from './verdicts';
export * from './words';
