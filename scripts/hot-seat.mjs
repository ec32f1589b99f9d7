/**
 * Plays the games on the page of examples/hot-seat like a player: only by pointing at things in the picture that have an id. Whole games are
 * played by events inside the page. The mouse, touch and the keyboard are tested for a few moves each.
 */
import { packages } from './workspace.mjs';

/** The limit of clicks in a game. No game reaches it. */
const MOST_CLICKS = 20_000;

/** Words that exist in one language only. */
const SPOKEN = {
  en: /\b(the|and|your|from|with|takes|cards)\b/i,
  de: /\b(der|das|und|ein|eine|einen|mit|von|auf|Karten)\b/,
};
const OVER = { en: 'The game is over', de: 'Das Spiel ist zu Ende' };
const NOT_NOW = { en: 'Not now: ', de: 'Jetzt nicht: ' };
/** Matches the status of the page after the player has pointed at another thing instead of the chosen one. */
const OTHERWISE = /^\d+ (choices?|Möglichkeit(en)?)$/;

/** The games that have a board. */
const games = packages
  .flatMap(({ entries }) => entries.map(({ name }) => name))
  .flatMap((name) => /^@ludi-romani\/boards\/([^/]+)\/en$/.exec(name)?.[1] ?? []);

/** Runs inside the page and defines the helper object `hand` there. */
function hands() {
  let chance = 1;
  const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];
  const hand = {
    seed: (seed) => {
      chance = seed;
    },
    /** Returns a pseudorandom number from 0 to `below` - 1. Its quality is low, but sufficient to try every thing sooner or later. */
    int: (below) => {
      chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
      return (chance >>> 8) % below;
    },
    open: () => all('[data-id].open:not(.chosen)'),
    // pointing at a player shows the area of that player
    closed: () => all('[data-id]:not(.open)').filter(({ dataset }) => !/^seat-\d/.test(dataset.id)),
    ids: () => hand.open().map(({ dataset }) => dataset.id),
    /** Returns the lines of the log, the newest first. */
    log: () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent),
    text: () =>
      all('svg.ludi')
        .map(({ textContent }) => textContent)
        .join(' '),
    said: () => all('[role=status]')[0].textContent,
    undo: () => document.querySelector('[name=undo]'),
    focused: () => document.activeElement.closest('main [data-id]')?.dataset.id,
    click: (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    /** Confirms that the next player has the screen, if the page asks for it. */
    take: () => {
      const [done, ...others] = hand.open();
      if (done?.dataset.id === 'done' && others.length === 0 && all('.chosen').length === 0) hand.click(done);
    },
    /** Points at a random open thing, and takes the screen for the next player. Returns false if nothing is open. */
    move: () => {
      const things = hand.open();
      if (things.length === 0) return false;
      hand.click(things[hand.int(things.length)]);
      hand.take();
      return true;
    },
  };
  window.hand = hand;
}

async function opened(browser, url, query, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(hands);
  await page.goto(`${url}/examples/hot-seat/?${new URLSearchParams(query)}`);
  await page.waitForSelector('main [data-id].open', { timeout: 30_000 });
  await page.evaluate(() => hand.seed(document.title.length));
  return { page, faults, close: () => context.close() };
}

/** Plays a whole game. Returns the faults and a summary. */
async function wholeGame(page, language) {
  const found = await page.evaluate((most) => {
    const texts = new Set();
    const lengths = [];
    let clicks = 0;
    while (clicks < most && hand.move()) {
      clicks++;
      if (clicks % 10 !== 0) continue;
      for (const thing of document.querySelectorAll('main [aria-label]')) texts.add(thing.getAttribute('aria-label'));
      texts.add(hand.said());
      lengths.push(hand.log().length);
    }
    for (const line of hand.log()) texts.add(line);
    const languages = [document.documentElement, ...document.querySelectorAll('main svg.ludi')].map(
      ({ lang, attributes }) => lang || attributes.lang.value,
    );
    return { clicks, texts: [...texts], lengths, languages, end: hand.text(), said: hand.said() };
  }, MOST_CLICKS);
  const faults = [];
  const { clicks, texts, lengths, languages, end, said } = found;
  if (!end.includes(OVER[language]) || !said.includes(OVER[language]))
    faults.push(`is not over after ${clicks} clicks: ${said}`);
  if (languages.some((one) => one !== language)) faults.push(`has parts in ${languages}`);
  const other = language === 'en' ? 'de' : 'en';
  const foreign = texts.filter((text) => SPOKEN[other].test(text));
  if (foreign.length > 0) faults.push(`speaks ${other}: ${foreign.slice(0, 3).join(' | ')}`);
  const native = texts.filter((text) => SPOKEN[language].test(text)).length;
  if (native * 5 < texts.length) faults.push(`speaks ${language} in ${native} of ${texts.length} texts`);
  // the log is sampled at every tenth click; it may shrink when the screen changes hands, because players see different lines
  const grown = lengths.filter((length, i) => length > (lengths[i - 5] ?? 0)).length;
  if (grown < lengths.length * 0.9) faults.push(`has a log that does not grow: ${lengths}`);
  return { faults, told: `${clicks} clicks, ${lengths.at(-1)} lines` };
}

/** Points at closed things. An illegal action must be refused with its clause, anything else with what to do instead. Nothing else changes. */
async function refusals(page, language) {
  const found = await page.evaluate(() => {
    const clauses = new Set();
    const others = new Set();
    const faults = [];
    for (let moves = 0; moves < 150 && (clauses.size < 2 || others.size === 0); moves++) {
      const closed = hand.closed().map(({ dataset }) => dataset.id);
      for (const id of [0, 1, 2, 3, 4, 5].flatMap(() => closed[hand.int(closed.length)] ?? [])) {
        const before = [hand.ids(), hand.log()].join();
        const thing = document.querySelector(`main [data-id="${id}"]:not(.open)`);
        hand.click(thing);
        const clause = /\b[A-Z]{2}-\d+\.\d+/.exec(hand.said());
        if (clause === null) others.add(hand.said());
        else clauses.add(clause[0]);
        if (clause !== null && !hand.text().includes(clause[0])) faults.push(`does not show ${clause[0]}`);
        if (clause !== null && !document.querySelector('main a[href*="docs/rules"]'))
          faults.push(`does not link ${clause[0]}`);
        // pointing at another thing of the same kind replaces the chosen one
        const isReplaced = clause === null && /^\d+ /.test(hand.said());
        if (!isReplaced && [hand.ids(), hand.log()].join() !== before)
          faults.push(`does something when it refuses ${id}`);
      }
      hand.move();
    }
    return { clauses: [...clauses], others: [...others], faults };
  });
  const faults = [...new Set(found.faults)];
  if (found.clauses.length < 2) faults.push(`names only the clauses ${found.clauses}`);
  const unknown = found.others.filter(
    (text) => !text.toLowerCase().startsWith(NOT_NOW[language].toLowerCase()) && !OTHERWISE.test(text),
  );
  if (found.others.length === 0 || unknown.length > 0) faults.push(`does not say what to do instead: ${unknown}`);
  return { faults, told: `refuses with ${found.clauses}` };
}

/** Undo restores the previous page, unless the action revealed hidden information. */
async function undoing(page) {
  const { faults, back, final } = await page.evaluate(() => {
    const now = () => JSON.stringify([hand.ids(), hand.log()]);
    const faults = [];
    let [back, final] = [0, 0];
    for (let moves = 0; moves < 300 && (back < 10 || final === 0); moves++) {
      const before = now();
      if (!hand.move()) break;
      if (hand.undo().disabled) final++;
      else {
        hand.undo().click();
        hand.take();
        if (now() === before) back++;
        else faults.push('undo does not restore the page');
        if (moves % 2 === 0) hand.move();
      }
    }
    return { faults: [...new Set(faults)], back, final };
  });
  if (back < 10 || final === 0) faults.push(`undid ${back} steps, and could not undo ${final}`);
  return { faults, told: `undid ${back} steps` };
}

/** Makes twenty moves by keys alone. The focus must never be lost. */
async function byKeys(page) {
  const faults = [];
  const asked = (what) => page.evaluate(what);
  const need = (isSo, what) => isSo || faults.push(what);
  await page.focus('[name=again]');
  await page.keyboard.press('Tab');
  need((await asked(() => hand.focused())) !== undefined, 'Tab does not reach the picture');
  let moves = 0;
  for (let tries = 0; moves < 20 && tries < 100; tries++) {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    for (let steps = 0; steps < 3; steps++) {
      await page.keyboard.press(keys[await asked(() => hand.int(8))]);
      need(
        await asked(() => hand.ids().includes(hand.focused()) || document.activeElement.matches('.chosen')),
        'an arrow moves the focus to a closed thing',
      );
    }
    const before = await asked(() => JSON.stringify(hand.log()));
    const key = tries % 2 === 0 ? 'Enter' : ' ';
    const id = await asked(() => hand.focused());
    await page.keyboard.press(key);
    const after = await asked(() => ({
      log: JSON.stringify(hand.log()),
      chosen: document.querySelectorAll('main .chosen').length,
      id: hand.focused(),
      open: hand.ids().length,
    }));
    need(after.id !== undefined, `the focus is lost after ${key}`);
    if (after.log !== before) moves++;
    else if (after.chosen > 0) {
      need(after.id === id, `the focus moves from ${id} to ${after.id} while pointing`);
      if (tries % 3 === 0) {
        await page.keyboard.press('Escape');
        need(
          (await asked(() => document.querySelectorAll('main .chosen').length)) < after.chosen,
          'Escape does not undo a choice',
        );
      }
    }
  }
  need(moves === 20, `only ${moves} moves by keys`);
  // every open thing can be reached
  const ids = await asked(() => hand.ids());
  await page.keyboard.press('Home');
  const reached = new Set([await asked(() => hand.focused())]);
  for (const _ of ids) {
    await page.keyboard.press('PageDown');
    reached.add(await asked(() => hand.focused()));
  }
  need(
    ids.every((id) => reached.has(id)),
    'keys do not reach everything',
  );
  // something has the focus in the part that a phone shows
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.ludi-tall');
  need((await asked(() => hand.focused())) !== undefined, 'the focus is lost when the picture changes');
  return { faults, told: `${moves} moves by keys` };
}

/** Makes twenty moves by mouse, or by touch on a phone. */
async function byPointer(page, isFinger) {
  const faults = [];
  let moves = 0;
  for (; moves < 20; moves++) {
    const before = await page.evaluate(() => JSON.stringify([hand.ids(), hand.log(), hand.said()]));
    const count = await page.locator('main [data-id].open:not(.chosen)').count();
    if (count === 0) break;
    const thing = page.locator('main [data-id].open:not(.chosen)').nth(await page.evaluate((n) => hand.int(n), count));
    // scrolls the thing to the middle, because the prompt sticks to the bottom of the screen
    await thing.evaluate((there) => there.scrollIntoView({ block: 'center' }));
    const state = () => page.evaluate(() => JSON.stringify([hand.ids(), hand.log(), hand.said()]));
    const id = await thing.getAttribute('data-id');
    // two quick taps would count as a double tap
    if (isFinger) await page.waitForTimeout(400);
    // the ring has the size of the thing; its highlight lines can be longer
    const ring = await thing.locator('> .hit').first().boundingBox();
    const { x, y, width, height } = ring ?? { x: 0, y: 0, width: 0, height: 0 };
    // clicks alternately on the middle and near a corner, because the thing must have no holes
    const part = moves % 2 === 0 ? [0.5, 0.5] : [0.2, 0.8];
    const spot = [x + width * part[0], y + height * part[1]];
    await (isFinger ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
    if (isFinger && (await state()) === before) {
      // the first tap has only shown what it would do
      await page.waitForTimeout(400);
      await page.touchscreen.tap(...spot);
    }
    if ((await state()) === before) faults.push(`pointing at ${id} changes nothing`);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) faults.push(`is ${over} pixels too wide`);
  return { faults, told: `${moves} moves by ${isFinger ? 'finger' : 'mouse'}` };
}

/** Runs all tests for every game that has a board, or only for the games in `named`. Returns the faults. */
export async function playHotSeat(browser, url, named = []) {
  const all = [];
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  for (const game of games.filter((one) => named.length === 0 || named.includes(one))) {
    const { engine } = await import(`../packages/${game}/dist/index.js`);
    const [fewest, most] = [engine.playerCounts.at(0), engine.playerCounts.at(-1)];
    const PLAYS = [
      ['en', fewest, {}, (page) => wholeGame(page, 'en')],
      ['de', most, {}, (page) => wholeGame(page, 'de')],
      ['en', most, {}, (page) => refusals(page, 'en')],
      ['de', most, {}, (page) => refusals(page, 'de')],
      ['en', most, {}, undoing],
      ['en', most, {}, byKeys],
      ['de', most, {}, (page) => byPointer(page, false)],
      ['de', fewest, phone, (page) => byPointer(page, true)],
    ];
    const started = performance.now();
    for (const [language, players, options, play] of PLAYS) {
      const { page, faults, close } = await opened(
        browser,
        url,
        { game, language, players, seed: 'hot seat' },
        options,
      );
      const done = await play(page);
      const where = `${game}, ${players} players, ${language}`;
      console.log(`browser: ${where}: ${done.told}`);
      all.push(...[...faults, ...done.faults].map((fault) => `${where}: ${fault}`));
      await close();
    }
    console.log(`browser: ${game} took ${Math.round((performance.now() - started) / 1000)} s`);
  }
  return games.length === 0 ? ['there are no boards'] : all;
}
