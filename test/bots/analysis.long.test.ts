import { analysis, decisionAt, greedy, ismcts, reviewed, worstFirst } from '@ludi-romani/bots';
import { expert } from '@ludi-romani/bots/city-of-rome';
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
      [...analysis(engine, start, actions.slice(0, 40), () => ismcts(engine, { iterations: 8 }))].map(
        ({ ply, decision, review }) => {
          expect(decision?.view.viewer ?? actions[ply]?.player).toBe(actions[ply]?.player);
          if (decision !== undefined) expect(decision.legal.length).toBeGreaterThan(1);
          return review;
        },
      );
    const found = review();
    expect(found).toHaveLength(40);
    expect(review()).toEqual(found);
    const losses = worstFirst(found.flatMap((one) => one ?? []));
    expect(losses.length).toBeGreaterThan(0);
    for (const { ply, win, disagreement } of losses) {
      const { played, better, loss, line } = disagreement;
      expect(played.action).toEqual(actions[ply]);
      expect(better.action).not.toEqual(played.action);
      expect(loss).toBeGreaterThan(3 * better.error);
      expect(win).toBe(better.win);
      expect(line[0]?.action).toEqual(better.action);
    }
  });

  test('does not search if it gets no searcher', () => {
    const all = [...analysis(engine, start, actions, () => undefined)];
    expect(all.filter(({ decision }) => decision !== undefined).length).toBeGreaterThan(50);
    expect(all.every(({ review }) => review === undefined)).toBe(true);
  });

  test('blames few decisions of a bot of the same strength, and reports planted blunders', () => {
    const bot = expert(engine, { iterations: 100 });
    const own = { decisions: 0, blamed: 0 };
    const blunders = { planted: 0, reported: 0 };
    let position = engine.initialState({ players: 2, seed: 'trust' });
    for (let ply = 0; !engine.isTerminal(position); ply++) {
      const [seat = 0] = engine.activePlayers(position);
      const action = bot.choose(engine.view(position, seat), `own ${ply}`);
      const decision = decisionAt(engine, position, ply, action);
      if (decision !== undefined) {
        own.decisions++;
        if (reviewed(decision, bot).disagreement !== undefined) own.blamed++;
        if (own.decisions % 5 === 0) {
          const { view, legal } = decision;
          const sorted = [...bot.compare(view, `worst ${ply}`, legal, Math.ceil(800 / legal.length))].sort(
            (a, b) => a.gain - b.gain,
          );
          const [worst, best] = [sorted[0], sorted.at(-1)];
          if (worst !== undefined && best !== undefined && best.gain - worst.gain > 0.1) {
            blunders.planted++;
            const review = reviewed({ ...decision, played: worst.action }, bot);
            if (review.disagreement !== undefined) blunders.reported++;
          }
        }
      }
      position = engine.apply(position, action);
    }
    expect(own.decisions).toBeGreaterThan(100);
    expect(own.blamed / own.decisions).toBeLessThan(0.05);
    expect(blunders.planted).toBeGreaterThan(3);
    expect(blunders.reported / blunders.planted).toBeGreaterThan(0.7);
  });
});
