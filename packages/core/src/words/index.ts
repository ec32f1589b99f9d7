/** What words are made of, in any language. */
export type { ReplayComplaint, ValueComplaint } from '../errors/complaints';
export * from './parts';
export { type VerdictLanguage, type Verdicts, verdictsOf } from './verdicts';
export * from './words';
