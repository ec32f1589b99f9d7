/** Plays a game on the page of examples/online in two browser windows, one per player. Both players only point at things in the picture. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine } from '@ludi-romani/city-of-rome';
import { verifyReplay } from '@ludi-romani/core';
import { startServer } from '../examples/online/players.mjs';

/** Points at the first open thing. Returns false if there is none. */
const point = (page) =>
  page.evaluate(() => {
    const thing = document.querySelector('main [data-id].open:not(.chosen)');
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return thing !== null;
  });

async function windowAt(browser, url, locale, faults) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(url);
  return page;
}

/** Plays a whole game. Returns the faults. */
export async function playOnline(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-online-'));
  const { server, url } = await startServer({ TABLES: folder, PORT: '0' });
  const faults = [];
  const started = performance.now();
  try {
    const livia = await windowAt(browser, url, 'en', faults);
    await livia.fill('[name=name]', 'Livia');
    await livia.click('#opening button');
    await livia.waitForSelector('main svg');

    const marcus = await windowAt(browser, livia.url(), 'de', faults);
    marcus.on('dialog', (dialog) => dialog.accept('Marcus'));
    await marcus.click('[name=sit]');
    await marcus.waitForSelector('[name=resign]:visible');

    const over = (page) => page.locator('#record:visible').count();
    let clicks = 0;
    for (let idle = 0; idle < 200 && !((await over(livia)) && (await over(marcus))); ) {
      const pointed = [await point(livia), await point(marcus)].filter(Boolean).length;
      clicks += pointed;
      idle = pointed > 0 ? 0 : idle + 1;
      if (pointed === 0) await livia.waitForTimeout(20);
    }
    const [said, gesagt] = await Promise.all([livia, marcus].map((page) => page.locator('main').textContent()));
    if (!said.includes('The game is over')) faults.push(`is not over after ${clicks} clicks`);
    if (!gesagt.includes('Das Spiel ist zu Ende')) faults.push('is not over for the second player');
    for (const name of ['Livia', 'Marcus'])
      if (![said, gesagt].every((text) => text.includes(name))) faults.push(`does not name ${name}`);
    const record = await livia.evaluate(async () => (await fetch(document.querySelector('#record').href)).json());
    const verdict = verifyReplay(engine, record);
    if (!verdict.ok) faults.push(verdict.message);
    console.log(`browser: a game online in ${clicks} clicks, ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
  return faults.map((fault) => `online: ${fault}`);
}
