/** Tests of options: their checks, their values in a state, and their schemas. */
import { defineGame, seatOption } from '@ludi-romani/core';
import { check, chosenSchema, optionsSchema } from '@ludi-romani/core/schemas';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { engine, rules } from './testing/tali';

const WORDS = { handSize: { label: 'Hand', help: 'How many cards are dealt to each.' } };

/** Returns the problems with which a game refuses these options. */
function refused(given: unknown): string[] {
  const checked = check(optionsSchema(engine.options, WORDS), given);
  const byZod = 'problems' in checked ? checked.problems.map(({ path }) => path) : [];
  try {
    engine.initialState(given as Parameters<typeof engine.initialState>[0]);
    expect(byZod).toEqual([]);
    return [];
  } catch (error) {
    const { code, problems } = error as { code: string; problems: { path: string; message: string }[] };
    expect(code).toBe('invalid-options');
    expect([...byZod].sort()).toEqual(problems.map(({ path }) => path).sort());
    return problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

describe('the options of a new game', () => {
  test('players and seed are required, the others optional', () => {
    expect(refused({ players: 2, seed: '' })).toEqual([]);
    expect(refused({ players: 2, seed: '', handSize: 1 })).toEqual([]);
    expect(refused({})).toEqual(['players: is missing', 'seed: is missing']);
    expect(refused({ players: 4, seed: 1 })).toEqual([
      'players: must be one of 2, 3',
      'seed: must be a string of at most 1024 characters',
    ]);
    expect(refused({ players: 2, seed: 'x'.repeat(1025) }).length).toBe(1);
    expect(refused({ players: 2, seed: 'x'.repeat(1024) })).toEqual([]);
    expect(refused({ players: 2, seed: 'two words\n' })).toEqual([]);
  });

  test('refuses values of the wrong shape, unknown options, and values that are not objects', () => {
    expect(refused({ players: 2, seed: '', handSize: 3 })).toEqual(['handSize: must be one of 1, 2']);
    expect(refused({ players: 2, seed: '', hands: 1 }).map((line) => line.split(':')[0])).toEqual(['hands']);
    for (const nothing of [7, undefined, null, [], () => 7]) expect(refused(nothing)[0]).toBe(': must be an object');
  });

  test('names up to ten unknown options, cut to 40 characters, and refuses options that are not plain JSON or too large', () => {
    const strange = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${10 + i} ${'x'.repeat(60)}`, 0]));
    const problems = (given: object): { path: string; message: string }[] => {
      try {
        engine.initialState(given as Parameters<typeof engine.initialState>[0]);
      } catch (error) {
        return (error as { problems: { path: string; message: string }[] }).problems;
      }
      return [];
    };
    expect(problems({ players: 2, seed: '', ...strange })).toEqual(
      Object.keys(strange)
        .slice(0, 10)
        .map((key) => ({ path: key.slice(0, 40), message: 'no such field' })),
    );
    expect(problems({ players: 2, seed: Number.NaN })).toMatchObject([
      { path: 'seed', message: 'must be a finite number, and not -0' },
    ]);
    expect(problems({ players: 2, seed: '', handSize: Array(1_000).fill(0) })).toMatchObject([
      { path: 'handSize', message: 'too large: more than 1000 values in all' },
    ]);
  });

  test('a seat option must be the seat of a player of this game', () => {
    const options = { startPlayer: seatOption([2, 3], { default: 0 }) };
    const seated = defineGame({ ...rules, options: { ...rules.options, ...options } } as typeof rules);
    const begin = (players: number, startPlayer: number) => () =>
      seated.initialState({ players, seed: '', startPlayer } as { players: number; seed: string });
    expect(begin(3, 2)().options).toMatchObject({ startPlayer: 2 });
    expect(begin(2, 1)().options).toMatchObject({ startPlayer: 1 });
    expect(begin(2, 2)).toThrow('startPlayer: must be the seat of a player');
    expect(begin(3, 3)).toThrow('startPlayer: must be a whole number from 0 to 2');
  });
});

describe('the options in a state', () => {
  test('are all but the seed, with defaults filled in', () => {
    expect(engine.initialState({ players: 3, seed: 's' }).options).toEqual({ players: 3, handSize: 2 });
    const state = engine.initialState({ players: 2, seed: 'secret', handSize: 1 });
    expect(state.options).toEqual({ players: 2, handSize: 1 });
    expect(engine.view(state, 0).options).toEqual(state.options);
    expect(JSON.stringify(engine.view(state, 'spectator'))).not.toContain('secret');
    expect(engine.determinize(engine.view(state, 0), 'x').options).toEqual(state.options);
  });

  test('have a schema that requires all of them, `null` for one without default that was left out', () => {
    const accepts = (value: unknown) => 'value' in check(chosenSchema(engine.options), value);
    expect(accepts({ players: 2, handSize: 1 })).toBe(true);
    for (const value of [{ players: 2 }, { players: 2, handSize: null }, { players: 2, handSize: 1, seed: '' }])
      expect(accepts(value)).toBe(false);
    const open = { ...engine.options, start: { ...engine.options.handSize, default: null } } as typeof engine.options;
    expect('value' in check(chosenSchema(open), { players: 2, handSize: 1, start: null })).toBe(true);
  });
});

test('the check of an option gets the other options', () => {
  const { handSize } = rules.options;
  const strict = defineGame({
    ...rules,
    options: {
      handSize: {
        ...handSize,
        refuse: (value: number, { players }) => (value > Number(players) - 1 ? 'too many' : undefined),
      },
    },
  });
  expect(() => strict.initialState({ players: 2, seed: '', handSize: 2 })).toThrow('handSize: too many');
  expect(strict.initialState({ players: 3, seed: '', handSize: 2 }).players.length).toBe(3);
});

test('the JSON Schema has labels, help texts and defaults', () => {
  expect(z.toJSONSchema(optionsSchema(engine.options, WORDS), { io: 'input' })).toMatchObject({
    required: ['players', 'seed'],
    properties: {
      handSize: { title: 'Hand', description: 'How many cards are dealt to each.', default: 2, enum: [1, 2] },
    },
  });
});
