import { type MutableState, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { bare, type Laying, played, riches } from './performing';
import { at, clauseOf, type Scene, scene, space } from './scene';

/**
 * Returns a scene at the beginning or end of a turn of seat 0, whose mosaic has the rows g-b2 g-fs g-h3, y-f4 y-i6 y-bs5 and
 * o-b6 o-f6 o-h10.
 */
const turn = (laying: Laying, frame: 'next-turn' | 'after-actions' = 'next-turn', claimed = false): Scene =>
  scene(
    3,
    {
      set: (state) => {
        state.phase = 'forum';
        state.turn = { player: 0, space: 0, lines: [], claimed };
        for (const own of state.players) bare(own);
        const own = at(state, 0);
        own.mosaic = ['green-1', 'yellow-2', 'orange-1'];
        laying(own, state);
      },
    },
    [{ do: frame, player: 0 }],
  );
const followers = (count: number) => [...Array(count).keys()].map((i) => played(i + 1, { exhausted: true }));
const claims = (play: Scene): string[] => play.lines.filter((line) => line.includes('claim'));
const claim = (at_: number) => `0 claim-achievement ${at_}`;
const four: Laying = (own) => (own.row = followers(4));

describe('claiming', () => {
  test('NR-4.30 NR-4.38 is legal before the patrician or after the actions, once a turn', () => {
    const before = turn(four);
    expect(claims(before)).toEqual([claim(3)]);
    expect(before.lines).toContain(`0 place-patrician ${space(3, 3)}`);
    before.act(claim(3));
    // T48
    expect(claims(before)).toEqual([]);
    expect(before.lines).toContain(`0 place-patrician ${space(3, 3)}`);
    const after = turn(four, 'after-actions');
    expect(after.lines).toEqual([claim(3), '0 end-turn']);
    after.act(claim(3));
    expect(after.state.turn?.player).toBe(1);
    expect(turn(four, 'after-actions', true).state.turn?.player).toBe(1);
    expect(at(turn(four, 'after-actions').act('0 end-turn').state, 0).claims).not.toContain(true);
  });

  test('NR-4.31 is illegal between the two actions', () => {
    const play = turn(four).act(`0 place-patrician ${space(0, 0)}`);
    expect(claims(play)).toEqual([]);
    play.act('0 forgo-action row');
    expect(claims(play)).toEqual([]);
    play.act('0 forgo-action column');
    expect(claims(play)).toEqual([claim(3)]);
  });

  test('NR-4.32 NR-4.33 NR-4.34 T7 checks the requirement and does not spend it', () => {
    const play = turn(four);
    expect(clauseOf(play.state, { type: 'claim-achievement', player: 0, space: 7 })).toBe('NR-4.32');
    play.act(claim(3));
    expect(at(play.state, 0).row).toHaveLength(4);
    const later = turn((own) => {
      own.row = followers(6);
      own.claims[3] = true;
    });
    expect(claims(later)).toEqual([claim(7)]);
    expect(claims(turn((own) => (own.row = followers(3))))).toEqual([]);
  });

  test('NR-4.32 NR-4.37 T47 needs a marker', () => {
    const play = turn((own) => {
      four(own, {} as never);
      own.achievementMarkers = { own: 0, hippodrome: 3 };
    });
    expect(claims(play)).toEqual([]);
    expect(clauseOf(play.state, { type: 'claim-achievement', player: 0, space: 3 })).toBe('NR-4.32');
    const marked = turn(four).act(claim(3));
    expect(at(marked.state, 0).achievementMarkers).toEqual({ own: 3, hippodrome: 3 });
  });

  test('NR-4.37 a player has at most seven markers for nine achievements', () => {
    const { ownMarkers, hippodromeMarkers } = standardComponents.numbers;
    expect(ownMarkers + hippodromeMarkers).toBe(7);
  });
});

describe('the rewards', () => {
  const everything: Laying = (own) => {
    own.row = followers(7);
    own.contracts = {
      building: ['bc-01', 'bc-02', 'bc-03', 'bc-04', 'bc-05', 'bc-06'],
      shipping: ['sc-01', 'sc-02', 'sc-03'],
    };
  };
  const marked =
    (...spaces: number[]): Laying =>
    (own, state) => {
      everything(own, state);
      for (const at_ of spaces) own.claims[at_] = true;
    };

  test('NR-4.35 a claim in the top row pays, a claim in the other rows pays nothing', () => {
    expect(riches(turn(marked()).act(claim(0)).state, 0)).toMatchObject({ coins: 2, influence: 0 });
    expect(riches(turn(marked()).act(claim(3)).state, 0)).toMatchObject({ coins: 0, influence: 0 });
    expect(riches(turn(marked()).act(claim(7)).state, 0)).toMatchObject({ coins: 0, influence: 0 });
  });

  test('NR-4.35 NR-4.36 T46 a row and a column pay at once, in order', () => {
    const play = turn(marked(1, 2, 3, 6)).act(claim(0));
    expect(riches(play.state, 0)).toMatchObject({ coins: 4, influence: 2 });
    expect(play.events.flatMap((event) => (event.type === 'gained' ? [event.gains] : []))).toEqual([
      { coins: 2 },
      { influence: 2 },
      { coins: 2 },
    ]);
  });

  test('NR-4.36 goods of choice are asked for in the order of claim, row, column and diagonal', () => {
    // the claim completes the middle row, which gives 2 goods of choice, and the right column, which gives 1
    const play = turn(marked(2, 3, 4, 8)).act(claim(5));
    expect(play.lines).toEqual(['wheat', 'stone', 'wood', 'wine', 'horse'].map((good) => `0 choose-good ${good}`));
    play.act('0 choose-good wine');
    expect(play.lines).toEqual(['0 choose-good wine', '0 choose-good horse']);
    play.act('0 choose-good horse', '0 choose-good wheat');
    expect(at(play.state, 0).goods).toEqual({ wheat: 1, stone: 0, wood: 0, wine: 1, horse: 1 });
    expect(claims(play)).toEqual([]);
  });

  test('NR-4.35 NR-5.77 both diagonals give an artisan', () => {
    const play = turn((own, state) => {
      marked(0, 2, 6, 8)(own, state);
      own.influence = 8;
    }).act(claim(4));
    expect(at(play.state, 0).artisans).toBe(3);
    expect(play.state.artisanSupply).toBe(11);
    const down = turn((own, state) => {
      marked(0, 8)(own, state);
      own.influence = 8;
    }).act(claim(4));
    expect(at(down.state, 0).artisans).toBe(2);
  });

  test('NR-4.35 a line pays once, when it is completed', () => {
    const play = turn(marked(0, 1, 2)).act(claim(3));
    expect(riches(play.state, 0)).toMatchObject({ coins: 0, influence: 0 });
  });

  test('NR-4.63 NR-5.221 T64 influence is paid before the rewards', () => {
    const play = turn((own) => {
      own.influence = 8;
      own.claims[1] = true;
      own.claims[7] = true;
    }).act(claim(4));
    expect(riches(play.state, 0)).toMatchObject({ influence: 7, coins: 0 });
    const poor = turn((own) => {
      own.influence = 5;
      own.claims[1] = true;
      own.claims[7] = true;
    });
    expect(claims(poor)).toEqual([]);
  });
});

test('NR-4.32 the last marker can be placed', () => {
  const set = (state: MutableState) => {
    state.phase = 'forum';
    state.turn = { player: 0, space: null, lines: [], claimed: false };
    const own = at(state, 0);
    own.mosaic = ['green-4', 'yellow-2', 'orange-1'];
    own.row = [played(1), played(2)];
    own.achievementMarkers.own = 1;
  };
  const play = scene(3, { set }, [{ ask: 'patrician', player: 0 }]).act('0 claim-achievement 0');
  expect(at(play.state, 0).achievementMarkers.own).toBe(0);
});
