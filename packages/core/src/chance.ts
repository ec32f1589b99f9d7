/** Chance has one door: every shuffle, roll and random pick of a game goes through a `Chance`. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { InvalidValueError } from './errors';

export interface Chance {
  /** A whole number, uniform from 0 to `bound` - 1; `bound` is whole, 1 to 2^32. */
  int(bound: number): number;
  /** One of the items, uniform; there must be one. */
  pick<T>(items: readonly T[]): T;
  /** `count` independent rolls of a die with these faces, in order. */
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

const invalid = (message: string) => new InvalidValueError('invalid-chance', [{ path: '', message }]);
const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The stream of a seed, at its beginning. */
export const chanceState = (seed: string): ChanceState => ({ key: hashOf(`ludi-romani/key/1\0${seed}`), counter: 0 });

/** What a server publishes before a game, and whoever is told the seed afterwards checks. It gives nothing of the key away. */
export const commitment = (seed: string): string => hashOf(`ludi-romani/commitment/1\0${seed}`);

const WORDS_PER_BLOCK = 16;
const WORDS_KEPT = 4 * WORDS_PER_BLOCK; // four blocks at once cost less than twice what one does
const WORDS = (2 ** 32 - 4) * WORDS_PER_BLOCK; // blocks are counted in 32 bits, and the cipher does not make the last
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * WORDS_KEPT);

/** A stretch of the stream of a key. */
interface Stretch {
  readonly key: string;
  readonly index: number;
  readonly words: Uint32Array;
}

/** The latest stretch of the latest keys: a pure function's results, kept because one costs as much as several plies. */
const stretches = new Map<string, Stretch>();
const STRETCHES_KEPT = 64;
/** The stretch read last, which mostly is read again: comparing two keys is cheaper than looking one up. */
let latest: Stretch | undefined;

function stretch(key: string, index: number): Uint32Array {
  if (latest?.index === index && latest.key === key) return latest.words;
  const kept = stretches.get(key);
  latest = kept?.index === index ? kept : { key, index, words: compute(key, index) };
  if (latest !== kept) {
    if (stretches.size >= STRETCHES_KEPT) stretches.clear();
    stretches.set(key, latest);
  }
  return latest.words;
}

function compute(key: string, index: number): Uint32Array {
  const firstBlock = (index * WORDS_KEPT) / WORDS_PER_BLOCK;
  const bytes = new DataView(chacha20(hexToBytes(key), NONCE, ZEROS, undefined, firstBlock).buffer);
  const words = new Uint32Array(WORDS_KEPT);
  for (let i = 0; i < WORDS_KEPT; i++) words[i] = bytes.getUint32(4 * i, true);
  return words;
}

const isWord = (counter: number): boolean => counter >= 0 && counter < WORDS;

/**
 * The default chance: ChaCha20 in counter mode, read as little-endian 32-bit words, and unbiased by rejection. `state.counter`
 * advances by the words used; a bound of 1 uses none. Throws `invalid-chance` for a bound out of range, and after 2^36 - 64
 * words.
 */
export function keyedChance(state: ChanceState): Chance {
  const word = (): number => {
    const { key, counter } = state;
    const word = isWord(counter) ? stretch(key, Math.floor(counter / WORDS_KEPT))[counter % WORDS_KEPT] : undefined;
    if (word === undefined) throw invalid('the stream of this key is used up');
    state.counter = counter + 1;
    return word;
  };
  return chanceOf((bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
      throw invalid('a bound is a whole number from 1 to 2^32');
    if (bound === 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % bound;
  });
}

/** Picks, rolls and shuffles (Fisher and Yates, from the end) made of whole numbers. */
function chanceOf(int: (bound: number) => number): Chance {
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw invalid('there is nothing to pick from');
    return items[int(items.length)] as T;
  };
  return {
    int,
    pick,
    roll: (faces, count) => Array.from({ length: count }, () => pick(faces)),
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
