/** Tests of the table on which an author's game is played. Here it runs without a worker. */
import { expect, test } from 'vitest';
import type { Answer, Request, Shown } from '../../docs/.vitepress/app/own/messages';
import { importProblem } from '../../docs/.vitepress/app/own/module';
import { ownTable } from '../../docs/.vitepress/app/own/table';
import { idsIn, tagOf } from '../boards';
import { engine } from '../boards/auctio';
import { ticTacToe } from '../core/testing/tic-tac-toe';

type Module = Readonly<Record<string, unknown>>;

/** Returns a table that has loaded `module`, and the answers so far. */
async function opened(module: Module | (() => never)) {
  const answers: Answer[] = [];
  let now = 0;
  const ask = ownTable({
    // like messages to a page, which cannot contain functions
    post: (answer) => answers.push(structuredClone(answer)),
    load: async () => (typeof module === 'function' ? module() : module),
    pause: async () => {},
    now: () => now++,
    seed: () => 'bot',
  });
  await ask({ type: 'load', url: '' });
  const last = <T extends Answer['type']>(type: T) =>
    answers.filter((answer): answer is Extract<Answer, { type: T }> => answer.type === type).at(-1);
  const openNow = () => {
    const svg = last('shown')?.pictures.join('') ?? '';
    return [...idsIn(svg)].filter((id) => tagOf(svg, id).includes('class="open"'));
  };
  return { ask, answers, last, openNow };
}
const begin = (seats: Extract<Request, { type: 'begin' }>['seats'], curtain = false): Request => ({
  type: 'begin',
  options: { players: seats.length, seed: 'own' },
  seats,
  curtain,
});

test('a game without words or a board is played by people to the end', async () => {
  const { ask, answers, last, openNow } = await opened({ engine });
  expect(last('loaded')).toMatchObject({ title: 'Auctio', playerCounts: [2, 3], languages: ['en'] });
  expect(last('loaded')?.words.players?.label).toBe('Players');
  await ask(begin([null, null]));
  for (let clicks = 0; openNow().length > 0 && clicks < 50; clicks++)
    await ask({ type: 'point', id: openNow()[0] ?? '' });
  const shown = last('shown') as Shown;
  expect(shown.pictures.join('')).toContain('The game is over');
  expect(shown.said).toMatch(/wins?$/);
  expect(shown.log.at(-1)).toMatch(/^(Livia|Marcus) taken: lot [a-z-]+, card \d+\.$/);
  expect(shown.scores).toHaveLength(1);
  expect(shown.scores[0]?.label).toBe('Lots');
  expect(shown.scores[0]?.points.reduce((sum, one) => sum + one)).toBe(4);
  expect(answers.filter(({ type }) => type === 'failed')).toEqual([]);
  // each request has an end, so that the page notices if the worker hangs
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(2 + 12);
});

test('bots play the seats without a person, and every request ends', async () => {
  const { ask, answers, last } = await opened({ engine, title: 'Auction' });
  await ask(begin(['random', 'novice', 'easy']));
  expect(last('shown')?.pictures.join('')).toContain('The game is over');
  expect(last('shown')?.pictures.join('')).toContain('>Auction<');
  expect(answers.some(({ type }) => type === 'thinking')).toBe(true);
  expect(answers.at(-1)).toEqual({ type: 'done' });
});

test('undo takes back the last action of a person and the later ones of bots', async () => {
  const { ask, last, openNow } = await opened({ engine: ticTacToe });
  await ask(begin([null, 'novice']));
  const start = last('shown')?.pictures;
  await ask({ type: 'point', id: openNow()[0] ?? '' });
  expect(openNow()).toHaveLength(7);
  expect(last('shown')?.canUndo).toBe(true);
  await ask({ type: 'undo' });
  expect(last('shown')?.pictures).toEqual(start);
  // also while a bot thinks, whose choice is then dropped
  await ask(begin([null, 'easy']));
  const played = ask({ type: 'point', id: openNow()[0] ?? '' });
  await ask({ type: 'undo' });
  await played;
  expect(last('shown')?.pictures).toEqual(start);
  expect(last('failed')).toBeUndefined();
});

test('the screen is covered between people if the form asks for it', async () => {
  const { ask, last, openNow } = await opened({ engine });
  await ask(begin([null, null], true));
  await ask({ type: 'point', id: openNow()[0] ?? '' });
  expect(last('shown')?.pictures.join('')).toContain('Hand over to Marcus');
  expect(openNow()).toEqual(['done']);
});

test('a narrow page gets the parts of the picture, and a language its words', async () => {
  const words = { en: () => spoken('en', 'Mark'), de: () => spoken('de', 'Kreuze') };
  const spoken = (language: string, prompt: string) => ({
    language,
    title: (id: string) => id,
    player: () => 'X',
    ask: () => [prompt],
    say: (_: unknown, { cell }: { readonly cell: number }) => [`${prompt} ${cell}`],
    tell: () => [],
    tellAll: () => [],
    refuse: () => '',
    problem: () => '',
    row: () => '',
    option: (name: string) => ({ label: name, help: '' }),
  });
  const { ask, last } = await opened({ engine: ticTacToe, words });
  expect(last('loaded')?.languages).toEqual(['en', 'de']);
  await ask(begin([null, null]));
  // the question, the players and the table
  expect(last('shown')?.pictures).toHaveLength(3);
  expect(last('shown')?.pictures[0]).toContain('Mark 0');
  await ask({ type: 'look', language: 'de', isNarrow: true });
  expect(last('shown')?.pictures).toHaveLength(3);
  expect(last('shown')?.pictures[0]).toContain('Kreuze 0');
});

test('a board of the module replaces the one of words', async () => {
  const board = () => ({ board: () => '<svg>own</svg>', parts: () => ['prompt'], targets: () => ['x'] });
  const { ask, last } = await opened({ engine: ticTacToe, board });
  await ask(begin([null, null]));
  expect(last('shown')?.pictures).toEqual(Array(3).fill('<svg>own</svg>'));
});

test('invalid options and errors of rules are messages, and the table goes on', async () => {
  const { ask, last, openNow } = await opened({ engine: ticTacToe });
  await ask(begin([null, null, null]));
  expect(last('failed')?.why).toMatch(/^players: must be one of 2$/);
  await ask(begin([null, null]));
  expect(openNow()).toHaveLength(9);

  const broken = await opened({
    engine: {
      ...ticTacToe,
      step: () => {
        throw new Error('no luck');
      },
    },
  });
  await broken.ask(begin([null, null]));
  await broken.ask({ type: 'point', id: broken.openNow()[0] ?? '' });
  expect(broken.last('failed')?.why).toBe('no luck');
  expect(broken.answers.at(-1)).toEqual({ type: 'done' });
});

test.each<[string, Module, string]>([
  [
    'nothing',
    {},
    'The module has no export named engine. Export the result of defineGame as engine. It exports nothing.',
  ],
  ['other names', { game: 1, rules: 2 }, 'It exports game, rules.'],
  [
    'another engine',
    { engine: { game: 'x', playerCounts: [2], start: () => {} } },
    'Its export engine is not an engine.',
  ],
  ['a board that is no function', { engine, board: {} }, 'The export board must be a function'],
  ['words that are no object', { engine, words: () => {} }, 'The export words must be an object'],
  ['words that are no functions', { engine, words: { en: {} } }, 'The export words must be an object'],
])('a module that exports %s gets a message', async (_, module, message) => {
  expect((await opened(module)).last('failed')?.why).toContain(message);
});

test.each([
  [new TypeError('Failed to resolve module specifier "@ludi-romani/core".'), 'imports another one'],
  [new TypeError('The specifier “x” was a bare specifier, but was not remapped to anything.'), 'npx esbuild'],
  [new SyntaxError('Unexpected token'), 'not a JavaScript module (Unexpected token)'],
  [new TypeError('Failed to fetch dynamically imported module: http://x'), 'CORS'],
  [new Error('no luck'), 'threw an error when it was loaded: no luck'],
  ['no luck', 'threw an error when it was loaded: no luck'],
])('%s of an import gets a message', async (error, message) => {
  expect(importProblem(error)).toContain(message);
  const { last } = await opened(() => {
    throw error;
  });
  expect(last('failed')?.why).toContain(message);
});
