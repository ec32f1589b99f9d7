import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
export interface ChanceState {
  key: string;
  counter: number;
}
export interface Chance {
  int(bound: number): number;
  pick<T>(items: readonly T[]): T;
  roll<T>(faces: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
}
export const chanceState = (seed: string): ChanceState => ({
  key: bytesToHex(sha256(utf8ToBytes(`ludi-romani/key/1\0${seed}`))),
  counter: 0,
});
export const commitment = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`ludi-romani/commitment/1\0${seed}`)));
let cache: { key: string; block: number; words: Uint32Array } | undefined;
export function keyedChance(state: ChanceState): Chance {
  const word = () => {
    const block = Math.floor(state.counter / 16);
    if (!cache || cache.key !== state.key || cache.block !== block) {
      const out = chacha20(hexToBytes(state.key), new Uint8Array(12), new Uint8Array(64), undefined, block);
      cache = { key: state.key, block, words: new Uint32Array(out.buffer, out.byteOffset, 16) };
    }
    return cache.words[state.counter++ % 16]!;
  };
  const int = (bound: number): number => {
    if (bound === 1) return 0;
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const w = word();
      if (w < limit) return w % bound;
    }
  };
  return {
    int,
    pick: (items) => items[int(items.length)]!,
    roll: (faces, count) => Array.from({ length: count }, () => faces[int(faces.length)]!),
    shuffle: (items) => {
      const a = [...items];
      for (let i = a.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const t = a[i]!;
        a[i] = a[j]!;
        a[j] = t;
      }
      return a;
    },
  };
}
