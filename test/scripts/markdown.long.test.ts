import { expect, test } from 'vitest';
import { codeBlocks, commandsOf, firstDifference, instrument, sessionOf } from '../../scripts/markdown.mjs';

test('returns blocks with their language, first line and `no-run` mark', () => {
  const markdown =
    'Text\n\n```sh\nnpm ci\n```\n\n```ts\nconst a = 1;\n```\n\n- item\n  ```ts no-run\n  const b = 2;\n  ```\n';
  expect(codeBlocks(markdown)).toEqual([
    { language: 'sh', runs: true, code: 'npm ci\n', line: 4 },
    { language: 'ts', runs: true, code: 'const a = 1;\n', line: 8 },
    { language: 'ts', runs: false, code: 'const b = 2;\n', line: 13 },
  ]);
});

test('adds the code of a continued block to the block before, at its own lines', () => {
  const markdown =
    '```ts\nconst a = 1;\n```\n\nText\n\n```sh\nls\n```\n\n```ts continued\nconst b = a;\n```\n\n```ts continued\nf(b);\n```\n';
  const [block, ...others] = codeBlocks(markdown);
  expect(others).toEqual([{ language: 'sh', runs: true, code: 'ls\n', line: 8 }]);
  expect(block).toMatchObject({ language: 'ts', runs: true, line: 2 });
  const lines = markdown.split('\n');
  const code = (block?.code ?? '').split('\n');
  expect(code.filter((line: string) => line !== '')).toEqual(['const a = 1;', 'const b = a;', 'f(b);']);
  for (const [i, line] of code.entries()) if (line !== '') expect(lines[i + 1]).toBe(line);
});

test('a longer fence can contain shorter ones', () => {
  const [block] = codeBlocks('````text\n```ts\nnot code\n```\n````\n');
  expect(block?.code).toBe('```ts\nnot code\n```\n');
});

test.each([
  ['another spelling', '```typescript\nconst a = 1;\n```\n', "a.md:1 has a block of 'typescript'"],
  ['another word', '```ts norun\nconst a = 1;\n```\n', "a.md:1 has a block of 'ts norun'"],
  [
    'nothing to continue',
    '```js\n```\n\n```ts continued\n```\n',
    'a.md:4 continues a block of ts, but there is none before',
  ],
  ['no end', '```ts\nconst a = 1;\n', 'a.md:2 starts a block that does not end'],
])('throws for a block with %s', (_, markdown, message) => {
  expect(() => codeBlocks(markdown, 'a.md')).toThrow(message);
});

test('replaces console.log by line, and returns the expected texts', () => {
  const { code, expected } = instrument(`console.log(a); // => 1
if (b) console.log(b, { c: 2 }); // => 2 { c: 2 }
console.log('plain');
console.log(
  d,
); // => 4
const text = 'console.log(e); // not code';
`);
  expect([...expected]).toEqual([
    [0, '1'],
    [1, '2 { c: 2 }'],
    [5, '4'],
  ]);
  expect(code).toBe(`printed(0)(a); // => 1
if (b) printed(1)(b, { c: 2 }); // => 2 { c: 2 }
console.log('plain');
printed(5)(
  d,
); // => 4
const text = 'console.log(e); // not code';
`);
});

test.each(['const b = 2; // => 2', 'f(1); //=> 2', '// => 3'])('throws for `// =>` without console.log: %s', (code) => {
  expect(() => instrument(code, 'a.md:7')).toThrow(`a.md:7: // => must follow console.log(...): ${code}`);
});

test('returns each command without prompt and comments', () => {
  expect(commandsOf('$ npm ci && npm run play   # on a fresh clone\n\n# nothing\nludi play \\\n  --seed 1\n')).toEqual([
    'npm ci',
    'npm run play',
    'ludi play --seed 1',
  ]);
});

test('returns the commands of a session with their output', () => {
  expect(sessionOf('$ ludi play\n...\n\nthe end\n$ echo $?\n0\n')).toEqual([
    { command: 'ludi play', lines: ['...', '', 'the end'] },
    { command: 'echo $?', lines: ['0'] },
  ]);
});

test.each([
  [['a', 'b'], 'a\nb\n', undefined],
  [['a', '...', 'd'], 'a\nb\nc\nd\n', undefined],
  [['...'], 'a\nb\n', undefined],
  [['a', '...'], 'a\n', undefined],
  [[], '', undefined],
  [['a', 'b'], 'a\nc\n', 'b'],
  [['a', 'b'], 'a\n', 'b'],
  [['...', 'b'], 'a\nc\n', 'b'],
  [['b', '...', 'a'], 'b\nc\n', 'a'],
  [['a'], 'a\nb\n', 'the end, but b'],
  [[], 'a\n', 'the end, but a'],
])('%j in %j: first difference %s', (lines, text, difference) => {
  expect(firstDifference(lines, text)).toBe(difference);
});
