/** Fills in the parts of pages that are made from the source code, before a page is parsed. */
import type { MarkdownRenderer } from 'vitepress';
import { withDeclarations } from '../../scripts/declarations.mjs';
import { withFeatures } from '../../scripts/features.mjs';

export function generatedPlugin(md: MarkdownRenderer) {
  md.core.ruler.before('normalize', 'generated', (state) => {
    state.src = withFeatures(withDeclarations(state.src));
  });
}
