import { type CitizenRowId, engine } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import {
  at,
  buildLines,
  clauseOf,
  envoysOf,
  holding,
  type Layout,
  menu,
  type Place,
  pointsOf,
  rowsOf,
  scene,
  standard,
  supplyOf,
} from './scene';

/** Returns a scene in which seat 0 uses a tile with a citizen and then has the building menu. */
const placing = (citizen: string, place: Place = {}, layout: Layout = {}) =>
  scene(
    2,
    {
      ...layout,
      current: holding(`citizen-${citizen}-m`),
      places: { 0: place },
    },
    [
      { do: 'use-tile', player: 0, from: 'own' },
      { ask: 'building', player: 0 },
    ],
  );

/** Returns a scene in which seat 0 uses a tile with an upgrade. */
const upgrading = (place: Place) =>
  scene(2, { places: { 0: place }, current: holding('upgrade-coin') }, [{ do: 'use-tile', player: 0, from: 'own' }]);

describe('the rows', () => {
  test('FT-5.11 there are six rows of two spaces, two rows for each class', () => {
    expect(standard.rowsOf).toEqual({ patrician: [1, 2], merchant: [3, 4], craftsman: [5, 6] });
    expect([1, 2, 3, 4, 5, 6].map((row) => standard.row(row as CitizenRowId).ability)).toEqual([
      'patrician-1',
      'patrician-2',
      'merchant-1',
      'merchant-2',
      'craftsman-1',
      'craftsman-2',
    ]);
    const full = placing('merchant', { rows: { 3: 2, 4: 1 } });
    expect(full.lines).toEqual(['0 place-citizen 4']);
    expect(clauseOf(full.state, { type: 'place-citizen', player: 0, row: 3 })).toBe('FT-5.13');
    expect(clauseOf(full.state, { type: 'place-citizen', player: 0, row: 1 })).toBe('FT-5.5');
  });

  test('FT-5.12 the first citizen of a row brings the ability, the second a bonus', () => {
    const first = placing('craftsman', { resources: { assistant: 3 } }).act('0 place-citizen 6');
    expect(supplyOf(first.state, 0)).toEqual({ assistant: 3 });
    expect(first.lines).toContain('0 craftsman-builder');
    const second = placing('craftsman', { rows: { 6: 1 }, resources: { assistant: 3 } }).act('0 place-citizen 6');
    expect(supplyOf(second.state, 0)).toEqual({ assistant: 3, builder: 1 });
    expect(second.act('0 craftsman-builder').lines).not.toContain('0 craftsman-builder');
  });

  test('FT-5.13 the player chooses freely between the rows of the class', () => {
    expect(placing('patrician').lines).toEqual(['0 place-citizen 1', '0 place-citizen 2']);
    expect(placing('patrician', { rows: { 1: 1, 2: -1 } }).lines).toEqual(['0 place-citizen 1', '0 place-citizen 2']);
  });

  test('FT-5.14 FT-T19 the second citizen makes an inactive row active again and does not turn the slide bar', () => {
    const play = placing('merchant', { rows: { 3: -1 }, improved: true, position: 4 }).act('0 place-citizen 3');
    expect(play.lines).toEqual(['0 choose-row-bonus coin', '0 choose-row-bonus tribune']);
    expect(rowsOf(play.state, 0)).toEqual([0, 0, 2, 0, 0, 0]);
    expect([at(play.state, 0).improved, at(play.state, 0).position]).toEqual([true, 4]);
    expect(play.events.some(({ type }) => type === 'slide-bar-turned')).toBe(false);
  });

  test('FT-5.15 inactive citizens count as if they did not exist', () => {
    const play = menu({
      rows: { 1: -1, 4: -1, 5: -2, 6: -1 },
      resources: { assistant: 1, coin: 1, builder: 1 },
      empty: ['r3c3'],
    });
    expect(play.lines.filter((text) => /swap|craftsman/.test(text))).toEqual([]);
    expect(clauseOf(play.state, { type: 'craftsman-builder', player: 0 })).toBe('FT-5.22');
    play.act(...buildLines('single-gray-column'));
    expect(pointsOf(play.state, 0)).toBe(3); // no points for citizens
  });
});

describe('abilities', () => {
  test('FT-5.16 FT-5.17 FT-T20 Merchant I turns the slide bar at its position, and upgrades move it to the next cypress', () => {
    const play = placing('merchant', {}).act('0 place-citizen 3');
    expect([at(play.state, 0).improved, at(play.state, 0).position]).toEqual([true, 0]);
    const upgrade = (place: Place) => at(upgrading(place).state, 0).position;
    expect([0, 2, 4, 6].map((position) => upgrade({ position, improved: true, rows: { 3: 1 } }))).toEqual([2, 4, 6, 8]);
    expect([1, 3, 7].map((position) => upgrade({ position, improved: true, rows: { 3: 2 } }))).toEqual([2, 4, 8]);
    // with an inactive row, the slide bar retains its improved side, but the row has no ability
    expect([0, 2].map((position) => upgrade({ position, improved: true, rows: { 3: -1 } }))).toEqual([1, 3]);
  });

  test('FT-5.27 FT-5.28 an upgrade moves the slide bar one space, and has no effect at the last position', () => {
    const upgrade = (position: number, rows = {}) => {
      const { state, events } = upgrading({ position, rows });
      return [at(state, 0).position, events.some(({ type }) => type === 'upgraded')];
    };
    expect([0, 1, 7].map((position) => upgrade(position))).toEqual([
      [1, true],
      [2, true],
      [8, true],
    ]);
    expect([upgrade(8), upgrade(8, { 3: 1 })]).toEqual([
      [8, false],
      [8, false],
    ]);
  });

  test('FT-5.18 with Patrician I, an envoy may go to any free square of the color of the structure', () => {
    const layout: Layout = { envoys: { s3c3: 1 } };
    const blue: Place = { ship: 1, resources: { 'worker-blue': 1 }, empty: ['r3c3'] };
    const build = buildLines('single-color-blue');
    expect(menu(blue, layout).act(...build).lines).toEqual(['0 place-envoy s4c3', '0 place-envoy null']);
    expect(menu({ ...blue, rows: { 1: 1 } }, layout).act(...build).lines.length).toBe(7);
    expect(menu({ ...blue, rows: { 1: -1 } }, layout).act(...build).lines.length).toBe(2);
  });

  test('FT-5.19 with Patrician II, an area and the market bring two different area bonuses', () => {
    const completing = menu(
      { ship: 1, rows: { 2: 1 }, resources: { 'worker-blue': 1 }, empty: ['r3c3'] },
      { envoys: { s3c3: 1 } },
    ).act(...buildLines('single-color-blue'), '0 place-envoy s4c3');
    expect(completing.lines.length).toBe(5);
    completing.act('0 choose-area-bonus coin');
    expect(completing.lines).toEqual(
      ['tribune', 'assistant', 'upgrade', 'points'].map((b) => `0 choose-area-bonus ${b}`),
    );
    expect(clauseOf(completing.state, { type: 'choose-area-bonus', player: 0, bonus: 'coin' })).toBe('FT-5.19');
    completing.act('0 choose-area-bonus points');
    expect([supplyOf(completing.state, 0), pointsOf(completing.state, 0)]).toEqual([{ coin: 1 }, 2]);
    expect(completing.lines).toEqual(['0 end-turn']);
    const market = menu({ rows: { 2: 1 }, tracks: { market: 1 }, resources: { builder: 1 }, empty: ['r3c3'] }).act(
      ...buildLines('single-gray-market'),
      '0 choose-benefit 2',
      '0 choose-area-bonus upgrade',
      '0 choose-area-bonus tribune',
    );
    expect([at(market.state, 0).position, supplyOf(market.state, 0)]).toEqual([1, { tribune: 1 }]);
  });

  test('FT-5.20 FT-T54 Merchant II swaps one of three for another, once per turn', () => {
    const all = menu({ rows: { 4: 1 }, resources: { coin: 1, tribune: 1, assistant: 1 } });
    expect(all.lines.filter((text) => text.includes('swap')).length).toBe(6);
    const play = menu({ rows: { 4: 1, 6: 1 }, resources: { coin: 1 } });
    expect(play.lines).toEqual([
      '0 merchant-swap gain:tribune pay:coin',
      '0 merchant-swap gain:assistant pay:coin',
      '0 end-turn',
    ]);
    expect(play.act('0 merchant-swap gain:assistant pay:coin').lines).toEqual(['0 craftsman-builder', '0 end-turn']);
    play.act('0 craftsman-builder');
    expect(supplyOf(play.state, 0)).toEqual({ builder: 1 });
    expect(clauseOf(play.state, { type: 'merchant-swap', player: 0, pay: 'tribune', gain: 'coin' })).toBe('FT-5.20');
    const twice = menu({ rows: { 4: 2 }, resources: { coin: 2 } }).act('0 merchant-swap gain:tribune pay:coin');
    expect(twice.lines.filter((text) => text.includes('swap'))).toEqual([]);
  });

  test('FT-5.21 Craftsman I turns an assistant into any worker, twice per turn', () => {
    const play = menu({ rows: { 5: 1 }, resources: { assistant: 3 } });
    expect(play.lines.filter((text) => text.includes('craftsman'))).toEqual(
      ['red', 'yellow', 'green', 'blue'].map((color) => `0 craftsman-worker ${color}`),
    );
    play.act('0 craftsman-worker red', '0 craftsman-worker blue');
    expect(supplyOf(play.state, 0)).toEqual({ 'worker-red': 1, 'worker-blue': 1, assistant: 1 });
    expect(clauseOf(play.state, { type: 'craftsman-worker', player: 0, color: 'red' })).toBe('FT-5.21');
  });

  test('FT-5.22 Craftsman II turns an assistant into a builder, once per turn', () => {
    const play = menu({ rows: { 6: 1 }, resources: { assistant: 2 } }).act('0 craftsman-builder');
    expect(supplyOf(play.state, 0)).toEqual({ builder: 1, assistant: 1 });
    expect(clauseOf(play.state, { type: 'craftsman-builder', player: 0 })).toBe('FT-5.22');
  });

  test('FT-5.23 a player may convert before and after building, also with a citizen placed in this turn', () => {
    const play = placing('craftsman', { resources: { assistant: 2, builder: 1 }, empty: ['r3c3', 'r3c4'] }).act(
      '0 place-citizen 5',
      '0 craftsman-worker red',
      ...buildLines('single-gray-column'),
      '0 craftsman-worker blue',
      '0 end-turn',
    );
    expect(supplyOf(play.end(), 0)).toEqual({ 'worker-red': 1, 'worker-blue': 1 });
    // the next turn has new limits
    const again = scene(2, { current: null, places: { 0: { rows: { 6: 1 }, resources: { assistant: 2 } } } }, [
      { do: 'turn', player: 0 },
      { do: 'turn', player: 0 },
    ]).act('0 craftsman-builder', '0 end-turn', '0 craftsman-builder', '0 end-turn');
    expect(supplyOf(again.end(), 0)).toEqual({ builder: 2 });
  });
});

describe('the bonus of the second citizen', () => {
  test('FT-5.24 row 1 sends an envoy from the ship to any free colored square, or the player declines', () => {
    const play = placing('patrician', { rows: { 1: -1 }, ship: 1 }, { envoys: { s3c3: 1 } }).act('0 place-citizen 1');
    expect(play.lines.length).toBe(33); // 36 squares without 3 eagles and one taken square, and declining
    expect(play.state.pending.at(-1)).toMatchObject({ rule: 'any', color: null, optional: true });
    expect(play.lines).not.toContain('0 place-envoy s1c1');
    expect(clauseOf(play.state, { type: 'place-envoy', player: 0, square: 's1c1' })).toBe('FT-5.69');
    expect(envoysOf(play.act('0 place-envoy s0c0').state)).toEqual({ s3c3: 1, s0c0: 0 });
    const declined = placing('patrician', { rows: { 1: 1 }, ship: 1 }).act('0 place-citizen 1', '0 place-envoy null');
    expect([at(declined.state, 0).ship, declined.lines]).toEqual([1, ['0 end-turn']]);
    expect(placing('patrician', { rows: { 1: 1 } }).act('0 place-citizen 1').lines).toEqual(['0 end-turn']);
  });

  test('FT-5.25 row 2 brings one area bonus, never two', () => {
    const play = placing('patrician', { rows: { 2: 1 } }).act('0 place-citizen 2');
    expect(play.lines.length).toBe(5);
    expect(play.act('0 choose-area-bonus assistant').lines).toEqual(['0 end-turn']);
  });

  test.each([
    ['merchant', 3, ['coin', 'tribune'], { tribune: 1 }],
    ['merchant', 4, ['coin', 'assistant'], { assistant: 1 }],
    ['craftsman', 5, ['red', 'yellow', 'green', 'blue'], { 'worker-blue': 1 }],
  ])('FT-5.26 a second %s in row %i brings one of %s', (citizen, row, gains, gained) => {
    const play = placing(citizen, { rows: { [row]: 1 } }).act(`0 place-citizen ${row}`);
    expect(play.lines).toEqual(gains.map((gain) => `0 choose-row-bonus ${gain}`));
    play.act(play.lines.at(-1) ?? '');
    expect(supplyOf(play.state, 0)).toEqual(gained);
    const other = placing(citizen, { rows: { [row]: 1 } }).act(`0 place-citizen ${row}`);
    expect(clauseOf(other.state, { type: 'choose-row-bonus', player: 0, gain: row === 5 ? 'coin' : 'red' })).toBe(
      'FT-5.26',
    );
  });

  test('FT-5.26 row 6 brings a builder', () => {
    const { state, events } = placing('craftsman', { rows: { 6: 1 } }).act('0 place-citizen 6');
    expect(events).toContainEqual(expect.objectContaining({ source: { kind: 'row', row: 6 } }));
    expect(supplyOf(state, 0)).toEqual({ builder: 1 });
    expect(engine.legalActions(state).map(engine.format)).toContain('0 end-turn');
  });
});
