/** Replaces each `<!-- picture arena: Caption -->` in a rules page with the picture and its caption. */
import { readFileSync } from 'node:fs';
import type { MarkdownRenderer } from 'vitepress';
import { PICTURE } from '../../scripts/pictures.mjs';

export function picturePlugin(md: MarkdownRenderer) {
  const { html_block } = md.renderer.rules;
  md.renderer.rules.html_block = (tokens, i, options, env, self) => {
    const found = PICTURE.exec(tokens[i]?.content.trim() ?? '');
    if (found === null) return html_block?.(tokens, i, options, env, self) ?? '';
    const [, part, caption = ''] = found;
    const game = /^rules\/(.*)\.md$/.exec(env.relativePath ?? '')?.[1];
    const svg = readFileSync(`docs/public/pictures/${game}-${part}.svg`, 'utf8');
    // the size prevents a layout shift when the picture is loaded
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
    const text = md.renderInline(caption, env);
    return `<figure class="picture"><img src="/pictures/${game}-${part}.svg" width="${width}" height="${height}" alt="" loading="lazy"><figcaption>${text}</figcaption></figure>\n`;
  };
}
