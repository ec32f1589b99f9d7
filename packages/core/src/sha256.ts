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

/** The hash that a runtime brings along: many times as fast, and even for short texts. */
interface Native {
  hash?(algorithm: 'sha256', text: string, as: 'hex'): string;
}
interface Runtime {
  readonly process?: { getBuiltinModule?(name: 'node:crypto'): Native | undefined };
}

/** The hash of the text's UTF-8 bytes, as 64 hex digits. Half a surrogate pair counts as U+FFFD. */
export function sha256(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: the runtime's own hash is seven times as fast, where there is one (decision 2)
  const native = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto');
  return native?.hash?.('sha256', text, 'hex') ?? hashed(text);
}

/** The same, by nothing but ECMAScript. */
export function hashed(text: string): string {
  const bytes = padded(text);
  const hash = START.slice();
  for (let block = 0; block < bytes.length; block += 64) compress(hash, bytes, block);
  let digits = '';
  for (const word of hash) for (let shift = 24; shift >= 0; shift -= 8) digits += PAIRS[(word >>> shift) & 0xff];
  return digits;
}

/** The schedule of one block: written over by each. */
const w = new Int32Array(64);

/** Works the 64 bytes from `block` on into the hash. Rotations and reads are written out: as calls they double the time. */
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
