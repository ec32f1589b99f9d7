/** Options: declared once, checked, kept, and told as a schema. */
import { defineGame } from '@ludi-romani/core';
import { check, chosenSchema, optionsSchema } from '@ludi-romani/core/schemas';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { engine, rules } from './testing/tali';

const WORDS = { handSize: { label: 'Hand', help: 'How many cards are dealt to each.' } };

/** Why a game cannot be started with these options, or nothing. */
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

describe('what a game is started with', () => {
  test('players and seed must be given, the rest may be left out', () => {
    expect(refused({ players: 2, seed: '' })).toEqual([]);
    expect(refused({ players: 2, seed: '', handSize: 1 })).toEqual([]);
    expect(refused({})).toEqual(['players: is missing', 'seed: is missing']);
    expect(refused({ players: 4, seed: 1 })).toEqual([
      'players: must be one of 2, 3',
      'seed: must be a string of at most 1024 characters',
    ]);
    expect(refused({ players: 2, seed: 'x'.repeat(1025) }).length).toBe(1);
    expect(refused({ players: 2, seed: 'x'.repeat(1024) })).toEqual([]);
  });

  test('each value has its shape, and nothing else is an option', () => {
    expect(refused({ players: 2, seed: '', handSize: 3 })).toEqual(['handSize: must be one of 1, 2']);
    expect(refused({ players: 2, seed: '', hands: 1 }).map((line) => line.split(':')[0])).toEqual(['hands']);
    expect(refused(7)[0]).toBe(': must be an object');
  });
});

describe('what a state keeps', () => {
  test('every option but the seed, what was left out at its default', () => {
    expect(engine.initialState({ players: 3, seed: 's' }).options).toEqual({ players: 3, handSize: 2 });
    const state = engine.initialState({ players: 2, seed: 'secret', handSize: 1 });
    expect(state.options).toEqual({ players: 2, handSize: 1 });
    expect(engine.view(state, 0).options).toEqual(state.options);
    expect(JSON.stringify(engine.view(state, 'spectator'))).not.toContain('secret');
    expect(engine.determinize(engine.view(state, 0), 'x').options).toEqual(state.options);
  });

  test('as a schema: each there, `null` where nothing was chosen and there is no default', () => {
    const accepts = (value: unknown) => 'value' in check(chosenSchema(engine.options), value);
    expect(accepts({ players: 2, handSize: 1 })).toBe(true);
    for (const value of [{ players: 2 }, { players: 2, handSize: null }, { players: 2, handSize: 1, seed: '' }])
      expect(accepts(value)).toBe(false);
    const open = { ...engine.options, start: { ...engine.options.handSize, default: null } } as typeof engine.options;
    expect('value' in check(chosenSchema(open), { players: 2, handSize: 1, start: null })).toBe(true);
  });
});

test('an option may ask what else was given', () => {
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

test('the JSON Schema tells labels, sentences and defaults', () => {
  expect(z.toJSONSchema(optionsSchema(engine.options, WORDS), { io: 'input' })).toMatchObject({
    required: ['players', 'seed'],
    properties: {
      handSize: { title: 'Hand', description: 'How many cards are dealt to each.', default: 2, enum: [1, 2] },
    },
  });
});
