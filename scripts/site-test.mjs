/**
 * Proves the built site in real browsers, Chromium and Firefox, whichever are found (`CHROME`, `FIREFOX` name others): each kind of page
 * in both schemes and three widths, with nothing that axe finds, nothing wider than the screen, nothing in the console, nothing asked of
 * anybody else; games played by clicks, by keys and against bots; links, replays, reloads; and no network. Run `npm run docs` first.
 * Names of tests as arguments select tests.
 */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { CHROME, FIREFOX } from './browsers.mjs';
import { pageTests } from './site-test/pages.mjs';
import { playTests } from './site-test/play.mjs';
import { replayTests } from './site-test/replay.mjs';
import { serveSite } from './site-test/server.mjs';

const BROWSERS = { chrome: CHROME, firefox: FIREFOX };

const wanted = process.argv.slice(2);
const found = Object.entries(BROWSERS).filter(([, { path }]) => existsSync(path));
if (found.length === 0) {
  console.error('site: neither Chromium nor Firefox is installed');
  process.exit(1);
}

const tests = { ...pageTests, ...playTests, ...replayTests };
// side by side: there are two browsers, and mostly two cores
const faults = (await Promise.all(found.map(testBrowser))).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Runs the tests that are wanted in one browser, each with a server of its own, so that what it sends can be weighed. */
async function testBrowser([name, { path, args }]) {
  const server = await serveSite();
  const options = { browser: name, executablePath: path, args, headless: true, protocolTimeout: 180_000 };
  const browser = await puppeteer.launch(options);
  const faults = [];
  for (const [title, test] of Object.entries(tests)) {
    if (wanted.length > 0 && !wanted.some((word) => `${name}: ${title}`.includes(word))) continue;
    const began = Date.now();
    const found = await run(browser, server, test);
    faults.push(...found.map((fault) => `${name}: ${title}: ${fault}`));
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${found.length === 0 ? 'passed' : 'FAILED'} ${name}: ${title} (${seconds} s)`);
  }
  await browser.close();
  server.close();
  return faults;
}

/** In a page: what it draws at random (whom its bots follow) is the same in every run, so that a fault can be seen twice. */
function drawnTheSame() {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.imul(++drawn, 2_654_435_761) >>> 24;
    return bytes;
  };
}

/** What a page said on its console; of an error (Firefox names only that it is one) where it came from, too. */
async function inFull(message) {
  const said = await Promise.all(
    message
      .args()
      .map((arg) =>
        arg.evaluate((value) => (value instanceof Error ? `${value}\n${value.stack}` : null)).catch(() => null),
      ),
  );
  return [`console: ${message.text()}`, ...said.filter((part) => part !== null)].join('\n');
}

/** Runs a test with pages of its own, each of a fresh profile, and gives what was wrong. */
async function run(browser, server, test) {
  const faults = [];
  const heard = [];
  const contexts = [];
  /** A page as a visitor without history has it, whose console and requests are watched. */
  const visit = async (path, { width = 1280, height = 900, dark = false, language } = {}) => {
    const context = await browser.createBrowserContext();
    contexts.push(context);
    const page = await context.newPage();
    await page.setViewport({ width, height });
    await page
      .emulateMediaFeatures?.([
        { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ])
      .catch(() => {});
    page.on('console', (message) => {
      if (['error', 'warn', 'warning'].includes(message.type())) heard.push(inFull(message));
    });
    page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== server.host) faults.push(`asks ${request.url()}`);
    });
    await page.evaluateOnNewDocument(drawnTheSame);
    if (dark) await page.evaluateOnNewDocument(() => localStorage.setItem('vitepress-theme-appearance', 'dark'));
    if (language !== undefined)
      await page.evaluateOnNewDocument((chosen) => localStorage.setItem('ludi language', chosen), language);
    await page.goto(server.url + path, { waitUntil: 'networkidle0' });
    // not before it listens to clicks and keys
    await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
    return page;
  };
  try {
    await test({ visit, server, fault: (what) => faults.push(what) });
  } catch (error) {
    faults.push(error.stack ?? String(error));
  }
  // whatever a test did to it
  server.cut(false);
  faults.push(...(await Promise.all(heard)));
  for (const context of contexts) await context.close();
  return faults;
}
