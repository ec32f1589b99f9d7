/**
 * Checks of the boundaries of an engine with hostile values. A boundary is a function that accepts untrusted input: options, actions, lines of
 * text, states, views, replays or component tables. It must handle any value in bounded time, and must not change it.
 */
import assert from 'node:assert/strict';
import {
  type Chance,
  deepEqual,
  digest,
  type Engine,
  type GameTypes,
  plainCopy,
  recordReplay,
  type State,
  verifyReplay,
} from '@ludi-romani/core';
import { chanceOf, differences, frozen, hostile, passes, strange, survives, unchanged, unpolluted } from './hostile';
import { neighbors } from './neighbors';
import { compareAnswers, forger, playToTheEnd } from './positions';

/** The codes of the faults of replays, except `actions-after-end`, which hostile values seldom cause. */
const FAULTS = (
  'malformed unknown-game other-rules-version other-components invalid-options invalid-start commitment-differs ' +
  'illegal-action checkpoint-differs unfinished outcome-differs'
).split(' ');

/** The parts of a game that the checks need. */
export interface Subject<G extends GameTypes, Components extends object> {
  readonly engine: Engine<G>;
  readonly components: Components;
  readonly createEngine: (components: Components) => Engine<G>;
  /** the functions of its entry `/schemas` */
  readonly schemas: {
    parseOptions(value: unknown): G['options'];
    parseAction(value: unknown): G['action'];
    parseState(value: unknown): State<G>;
    parseView(value: unknown): G['view'];
    parseReplay(value: unknown): { readonly outcome: unknown };
    parseComponents(value: unknown): object;
    validateState(value: unknown): readonly unknown[];
  };
  /** Returns random valid options. */
  readonly options: (chance: Chance) => G['options'];
  /** the options of games that are played at random, to get positions of every kind of decision */
  readonly games: readonly G['options'][];
  /** the action to change in positions without a legal action */
  readonly anAction: G['action'];
  /** the types of actions that are played less often, such as passing: a game with many of these actions makes no progress */
  readonly declines: readonly G['action']['type'][];
  /** some strings that occur in states and actions */
  readonly words: readonly string[];
}

/** A boundary, and its check with hostile values. */
export interface Boundary {
  readonly name: string;
  /**
   * Passes `values` hostile values to the boundary. Throws if the boundary handles a value wrongly or changes a value that must not change.
   * Returns messages about cases that occurred too seldom, such as accepted states.
   */
  tries(values: number, chance: Chance): readonly string[];
}

/** Returns a message if the case `what` occurred `least` times or less. */
const tooFew = (what: string, met: number, least: number): string[] => (met > least ? [] : [`only ${met} ${what}`]);

/** Plays the games of a subject and returns the boundaries of its engine. The checks make hostile values from positions of these games. */
export function boundariesOf<G extends GameTypes, Components extends object>({
  engine,
  createEngine,
  schemas,
  anAction,
  words,
  ...game
}: Subject<G, Components>): Boundary[] {
  type Played = {
    readonly options: G['options'];
    readonly actions: readonly G['action'][];
    /** frozen states: `states[i]` is the state after `i` actions */
    readonly states: readonly State<G>[];
  };

  const played = (options: G['options']): Played => {
    const chance = chanceOf(`played ${options.seed}`);
    const state = engine.clone(engine.initialState(options));
    const actions: G['action'][] = [];
    const states = [frozen(engine.clone(state)) as State<G>];
    for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
      const eager = legal.filter(({ type }) => !game.declines.includes(type));
      const action = chance.pick(eager.length > 0 && chance.int(6) > 0 ? eager : legal);
      engine.applyInPlace(state, action);
      actions.push(action);
      states.push(frozen(engine.clone(state)) as State<G>);
    }
    return { options, actions, states };
  };

  const any = engine as unknown as Engine<GameTypes>;
  const games = game.games.map(played);

  /** Some positions of these games, for every kind of decision. */
  const positions = games.flatMap(({ states }) => {
    const met = new Map<string, number>();
    return states.filter((state) => {
      const top = state.pending.at(-1);
      const kind = top === undefined ? 'over' : 'ask' in top ? top.ask : '';
      const before = met.get(kind) ?? 0;
      met.set(kind, before + 1);
      return before < 30 && before % 5 === 0;
    });
  });

  const anyAction = (chance: Chance, state: State<G>): G['action'] => {
    const legal = engine.legalActions(state);
    return legal.length > 0 ? chance.pick(legal) : anAction;
  };

  const playOut = (of: Engine<G>, state: G['mutable'], chance: Chance) => {
    const plies = of.maxPlies(state.players.length);
    let ply = 0;
    for (let legal = of.legalActions(state); legal.length > 0; legal = of.legalActions(state)) {
      of.applyInPlace(state, chance.pick(legal));
      assert(++ply <= plies);
    }
    assert.notEqual(of.outcome(state), null);
  };

  /** the last hostile value `given`, and the valid value from which it was made, for the message of a failure */
  let latest: { readonly valid: unknown; readonly given: unknown } = { valid: null, given: null };
  const noted = (valid: object, given: unknown): unknown => {
    latest = { valid, given };
    return given;
  };
  const corrupted = (chance: Chance, valid: object, { others = words } = {}): unknown =>
    noted(valid, hostile(chance, valid, others));

  const all: Boundary[] = [];
  /** Adds a boundary. Its check must not change the values in `constant`. */
  const boundary = (name: string, constant: readonly object[], tries: Boundary['tries']) =>
    all.push({
      name,
      tries: (values, chance) => {
        const compare = unchanged(constant);
        try {
          const missed = tries(values, chance);
          compare();
          unpolluted();
          return missed;
        } catch (error) {
          const { valid, given } = latest;
          if (error instanceof Error) error.stack = `${differences(valid, given).join('\n')}\n${error.stack}`;
          throw error;
        }
      },
    });

  boundary('hostile options: both boundaries refuse them with paths, or accept them', [], (values, chance) => {
    let started = 0;
    for (let i = 0; i < values; i++) {
      const given = corrupted(chance, game.options(chance));
      const parsed = passes('invalid-options', () => schemas.parseOptions(given));
      const state = passes('invalid-options', () => engine.initialState(given as G['options']));
      assert.equal(state === undefined, parsed === undefined);
      if (state === undefined || parsed === undefined) continue;
      started++;
      assert.deepEqual(schemas.validateState(state), []);
      assert.deepEqual(engine.initialState(parsed), state);
    }
    return tooFew('options accepted', started, values / 50);
  });

  boundary(
    'hostile actions: refused with a reason or legal; the state does not change',
    positions,
    (values, chance) => {
      let legal = 0;
      for (let i = 0; i < values; i++) {
        const state = chance.pick(positions);
        const given = corrupted(chance, anyAction(chance, state));
        const answer = engine.explain(state, given);
        passes('illegal-action', () => schemas.parseAction(given));
        passes('illegal-action', () => engine.format(given as G['action']));
        const next = passes('illegal-action', () => engine.apply(state, given as G['action']));
        passes('illegal-action', () => engine.step(state, given as G['action']));
        passes('illegal-action', () => engine.preview(state, given as G['action']));
        // skips actions that are not plain JSON, because a getter can return another value on each read
        if ('problem' in plainCopy(given)) continue;
        assert.equal(next !== undefined, answer.legal);
        if (!answer.legal) {
          // calls `tryInPlace` on the frozen state, so that a write would throw
          assert.deepEqual(engine.tryInPlace(state as G['mutable'], given), answer);
          continue;
        }
        legal++;
        // an accepted action equals a legal action, or has the same result: it can name an identical copy, or have a list in another order
        const listed = engine.legalActions(state);
        assert(listed.some((action) => deepEqual(action, given) || deepEqual(engine.apply(state, action), next)));
        const own = engine.clone(state);
        assert.deepEqual(engine.tryInPlace(own, given), { legal: true });
        assert.deepEqual(own, next);
      }
      return tooFew('legal actions', legal, values / 100);
    },
  );

  boundary(
    'hostile actions: those that parseAction accepts are legal or refused by a rule, never malformed',
    positions,
    (values, chance) => {
      const listed = positions.flatMap((state) => engine.legalActions(state).map((action) => ({ state, action })));
      for (const { action } of listed) assert.deepEqual(schemas.parseAction(action), action);
      for (let i = 0; i < Math.max(values, listed.length); i++) {
        const { state, action } = listed[i % listed.length] ?? assert.fail('no position has a legal action');
        const parsed = passes('illegal-action', () => schemas.parseAction(corrupted(chance, action)));
        if (parsed === undefined) continue;
        const answer = engine.explain(state, parsed);
        assert(answer.legal || answer.code !== 'malformed');
      }
      return [];
    },
  );

  boundary('hostile lines: refused, or read as the legal action that has the line', positions, (values, chance) => {
    const lines = positions.flatMap((state) => engine.legalActions(state).map(engine.format));
    for (let i = 0; i < values; i++) {
      const state = chance.pick(positions);
      const line = chance.pick(lines);
      const at = chance.int(line.length);
      const given = chance.pick([
        () => strange(chance),
        () => line,
        () => line.slice(0, at),
        () => line.slice(0, at) + chance.pick([' ', '\0', '"', '__proto__', '-1', '٣']) + line.slice(at + 1),
        () => line.split('').reverse().join(''),
        () => `${line} `,
      ])();
      const action = passes('illegal-action', () => engine.parse(state, given as string));
      if (action === undefined) continue;
      assert.equal(engine.format(action), given);
      assert(engine.legalActions(state).some((legal) => deepEqual(legal, action)));
    }
    return [];
  });

  /**
   * Parses the states that `make` returns, and plays the accepted ones to their end. Returns the numbers of accepted states and of compared
   * pairs of answers.
   */
  const parseStates = (values: number, chance: Chance, make: (i: number) => unknown) => {
    const met = { accepted: 0, pairs: 0 };
    for (let i = 0; i < values; i++) {
      const given = make(i);
      const state = passes('invalid-state', () => schemas.parseState(given));
      if (state === undefined) continue;
      met.accepted++;
      met.pairs += compareAnswers(any, state, chance);
      playToTheEnd(any, state, chance);
    }
    return met;
  };

  boundary('hostile states: refused with paths, or played to their end', positions, (values, chance) => {
    const { accepted } = parseStates(values, chance, (i) => {
      const valid = chance.pick(positions);
      if (i % 4 === 0) return corrupted(chance, engine.save(valid));
      const given = corrupted(chance, valid);
      const isParsed = passes('invalid-state', () => schemas.parseState(given)) !== undefined;
      assert.equal(schemas.validateState(given).length === 0, isParsed);
      return given;
    });
    return tooFew('states accepted', accepted, values / 200);
  });

  const forge = forger(positions);
  const simultaneous = positions.filter((state) => engine.activePlayers(state).length > 1);
  boundary(
    'forged frame stacks: refused with paths, or played to their end; answers stay secret',
    positions,
    (values, chance) => {
      const { accepted, pairs } = parseStates(values, chance, (i) => {
        // forges half of the states from positions with simultaneous questions, if the game has such positions
        const valid = chance.pick(simultaneous.length > 0 && i % 2 === 0 ? simultaneous : positions);
        return noted(valid, forge(chance, valid));
      });
      return [
        ...tooFew('states accepted', accepted, values / 20),
        ...(simultaneous.length > 0 ? tooFew('pairs of answers', pairs, values / 10) : []),
      ];
    },
  );

  const views = positions.flatMap((state) =>
    (['spectator', 0, state.players.length - 1] as const).map((viewer) =>
      frozen(structuredClone(engine.view(state, viewer))),
    ),
  );
  boundary('hostile views: refused, or views of a valid state', views, (values, chance) => {
    let accepted = 0;
    for (let i = 0; i < values; i++) {
      const given = corrupted(chance, chance.pick(views));
      const view = passes('invalid-view', () => schemas.parseView(given));
      if (view === undefined) continue;
      accepted++;
      const state = survives(() => engine.determinize(view, `seed ${i}`));
      if ('error' in state) continue;
      assert.deepEqual(schemas.validateState(state.value), []);
      assert.deepEqual(engine.view(state.value, view.viewer), view);
    }
    return tooFew('views accepted', accepted, values / 200);
  });

  const replays = games.flatMap(({ options, actions, states }) => {
    const half = actions.length >> 1;
    const start = states[half] ?? engine.initialState(options);
    const comments = [
      { ply: 0, seat: 'spectator' as const, text: words.join() },
      { ply: 0, seat: options.players - 1, text: '' },
    ];
    const about = { names: ['x'], event: words.join().slice(0, 200), round: 'x', date: '2026-11-27', more: { a: 'x' } };
    const played = actions.slice(0, half);
    const times = played.map((_, ply) => 1_000 * ply);
    return [
      recordReplay(engine, options, actions, { committed: true, checkpointEvery: 20 }),
      recordReplay(engine, options, played, {
        committed: true,
        ending: { by: 'time', seat: 0 },
        times,
        comments,
        about,
      }),
      recordReplay(engine, { start }, actions.slice(half), { comments }),
    ].map((replay) => frozen(structuredClone(replay)));
  });
  boundary(
    'hostile replays: refused with the first fault, or a game that was played like that',
    replays,
    (values, chance) => {
      const codes = new Set<string>();
      for (let i = 0; i < values; i++) {
        const valid = chance.pick(replays);
        const short = { ...valid, actions: valid.actions.slice(0, chance.int(valid.actions.length)) };
        // if the replay starts from a position, changes only this position in one of three cases, because it is the largest part of the replay
        const isInside = i % 3 === 0 && valid.start !== undefined;
        const given = isInside
          ? { ...valid, start: { ...valid.start, state: corrupted(chance, valid.start.state) } }
          : corrupted(chance, i % 10 === 0 ? short : valid, { others: [digest('another'), ...words] });
        const verdict = verifyReplay(engine, given, schemas);
        const parsed = passes('invalid-replay', () => schemas.parseReplay(given));
        if (verdict.ok) {
          assert.notEqual(parsed, undefined);
          if (i % 10 === 0) assert.deepEqual(schemas.validateState(verdict.state), []);
          assert.deepEqual(engine.outcome(verdict.state), parsed?.outcome);
          continue;
        }
        codes.add(verdict.code);
        assert([...FAULTS, 'actions-after-end'].includes(verdict.code), verdict.code);
        assert(verdict.message.length < 500);
      }
      return FAULTS.filter((code) => !codes.has(code)).map((code) => `no ${code}`);
    },
  );

  const tables = frozen(structuredClone(game.components));
  boundary(
    'hostile components: both boundaries refuse them with paths, or accept them; games with them reach their end',
    [tables],
    (values, chance) => {
      let accepted = 0;
      for (let i = 0; i < values; i++) {
        const given = corrupted(chance, tables) as typeof tables;
        const other = passes('invalid-components', () => createEngine(given));
        const parsed = passes('invalid-components', () => schemas.parseComponents(given));
        assert.equal(other === undefined, parsed === undefined);
        if (other === undefined || accepted++ % 8 !== 0) continue;
        const options: G['options'] = { players: chance.pick(other.playerCounts), seed: `seed ${i}` };
        playOut(other, other.clone(other.initialState(options)), chance);
      }
      return tooFew('components accepted', accepted, values / 200);
    },
  );

  const nearby = neighbors(positions);
  boundary(
    'states with a part of another state: refused with paths, or played to their end',
    positions,
    (values, chance) => {
      const { accepted } = parseStates(values, chance, () => {
        const valid = chance.pick(positions);
        return noted(valid, nearby(chance, valid));
      });
      return [
        ...tooFew('states accepted', accepted, values / 50),
        ...tooFew('states refused', values - accepted, values / 4),
      ];
    },
  );
  return all;
}
