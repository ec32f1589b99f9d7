/** Chance has one door: every shuffle, roll and random pick of a game goes through a `Chance`. */

import { InvalidChanceError } from '../errors/errors';
import { sha256 } from '../json/sha256';
import { BLOCK_WORDS, chacha20Block } from './chacha20';

export interface Chance {
  /** A whole number, uniform from 0 to `bound` - 1; `bound` is whole, 1 to 2^32. */
  int(bound: number): number;
  /** One of the items, uniform; there must be one. */
  pick<T>(items: readonly T[]): T;
  /** `count` independent rolls of a die with these faces, in order; no more than 10,000. */
  roll<T>(faces: readonly T[], count: number): T[];
  /** The items in a random order, uniform over all: that in which they come to light, first first. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Where the keyed stream stands. It tells all future chance of a game: never show it. */
export interface ChanceState {
  /** 64 hex digits */
  key: string;
  /** 32-bit words used so far */
  counter: number;
}

const WORDS = 0x10_0000_0000; // BLOCK_WORDS in each block, and blocks are counted in 32 bits

/** The stream of `seed`, any string, at its beginning. Throws nothing. */
export const chanceState = (seed: string): ChanceState => ({ key: sha256(`ludi-romani/key/1\0${seed}`), counter: 0 });

/** The far half of a stream, which no game comes to: as good as a stream of another seed, for whoever has this one. */
export const apart = ({ key }: ChanceState): ChanceState => ({ key, counter: WORDS / 2 });

/**
 * What a server publishes before a game with `seed`, and whoever is told it afterwards checks: 64 hexadecimal digits, which give nothing of
 * the key away. Throws nothing.
 */
export const commitment = (seed: string): string => sha256(`ludi-romani/commitment/1\0${seed}`);

const NO_WORDS: Uint32Array = /* @__PURE__ */ new Uint32Array();

/** The key and the block read last: pure functions' results, kept because making them costs as much as plies. */
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

/** 64 hex digits as 8 little-endian words. */
const keyWords = (key: string): Uint32Array =>
  Uint32Array.from({ length: 8 }, (_, i) => {
    const word = Number.parseInt(key.slice(8 * i, 8 * i + 8), 16);
    return (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24);
  });

const isWord = (counter: number): boolean => Number.isInteger(counter) && counter >= 0 && counter < WORDS;

/**
 * The default chance: ChaCha20 in counter mode, read as little-endian 32-bit words, and unbiased by rejection. `state.counter`
 * advances by the words used; a bound of 1 uses none. Throws `invalid-chance` for a bound out of range, and after 2^36 words.
 */
export function keyedChance(state: ChanceState): Chance {
  // its own block: streams that are read in turn would drive each other's out
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
    // most words are far below; whole numbers of 32 bits have a quick remainder, 2^32 has not
    if (drawn >= 2 ** 32 - bound) while (drawn >= 2 ** 32 - (2 ** 32 % bound)) drawn = word();
    return drawn % bound;
  });
}

const MOST_DICE = 10_000;

/** Picks, rolls and shuffles (Fisher and Yates, from the end) made of whole numbers. */
function chanceOf(int: (bound: number) => number): Chance {
  const pick = <T>(items: readonly T[]): T => items[int(items.length)] as T;
  return {
    int,
    pick,
    roll: <T>(faces: readonly T[], count: number) => {
      // a stranger's number of dice: the list would grow until the process ends
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
