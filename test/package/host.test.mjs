/** Tests of `ludi host`: the built program, its page, and a game over real sockets. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { engine } from '@ludi-romani/city-of-rome';
import { connect } from '@ludi-romani/rooms/client';
import { WebSocket } from 'ws';

const folder = mkdtempSync(join(tmpdir(), 'ludi-host-'));
let url = '';
let host;

/** Starts the program at a port, and resolves to the first link that it prints. */
async function start(port, ...more) {
  const args = [
    'packages/cli/bin/ludi.js',
    'host',
    '--port',
    `${port}`,
    '--listen',
    '127.0.0.1',
    '--data',
    join(folder, 'tables'),
    ...more,
  ];
  host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(host.stdout, 'data');
  return String(said).trim().split('\n')[0] ?? '';
}

async function stop(signal) {
  host.kill(signal);
  const [code] = await once(host, 'exit');
  return code;
}

/** Resolves when `isSo` is true after a change of the connection. */
const until = (connection, isSo) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      stopLooking();
      resolve();
    };
    const stopLooking = connection.subscribe(look);
    look();
  });

before(async () => {
  url = await start(0);
});
after(async () => {
  if (host.exitCode === null) await stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

const create = async (wish) => (await fetch(`${url}tables`, { method: 'POST', body: JSON.stringify(wish) })).json();
const at = (id) => connect(engine, `${url}tables/${id}`, { WebSocket });

test('serves its page with a strict policy, the modules that it imports, and nothing else', async () => {
  const page = await fetch(url);
  assert.match(page.headers.get('content-security-policy'), /^default-src 'none'; script-src 'self' 'sha256-/);
  const html = await page.text();
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  const { imports } = JSON.parse(map);
  assert.ok('@ludi-romani/rooms/client' in imports && 'immer' in imports);
  const files = ['style.css', 'main.js', 'games/nova-roma.js', ...Object.values(imports)];
  const missing = [];
  for (const file of files) {
    const { status, headers } = await fetch(new URL(file, url));
    if (status !== 200 || !/^text\/(?:css|javascript)/.test(headers.get('content-type') ?? '')) missing.push(file);
  }
  assert.deepEqual(missing, []);
  for (const path of [
    'npm/@ludi-romani/core/package.json',
    'npm/@ludi-romani/core/dist/..%2f..%2fpackage.json',
    'npm/@ludi-romani/core/dist/../../../../package.json',
    'engines/city-of-rome/index.js',
    'games/chess.js',
    'main.js.map',
    '%',
  ])
    assert.deepEqual([path, (await fetch(`${url}${path}`)).status], [path, 404]);
});

test('keeps a game over a kill, and ends by Ctrl-C when all is stored', async () => {
  const { id, invitations } = await create({ game: 'city-of-rome', options: { players: 2 }, bots: [null, 'greedy'] });
  const player = at(id);
  assert.equal((await player.sit({ name: 'Livia', invitation: invitations[0] })).ok, true);
  await until(player, () => player.getSnapshot().table !== null);
  const acts = async () => {
    const isMine = () => engine.activePlayers(player.getSnapshot().table?.view).includes(0);
    await until(player, () => player.getSnapshot().status === 'live' && isMine());
    const view = player.getSnapshot().table?.view;
    return (await player.act(engine.legalActions(view)[0])).ok;
  };
  for (let i = 0; i < 5; i++) assert.equal(await acts(), true);
  const before = player.getSnapshot().table?.version ?? 0;
  const { port } = new URL(url);
  await stop('SIGKILL');
  await start(Number(port));
  assert.equal(await acts(), true);
  assert.ok(player.getSnapshot().table?.version > before);
  assert.equal(await stop('SIGINT'), 0);
  player.close();
  url = await start(Number(port));
  const again = at(id);
  await until(again, () => again.getSnapshot().table !== null);
  assert.ok(again.getSnapshot().table?.version > before);
  again.close();
});

test('plays an engine of the user, and serves its files to the page', async () => {
  const own = join(folder, 'own.mjs');
  writeFileSync(own, "export { engine } from '@ludi-romani/city-of-rome';\n");
  assert.equal(await stop('SIGTERM'), 0);
  // a package is found from the folder of the module
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules/@ludi-romani'), join(folder, 'node_modules/@ludi-romani'));
  url = await start(0, '--engine', own);
  const module = await (await fetch(`${url}games/city-of-rome.js`)).text();
  assert.ok(module.includes('../engines/city-of-rome/own.mjs'));
  assert.match(await (await fetch(`${url}engines/city-of-rome/own.mjs`)).text(), /export { engine }/);
  assert.equal((await create({ game: 'nova-roma', options: { players: 2 } })).code, 'invalid');
  assert.equal((await create({ game: 'city-of-rome', options: { players: 2 } })).invitations.length, 2);
});

test('says why it cannot start', async () => {
  const { port } = new URL(url);
  for (const [more, why] of [
    [['--port', port, '--data', join(folder, 'other')], /the server cannot start: .*(?:EADDRINUSE|in use)/],
    [['--port', '0', '--data', join(folder, 'tables')], /process \d+ has the tables in/],
  ]) {
    const args = ['packages/cli/bin/ludi.js', 'host', '--listen', '127.0.0.1', ...more];
    const second = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    second.stderr.on('data', (part) => {
      said += part;
    });
    const [code] = await once(second, 'exit');
    assert.match(said, why);
    assert.equal(code, 1);
  }
});

test('does not wait long for a database that does not answer', { timeout: 30_000 }, async (t) => {
  // it takes connections and is silent, like one behind a lost link
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => silent.close());
  const database = `postgres://ludi@127.0.0.1:${silent.address().port}/ludi`;
  const ludi = spawn(process.execPath, ['packages/cli/bin/ludi.js', 'host', '--port', '0', '--database', database]);
  t.after(() => ludi.kill('SIGKILL'));
  let errors = '';
  ludi.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(ludi, 'exit');
  assert.notEqual(code, 0);
  assert.match(errors, /the server cannot start: .*timeout/);
});
