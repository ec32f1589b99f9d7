/**
 * Tests of positions that no game reaches, in which a question has no legal answer. Every function reports the error `no-answer`, and no
 * player loses the game because of it.
 */
import { flatMonteCarlo, greedy, ismcts, random } from '@ludi-romani/bots';
import { act, openTable, resign } from '@ludi-romani/table';
import { expect, test } from 'vitest';
import { type Question, start, word } from '../core/testing/mechanism';

const noAnswer = expect.objectContaining({ code: 'no-answer' });
const { engine, state } = start(word(0, 'a', 'b'));
/** A position in which seat 0 can answer, and then seat 1 must answer a question without a legal answer. */
const doomed = { ...state, pending: [word(1, 'no'), word(0, 'a', 'b')] as Question[] };
const stuck = engine.apply(doomed, { type: 'say', player: 0, word: 'a' });

test('apply returns such a position, and it has no legal action', () => {
  expect(engine.activePlayers(stuck)).toEqual([1]);
  expect(engine.legalActions(stuck)).toEqual([]);
});

test.each([
  ['random', random(engine)],
  ['greedy', greedy(engine)],
  ['flatMonteCarlo', flatMonteCarlo(engine, { iterations: 20 })],
  ['ismcts', ismcts(engine, { iterations: 20 })],
])('a bot throws no-answer: %s', (_, bot) => {
  expect(() => bot.choose(engine.view(stuck, 1), 'seed')).toThrow(noAnswer);
  expect(() => bot.choose(engine.view(stuck, 0), 'seed')).toThrow(expect.objectContaining({ code: 'invalid-view' }));
});

test.each([
  ['ismcts', ismcts(engine, { iterations: 20 })],
  ['flatMonteCarlo', flatMonteCarlo(engine, { iterations: 20 })],
  ['ismcts with a policy', ismcts(engine, { iterations: 20, policy: (_, __, [first]) => first as never })],
])('a search that reaches such a position throws no-answer: %s', (_, bot) =>
  expect(() => bot.choose(engine.view(doomed, 0), 'seed')).toThrow(noAnswer),
);

test('a table does not open with such a position; if it reaches one, the active player gets no-answer and can resign', () => {
  expect(() => openTable(engine, { start: stuck }, 0)).toThrow(noAnswer);
  const opened = openTable(engine, { start: doomed }, 0);
  const { ok, table } = act(engine, opened, 0, { type: 'say', player: 0, word: 'a' }, 1);
  expect(ok).toBe(true);
  expect(act(engine, table, 1, { type: 'say', player: 1, word: 'no' }, 2)).toMatchObject({
    ok: false,
    refusal: { code: 'no-answer' },
  });
  expect(act(engine, table, 0, { type: 'say', player: 0, word: 'a' }, 2)).toMatchObject({
    refusal: { code: 'illegal-action' },
  });
  expect(resign(engine, table, 1, 3).ok).toBe(true);
});
