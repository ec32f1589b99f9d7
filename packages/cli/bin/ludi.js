#!/usr/bin/env node
// The program is made by the build. This file is there before, so that npm can link it in a clone.
import { existsSync } from 'node:fs';

const program = new URL('../dist/ludi.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error("ludi: not built yet; 'npm run build' in the clone builds it");
  process.exitCode = 1;
}
