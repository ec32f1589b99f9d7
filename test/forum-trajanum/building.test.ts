import { type Action, type Color, engine, type MutableState } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, buildLines, builtOf, clauseOf, menu, type Place, standard, supplyOf } from './scene';

const start = (option: string): Action => ({ type: 'start-building', player: 0, option });
const builds = (lines: readonly string[]) =>
  lines.flatMap((text) => (text.startsWith('0 start-building') ? [text.split(' ')[2]] : []));
type Supply = NonNullable<MutableState['supply']>;
const PAIR: Place = { empty: ['r3c3', 'r3c4'] };
const RICH: Place['resources'] = {
  builder: 5,
  'worker-red': 5,
  'worker-yellow': 5,
  'worker-green': 5,
  'worker-blue': 5,
  assistant: 5,
};

describe('payments', () => {
  test('FT-5.29 a player has one building action per turn', () => {
    const play = menu({ ...PAIR, resources: { builder: 2 } }).act(...buildLines('single-gray-column'));
    expect(builds(play.lines)).toEqual([]);
    expect(clauseOf(play.state, start('single-gray-column'))).toBe('FT-5.29');
    // FT-T55 only conversions and the end of the turn are left, and the end has no other effect
    expect(play.lines).toEqual(['0 end-turn']);
    const told = play.events.length;
    expect(play.act('0 end-turn').events.slice(told)).toEqual([expect.objectContaining({ type: 'turn-ended' })]);
  });

  test('FT-5.30 FT-5.33 a gray building costs a builder, and a structure a worker of its color', () => {
    const gray = menu({ ...PAIR, resources: { builder: 1 } });
    expect(builds(gray.lines)).toEqual(['basilica', 'market', 'column', 'library'].map((id) => `single-gray-${id}`));
    expect(clauseOf(gray.state, start('single-color-red'))).toBe('FT-5.30');
    const { state } = gray.act(...buildLines('single-gray-column'));
    expect([supplyOf(state, 0), builtOf(state, 0)]).toEqual([{}, { r3c3: 'column' }]);
    const red = menu({ ...PAIR, resources: { 'worker-red': 1 } });
    expect(builds(red.lines)).toEqual(['single-color-red']);
    // assistants and workers of other colors do not pay for a tile; the player must first exchange them
    const wrong = menu({ ...PAIR, resources: { 'worker-green': 1, assistant: 1 } });
    expect(builds(wrong.lines)).toEqual(['single-color-green']);
  });

  test('FT-5.31 a player may exchange two workers of one color for a builder', () => {
    const play = menu({ resources: { 'worker-red': 3, 'worker-blue': 1 } });
    expect(play.lines).toEqual(['0 workers-to-builder red', '0 end-turn']);
    expect(clauseOf(play.state, { type: 'workers-to-builder', player: 0, color: 'blue' })).toBe('FT-5.31');
    expect(supplyOf(play.act('0 workers-to-builder red').state, 0)).toEqual({
      builder: 1,
      'worker-red': 1,
      'worker-blue': 1,
    });
  });

  test('FT-5.32 a player may exchange an assistant and a worker for a worker of any other color', () => {
    const play = menu({ resources: { 'worker-red': 1, assistant: 2 } });
    expect(play.lines).toEqual([
      ...['yellow', 'green', 'blue'].map((to) => `0 recolor-worker from:red to:${to}`),
      '0 end-turn',
    ]);
    const none = menu({ resources: { 'worker-red': 1 } });
    expect(clauseOf(none.state, { type: 'recolor-worker', player: 0, from: 'red', to: 'blue' })).toBe('FT-5.32');
    expect(supplyOf(play.act('0 recolor-worker from:red to:blue').state, 0)).toEqual({
      'worker-blue': 1,
      assistant: 1,
    });
  });

  test('FT-5.34 a player may chain exchanges', () => {
    const { state } = menu({ resources: { 'worker-red': 1, 'worker-blue': 1, assistant: 1 } }).act(
      '0 recolor-worker from:red to:blue',
      '0 workers-to-builder blue',
    );
    expect(supplyOf(state, 0)).toEqual({ builder: 1 });
  });

  test('FT-5.35 FT-T5 a single tile costs a builder, a worker of its color, or any worker and an assistant', () => {
    const built = (...lines: string[]) =>
      builtOf(menu({ ...PAIR, resources: { 'worker-yellow': 1, assistant: 1 } }).act(...lines).state, 0);
    for (const color of ['red', 'green', 'blue'] as const)
      expect(built(`0 recolor-worker from:yellow to:${color}`, ...buildLines(`single-color-${color}`))).toEqual({
        r3c3: color,
      });
    const without = menu({ ...PAIR, resources: { 'worker-yellow': 1 } });
    expect(builds(without.lines)).toEqual(['single-color-yellow']);
    expect(builds(menu({ ...PAIR, resources: { builder: 1 } }).lines)).toContain('single-gray-library');
  });

  test.each<[string, Place['resources'], string[]]>([
    ['a', { builder: 1, 'worker-green': 1 }, []],
    ['b', { builder: 1, 'worker-red': 1, assistant: 1 }, ['0 recolor-worker from:red to:green']],
    ['c', { 'worker-red': 2, 'worker-green': 1 }, ['0 workers-to-builder red']],
  ])('FT-5.36 FT-T4 column and park, %s', (_, resources, lines) => {
    const { state } = menu({ ...PAIR, resources: resources ?? {} }).act(
      ...lines,
      ...buildLines('double-mixed-green', 'r3c4', 'r3c3'),
    );
    expect([supplyOf(state, 0), builtOf(state, 0)]).toEqual([{}, { r3c3: 'green', r3c4: 'column' }]);
  });

  test.each<[string, Place['resources'], string[]]>([
    ['two workers of the color', { 'worker-blue': 2 }, []],
    [
      'FT-T2 two workers and an assistant',
      { 'worker-blue': 1, 'worker-green': 1, assistant: 1 },
      ['0 recolor-worker from:green to:blue'],
    ],
    [
      'FT-T3 any two workers and two assistants',
      { 'worker-yellow': 1, 'worker-green': 1, assistant: 2 },
      ['0 recolor-worker from:green to:blue', '0 recolor-worker from:yellow to:blue'],
    ],
  ])('FT-5.37 a double structure: %s', (_, resources, lines) => {
    const play = menu({ ...PAIR, resources: resources ?? {} });
    if (lines.length > 0) expect(clauseOf(play.state, start('double-color-blue'))).toBe('FT-5.30');
    const { state } = play.act(...lines, ...buildLines('double-color-blue', 'r3c3', 'r3c4'));
    expect([supplyOf(state, 0), builtOf(state, 0)]).toEqual([{}, { r3c3: 'blue', r3c4: 'blue' }]);
  });

  test('FT-5.38 a player may build sixteen tiles', () => {
    expect(builds(menu({ ...PAIR, resources: RICH }).lines)).toEqual(standard.options.map(({ id }) => id));
    expect(standard.options.length).toBe(16);
    expect(clauseOf(menu({ ...PAIR, resources: RICH }).state, start('double-color-gray'))).toBe('FT-5.38');
  });
});

describe('the cells of a tile', () => {
  test('FT-5.39 a player builds only on vacated cells without a building, a temple or a crane', () => {
    const play = menu({
      empty: ['r1c1', 'r3c3', 'r5c5'],
      cranes: { nw: 'exposed' },
      buildings: { r4c4: 'red' },
      resources: { builder: 1 },
    }).act('0 start-building single-gray-column');
    expect(play.lines).toEqual(['0 place-building r3c3', '0 place-building r5c5']);
    for (const cell of ['r1c1', 'r2c3', 'r4c4', 'r2c2'] as const)
      expect(clauseOf(play.state, { type: 'place-building', player: 0, cell })).toBe('FT-5.39');
    const scored = menu({ empty: ['r1c1'], cranes: { nw: 'scored' }, resources: { builder: 1 } });
    expect(scored.lines).toEqual(['0 end-turn']);
    expect(clauseOf(scored.state, start('single-gray-column'))).toBe('FT-5.39');
    const all = menu({ empty: 'all', resources: { builder: 1 } }).act('0 start-building single-gray-column');
    expect(all.lines.length).toBe(28);
  });

  test('FT-5.40 FT-9.6 a double tile covers two adjacent cells; the first is the gray half of a mixed tile', () => {
    const cross: Place = { empty: ['r3c3', 'r2c4', 'r3c4', 'r4c3', 'r3c2', 'r6c3'], resources: RICH };
    const mixed = menu(cross).act('0 start-building double-mixed-green');
    expect(mixed.lines).toEqual(['r2c4', 'r3c2', 'r3c3', 'r3c4', 'r4c3'].map((cell) => `0 place-building ${cell}`));
    expect(clauseOf(mixed.state, { type: 'place-building', player: 0, cell: 'r6c3' })).toBe('FT-5.40');
    mixed.act('0 place-building r3c3');
    expect(mixed.lines).toEqual(['r3c2', 'r3c4', 'r4c3'].map((cell) => `0 place-second-half ${cell}`));
    expect(clauseOf(mixed.state, { type: 'place-second-half', player: 0, cell: 'r2c4' })).toBe('FT-5.40');
    expect(builtOf(mixed.state, 0)).toEqual({}); // both halves are placed together
    expect(builtOf(mixed.act('0 place-second-half r3c2').state, 0)).toEqual({ r3c2: 'green', r3c3: 'column' });
    // if both halves are equal, each pair of cells is listed once, with the second cell east or south of the first one
    const equal = menu(cross).act('0 start-building double-color-red');
    expect(equal.lines).toEqual(['r2c4', 'r3c2', 'r3c3'].map((cell) => `0 place-building ${cell}`));
    expect(clauseOf(equal.state, { type: 'place-building', player: 0, cell: 'r3c4' })).toBe('FT-9.6');
    expect(equal.act('0 place-building r3c3').lines).toEqual(['0 place-second-half r3c4', '0 place-second-half r4c3']);
  });

  test('FT-9.1 FT-T56 the menu has only tiles that fit, and a chosen tile must be placed', () => {
    const play = menu({ empty: ['r3c3', 'r5c5'], resources: RICH });
    expect(builds(play.lines).every((id) => id?.startsWith('single'))).toBe(true);
    expect(clauseOf(play.state, start('double-color-red'))).toBe('FT-5.40');
    play.act('0 start-building single-color-red');
    expect(play.lines).toEqual(['0 place-building r3c3', '0 place-building r5c5']);
    expect(engine.explain(play.state, { type: 'end-turn', player: 0 })).toMatchObject({ code: 'wrong-decision' });
  });

  test('FT-5.43 FT-8.4 FT-T32 with limited tiles, both sides of a kind count towards one number', () => {
    const supply = Object.fromEntries(standard.options.map((option) => [option.supply, 3])) as Supply;
    const limited = { ...supply, 'double-green': 0 };
    const play = menu({ ...PAIR, resources: RICH }, { supply: limited });
    const offered = builds(play.lines);
    expect(offered).not.toContain('double-mixed-green');
    expect(offered).not.toContain('double-color-green');
    expect(offered).toContain('single-gray-column');
    expect(offered).toContain('single-color-green');
    expect(clauseOf(play.state, start('double-mixed-green'))).toBe('FT-5.43');
    play.act(...buildLines('single-color-green'));
    expect(play.state.supply).toEqual({ ...limited, 'single-green': 2 });
    // unlimited tiles are not counted
    expect(menu({ ...PAIR, resources: RICH }).state.supply).toBe(null);
  });

  test('FT-5.41 the benefit follows immediately after the tile is placed', () => {
    const play = menu({ ...PAIR, resources: { builder: 1 } }).act(...buildLines('single-gray-market'));
    expect(play.lines).toEqual(['0 choose-benefit 0', '0 choose-benefit 1']);
    expect(at(play.state, 0).tracks.market).toBe(1);
  });
});

describe('both halves of a mixed tile', () => {
  const mixed = (color: Color, place: Place = {}) =>
    menu({ ...PAIR, ship: 1, resources: RICH, ...place }).act(...buildLines(`double-mixed-${color}`, 'r3c3', 'r3c4'));

  test('FT-5.42 the player chooses the half whose benefit is resolved first, completely before the other', () => {
    const play = mixed('red');
    expect(play.lines).toEqual(['0 choose-benefit-order gray', '0 choose-benefit-order color']);
    const gray = mixed('red').act('0 choose-benefit-order gray', '0 choose-benefit 1');
    expect(gray.lines.at(-1)).toBe('0 place-envoy null');
    expect(gray.act('0 place-envoy null').lines).toContain('0 end-turn');
    const color = mixed('red').act('0 choose-benefit-order color', '0 place-envoy s1c2');
    expect(color.lines).toEqual(['0 choose-benefit 0', '0 choose-benefit 1']);
  });

  test('FT-5.73 the player is not asked if no envoy can be sent or the gray half brings no step', () => {
    expect(mixed('red', { ship: 0 }).lines).toEqual(['0 choose-benefit 0', '0 choose-benefit 1']);
    const end = mixed('red', { tracks: { basilica: 4 } });
    expect(end.lines.at(-1)).toBe('0 place-envoy null');
    expect(engine.openQuestion(end.state, 0)).toMatchObject({ left: 1 }); // one half is a structure
    // a column scores before the player sends the envoy
    const column = mixed('green');
    expect([at(column.state, 0).points.columns, column.lines.at(-1)]).toEqual([3, '0 place-envoy null']);
  });

  test('FT-5.73 FT-T62 a tile taken from the grid may become the envoy of the colored half', () => {
    const play = menu(
      {
        ...PAIR,
        tiles: { r5c5: 'coin-2' },
        rows: { 6: 1 },
        tracks: { library: 3 },
        resources: { builder: 1, 'worker-blue': 1 },
      },
      { round: 9 },
    ).act(...buildLines('double-mixed-blue', 'r3c3', 'r3c4'));
    expect(play.lines[0]).toBe('0 choose-benefit 0');
    play.act('0 choose-benefit 4', '0 take-grid-tile r5c5');
    expect(supplyOf(play.state, 0)).toEqual({ coin: 2 });
    expect([at(play.state, 0).ship, at(play.state, 0).points.tracks]).toEqual([1, 2]);
    expect(play.lines.length).toBe(8);
    expect(play.lines.at(-1)).toBe('0 place-envoy null');
  });
});
