/** Tests the experts with small invented positions, each for one feature. */
import type { Components as ForumTables, ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { catalog as forumTrajanumCatalog } from '@ludi-romani/forum-trajanum/queries';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { catalog as novaRomaCatalog } from '@ludi-romani/nova-roma/queries';
import { describe, expect, test } from 'vitest';
import { prospectsOf } from '../../packages/bots/src/forum-trajanum/prospects';
import { weights } from '../../packages/bots/src/forum-trajanum/weights';
import { overtaking } from '../../packages/bots/src/nova-roma/ai';
import { priorOf } from '../../packages/bots/src/nova-roma/prior';

describe('Nova Roma', () => {
  type State = NovaRoma['mutable'];
  const catalog = novaRomaCatalog(novaRoma.components);
  const { components } = catalog;
  const start = (players: number) =>
    novaRoma.clone(novaRoma.initialState({ players: players as 1 | 2, seed: 'small' }));
  /** Returns a solo game in which the AI has nothing, and everything is claimed, after `change`. */
  const alone = (change: (state: State, player: State['players'][number]) => void = () => {}) => {
    const state = start(1);
    const [player] = state.players;
    if (player === undefined) throw new Error('the game has no players');
    state.ai = { vp: 0, ships: [], contracts: [], chariots: [] };
    for (const zone of ['A', 'B', 'C'] as const) state.city[zone].fill(null);
    for (const track of ['track-1', 'track-2', 'track-3'] as const) state.tracks[track] = [{ marker: 0, space: 1 }];
    player.claims.fill(true);
    change(state, player);
    return state;
  };
  const race = (own: number, neutral: number): State['tracks']['track-1'] => {
    const both: State['tracks']['track-1'] = [{ marker: 'neutral', space: neutral }, { marker: 0, space: own }]; // biome-ignore format: two markers
    return neutral > own ? both : both.reverse();
  };
  const zone = (state: State, own: number, neutral: number) =>
    state.city.A.fill(0, 0, own).fill('neutral', own, own + neutral);

  test('the value of overtaking is the square of the progress, and 0 after it', () => {
    const worth = (change: Parameters<typeof alone>[0]) =>
      overtaking(catalog)(alone(change)) - overtaking(catalog)(alone());
    // 2 (6 - 3) points for the zone, 5 for the end of the track
    const zones = [0, 1, 2, 3, 4, 5].map((own) => worth((state) => void zone(state, own, 3)));
    expect(zones).toEqual([0, 6 / 16, 6 / 4, 6 * (9 / 16), 0, 0]);
    const tracks = [0, 1, 2, 3].map((own) =>
      worth(({ tracks }) => {
        tracks['track-1'] = race(own, 1);
      }),
    );
    expect(tracks).toEqual([0, 5 / 4, 0, 0]);
  });

  describe('the prior', () => {
    const prior = priorOf(catalog);
    const promise = (action: NovaRoma['action'], change: (state: State, player: State['players'][number]) => void) => {
      const state = start(2);
      change(state, state.players[0] as State['players'][number]);
      return prior(state, 0, [action])[0];
    };
    const artisan = { type: 'place-artisan', player: 0, space: 5 } as const;
    const estate = (space: number, tile: string | null, turned = false) =>
      promise({ ...artisan, space }, (_, player) => {
        player.tiles[space] = tile;
        player.turned[space] = turned;
      });

    test('prefers spaces for artisans next to others in their row and column', () => {
      const spaces = Array.from({ length: 9 }, (_, space) => space);
      const nextTo = (space: number) =>
        spaces.map((at) =>
          promise({ ...artisan, space }, (_, { placed }) => {
            placed[at] = true;
          }),
        );
      expect(nextTo(5)).toEqual([1, 1, 2, 2, 2, 1, 1, 1, 2]);
      expect(nextTo(0)).toEqual([1, 2, 2, 2, 1, 1, 2, 1, 1]);
      expect(nextTo(7)).toEqual([1, 2, 1, 1, 2, 1, 2, 1, 2]);
      const [full] = [promise(artisan, (_, { placed }) => void placed.fill(true))];
      expect(full).toBe(5);
    });

    test('prefers spaces for artisans with active tiles', () => {
      const { basicEstateTiles, specialEstateTiles } = components;
      const tiles = [...basicEstateTiles, ...specialEstateTiles];
      const animal = tiles.find(({ kind }) => kind === 'animal')?.id ?? expect.fail();
      const works = tiles.find(({ kind }) => kind !== 'animal')?.id ?? expect.fail();
      expect([estate(4, null), estate(4, animal), estate(4, works), estate(4, works, true)]).toEqual([1, 1, 2, 1]);
    });

    test('prefers the track of the next chariot tile, if there is one', () => {
      const track = components.chariotTiles.find(({ id }) => id === 'chariot-2b')?.track ?? expect.fail();
      const advance = { type: 'advance-chariot', player: 0, track } as const;
      expect(
        promise(advance, (state) => {
          state.preferredChariot = 'chariot-2b';
        }),
      ).toBe(2);
      expect(
        promise(advance, (state) => {
          state.preferredChariot = null;
        }),
      ).toBe(1);
    });

    test('prefers building only if a contract in reach is affordable', () => {
      const build = (contracts: (string | null)[]) =>
        promise({ type: 'place-patrician', player: 0, space: 0 }, (state, player) => {
          state.forumTiles[0] = 'build';
          state.displays.building = contracts;
          Object.assign(player, { coins: 99, influence: 99, artisans: 9 });
          for (const good of ['wheat', 'stone', 'wood', 'wine', 'horse'] as const) player.goods[good] = 9;
        });
      const [contract = ''] = components.buildingContracts.map(({ id }) => id);
      const none = build([null, null, null, null]) ?? Number.NaN;
      expect(build([null, null, null, contract])).toBe(none);
      expect(build([contract, null, null, null])).toBeGreaterThan(none);
    });
  });
});

describe('Forum Trajanum', () => {
  type State = ForumTrajanum['mutable'];
  type Player = State['players'][number];
  const tables: ForumTables = forumTrajanum.components;
  const expects = (change: (state: State, player: Player) => void, given: ForumTables = tables) => {
    const state = forumTrajanum.clone(forumTrajanum.initialState({ players: 2, seed: 'small' }));
    state.phase = 'tiles' as State['phase'];
    state.round = 1;
    state.pending = [];
    change(state, state.players[0] as Player);
    return prospectsOf(forumTrajanumCatalog(given), weights)(state)[0] ?? Number.NaN;
  };
  /** Sets up an inactive citizen in the first row, next to a gray building. */
  const citizen = (state: State, { buildings, rows }: Player, active = false) => {
    state.round = 4;
    buildings[2] = 'column';
    rows[0] = { citizens: ['citizen-merchant-f' as never], active };
  };
  const paid = (pending: State['pending']) => (state: State, player: Player) => {
    citizen(state, player);
    state.phase = 'payment';
    state.pending = pending;
    player.resources.coin = 1;
  };

  test('values unpaid citizens only while the player can still pay', () => {
    const ask = (player: number) => ({ ask: 'payment', player }) as const;
    const asked = expects(paid([ask(0)]));
    const over = expects(paid([ask(1)]));
    expect(over).toBeLessThan(asked);
    expect(expects(paid([{ do: 'round', round: 5 } as never]))).toBe(over);
    // the questions are answered from the last to the first
    expect(expects(paid([ask(0), ask(1)]))).toBe(asked);
    expect(expects(paid([{ do: 'round', round: 5 } as never, ask(1), ask(0)]))).toBe(asked);
    const together = (own: object[], others: object[]) =>
      expects(paid([{ simultaneous: [own, others], opened: [own, others], before: [] } as never]));
    expect(together([ask(0)], [ask(1)])).toBe(asked);
    expect(together([], [ask(1)])).toBe(over);
    // another question does not count
    expect(expects(paid([{ ask: 'envoy', player: 0 } as never]))).toBe(over);
  });

  test('values rows by the tables: each kind once, and citizens that can be paid', () => {
    const own = {
      ...tables,
      rowFactors: [2, 5, 9],
      numbers: { ...tables.numbers, coinsPerCitizenRow: 3 },
    } as unknown as ForumTables;
    const row = (coin: number, ...buildings: Player['buildings']) =>
      expects((state, player) => {
        citizen(state, player, true);
        state.round = 12;
        player.resources.coin = coin;
        buildings.forEach((there, i) => {
          player.buildings[1 + i] = there;
        });
      }, own);
    const coins = (from: number, to: number) => row(to, 'column') - row(from, 'column');
    // the third coin allows the player to pay for the row; the second coin counts only as one more coin
    expect(coins(2, 3)).toBeGreaterThan(coins(1, 2));
    expect(coins(3, 4)).toBeCloseTo(coins(1, 2));
    expect(row(3, 'column', 'column')).toBeCloseTo(row(3, 'column', null));
    // one more kind of building scores 5 points
    expect(row(3, 'column', 'market') - row(3, 'column', null)).toBeCloseTo(5);
    expect(row(0, 'column', 'market') - row(0, 'column', null)).toBeCloseTo(2 + 3 * weights.unpaid);
  });

  test('a crane that is exposed is scored before the Trajan card, so it counts for the card', () => {
    const card = tables.trajanCards.find(({ id }) => id === 'trajan-I-promo') ?? expect.fail();
    const withCard = (status: 'covered' | 'exposed' | 'scored', given: boolean) =>
      expects((state, player) => {
        state.trajan = [given ? card.id : null, null, null];
        player.buildings[1] = 'column';
        player.cranes = [{ color: 'red', status }];
      });
    const worth = (['covered', 'exposed', 'scored'] as const).map(
      (status) => withCard(status, true) - withCard(status, false),
    );
    const { value } = tables.prestige.head[0] ?? expect.fail();
    expect(worth.map((points) => Math.round(points))).toEqual([0, value, value]);
  });

  test('the first patrician sees eagles diagonally, in any row', () => {
    const [first, second, ...others] = tables.citizenRows;
    if (first === undefined || second === undefined) throw new Error('the tables have six rows');
    const swapped = { ...tables, citizenRows: [{ ...second, row: 1 }, { ...first, row: 2 }, ...others] } as ForumTables;
    const diagonal = (row: number, given: ForumTables, sees = true) =>
      expects((state, player) => {
        // squares 0 and 5 of a board of four columns share a corner
        state.forum.arrangement = 'stack-3';
        state.forum.colors = Array.from({ length: 36 }, (_, square) => (square === 5 && sees ? 'eagle' : 'red'));
        state.forum.envoys = Array.from({ length: 36 }, (_, square) => (square === 0 ? 0 : null));
        player.rows[row] = { citizens: ['citizen-merchant-f' as never], active: true };
      }, given);
    const gain = (row: number, given: ForumTables) => diagonal(row, given) - diagonal(row, given, false);
    expect([gain(0, tables), gain(1, tables), gain(0, swapped), gain(1, swapped)]).toEqual([3, 0, 0, 3]);
  });
});
