/** Tests of errors and their messages, and of the problems that invariants find. */
import {
  because,
  type Checks,
  codeOf,
  IllegalActionError,
  InvalidChanceError,
  InvalidOptionsError,
  InvalidValueError,
  LudiError,
  miscounted,
  misfit,
  problemsFound,
  sentence,
  wrongAt,
} from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { filled, refused } from '../../packages/core/src/errors/messages';

describe('errors', () => {
  test('codeOf returns the code of an error from any bundle, and undefined for other values', () => {
    expect(codeOf(new InvalidChanceError('scripted'))).toBe('invalid-chance');
    expect(codeOf(Object.assign(new Error('from another bundle'), { code: 'no-answer' }))).toBe('no-answer');
    for (const other of [new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), { code: 'internal' }, null])
      expect(codeOf(other)).toBeUndefined();
  });

  const problems = [
    { path: '', message: 'must be an object' },
    { path: 'players', message: 'is missing' },
  ];

  test('have a code, the name of their class, and all problems in one line', () => {
    expect(sentence(problems)).toBe('must be an object; players: is missing');
    const thrown: readonly (readonly [LudiError, string, string, string])[] = [
      [new LudiError('internal', 'oops'), 'LudiError', 'internal', 'oops'],
      [
        new InvalidValueError('invalid-view', problems),
        'InvalidValueError',
        'invalid-view',
        'must be an object; players: is missing',
      ],
      [new InvalidOptionsError(problems.slice(1)), 'InvalidOptionsError', 'invalid-options', 'players: is missing'],
      [new InvalidChanceError('no more dice'), 'InvalidChanceError', 'invalid-chance', 'no more dice'],
    ];
    for (const [error, name, code, message] of thrown) {
      expect(error).toMatchObject({ name, code, message });
      expect(error).toBeInstanceOf(Error);
    }
    expect(new InvalidOptionsError(problems).problems).toEqual(problems);
  });

  test('of an action begin with the clause, if there is one', () => {
    const action = { type: 'x', player: 0 };
    const refusal = { legal: false, code: 'rule', clause: 'TST-1.1', message: 'not this one' } as const;
    expect(new IllegalActionError(refusal, action)).toMatchObject({
      ...{ name: 'IllegalActionError', code: 'illegal-action', reason: 'rule', clause: 'TST-1.1' },
      ...{ message: 'TST-1.1: not this one', refusal, action },
    });
    const none = { legal: false, code: 'game-over', clause: null, message: 'the game is over' } as const;
    expect(new IllegalActionError(none, action)).toMatchObject({ clause: null, message: 'the game is over' });
  });
});

describe('reasons', () => {
  test('are a clause and the rest of a sentence', () => {
    expect(refused('rule', 'TST-1.1 not this one')).toEqual({
      ...{ legal: false, code: 'rule', clause: 'TST-1.1', message: 'not this one' },
    });
  });

  test('with arguments have a pattern, and a message with numbers in digits and ids in English', () => {
    const args = { most: 3, card: 'ii-wine-market' };
    expect(refused('no-such-choice', because('TST-1.2 choose {most} of {card}', args))).toEqual({
      ...{ legal: false, code: 'no-such-choice', clause: 'TST-1.2', message: 'choose 3 of ii wine market' },
      ...{ pattern: 'choose {most} of {card}', args },
    });
  });

  test('fill in lists with commas, and nothing for a missing argument', () => {
    expect(filled('one of {ids}, {count} times', { ids: ['a-b', 2], count: 4 })).toBe('one of a-b, 2, 4 times');
    expect(filled('{none}{none}!', {})).toBe('!');
    expect(filled('{id}', { id: 'a' }, (id, name) => `${name} ${id.toUpperCase()}`)).toBe('id A');
    expect(misfit('must be one of {ids}', { ids: ['a', 'b'] })).toEqual({
      ...{ message: 'must be one of a, b', pattern: 'must be one of {ids}', args: { ids: ['a', 'b'] } },
    });
  });
});

test('problemsFound returns the problems of the first stage that has any, with the path of the check or a given one', () => {
  const deck = (cards: number) => [miscounted('a card', cards, 2), 'is not shuffled'];
  const stages: readonly Checks<[number]>[] = [
    [['board', () => []]],
    [
      ['deck', deck],
      ['players', () => [wrongAt('players[1].hand', 'is too large')]],
    ],
    [['track', () => ['relies on the deck']]],
  ];
  const found = problemsFound(stages, 1);
  expect(found).toEqual([
    { path: 'deck', message: 'a card', puzzle: true },
    { path: 'deck', message: 'is not shuffled', puzzle: false },
    { path: 'players[1].hand', message: 'is too large', puzzle: false },
  ]);
  for (const there of [2, 3]) expect(miscounted('a card', there, 2)).toMatchObject({ puzzle: false });
});
