/** Tests the page of `ludi host` in browser windows, one for each player. The players only point at things in the picture. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine } from '@ludi-romani/city-of-rome';
import { verifyReplay } from '@ludi-romani/core';
import { connect } from '@ludi-romani/rooms/client';
import { verifyTable } from '@ludi-romani/table/records';
import { WebSocket } from 'ws';
import { listen } from './listen.mjs';
import {
  act,
  actUntilTurnOf,
  create,
  length,
  linkTo,
  pageIn,
  sit,
  startHost,
  startProxy,
  until,
} from './online-windows.mjs';
import { axe } from './site-test/pages.mjs';
import { packages } from './workspace.mjs';

/** A name that leads to this machine. Unlike `localhost`, it is no secure context over plain HTTP. The browser needs this argument. */
export const PLAIN_HOST = 'rome.test';
export const ONLINE_ARGS = [`--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`];

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
const WIDE = { viewport: { width: 1280, height: 800 }, locale: 'en', permissions: CLIPBOARD };
const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'de',
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
  permissions: CLIPBOARD,
};

/** Opens two windows at the address of a server. Both players sit at a new table. */
async function seated({ open, url }, { fields, wide = WIDE, phone = PHONE, expected, home = url } = {}) {
  const livia = await open(wide, home, expected);
  await create(livia, fields);
  await sit(livia, 'Livia');
  const marcus = await open(phone, await linkTo(livia, 1), expected);
  await sit(marcus, 'Marcus');
  await livia.waitForSelector('.picture svg');
  await marcus.waitForSelector('.picture svg');
  return { livia, marcus };
}

const idIn = (page) => new URL(page.url()).searchParams.get('table');
const status = (page) => page.evaluate(() => hand.status());
const statusIs = (page, words) => until(`the status ${words}`, async () => words.test(await status(page)));
const isTooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Creates a table of each game with the defaults of the form. */
async function everyGame({ open, url, need }) {
  const page = await open(WIDE, url);
  const games = await page.locator('[name=game] option').evaluateAll((all) => all.map(({ value }) => value));
  need(games.length >= 4, `has only the games ${games}`);
  for (const game of games) {
    await page.goto(url);
    await create(page, { game });
    need(page.url().includes(`game=${game}`), `does not open a table of ${game}`);
  }
}

/** Points at open things with the mouse or a finger. */
async function pointAt(page, isFinger) {
  const thing = page.locator('main [data-id].open:not(.chosen)').first();
  const ring = await thing
    .evaluate((there) => there.scrollIntoView({ block: 'center' }), null, { timeout: 500 })
    .then(() => thing.locator('> .hit').first().boundingBox({ timeout: 500 }))
    .catch(() => null);
  if (ring === null) return false;
  const spot = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  // two quick taps would count as a double tap, and the first tap may only show what it would do
  if (isFinger) await page.waitForTimeout(400);
  await (isFinger ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
  return true;
}

async function wholeGame({ need, data, ...at }) {
  const { livia, marcus } = await seated(at, { fields: { time: 5, undo: 'consent' } });
  let pointings = 0;
  for (let i = 0; i < 4; i++) {
    const before = await length(livia);
    await until('an action by mouse or finger', async () => {
      for (const page of [livia, marcus]) if (await pointAt(page, page === marcus)) pointings++;
      return (await length(livia)) > before;
    });
  }
  // the windows play on without this process, which would be slower
  for (const page of [livia, marcus]) await page.evaluate(() => hand.play());
  for (const page of [livia, marcus])
    await until('the end of the game', () => page.locator('a[download]').count(), 120_000);
  for (const page of [livia, marcus]) pointings += await page.evaluate(() => hand.pointings);
  const [said, gesagt] = await Promise.all([livia, marcus].map((page) => page.locator('main').textContent()));
  need(said.includes('The game is over'), `is not over after ${pointings} pointings`);
  need(gesagt.includes('Das Spiel ist zu Ende'), 'is not over for the second player');
  need((await status(livia)) === 'The game is over', 'does not show the end in the bar');
  for (const name of ['Livia', 'Marcus'])
    need(
      [said, gesagt].every((text) => text.includes(name)),
      `does not name ${name}`,
    );
  const [, winner] = /(Livia|Marcus) wins/.exec(said) ?? [];
  if (winner !== undefined) need(gesagt.includes(`${winner} gewinnt`), 'has two winners');
  for (const page of [livia, marcus]) need(!(await isTooWide(page)), 'is wider than its window');

  const [download] = await Promise.all([livia.waitForEvent('download'), livia.click('a[download]')]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
  need(record.about?.names?.join() === 'Livia,Marcus', `has a record of ${record.about?.names}`);
  const verdict = verifyReplay(engine, record);
  need(verdict.ok, `has a record that is refused: ${verdict.message}`);
  const lines = readFileSync(join(data, `${idIn(livia)}.ndjson`), 'utf8')
    .trim()
    .split('\n');
  const [{ table }, ...rest] = lines.flatMap((line) => JSON.parse(line).lines);
  const judged = verifyTable(engine, { ...table, entries: rest.map(({ entry }) => entry) }, { finished: true });
  need(judged.ok, `has a table that is refused: ${judged.message}`);
  return `${pointings} pointings`;
}

async function behindProxy({ open, port, need, later }) {
  const proxy = await startProxy(port);
  const other = await startProxy(port, 'tables.internal');
  later(proxy.close);
  later(other.close);
  const { livia, marcus } = await seated({ open, url: proxy.url });
  await act([livia, marcus]);
  const before = await length(livia);
  await livia.reload();
  await until('the whole log after a reload', async () => (await length(livia)) === before);
  await act([livia, marcus]);
  need((await livia.locator('.saying').isVisible()) && !(await livia.locator('.note').isVisible()), 'loses the seat');

  // with another name of the host, the page is of another origin
  const page = await open(WIDE, other.url, /403 \(Forbidden\)/);
  await page.click('form .main');
  await until('a reason', async () => /does not accept this page/.test(await page.textContent('.wrong')));
  await page.goto(livia.url().replace(proxy.url, other.url));
  await statusIs(page, /does not accept this page/);
}

async function plainHttp({ open, port, need }) {
  const { livia, marcus } = await seated({ open, url: `http://${PLAIN_HOST}:${port}/` });
  const hasNone = () => !isSecureContext && crypto.subtle === undefined && crypto.randomUUID === undefined;
  need(await livia.evaluate(hasNone), 'is a secure context');
  await act([livia, marcus]);
}

/** Runs in a page whose user denies storage. */
function deny() {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

async function withoutStorage({ open, url, need }) {
  const livia = await open({ ...WIDE, before: deny }, url);
  await create(livia, { begin: 'host' });
  need(await livia.locator('.note').isVisible(), 'does not say that nothing is stored');
  const sits = async () => {
    const address = livia.url();
    await sit(livia, 'Livia');
    await until('a new address of the seat', () => livia.url() !== address);
  };
  const again = async () => {
    await livia.reload();
    await sits();
  };
  await sits();
  await again();
  const marcus = await open(PHONE, await linkTo(livia, 1));
  await sit(marcus, 'Marcus');
  await livia.click('[data-key=begin]');
  await livia.waitForSelector('.picture svg');
  await marcus.waitForSelector('.picture svg');
  await act([livia, marcus]);
  await again();
  await livia.waitForSelector('.picture svg');
  await act([livia, marcus]);
}

/** Runs in a page of another origin. Resolves to the version of the table after one action, or to what the server says. */
async function visit(tables) {
  const { connect: connectTo } = await import('@ludi-romani/rooms/client');
  const { engine: game } = await import('@ludi-romani/city-of-rome');
  const wish = { game: 'city-of-rome', options: { players: 2 }, bots: [null, 'greedy'] };
  const response = await fetch(`${tables}tables`, { method: 'POST', body: JSON.stringify(wish) });
  const { id = 'x'.repeat(24), invitations = [], code } = await response.json();
  const connection = connectTo(game, `${tables}tables/${id}`);
  const follows = (isSo) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the page of another origin gets no answer')), 20_000);
      const look = () => isSo(connection.getSnapshot()) && resolve(connection.getSnapshot());
      connection.subscribe(look);
      look();
    });
  if (code !== undefined) {
    const { refusal } = await follows(({ status: now }) => now === 'refused');
    return { code, refusal: refusal.code };
  }
  await connection.sit({ name: 'Livia', invitation: invitations[0] });
  const { table } = await follows(({ table: now }) => now !== null && game.activePlayers(now.view).includes(0));
  const answer = await connection.act(game.legalActions(table.view)[0]);
  connection.close();
  return { version: answer.version };
}

/** Serves an empty page that can import the packages. */
function servePackages() {
  const files = packages.flatMap(({ root, entries }) =>
    entries.map(({ name, file }) => [name, `/${root}/${file.slice(2)}`]),
  );
  const imports = { ...Object.fromEntries(files), immer: '/node_modules/immer/dist/immer.production.mjs' };
  const page = `<link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script>`;
  return listen(async ({ url }, response) => {
    const content = url === '/' ? page : await readFile(`.${url}`).catch(() => null);
    response.writeHead(content === null ? 404 : 200, { 'content-type': url === '/' ? 'text/html' : 'text/javascript' });
    response.end(content);
  });
}

/** Visits the tables from a page of another server. */
async function fromOtherOrigin({ open, url, pages }) {
  const page = await open(WIDE, pages, /403|CORS/);
  return page.evaluate(visit, url);
}

async function otherOriginRefused({ need, ...at }) {
  const answer = await fromOtherOrigin(at);
  need(answer.code === 'other-origin' && answer.refusal === 'other-origin', `answers ${JSON.stringify(answer)}`);
}

async function otherOriginNamed({ need, ...at }) {
  const answer = await fromOtherOrigin(at);
  need(answer.version > 0, `answers ${JSON.stringify(answer)}`);
}

async function policy({ open, url, need }) {
  const page = await open(WIDE, url, /Content Security Policy/);
  const header = (await fetch(url)).headers.get('content-security-policy') ?? '';
  const [scripts = 'none'] = header.split('; ').filter((part) => part.startsWith('script-src'));
  need(/^script-src 'self' 'sha256-[\w+/=]+'$/.test(scripts), `has the policy ${scripts}`);
  // pictures have no inline styles, and their sheet is adopted
  const rules = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  for (const rule of rules) need(header.split('; ').includes(rule), `has no ${rule}`);
  const found = await page.evaluate(async () => {
    const violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.ran = true">');
    for (let i = 0; i < 100 && violations.length < 3; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    return { violations, ran: window.ran };
  });
  need(found.ran === undefined, 'runs inline scripts');
  need(
    ['script-src-elem', 'script-src-attr', 'img-src'].every((rule) => found.violations.includes(rule)),
    `reports ${found.violations}`,
  );
}

/** Runs in a page. `sleep` stops the steady clock of the device, as some systems do, and changes its date. */
function sleepy() {
  const steady = performance.now.bind(performance);
  const date = Date.now;
  let lost = 0;
  performance.now = () => steady() - lost;
  Date.now = () => date() + 5 * lost;
  window.sleep = (milliseconds) => {
    lost += milliseconds;
  };
}

async function sleep({ port, later, ...at }) {
  const proxy = await startProxy(port);
  later(proxy.close);
  const { livia, marcus } = await seated(
    { ...at, url: proxy.url },
    { fields: { time: 10 }, wide: { ...WIDE, before: sleepy } },
  );
  const devtools = await livia.context().newCDPSession(livia);
  const seconds = (page) => page.evaluate(() => hand.seconds());
  for (const isDead of [false, true]) {
    await act([livia, marcus]);
    await actUntilTurnOf(marcus, [livia]);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await livia.evaluate(() => sleep(90_000));
    if (isDead) proxy.freeze();
    // the second player comes by another way
    if (isDead) await marcus.goto(marcus.url());
    if (isDead) await marcus.waitForSelector('.picture svg');
    if (isDead) await actUntilTurnOf(marcus, []);
    await act([marcus], [marcus]);
    const newest = await length(marcus);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await livia.evaluate(() => dispatchEvent(new Event('pageshow')));
    // a dead socket is noticed after a second; slow machines may need more
    await until('the newest state after sleep', async () => (await length(livia)) === newest, isDead ? 5000 : 2000);
    const differs = async () => Math.abs((await seconds(livia)) - (await seconds(marcus)));
    await until('the right clock after sleep', async () => (await differs()) <= 1, 2000);
  }
  await act([livia, marcus]);
}

async function twoTabs({ need, ...at }) {
  const { livia, marcus } = await seated(at);
  await act([livia, marcus]);
  const tab = await at.again(livia);
  await tab.waitForSelector('.picture svg');
  const newest = await length(livia);
  await until('the same log in both tabs', async () => (await length(tab)) === newest);
  for (const [page, other] of [
    [livia, tab],
    [tab, livia],
  ]) {
    await actUntilTurnOf(page, [marcus]);
    await act([page], [tab, livia, marcus]);
    const picture = (one) => one.locator('.picture svg').last().textContent();
    await until('the same picture in both tabs', async () => (await picture(page)) === (await picture(other)));
    await page.fill('[name=line]', `Salve ${page === tab}`);
    await page.press('[name=line]', 'Enter');
    for (const one of [tab, livia, marcus])
      await until('a line of chat', async () => (await one.textContent('.chat')).includes(`Salve ${page === tab}`));
  }
  const away = () => marcus.locator('.people small').count();
  await livia.close();
  await tab.fill('[name=line]', 'I am here');
  await tab.press('[name=line]', 'Enter');
  await until('a line of chat', async () => (await marcus.textContent('.chat')).includes('I am here'));
  await act([tab, marcus]);
  need((await away()) === 0, 'a player with an open tab is absent');
  await tab.close();
  await until('an absent player', away);
}

async function killed({ open, url, need, restart }) {
  const { livia, marcus } = await seated({ open, url }, { expected: /WebSocket|ERR_CONNECTION/ });
  await act([livia, marcus]);
  await actUntilTurnOf(livia, [marcus]);
  const watching = connect(engine, `${url}tables/${idIn(livia)}`, { WebSocket });
  const version = () => watching.getSnapshot().table?.version;
  try {
    await until('a version', version);
    const before = version();
    const lengths = await Promise.all([livia, marcus].map(length));
    await restart(async () => {
      await statusIs(livia, /The connection is lost\. Trying again/);
      await statusIs(marcus, /Die Verbindung ist unterbrochen/);
      // points until an action is on its way, and then in vain
      for (let i = 0; i < 8; i++) await livia.evaluate(() => hand.point());
    });
    await until('the action after the restart', () => version() > before);
    await until('the action in both windows', async () => {
      const lines = await Promise.all([livia, marcus].map(length));
      return lines.every((count, i) => count > lengths[i]);
    });
    await statusIs(livia, /^(?:|Your turn)$/);
    await statusIs(marcus, /^(?:|Du bist dran)$/);
    need(version() === before + 1, `carries out ${version() - before} actions`);
    await act([livia, marcus]);
  } finally {
    watching.close();
  }
}

async function spectator({ need, ...at }) {
  const watching = async (page, where) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await axe(page)) need(false, `${where}, ${colorScheme}: ${fault}`);
    }
  };
  const livia = await at.open(WIDE, at.url);
  await watching(livia, 'lobby');
  await create(livia, { listed: true, time: 5 });
  await watching(livia, 'gathering');
  await sit(livia, 'Livia');
  const marcus = await at.open(PHONE, at.url);
  await marcus.click('.tables a');
  await sit(marcus, 'Marcus');
  await livia.waitForSelector('.picture svg');
  await act([livia, marcus]);
  await livia.click('summary');
  await watching(livia, 'table');
  await watching(marcus, 'table on a phone');

  const page = await at.open(WIDE, livia.url());
  await page.waitForSelector('.picture svg');
  await statusIs(page, /You are watching/);
  need((await page.locator('[data-id].open').count()) === 0, 'a spectator can point');
  need((await page.locator('main button:visible, main input:visible').count()) === 0, 'a spectator has controls');
  await act([livia, marcus], [page]);
  await watching(page, 'table of a spectator');
}

async function byKeys({ open, url, need }) {
  const page = await open(WIDE, url);
  const { keyboard } = page;
  const tabTo = async (selector) => {
    for (let i = 0; i < 40; i++) {
      if (await page.evaluate((one) => document.activeElement.matches(one), selector)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await tabTo('[name=game]');
  await keyboard.type('City');
  await tabTo('[name=bots]');
  await keyboard.press('ArrowDown');
  await tabTo('form .main');
  await keyboard.press('Enter');
  await page.waitForSelector('.gathering [name=name]');
  need(await page.evaluate(() => document.activeElement.matches('[name=name]')), 'does not focus the name');
  await tabTo('[name=name]');
  await keyboard.type('Livia');
  await keyboard.press('Enter');
  await page.waitForSelector('.picture svg');
  for (let moves = 0; moves < 3; moves++) {
    await until('the turn of the player', () => page.evaluate(() => hand.open() !== null));
    const before = await length(page);
    await until('an action by keys', async () => {
      await tabTo('.picture [data-id].open');
      await keyboard.press('Enter');
      return (await length(page)) > before;
    });
  }
}

const TESTS = {
  'every game': everyGame,
  'a whole game': wholeGame,
  'behind a proxy': behindProxy,
  'plain http': plainHttp,
  'without storage': withoutStorage,
  'from another origin': otherOriginRefused,
  'the policy': policy,
  'after sleep': sleep,
  'two tabs': twoTabs,
  'a spectator': spectator,
  'by keys': byKeys,
  'a killed server': killed,
  // the server has started again with the name of the origin
  'from a named origin': otherOriginNamed,
};

/** Runs all tests, or only those in `named`. Returns the faults. */
export async function playOnline(browser, named = Object.keys(TESTS)) {
  const data = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  const other = await servePackages();
  const pages = other.url;
  let host = await startHost(data, 0);
  const { url, port } = host;
  const restart = async (meanwhile) => {
    await host.end('SIGKILL');
    await meanwhile?.();
    host = await startHost(data, port, '--origin', pages);
  };
  const all = [];
  try {
    for (const [name, run] of Object.entries(TESTS)) {
      if (!named.includes(name)) continue;
      const started = performance.now();
      const faults = [];
      const contexts = [];
      const ends = [];
      const later = (end) => ends.push(end);
      const open = async ({ before, ...options }, at, expected) => {
        const context = await browser.newContext(options);
        contexts.push(context);
        if (before !== undefined) await context.addInitScript(before);
        return pageIn(context, at, faults, expected);
      };
      const again = (page) => pageIn(page.context(), page.url(), faults);
      const need = (isSo, what) => isSo || faults.push(what);
      const told = await run({ open, again, url, port, pages, data, need, later, restart }).catch((error) => {
        faults.push(error.message.split('\n')[0]);
      });
      for (const context of contexts) await context.close();
      for (const end of ends) end();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`browser: online: ${name}: ${told ?? (faults.length === 0 ? 'fine' : 'faulty')}, ${seconds} s`);
      all.push(...faults.map((fault) => `online: ${name}: ${fault}`));
    }
  } finally {
    other.close();
    await host.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
  return all;
}
