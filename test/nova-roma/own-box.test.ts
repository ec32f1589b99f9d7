import { createEngine, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { performing, played, riches } from './performing';
import { at, clauseOf } from './scene';

/** Another board: shorter routes, longer tracks, other lines of the estate, rewards of choice, another zone A. */
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
  test('NR-5.54 NR-5.78 choices of goods that come to other players are theirs, clockwise from the active player', () => {
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
    // what the others will gain is what the tile says: nobody can write to it
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

  test('NR-5.67 NR-5.59 NR-5.42 its own lines, tracks and ports', () => {
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
        area.ships = [
          { route: 'north', port: 1 },
          { route: 'south', port: 1 },
        ];
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

  test.each([1, 2, 3, 4] as const)('NR-3.1 a game of %i players comes to its end', (players) => {
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

  test('NR-4.63 what a claim costs must be there, whatever it requires', () => {
    const achievements = standardComponents.achievements.map((each) =>
      each.id === 'g-f2' && each.kind === 'count' ? { ...each, cost: { coins: 3, horse: 1 } } : each,
    );
    const dear = createEngine({ ...standardComponents, achievements });
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
        { of: dear, frames: [{ ask: 'patrician', player: 0 }] },
      ).state;
    expect(clauseOf(claiming(2, 1), claim, dear)).toBe('NR-4.63');
    expect(clauseOf(claiming(3, 0), claim, dear)).toBe('NR-4.63');
    expect(clauseOf(claiming(3, 1), claim, dear)).toBe(true);
  });
});
