import { analysis, greedy, ismcts, worstFirst } from '@ludi-romani/bots';
import { type Action, engine } from '@ludi-romani/city-of-rome';
import { describe, expect, test } from 'vitest';

describe('the comparison of a game with a search', () => {
  const start = engine.initialState({ players: 2, seed: 'analysis' });
  const bot = greedy(engine);
  const actions: Action[] = [];
  let state = start;
  while (!engine.isTerminal(state)) {
    const [seat = 0] = engine.activePlayers(state);
    const action = bot.choose(engine.view(state, seat), `ply ${actions.length}`);
    actions.push(action);
    state = engine.apply(state, action);
  }

  test('has an entry for each action, from the view of its player, and is the same each time', () => {
    const review = () =>
      [...analysis(engine, start, actions, () => ismcts(engine, { iterations: 8 }))].map(
        ({ ply, decision, disagreement }) => {
          expect(decision?.view.viewer ?? actions[ply]?.player).toBe(actions[ply]?.player);
          if (decision !== undefined) expect(decision.legal.length).toBeGreaterThan(1);
          return disagreement;
        },
      );
    const found = review();
    expect(found).toHaveLength(actions.length);
    expect(review()).toEqual(found);
    const losses = worstFirst(found.flatMap((one) => one ?? []));
    expect(losses.length).toBeGreaterThan(3);
    for (const { ply, played, better, loss } of losses) {
      expect(played).toEqual(actions[ply]);
      expect(better).not.toEqual(played);
      expect(loss).toBeGreaterThan(0);
    }
  });

  test('does not search if it gets no searcher', () => {
    const all = [...analysis(engine, start, actions, () => undefined)];
    expect(all.filter(({ decision }) => decision !== undefined).length).toBeGreaterThan(50);
    expect(all.every(({ disagreement }) => disagreement === undefined)).toBe(true);
  });

  test('has no disagreement if the search chooses the same action', () => {
    const [first] = actions;
    if (first === undefined) throw new Error('the game has no actions');
    const search = {
      search: () => ({ action: first, iterations: 1, findings: [{ action: first, visits: 1, value: 1 }] }),
    };
    const [reviewed] = analysis(engine, start, actions, () => search);
    expect(reviewed?.disagreement).toBeUndefined();
  });
});
