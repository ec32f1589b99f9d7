/** Makes the schemas of a game from the schemas of its actions, questions, tasks and areas. */
import * as z from 'zod/v4';
import type { OptionWords } from '../components/options';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import type { Immutable } from '../json/immutable';
import { ABOUT, DATE, LONGEST_COMMENT, MORE_KEY, replayProblems } from '../replay/outline';
import { REPLAY_FORMAT, type Replay, SAVED_FORMAT } from '../replay/replay';
import { MOST_VALUES } from '../replay/replay-copy';
import { chosenSchema, custom, optionalField, optionsSchema } from './shapes';

/** `true` if two types are the same at every depth: `true satisfies Equal<A, B>` does not compile if they differ. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? (<T>() => T extends B ? 1 : 2) extends <T>() => T extends A ? 1 : 2
      ? true
      : false
    : false;

/** Returns the schema of a whole number from `min` to `max`. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** Returns the ids of the rows of a table. */
export const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** Returns the schema of the ids that component tables define. `what` is the message for any other value: `is no card`. */
export const idOf = (ids: readonly string[], what: string) => z.enum(ids, { error: what });

/** Returns the schema of a seat in a game with up to `players` players. */
export const seatSchema = (players: number) => whole(0, players - 1);

/** Returns the schema of a seat or `spectator`. */
export const viewerSchema = (players: number) => z.union([seatSchema(players), z.literal('spectator')]);

/** The schema of a SHA-256 digest in lowercase hexadecimal digits. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** The schema of the state of the random generator. */
export const chanceStateSchema = z.strictObject({ key: digestSchema, counter: whole(0, Number.MAX_SAFE_INTEGER) });

/** The schema of a checkpoint: the digest of the state after `ply` actions. */
export const checkpointSchema = z.strictObject({ ply: whole(0, MOST_VALUES), digest: digestSchema });

/** Returns the schema of the points of one player. */
export const scoreSchema = <Row extends string>(rows: readonly Row[]) =>
  z.strictObject({ total: z.int(), rows: z.record(z.enum(rows) as z.ZodEnum<Record<Row, Row>>, z.int()) });

/** Returns the schema of the outcome of a game. */
export const outcomeSchema = <Row extends string>(rows: readonly Row[], players: number) =>
  z.strictObject({
    ranking: z.array(z.array(seatSchema(players)).max(players)).max(players),
    scores: z.array(scoreSchema(rows)).max(players),
  });

/** Returns the schema of the end of a game that the rules did not end: a resignation, timeout or agreement. */
const endingSchema = (players: number) =>
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.enum(['resignation', 'time']), seat: seatSchema(players) }),
    z.strictObject({ by: z.literal('agreement') }),
  ]);

/** Returns the schema of a comment on a position by a player or spectator. */
const commentSchema = (players: number) =>
  z.strictObject({ ply: whole(0, MOST_VALUES), seat: viewerSchema(players), text: z.string().max(LONGEST_COMMENT) });

const lineSchema = (most: number) => z.string().min(1).max(most);

/** Returns the schema of the texts about who played a game and where. */
const aboutSchema = (players: number) =>
  z.strictObject({
    names: optionalField(z.array(lineSchema(ABOUT.name)).max(players)),
    event: optionalField(lineSchema(ABOUT.text)),
    round: optionalField(lineSchema(ABOUT.text)),
    date: optionalField(z.string().regex(DATE)),
    // `replayProblems` checks the number of texts
    more: optionalField(
      z.record(z.string().regex(MORE_KEY), lineSchema(ABOUT.moreText)).meta({ maxProperties: ABOUT.moreTexts }),
    ),
  });

/** Returns functions that make the schema of a question (`ask`), a task (`work`) and an action (`act`) from its name and fields. */
export const vocabulary = <Seat extends z.ZodType>(seat: Seat) => ({
  ask: <A extends string, Fields extends z.ZodRawShape>(name: A, fields: Fields) =>
    z.strictObject({ ask: z.literal(name), player: seat, ...fields }),
  work: <D extends string, Fields extends z.ZodRawShape>(name: D, fields: Fields) =>
    z.strictObject({ do: z.literal(name), ...fields }),
  act: <T extends string, Fields extends z.ZodRawShape>(type: T, fields: Fields) =>
    z.strictObject({ type: z.literal(type), player: seat, ...fields }),
});

/** Returns the schema of a record with exactly the given keys. */
export const exactly = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);

/** The schemas that differ from game to game, made with the ids of its tables. All other parts are the same in every game. */
export interface Parts {
  /** the rows of the score sheet */
  readonly rows: readonly string[];
  readonly action: z.ZodType;
  /** a question in a state */
  readonly question: z.ZodType;
  /** a question in a view */
  readonly seenQuestion: z.ZodType;
  /** the names of the questions that the game asks several players at the same time */
  readonly simultaneous?: readonly string[];
  readonly task: z.ZodType;
  /** a player's area in a state */
  readonly area: z.ZodType;
  /** a player's area in a view */
  readonly seenArea: z.ZodType;
  /** the fields that are the same in a state and its views */
  readonly table: z.ZodRawShape;
  /** the fields that a view does not have, or that have other values in a state than in a view */
  readonly hidden: z.ZodRawShape;
  /** the fields that a state does not have, or that have other values in a view than in a state */
  readonly shown: z.ZodRawShape;
}

type Same<S, T> = Equal<Immutable<S>, Immutable<T>>;
type Fielded<Fields> = Fields extends z.ZodRawShape ? z.infer<z.ZodObject<Fields>> : never;
/** The fields that core adds to every state or view. */
type Common = 'options' | 'players' | 'pending' | 'chance' | 'viewer';
type Steps<Frame> = Exclude<Frame, { readonly simultaneous: unknown }>;

/** For each kind of value: `true` if its schema and its type in the game are equal, apart from `readonly`. */
export interface Agrees<W extends Parts, G extends GameTypes> {
  readonly row: Equal<W['rows'][number], G['row']>;
  readonly action: Same<z.infer<W['action']>, G['action']>;
  readonly question: Same<z.infer<W['question']>, G['question']>;
  readonly task: Same<z.infer<W['task']>, G['task']>;
  readonly seen: Same<z.infer<W['seenQuestion'] | W['task']>, Steps<G['view']['pending'][number]>>;
  readonly area: Same<z.infer<W['area']>, G['mutable']['players'][number]>;
  readonly seenArea: Same<z.infer<W['seenArea']>, G['view']['players'][number]>;
  readonly state: Same<Fielded<W['table'] & W['hidden']>, Omit<G['mutable'], Common>>;
  readonly view: Same<Fielded<W['table'] & W['shown']>, Omit<G['view'], Common>>;
}

/** `null` if all schemas agree with the types of the game, otherwise the names of those that differ: `null satisfies Disagreement<W, G>`. */
export type Disagreement<W extends Parts, G extends GameTypes> = {
  [K in keyof Agrees<W, G>]: Agrees<W, G>[K] extends true ? never : K;
}[keyof Agrees<W, G>] extends infer K
  ? [K] extends [never]
    ? null
    : K
  : never;

/** The largest number of frames in an untrusted stack. One frame may start a whole round, so the limit also bounds the length of the game. */
const MAX_FRAMES = 1_000;

const version = z.string().max(64);
/** Returns a schema that accepts only the name of the game. Its type is `string`, so that replays and saved states of all games have one type. */
const named = (game: string) => z.enum([game], { error: `must be ${game}` });

/** The schemas of a game, by the kind of value. */
export interface Schemas<G extends GameTypes> {
  readonly options: z.ZodType<G['options']>;
  readonly action: z.ZodType<G['action']>;
  readonly state: z.ZodType<G['mutable']>;
  readonly view: z.ZodType<G['view']>;
  readonly replay: z.ZodType<Replay<G>>;
}

/** Returns the schemas of a game. `words` are the labels and help texts of its options in JSON Schema. */
export function schemasOf<G extends GameTypes>(
  engine: Engine<G>,
  parts: Parts,
  words: Readonly<Record<string, OptionWords>> = {},
): Schemas<G> {
  const { action, question, seenQuestion, task, area, seenArea, table, hidden, shown } = parts;
  const { game, playerCounts } = engine;
  const players = Math.max(...playerCounts);
  const options = optionsSchema<G['options']>(engine.options, words);
  const chosen = chosenSchema<G['mutable']['options']>(engine.options);
  const areas = (each: z.ZodType) =>
    z
      .array(each)
      .min(Math.min(...playerCounts))
      .max(players);
  const steps = (asked: z.ZodType) => z.array(z.array(z.union([asked, task])).max(MAX_FRAMES));
  const frames = (asked: z.ZodType, open: z.ZodRawShape) =>
    z
      .array(z.union([asked, task, z.strictObject({ simultaneous: steps(asked), opened: steps(asked), ...open })]))
      .max(MAX_FRAMES);
  const state = z.strictObject({
    ...table,
    ...hidden,
    options: chosen,
    players: areas(area),
    pending: frames(question, { before: z.array(area) }),
    chance: chanceStateSchema,
  });
  const view = z.strictObject({
    ...table,
    ...shown,
    viewer: viewerSchema(players),
    options: chosen,
    players: areas(seenArea),
    pending: frames(seenQuestion, { open: z.array(seatSchema(players)), before: seenArea.nullable() }),
  });
  const recorded = z.strictObject({
    format: z.literal(REPLAY_FORMAT),
    game: named(game),
    rulesVersion: version,
    components: digestSchema,
    actions: z.array(action),
    checkpoints: z.array(checkpointSchema),
    outcome: outcomeSchema(parts.rows, players).nullable(),
    ending: optionalField(endingSchema(players)),
    times: optionalField(z.array(whole(0, Number.MAX_SAFE_INTEGER))),
    comments: optionalField(z.array(commentSchema(players))),
    about: optionalField(aboutSchema(players)),
  });
  const replay = z
    .union([
      recorded.extend({ options, commitment: optionalField(digestSchema) }),
      recorded.extend({ start: stored(game, state) }),
    ])
    .superRefine((value, context) => {
      for (const { path, ...message } of replayProblems(value)) context.addIssue(custom([path], message));
    });
  // `Agrees` makes sure that the parts equal the types of the game
  return { options, action, state, view, replay } as unknown as Schemas<G>;
}

/** Returns the schema of a saved state of a game with any rules version and components. */
const stored = <S>(game: string, state: z.ZodType<S>) =>
  z.strictObject({
    format: z.literal(SAVED_FORMAT),
    game: named(game),
    rulesVersion: version,
    components: digestSchema,
    state,
  });

/** Returns the schema of a saved state of the game, rules version and components of `engine`. */
export const savedSchema = <S>(engine: Engine<GameTypes>, state: z.ZodType<S>) =>
  stored(engine.game, state).extend({
    rulesVersion: z.enum([engine.rulesVersion], { error: `must be ${engine.rulesVersion}` }),
    components: z.enum([engine.componentsDigest()], { error: 'must be the digest of these components' }),
  });
