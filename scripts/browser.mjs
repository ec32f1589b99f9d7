/**
 * Proves that a browser comes to the same digests as Node: every golden game is verified in headless Chromium by the built packages.
 * Needs a Chromium or Chrome (Debian: apt-get install chromium), named by CHROME if it has another name; run the build first.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const CHROME = process.env.CHROME ?? 'chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
];

const games = readdirSync('test/golden', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const replays = games.flatMap((game) =>
  readdirSync(`test/golden/${game}`)
    .map((file) => JSON.parse(readFileSync(`test/golden/${game}/${file}`, 'utf8')))
    .map((golden) => golden.replay ?? golden)
    .filter((replay) => replay.format === 'ludi-romani/replay/1'),
);

const page = `<!doctype html><title>ludi romani</title><pre id="verdicts">nothing ran</pre>
<script type="importmap">{ "imports": { "@ludi-romani/core": "/dist/core/index", "@ludi-romani/core/shape": "/dist/core/shape" } }</script>
<script type="module">
const verdicts = [];
try {
  const replays = await (await fetch('/replays')).json();
  for (const replay of replays) {
    const { engine, verifyReplay } = await import('/dist/' + replay.game + '/index');
    const verdict = verifyReplay(engine, replay);
    verdicts.push(verdict.ok ? 'ok' : replay.game + ' ply ' + verdict.ply + ': ' + verdict.message);
  }
} catch (error) {
  verdicts.push(String(error));
}
document.getElementById('verdicts').textContent = verdicts.join('\\n');
await fetch('/done', { method: 'POST', body: verdicts.join('\\n') });
</script>`;

let settle;
const verdicts = new Promise((resolve) => {
  settle = resolve;
});

const server = createServer((request, response) => {
  const [, kind, name, entry] = (request.url ?? '').split('/');
  const reply = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
  if (kind === '') return reply('text/html', page);
  if (kind === 'replays') return reply('application/json', JSON.stringify(replays));
  if (kind === 'dist' && ['core', ...games].includes(name) && ['index', 'shape'].includes(entry)) {
    return reply('text/javascript', readFileSync(`packages/${name}/dist/${entry}.js`));
  }
  if (kind !== 'done') return response.writeHead(404).end();
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  return request.on('end', () => {
    reply('text/plain', 'thank you');
    settle(body.split('\n'));
  });
});
await new Promise((listening) => {
  server.listen(0, '127.0.0.1', listening);
});

const browser = spawn(CHROME, [...FLAGS, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
browser.on('error', (error) => settle([`${CHROME} cannot be started: ${error.message}`]));
const timer = setTimeout(() => settle(['the browser did not answer within two minutes']), 120_000);
const answers = await verdicts;
clearTimeout(timer);
browser.kill();
server.close();
server.closeAllConnections();

const bad = answers.filter((answer) => answer !== 'ok');
for (const answer of bad) console.error(answer);
console.log(`browser: ${answers.length - bad.length} of ${replays.length} golden games come to the same digests`);
process.exit(bad.length === 0 && answers.length === replays.length && replays.length > 0 ? 0 : 1);
