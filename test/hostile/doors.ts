/** The doors of an engine, each with thousands of hostile values: options, actions, lines, states, views, replays, components. */
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
import { expect, test } from 'vitest';
import { SCALE, within } from '../scale';
import { chanceOf, finite, frozen, hostile, opens, strange, survives, unchanged, unpolluted } from './hostile';

/** How many hostile values each door gets. */
const VALUES = 1_000 * SCALE;

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

/** Registers the tests. */
export function hostileDoors<G extends GameTypes, Components extends object>({
  engine,
  createEngine,
  schemas,
  anAction,
  words,
  ...game
}: Doors<G, Components>): void {
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
      expect(++ply).toBeLessThanOrEqual(plies);
      check(state);
    }
    expect(of.outcome(state)).not.toBeNull();
  };

  /** One door: the values that nothing may change are compared afterwards. */
  const door = (name: string, keep: readonly object[], tries: (chance: Chance) => void) =>
    test(
      name,
      () => {
        const compare = unchanged(keep);
        tries(chanceOf(`${engine.game} ${name} ${SCALE}`));
        compare();
        unpolluted();
      },
      within(120),
    );

  door('hostile options: an error with paths, or a sound state; both doors agree', [], (chance) => {
    let started = 0;
    for (let i = 0; i < VALUES; i++) {
      const given = hostile(chance, game.options(chance), words);
      const parsed = opens('invalid-options', () => schemas.parseOptions(given));
      const state = opens('invalid-options', () => engine.initialState(given as G['options']));
      expect(state === undefined).toBe(parsed === undefined);
      if (state === undefined || parsed === undefined) continue;
      started++;
      expect(schemas.validateState(state)).toEqual([]);
      expect(engine.initialState(parsed)).toEqual(state);
    }
    expect(started).toBeGreaterThan(VALUES / 50);
  });

  door('hostile actions: refused for a reason or legal; the state stays as it is', positions, (chance) => {
    let legal = 0;
    for (let i = 0; i < VALUES; i++) {
      const state = chance.pick(positions);
      const given = hostile(chance, anyAction(chance, state), words);
      const answer = engine.explain(state, given);
      opens('illegal-action', () => schemas.parseAction(given));
      const next = opens('illegal-action', () => engine.apply(state, given as G['action']));
      opens('illegal-action', () => engine.step(state, given as G['action']));
      opens('illegal-action', () => engine.foresee(state, given as G['action']));
      // a getter may answer otherwise the next time
      if ('problem' in plainCopy(given)) continue;
      expect(next !== undefined).toBe(answer.legal);
      if (!answer.legal) {
        // refused on the frozen state itself: a write would throw
        expect(engine.tryInPlace(state as G['mutable'], given)).toEqual(answer);
        continue;
      }
      legal++;
      // itself, or what it means: an identical copy, a list in another order
      const listed = engine.legalActions(state);
      const means = listed.some((action) => deepEqual(action, given) || deepEqual(engine.apply(state, action), next));
      expect(means).toBe(true);
      const own = engine.clone(state);
      expect(engine.tryInPlace(own, given)).toEqual({ legal: true });
      expect(own).toEqual(next);
    }
    expect(legal).toBeGreaterThan(VALUES / 100);
  });

  door('an action that parseAction accepts is legal or refused by a rule, never malformed', positions, (chance) => {
    for (const state of positions) {
      for (const action of engine.legalActions(state)) {
        expect(schemas.parseAction(action)).toEqual(action);
        const parsed = opens('illegal-action', () => schemas.parseAction(hostile(chance, action, words)));
        if (parsed === undefined) continue;
        const answer = engine.explain(state, parsed);
        expect(answer.legal || answer.code !== 'malformed').toBe(true);
      }
    }
  });

  door('hostile lines: refused, or the legal action that has this line', positions, (chance) => {
    const lines = positions.flatMap((state) => engine.legalActions(state).map(engine.format));
    for (let i = 0; i < VALUES; i++) {
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
      expect(engine.format(action)).toBe(given);
      expect(engine.legalActions(state)).toContainEqual(action);
    }
  });

  door('hostile states: refused with paths, or playable to the end, sound all the way', positions, (chance) => {
    let accepted = 0;
    for (let i = 0; i < VALUES; i++) {
      const valid = chance.pick(positions);
      const given = hostile(chance, i % 4 === 0 ? engine.save(valid) : valid, words);
      const state = opens('invalid-state', () => schemas.parseState(given));
      if (i % 4 !== 0) expect(schemas.validateState(given).length === 0).toBe(state !== undefined);
      if (state === undefined) continue;
      accepted++;
      const own = engine.clone(state);
      playOut(engine, own, chance, (now) => {
        if (chance.int(20) === 0) expect(schemas.validateState(now)).toEqual([]);
      });
      expect(schemas.validateState(own)).toEqual([]);
    }
    expect(accepted).toBeGreaterThan(VALUES / 200);
  });

  door('states that nobody checked: an error of ours or an answer, from every function', positions, (chance) => {
    for (let i = 0; i < VALUES; i++) {
      const valid = chance.pick(positions);
      const state = hostile(chance, valid, words, finite) as State<G>;
      const action = anyAction(chance, valid);
      survives(() => engine.clone(state));
      survives(() => engine.legalActions(state));
      survives(() => engine.explain(state, action));
      survives(() => engine.apply(state, action));
      survives(() => engine.step(state, action));
      survives(() => engine.foresee(state, action));
      survives(() => engine.view(state, chance.pick(['spectator', 0, 3, -1, Number.NaN])));
      survives(() => engine.activePlayers(state));
      survives(() => engine.isTerminal(state));
      survives(() => engine.outcome(state));
      survives(() => engine.scores(state));
      survives(() => engine.parse(state, engine.format(action)));
    }
  });

  const views = positions.flatMap((state) =>
    (['spectator', 0, state.players.length - 1] as const).map((viewer) =>
      frozen(structuredClone(engine.view(state, viewer))),
    ),
  );
  door('hostile views: refused, or views of a sound state', views, (chance) => {
    let accepted = 0;
    for (let i = 0; i < VALUES; i++) {
      const unchecked = hostile(chance, chance.pick(views), words, finite) as G['view'];
      survives(() => engine.determinize(unchecked, 'seed'));
      survives(() => engine.legalActions(unchecked));
      survives(() => engine.explain(unchecked, anAction));
      survives(() => engine.scores(unchecked));
      const given = hostile(chance, chance.pick(views), words);
      const view = opens('invalid-view', () => schemas.parseView(given));
      if (view === undefined) continue;
      accepted++;
      const state = engine.determinize(view, `seed ${i}`);
      expect(schemas.validateState(state)).toEqual([]);
      expect(engine.view(state, view.viewer)).toEqual(view);
    }
    expect(accepted).toBeGreaterThan(VALUES / 200);
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
    (chance) => {
      const codes = new Set<string>();
      for (let i = 0; i < VALUES; i++) {
        const sound = chance.pick(replays);
        const short = { ...sound, actions: sound.actions.slice(0, chance.int(sound.actions.length)) };
        // most of a game from a position is its position
        const inside = i % 3 === 0 && sound.start !== undefined;
        const given = inside
          ? { ...sound, start: { ...sound.start, state: hostile(chance, sound.start.state, words) } }
          : hostile(chance, i % 10 === 0 ? short : sound, [digest('another'), ...words]);
        const verdict = verifyReplay(engine, given, schemas);
        const parsed = opens('invalid-replay', () => schemas.parseReplay(given));
        if (verdict.ok) {
          expect(parsed).toBeDefined();
          if (i % 10 === 0) expect(schemas.validateState(verdict.state)).toEqual([]);
          expect(engine.outcome(verdict.state)).toEqual(parsed?.outcome);
          continue;
        }
        codes.add(verdict.code);
        expect(FAULTS).toContain(verdict.code);
        expect(verdict.message.length).toBeLessThan(500);
      }
      const missing = FAULTS.filter((code) => code !== 'actions-after-end' && !codes.has(code));
      expect(missing).toEqual([]);
    },
  );

  const tables = frozen(structuredClone(game.components));
  door(
    'hostile components: refused with paths, or a game to be played to its end; both doors agree',
    [tables],
    (chance) => {
      let accepted = 0;
      for (let i = 0; i < VALUES; i++) {
        const given = hostile(chance, tables, words) as typeof tables;
        const other = opens('invalid-components', () => createEngine(given));
        const parsed = opens('invalid-components', () => schemas.parseComponents(given));
        expect(other === undefined).toBe(parsed === undefined);
        if (other === undefined || accepted++ % 8 !== 0) continue;
        const options: G['options'] = { players: chance.pick(other.playerCounts), seed: `seed ${i}` };
        playOut(other, other.clone(other.initialState(options)), chance);
      }
      expect(accepted).toBeGreaterThan(VALUES / 200);
    },
  );
}
