/** Tests of events: an app can update a view from events alone, and events of gains and payments name their source and purpose. */
import { chanceState, deepEqual, eventsFor, keyedChance, type Viewer } from '@ludi-romani/core';
import {
  type Action,
  type ConversionKind,
  type Event,
  engine,
  type Options,
  type Purpose,
  rowIds,
  standardComponents,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { SCALE } from '../scale';
import { begun, type Rebuilt, rebuilt, VIEWERS } from './rebuild';
import { at, buildLines, holding, type Layout, menu, type Place, type Scene, scene, sceneOf } from './scene';

const GAMES: readonly Omit<Options, 'seed'>[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 2, boardSide: 'B', promoCards: true, buildingTiles: 'limited', draftMode: 'sequential' },
  { players: 3, introductory: true, introductoryCard: 'chosen', mosaic: 'random', startPlayer: 1 },
  { players: 4, boardSide: 'B', draftMode: 'sequential', eaglePoints: 'sum', trackEnd: 'after-action' },
  { players: 2, eaglePoints: 'sum', trackEnd: 'after-action', arrangement: 'tee-3' },
];
const GAMES_PER_SET = SCALE;

test.each(GAMES)('a view updated by events alone equals the view of the state: %o', (options) => {
  for (let game = 0; game < GAMES_PER_SET; game++) {
    const seed = `events ${game}`;
    const bot = keyedChance(chanceState(seed));
    let state = engine.initialState({ ...options, seed });
    const views = new Map<Viewer, Rebuilt>(
      VIEWERS(options.players).map((viewer) => [viewer, begun(engine.view(state, viewer))]),
    );
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      // plays exchanges of workers and the ends of turns less often than other actions
      const eager = legal.filter(({ type }) => !/end-turn|recolor|workers-to/.test(type));
      const action = bot.pick(eager.length > 0 && bot.int(3) > 0 ? eager : legal);
      const step = engine.step(state, action);
      state = step.state;
      for (const [viewer, view] of views) {
        for (const event of eventsFor(step.events, viewer)) rebuilt(view, event as Event);
        const seen = begun(engine.view(state, viewer));
        if (!deepEqual(seen, view)) expect(view, `${viewer} after ${engine.format(action)}`).toEqual(seen);
      }
    }
  }
});

describe('gains and payments', () => {
  const BUILDER = { resources: { builder: 1 }, empty: ['r3c3', 'r3c4'] } as const;
  const sources = (events: readonly Event[]) =>
    events.flatMap((event) => ('source' in event ? [{ type: event.type, ...event.source }] : []));
  const build = (option: string, place: Place = {}, layout: Layout = {}) =>
    menu({ ...BUILDER, ...place }, layout).act(...buildLines(`single-${option}`));

  test('FT-5.4 a gain from a used tile names the tile', () => {
    const play = scene(2, { current: holding('upgrade-coin') }, [{ ask: 'use', player: 0 }]).act('0 use-tiles own');
    const tile = { kind: 'tile', tile: 'upgrade-coin' };
    expect(sources(play.events)).toEqual([
      { type: 'gained', ...tile },
      { type: 'upgraded', ...tile },
    ]);
  });

  test('FT-5.44 points for a column name its cell; FT-5.48 points for the end of a track name the track', () => {
    expect(sources(build('gray-column').events)).toEqual([{ type: 'points-gained', kind: 'column', cell: 'r3c3' }]);
    const end = build('gray-market', { tracks: { market: 3 } }).act('0 choose-benefit 1');
    expect(sources(end.events)).toEqual([
      { type: 'gained', kind: 'track', track: 'market', level: 1 },
      { type: 'points-gained', kind: 'track', track: 'market', level: 4 },
    ]);
  });

  test('FT-5.51 the gains of a benefit name its level, also the chosen worker; FT-5.56 a building action does', () => {
    const library = build('gray-library').act('0 choose-benefit 1', '0 choose-worker blue');
    const source = { kind: 'track', track: 'library', level: 1 };
    expect(sources(library.events)).toEqual([
      { type: 'gained', ...source },
      { type: 'gained', ...source },
    ]);
    const basilica = build('gray-basilica', { tracks: { basilica: 3 } }).act('0 choose-benefit 4');
    expect(sources(basilica.events)[0]).toEqual({
      type: 'build-action-gained',
      kind: 'track',
      track: 'basilica',
      level: 4,
    });
  });

  test('FT-5.57 FT-5.25 FT-5.66 an area bonus names its benefit, its row, or the square that completed the area', () => {
    const track = build('gray-market', { tracks: { market: 1 } }).act('0 choose-benefit 2', '0 choose-area-bonus coin');
    const market = { kind: 'track', track: 'market', level: 2 };
    expect(sources(track.events)).toEqual([
      { type: 'area-bonus-taken', ...market },
      { type: 'gained', ...market },
    ]);
    const row = scene(
      2,
      {
        places: { 0: { rows: { 2: 1 } } },
        current: holding('citizen-patrician-m'),
      },
      [{ ask: 'citizen', player: 0, from: 'own' }],
    ).act('0 place-citizen 2', '0 choose-area-bonus points');
    expect(row.events.find(({ type }) => type === 'citizen-placed')).toMatchObject({ owner: 0, from: 'own' });
    expect(sources(row.events)).toEqual([
      { type: 'area-bonus-taken', kind: 'row', row: 2 },
      { type: 'points-gained', kind: 'row', row: 2 },
    ]);
    const place: Place = { ship: 1, rows: { 2: 1 }, resources: { 'worker-blue': 1 } };
    const area = build('color-blue', place).act(
      '0 place-envoy s1c0',
      '0 choose-area-bonus coin',
      '0 choose-area-bonus upgrade',
    );
    expect(sources(area.events)).toEqual(
      ['area-bonus-taken', 'gained', 'area-bonus-taken', 'upgraded'].map((type) => ({
        type,
        kind: 'area',
        square: 's1c0',
      })),
    );
  });

  test('FT-5.26 the bonus of a second citizen names the row; FT-5.20 a conversion names its kind twice', () => {
    const bonus = scene(2, { places: { 0: { rows: { 5: 2 } } } }, [{ ask: 'row-bonus', player: 0, row: 5 }]).act(
      '0 choose-row-bonus red',
    );
    expect(sources(bonus.events)).toEqual([{ type: 'gained', kind: 'row', row: 5 }]);
    const swap = menu({ rows: { 4: 1 }, resources: { coin: 1 } }).act('0 merchant-swap gain:tribune pay:coin');
    expect(swap.events.slice(-2)).toEqual([
      {
        type: 'paid',
        player: 0,
        resource: 'coin',
        amount: 1,
        purpose: { kind: 'conversion', conversion: 'merchant-swap' },
      },
      {
        type: 'gained',
        player: 0,
        resource: 'tribune',
        amount: 1,
        source: { kind: 'conversion', conversion: 'merchant-swap' },
      },
    ]);
  });

  test('each payment names its purpose', () => {
    const figures = { rows: { 5: 1, 6: 1 }, resources: { assistant: 1, 'worker-red': 2 } } as const;
    const both = holding('coin-2', 'coin-2');
    const rich: Layout = { places: { 0: { resources: { tribune: 2 } } } };
    const conversion = (name: ConversionKind): Purpose => ({ kind: 'conversion', conversion: name });
    const paid: readonly (readonly [Purpose, Scene])[] = [
      [conversion('recolor-worker'), menu(figures).act('0 recolor-worker from:red to:blue')],
      [conversion('workers-to-builder'), menu(figures).act('0 workers-to-builder red')],
      [conversion('craftsman-worker'), menu(figures).act('0 craftsman-worker red')],
      [conversion('craftsman-builder'), menu(figures).act('0 craftsman-builder')],
      [{ kind: 'building', option: 'single-gray-column' }, build('gray-column')],
      [
        { kind: 'both-tiles' },
        scene(2, { ...rich, current: both }, [{ ask: 'use', player: 0 }]).act('0 use-tiles own+foreign'),
      ],
      [
        { kind: 'street-card', card: 0, symbol: 'black-1' },
        scene(2, { ...rich, current: null }, [{ ask: 'take', player: 0, cards: [0] }]).act(
          '0 take-tile card:0 cell:r3c3 tribune:true',
        ),
      ],
      [
        { kind: 'citizens', rows: [1] },
        scene(2, { current: null, places: { 0: { rows: { 1: 1 }, resources: { coin: 1 } } } }, [
          { ask: 'payment', player: 0 },
        ]).act('0 pay-citizens 1'),
      ],
    ];
    for (const [purpose, { events }] of paid) {
      const purposes = events.flatMap((event) => (event.type === 'paid' ? [event.purpose] : []));
      expect(purposes.length).toBeGreaterThan(0);
      expect(purposes).toEqual(purposes.map(() => purpose));
    }
  });

  test('FT-4.26 a tile that is put away has its owner, source and place', () => {
    const play = scene(3, { current: { ...holding('coin-2', 'builder-2'), fromReserve: true } }, [
      { ask: 'use', player: 0 },
    ]).act('0 use-tiles foreign');
    expect(play.events.filter(({ type }) => type === 'tile-put-away')).toEqual([
      { type: 'tile-put-away', player: 0, owner: 0, tile: 'coin-2', from: 'own', place: 'ship' },
      { type: 'tile-put-away', player: 0, owner: 1, tile: 'builder-2', from: 'foreign', place: 'box' },
    ]);
  });

  test('FT-6.8 FT-6.10 FT-6.13 FT-6.15 the scorings emit one event per row and per envoy', () => {
    const place: Place = {
      buildings: { r1c2: 'red', r3c1: 'library', r3c3: 'market', r4c1: 'column', r5c1: 'basilica' },
      rows: { 3: 1 },
      cranes: { nw: 'exposed' },
    };
    const { events } = scene(
      2,
      {
        round: 12,
        current: null,
        places: { 0: place },
        envoys: { s1c1: 0, s0c1: 0, s4c1: 0 },
        trajan: [null, null, 'trajan-III-4'],
      },
      [{ do: 'scoring' }],
    );
    const told = events.flatMap((event) =>
      event.type === 'points-gained' && event.player === 0 ? [[event.row, event.amount, event.source]] : [],
    );
    expect(told).toEqual([
      ['cranes', 1, { kind: 'crane', corner: 'nw' }],
      ['colonia', 4, { kind: 'street', row: 3 }],
      ['colonia', 1, { kind: 'street', row: 4 }],
      ['colonia', 1, { kind: 'street', row: 5 }],
      ['eagles', 1, { kind: 'envoy', square: 's0c1' }],
      ['eagles', 2, { kind: 'envoy', square: 's1c1' }],
      ['eagles', 1, { kind: 'envoy', square: 's4c1' }],
      ['trajan', 3, { kind: 'card', card: 'trajan-III-4' }],
    ]);
    const large = scene(
      2,
      { round: 12, current: null, envoys: { s0c0: 0, s0c1: 0, s0c2: 0 }, trajan: [null, null, null] },
      [{ do: 'scoring' }],
    );
    expect(large.events.find((event) => event.type === 'points-gained' && event.row === 'area')).toMatchObject({
      amount: 1,
      source: { kind: 'envoys', squares: ['s0c0', 's0c1', 's0c2'] },
    });
  });
});

test('FT-3.5 FT-3.15 FT-3.27 FT-3.31 setup emits the forum, the Trajan cards, the start player and the resources', () => {
  const { state, events } = engine.start({ players: 3, seed: 'setup', mosaic: 'random' });
  const { arrangement, boards, colors } = state.forum;
  expect(events.slice(0, 3)).toEqual([
    { type: 'forum-laid', arrangement, boards, colors },
    { type: 'trajan-cards-laid', cards: state.trajan },
    { type: 'start-player-named', player: state.startPlayer },
  ]);
  for (const [seat, { resources }] of state.players.entries()) {
    const gained = events.flatMap((event) =>
      event.type === 'gained' && event.player === seat ? [[event.resource, event.amount, event.source]] : [],
    );
    const first = Object.entries(resources).filter(([, amount]) => amount > 0);
    expect(gained).toEqual(first.map(([resource, amount]) => [resource, amount, { kind: 'start' }]));
  }
  expect(events).toHaveLength(3 + 3 * Object.values(standardComponents.startingResources).filter((n) => n > 0).length);
});

test('FT-3.28 the deal emits the first worker of each player', () => {
  const play = sceneOf(engine.initialState({ players: 3, seed: 'setup' }));
  const workers = play.state.players.map(({ preparation }) => [`worker-${preparation?.worker}`, { kind: 'start' }]);
  while (play.state.phase === 'setup') play.act(play.lines[0] ?? '');
  const gained = play.events.flatMap((event) => (event.type === 'gained' ? [[event.resource, event.source]] : []));
  expect(gained).toEqual(workers);
});

test('FT-6.2 a player who cannot pay gets an event at once; FT-10.4 payments become public when all have paid', () => {
  const play = scene(
    2,
    { round: 4, current: null, places: { 0: { rows: { 1: 1 }, resources: { coin: 1 } }, 1: { rows: { 2: 1 } } } },
    [{ do: 'payment' }],
  );
  expect(play.events).toEqual([{ type: 'citizens-unpaid', player: 1 }]);
  const action: Action = { type: 'pay-citizens', player: 0, rows: [1] };
  const { events } = engine.step(play.state, action);
  expect(eventsFor(events, 1).slice(0, 2)).toEqual([
    { type: 'citizens-active', player: 0, rows: [1] },
    { type: 'citizens-active', player: 1, rows: [] },
  ]);
  expect(rowIds).toContain('colonia');
  expect(at(play.state, 1).rows[1]?.active).toBe(false);
});
