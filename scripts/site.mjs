/**
 * The site: `npm run docs` builds it from the built packages, static and for any base path (`SITE_BASE=/ludi/`), and checks what was built:
 * every link and every anchor within it leads somewhere, and no page of the API is larger than 100 kB. `npm run docs:dev` serves it while somebody writes.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vitepress';
import { writeApi } from './api.mjs';
import { drawPictures, HERO, hero } from './pictures.mjs';

export const SITE = 'docs/.vitepress/dist';
const LARGEST_API_PAGE = 100_000;
export const base = process.env.SITE_BASE ?? '/';

/** What is wrong with the links of a built site: `pages` maps the path of a page to its HTML, `files` has the paths of everything. */
export function brokenLinks(pages, files, base = '/') {
  const anchors = new Map(
    [...pages].map(([path, html]) => [
      path,
      new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => decode(id))),
    ]),
  );
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
const decode = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');

function filesBelow(folder, path = '/') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${path}${entry.name}/`) : [`${path}${entry.name}`],
  );
}

async function check() {
  const files = new Set(filesBelow(SITE));
  const pages = new Map(
    [...files].filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(SITE, file), 'utf8')]),
  );
  const large = [...files]
    .filter((file) => file.startsWith('/api/') && statSync(join(SITE, file)).size > LARGEST_API_PAGE)
    .map((file) => `${file} is larger than ${LARGEST_API_PAGE} bytes`);
  const old = readFileSync(HERO, 'utf8') === (await hero()) ? [] : [`${HERO} shows boards of old: npm run pictures`];
  const faults = [...brokenLinks(pages, files, base), ...large, ...old];
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(`site: ${pages.size} pages, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function main() {
  await drawPictures();
  if (process.argv.includes('dev')) {
    const server = await createServer('docs', { port: Number(process.env.PORT ?? 5173) });
    await server.listen();
    server.printUrls();
    return;
  }
  await writeApi('docs/api');
  await build('docs');
  await check();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
