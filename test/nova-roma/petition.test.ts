import { engine } from '@ludi-romani/nova-roma';
import { performing as actionOf } from '@ludi-romani/nova-roma/queries';
import { describe, expect, test } from 'vitest';
import { AGRIPPA, bare, JACOBUS, OCCIUS, PETRONIA, performing, played, SEPTIMUS, TITUS } from './performing';
import { at, clauseOf, type Scene, scene, space } from './scene';

const SILVANA = 28;
const SEVERA = 39;
const petition = (action: string, strength: number) => `0 petition-action action:${action} strength:${strength}`;
const petitions = (play: Scene): string[] => play.lines.filter((line) => line.includes('petition-action'));

describe('the start player marker', () => {
  /** Returns a scene with a petition of seat 0. `patricians` is the number of its patricians that are not yet placed. */
  const petitioning = (influence: number, patricians: number, startPlayer: number, claimedBy: number | null = null) =>
    performing('petition', (own, state) => {
      Object.assign(own, { influence, patricians });
      Object.assign(state, { startPlayer, startMarkerClaimedBy: claimedBy });
    });

  test('NR-5.20 costs 2 influence, is claimed once a round, and may be skipped', () => {
    const play = petitioning(3, 2, 1);
    expect(play.lines).toEqual(['0 take-start-marker', '0 skip']);
    play.act('0 take-start-marker');
    expect(play.state.startMarkerClaimedBy).toBe(0);
    expect(at(play.state, 0).influence).toBe(1);
    expect(petitioning(1, 2, 1).lines.join()).not.toContain('take-start-marker');
    expect(petitioning(8, 1, 1, 2).lines.join()).not.toContain('take-start-marker');
    expect(petitions(petitioning(3, 2, 1).act('0 skip'))).toHaveLength(7);
  });

  test('NR-5.21 T22 the start player cannot claim it in the first turn, but in the second', () => {
    const first = petitioning(8, 2, 0);
    expect(first.lines.join()).not.toContain('take-start-marker');
    expect(
      clauseOf(petitioning(8, 1, 0).act('0 take-start-marker').state, { type: 'take-start-marker', player: 0 }),
    ).not.toBe(true);
    const second = petitioning(8, 1, 0).act('0 take-start-marker');
    expect(second.state.startMarkerClaimedBy).toBe(0);
  });

  test('NR-5.22 does not change the order of the current round', () => {
    const play = petitioning(8, 2, 1).act('0 take-start-marker');
    expect(play.state.startPlayer).toBe(1);
  });

  test('NR-8.23 is not used in a solo game', () => {
    const play = performing('petition', (own) => Object.assign(own, { influence: 8, patricians: 1 }), { players: 1 });
    expect(play.lines.join()).not.toContain('take-start-marker');
  });
});

describe('another action', () => {
  test('NR-5.23 T2 is any of the other seven, for 1 influence up to the strength of the petition', () => {
    const play = performing('petition', (own) => (own.influence = 5), { strength: 3 });
    expect(play.lines).toHaveLength(7 * 3 + 1);
    expect(play.lines).not.toContain(petition('petition', 1));
    play.act(petition('trade', 2));
    expect(at(play.state, 0)).toMatchObject({ influence: 3, coins: 2 });
    const poor = performing('petition', (own) => (own.influence = 1), { strength: 3 });
    expect(petitions(poor)).toHaveLength(7);
    expect(clauseOf(poor.state, { type: 'petition-action', player: 0, action: 'trade', strength: 2 })).toBe('NR-5.23');
  });

  test.each([1, 2, 3])('NR-5.24 has the strength %i that is paid, whatever figures are in its line', (strength) => {
    const play = performing(
      'petition',
      (own, state) => {
        own.influence = 3;
        own.patricians = 0;
        state.forum.fill(0);
        state.startMarkerClaimedBy = 1;
      },
      { strength: 3 },
    ).act(petition('trade', strength));
    expect(at(play.state, 0).coins).toBe(strength);
  });

  test('NR-5.24 `performing` returns the action of the petition', () => {
    const play = performing(
      'petition',
      (own, state) => {
        own.influence = 3;
        state.startMarkerClaimedBy = 1;
      },
      { strength: 3 },
    );
    expect(actionOf(play.state)).toMatchObject({ action: 'petition', strength: 3 });
    expect(actionOf(play.act(petition('produce', 2)).state)).toEqual({ action: 'produce', strength: 2 });
    expect(actionOf(engine.initialState({ players: 2, seed: 'petition' }))).toBeNull();
  });

  test('NR-5.26 may be the other action of the turn; skipping pays nothing', () => {
    const turn = scene(
      3,
      {
        set: (state) => {
          state.phase = 'forum';
          state.forumTiles = ['petition', 'recruit', 'race', 'build', 'trade', 'sail', 'upgrade', 'produce'];
          for (const own of state.players) bare(own);
          Object.assign(at(state, 0), { influence: 1, hand: [] });
        },
      },
      [{ do: 'next-turn', player: 0 }],
    ).act(`0 place-patrician ${space(0, 0)}`, '0 begin-action row', petition('trade', 1), '0 skip');
    expect(at(turn.state, 0).coins).toBe(1);
    turn.act('0 begin-action column');
    expect(at(turn.state, 0).coins).toBe(2);
    const skipped = performing('petition', (own) => (own.influence = 1)).act('0 skip');
    expect(at(skipped.end(), 0).coins).toBe(0);
  });
});

describe('followers of a petition', () => {
  const begun = (row: readonly number[], influence: number, strength = 1, coins = 0) =>
    scene(
      3,
      {
        set: (state) => {
          state.phase = 'forum';
          state.forumTiles = ['petition', 'recruit', 'race', 'build', 'trade', 'sail', 'upgrade', 'produce'];
          state.forum[space(0, 1)] = strength > 1 ? 0 : null;
          state.forum[space(0, 2)] = strength > 2 ? 0 : null;
          state.startMarkerClaimedBy = 1;
          for (const own of state.players) bare(own);
          Object.assign(at(state, 0), { influence, coins, row: row.map((follower) => played(follower)), hand: [] });
        },
      },
      [{ do: 'next-turn', player: 0 }],
    ).act(`0 place-patrician ${space(0, 0)}`, '0 begin-action row');

  test('NR-4.27 NR-4.28 NR-4.29 NR-5.25 NR-5.139 T24 only followers that name petition help, also in the other action', () => {
    const play = begun([SILVANA, 15, OCCIUS, SEVERA], 2, 2);
    expect(at(play.state, 0).coins).toBe(1); // Severa, once
    expect(play.lines).toContain(`0 activate-follower ${OCCIUS}`);
    play.act(petition('trade', 2));
    expect(play.lines).toEqual([`0 activate-follower ${OCCIUS}`, '0 continue']);
    for (const follower of [SILVANA, 15])
      expect(clauseOf(play.state, { type: 'activate-follower', player: 0, follower })).toBe('NR-4.28');
    play.act('0 continue');
    expect(at(play.state, 0).coins).toBe(1 + 2);
  });

  test('NR-4.29 a permanent follower of the other action pays no coin', () => {
    const play = begun([JACOBUS], 1).act(petition('produce', 1));
    expect(at(play.state, 0).coins).toBe(0);
  });

  test('NR-5.122 NR-4.26 Occius gives 1 influence, at 8 a coin', () => {
    expect(at(begun([OCCIUS], 0).act(`0 activate-follower ${OCCIUS}`).state, 0).influence).toBe(1);
    expect(at(begun([OCCIUS], 8).act(`0 activate-follower ${OCCIUS}`).state, 0)).toMatchObject({
      influence: 8,
      coins: 1,
    });
  });

  test('NR-5.124 NR-4.25 Petronia adds strength before the payment, and not after it', () => {
    const play = begun([PETRONIA, OCCIUS], 8);
    expect(petitions(play)).toHaveLength(7);
    play.act(`0 activate-follower ${PETRONIA}`);
    expect(petitions(play)).toHaveLength(14);
    const late = begun([PETRONIA, OCCIUS], 8).act(petition('upgrade', 1));
    expect(late.lines).toEqual([`0 activate-follower ${OCCIUS}`, '0 continue']);
    expect(clauseOf(late.state, { type: 'activate-follower', player: 0, follower: PETRONIA })).toBe('NR-4.25');
  });

  test('NR-4.64 T62 the boundaries of the other action are windows too', () => {
    const play = begun([OCCIUS, 1, 2], 1, 1, 2);
    const state = engine.clone(engine.apply(play.state, engine.parse(play.state, petition('recruit', 1))) as never);
    at(state, 0).hand = [5];
    const recruit = scene(3, { set: (s) => Object.assign(s, state) }, []);
    expect(recruit.lines).toContain(`0 activate-follower ${OCCIUS}`); // before the draw
    recruit.act('0 draw-follower 1');
    expect(recruit.lines).toEqual([`0 activate-follower ${OCCIUS}`, '0 skip'].reverse()); // no influence for the fourth card
    recruit.act(`0 activate-follower ${OCCIUS}`);
    expect(recruit.lines).toContain('0 play-follower 5');
    recruit.act('0 play-follower 5');
    expect(at(recruit.state, 0)).toMatchObject({ coins: 0, influence: 0 });
  });

  test('NR-4.24 NR-4.64 there is one window after the last step, even if no other action was performed', () => {
    const play = begun([OCCIUS], 1).act('0 skip');
    expect(play.lines).toEqual([`0 activate-follower ${OCCIUS}`, '0 continue']);
    const performed = begun([OCCIUS], 1).act(petition('race', 1), '0 skip', '0 skip');
    expect(performed.lines).toEqual([`0 activate-follower ${OCCIUS}`, '0 continue']);
    performed.act('0 continue');
    expect(performed.lines).toEqual(['0 begin-action column', '0 forgo-action column']);
  });

  test('NR-4.67 no closing window after a petition for sail in which no contract was taken', () => {
    const play = begun([OCCIUS], 1).act(petition('sail', 1));
    expect(play.lines).toEqual(['0 skip', `0 activate-follower ${OCCIUS}`]);
    play.act('0 skip');
    expect(play.lines).toEqual(['0 begin-action column', '0 forgo-action column']);
  });

  test('NR-4.66 effects of tiles are not forum actions', () => {
    // seat 0 uses a sail tile during the action produce: the text of Septimus names sail, and the text of Titus names produce
    const play = performing('produce', (own) => {
      own.tiles[0] = 'es-3';
      own.row = [played(SEPTIMUS), played(AGRIPPA), played(TITUS), played(35)];
    }).act('0 place-artisan 0');
    expect(play.lines.some((line) => line.startsWith('0 sail'))).toBe(true);
    expect(play.lines.join()).not.toContain('activate-follower');
    expect(at(play.state, 0).coins).toBe(0); // Constantin does not pay either
  });
});
