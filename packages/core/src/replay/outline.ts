/** The outline of a replay: all of it that can be checked without playing the game. */

import { type Problem, problemAt } from '../errors/errors';
import { type Complaint, complaint, type Misfit } from '../errors/messages';
import { isRecord } from '../json/plain-json';
import { type About, type Checkpoint, type Comment, type Ending, REPLAY_FORMAT, SAVED_FORMAT } from './replay';

/** True if a value has the form of a digest or commitment: 64 lowercase hexadecimal digits. */
export const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** True for a list of checkpoints with ascending plies, 100,000 at most. */
const areCheckpoints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 100_000 &&
  value.every(
    (point, i) =>
      isRecord(point) &&
      Object.keys(point).length === 2 &&
      isDigest(point.digest) &&
      Number.isSafeInteger(point.ply) &&
      Number(point.ply) > (i === 0 ? -1 : value[i - 1].ply),
  );

/** The largest number of characters in a comment. */
export const LONGEST_COMMENT = 2_000;
const MOST_COMMENTS = 10_000;

const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** True for a list of whole milliseconds, one for each action, never descending. */
const areTimes = (value: unknown, plies: number): boolean =>
  Array.isArray(value) &&
  value.length === plies &&
  value.every((time, i) => isWhole(time) && time >= (i === 0 ? 0 : value[i - 1]));

/** True for a list of comments in the order of their plies, each by a spectator or one of `seats` seats. */
const areComments = (value: unknown, plies: number, seats: number): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_COMMENTS &&
  value.every(
    (comment, i) =>
      isRecord(comment) &&
      Object.keys(comment).length === 3 &&
      isWhole(comment.ply, plies) &&
      comment.ply >= (i === 0 ? 0 : value[i - 1].ply) &&
      (comment.seat === 'spectator' || isWhole(comment.seat, seats - 1)) &&
      typeof comment.text === 'string' &&
      comment.text.length <= LONGEST_COMMENT,
  );

const isEnding = (value: unknown, seats: number): boolean =>
  isRecord(value) &&
  (value.by === 'agreement'
    ? Object.keys(value).length === 1
    : Object.keys(value).length === 2 &&
      (value.by === 'resignation' || value.by === 'time') &&
      isWhole(value.seat, seats - 1));

/** The limits of the texts in `about` of a replay. */
export const ABOUT = { name: 100, text: 200, moreText: 500, moreTexts: 20 } as const;
export const MORE_KEY = /^[a-z][a-z0-9-]{0,39}$/;
/** A day of the Gregorian calendar: a leap day, or any other day. */
export const DATE =
  /^(?:(?:\d\d(?:[2468][048]|[13579][26]|0[48])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

const isLine = (value: unknown, most: number = ABOUT.text): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

const ABOUT_FIELDS: { readonly [K in keyof Required<About>]: (value: unknown, seats: number) => boolean } = {
  names: (value, seats) =>
    Array.isArray(value) && value.length <= seats && value.every((name) => isLine(name, ABOUT.name)),
  event: (value) => isLine(value),
  round: (value) => isLine(value),
  date: (value) => isLine(value) && DATE.test(value),
  more: (value) =>
    isRecord(value) &&
    Object.keys(value).length <= ABOUT.moreTexts &&
    Object.entries(value).every(([key, text]) => MORE_KEY.test(key) && isLine(text, ABOUT.moreText)),
};

const isAbout = (value: unknown, seats: number): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([key, field]) =>
      Object.hasOwn(ABOUT_FIELDS, key) && (field === undefined || ABOUT_FIELDS[key as keyof About](field, seats)),
  );

/** A replay with a valid outline. Its options or position, its actions and its outcome are still untrusted. */
export interface Envelope {
  readonly game: string;
  readonly rulesVersion: string;
  readonly components: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: Readonly<Record<string, unknown>>;
  readonly commitment?: string;
  readonly actions: readonly unknown[];
  readonly checkpoints: readonly Checkpoint[];
  readonly outcome: unknown;
  readonly ending?: Ending;
  readonly times?: readonly number[];
  readonly comments?: readonly Comment[];
  readonly about?: About;
}

type Fields = { readonly [K in keyof Required<Envelope> | 'format']: unknown };

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 64;

/** True for a saved state of the same game, rules and components. Its `state` is still untrusted. */
const isStart = (value: unknown, { game, rulesVersion, components }: Fields): boolean =>
  isRecord(value) &&
  value.format === SAVED_FORMAT &&
  value.game === game &&
  value.rulesVersion === rulesVersion &&
  value.components === components &&
  isRecord(value.state);

/** Returns the number of players according to options or start. If these are invalid, returns a huge number: a later check refuses them. */
function seatsIn({ options, start }: Fields): number {
  const players = isRecord(options) ? options.players : isRecord(start) && isRecord(start.state) && start.state.players;
  return Array.isArray(players) ? players.length : isWhole(players) ? players : Number.MAX_SAFE_INTEGER;
}

const pliesIn = ({ actions }: Fields): number => (Array.isArray(actions) ? actions.length : 0);

/** The check of each field. It returns true if the value, `undefined` for a missing field, has the right type and agrees with the other fields. */
const ENVELOPE: { readonly [K in keyof Fields]: (value: unknown, replay: Fields) => boolean } = {
  format: (value) => value === REPLAY_FORMAT,
  game: isText,
  rulesVersion: isText,
  components: isDigest,
  options: (value, { start }) => (start === undefined ? isRecord(value) : value === undefined),
  start: (value, replay) => value === undefined || isStart(value, replay),
  commitment: (value, { start }) => value === undefined || (start === undefined && isDigest(value)),
  actions: Array.isArray,
  checkpoints: areCheckpoints,
  outcome: (value) => value === null || isRecord(value),
  ending: (value, replay) => value === undefined || (replay.outcome === null && isEnding(value, seatsIn(replay))),
  times: (value, replay) => value === undefined || areTimes(value, pliesIn(replay)),
  comments: (value, replay) => value === undefined || areComments(value, pliesIn(replay), seatsIn(replay)),
  about: (value, replay) => value === undefined || isAbout(value, seatsIn(replay)),
};

/** The messages about fields for which the message `missing or of the wrong type` would not be clear enough. */
const MESSAGES: { readonly [K in keyof Fields]?: Misfit | Complaint } = {
  options: 'must be an object, or missing if there is a start',
  start: 'must be a saved state of the same game, rules and components',
  commitment: 'must be 64 hexadecimal digits, or missing if there is a start',
  ending: 'must be the resignation or timeout of a seat, or an agreement, in a game without an outcome',
  times: 'must be whole milliseconds, one for each action, never descending',
  comments: /* @__PURE__ */ complaint(
    'must be in the order of their plies, each with a seat and a text of at most {most} characters',
    {
      most: LONGEST_COMMENT,
    },
  ),
  about:
    'must have only names (at most one for each seat), event, round, date (as 2026-11-27) and more, as texts that are neither empty nor too long',
};

/** Returns the problems in the outline of a replay, at most ten of them for unknown fields. Returns an empty list if it is valid. */
export function replayProblems(value: unknown): Problem[] {
  if (!isRecord(value)) return [problemAt('', 'a replay must be an object' satisfies Complaint)];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(ENVELOPE, key));
  const problems = unknown.slice(0, 10).map((key) => problemAt(key.slice(0, 40), 'no such field' satisfies Complaint));
  const names = Object.keys(ENVELOPE) as (keyof Fields)[];
  const fields = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(value, name) ? value[name] : undefined]),
  ) as Fields;
  for (const path of names)
    if (!ENVELOPE[path](fields[path], fields))
      problems.push(problemAt(path, MESSAGES[path] ?? ('missing or of the wrong type' satisfies Complaint)));
  return problems;
}
