/** A game's doors: what strangers' values go through. */
import * as z from 'zod';
import { readComponents } from '../components/components';
import { disagreements, type OptionWords } from '../components/options';
import type { Shape } from '../components/shapes';
import { IllegalActionError, type Problem } from '../errors/errors';
import type { StateProblem } from '../errors/state-problems';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { deepEqual } from '../json/copy';
import type { Limits } from '../json/plain-json';
import { type AnyState, openSimultaneous } from '../kernel/frames';
import type { Replay } from '../replay/replay';
import { checkFrames } from './frames';
import { check, invalid, MAX_PROBLEMS, parseReplayWith, parseWith } from './reading';
import { zodOf } from './shapes';
import { type Parts, savedSchema, schemasOf } from './vocabulary';

/** The JSON Schema, draft 2020-12, of a value before it is read. */
export const jsonSchemaOf = (schema: z.ZodType, title: string): object => ({
  title,
  ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', reused: 'ref' }),
});

// A whole game's doors.

/** The kinds of value that a game has schemas for. */
export type Kind = 'options' | 'action' | 'state' | 'view' | 'replay' | 'components';

const TITLES: Readonly<Record<Kind, string>> = {
  options: 'what a game can be started with',
  action: 'an action',
  state: 'a whole state, secrets included',
  view: 'what one viewer may know',
  replay: 'a game, over or not',
  components: 'the tables of a box',
};

/** What a game's doors are made of. */
export interface Making<G extends GameTypes, C> {
  /** the game's name for people */
  readonly title: string;
  /** what people are told of its options */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** how much of a state, view or action is read */
  readonly limits: Partial<Limits>;
  /** of the component tables */
  readonly shape: Shape<C>;
  /** what is wrong with component tables, their shape and what they say about each other */
  problemsOf(given: unknown): readonly Problem[];
  /** The game with other tables: its engine, its vocabulary, and the invariants that a state of the right shape breaks. */
  of(components: C): {
    readonly engine: Engine<G>;
    readonly parts: Parts;
    invariants(state: G['state']): Iterable<StateProblem>;
  };
}

/** The schemas of a game, and a door for each kind of value that comes from a stranger. */
export interface Doors<G extends GameTypes, C> {
  readonly optionsSchema: z.ZodType<G['options']>;
  readonly actionSchema: z.ZodType<G['action']>;
  /** the shape alone: see `validateState` */
  readonly stateSchema: z.ZodType<G['mutable']>;
  /** the shape alone: see `parseView` */
  readonly viewSchema: z.ZodType<G['view']>;
  readonly replaySchema: z.ZodType<Replay<G>>;
  /** the shape alone: see `parseComponents` */
  readonly componentsSchema: z.ZodType<C>;

  /** The options, or InvalidOptionsError: all that `initialState` checks. */
  parseOptions(given: unknown): G['options'];
  /** Something of the shape of an action, or IllegalActionError with the reason `malformed`; whether it is legal the engine says. */
  parseAction(given: unknown): G['action'];
  /** A state, bare or as `save` wraps it, that `validateState` finds nothing wrong with; otherwise InvalidValueError `invalid-state`. */
  parseState(given: unknown): G['mutable'];
  /** A view that some sound state gives its viewer, or InvalidValueError `invalid-view`. */
  parseView(given: unknown): G['view'];
  /**
   * Something of the shape of a replay, or InvalidValueError `invalid-replay`; whether it holds `verifyReplay` says, which reads exactly as
   * much of one: 1,000,000 values, an action counting once.
   */
  parseReplay(given: unknown): Replay<G>;
  /** Tables that the game can be played with, or InvalidValueError `invalid-components`. */
  parseComponents(given: unknown): C;

  /**
   * All that is wrong with a bare state, each with where: its shape, or else every invariant that it breaks, and whether a puzzle may have it
   * so. Empty for a state that can be played on. Never throws.
   */
  problems(given: unknown): StateProblem[];
  /** The same, for whoever asks only whether a state can be played on. */
  validateState(given: unknown): Problem[];
  /** The invariants that a state of the right shape breaks, a sentence for each. */
  invariants(state: G['state']): string[];
  /** JSON Schema, draft 2020-12, worked out when asked for. */
  readonly jsonSchemas: Readonly<Record<Kind, object>>;
}

/**
 * What makes the schemas and doors of a game for component tables, its standard ones or others. It throws InvalidValueError
 * `invalid-components` for tables that the game cannot be played with.
 */
export function schemasMaker<G extends GameTypes, C>(making: Making<G, C>): (components: C) => Doors<G, C> {
  return (given) => doorsOf(making, readComponents(given, making.problemsOf));
}

function doorsOf<G extends GameTypes, C>(making: Making<G, C>, tables: C): Doors<G, C> {
  const { title, limits } = making;
  const { engine, parts, invariants } = making.of(tables);
  const shapes = { ...schemasOf(engine, parts, making.options), components: zodOf(making.shape) };

  /** Options that do not go together, or with the number of seats. */
  const unfitting = ({ options, players }: G['state']): StateProblem[] => {
    // what was left out disagrees with nothing
    const isChosen = ([name, value]: [string, unknown]) => !deepEqual(value, engine.options[name]?.default ?? null);
    const chosen = [...Object.entries(options).filter(isChosen), ['players', options.players]];
    const problems = disagreements(Object.fromEntries(chosen), engine.options);
    if (options.players !== players.length) problems.push({ path: 'players', message: 'must be the number of seats' });
    return problems.map(({ path, ...said }) => ({ ...said, path: `options.${path}`, puzzle: false }));
  };
  /** Checks the areas that others still see of an open simultaneous question, too. */
  const broken = (state: G['state']): StateProblem[] => {
    const open = openSimultaneous(state as AnyState);
    const tables = open === undefined ? [state] : [state, { ...state, players: open.before }];
    const found = new Map<string, StateProblem>();
    for (const table of tables) for (const problem of invariants(table)) found.set(problem.message, problem);
    return [...found.values()];
  };
  const framesProblems = (state: G['state']): StateProblem[] => {
    const found: StateProblem[] = [];
    checkFrames(state as G['mutable'], parts.simultaneous ?? [], (path, message) =>
      found.push({ path, message, puzzle: false }),
    );
    return found;
  };
  /** True if an open question has no legal answer, or no question is open before the end. The rules may fail on a puzzle. */
  const isStuck = (state: G['state']): boolean => {
    try {
      const seats = engine.activePlayers(state);
      const isAnswerable = seats.every((seat) => engine.legalActions(state, seat).length > 0);
      return !isAnswerable || (seats.length === 0 && !engine.isTerminal(state));
    } catch {
      return true;
    }
  };
  const unsound = (state: G['state']): StateProblem[] => {
    const frames = framesProblems(state);
    const found = frames.length > 0 ? frames : [...unfitting(state), ...broken(state)];
    if (found.some(({ puzzle }) => !puzzle) || !isStuck(state)) return found;
    return [...found, { path: 'pending', message: 'the open question has no legal answer', puzzle: false }];
  };
  const problems = (given: unknown): StateProblem[] => {
    const checked = check(shapes.state, given, limits, Number.POSITIVE_INFINITY);
    return 'problems' in checked
      ? checked.problems.map((problem) => ({ ...problem, puzzle: false }))
      : unsound(checked.value as G['state']);
  };
  const refuse = (code: 'invalid-state' | 'invalid-view', found: readonly Problem[]): void => {
    if (found.length > 0) throw invalid(code, found.slice(0, MAX_PROBLEMS));
  };
  const saved = () => savedSchema(engine as unknown as Engine<GameTypes>, shapes.state);

  /** A view is sound if some sound state gives it to its viewer: the one that determinizes it. */
  const unsoundIn = (view: G['view']): readonly Problem[] => {
    if (view.viewer !== 'spectator' && view.viewer >= view.players.length)
      return [{ path: 'viewer', message: 'nobody sits on the seat of the viewer' }];
    try {
      const state = engine.determinize(view, '');
      const found = unsound(state);
      return found.length > 0 || deepEqual(engine.view(state, view.viewer), view)
        ? found
        : [{ path: '', message: 'no state gives this view' }];
    } catch {
      return [{ path: '', message: 'no state agrees with this view' }];
    }
  };

  return {
    optionsSchema: shapes.options,
    actionSchema: shapes.action,
    stateSchema: shapes.state,
    viewSchema: shapes.view,
    replaySchema: shapes.replay,
    componentsSchema: shapes.components,
    parseOptions: (given) => parseWith(shapes.options, 'invalid-options', given, limits),
    parseAction: (given) => {
      const checked = check(shapes.action, given, limits);
      if ('value' in checked) return checked.value;
      const { message } = invalid('invalid-replay', checked.problems);
      throw new IllegalActionError({ legal: false, code: 'malformed', clause: null, message }, given);
    },
    parseState: (given) => {
      const value = parseWith(z.unknown(), 'invalid-state', given, limits);
      const isWrapped = typeof value === 'object' && value !== null && 'format' in value;
      const state = isWrapped
        ? parseWith(saved(), 'invalid-state', value, limits).state
        : parseWith(shapes.state, 'invalid-state', value, limits);
      refuse('invalid-state', unsound(state as G['state']));
      return state;
    },
    parseView: (given) => {
      const view = parseWith(shapes.view, 'invalid-view', given, limits);
      refuse('invalid-view', unsoundIn(view));
      return view;
    },
    parseReplay: (given) => parseReplayWith(shapes, given, limits),
    parseComponents: (given) => {
      const read = parseWith(shapes.components, 'invalid-components', given, limits);
      return readComponents(read, making.problemsOf);
    },
    problems,
    validateState: problems,
    invariants: (state) => unsound(state).map(({ message }) => message),
    jsonSchemas: lazily(shapes, (kind) => jsonSchemaOf(shapes[kind], `${title}: ${TITLES[kind]}`)),
  };
}

/** A record whose values are worked out when they are asked for. */
const lazily = <K extends string>(keys: Readonly<Record<K, unknown>>, of: (key: K) => object): Record<K, object> =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(keys).map((key) => [key, { enumerable: true, get: () => of(key as K) }])),
  ) as Record<K, object>;
