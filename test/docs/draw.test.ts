/** Runs the program of docs/guides/draw-your-game.md, and compares its picture with the one that the page shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';
import { flawOf, layoutFlaws } from '../boards';
import { runProgram } from './run-program';

test('the picture of "Draw your game" is what its program draws', async () => {
  const [program] = codeBlocks(readFileSync('docs/guides/draw-your-game.md', 'utf8')).filter(
    ({ language }) => language === 'ts',
  );
  const [picture = ''] = await runProgram(program?.code ?? '');
  expect(flawOf(picture)).toBeUndefined();
  // marks are on the edges of things
  expect(layoutFlaws(picture, 24).filter((flaw) => !/^"\+?1" is outside/.test(flaw))).toEqual([]);
  await expect(`${picture}\n`).toMatchFileSnapshot('../../docs/public/draw-your-game.svg');
});
