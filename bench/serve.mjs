/**
 * Measures how many plies a program can play through `ludi serve`, with random games. The client is this process, the server a second one.
 * The protocol "play" sends an action, and requests the view and the legal actions of the active player, three requests in one write. The
 * protocol "learn" sends an action for each of several games in one line. `npm run bench:serve` measures all
 * games. Pass names of games to measure only those.
 */
import { spawn } from 'node:child_process';
import { GAMES } from './games.mjs';
import { random } from './random.mjs';
import { fixed, print, processorTime, whole } from './report.mjs';

const PLAYERS = 2;
const WARM = 2000;
const COUNTED = 4000;
/** The milliseconds of a round. Rounds are short, so that other programs do not disturb all of them. */
const ROUND = 50;
/** The measured variants of "learn": the number of games in a line, the form of the legal actions in the answer, and what else is in it. */
const LEARNING = [
  [1, 'ids'],
  [16, 'count'],
  [16, 'ids'],
  [16, 'bits'],
  [256, 'count'],
  [256, 'ids'],
  [256, 'bits'],
  [256, 'ids', { views: true }],
  [256, 'ids', { observations: 'mover' }],
  [256, 'ids', { observations: 'mover', places: 5000 }],
];

/** Starts a server. `ask(...requests)` sends the requests in one write, and returns their results. */
function connect() {
  const server = spawn(process.execPath, ['packages/cli/dist/ludi.js', 'serve'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let rest = '';
  let bytes = 0;
  let answers = [];
  let wanted = 0;
  let settle;
  server.stdout.setEncoding('utf8');
  server.stdout.on('data', (chunk) => {
    bytes += chunk.length;
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) answers.push(line);
    if (answers.length >= wanted) settle();
  });
  let id = 0;
  const ask = (...requests) =>
    new Promise((resolve, reject) => {
      wanted = requests.length;
      settle = () => {
        const messages = answers.map((line) => JSON.parse(line));
        answers = [];
        const failed = messages.find(({ error }) => error !== undefined);
        if (failed === undefined) resolve(messages.map(({ result }) => result));
        else reject(new Error(failed.error.message));
      };
      server.stdin.write(
        requests
          .map(([method, params]) => `${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`)
          .join(''),
      );
    });
  return {
    ask,
    bytes: () => bytes,
    processorTime: () => processorTime(server),
    end: () => server.stdin.end(),
  };
}

/**
 * Measures `work()`, which returns the number of plies that it played. Returns the plies per second in the best of many short rounds, and the
 * processor time and bytes per ply.
 */
async function rate({ bytes, processorTime }, work) {
  for (const end = performance.now() + WARM; performance.now() < end; ) await work();
  let plies = 0;
  let best = 0;
  const [bytesBefore, timeBefore] = [bytes(), processorTime()];
  for (const end = performance.now() + COUNTED; performance.now() < end; ) {
    const begun = performance.now();
    let played = 0;
    let elapsed = 0;
    while (elapsed < ROUND) {
      played += await work();
      elapsed = performance.now() - begun;
    }
    best = Math.max(best, (1000 * played) / elapsed);
    plies += played;
  }
  return {
    'plies/s': whole(best),
    'processor time of the server, us/ply': fixed((1e6 * (processorTime() - timeBefore)) / plies),
    'bytes/ply': whole((bytes() - bytesBefore) / plies),
  };
}

async function play(game) {
  const server = connect();
  const choose = random(7);
  let match;
  let legal = [];
  let games = 0;
  const result = await rate(server, async () => {
    if (legal.length === 0) {
      if (match !== undefined) await server.ask(['close', { match }]);
      [{ match }] = await server.ask(['open', { game, options: { players: PLAYERS, seed: `bench ${games++}` } }]);
      [{ actions: legal }] = await server.ask(['legal', { match }]);
    }
    const action = legal[choose(legal.length)];
    const [, , { actions }] = await server.ask(['act', { match, action }], ['view', { match }], ['legal', { match }]);
    legal = actions;
    return 1;
  });
  server.end();
  return { game, protocol: 'play', 'games/line': '', legal: 'actions', more: 'views', ...result };
}

async function learn(game, size, legal, more = {}) {
  const server = connect();
  const choose = random(7);
  const seeds = Array.from({ length: size }, (_, i) => `bench ${i}`);
  let [answer] = await server.ask([
    'learn',
    { game, seeds, legal, follow: true, options: { players: PLAYERS }, ...more },
  ]);
  const { batch, size: ids, observation } = answer;
  /** Returns the index of a set bit: the last one of the first nonzero byte after a random position. */
  const anyOf = (mask) => {
    const bytes = Buffer.from(mask, 'base64');
    for (let i = choose(bytes.length); ; i = (i + 1) % bytes.length)
      if (bytes[i] !== 0) return 8 * i + 31 - Math.clz32(bytes[i] & -bytes[i]);
  };
  const chosen = {
    count: ({ counts }) => counts.map((count) => choose(count)),
    ids: ({ masks }) => masks.map((mask) => mask[choose(mask.length)]),
    bits: ({ masks }) => masks.map(anyOf),
  }[legal];
  const result = await rate(server, async () => {
    [answer] = await server.ask(['step', { batch, actions: chosen(answer) }]);
    return size;
  });
  server.end();
  return {
    game,
    protocol: 'learn',
    'games/line': whole(size),
    legal: legal === 'bits' ? `${legal} (${ids})` : legal,
    more: observation === undefined ? Object.keys(more).join() : `observations of ${observation}`,
    ...result,
  };
}

const wanted = process.argv.slice(2);
for (const game of wanted.length > 0 ? wanted : GAMES) {
  const rows = [await play(game)];
  for (const [size, legal, more] of LEARNING) rows.push(await learn(game, size, legal, more));
  print({ title: `${game}, ${PLAYERS} players`, rows });
}
