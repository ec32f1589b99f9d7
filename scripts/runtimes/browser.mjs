/** Chromium and Firefox. They play on a page whose import map leads to the installed packages. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { CHROME, FIREFOX } from '../browsers.mjs';
import { listen } from '../listen.mjs';
import { packages } from '../workspace.mjs';
import { expectedOf, judge } from './played.mjs';
import { NotAvailable } from './tools.mjs';
import { resolverOf } from './user.mjs';

const BROWSERS = { Chromium: { browser: 'chrome', ...CHROME }, Firefox: { browser: 'firefox', ...FIREFOX } };
const PLAYING = 10 * 60_000;

/** Serves the files of the folder, and a page with the import map at `/`. */
async function serve(folder) {
  const resolve = await resolverOf(folder);
  const address = (name) => `/${relative(folder, fileURLToPath(resolve(name)))}`;
  const names = packages.flatMap(({ entries, manifest: { dependencies = {} } }) => [
    ...entries.map(({ name }) => name),
    ...Object.keys(dependencies),
  ]);
  const imports = Object.fromEntries(names.map((name) => [name, address(name)]));
  const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    const content = await readFile(join(folder, pathname)).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const type = pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
}

export const browserRows = Object.entries(BROWSERS).map(([name, { browser: kind, path, args }]) => ({
  name,
  kind: 'ESM',
  ready: ({ folder }) => expectedOf(folder),
  run: async ({ folder }) => {
    if (!existsSync(path)) throw new NotAvailable('it is not installed');
    const server = await serve(folder);
    const browser = await puppeteer
      .launch({ browser: kind, executablePath: path, args, headless: true, protocolTimeout: PLAYING })
      .catch((error) => {
        server.close();
        throw error;
      });
    try {
      const page = await browser.newPage();
      await page.goto(server.url);
      const play = async (consumer, data) => (await import(consumer)).run(await (await fetch(data)).json());
      const played = await page.evaluate(play, '/consumer.mjs', '/whole.json');
      return { version: (await browser.version()).replace(/^\D*/, ''), ran: await judge(folder, played) };
    } finally {
      await browser.close();
      server.close();
    }
  },
}));
