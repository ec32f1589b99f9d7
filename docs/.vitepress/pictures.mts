/** Where a rules page says `<!-- picture arena: What it shows -->`, the picture, with that as its caption. */
import type { MarkdownRenderer } from 'vitepress';
import { PICTURE } from '../../scripts/pictures.mjs';

export function picturePlugin(md: MarkdownRenderer, base: string) {
  const { html_block } = md.renderer.rules;
  md.renderer.rules.html_block = (tokens, i, options, env, self) => {
    const found = PICTURE.exec(tokens[i]?.content.trim() ?? '');
    if (found === null) return html_block?.(tokens, i, options, env, self) ?? '';
    const [, part, caption = ''] = found;
    const game = /^rules\/(.*)\.md$/.exec(env.relativePath ?? '')?.[1];
    const text = md.renderInline(caption, env);
    return `<figure class="picture"><img src="${base}pictures/${game}-${part}.svg" alt="" loading="lazy"><figcaption>${text}</figcaption></figure>\n`;
  };
}
