/** The source of chance. Every shuffle, roll and random pick of a game goes through a `Chance`. */

import { InvalidChanceError } from '../errors/errors';
import { sha256 } from '../json/sha256';
import { BLOCK_WORDS, chacha20Block } from './chacha20';

export interface Chance {
  /** Returns a whole number from 0 to `bound` - 1, uniformly. `bound` is a whole number from 1 to 2^32. */
  int(bound: number): number;
  /** Returns one of the items, uniformly. There must be at least one. */
  pick<T>(items: readonly T[]): T;
  /** Returns `count` independent rolls of a die with these faces, in order. At most 10,000 rolls. */
  roll<T>(faces: readonly T[], count: number): T[];
  /** Returns the items in a random order, uniformly: the order in which they are revealed. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The position in a keyed stream. All future chance of a game follows from it: never show it to a player. */
export interface ChanceState {
  /** 64 hex digits */
  key: string;
  /** the number of 32-bit words used */
  counter: number;
}

const WORDS = 0x10_0000_0000; // 2^32 blocks of BLOCK_WORDS

/** Returns the beginning of the stream of `seed`, any string. Throws no errors. */
export const chanceState = (seed: string): ChanceState => ({ key: sha256(`ludi-romani/key/1\0${seed}`), counter: 0 });

/** Returns the middle of a stream. No game reaches it, so it is as independent of the game's chance as the stream of another seed. */
export const apart = ({ key }: ChanceState): ChanceState => ({ key, counter: WORDS / 2 });

/**
 * Returns the commitment to `seed`, 64 hexadecimal digits. A server publishes it before the game; players check it when they learn the seed
 * afterwards. It reveals nothing about the key. Throws no errors.
 */
export const commitment = (seed: string): string => sha256(`ludi-romani/commitment/1\0${seed}`);

const NO_WORDS: Uint32Array = /* @__PURE__ */ new Uint32Array();

/** Caches the words of the latest key and its latest block: computing them takes as long as several plies. */
let latest: { key: string; keyWords: Uint32Array; index: number; words: Uint32Array } = {
  key: '',
  keyWords: NO_WORDS,
  index: -1,
  words: NO_WORDS,
};

function block(key: string, index: number): Uint32Array {
  if (latest.index !== index || latest.key !== key) {
    const words = latest.key === key ? latest.keyWords : keyWords(key);
    latest = { key, keyWords: words, index, words: chacha20Block(words, index) };
  }
  return latest.words;
}

/** Returns 64 hexadecimal digits as 8 little-endian words. */
const keyWords = (key: string): Uint32Array =>
  Uint32Array.from({ length: 8 }, (_, i) => {
    const word = Number.parseInt(key.slice(8 * i, 8 * i + 8), 16);
    return (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24);
  });

const isWord = (counter: number): boolean => Number.isInteger(counter) && counter >= 0 && counter < WORDS;

/**
 * Returns the default chance: ChaCha20 in counter mode, read as little-endian 32-bit words. Rejection sampling avoids bias. Each use
 * advances the counter of `state` by the number of words used; a bound of 1 uses none. Throws InvalidChanceError, not here but when it is
 * used, for a bound out of range and after 2^36 words.
 */
export function keyedChance(state: ChanceState): Chance {
  // caches one block per stream: with the shared cache alone, alternating streams would evict each other
  let words = NO_WORDS;
  let of = '';
  let index = -1;
  const word = (): number => {
    const { key, counter } = state;
    if (!isWord(counter)) throw new InvalidChanceError('the stream of this key is used up');
    const wanted = Math.floor(counter / BLOCK_WORDS);
    if (wanted !== index || key !== of) {
      words = block(key, wanted);
      of = key;
      index = wanted;
    }
    state.counter = counter + 1;
    return words[counter % BLOCK_WORDS] as number;
  };
  return chanceOf((bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
      throw new InvalidChanceError('a bound is a whole number from 1 to 2^32');
    if (bound === 1) return 0;
    let drawn = word();
    // most words are far below the limit and need no remainder of 2^32, which is slow because 2^32 is no 32-bit integer
    if (drawn >= 2 ** 32 - bound) while (drawn >= 2 ** 32 - (2 ** 32 % bound)) drawn = word();
    return drawn % bound;
  });
}

const MOST_DICE = 10_000;

/** Returns a chance that makes picks, rolls and shuffles (Fisher and Yates, from the end) from the whole numbers of `int`. */
function chanceOf(int: (bound: number) => number): Chance {
  const pick = <T>(items: readonly T[]): T => items[int(items.length)] as T;
  return {
    int,
    pick,
    roll: <T>(faces: readonly T[], count: number) => {
      // an untrusted number of dice could exhaust memory
      if (count > MOST_DICE) throw new InvalidChanceError(`no more than ${MOST_DICE} dice are rolled at once`);
      const rolled: T[] = [];
      for (let i = 0; i < count; i++) rolled.push(pick(faces));
      return rolled;
    },
    shuffle: <T>(items: readonly T[]) => {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const item = order[i] as T;
        order[i] = order[j] as T;
        order[j] = item;
      }
      return order;
    },
  };
}
