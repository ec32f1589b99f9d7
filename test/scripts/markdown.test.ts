import { expect, test } from 'vitest';
import { codeBlocks, expectedOutput } from '../../scripts/markdown.mjs';

test('programs are the ts blocks, with the line they begin on', () => {
  const markdown =
    'Text\n\n```sh\nnpm ci\n```\n\n```ts\nconst a = 1;\nconsole.log(a); // => 1\n```\n\n```ts no-run\nconst b = 2;\n```\n';
  expect(codeBlocks(markdown)).toEqual([{ code: 'const a = 1;\nconsole.log(a); // => 1\n', line: 8 }]);
});

test('a program says what it prints', () => {
  expect(expectedOutput('console.log(a); // => 1\nconst b = 2; // => no\nconsole.log(b);')).toEqual(['1']);
});
