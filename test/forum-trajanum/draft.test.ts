import {
  type Action,
  type CellId,
  cellIds,
  engine,
  type State,
  type StreetSymbol,
  type TakeTile,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, clauseOf, type Layout, type Place, scene, standard, supplyOf } from './scene';

/** Returns a scene in which seat 0 takes tiles in the draft. By default, the street cards are those of row 1 and column 1. */
const taking = (place: Place, layout: Layout = {}) =>
  scene(2, { current: null, ...layout, places: { ...layout.places, 0: place } }, [
    { ask: 'take', player: 0, cards: [0, 1] },
  ]);
const take = (cell: CellId, card = 0, tribune = false): TakeTile => ({
  type: 'take-tile',
  player: 0,
  card,
  cell,
  tribune,
});
const line = (cell: CellId, card = 0, tribune = false) => engine.format(take(cell, card, tribune));
const only = (...cells: readonly CellId[]): Place => ({
  empty: cellIds.filter((cell) => !cells.includes(cell)),
});

/** Returns a scene in which a round begins and all players draft. */
const round = (players: 2 | 3 | 4, layout: Layout = {}) =>
  scene(players, { current: null, ...layout }, [{ do: 'round', round: 1 }]);
const streetsOf = (streets: readonly [StreetSymbol, StreetSymbol]): Layout => ({
  set: (state) => {
    state.streetDeck.push(streets[1], streets[0]);
  },
});

describe('street cards', () => {
  test('FT-4.3 two cards are drawn from the pile of the cycle, and they are public', () => {
    const play = round(2);
    const [first, second] = play.state.streets.slice(-2);
    expect(play.state.streetDeck.length).toBe(22);
    expect(play.events.find(({ type }) => type === 'round-began')).toMatchObject({ streets: [first, second] });
    expect(engine.view(play.state, 'spectator').streets.slice(-2)).toEqual([first, second]);
  });

  test('FT-4.4 FT-8.3 the board of each player determines the street of a symbol; on side B all streets differ', () => {
    const street = (boardSide: 'A' | 'B', seat: number) => {
      const play = round(4, { ...streetsOf(['black-1', 'white-1']), options: { boardSide } });
      return engine
        .legalActions(play.state, seat)
        .flatMap((action) =>
          action.type === 'take-tile' && action.card === 0 && !action.tribune ? [action.cell] : [],
        );
    };
    const row = (number: number) =>
      cellIds.filter((cell, i) => cell.startsWith(`r${number}`) && standard.isTemple[i] !== true);
    expect([0, 1, 2, 3].map((seat) => street('A', seat))).toEqual([row(1), row(1), row(1), row(1)]);
    expect([0, 1, 2, 3].map((seat) => street('B', seat))).toEqual([row(2), row(4), row(6), row(5)]);
  });
});

describe('taking', () => {
  test('FT-4.6 a player takes a tile from each street, and must do so if the street has one', () => {
    const play = taking({});
    const row = ['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6'] as const;
    const column = ['r1c1', 'r2c1', 'r3c1', 'r4c1', 'r5c1', 'r6c1'] as const;
    expect(play.lines).toEqual([...row.map((cell) => line(cell, 0)), ...column.map((cell) => line(cell, 1))]);
    expect(clauseOf(play.state, { type: 'forgo-tile', player: 0, card: 0 })).toBe('FT-4.14');
    expect(clauseOf(play.state, take('r2c3'))).toBe('FT-3.23'); // a temple
    play.act(line('r1c2'));
    expect(play.lines).toEqual(column.map((cell) => line(cell, 1)));
    play.act(line('r3c1', 1));
    expect(at(play.state, 0).draft.taken.map(({ cell }) => cellIds[cell])).toEqual(['r1c2', 'r3c1']);
    expect(at(play.state, 0).tiles.filter((tile) => tile !== null).length).toBe(30);
  });

  test('FT-4.7 a player may serve either card first, and the first take may empty the crossing street', () => {
    const crossing = taking(only('r1c1', 'r1c4'));
    expect(crossing.lines).toEqual([line('r1c1', 0), line('r1c4', 0), line('r1c1', 1)]);
    expect(crossing.act(line('r1c1', 0)).lines).toEqual(['0 forgo-tile 1']);
    expect(taking(only('r1c1', 'r1c4')).act(line('r1c1', 1)).lines).toEqual([line('r1c4', 0)]);
  });

  test('FT-4.8 if both cards show one street, both tiles come from it, and the first card is served first', () => {
    const play = taking({}, { streets: ['black-1', 'black-1'] });
    expect(play.lines.every((text) => text.includes('card:0'))).toBe(true);
    expect(clauseOf(play.state, take('r1c1', 1))).toBe('FT-4.8');
    expect(play.act(line('r1c1')).lines).toEqual(
      (['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6'] as const).map((cell) => line(cell, 1)),
    );
    // if the street has only one tile, the player must forgo the second one
    const last = taking(only('r1c3'), { streets: ['black-1', 'black-1'] }).act(line('r1c3'));
    expect(last.lines).toEqual(['0 forgo-tile 1']);
  });

  test('FT-4.9 FT-4.10 the player sees the first tile before taking the second, and cannot put it back', () => {
    const play = taking({ tiles: { r1c2: 'tribune-2' } }, { streets: ['black-1', 'black-2'] }).act(line('r1c2'));
    expect(play.reveals).toBe(true);
    expect(at(engine.view(play.state, 0), 0).draft.taken[0]?.tile).toBe('tribune-2');
    expect(at(engine.view(play.state, 1), 0).draft.taken[0]?.tile).toBe('face-down');
    const taken = play.events.find(({ type }) => type === 'tile-taken');
    expect(taken).toMatchObject({ tile: null, secret: { to: [0], tile: 'tribune-2' } });
    expect(play.lines.every((text) => text.startsWith('0 take-tile card:1'))).toBe(true);
    expect(at(play.state, 0).tiles[cellIds.indexOf('r1c2')]).toBe(null);
  });

  test('FT-4.11 a tribune lets a player ignore a card and take a tile anywhere', () => {
    const play = taking({ resources: { tribune: 1 } });
    expect(play.lines.length).toBe(64);
    play.act(line('r4c4', 0, true));
    expect(supplyOf(play.state, 0)).toEqual({});
    expect(clauseOf(play.state, take('r4c5', 1, true))).toBe('FT-4.11');
  });

  test('FT-4.12 FT-T10 each ignored card costs a tribune; the tile may come from corners and the other street, but not from its street', () => {
    const play = taking({ resources: { tribune: 2 } });
    const elsewhere = play.lines.filter((text) => text.includes('card:0') && text.endsWith('true'));
    expect(elsewhere).toContain(line('r6c6', 0, true));
    expect(elsewhere).toContain(line('r2c1', 0, true)); // the street of card 1
    expect(play.lines).not.toContain(line('r1c2', 0, true)); // the street of card 0
    expect(clauseOf(play.state, take('r1c2', 0, true))).toBe('FT-4.12');
    const { state } = play.act(line('r6c6', 0, true), line('r3c3', 1, true));
    expect(supplyOf(state, 0)).toEqual({});
    expect(at(state, 0).draft.taken.map(({ tribune }) => tribune)).toEqual([true, true]);
  });

  test('FT-4.13 FT-T66 for an empty street, a player pays a tribune for a tile from another cell, or takes no tile', () => {
    const cells = ['r2c2', 'r2c4', 'r2c5', 'r3c3', 'r3c4', 'r4c4', 'r4c5', 'r5c2', 'r5c3', 'r5c5'] as const;
    const play = taking({ ...only(...cells), resources: { tribune: 1 } });
    expect(play.lines).toEqual([
      ...cells.map((cell) => line(cell, 0, true)),
      ...cells.map((cell) => line(cell, 1, true)),
      '0 forgo-tile 0',
    ]);
    expect(clauseOf(play.state, { type: 'forgo-tile', player: 0, card: 1 })).toBe('FT-4.14');
    const none = taking(only(...cells)).act('0 forgo-tile 0', '0 forgo-tile 1', '0 pass-tile null');
    none.end();
    expect(at(none.state, 0).draft).toMatchObject({ taken: [], kept: null, passed: null });
  });

  test('FT-4.14 a player may forgo a tile only if the street is empty at that moment', () => {
    const play = taking(only('r1c1', 'r3c3'));
    expect(play.lines).toEqual([line('r1c1', 0), line('r1c1', 1)]);
    expect(clauseOf(play.state, { type: 'forgo-tile', player: 0, card: 1 })).toBe('FT-4.14');
    // the player may choose the order that empties the other street
    expect(play.act(line('r1c1', 1)).lines).toEqual(['0 forgo-tile 0']);
  });

  test('FT-4.18 a tile taken from a corner exposes the crane, and the tile is public', () => {
    const play = taking({ tiles: { r1c1: 'tribune-2' } }).act(line('r1c1'));
    expect(at(play.state, 0).cranes.map(({ status }) => status)).toEqual(['exposed', 'covered', 'covered', 'covered']);
    expect(at(engine.view(play.state, 1), 0).draft.taken[0]?.tile).toBe('tribune-2');
    expect(play.reveals).toBe(false); // it was face up
    expect(play.events.find(({ type }) => type === 'tile-taken')).toMatchObject({ tile: 'tribune-2' });
    expect(play.act(line('r3c1', 1)).reveals).toBe(true);
    expect(play.events.filter(({ type }) => type === 'crane-exposed')).toEqual([
      { type: 'crane-exposed', player: 0, corner: 'nw' },
    ]);
    expect(at(play.state, 0).cranes.map(({ status }) => status)).toEqual(['exposed', 'covered', 'covered', 'covered']);
  });
});

describe('passing', () => {
  const two: Place = { tiles: { r1c2: 'coin-2', r3c1: 'tribune-2' } };
  const both = [line('r1c2'), line('r3c1', 1)];

  test('FT-4.15 a player keeps one of two tiles and passes the other, in secret', () => {
    const play = taking(two).act(...both);
    expect(play.lines).toEqual(['0 pass-tile 0', '0 pass-tile 1']);
    const before = play.state;
    play.act('0 pass-tile 0').end();
    expect(at(play.state, 0).draft).toMatchObject({ kept: 'tribune-2', passed: 'coin-2' });
    const other = taking(two).act(...both, '0 pass-tile 1');
    expect(at(other.end(), 0).draft).toMatchObject({ kept: 'coin-2', passed: 'tribune-2' });
    const passing: Action = { type: 'pass-tile', player: 0, tile: 0 };
    expect(engine.actionFor(before, passing, 1)).toEqual({ type: 'pass-tile', player: 0 });
    const seen = at(engine.view(play.state, 1), 0).draft;
    expect([seen.kept, seen.passed]).toEqual(['face-down', 'coin-2']); // the opponent is the receiver
  });

  test('FT-4.16 a player keeps a single tile; a player without tiles keeps and passes none', () => {
    const one = taking(only('r1c1')).act(line('r1c1', 0), '0 forgo-tile 1');
    expect(one.lines).toEqual(['0 pass-tile null']);
    one.act('0 pass-tile null');
    expect(at(one.end(), 0).draft).toMatchObject({ kept: 'coin-2', passed: null });
    expect(one.events.find(({ type }) => type === 'tile-kept')).toMatchObject({ passes: false });
    const none = taking(only('r3c3')).act('0 forgo-tile 0', '0 forgo-tile 1', '0 pass-tile null');
    expect(at(none.end(), 0).draft).toMatchObject({ kept: null, passed: null });
    expect(none.events).toEqual([
      { type: 'tile-forgone', player: 0, card: 0, symbol: 'black-1' },
      { type: 'tile-forgone', player: 0, card: 1, symbol: 'white-1' },
    ]);
    // the right neighbor of a player without tiles receives none
    const end = scene(2, { current: null, places: { 0: { kept: 'coin-2', passed: 'tribune-2' } } }, [
      { do: 'draft-end' },
    ]);
    const received = end.events.flatMap((event) =>
      event.type === 'tile-received' ? [[event.player, event.from]] : [],
    );
    expect(received).toEqual([[1, 0]]);
  });

  test('FT-10.4 the number of answers does not depend on the number of tiles taken', () => {
    const empty: Layout['set'] = (state) => {
      state.streetDeck.push('white-1', 'black-1');
      at(state, 0).tiles = at(state, 0).tiles.map((tile, cell) => (cell < 6 ? null : tile));
      at(state, 0).resources.tribune = 1;
    };
    const waits = (...answers: readonly string[]) => {
      const play = round(2, { set: empty });
      return answers.map((answer) => {
        play.act(answer);
        const top = engine.view(play.state, 1).pending.at(-1);
        return top !== undefined && 'open' in top ? top.open : [];
      });
    };
    const three = [[0, 1], [0, 1], [1]];
    expect(waits('0 forgo-tile 0', line('r2c1', 1), '0 pass-tile null')).toEqual(three);
    expect(waits(line('r6c6', 0, true), line('r2c1', 1), '0 pass-tile 0')).toEqual(three);
  });

  /** Returns the draft of a seat: its first legal take for card 0, the take with index `tile` for card 1, and the pass of tile `tile`. */
  const draft = (state: State, seat: number, tile: number): Action[] => {
    const [first] = engine
      .legalActions(state, seat)
      .filter((action) => action.type === 'take-tile' && action.card === 0);
    const second = engine.legalActions(engine.apply(state, first as Action), seat)[tile];
    return [first, second, { type: 'pass-tile', player: seat, tile }] as Action[];
  };

  test('FT-4.17 FT-T11 when all have passed, the receivers learn their tiles: seat 0 passes to 2, 2 to 1, 1 to 0', () => {
    let { state } = round(3, streetsOf(['black-1', 'white-1']));
    const actions = [0, 1, 2].flatMap((seat) => draft(state, seat, 1));
    const last = actions.pop() as Action;
    for (const action of actions) state = engine.apply(state, action);
    const passed = () => state.players.map(({ draft: { passed: tile } }) => tile);
    // one player has not passed yet, so the drafts of other players are hidden
    for (const viewer of [0, 1] as const)
      expect(
        engine.view(state, viewer).players.map(({ draft: own }, seat) => seat === viewer || own.taken.length),
      ).toEqual([0, 1, 2].map((seat) => seat === viewer || 0));
    const done = engine.step(state, last);
    state = done.state;
    const from = done.events.flatMap((event) => (event.type === 'tile-received' ? [[event.player, event.from]] : []));
    expect(from).toEqual([
      [2, 0],
      [0, 1],
      [1, 2],
    ]);
    expect(done.reveals).toBe(true);
    // the turn of seat 0 has begun, so its tiles are public; the other players know the tiles that they passed and received
    const seen = (viewer: 0 | 1 | 2) => engine.view(state, viewer).players.map(({ draft: own }) => own.passed);
    const [a, b, c] = passed();
    expect(seen(2)).toEqual([a, b, c]);
    expect(seen(1)).toEqual(['face-down', b, c]);
    expect(seen(0)).toEqual([a, b, 'face-down']);
  });

  test('FT-4.5 FT-4.19 FT-T60 every order of the answers leads to the same state', () => {
    const { state } = round(4, streetsOf(['black-2', 'white-3']));
    const seats = [0, 1, 2, 3];
    const drafts = seats.map((seat) => draft(state, seat, seat % 2));
    const orders = [
      seats.flatMap((seat) => drafts[seat] ?? []),
      [...seats].reverse().flatMap((seat) => drafts[seat] ?? []),
      [0, 1, 2].flatMap((step) => seats.map((seat) => drafts[seat]?.[step] as Action)),
      [0, 1, 2].flatMap((step) => [2, 0, 3, 1].map((seat) => drafts[seat]?.[step] as Action)),
    ];
    const [first, ...others] = orders.map((order) => order.reduce((now, action) => engine.apply(now, action), state));
    for (const other of others) expect(other).toEqual(first);
    expect(first?.phase).toBe('turns');
  });

  test('FT-10.5 in turn order, cells and tribunes are visible at once, fronts are not', () => {
    const { state } = round(2, { ...streetsOf(['black-1', 'white-1']), options: { draftMode: 'sequential' } });
    const next = engine.apply(state, take('r1c2'));
    expect(engine.activePlayers(next)).toEqual([0]);
    expect(at(engine.view(next, 1), 0).draft.taken).toEqual([{ cell: 1, tile: 'face-down', tribune: false }]);
    expect(at(engine.view(next, 1), 0).tiles.filter((tile) => tile === null).length).toBe(5);
  });
});
