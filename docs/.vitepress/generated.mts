/** Fills in the parts of pages that are made from the source code, before a page is parsed. */
import type { MarkdownRenderer } from 'vitepress';
import { withDeclarations } from '../../scripts/declarations.mjs';

export function generatedPlugin(md: MarkdownRenderer) {
  md.core.ruler.before('normalize', 'generated', (state) => {
    state.src = withDeclarations(state.src);
  });
}
