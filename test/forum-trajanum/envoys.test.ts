import { type Action, type Color, engine, type SquareId } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import {
  at,
  buildLines,
  builtOf,
  clauseOf,
  envoysOf,
  holding,
  type Layout,
  menu,
  type Place,
  scene,
  standard,
  supplyOf,
} from './scene';

type Envoys = Readonly<Partial<Record<SquareId, number>>>;

/** Returns a scene in which seat 0 has built one structure of a color, or two structures if `size` is 2. */
function structure(color: Color, envoys: Envoys = {}, place: Place = {}, size: 1 | 2 = 1, layout: Layout = {}) {
  const own: Place = { empty: ['r3c3', 'r3c4'], ship: 2, resources: { [`worker-${color}`]: size }, ...place };
  const play = menu(own, { envoys, ...layout });
  return size === 1
    ? play.act(...buildLines(`single-color-${color}`))
    : play.act(...buildLines(`double-color-${color}`, 'r3c3', 'r3c4'));
}
const squares = (lines: readonly string[]) => lines.map((text) => text.split(' ')[2]);
const place = (square: SquareId | null): Action => ({ type: 'place-envoy', player: 0, square });

describe('sending envoys', () => {
  test('FT-5.59 a player may send an envoy from the ship to a free square of the color', () => {
    const play = structure('red');
    expect(squares(play.lines)).toEqual(['s1c2', 's2c1', 's2c2', 's2c3', 's5c2', 's5c3', 's8c2', 's8c3', 'null']);
    expect(clauseOf(play.state, place('s0c0'))).toBe('FT-5.59');
    const { state } = play.act('0 place-envoy s2c1');
    expect([at(state, 0).ship, envoysOf(state)]).toEqual([1, { s2c1: 0 }]);
    const declined = structure('red').act('0 place-envoy null');
    expect([at(declined.state, 0).ship, declined.lines]).toEqual([2, ['0 end-turn']]);
  });

  test('FT-5.60 two structures allow two envoys, one after the other, and declining the first declines both', () => {
    const play = structure('red', {}, {}, 2).act('0 place-envoy s5c2');
    expect(squares(play.lines)).toEqual(['s5c3', 'null']); // the first envoy has started an area
    expect(structure('red', {}, {}, 2).act('0 place-envoy s5c2', '0 place-envoy null').lines).toEqual(['0 end-turn']);
    expect(structure('red', {}, {}, 2).act('0 place-envoy null').lines).toEqual(['0 end-turn']);
    // the player cannot send a third envoy
    const both = structure('red', {}, { ship: 3 }, 2).act('0 place-envoy s2c1', '0 place-envoy s2c2');
    expect([both.lines, at(both.state, 0).ship]).toEqual([['0 end-turn'], 1]);
    // one structure allows one envoy
    expect(structure('red').act('0 place-envoy s5c2').lines).toEqual(['0 end-turn']);
    // the player is not asked for a second envoy if the ship is empty
    expect(structure('red', {}, { ship: 1 }, 2).act('0 place-envoy s5c2').lines).toEqual(['0 end-turn']);
  });

  test('FT-5.61 an area is a group of squares connected by edges, also across boards', () => {
    const { areas, colors } = scene(2, {}, []).state.forum;
    const { index } = standard.forum('stack-3');
    const area = (id: SquareId) =>
      areas.flatMap((other, i) => (other === areas[index(id)] ? [standard.forum('stack-3').squares[i]] : []));
    expect(area('s0c0')).toEqual(['s0c0', 's0c1']);
    expect(area('s2c0')).toEqual(['s2c0', 's3c0', 's4c0', 's4c1', 's5c1', 's6c1', 's6c2']);
    expect(area('s1c0')).toEqual(['s1c0']);
    expect(areas.flatMap((id, i) => (id === -1 ? [colors[i]] : []))).toEqual(['eagle', 'eagle', 'eagle']);
  });

  test('FT-5.62 FT-T24 if no area of the color is started, the envoy may go to any free square of the color', () => {
    expect(squares(structure('blue').lines)).toEqual(['s0c2', 's1c0', 's3c3', 's4c3', 's6c0', 's7c2', 's7c3', 'null']);
    // a complete area does not count as started
    expect(squares(structure('blue', { s1c0: 1 }).lines).length).toBe(7);
    // areas of other colors are irrelevant
    expect(squares(structure('blue', { s0c0: 1 }).lines).length).toBe(8);
  });

  test('FT-5.63 FT-T24 the envoy must go to a started area of any player', () => {
    for (const owner of [0, 1]) {
      const play = structure('blue', { s3c3: owner });
      expect(squares(play.lines)).toEqual(['s4c3', 'null']);
      expect(clauseOf(play.state, place('s0c2'))).toBe('FT-5.63');
    }
  });

  test('FT-5.63 FT-T28 the envoy may go to any of several started areas', () => {
    const play = structure('yellow', { s0c0: 1, s2c0: 1 });
    expect(squares(play.lines)).toEqual(['s0c1', 's3c0', 's4c0', 's4c1', 's5c1', 's6c1', 's6c2', 'null']);
  });

  test('FT-5.64 the square need not be next to another envoy', () => {
    expect(squares(structure('yellow', { s2c0: 1 }).lines)).toContain('s6c2');
  });

  test('FT-5.65 Patrician I, market 3 and the bonus of row 1 are exceptions', () => {
    const started: Envoys = { s3c3: 1 };
    expect(squares(structure('blue', started, { rows: { 1: 1 } }).lines).length).toBe(7);
    const market = menu(
      { empty: ['r3c3'], ship: 1, tracks: { market: 2 }, resources: { builder: 1 } },
      { envoys: started },
    ).act(...buildLines('single-gray-market'), '0 choose-benefit 3');
    expect(squares(market.lines)).toContain('s0c2');
    const row = scene(
      2,
      {
        places: { 0: { rows: { 1: -1 }, ship: 1 } },
        envoys: started,
        current: holding('citizen-patrician-m'),
      },
      [{ do: 'use-tile', player: 0, from: 'own' }],
    ).act('0 place-citizen 1');
    expect(squares(row.lines)).toContain('s0c2');
  });

  test('FT-5.68 FT-5.75 FT-T68 without an envoy or a legal square, the player builds and is not asked', () => {
    const none = structure('red', {}, { ship: 0 }, 2);
    expect([none.lines, builtOf(none.state, 0)]).toEqual([['0 end-turn'], { r3c3: 'red', r3c4: 'red' }]);
    const full: Envoys = { s1c2: 1, s2c1: 1, s2c2: 1, s2c3: 1, s5c2: 1, s5c3: 1, s8c2: 1, s8c3: 1 };
    expect(structure('red', full).lines).toEqual(['0 end-turn']);
    // the first envoy takes the last square
    const { s8c3: _, ...last } = full;
    const play = structure('red', last, {}, 2).act('0 place-envoy s8c3', '0 choose-area-bonus points');
    expect(play.lines).toEqual(['0 end-turn']);
  });

  test('FT-5.75 an envoy cannot go to a cell without a board', () => {
    const row = (full: boolean) =>
      scene(
        2,
        {
          options: { arrangement: 'tee-3' },
          places: { 0: { rows: { 1: 1 }, ship: 1 } },
          current: holding('citizen-patrician-m'),
          set: ({ forum }) => {
            if (full) forum.envoys = forum.colors.map((color) => (color === null || color === 'eagle' ? null : 1));
          },
        },
        [{ ask: 'citizen', player: 0, from: 'own' }],
      ).act('0 place-citizen 1');
    expect(row(false).lines).toHaveLength(33 + 1);
    expect(row(false).state.forum.colors).toContain(null);
    expect(row(true).end().forum.envoys).not.toContain(0);
  });

  test('FT-5.69 FT-5.70 an envoy cannot go to an eagle or a taken square, and placed envoys stay', () => {
    const play = structure('blue', { s0c2: 1 });
    for (const square of ['s1c1', 's4c2', 's7c1'] as const) expect(clauseOf(play.state, place(square))).toBe('FT-5.69');
    expect(clauseOf(play.state, place('s0c2'))).toBe('FT-5.70');
    expect(envoysOf(play.act('0 place-envoy s1c0', '0 choose-area-bonus coin', '0 end-turn').end())).toEqual({
      s0c2: 1,
      s1c0: 0,
    });
  });

  test('FT-5.71 the ship is a number: the kind of the sent tile is irrelevant', () => {
    const { ship } = at(structure('blue').act('0 place-envoy s0c2').state, 0);
    expect(ship).toBe(1);
  });
});

describe('the area bonus', () => {
  test('FT-5.66 a player who fills the last square of an area takes one of five bonuses', () => {
    const bonus = (id: string) =>
      structure('blue', { s3c3: 1 }).act('0 place-envoy s4c3', `0 choose-area-bonus ${id}`).state;
    const filled = structure('blue', { s3c3: 1 }).act('0 place-envoy s4c3');
    expect(filled.lines.length).toBe(5);
    expect(filled.events.at(-1)).toEqual({ type: 'area-completed', player: 0, square: 's4c3' });
    expect(engine.openQuestion(filled.state, 0)).toMatchObject({ ask: 'area-bonus', left: 1, taken: [] });
    expect(['tribune', 'assistant', 'coin'].map((id) => supplyOf(bonus(id), 0))).toEqual([
      { tribune: 1 },
      { assistant: 1 },
      { coin: 1 },
    ]);
    expect(at(bonus('upgrade'), 0).position).toBe(1);
    expect(at(bonus('points'), 0).points.bonuses).toBe(2);
    // the area gives no bonus before its last square has an envoy
    expect(structure('red', { s2c1: 1 }).act('0 place-envoy s2c2').lines).toEqual(['0 end-turn']);
  });

  test('FT-5.66 FT-T26 two envoys of one tile that fill an area bring one bonus, two different ones with Patrician II', () => {
    const play = structure('blue', {}, {}, 2).act('0 place-envoy s3c3', '0 place-envoy s4c3');
    expect(play.lines.length).toBe(5);
    expect(play.act('0 choose-area-bonus coin').lines).toEqual(['0 end-turn']);
    const two = structure('blue', {}, { rows: { 2: 1 } }, 2).act(
      '0 place-envoy s3c3',
      '0 place-envoy s4c3',
      '0 choose-area-bonus coin',
    );
    expect(two.lines.length).toBe(4);
    expect(two.act('0 choose-area-bonus tribune').lines).toEqual(['0 end-turn']);
    expect(supplyOf(two.state, 0)).toEqual({ coin: 1, tribune: 1 });
  });

  test('FT-5.67 FT-T27 the first envoy completes an area of one square, and the bonus precedes the second envoy', () => {
    const play = structure('blue', {}, {}, 2).act('0 place-envoy s1c0');
    expect(play.lines.every((text) => text.includes('choose-area-bonus'))).toBe(true);
    play.act('0 choose-area-bonus upgrade');
    expect(squares(play.lines)).toEqual(['s0c2', 's3c3', 's4c3', 's6c0', 's7c2', 's7c3', 'null']);
    // two complete areas bring two bonuses
    play.act('0 place-envoy s0c2', '0 choose-area-bonus coin');
    expect(play.lines).toEqual(['0 end-turn']);
  });

  test('FT-5.67 an envoy of market 3 brings the bonus as well, and the player cannot decline it', () => {
    const market = menu({ empty: ['r3c3'], ship: 1, tracks: { market: 2 }, resources: { builder: 1 } }).act(
      ...buildLines('single-gray-market'),
      '0 choose-benefit 3',
      '0 place-envoy s1c0',
    );
    expect(market.lines).toEqual(
      ['tribune', 'assistant', 'coin', 'upgrade', 'points'].map((id) => `0 choose-area-bonus ${id}`),
    );
    // an eagle square completes nothing
    const eagle = menu({ empty: ['r3c3'], ship: 1, tracks: { library: 2 }, resources: { builder: 1 } }).act(
      ...buildLines('single-gray-library'),
      '0 choose-benefit 3',
      '0 place-envoy s1c1',
    );
    expect(eagle.lines).toEqual(['0 end-turn']);
    // the last eagle square completes nothing either
    const last = scene(2, { places: { 0: { ship: 1 } }, envoys: { s1c1: 1, s4c2: 1 } }, [
      { ask: 'envoy', player: 0, rule: 'eagle', color: null, optional: false, left: 1 },
    ]);
    last.act('0 place-envoy s7c1').end();
  });
});
