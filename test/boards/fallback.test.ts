/** Tests of the board of any game: games without drawing code, all legal actions by pointing, and no hidden information in a picture. */

import { engine as aquileia } from '@ludi-romani/aquileia';
import { words as aquileiaWords } from '@ludi-romani/aquileia/words/en';
import { type BoardWords, type HotSeat, hotSeat, pointing } from '@ludi-romani/boards';
import { fallbackBoard, plainWords, withLabels } from '@ludi-romani/boards/fallback';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { words as cityOfRomeGerman } from '@ludi-romani/city-of-rome/words/de';
import { words as cityOfRomeWords } from '@ludi-romani/city-of-rome/words/en';
import {
  type Act,
  type Ask,
  chanceState,
  defineGame,
  type Engine,
  type GameTypes,
  keyedChance,
  type PerfectInformationGame,
} from '@ludi-romani/core';
import { say, type Words, wordsOf } from '@ludi-romani/core/words';
import { common, inWords } from '@ludi-romani/core/words/en';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as forumTrajanumWords } from '@ludi-romani/forum-trajanum/words/en';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { words as novaRomaWords } from '@ludi-romani/nova-roma/words/en';
import { describe, expect, test } from 'vitest';
import { describeBoard, flawOf, idsIn, layoutFlaws, tagOf } from '../boards';
import { ticTacToe } from '../core/testing/tic-tac-toe';
import { giftsWith } from '../gifts';
import { sealedGoods } from '../sealed-goods';
import { type Auctio, engine as auctio } from './auctio';

const english = { language: 'en', title: () => undefined, inWords, options: common, refusals: {} } as const;
const names = ['Livia', 'Marcus', 'Iulia'];

const ticTacToeWords = wordsOf(
  ticTacToe,
  {
    ...english,
    player: (_, seat) => names[seat] ?? '',
    asks: { mark: 'Mark a cell' },
    says: { mark: ({ cell }) => `Mark cell ${cell}` },
    tells: { marked: ({ player, cell }, { who }) => say`${who(player)} marks cell ${cell}` },
    rows: { line: 'Line' },
  },
  { types: [] },
);
const auctioWords = wordsOf(
  auctio,
  {
    ...english,
    player: (_, seat) => names[seat] ?? '',
    asks: { bid: 'Bid a card', place: 'Place a marker' },
    says: { bid: ({ card }) => `Bid the ${card}`, place: ({ x, y }) => `Mark column ${x + 1}, row ${y + 1}` },
    tells: { taken: ({ player, lot, card }, { who, thing }) => say`${who(player)} takes ${thing(lot)} for ${card}` },
    rows: { lots: 'Lots' },
  },
  { types: [] },
);

/** A game with one decision among 741 actions. */
type Leap = PerfectInformationGame<{
  state: { at: number };
  action: Act<'leap', { from: number; to: number }> | Act<'count', { number: number }> | Act<'rest'>;
  question: Ask<'go'>;
  answers: { go: Act<'leap', { from: number; to: number }> | Act<'count', { number: number }> | Act<'rest'> };
  row: 'at';
}>;
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const leap = defineGame<Leap>({
  game: 'leap',
  rulesVersion: '1',
  playerCounts: [2],
  perfectInformation: true,
  maxPlies: () => 1,
  setup: () => ({ players: [{}, {}], at: 0, pending: [{ ask: 'go', player: 0 }] }),
  questions: {
    go: {
      pendingReason: 'LE-1.1 first go',
      moves: {
        leap: {
          whyUnknown: 'LE-1.2 the places are 0 to 19',
          candidates: (_, { player }) =>
            upTo(240).map((i) => ({ type: 'leap', player, from: Math.floor(i / 12), to: i % 12 })),
          apply: (state, { to }) => {
            state.at = to;
          },
        },
        count: {
          whyUnknown: 'LE-1.3 the numbers are 0 to 499',
          candidates: (_, { player }) => upTo(500).map((number) => ({ type: 'count', player, number })),
          apply: (state, { number }) => {
            state.at = number;
          },
        },
        rest: { candidates: (_, { player }) => [{ type: 'rest', player }], apply: () => {} },
      },
    },
  },
  scores: ({ players, at }) => players.map(() => ({ total: at, rows: { at } })),
});
const leapWords = wordsOf(
  leap,
  {
    ...english,
    player: (_, seat) => names[seat] ?? '',
    asks: { go: 'Leap, count or rest' },
    says: {
      leap: ({ from, to }) => `Leap from ${from} to ${to}`,
      count: ({ number }) => `Count to ${number}`,
      rest: 'Rest',
    },
    tells: {},
    rows: { at: 'At' },
  },
  { types: [] },
);

/** Forgets the types of a game. */
const game = <G extends GameTypes>(engine: Engine<G>, words: Words<G>, players: number) => ({
  name: engine.game,
  engine: engine as unknown as Engine<GameTypes>,
  words: withLabels(words) as unknown as BoardWords<GameTypes>,
  board: fallbackBoard(engine as unknown as Engine<GameTypes>),
  players,
});
const FOREIGN = [game(ticTacToe, ticTacToeWords, 2), game(auctio, auctioWords, 3), game(leap, leapWords, 2)];
const ROMAN = [
  game(aquileia, aquileiaWords(aquileia), 3),
  game(cityOfRome, cityOfRomeWords(cityOfRome), 4),
  game(forumTrajanum, forumTrajanumWords(forumTrajanum), 4),
  game(novaRoma, novaRomaWords(novaRoma), 4),
];

/** Returns the ids of a picture at which the player can point now. */
const openIn = (svg: string): string[] => [...idsIn(svg)].filter((id) => tagOf(svg, id).includes('class="open"'));
/** Returns the texts of a picture. */
const textsIn = (svg: string): string[] => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, shown = '']) => shown);

/** Plays by clicks on what is open in the picture, and calls `see` before each click. */
function clickThrough(
  { engine, board, words, players }: (typeof FOREIGN)[number],
  seed: string,
  clicks: number,
  see: (table: HotSeat<GameTypes>, svg: string) => void = () => {},
): HotSeat<GameTypes> {
  const table = hotSeat(engine, board, { words }, engine.start({ players, seed }));
  const chance = keyedChance(chanceState(seed));
  for (let click = 0; click < clicks && !table.isOver; click++) {
    const svg = table.picture();
    see(table, svg);
    table.point(chance.pick(openIn(svg)));
    expect(table.refusal).toBeNull();
  }
  return table;
}

test.each(FOREIGN)('a whole game of $name can be played by clicks on the picture', (one) => {
  for (const seed of ['a', 'b', 'c']) {
    const table = clickThrough(one, seed, 200, (_, svg) => expect(flawOf(svg)).toBeUndefined());
    expect(table.isOver).toBe(true);
    expect(table.actions.length).toBeGreaterThan(0);
    expect(table.picture()).toContain('The game is over');
    expect(openIn(table.picture())).toEqual([]);
  }
});

test.each([...FOREIGN, ...ROMAN])('no two legal actions of $name have the same ids, in states and views', (one) => {
  const { engine, board, players } = one;
  const chance = keyedChance(chanceState('unique'));
  let state = engine.initialState({ players, seed: 'unique' });
  for (let ply = 0; ply < 30 && !engine.isTerminal(state); ply++) {
    const views = engine.activePlayers(state).map((seat) => engine.view(state, seat));
    // in a state, each call lists all legal actions
    for (const seen of engine.legalActions(state).length > 100 ? views : [state, ...views]) {
      const ids = engine.legalActions(seen).map((action) => board.targets(seen, action).join(' '));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.join(' ')).toMatch(/^[\w -]+$/);
    }
    state = engine.apply(state, chance.pick(engine.legalActions(state)));
  }
});

test.each([...FOREIGN, ...ROMAN])('what $name hides is not in a picture', (one) => {
  let compared = 0;
  const { engine, board, words } = one;
  clickThrough(one, 'hidden', 40, (table) => {
    const view = engine.view(table.state, table.seat);
    const draw = (seed: string) => {
      const dealt = engine.view(engine.determinize(view, seed), table.seat);
      const targets = engine.legalActions(dealt).map((action) => board.targets(dealt, action));
      return [board.board(dealt, { words }), ...targets.flat()].join();
    };
    const drawn = draw('one');
    expect(draw('two')).toBe(drawn);
    expect(drawn.startsWith(board.board(view, { words }))).toBe(true);
    compared++;
  });
  expect(compared).toBeGreaterThan(0);
});

describe('a picture', () => {
  const [, bidding = game(auctio, auctioWords, 3), leaping = game(leap, leapWords, 2)] = FOREIGN;
  const { engine, board, words } = bidding;
  const start = engine.initialState({ players: 3, seed: 'picture' });
  const viewOf = (table: HotSeat<GameTypes>) => engine.view(table.state, table.seat);

  test('shows the fields of the view in words, the area of the viewer first, and who must act', () => {
    const table = clickThrough(bidding, 'picture', 6);
    const svg = table.picture();
    const texts = textsIn(svg);
    for (const shown of ['Last player', 'Board', 'Deck (3)', 'Hand (3)', 'Bid a card']) expect(texts).toContain(shown);
    const areas = board.parts(viewOf(table)).filter((part) => part.startsWith('area-'));
    expect(areas[0]).toBe(`area-${table.seat}`);
    const alone = (part: string) => board.board(viewOf(table), { words, part });
    const active = engine.activePlayers(table.state);
    for (const seat of [0, 1, 2])
      expect(alone(`area-${seat}`).includes('stroke="#b36b00"')).toBe(active.includes(seat));
    // titles of the words instead of ids, and names instead of seats
    expect(svg).not.toMatch(/>(olive-grove|wheat-field|vineyard|fish-pond)</);
    expect(textsIn(alone('shared')).filter((shown) => names.includes(shown))).toHaveLength(1);
  });

  test('shows the cards of the viewer, and empty cells for the others', () => {
    const area = (viewer: number, seat: number) =>
      board.board(engine.view(start, viewer), {
        words,
        part: `area-${seat}`,
      });
    const hand = (start as unknown as Auctio['state']).players[1]?.hand.map(String) ?? [];
    expect(textsIn(area(1, 1))).toEqual(expect.arrayContaining(hand));
    expect(textsIn(area(0, 1)).filter((shown) => /^\d+$/.test(shown))).toEqual([]);
    expect(area(0, 1).match(/stroke-dasharray="3 4"/g)).toHaveLength(4);
    expect(area(1, 1)).toContain('aria-label="Hand: ');
  });

  test('draws a list of lists as rows of cells of one width', () => {
    const svg = board.board(engine.view(start, 0), {
      words,
      part: 'shared',
    });
    const grid = svg.slice(svg.indexOf('>Board<'));
    const places = [...grid.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" [^>]*fill="url\(#ludi-earth\)"/g)];
    expect(places).toHaveLength(9);
    expect(new Set(places.map(([, x]) => x)).size).toBe(3);
    expect(new Set(places.map(([, , y]) => y)).size).toBe(3);
  });

  test('breaks texts of any length so that they fit into their panel', () => {
    const long = 'x'.repeat(300);
    const view = { ...engine.view(start, 0), [long]: long, deep: [{ [`a${long}`]: [`the long ${long}`, long] }] };
    const svg = board.board(view, { words, part: 'shared' });
    expect(flawOf(svg)).toBeUndefined();
    expect(textsIn(svg).join('').match(/x/gi)).toHaveLength(5 * 300);
    expect(layoutFlaws(svg, 0)).toEqual([]);
  });

  test('draws many equal items in a row once, with their number', () => {
    const view = { ...engine.view(start, 0), tokens: [0, 0, 0, 0, 0, 0, 1, null, null, 0, 0, 0] };
    const texts = textsIn(board.board(view, { words, part: 'shared' }));
    expect(texts.slice(texts.indexOf('Tokens (12)') + 1)).toEqual(['0', '×6', '1', '0', '0', '0']);
  });

  test('names the players of each team', () => {
    const gifts = giftsWith(() => [
      [0, 2],
      [1, 3],
    ]);
    const view = gifts.view(gifts.initialState({ players: 4, seed: 's' }), 0);
    const look = { words: withLabels(plainWords(gifts)), names: ['Livia', 'Marcus', 'Iulia', 'Gaius'] };
    const shared = textsIn(fallbackBoard(gifts).board(view, { ...look, part: 'shared' }));
    expect(shared.slice(0, 7)).toEqual(['Table', 'Team 1', 'Livia', 'Iulia', 'Team 2', 'Marcus', 'Gaius']);
    const alone = giftsWith((players) => Array.from({ length: players }, (_, seat) => [seat]));
    const apart = alone.view(alone.initialState({ players: 4, seed: 's' }), 0);
    expect(fallbackBoard(alone).board(apart, look)).not.toContain('Team');
  });

  test('has the labels of the language of the words', () => {
    const state = cityOfRome.initialState({ players: 2, seed: 'labels' });
    const board = fallbackBoard(cityOfRome, 'Die Stadt');
    const waiting = (words: Words<typeof cityOfRome extends Engine<infer G> ? G : never>) =>
      board.board(cityOfRome.view(state, 'spectator'), { words: withLabels(words) });
    expect(waiting(cityOfRomeWords(cityOfRome))).toContain('Waiting for others');
    expect(waiting(cityOfRomeGerman(cityOfRome))).toContain('Warten auf andere');
    expect(waiting(cityOfRomeGerman(cityOfRome))).toContain('>Die Stadt<');
    const own = withLabels(cityOfRomeWords(cityOfRome));
    expect(withLabels(own)).toBe(own);
  });

  test('shows the ends of choices that are too many for buttons, and buttons for the others', () => {
    const drawn = fallbackBoard(sealedGoods);
    const plain = withLabels({
      ...words,
      say: (_: unknown, { type }: { type: string }) => [`does ${type}`],
      ask: (_: unknown, { ask }: { ask: string }) => [ask],
    } as never);
    const sale = sealedGoods.initialState({ players: 2, seed: 'any' });
    const picture = (state: typeof sale, seat: number) =>
      textsIn(drawn.board(sealedGoods.view(state, seat), { words: plain })).join(' ');
    expect(picture(sale, 0)).toMatch(/sell none – sell 1\+2\+3/);
    const alone = drawn.board(sealedGoods.view(sale, 0), { words: plain, part: 'prompt' });
    expect(textsIn(alone).filter((one) => one.includes('+')).length).toBeGreaterThan(1);
    expect(layoutFlaws(alone, 0)).toEqual([]);
    const bidding = sealedGoods.apply(sale, { type: 'sell', player: 0, cards: [2] });
    expect(picture(bidding, 1)).toContain('bid 1 – bid 1000000000');
    expect(picture(bidding, 1)).toContain('does pass');
    expect(picture(bidding, 0)).not.toContain('bid 1 –');
  });

  describe('of many actions offers them in steps', () => {
    const { engine, board, words } = leaping;
    const view = engine.view(engine.initialState({ players: 2, seed: 'steps' }), 0);
    const choices = engine.choices(view, 0);
    const shown = (...selected: string[]) => {
      const { open } = pointing(board, view, choices, selected);
      return board.board(view, { words, selected, highlight: open });
    };

    test('first the types, then the values of a field, with few buttons at a time', () => {
      const types = openIn(shown());
      expect(types).toEqual(['step-type_vleap', 'step-type_vcount', 'act-0_srest']);
      expect(textsIn(shown())).toEqual(expect.arrayContaining(['Leap (240)', 'Count (500)', 'Rest']));
      const leaps = shown('step-type_vleap');
      expect(openIn(leaps)).toHaveLength(20);
      const buttons = [...idsIn(leaps)].filter((id) => /^(step|act)-/.test(id));
      expect(buttons).toEqual(['step-type_vleap', ...openIn(leaps)]);
      expect(tagOf(leaps, 'step-type_vleap')).toContain('class="open chosen"');
      expect(tagOf(leaps, openIn(leaps).at(-1) ?? '')).toContain('aria-label="From: 19 (12)"');
      expect(textsIn(leaps)).toEqual(expect.arrayContaining(['Leap', 'From', '19 (12)']));
      expect(textsIn(shown('step-type_vcount'))).toContain('0 – 21 (22)');
    });

    test('so that each action can be chosen, and the last step can be taken back', () => {
      const drawn = new Map<string, ReadonlySet<string>>();
      const pictureOf = (selected: readonly string[]) => {
        const ids = drawn.get(selected.join()) ?? idsIn(shown(...selected));
        drawn.set(selected.join(), ids);
        return ids;
      };
      for (const action of engine.legalActions(view)) {
        const ids = board.targets(view, action);
        for (const [step, id] of ids.entries()) expect(pictureOf(ids.slice(0, step))).toContain(id);
        expect(ids.length).toBeLessThan(4);
      }
      const [type = '', chunk = ''] = board.targets(view, { type: 'count', player: 0, number: 250 } as never);
      const table = hotSeat(engine, board, { words }, engine.start({ players: 2, seed: 'steps' }));
      table.point(type);
      table.point(chunk);
      expect(openIn(table.picture())).toContain('act-0_scount_s250');
      table.point(chunk);
      expect(openIn(table.picture())).toEqual(openIn(shown(type)));
      table.point(chunk);
      table.point('act-0_scount_s250');
      expect(table.actions).toEqual([{ type: 'count', player: 0, number: 250 }]);
    });
  });
});

for (const { engine, board, words } of ROMAN)
  describeBoard({ engine, board, languages: [words], isHigh: true }, 'sample');
