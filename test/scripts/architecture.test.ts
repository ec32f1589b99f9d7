import { describe, expect, test } from 'vitest';
import { findings } from '../../scripts/architecture.mjs';

const ENGINE = 'packages/city-of-rome/src/build.ts';
const in_ = (file: string, text: string): string[] => findings(file, text);

describe('imports', () => {
  test.each([
    ['another engine', "import { engine } from '@ludi-romani/nova-roma';"],
    ['another engine, types only', "import type { Action } from '@ludi-romani/nova-roma';"],
    ['another engine, in a type', "type A = import('@ludi-romani/nova-roma').Action;"],
    ['another package by path', "import { x } from '../../core/src/engine';"],
    ['a Node module', "import { readFileSync } from 'node:fs';"],
    ['zod outside schemas.ts', "import * as z from 'zod';"],
    ['the conformance kit', "import { conformance } from '@ludi-romani/core/testing';"],
    ['something exported on', "export * from 'left-pad';"],
    ['something dynamically', "const x = await import('./x');"],
  ])('an engine may not import %s', (_, text) => expect(in_(ENGINE, text)).toHaveLength(1));

  test.each([
    [ENGINE, "import { area } from '@ludi-romani/core';"],
    [ENGINE, "import { cellOf } from './catalog';"],
    ['packages/city-of-rome/src/schemas.ts', "import * as z from 'zod';"],
    ['packages/core/src/chance.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['packages/core/src/testing/index.ts', "import * as fc from 'fast-check';"],
    ['packages/cli/src/ludi.ts', "import { readFileSync } from 'node:fs'; console.log(process.argv, Date.now());"],
  ])('%s may have: %s', (file, text) => expect(in_(file, text)).toEqual([]));

  test.each([
    ['packages/core/src/chance.ts', "import { engine } from '@ludi-romani/city-of-rome';"],
    ['packages/core/src/chance.ts', "import * as fc from 'fast-check';"],
    ['packages/core/src/chance.ts', "import * as z from 'zod';"],
  ])('%s may not have: %s', (file, text) => expect(in_(file, text)).toHaveLength(1));
});

describe('the outside world', () => {
  test.each([
    ['Math.random', 'const x = Math.random();'],
    ['the date', 'const x = Date.now();'],
    ['the date, made', 'const x = new Date();'],
    ['a clock', 'const x = performance.now();'],
    ['the environment', 'const x = process.env.SEED;'],
    ['the console', 'console.log(1);'],
    ['a timer', 'setTimeout(() => {}, 1);'],
    ['crypto', 'crypto.getRandomValues(a);'],
    ['Buffer', "const x = Buffer.from('a');"],
    ['the global object', 'const x = globalThis.Date;'],
    ['the locale', 'const x = a.localeCompare(b);'],
    ['an inexact function', 'const x = Math.sin(1);'],
  ])('no package may use %s', (_, text) => expect(in_(ENGINE, text)).not.toEqual([]));

  test('names in comments, strings, properties and types do not matter', () => {
    const text = `
      // Math.random() and process.env
      const text = 'Date.now()';
      const box = { process: 1, Date: 2, console };
      type Date = string;
      interface Clock { Date: Date; performance(): void }
      box.process;
    `.replace(', console', '');
    expect(in_(ENGINE, text)).toEqual([]);
  });
});
