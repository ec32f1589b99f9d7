/** The clauses of the rules as link targets, and every mention of one as a link to it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { MarkdownRenderer } from 'vitepress';
import { clausesOf, idPattern } from '../../scripts/clauses.mjs';

const RULES = 'docs/rules';

/** The games, by the name of their document, each with its clauses. */
const clauses = new Map(
  readdirSync(RULES).flatMap((file) =>
    clausesOf(readFileSync(`${RULES}/${file}`, 'utf8')).map((id) => [id, file.replace('.md', '')] as const),
  ),
);
const pattern = idPattern([...clauses.keys()]);

/** Where a clause stands, below the site's base. */
export const clauseLink = (id: string): string => {
  const game = clauses.get(id);
  if (game === undefined) throw new Error(`there is no clause ${id}`);
  return `/rules/${game}#${id}`;
};

/** What stands at the beginning of a rule, `**AQ-5.4**` or `**AQ-5.4 [ruling]**`, and of one that a table holds. */
const OPENING = /^(?:(\[ruling) )?([A-Z]{2}-\d+\.\d+)/;

/** Splits the text of a token at each id, and lets `link` say what stands for it. */
function split(text: string, pieces: (text: string) => void, link: (id: string) => void) {
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (!clauses.has(found[0])) continue;
    if (found.index > from) pieces(text.slice(from, found.index));
    link(found[0]);
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces(text.slice(from));
}

export function clausePlugin(md: MarkdownRenderer, base: string) {
  const html = (id: string, attributes = '') => `<a ${attributes}href="${base}${clauseLink(id).slice(1)}">${id}</a>`;

  md.core.ruler.push('clauses', (state) => {
    const page = /^rules\/(.*)\.md$/.exec(state.env.relativePath ?? '')?.[1];
    for (const block of state.tokens) {
      if (block.type !== 'inline' || block.children === null) continue;
      let links = 0;
      const tokens: typeof block.children = [];
      const raw = (content: string) => {
        const token = new state.Token('html_inline', '', 0);
        token.content = content;
        tokens.push(token);
      };
      for (const token of block.children) {
        if (token.type === 'link_open') links++;
        if (token.type === 'link_close') links--;
        const before = tokens.at(-1);
        const opening = before?.type === 'strong_open' ? OPENING.exec(token.content) : null;
        if (token.type === 'text' && opening !== null && clauses.get(opening[2] ?? '') === page && page !== undefined) {
          // the rule itself: its id is its own link
          const id = opening[2] ?? '';
          raw(`${opening[1] ? `${opening[1]} ` : ''}<a class="clause" id="${id}" href="#${id}">${id}</a>`);
          const rest = new state.Token('text', '', 0);
          rest.content = token.content.slice(opening[0].length);
          tokens.push(rest);
        } else if (token.type === 'text' && links === 0) {
          split(
            token.content,
            (content) => tokens.push(Object.assign(new state.Token('text', '', 0), { content })),
            (id) => raw(html(id)),
          );
        } else if (token.type === 'code_inline' && clauses.has(token.content) && links === 0) {
          raw(html(token.content));
        } else tokens.push(token);
      }
      block.children = tokens;
    }
  });

  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (...given) =>
    (fence?.(...given) ?? '').replace(pattern, (id) => (clauses.has(id) ? html(id, 'class="quiet" ') : id));
}
