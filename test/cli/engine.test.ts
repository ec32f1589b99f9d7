/** Tests of `--engine`: the commands with a game that is not one of the program. */
import { conformance } from '@ludi-romani/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasFlag } from '../../packages/cli/src/options';
import { engine } from '../../packages/cli/templates/src/rules';
import { bareGame, gameWithWorkers, wholeGame } from './foreign';
import { file, inFolder, ludi } from './run';
import { connect } from './serve-client';

let whole: string;
let bare: string;
/** a replay of the game, which both modules have */
let replay: string;
beforeAll(async () => {
  whole = await wholeGame();
  bare = await bareGame();
  replay = inFolder('game.json');
  await ludi(['play', '--engine', whole, '--seed', 's', '--out', replay]);
});

describe('the game of the template', () => {
  const suite = conformance(engine, { options: [{ players: 3, handSize: 3 }], games: 2 });
  test.each(suite.map(({ property, run }) => [property, run] as const))('has the property %s', (_, run) => {
    expect(run).not.toThrow();
  });
});

test('a tile that is laid cannot be taken back', () => {
  const { state } = engine.start({ players: 2, seed: 's' });
  const [lay] = engine.legalActions(engine.apply(state, { type: 'take', player: 0 }));
  expect(lay?.type).toBe('lay');
  expect(engine.step(engine.apply(state, { type: 'take', player: 0 }), lay as NonNullable<typeof lay>).reveals).toBe(
    true,
  );
});

describe('a whole module', () => {
  test('list prints its game alone, with its options', async () => {
    const { status, lines } = await ludi(['list', '--engine', whole]);
    expect(status).toBe(0);
    expect(lines.slice(0, -1)).toEqual([
      'my-game - My game',
      '  players  2, 3 or 4',
      '  rules    version 1',
      '  options  --hand-size (3 to 5; default 4): The number of tiles that each',
      '             player gets.',
    ]);
  });

  test.each(['play', 'arena'])(
    '%s --help shows the options of its game, and the name as the default',
    async (command) => {
      const { out } = await ludi([command, '--engine', whole, '--help']);
      expect(out).toContain('Options of My game:');
      expect(out.replaceAll(/\s+/g, ' ')).toContain('(choices: "my-game", default: "my-game")');
      expect(out).not.toContain('city-of-rome');
    },
  );

  test('play needs no name, and takes flags and the name', async () => {
    const { status, lines, out } = await ludi(['play', '--engine', whole, '--seed', 's', '--hand-size', '3']);
    expect(status).toBe(0);
    expect(lines[0]).toBe('My game, 2 players, seed s');
    expect(lines.slice(1, 4)).toEqual(['', 'Player 1    Takes Green 6.', 'Player 2    Lays Yellow 2.']);
    expect(lines.at(-1)).toBe(`Replay with: ludi play my-game --engine ${whole} --players 2 --hand-size 3 --seed s`);
    expect((await ludi(['play', 'my-game', `--engine=${whole}`, '--seed', 's', '--hand-size', '3'])).out).toBe(out);
  });

  test('the games of the program are not there', async () => {
    const { status, err } = await ludi(['play', 'aquileia', '--engine', whole]);
    expect(status).toBe(2);
    expect(err).toContain('Allowed choices are my-game.');
  });

  test('a person sees the sentences of its actions', async () => {
    const { out } = await ludi(['play', '--engine', whole, '--seed', 's', '--human', '0'], { stdin: ['quit\n'] });
    expect(out).toContain('Player 1 (you): Lay a tile at the end of the row, or take one.');
    expect(out).toMatch(/ 1 {2}Take a tile from the bag\. +0 take\n/);
  });

  test('if it lacks the language, its first language is used', async () => {
    const path = file(
      'latin.mjs',
      `import game from '${whole}';
      export const engine = game.engine;
      export const words = { la: (engine) => ({ ...game.words.en(engine), row: () => 'Puncta' }), xx: () => null };`,
    );
    const { status, out } = await ludi(['play', '--engine', path, '--seed', 's']);
    expect(status).toBe(0);
    expect(out).toMatch(/\nPuncta +\d/);
  });

  test('its own expert plays', async () => {
    const path = file(
      'expert.mjs',
      `export { engine } from '${bare}';
      export const expert = (engine, { iterations }) => ({ choose: () => { throw new Error('expert ' + engine.game + iterations); } });`,
    );
    const { status, err } = await ludi([
      'arena',
      '--engine',
      path,
      '--bots',
      'expert:7',
      '--games',
      '1',
      '--seed',
      's',
    ]);
    expect(status).toBe(1);
    expect(err).toContain('failed: expert my-game7');
  });

  test('show prints all fields, as far as the viewer sees them', async () => {
    const { status, lines } = await ludi(['show', replay, '--engine', whole, '--ply', '2', '--as', '0']);
    expect(status).toBe(0);
    expect(lines).toMatchInlineSnapshot(`
      [
        "My game, 2 players, after action 2 of 26, as Player 1 sees it",
        "Last action: 1 lay yellow-5",
        "",
        "row: yellow-4, yellow-5",
        "bag: -, -, -, -, -, -, -, -, -, -, -, -, -, -",
        "Player 1:",
        "  laid: 0",
        "  bonus: 0",
        "  hand: blue-1, green-1, blue-6, red-1, green-6",
        "Player 2:",
        "  laid: 5",
        "  bonus: 0",
        "  hand: -, -, -",
        "",
        "Player 1: Lay a tile at the end of the row, or take one.",
        "",
        "1 legal action:",
        "  0 take  Take a tile from the bag.",
      ]
    `);
  });
});

describe('a module with nothing but an engine', () => {
  test('play prints events in words made of their types and fields', async () => {
    const { status, lines } = await ludi(['play', '--engine', bare, '--seed', 's']);
    expect(status).toBe(0);
    expect(lines.slice(0, 4)).toMatchInlineSnapshot(`
      [
        "My game, 2 players, seed s",
        "",
        "Player 1    Took: tile green-6.",
        "Player 2    Laid: tile yellow-5.",
      ]
    `);
    expect(lines.slice(-9, -1)).toMatchInlineSnapshot(`
      [
        "-------------------------",
        "Laid         17        21",
        "Bonus         0         0",
        "-------------------------",
        "Total        17        21",
        "Place         2         1",
        "",
        "Player 2 wins with 21 points.",
      ]
    `);
  });

  test('show prints each action as a short line and in words', async () => {
    const { out } = await ludi(['show', replay, '--engine', bare, '--ply', '0', '--lang', 'de']);
    expect(out).toContain('\nPlayer 1: Turn.\n');
    expect(out).not.toMatch(/chance|pending|options/);
    expect(out).toMatch(/\n {2}0 take {2}Take\.\n/);
  });

  test('show draws the board for any game', async () => {
    const { status, out } = await ludi(['show', '--svg', '-', replay, '--engine', bare]);
    expect(status).toBe(0);
    expect(out).toMatch(/^<svg .*>My game<.*<\/svg>\n$/s);
  });

  test('the bot expert is the tree search', async () => {
    const standings = async (bots: string) => {
      const { out } = await ludi(['arena', '--engine', bare, '--bots', bots, '--games', '2', '--seed', 's', '--json']);
      return JSON.parse(out).standings.map(({ bot: _, ...figures }: { readonly bot: string }) => figures);
    };
    expect(await standings('expert:9,random')).toEqual(await standings('ismcts:9,random'));
  });

  test.each([[['play', '--components'], 'other components: the module of my-game exports no createEngine']])(
    '%j fails with the part that is missing',
    async (args, message) => {
      const [command = '', ...more] = args;
      const paths = command === 'play' ? [file('tables.json', '{}')] : [replay];
      expect(await ludi([command, ...more, ...paths, '--engine', bare])).toMatchObject({
        status: 1,
        out: '',
        err: `ludi: ${message}\n`,
      });
    },
  );

  test('a saved state is refused, because only schemas can check it', async () => {
    const saved = file('saved.json', JSON.stringify(engine.save(engine.initialState({ players: 2, seed: 's' }))));
    const { status, err } = await ludi(['show', saved, '--engine', bare]);
    expect(status).toBe(1);
    expect(err).toContain('states and views from files and clients: the module of my-game exports no schemas');
  });

  test('serve plays, and refuses the methods that need more', async () => {
    const { call, end } = connect('--engine', bare);
    expect(await call('open', { game: 'my-game', seed: 's' })).toMatchObject({ match: 1, players: 2, active: [0] });
    expect(await call('bot', { match: 1, bot: 'expert:5' })).toMatchObject({ player: 0 });
    expect(await call('learn', { game: 'my-game', seeds: ['a'] })).toMatchObject({
      error: 'missing-part',
      message: 'learning programs: the module of my-game exports no actionSpace',
    });
    await end();
  });
});

test('an option with the name of a flag is set with --options', async () => {
  const path = await gameWithWorkers();
  const { lines } = await ludi(['list', '--engine', path]);
  expect(lines).toContain('           workers (1 to 9; default 2)');
  const { status, err } = await ludi(['arena', '--engine', path, '--bots', 'random', '--games', '1', '--workers', '1']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test.each(['play', 'arena'])('no option of a game can hide a flag of %s', async (command) => {
  const { out } = await ludi([command, '--engine', bare, '--help']);
  const flags = [...out.matchAll(/^ {2}(?:-h, )?--([a-z-]+)/gm)].map(([, flag = '']) =>
    flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(flags.length).toBeGreaterThan(10);
  expect(flags.filter(hasFlag).sort()).toEqual(['handSize', 'players', 'seed']);
});

describe('a broken module', () => {
  test.each([
    ['export const title = 1;', 'exports no engine', 'exportiert keine engine'],
    ['export const engine = { game: "x" };', "engine must be an engine that 'defineGame' made", 'eine Engine aus'],
    ["throw new Error('no luck');", 'cannot import', 'lässt sich nicht laden: no luck'],
    ['export const = 1;', 'cannot import', 'lässt sich nicht laden'],
    ["import './nowhere.mjs';", 'cannot import', 'lässt sich nicht laden: Cannot find module'],
  ])('%s', async (source, english, german) => {
    const path = file(`broken-${english.length}-${source.length}.mjs`, source);
    const said = async (lang: string) => {
      const { status, out, err } = await ludi(['play', '--engine', path, '--lang', lang]);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^ludi: [^\n]*\nAdd --help for more\.\n$/);
      return err;
    };
    expect(await said('en')).toContain(english);
    expect(await said('de')).toContain(german);
  });

  test.each([
    ['title', '7', 'a string'],
    ['words', '{ en: 1 }', 'an object with a function for each language'],
    ['words', '[]', 'an object with a function for each language'],
    ...['board', 'actionSpace', 'expert', 'renderer', 'schemas', 'createEngine', 'fast'].map((part) => [
      part,
      '{}',
      'a function',
    ]),
    ['provenance', "'rulebook'", 'an object'],
  ])('with %s = %s', async (part = '', value = '', type = '') => {
    const path = file(
      `${part}-${value.length}.mjs`,
      `export { engine } from '${bare}'; export const ${part} = ${value};`,
    );
    const { status, err } = await ludi(['list', '--engine', path]);
    expect(status).toBe(2);
    expect(err).toContain(`${part} must be ${type}\n`);
  });

  test.each([['./nowhere.mjs'], ['@ludi-romani/nowhere']])('%s does not exist', async (path) => {
    expect(await ludi(['list', '--engine', path])).toMatchObject({
      status: 2,
      err: `ludi: cannot import the game module '${path}': Cannot find module '${path}'\nAdd --help for more.\n`,
    });
  });

  test('--engine without a value is a usage error', async () => {
    const { status, err } = await ludi(['list', '--engine']);
    expect({ status, err }).toMatchObject({ status: 2, err: expect.stringContaining('argument missing') });
  });
});
