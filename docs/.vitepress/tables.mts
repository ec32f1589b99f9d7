/** Turns empty header cells of tables into data cells. Screen readers would announce an empty header. */
import type { MarkdownRenderer } from 'vitepress';

export function tablePlugin(md: MarkdownRenderer) {
  md.core.ruler.push('tables', ({ tokens }) => {
    for (const [i, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[i + 1]?.content !== '') continue;
      for (const one of [token, tokens[i + 2]]) if (one) one.tag = 'td';
    }
  });
}
