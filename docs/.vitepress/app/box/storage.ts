/** Stores the work on one box per game in the browser. */
import type { GameName } from '../games';
import { keep, kept } from '../kept';

const keyOf = (name: GameName): string => `ludi box ${name}`;

/** Stores a text, or removes the stored one if it is `null`. Returns false if the browser refuses, or if its storage is full. */
export const writeStored = (name: GameName, text: string | null): boolean => keep(keyOf(name), text);

/** Returns the stored text, or `null` if there is none or the browser refuses. */
export const readStored = (name: GameName): string | null => kept(keyOf(name));
