/**
 * Builds the static site: `npm run docs`. Needs the built packages. `SITE_BASE=/ludi/` sets another base path. `npm run docs:dev` serves the
 * site while you write.
 *
 * Checks the built site. Every link and anchor within the site must have a target, and every clause an anchor. No API page may be larger than
 * 106 kB. The picture of the README must be up to date.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vitepress';
import { writeApi } from './api.mjs';
import { clausesOf } from './clauses.mjs';
import { base, SITE } from './links.mjs';
import { drawPictures, games, HERO, hero } from './pictures.mjs';
import { anchorsOf, brokenLinks } from './site-links.mjs';
import { writePages } from './site-pages.mjs';

const LARGEST_API_PAGE = 106_000;

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
  const unmarked = games.flatMap((game) => {
    const anchors = anchorsOf(pages.get(`/rules/${game}.html`) ?? '');
    const clauses = clausesOf(readFileSync(`docs/rules/${game}.md`, 'utf8'));
    return clauses.filter((id) => !anchors.has(id)).map((id) => `${id} has no anchor`);
  });
  const old = readFileSync(HERO, 'utf8') === (await hero()) ? [] : [`${HERO} is out of date: npm run pictures`];
  const faults = [...brokenLinks(pages, files, base), ...unmarked, ...large, ...old];
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(`site: ${pages.size} pages, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function main() {
  await drawPictures();
  await writePages();
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
