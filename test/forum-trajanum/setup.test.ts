import { scriptedChance } from '@ludi-romani/core';
import {
  type Action,
  cellIds,
  colors,
  corners,
  engine,
  type MutableState,
  type Options,
  type State,
  standardComponents,
} from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { at, clauseOf, playUntil, rowsOf, sameInEveryOrder, sceneOf, standard, supplyOf } from './scene';

const start = (options: Partial<Options> = {}): State =>
  engine.initialState({ players: 3, seed: 'setup', ...options } as Options);

/** Returns a scene in the preparation, with `tile` as the start citizen of all players. */
function preparing(tile: string, options: Partial<Options> = {}) {
  const state: MutableState = engine.clone(start(options));
  for (const { preparation } of state.players) if (preparation !== null) preparation.start = tile;
  return sceneOf(state);
}
/** The line that places the cranes red nw, yellow ne, green sw, blue se. It has the corners sorted by name: ne, nw, se, sw. */
const CRANES = 'place-cranes (yellow,red,blue,green)';
const prepared = (options: Partial<Options> = {}) => playUntil(start(options), ({ phase }) => phase !== 'setup');
const kindOf = (tile: string | null | undefined) => standard.tile(tile ?? '');

describe('the table', () => {
  test('FT-3.2 FT-8.1 seats are numbered clockwise, and players pass tiles to the right neighbour', () => {
    for (const players of [2, 3, 4] as const) {
      const state = playUntil(start({ players }), ({ phase }) => phase === 'turns');
      const [first] = engine.activePlayers(state);
      expect(first).toBe(state.startPlayer);
      // the left neighbour of seat i is seat i + 1
      const { foreign } = state.current?.tiles ?? {};
      expect(foreign).toBe(at(state, (state.startPlayer + 1) % players).draft.passed);
    }
  });

  test('FT-3.12 FT-3.13 FT-3.20 players start with markers before their tracks, no points, and the slide bar at the left, basic side up', () => {
    for (const player of start().players) {
      expect(player.tracks).toEqual({ library: 0, basilica: 0, market: 0 });
      expect(Object.values(player.points)).toEqual(Array(8).fill(0));
      expect([player.position, player.improved]).toEqual([0, false]);
    }
  });

  test('FT-3.31 FT-11.2 setup makes all random draws, including the start player, in the order of the rules', () => {
    const females = standardComponents.femaleCitizens.map(({ id }) => id);
    const others = standard.tiles.flatMap(({ id, count }) =>
      females.includes(id) ? [] : Array<string>(count).fill(id),
    );
    const streets = standardComponents.streetCards.flatMap(({ symbol, count }) => Array<string>(count).fill(symbol));
    const trajan = [1, 2, 3].map((cycle) =>
      standardComponents.trajanCards.filter((card) => card.cycle === cycle && !card.promo),
    );
    const [stack] = standardComponents.arrangements.filter(({ players }) => players === 2);
    const script = scriptedChance([
      { shuffle: streets },
      ...trajan.map((pile) => ({ pick: pile[0] })),
      { pick: stack },
      { shuffle: [5, 4, 3, 2, 1] },
      ...[5, 4, 3].flatMap((board) => [
        { pick: standardComponents.mosaicFaces.find((face) => face.board === board && face.side === 'b') },
        { int: 1 },
      ]),
      { int: 1 }, // the start player
      { shuffle: ['blue', 'red', 'green', 'yellow'] },
      { pick: females[2] },
      { pick: females[0] },
      { shuffle: others },
      { shuffle: [...others].reverse() },
    ]);
    let state = engine.initialState({ players: 2, seed: 'scripted' }, script);
    script.assertUsedUp();
    expect(state.startPlayer).toBe(1);
    expect(state.forum.boards).toEqual([5, 4, 3].map((board) => ({ face: `${board}b`, turns: 2 })));
    state = playUntil(state, ({ phase }) => phase === 'draft');
    expect(state.streets).toEqual(streets.slice(0, 2));
    expect([supplyOf(state, 0), supplyOf(state, 1)].map((own) => [own['worker-blue'], own['worker-red']])).toEqual([
      [1, undefined],
      [undefined, 1],
    ]);
    expect(rowsOf(state, 0)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(at(state, 0).leftover).toBe(others.at(-1));
    // the game draws no random numbers after the setup
    expect(state.chance.counter).toBe(0);
    expect(playUntil(state, (later) => engine.isTerminal(later)).chance.counter).toBe(0);
  });
});

describe('the preparation round', () => {
  test('FT-3.21 a player may place one crane of each color on the four corners in all 24 ways', () => {
    const state = start();
    const ways = engine.legalActions(state, 0);
    expect(ways.length).toBe(24);
    for (const way of ways)
      expect(way.type === 'place-cranes' && new Set(Object.values(way.layout)).size).toBe(colors.length);
    const twice = { nw: 'red', ne: 'red', sw: 'green', se: 'blue' } as const;
    expect(clauseOf(state, { type: 'place-cranes', player: 0, layout: twice })).toBe('FT-3.21');
    const placed = sceneOf(state).act(`0 ${CRANES}`).state;
    expect(at(placed, 0).cranes.map(({ color, status }) => `${color} ${status}`)).toEqual([
      'red covered',
      'yellow covered',
      'green covered',
      'blue covered',
    ]);
  });

  test.each([
    ['citizen-patrician-f', 1, 2],
    ['citizen-merchant-f', 3, 4],
    ['citizen-craftsman-f', 5, 6],
  ])('FT-3.22 %s goes to the left space of row %i or %i and makes it active', (tile, one, two) => {
    const play = preparing(tile).act(`0 ${CRANES}`);
    expect(engine.legalActions(play.state, 0).map(engine.format)).toEqual([
      `0 choose-start-row ${one}`,
      `0 choose-start-row ${two}`,
    ]);
    expect(clauseOf(play.state, { type: 'choose-start-row', player: 0, row: one === 1 ? 3 : 1 })).toBe('FT-3.22');
    const state = play.act(`0 choose-start-row ${two}`).state;
    expect(rowsOf(state, 0)).toEqual([1, 2, 3, 4, 5, 6].map((row) => Number(row === two)));
    expect(at(state, 0).rows[two - 1]).toEqual({ citizens: [0], active: true });
  });

  test('FT-3.23 the other two citizens go to diagonally opposite corners, and 30 tiles to the other cells, never to a temple', () => {
    const play = preparing('citizen-merchant-f', { players: 2 }).act(
      `0 ${CRANES}`,
      '0 choose-start-row 4',
      `1 ${CRANES}`,
      '1 choose-start-row 3',
    );
    expect(engine.legalActions(play.state, 0).map(engine.format)).toEqual([
      '0 place-corner-citizens diagonal:nw-se north:patrician',
      '0 place-corner-citizens diagonal:nw-se north:craftsman',
      '0 place-corner-citizens diagonal:ne-sw north:patrician',
      '0 place-corner-citizens diagonal:ne-sw north:craftsman',
    ]);
    const same: Action = { type: 'place-corner-citizens', player: 0, diagonal: 'nw-se', north: 'merchant' };
    expect(clauseOf(play.state, same)).toBe('FT-3.22');
    const before = play.state;
    const { state } = play.act(
      '0 place-corner-citizens diagonal:ne-sw north:craftsman',
      '1 place-corner-citizens diagonal:nw-se north:patrician',
    );
    const corner = (seat: number) => corners.map((id) => at(state, seat).tiles[standard.corners[id]]);
    expect(corner(0).slice(1, 3)).toEqual(['citizen-craftsman-f', 'citizen-patrician-f']);
    expect([corner(1)[0], corner(1)[3]]).toEqual(['citizen-patrician-f', 'citizen-craftsman-f']);
    // the deal fills the cells in reading order
    const deal = [...(at(before, 0).preparation?.deal ?? [])];
    cellIds.forEach((_, cell) => {
      const tile = at(state, 0).tiles[cell];
      if (standard.isTemple[cell]) expect(tile).toBe(null);
      else if (cell !== standard.corners.ne && cell !== standard.corners.sw) expect(tile).toBe(deal.shift());
    });
    expect(deal).toEqual([at(state, 0).leftover]);
    expect(at(state, 0).tiles.filter((tile) => tile !== null).length).toBe(32);
    // the tiles in all four corners are public
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = at(engine.view(state, viewer), 0).tiles;
      expect(corners.map((id) => seen[standard.corners[id]])).toEqual(corner(0));
      expect(seen.filter((tile) => tile !== null && tile !== 'face-down').length).toBe(4);
    }
  });

  test('FT-3.24 FT-3.25 only the owner knows the leftover, which is not on the ship and never becomes an envoy', () => {
    const state = prepared();
    const { leftover, ship } = at(state, 1);
    expect([kindOf(leftover).id, ship]).toEqual([leftover, 0]);
    expect(at(engine.view(state, 1), 1).leftover).toBe(leftover);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(at(engine.view(state, viewer), 1).leftover).toBe('face-down');
    const over = playUntil(state, (later) => engine.isTerminal(later));
    expect(at(over, 1).leftover).toBe(leftover);
  });

  test('FT-3.26 FT-T23 a start citizen in row 3 turns the slide bar at once', () => {
    const play = preparing('citizen-merchant-f').act(`0 ${CRANES}`, '0 choose-start-row 3');
    expect([at(play.state, 0).improved, at(play.state, 0).position]).toEqual([true, 0]);
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'citizen-placed', row: 3, from: 'start' }));
    const other = preparing('citizen-merchant-f').act(`0 ${CRANES}`, '0 choose-start-row 4');
    expect(at(other.state, 0).improved).toBe(false);
  });

  test('FT-3.27 FT-3.28 players start with a tribune, a builder, an assistant, a coin, and workers of different colors', () => {
    for (const players of [2, 3, 4] as const) {
      const state = prepared({ players });
      const workers = state.players.map((_, seat) => {
        const { tribune, builder, assistant, coin, ...rest } = supplyOf(state, seat);
        expect([tribune, builder, assistant, coin]).toEqual([1, 1, 1, 1]);
        expect(Object.values(rest)).toEqual([1]);
        return Object.keys(rest)[0];
      });
      expect(new Set(workers).size).toBe(players);
    }
  });

  test('FT-3.29 the choices of the preparation do not depend on each other', () => {
    const choices = (seat: number): Action[] => {
      let state = start({ players: 2 });
      const made: Action[] = [];
      while (engine.activePlayers(state).includes(seat) && state.phase === 'setup') {
        const action = engine.legalActions(state, seat).at(-1 - seat);
        if (action === undefined) break;
        made.push(action);
        state = engine.apply(state, action);
      }
      return made;
    };
    const [a1, a2, a3] = choices(0);
    const [b1, b2, b3] = choices(1);
    const all = [a1, a2, a3, b1, b2, b3] as Action[];
    const mixed = [b1, a1, b2, b3, a2, a3] as Action[];
    const stateAfter = (order: readonly Action[]) =>
      order.reduce((state, action) => engine.apply(state, action), start({ players: 2 }));
    expect(stateAfter(mixed)).toEqual(stateAfter(all));
    expect(sameInEveryOrder(start({ players: 2 }), [a1, b1] as Action[])).toBe(true);
  });

  test('FT-3.30 after the cranes, the start citizen is visible to its owner, and in turn order to all', () => {
    const open = start();
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(engine.view(open, viewer).players.map(({ preparation }) => preparation?.start)).toEqual(
        Array(3).fill('face-down'),
      );
    expect([open.trajan.length, open.forum.boards.length]).toEqual([3, 4]); // public before the first choice
    const { state } = sceneOf(open).act(`0 ${CRANES}`);
    const drawn = at(state, 0).preparation?.start;
    expect(at(engine.view(state, 0), 0).preparation?.start).toBe(drawn);
    expect(at(engine.view(state, 1), 0).preparation?.start).toBe('face-down');
    const inTurn = start({ draftMode: 'sequential' });
    const [first = 0] = engine.activePlayers(inTurn);
    const seen = sceneOf(inTurn).act(`${first} ${CRANES}`).state;
    expect(at(engine.view(seen, (first + 1) % 3), first).preparation?.start).toBe(at(seen, first).preparation?.start);
    for (const viewer of [0, 1, 2] as const) {
      const { deal, worker } = at(engine.view(seen, viewer), viewer).preparation ?? {};
      expect([new Set(deal), worker]).toEqual([new Set(['face-down']), null]);
    }
  });

  test('FT-3.32 female and male citizens have the same class', () => {
    const female = preparing('citizen-craftsman-f').act(`0 ${CRANES}`, '0 choose-start-row 5').state;
    expect(rowsOf(female, 0)[4]).toBe(1);
    expect(kindOf('citizen-craftsman-f').citizen).toBe(kindOf('citizen-craftsman-m').citizen);
  });
});

describe('the order of answers', () => {
  test('FT-8.7 FT-9.4 all players may act at the same time, or in turn order only the first, with the same result', () => {
    const together = start();
    const inTurn = start({ draftMode: 'sequential' });
    expect(engine.activePlayers(together)).toEqual([0, 1, 2]);
    expect(engine.activePlayers(inTurn)).toEqual([inTurn.startPlayer]);
    const both = (phase: State['phase']) =>
      [together, inTurn].map((state) => playUntil(state, (later) => later.phase === phase));
    for (const phase of ['turns', 'payment', 'over'] as const) {
      const [a, b] = both(phase);
      expect(b?.players).toEqual(a?.players);
    }
  });
});

test('saves and replays are bound to this game and version', () => {
  expect([engine.game, engine.rulesVersion]).toEqual(['forum-trajanum', '3']);
});
