/** Tests the prospects of the expert of Nova Roma, one weight at a time, with invented positions and component tables. */
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { engine } from '@ludi-romani/nova-roma/fast';
import { catalog } from '@ludi-romani/nova-roma/queries';
import { describe, expect, test } from 'vitest';
import { prospectsOf } from '../../packages/bots/src/nova-roma/prospects';
import { type Weights, weights } from '../../packages/bots/src/nova-roma/weights';

type State = NovaRoma['mutable'];
type Player = State['players'][number];
type Tables = NovaRoma['components'];

const NOTHING = Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as unknown as Weights;
const TRACKS = ['track-1', 'track-2', 'track-3'] as const;

const { basicEstateTiles, specialEstateTiles } = engine.components;
const animal = specialEstateTiles.find(({ kind }) => kind === 'animal')?.id ?? expect.fail();
const works = basicEstateTiles[0]?.id ?? expect.fail();

const near = (value: number): unknown => expect.closeTo(value, 8);

/** Returns the prospects of the first player minus the current points. All weights except `given` are 0. */
function expected(
  given: Partial<Weights>,
  change: (state: State, player: Player) => void,
  { players = 2, tables = {} }: { readonly players?: 1 | 2; readonly tables?: object } = {},
): number {
  const state = engine.clone(engine.initialState({ players, seed: 'prospects' }));
  const [player] = state.players;
  if (player === undefined) throw new Error('the game has no players');
  state.preferredChariot = null;
  state.nextChariot = null;
  for (const track of TRACKS) state.tracks[track] = state.tracks[track].map((racer) => ({ ...racer, space: 0 }));
  for (const each of state.players) each.mosaic = [];
  change(state, player);
  const over = catalog({ ...engine.components, ...tables });
  const all = prospectsOf(engine, over, { ...NOTHING, ...given })(state)[0] ?? Number.NaN;
  return all - (prospectsOf(engine, over, NOTHING)(state)[0] ?? Number.NaN);
}

test('a ship counts by the share of the next points that its sails have paid', () => {
  const routes = [
    { id: 'north', ports: [{ sails: 2 }, { sails: 1, vp: 6 }, { sails: 1 }, { sails: 2, vp: 10 }, { sails: 1 }] },
    { id: 'south', ports: [{ sails: 2, vp: 3 }, { sails: 1 }, { sails: 2, vp: 7 }] },
  ];
  const at = (route: string | null, port: number) =>
    expected({ voyage: 1 }, (_, { ships }) => void ships.splice(0, 2, { route, port } as Player['ships'][number]), {
      tables: { routes },
    });
  expect([0, 1, 2, 3, 4, 5].map((port) => at('north', port))).toEqual([0, 4, 0, 4 / 3, 0, 0].map(near));
  expect([0, 1, 2, 3].map((port) => at('south', port))).toEqual([0, 0, 4 / 3, 0].map(near));
  expect(at(null, 0)).toBeCloseTo(0);
});

test('a track counts by the square of the progress, and 0 at its end', () => {
  const at = (space: number) =>
    expected({ race: 1 }, ({ tracks }) => {
      tracks['track-1'] = [{ marker: 0, space }];
    });
  const { hippodromeEndVp: points } = engine.components.scoring;
  expect([0, 4, 8].map(at)).toEqual([0, points / 4, 0].map(near));
});

describe('a chariot tile', () => {
  const { chariotTiles, scoring } = engine.components;
  const [tile] = chariotTiles;
  if (tile === undefined) throw new Error('the game has no chariot tiles');
  const leading = (players: 1 | 2, next: boolean, racers: State['tracks']['track-1']) =>
    expected(
      { lead: 1, nextLead: 0.5 },
      (state) => {
        state[next ? 'nextChariot' : 'preferredChariot'] = tile.id;
        state.tracks[tile.track] = racers;
      },
      { players },
    );
  const first = { marker: 0, space: 3 } as const;

  test('counts for the leader of its track, also if it is the next tile', () => {
    const other = { marker: 1, space: 3 } as const;
    expect(leading(2, false, [first, other])).toBeCloseTo(scoring.chariotTileVp);
    expect(leading(2, true, [first, other])).toBeCloseTo(scoring.chariotTileVp / 2);
    expect(leading(2, false, [other, first])).toBeCloseTo(0);
  });

  test('counts in solo games only ahead of the neutral marker', () => {
    const neutral = (space: number) => ({ marker: 'neutral', space }) as const;
    expect(leading(1, false, [first, neutral(2)])).toBeCloseTo(scoring.chariotTileVp);
    expect(leading(1, false, [first, neutral(3)])).toBeCloseTo(0);
    expect(leading(1, false, [neutral(4), first])).toBeCloseTo(0);
  });
});

test('an affordable contract counts by its points while a turn is left', () => {
  const { buildingContracts, numbers } = engine.components;
  const [contract] = buildingContracts;
  if (contract === undefined) throw new Error('the game has no building contracts');
  const rich = (patricians: number) =>
    expected({ payable: 1 }, (state, player) => {
      Object.assign(state, { round: numbers.rounds, turn: null });
      state.displays.building = [null, contract.id];
      Object.assign(player, { patricians, coins: 99, influence: 99, artisans: 9 });
      for (const good of ['wheat', 'stone', 'wood', 'wine', 'horse'] as const) player.goods[good] = 9;
    });
  expect([0, 1].map(rich)).toEqual([0, contract.vp].map(near));
});

test('an estate tile counts by the remaining rounds, unless it is turned or an animal', () => {
  const { numbers } = engine.components;
  const one = (tile: string | null, turned: boolean) =>
    expected({ tile: 1 }, (state, player) => {
      state.round = 2;
      player.tiles.fill(null);
      player.turned.fill(false);
      player.tiles[4] = tile;
      player.turned[4] = turned;
    });
  expect([one(works, false), one(works, true), one(animal, false), one(null, false)]).toEqual(
    [numbers.rounds - 2, 0, 0, 0].map(near),
  );
});

describe('an achievement counts by the square of its progress', () => {
  const { mosaicBoard, buildingContracts, shippingContracts } = engine.components;
  const building = buildingContracts.map(({ id }) => id);
  const shipping = shippingContracts.map(({ id }) => id);
  const far = { id: 'far', color: 'green', kind: 'count', of: ['wine'], min: 9, cost: {} };
  const nearness = (achievement: object, change: (state: State, player: Player) => void) =>
    expected(
      { achievement: 1 },
      (state, player) => {
        player.mosaic = ['tile'];
        player.claims.fill(false);
        player.goods.wine = 0;
        change(state, player);
      },
      {
        tables: {
          achievements: [{ id: 'near', color: 'green', ...achievement }, far] as unknown as Tables['achievements'],
          mosaicTiles: [{ id: 'tile', color: 'green', achievements: ['near', 'far', 'far'] }],
        },
      },
    ) / (mosaicBoard.claimVp[0] ?? Number.NaN);
  const estate = (_: State, player: Player) => {
    player.tiles.fill(null);
    player.tiles.splice(0, 3, animal, works, works);
  };
  const tracked = ({ tracks }: State) =>
    TRACKS.forEach((track, i) => {
      tracks[track] = [{ marker: 0, space: [1, 3, 0][i] ?? 0 }];
    });

  test.each<[what: string, min: number, half: (state: State, player: Player) => void]>([
    ['building-contracts', 4, (_, { contracts }) => void contracts.building.splice(0, 9, ...building.slice(0, 2))],
    ['shipping-contracts', 2, (_, { contracts }) => void contracts.shipping.splice(0, 9, ...shipping.slice(0, 1))],
    ['estate-tiles', 6, estate],
    ['animal-tiles', 2, estate],
    ['spaces', 8, tracked],
    ['coins', 6, (_, player) => Object.assign(player, { coins: 3 })],
    ['influence', 4, (_, player) => Object.assign(player, { influence: 2 })],
    ['horse', 2, (_, { goods }) => Object.assign(goods, { horse: 1 })],
  ])('half of the required %s', (what, min, half) => {
    expect(nearness({ kind: 'count', of: [what], min, cost: {} }, half)).toBeCloseTo(1 / 4);
  });

  test('at most 1', () => {
    expect(nearness({ kind: 'count', of: ['spaces'], min: 2, cost: {} }, tracked)).toBeCloseTo(1);
  });

  test('the foremost markers, up to the required space', () => {
    expect(nearness({ kind: 'markers', markers: 2, space: 4 }, tracked)).toBeCloseTo(1 / 4);
    expect(nearness({ kind: 'markers', markers: 1, space: 2 }, tracked)).toBeCloseTo(1);
  });

  test('0 without a mosaic tile', () => {
    expect(
      expected({ achievement: 1 }, (_, { claims, mosaic }) => {
        claims.fill(false);
        mosaic.splice(0);
      }),
    ).toBeCloseTo(0);
  });
});
