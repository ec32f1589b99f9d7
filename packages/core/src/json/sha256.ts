/** SHA-256 (FIPS 180-4) of a text. */

/**
 * Returns the UTF-8 bytes of a text, followed by the closing bit and the length in bits, in whole blocks of 64. It does not use
 * `TextEncoder`, which is not part of ECMAScript: bare runtimes lack it.
 */
function padded(text: string): Uint8Array {
  let bytes = new Uint8Array(blocksFor(text.length));
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    if (bytes.length < blocksFor(3 * text.length)) {
      const roomier = new Uint8Array(blocksFor(3 * text.length));
      roomier.set(bytes);
      bytes = roomier;
    }
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(i) ?? 0;
      if (code < 0x10000) code = 0xfffd;
      else i++;
    }
    if (code >= 0x10000) bytes[length++] = 0xf0 | (code >> 18);
    if (code >= 0x800) bytes[length++] = code < 0x10000 ? 0xe0 | (code >> 12) : 0x80 | ((code >> 12) & 0x3f);
    bytes[length++] = code < 0x800 ? 0xc0 | (code >> 6) : 0x80 | ((code >> 6) & 0x3f);
    bytes[length++] = 0x80 | (code & 0x3f);
  }
  bytes[length] = 0x80;
  const end = blocksFor(length);
  for (let bits = 8 * length, i = end - 1; bits > 0; bits = Math.floor(bits / 256), i--) bytes[i] = bits % 256;
  return bytes.subarray(0, end);
}

/** Returns the size of `length` bytes, one closing byte and eight bytes for the length, in whole blocks of 64. */
const blocksFor = (length: number): number => 64 * (((length + 8) >> 6) + 1);

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. They are a table, because computing them would slow every import. */
// biome-ignore format: one table
const K = /* @__PURE__ */ Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
// biome-ignore format: one table
const START = /* @__PURE__ */ Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
/** Returns a byte as two hexadecimal digits. */
const hex = (byte: number): string => (256 + byte).toString(16).slice(1);

/** The hash function of the runtime. It is many times faster than `hashed`, even for short texts. */
interface Native {
  hash?(algorithm: 'sha256', text: string, as: 'hex'): string;
}
interface Runtime {
  readonly process?: { getBuiltinModule?(name: 'node:crypto'): Native | undefined };
}

/** Returns the SHA-256 of the UTF-8 bytes of `text`, as 64 hexadecimal digits. A lone surrogate counts as U+FFFD. */
export function sha256(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: the hash function of the runtime, if there is one, is seven times as fast as `hashed` (decision 2)
  const native = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto');
  return native?.hash?.('sha256', text, 'hex') ?? hashed(text);
}

/** Returns the same as `sha256`, using ECMAScript alone. */
export function hashed(text: string): string {
  const bytes = padded(text);
  const hash = START.slice();
  for (let block = 0; block < bytes.length; block += 64) compress(hash, bytes, block);
  let digits = '';
  for (const word of hash) for (let shift = 24; shift >= 0; shift -= 8) digits += hex((word >>> shift) & 0xff);
  return digits;
}

/** The message schedule, reused for each block. */
const w = new Int32Array(64);

/** Compresses the 64 bytes from `block` on into the hash. Rotations and reads are inlined: calls would double the time. */
function compress(hash: Int32Array, bytes: Uint8Array, block: number): void {
  for (let i = 0, b = block; i < 16; i++, b += 4)
    w[i] =
      ((bytes[b] as number) << 24) |
      ((bytes[b + 1] as number) << 16) |
      ((bytes[b + 2] as number) << 8) |
      (bytes[b + 3] as number);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (c & (a ^ b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}
