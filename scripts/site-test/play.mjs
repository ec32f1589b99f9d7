/** The tests of the pages to play on: clicks, keys, bots, links, files, reloads, and no network. */
import { recordReplay, verifyReplay } from '@ludi-romani/core';
import { axe, GAMES, overflow } from './pages.mjs';

/** Returns a function that draws seeded numbers from 0 to `bound` - 1. */
function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Starts a game on its page. `by` lists the player of each seat, as named in the form. Lets bots play without pauses. */
async function begin(page, by) {
  await page.waitForSelector('.set-up');
  await page.click(`.counts input[value="${by.length}"]`);
  for (const [seat, who] of by.entries()) {
    const label = await page.evaluate(
      (nth, text) => {
        const select = document.querySelectorAll('.chairs select')[nth];
        const option = [...select.options].find((one) => one.textContent.trim() === text);
        select.value = option.value;
        select.selectedIndex = option.index;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return option.textContent.trim();
      },
      seat,
      who,
    );
    if (label !== who) throw new Error(`the form has no player ${who}`);
  }
  await page.evaluate(() => {
    const curtain = document.querySelector('.set-up label.curtain input');
    if (curtain?.checked) curtain.click();
    document.querySelector('#option-seed').closest('details').open = true;
  });
  await page.type('#option-seed', 'site test');
  await page.click('.set-up .begin');
  await page.waitForSelector('.board svg');
  await openMenu(page);
  await setSpeed(page, 'fast');
}

/** Unfolds the menu of a game, which has the settings and what saves it. */
const openMenu = (page) =>
  page.evaluate(() => {
    for (const menu of document.querySelectorAll('.menu')) menu.open = true;
  });

/** Sets how fast bots act, in the settings beside the board. */
const setSpeed = (page, speed) =>
  page.evaluate((value) => document.querySelector(`.settings input[value="${value}"]`).click(), speed);

/** Returns the text of the game that the page has stored last in the browser, or null. */
const storedText = (page, game) =>
  page.evaluate((prefix) => {
    const texts = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => localStorage.getItem(key));
    return texts.sort((one, other) => JSON.parse(other).at - JSON.parse(one).at)[0] ?? null;
  }, `ludi play ${game} `);
const storedTable = async (page, game) => JSON.parse(await storedText(page, game))?.table ?? null;
const pliesOf = async (page, game) => (await storedTable(page, game))?.entries.length ?? 0;

/** Loads a file with this text on the page, as soon as the page can take one. */
async function loadFile(page, text) {
  const input = await page.waitForSelector('.keep input[type=file]');
  await input.evaluate((field, content) => {
    const files = new DataTransfer();
    files.items.add(new File([content], 'saved.json', { type: 'application/json' }));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** The element with the picture of the table. */
const PICTURES = '.board .ludi-main';
/** The choice of the language, before and during a game. */
const LANGUAGE = ':is(.bar, .menu) select';
/** Returns true if a page shows the same board as another page within ten seconds. */
const showsBoardOf = async (page, other) =>
  page
    .waitForFunction(
      (at, board) => document.querySelector(at)?.textContent === board,
      { timeout: 10_000 },
      PICTURES,
      await other.$eval(PICTURES, ({ textContent }) => textContent),
    )
    .then(
      () => true,
      () => false,
    );

/** Verifies the replay of the table that the page has stored. Returns the verdict. */
async function verified(page, game) {
  const { engine } = await import(`@ludi-romani/${game}`);
  const { parseTable, record } = await import('@ludi-romani/table/records');
  const replay = record(engine, parseTable(engine, await storedTable(page, game)));
  return verifyReplay(engine, replay, { finished: true });
}

/**
 * Runs in the page: clicks on random open things and buttons, until the game is over or `most` clicks are done. With `list`, clicks only on
 * buttons. Returns the number of clicks, and the prompt if the page got stuck.
 */
const clickOn = (page, { most, seed, list = false }) =>
  page.evaluate(
    async (limit, start, byList) => {
      let state = start;
      const below = (bound) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
      };
      const turn = () => new Promise((done) => setTimeout(done, 0));
      // the page lists the actions in later tasks, once the list is unfolded
      const frame = async () => {
        const folded = byList ? document.querySelector('.prompt .all:not([open])') : null;
        if (folded !== null) folded.open = true;
        for (let turns = 0; turns < 3; turns++) await turn();
        while (document.querySelector('.prompt [aria-busy="true"]') !== null) await turn();
      };
      let clicks = 0;
      let idle = 0;
      await frame();
      while (clicks < limit && document.querySelector('.scores') === null) {
        // the buttons for actions that are nowhere on the board are in its bar
        const from = [...document.querySelectorAll(byList ? '.prompt .all .action' : '.board svg [data-id].open')];
        const target = from[below(from.length)];
        if (target === undefined) {
          idle++;
          await frame();
          if (idle > 2_000) return { clicks, stuck: document.querySelector('.prompt')?.textContent };
          await new Promise((done) => setTimeout(done, 10));
          continue;
        }
        idle = 0;
        clicks++;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        await frame();
      }
      return { clicks, stuck: null };
    },
    most,
    seed,
    list,
  );

/** Runs in the page: returns what is outside of the window, or too small. A phone shows one part, which may be higher than its window. */
function windowFaults(isPhone) {
  const faults = [];
  // a scroll bar, which phones do not have, makes the pictures smaller
  const scale = isPhone ? document.documentElement.clientWidth / innerWidth : 1;
  scrollTo(0, 0);
  const boxes = [...document.querySelectorAll('.board :is(.ludi-prompt, .ludi-main, .ludi-seats) > svg')];
  for (const svg of boxes) {
    const { left, right, bottom } = svg.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`a picture is at ${left} to ${right}`);
    if (!isPhone && bottom > innerHeight + 1) faults.push(`a picture ends at ${bottom}`);
  }
  const texts = boxes.flatMap((svg) => [...svg.querySelectorAll('text')]);
  const least = Math.min(...texts.map((text) => text.getAttribute('font-size') * text.getScreenCTM().a));
  if (least < 11.99 * scale) faults.push(`a text has ${least} pixels`);
  for (const hit of document.querySelectorAll('.board [data-id].open > .hit')) {
    const { width, height } = hit.getBoundingClientRect();
    const { id } = hit.parentElement.dataset;
    if (Math.min(width, height) < (isPhone ? 39.9 : 23.9) * scale) faults.push(`${id} has ${width} x ${height} pixels`);
  }
  return faults;
}

/** Opens the page of a game in English, with the form for a new game, and waits until all of it is loaded. */
async function openPage(visit, game, screen) {
  const opened = await visit(`/play/${game}`, { language: 'en', ...screen });
  await opened.waitForSelector('.keep');
  await opened.waitForNetworkIdle();
  return opened;
}

/** Opens the page of a game and starts a game. */
async function begun(visit, game, by, screen) {
  const page = await openPage(visit, game, screen);
  await begin(page, by);
  return page;
}

/** Plays the guided first game with the mouse: goes on where there is a text, and clicks what has a ring. Returns the number of its steps. */
async function learn(page) {
  await page.waitForSelector('.lesson');
  let steps = 0;
  for (let tries = 0; tries < 3_000; tries++) {
    const now = await page.evaluate(() => {
      const lesson = document.querySelector('.lesson');
      const next = lesson.querySelector('.next');
      const ringed = [...document.querySelectorAll('.board svg .ring')]
        .map((ring) => document.querySelector(`.board svg [data-id="${ring.getAttribute('data-ring')}"].open`))
        .find((one) => one !== null);
      const target = next ?? ringed?.querySelector('.hit') ?? document.querySelector('.board [data-id="done"] .hit');
      const isOver = lesson.querySelector('.quiet') === null;
      if (isOver || target === null) return { isOver, x: 0, y: 0, found: false };
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { isOver, x: left + width / 2, y: top + height / 2, found: true };
    });
    if (now.isOver) return steps;
    if (!now.found) {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    const before = await page.$eval('.lesson .quiet', ({ textContent }) => textContent);
    await page.mouse.click(now.x, now.y);
    const after = await page.evaluate(() => document.querySelector('.lesson .quiet')?.textContent ?? '');
    if (after !== before) steps++;
  }
  return -1;
}

export const playTests = Object.fromEntries([
  ...GAMES.map((name) => [
    `${name}: the guided first game by the mouse, and it can be played on`,
    async ({ visit, fault }) => {
      const page = await visit(`/play/${name}?learn`, { language: 'en', width: 1280, height: 800 });
      const steps = await learn(page);
      if (steps < 10) fault(`${steps} steps`);
      await page.click('.lesson .primary');
      await page.waitForSelector('.prompt');
      // a bot may have acted already
      const { start } = (await storedTable(page, name)).begin;
      if (start === undefined) fault('the game does not begin with the position of the lesson');
    },
  ]),
  ...GAMES.map((name) => [
    `${name}: a whole game by clicks alone`,
    async ({ visit, fault }) => {
      const page = await begun(visit, name, ['A person', 'A person']);
      const { clicks, stuck } = await clickOn(page, { most: 5_000, seed: 7 });
      if (stuck !== null) fault(`stuck after ${clicks} clicks: ${stuck}`);
      const verdict = await verified(page, name);
      if (!verdict.ok) fault(`after ${clicks} clicks: ${verdict.message}`);
    },
  ]),
  ...GAMES.map((name) => [
    `${name}: a whole game against a bot, on a phone`,
    async ({ visit, fault }) => {
      const page = await begun(visit, name, ['A person', 'Computer: novice'], { width: 360, height: 740 });
      const { clicks, stuck } = await clickOn(page, { most: 3_000, seed: 11, list: true });
      if (stuck !== null) fault(`stuck after ${clicks} clicks: ${stuck}`);
      const wide = await overflow(page);
      if (wide !== null) fault(wide);
      const rows = await page.$eval('.ludi-tabs', ({ clientHeight }) => clientHeight);
      if (rows > 60) fault(`the tabs are ${rows} high`);
      const verdict = await verified(page, name);
      if (!verdict.ok) fault(verdict.message);
    },
  ]),
  ...GAMES.map((name) => [
    `${name}: on a phone, nothing moves below a finger in the list of actions`,
    async ({ visit, fault }) => {
      const page = await begun(visit, name, ['A person', 'A person'], { width: 360, height: 740 });
      await page.waitForSelector('.all > summary');
      await page.evaluate(() => document.querySelector('.all > summary').click());
      await page.waitForSelector('.actions button');
      const moved = await page.evaluate(async () => {
        const places = () =>
          [...document.querySelectorAll('.actions li')].map((li) => li.getBoundingClientRect().top).join();
        const before = places();
        for (const li of document.querySelectorAll('.actions li')) {
          li.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
          await new Promise((done) => setTimeout(done, 20));
          if (places() !== before) return li.textContent;
        }
        return null;
      });
      if (moved !== null) fault(`the list moves when a finger comes to: ${moved}`);
    },
  ]),
  ...GAMES.map((name) => [
    `${name}: the page during a game passes axe in both schemes, wide and narrow`,
    async ({ visit, fault }) => {
      for (const { dark, width } of [
        { dark: false, width: 1600 },
        { dark: true, width: 360 },
      ]) {
        const page = await begun(visit, name, ['A person', 'Computer: novice'], { width, dark });
        await clickOn(page, { most: 25, seed: 13, list: true });
        // axe needs a page that stands still, and what lies under the mouse has a ring, which may be in another part of a phone
        await page.mouse.move(1, 1);
        await page.waitForSelector('.board [data-id].open');
        const wide = await overflow(page);
        if (wide !== null) fault(wide);
        for (const found of await axe(page)) fault(`${width} ${dark ? 'dark' : 'light'}: ${found}`);
      }
    },
  ]),
  ...GAMES.map((name) => [
    `${name}: the table is in the window, and its texts and targets are large enough`,
    async ({ visit, fault }) => {
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
        [1920, 1080],
        [360, 740],
      ]) {
        const page = await begun(visit, name, ['A person', 'A person'], { width, height });
        for (let seed = 1; seed < 9; seed++) {
          await clickOn(page, { most: 8, seed });
          const faults = await page.evaluate(windowFaults, width < 700);
          for (const one of faults) fault(`${width} x ${height}: ${one}`);
          if (faults.length > 0) break;
        }
      }
    },
  ]),
  [
    'a whole game by keyboard alone',
    async ({ visit, fault }) => {
      const page = await openPage(visit, 'city-of-rome');
      await page.waitForSelector('.set-up');
      // Enter starts the game
      await page.focus('.set-up .begin');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.board svg');
      await setSpeed(page, 'fast');
      const below = dice(3);
      for (let presses = 0; presses < 4_000; presses++) {
        const now = await page.evaluate(() => ({
          isOver: document.querySelector('.scores') !== null,
          open: document.querySelectorAll('.board [data-id].open').length,
          at: document.activeElement?.closest('.board, .prompt')?.className ?? '',
        }));
        if (now.isOver) break;
        if (now.open === 0) {
          await new Promise((done) => setTimeout(done, 20));
          continue;
        }
        // Tab reaches one thing in the picture, and the arrow keys reach the other things
        if (!now.at.includes('board')) {
          await page.evaluate(() => document.querySelector('.board [data-id][tabindex="0"]').focus());
          continue;
        }
        for (let moves = below(4); moves > 0; moves--)
          await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'][below(6)]);
        await page.keyboard.press(below(2) === 0 ? 'Enter' : ' ');
      }
      const verdict = await verified(page, 'city-of-rome');
      if (!verdict.ok) fault(verdict.message);
    },
  ],
  [
    'a link contains the whole game, and a new profile shows it',
    async ({ visit, fault, server }) => {
      const page = await begun(visit, 'nova-roma', [
        'Computer: novice',
        'Computer: novice',
        'Computer: novice',
        'Computer: novice',
      ]);
      await page.waitForFunction(() => document.querySelector('.scores') !== null, { timeout: 100_000 });
      await page.locator('.scores .close').click();
      await page.locator('.keep summary').click();
      await page.locator('.keep .share').click();
      await page.waitForSelector('.keep .link');
      const link = await page.$eval('.keep .link', ({ value }) => value);
      const fragment = link.slice(link.indexOf('#'));
      if (fragment.length > 8_000) fault(`the fragment has ${fragment.length} characters`);
      const plies = await pliesOf(page, 'nova-roma');
      const other = await visit(`/play/nova-roma${fragment}`);
      await other.waitForSelector('.scores');
      if (!(await showsBoardOf(other, page))) fault('the board of the link differs');
      if (plies < 100) fault(`only ${plies} plies`);
      const broken = await visit(`/play/nova-roma${fragment.slice(0, 200)}`);
      await broken.waitForFunction(() => document.querySelector('.notice')?.textContent.length > 5);
      if (!link.startsWith(server.url)) fault(`the link is ${link.slice(0, 60)}`);
    },
  ],
  [
    'a link or a file replaces the stored game only after the first action of a person',
    async ({ visit, fault }) => {
      const bots = await begun(visit, 'nova-roma', ['Computer: novice', 'Computer: novice']);
      const linkOf = async (page) => {
        await openMenu(page);
        if (!(await page.$eval('.keep', ({ open }) => open))) await page.locator('.keep summary').click();
        // checks every frame, because the next action of a bot removes the link
        const link = await page.waitForFunction(() => {
          const link = document.querySelector('.keep .link')?.value;
          if (!link) document.querySelector('.keep .share')?.click();
          return link;
        });
        return new URL(await link.jsonValue()).hash;
      };
      // makes the bots pause before each action
      await setSpeed(bots, 'normal');
      const played = await linkOf(bots);

      const page = await begun(visit, 'nova-roma', ['A person', 'A person']);
      await clickOn(page, { most: 5, seed: 3 });
      const shared = await linkOf(page);
      await clickOn(page, { most: 5, seed: 4 });
      const stored = () => storedText(page, 'nova-roma');
      const own = await stored();
      const ownBoard = await page.$eval(PICTURES, ({ textContent }) => textContent);
      const shows = (text) =>
        page.waitForFunction((at, board) => document.querySelector(at)?.textContent === board, {}, PICTURES, text);
      const stays = async (when) => {
        if ((await stored()) !== own) fault(`${when}, the stored game differs`);
      };
      const follow = async (fragment) => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, fragment);
        await page.waitForFunction(() => document.querySelector('.notice').textContent.includes('from a link'));
      };
      await follow(played);
      // the bots play to the end
      await page.waitForSelector('.scores', { timeout: 100_000 });
      await stays('after bots played in a link');
      await page.select(LANGUAGE, 'de');
      await page.waitForFunction(() => document.querySelector('main.play').lang === 'de');
      await page.select(LANGUAGE, 'en');
      await page.waitForFunction(() => document.querySelector('main.play').lang === 'en');
      await page.reload({ waitUntil: 'networkidle0' });
      await page.waitForSelector('.board svg');
      await stays('after a reload of a link');
      await follow(shared);
      await stays('after a second link');
      // in Firefox, `goBack` of Puppeteer waits for a page load, which a change of the fragment does not cause
      const goBack = () =>
        page.evaluate(
          () =>
            new Promise((done) => {
              addEventListener('popstate', () => done(), { once: true });
              history.back();
            }),
        );
      await goBack();
      await goBack();
      await shows(ownBoard);
      await stays('after going back');

      const { engine } = await import('@ludi-romani/nova-roma');
      const replay = recordReplay(engine, { players: 2, seed: 'file' }, []);
      await loadFile(page, JSON.stringify(replay));
      await page.waitForFunction(() => document.querySelector('.notice').textContent.includes('from a file'));
      await stays('after a file was loaded');
      await page.reload({ waitUntil: 'networkidle0' });
      await shows(ownBoard);
      await follow(shared);
      for (let moves = 0; moves < 20 && (await stored()) === own; moves++) {
        await page.evaluate(() => document.querySelector('.curtain button')?.click());
        await clickOn(page, { most: 1, seed: moves, list: true });
      }
      if ((await stored()) === own) fault('the action of a person in a link is not stored');
      if ((await page.evaluate(() => location.hash)) !== '') fault('the link is still in the address');
    },
  ],
  [
    'continues after a reload, undoes and redoes, in German, too',
    async ({ visit, fault }) => {
      const page = await begun(visit, 'forum-trajanum', ['A person', 'Computer: novice']);
      await clickOn(page, { most: 60, seed: 5 });
      const before = await pliesOf(page, 'forum-trajanum');
      if (before < 10) fault(`only ${before} plies`);
      await page.reload({ waitUntil: 'networkidle0' });
      await page.waitForSelector('.board svg');
      const after = await pliesOf(page, 'forum-trajanum');
      if (after < before) fault(`of ${before} plies, ${after} are left after the reload`);
      await page.select(LANGUAGE, 'de');
      await page.waitForFunction(() => document.querySelector('.board svg')?.getAttribute('lang') === 'de');
      const lastEntry = async () => (await storedTable(page, 'forum-trajanum')).entries.at(-1).type;
      // waits for a decision of the person, because the action of a bot may make an undo impossible
      const canUndo = async () => {
        await page.waitForSelector('.board [data-id].open', { timeout: 60_000 });
        return page.$eval('.prompt .undo', ({ disabled }) => !disabled);
      };
      // actions that revealed something cannot be undone: plays until an action can be undone
      for (let moves = 0; moves < 60 && !(await canUndo()); moves++)
        await clickOn(page, { most: 1, seed: moves, list: true });
      const action = await lastEntry();
      // not with the mouse: what a bot does meanwhile may move the button
      await page.$eval('.prompt .undo', (button) => button.click());
      await page.waitForSelector('.prompt .redo:not([disabled])');
      const undone = await lastEntry();
      await page.$eval('.prompt .redo', (button) => button.click());
      await page.waitForSelector('.prompt .redo[disabled]');
      const redone = await lastEntry();
      if (action !== 'action' || !['undo', 'agree'].includes(undone) || redone === undone)
        fault(`the record ends with ${action}, then ${undone}, then ${redone}`);
    },
  ],
  [
    'continues without a network',
    async ({ visit, fault, server }) => {
      const page = await begun(visit, 'aquileia', ['A person', 'Computer: apprentice']);
      // the worker of the bots is loaded for their first decision
      const hasBotPlayed = async () =>
        (await storedTable(page, 'aquileia')).entries.some(({ action }) => action?.player === 1);
      while (!(await hasBotPlayed())) await clickOn(page, { most: 1, seed: 2 });
      await page.waitForSelector('.board [data-id].open', { timeout: 60_000 });
      server.cut(true);
      const before = await pliesOf(page, 'aquileia');
      await clickOn(page, { most: 80, seed: 4 });
      if ((await pliesOf(page, 'aquileia')) <= before) fault('the game did not continue');
    },
  ],
  [
    'starts a game without a network once the page is loaded',
    async ({ visit, fault, server }) => {
      const page = await openPage(visit, 'city-of-rome');
      server.cut(true);
      await begin(page, ['A person', 'A person']);
      await clickOn(page, { most: 40, seed: 6 });
      if ((await pliesOf(page, 'city-of-rome')) < 10) fault('the game did not continue');
      await page.locator('.keep summary').click();
      await page.locator('.keep .share').click();
      await page.waitForSelector('.keep .link');
    },
  ],
  [
    'loads a saved position, and a link contains it',
    async ({ visit, fault }) => {
      const { engine } = await import('@ludi-romani/forum-trajanum');
      const saved = engine.save(engine.initialState({ players: 2, seed: 'position' }));
      const page = await openPage(visit, 'forum-trajanum');
      const load = (text) => loadFile(page, text);
      const noticed = (words) =>
        page.waitForFunction((given) => document.querySelector('.notice').textContent.includes(given), {}, words);
      await load(JSON.stringify({ ...saved, state: { ...saved.state, round: 'x' } }));
      await noticed('round: must be a whole number');
      await page.select(LANGUAGE, 'de');
      await page.waitForFunction(() => document.querySelector('main.play').lang === 'de');
      await load(JSON.stringify({ ...saved, game: 'nova-roma' }));
      await noticed('Nova Roma');
      await load(JSON.stringify(saved));
      await page.waitForSelector('.board svg');
      await openMenu(page);
      // a few clicks may point at the same thing twice, and so choose nothing
      for (let seed = 8; seed < 18 && (await pliesOf(page, 'forum-trajanum')) === 0; seed++)
        await clickOn(page, { most: 6, seed });
      if ((await pliesOf(page, 'forum-trajanum')) === 0) fault('the game does not continue from the position');
      await page.locator('.keep summary').click();
      await page.locator('.keep .share').click();
      await page.waitForSelector('.keep .link');
      const link = await page.$eval('.keep .link', ({ value }) => value);
      const other = await visit(`/play/forum-trajanum${link.slice(link.indexOf('#'))}`, { language: 'de' });
      await other.waitForSelector('.curtain button');
      await other.click('.curtain button');
      if (!(await showsBoardOf(other, page))) fault('the board of the link differs');
    },
  ],
  [
    'shows a hint, and a refusal with its clause, and reports long tasks',
    async ({ visit, fault }) => {
      const page = await openPage(visit, 'city-of-rome');
      await page.evaluate(() => {
        globalThis.long = [];
        if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) globalThis.long.push(Math.round(entry.duration));
          }).observe({ entryTypes: ['longtask'] });
      });
      await begin(page, ['A person', 'Computer: apprentice']);
      await clickOn(page, { most: 30, seed: 9, list: true });
      // there is no hint while only one action is legal
      const HINT = '.prompt .hint:not([disabled])';
      for (let seed = 10; seed < 20 && (await page.$(HINT)) === null; seed++)
        await clickOn(page, { most: 1, seed, list: true });
      await page.waitForSelector(HINT, { timeout: 60_000 });
      await page.locator(HINT).click();
      // the chance to win and the lead apart
      await page.waitForFunction(() => /\d+\s% [+−]?\d/.test(document.querySelector('.prompt')?.textContent ?? ''), {
        timeout: 60_000,
      });
      // points at things that are not open, until the page refuses one with a clause
      let clause = null;
      for (let moves = 0; clause === null && moves < 60; moves++) {
        clause = await page.evaluate(async () => {
          for (const thing of document.querySelectorAll('.board .ludi-main [data-id]:not(.open)')) {
            thing.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
            await new Promise((done) => setTimeout(done, 0));
            const link = document.querySelector('.board .ludi-prompt a');
            if (link !== null) return link.getAttribute('href');
          }
          return null;
        });
        if (clause === null) await clickOn(page, { most: 1, seed: moves, list: true });
      }
      if (clause === null || !/\/rules\/city-of-rome#CR-\d+\.\d+$/.test(clause)) fault(`no clause: ${clause}`);
      await page.evaluate(() => document.querySelector('.why-not summary')?.click());
      const long = await page.evaluate(() => globalThis.long);
      if (long.length > 0) console.log(`  tasks of more than 50 ms on this machine: ${long.join(', ')}`);
    },
  ],
]);
