/** Where the links of a built site lead. */
import { posix } from 'node:path';

const decode = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');

/** What a link within a page can lead to. */
export const anchorsOf = (html) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => decode(id)));

/** What is wrong with the links of a built site: `pages` maps the path of a page to its HTML, `files` has the paths of everything. */
export function brokenLinks(pages, files, base = '/') {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]));
  const faults = [];
  for (const [path, html] of pages) {
    for (const [, name, given] of html.matchAll(/<(?:a|link|img|script|source)\b[^>]*?\s(href|src)="([^"]*)"/g)) {
      const address = decode(given);
      if (/^(https?:|mailto:|data:)/.test(address)) continue;
      const [to = '', anchor] = address.split('#');
      const whole = to === '' ? path : to.startsWith('/') ? to : posix.join('/', posix.dirname(path), to);
      if (to.startsWith('/') && !to.startsWith(base)) faults.push(`${path}: ${name} ${address} leaves the base`);
      const inside = to.startsWith('/') ? `/${to.slice(base.length)}` : whole;
      const target = [inside, `${inside}.html`, posix.join(inside, 'index.html')].find((one) => files.has(one));
      if (target === undefined) faults.push(`${path}: ${name} ${address} leads nowhere`);
      else if (anchor && anchors.has(target) && !anchors.get(target)?.has(decodeURIComponent(anchor)))
        faults.push(`${path}: there is no ${anchor} in ${target}`);
    }
  }
  return faults;
}
