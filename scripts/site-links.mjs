/** Checks the links of the built site. */
import { posix } from 'node:path';

const decode = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');

/** Returns the ids of a page, to which anchors can lead. */
export const anchorsOf = (html) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => decode(id)));

/** Returns the broken links of a built site. `pages` maps the path of each page to its HTML; `files` has the paths of all files. */
export function brokenLinks(pages, files, base = '/') {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]));
  const faults = [];
  for (const [path, html] of pages) {
    for (const [, name, given] of html.matchAll(/<(?:a|link|img|script|source)\b[^>]*?\s(href|src)="([^"]*)"/g)) {
      const address = decode(given);
      if (/^(https?:|mailto:|data:)/.test(address)) continue;
      const [page = '', anchor] = address.split('#');
      const [to = ''] = page.split('?');
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
