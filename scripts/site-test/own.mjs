/** The tests of the page that plays an author's game from a file or an address. */
import { build } from 'esbuild';
import { axe, overflow } from './pages.mjs';

const PATH = '/play/your-own';

/** A module with words, of the game with hidden cards and simultaneous bids in the tests of the boards. */
const WITH_WORDS = `
  import { say, wordsOf } from '@ludi-romani/core/words';
  import { common, inWords } from '@ludi-romani/core/words/en';
  export { engine } from './test/boards/auctio.ts';
  export const title = 'Auction';
  export const words = {
    en: (engine) => wordsOf(engine, {
      language: 'en',
      title: () => undefined,
      inWords,
      player: (_, seat) => 'Seat ' + seat,
      asks: { bid: 'Bid a card', place: 'Place a marker' },
      says: { bid: ({ card }) => 'Bid the ' + card, place: ({ x, y }) => 'Mark column ' + x + ', row ' + y },
      tells: { taken: ({ player, lot }, { who, thing }) => say\`\${who(player)} takes \${thing(lot)}\` },
      rows: { lots: 'Lots' },
      options: common,
      refusals: {},
    }, { types: [] }),
  };`;
const WITHOUT_WORDS = `export { ticTacToe as engine } from './test/core/testing/tic-tac-toe.ts';`;

/** Returns the text of the bundle of a module. */
async function bundled(contents) {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false });
  return outputFiles[0].text;
}

/** Drops a file with this text on the page. */
const drop = (page, text) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'my-game.js'));
    document
      .querySelector('.own')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, text);
/** Chooses a file with this text on the page. */
const choose = (page, text) =>
  page.evaluate((content) => {
    const { items, files } = new DataTransfer();
    items.add(new File([content], 'my-game.js'));
    const input = document.querySelector('.own input[type=file]');
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

/** Starts a game of the loaded module. `by` lists the player of each seat, as named in the form. */
async function begin(page, by) {
  await page.waitForSelector('.set-up .primary');
  await page.click(`.set-up input[value="${by.length}"]`);
  for (const [seat, level] of by.entries())
    await page.evaluate(
      (nth, text) => {
        const select = document.querySelectorAll('.set-up select')[nth];
        select.selectedIndex = [...select.options].findIndex((one) => one.textContent.trim() === text);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      seat,
      level,
    );
  await page.click('.set-up .primary');
  await page.waitForSelector('.own-board svg');
}

/** Clicks on open things, until the game is over or nothing is open for ten seconds. Returns the number of clicks. */
const playOn = (page, most) =>
  page.evaluate(async (limit) => {
    const text = () => document.querySelector('.own-board').textContent;
    let clicks = 0;
    for (let waits = 0; clicks < limit && waits < 20; waits++) {
      if (text().includes('The game is over')) break;
      const [open] = document.querySelectorAll('.own-board [data-id].open');
      const before = text();
      if (open !== undefined) {
        clicks++;
        waits = 0;
        open.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      }
      for (let turns = 0; turns < 50 && text() === before; turns++) await new Promise((done) => setTimeout(done, 10));
    }
    return clicks;
  }, most);

const noticeOf = (page) => page.$eval('.notice', ({ textContent }) => textContent);
/** Waits until the page shows a message that matches `pattern`. */
const waitForNotice = (page, pattern, timeout = 20_000) =>
  page.waitForFunction(
    (source) => new RegExp(source, 'i').test(document.querySelector('.notice').textContent),
    { timeout },
    pattern,
  );

export const ownTests = {
  'an own game: a dropped file is played to the end, with undo, in both schemes': async ({ visit, fault }) => {
    const module = await bundled(WITH_WORDS);
    for (const screen of [
      { width: 1280, height: 800 },
      { width: 360, height: 740, dark: true },
    ]) {
      const page = await visit(PATH, screen);
      await drop(page, module);
      await begin(page, ['A person', 'A person', 'A person']);
      const where = `${screen.width}`;
      if ((await page.$eval('h1', ({ textContent }) => textContent)) !== 'Auction') fault(`${where}: no title`);
      await playOn(page, 2);
      await page.waitForFunction(() => !document.querySelector('.bar button').disabled);
      const before = await page.$eval('.own-board', ({ textContent }) => textContent);
      await page.click('.bar button');
      await page.waitForFunction((text) => document.querySelector('.own-board').textContent !== text, {}, before);
      const wide = await overflow(page);
      if (wide !== null) fault(`${where}: ${wide}`);
      for (const found of await axe(page)) fault(`${where}: ${found}`);
      const clicks = await playOn(page, 60);
      const text = await page.$eval('.own-board', ({ textContent }) => textContent);
      if (!text.includes('The game is over')) fault(`${where}: not over after ${clicks} clicks: ${text.slice(-200)}`);
      if (!(await page.$eval('.log', ({ textContent }) => textContent)).includes('takes')) fault(`${where}: no log`);
      if ((await noticeOf(page)) !== '') fault(`${where}: ${await noticeOf(page)}`);
    }
  },
  'an own game: a chosen file without words is played against a bot': async ({ visit, fault }) => {
    const page = await visit(PATH);
    await choose(page, await bundled(WITHOUT_WORDS));
    await begin(page, ['A person', 'Computer: apprentice']);
    const clicks = await playOn(page, 9);
    if (clicks < 3 || clicks > 5) fault(`${clicks} clicks of one player`);
    if (!(await page.$eval('.own-board', ({ textContent }) => textContent)).includes('The game is over'))
      fault('not over');
    for (const found of await axe(page)) fault(found);
  },
  'an own game: an address, and a message for each module that cannot be played': async ({ visit, fault }) => {
    const page = await visit(PATH);
    await drop(page, `import { defineGame } from '@ludi-romani/core'; export const engine = defineGame({});`);
    await waitForNotice(page, 'imports another one.*npx esbuild');
    await drop(page, 'const engine: Engine = 1;');
    await waitForNotice(page, 'not a JavaScript module');
    await drop(page, 'throw new Error("no luck");');
    await waitForNotice(page, 'threw an error.*no luck');
    await drop(page, 'export const game = 1;');
    await waitForNotice(page, 'no export named engine.*exports game');
    await drop(page, 'while (true);');
    await waitForNotice(page, 'did not answer for 10 seconds');

    const game = await bundled(`import { ticTacToe } from './test/core/testing/tic-tac-toe.ts';
      export const engine = { ...ticTacToe, step: () => { for (;;); } };`);
    await page.evaluate(
      (url) => {
        const input = document.querySelector('#own-address');
        input.value = url;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector('.loader form').requestSubmit();
      },
      `data:text/javascript,${encodeURIComponent(game)}`,
    );
    await begin(page, ['A person', 'A person']);
    await playOn(page, 1);
    await waitForNotice(page, 'did not answer for 10 seconds');
    if ((await page.$('.loader')) === null) fault('no other file can be loaded after a game hangs');
  },
};
