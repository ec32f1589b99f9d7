/** The pages of the site whose text is in files outside docs, and the conversion of links to files. */
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { addresses, inRepository, pageOf, sources } from '../../scripts/links.mjs';

const all: Readonly<Record<string, string>> = sources;

/**
 * Converts relative links. A link to a file that is a page of the site leads to the page. Other links lead to the file in the repository. If
 * the address of the repository is unknown, they become plain text.
 */
export function sourcePlugin(md: MarkdownRenderer) {
  md.core.ruler.push('sources', (state) => {
    const page: string = state.env.relativePath ?? '';
    const folder = posix.dirname(all[page] ?? `docs/${page}`);
    for (const { children } of state.tokens) {
      for (const [i, token] of (children ?? []).entries()) {
        const attribute = token.type === 'image' ? 'src' : token.type === 'link_open' ? 'href' : undefined;
        const found = attribute && inRepository(token.attrGet(attribute) ?? '', folder);
        if (!attribute || !found) continue;
        const own = pageOf(found.path);
        if (found.path.startsWith('docs/public/')) token.attrSet(attribute, found.path.slice('docs/public'.length));
        else if (own !== undefined) token.attrSet(attribute, `/${own}${found.hash}`);
        else if (addresses.repository !== undefined)
          token.attrSet(attribute, `${addresses.repository}/blob/main/${found.path}${found.hash}`);
        else {
          const closing = children?.slice(i).find(({ type, level }) => type === 'link_close' && level === token.level);
          for (const part of [token, closing])
            if (part) Object.assign(part, { type: 'text', content: '', nesting: 0, attrs: null });
        }
      }
    }
  });
}
