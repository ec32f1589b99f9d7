/** Tests of the pictures of Forum Trajanum. */
import { pointing } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/forum-trajanum';
import { words as german } from '@ludi-romani/boards/forum-trajanum/de';
import { words as english } from '@ludi-romani/boards/forum-trajanum/en';
import { chanceState, type Engine, keyedChance } from '@ludi-romani/core';
import {
  type Components,
  createEngine,
  engine,
  type ForumTrajanum,
  type Options,
  type Question,
  type State,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { describeBoard, flawOf, heldTo, idsIn } from '../boards';
import { mine } from '../forum-trajanum/own-box';

const board = boards(engine);
const words = english(engine);
const deutsch = german(engine);
const names = ['Livia', 'Marcus', 'Tertia', 'Gaius'];

describeBoard({ engine, board, languages: [words, deutsch] }, 'sample');

/** Yields the states of a random game in which players build whenever they can, so that rare positions occur. */
function* game(options: Options, of: Engine<ForumTrajanum> = engine): Generator<State> {
  const chance = keyedChance(chanceState(`looks ${options.seed}`));
  let state: State = of.initialState(options);
  while (!of.isTerminal(state)) {
    yield state;
    const legal = of.legalActions(state);
    const wanted = legal.filter(({ type }) => type === 'start-building');
    state = of.apply(state, chance.pick(wanted.length > 0 ? wanted : legal));
  }
  yield state;
}

/**
 * Returns the first position in which a player has the question `ask` and `holds` returns true: the view of that player, the choices and the
 * question.
 */
function asked<A extends Question['ask']>(
  ask: A,
  options: Options,
  holds: (choices: ReturnType<typeof engine.choices>, question: Question) => boolean = () => true,
) {
  for (const number of Array(20).keys())
    for (const state of game({ ...options, seed: `${options.seed} ${number}` }))
      for (const seat of engine.activePlayers(state)) {
        const view = engine.view(state, seat);
        const question = engine.openQuestion(view, seat);
        if (question?.ask !== ask) continue;
        const choices = engine.choices(view, seat);
        if (holds(choices, question)) return { view, seat, choices, question };
      }
  throw new Error(`no game has such a question ${ask}`);
}

type Asked = ReturnType<typeof asked>;

/** Draws the picture after the player has pointed at `selected`. */
function picture({ view, choices }: Pick<Asked, 'view' | 'choices'>, selected: readonly string[], part?: string) {
  const { open, done, refusal } = pointing(board, view, choices, selected);
  return board.board(view, { words, names, selected, highlight: open, done, refusal, ...(part ? { part } : {}) });
}

describe('pointing', () => {
  const of = ({ view, choices }: Asked, ...pointed: string[]) => pointing(board, view, choices, pointed);

  test('cranes are placed one by one, and the last place follows', () => {
    const cranes = asked('cranes', { players: 2, seed: 'cranes' });
    expect(of(cranes).open).toHaveLength(16);
    const two = of(cranes, 'crane-sw-blue', 'crane-nw-red');
    expect([...two.open].sort()).toEqual(['crane-ne-green', 'crane-ne-yellow', 'crane-se-green', 'crane-se-yellow']);
    expect(of(cranes, 'crane-sw-blue', 'crane-nw-red', 'crane-se-green').action).toMatchObject({
      layout: { nw: 'red', ne: 'yellow', sw: 'blue', se: 'green' },
    });
  });

  test('the place of one corner citizen determines the place of the other', () => {
    const citizens = asked('corner-citizens', { players: 3, seed: 'corners' });
    expect(of(citizens).open).toHaveLength(8);
    for (const id of of(citizens).open) expect(of(citizens, id).action).not.toBeNull();
  });

  test('a tile at a crossing needs the choice of a street, a tile elsewhere a tribune', () => {
    const taken = (choices: Asked['choices']) =>
      choices.flatMap(({ action, judgement }) => (judgement.legal && action.type === 'take-tile' ? [action] : []));
    const crossing = (choices: Asked['choices']) => {
      const served = taken(choices).filter(({ tribune }) => !tribune);
      return served.find(({ cell, card }) => card === 1 && served.some((one) => one.card === 0 && one.cell === cell));
    };
    const take = asked(
      'take',
      { players: 2, seed: 'take' },
      (choices) => crossing(choices) !== undefined && taken(choices).some(({ tribune }) => tribune),
    );
    const both = crossing(take.choices);
    const at = `cell-${take.seat}-${both?.cell}`;
    expect(of(take, at).open).toEqual(['street-0', 'street-1']);
    expect(of(take, at, 'street-1').action).toEqual(both);
    const tribune = `stock-${take.seat}-tribune`;
    const ignored = of(take, 'street-0', tribune);
    expect(ignored.open.length).toBeGreaterThan(10);
    expect(of(take, 'street-0', tribune, ignored.open[0] ?? '').action).toMatchObject({ card: 0, tribune: true });
  });

  test('the player uses one tile, or both in a chosen order', () => {
    const use = asked('use', { players: 2, seed: 'use' }, (choices) =>
      choices.every(({ judgement }) => judgement.legal),
    );
    expect(of(use).open).toEqual(['tile-own', 'tile-foreign', 'own-first', 'foreign-first']);
    expect(of(use, 'tile-own').action).toMatchObject({ order: ['own'] });
    expect(of(use, 'foreign-first').action).toMatchObject({ order: ['foreign', 'own'] });
    for (const button of ['own-first', 'foreign-first']) expect(picture(use, [])).toContain(`data-id="${button}"`);
  });

  test('the player pays for one or more rows, or for none', () => {
    const payment = asked('payment', { players: 2, seed: 'pay' }, (choices) => choices.length > 3);
    const rows = of(payment).open.filter((id) => id !== 'pay-none');
    const [first = '', second = ''] = rows;
    expect(of(payment, first)).toMatchObject({ action: null, done: true });
    expect(of(payment, 'pay-none').action).toMatchObject({ rows: [] });
    const two = of(payment, first, second);
    expect(two.action ?? of(payment, first, second, 'done').action).toMatchObject({
      rows: [first, second].map((id) => Number(id.slice(-1))),
    });
    expect(picture(payment, [first])).toContain('data-id="done"');
  });

  test('an exchange points at both colors', () => {
    const menu = asked('building', { players: 2, seed: 'exchange' }, (choices) =>
      choices.some(({ action, judgement }) => action.type === 'recolor-worker' && judgement.legal),
    );
    const recolor = menu.choices.find(({ action, judgement }) => action.type === 'recolor-worker' && judgement.legal);
    const [from = '', to = ''] = recolor === undefined ? [] : board.targets(menu.view, recolor.action);
    expect(of(menu, from, to).action).toEqual(recolor?.action);
    expect(of(menu, from).open).not.toContain(from.replace('from', 'to'));
    expect(of(menu, 'end-turn').action).toMatchObject({ type: 'end-turn' });
  });

  test('marks only the chosen things', () => {
    const cranes = asked('cranes', { players: 4, seed: 'marks' });
    const svg = picture(cranes, ['crane-ne-blue']);
    const pressed = [...svg.matchAll(/data-id="([^"]*)"[^>]*aria-pressed="true"/g)].map(([, id]) => id);
    expect(pressed).toEqual(['crane-ne-blue']);
    expect(svg).toMatch(/data-id="crane-ne-blue"[^>]*class="open chosen"/);
    expect(svg).toMatch(/data-id="crane-sw-red"[^>]*aria-pressed="false"[^>]*class="open"/);
    expect(svg).not.toMatch(/data-id="crane-sw-blue"[^>]*class=/);
  });

  test.each([
    ['use', 'FT-5.2', (ids: readonly string[]): string[] => [...ids]],
    ['take', 'FT-4.14', (): string[] => ['street-0', 'forgo']],
    ['envoy', 'FT-5.63', (ids: readonly string[]): string[] => ids.slice(0, 1)],
    ['building', 'FT-5.30', (ids: readonly string[]): string[] => ids.slice(0, 1)],
    ['site', 'FT-5.40', (ids: readonly string[]): string[] => ids.slice(0, 1)],
  ] as const)('shows the reason of a refusal in %s: %s', (ask, clause, ids) => {
    const isRefused = ({ judgement }: Asked['choices'][number]) => !judgement.legal && judgement.clause === clause;
    const found = asked(ask, { players: 2, seed: 'refusals' }, (choices) => choices.some(isRefused));
    const refused = found.choices.find(isRefused);
    const pointed = ids(refused === undefined ? [] : board.targets(found.view, refused.action));
    const { stuck, refusal } = of(found, ...pointed);
    expect({ stuck, clause: refusal?.clause }).toEqual({ stuck: true, clause });
    expect(picture(found, pointed, 'prompt')).toContain(`${clause.split('-')[1]})`);
  });
});

describe('a picture', () => {
  test.each([
    { players: 2, introductory: true, introductoryCard: 'chosen', promoCards: true, seed: 'card' },
    { players: 3, boardSide: 'B', draftMode: 'sequential', buildingTiles: 'limited', seed: 'b' },
    { players: 4, mosaic: 'random', promoCards: true, seed: 'random' },
  ] as const)('contains everything that can be pointed at, with the options $seed', (options) => {
    const seen = new Map<string, number>();
    for (const state of game(options)) {
      const [seat] = engine.activePlayers(state);
      if (seat === undefined) continue;
      const view = engine.view(state, seat);
      const ask = engine.openQuestion(view, seat)?.ask ?? '';
      const times = (seen.get(ask) ?? 0) + 1;
      seen.set(ask, times);
      if (times > 2) continue;
      const choices = engine.choices(view, seat);
      const { open } = pointing(board, view, choices, []);
      const svg = board.board(view, { words: deutsch, highlight: open });
      expect(flawOf(svg)).toBeUndefined();
      expect(svg).not.toMatch(/undefined|NaN|\[object/);
      // the prompt has buttons only for actions that point at nothing on the table
      const table = idsIn(
        board
          .parts(view)
          .flatMap((part) => (part === 'prompt' ? [] : board.board(view, { words, part })))
          .join(''),
      );
      const nowhere = open.filter((id) => !table.has(id));
      expect(
        nowhere.filter((id) => !/^(forgo|decline|pass-none|pay-none|end-turn|(own|foreign)-first)$/.test(id)),
      ).toEqual([]);
      expect(open.filter((id) => !idsIn(svg).has(id))).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  test('does not show or name tiles that the viewer does not know', () => {
    const { view } = asked('pass', { players: 3, seed: 'hidden' }, (choices) => choices.length > 1);
    const svg = board.board(view, { words, part: `area-${view.viewer === 0 ? 1 : 0}` });
    const other = view.players[view.viewer === 0 ? 1 : 0];
    expect(other?.leftover).toBe('face-down');
    expect(svg).toContain('aria-label="At the river: face down"');
  });

  test('has the same size for each part during a game, but for a reserve of more than seven kinds', () => {
    const sizes = new Map<string, string>();
    let times = 0;
    for (const state of game({ players: 3, seed: 'places' })) {
      if (times++ % 23 > 0 && !engine.isTerminal(state)) continue;
      const view = engine.view(state, 1);
      for (const part of board.parts(view)) {
        if (part === 'prompt' || part === 'seats') continue;
        const [, box = ''] = /viewBox="([^"]*)"/.exec(board.board(view, { words, part })) ?? [];
        const [, seat] = /^(?:stock|area)-(\d)$/.exec(part) ?? [];
        if (seat !== undefined && new Set(view.players[Number(seat)]?.reserve).size > 7) continue;
        expect(sizes.get(part) ?? box, part).toBe(box);
        sizes.set(part, box);
      }
    }
    expect(sizes.size).toBe(11);
  });

  test.each(engine.components.arrangements)(
    '$id: squares are aligned with the numbers of their row and column, and nothing touches the numbers',
    ({ id: arrangement, players }) => {
      const view = engine.view(engine.initialState({ players, arrangement, seed: 'numbers' }), 0);
      for (const [spoken, named] of [
        [words, /aria-label="Square in row (\d+), column (\d+): /g],
        [deutsch, /aria-label="Mosaikfeld in Zeile (\d+), Spalte (\d+): /g],
      ] as const)
        for (const shape of ['tall', 'wide'] as const) {
          const svg = board.board(view, { words: spoken, part: 'forum', shape });
          const numbers = [
            ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="12"[^>]*text-anchor="(middle|end)">(\d+)</g),
          ].map(([, x, y, anchor, number]) => ({ x: Number(x), y: Number(y), anchor, number: Number(number) }));
          const squares = [
            ...svg.matchAll(
              /<g transform="translate\(([\d.]+) ([\d.]+)\)"><g id="[^"]*" data-id="s(\d+)c(\d+)"[^>]*><title>[^<]*<\/title><rect class="hit" x="[\d.-]+" y="[\d.-]+" width="([\d.]+)"/g,
            ),
          ].map((found) => found.slice(1).map(Number));
          const names = [...svg.matchAll(named)].map(([, row, column]) => [Number(row), Number(column)]);
          expect(squares.length).toBe(12 * (players + 1));
          expect(squares.map(([, , row = 0, column = 0]) => [row + 1, column + 1])).toEqual(names);
          const [left, top] = [Math.min(...squares.map(([x = 0]) => x)), Math.min(...squares.map(([, y = 0]) => y))];
          const above = numbers.filter(({ anchor }) => anchor === 'middle');
          const beside = numbers.filter(({ anchor }) => anchor === 'end');
          for (const [x = 0, y = 0, row = 0, column = 0, size = 0] of squares) {
            const across = above.find((one) => Math.abs(one.x - (x + size / 2)) < 0.1);
            const down = beside.find((one) => Math.abs(one.y - (y + size / 2)) < 5);
            // a wide forum is turned on a phone
            const isTurned = shape === 'tall' && arrangement === 'brick-5';
            expect([across?.number, down?.number]).toEqual(isTurned ? [row + 1, column + 1] : [column + 1, row + 1]);
          }
          for (const { y } of above) expect(y).toBeLessThan(top - 4);
          // two digits fit between the edge and the squares
          for (const { x, number } of beside) {
            expect(x).toBeLessThan(left - 4);
            expect(x).toBeGreaterThan(8 * String(number).length);
          }
        }
    },
  );

  test('golden pictures', async () => {
    const options: Options = { players: 2, seed: 'golden' };
    const cranes = asked('cranes', options);
    await heldTo('forum-trajanum-cranes', picture(cranes, ['crane-nw-red', 'crane-se-blue']));

    const take = asked('take', { ...options, boardSide: 'B' });
    const { open } = pointing(board, take.view, take.choices, []);
    await heldTo('forum-trajanum-take-de', board.board(take.view, { words: deutsch, names, highlight: open }));

    const envoy = asked('envoy', options, (choices) => choices.some(({ judgement }) => !judgement.legal));
    await heldTo('forum-trajanum-envoy', picture(envoy, [], 'forum'));

    const menu = asked('building', { ...options, buildingTiles: 'limited' }, (choices) =>
      choices.some(({ action, judgement }) => action.type === 'recolor-worker' && judgement.legal),
    );
    const recolor = menu.choices.find(({ action, judgement }) => action.type === 'recolor-worker' && judgement.legal);
    const [from = ''] = recolor === undefined ? [] : board.targets(menu.view, recolor.action);
    await heldTo('forum-trajanum-exchange', picture(menu, [from], 'exchange'));

    const end = [...game(options)].at(-1);
    if (end !== undefined)
      await heldTo('forum-trajanum-end', board.board(engine.view(end, 'spectator'), { words, names }));
  });
});

describe('a custom box', () => {
  const HOSTILE = `"<script>alert('x')</script>&amp;`;
  const LONG = 'W'.repeat(300);
  /** Components whose ids and titles contain markup or are long. */
  const hostile: Components = {
    ...mine,
    trajanCards: mine.trajanCards.map((card) => ({ ...card, id: `${card.id} ${HOSTILE}` })),
    titles: [
      { id: 'treasure', title: HOSTILE },
      ...mine.maleCitizens.map(({ id }, i) => ({ id, title: i % 2 === 0 ? LONG : HOSTILE })),
      ...mine.trajanCards.slice(2).map(({ id }) => ({ id: `${id} ${HOSTILE}`, title: LONG })),
    ],
  };
  const own = createEngine(hostile);
  const ownBoard = boards(own);

  test.each([2, 3, 4] as const)(
    '%i players: is drawn until the end of a game, and its titles are escaped',
    (players) => {
      const spoken = [english(own), german(own)];
      let times = 0;
      for (const state of game({ players, seed: 'own', promoCards: true }, own)) {
        if (times++ % 89 > 0 && !own.isTerminal(state)) continue;
        for (const viewer of [0, 'spectator'] as const)
          for (const one of spoken) {
            const view = own.view(state, viewer);
            const open = viewer === 0 ? pointing(ownBoard, view, own.choices(view, 0), []).open : [];
            const svg = ownBoard.board(view, { words: one, highlight: open, names: [HOSTILE, LONG] });
            expect(flawOf(svg)).toBeUndefined();
            expect(svg).not.toMatch(/undefined|NaN|\[object|<script/);
            expect(open.filter((id) => !idsIn(svg.replaceAll('&amp;', '&')).has(id) && !/[<"]/.test(id))).toEqual([]);
          }
      }
      const first = [...game({ players, seed: 'own' }, own)][4] as State;
      const svg = ownBoard.board(own.view(first, 0), { words: english(own) });
      // the box has 9 by 4 squares, and fewer temples
      expect(svg).toContain('data-id="s3c8"');
      expect(svg).not.toContain('data-id="s0c8"');
      expect(svg).toContain('aria-label="Row 2, column 4: temple"');
      expect(svg).not.toContain('aria-label="Row 2, column 3: temple"');
    },
  );
});
