/**
 * Tests the built site in Chromium and Firefox, in those that are installed (`CHROME` and `FIREFOX` set other paths). Run `npm run docs` first.
 * Arguments select the tests whose names contain them.
 *
 * Opens each kind of page in both color schemes and three widths. axe must find nothing, and the page must not be wider than the screen. The
 * console must be empty, and no request may go to another host. Plays games by clicks, by keys and against bots. Tests links, replays, reloads
 * and a lost network connection, too.
 */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { CHROME, FIREFOX } from './browsers.mjs';
import { boxTests } from './site-test/box.mjs';
import { ownTests } from './site-test/own.mjs';
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

const tests = { ...pageTests, ...playTests, ...ownTests, ...boxTests, ...replayTests };
// both browsers at the same time: most machines have at least two cores
const faults = (await Promise.all(found.map(testBrowser))).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Runs the selected tests in one browser. Each browser has a separate server, so that the bytes sent to it can be counted. */
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

/** Runs in a page: makes its random numbers (the seeds of its bots) the same in every run, so that faults can be reproduced. */
function fixRandomNumbers() {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.imul(++drawn, 2_654_435_761) >>> 24;
    return bytes;
  };
}

/** Returns a console message of a page, with the stack of an error: the text of Firefox is only "Error". */
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

/** Runs a test, and returns its faults. Each page that the test opens has a new profile. */
async function run(browser, server, test) {
  const faults = [];
  const heard = [];
  const contexts = [];
  /** Opens a page in a new profile, and watches its console and requests. */
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
    await page.evaluateOnNewDocument(fixRandomNumbers);
    if (dark) await page.evaluateOnNewDocument(() => localStorage.setItem('vitepress-theme-appearance', 'dark'));
    if (language !== undefined)
      await page.evaluateOnNewDocument((chosen) => {
        if (localStorage.getItem('ludi language') === null) localStorage.setItem('ludi language', chosen);
      }, language);
    await page.goto(server.url + path, { waitUntil: 'networkidle0' });
    // wait until the page reacts to clicks and keys
    await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
    return page;
  };
  try {
    await test({ visit, server, fault: (what) => faults.push(what) });
  } catch (error) {
    faults.push(error.stack ?? String(error));
  }
  // the test may have cut the network
  server.cut(false);
  faults.push(...(await Promise.all(heard)));
  for (const context of contexts) await context.close();
  return faults;
}
