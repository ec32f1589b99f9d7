/**
 * Proves in headless Chromium what only a browser can: that it comes to the same digests as Node for every golden game, and that people can
 * play there. Needs a Chromium or Chrome (Debian: apt-get install chromium), whose path CHROME is if it is another; run the build first. Names of games as arguments play those alone.
 */
import { chromium } from 'playwright-core';
import { CHROME } from './browsers.mjs';
import { goldenOf } from './golden.mjs';
import { playHotSeat } from './hot-seat.mjs';
import { playOnline } from './online.mjs';
import { serve } from './serve.mjs';
import { engines } from './workspace.mjs';

/** Every golden game, verified by the built packages. */
async function digests(browser, url) {
  const replays = engines.flatMap(({ directory }) => goldenOf(directory).golden.map(({ replay }) => replay));
  const page = await browser.newPage();
  // whatever it is, it has an import map
  await page.goto(`${url}/examples/hot-seat/`);
  const faults = await page.evaluate(async (all) => {
    const verdicts = [];
    for (const replay of all) {
      const { engine, verifyReplay } = await import(`@ludi-romani/${replay.game}`);
      const verdict = verifyReplay(engine, replay);
      if (!verdict.ok) verdicts.push(`${replay.game} ply ${verdict.ply}: ${verdict.message}`);
    }
    return verdicts;
  }, replays);
  await page.close();
  const good = replays.length - faults.length;
  console.log(`browser: ${good} of ${replays.length} golden games come to the same digests`);
  return replays.length === 0 ? ['there are no golden games'] : faults;
}

const server = await serve();
const browser = await chromium.launch({ executablePath: CHROME.path, args: CHROME.args });
const faults = [
  ...(await digests(browser, server.url)),
  ...(await playHotSeat(browser, server.url, process.argv.slice(2))),
  ...(await playOnline(browser)),
];
await browser.close();
server.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
