/** Tests of the time limit, of the places that a run reports, and of faults that make several properties fail. */
import type { Engine } from '@ludi-romani/core';
import { ConformanceError, conformance, type PropertyName, type Settings } from '@ludi-romani/core/testing';
import { describe, expect, it, test } from 'vitest';
import { engine, type Tali } from './tali';

/** Runs the properties of an engine and returns the error of each one that fails. */
function failures(methods: Partial<Engine<Tali>>, settings: Partial<Settings<Tali>> = {}) {
  const suite = conformance(
    { ...engine, ...methods },
    { options: [{ players: 2 }], games: 1, shrinkMs: 0, ...settings },
  );
  const errors = new Map<PropertyName, ConformanceError>();
  for (const { property, run } of suite) {
    try {
      run();
    } catch (error) {
      if (!(error instanceof ConformanceError)) throw error;
      errors.set(property, error);
    }
  }
  return errors;
}

describe('the time limit', () => {
  /** A clock that goes on only when `determinize` is called. */
  const slow = (msPerDeal: number) => {
    let time = 0;
    const deal: Partial<Engine<Tali>> = {
      determinize: (view, seed) => {
        time += msPerDeal;
        return engine.determinize(view, seed);
      },
    };
    return { deal, now: () => time };
  };

  it('names the function, the ply and the options when a call takes too long', () => {
    const { deal, now } = slow(501);
    const error = failures(deal, { now, limitMs: 500 }).get('purity');
    expect(error?.message).toContain(
      'the property took 501 ms on one game, limitMs is 500; the longest call was determinize at ply 0 with 501 ms',
    );
    expect(error?.ply).toBe(0);
    expect(error?.options.seed).toMatch(/^conformance seed/);
  });

  it('adds the calls of a property on one game', () => {
    const { deal, now } = slow(100);
    const errors = failures(deal, { now, limitMs: 500 });
    expect(errors.get('purity')?.message).toContain('took 600 ms on one game');
    expect([...errors.keys()]).toEqual(['purity', 'past', 'non-interference', 'determinize']);
  });

  it('starts again with each game', () => {
    const { deal, now } = slow(1);
    let [calls, most] = [0, 0];
    const counted: typeof deal = {
      initialState: (options) => {
        [calls, most] = [0, Math.max(calls, most)];
        return engine.initialState(options);
      },
      determinize: (...given) => {
        calls++;
        return deal.determinize?.(...given) ?? engine.determinize(...given);
      },
    };
    failures(counted, { density: 1 });
    expect(failures(deal, { density: 1, games: 4, now, limitMs: 2 * most })).toEqual(new Map());
  });

  it('is 60 seconds, and there is none without a clock', () => {
    const { deal, now } = slow(60_001);
    expect(failures(deal, { now }).get('determinize')?.message).toContain('limitMs is 60000');
    expect(failures(deal)).toEqual(new Map());
  });

  it('holds for the deals of a determinizer', () => {
    let time = 0;
    const determinizer: typeof engine.determinizer = (view) => {
      const deal = engine.determinizer(view);
      return (seed) => {
        time += 1000;
        return deal(seed);
      };
    };
    const error = failures({ determinizer }, { now: () => time, limitMs: 900 }).get('determinize');
    expect(error?.message).toContain('the longest call was determinizer at ply 0 with 1000 ms');
  });

  it('also holds where a check expects errors of the engine', () => {
    let time = 0;
    const errors = failures(
      {
        apply: (state, action, chance) => {
          if (!engine.explain(state, action).legal) time += 1000;
          return engine.apply(state, action, chance);
        },
      },
      { now: () => time, limitMs: 900 },
    );
    expect(errors.get('completeness')?.message).toMatch(/^the property took 1000 ms .* apply at ply 0 with 1000 ms\n/);
    expect([...errors.keys()]).toEqual(['completeness', 'replays']);
    expect(time).toBe(2000); // neither calls the engine again
  });

  it('is checked while a game is played, and the game is played only once', () => {
    let [time, calls] = [0, 0];
    const errors = failures(
      {
        apply: (state, action, chance) => {
          if (state.players[0]?.coins === 0 && state.players[1]?.coins === 0)
            return engine.apply(state, action, chance);
          [time, calls] = [time + 1000, calls + 1];
          return engine.apply(state, action, chance);
        },
      },
      { now: () => time, limitMs: 900 },
    );
    expect(calls).toBe(1);
    expect(errors.size).toBe(21);
    expect(errors.get('determinism')?.message).toContain('the longest call was apply');
    expect(errors.get('determinism')?.ply).toBeGreaterThan(0);
    expect(errors.get('saves')?.message).toMatch(/^fails like determinism \{"players":2\}: the property took 1000 ms/);
  });
});

test('reports the place of each call before the call, so that the last place is the call that does not return', () => {
  let place = '';
  const hang = { determinize: () => expect.fail(place) };
  const errors = failures(hang, { watch: (next) => (place = next) });
  expect(errors.get('purity')?.message).toMatch(
    /determinize of tali, ply 0, options \{"players":2,"seed":"conformance seed \w+"\}, property purity\n/,
  );
});

test('the place has the ply of a check, and of a game that is played', () => {
  const places: string[] = [];
  failures({}, { watch: (place) => places.push(place) });
  const pliesOf = (call: string, property: PropertyName) =>
    new Set(
      places
        .filter((place) => place.startsWith(`${call} of`) && place.endsWith(` ${property}`))
        .map((place) => place.replace(/^.*ply (\d+).*$/, '$1')),
    );
  const plies = Array.from({ length: 10 }, (_, ply) => `${ply}`);
  expect([...pliesOf('apply', 'determinism')]).toEqual(plies);
  expect([...pliesOf('scores', 'outcome')]).toEqual([...plies, '10']);
  expect(pliesOf('determinizer', 'determinize').size).toBeGreaterThan(0);
});

test('finds the functions of an engine in its prototype', () => {
  const places: string[] = [];
  const inherited: Engine<Tali> = Object.create(engine);
  for (const { run } of conformance(inherited, { options: [{ players: 2 }], watch: (place) => places.push(place) }))
    run();
  expect(places.some((place) => place.startsWith('determinize of tali'))).toBe(true);
});

describe('a fault of the engine', () => {
  const broken = (message: string) => () => {
    throw new TypeError(message);
  };

  it('names the function that throws', () => {
    const error = failures({ save: broken('no save') }).get('purity');
    expect(error?.message).toMatch(/^save throws an error: no save\n {2}options .*\n {2}ply 0, action/);
  });

  it('is reported once, and in one line by the other properties that fail', () => {
    const errors = failures({ initialState: broken('no game') });
    expect(errors.size).toBe(21);
    const [full, ...others] = errors.values();
    expect(errors.keys().next().value).toBe('determinism');
    expect(full?.message).toMatch(/^initialState throws an error: no game\n {2}options/);
    for (const { message, stack, cause } of others) {
      expect(message).toBe('fails like determinism {"players":2}: initialState throws an error: no game');
      expect(stack).toBe(`ConformanceError: ${message}`);
      expect(cause).toBeUndefined();
    }
  });

  it('is not confused with another fault', () => {
    const errors = failures({ outcome: broken('no outcome'), scores: broken('no scores') });
    const messages = [...errors.values()].map(({ message }) => message);
    expect(messages.filter((message) => message.startsWith('scores throws an error: no scores\n'))).toHaveLength(1);
    expect(messages.filter((message) => message.startsWith('outcome throws an error: no outcome\n'))).toHaveLength(1);
    expect(messages.length).toBeGreaterThan(5);
  });

  it('is reported in full again if the same property runs again', () => {
    const suite = conformance({ ...engine, save: broken('no save') }, { options: [{ players: 2 }], shrinkMs: 0 });
    const saves = suite.find(({ property }) => property === 'saves');
    for (const _ of [1, 2]) expect(() => saves?.run()).toThrow(/^save throws an error: no save\n {2}options/);
  });

  it('in maxPlies is reported by the properties', () => {
    const errors = failures({ maxPlies: broken('no bound') });
    expect(errors.get('determinism')?.message).toMatch(/^maxPlies throws an error: no bound\n/);
  });
});
