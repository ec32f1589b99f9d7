/** Tests that the settings of the conformance kit use every value of every option. */
import type { Options } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { settings as aquileia } from '../conformance/aquileia';
import { settings as cityOfRome } from '../conformance/city-of-rome';
import { settings as forumTrajanum } from '../conformance/forum-trajanum';
import { settings as novaRoma } from '../conformance/nova-roma';
import { games } from './games';

const settings: Readonly<Record<string, { readonly options: readonly object[] }>> = {
  aquileia,
  'city-of-rome': cityOfRome,
  'forum-trajanum': forumTrajanum,
  'nova-roma': novaRoma,
};

/** Returns the values of an option that the settings must use. Options with many values have none. */
const wanted = ({ shape: { node } }: Options[string]): readonly unknown[] => {
  if (node.is === 'flag') return [true, false];
  return node.is === 'one' ? node.values : [];
};

describe.each(games)('%s', (name, { engine }) => {
  const tried = settings[name]?.options ?? [];
  const { seed: _, ...options } = engine.options;

  test.each(Object.keys(options))('the settings use every value of %s', (option) => {
    const declared = engine.options[option] ?? expect.fail(option);
    const given = tried.flatMap((one) => (option in one ? [one[option as keyof typeof one] as unknown] : []));
    // settings without the option use its default
    const met = new Set(given.length < tried.length ? [...given, declared.default] : given);
    expect([...met]).toEqual(expect.arrayContaining([...wanted(declared)]));
    expect(met.size).toBeGreaterThan(1);
  });
});
