import { engine } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import {
  AGRIPPA,
  CONSTANTIN,
  HADRIANUS,
  HILARIA,
  type Laying,
  LUCIUS,
  north,
  OCCIUS,
  performing,
  played,
  riches,
  SEPTIMUS,
  SERAPHINA,
  SEVERIN,
  south,
  TITUS,
  TRIVIA,
  VALERIA,
} from './performing';
import { at, clauseOf, type Scene, scene } from './scene';

const activate = (follower: number) => `0 activate-follower ${follower}`;
const row =
  (...followers: readonly number[]): Laying =>
  (own) =>
    (own.row = followers.map((follower) => played(follower)));
const numbersIn = ({ lines }: Scene) =>
  lines.flatMap((line) => line.match(/activate-follower (\d+)/)?.[1] ?? []).map(Number);

describe('an artisan placed by a follower', () => {
  test('NR-5.67 NR-4.26 goes to the only free space without a question, and without a space the follower is not offered', () => {
    const laying: Laying = (own) =>
      Object.assign(own, {
        row: [played(LUCIUS)],
        coins: 1,
        placed: [true, true, true, true, true, true, true, true, false],
      });
    const play = performing('race', laying).act(activate(LUCIUS));
    expect(at(play.state, 0)).toMatchObject({ artisans: 0, coins: 3, goods: { horse: 3 } });
    const without = (change: Laying) =>
      performing('race', (own, state) => {
        laying(own, state);
        change(own, state);
      });
    expect(numbersIn(without((own) => own.placed.fill(true)))).toEqual([]);
    expect(numbersIn(without((own) => own.tiles.fill('es-1')))).toEqual([]);
    expect(numbersIn(without((own) => own.row.push(played(TRIVIA)) && own.tiles.fill('es-1')))).toEqual([LUCIUS]);
  });

  test('NR-4.66 T70 in a build action of strength 1, the build tile may build in zone C, and no follower is paid', () => {
    const play = performing('build', (own, state) => {
      own.row = [played(AGRIPPA), played(SERAPHINA)];
      own.coins = 1;
      own.tiles[0] = 'es-4';
      state.displays.building = ['bc-04', null, null, null];
    }).act(activate(AGRIPPA), '0 place-artisan 0');
    play.act('0 place-building cells:0 zone:C');
    expect(riches(play.state, 0).coins).toBe(0);
    // the build action then ends, because the player cannot pay for its contract
    expect(play.end().city.C[0]).toBe(0);
  });

  test('NR-4.66 in a sail action, the sails of a tile are separate, and no follower of sailing helps them', () => {
    const play = performing(
      'sail',
      (own, state) => {
        own.row = [played(HADRIANUS), played(SEPTIMUS)];
        own.coins = 4;
        own.tiles[0] = 'es-3';
        state.displays.shipping = ['sc-29', null, null, null];
      },
      { strength: 3 },
    ).act(activate(HADRIANUS), '0 place-artisan 0');
    expect(numbersIn(play)).toEqual([]);
    play.act('0 sail route:south ship:0', '0 sail route:south ship:0'); // the sails of the tile
    expect(play.lines).toEqual(['0 take-contract kind:shipping slot:1', '0 skip']);
    play.act('0 take-contract kind:shipping slot:1', '0 sail route:south ship:0', '0 sail route:south ship:0');
    play.act('0 choose-good wine', '0 sail route:south ship:0').end();
    expect(at(play.state, 0).ships[0]).toEqual({ route: 'south', port: 5 });
  });
});

describe('one effect inside another', () => {
  /** Returns a scene in which a petition of strength 2 has begun another action for 2 influence. */
  const petitioning = (action: string, laying: Laying) =>
    performing(
      'petition',
      (own, state) => {
        own.influence = 2;
        state.startMarkerClaimedBy = 2;
        laying(own, state);
      },
      { strength: 2 },
    ).act(`0 petition-action action:${action} strength:2`);

  test('NR-4.28 NR-4.29 NR-4.64 only followers of petition help in the action of a petition, also at its boundaries', () => {
    const play = petitioning('sail', (own, state) => {
      row(HADRIANUS, SEPTIMUS, CONSTANTIN, OCCIUS)(own, state);
      own.coins = 4;
      state.displays.shipping = ['sc-29', null, null, null];
    });
    expect(numbersIn(play)).toEqual([OCCIUS]);
    expect(riches(play.state, 0).coins).toBe(4); // Constantin pays nothing
    play.act('0 take-contract kind:shipping slot:1');
    expect(numbersIn(play)).toEqual([OCCIUS]);
    // with strength 2 no sail is left: the next question is the last boundary
    play.act('0 sail route:south ship:0', '0 sail route:south ship:0');
    expect(play.lines).toEqual([activate(OCCIUS), '0 continue']);
    expect(riches(play.act(activate(OCCIUS)).end(), 0).influence).toBe(1);
  });

  test('NR-5.24 NR-4.67 the action of a petition has the strength paid, and without a contract ends without a window', () => {
    const play = petitioning('build', (own, state) => {
      row(OCCIUS)(own, state);
      own.goods.stone = 2;
      state.displays.building = ['bc-02', 'bc-02', 'bc-02', 'bc-02'];
    });
    expect(play.lines.filter((line) => line.includes('take-contract')).length).toBe(3);
    play.act('0 skip').end();
  });

  test('NR-4.29 T63 Trivia helps in any placement, but not while she is fresh', () => {
    const hand: Laying = (own) => {
      own.artisans = 2;
      own.hand = [TRIVIA];
      own.tiles[0] = 'es-2';
      own.tiles[8] = 'eb-16';
    };
    const play = performing('produce', hand, { strength: 2 }).act('0 place-artisan 0', `0 play-follower ${TRIVIA}`);
    expect(play.lines).not.toContain('0 place-artisan 8');
    expect(clauseOf(play.state, { type: 'place-artisan', player: 0, space: 8 })).toBe('NR-5.304');
    const tamed = petitioning('produce', (own, state) => {
      hand(own, state);
      own.row = [played(TRIVIA)];
    }).act('0 place-artisan 8');
    expect(riches(tamed.state, 0).coins).toBe(2); // the row of coins, and Trivia
    const follower = performing('race', (own) => {
      own.row = [played(TRIVIA), played(LUCIUS)];
      own.coins = 1;
      own.tiles[8] = 'eb-16';
    }).act(activate(LUCIUS), '0 place-artisan 8');
    expect(riches(follower.state, 0).coins).toBe(2);
  });

  test('NR-4.23 T27 a card of the recruit tile cannot be activated in the produce action that played it', () => {
    const play = performing('produce', (own) => {
      own.artisans = 3;
      own.hand = [TITUS];
      own.tiles[0] = 'es-2';
    }).act('0 place-artisan 0', `0 play-follower ${TITUS}`);
    play.end();
    expect(at(play.state, 0).row).toEqual([played(TITUS, { fresh: true })]);
  });

  test('NR-5.42 NR-5.72 petition, produce, artisan, sail tile, port, good: each level resumes, also from JSON', () => {
    const play = petitioning('produce', (own, state) => {
      row(OCCIUS)(own, state);
      own.artisans = 2;
      own.tiles[4] = 'es-3';
      own.ships = [north(3), south(7)];
    });
    const course = [
      ['produce', '0 place-artisan 4'],
      ['sail', '0 sail route:north ship:0'],
      ['choose-good', '0 choose-good wheat'],
      ['sail', '0 sail route:north ship:0'],
      ['produce', '0 place-artisan 0'],
      ['window', activate(OCCIUS)],
    ] as const;
    for (const [ask, line] of course) {
      expect(play.state.pending.at(-1)).toMatchObject({ ask, player: 0 });
      const restored = scene(3, { set: (state) => Object.assign(state, JSON.parse(JSON.stringify(play.state))) }, []);
      expect(restored.lines).toEqual(play.lines);
      play.act(line);
      expect(restored.act(line).state).toEqual(play.state);
    }
    expect(at(play.end(), 0)).toMatchObject({ influence: 1, goods: { wheat: 2, stone: 1, wood: 1, wine: 1 } });
    expect(at(play.state, 0).ships[0]).toEqual({ route: 'north', port: 5 });
  });
});

describe('followers at the end', () => {
  const points = (laying: Laying) => {
    const { state } = performing('sail', laying, { frames: [] });
    return engine.scores(state)[0]?.rows['end-game-followers'];
  };

  test('NR-5.143 NR-5.111 Severin scores a point for each shipping contract', () => {
    const withContracts = (...shipping: string[]) =>
      points((own) => {
        own.row = [played(SEVERIN)];
        own.contracts.shipping = shipping;
      });
    expect([withContracts(), withContracts('sc-01'), withContracts('sc-01', 'sc-02', 'sc-03')]).toEqual([0, 1, 3]);
  });

  test('NR-5.143 with the option per-two, Severin scores a point for every two shipping contracts, rounded down', () => {
    const withContracts = (count: number, card = SEVERIN) =>
      points((own, state) => {
        state.options = { ...state.options, severin: 'per-two' };
        own.row = [played(card)];
        own.contracts.shipping = ['sc-01', 'sc-02', 'sc-03', 'sc-04'].slice(0, count);
        own.contracts.building = ['bc-01', 'bc-02'];
      });
    expect([0, 1, 2, 3, 4].map((count) => withContracts(count))).toEqual([0, 0, 1, 1, 2]);
    // other followers count as before
    expect(withContracts(4, 10)).toBe(2);
  });

  test('NR-5.311 NR-5.112 NR-5.103 T43 a lion is one tile for Valeria and Hilaria, and two animals for the sets', () => {
    const zoo: Laying = (own) => {
      own.tiles[0] = 'es-1';
      own.tiles[1] = 'eb-16';
    };
    const withRow = (follower: number) =>
      points((own, state) => {
        zoo(own, state);
        own.row = [played(follower)];
      });
    expect([withRow(VALERIA), withRow(HILARIA)]).toEqual([3, 2]);
    expect(engine.scores(performing('sail', zoo, { frames: [] }).state)[0]?.rows.animals).toBe(9);
  });
});
