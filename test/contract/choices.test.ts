/** `choices` and `openQuestion` agree with `legalActions`, `explain` and `activePlayers`, for states and views. */
import { deepEqual } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from './games';

describe.each(games)('%s', (_, { engine }) => {
  test('choices lists legal and refused actions, each with its verdict', () => {
    const chance = chanceOf('choices');
    let state = engine.initialState({ players: engine.playerCounts.at(-1) ?? 2, seed: 'choices' });
    let refused = 0;
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const legal = engine.legalActions(state);
      if (ply % 5 === 0) {
        const all = engine.choices(state);
        const accepted = all.filter(({ judgement }) => judgement.legal).map(({ action }) => action);
        // accepted choices that are not legal actions are identical copies of them
        expect(accepted.filter((action) => legal.some((one) => deepEqual(one, action)))).toEqual(legal);
        for (const copy of accepted.filter((action) => !legal.some((one) => deepEqual(one, action))))
          expect(legal.map((action) => engine.apply(state, action))).toContainEqual(engine.apply(state, copy));
        for (const { action, judgement } of all) {
          expect(judgement).toEqual(engine.explain(state, action));
          if (!judgement.legal) expect([judgement.code, judgement.clause]).toEqual(['rule', expect.any(String)]);
        }
        refused += all.length - accepted.length;
        const active = engine.activePlayers(state);
        for (const seat of state.players.keys()) {
          const own = engine.view(state, seat);
          const isActive = active.includes(seat);
          expect(engine.choices(own)).toEqual(isActive ? engine.choices(state, seat) : []);
          expect(engine.openQuestion(own, seat)?.player).toBe(isActive ? seat : undefined);
          expect(engine.openQuestion(own, (seat + 1) % state.players.length)).toBeNull();
          expect(engine.openQuestion(state, seat)?.ask).toBe(engine.openQuestion(own, seat)?.ask);
        }
        expect(engine.choices(engine.view(state, 'spectator'))).toEqual([]);
      }
      state = engine.apply(state, chance.pick(legal));
    }
    expect(refused).toBeGreaterThan(0);
    expect(engine.choices(state)).toEqual([]);
  });
});
