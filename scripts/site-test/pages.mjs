/** The tests of every kind of page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [360, 768, 1600];
const KINDS = [
  '/',
  '/guides/app',
  '/rules/forum-trajanum',
  '/benchmarks',
  '/api/',
  '/api/@ludi-romani/bots/',
  '/packages/core',
  '/project/overview',
  '/decisions/',
  '/deutsch/',
  '/play/city-of-rome',
  '/deutsch/play/city-of-rome',
  '/how-to-play/aquileia',
  '/deutsch/short-rules/nova-roma',
  '/deutsch/cards/city-of-rome',
  '/play/your-own',
  '/play/own-box#city-of-rome/strips',
  '/play/own-box#nova-roma/followers',
  '/replay',
];
export const GAMES = ['aquileia', 'city-of-rome', 'forum-trajanum', 'nova-roma'];
const START_LIMIT = 116_000;
/**
 * The limit of bytes that the page of a game may load, in addition to those of the start page, before the page is shown. They include
 * the engine and words. The page loads the board and the other parts for playing afterwards.
 */
const GAME_LIMIT = 50_000;

/**
 * Returns the violations that axe finds, each with its first element. For pictures of boards, the rule `label-content-name-mismatch` is too
 * strict: a card shows `B 2`, and its accessible name is `2 bronze`. For users of speech control, it is sufficient that the name contains
 * every word that is drawn on the thing, which `isNamedAsDrawn` checks.
 */
export async function axe(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations: all } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    const isNamedAsDrawn = (thing) => {
      const name = thing.getAttribute('aria-label').toLowerCase();
      const drawn = [...thing.querySelectorAll('text:not(:has(tspan)), tspan')].map(({ textContent }) => textContent);
      const words = drawn.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
      return words.every((word) => name.includes(word) || name.includes(word.replace(/s$/, '')));
    };
    const isAllowed = ({ target }) => {
      const thing = document.querySelector(target.join(' '));
      return Boolean(thing?.closest('svg.ludi')) && isNamedAsDrawn(thing);
    };
    const violations = all
      .map((one) =>
        one.id === 'label-content-name-mismatch'
          ? { ...one, nodes: one.nodes.filter((node) => !isAllowed(node)) }
          : one,
      )
      .filter(({ nodes }) => nodes.length > 0);
    return violations.map(
      ({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes.length} times, first ${nodes[0]?.html.slice(0, 200)}`,
    );
  });
}

/** Returns a description if the page is wider than the screen, or null. */
export const overflow = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} wide on a screen of ${clientWidth}` : null;
  });

export const pageTests = Object.fromEntries([
  ...KINDS.map((path) => [
    `${path} at three widths in both schemes`,
    async ({ visit, fault }) => {
      for (const dark of [false, true]) {
        const page = await visit(path, { width: WIDTHS[0], dark });
        for (const width of WIDTHS) {
          await page.setViewport({ width, height: 900 });
          // waits for the animations of parts that appear on wider screens
          await page.evaluate(async () => {
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            const settled = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
            await Promise.race([Promise.all(settled), new Promise((late) => setTimeout(late, 2_000))]);
          });
          const wide = await overflow(page);
          if (wide !== null) fault(`${width} ${dark ? 'dark' : 'light'}: ${wide}`);
          if (width !== 768)
            for (const found of await axe(page)) fault(`${width} ${dark ? 'dark' : 'light'}: ${found}`);
        }
      }
    },
  ]),
  [
    'the size of pages',
    async ({ visit, server, fault }) => {
      const total = (sent) => sent.reduce((sum, { bytes }) => sum + bytes, 0);
      /** Returns the paths of the files that the page loaded after it was shown. */
      const lateOn = (page) =>
        page.evaluate(() => {
          const [{ startTime: shown }] = performance.getEntriesByName('ludi shown');
          const late = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > shown);
          return late.map(({ name }) => new URL(name).pathname);
        });
      server.weigh();
      await visit('/');
      const start = total(server.weigh());
      if (start > START_LIMIT) fault(`the start page has ${start} bytes gzipped`);
      for (const game of GAMES) {
        const page = await visit(`/play/${game}`);
        await page.waitForFunction(() => performance.getEntriesByName('ludi shown').length > 0);
        await page.waitForNetworkIdle();
        const sent = server.weigh();
        const late = await lateOn(page);
        const bytes = total(sent.filter(({ file }) => !late.some((path) => path.endsWith(file))));
        if (bytes > start + GAME_LIMIT)
          fault(`the page of ${game} has ${bytes} bytes gzipped, the start page ${start}`);
        if (late.length === 0) fault(`the page of ${game} loads nothing after it is shown`);
        console.log(
          `  /play/${game}: ${bytes} bytes gzipped, ${total(sent)} with files loaded later, the start page ${start}`,
        );
      }
    },
  ],
  [
    'the pages are in the language of the visitor, who can choose the other one',
    async ({ visit, fault }) => {
      const page = await visit('/', { language: 'de' });
      const isAt = (end) =>
        page
          .waitForFunction((path) => location.pathname.endsWith(path), { timeout: 10_000 }, end)
          .catch(() => fault(`${page.url()} is not ${end}`));
      const inGerman = async () => {
        const bar = await page.$eval('.VPNavBar', ({ textContent }) => textContent);
        if (!bar.includes('Anleitung')) fault(`the bar of ${page.url()} is not German`);
      };
      await isAt('/deutsch/');
      await page.click('.start a.door[href$="play/aquileia"]');
      await isAt('/deutsch/play/aquileia');
      await page.waitForSelector('.set-up');
      await inGerman();
      await page.select('.bar select', 'en');
      await isAt('/play/aquileia');
      await page.select('.bar select', 'de');
      await isAt('/deutsch/play/aquileia');
      await inGerman();
      await page.reload({ waitUntil: 'networkidle0' });
      await page.waitForSelector('.set-up');
      await page.click('.VPNavBarTitle a');
      await isAt('/deutsch/');
      await page.click('.start a[href="/"]');
      await page.waitForSelector('.start a[lang="de"]');
      await page.reload({ waitUntil: 'networkidle0' });
      if (page.url().includes('deutsch')) fault('the start page cannot be seen in English');
    },
  ],
  [
    'a clause has an address, and the search finds it',
    async ({ visit, fault }) => {
      const page = await visit('/rules/forum-trajanum#FT-5.12');
      const top = await page.$eval('[id="FT-5.12"]', (clause) => clause.getBoundingClientRect().top);
      if (!(top >= 0 && top < 400)) fault(`FT-5.12 is at ${top}`);
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.waitForSelector('#localsearch-input');
      await page.type('#localsearch-input', 'citizen ability');
      await page.waitForSelector('#localsearch-list li a');
    },
  ],
]);
