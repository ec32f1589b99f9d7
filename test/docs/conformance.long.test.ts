/** Runs the conformance kit on every game that a code block of the documents defines. */
import { readdirSync, readFileSync } from 'node:fs';
import * as core from '@ludi-romani/core';
import { conformance } from '@ludi-romani/core/testing';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  ),
];
const blocks = documents.flatMap((document) =>
  codeBlocks(readFileSync(document, 'utf8'), document)
    .filter(({ language, code }) => language === 'ts' && /\bdefineGame\b/.test(code))
    .map(({ code, line }) => ({ where: `${document}:${line}`, code })),
);

type AnyEngine = ReturnType<typeof core.defineGame<core.GameTypes>>;

/** Runs a program and returns the engines that it makes with `defineGame`. Its output is ignored. */
async function enginesOf(code: string): Promise<AnyEngine[]> {
  const engines: AnyEngine[] = [];
  const defineGame = (rules: Parameters<typeof core.defineGame<core.GameTypes>>[0]) => {
    const engine = core.defineGame<core.GameTypes>(rules);
    engines.push(engine);
    return engine;
  };
  const modules = new Map<string, unknown>([['@ludi-romani/core', { ...core, defineGame }]]);
  for (const { fileName } of ts.preProcessFile(code).importedFiles)
    if (!modules.has(fileName)) modules.set(fileName, await import(/* @vite-ignore */ fileName));
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const run = new Function('require', 'exports', 'console', ts.transpileModule(code, { compilerOptions }).outputText);
  run((name: string) => modules.get(name), {}, { log: () => {} });
  return engines;
}

test('documents define games', () => {
  expect(blocks.map(({ where }) => where.replace(/:\d+$/, ''))).toContain('docs/your-own-game.md');
});

describe.each(blocks)('the program at $where', async ({ code }) => {
  const engines = await enginesOf(code);

  test('defines a game', () => {
    expect(engines).not.toEqual([]);
  });

  for (const engine of engines) {
    const options = engine.playerCounts.map((players) => ({ players }));
    for (const { name, run } of conformance(engine, { options, games: 20, density: 1 }))
      test(`${engine.game}: ${name}`, run);
  }
});
