/** Tests of the explanations and the lesson of Aquileia. */
import { engine } from '@ludi-romani/aquileia';
import { chanceState, keyedChance } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { aboutsIn, describeAbout, describeLesson } from '../explained';
import { explained } from './aquileia-explained';

describeAbout(explained, 1, 120);
describeLesson(explained);

test('everything is explained in the square layout, for each question', () => {
  const { board, abouts, words } = explained;
  const [spoken] = words;
  if (spoken === undefined) throw new Error('no words');
  const chance = keyedChance(chanceState('square'));
  const seen = new Set<string>();
  let state = engine.initialState({ players: 4, seed: 'square', passing: 'any-time' });
  while (!engine.isTerminal(state)) {
    const [seat = 0] = engine.activePlayers(state);
    const view = engine.view(state, seat);
    const legal = engine.legalActions(state);
    const { ask = '' } = engine.openQuestion(view, seat) ?? {};
    if (!seen.has(ask)) {
      seen.add(ask);
      const highlight = legal.flatMap((action) => board.targets(view, action));
      const svg = board.board(view, { words: spoken, highlight, done: true, shape: 'square' });
      for (const id of aboutsIn(svg)) for (const about of abouts) expect(about(view, id), id).not.toBeNull();
    }
    state = engine.apply(state, chance.pick(legal));
  }
  expect(seen.size).toBeGreaterThan(8);
});
