/** Pages of the site whose text stands elsewhere in the repository, and what becomes of links that leave the site. */
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/** From a page, as a path below docs, to its text, as a path below the root. */
export const sources: Readonly<Record<string, string>> = {
  'project/overview.md': 'README.md',
  'project/changelog.md': 'CHANGELOG.md',
  'project/contributing.md': 'CONTRIBUTING.md',
  ...Object.fromEntries(readdirSync('packages').map((name) => [`packages/${name}.md`, `packages/${name}/README.md`])),
  ...Object.fromEntries(
    readdirSync('examples')
      .filter((name) => existsSync(`examples/${name}/README.md`))
      .map((name) => [`examples/${name}.md`, `examples/${name}/README.md`]),
  ),
};
const pages = new Map(Object.entries(sources).map(([page, source]) => [source, page]));

/** The pages of one folder of the site, as a dynamic route of VitePress wants them. */
export const routes = (folder: string) =>
  Object.entries(sources)
    .filter(([page]) => posix.dirname(page) === folder)
    .map(([page, source]) => ({ name: posix.basename(page, '.md'), source }));

const inDocs = (file: string) =>
  file.startsWith('docs/') && existsSync(file) ? file.slice('docs/'.length) : undefined;

/** Where the site has what stands at a path of the repository, if it does. */
function pageOf(path: string): string | undefined {
  const own = [path, `${path}/README.md`, `${path}/index.md`].map((file) => pages.get(file) ?? inDocs(file));
  return own.find((page) => page !== undefined);
}

/**
 * Links are written as they lead through the repository. Those to what is a page of the site lead there; others to the file in the
 * repository, where its address is known, and else they are no links.
 */
export function sourcePlugin(md: MarkdownRenderer, repository: string | undefined) {
  md.core.ruler.push('sources', (state) => {
    const page: string = state.env.relativePath ?? '';
    const folder = posix.dirname(sources[page] ?? `docs/${page}`);
    for (const { children } of state.tokens) {
      for (const [i, token] of (children ?? []).entries()) {
        const image = token.type === 'image' ? posix.join(folder, token.attrGet('src') ?? '') : '';
        if (image.startsWith('docs/public/')) token.attrSet('src', image.replace('docs/public', ''));
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        const target = posix.join(folder, path).replace(/\/$/, '');
        const own = pageOf(target);
        const hash = anchor === undefined ? '' : `#${anchor}`;
        if (own?.endsWith('.md')) token.attrSet('href', `/${own}${hash}`);
        else if (repository !== undefined) token.attrSet('href', `${repository}/blob/main/${target}${hash}`);
        else {
          const closing = children?.slice(i).find(({ type, level }) => type === 'link_close' && level === token.level);
          for (const part of [token, closing])
            if (part) Object.assign(part, { type: 'text', content: '', nesting: 0, attrs: null });
        }
      }
    }
  });
}
