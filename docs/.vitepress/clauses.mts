/** Makes the clauses of the rules link targets, and turns every mention of a clause into a link. */
import { readdirSync, readFileSync } from 'node:fs';
import type { MarkdownRenderer } from 'vitepress';
import { clausesOf, idPattern } from '../../scripts/clauses.mjs';

const RULES = 'docs/rules';

/** The game of each clause, by the name of its document. */
const clauses = new Map(
  readdirSync(RULES).flatMap((file) =>
    clausesOf(readFileSync(`${RULES}/${file}`, 'utf8')).map((id) => [id, file.replace('.md', '')] as const),
  ),
);
const pattern = idPattern([...clauses.keys()]);

/** Returns the address of a clause, relative to the base of the site. */
export const clauseLink = (id: string): string => {
  const game = clauses.get(id);
  if (game === undefined) throw new Error(`there is no clause ${id}`);
  return `/rules/${game}#${id}`;
};

/** Matches the start of a rule: `**AQ-5.4**` or `**AQ-5.4 [ruling]**`, or in a table `**[ruling AQ-5.4]**`. */
const OPENING = /^(?:(\[ruling) )?([A-Z]{2}-\d+\.\d+)/;

/** Splits a text at each id. Calls `link` with each id, and `pieces` with the text between. */
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
          // the rule itself: its id becomes the anchor
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
