/** Tools for tests of servers: a false clock, a store in memory, connections without a network. */
export { type FalseTime, falseTime } from './false-time';
export { type Failure, type MemoryStore, memoryStore } from './memory-store';
export { type Piped, pipe } from './pipe';
export { type StoreProperty, type StoreSettings, storeProperties } from './store-suite';
