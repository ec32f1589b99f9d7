import { keyedChance } from '@ludi-romani/core';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashed, sha256 } from '../../packages/core/src/json/sha256';

// chance.test.ts has the published test vectors. This file compares SHA-256 and the stream cipher with an audited library.

const keys = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });

test('the stream of any key is the ChaCha20 key stream, from any counter', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 2 ** 32 - 2 }), fc.nat(15), (key, block, word) => {
      const bytes = chacha20(hexToBytes(key), new Uint8Array(12), new Uint8Array(64), undefined, block);
      const expected = new DataView(bytes.buffer).getUint32(4 * word, true);
      expect(keyedChance({ key, counter: 16 * block + word }).int(2 ** 32)).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('SHA-256 agrees with noble for any text, and for every length around the ends of blocks', () => {
  const agrees = (text: string): void => {
    const expected = bytesToHex(nobleSha256(utf8ToBytes(text)));
    expect(sha256(text)).toBe(expected);
    // tests the implementation in JavaScript, which is for short texts and for runtimes without a hash function
    expect(hashed(text)).toBe(expected);
  };
  for (let length = 0; length < 260; length++) agrees('x'.repeat(length));
  agrees('x'.repeat(100_000));
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), agrees), { numRuns: 100 });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), agrees), { numRuns: 100 });
});

test('SHA-256 returns the vectors of FIPS 180-4, and hashes half a surrogate pair as U+FFFD', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256('\ud800')).toBe(sha256('\ufffd'));
  const long = 'x'.repeat(1_000);
  expect(sha256(`${long}\udc00`)).toBe(hashed(`${long}\ufffd`));
  expect(hashed(`${long}\udc00`)).toBe(hashed(`${long}\ufffd`));
});

test('SHA-256 hashes characters of every width as UTF-8, at any place in a text', () => {
  const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff].map((code) =>
    String.fromCodePoint(code),
  );
  const halves = ['\ud800', '\udbff', '\udc00', '\udfff', '\ud800\ue000', '\ud800a', '\udfff\ud800'];
  for (const text of [...edges, ...halves])
    for (const before of [0, 1, 54, 55, 56, 62, 63, 64, 118, 119, 120, 510, 512])
      for (const after of [0, 1, 60]) {
        const whole = 'a'.repeat(before) + text + 'b'.repeat(after) + text;
        const expected = bytesToHex(nobleSha256(utf8ToBytes(whole)));
        expect(hashed(whole)).toBe(expected);
        expect(sha256(whole)).toBe(expected);
      }
});

/** Replaces the global `process` of the runtime while `run` runs, and returns the result of `run`. */
function withProcess<T>(process: unknown, run: () => T): T {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'process') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'process', { value: process, configurable: true });
  try {
    return run();
  } finally {
    Object.defineProperty(globalThis, 'process', own);
  }
}

test('SHA-256 works in a runtime without a hash function', () => {
  const text = 'long '.repeat(200);
  const expected = sha256(text);
  for (const process of [undefined, {}, { getBuiltinModule: () => undefined }, { getBuiltinModule: () => ({}) }])
    expect(withProcess(process, () => sha256(text))).toBe(expected);
});

test('SHA-256 uses the hash function of the runtime', () => {
  const asked: string[] = [];
  const getBuiltinModule = (name: string) => {
    asked.push(name);
    return { hash: (...given: string[]) => given.join() };
  };
  expect(withProcess({ getBuiltinModule }, () => sha256('a'))).toBe('sha256,a,hex');
  expect(asked).toEqual(['node:crypto']);
});
