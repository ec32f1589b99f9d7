/** Tests of the texts of hosted tables: complete in each language, and without a text of another language. */
import { readFileSync } from 'node:fs';
import { engine } from '@ludi-romani/city-of-rome';
import { words as germanGame } from '@ludi-romani/city-of-rome/words/de';
import { words as englishGame } from '@ludi-romani/city-of-rome/words/en';
import type { Problem } from '@ludi-romani/core';
import { clock, roomWords } from '@ludi-romani/rooms/words';
import { words as de, clock as germanClock } from '@ludi-romani/rooms/words/de';
import { words as en, clock as englishClock } from '@ludi-romani/rooms/words/en';
import { words as germanTable } from '@ludi-romani/table/words/de';
import { words as englishTable } from '@ludi-romani/table/words/en';
import { describe, expect, test } from 'vitest';
import { refusalCodes as tableCodes } from '../table/refusal-codes';
import { flaw } from '../words';
import { hosted } from './hosting';

const LANGUAGES = [en, de];
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** Returns the members of the type `RoomRefusalCode`, and the codes of the client. */
function refusalCodes(): string[] {
  const source = readFileSync('packages/rooms/src/protocol.ts', 'utf8');
  const [, type = ''] = /export type RoomRefusalCode =([^;]+);/.exec(source) ?? [];
  return [...[...type.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code = '']) => code), 'closed', 'other-game'];
}

/** Returns every text in a value, by its path. Functions get each of a few arguments. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [0, 1, 2].flatMap((about) => texts(value(path.endsWith('replace') ? 'X' : about), `${path}(${about})`));
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${path}/${key}`));
}

/** Returns all texts of a language, by their path. */
const all = (words: typeof en): Map<string, string> =>
  new Map([
    ...texts(words.labels),
    ...refusalCodes().flatMap((code) =>
      [0, 1, 2500].map((wait): [string, string] => [`${code} ${wait}`, words.refuse({ code, wait }) ?? '']),
    ),
    ...['game', 'begin', 'listed', 'spectators', 'absence', 'bots', 'options.seed'].map((path): [string, string] => [
      `problem ${path}`,
      words.problem({ path, message: 'never used' }),
    ]),
    ['unknown field', words.problem({ path: 'chairs', message: 'no such field' })],
    ...[SECOND, MINUTE, HOUR, DAY].map((unit): [string, string] => [`away ${unit}`, words.away(5 * unit)]),
  ]);

/** Words that are in most sentences of a language, and in no text of the other one. */
const COMMON = {
  en: /\b(?:the|this|that|is|has|have|for|of|you|your|not|with|and|when|away|second|seat|game)\b/i,
  de: /\b(?:der|die|das|dieser?|diesen|ist|hat|haben|für|du|nicht|mit|und|wenn|weg|Platz|Spiel|Sekunden?)\b|[äöüß]/i,
};
/** Texts that are the same in both languages. */
const INTERNATIONAL = ['Bot', 'Bots', 'Chat'];

describe('texts', () => {
  test('no text is empty, shows a value of the code, or has wrong blanks', () => {
    for (const words of LANGUAGES) {
      const found = all(words);
      expect(found.size).toBeGreaterThan(120);
      for (const [path, line] of found)
        expect([path, flaw(words.language, line.replace(/(?:[.]| …)$/, ''), null, []), line]).toEqual([
          path,
          undefined,
          line,
        ]);
      expect([...found.values()].join()).not.toContain('never used');
    }
  });

  test('no text is in the other language', () => {
    const german = all(de);
    for (const [path, line] of all(en)) {
      const other = german.get(path) ?? '';
      expect([path, COMMON.de.test(line), COMMON.en.test(other)]).toEqual([path, false, false]);
      if (!INTERNATIONAL.includes(line)) expect(other, path).not.toBe(line);
    }
    expect(german.size).toBe(all(en).size);
  });

  test('no two labels of a language are the same', () => {
    for (const { labels } of LANGUAGES) {
      const fixed = Object.values(labels).filter((label) => typeof label === 'string');
      expect(fixed).toHaveLength(new Set(fixed).size);
    }
  });

  test('labels begin with a capital, and clauses do not, nor end with a period', () => {
    for (const words of LANGUAGES) {
      for (const [path, label] of texts(words.labels))
        if (!path.includes('takenBack')) expect(label, path).toMatch(/^(?:\p{Lu}|X )/u);
      for (const code of refusalCodes()) expect(words.refuse({ code }), code).toMatch(/^\p{Ll}.*[^.]$/u);
    }
  });

  test('numbers agree with their nouns', () => {
    expect(LANGUAGES.map(({ labels }) => labels.waitingForPlayers(1))).toEqual([
      'Waiting for 1 more player.',
      'Es fehlt noch 1 Spieler.',
    ]);
    expect(LANGUAGES.map(({ labels }) => labels.waitingForPlayers(2))).toEqual([
      'Waiting for 2 more players.',
      'Es fehlen noch 2 Spieler.',
    ]);
    expect(LANGUAGES.map(({ labels }) => labels.seat(0))).toEqual(['Seat 1', 'Platz 1']);
  });
});

describe('refusals', () => {
  test('every code of the server and the client has its own words, and no code of the table has any', () => {
    const codes = refusalCodes();
    expect(codes).toContain('failed');
    expect(codes.length).toBeGreaterThan(20);
    for (const words of LANGUAGES) {
      const clauses = codes.map((code) => words.refuse({ code }));
      expect(new Set(clauses).size).toBe(codes.length);
      expect(clauses).not.toContain(undefined);
      const known = [...tableCodes(), 'toString', 'a-newer-code'].filter(
        (code) => words.refuse({ code }) !== undefined,
      );
      expect(known).toEqual([]);
    }
  });

  test('a refusal for haste names the time to wait, in whole seconds', () => {
    const both = (wait?: number) =>
      LANGUAGES.map((words) => words.refuse({ code: 'slow-down', ...(wait === undefined ? {} : { wait }) }));
    expect(both(1)).toEqual([
      'that was too fast, so please wait 1 second',
      'das war zu schnell, warte bitte 1 Sekunde',
    ]);
    expect(both(1001)[1]).toBe('das war zu schnell, warte bitte 2 Sekunden');
    expect(both()[0]).toBe('that was too fast, so please wait a little');
  });
});

test('every problem of a wish that a server finds has words', async () => {
  const tables = [englishTable(englishGame(engine)), germanTable(germanGame(engine))];
  const problems: Problem[] = [];
  const wishes: object[] = [
    { game: 'chess', options: { players: 2 } },
    {
      options: { players: 2 },
      chairs: 4,
      begin: 'now',
      listed: 1,
      spectators: 'no',
      absence: -1,
      bots: ['no such bot'],
    },
    { options: { players: 2, seed: 'own' } },
    { options: { players: 9 }, terms: { undo: 'free' } },
    { options: { players: 2 }, terms: { undo: 'always', clock: { main: -1, increment: 0, delay: 0 } } },
  ];
  for (const wish of wishes) {
    const answer = await hosted().server.create({ game: 'city-of-rome', ...wish });
    const { refusal } = answer as { refusal: { problems?: readonly Problem[] } };
    problems.push(...(refusal.problems ?? []));
  }
  const paths = problems.map(({ path }) => path);
  expect(paths.sort()).toEqual(
    [
      ...['absence', 'begin', 'bots', 'chairs', 'game', 'listed', 'options.seed', 'players', 'spectators'],
      ...['terms.clock.main', 'terms.undo'],
    ].sort(),
  );
  for (const problem of problems) {
    const [english = '', german = ''] = LANGUAGES.map((words, i) => words.problem(problem, tables[i]));
    expect([problem.path, COMMON.de.test(english), COMMON.en.test(german)]).toEqual([problem.path, false, false]);
    expect(german).not.toBe(english);
    for (const line of [english, german]) expect([line, flaw('en', line, null, [])]).toEqual([line, undefined]);
  }
  const [players] = problems.filter(({ path }) => path === 'players');
  if (players === undefined) throw new Error('the number of players is valid');
  expect(de.problem(players, tables[1])).toBe(tables[1]?.problem(players));
  expect(de.problem(players)).toBe(players.message);
});

test('the clock shows minutes, hours or days, and rounds up to whole seconds', () => {
  const shown = [
    [-5, '0:00'],
    [0, '0:00'],
    [1, '0:01'],
    [9_000, '0:09'],
    [59_001, '1:00'],
    [598_000, '9:58'],
    [HOUR - 999, '1:00:00'],
    [2 * HOUR + 3 * MINUTE + 4 * SECOND, '2:03:04'],
    [DAY - 1000, '23:59:59'],
    [DAY, '1 d 0 h'],
    [3 * DAY + 7 * HOUR + 59 * MINUTE, '3 d 7 h'],
  ] as const;
  for (const [milliseconds, text] of shown) expect(clock(milliseconds), String(milliseconds)).toBe(text);
  expect([englishClock, germanClock]).toEqual([clock, clock]);
});

test('an absence is told in the longest unit that has at least two', () => {
  const both = (milliseconds: number) => LANGUAGES.map((words) => words.away(milliseconds));
  expect(both(0)).toEqual(['away for 1 second', 'seit 1 Sekunde weg']);
  expect(both(2 * MINUTE - 1)).toEqual(['away for 119 seconds', 'seit 119 Sekunden weg']);
  expect(both(2 * MINUTE)).toEqual(['away for 2 minutes', 'seit 2 Minuten weg']);
  expect(both(2 * HOUR + MINUTE)).toEqual(['away for 2 hours', 'seit 2 Stunden weg']);
  expect(both(3 * DAY)).toEqual(['away for 3 days', 'seit 3 Tagen weg']);
});

test('words have a language, and another language can be added', () => {
  expect(LANGUAGES.map(({ language }) => language)).toEqual(['en', 'de']);
  const latin = roomWords({
    language: 'la',
    labels: { ...en.labels, bot: 'Machina' },
    refusals: Object.fromEntries(refusalCodes().map((code) => [code, 'non licet'])) as never,
    problems: {} as never,
    unknownField: 'ignotum',
    away: (count, unit) => `${count} ${unit}`,
  });
  expect([latin.labels.bot, latin.refuse({ code: 'full' }), latin.away(2 * DAY)]).toEqual([
    'Machina',
    'non licet',
    '2 day',
  ]);
});

test('any refusal is one text', () => {
  expect(en.say({ code: 'full', message: 'x' })).toBe('There are too many people at this table');
  expect(en.say({ code: 'unheard-of', message: 'something else' })).toBe('Something else');
  const problems = [
    { path: 'begin', message: 'x' },
    { path: 'options.players', message: 'must be one of 2, 3, 4' },
  ];
  const refusal = { code: 'invalid', message: 'x', problems };
  expect(en.say(refusal)).toBe('begin: must be one of the two choices. options.players: must be one of 2, 3, 4');
  expect(de.say(refusal, { problem: () => 'passt nicht' })).toBe(
    'begin: muss eine der beiden Möglichkeiten sein. options.players: passt nicht',
  );
});
