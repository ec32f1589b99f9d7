/** SHA-256 (FIPS 180-4) of a text. */

/**
 * The UTF-8 bytes of a text in whole blocks of 64, with the closing bit and the length in bits behind them. Written out, since
 * `TextEncoder` is not part of ECMAScript and bare runtimes lack it.
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

/** Room for so many bytes, a closing one and eight for the length, in whole blocks of 64. */
const blocksFor = (length: number): number => 64 * (((length + 8) >> 6) + 1);

/** The first `count` primes. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const power = (base: bigint, degree: bigint): bigint => (degree === 0n ? 1n : base * power(base, degree - 1n));

/** The first 32 bits of the fractional part of a root: exact, bit by bit. */
function rootBits(value: number, degree: bigint): number {
  const scaled = BigInt(value) << (32n * degree);
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if (power(root | bit, degree) <= scaled) root |= bit;
  return Number(root & 0xffffffffn);
}

const K = Int32Array.from(primes(64), (prime) => rootBits(prime, 3n));
/** the bytes as two hex digits */
const PAIRS = Array.from({ length: 256 }, (_, byte) => (256 + byte).toString(16).slice(1));
const START = Int32Array.from(primes(8), (prime) => rootBits(prime, 2n));

/** The hash of the text's UTF-8 bytes, as 64 hex digits. Half a surrogate pair counts as U+FFFD. */
export function sha256(text: string): string {
  const bytes = padded(text);
  const hash = START.slice();
  for (let block = 0; block < bytes.length; block += 64) compress(hash, bytes, block);
  let digits = '';
  for (const word of hash) for (let shift = 24; shift >= 0; shift -= 8) digits += PAIRS[(word >>> shift) & 0xff];
  return digits;
}

const rotated = (word: number, right: number): number => (word >>> right) | (word << (32 - right));

/** The schedule of one block: written over by each. */
const w = new Int32Array(64);

/** Works the 64 bytes from `block` on into the hash. */
function compress(hash: Int32Array, bytes: Uint8Array, block: number): void {
  const at = (list: ArrayLike<number>, i: number): number => list[i] as number;
  for (let i = 0, b = block; i < 16; i++, b += 4)
    w[i] = (at(bytes, b) << 24) | (at(bytes, b + 1) << 16) | (at(bytes, b + 2) << 8) | at(bytes, b + 3);
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + at(words, i);
}
