import { type Action, engine } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, clauseOf, FILLER, type Layout, type Place, playUntil, rowsOf, scene, supplyOf } from './scene';

/** Returns a scene in which the turn of seat 0 begins. `foreign` is the tile that seat 1 passed to seat 0. */
const turn = (place: Place, foreign?: string, layout: Layout = {}) =>
  scene(2, { current: null, ...layout, places: { 0: place, 1: foreign === undefined ? {} : { passed: foreign } } }, [
    { do: 'turn', player: 0 },
  ]);
const use = (...order: ('own' | 'foreign')[]): Action => ({ type: 'use-tiles', player: 0, order });

describe('the course of a turn', () => {
  test('FT-4.20 FT-4.22 FT-5.72 each player has one turn, clockwise from the start player', () => {
    const started = playUntil(
      engine.initialState({ players: 4, seed: 'turns' }),
      ({ phase, startPlayer }) => phase === 'turns' && startPlayer === 2,
    );
    const seats: number[] = [];
    let state = started;
    while (state.round === started.round && state.phase === 'turns') {
      const [seat = -1] = engine.activePlayers(state);
      if (seats.at(-1) !== seat) seats.push(seat);
      const actions = engine.legalActions(state);
      state = engine.apply(state, actions.find(({ type }) => type === 'end-turn') ?? (actions[0] as Action));
    }
    expect(seats).toEqual([2, 3, 0, 1]);
  });

  test('FT-4.21 both tiles are revealed at the start of the turn, not before', () => {
    const play = scene(
      3,
      { current: null, places: { 1: { kept: 'coin-2', passed: 'builder-2' }, 2: { passed: 'tribune-2' } } },
      [
        { do: 'turn', player: 0 },
        { do: 'turn', player: 1 },
      ],
    );
    // seat 0 received builder-2, and its turn has begun
    const seen = () => at(engine.view(play.state, 'spectator'), 1).draft;
    expect([seen().kept, seen().passed]).toEqual(['face-down', 'builder-2']);
    expect(at(engine.view(play.state, 1), 2).draft.passed).toBe('tribune-2');
    expect(at(engine.view(play.state, 0), 2).draft.passed).toBe('face-down');
    play.act('0 use-tiles foreign', '0 end-turn');
    expect(play.reveals).toBe(true);
    expect(seen().kept).toBe('coin-2');
    expect(play.state.current?.tiles).toEqual({ own: 'coin-2', foreign: 'tribune-2', grid: null });
    // each of the two tiles alone reveals hidden information
    expect([turn({ kept: 'coin-2' }).reveals, turn({}, 'builder-2').reveals]).toEqual([true, true]);
  });

  test('FT-4.24 FT-T13 a player who received no tile may pick one from the reserve, which leaves the game when used', () => {
    const play = turn({ kept: 'worker-2-red', reserve: ['coin-2', 'builder-2', 'coin-2'] });
    expect(play.lines).toEqual(['0 take-reserve builder-2', '0 take-reserve coin-2', '0 take-reserve null']);
    expect(clauseOf(play.state, { type: 'take-reserve', player: 0, tile: 'tribune-2' })).toBe('FT-4.24');
    play.act('0 take-reserve builder-2');
    expect(play.lines).toEqual(['0 use-tiles own', '0 use-tiles foreign']);
    expect(play.events).toContainEqual({ type: 'reserve-tile-picked', player: 0, tile: 'builder-2' });
    const state = play.act('0 use-tiles foreign', '0 end-turn').end();
    expect(supplyOf(state, 0)).toEqual({ builder: 2 });
    expect(at(state, 0).reserve).toEqual(['coin-2', 'coin-2']);
    expect([at(state, 0).ship, at(state, 0).removed, at(state, 1).removed]).toEqual([1, 0, 1]);
  });

  test('FT-4.25 the player picks at the start of the turn, may decline, and needs no own tile', () => {
    const declined = turn({ kept: 'coin-2', reserve: ['builder-2'] }).act('0 take-reserve null');
    expect(declined.lines).toEqual(['0 use-tiles own']);
    expect(at(declined.state, 0).reserve).toEqual(['builder-2']);
    const alone = turn({ reserve: ['builder-2'] }).act('0 take-reserve builder-2');
    expect(alone.lines).toEqual(['0 use-tiles foreign']);
    // the engine does not ask a player who received a tile
    expect(turn({ kept: 'coin-2', reserve: ['builder-2'] }, 'coin-2').lines).toEqual([
      '0 use-tiles own',
      '0 use-tiles foreign',
    ]);
  });

  test('FT-4.26 a picked citizen goes to a row if used; an unused tile returns to the reserve', () => {
    const citizen = turn({ kept: 'coin-2', reserve: ['citizen-merchant-m'] })
      .act('0 take-reserve citizen-merchant-m', '0 use-tiles foreign', '0 place-citizen 4', '0 end-turn')
      .end();
    expect([rowsOf(citizen, 0), at(citizen, 0).reserve, at(citizen, 1).removed]).toEqual([[0, 0, 0, 1, 0, 0], [], 0]);
    expect(at(citizen, 0).rows[3]?.citizens).toEqual([1]); // a tile of seat 1
    const unused = turn({ kept: 'coin-2', reserve: ['builder-2', 'tribune-2'] })
      .act('0 take-reserve builder-2', '0 use-tiles own', '0 end-turn')
      .end();
    expect([at(unused, 0).reserve, at(unused, 1).removed]).toEqual([['tribune-2', 'builder-2'], 0]);
  });

  test('FT-4.27 a player who took no tile uses the received one', () => {
    const play = turn({}, 'builder-2');
    expect(play.lines).toEqual(['0 use-tiles foreign']);
    const state = play.act('0 use-tiles foreign', '0 end-turn').end();
    expect([supplyOf(state, 0), at(state, 0).reserve]).toEqual([{ builder: 2 }, ['builder-2']]);
  });

  test('FT-4.28 a player without tiles has a building phase', () => {
    const play = turn({ resources: { builder: 1 }, empty: ['r3c3'] });
    expect(play.lines).toContain('0 start-building single-gray-column');
    expect(play.reveals).toBe(false);
    play.act('0 end-turn').end();
  });
});

describe('using tiles', () => {
  test('FT-5.1 FT-T67 a player uses one of two tiles, and must use a single tile', () => {
    const both = turn({ kept: 'coin-2' }, 'builder-2');
    expect(both.lines).toEqual(['0 use-tiles own', '0 use-tiles foreign']);
    expect(clauseOf(both.state, { ...use('own', 'foreign'), order: ['own', 'own'] } as Action)).toBe('FT-5.1');
    const one = turn({ kept: 'coin-2' });
    expect(one.lines).toEqual(['0 use-tiles own']);
    expect(clauseOf(one.state, use('foreign'))).toBe('FT-5.1');
  });

  test('FT-5.2 FT-T15 FT-T16 using both tiles costs two tribunes, which the player must have before', () => {
    const one = turn({ kept: 'tribune-2', resources: { tribune: 1 } }, 'builder-2');
    expect(clauseOf(one.state, use('own', 'foreign'))).toBe('FT-5.2');
    const two = turn({ kept: 'tribune-2', resources: { tribune: 2 } }, 'builder-2');
    expect(two.lines).toEqual([
      '0 use-tiles own',
      '0 use-tiles foreign',
      '0 use-tiles own+foreign',
      '0 use-tiles foreign+own',
    ]);
    const state = two.act('0 use-tiles own+foreign', '0 end-turn').end();
    expect(supplyOf(state, 0)).toEqual({ tribune: 2, builder: 2 });
    expect(two.events.filter(({ type }) => type === 'tiles-chosen' || type === 'tile-used')).toEqual([
      { type: 'tiles-chosen', player: 0, order: ['own', 'foreign'] },
      { type: 'tile-used', player: 0, tile: 'tribune-2', from: 'own' },
      { type: 'tile-used', player: 0, tile: 'builder-2', from: 'foreign' },
    ]);
  });

  test('FT-5.3 FT-T22 the tiles are used in the chosen order, and the first is resolved completely', () => {
    const play = () => turn({ kept: 'citizen-merchant-f', resources: { tribune: 2 } }, 'upgrade-coin');
    const citizen = play().act('0 use-tiles own+foreign');
    expect(at(citizen.state, 0).position).toBe(0);
    expect(at(citizen.act('0 place-citizen 3').state, 0).position).toBe(2);
    const upgrade = play().act('0 use-tiles foreign+own');
    expect(at(upgrade.state, 0).position).toBe(1);
    expect(at(upgrade.act('0 place-citizen 3', '0 end-turn').end(), 0).position).toBe(1);
  });

  test.each([
    ['builder-2', { builder: 2 }],
    ['worker-2-green', { 'worker-green': 2 }],
    ['worker-red-assistant', { 'worker-red': 1, assistant: 1 }],
    ['tribune-coin', { tribune: 1, coin: 1 }],
    ['upgrade-assistant', { assistant: 1 }],
  ])('FT-5.4 %s gives its resources at once', (tile, resources) => {
    const { state } = turn({ kept: tile }).act('0 use-tiles own');
    expect(supplyOf(state, 0)).toEqual(resources);
    expect(at(state, 0).position).toBe(Number(tile.startsWith('upgrade')));
  });

  test("FT-5.5 a used citizen, own or foreign, goes to the player's colonia", () => {
    const foreign = turn({ kept: 'coin-2' }, 'citizen-craftsman-m').act('0 use-tiles foreign');
    expect(foreign.lines).toEqual(['0 place-citizen 5', '0 place-citizen 6']);
    const state = foreign.act('0 place-citizen 6').state;
    expect([rowsOf(state, 0), at(state, 0).ship, at(state, 0).reserve]).toEqual([[0, 0, 0, 0, 0, 1], 1, []]);
    const own = turn({ kept: 'citizen-craftsman-m' }, 'coin-2').act('0 use-tiles own', '0 place-citizen 5').state;
    expect([at(own, 0).rows[4]?.citizens, at(own, 0).ship, at(own, 0).reserve]).toEqual([[0], 0, ['coin-2']]);
  });

  test('FT-5.6 FT-5.7 all other foreign tiles go to the reserve and all other own tiles to the ship, used or not', () => {
    for (const order of ['own', 'foreign']) {
      const state = turn({ kept: 'coin-2' }, 'builder-2').act(`0 use-tiles ${order}`, '0 end-turn').end();
      expect([at(state, 0).ship, at(state, 0).reserve]).toEqual([1, ['builder-2']]);
      expect(state.current).toBe(null);
    }
  });

  test('FT-5.8 unused citizens go to the ship or the reserve as well', () => {
    const state = turn({ kept: 'citizen-merchant-f' }, 'builder-2').act('0 use-tiles foreign', '0 end-turn').end();
    expect([at(state, 0).ship, rowsOf(state, 0)]).toEqual([1, [0, 0, 0, 0, 0, 0]]);
    const foreign = turn({ kept: 'coin-2' }, 'citizen-merchant-f').act('0 use-tiles own', '0 end-turn').end();
    expect(at(foreign, 0).reserve).toEqual(['citizen-merchant-f']);
  });

  test('FT-5.9 the unused tile is put away first, so that the bonus of row 1 may send it as an envoy', () => {
    const play = turn({ kept: 'coin-2', rows: { 1: 1 } }, 'citizen-patrician-m').act(
      '0 use-tiles foreign',
      '0 place-citizen 1',
    );
    expect(play.lines.length).toBeGreaterThan(1);
    expect(play.lines.at(-1)).toBe('0 place-envoy null');
    // without an unused tile, the player has no envoy to send
    const none = turn({ rows: { 1: 1 } }, 'citizen-patrician-m').act('0 use-tiles foreign', '0 place-citizen 1');
    expect(none.lines).toEqual(['0 end-turn']);
    // a used tile is put away immediately after its gain
    const both = turn({ kept: 'coin-2', rows: { 1: 1 }, resources: { tribune: 2 } }, 'citizen-patrician-m').act(
      '0 use-tiles own+foreign',
      '0 place-citizen 1',
    );
    expect(both.lines.at(-1)).toBe('0 place-envoy null');
  });

  test('FT-5.10 FT-T18 a citizen without a free space has no effect and is put away', () => {
    const full = { rows: { 5: 2, 6: 2 } };
    const foreign = turn({ ...full, kept: 'coin-2' }, 'citizen-craftsman-m')
      .act('0 use-tiles foreign', '0 end-turn')
      .end();
    expect([rowsOf(foreign, 0), at(foreign, 0).reserve, supplyOf(foreign, 0)]).toEqual([
      [0, 0, 0, 0, 2, 2],
      ['citizen-craftsman-m'],
      {},
    ]);
    const own = turn({ ...full, kept: 'citizen-craftsman-m' })
      .act('0 use-tiles own', '0 end-turn')
      .end();
    expect(at(own, 0).ship).toBe(1);
    const picked = turn({ ...full, reserve: ['citizen-craftsman-m'] })
      .act('0 take-reserve citizen-craftsman-m', '0 use-tiles foreign', '0 end-turn')
      .end();
    expect([at(picked, 0).reserve, at(picked, 1).removed]).toEqual([['citizen-craftsman-m'], 0]);
  });

  test('FT-T64 if a picked tile and the own tile are used, the first leaves the game and the second goes to the ship', () => {
    const state = turn({ kept: FILLER, reserve: ['builder-2', 'tribune-coin'], resources: { tribune: 2 } })
      .act('0 take-reserve builder-2', '0 use-tiles own+foreign', '0 end-turn')
      .end();
    expect(supplyOf(state, 0)).toEqual({ coin: 2, builder: 2 });
    expect([at(state, 0).ship, at(state, 0).reserve, at(state, 1).removed]).toEqual([1, ['tribune-coin'], 1]);
  });
});
