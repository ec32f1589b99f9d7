/**
 * Tests the distribution of deals. All deals that agree with a view and the rules must be equally likely. The tests count the possible worlds
 * of small cases one by one, independently of the games' algorithms.
 */
import {
  type State as AquileiaReading,
  type MutableState as AquileiaState,
  engine as aquileia,
} from '@ludi-romani/aquileia';
import { engine as cityOfRome, type View as RomanView } from '@ludi-romani/city-of-rome';
import { describe, expect, test } from 'vitest';
import { engine as sortes } from '../core/testing/sortes';
import { engine as tali } from '../core/testing/tali';
import { critical, expectSpread, orders, weigh } from './distribution';

test('the critical values agree with printed tables', () => {
  // the critical values of a chi-square table for p = 0.0001
  for (const [degrees, value] of [
    [3, 21.108],
    [7, 29.878],
    [23, 56.0],
  ] as const)
    expect(Math.abs(critical(degrees) / value - 1)).toBeLessThan(0.04);
});

test('expectSpread refuses a slightly uneven distribution, and impossible worlds', () => {
  const worlds = new Map([
    ['even', 1],
    ['odd', 1],
  ]);
  const die = (faces: number) => (seed: string) =>
    (Number(seed.slice('spread '.length)) % faces) % 2 ? 'odd' : 'even';
  expectSpread(die(2), worlds, 1_000);
  expect(() => expectSpread(die(5), worlds, 1_000)).toThrow('even');
  expect(() => expectSpread(() => 'neither', worlds, 1_000)).toThrow('neither is impossible');
});

describe('City of Rome', () => {
  const played = (players: 2 | 3 | 4, until: (state: ReturnType<typeof cityOfRome.initialState>) => boolean) => {
    let state = cityOfRome.initialState({ players, seed: 'spread' });
    for (let ply = 0; !until(state); ply++) {
      const legal = cityOfRome.legalActions(state);
      const action = legal[(5 * ply) % legal.length];
      if (action === undefined) throw new Error('the game ended too early');
      state = cityOfRome.apply(state, action);
    }
    return state;
  };

  test('CR-11.1 hidden cards of a deck: every assignment to the deck and to hidden hands', () => {
    const state = played(2, ({ round }) => round === 2);
    const view = cityOfRome.view(state, 0);
    // the view shows all of deck II except the two cards on top
    const decks = { ...view.decks, II: state.decks.II.map((card, i, deck) => (i >= deck.length - 2 ? null : card)) };
    const told: RomanView = { ...view, decks };
    const secret = state.players[1]?.secret.filter(({ back }) => back === 'II') ?? [];
    expect(secret.length).toBeGreaterThan(0);
    const unknown = [...state.decks.II.slice(-2), ...secret.map(({ card }) => card)];
    expectSpread(
      (seed) => {
        const { decks, players } = cityOfRome.determinize(told, seed);
        return [...decks.II.slice(-2), ...(players[1]?.secret.map(({ card }) => card) ?? [])].join(' ');
      },
      weigh(orders(unknown), (order) => order.join(' ')),
      orders(unknown).length * 60,
    );
  });

  test('CR-11.1 later drafters hold the cards that the viewer passed on, and an earlier opening card is any other card', () => {
    // the viewer drafts first of three players, so the other two players hold the two remaining cards
    const state = played(3, ({ round }) => round === 1);
    const viewer = state.players.findIndex(({ packet }) => packet.length === 3);
    const own = state.players[viewer];
    const passed = own?.packet.filter((card) => card !== own.opening) ?? [];
    const others = state.players.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    expect(passed).toHaveLength(2);
    expectSpread(
      (seed) => {
        const { players } = cityOfRome.determinize(cityOfRome.view(state, viewer), seed);
        return others.map((seat) => players[seat]?.opening).join(' ');
      },
      weigh(orders(passed), (order) => order.join(' ')),
      400,
    );
    // the second drafter does not know the first opening card, so it can be any hidden card of deck II
    const second = state.players.findIndex(({ packet }) => packet.length === 2);
    const first = cityOfRome.view(state, second);
    const hidden = [...state.decks.II, ...(own?.opening === null || own === undefined ? [] : [own.opening])];
    const located = hidden.filter((card) => first.decks.II.includes(card));
    expectSpread(
      (seed) => String(cityOfRome.determinize(first, seed).players[viewer]?.opening),
      weigh(
        hidden.filter((card) => !located.includes(card)),
        (card) => card,
      ),
      hidden.length * 60,
    );
  });

  test('CR-11.1 packets of others: an earlier opening card at any place, a later packet in the order in which it was passed on', () => {
    const state = played(3, ({ round }) => round === 1);
    const seatWith = (size: number) => state.players.findIndex(({ packet }) => packet.length === size);
    const [first, second] = [seatWith(3), seatWith(2)];
    const passed = state.players[second]?.packet ?? [];
    expectSpread(
      (seed) => {
        const { players } = cityOfRome.determinize(cityOfRome.view(state, second), seed);
        expect(players[first]?.packet.filter((card) => passed.includes(card))).toEqual(passed);
        return String(players[first]?.packet.indexOf(players[first]?.opening ?? ''));
      },
      weigh(['0', '1', '2'], String),
      300,
    );
    const own = state.players[first];
    const on = own?.packet.filter((card) => card !== own.opening);
    for (const seed of 'abcdefgh')
      expect(cityOfRome.determinize(cityOfRome.view(state, first), seed).players[second]?.packet).toEqual(on);
  });

  test('CR-11.1 hidden strips: every order and both orientations', () => {
    const state = played(2, ({ round }) => round === 3);
    const view = cityOfRome.view(state, 1);
    const unseen = state.strips.filter((_, i) => view.strips[i] === null).map(({ id }) => id);
    expect(unseen).toHaveLength(2);
    const bits = [false, true];
    const cases = orders(unseen).flatMap((order) =>
      bits.flatMap((one) => bits.map((two) => ({ order, turns: [one, two] }))),
    );
    expectSpread(
      (seed) => {
        const strips = cityOfRome.determinize(view, seed).strips.slice(-2);
        return strips.map(({ id, reversed }) => `${id} ${reversed}`).join(' ');
      },
      weigh(cases, ({ order, turns }) => order.map((id, i) => `${id} ${turns[i]}`).join(' ')),
      800,
    );
  });

  test('refuses a view that hides more cards or strips than exist', () => {
    const view = cityOfRome.view(cityOfRome.initialState({ players: 2, seed: 'spread' }), 0);
    const HIDES_MORE = 'the view hides more cards or strips than exist';
    const decks = { ...view.decks, IV: [...view.decks.IV, null] };
    expect(() => cityOfRome.determinize({ ...view, decks }, 'spread')).toThrow(HIDES_MORE);
    expect(() => cityOfRome.determinize({ ...view, strips: [...view.strips, null] }, 'spread')).toThrow(HIDES_MORE);
  });
});

describe('Aquileia', () => {
  const start = () => aquileia.clone(aquileia.initialState({ players: 3, seed: 'spread' }));
  /** Moves all cards of a deck except `left` to the discards, which are public. */
  const spend = ({ decks, discards }: AquileiaState, deck: 'slaves' | 'equi', left: number) => {
    for (const card of decks[deck].splice(0, decks[deck].length - left)) discards[card] = (discards[card] ?? 0) + 1;
  };

  test('AQ-10.2 AQ-11.1 hidden cards of a deck: every order, and every assignment to other hands of known size', () => {
    const state = start();
    spend(state, 'slaves', 0);
    spend(state, 'equi', 4);
    const unknown = [...state.decks.equi];
    // each other player holds one of the four hidden cards, and one of these players also holds a card that was bought openly
    const bought = state.market[1] ?? '';
    state.market[1] = null;
    const others = [state.players[1], state.players[2]].flatMap((player) => player ?? []);
    for (const { hand } of others) {
      const card = state.decks.equi.shift() ?? '';
      hand[card] = (hand[card] ?? 0) + 1;
    }
    const [buyer] = others;
    if (buyer !== undefined)
      Object.assign(buyer, { bought: [bought], hand: { ...buyer.hand, [bought]: (buyer.hand[bought] ?? 0) + 1 } });
    const world = (deck: readonly string[], ...hands: readonly (readonly string[])[]) =>
      [deck, ...hands.map((hand) => [...hand].sort())].map((cards) => cards.join(' ')).join(' | ');
    const worlds = weigh(orders(unknown), ([one = '', two = '', ...deck]) => world(deck, [bought, one], [two]));
    const view = aquileia.view(state, 0);
    expectSpread(
      (seed) => {
        const { decks, players } = aquileia.determinize(view, seed);
        const cards = (seat: number) =>
          Object.entries(players[seat]?.hand ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
        return world(decks.equi, cards(1), cards(2));
      },
      worlds,
      worlds.size * 150,
    );
  });

  test('AQ-11.1 the theatre deck: every order', () => {
    const state = start();
    const [own] = state.players;
    own?.theatre.push(...state.decks.theatre.splice(0, Math.max(0, state.decks.theatre.length - 3)));
    const unknown = [...state.decks.theatre];
    const view = aquileia.view(state, 0);
    expectSpread(
      (seed) => aquileia.determinize(view, seed).decks.theatre.join(' '),
      weigh(orders(unknown), (order) => order.join(' ')),
      600,
    );
  });

  describe('AQ-11.1 a race', () => {
    /** Returns the view after a race that seat 1 won, with seat 2 second. The viewer has won or given away all other cards except `deck`. */
    const raced = (viewer: number, { drawn, faceUp }: { drawn: string; faceUp: string }, deck: readonly string[]) => {
      const state = start();
      const rest = [...state.decks.stadium, state.stadiumCard ?? ''].filter((card) => card !== '');
      for (const card of [drawn, faceUp, ...deck]) rest.splice(rest.indexOf(card), 1);
      const earlier = rest.filter((_, i) => i % 2 === 0);
      state.races = earlier.map((kept, i) => ({
        ...{ faceUp: kept, winner: viewer, second: null, kept },
        given: rest[2 * i + 1] ?? '',
      }));
      state.races.push({ faceUp, winner: 1, second: 2, kept: drawn, given: faceUp });
      state.stadiumCard = null;
      state.decks.stadium = [...deck];
      return aquileia.view(state, viewer);
    };
    const race = ({ races, decks }: AquileiaReading) => {
      const { kept, given } = races.at(-1) ?? {};
      return `${kept} ${given} | ${decks.stadium.join(' ')}`;
    };
    const tosses = [true, false];
    const unknown = ['laurel-10', 'stadium-blue', 'laurel-3'];
    const deals = orders(unknown).flatMap(([drawn = '', ...deck]) =>
      tosses.map((keepsFaceUp) => ({ drawn, deck, keepsFaceUp })),
    );
    const worldOf = (faceUp: string, { drawn, deck, keepsFaceUp }: (typeof deals)[number]) => {
      const both = keepsFaceUp ? `${faceUp} ${drawn}` : `${drawn} ${faceUp}`;
      return `${both} | ${deck.join(' ')}`;
    };

    test('from the view of a third player: any card may have been drawn, and either one kept', () => {
      const view = raced(0, { drawn: 'laurel-10', faceUp: 'laurel-7' }, ['stadium-blue', 'laurel-3']);
      expect(view.races.at(-1)).toMatchObject({ kept: null, given: null });
      expectSpread(
        (seed) => race(aquileia.determinize(view, seed)),
        weigh(deals, (deal) => worldOf('laurel-7', deal)),
        1_200,
      );
    });

    test('from the view of the second, who received a copy of the face-up card: weighed by the ways in which this can happen', () => {
      const view = raced(2, { drawn: 'laurel-10', faceUp: 'stadium-blue' }, ['stadium-blue', 'laurel-3']);
      expect(view.races.at(-1)).toMatchObject({ kept: null, given: 'stadium-blue' });
      // if the other copy was drawn, the winner may have kept the drawn or the face-up card; otherwise the winner kept the drawn card
      const agreeing = deals.filter(({ drawn, keepsFaceUp }) => !keepsFaceUp || drawn === 'stadium-blue');
      expectSpread(
        (seed) => race(aquileia.determinize(view, seed)),
        weigh(agreeing, (deal) => worldOf('stadium-blue', deal)),
        1_200,
      );
    });
  });
});

describe('other games', () => {
  test('hidden hands and a deck: every deal', () => {
    const state = tali.clone(tali.initialState({ players: 2, seed: 'spread' }));
    const { deck, players } = state;
    players[0]?.played.push(...deck.splice(0, deck.length - 2));
    const unknown = [...deck, ...(players[1]?.hand ?? [])];
    const view = tali.view(state, 0);
    expectSpread(
      (seed) => {
        const { deck, players } = tali.determinize(view, seed);
        return [...deck, ...(players[1]?.hand ?? [])].join(' ');
      },
      weigh(orders(unknown), (order) => order.join(' ')),
      1_500,
    );
  });

  test('answers of others in an open simultaneous phase: each legal answer equally likely, step by step', () => {
    let state = sortes.initialState({ players: 2, seed: 'spread' });
    state = sortes.apply(state, { type: 'bid', player: 1, coins: 3 });
    state = sortes.apply(state, { type: 'guess', player: 1, guess: 'odd' });
    const view = sortes.view(state, 0);
    // a world is a bid of 0 to 3 and a guess
    const worlds = new Map<string, number>();
    for (const bid of [0, 1, 2, 3]) for (const guess of ['odd', 'even']) worlds.set(`${bid} ${guess}`, 1);
    expectSpread(
      (seed) => {
        const { bid, guess } = sortes.determinize(view, seed).players[1] ?? {};
        return `${bid} ${guess}`;
      },
      worlds,
      800,
    );
  });
});
