import {
  type Action,
  type CitizenRowId,
  createEngine,
  type Event,
  engine,
  type MutableState,
  type State,
  standardComponents,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import {
  at,
  clauseOf,
  type Layout,
  type Place,
  playUntil,
  pointsOf,
  rowsOf,
  sameInEveryOrder,
  scene,
  scoredBy,
  supplyOf,
} from './scene';

/** Returns a scene that begins with the payment at the end of a cycle, before the scoring. By default, seat 1 has no coins. */
const payment = (place: Place, layout: Layout = {}) =>
  scene(2, { round: 12, current: null, ...layout, places: { ...layout.places, 0: place } }, [{ do: 'payment' }]);
const pay = (player: number, ...rows: CitizenRowId[]): Action => ({ type: 'pay-citizens', player, rows });

/**
 * Plays a game in which players end their turn if they can, and otherwise play the first legal action. Returns the last state, all events, and
 * the number of plies.
 */
function wholeGame(players: 2 | 3 | 4, options = {}): { state: State; events: Event[]; plies: number } {
  let state = engine.initialState({ players, seed: 'whole', ...options });
  const events: Event[] = [];
  let plies = 0;
  while (!engine.isTerminal(state)) {
    const actions = engine.legalActions(state);
    const done = engine.step(state, actions.find(({ type }) => type === 'end-turn') ?? (actions[0] as Action));
    events.push(...done.events);
    state = done.state;
    plies++;
  }
  return { state, events, plies };
}

describe('cycles', () => {
  test('FT-4.1 FT-4.30 FT-7.1 a game has three cycles of four rounds, each with a scoring', () => {
    const { state, events } = wholeGame(2);
    const course = events.flatMap((event): (string | number)[] =>
      event.type === 'round-ended' ? [event.round] : event.type === 'cycle-ended' ? [`cycle ${event.cycle}`] : [],
    );
    expect(course).toEqual([1, 2, 3, 4, 'cycle 1', 5, 6, 7, 8, 'cycle 2', 9, 10, 11, 12, 'cycle 3']);
    expect([state.streets.length, state.streetDeck.length, state.phase]).toEqual([24, 0, 'over']);
    expect(events.at(-1)).toEqual({ type: 'game-ended' });
    expect(engine.outcome(state)).not.toBe(null);
  });

  test('FT-4.23 FT-4.29 FT-T12 the start player changes to the right once between two rounds, also across a scoring', () => {
    const starts = (players: 2 | 3 | 4) =>
      wholeGame(players).events.flatMap((event) => (event.type === 'round-began' ? [event.startPlayer] : []));
    for (const players of [2, 3, 4] as const) {
      const [first = 0, ...others] = starts(players);
      expect(others).toEqual(others.map((_, i) => (first + players * 12 - (i + 1)) % players));
    }
    expect(starts(3).length).toBe(12);
  });

  test('FT-4.20 a round has one turn of each player', () => {
    const { events } = wholeGame(3);
    const turns = events.flatMap((event): (string | number)[] =>
      event.type === 'turn-began' ? [event.player] : event.type === 'round-began' ? [`from ${event.startPlayer}`] : [],
    );
    for (let i = 0; i < turns.length; i += 4) {
      const first = Number(String(turns[i]).slice(5));
      expect(turns.slice(i + 1, i + 4)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    }
  });
});

test('FT-4.20 the end of a round moves the kept and the passed tile of each player to `spent`', () => {
  const put = (place: Place) =>
    at(scene(2, { current: null, places: { 0: place } }, [{ do: 'round-end' }]).state, 0).spent;
  expect(put({ kept: 'coin-2', passed: 'tribune-2' })).toEqual(['coin-2', 'tribune-2']);
  expect([put({ kept: 'coin-2' }), put({})]).toEqual([['coin-2'], []]);
});

describe('paying citizens', () => {
  test('FT-6.1 FT-T51 a player may pay a coin for each row with one or two citizens, up to the number of coins', () => {
    const play = payment({ rows: { 1: 1, 3: 2, 6: -1 }, resources: { coin: 1 } });
    expect(play.lines).toEqual(['0 pay-citizens none', '0 pay-citizens 1', '0 pay-citizens 3', '0 pay-citizens 6']);
    expect(clauseOf(play.state, pay(0, 1, 3))).toBe('FT-6.1');
    expect(clauseOf(play.state, pay(0, 2))).toBe('FT-6.1');
    const two = payment({ rows: { 1: 1, 3: 2, 6: -1 }, resources: { coin: 2 } });
    expect(two.lines.length).toBe(7);
    const all = payment({ rows: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }, resources: { coin: 9 } });
    expect(all.lines.length).toBe(64);
    expect(supplyOf(all.act('0 pay-citizens 2+3').end(), 0)).toEqual({ coin: 7 });
  });

  test('FT-6.2 unpaid rows become inactive, also if the player has coins left', () => {
    const state = payment({ rows: { 1: 1, 3: 2 }, resources: { coin: 5 } })
      .act('0 pay-citizens 3')
      .end();
    expect([rowsOf(state, 0), supplyOf(state, 0)]).toEqual([[-1, 0, 2, 0, 0, 0], { coin: 4 }]);
    const none = payment({ rows: { 1: 1, 3: 2 }, resources: { coin: 5 } })
      .act('0 pay-citizens none')
      .end();
    expect(rowsOf(none, 0)).toEqual([-1, 0, -2, 0, 0, 0]);
    const unpaid = payment({ rows: { 1: 1 }, resources: { coin: 1 } }).act('0 pay-citizens none');
    expect(unpaid.events.map(({ type }) => type)).not.toContain('paid');
  });

  test('FT-6.3 a payment activates an inactive row and no other row', () => {
    const state = payment({ rows: { 3: -1, 4: -2 }, resources: { coin: 1 } })
      .act('0 pay-citizens 4')
      .end();
    expect(rowsOf(state, 0)).toEqual([0, 0, -1, 2, 0, 0]);
  });

  test('FT-6.4 FT-T52 the payment counts for this scoring and the next cycle', () => {
    const place: Place = {
      rows: { 2: -1 },
      resources: { coin: 1 },
      buildings: { r2c2: 'column', r2c4: 'library', r2c5: 'market' },
    };
    const paid = payment(place, { round: 4 }).act('0 pay-citizens 2').state;
    const unpaid = payment(place, { round: 4 }).act('0 pay-citizens none').state;
    expect([paid, unpaid].map((state) => at(state, 0).points.colonia)).toEqual([6, 3]);
    expect([paid, unpaid].map((state) => rowsOf(state, 0)[1])).toEqual([1, -1]);
    expect([paid.round, paid.phase]).toEqual([5, 'draft']);
  });

  test('FT-9.3 a player without coins is not asked, and all rows become inactive', () => {
    const play = payment({ rows: { 1: 1 }, resources: { coin: 1 } }, { places: { 1: { rows: { 5: 2 } } } });
    expect(engine.activePlayers(play.state)).toEqual([0]);
    // this is public at once
    expect(at(engine.view(play.state, 0), 1).rows[4]?.active).toBe(false);
    const state = play.act('0 pay-citizens 1').end();
    expect([rowsOf(state, 0)[0], rowsOf(state, 1)[4]]).toEqual([1, -2]);
    payment({ rows: { 1: 1 } }).end(); // asks no player
  });

  test('FT-6.1 FT-10.4 all players pay at the same time, and payments of others are hidden', () => {
    const rich: Place = { rows: { 1: 1, 3: 1 }, resources: { coin: 2 } };
    const play = payment(rich, { places: { 1: rich } });
    expect(engine.activePlayers(play.state)).toEqual([0, 1]);
    const half = engine.apply(play.state, pay(0, 1));
    const other = engine.apply(play.state, pay(0, 1, 3));
    expect(engine.view(half, 1)).toEqual(engine.view(other, 1));
    expect(at(engine.view(half, 'spectator'), 0).resources.coin).toBe(2);
    expect(at(engine.view(half, 0), 0).resources.coin).toBe(1);
    expect(sameInEveryOrder(play.state, [pay(0, 1), pay(1, 3)])).toBe(true);
    const inTurn = payment(rich, { startPlayer: 1, options: { draftMode: 'sequential' }, places: { 1: rich } });
    expect(engine.activePlayers(inTurn.state)).toEqual([1]);
    const next = inTurn.act('1 pay-citizens 3').state;
    expect(engine.activePlayers(next)).toEqual([0]);
    expect(at(engine.view(next, 0), 1).resources.coin).toBe(1);
  });

  test('FT-T8 Tom pays for rows 3, 4 and 5', () => {
    const state = payment({ rows: { 3: 1, 4: 1, 5: 2, 6: 1 }, resources: { coin: 4, assistant: 1 } })
      .act('0 pay-citizens 3+4+5')
      .end();
    expect([rowsOf(state, 0), supplyOf(state, 0)]).toEqual([[0, 0, 1, 1, 2, -1], { coin: 1, assistant: 1 }]);
  });
});

describe('the scoring phase', () => {
  const full: Place = {
    cranes: { nw: 'exposed', sw: 'exposed', se: 'scored' },
    buildings: { r3c3: 'red', r3c4: 'library', r4c4: 'column', r2c2: 'red' },
    rows: { 3: 1 },
    resources: { coin: 2, tribune: 1 },
  };
  const scoring = (
    round: number,
    place: Place = full,
    trajan: MutableState['trajan'] = ['trajan-I-1', null, 'trajan-I-promo'],
  ) => payment(place, { round, trajan, envoys: { s1c1: 0, s0c1: 0 } }).act('0 pay-citizens 3');

  test('FT-6.5 all players score cranes, colonia, forum, and then the Trajan card', () => {
    const play = scoring(4);
    // cranes: two red structures times 3; colonia: a library times 2, and a column; envoys on and next to an eagle; 3 for tribune and coin
    expect(scoredBy(play.events, 0)).toEqual(['cranes 6', 'colonia 3', 'eagles 3', 'trajan 3']);
    expect(pointsOf(play.state, 0)).toBe(15);
    const others = payment(full, { round: 4, places: { 1: full } }).act('0 pay-citizens 3', '1 pay-citizens none');
    expect(at(others.state, 1).points).toMatchObject({ cranes: 6, colonia: 2 });
  });

  test('FT-6.7 a crane is scored once, even for 0 points', () => {
    const { state, events } = scoring(4);
    expect(at(state, 0).cranes.map(({ status }) => status)).toEqual(['scored', 'covered', 'scored', 'scored']);
    expect(events.flatMap((event) => (event.type === 'crane-scored' ? [event.points] : []))).toEqual([6, 0]);
    const again = payment({ ...full, cranes: { nw: 'scored' } }, { round: 8 }).act('0 pay-citizens none');
    expect(at(again.state, 0).points.cranes).toBe(0);
  });

  test('FT-6.26 a crane scored in this phase counts for the Trajan card', () => {
    // the card needs one scored crane and one column
    const play = scoring(12, { ...full, cranes: { ne: 'exposed' } });
    expect(at(play.end(), 0).points).toMatchObject({ cranes: 0, trajan: 3 });
    expect(at(scoring(12, { ...full, cranes: {} }).end(), 0).points.trajan).toBe(0);
  });

  test('FT-8.2 FT-T59 the introductory game has a Trajan scoring only in the last cycle, and all other scorings', () => {
    expect(at(scoring(8).state, 0).points).toMatchObject({ cranes: 4, colonia: 3, eagles: 3, trajan: 0 });
    const { state, events } = wholeGame(3, { introductory: true });
    expect(state.trajan.map((card) => card === null)).toEqual([true, true, false]);
    const cycles = events.flatMap((event): (string | number)[] =>
      event.type === 'cycle-ended' ? [event.cycle] : event.type === 'trajan-scored' ? ['card'] : [],
    );
    expect(cycles).toEqual([1, 2, 'card', 'card', 'card', 3]);
  });
});

describe('the end', () => {
  test('FT-9.5 a game in which players end their turns at once needs about 70 plies per player', () => {
    for (const players of [2, 3, 4] as const) {
      const { plies } = wholeGame(players);
      expect(plies / players).toBeGreaterThan(65);
      expect(plies / players).toBeLessThan(75);
    }
  });

  test('FT-9.5 the limit of plies counts twelve rounds of questions, swaps and conversions of figures', () => {
    const most = (largest: number) => 12 * (60 + 1 + 40 * largest);
    // the largest gain in the tables is that of all area bonuses together
    expect(engine.playerCounts.map((players) => engine.maxPlies(players))).toEqual([2, 3, 4].map((n) => n * most(6)));
    const [first, ...others] = standardComponents.resourceTiles;
    const generous = createEngine({
      ...standardComponents,
      resourceTiles: [{ ...first, gain: { coin: 5, builder: 4 } } as (typeof others)[number], ...others],
    });
    expect(generous.maxPlies(2)).toBe(2 * most(9));
  });

  test('FT-9.5 a turn has a limited number of conversions', () => {
    let state = playUntil(engine.initialState({ players: 2, seed: 'conversions' }), ({ phase }) => phase === 'turns');
    const writable = engine.clone(state);
    Object.assign(at(writable, state.current?.player ?? 0).resources, {
      assistant: 9,
      coin: 3,
      tribune: 3,
      'worker-red': 6,
    });
    for (const row of at(writable, state.current?.player ?? 0).rows)
      Object.assign(row, { citizens: [0], active: true });
    state = writable as State;
    let conversions = 0;
    const isConversion = ({ type }: Action) => /^(recolor|workers-to|merchant-swap|craftsman)/.test(type);
    while (state.phase === 'turns' && state.round === 1 && conversions < 1000) {
      const actions = engine.legalActions(state);
      const chosen =
        actions.find(isConversion) ?? actions.find(({ type }) => type === 'end-turn') ?? (actions[0] as Action);
      if (isConversion(chosen)) conversions++;
      state = engine.apply(state, chosen);
    }
    expect(conversions).toBeGreaterThan(10);
    expect(conversions).toBeLessThan(40);
  });
});
