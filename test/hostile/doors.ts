/** The doors of an engine, to be tried with hostile values: options, actions, lines, states, views, replays, components. */
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
import { chanceOf, differences, frozen, hostile, opens, strange, survives, unchanged, unpolluted } from './hostile';
import { neighbors } from './neighbors';
import { compareAnswers, forger, playToTheEnd } from './positions';

const FAULTS = [
  ...['malformed', 'unknown-game', 'other-rules-version', 'other-components', 'invalid-options', 'invalid-start'],
  ...[
    'commitment-differs',
    'illegal-action',
    'checkpoint-differs',
    'actions-after-end',
    'unfinished',
    'outcome-differs',
  ],
];

/** What is told of a game, so that its doors can be tried. */
export interface Doors<G extends GameTypes, Components extends object> {
  readonly engine: Engine<G>;
  readonly components: Components;
  readonly createEngine: (components: Components) => Engine<G>;
  /** the functions of its `/schemas` */
  readonly schemas: {
    parseOptions(value: unknown): G['options'];
    parseAction(value: unknown): G['action'];
    parseState(value: unknown): State<G>;
    parseView(value: unknown): G['view'];
    parseReplay(value: unknown): { readonly outcome: unknown };
    parseComponents(value: unknown): object;
    validateState(value: unknown): readonly unknown[];
  };
  /** valid options of each kind, for the door of the options; the games are played with some of them */
  readonly options: (chance: Chance) => G['options'];
  /** games that are played at random, to have positions of every kind of decision */
  readonly games: readonly G['options'][];
  /** an action for positions where nobody may act */
  readonly anAction: G['action'];
  /** actions that a game gets stuck with if they are taken as often as all others, such as passing */
  readonly declines: readonly G['action']['type'][];
  /** words that occur in states and actions */
  readonly words: readonly string[];
}

/** A door, and how it is tried: throws where a value does what it must not do. */
export interface Door {
  readonly name: string;
  /**
   * Hands in so many values that `chance` makes; what nothing may change is compared afterwards. Answers what the values were too few, or
   * too much alike, to try.
   */
  tries(values: number, chance: Chance): readonly string[];
}

/** What was met too seldom to have been tried. */
const tooFew = (what: string, met: number, least: number): string[] => (met > least ? [] : [`only ${met} ${what}`]);

/** Plays the games that the values are made from. */
export function doors<G extends GameTypes, Components extends object>({
  engine,
  createEngine,
  schemas,
  anAction,
  words,
  ...game
}: Doors<G, Components>): Door[] {
  type Played = {
    readonly options: G['options'];
    readonly actions: readonly G['action'][];
    /** frozen, one per ply, the first before any action */
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

  /** Positions of these games: of every kind of decision some. */
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

  const playOut = (
    of: Engine<G>,
    state: G['mutable'],
    chance: Chance,
    check: (state: G['mutable']) => void = () => {},
  ) => {
    const plies = of.maxPlies(state.players.length);
    let ply = 0;
    for (let legal = of.legalActions(state); legal.length > 0; legal = of.legalActions(state)) {
      of.applyInPlace(state, chance.pick(legal));
      assert(++ply <= plies);
      check(state);
    }
    assert.notEqual(of.outcome(state), null);
  };

  /** the last value that was spoilt, to be told of where something goes wrong */
  let latest: { readonly valid: unknown; readonly given: unknown } = { valid: null, given: null };
  const noted = (valid: object, given: unknown): unknown => {
    latest = { valid, given };
    return given;
  };
  const spoilt = (chance: Chance, valid: object, { others = words } = {}): unknown =>
    noted(valid, hostile(chance, valid, others));

  const all: Door[] = [];
  const door = (name: string, keep: readonly object[], tries: Door['tries']) =>
    all.push({
      name,
      tries: (values, chance) => {
        const compare = unchanged(keep);
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

  door('hostile options: an error with paths, or a sound state; both doors agree', [], (values, chance) => {
    let started = 0;
    for (let i = 0; i < values; i++) {
      const given = spoilt(chance, game.options(chance));
      const parsed = opens('invalid-options', () => schemas.parseOptions(given));
      const state = opens('invalid-options', () => engine.initialState(given as G['options']));
      assert.equal(state === undefined, parsed === undefined);
      if (state === undefined || parsed === undefined) continue;
      started++;
      assert.deepEqual(schemas.validateState(state), []);
      assert.deepEqual(engine.initialState(parsed), state);
    }
    return tooFew('options let in', started, values / 50);
  });

  door('hostile actions: refused for a reason or legal; the state stays as it is', positions, (values, chance) => {
    let legal = 0;
    for (let i = 0; i < values; i++) {
      const state = chance.pick(positions);
      const given = spoilt(chance, anyAction(chance, state));
      const answer = engine.explain(state, given);
      opens('illegal-action', () => schemas.parseAction(given));
      opens('illegal-action', () => engine.format(given as G['action']));
      const next = opens('illegal-action', () => engine.apply(state, given as G['action']));
      opens('illegal-action', () => engine.step(state, given as G['action']));
      opens('illegal-action', () => engine.foresee(state, given as G['action']));
      // a getter may answer otherwise the next time
      if ('problem' in plainCopy(given)) continue;
      assert.equal(next !== undefined, answer.legal);
      if (!answer.legal) {
        // refused on the frozen state itself: a write would throw
        assert.deepEqual(engine.tryInPlace(state as G['mutable'], given), answer);
        continue;
      }
      legal++;
      // itself, or what it means: an identical copy, a list in another order
      const listed = engine.legalActions(state);
      const means = listed.some((action) => deepEqual(action, given) || deepEqual(engine.apply(state, action), next));
      assert(means);
      const own = engine.clone(state);
      assert.deepEqual(engine.tryInPlace(own, given), { legal: true });
      assert.deepEqual(own, next);
    }
    return tooFew('legal actions', legal, values / 100);
  });

  door(
    'an action that parseAction accepts is legal or refused by a rule, never malformed',
    positions,
    (values, chance) => {
      const listed = positions.flatMap((state) => engine.legalActions(state).map((action) => ({ state, action })));
      for (const { action } of listed) assert.deepEqual(schemas.parseAction(action), action);
      for (let i = 0; i < Math.max(values, listed.length); i++) {
        const { state, action } = listed[i % listed.length] ?? assert.fail('nothing is legal anywhere');
        const parsed = opens('illegal-action', () => schemas.parseAction(spoilt(chance, action)));
        if (parsed === undefined) continue;
        const answer = engine.explain(state, parsed);
        assert(answer.legal || answer.code !== 'malformed');
      }
      return [];
    },
  );

  door('hostile lines: refused, or the legal action that has this line', positions, (values, chance) => {
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
      const action = opens('illegal-action', () => engine.parse(state, given as string));
      if (action === undefined) continue;
      assert.equal(engine.format(action), given);
      assert(engine.legalActions(state).some((legal) => deepEqual(legal, action)));
    }
    return [];
  });

  door('hostile states: refused with paths, or played to their end', positions, (values, chance) => {
    let accepted = 0;
    for (let i = 0; i < values; i++) {
      const valid = chance.pick(positions);
      const given = spoilt(chance, i % 4 === 0 ? engine.save(valid) : valid);
      const state = opens('invalid-state', () => schemas.parseState(given));
      if (i % 4 !== 0) assert.equal(schemas.validateState(given).length === 0, state !== undefined);
      if (state === undefined) continue;
      accepted++;
      playToTheEnd(any, state, chance);
      compareAnswers(any, state, chance);
    }
    return tooFew('states accepted', accepted, values / 200);
  });

  const forge = forger(positions);
  const simultaneous = positions.filter((state) => engine.activePlayers(state).length > 1);
  door(
    'forged frame stacks: refused with paths, or played to their end; answers stay secret',
    positions,
    (values, chance) => {
      let accepted = 0;
      let pairs = 0;
      for (let i = 0; i < values; i++) {
        // half of them from positions in which several players are asked at once, if the game has such
        const valid = chance.pick(simultaneous.length > 0 && i % 2 === 0 ? simultaneous : positions);
        const given = noted(valid, forge(chance, valid));
        const state = opens('invalid-state', () => schemas.parseState(given));
        if (state === undefined) continue;
        accepted++;
        pairs += compareAnswers(any, state, chance);
        playToTheEnd(any, state, chance);
      }
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
  door('hostile views: refused, or views of a valid state', views, (values, chance) => {
    let accepted = 0;
    for (let i = 0; i < values; i++) {
      const given = spoilt(chance, chance.pick(views));
      const view = opens('invalid-view', () => schemas.parseView(given));
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
    const played = actions.slice(0, half);
    const times = played.map((_, ply) => 1_000 * ply);
    return [
      recordReplay(engine, options, actions, { committed: true, checkpointEvery: 20 }),
      recordReplay(engine, options, played, { committed: true, ending: { by: 'time', seat: 0 }, times, comments }),
      recordReplay(engine, { start }, actions.slice(half), { comments }),
    ].map((replay) => frozen(structuredClone(replay)));
  });
  door(
    'hostile replays: a verdict that names the first thing wrong, or a game that was played so',
    replays,
    (values, chance) => {
      const codes = new Set<string>();
      for (let i = 0; i < values; i++) {
        const sound = chance.pick(replays);
        const short = { ...sound, actions: sound.actions.slice(0, chance.int(sound.actions.length)) };
        // most of a game from a position is its position
        const inside = i % 3 === 0 && sound.start !== undefined;
        const given = inside
          ? { ...sound, start: { ...sound.start, state: spoilt(chance, sound.start.state) } }
          : spoilt(chance, i % 10 === 0 ? short : sound, { others: [digest('another'), ...words] });
        const verdict = verifyReplay(engine, given, schemas);
        const parsed = opens('invalid-replay', () => schemas.parseReplay(given));
        if (verdict.ok) {
          assert.notEqual(parsed, undefined);
          if (i % 10 === 0) assert.deepEqual(schemas.validateState(verdict.state), []);
          assert.deepEqual(engine.outcome(verdict.state), parsed?.outcome);
          continue;
        }
        codes.add(verdict.code);
        assert(FAULTS.includes(verdict.code), verdict.code);
        assert(verdict.message.length < 500);
      }
      return FAULTS.filter((code) => code !== 'actions-after-end' && !codes.has(code)).map((code) => `no ${code}`);
    },
  );

  const tables = frozen(structuredClone(game.components));
  door(
    'hostile components: refused with paths, or a game to be played to its end; both doors agree',
    [tables],
    (values, chance) => {
      let accepted = 0;
      for (let i = 0; i < values; i++) {
        const given = spoilt(chance, tables) as typeof tables;
        const other = opens('invalid-components', () => createEngine(given));
        const parsed = opens('invalid-components', () => schemas.parseComponents(given));
        assert.equal(other === undefined, parsed === undefined);
        if (other === undefined || accepted++ % 8 !== 0) continue;
        const options: G['options'] = { players: chance.pick(other.playerCounts), seed: `seed ${i}` };
        playOut(other, other.clone(other.initialState(options)), chance);
      }
      return tooFew('components let in', accepted, values / 200);
    },
  );

  const nearby = neighbors(positions);
  door('states with one part of another: refused with paths, or played to their end', positions, (values, chance) => {
    let accepted = 0;
    for (let i = 0; i < values; i++) {
      const valid = chance.pick(positions);
      const given = noted(valid, nearby(chance, valid));
      const state = opens('invalid-state', () => schemas.parseState(given));
      if (state === undefined) continue;
      accepted++;
      compareAnswers(any, state, chance);
      playToTheEnd(any, state, chance);
    }
    return [
      ...tooFew('states accepted', accepted, values / 50),
      ...tooFew('states refused', values - accepted, values / 4),
    ];
  });
  return all;
}
