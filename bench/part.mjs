/** The process of one part: `node --expose-gc bench/part.mjs PART FILE` writes its sections into the file. */
import { writeFileSync } from 'node:fs';
import { PARTS } from './parts.mjs';

const [part, file] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await PARTS[part]()));
