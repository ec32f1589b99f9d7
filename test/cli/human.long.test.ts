/** Tests of games with people. */
import { readFileSync } from 'node:fs';
import { type Action, engine } from '@ludi-romani/city-of-rome';
import { verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { parseAction } from '../../packages/cli/src/parse-action';
import { inFolder, ludi } from './run';

const game = ['play', 'city-of-rome', '--seed', 'tiber'];
const typed = (lines: readonly string[], ...args: string[]) =>
  ludi([...game, ...args], { stdin: [lines.map((line) => `${line}\n`).join('')] });
const PLACE = 'White (you): Place your emissary on a field of the strip.';
const TAKE = 'White (you): Take a card of the offer.';
const ones = Array.from({ length: 400 }, () => '1');

describe('--bots', () => {
  test('names one bot for all seats, or one for each; the game can be repeated', async () => {
    const { status, lines } = await ludi([...game, '--bots', 'greedy,ismcts:3', '--quiet']);
    expect(status).toBe(0);
    const [last = ''] = lines;
    expect(last).toMatch(/: ludi play city-of-rome --players 2 --bots greedy,ismcts:3 --seed tiber$/);
    expect((await ludi([...game, '--bots', 'greedy,ismcts:3', '--quiet'])).lines).toEqual(lines);
    expect((await ludi([...game, '--bots', 'greedy', '--quiet'])).lines).not.toEqual(lines);
  });

  test('accepts a time for each decision', async () => {
    expect((await ludi([...game, '--bots', 'ismcts:0ms,flat:1ms', '--quiet'])).status).toBe(0);
  });
});

test('more bots than seats are a usage error', async () => {
  const { status, err } = await ludi([...game, '--bots', 'greedy,random,greedy']);
  expect({ status, message: err.split('\n')[0] }).toEqual({
    status: 2,
    message: 'ludi: --bots names 3 bots for 2 seats',
  });
});

describe('one person', () => {
  test('plays a whole game by numbers, and gets its replay', async () => {
    const path = inFolder('person.json');
    const { status, out } = await typed(ones, '--human', '0', '--bots', 'greedy', '--out', path);
    expect(status).toBe(0);
    expect(out).toContain(
      'White (you): Place your emissary on a field of the strip.\n  1  Place an emissary on field 1.  0 place-emissary 1\n',
    );
    expect(out).toContain('Brown       Places an emissary on field 2.');
    expect(out).toMatch(/-- The end, after \d+ actions/);
    expect(out).toContain('Replay with: ludi play city-of-rome --players 2 --bots greedy --human 0 --seed tiber');
    expect(verifyReplay(engine, JSON.parse(readFileSync(path, 'utf8'))).ok).toBe(true);
  });

  test('plays against experts unless --bots names others', async () => {
    const some = [...ones.slice(0, 12), 'quit'];
    const { out } = await typed(some, '--human', '0');
    expect((await typed(some, '--human', '0', '--bots', 'expert')).out).toBe(out);
    expect((await typed(some, '--human', '0', '--bots', 'random')).out).not.toBe(out);
  });

  test('sees what the seat may know, but no seed and no secret card of another player', async () => {
    const { out } = await typed(ones.slice(0, 1), '--human', '0', '--bots', 'greedy');
    const state = engine.initialState({ players: 2, seed: 'tiber' });
    expect(out).not.toContain('tiber');
    expect(out).not.toContain(state.chance.key);
    expect(out).toContain('secret: 1 of deck II');
    expect(out).toContain('Brown       Keeps a card as the opening card.');
  });

  test('sees the whole table once, and then only the own counters that changed', async () => {
    const { lines } = await typed(ones, '--human', '0', '--bots', 'greedy');
    expect(lines.filter((line) => line.startsWith('White (seat 0)'))).toHaveLength(1);
    const counts: Record<string, number> = { coins: 5, 'influence tokens': 0, points: 5 };
    const changes = lines.filter((line) => line.startsWith('you have    '));
    expect(changes.length).toBeGreaterThan(5);
    for (const change of changes.flatMap((line) => line.slice(12).split(', '))) {
      const [, name = '', count, by] = /^(.+) (-?\d+) \(([+-]\d+)\)$/.exec(change) ?? [];
      expect(Number(count), change).toBe((counts[name] ?? Number.NaN) + Number(by));
      counts[name] = Number(count);
    }
  });

  test('hint names a legal action by its number, always the same', async () => {
    const hint = async () =>
      (await typed(['hint', 'quit'], '--human', '0', '--bots', 'greedy')).lines.find((line) => line.startsWith('Try '));
    const [, number, sentence] = /^Try (\d): (.*)$/.exec((await hint()) ?? '') ?? [];
    expect(sentence).toBe(`Place an emissary on field ${number}.`);
    expect(await hint()).toBe(`Try ${number}: ${sentence}`);
  });

  test('undo takes back the actions since others acted, and no more', async () => {
    const { status, lines } = await typed(['1', '1', '1', 'undo', 'undo', 'quit'], '--human', '0', '--bots', 'greedy');
    expect(status).toBe(0);
    const shown = lines.filter((line) => /^(White (\(you\)| {3})|You)/.test(line));
    expect(shown.slice(2)).toEqual([
      PLACE,
      'White       Places an emissary on field 1.',
      PLACE,
      'White       Places an emissary on field 3.',
      'White       Acts from field 1 with 1 cog.',
      TAKE,
      'White       Takes the great aqueduct (I).',
      'White (you): Build, produce or end your turn (0 bricks, 1 cog).',
      TAKE,
      'You cannot undo: others have acted, or something has been revealed.',
      TAKE,
      'You left the game.',
    ]);
  });

  test('undo right after others acted is refused, and the question is asked again', async () => {
    const { lines } = await typed(['undo', 'quit'], '--human', '0', '--bots', 'greedy');
    const refused = lines.indexOf('You cannot undo: others have acted, or something has been revealed.');
    expect(refused).toBeGreaterThan(0);
    expect(lines.slice(refused + 1)).toContain(PLACE);
  });

  test('an action without effect is marked as such, and no other', async () => {
    const { out } = await ludi(
      ['play', 'nova-roma', '--players', '2', '--seed', 'nile', '--human', '0', '--bots', 'random'],
      {
        stdin: ['1\n'.repeat(90), 'quit\n'],
      },
    );
    const begins = out.match(/^.*(begin|petition)-action.*$/gm) ?? [];
    const warned = begins.filter((line) => line.includes('It would do nothing.'));
    expect(warned.length).toBeGreaterThan(0);
    expect(begins.length).toBeGreaterThan(warned.length);
    expect(out.match(/It would do nothing\./g)).toHaveLength(warned.length);
  });

  test('a long question is wrapped', async () => {
    const { lines } = await ludi(
      ['play', 'nova-roma', '--players', '2', '--seed', 'nile', '--human', '0', '--bots', 'random', '--lang', 'de'],
      { stdin: ['1\n'.repeat(90), 'quit\n'] },
    );
    const asked = lines.flatMap((line, i) => (line.includes(' (du): ') ? [{ line, next: lines[i + 1] }] : []));
    const long = asked.filter(({ line }) => !line.endsWith('.'));
    expect(long.length).toBeGreaterThan(0);
    expect(long[0]).toEqual({
      line: 'Spieler 1 (du): Wähle Bauen oder Rennen als Erstes oder verzichte auf eine',
      next: 'davon.',
    });
    expect(Math.max(...asked.map(({ line }) => line.length))).toBeLessThanOrEqual(80);
  });

  test('why gives the clause for an illegal action, named by short line, number or JSON', async () => {
    const { out } = await typed(
      ['why 2', 'why place-emissary 9', 'why 0 end-turn', 'why {"type":"place-emissary","player":0,"field":1}', 'quit'],
      ...['--human', '0', '--bots', 'greedy'],
    );
    expect(out).toContain('CR-4.5: the strip has fields 1 to 5.');
    expect(out).toContain('CR-4.8: first place an emissary.');
    expect(out.match(/^It is legal\.$/gm)).toHaveLength(2);
  });

  test('a short line plays its action, an unknown one is reported, and help and show print', async () => {
    const { out, lines } = await typed(
      ['place-emissary 9', 'help', 'show', '0 place-emissary 4', 'quit'],
      ...['--human', '0', '--bots', 'greedy'],
    );
    expect(out).toContain('There is no such choice: place-emissary 9; 5 are legal.');
    expect(out).toContain('White       Places an emissary on field 4.');
    expect(lines.some((line) => line.startsWith('why ACTION'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('White (seat 0)'))).toHaveLength(2);
  });

  test('--lang de writes questions, actions, refusals and errors in German', async () => {
    const { out, err } = await typed(
      ['why place-emissary 9', 'place-emissary 9', 'help', '1', 'undo', 'quit'],
      ...['--human', '0', '--bots', 'greedy', '--lang', 'de'],
    );
    expect(err).toBe('');
    expect(out).toContain(
      'Weiß (du): Setze deinen Baumeister auf ein Feld des Aktionsstreifens.\n  1  Setze den Baumeister auf Feld 1.  0 place-emissary 1\n',
    );
    expect(out).toContain('CR-4.5: der Aktionsstreifen hat die Felder 1 bis 5.');
    expect(out).toContain('Diese Möglichkeit gibt es nicht: place-emissary 9; erlaubt sind 5.');
    expect(out).toContain('Braun       Setzt den Baumeister auf Feld 2.');
    expect(out).toContain('Nichts lässt sich zurücknehmen');
    expect(out).toContain('Du hast das Spiel verlassen.');
    expect(out).not.toMatch(/undefined|\b(field|emissary on|deck|hand:|points)\b/);
  });

  /** Returns the number of actions in a replay file. */
  const pliesIn = (path: string): number => JSON.parse(readFileSync(path, 'utf8')).actions.length;

  test('the end of the input leaves the game like quit, and the replay is written', async () => {
    const path = inFolder('ended.json');
    const { status, out, err } = await typed(['1'], '--human', '0', '--bots', 'greedy', '--out', path);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`You left the game.\nThe replay is in ${path}.\n`);
    expect(pliesIn(path)).toBeGreaterThan(1);
  });

  test('Ctrl-C leaves the game like quit, and the replay is written', async () => {
    const path = inFolder('interrupted.json');
    let interrupt = (): void => {};
    const stdin = async function* () {
      yield '1\n';
      setTimeout(() => interrupt(), 50);
      await new Promise(() => {});
    };
    const { status, out } = await ludi([...game, '--human', '0', '--bots', 'greedy', '--out', path], {
      stdin: stdin(),
      onInterrupt: (listener) => {
        interrupt = listener;
      },
    });
    expect(status).toBe(0);
    expect(out).toContain('You left the game.');
    expect(pliesIn(path)).toBeGreaterThan(1);
  });

  test('a file that cannot be written is reported before the game', async () => {
    const { status, out, err } = await typed(ones, '--human', '0', '--out', inFolder('no/folder/x.json'));
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('no such file or directory');
  });

  test.each([
    [['--human', '2'], "--human must be 'all', or seats from 0 to 1 separated by commas"],
    [['--human', 'me'], "--human must be 'all', or seats from 0 to 1"],
    [['--human', '0', '--quiet'], "option '--quiet' cannot be used with option '--human <seats>'"],
  ])('%j is a usage error', async (args, message) => {
    const { status, err } = await typed([], ...args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('parseAction', () => {
  test('is the inverse of format, for every legal action of a game', () => {
    let state = engine.initialState({ players: 3, seed: 'words' });
    const samples: Action[] = [];
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const legal = engine.legalActions(state);
      for (const action of legal) {
        // this action can only be entered as JSON
        if (action.type === 'pay-build' && action.tokens.length > 0) continue;
        expect(parseAction(engine.format(action), 0, [...legal, ...samples])).toEqual(action);
      }
      samples.push(...legal.slice(0, 2));
      const action = legal[(7 * ply) % legal.length];
      if (action !== undefined) state = engine.apply(state, action);
    }
  });

  test.each(['', '{', '{"a":', 'x:y:z', '7', 'why why why', '__proto__ 1', 'place-emissary __proto__:1 constructor:2'])(
    'returns a value that the engine refuses for %j',
    (line) => {
      const state = engine.initialState({ players: 2, seed: 's' });
      expect(engine.explain(engine.view(state, 1), parseAction(line, 1, engine.legalActions(state))).legal).toBe(false);
    },
  );
});

describe('several people at one keyboard', () => {
  const people = (lines: readonly string[], args: readonly string[] = [], isScreen = false) =>
    ludi(['play', 'city-of-rome', '--players', '3', '--seed', 'tiber', '--bots', 'greedy', ...args], {
      stdin: [lines.map((line) => `${line}\n`).join('')],
      isScreen,
    });
  /** Returns the contents that the screen had each time before it was cleared, and at the end. */
  const screens = (out: string) => out.split('\x1b[H\x1b[2J\x1b[3J');
  const enough = Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? '1' : ''));

  test('play a whole game, and the screen is cleared whenever the player changes', async () => {
    const path = inFolder('people.json');
    // the people alternate between the first choice and Enter for the prompts
    const { status, out, err } = await people(enough, ['--human', 'all', '--out', path], true);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(verifyReplay(engine, JSON.parse(readFileSync(path, 'utf8'))).ok).toBe(true);
    expect(out).toContain('--human all --seed tiber');
    const [, ...shown] = screens(out);
    expect(shown.length).toBeGreaterThan(20);
    let before: string | undefined;
    for (const screen of shown) {
      const [asked = '', ...others] = new Set([...screen.matchAll(/^(\w+) \(you\): /gm)].map(([, name]) => name));
      expect(others).toEqual([]);
      expect(asked).not.toBe(before);
      expect(screen.startsWith(`${asked}: press Enter when nobody else is looking.\n`)).toBe(true);
      expect(screen.split('(seat 0)')).toHaveLength(2);
      before = asked;
    }
  });

  test('no person sees the hand of another, or reads about it', async () => {
    const { out } = await people(enough, ['--human', '0,2'], true);
    const [, ...shown] = screens(out);
    const start = engine.initialState({ players: 3, seed: 'tiber' });
    for (const screen of shown.slice(0, 8)) {
      const [, name = ''] = /^(\w+): press/.exec(screen) ?? [];
      const seat = start.players.findIndex(({ color }) => color === name.toLowerCase());
      expect([0, 2]).toContain(seat);
      // each table shows the secret of one seat only
      expect(screen.match(/secret: (?!\d|none)/g)?.length ?? 0).toBeLessThanOrEqual(screen.split(' (seat ').length);
      for (const [, who, what] of screen.matchAll(/^(Purple|Orange|White) .*[Kk]eeps (.*)$/gm))
        if (who !== name) expect(what).toBe('a card as the opening card.');
    }
  });

  test('each person reads what has happened, without undone actions', async () => {
    // plays three drafts, and then places the first emissary, undoes it and places it again
    const { out } = await people(
      ['', '1', '', '', '1', '', '', '1', '', '', '2', 'undo', '3', '', '', 'quit'],
      ['--human', 'all'],
      true,
    );
    const [next = '', before = ''] = screens(out).reverse();
    expect(out).not.toContain('You cannot undo');
    expect(before).toContain("Or type 'undo' to take your last action back.");
    expect(before).toContain('Orange      Places an emissary on field 3.');
    expect(next).toContain('Orange      Places an emissary on field 4.');
    expect(next).not.toContain('Orange      Places an emissary on field 3.');
  });

  test('a person cannot undo the action of another', async () => {
    // plays three drafts and places the first emissary; the next person can undo none of these actions
    const drafts = ['', '1', '', '', '1', '', '', '1', '', ''];
    const { out } = await people([...drafts, '2', '', '', 'undo', 'quit'], ['--human', 'all']);
    expect(out).toContain('Orange      Places an emissary on field 3.');
    expect(out.match(/You cannot undo: others have acted, or something has been revealed\./g)).toHaveLength(1);
    const { out: drafted } = await people(['', '1', 'undo', '', 'quit'], ['--human', 'all']);
    expect(drafted).toContain('You cannot undo');
    expect(out).not.toContain('\x1b');
  });

  test.each([
    ['the person who hands the screen over', ['', '1', 'quit']],
    ['the person who receives it', ['', '1', '', 'quit']],
  ])('quit of %s leaves the game', async (_, lines) => {
    const path = inFolder('handed.json');
    const { status, out } = await people(lines, ['--human', 'all', '--out', path]);
    expect(status).toBe(0);
    expect(out).toContain('You left the game.');
    expect(JSON.parse(readFileSync(path, 'utf8')).actions).toHaveLength(1);
    expect(out.split('(you): ')).toHaveLength(2);
  });

  test.each(['0,3', '0,', 'everybody'])('--human %s is a usage error', async (seats) => {
    const { status, err } = await people([], ['--human', seats]);
    expect(status).toBe(2);
    expect(err).toContain("--human must be 'all', or seats from 0 to 2 separated by commas");
  });
});
