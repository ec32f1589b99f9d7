/** Runs the program of docs/guides/draw-your-game.md, and compares its picture with the one that the page shows. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';
import { flawOf, layoutFlaws } from '../boards';

test('the picture of "Draw your game" is what its program draws', async () => {
  const [program] = codeBlocks(readFileSync('docs/guides/draw-your-game.md', 'utf8')).filter(
    ({ language }) => language === 'ts',
  );
  const code = program?.code ?? '';
  const written: string[] = [];
  const modules = new Map<string, unknown>([
    ['node:fs', { writeFileSync: (_: string, text: string) => void written.push(text) }],
  ]);
  for (const { fileName } of ts.preProcessFile(code).importedFiles)
    if (!modules.has(fileName)) modules.set(fileName, await import(/* @vite-ignore */ fileName));
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const run = new Function('require', 'exports', 'console', ts.transpileModule(code, { compilerOptions }).outputText);
  run((name: string) => modules.get(name), {}, { log: () => {} });
  const [picture = ''] = written;
  expect(flawOf(picture)).toBeUndefined();
  // marks are on the edges of things
  expect(layoutFlaws(picture, 24).filter((flaw) => !/^"\+?1" is outside/.test(flaw))).toEqual([]);
  await expect(`${picture}\n`).toMatchFileSnapshot('../../docs/public/draw-your-game.svg');
});
