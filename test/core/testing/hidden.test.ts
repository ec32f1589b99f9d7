/** Tests of hidden parts that the settings of the kit name by their paths. */
import type { Engine, State, Viewer } from '@ludi-romani/core';
import { conformance, type Hidden, type Settings } from '@ludi-romani/core/testing';
import { describe, expect, it, test } from 'vitest';
import * as sortes from './sortes';
import * as tali from './tali';

type Tali = tali.Tali;

/** The deck and the hands of others, without the ids of the cards. */
const cards = ({ players }: State<Tali>, viewer: Viewer): Hidden => ({
  paths: [['/deck', ...[...players.keys()].filter((seat) => seat !== viewer).map((seat) => `/players/${seat}/hand`)]],
});
/** The paths of the lots, which no player knows. Each lot is a group of its own. */
const lots = ({ players }: State<sortes.Sortes>): Hidden => ({
  paths: [...players.keys()].map((seat) => [`/players/${seat}/lot`]),
});

const taliSuite = (methods: Partial<Engine<Tali>>, settings: Partial<Settings<Tali>>) =>
  conformance({ ...tali.engine, ...methods }, { options: [{ players: 2 }], shrinkMs: 0, density: 1, ...settings });
const sortesSuite = (methods: Partial<Engine<sortes.Sortes>>, settings: Partial<Settings<sortes.Sortes>>) =>
  conformance({ ...sortes.engine, ...methods }, { options: [{ players: 2 }], shrinkMs: 0, density: 1, ...settings });

/** Runs a property and returns the message of its error, or `undefined`. */
function messageOf(suite: ReturnType<typeof conformance>, property = 'non-interference'): string | undefined {
  try {
    suite.find((one) => one.property === property)?.run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Lets `determinize` return the true state of a view, so that dealt states differ in nothing hidden. */
const knowing = <E extends typeof tali.engine | typeof sortes.engine>(
  engine: E,
  view: E['view'],
): Pick<E, 'view' | 'determinize'> => {
  const states = new Map<string, object>();
  return {
    view: ((state: never, viewer: Viewer) => {
      const seen = (view as (state: never, viewer: Viewer) => object)(state, viewer);
      states.set(JSON.stringify(seen), engine.clone(state));
      return seen;
    }) as E['view'],
    determinize: ((seen: object, seed: string) => ({
      ...states.get(JSON.stringify(seen)),
      chance: engine.determinize(seen as never, seed).chance,
    })) as E['determinize'],
  };
};

test('the valid toy games hold with hidden paths', () => {
  for (const { run } of taliSuite({}, { hidden: cards })) run();
  for (const { run } of sortesSuite({}, { hidden: lots })) run();
  expect(messageOf(taliSuite({}, { hidden: cards }))).toBeUndefined();
});

describe('a leak that determinize uses', () => {
  it('in a view is found by hidden paths, and only by them', () => {
    const top = knowing(tali.engine, (state, viewer) => ({
      ...tali.engine.view(state, viewer),
      top: state.deck.at(-1) ?? null,
    }));
    expect(messageOf(taliSuite(top, {}))).toBeUndefined();
    expect(messageOf(taliSuite(top, { hidden: cards }))).toMatch(
      /the view of (\d|spectator) depends on the values at hidden paths, at \/top/,
    );
  });

  it('in an event is found by hidden paths, and only by them', () => {
    const events: Partial<Engine<Tali>> = {
      ...knowing(tali.engine, tali.engine.view),
      step: (state, action, chance) => {
        const done = tali.engine.step(state, action, chance);
        const bottom = state.deck[0] ?? null;
        return { ...done, events: done.events.map((event) => ({ ...event, bottom })) };
      },
    };
    expect(messageOf(taliSuite(events, {}))).toBeUndefined();
    expect(messageOf(taliSuite(events, { hidden: cards }))).toMatch(/event shows (\d|spectator) .*\/bottom/);
  });

  it('of a single value is found with the values of other games', () => {
    const shown = knowing(sortes.engine, (state, viewer) => {
      const seen = sortes.engine.view(state, viewer);
      return {
        ...seen,
        players: seen.players.map((area, seat) => ({ ...area, lot: state.players[seat]?.lot ?? null })),
      };
    });
    expect(messageOf(sortesSuite(shown, {}))).toBeUndefined();
    expect(messageOf(sortesSuite(shown, { hidden: lots }))).toMatch(/hidden paths, at \/players\/\d\/lot: /);
  });
});

test('the last item of a list is not replaced, because a viewer may know it from the others', () => {
  let tried = 0;
  const hidden = ({ deck }: State<Tali>): Hidden => {
    if (deck.length !== 1) return [];
    tried++;
    return { paths: [['/deck']] };
  };
  const last = knowing(tali.engine, (state, viewer) => ({
    ...tali.engine.view(state, viewer),
    last: state.deck.length === 1 ? (state.deck[0] ?? null) : null,
  }));
  expect(
    messageOf(conformance({ ...tali.engine, ...last }, { options: [{ players: 3 }], games: 20, hidden })),
  ).toBeUndefined();
  expect(tried).toBeGreaterThan(0);
});

test('ids and paths can be named together', () => {
  const named: Settings<Tali>['hidden'] = (state, viewer) => ({
    ...(cards(state, viewer) as object),
    ids: tali.hidden(state, viewer),
    paths: [],
  });
  const leak: Partial<Engine<Tali>> = {
    view: (state, viewer) => ({ ...tali.engine.view(state, viewer), bottom: state.deck[0] ?? null }),
  };
  expect(messageOf(taliSuite(leak, { hidden: named }), 'views')).toContain('holds a hidden id');
  expect(messageOf(taliSuite({}, { hidden: named }), 'views')).toBeUndefined();
});

test('a path that the state does not have is an error of the settings', () => {
  expect(messageOf(taliSuite({}, { hidden: () => ({ paths: [['/deck', '/players/7/hand']] }) }))).toContain(
    'hidden names the path /players/7/hand, which the state does not have',
  );
});
