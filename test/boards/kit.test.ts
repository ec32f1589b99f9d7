/** Tests of the kit, with boards of tic-tac-toe that differ in one thing. */
import { type Board, type Look, pointing } from '@ludi-romani/boards';
import { plainWords, withLabels } from '@ludi-romani/boards/fallback';
import {
  type Artist,
  boardOf,
  type Counter,
  drawIcon,
  fitted,
  ground,
  type Icon,
  icons,
  measure,
  placed,
  rect,
  row,
  write,
} from '@ludi-romani/boards/kit';
import { describe, expect, test } from 'vitest';
import { flawOf, idsIn, layoutFlaws, layoutOf } from '../boards';
import { ticTacToe as engine, type TicTacToe } from '../core/testing/tic-tac-toe';

const words = withLabels(plainWords(engine));
const view = engine.view(engine.initialState({ players: 2, seed: 'kit' }), 0);
const drawn = (own: Partial<Artist<TicTacToe, typeof words.labels>>): Board<TicTacToe> =>
  boardOf(engine, {
    title: 'Tic-tac-toe',
    icon: icons.flag,
    color: () => undefined,
    status: () => ({ text: 'Turn 1' }),
    parts: () => ['board'],
    layout: () => [{ part: 'board', x: 0, y: 0, width: 1000, height: 726 }],
    draw: (_, __, ___, { width, height = 100 }) => ({ width, height, svg: ground(width, height, 'marble') }),
    counters: () => [],
    targets: (_, { cell }) => [`cell-${cell}`],
    ...own,
  });

test('what is drawn over an open thing, and not inside it, is a flaw', () => {
  const flaws = (over: (thing: string) => string) =>
    layoutFlaws(
      drawn({
        draw: (_, __, pen, { width, height = 100 }) => ({
          width,
          height,
          svg:
            ground(width, height, 'marble') +
            over(pen.thing('cell-0', 'Cell', 100, 40, rect(0, 0, 100, 40, 0, { fill: '$panel' })).svg),
        }),
      }).board(view, { words, highlight: ['cell-0'], part: 'board', shape: 'wide' }),
      24,
    );
  const heading = rect(0, 0, 100, 12, 0, { fill: '$panel' });
  expect(flaws((thing) => thing)).toEqual([]);
  expect(flaws((thing) => heading + thing)).toEqual([]);
  expect(flaws((thing) => thing + heading)).toEqual(['cell-0 is below a rect in the ground at (0.5, 0.2)']);
});

test.each(['plain', 'bold'] as const)('text in %s fits its room, at 12 or more, without losing a letter', (weight) => {
  const bold = weight === 'bold';
  for (const text of [
    'Bauunternehmergenossenschaft am Tiber',
    'a b c',
    'x'.repeat(90),
    '東京は日本の首都です',
    'กรุงเทพมหานครเป็นเมืองหลวง',
  ])
    for (const room of [40, 90, 300]) {
      const { rows, size } = fitted(text, { size: 20, room, lines: 30, bold });
      expect(size).toBeGreaterThanOrEqual(12);
      for (const one of rows) expect(measure(one, size, bold)).toBeLessThanOrEqual(room);
      expect(rows.join('').replace(/[- ]/g, '')).toBe(text.replaceAll(' ', ''));
    }
  const sizeIn = (room: number) => fitted('Livia the Elder', { size: 20, room, bold }).size;
  expect([sizeIn(300), sizeIn(30)]).toEqual([20, 12]);
});

describe('the counters of players', () => {
  const withWords = (all: readonly string[], value = 10) => {
    const counters = all.map((word): Counter => ({ about: word, value, word, icon: icons.coin }));
    const svg = drawn({ counters: () => counters }).board(view, { words });
    expect(layoutFlaws(svg, 24)).toEqual([]);
    return layoutOf(svg).texts.map(({ text }) => text);
  };
  const times = (texts: readonly string[], word: string) => texts.filter((one) => one === word).length;

  const SHORT = ['coins', 'cards', 'built', 'votes'];
  test('have one word for all players if there is room for the words beside each other', () => {
    expect(times(withWords(SHORT), 'coins')).toBe(1);
  });
  test('have a word each if there are many, or if their words or numbers are long', () => {
    expect(times(withWords([...SHORT, 'ships', 'wine']), 'coins')).toBe(2);
    expect(times(withWords(['coins in reserve', 'influence cards', 'buildings']), 'buildings')).toBe(2);
    expect(times(withWords(SHORT, 10_000_000), 'coins')).toBe(2);
  });
  test('need no icon', () => {
    const leftOf = (icon?: Icon) => {
      const counter: Counter = { about: 'coins', value: 7, word: 'coins', ...(icon === undefined ? {} : { icon }) };
      const svg = drawn({ counters: () => [counter] }).board(view, { words });
      return layoutOf(svg).texts.find(({ text }) => text === '7')?.left ?? 0;
    };
    expect(leftOf(icons.coin) - leftOf()).toBe(20);
  });
});

test('ids that are in no part have buttons, and choices take their place', () => {
  const highlight = pointing(drawn({}), view, engine.choices(view, 0), []).open;
  for (const shape of ['wide', 'square', 'tall'] as const) {
    const buttons = drawn({}).board(view, { words, highlight, shape, part: 'prompt' });
    expect([...idsIn(buttons)].filter((id) => id.startsWith('cell-'))).toHaveLength(9);
    const choices = drawn({
      choices: (_, pen, width) => pen.thing('cell-3', 'third', width, 50, rect(0, 0, width, 50, 8, {})),
    }).board(view, { words, highlight: ['cell-3'], shape, part: 'prompt' });
    expect([...idsIn(choices)].filter((id) => id.startsWith('cell-'))).toEqual(['cell-3']);
    expect(choices).toContain('aria-label="third"');
    for (const svg of [buttons, choices]) expect(layoutFlaws(svg, shape === 'tall' ? 40 : 24)).toEqual([]);
  }
});

test('a text that a click would change covers the text that was there', () => {
  const board = drawn({
    draw: (_, seen, pen, { width, height = 100 }) => {
      const free = seen.cells.filter((cell) => cell === null).length;
      const name = free === 1 ? 'one free cell' : `${free} free cells${free % 2 ? '' : '!'}`;
      const counter = pen.thing('free', name, 120, 18, drawIcon(icons.flag, 0, 1, 15) + write(name, 20, 14));
      const cells = seen.cells.map((_, cell) =>
        pen.thing(`cell-${cell}`, `Cell ${cell}`, 40, 40, rect(0, 0, 40, 40, 4, {})),
      );
      return {
        width,
        height,
        svg: ground(width, height, 'marble') + placed(10, 10, counter) + placed(10, 40, row(cells)),
      };
    },
  });
  const choices = engine.choices(view, 0);
  const preview = board.preview(view, choices, [], 'cell-4', { words });
  if (preview === null) throw new Error('a mark is a choice');
  const [, ghost = ''] = /class="ghost"(.*?)8 free cells!/.exec(board.board(view, { words, preview })) ?? [];
  expect(ghost).toMatch(/<g [^>]*><rect /);
});

test('a title without a status may take two lines, and names are no colors', () => {
  const svg = drawn({ title: 'The Tic-tac-toe of the Ancients', status: () => ({ text: '' }) }).board(view, {
    words,
    names: ['$ink @lit', '<b>'],
  });
  expect(flawOf(svg)).toBeUndefined();
  expect(layoutFlaws(svg, 24)).toEqual([]);
  expect(svg).toContain('>&#36;ink &#64;lit<');
  expect(svg).toMatch(/>The Tic-tac-toe( of)?</);
});

test('a counter has the word for its number, and the word for several as a heading', () => {
  const textsOf = (value: number, look: Pick<Look<TicTacToe>, 'part' | 'shape'>) => {
    const counters = (): Counter[] => [{ about: 'coins', value, word: ['coin', 'coins'] }];
    const svg = drawn({ counters }).board(view, { words, part: 'seats', ...look });
    expect(svg).toContain(`aria-label="coins: ${value}"`);
    return layoutOf(svg).texts.map(({ text }) => text);
  };
  for (const [value, word] of [
    [0, 'coins'],
    [1, 'coin'],
    [2, 'coins'],
  ] as const) {
    expect(textsOf(value, { shape: 'tall' })).toContain(word);
    expect(textsOf(value, { shape: 'tall' })).not.toContain(word === 'coin' ? 'coins' : 'coin');
    expect(textsOf(value, { shape: 'wide' })).toContain('coins');
  }
});
