/** Gives a page the style sheet of the boards. */
import { sheet } from '../kit/ink';
import type { PageElement, Root } from './types';

/** How `play` lays pictures out in each shape. */
const layout = `.ludi-play{display:grid;grid-template-columns:100%;margin-inline:auto;outline:none}
.ludi-play svg{display:block;width:100%;height:auto}
.ludi-wide{grid-template:auto auto minmax(0,1fr)/1016fr 264fr;max-width:calc(160vh - 1.6*var(--ludi-top,0px))}
.ludi-wide>.ludi-prompt,.ludi-square>.ludi-prompt{position:relative;z-index:2;min-height:0}
.ludi-wide>.ludi-prompt{grid-area:1/1/2/3}
.ludi-wide>.ludi-main{grid-area:2/1/4/2}
.ludi-wide>.ludi-seats{grid-area:2/2;margin-left:-2.2728%}
.ludi-wide>.ludi-side{grid-area:3/2;overflow:auto;height:0;margin-top:36px;min-height:calc(100% - 36px)}
.ludi-tabs{display:none}
.ludi-tall>.ludi-seats{order:1}
.ludi-tall>.ludi-tabs{display:flex;order:2;gap:4px;padding:4px 28px 4px 8px;overflow-x:auto;scrollbar-width:none;mask-image:linear-gradient(90deg,#000 calc(100% - 28px),#0000)}
.ludi-tall>.ludi-main{order:3}
.ludi-tall>.ludi-prompt{order:4;position:sticky;bottom:0;max-height:60vh;overflow:auto}
.ludi-tall>.ludi-side{order:5}
.ludi-tabs button{flex:1 0 auto;min-width:44px;scroll-margin:0 28px;min-height:40px;padding:2px 8px;font:inherit;font-size:14px;color:var(--ludi-ink,#2a241e);background:var(--ludi-panel,#fdfaf3);border:1px solid var(--ludi-line,#cdbfa6);border-radius:8px}
.ludi-tabs button[aria-selected=true]{color:#fff;background:var(--ludi-terracotta,#a9432f);border-color:transparent}
.ludi-tabs button.open::before{content:"";display:inline-block;width:9px;height:9px;margin-right:5px;border-radius:5px;background:var(--ludi-select,#b36b00)}
.ludi-tabs button[aria-selected=true].open::before{background:#fff}
.ludi-tabs button.news::after{content:"";display:inline-block;width:7px;height:7px;margin-left:5px;border:2px solid;border-radius:6px}
.ludi-tools{display:flex;flex-wrap:wrap;gap:4px 6px;justify-content:flex-end;align-items:center;margin:2px 8px}
.ludi-ask{padding:4px 10px;min-height:28px;font:inherit;font-size:13px;color:var(--ludi-soft,#6b5f50);background:none;border:1px solid var(--ludi-line,#cdbfa6);border-radius:14px;cursor:help}
.ludi-ask[aria-pressed=true]{color:var(--ludi-accent,#8f2d1f);border-color:currentcolor;font-weight:700}
[data-asking] svg{cursor:help}
.ludi-wide>.ludi-tools{grid-area:3/2;align-self:start}
.ludi-tall>.ludi-tools{order:1}
.ludi-about{position:fixed;z-index:20;box-sizing:border-box;display:flex;flex-wrap:wrap;gap:10px 14px;width:min(400px,calc(100vw - 20px));max-height:80vh;overflow:auto;padding:14px 16px;color:var(--ludi-ink,#2a241e);background:var(--ludi-panel,#fbf8f1);border:1.5px solid var(--ludi-select,#b36b00);border-radius:12px;box-shadow:0 6px 24px #0005;font-family:'Iowan Old Style','Palatino Linotype',Palatino,'TeX Gyre Pagella',Georgia,serif;font-size:15px;line-height:1.4}
.ludi-about[hidden]{display:none}
.ludi-about h2{margin:0 24px 0 0;padding:0;border:0;font-size:18px;line-height:1.25}
.ludi-about p{margin:6px 0 0}
.ludi-about .kind{margin:0;color:var(--ludi-soft,#6b5f50);font-style:italic;font-size:14px}
.ludi-about .now{color:var(--ludi-accent,#8f2d1f);font-weight:700}
.ludi-about .clause{font-size:13px}
.ludi-about .clause a{color:inherit}
.ludi-about-picture{flex:none;width:132px}
.ludi-about-picture.ludi-flat{width:calc(100% - 24px)}
.ludi-about-picture:empty{display:none}
.ludi-about-picture svg{display:block;width:100%;height:auto;max-height:190px}
.ludi-about-text{flex:1;min-width:180px}
.ludi-about>button{position:absolute;top:6px;right:6px;width:32px;height:32px;border:0;background:none;color:var(--ludi-soft,#6b5f50);font-size:20px;cursor:pointer}
@media(max-width:700px){.ludi-about{left:0!important;right:0;top:auto!important;bottom:0;width:100%;border-radius:12px 12px 0 0}}
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
