import {
  type Action,
  type BenefitLevel,
  type Components,
  createEngine,
  engine,
  type State,
  standardComponents,
  type TrackId,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, buildLines, clauseOf, envoysOf, type Layout, menu, type Place, pointsOf, rowsOf, supplyOf } from './scene';

/** Returns a scene in which seat 0 has built a library, basilica or market. The marker of seat 0 was at level `before`. */
const building = (track: TrackId, before: number, place: Place = {}, layout: Layout = {}) =>
  menu(
    { empty: ['r3c3', 'r3c4'], tracks: { [track]: before }, ...place, resources: { ...place.resources, builder: 1 } },
    layout,
  ).act(...buildLines(`single-gray-${track}`));
const levels = (lines: readonly string[]) => lines.map((text) => Number(text.split(' ')[2]));
const level = (benefit: BenefitLevel): Action => ({ type: 'choose-benefit', player: 0, level: benefit });

describe('columns', () => {
  test('FT-5.44 FT-T1 a column scores the value of the cycle and a point for each active citizen', () => {
    const points = (round: number, rows: Place['rows']) => {
      const play = menu({ empty: ['r3c3'], rows: rows ?? {}, resources: { builder: 1 } }, { round }).act(
        ...buildLines('single-gray-column'),
      );
      expect(play.lines).toEqual(['0 end-turn']);
      return at(play.state, 0).points.columns;
    };
    expect(points(1, { 2: 2 })).toBe(5);
    expect([1, 4, 5, 8, 9, 12].map((round) => points(round, {}))).toEqual([3, 3, 2, 2, 1, 1]);
    expect(points(5, { 2: 2, 3: 1, 6: -2 })).toBe(5);
  });

  test('FT-4.2 FT-3.16 the end of a track scores 3, 2 and 1 in the three cycles', () => {
    const end = (round: number) => building('market', 3, {}, { round }).act('0 choose-benefit 0').state;
    expect([4, 5, 9].map((round) => at(end(round), 0).points.tracks)).toEqual([3, 2, 1]);
  });
});

describe('the tracks', () => {
  test('FT-5.45 the marker moves one step, also if the player declines or takes an earlier benefit', () => {
    for (const track of ['library', 'basilica', 'market'] as const) {
      const play = building(track, 0);
      expect(at(play.state, 0).tracks[track]).toBe(1);
      expect(levels(play.lines)).toEqual([0, 1]);
      expect(play.act('0 choose-benefit 1').events).toContainEqual({
        type: 'benefit-taken',
        player: 0,
        track,
        level: 1,
      });
      const other = building(track, 1).act('0 choose-benefit 0').state;
      expect(at(other, 0).tracks).toEqual({ library: 0, basilica: 0, market: 0, [track]: 2 });
    }
  });

  test('FT-5.46 a player may take the benefit of the level or of any earlier one', () => {
    expect(levels(building('basilica', 2).lines)).toEqual([0, 1, 2, 3]);
    const play = building('basilica', 1);
    expect(levels(play.lines)).toEqual([0, 1, 2]);
    expect(clauseOf(play.state, level(3))).toBe('FT-5.46');
    expect(supplyOf(play.act('0 choose-benefit 1').state, 0)).toEqual({ assistant: 2 });
  });

  test('FT-5.47 FT-5.74 a player may decline, and a benefit without effect is not legal', () => {
    const declined = building('library', 1).act('0 choose-benefit 0');
    expect([supplyOf(declined.state, 0), declined.lines]).toEqual([{}, ['0 end-turn']]);
    // library 3 needs an envoy and a free eagle square
    expect(levels(building('library', 2).lines)).toEqual([0, 1, 2]);
    expect(levels(building('library', 2, { ship: 1 }).lines)).toEqual([0, 1, 2, 3]);
    const eagles: Layout = { envoys: { s1c1: 1, s4c2: 1, s7c1: 1 } };
    expect(levels(building('library', 2, { ship: 1 }, eagles).lines)).toEqual([0, 1, 2]);
    expect(clauseOf(building('library', 2).state, level(3))).toBe('FT-5.74');
    // market 3 needs an envoy and a free colored square
    expect(levels(building('market', 2).lines)).toEqual([0, 1, 2]);
    expect(levels(building('market', 2, { ship: 1 }).lines)).toEqual([0, 1, 2, 3]);
    // library 4 and market 4 need a tile on the grid
    expect(levels(building('market', 3, { ship: 1, empty: 'all' }).lines)).toEqual([0, 1, 2, 3]);
    expect(levels(building('library', 3, { ship: 1, empty: 'all' }).lines)).toEqual([0, 1, 2, 3]);
    // basilica 4 is always legal
    expect(levels(building('basilica', 3).lines)).toEqual([0, 1, 2, 3, 4]);
  });

  test('FT-5.74 FT-T63 at the end of the prestige track, an upgrade is illegal as a benefit and legal as an area bonus', () => {
    const play = building('basilica', 2, { position: 8 });
    expect(levels(play.lines)).toEqual([0, 1, 2]);
    const bonus = building('market', 1, { position: 8 }).act('0 choose-benefit 2');
    expect(bonus.lines.length).toBe(5);
    const idle = (state: State) =>
      engine.choices(state).flatMap((one) => (one.isNoOp ? [engine.format(one.action)] : []));
    expect(idle(bonus.state)).toEqual(['0 choose-area-bonus upgrade']);
    expect(idle(building('market', 1, { position: 7 }).act('0 choose-benefit 2').state)).toEqual([]);
    expect(at(bonus.act('0 choose-area-bonus upgrade').state, 0).position).toBe(8);
  });

  test('FT-5.74 a benefit with an upgrade and another gain stays legal at the end of the prestige track', () => {
    const mixed: Components['tracks'] = {
      ...standardComponents.tracks,
      basilica: [
        { benefit: 'gain', gain: { upgrade: 1, coin: 1 } },
        { benefit: 'gain', gain: {} },
        { benefit: 'gain', gain: { upgrade: 1 } },
        { benefit: 'gain', gain: { coin: 1 } },
      ],
    };
    const own = createEngine({ ...standardComponents, tracks: mixed });
    const { state } = building('basilica', 3, { position: 8 });
    expect(levels(own.legalActions(state).map(own.format))).toEqual([0, 1, 2, 4]);
    expect(supplyOf(own.apply(state, level(1)), 0)).toEqual({ coin: 1 });
  });

  test('FT-5.48 FT-5.49 after the fourth building and its benefit, the marker scores like a column', () => {
    const play = building('library', 3, { rows: { 6: 1 }, ship: 1 }, { round: 5 });
    expect(pointsOf(play.state, 0)).toBe(0);
    play.act('0 choose-benefit 1');
    expect(pointsOf(play.state, 0)).toBe(0); // the benefit is resolved first
    play.act('0 choose-worker red');
    expect(at(play.state, 0).points).toMatchObject({ tracks: 3, columns: 0 });
    expect(play.events.filter(({ type }) => type === 'marker-at-column').length).toBe(1);
    // the track scores even if the player declines the benefit
    const declined = building('market', 3, { rows: { 6: 1 } }, { round: 5 }).act('0 choose-benefit 0');
    expect(at(declined.state, 0).points.tracks).toBe(3);
    // the track scores nothing before the fourth building
    expect(pointsOf(building('market', 2).act('0 choose-benefit 1').state, 0)).toBe(0);
  });

  test('FT-5.49 FT-T31 a citizen placed by the benefit counts for the end of the track', () => {
    const play = building(
      'library',
      3,
      { rows: { 3: 2, 6: 1 }, tiles: { r5c5: 'citizen-merchant-m' } },
      { round: 9 },
    ).act('0 choose-benefit 4', '0 take-grid-tile r5c5', '0 place-citizen 4');
    expect(at(play.state, 0).points.tracks).toBe(1 + 4);
  });

  test('FT-5.50 further buildings of the kind bring no benefit', () => {
    const play = building('market', 4);
    expect(play.lines).toEqual(['0 end-turn']);
    expect([at(play.state, 0).tracks.market, pointsOf(play.state, 0)]).toEqual([4, 0]);
  });
});

describe('the benefits', () => {
  test('FT-5.51 library 1 gives a worker of any color and a tribune, library 2 a builder', () => {
    const play = building('library', 0).act('0 choose-benefit 1');
    expect(play.lines).toEqual(['red', 'yellow', 'green', 'blue'].map((color) => `0 choose-worker ${color}`));
    expect(supplyOf(play.act('0 choose-worker green').state, 0)).toEqual({ 'worker-green': 1, tribune: 1 });
    expect(supplyOf(building('library', 1).act('0 choose-benefit 2').state, 0)).toEqual({ builder: 1 });
  });

  test('FT-5.52 library 3 sends an own envoy to a free eagle square', () => {
    const play = building('library', 2, { ship: 1 }, { envoys: { s1c1: 1 } }).act('0 choose-benefit 3');
    expect(play.lines).toEqual(['0 place-envoy s4c2', '0 place-envoy s7c1']);
    const { state, lines } = play.act('0 place-envoy s4c2');
    expect([envoysOf(state), at(state, 0).ship, lines]).toEqual([{ s1c1: 1, s4c2: 0 }, 0, ['0 end-turn']]);
  });

  test("FT-5.53 FT-5.54 library 4 and market 4 use any tile of the player's grid at once", () => {
    for (const track of ['library', 'market'] as const) {
      const play = building(track, 3, { tiles: { r5c5: 'builder-tribune' } }).act('0 choose-benefit 4');
      expect(play.lines.length).toBe(30);
      expect(clauseOf(play.state, { type: 'take-grid-tile', player: 0, cell: 'r3c4' })).toBe('FT-5.54');
      play.act('0 take-grid-tile r5c5');
      expect(play.reveals).toBe(true);
      expect(play.events.find(({ type }) => type === 'grid-tile-taken')).toMatchObject({ tile: 'builder-tribune' });
      expect(supplyOf(play.state, 0)).toEqual({ builder: 1, tribune: 1 });
      expect([at(play.state, 0).ship, at(play.state, 0).spent.at(-1)]).toEqual([1, 'builder-tribune']);
    }
    // the player places a citizen in a row, a corner tile exposes its crane, and the player can build on the vacated cell at once
    const citizen = building('market', 3, { tiles: { r1c6: 'citizen-patrician-m' } }).act(
      '0 choose-benefit 4',
      '0 take-grid-tile r1c6',
      '0 place-citizen 2',
    );
    expect([rowsOf(citizen.state, 0), at(citizen.state, 0).ship]).toEqual([[0, 1, 0, 0, 0, 0], 0]);
    expect(at(citizen.state, 0).cranes.map(({ status }) => status)).toEqual([
      'covered',
      'exposed',
      'covered',
      'covered',
    ]);
    const vacated = building('market', 3, { resources: { 'worker-red': 1 } }, { current: { buildActions: 2 } }).act(
      '0 choose-benefit 4',
      '0 take-grid-tile r6c3',
      '0 start-building single-color-red',
    );
    expect(vacated.lines).toContain('0 place-building r6c3');
  });

  test('FT-5.55 basilica 1 gives two assistants, 2 two tribunes, and 3 an upgrade', () => {
    const taken = (benefit: number) => building('basilica', 2).act(`0 choose-benefit ${benefit}`).state;
    expect([1, 2, 3].map((benefit) => [supplyOf(taken(benefit), 0), at(taken(benefit), 0).position])).toEqual([
      [{ assistant: 2 }, 0],
      [{ tribune: 2 }, 0],
      [{}, 1],
    ]);
  });

  test('FT-5.56 FT-5.49 FT-T30 basilica 4 allows another tile in this turn, and the track scores at once', () => {
    const place: Place = { rows: { 1: 2, 6: 1 }, resources: { 'worker-red': 2 } };
    const play = building('basilica', 3, place, { round: 5 }).act('0 choose-benefit 4');
    expect(at(play.state, 0).points.tracks).toBe(5);
    expect(play.lines).toEqual(['0 workers-to-builder red', '0 start-building single-color-red', '0 end-turn']);
    play.act('0 workers-to-builder red', ...buildLines('single-gray-basilica', 'r3c4'));
    expect(play.lines).toEqual(['0 end-turn']); // the fifth basilica has no benefit
    expect(pointsOf(play.state, 0)).toBe(5);
    // the building action is lost at the end of the turn
    expect(building('basilica', 3).act('0 choose-benefit 4', '0 end-turn').end().current).toBe(null);
  });

  describe('FT-5.49 by option, the end of the basilica track scores after the building action that it grants', () => {
    const options = { trackEnd: 'after-action' } as const;
    const place: Place = { rows: { 6: 1 }, resources: { 'worker-red': 1 }, ship: 1 };
    const granted = (benefit: BenefitLevel = 4) =>
      building('basilica', 3, place, { round: 5, options }).act(`0 choose-benefit ${benefit}`);
    const tracksOf = (state: State) => at(state, 0).points.tracks;

    test('FT-5.49 scores after the tile and its benefits', () => {
      const play = granted();
      expect([tracksOf(play.state), play.state.current?.endingTrack]).toEqual([0, 'basilica']);
      play.act(...buildLines('single-color-red', 'r3c4'));
      expect(tracksOf(play.state)).toBe(0); // the envoy comes first
      play.act('0 place-envoy null');
      expect([tracksOf(play.state), play.state.current?.endingTrack]).toEqual([3, null]);
      expect(play.lines).toEqual(['0 end-turn']);
      expect(play.events.filter(({ type }) => type === 'marker-at-column')).toHaveLength(1);
    });

    test('FT-5.49 counts a citizen that the extra tile brings', () => {
      const own = { ...place, resources: { 'worker-red': 2 }, tracks: { basilica: 3, library: 3 } };
      const play = building(
        'basilica',
        3,
        { ...own, tiles: { r5c5: 'citizen-merchant-m' } },
        { round: 5, options },
      ).act(
        '0 choose-benefit 4',
        '0 workers-to-builder red',
        ...buildLines('single-gray-library', 'r3c4'),
        '0 choose-benefit 4',
        '0 take-grid-tile r5c5',
        '0 place-citizen 4',
      );
      expect(tracksOf(play.state)).toBe(2 * (2 + 2));
    });

    test('FT-5.49 scores nothing if an earlier level grants the building action', () => {
      const [, second, third, fourth] = standardComponents.tracks.basilica;
      const early: Components['tracks'] = {
        ...standardComponents.tracks,
        basilica: [{ benefit: 'extra-building' }, second, third, fourth],
      };
      const own = createEngine({ ...standardComponents, tracks: early });
      const play = building('basilica', 0, {}, { options });
      const granted = own.apply(play.state, level(1));
      expect([granted.current?.buildActions, granted.current?.endingTrack]).toEqual([1, null]);
      expect(pointsOf(own.apply(granted, { type: 'end-turn', player: 0 }), 0)).toBe(0);
    });

    test('FT-5.49 scores at the end of the turn if the action lapses, and at once with another benefit', () => {
      const lapsed = granted().act('0 end-turn');
      expect(tracksOf(lapsed.end())).toBe(3);
      expect(lapsed.events.slice(-3).map(({ type }) => type)).toEqual([
        'marker-at-column',
        'points-gained',
        'turn-ended',
      ]);
      expect(tracksOf(granted(1).state)).toBe(3);
      expect(tracksOf(granted(0).state)).toBe(3);
      const library = building('library', 3, {}, { round: 5, options }).act('0 choose-benefit 2');
      expect(tracksOf(library.state)).toBe(2);
    });
  });

  test('FT-5.57 market 1 gives a coin, market 2 an area bonus', () => {
    expect(supplyOf(building('market', 0).act('0 choose-benefit 1').state, 0)).toEqual({ coin: 1 });
    const bonus = building('market', 1).act('0 choose-benefit 2');
    expect(bonus.lines).toEqual(
      ['tribune', 'assistant', 'coin', 'upgrade', 'points'].map((id) => `0 choose-area-bonus ${id}`),
    );
    expect(bonus.act('0 choose-area-bonus tribune').lines).toEqual(['0 end-turn']);
  });

  test('FT-5.58 market 3 sends an own envoy to any free colored square without the area rule, never to an eagle', () => {
    const play = building('market', 2, { ship: 1 }, { envoys: { s0c0: 1 } }).act('0 choose-benefit 3');
    expect(engine.openQuestion(play.state, 0)).toMatchObject({ ask: 'envoy', rule: 'any', color: null, left: 1 });
    expect(play.lines.length).toBe(32);
    expect(play.lines).toContain('0 place-envoy s2c0'); // yellow, though another yellow area is started
    expect(clauseOf(play.state, { type: 'place-envoy', player: 0, square: 's4c2' })).toBe('FT-5.69');
    expect(clauseOf(play.state, { type: 'place-envoy', player: 0, square: null })).toBe('FT-5.58');
    expect(engine.legalActions(play.act('0 place-envoy s2c0').state).map(engine.format)).toEqual(['0 end-turn']);
  });

  test('FT-9.2 a benefit is resolved completely before the end of the track and the colored half', () => {
    const play = menu(
      {
        empty: ['r3c3', 'r3c4'],
        tracks: { market: 3 },
        rows: { 1: 1, 2: 1 },
        ship: 2,
        tiles: { r5c5: 'citizen-patrician-m' },
        resources: { builder: 1, 'worker-yellow': 1 },
      },
      { envoys: { s0c0: 1 } },
    ).act(
      ...buildLines('double-mixed-yellow', 'r3c3', 'r3c4'),
      '0 choose-benefit-order gray',
      '0 choose-benefit 4',
      '0 take-grid-tile r5c5',
      '0 place-citizen 1',
      '0 place-envoy s0c1', // completes the area: two bonuses with Patrician II
      '0 choose-area-bonus points',
    );
    // the pending frames survive JSON
    const saved = JSON.parse(JSON.stringify(play.state));
    expect(saved).toEqual(play.state);
    expect(at(play.state, 0).points).toMatchObject({ bonuses: 2, tracks: 0 });
    play.act('0 choose-area-bonus upgrade');
    expect(at(play.state, 0).points).toMatchObject({ bonuses: 2, tracks: 3 + 3 });
    expect(play.lines.at(-1)).toBe('0 place-envoy null');
    expect(play.act('0 place-envoy s2c0').lines).toEqual(['0 end-turn']);
  });
});
