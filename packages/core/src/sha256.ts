/** SHA-256 (FIPS 180-4) of a text. */

/** The UTF-8 bytes of a text. Written out, since `TextEncoder` is not part of ECMAScript and bare runtimes lack it. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
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
  return bytes.subarray(0, length);
}

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

const K = Uint32Array.from(primes(64), (prime) => rootBits(prime, 3n));
const START = Uint32Array.from(primes(8), (prime) => rootBits(prime, 2n));

/** The hash of the text's UTF-8 bytes, as 64 hex digits. Half a surrogate pair counts as U+FFFD. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const hash = START.slice();
  const schedule = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) schedule[i] = words[block + i] ?? 0;
    compress(hash, schedule);
  }
  let digits = '';
  for (const word of hash) digits += (word + 2 ** 32).toString(16).slice(1);
  return digits;
}

const rotated = (word: number, right: number): number => (word >>> right) | (word << (32 - right));

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
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
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] ?? 0) + word;
  });
}

/** The bytes as big-endian words, with the closing bit and the length in bits, in whole blocks of 16 words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const put = (byte: number, at: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = 8 * bytes.length;
  return words;
}
