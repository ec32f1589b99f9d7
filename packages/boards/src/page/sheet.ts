/** Gives a page the style sheet of the boards. */
import { sheet } from '../kit/ink';
import type { PageElement, Root } from './types';

/** How `play` lays pictures out in each shape. */
const layout = `.ludi-play{display:grid;grid-template-columns:100%;margin-inline:auto;outline:none}
.ludi-play svg{display:block;width:100%;height:auto}
.ludi-wide{grid-template:auto auto minmax(0,1fr)/1016fr 270fr;max-width:calc(160vh - 1.6*var(--ludi-top,0px))}
.ludi-wide>.ludi-prompt{grid-area:1/1/2/3}
.ludi-wide>.ludi-main{grid-area:2/1/4/2}
.ludi-wide>.ludi-seats{grid-area:2/2}
.ludi-wide>.ludi-side{grid-area:3/2;overflow:auto;height:0;min-height:100%}
.ludi-tabs{display:none}
.ludi-tall>.ludi-seats{order:1}
.ludi-tall>.ludi-tabs{display:flex;order:2;gap:4px;padding:4px 8px;overflow-x:auto}
.ludi-tall>.ludi-main{order:3}
.ludi-tall>.ludi-prompt{order:4;position:sticky;bottom:0;max-height:60vh;overflow:auto}
.ludi-tall>.ludi-side{order:5}
.ludi-tabs button{flex:1 0 auto;min-width:48px;min-height:48px;padding:4px 8px;font:inherit;font-size:14px;color:var(--ludi-ink,#2a241e);background:var(--ludi-panel,#fdfaf3);border:1px solid var(--ludi-line,#cdbfa6);border-radius:8px}
.ludi-tabs button[aria-selected=true]{color:#fff;background:var(--ludi-terracotta,#a9432f);border-color:transparent}
.ludi-tabs button.open::before{content:"";display:inline-block;width:9px;height:9px;margin-right:5px;border-radius:5px;background:var(--ludi-select,#b36b00)}
.ludi-tabs button[aria-selected=true].open::before{background:#fff}
.ludi-said{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** The roots that have the sheet. */
const adopted = new WeakSet<Root>();

/** Adds the style sheet to the document, or the shadow root, that contains `element`. A content security policy does not forbid this. */
export function adoptSheet(element: PageElement): void {
  const root = element.getRootNode();
  const Sheet = element.ownerDocument.defaultView?.CSSStyleSheet;
  if (Sheet === undefined || root.adoptedStyleSheets === undefined || adopted.has(root)) return;
  adopted.add(root);
  const own = new Sheet();
  own.replaceSync(`${sheet}\n${layout}`);
  root.adoptedStyleSheets = [own, ...root.adoptedStyleSheets];
}
