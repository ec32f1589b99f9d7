/** Positions from outside that are refused or accepted, and the facts of section 13 about every state that a game reaches. */
import {
  type CityOfRome,
  deckIds,
  engine,
  type MutableState,
  type Question,
  type State,
} from '@ludi-romani/city-of-rome';
import { problems } from '@ludi-romani/city-of-rome/schemas';
import { areaFrom, occurrences } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { at, clone, printed, wholeGame } from './scene';

function game(options: Omit<CityOfRome['options'], 'seed'>, style: 'eager' | 'random' = 'eager'): State[] {
  const states: State[] = [];
  wholeGame({ ...options, seed: 'validation' }, style, (state) => void states.push(clone(state)));
  return states;
}

const games = [
  game({ players: 2 }),
  game({ players: 3 }),
  game({ players: 4, aqueductsStay: true }),
  game({ players: 4, selectiveProduction: true }, 'random'),
];

const isAsked = <A extends Question['ask']>(frame: object, ask: A): frame is Extract<Question, { ask: A }> =>
  'ask' in frame && frame.ask === ask;
const asks = ({ pending }: State, ask: Question['ask']) => isAsked(pending.at(-1) ?? {}, ask);

type Change = (state: MutableState) => unknown;

/** The first state of the game of three in which that is asked, with the last frame of the stack, changed by hand. */
function position(ask: Question['ask'], change: Change): State {
  const found = games[1]?.find((state) => asks(state, ask));
  if (found === undefined) throw new Error(`nobody is asked ${ask}`);
  const state = clone(found);
  change(state);
  return state;
}
const messages = (state: State) => problems(state).map(({ path, message }) => `${path}: ${message}`);

describe('a position from outside', () => {
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
      /^decks: CR-13\.1 .* deck .* what a school drew$/,
      (s) => s.decks[top(s).deck].push(...top(s).secret.drawn),
    ],
    [
      'a card of the packet on offer',
      'draft',
      /^decks: CR-13\.1 .* the offer and in the packet of/,
      (s) => s.offer.push(...s.players.flatMap(({ packet }) => packet.slice(0, 1))),
    ],
    [
      'a starting building gone',
      'take',
      /^decks: CR-13\.1 .* start-.* is nowhere$/,
      (s) => put(at(s, 0).city, cellOf(s, 'start-'), null),
    ],
    ["decks with each other's cards", 'take', /^decks: CR-13\.2 a card of another deck than II: iii-/, swapTops],
    [
      'a back not of its card',
      'take',
      /^decks: CR-13\.2 .* than III: ii-.* in the hand/,
      (s) => Object.assign(at(s, 0).secret[0] ?? {}, { back: 'III' }),
    ],
    [
      'cards of another deck drawn',
      'keep',
      /^decks: CR-13\.2 .* in what a school drew$/,
      (s) => (top(s).deck = top(s).deck === 'II' ? 'III' : 'II'),
    ],
    [
      'a number that was not drawn',
      'keep',
      /^pending: CR-13\.1 a school drew \d cards, not \d$/,
      (s) => top(s).count++,
    ],
    [
      'an influence card early',
      'emissary',
      /^influenceOnTable: CR-13\.1 there are 1 of influence-14, not 2$/,
      (s) => s.influenceOnTable.push('influence-14'),
    ],
    [
      'an influence card nowhere',
      'turn',
      /^influenceOnTable: CR-13\.1 there are 1 of influence-3, not 0$/,
      (s) => {
        s.round = 3;
      },
    ],
    [
      'an influence card of other games',
      'turn',
      /^influenceOnTable: CR-13\.1 there are 0 of influence-4/,
      (s) => at(s, 1).influenceCards.push('influence-4'),
    ],
    ['a strip twice', 'take', /^strips: CR-3\.14 strip-\d must be in the stack exactly once$/, strip],
    [
      'an emissary too many',
      'take',
      /^emissaries: CR-13\.11 seat 0 has no more emissaries$/,
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
    ['a city too large', 'take', /^players: CR-13\.4 the city of seat 0 is wider or higher than 4$/, stretch],
    ['tokens on an empty cell', 'take', /^players: CR-13\.7 .* at most 0/, (s) => put(at(s, 0).tokens, 0, 1)],
    [
      'tokens on a residence',
      'take',
      /^players: CR-13\.7 .* at most 0/,
      (s) => put(at(s, 0).tokens, cellOf(s, 'residence'), 1),
    ],
    ['two bricks on a farm', 'take', /^players: CR-13\.7/, (s) => put(at(s, 0).tokens, cellOf(s, 'farm'), 2)],
    ['an emissary of no player', 'take', /^emissaries: no player has that seat$/, (s) => put(s.emissaries, 0, 3)],
    ['a card returned by no player', 'take', /^returnedBy: no player has that seat$/, (s) => s.returnedBy.II.push(3)],
    [
      'a question of no player',
      'take',
      /^pending: no player has that seat$/,
      (s) => s.pending.unshift({ ask: 'take', player: 3 }),
    ],
    ['a task on top', 'take', /^pending: somebody must decide/, (s) => s.pending.push({ do: 'upkeep' })],
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
  ])('%s', (_, ask, message, change) => {
    expect(messages(position(ask, () => {}))).toEqual([]);
    expect(messages(position(ask, change))).toContainEqual(expect.stringMatching(message));
  });

  test('CR-5.23 CR-3.13 cards in a question count, however deep the question lies', () => {
    const school = (s: MutableState, drawn: string[]) =>
      s.pending.unshift({ ask: 'return', player: 1, deck: 'III', count: drawn.length, secret: { drawn } });
    const twice = position('take', (s) => school(s, s.decks.III.slice(0, 2)));
    expect(messages(twice)).toEqual(Array(2).fill(expect.stringMatching(/^decks: CR-13\.1 .* deck III and in what a/)));
    expect(messages(position('take', (s) => school(s, s.decks.III.splice(0, 2))))).toEqual([]);
    // a packet that is drafted from again
    const again = position('take', (s) => s.pending.unshift({ ask: 'draft', player: 0 }));
    expect(messages(again)).toContainEqual(expect.stringMatching(/^decks: CR-13\.1 .* in the packet of seat 0$/));
    const fresh = position('take', (s) => {
      s.pending.unshift({ ask: 'draft', player: 0 });
      at(s, 0).packet = s.decks.II.splice(0, 3);
    });
    expect(messages(fresh)).toEqual([]);
  });

  test('that no game reaches may be played', () => {
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

type Player = State['players'][number];

describe('section 13: in every state of a game', () => {
  const { card, grid, components } = printed;
  const { startingLayout } = components;
  const cellsOf = ({ city }: Player) => [...city.keys()].filter((cell) => city[cell] !== null);
  const standing = ({ city }: Player) => city.flatMap((id) => (id === null ? [] : [card(id).building]));
  const lines = (cells: readonly number[], line: readonly number[]) => new Set(cells.map((cell) => line[cell])).size;
  const aqueducts = (own: Player) =>
    cellsOf(own).filter((cell) => card(own.city[cell] ?? '').building.category === 'aqueduct');
  const builds = (own: Player) => cellsOf(own).length + own.replaced.length - startingLayout.length;
  const kept = ({ secretLog }: Player) => secretLog.filter((entry) => deckIds.some((deck) => deck === entry));
  const shown = ({ secretLog }: Player) => secretLog.filter((entry) => !deckIds.some((deck) => deck === entry));
  const onStrip = ({ emissaries }: State) => emissaries.filter((seat) => seat !== null).length;
  const setup = ({ players }: State) => printed.setup(players.length);
  const turns = (s: State) => s.players.length * setup(s).emissariesPerPlayer;
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const tokensOn = ({ players }: State, category: string) =>
    sum(
      players.flatMap(({ city, tokens }) =>
        tokens.filter((_, i) => card(city[i] ?? 'ii-market').building.category === category),
      ),
    );

  test.each<[string, (state: State, before: State) => boolean]>([
    ['2: deck I shrinks by what is revealed', (s) => s.decks.I.length === 14 - s.round * setup(s).revealPerDeck],
    [
      '3: the offer is full when the emissaries are placed, and has a card for each turn to come',
      (s) => (asks(s, 'emissary') ? s.offer.length === turns(s) : [0, 1].includes(onStrip(s) - s.offer.length)),
    ],
    [
      '4: a city is connected and keeps its starting cells',
      ({ players }) =>
        players.every((own) => {
          const start = startingLayout.map(({ x, y }) => grid.xs.findIndex((at, i) => at === x && grid.ys[i] === y));
          const area = areaFrom(grid, start[0] ?? 0, (cell) => own.city[cell] !== null);
          return area.length === cellsOf(own).length && start.every((cell) => area.includes(cell));
        }),
    ],
    [
      '4: a city never loses a cell',
      (s, before) => s.players.every((own, seat) => cellsOf(at(before, seat)).every((cell) => own.city[cell] !== null)),
    ],
    [
      '5: no two aqueducts stand in a row or column',
      ({ players }) =>
        players.every((own) => {
          const cells = aqueducts(own);
          return [grid.xs, grid.ys].every((line) => lines(cells, line) === cells.length);
        }),
    ],
    [
      '5: only aqueducts replace, and none where they stay',
      ({ players, options }) =>
        players.every(({ replaced, ...own }) => {
          const gone = replaced.filter((id) => card(id).building.category === 'aqueduct').length;
          return (
            replaced.length <= gone + aqueducts({ replaced, ...own }).length && !(options.aqueductsStay && gone > 0)
          );
        }),
    ],
    [
      '6: a hand has 1 to 15 cards after the draft',
      ({ players }) =>
        players.every(({ hand, secret, opening }) => {
          const size = hand.length + secret.length;
          return opening === null ? size === 0 : size >= 1 && size <= 15;
        }),
    ],
    [
      '7: 4 brick tokens and 17 point tokens at most',
      (s) => tokensOn(s, 'production') <= 4 && tokensOn(s, 'public') <= 17,
    ],
    [
      '7: point tokens stay while their card does',
      (s, before) =>
        s.players.every(({ city, tokens }, seat) =>
          city.every((id, cell) => {
            const was = at(before, seat);
            return (
              id === null ||
              id !== was.city[cell] ||
              card(id).building.category !== 'public' ||
              tokens[cell] === was.tokens[cell]
            );
          }),
        ),
    ],
    [
      '9: a player builds at most once a turn and takes a card in each of 14',
      (s) =>
        s.players.every((own) => {
          const held = own.hand.length + own.secret.length + builds(own);
          return builds(own) <= 14 && (s.pending.length > 0 || held === 15 + kept(own).length);
        }),
    ],
    [
      '10: influence cards are won in the order in which they came',
      ({ players, ...s }) =>
        players.every(({ influenceCards: won }) => {
          const order = setup({ players, ...s }).influenceCards.map(({ card }) => card);
          return won.every((id, i) => i === 0 || order.indexOf(id) > order.indexOf(won[i - 1] ?? ''));
        }),
    ],
    [
      '11: emissaries stand on the strip in a round, and only then',
      (s) => (s.pending.length === 0 || s.round === 0 ? onStrip(s) === 0 : onStrip(s) > 0 || asks(s, 'emissary')),
    ],
    [
      '12: rounds follow each other',
      (s, before) => [0, 1].includes(s.round - before.round) && s.round <= setup(s).rounds,
    ],
    [
      '13: exactly one player must act until the end',
      (s) => engine.activePlayers(s).length === Number(s.pending.length > 0),
    ],
    [
      'CR-3.13: an opening card is from the packet of its player',
      ({ players }) => players.every(({ packet, opening }) => opening === null || packet.includes(opening)),
    ],
    [
      'CR-5.23: each school keeps one card',
      ({ players, pending }) =>
        players.every((own, seat) => {
          const schools = [...standing(own), ...own.replaced.map((id) => card(id).building)].filter(
            (type) => type.category === 'public' && type.publicKind === 'school',
          );
          const keeping = pending.some(
            (frame) => (isAsked(frame, 'keep') || isAsked(frame, 'school-deck')) && frame.player === seat,
          );
          return kept(own).length === schools.length - Number(keeping);
        }),
    ],
    [
      'CR-6.2: no sole leader leaves influence cards on the table',
      ({ players, pending, influenceOnTable }) => {
        const influence = players.map((own) => own.influence);
        return (
          pending.length > 0 || influenceOnTable.length === 0 || occurrences(influence, Math.max(...influence)) > 1
        );
      },
    ],
    [
      'CR-9.3: production buildings are left out once each, where they may be',
      ({ pending, options, players }) =>
        pending.every(
          (frame) =>
            !isAsked(frame, 'turn') ||
            (new Set(frame.idle).size === frame.idle.length &&
              (options.selectiveProduction || frame.idle.length === 0) &&
              frame.idle.every((cell) => players[frame.player]?.city[cell] !== null)),
        ),
    ],
    [
      'CR-10.2: the log and the packet account for the secret cards',
      ({ players }) =>
        players.every((own) =>
          deckIds.every((deck) => {
            const came = occurrences(kept(own), deck) + Number(deck === 'II' && own.opening !== null);
            const went = shown(own).filter((id) => card(id).deck === deck).length;
            return own.secret.filter(({ back }) => back === deck).length === came - went;
          }),
        ),
    ],
    [
      'CR-10.5: a card that was shown is built',
      ({ players, pending }) =>
        players.every((own) =>
          shown(own).every(
            (id) =>
              [...own.city, ...own.replaced].includes(id) ||
              pending.some((frame) => isAsked(frame, 'place') && frame.card === id),
          ),
        ),
    ],
    [
      'CR-10.6: only who kept a card of a deck has put some under it',
      ({ players, returnedBy, decks }) =>
        deckIds.every(
          (deck) =>
            returnedBy[deck].length <= decks[deck].length &&
            returnedBy[deck].every((seat) => players[seat]?.secretLog.includes(deck)),
        ),
    ],
  ])('%s', (_, holds) => {
    for (const states of games)
      states.forEach((state, i) => {
        if (!holds(state, states[i - 1] ?? state)) expect.fail(`does not hold in state ${i}, round ${state.round}`);
      });
  });
});
