/** What the schemas of all games share. Needs zod, which nothing else in this package does. */
import * as z from 'zod';
import { deepEqual } from './copy';
import type { Engine, Saved } from './engine';
import { IllegalActionError, InvalidOptionsError, InvalidValueError, type LudiErrorCode, type Problem } from './errors';
import type { GameTypes, State } from './game';
import type { Check } from './options';
import { type Limits, pathText, plainCopy } from './plain';
import { REPLAY_FORMAT, type Replay } from './replay';

export { type Limits, pathText, plainCopy } from './plain';

/** Whether two types are the same, all the way down: `true satisfies Equal<A, B>` fails to compile where they are not. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? (<T>() => T extends B ? 1 : 2) extends <T>() => T extends A ? 1 : 2
      ? true
      : false
    : false;

// The shapes.

/** A whole number within bounds. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** The ids of a table. */
export const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** One of the ids that component tables define; `what` is said of any other: `is no card`. */
export const idOf = (ids: readonly string[], what: string) => z.enum(ids, { error: what });

/** A seat in a game of at most that many players. */
export const seatSchema = (players: number) => whole(0, players - 1);

/** Who looks. */
export const viewerSchema = (players: number) => z.union([seatSchema(players), z.literal('spectator')]);

/** SHA-256 in small hexadecimal digits. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** The generator. */
export const chanceStateSchema = z.strictObject({ key: digestSchema, counter: whole(0, Number.MAX_SAFE_INTEGER) });

/** The digest of the state after `ply` actions. */
export const checkpointSchema = z.strictObject({ ply: whole(0, 1_000_000), digest: digestSchema });

/** The seed of a game's options. */
export const seedSchema = z.string().max(1024);

/** The points of one player. */
export const scoreSchema = <Row extends string>(rows: readonly Row[]) =>
  z.strictObject({ total: z.int(), rows: z.record(z.enum(rows) as z.ZodEnum<Record<Row, Row>>, z.int()) });

/** The end of a game. */
export const outcomeSchema = <Row extends string>(rows: readonly Row[], players: number) =>
  z.strictObject({
    ranking: z.array(z.array(seatSchema(players)).max(players)).max(players),
    scores: z.array(scoreSchema(rows)).max(players),
  });

/** Decisions that are open at the same time; `step` is a question or a task. */
export const simultaneousSchema = <Area extends z.ZodType, Step extends z.ZodType>(area: Area, step: Step) => {
  const stacks = z.array(z.array(step));
  return z.strictObject({ simultaneous: stacks, opened: stacks, before: z.array(area) });
};

/** The same as somebody sees them. */
export const seenSimultaneousSchema = <Area extends z.ZodType, Step extends z.ZodType>(
  area: Area,
  step: Step,
  players: number,
) => {
  const stacks = z.array(z.array(step));
  return z.strictObject({
    simultaneous: stacks,
    opened: stacks,
    open: z.array(seatSchema(players)),
    before: area.nullable(),
  });
};

/** Makers of what a game's vocabulary is made of: its questions, tasks and actions, by their names. */
export const vocabulary = <Seat extends z.ZodType>(seat: Seat) => ({
  ask: <A extends string, Fields extends z.ZodRawShape>(name: A, fields: Fields) =>
    z.strictObject({ ask: z.literal(name), player: seat, ...fields }),
  work: <D extends string, Fields extends z.ZodRawShape>(name: D, fields: Fields) =>
    z.strictObject({ do: z.literal(name), ...fields }),
  act: <T extends string, Fields extends z.ZodRawShape>(type: T, fields: Fields) =>
    z.strictObject({ type: z.literal(type), player: seat, ...fields }),
});

/** A record with exactly these keys. */
export const exactly = <Value extends z.ZodType>(keys: readonly string[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<string, Value>);

/** A game's options: the shape, and the checks by hand that `initialState` makes of its own options. */
export const optionsSchema = <Shape extends z.ZodRawShape>(shape: Shape, checks: Readonly<Record<string, Check>>) =>
  z.strictObject(shape).superRefine((given, context) => {
    const values: Readonly<Record<string, unknown>> = given;
    for (const [path, check] of Object.entries(checks)) {
      const message = check(values[path], values);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [path], message });
    }
  });

/** The stack of what comes next in a state. */
export const pendingSchema = <Area extends z.ZodType, Question extends z.ZodType, Task extends z.ZodType>(of: {
  readonly area: Area;
  readonly question: Question;
  readonly task: Task;
}) => z.array(z.union([of.question, of.task, simultaneousSchema(of.area, z.union([of.question, of.task]))]));

/** The same in a view, the questions and tasks being those that a viewer sees. */
export const seenPendingSchema = <Area extends z.ZodType, Question extends z.ZodType, Task extends z.ZodType>(of: {
  readonly area: Area;
  readonly question: Question;
  readonly task: Task;
  readonly players: number;
}) =>
  z.array(
    z.union([of.question, of.task, seenSimultaneousSchema(of.area, z.union([of.question, of.task]), of.players)]),
  );

const version = z.string().max(64);
/** The one name, though its type is any string's: envelopes of all games have one type. */
const named = (game: string) => z.enum([game], { error: `must be ${game}` });

/** A whole game of one kind: options, actions, and what it takes to notice a change. */
export const replaySchema = <Options extends z.ZodType, Action extends z.ZodType, Row extends string>(of: {
  readonly game: string;
  readonly options: Options;
  readonly action: Action;
  /** the rows of the score sheet */
  readonly rows: readonly Row[];
  readonly players: number;
}) =>
  z.strictObject({
    format: z.literal(REPLAY_FORMAT),
    game: named(of.game),
    rulesVersion: version,
    components: digestSchema,
    options: of.options,
    commitment: digestSchema.exactOptional(),
    actions: z.array(of.action),
    checkpoints: z
      .array(checkpointSchema)
      .refine((points) => points.every(({ ply }, i) => ply > (points[i - 1]?.ply ?? -1)), 'must be in ascending order'),
    outcome: outcomeSchema(of.rows, of.players),
  });

const SAVED_FORMAT: Saved<unknown>['format'] = 'ludi-romani/state/1';

/** A state as `save` wraps it, and what it must belong to. */
export const savedSchema = <State extends z.ZodType>(of: {
  readonly game: string;
  readonly rulesVersion: string;
  readonly components: string;
  readonly state: State;
}) =>
  z.strictObject({
    format: z.literal(SAVED_FORMAT),
    game: named(of.game),
    rulesVersion: z.enum([of.rulesVersion], { error: `must be ${of.rulesVersion}` }),
    components: z.enum([of.components], { error: 'must be the digest of these components' }),
    state: of.state,
  });

// The doors.

const MAX_PROBLEMS = 10;
const MAX_MESSAGE = 200;

/** The issues of a union without a discriminator: those of the branch that the value came closest to. */
const closest = (branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] => {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
};

const problemsIn = (issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => problemsIn(inner, path));
  }
  return [{ path: pathText(path), message: issue.message.slice(0, MAX_MESSAGE) }];
};

/** What zod found wrong, in this library's words: the first ten paths with a message each. */
export const problemsOf = (error: z.core.$ZodError): Problem[] =>
  error.issues
    .slice(0, MAX_PROBLEMS)
    .flatMap((issue) => problemsIn(issue, []))
    .slice(0, MAX_PROBLEMS);

/** A stranger's value as what the schema describes, a copy of its own, or what is wrong with it. Never throws. */
export function check<T>(
  schema: z.ZodType<T>,
  given: unknown,
  limits?: Partial<Limits>,
): { readonly value: T } | { readonly problems: readonly Problem[] } {
  const plain = plainCopy(given, limits);
  if ('problem' in plain) return { problems: [plain.problem] };
  const parsed = schema.safeParse(plain.value);
  return parsed.success ? { value: parsed.data } : { problems: problemsOf(parsed.error) };
}

/** The error that says what is wrong with a value of that kind. */
export const invalid = (
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  problems: readonly Problem[],
): InvalidValueError =>
  code === 'invalid-options' ? new InvalidOptionsError(problems) : new InvalidValueError(code, problems);

/** The same as `check`, but throws InvalidValueError of that code. */
export function parseWith<T>(
  schema: z.ZodType<T>,
  code: Exclude<LudiErrorCode, 'illegal-action'>,
  given: unknown,
  limits?: Partial<Limits>,
): T {
  const checked = check(schema, given, limits);
  if ('problems' in checked) throw invalid(code, checked.problems);
  return checked.value;
}

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
  replay: 'a finished game',
  components: 'the tables of a box',
};

/** What doors are made of. */
export interface DoorsOf<G extends GameTypes, Tables> {
  readonly engine: Engine<G>;
  /** the game's name for people */
  readonly title: string;
  readonly shapes: {
    readonly options: z.ZodType<G['options']>;
    readonly action: z.ZodType<G['action']>;
    readonly state: z.ZodType<G['state']>;
    readonly view: z.ZodType<G['view']>;
    readonly replay: z.ZodType<Replay<G>>;
    readonly components: z.ZodType<Tables>;
  };
  /** what is wrong with tables of the right shape */
  checkComponents(tables: unknown): readonly Problem[];
  /** the invariants that a state of the right shape breaks, a sentence for each */
  invariants(state: State<G>): string[];
  readonly limits: Partial<Limits>;
}

/** The schemas of a game, and a door for each kind of value that comes from a stranger. */
export interface Doors<G extends GameTypes, Tables> {
  readonly optionsSchema: z.ZodType<G['options']>;
  readonly actionSchema: z.ZodType<G['action']>;
  /** the shape alone: see `validateState` */
  readonly stateSchema: z.ZodType<G['state']>;
  /** the shape alone: see `parseView` */
  readonly viewSchema: z.ZodType<G['view']>;
  readonly replaySchema: z.ZodType<Replay<G>>;
  /** the shape alone: see `parseComponents` */
  readonly componentsSchema: z.ZodType<Tables>;

  /** The options, or InvalidOptionsError: all that `initialState` checks. */
  parseOptions(given: unknown): G['options'];
  /** Something of the shape of an action, or IllegalActionError with the reason `malformed`; whether it is legal the engine says. */
  parseAction(given: unknown): G['action'];
  /** A state, bare or as `save` wraps it, that `validateState` finds nothing wrong with; otherwise InvalidValueError `invalid-state`. */
  parseState(given: unknown): G['state'];
  /** A view that some sound state gives its viewer, or InvalidValueError `invalid-view`. */
  parseView(given: unknown): G['view'];
  /** Something of the shape of a replay, or InvalidValueError `invalid-replay`; whether it holds `verifyReplay` says. */
  parseReplay(given: unknown): Replay<G>;
  /** Tables that the game can be played with, or InvalidValueError `invalid-components`. */
  parseComponents(given: unknown): Tables;

  /** What is wrong with a bare state: its shape, then every invariant that it breaks. Empty for a state that can be played on. */
  validateState(given: unknown): Problem[];
  /** The invariants that a state of the right shape breaks, a sentence for each. */
  invariants(state: State<G>): string[];
  /** JSON Schema, draft 2020-12, worked out when asked for. */
  readonly jsonSchemas: Readonly<Record<Kind, object>>;
}

/** Makes the doors of a game from its shapes and its invariants. */
export function doorsOf<G extends GameTypes, Tables>(of: DoorsOf<G, Tables>): Doors<G, Tables> {
  const { engine, title, shapes, limits } = of;
  const { game, rulesVersion } = engine;

  const invariants = (state: State<G>): string[] => {
    const found = of.invariants(state);
    if (found.length > 0 || engine.isTerminal(state) || engine.legalActions(state).length > 0) return found;
    return ['somebody must decide, and there is nothing to choose from'];
  };
  const asProblems = (messages: readonly string[]) => messages.map((message): Problem => ({ path: '', message }));
  const refuse = (code: 'invalid-state' | 'invalid-view', messages: readonly string[]): void => {
    if (messages.length > 0) throw invalid(code, asProblems(messages.slice(0, MAX_PROBLEMS)));
  };
  const saved = () => savedSchema({ game, rulesVersion, components: engine.componentsDigest(), state: shapes.state });

  /** A view is sound if some sound state gives it to its viewer: the one that determinizes it. */
  const unsoundIn = (view: G['view']): string[] => {
    if (view.viewer !== 'spectator' && view.viewer >= view.players.length)
      return ['nobody sits on the seat of the viewer'];
    try {
      const state = engine.determinize(view, '');
      const found = invariants(state);
      return found.length > 0 || deepEqual(engine.view(state, view.viewer), view)
        ? found
        : ['no state gives this view'];
    } catch {
      return ['no state agrees with this view'];
    }
  };
  const json = (kind: Kind) => jsonSchemaOf(shapes[kind], `${title}: ${TITLES[kind]}`);

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
      refuse('invalid-state', invariants(state as State<G>));
      return state;
    },
    parseView: (given) => {
      const view = parseWith(shapes.view, 'invalid-view', given, limits);
      refuse('invalid-view', unsoundIn(view));
      return view;
    },
    parseReplay: (given) => parseWith(shapes.replay, 'invalid-replay', given),
    parseComponents: (given) => {
      const tables = parseWith(shapes.components, 'invalid-components', given, limits);
      const problems = of.checkComponents(tables);
      if (problems.length > 0) throw invalid('invalid-components', problems);
      return tables;
    },
    validateState: (given) => {
      const checked = check(shapes.state, given, limits);
      return 'problems' in checked ? [...checked.problems] : asProblems(invariants(checked.value as State<G>));
    },
    invariants,
    jsonSchemas: {
      get options() {
        return json('options');
      },
      get action() {
        return json('action');
      },
      get state() {
        return json('state');
      },
      get view() {
        return json('view');
      },
      get replay() {
        return json('replay');
      },
      get components() {
        return json('components');
      },
    },
  };
}
