import { describe, expect, test } from 'vitest';
import { CASSIAN, type Laying, performing, played, riches, SEPTIMUS, TITUS, TRIVIA } from './performing';
import { at, clauseOf, scene, space } from './scene';

const TIBERIUS = 31;
/** Returns a setup with known cards: 1 to 4 are on display, 11, 12, ... are on top of the deck, and no hand has cards. */
const cards =
  (laying: Laying = () => {}): Laying =>
  (own, state) => {
    state.displays.followers = [1, 2, 3, 4];
    state.decks.followers = [...Array(20).keys()].map((i) => 30 - i);
    for (const player of state.players) player.hand = [];
    laying(own, state);
  };
const recruiting = (strength: number, laying?: Laying) => performing('recruit', cards(laying), { strength });

describe('drawing', () => {
  test('NR-5.30 NR-5.31 draws as many cards as the strength, one after the other, from the display or the deck', () => {
    const play = recruiting(3);
    expect(play.lines).toEqual([1, 2, 3, 4, 'deck'].map((slot) => `0 draw-follower ${slot}`));
    play.act('0 draw-follower 2');
    expect(play.lines).toEqual([1, 3, 4, 'deck'].map((slot) => `0 draw-follower ${slot}`));
    play.act('0 draw-follower deck');
    expect(at(play.state, 0).hand).toEqual([2, 11]);
    expect(play.reveals).toBe(true);
    play.act('0 draw-follower 4');
    expect(at(play.state, 0)).toMatchObject({ hand: [2, 4, 11], shown: [2, 4], blind: 1 });
    expect(play.state.displays.followers).toEqual([1, null, 3, null]);
  });

  test.each([1, 2, 3])('NR-5.30 draws %i cards with that strength', (strength) => {
    const play = recruiting(strength).act(...Array(strength).fill('0 draw-follower deck'));
    expect(at(play.state, 0).hand).toHaveLength(strength);
    expect(play.lines.join()).not.toContain('draw-follower');
  });

  test('NR-4.62 T28 shuffles the discards into an empty deck; without any card the step ends early', () => {
    const laying = cards((_, state) => {
      state.decks.followers = [];
      state.discards = [31, 32, 33, 34];
    });
    const shuffled = performing('recruit', laying, { chance: [{ shuffle: [33] }] }).act('0 draw-follower deck');
    expect(at(shuffled.state, 0).hand).toEqual([33]);
    expect(shuffled.state.decks.followers).toHaveLength(3);
    expect(shuffled.state.discards).toEqual([]);
    const none = recruiting(3, (_, state) => {
      state.decks.followers = [];
      state.displays.followers = [null, null, null, null];
    });
    none.end();
    // the engine never activates a follower automatically
    const inactive = recruiting(1, (own, state) => {
      own.row = [played(TIBERIUS)];
      state.decks.followers = [];
      state.displays.followers = [null, null, null, null];
    });
    expect(inactive.lines).toEqual(['0 skip', `0 activate-follower ${TIBERIUS}`]);
    inactive.act('0 skip').end();
    expect(clauseOf(recruiting(1).state, { type: 'skip', player: 0 })).toBe('NR-4.16');
    const one = recruiting(3, (_, state) => {
      state.decks.followers = [];
      state.displays.followers = [null, 7, null, null];
    });
    expect(at(one.act('0 skip').end(), 0).hand).toEqual([7]); // the engine makes the only choice
    expect(
      clauseOf(recruiting(1, (_, s) => Object.assign(s.decks, { followers: [] })).state, {
        type: 'draw-follower',
        player: 0,
        slot: 'deck',
      }),
    ).toBe('NR-4.62');
  });
});

describe('playing', () => {
  test.each([
    [1, 2, 0, 0],
    [1, 2, 2, 0],
    [1, 2, 3, 1],
    [2, 1, 2, 0],
    [2, 1, 4, 1],
    [3, 0, 2, 0],
    [3, 0, 6, 1],
  ])(
    'NR-5.32 NR-5.33 NR-5.34 T11 with strength %i costs %i coins; with %i in the row %i influence',
    (strength, coins, row, influence) => {
      const laying = (spare: number, power: number) =>
        recruiting(strength, (own, state) => {
          state.decks.followers = [];
          state.displays.followers = [null, null, null, null];
          own.hand = [20];
          own.coins = coins - spare;
          own.influence = influence - power;
          own.row = [31, 32, 33, 34, 35, 36].slice(0, row).map((follower) => played(follower, { exhausted: true }));
        });
      const play = laying(0, 0);
      expect(play.lines).toEqual(['0 play-follower 20', '0 skip']);
      play.act('0 play-follower 20');
      expect(riches(play.state, 0)).toMatchObject({ coins: 0, influence: 0 });
      expect(at(play.state, 0).row.at(-1)).toEqual(played(20, { fresh: true }));
      play.end();
      if (coins > 0) laying(1, 0).end();
      if (influence > 0) laying(0, 1).end();
    },
  );

  test('NR-5.32 is one card at most, and may be skipped', () => {
    const laying: Laying = (own) => (own.hand = [20, 21]);
    const play = recruiting(3, laying).act(...Array(3).fill('0 draw-follower deck'), '0 play-follower 21');
    play.end();
    expect(at(play.state, 0).row).toHaveLength(1);
    recruiting(3, laying)
      .act(...Array(3).fill('0 draw-follower deck'), '0 skip')
      .end();
  });

  test('NR-5.35 NR-9.1 an eighth follower replaces one of the seven', () => {
    const play = recruiting(3, (own, state) => {
      state.decks.followers = [];
      state.displays.followers = [null, null, null, null];
      own.influence = 1;
      own.hand = [20];
      own.row = [31, 32, 33, 34, 35, 36, 37].map((follower) => played(follower));
    }).act('0 play-follower 20');
    expect(play.lines).toEqual([31, 32, 33, 34, 35, 36, 37].map((follower) => `0 replace-follower ${follower}`));
    expect(clauseOf(play.state, { type: 'replace-follower', player: 0, follower: 20 })).toBe('NR-5.35');
    play.act('0 replace-follower 33');
    expect(at(play.state, 0).row.map(({ follower }) => follower)).toEqual([31, 32, 34, 35, 36, 37, 20]);
    expect(play.state.discards).toEqual([33]);
  });
});

describe('the hand limit', () => {
  const full: Laying = (own) => (own.hand = [31, 32, 33, 34, 35, 36]);

  test('NR-5.36 T26 the player discards down to 6, and each set of cards has one sequence', () => {
    const play = recruiting(3, full).act(...Array(3).fill('0 draw-follower deck'), '0 skip');
    expect(at(play.state, 0).hand).toHaveLength(9);
    // two more cards must be above the first one
    expect(play.lines).toEqual([11, 12, 13, 31, 32, 33, 34].map((card) => `0 discard-to-limit ${card}`));
    play.act('0 discard-to-limit 13', '0 discard-to-limit 33');
    expect(play.lines).toEqual([34, 35, 36].map((card) => `0 discard-to-limit ${card}`));
    play.act('0 discard-to-limit 36').end();
    expect(at(play.state, 0).hand).toEqual([11, 12, 31, 32, 34, 35]);
    expect(play.state.discards).toEqual([13, 33, 36]);
  });

  test('NR-9.1 is asked for even if one card is left, so that the question reveals nothing of the hand', () => {
    const play = recruiting(3, full).act(
      ...Array(3).fill('0 draw-follower deck'),
      '0 skip',
      '0 discard-to-limit 34',
      '0 discard-to-limit 35',
    );
    expect(play.lines).toEqual(['0 discard-to-limit 36']);
  });

  test('NR-5.37 applies only in this step: a card drawn at the limit may be played before', () => {
    const play = recruiting(3, full).act(
      ...Array(3)
        .fill('0 draw-follower 1')
        .map((_, i) => `0 draw-follower ${i + 1}`),
    );
    expect(play.lines).toContain('0 play-follower 1');
    play.act('0 play-follower 1');
    expect(play.lines).toHaveLength(7); // 8 cards, 2 too many
  });
});

describe('followers of recruit', () => {
  test('NR-5.116 Cassian gives influence, NR-5.131 Tiberius gives strength', () => {
    const play = recruiting(1, (own) => (own.row = [played(CASSIAN), played(TIBERIUS)])).act(
      `0 activate-follower ${CASSIAN}`,
      `0 activate-follower ${TIBERIUS}`,
    );
    expect(at(play.state, 0).influence).toBe(1);
    expect(play.state.running?.strength).toBe(2);
    play.act('0 draw-follower 1', '0 draw-follower 2');
    expect(play.lines.join()).not.toContain('draw-follower');
  });

  test('NR-4.24 are activated before the draw, before playing, before the hand limit and at the end', () => {
    const play = recruiting(2, (own) =>
      Object.assign(own, { row: [played(CASSIAN)], hand: [31, 32, 33, 34, 35, 36], coins: 1 }),
    );
    const offered = () => play.lines.includes(`0 activate-follower ${CASSIAN}`);
    expect(offered()).toBe(true);
    play.act('0 draw-follower 1');
    expect(offered()).toBe(false);
    play.act('0 draw-follower 2');
    expect(offered()).toBe(true);
    play.act('0 play-follower 31');
    expect(play.lines).toEqual([`0 activate-follower ${CASSIAN}`, '0 continue']);
    play.act('0 continue');
    expect(offered()).toBe(false);
    play.act('0 discard-to-limit 1');
    expect(play.lines).toEqual([`0 activate-follower ${CASSIAN}`, '0 continue']);
    play.act('0 continue').end();
  });

  test('NR-4.22 NR-4.23 T27 can be activated in the second action if they were played in the first', () => {
    const play = scene(
      3,
      {
        set: (state) => {
          state.phase = 'forum';
          state.forumTiles = ['recruit', 'race', 'build', 'upgrade', 'sail', 'petition', 'trade', 'produce'];
          Object.assign(at(state, 0), { coins: 9, influence: 1, hand: [SEPTIMUS] });
          state.displays.shipping[0] = 'sc-29';
        },
      },
      [{ do: 'next-turn', player: 0 }],
    ).act(`0 place-patrician ${space(0, 0)}`, '0 begin-action row', '0 draw-follower 1', `0 play-follower ${SEPTIMUS}`);
    expect(at(play.state, 0).row).toEqual([played(SEPTIMUS)]);
    play.act('0 begin-action column');
    expect(play.lines).toContain(`0 activate-follower ${SEPTIMUS}`);
  });

  test('NR-4.22 cannot be activated in the action in which they were played', () => {
    const play = recruiting(1, (own) => Object.assign(own, { hand: [CASSIAN], coins: 2 })).act(
      '0 draw-follower 1',
      `0 play-follower ${CASSIAN}`,
    );
    play.end(); // without a closing window
    expect(at(play.state, 0).row).toEqual([played(CASSIAN, { fresh: true })]);
  });

  test('NR-4.23 NR-5.315 T27 T63 have no effect in the action in which a tile plays them', () => {
    const laying =
      (follower: number): Laying =>
      (own) => {
        own.tiles[0] = 'es-2';
        own.tiles[8] = 'eb-16';
        own.artisans = 3;
        own.hand = [follower];
      };
    const produce = (follower: number) =>
      performing('produce', laying(follower), { strength: 2 }).act('0 place-artisan 0', `0 play-follower ${follower}`);
    const titus = produce(TITUS);
    expect(titus.lines.join()).not.toContain('activate-follower');
    const trivia = produce(TRIVIA);
    expect(trivia.lines).not.toContain('0 place-artisan 8');
    expect(at(trivia.state, 0).row).toEqual([played(TRIVIA, { fresh: true })]);
    expect(at(trivia.state, 0).turned[0]).toBe(true);
  });

  test('NR-5.306 NR-5.33 cost no coins through a tile, but the influence of the fourth card', () => {
    const laying =
      (influence: number): Laying =>
      (own) => {
        own.tiles[0] = 'es-2';
        own.hand = [20];
        own.influence = influence;
        own.row = [31, 33, 34].map((follower) => played(follower));
      };
    const play = performing('produce', laying(1)).act('0 place-artisan 0', '0 play-follower 20');
    expect(riches(play.state, 0)).toMatchObject({ coins: 0, influence: 0 });
    const poor = performing('produce', laying(0)).act('0 place-artisan 0');
    expect(poor.lines.join()).not.toContain('play-follower');
    expect(at(poor.state, 0).turned[0]).toBe(false);
  });
});

test('NR-5.36 asks for no discards with six cards', () => {
  const play = performing('recruit', (own) => (own.hand = [1, 2, 3, 4, 5, 6]), {
    frames: [{ do: 'hand-limit', player: 0 }],
  });
  expect(at(play.end(), 0).hand).toHaveLength(6);
});
