/** The schemas and parse functions of a game for all kinds of untrusted values. */
import * as z from 'zod/v4';
import { readComponents } from '../components/components';
import { disagreements, type OptionWords } from '../components/options';
import type { Shape } from '../components/shapes';
import { IllegalActionError, type Problem } from '../errors/errors';
import type { ValueComplaint } from '../errors/messages';
import { type Checks, type Flaw, problemsFound, type StateProblem } from '../errors/state-problems';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { deepEqual } from '../json/copy';
import type { Limits } from '../json/plain-json';
import { type AnyState, openSimultaneous } from '../kernel/frames';
import type { Replay } from '../replay/replay';
import { frameFlaws } from './frames';
import { check, invalid, MAX_PROBLEMS, parseReplayWith, parseWith } from './reading';
import { zodOf } from './shapes';
import { type Parts, savedSchema, schemasOf } from './vocabulary';

/** Returns the JSON Schema, draft 2020-12, of the values that `schema` accepts as input. */
export const jsonSchemaOf = (schema: z.ZodType, title: string): object => ({
  title,
  ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', reused: 'ref' }),
});

/** The kinds of values for which a game has schemas. */
export type Kind = 'options' | 'action' | 'state' | 'view' | 'replay' | 'components';

const TITLES: Readonly<Record<Kind, string>> = {
  options: 'the options of a new game',
  action: 'an action',
  state: 'a whole state, secrets included',
  view: 'the view of one player or spectator',
  replay: 'a game, over or not',
  components: 'the tables of a box',
};

/** The parts from which `gameSchemas` makes the schemas and parse functions of a game. */
export interface SchemaParts<G extends GameTypes, C> {
  /** the name of the game for people */
  readonly title: string;
  /** the label and help of each option, for JSON Schema */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** the limits for reading a state, view or action */
  readonly limits: Partial<Limits>;
  /** the shape of the component tables */
  readonly shape: Shape<C>;
  /** Returns the problems of component tables: wrong shapes, or tables that contradict each other. */
  problemsOf(given: unknown): readonly Problem[];
  /** Returns the engine and vocabulary of the game with these tables, and the check of its invariants for states of the right shape. */
  of(components: C): {
    readonly engine: Engine<G>;
    readonly parts: Parts;
    invariants(state: G['state']): Iterable<StateProblem>;
  };
}

/** The schemas of a game, and a parse function for each kind of untrusted value. */
export interface GameSchemas<G extends GameTypes, C> {
  readonly optionsSchema: z.ZodType<G['options']>;
  readonly actionSchema: z.ZodType<G['action']>;
  /** checks only the shape: see `validateState` */
  readonly stateSchema: z.ZodType<G['mutable']>;
  /** checks only the shape: see `parseView` */
  readonly viewSchema: z.ZodType<G['view']>;
  readonly replaySchema: z.ZodType<Replay<G>>;
  /** checks only the shape: see `parseComponents` */
  readonly componentsSchema: z.ZodType<C>;

  /** Returns the options. Checks all that `initialState` checks. Throws InvalidOptionsError. */
  parseOptions(given: unknown): G['options'];
  /**
   * Returns a value with the shape of an action, legal or not. Throws IllegalActionError with the reason `malformed` for any other value.
   */
  parseAction(given: unknown): G['action'];
  /**
   * Returns a state, given bare or as `save` wraps it, in which `validateState` finds no problem. Throws InvalidValueError `invalid-state`
   * for any other value.
   */
  parseState(given: unknown): G['mutable'];
  /** Returns a copy of `given` if it is the view of some valid state. Throws InvalidValueError `invalid-view` for any other value. */
  parseView(given: unknown): G['view'];
  /**
   * Returns a value with the shape of a replay. Throws InvalidValueError `invalid-replay` for any other value. It does not play the game:
   * `verifyReplay` does. Both read up to 1,000,000 values, where an action counts as one.
   */
  parseReplay(given: unknown): Replay<G>;
  /** Returns component tables that the game can be played with. Throws InvalidValueError `invalid-components` for any other value. */
  parseComponents(given: unknown): C;

  /**
   * Returns all problems of a bare state with their paths: those of its shape, or of its invariants if its shape is right. Returns an empty
   * list for a state that can be played on. Never throws.
   */
  problems(given: unknown): StateProblem[];
  /** Returns the same list as `problems`, for callers that only ask if a state can be played on. */
  validateState(given: unknown): Problem[];
  /** Returns a sentence for each invariant that a state of the right shape breaks. */
  invariants(state: G['state']): string[];
  /** JSON Schema, draft 2020-12. Each schema is computed when it is read. */
  readonly jsonSchemas: Readonly<Record<Kind, object>>;
}

/**
 * Returns a function that makes the schemas and parse functions of a game for its component tables, the printed ones or others. The function
 * throws InvalidValueError `invalid-components` for tables that the game cannot be played with.
 */
export function gameSchemas<G extends GameTypes, C>(game: SchemaParts<G, C>): (components: C) => GameSchemas<G, C> {
  return (given) => schemasFor(game, readComponents(given, game.problemsOf));
}

function schemasFor<G extends GameTypes, C>(game: SchemaParts<G, C>, tables: C): GameSchemas<G, C> {
  const { title, limits } = game;
  const { engine, parts, invariants } = game.of(tables);
  const shapes = { ...schemasOf(engine, parts, game.options), components: zodOf(game.shape) };

  /** Returns the problems of options that contradict each other or the number of seats. */
  const optionFlaws = ({ options, players }: G['state']): Flaw[] => {
    // an option with its default contradicts no other option
    const isChosen = ([name, value]: [string, unknown]) => !deepEqual(value, engine.options[name]?.default ?? null);
    const chosen = [...Object.entries(options).filter(isChosen), ['players', options.players]];
    const problems = disagreements(Object.fromEntries(chosen), engine.options);
    if (options.players !== players.length) problems.push({ path: 'players', message: 'must be the number of seats' });
    return problems.map(({ path, ...said }) => ({ ...said, path: `options.${path}` }));
  };
  /** Returns the broken invariants. The areas that other players still see during a simultaneous frame are checked too. */
  const brokenInvariants = (state: G['state']): StateProblem[] => {
    const open = openSimultaneous(state as AnyState);
    const tables = open === undefined ? [state] : [state, { ...state, players: open.before }];
    const found = new Map<string, StateProblem>();
    for (const table of tables) for (const problem of invariants(table)) found.set(problem.message, problem);
    return [...found.values()];
  };
  const stages: readonly Checks<[G['state']]>[] = [
    [['', (state) => frameFlaws(state, parts.simultaneous ?? [])]],
    [
      ['', optionFlaws],
      ['', brokenInvariants],
    ],
  ];
  /**
   * True if the game cannot continue from a state: an open question has no legal answer, or no question is open before the end. Also true if
   * the rules throw, as they may on a puzzle.
   */
  const isStuck = (state: G['state']): boolean => {
    try {
      const seats = engine.activePlayers(state);
      const isAnswerable = seats.every((seat) => engine.legalActions(state, seat, 1).length > 0);
      return !isAnswerable || (seats.length === 0 && !engine.isTerminal(state));
    } catch {
      return true;
    }
  };
  /** Returns all problems of a state of the right shape. */
  const stateProblems = (state: G['state']): StateProblem[] => {
    const found = problemsFound(stages, state);
    if (found.some(({ puzzle }) => !puzzle) || !isStuck(state)) return found;
    return [...found, { path: 'pending', message: 'the open question has no legal answer', puzzle: false }];
  };
  const problems = (given: unknown): StateProblem[] => {
    const checked = check(shapes.state, given, limits, Number.POSITIVE_INFINITY);
    return 'problems' in checked
      ? checked.problems.map((problem) => ({ ...problem, puzzle: false }))
      : stateProblems(checked.value as G['state']);
  };
  const refuse = (code: 'invalid-state' | 'invalid-view', found: readonly Problem[]): void => {
    if (found.length > 0) throw invalid(code, found.slice(0, MAX_PROBLEMS));
  };
  const saved = () => savedSchema(engine as unknown as Engine<GameTypes>, shapes.state);

  /** Returns the problems of a view. A view is valid if the state that `determinize` deals from it is valid and has the same view. */
  const viewProblems = (view: G['view']): readonly Problem[] => {
    if (view.viewer !== 'spectator' && view.viewer >= view.players.length)
      return [{ path: 'viewer', message: 'must be the seat of a player' satisfies ValueComplaint }];
    try {
      const state = engine.determinize(view, '');
      const found = stateProblems(state);
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
      refuse('invalid-state', stateProblems(state as G['state']));
      return state;
    },
    parseView: (given) => {
      const view = parseWith(shapes.view, 'invalid-view', given, limits);
      refuse('invalid-view', viewProblems(view));
      return view;
    },
    parseReplay: (given) => parseReplayWith(shapes, given, limits),
    parseComponents: (given) => {
      const read = parseWith(shapes.components, 'invalid-components', given, limits);
      return readComponents(read, game.problemsOf);
    },
    problems,
    validateState: problems,
    invariants: (state) => stateProblems(state).map(({ message }) => message),
    jsonSchemas: lazily(shapes, (kind) => jsonSchemaOf(shapes[kind], `${title}: ${TITLES[kind]}`)),
  };
}

/** Returns a record whose values are computed each time they are read. */
const lazily = <K extends string>(keys: Readonly<Record<K, unknown>>, of: (key: K) => object): Record<K, object> =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(keys).map((key) => [key, { enumerable: true, get: () => of(key as K) }])),
  ) as Record<K, object>;
