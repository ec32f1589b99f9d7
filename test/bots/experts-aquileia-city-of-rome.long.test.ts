/** Tests the experts of Aquileia and City of Rome with small changes of a new game: their effects on prospects and priors. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import * as aquileian from '@ludi-romani/bots/aquileia';
import * as roman from '@ludi-romani/bots/city-of-rome';
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { catalog } from '@ludi-romani/city-of-rome/queries';
import { cellAt, type Engine, type GameTypes } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import type { Expertise } from '../../packages/bots/src/expertise';
import { ownCityOfRome } from './own-boxes';

/** Returns the prospects and priors of seat 0 in a state of two players after `change`. */
function judged<G extends GameTypes>(
  engine: Engine<G>,
  { prospects, prior }: Expertise<G['view'], G['action'], G['state']>,
  change: (state: G['mutable']) => void,
) {
  const state = engine.clone(engine.initialState({ players: 2, seed: 'judged' } as G['options']));
  change(state);
  return {
    points: prospects(state)[0] ?? Number.NaN,
    promised: (...actions: G['action'][]) => prior?.(state, 0, actions) ?? [],
  };
}

describe('an expert of Aquileia', () => {
  type State = Aquileia['mutable'];
  const hooks = aquileian.expertise(aquileia, {});
  const given = (change: (state: State) => void) => judged(aquileia, hooks, change);
  const player = ({ players: [first] }: State) => first as State['players'][number];
  const race = { faceUp: 'laurel-3', winner: 0, second: 1, kept: 'laurel-10', given: 'laurel-3' };
  const own = (state: State, ...sites: string[]) => {
    for (const site of sites) state.sites[site] = 0;
  };
  const before = given(() => {}).points;

  test.each<[string, (state: State) => void]>([
    ['coins', (state) => player(state).coins.gold++],
    ['slaves', (state) => (player(state).hand['slave-2'] = 1)],
    ['horses', (state) => (player(state).hand['horse-gold-1'] = 1)],
    ['workshops', (state) => own(state, 'workshop-2a')],
    ['banks', (state) => own(state, 'bank-gold-gold')],
    ['villas', (state) => own(state, 'villa-blue-4')],
    ['theatre cards', (state) => player(state).theatre.push('theatre-white-blue')],
    ['laurels', (state) => state.races.push(race)],
    ['the card of a second', (state) => state.races.push({ ...race, winner: 1, second: 0 })],
  ])('values %s', (_, change) => {
    expect(given(change).points).toBeGreaterThan(before);
    // coins and cards to play are worth less near the end
    const late = (more: (state: State) => void) =>
      given((state) => {
        state.round = 6;
        more(state);
      }).points;
    const gain = given(change).points - before;
    const lateGain = late(change) - late(() => {});
    if (_.startsWith('laurel') || _.startsWith('the card')) expect(lateGain).toBeCloseTo(gain, 8);
    else expect(lateGain).toBeLessThan(gain);
  });

  test('values the multiplication of villas by stadium cards', () => {
    const card = (state: State) => state.races.push({ ...race, kept: 'stadium-blue' });
    const villa = (state: State) => own(state, 'villa-blue-10', 'villa-blue-8');
    const both = given((state) => {
      card(state);
      villa(state);
    });
    expect(both.points + before).toBeCloseTo(given(card).points + given(villa).points + 18, 8);
  });

  test('does not value stadium cards before the winner has chosen', () => {
    const started = { ...race, kept: null, second: null, given: null } as unknown as typeof race;
    expect(given(({ races }) => void races.push(started)).points).toBe(before);
    const unwon = { ...started, winner: null } as unknown as typeof race;
    expect(given(({ races }) => void races.push(unwon)).points).toBe(before);
  });

  test('does not value a space of the market without a card', () => {
    const place = { type: 'place-henchman', player: 0, space: 'equi-left' } as const;
    const promised = (card: string | null) =>
      given((state) => {
        Object.assign(player(state).coins, { bronze: 3 });
        state.market[0] = card;
      }).promised(place)[0] ?? Number.NaN;
    const nowhere = given((state) => Object.assign(player(state).coins, { bronze: 0 })).promised(place)[0];
    expect(promised(null)).toBe(nowhere);
    expect(promised('horse-gold-1')).toBeGreaterThan(promised(null));
  });

  test('prefers spaces where it can build, and where a building is useful', () => {
    const forum = { type: 'place-henchman', player: 0, space: 'forum-1' } as const;
    const portus = { type: 'place-henchman', player: 0, space: 'portus-gold' } as const;
    const servi = { type: 'place-henchman', player: 0, space: 'servi-lower' } as const;
    const rich = (state: State) => Object.assign(player(state).coins, { bronze: 5, silver: 5, gold: 5 });
    const poor = (state: State) => Object.assign(player(state).coins, { bronze: 0, silver: 0, gold: 0 });
    const onlyBlue = (state: State) => {
      for (const site of Object.keys(state.sites)) state.sites[site] = 1;
      Object.assign(state.sites, { 'villa-blue-4': null });
    };
    const card = (state: State) => {
      onlyBlue(state);
      state.races.push({ ...race, kept: 'stadium-blue' });
    };
    const one = (change: (state: State) => void, action: Aquileia['action']) =>
      given(change).promised(action)[0] ?? Number.NaN;
    expect(one(rich, forum)).toBeGreaterThan(one(poor, forum));
    expect(one(rich, servi)).toBeGreaterThan(one(poor, servi));
    expect(one(card, forum)).toBeGreaterThan(one(onlyBlue, forum));
    expect(one((state) => own(state, 'workshop-6a'), portus)).toBeGreaterThan(one(() => {}, portus));
  });
});

describe('an expert of City of Rome', () => {
  type State = CityOfRome['mutable'];
  const hooks = roman.expertise(cityOfRome, {});
  const given = (change: (state: State) => void) => judged(cityOfRome, hooks, change);
  const player = ({ players: [first] }: State) => first as State['players'][number];
  const before = given(() => {}).points;
  const build = (state: State, ...cards: string[]) => {
    const { city } = player(state);
    for (const card of cards) city[city.indexOf(null)] = card;
  };

  test.each<[string, (state: State) => void]>([
    ['production buildings', (state) => build(state, 'ii-sheep-farm')],
    ['cards in hand', (state) => player(state).hand.push('ii-market')],
    ['secret cards', (state) => player(state).secret.push({ back: 'II', card: 'ii-market' })],
    ['progress of a temple', (state) => build(state, 'ii-temple-minerva')],
  ])('values %s', (_, change) => {
    expect(given(change).points).toBeGreaterThan(before);
  });

  test('values coins and influence by their points', () => {
    expect(given((state) => player(state).coins++).points).toBeCloseTo(before + 1, 8);
    expect(given((state) => (player(state).influence += 2)).points).toBeCloseTo(before + 1, 8);
  });

  test('at the end does not value production', () => {
    const over = (change: (state: State) => void) =>
      given((state) => {
        state.pending = [];
        change(state);
      }).points;
    expect(over((state) => build(state, 'ii-sheep-farm'))).toBe(over(() => {}));
  });

  test('counts each color next to a residence once, and ignores overbuilt buildings', () => {
    const promised = (state: State, card: string, x: number, y: number) =>
      hooks.prior?.({ ...state, pending: [{ ask: 'place', player: 0, card }] } as never, 0, [
        { type: 'place-building', player: 0, x, y },
      ])[0] ?? Number.NaN;
    const start = cityOfRome.clone(cityOfRome.initialState({ players: 2, seed: 'judged' }));
    /** Returns the state with these cards in the city of seat 0. */
    const built = (...cards: [x: number, y: number, card: string][]) => {
      const state = cityOfRome.clone(start);
      const { city } = player(state);
      for (const [x, y, card] of cards) city[cellOf(x, y)] = card;
      return state;
    };
    const cellOf = (x: number, y: number) =>
      cellAt(catalog(cityOfRome.components).grid, x, y) ?? expect.fail(`no cell ${x}, ${y}`);
    const between = (...publics: [string, string]) =>
      promised(built([3, 0, publics[0]], [2, 1, publics[1]]), 'ii-residence-3-1', 2, 0);
    expect(between('ii-market', 'iii-market')).toBeLessThan(between('ii-market', 'ii-baths'));
    // the prior of a public building that replaces a residence does not depend on the kind of the residence
    const instead = (card: string) => promised(built([2, 0, card]), 'ii-market', 2, 0);
    expect(instead('ii-residence-2-1')).toBe(instead('ii-residence-3-1'));
  });

  test('gives the lowest prior to leaving out a card and ending the turn', () => {
    const [out, end, build] = given(() => {}).promised(
      { type: 'leave-out', player: 0, x: 0, y: 0 },
      { type: 'end-turn', player: 0 },
      { type: 'place-emissary', player: 0, space: 0 } as never,
    );
    expect(out).toBe(end);
    expect(end).toBeLessThan(build ?? 0);
  });

  test('prefers cells next to useful buildings', () => {
    const place = (card: string, ...cells: [number, number][]) =>
      given((state) => state.pending.push({ ask: 'place', player: 0, card })).promised(
        ...cells.map(([x, y]) => ({ type: 'place-building', player: 0, x, y }) as const),
      );
    // in the starting layout, the residence is at (1, 0) and the farm at (0, 0)
    for (const card of ['ii-residence-2-1', 'ii-market', 'ii-baths']) {
      const [residence = 0, farm = 0] = place(card, [2, 0], [-1, 0]);
      expect(residence).toBeGreaterThan(farm);
    }
    // in the custom box, the residence and the farm are exchanged, and the city is wider
    const own = judged(ownCityOfRome, roman.expertise(ownCityOfRome, {}), (state) =>
      state.pending.push({ ask: 'place', player: 0, card: 'card-1' }),
    );
    expect(ownCityOfRome.components.cards[1]?.building).toBe('luxury-residence-2');
    const [there = 0, elsewhere = 0] = own.promised(
      { type: 'place-building', player: 0, x: -1, y: 0 },
      { type: 'place-building', player: 0, x: 2, y: 0 },
    );
    expect(there).toBeGreaterThan(elsewhere);
    const [instead = 0, free = 0] = place('ii-aqueduct-1', [1, 0], [2, 0]);
    expect(instead).toBeLessThan(free);
    const take = (card: string, ...built: string[]) =>
      given((state) => build(state, ...built)).promised({ type: 'take-card', player: 0, card })[0] ?? Number.NaN;
    expect(take('ii-aqueduct-1', 'ii-aqueduct-2')).toBeGreaterThan(take('ii-aqueduct-1'));
    expect(take('ii-residence-3-1', 'ii-residence-3-2')).toBeGreaterThan(take('ii-residence-3-1'));
    expect(take('iv-temple-juno', 'ii-temple-minerva')).toBeGreaterThan(take('iv-temple-juno'));
  });
});
