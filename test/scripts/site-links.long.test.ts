import { expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/site-links.mjs';

const files = new Set(['/index.html', '/rules/aquileia.html', '/api/index.html', '/pictures/a.svg']);
const site = (link: string, base = '/') =>
  brokenLinks(
    new Map([
      ['/index.html', '<h1 id="top">Rome</h1>'],
      ['/rules/aquileia.html', `<a id="AQ-1.1" href="#AQ-1.1"></a><p class="x">${link}</p>`],
    ]),
    files,
    base,
  );

test.each([
  '<a href="/rules/aquileia#AQ-1.1">',
  '<a href="./aquileia">',
  '<a href="../">',
  '<a class="x" href="/api/">',
  '<img src="/pictures/a.svg">',
  '<a href="https://example.org/nowhere#here">',
  '<a href="/#top">',
])('accepts %s', (link) => expect(site(link)).toEqual([]));

test.each([
  ['<a href="/rules/nova-roma">', 'leads nowhere'],
  ['<a href="aquileia.md">', 'leads nowhere'],
  ['<img src="/pictures/b.svg">', 'leads nowhere'],
  ['<a href="#AQ-9.9">', 'there is no AQ-9.9'],
  ['<a href="/#bottom">', 'there is no bottom'],
])('reports %s: %s', (link, why) => expect(site(link)).toEqual([expect.stringContaining(why)]));

test('reports links that leave the base path', () => {
  expect(site('<a href="/rome/api/">', '/rome/')).toEqual([]);
  expect(site('<a href="/api/">', '/rome/')[0]).toContain('leaves the base');
});
