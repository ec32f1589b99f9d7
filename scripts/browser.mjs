/**
 * Tests the built packages in headless Chromium: every golden game has the same digests as in Node, and the page of examples/hot-seat and the
 * page of `ludi host` can be played. Needs Chromium or Chrome (Debian: apt-get install chromium); CHROME sets another path. Run the build
 * first. Arguments are names of games: only those are played on the hot-seat page.
 */
import { chromium } from 'playwright-core';
import { CHROME } from './browsers.mjs';
import { goldenOf } from './golden.mjs';
import { playHotSeat } from './hot-seat.mjs';
import { ONLINE_ARGS, playOnline } from './online.mjs';
import { serve } from './serve.mjs';
import { engines } from './workspace.mjs';

/** Verifies every golden game in the browser. Returns the faults. */
async function digests(browser, url) {
  const replays = engines.flatMap(({ directory }) => goldenOf(directory).golden.map(({ replay }) => replay));
  const page = await browser.newPage();
  // opens a page that has an import map
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
  console.log(`browser: ${good} of ${replays.length} golden games have the same digests`);
  return replays.length === 0 ? ['there are no golden games'] : faults;
}

const server = await serve();
const browser = await chromium.launch({ executablePath: CHROME.path, args: [...CHROME.args, ...ONLINE_ARGS] });
const faults = [
  ...(await digests(browser, server.url)),
  ...(await playHotSeat(browser, server.url, process.argv.slice(2))),
  ...(await playOnline(browser)),
];
await browser.close();
server.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
