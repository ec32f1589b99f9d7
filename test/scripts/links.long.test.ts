import { expect, test } from 'vitest';
import { pageOf, withAbsoluteLinks } from '../../scripts/links.mjs';

const to = { site: 'https://ludi.example/rome', repository: 'https://code.example/ludi' };

test('finds the page of the site for a path of the repository', () => {
  expect(pageOf('docs/bots.md')).toBe('bots.md');
  expect(pageOf('docs/decisions')).toBe('decisions/index.md');
  expect(pageOf('packages/core/README.md')).toBe('packages/core.md');
  expect(pageOf('packages/core')).toBe('packages/core.md');
  expect(pageOf('README.md')).toBe('project/overview.md');
  expect(pageOf('docs/no-such-page.md')).toBeUndefined();
  expect(pageOf('test/bots/bots.test.ts')).toBeUndefined();
});

test('relative links of a package lead to the site or to the repository, others stay the same', () => {
  const lead = (link: string) => withAbsoluteLinks(`see [it](${link}).`, 'packages/core', to);
  expect(lead('../../docs/bots.md#how')).toBe('see [it](https://ludi.example/rome/bots#how).');
  expect(lead('../../docs/decisions')).toBe('see [it](https://ludi.example/rome/decisions/).');
  expect(lead('../../docs/public/boards.svg')).toBe('see [it](https://ludi.example/rome/boards.svg).');
  expect(lead('../../test/a.test.ts')).toBe('see [it](https://code.example/ludi/blob/main/test/a.test.ts).');
  for (const link of ['#here', 'https://example.org/a.md']) expect(lead(link)).toBe(`see [it](${link}).`);
});

test('does not change code, or anything if an address is missing', () => {
  const code = 'a\n```ts\nconst f = [x](../y.md);\n```\n[b](../bots/README.md)';
  expect(withAbsoluteLinks(code, 'packages/core', to)).toBe(
    'a\n```ts\nconst f = [x](../y.md);\n```\n[b](https://ludi.example/rome/packages/bots)',
  );
  expect(withAbsoluteLinks(code, 'packages/core', { site: undefined, repository: to.repository })).toBe(code);
});
