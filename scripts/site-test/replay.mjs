/** The tests of the replay page: it verifies and opens dropped files, steps through games, and compares decisions with a search. */
import { readdirSync, readFileSync } from 'node:fs';
import { axe, GAMES, overflow } from './pages.mjs';

const GOLDEN = 'test/golden';

/** Returns the replay of the first golden game of a game. */
function golden(game) {
  for (const file of readdirSync(`${GOLDEN}/${game}`)) {
    const { replay, ...rest } = JSON.parse(readFileSync(`${GOLDEN}/${game}/${file}`, 'utf8'));
    const found = replay ?? rest;
    if (found.format === 'ludi-romani/replay/1') return found;
  }
  throw new Error(`no golden game of ${game}`);
}

/** Returns the replay with an illegal action at `ply`. */
const broken = (replay, ply) => ({ ...replay, actions: replay.actions.with(ply, replay.actions.at(-1)) });

/** Opens the page and waits until it is shown. It is rendered by script, and ignores drops and clicks before. */
async function visited(visit, screen) {
  const page = await visit('/replay', screen);
  await page.waitForSelector('.files');
  return page;
}

const drop = (page, text) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, text);

const textOf = (page, selector) => page.$eval(selector, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
/** Waits until a game is open and fully computed. */
const opened = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('.one .table svg') &&
      document.querySelector('.one [aria-labelledby=look-search]') &&
      !document.querySelector('.controls progress'),
    { timeout: 60_000 },
  );
/** Returns the ply that the page shows. Waits until the status describes its action. */
async function ply(page) {
  const at = await page.$eval('#look-ply', ({ value }) => Number(value));
  await page.waitForFunction(
    (wanted) => wanted === 0 || document.querySelector('.one > [role=status]')?.textContent.includes(` ${wanted}. `),
    {},
    at,
  );
  return at;
}

export const replayTests = {
  ...Object.fromEntries(
    GAMES.map((game) => [
      `/replay: opens a dropped game of ${game}, and steps through it`,
      async ({ visit, fault }) => {
        const page = await visited(visit, { width: 1600 });
        const replay = golden(game);
        const { length } = replay.actions;
        await drop(
          page,
          JSON.stringify({ ...replay, comments: [{ ply: length, seat: 0, text: 'That was <b>it</b>.' }] }),
        );
        await opened(page);
        if (!(await textOf(page, '.one .verdict')).startsWith('✓')) fault('the verdict is not that the game is valid');
        for (const [key, wanted] of [
          ['ArrowRight', 1],
          ['End', length],
          ['ArrowLeft', length - 1],
          ['Home', 0],
          ['End', length],
        ]) {
          await page.keyboard.press(key);
          const at = await ply(page);
          if (at !== wanted) fault(`${key} leads to ply ${at}, not ${wanted}`);
        }
        if (!(await textOf(page, '.comment')).includes('That was <b>it</b>.')) fault('the comment is not there');
        const { scores } = replay.outcome;
        const shown = await page.$$eval('.legend b', (all) => all.map(({ textContent }) => Number(textContent)));
        if (shown.join() !== scores.map(({ total }) => total).join()) fault(`the chart ends with ${shown}`);
        for (const perspective of ['0', 'spectator', 'everything', 'acting']) {
          await page.select('.perspective select', perspective);
          await page.waitForFunction(
            (many) => document.querySelectorAll('.table svg.ludi').length > 2 === many,
            {},
            perspective === 'everything',
          );
        }
        for (const found of await axe(page)) fault(found);
      },
    ]),
  ),

  '/replay: shows the first fault of each broken line in a file': async ({ visit, fault }) => {
    const page = await visited(visit, { dark: true });
    const good = golden('city-of-rome');
    await drop(page, [JSON.stringify(good), '{"oh', JSON.stringify(broken(good, 20))].join('\r\n'));
    await page.waitForFunction(() => document.querySelectorAll('.list .verdict').length === 3);
    const rows = await page.$$eval('.list li', (all) => all.map(({ textContent }) => textContent.replace(/\s+/g, ' ')));
    if (!rows[0].includes('✓')) fault(`a valid game: ${rows[0]}`);
    if (!rows[1].includes('Not JSON')) fault(`a broken line: ${rows[1]}`);
    if (!/after action 20.*CR-\d/.test(rows[2])) fault(`an illegal action: ${rows[2]}`);
    for (const found of await axe(page)) fault(found);
    await page.click('.list li:nth-child(3) button');
    await opened(page);
    await page.waitForSelector('.fault a');
    if ((await ply(page)) !== 20) fault('it does not open at the fault');
    for (const found of await axe(page)) fault(found);
    await page.$eval('.fault a', (link) => link.click());
    await page.waitForFunction(() => location.hash !== '' && document.getElementById(location.hash.slice(1)));
  },

  '/replay: refuses files beyond its limits': async ({ visit, fault }) => {
    const page = await visited(visit, {});
    // the beginning, a repeated part and the end of each file: the whole text would be too long for a message to the browser
    const refusals = {
      'too deep: more than 64 levels': ['', '[', 60_000_000, ''],
      'too large: more than 1000000 values': ['{"a":[', '[],', 20_000_000, '[]]}'],
      'more than 20,000 games': ['', '{}\n', 21_000_000, ''],
      'larger than 64 MiB': ['', 'x', 68_000_000, ''],
      'It is empty': ['', '\n', 60_000_000, ''],
    };
    for (const [words, parts] of Object.entries(refusals)) {
      await page.evaluate(
        (begin, part, count, end) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([begin, part.repeat(count), end], 'dropped.json'));
          document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        },
        ...parts,
      );
      await page
        .waitForFunction((given) => document.querySelector('main').textContent.includes(given), {}, words)
        .catch(() => fault(`it does not say: ${words}`));
    }
  },

  '/replay: stops, and opens a game that it has verified': async ({ visit, fault }) => {
    const page = await visited(visit, {});
    const replay = golden('nova-roma');
    const comments = Array.from({ length: 10_000 }, () => ({ ply: 0, seat: 0, text: 'x'.repeat(100) }));
    await drop(
      page,
      [{ ...replay, comments }, ...Array(300).fill(replay)].map((one) => JSON.stringify(one)).join('\n'),
    );
    await page.waitForSelector('.list li');
    await page.click('.stop');
    await page.waitForFunction(() => !document.querySelector('.list progress'));
    await page.click('.list li button');
    await opened(page);
    const shown = await page.$$eval('.comment', ({ length }) => length);
    if (shown !== 20) fault(`it shows ${shown} comments`);
  },

  '/replay: a search finds better decisions, and can be stopped': async ({ visit, fault }) => {
    const page = await visited(visit, { width: 360 });
    await page.evaluate(() =>
      [...document.querySelectorAll('.files button')].find(({ textContent }) => textContent === 'City of Rome').click(),
    );
    await opened(page);
    const search = '[aria-labelledby=look-search]';
    const press = () => page.$eval(`${search} .row button`, (button) => button.click());
    await press();
    const LOSS = `${search} .loss`;
    await page.waitForFunction((at) => document.querySelectorAll(at).length > 2, { timeout: 60_000 }, LOSS);
    await press();
    await page.waitForFunction((at) => !document.querySelector(`${at} progress`), {}, search);
    const found = await textOf(page, LOSS);
    if (!/gave away (<\s)?\d+\s% chance to win/.test(found)) fault(`it says ${found}`);
    if (!/\d+\s% to win, lead [+−]?\d/.test(found)) fault(`it does not show chances and leads apart: ${found}`);
    const accuracy = await textOf(page, `${search} .accuracy`);
    if (!/a better action in \d+ of \d+ decisions?/.test(accuracy)) fault(`the accuracy is ${accuracy}`);
    if ((await page.$$(`${search} svg .dot`)).length === 0) fault('the chart of chances marks no loss');
    for (const wrong of await axe(page)) fault(wrong);
    const wide = await overflow(page);
    if (wide !== null) fault(wide);
    const wanted = Number(/\d+/.exec(found)[0]);
    await page.$eval(`${LOSS} button`, (button) => button.click());
    if ((await ply(page)) !== wanted) fault('its button does not lead to the ply');
    await page.$eval('.go-on', (button) => button.click());
    await page.waitForFunction(() => location.pathname.includes('/play/city-of-rome'), { timeout: 30_000 });
  },
};
