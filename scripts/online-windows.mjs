/** A server of `ludi host`, a proxy in front of it, and the windows of its players, for the test of its page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';

/** The time for anything to happen in a page or a server, in milliseconds. */
const PATIENCE = 20_000;

/** Resolves to the first value of `look` that is true, or counts as true. Throws an error with `what` after `patience`. */
export async function until(what, look, patience = PATIENCE) {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what} does not happen within ${patience / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts the built program. Resolves to its address and a function that ends it by a signal. */
export async function startHost(data, port, ...more) {
  const own = ['--listen', '127.0.0.1', '--workers', '1', '--data', data, '--port', `${port}`];
  const child = spawn(process.execPath, ['packages/cli/bin/ludi.js', 'host', ...own, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended.then(() => ['it has ended'])]);
  const [url] = String(said).trim().split('\n');
  return {
    url,
    port: Number(new URL(url).port),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Starts a proxy that forwards `/rome/` to a server, without this prefix. With `host`, the server sees that host instead of the host of the
 * proxy. `freeze` lets the open sockets stay open and forward nothing more, like those of a device that was asleep.
 */
export async function startProxy(port, host) {
  const sockets = new Set();
  const forwarded = ({ method, url, headers }) => ({
    host: '127.0.0.1',
    port,
    method,
    path: url.replace(/^\/rome\//, '/'),
    headers: { ...headers, ...(host && { host }) },
  });
  const proxy = createServer((request, response) => {
    if (!request.url.startsWith('/rome/')) return response.writeHead(404).end();
    const onward = ask(forwarded(request), (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    return request.pipe(onward);
  });
  proxy.on('upgrade', (request, stream, head) => {
    if (!request.url.startsWith('/rome/')) return stream.destroy();
    const onward = ask(forwarded(request));
    onward.on('error', () => stream.destroy());
    onward.on('upgrade', ({ rawHeaders }, other, first) => {
      const lines = rawHeaders.flatMap((text, i) => (i % 2 === 0 ? `${text}: ${rawHeaders[i + 1]}` : []));
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      stream.write(first);
      other.write(head);
      stream.pipe(other).pipe(stream);
      sockets.add([stream, other]);
      for (const [one, its] of [
        [stream, other],
        [other, stream],
      ]) {
        one.on('error', () => {});
        one.on('close', () => its.destroy());
      }
    });
    return onward.end();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${proxy.address().port}/rome/`,
    freeze() {
      for (const [stream, other] of sockets) {
        stream.unpipe(other);
        other.unpipe(stream);
      }
    },
    close() {
      for (const [stream] of sockets) stream.destroy();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Runs in each page, before anything else. */
function hands() {
  const open = () => document.querySelector('main [data-id].open:not(.chosen)');
  window.hand = {
    open,
    pointings: 0,
    /** Points at the first open thing, if there is any. */
    point: () => {
      const thing = open();
      if (thing === null) return;
      hand.pointings++;
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    /** Points at open things from now on. */
    play: () => setInterval(() => hand.point(), 20),
    log: () => [...document.querySelectorAll('.log li')].map(({ textContent }) => textContent),
    status: () => document.getElementById('status').textContent,
    /** Returns the seconds on the clock that runs. */
    seconds: () => {
      const [minutes, seconds] = document.querySelector('.people .turn time').textContent.split(':');
      return 60 * Number(minutes) + Number(seconds);
    },
  };
}

/** Opens a page in a context. Faults are all errors and warnings of the console, except those that `expected` matches. */
export async function pageIn(context, url, faults, expected = /^$/) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(hands);
  await page.goto(url);
  return page;
}

/** Creates a table by the form of the lobby, with values for some of its fields. */
export async function create(page, fields = {}) {
  for (const [name, value] of Object.entries({ game: 'city-of-rome', ...fields }))
    await (value === true ? page.check(`[name=${name}]`) : page.selectOption(`[name=${name}]`, `${value}`));
  await page.click('form .main');
  await page.waitForSelector('.gathering [name=name]');
}

/** Sits down at the table of the page. */
export async function sit(page, name) {
  await page.fill('.gathering [name=name]', name);
  await page.click('.sit .main');
  await page.waitForSelector('.sit', { state: 'hidden' });
}

/** Returns the link to a seat, which the page copies, or shows if it cannot. */
export async function linkTo(page, seat) {
  const shown = new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.defaultValue());
      await dialog.accept();
    });
  });
  await page.click(`[data-key="invite ${seat}"]`);
  const isCopied = () => page.evaluate(() => /copied|kopiert/.test(hand.status()));
  const copied = until('a copied link', isCopied).then(() => page.evaluate(() => navigator.clipboard.readText()));
  copied.catch(() => {});
  return Promise.race([copied, shown]);
}

/** Returns how long the log of a page is. */
export const length = (page) => page.evaluate(() => hand.log().length);

/** Lets the players of these pages act until all of `seen` show something new. */
export async function act(pages, seen = pages) {
  const before = await Promise.all(seen.map(length));
  await until('an action', async () => {
    const after = await Promise.all(seen.map(length));
    if (after.every((lines, i) => lines > before[i])) return true;
    for (const page of pages) await page.evaluate(() => hand.point());
    return false;
  });
}

/** Lets the players act until it is the turn of the first page. */
export async function actUntilTurnOf(page, others) {
  await until('the turn of a player', async () => {
    if (await page.evaluate(() => hand.open() !== null)) return true;
    for (const other of others) await other.evaluate(() => hand.point());
    return false;
  });
}
