import { ConformanceError, conformance, type Property, type PropertyName, soak } from '@ludi-romani/core/testing';
import { describe, expect, it, test } from 'vitest';
import { cooperation, gifts } from '../../gifts';
import { hidden, objections } from '../../objections';
import { sealedGoods } from '../../sealed-goods';
import { broken } from './broken';
import * as sortes from './sortes';
import * as tali from './tali';

const taliSettings = { ...tali, options: [{ players: 2 }, { players: 3, handSize: 1 }] } as const;

const suites = [
  ['tali', conformance(tali.engine, taliSettings)],
  ['sortes', conformance(sortes.engine, { ...sortes, options: [{ players: 2 }, { players: 3 }] })],
  ['sealed goods', conformance(sealedGoods, { options: [{ players: 2 }] })],
  ['gifts', conformance(gifts, { options: [{ players: 3 }, { players: 4 }] })],
  ['cooperation', conformance(cooperation, { options: [{ players: 3 }] })],
  ['objections', conformance(objections, { hidden, options: [{ players: 3 }, { players: 4 }] })],
] as const;

describe.each(suites)('the valid toy game %s', (_, suite) => {
  for (const { name, run } of suite) test(name, run);
});

/** Runs one property with each set of options and returns the errors. */
const failures = (suite: readonly Property[], property: PropertyName): unknown[] =>
  suite
    .filter((one) => one.property === property)
    .flatMap(({ run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [error];
      }
    });

describe('an engine broken on purpose', () => {
  it.each(broken)('with %s fails %s', (_, property, suite) => {
    const [error] = failures(suite, property);
    expect(error).toBeInstanceOf(ConformanceError);
  });

  it('exists for every property', () => {
    const properties = new Set(conformance(tali.engine, taliSettings).map(({ property }) => property));
    expect(new Set(broken.map(([, property]) => property))).toEqual(properties);
  });
});

describe('a failure', () => {
  /** The properties of a game whose invariant breaks when a player has four coins or more. */
  const suite = (shrinkMs: number) =>
    conformance(tali.engine, {
      options: [{ players: 2 }],
      invariants: ({ players }) => (players.some(({ coins }) => coins >= 4) ? ['a player is rich'] : []),
      shrinkMs,
    });
  const failure = (shrinkMs: number): ConformanceError => {
    const [error] = failures(suite(shrinkMs), 'invariants');
    if (error instanceof ConformanceError) return error;
    throw new Error('the property holds');
  };

  it('names options with the seed, the ply and the action, and can be played again', () => {
    const { options, ply, action, actions, message } = failure(0);
    expect(message).toContain('an invariant does not hold: a player is rich');
    expect(message).toContain(`options ${JSON.stringify(options)}`);
    expect(message).toContain(`ply ${ply}, action ${JSON.stringify(action)}`);
    expect(actions).toHaveLength(ply);
    const state = actions.reduce(
      (before, one) => tali.engine.apply(before, one as tali.Tali['action']),
      tali.engine.initialState(options),
    );
    expect(state.players.some(({ coins }) => coins >= 4)).toBe(true);
  });

  it('is the same in every run', () => {
    expect(failure(0).message).toBe(failure(0).message);
  });

  it('is shrunk to a smaller seed', () => {
    const given = failure(0);
    const small = failure(10_000);
    const seedOf = ({ options }: ConformanceError) => Number.parseInt(options.seed.slice(-8), 16);
    expect(seedOf(small)).toBeLessThan(seedOf(given));
  });
});

test('the name of a property has its options, and the setting without which it checks less', () => {
  const namesOf = (settings: object) =>
    conformance(tali.engine, { options: [{ players: 2 }], ...settings })
      .map(({ name }) => name)
      .filter((name) => /^(views|ledger|invariants|saves|outcome)/.test(name));
  expect(namesOf({})).toEqual([
    'views {"players":2}, looks for no hidden ids (no setting hidden)',
    'ledger {"players":2}, checks nothing (no setting ledger)',
    'invariants {"players":2}, checks nothing (no setting invariants)',
    'outcome {"players":2}',
    'saves {"players":2}, reads no saved state (no setting parseState)',
  ]);
  const { hidden, ledger, invariants } = tali;
  expect(namesOf({ hidden, ledger, invariants, parseState: () => ({}) })).toEqual([
    'views {"players":2}',
    'ledger {"players":2}',
    'invariants {"players":2}',
    'outcome {"players":2}',
    'saves {"players":2}',
  ]);
});

describe('a shared object', () => {
  const messageOf = (methods: Partial<typeof tali.engine>, property: PropertyName): string => {
    const suite = conformance({ ...tali.engine, ...methods }, { options: [{ players: 2 }], shrinkMs: 0 });
    const [error] = failures(suite, property);
    return error instanceof ConformanceError ? error.message : '';
  };
  const hands = (state: tali.Tali['mutable'], change: (hand: string[]) => string[]) => {
    for (const player of state.players) player.hand = change(player.hand);
  };

  it('in a copy is named by both paths', () => {
    const clone: typeof tali.engine.clone = (state) => {
      const copy = tali.engine.clone(state);
      copy.deck = state.deck as string[];
      return copy;
    };
    expect(messageOf({ clone }, 'ownership')).toContain(
      'a copy shares an object: /deck is the same object as /deck of the state before',
    );
  });

  it('in a new game is named by both paths, and structuredClone is no help', () => {
    const shared: string[] = [];
    const setup = (copy: <T>(state: T) => T): Partial<typeof tali.engine> => ({
      initialState: (options, chance) => {
        const state = tali.engine.clone(tali.engine.initialState(options, chance));
        hands(state, () => shared);
        return copy(state);
      },
    });
    const twice = 'a new game holds an object twice: /players/1/hand is the same object as /players/0/hand';
    expect(messageOf(setup(structuredClone), 'ownership')).toContain(
      `${twice} (structuredClone preserves this, clone of core does not)`,
    );
    expect(
      messageOf(
        setup((state) => state),
        'ownership',
      ),
    ).toContain(twice);
  });

  it('in a game played in place is named with the action', () => {
    const applyInPlace: typeof tali.engine.applyInPlace = (state, action) => {
      tali.engine.applyInPlace(state, action);
      Reflect.set(state.players[1] ?? {}, 'last', action);
    };
    expect(messageOf({ applyInPlace }, 'ownership')).toContain(
      'a game played in place shares an object: /players/1/last is the same object as / of the action',
    );
  });

  it('in an event is named by both paths', () => {
    const step: typeof tali.engine.step = (state, action, chance) => {
      const done = tali.engine.step(state, action, chance);
      return { ...done, events: done.events.map((event) => ({ ...event, deck: done.state.deck })) };
    };
    expect(messageOf({ step }, 'events')).toContain(
      'the list of events shares an object: /0/deck is the same object as /deck of the new state',
    );
  });

  it('that must be frozen is named by its path', () => {
    expect(messageOf({ components: { cards: ['ant'] } }, 'ownership')).toContain(
      'components must be frozen: / is not, {"cards":["ant"]}',
    );
    const pass = Object.freeze([{ type: 'pass' as const, player: 0 }]);
    expect(
      messageOf(
        { choices: () => pass.map((action) => ({ action, judgement: { legal: true }, isNoOp: false })) },
        'ownership',
      ),
    ).toContain(
      'an object that is returned twice must be frozen: /choices/0/action is not, {"type":"pass","player":0}',
    );
  });
});

test('plays other games with another seed, and as many as the settings demand', () => {
  const seeds = (extent: object): string[] => {
    const found = new Set<string>();
    const spied = {
      ...tali.engine,
      initialState: (options: tali.Tali['options']) => {
        found.add(options.seed);
        return tali.engine.initialState(options);
      },
    };
    for (const one of conformance(spied, { options: [{ players: 2 }], ...extent }))
      if (one.property === 'termination') one.run();
    return [...found];
  };
  expect(seeds({})).toHaveLength(4);
  expect(seeds({ games: 9 })).toHaveLength(9);
  expect(seeds({ games: 9 }).slice(0, 4)).toEqual(seeds({}));
  expect(seeds({ seed: 2 })).not.toEqual(seeds({}));
  expect(seeds(soak)).toHaveLength(200);
});
