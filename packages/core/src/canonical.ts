import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
export const canonicalJson = (v: unknown): string =>
  Array.isArray(v)
    ? `[${v.map(canonicalJson).join(',')}]`
    : typeof v === 'object' && v !== null
      ? `{${Object.entries(v)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, x]) => `${JSON.stringify(k)}:${canonicalJson(x)}`)
          .join(',')}}`
      : JSON.stringify(v);
export const digest = (v: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(v))));
