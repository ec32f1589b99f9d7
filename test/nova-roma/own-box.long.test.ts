import { createEngine, engine, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { type Laying, north, performing, played, riches, south } from './performing';
import { at, clauseOf } from './scene';

/** Component tables with shorter routes, longer tracks, other lines of the estate, rewards of choice, and another zone A. */
const box = {
  ...standardComponents,
  routes: [
    {
      id: 'north' as const,
      ports: [
        { id: 'x1', sails: 1, vp: 3 },
        { id: 'x2', sails: 3, reward: { anyGood: 2 } },
      ],
    },
    { id: 'south' as const, ports: [{ id: 'y1', sails: 2, vp: 3 }] },
  ],
  track: { endSpace: 12, lines: [{ between: [0, 1] as const, horses: 3 }], goldenWheels: [1, 12] },
  estateGrid: { rows: ['coins', 'coins', 'horse'] as const, columns: ['wine', 'coins', 'stone'] as const },
  zones: standardComponents.zones.map((zone) => (zone.id === 'A' ? { ...zone, rows: ['R..', '...'] } : zone)),
  buildingRewardTiles: standardComponents.buildingRewardTiles.map((tile) => ({ ...tile, reward: { anyGood: 1 } })),
};
const own = createEngine(box);

describe('the rules over another box', () => {
  test('NR-5.54 NR-5.78 rewarded players choose their goods, clockwise from the active player', () => {
    const play = performing(
      'build',
      (area, state) => {
        area.coins = 2;
        state.displays.building = ['bc-04', null, null, null];
        state.city.A[1] = 2;
        state.city.A[3] = 1;
      },
      { of: own },
    ).act('0 take-contract kind:building slot:1', '0 place-building cells:4 zone:A');
    expect(own.activePlayers(play.state)).toEqual([0]);
    // the rewards in the pending frames are the frozen object in the table of the tile
    const rewards = play.state.pending.flatMap((frame) => ('reward' in frame ? [frame.reward] : []));
    expect(rewards.map(Object.isFrozen)).toEqual([true, true]);
    play.act('0 choose-good wheat');
    expect(own.activePlayers(play.state)).toEqual([1]);
    play.act('1 choose-good wine', '2 choose-good horse').end();
    expect([0, 1, 2].map((seat) => Object.values(at(play.state, seat).goods))).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ]);
  });

  test('NR-5.67 NR-5.59 NR-5.42 use the lines, tracks and ports of the box', () => {
    const placed = performing('produce', () => {}, { of: own }).act('0 place-artisan 1');
    expect(riches(placed.end(), 0).coins).toBe(2); // row and column of coins
    const raced = performing(
      'race',
      (area) => {
        area.goods.horse = 3;
        area.artisans = 0;
      },
      { of: own, strength: 2 },
    ).act('0 advance-chariot track-2', '0 wheel-reward influence', '0 advance-chariot track-2');
    expect(raced.end().tracks['track-2'][0]).toEqual({ marker: 0, space: 2 });
    const sailed = performing(
      'sail',
      (area, state) => {
        area.coins = 3;
        area.ships = [north(1), south(1)];
        state.displays.shipping = ['sc-29', null, null, null];
      },
      { of: own, strength: 3 },
    ).act(
      '0 take-contract kind:shipping slot:1',
      '0 sail route:north ship:0',
      '0 choose-good wood',
      '0 choose-good wine',
    );
    expect(at(sailed.end(), 0).goods).toMatchObject({ wood: 1, wine: 1 });
  });

  test.each([1, 2, 3, 4] as const)('NR-3.1 end a game of %i players', (players) => {
    for (const seed of ['a', 'b', 'c']) {
      const state = own.clone(own.initialState({ players, seed }));
      for (let ply = 0; !own.isTerminal(state); ply++) {
        const legal = own.legalActions(state);
        const action = legal[(ply * 7 + 3) % legal.length];
        if (action !== undefined) own.applyInPlace(state, action);
      }
      expect(state.round).toBe(5);
    }
  });

  test('NR-5.308 NR-5.48 a special tile builds in the zones of the box', () => {
    const specialEffects = { ...standardComponents.specialEffects, build: { shape: 'mono', zones: ['A' as const] } };
    const of = createEngine({ ...standardComponents, specialEffects });
    const { state } = performing('produce', (area) => (area.tiles[0] = 'es-4'), { of }).act('0 place-artisan 0');
    const inZone = (zone: 'A' | 'B') => of.explain(state, { type: 'place-building', player: 0, zone, cells: [0] });
    expect(inZone('A')).toEqual({ legal: true });
    expect(inZone('B')).toMatchObject({ clause: 'NR-5.308', message: 'that zone is not open to the tile' });
  });

  test('NR-5.74 NR-3.6 influence beyond the cap pays the coins of the box, and artisans of the start leave the supply', () => {
    const limits = { ...standardComponents.limits, coinsPerInfluenceBeyond: 3 };
    const numbers = { ...standardComponents.numbers, startArtisans: 2 };
    const of = createEngine({ ...standardComponents, limits, numbers });
    const play = performing('upgrade', (area) => (area.influence = 7), { of, strength: 3 });
    expect(riches(play.state, 0)).toMatchObject({ influence: 8, coins: 2 * 3 });
    const { artisanSupply, players } = of.initialState({ players: 3, seed: 'artisans' });
    expect([artisanSupply, players.map(({ artisans }) => artisans)]).toEqual([16 - 3 * 2, [2, 2, 2]]);
  });

  test('NR-4.26 NR-5.78 NR-5.316 a reward of 0 goods gives nothing, and the player is not asked for them', () => {
    const none = { anyGood: 0 };
    const conversions = standardComponents.conversions.map((each) => ({ ...each, gain: none }));
    const basicEstateTiles = standardComponents.basicEstateTiles.map((tile) =>
      tile.kind === 'production' ? { ...tile, reward: none } : tile,
    );
    const of = createEngine({ ...standardComponents, conversions, basicEstateTiles });
    const play = performing('produce', (area) => (area.tiles[4] = 'eb-11'), { of }).act('0 place-artisan 4');
    expect(play.lines.filter((line) => line.includes('choose-good'))).toEqual([]);
    const laying: Laying = (area) => {
      area.coins = 1;
      area.tiles[0] = 'eb-13';
    };
    const { state } = performing('produce', laying, { of, frames: [] });
    const asked = { ...state, pending: [{ ask: 'conversion', player: 0, tile: 0 } as const] };
    expect(clauseOf(asked, { type: 'use-conversion', player: 0 }, of)).toBe('NR-5.316');
  });

  test('NR-5.20 if the start player marker costs nothing, a petition without influence can claim it', () => {
    const marks = (startMarkerInfluence: number, influence: number, startMarkerClaimedBy: number | null) => {
      const strengthTables = { ...standardComponents.strengthTables, startMarkerInfluence };
      const of = createEngine({ ...standardComponents, strengthTables });
      const { state } = performing(
        'petition',
        (area, table) => {
          Object.assign(area, { influence, patricians: 1 });
          Object.assign(table, { running: null, startMarkerClaimedBy });
          table.forumTiles = ['petition', ...table.forumTiles.filter((action) => action !== 'petition')];
          table.forum[0] = 0;
          table.turn = { player: 0, space: 0, lines: ['row', 'column'], claimed: false };
        },
        { of, frames: [{ ask: 'line', player: 0 }] },
      );
      return of
        .choices(state)
        .flatMap(({ action, isNoOp: idle }) => (action.type === 'begin-action' && action.line === 'row' ? [idle] : []));
    };
    expect([marks(0, 0, null), marks(0, 0, 1), marks(2, 0, null), marks(2, 1, null)]).toEqual([
      [false],
      [true],
      [true],
      [false],
    ]);
  });

  test('NR-8.53 the last mosaic tile of a color is taken without a choice', () => {
    const mosaicTiles = standardComponents.mosaicTiles.filter(
      ({ id, color }, _, all) => all.filter((tile) => tile.color === color)[0]?.id !== id,
    );
    const of = createEngine({ ...standardComponents, mosaicTiles });
    let state = of.initialState({ players: 4, seed: 'mosaic', startPlayer: 0, mosaicDraft: true });
    const order: number[] = [];
    while (state.phase === 'draft') {
      const [first] = of.legalActions(state);
      if (first === undefined) throw new Error('no action is legal');
      order.push(first.player);
      state = of.apply(state, first);
    }
    expect(order).toEqual([3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1]);
    expect(at(state, 0).mosaic).not.toContain(null);
  });

  test('NR-3.7 NR-8.2 setup emits no event for an empty slot or a zone without blocks', () => {
    const of = createEngine({
      ...box,
      shippingContracts: standardComponents.shippingContracts.slice(0, 3),
      specialEstateTiles: [],
    });
    const { state, events } = of.start({ players: 2, seed: 'few' });
    expect(state.displays.shipping.at(-1)).toBeNull();
    const slots = events.flatMap((event) =>
      event.type === 'display-refilled' && event.display === 'shipping' ? [event.slot] : [],
    );
    expect(slots).toEqual([1, 2, 3]);
    const told = events.map((event) => (event.type === 'blocks-laid' ? event.zone : event.type));
    expect(told.filter((one) => ['A', 'B', 'C', 'special-revealed'].includes(one))).toEqual(['B', 'C']);
  });

  test('the limit of plies allows 120 decisions in each of 15 turns of a player, and the drafts', () => {
    for (const players of [1, 2, 3, 4] as const)
      expect(engine.maxPlies(players)).toBeGreaterThanOrEqual(15 * 120 * players + 7 * players);
  });

  test('NR-4.63 the player must have the cost of a claim besides its requirement', () => {
    const achievements = standardComponents.achievements.map((each) =>
      each.id === 'g-f2' && each.kind === 'count' ? { ...each, cost: { coins: 3, horse: 1 } } : each,
    );
    const costly = createEngine({ ...standardComponents, achievements });
    const claim = { type: 'claim-achievement', player: 0, space: 0 } as const;
    const claiming = (coins: number, horse: number) =>
      performing(
        'trade',
        (area, state) => {
          state.running = null;
          state.turn = { player: 0, space: null, lines: [], claimed: false };
          Object.assign(area, { coins, mosaic: ['green-4', 'yellow-2', 'orange-1'], row: [played(1), played(2)] });
          area.goods.horse = horse;
        },
        { of: costly, frames: [{ ask: 'patrician', player: 0 }] },
      ).state;
    expect(clauseOf(claiming(2, 1), claim, costly)).toBe('NR-4.63');
    expect(clauseOf(claiming(3, 0), claim, costly)).toBe('NR-4.63');
    expect(clauseOf(claiming(3, 1), claim, costly)).toBe(true);
  });
});
