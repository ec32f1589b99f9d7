/** The ChaCha20 block function (RFC 8439, section 2.3), with a nonce of zeros. Without the key, its stream cannot be predicted. */

/** The number of 32-bit words in a block. */
export const BLOCK_WORDS = 16;

/** "expand 32-byte k" as little-endian words */
const CONSTANTS = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** Adds word b to word a, then XORs the sum into word d and rotates word d left. */
function mix(words: Uint32Array, a: number, b: number, d: number, left: number): void {
  const sum = (words[a] ?? 0) + (words[b] ?? 0);
  words[a] = sum;
  const mixed = (words[d] ?? 0) ^ sum;
  words[d] = (mixed << left) | (mixed >>> (32 - left));
}

/** Returns the 16 words of block `index`, 0 to 2^32 - 1. The key has 8 little-endian words. */
export function chacha20Block(key: Uint32Array, index: number): Uint32Array {
  const start = new Uint32Array(BLOCK_WORDS);
  start.set(CONSTANTS);
  start.set(key, CONSTANTS.length);
  start[CONSTANTS.length + key.length] = index;
  const words = start.slice();
  for (let double = 0; double < 10; double++) {
    // the 16 words are a square of 4 by 4: mixes its columns, then its diagonals
    for (let i = 0; i < 8; i++) {
      const shift = i >> 2;
      const a = i & 3;
      const b = 4 + ((i + shift) & 3);
      const c = 8 + ((i + 2 * shift) & 3);
      const d = 12 + ((i + 3 * shift) & 3);
      mix(words, a, b, d, 16);
      mix(words, c, d, b, 12);
      mix(words, a, b, d, 8);
      mix(words, c, d, b, 7);
    }
  }
  for (let i = 0; i < BLOCK_WORDS; i++) words[i] = (words[i] ?? 0) + (start[i] ?? 0);
  return words;
}
