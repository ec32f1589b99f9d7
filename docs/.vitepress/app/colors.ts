/** The colors of the boards in both schemes of the site, between which readers can switch. */
import { tokens } from '@ludi-romani/boards';
import { declared } from './declared';

if (typeof document !== 'undefined') {
  const colors = new CSSStyleSheet();
  colors.replaceSync(`:root{${declared(tokens.light)}}.dark{${declared(tokens.dark)}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, colors];
}
