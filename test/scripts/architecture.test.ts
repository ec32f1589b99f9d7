import { describe, expect, test } from 'vitest';
import { findings } from '../../scripts/architecture.mjs';

const ENGINE = 'packages/city-of-rome/src/rules/build.ts';
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
    ['the schemas outside schemas.ts', "import { seat } from '@ludi-romani/core/schemas';"],
    ['the numbers of actions', "import { actionSpace } from '../action-space';"],
    ['what numbers actions', "import { actionSpaceOf } from '@ludi-romani/core/action-space';"],
    ['what core has not opened', "import { x } from '@ludi-romani/core/dist/engine.js';"],
    ['something exported on', "export * from 'left-pad';"],
    ['something exported on, types only', "export type { Action } from '@ludi-romani/nova-roma';"],
    ['something for its effects', "import 'left-pad';"],
    ['something dynamically', "const x = await import('./x');"],
    ['something by require', "import fs = require('node:fs');"],
    ['something by declaring it', "declare module 'node:fs' {}"],
    ['types by reference', '/// <reference types="node" />'],
    ['a file by reference', '/// <reference path="../../core/src/game.ts" />'],
  ])('an engine may not import %s', (_, text) => expect(in_(ENGINE, text)).toHaveLength(1));

  test.each([
    [ENGINE, "import { area } from '@ludi-romani/core';"],
    [ENGINE, "import { cellOf } from './catalog';"],
    ['packages/city-of-rome/src/schemas.ts', "import * as z from 'zod';"],
    ['packages/city-of-rome/src/schemas.ts', "import { seat } from '@ludi-romani/core/schemas';"],
    ['packages/city-of-rome/src/action-space.ts', "import { actionSpaceOf } from '@ludi-romani/core/action-space';"],
    ['packages/city-of-rome/src/components/cards.ts', "import type { CardId } from '../types';"],
    ['packages/core/src/testing/index.ts', "import * as fc from 'fast-check';"],
    ['packages/boardgame-io/src/index.ts', "import type { Game } from 'boardgame.io';"],
    ['packages/boards/src/aquileia/en.ts', "import { words } from '@ludi-romani/aquileia/words/en';"],
    ['packages/cli/src/ludi.ts', "import { readFileSync } from 'node:fs'; console.log(process.argv, Date.now());"],
  ])('%s may have: %s', (file, text) => expect(in_(file, text)).toEqual([]));

  test.each([
    ['packages/core/src/chance.ts', "import { engine } from '@ludi-romani/city-of-rome';"],
    ['packages/core/src/chance.ts', "import * as fc from 'fast-check';"],
    ['packages/core/src/chance.ts', "import * as z from 'zod';"],
    ['packages/boards/src/aquileia/index.ts', "import { words } from '@ludi-romani/aquileia/words/en';"],
    ['packages/boards/src/aquileia/en.ts', "import { words } from '@ludi-romani/aquileia/words/de';"],
    ['packages/boards/src/aquileia/en.ts', "import { words } from '@ludi-romani/nova-roma/words/en';"],
    ['packages/bots/src/index.ts', "import type { Game } from 'boardgame.io';"],
    ['packages/boardgame-io/src/index.ts', "import { Server } from 'boardgame.io/server';"],
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
    ['a module by require', "const fs = require('fs');"],
    ['its own folder', 'const x = __dirname;'],
    ['its own address', 'const x = import.meta.url;'],
    ['the locale', 'const x = a.localeCompare(b);'],
    ['the locale, for a number', 'const x = n.toLocaleString();'],
    ['the locale, by Intl', "const x = new Intl.Collator('de');"],
    ['an inexact function', 'const x = Math.sin(1);'],
    ['an inexact power', 'const x = 2 ** y;'],
    ['code made at run time', "const now = new Function('return Date.now()');"],
    ['a name of its own for a clock', 'const { now } = Date;'],
    ['a clock handed on', 'const box = { Date };'],
    ['a clock by default', 'const f = (clock = performance) => clock;'],
    ['a clock that it extends', 'class Clock extends Date {}'],
    ['a clock that it declares', 'declare const performance: { now(): number };'],
    ['the date of a text, which depends on the place', "const x = new Date('2018-10-25 12:00');"],
    ['Math.random by another name', 'const { random } = Math;'],
    ['Math.random by its text', "const x = Math['random']();"],
    ['Math as a whole', 'const maths = Math;'],
  ])('no package may use %s', (_, text) => expect(in_(ENGINE, text)).not.toEqual([]));

  test('names in comments, strings, properties and types do not matter', () => {
    const text = `
      // Math.random() and process.env
      const text = 'Date.now()';
      const box = { process: 1, Date: 2 };
      type Date = string;
      interface Clock extends Process { Date: Date; performance(): void }
      box.process;
      class Round { process() {} get module() { return 1; } }
      enum Kind { process }
      const { process: course } = box;
    `;
    expect(in_(ENGINE, text)).toEqual([]);
  });

  test('what every runtime computes alike is welcome', () => {
    const text = 'const x = Math.max(1, Math.floor(y / 2)) + 2 ** 32 + side ** 2; const epoch = new Date(0);';
    expect(in_(ENGINE, text)).toEqual([]);
  });

  test('a finding says where', () => {
    expect(in_(ENGINE, '\n\nconst x = Math.random();')).toEqual([`${ENGINE}:3 uses chance or rounding: Math.random`]);
  });
});

test('the hash may look for the one that the runtime brings along, and for nothing else; nobody else may', () => {
  const looks = 'const hash = (globalThis as Runtime).process;';
  expect(in_('packages/core/src/sha256.ts', looks)).toEqual([]);
  expect(in_('packages/core/src/sha256.ts', `${looks} crypto.subtle;`)).toHaveLength(1);
  expect(in_('packages/core/src/chance.ts', looks)).toHaveLength(1);
});
