/** Tests the lint rules for imports and results (biome.json, scripts/lint) with files that break them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');
const FLAGS = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false', '.'];
const ENGINE = 'packages/city-of-rome/src/rules/build.ts';

/** Lints files with these lines. Returns the lines that the rules refuse, as `file: line`. */
function refused(files: Readonly<Record<string, readonly string[]>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
  for (const needed of ['biome.json', 'scripts/lint']) cpSync(needed, join(folder, needed), { recursive: true });
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { stdout } = spawnSync(process.execPath, FLAGS, {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = [...stdout.matchAll(/title=(?:plugin|lint\/style\/noRestrictedGlobals),file=([^,]*),line=(\d+)/g)];
  const at = found.map(([, path = '', line]) => {
    const file = Object.keys(files).find((each) => path.replaceAll('\\', '/').endsWith(each)) ?? path;
    return `${file}: ${files[file]?.[Number(line) - 1]}`;
  });
  return [...new Set(at)].sort();
}

const all = (files: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(files)
    .flatMap(([file, lines]) => lines.map((line) => `${file}: ${line}`))
    .sort();

test('a package imports only core, its own files and the listed exceptions', () => {
  const wrong = {
    [ENGINE]: [
      "import { engine } from '@ludi-romani/nova-roma';",
      "import type { Action } from '@ludi-romani/nova-roma';",
      "type A = import('@ludi-romani/nova-roma').Action;",
      "import { x } from '../../core/src/index';",
      "import { readFileSync } from 'node:fs';",
      "import * as z from 'zod';",
      "import { conformance } from '@ludi-romani/core/testing';",
      "import { seat } from '@ludi-romani/core/schemas';",
      "import { actionSpace } from '../action-space';",
      "import { actionSpaceOf } from '@ludi-romani/core/action-space';",
      "import { compile } from '@ludi-romani/core/observation';",
      "import { x } from '@ludi-romani/core/dist/engine.js';",
      "export * from 'left-pad';",
      "export type { Action } from '@ludi-romani/nova-roma';",
      "import 'left-pad';",
      "const x = await import('./x');",
      "import fs = require('node:fs');",
      "declare module 'node:fs' {}",
    ],
    'packages/core/src/chance/chance.ts': [
      "import { engine } from '@ludi-romani/city-of-rome';",
      "import * as fc from 'fast-check';",
      "import * as z from 'zod';",
    ],
    'packages/city-of-rome/src/schemas.ts': ["import * as z from 'zod';"],
    'packages/boards/src/aquileia/index.ts': ["import { words } from '@ludi-romani/aquileia/words/en';"],
    'packages/boards/src/aquileia/en.ts': [
      "import { words } from '@ludi-romani/aquileia/words/de';",
      "import { words } from '@ludi-romani/nova-roma/words/en';",
    ],
    'packages/bots/src/index.ts': ["import type { Game } from 'boardgame.io';"],
    'packages/boardgame-io/src/index.ts': ["import { Server } from 'boardgame.io/server';"],
  };
  expect(refused(wrong)).toEqual(all(wrong));
  const right = {
    [ENGINE]: ["import { area } from '@ludi-romani/core';", "import { cellOf } from './catalog';"],
    'packages/city-of-rome/src/schemas.ts': [
      "import * as z from 'zod/v4';",
      "import { seat } from '@ludi-romani/core/schemas';",
    ],
    'packages/city-of-rome/src/action-space.ts': ["import { actionSpaceOf } from '@ludi-romani/core/action-space';"],
    'packages/city-of-rome/src/components/cards.ts': ["import type { CardId } from '../types';"],
    'packages/city-of-rome/src/observation.ts': [
      "import type { View } from '@ludi-romani/city-of-rome';",
      "import { observationsOf } from '@ludi-romani/core/observation';",
    ],
    'packages/bots/src/learn/fit.ts': ["import { compile } from '@ludi-romani/core/observation';"],
    'packages/core/src/testing/index.ts': ["import * as fc from 'fast-check';"],
    'packages/boardgame-io/src/index.ts': ["import type { Game } from 'boardgame.io';"],
    'packages/boards/src/aquileia/en.ts': ["import { words } from '@ludi-romani/aquileia/words/en';"],
    'packages/cli/src/ludi.ts': ["import { readFileSync } from 'node:fs'; console.log(process.argv, Date.now());"],
  };
  expect(refused(right)).toEqual([]);
});

test('refuses clocks, random numbers, the environment and the locale', () => {
  const wrong = {
    [ENGINE]: [
      'const x = Math.random();',
      'const x = Date.now();',
      'const x = new Date();',
      'const x = performance.now();',
      'const x = process.env.SEED;',
      'console.log(1);',
      'setTimeout(() => {}, 1);',
      'crypto.getRandomValues(a);',
      "const x = Buffer.from('a');",
      'const x = globalThis.Date;',
      "const fs = require('fs');",
      'const x = __dirname;',
      'const x = import.meta.url;',
      'const x = a.localeCompare(b);',
      'const x = n.toLocaleString();',
      "const x = new Intl.Collator('de');",
      'const x = Math.sin(1);',
      'const x = 2 ** y;',
      "const now = new Function('return Date.now()');",
      'const { now } = Date;',
      'const box = { Date };',
      'const f = (clock = performance) => clock;',
      'class Clock extends Date {}',
      "const x = new Date('2018-10-25 12:00');",
      'const { random } = Math;',
      "const x = Math['random']();",
      'const maths = Math;',
      'power **= exponent;',
      'const x = Math.pow(2, 3);',
      'const x = Math.max(...[Math]);',
      'const x = text?.toLocaleUpperCase();',
      "const x = eval('1');",
      'const x = new WeakRef(y);',
      'fetch(url);',
    ],
    'packages/core/src/chance/chance.ts': [
      'declare const performance: { now(): number };',
      'const hash = (globalThis as Runtime).process;',
    ],
  };
  expect(refused(wrong)).toEqual(all(wrong));
});

test('allows such names in comments, strings, properties and types, and exact arithmetic', () => {
  const right = {
    [ENGINE]: [
      '// Math.random() and process.env',
      "const text = 'Date.now()';",
      'const box = { process: 1, Date: 2, Math: 3 };',
      'type Date = string;',
      'interface Clock extends Process { Date: Date; performance(): void }',
      'box.process + box.Math;',
      'class Round { process() {} get module() { return 1; } }',
      'enum Kind { process }',
      'const { process: course } = box;',
      'declare const brand: unique symbol;',
      'const x = Math.max(1, Math.floor(y / 2)) + 2 ** 32 + side ** 2;',
    ],
    'packages/cli/src/ludi.ts': ["console.log(process.argv, Date.now(), import.meta.url, await import('./x'));"],
  };
  expect(refused(right)).toEqual([]);
});
