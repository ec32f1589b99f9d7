/** Tests of the validation of untrusted positions. */
import { engine, type MutableState, type Question, type State } from '@ludi-romani/city-of-rome';
import { problems } from '@ludi-romani/city-of-rome/schemas';
import { describe, expect, test } from 'vitest';
import { at, clone, wholeGame } from './scene';

const states: State[] = [];
wholeGame({ players: 3, seed: 'validation' }, 'eager', (state) => void states.push(clone(state)));

const isAsked = <A extends Question['ask']>(frame: object, ask: A): frame is Extract<Question, { ask: A }> =>
  'ask' in frame && frame.ask === ask;
const asks = ({ pending }: State, ask: Question['ask']) => isAsked(pending.at(-1) ?? {}, ask);

type Change = (state: MutableState) => unknown;

/** Returns the first state of the game with the open question `ask`, after `change`. */
function position(ask: Question['ask'], change: Change): State {
  const found = states.find((state) => asks(state, ask));
  if (found === undefined) throw new Error(`the game must ask ${ask}`);
  const state = clone(found);
  change(state);
  return state;
}
const messages = (state: State) => problems(state).map(({ path, message }) => `${path}: ${message}`);

describe('an untrusted position', () => {
  const cellOf = (s: MutableState, part: string) => at(s, 0).city.findIndex((card) => card?.includes(part));
  const put = <T>(list: T[], i: number, value: T) => list.splice(i, 1, value);
  const top = (s: MutableState) => s.pending.at(-1) as Extract<Question, { ask: 'keep' }>;
  const stretch = (s: MutableState) => {
    for (const cell of [0, at(s, 0).city.length - 1]) put(at(s, 0).city, cell, s.decks.III.pop() ?? null);
  };
  const strip = (s: MutableState) => put(s.strips, 0, { id: s.strips[1]?.id ?? '', reversed: false });
  const swapTops = ({ decks: { II, III } }: MutableState) => {
    const [two = '', three = ''] = [II.pop(), III.pop()];
    II.push(three);
    III.push(two);
  };

  test.each<[string, Question['ask'], RegExp, Change]>([
    [
      'a card twice',
      'take',
      /^decks: CR-13\.1 .* in deck II and in deck II$/,
      (s) => s.decks.II.push(s.decks.II[0] ?? ''),
    ],
    ['a card nowhere', 'take', /^decks: CR-13\.1 .* is nowhere$/, (s) => s.decks.III.pop()],
    [
      'a card not in this game',
      'take',
      /^decks: CR-13\.1 .* iv-market is in deck IV, but not in this game$/,
      (s) => s.decks.IV.push('iv-market'),
    ],
    [
      'a card in two hands',
      'take',
      /^decks: CR-13\.1 .* the hand of seat 0 and in the hand of seat 1$/,
      (s) => {
        for (const seat of [0, 1]) at(s, seat).hand.push('iii-market');
      },
    ],
    [
      'a drawn card in its deck',
      'keep',
      /^decks: CR-13\.1 .* deck .* the cards drawn by a school$/,
      (s) => s.decks[top(s).deck].push(...top(s).secret.drawn),
    ],
    [
      'a card of the packet on offer',
      'draft',
      /^decks: CR-13\.1 .* the offer and in the packet of/,
      (s) => s.offer.push(...s.players.flatMap(({ packet }) => packet.slice(0, 1))),
    ],
    [
      'a missing starting building',
      'take',
      /^decks: CR-13\.1 .* start-.* is nowhere$/,
      (s) => put(at(s, 0).city, cellOf(s, 'start-'), null),
    ],
    ["decks with each other's cards", 'take', /^decks: CR-13\.2 iii-.* is in deck II, but not of deck II$/, swapTops],
    [
      'a back of another deck than the card',
      'take',
      /^decks: CR-13\.2 ii-.* in the hand of seat 0, but not of deck III$/,
      (s) => Object.assign(at(s, 0).secret[0] ?? {}, { back: 'III' }),
    ],
    [
      'cards of another deck drawn',
      'keep',
      /^decks: CR-13\.2 .* in the cards drawn by a school, but not of deck/,
      (s) => (top(s).deck = top(s).deck === 'II' ? 'III' : 'II'),
    ],
    [
      'another number of drawn cards than the question says',
      'keep',
      /^pending: CR-13\.1 a school must have drawn \d cards, not \d$/,
      (s) => top(s).count++,
    ],
    [
      'an influence card before its round',
      'emissary',
      /^influenceOnTable: CR-13\.1 there must be 1 of influence-14, not 2$/,
      (s) => s.influenceOnTable.push('influence-14'),
    ],
    [
      'an influence card nowhere',
      'turn',
      /^influenceOnTable: CR-13\.1 there must be 1 of influence-3, not 0$/,
      (s) => {
        s.round = 3;
      },
    ],
    [
      'an influence card of other games',
      'turn',
      /^influenceOnTable: CR-13\.1 there must be 0 of influence-4/,
      (s) => at(s, 1).influenceCards.push('influence-4'),
    ],
    ['a strip twice', 'take', /^strips: CR-3\.14 strip-\d must be in the stack exactly once$/, strip],
    [
      'an emissary too many',
      'take',
      /^emissaries: CR-13\.11 seat 0 must be on at most 1 of the fields$/,
      (s) => s.emissaries.fill(0),
    ],
    [
      'a color twice',
      'take',
      /^players: CR-3\.18 seat 0 must have the color /,
      (s) => (at(s, 0).color = at(s, 1).color),
    ],
    [
      'other colors than chosen',
      'take',
      /^players: CR-3\.18/,
      (s) => Object.assign(s, { options: { ...s.options, colors: ['white', 'brown', 'orange'] } }),
    ],
    [
      'a city too large',
      'take',
      /^players: CR-13\.4 the city of seat 0 must span at most 4 columns and 4 rows$/,
      stretch,
    ],
    ['tokens on an empty cell', 'take', /^players: CR-13\.7 .* at most 0/, (s) => put(at(s, 0).tokens, 0, 1)],
    [
      'tokens on a residence',
      'take',
      /^players: CR-13\.7 .* at most 0/,
      (s) => put(at(s, 0).tokens, cellOf(s, 'residence'), 1),
    ],
    ['two bricks on a farm', 'take', /^players: CR-13\.7/, (s) => put(at(s, 0).tokens, cellOf(s, 'farm'), 2)],
    ['an emissary of no player', 'take', /^emissaries: must be seats of players$/, (s) => put(s.emissaries, 0, 3)],
    ['a card returned by no player', 'take', /^returnedBy: must be seats of players$/, (s) => s.returnedBy.II.push(3)],
    [
      'a question of no player',
      'take',
      /^pending\[0\].player: must be the seat of a player$/,
      (s) => s.pending.unshift({ ask: 'take', player: 3 }),
    ],
    [
      'a task on top',
      'take',
      /^pending: the open question has no legal answer/,
      (s) => s.pending.push({ do: 'upkeep' }),
    ],
    [
      'a first player of no seat',
      'take',
      /^options\.startPlayer: must be the seat of a player$/,
      (s) => Object.assign(s, { options: { ...s.options, startPlayer: 3 } }),
    ],
    [
      'options for others',
      'take',
      /^options\.players: must be the number of seats$/,
      (s) => Object.assign(s, { options: { ...s.options, players: 2 } }),
    ],
  ])('refuses %s', (_, ask, message, change) => {
    expect(messages(position(ask, () => {}))).toEqual([]);
    expect(messages(position(ask, change))).toContainEqual(expect.stringMatching(message));
  });

  test('CR-5.23 CR-3.13 counts the cards in questions at every depth of the stack', () => {
    const school = (s: MutableState, drawn: string[]) =>
      s.pending.unshift({ ask: 'return', player: 1, deck: 'III', count: drawn.length, secret: { drawn } });
    const twice = position('take', (s) => school(s, s.decks.III.slice(0, 2)));
    expect(messages(twice)).toEqual(
      Array(2).fill(expect.stringMatching(/^decks: CR-13\.1 .* deck III and in the cards drawn/)),
    );
    expect(messages(position('take', (s) => school(s, s.decks.III.splice(0, 2))))).toEqual([]);
    // the packet of a second draft
    const again = position('take', (s) => s.pending.unshift({ ask: 'draft', player: 0 }));
    expect(messages(again)).toContainEqual(expect.stringMatching(/^decks: CR-13\.1 .* in the packet of seat 0$/));
    const fresh = position('take', (s) => {
      s.pending.unshift({ ask: 'draft', player: 0 });
      at(s, 0).packet = s.decks.II.splice(0, 3);
    });
    expect(messages(fresh)).toEqual([]);
  });

  test('may be playable even if no game reaches it', () => {
    const odd = position('turn', (s) => {
      s.offer.push(s.decks.II.shift() ?? '');
      s.returnedBy.II.unshift(2);
      s.pending.push({ ask: 'take', player: 2 });
      for (const player of s.players) player.packet = [];
    });
    expect(messages(odd)).toEqual([]);
    expect(engine.legalActions(odd).every(({ type, player }) => type === 'take-card' && player === 2)).toBe(true);
  });
});
