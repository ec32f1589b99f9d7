/** Tests of bots that are programs: `exec:COMMAND`. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@ludi-romani/bots';
import { engine as fast } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, commitment, type Engine, type GameTypes } from '@ludi-romani/core';
import { afterEach, describe, expect, test } from 'vitest';
import { playMatch } from '../../packages/cli/src/arena';
import { botNamed, botsNamed } from '../../packages/cli/src/bots';
import { endPrograms, hashedSeed, noFaults, type ProgramOptions, programBot } from '../../packages/cli/src/program-bot';
import { isAlive } from './process-status';
import { file, inFolder, ludi } from './run';

afterEach(endPrograms);

const engine: Engine<GameTypes> = fast;
const { execPath } = process;

/** Writes a program that runs `body` for each request, which is in `message`. `say` writes an answer. Returns its path. */
const script = (name: string, body: string): string =>
  file(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const say = (action, id) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { action } }));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const { id, method, params } = message;
  ${body}
}
`,
  );

/** Returns a bot that runs such a program, and its faults. */
function botOf(name: string, body: string, options: Partial<ProgramOptions> = {}) {
  const faults = noFaults();
  const args = [script(name, body)];
  const bot = programBot(engine, { file: execPath, args, milliseconds: 5_000, ...options }, faults);
  return { bot, faults };
}

/** Asks the bot `count` times for the first decision of a game. Resolves to its actions. */
async function decisions(bot: ReturnType<typeof programBot>, count: number): Promise<ActionLike[]> {
  const state = engine.initialState({ players: 2, seed: 's' });
  const [seat = 0] = engine.activePlayers(state);
  const chosen: ActionLike[] = [];
  for (let i = 0; i < count; i++) chosen.push(await bot.choose(engine.view(state, seat), `seed ${i}`));
  return chosen;
}

const atStart = engine.initialState({ players: 2, seed: 's' });
const legal = engine.legalActions(atStart);
/** Returns the actions that `ludi` chooses at random in place of a program that misses `count` decisions. */
const standIns = (count: number): ActionLike[] =>
  Array.from({ length: count }, (_, i) =>
    random(engine).choose(engine.view(atStart, engine.activePlayers(atStart)[0] ?? 0), `seed ${i}`),
  );

test('sends the view, the legal actions, a seed and the time limit, and accepts every way to name an action', async () => {
  const log = inFolder('asked');
  const { bot, faults } = botOf(
    'names',
    `appendFileSync(${JSON.stringify(log)}, line + '\\n');
  const last = params.legal.length - 1;
  say([last, params.lines[last], params.legal[last]][id % 3], id);`,
  );
  expect(await decisions(bot, 6)).toEqual(Array(6).fill(legal.at(-1)));
  expect(faults).toEqual({ ...noFaults(), asked: 6 });
  const [first] = readFileSync(log, 'utf8').split('\n');
  const seat = engine.activePlayers(atStart)[0] ?? 0;
  expect(JSON.parse(first ?? '')).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'choose',
    params: {
      game: engine.game,
      rulesVersion: engine.rulesVersion,
      view: JSON.parse(JSON.stringify(engine.view(atStart, seat))),
      legal,
      lines: legal.map(engine.format),
      seed: hashedSeed('seed 0'),
      milliseconds: 5000,
    },
  });
});

test('never sends the seed of the game or of a decision, the generator or a commitment', async () => {
  const log = inFolder('spied');
  const spy = `exec:${execPath} ${script('spy', `appendFileSync(${JSON.stringify(log)}, line + '\\n'); say(0, id);`)}`;
  const seed = 'SPQR 42';
  await ludi(['play', 'city-of-rome', '--seed', seed, '--quiet', '--bots', spy]);
  await ludi(['arena', 'city-of-rome', '--seed', seed, '--bots', `${spy},random`, '--games', '2']);
  const human = ['play', 'city-of-rome', '--seed', seed, '--human', '0', '--bots', spy];
  await ludi(human, { stdin: ['1\n'.repeat(400)] });
  const asked = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(asked.length).toBeGreaterThan(200);
  const seeds = asked.map((line) => JSON.parse(line).params.seed as string);
  // games with the same seed send the same seeds
  expect(new Set(seeds).size).toBeGreaterThan(100);
  for (const each of seeds) expect(each).toMatch(/^[0-9a-f]{64}$/);
  const whole = asked.join('\n');
  for (const part of [seed, 'SPQR', engine.initialState({ players: 2, seed }).chance.key, commitment(seed)])
    expect(whole).not.toContain(part);
});

describe('a decision that the program misses is made at random, by its seed', () => {
  test.each([
    ['a number that no action has', 'say(99, id)'],
    ['an illegal action', "say({ type: 'produce', player: 0 }, id)"],
    ['an illegal line', "say('0 fly', id)"],
    ['nothing', 'say(undefined, id)'],
    ['an error', "console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: 1, message: 'no' } }))"],
    ['an id as a text', 'say(0, String(id))'],
    ['the id of no question', 'say(0, id + 1)'],
    ['half an id', 'say(0, id - 0.5)'],
    ['a list for an id', 'say(0, [id])'],
    [
      'a deep value',
      `console.log('{"id":' + id + ',"result":{"action":' + '['.repeat(30_000) + ']'.repeat(30_000) + '}}')`,
    ],
    ['a flood', "console.log('x'.repeat(100_000))"],
    ['a hostile result', `console.log('{"id":' + id + ',"result":{"__proto__":{"action":0}}}')`],
  ])('because it answers %s', async (what, body) => {
    const { bot, faults } = botOf(what.replaceAll(' ', '-'), body);
    expect(await decisions(bot, 3)).toEqual(standIns(3));
    expect(faults).toMatchObject({
      asked: 3,
      died: 0,
      slow: 0,
      nonsense: 3,
      reason: expect.stringMatching(/^its answer (is not a legal action|is longer than 64 KiB|must have the id 1)/),
    });
  });

  test('because it ended; it is started again, and its last line on stderr is reported', async () => {
    const { bot, faults } = botOf(
      'dies',
      "if (id === 2) { console.error('x is not defined'); process.exit(3); }\n say(0, id)",
    );
    expect(await decisions(bot, 3)).toEqual([legal[0], standIns(2)[1], legal[0]]);
    expect(faults).toEqual({
      ...noFaults(),
      asked: 3,
      died: 1,
      reason: 'it ended with status 3: x is not defined',
    });
  });

  test('because it does not start or always ends; it is started 20 times at most', async () => {
    const log = inFolder('starts');
    const { bot, faults } = botOf('always', `appendFileSync(${JSON.stringify(log)}, '+'); process.exit(0);`);
    expect(await decisions(bot, 30)).toEqual(standIns(30));
    // the program is started 20 times; the decisions after its last start count as given up
    expect(faults).toMatchObject({ asked: 30, died: 20, givenUp: 10 });
    expect(readFileSync(log, 'utf8')).toBe('+'.repeat(20));

    const none = noFaults();
    const missing = programBot(engine, { file: '/no/such/program', args: [], milliseconds: 1000 }, none);
    expect(await decisions(missing, 30)).toEqual(standIns(30));
    expect(none).toMatchObject({ died: 20, givenUp: 10, reason: 'it does not start: no such file or directory' });
  });

  test('because it is too slow; it is killed, and its late answer is ignored', async () => {
    const { bot, faults } = botOf(
      'slow',
      'if (id === 2) await new Promise((done) => setTimeout(done, 1500));\n say(0, id)',
      { milliseconds: 700, grace: 5_000 },
    );
    const start = performance.now();
    expect(await decisions(bot, 3)).toEqual([legal[0], standIns(2)[1], legal[0]]);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(faults).toMatchObject({ asked: 3, slow: 1, died: 0, nonsense: 0, reason: 'it took longer than 700 ms' });
  });

  test('because it hangs', async () => {
    const { bot, faults } = botOf('stalls', 'await new Promise((done) => setTimeout(done, 1e9));', {
      milliseconds: 50,
      grace: 50,
    });
    expect(await decisions(bot, 3)).toEqual(standIns(3));
    expect(faults).toMatchObject({ slow: 3 });
  });
});

test('ignores answers to earlier questions, notifications and blank lines', async () => {
  const { bot, faults } = botOf(
    'talks',
    `console.log('');
  console.log(JSON.stringify({ jsonrpc: '2.0', method: 'info', params: {} }));
  if (id > 1) say(0, id - 1);
  say(1, id);
  say(0, id);`,
  );
  expect(await decisions(bot, 4)).toEqual(Array(4).fill(legal[1]));
  expect(faults).toMatchObject({ asked: 4, reason: null });
});

test('ignores lines that are not messages, and reports the first one', async () => {
  const { bot, faults } = botOf('prints', "console.log('{ 1 of', id); console.log(17); console.log('[]'); say(1, id)");
  expect(await decisions(bot, 3)).toEqual(Array(3).fill(legal[1]));
  expect(faults).toEqual({ ...noFaults(), asked: 3, stray: '{ 1 of 1' });
  const late = botOf('prints-alone', "console.log('no answer')", { milliseconds: 100, grace: 400 });
  expect(await decisions(late.bot, 1)).toEqual(standIns(1));
  expect(late.faults).toMatchObject({ slow: 1, stray: 'no answer' });
});

test.skipIf(process.platform === 'win32')(
  'the child processes of a program end with it, and delay nothing',
  async () => {
    const log = inFolder('family');
    const child = `require('fs').appendFileSync(${JSON.stringify(log)}, process.pid + ' '); setInterval(() => {}, 1e9)`;
    // the program that hangs is the child of a shell that waits for it
    const wrapper = file('wrapper.sh', `"${execPath}" -e '${child.replaceAll("'", "'\\''")}'\necho over`);
    const faults = noFaults();
    const bot = programBot(engine, { file: 'sh', args: [wrapper], milliseconds: 100, grace: 1900 }, faults);
    expect(await decisions(bot, 2)).toEqual(standIns(2));
    expect(faults).toMatchObject({ asked: 2, slow: 2 });
    const pids = readFileSync(log, 'utf8').trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    for (let i = 0; i < 50 && pids.some(isAlive); i++) await pause(100);
    expect(pids.filter(isAlive)).toEqual([]);
  },
);

test('all programs end with the ludi command', async () => {
  const log = inFolder('alive');
  const body = `appendFileSync(${JSON.stringify(log)}, '+'); setInterval(() => appendFileSync(${JSON.stringify(log)}, '+'), 20); say(0, id);`;
  const command = `exec:${execPath} ${script('lives', body)}`;
  const { status } = await ludi(['play', 'city-of-rome', '--seed', 's', '--quiet', '--bots', command]);
  expect(status).toBe(0);
  await pause(100);
  const { length } = readFileSync(log, 'utf8');
  expect(length).toBeGreaterThan(0);
  await pause(200);
  expect(readFileSync(log, 'utf8')).toHaveLength(length);
});

describe('exec:COMMAND', () => {
  test.each([
    ['random,exec:a b,greedy', ['random', 'exec:a b', 'greedy']],
    ['exec:a "b,c" \'d,e\',random', ['exec:a "b,c" \'d,e\'', 'random']],
    ['exec:a b\\,c, random', ['exec:a b\\,c', 'random']],
  ])('%s is split at commas outside quotes', (list, names) => {
    expect(botsNamed(list).map(({ name }) => name)).toEqual(names);
  });

  test('is split into words as in a shell', async () => {
    const log = inFolder('words');
    const path = script(
      'words',
      `appendFileSync(${JSON.stringify(log)}, JSON.stringify(process.argv.slice(2))); say(0, id);`,
    );
    const { sit } = botNamed(`exec:${execPath} ${path} one 'two words' "three \\" more" fo\\ ur a'b'"c" ''`);
    const state = engine.initialState({ players: 2, seed: 's' });
    await sit({ engine }).choose(engine.view(state, engine.activePlayers(state)[0] ?? 0), 's');
    expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual(['one', 'two words', 'three " more', 'fo ur', 'abc', '']);
  });

  test.each(['exec:', 'exec:   ', "exec:node 'open"])('%s is a usage error', async (name) => {
    const { status, err } = await ludi(['arena', 'city-of-rome', '--bots', name]);
    expect(status).toBe(2);
    expect(err).toContain(name.includes('open') ? 'a closing quote is missing' : 'exec: must be followed by a command');
  });
});

describe('in games', () => {
  const first = () => `exec:${execPath} ${script('first', 'say(0, id)')}`;
  const broken = () =>
    `exec:${execPath} ${script('broken', 'if (id % 10 === 5) process.exit(1); say(id % 10 === 7 ? -1 : 0, id)')}`;
  const arena = (bots: string, ...more: string[]) =>
    ludi(['arena', 'city-of-rome', '--bots', bots, '--games', '2', '--seed', 's', ...more]);

  test('arena lets a program play like a built-in bot', async () => {
    const { status, out } = await arena(`${first()},random`, '--json');
    expect(status).toBe(0);
    const { standings } = JSON.parse(out);
    const builtIn = [
      { choose: (view: GameTypes['view']) => engine.legalActions(view)[0] as ActionLike },
      random(engine),
    ];
    const options = { players: 2, seed: 's' };
    const [one, two] = [await playMatch(engine, builtIn, options, 0), await playMatch(engine, builtIn, options, 1)];
    expect(standings[0].points.mean).toBe(((one[0]?.points ?? 0) + (two[0]?.points ?? 0)) / 2);
    expect(standings[0].faults).toMatchObject({ died: 0, slow: 0, nonsense: 0, reason: null });
    expect(standings[1].faults).toBeUndefined();
  });

  test('arena reports the missed decisions', async () => {
    const { out } = await arena(`${broken()},random`);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /broken\.mjs missed \d+ of \d+ decisions \(ended \d+, too slow 0, not legal \d+, given up \d+\); these were made at random\. The first time, it ended with status 1 $/,
    );
    expect((await arena(`${broken()},random`, '--lang', 'de')).out).toContain('Beim');
    expect((await arena(`${first()},random`)).out).not.toContain(' missed ');
  });

  test('play reports the missed decisions on standard error', async () => {
    const play = (bot: string) => ludi(['play', 'city-of-rome', '--seed', 's', '--quiet', '--bots', bot]);
    expect((await play(broken())).err).toContain(' missed ');
    expect((await play(first())).err).toBe('');
  });

  test('a program that makes no decision at all fails the command, with the reason', async () => {
    const none = 'exec:/no/such/program';
    const why =
      /^ludi: exec:\/no\/such\/program made none of its \d+ decisions: it does not start: no such file or directory\n$/;
    expect(await arena(`${none},random`)).toEqual({ status: 1, out: '', lines: [], err: expect.stringMatching(why) });
    const { status, out, err } = await ludi(['play', 'city-of-rome', '--seed', 's', '--bots', `random,${none}`]);
    expect(status).toBe(1);
    // the report of the game is printed although a bot failed
    expect(out).toContain('-- The end');
    expect(err.split('\n').at(-2)).toMatch(/^ludi: exec:\/no\/such\/program made none of its \d+ decisions: /);
    // a missing program is no failure if no decision is asked of it
    const quit = await ludi(['play', 'city-of-rome', '--human', 'all', '--bots', none], { stdin: ['\nquit\n'] });
    expect(quit.status).toBe(0);
  });

  test('play --json includes the faults of each program', async () => {
    const play = async (bot: string) =>
      JSON.parse((await ludi(['play', 'city-of-rome', '--seed', 's', '--json', '--bots', bot])).out).faults;
    expect(await play('random')).toEqual([]);
    const name = first();
    expect(await play(`greedy,${name}`)).toEqual([{ bot: name, ...noFaults(), asked: expect.any(Number) }]);
    expect(await play(broken())).toMatchObject([{ died: expect.any(Number), reason: 'it ended with status 1' }]);
  });

  test('--max-seconds sets the time limit of a decision', async () => {
    const log = inFolder('time');
    const name = `exec:${execPath} ${script('time', `appendFileSync(${JSON.stringify(log)}, params.milliseconds + ' '); say(0, id);`)}`;
    await arena(`${name},random`, '--max-seconds', '3');
    expect(readFileSync(log, 'utf8')).toMatch(/^(3000 )+$/);
    expect((await arena('random', '--max-seconds', 'soon')).status).toBe(2);
  });
});
