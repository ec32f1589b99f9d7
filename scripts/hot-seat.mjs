/**
 * Plays the games in the page of examples/hot-seat as people do: by pointing at what has an id in the picture, and at nothing else. A game
 * is played to its end inside the page; what mice, fingers and keys do is tried for a few moves each.
 */
import { packages } from './workspace.mjs';

/** More clicks has no game. */
const MOST_CLICKS = 20_000;

/** Words that only one of the languages has. */
const SPOKEN = {
  en: /\b(the|and|your|from|with|takes|cards)\b/i,
  de: /\b(der|das|und|ein|eine|einen|mit|von|auf|Karten)\b/,
};
const OVER = { en: 'The game is over', de: 'Das Spiel ist zu Ende' };
const NOT_NOW = { en: 'Not now: ', de: 'Jetzt nicht: ' };
/** What is said when somebody points at something else instead of what was chosen. */
const OTHERWISE = /^\d+ (things? to point at|Möglichkeit(en)?)$/;

/** The games whose board exists. */
const games = packages
  .flatMap(({ entries }) => entries.map(({ name }) => name))
  .flatMap((name) => /^@ludi-romani\/boards\/([^/]+)\/en$/.exec(name)?.[1] ?? []);

/** What the tests do inside the page: `hand` there. */
function hands() {
  let chance = 1;
  const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];
  const hand = {
    seed: (seed) => {
      chance = seed;
    },
    /** a number below `below`, from a generator of which more is not asked than to hit everything now and then */
    int: (below) => {
      chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
      return (chance >>> 8) % below;
    },
    open: () => all('[data-id].open:not(.chosen)'),
    closed: () => all('[data-id]:not(.open)'),
    ids: () => hand.open().map(({ dataset }) => dataset.id),
    /** The log, the newest line first. */
    log: () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent),
    text: () =>
      all('svg')
        .map(({ textContent }) => textContent)
        .join(' '),
    said: () => all('[role=status]')[0].textContent,
    undo: () => document.querySelector('[name=undo]'),
    focused: () => document.activeElement.closest('main [data-id]')?.dataset.id,
    click: (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    /** Takes the screen, where it is handed over. */
    take: () => {
      const [done, ...others] = hand.open();
      if (done?.dataset.id === 'done' && others.length === 0 && all('.chosen').length === 0) hand.click(done);
    },
    /** Points at anything that can be pointed at, and takes the screen for whoever is next; whether there was anything. */
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

/** A whole game; what is wrong with it. */
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
    const languages = [document.documentElement, ...document.querySelectorAll('main svg')].map(
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
  // every tenth click something was told; whoever looks is told what others are not
  const grown = lengths.filter((length, i) => length > (lengths[i - 5] ?? 0)).length;
  if (grown < lengths.length * 0.9) faults.push(`has a log that does not grow: ${lengths}`);
  return { faults, told: `${clicks} clicks, ${lengths.at(-1)} lines` };
}

/** What is illegal is refused with its clause, what is no choice at all with what is to be done instead; nothing else changes. */
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
        // another one of what was pointed at takes its place
        const isReplaced = clause === null && /^\d+ /.test(hand.said());
        if (!isReplaced && [hand.ids(), hand.log()].join() !== before)
          faults.push(`does something when it refuses ${id}`);
      }
      hand.move();
    }
    return { clauses: [...clauses], others: [...others], faults };
  });
  const faults = [...new Set(found.faults)];
  if (found.clauses.length < 2) faults.push(`names no clauses but ${found.clauses}`);
  const strange = found.others.filter(
    (text) => !text.toLowerCase().startsWith(NOT_NOW[language].toLowerCase()) && !OTHERWISE.test(text),
  );
  if (found.others.length === 0 || strange.length > 0) faults.push(`does not say what is to be done: ${strange}`);
  return { faults, told: `refuses with ${found.clauses}` };
}

/** Undo leads back to what was, as long as nothing came to light. */
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
        else faults.push('undo does not lead back');
        if (moves % 2 === 0) hand.move();
      }
    }
    return { faults: [...new Set(faults)], back, final };
  });
  if (back < 10 || final === 0) faults.push(`takes ${back} back, and ${final} not`);
  return { faults, told: `takes ${back} pointings and actions back` };
}

/** Twenty moves by keys alone, the focus never lost. */
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
        'an arrow leads to what is closed',
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
      need(after.id === id, `the focus goes from ${id} to ${after.id} while pointing`);
      if (tries % 3 === 0) {
        await page.keyboard.press('Escape');
        need(
          (await asked(() => document.querySelectorAll('main .chosen').length)) < after.chosen,
          'Escape takes nothing back',
        );
      }
    }
  }
  need(moves === 20, `only ${moves} moves by keys`);
  // whatever is open can be reached
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
  // a picture of another shape, the same thing
  const id = await asked(() => hand.focused());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => document.querySelectorAll('main svg').length > 1);
  need((await asked(() => hand.focused())) === id, 'the focus is lost when the picture changes');
  return { faults, told: `${moves} moves by keys` };
}

/** A mouse, or a finger on a phone, hits what is drawn. */
async function byPointer(page, isFinger) {
  const faults = [];
  let moves = 0;
  for (; moves < 20; moves++) {
    const before = await page.evaluate(() => JSON.stringify([hand.ids(), hand.log(), hand.said()]));
    const count = await page.locator('main [data-id].open:not(.chosen)').count();
    if (count === 0) break;
    const thing = page.locator('main [data-id].open:not(.chosen)').nth(await page.evaluate((n) => hand.int(n), count));
    // as people do whose prompt sticks to the bottom
    await thing.evaluate((there) => there.scrollIntoView({ block: 'center' }));
    const id = await thing.getAttribute('data-id');
    // two taps in no time are one that is doubled
    if (isFinger) await page.waitForTimeout(400);
    // its ring is as large as it is; lines that light up reach farther
    const ring = await thing.locator('> .ring').first().boundingBox();
    const { x, y, width, height } = ring ?? { x: 0, y: 0, width: 0, height: 0 };
    // not the middle alone: nothing of it may be a hole
    const part = moves % 2 === 0 ? [0.5, 0.5] : [0.2, 0.8];
    const spot = [x + width * part[0], y + height * part[1]];
    await (isFinger ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
    if ((await page.evaluate(() => JSON.stringify([hand.ids(), hand.log(), hand.said()]))) === before)
      faults.push(`pointing at ${id} changes nothing`);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) faults.push(`is ${over} pixels too wide`);
  return { faults, told: `${moves} moves by ${isFinger ? 'finger' : 'mouse'}` };
}

/** Everything, of each game whose board exists, or of those that are named; what is wrong. */
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
