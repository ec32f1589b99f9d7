/** Messages as data: an English text with `{name}` placeholders, and its arguments. Other languages can translate such a message. */

/** The id of a clause of the rules: `CR-5.12`. */
export type Clause = `${string}-${number}.${number}`;

/** A reason with its clause: the id of the clause, a blank and the rest of a sentence, `CR-5.12 the city would be too wide`. */
export type Sentence = `${string}-${number}.${number}${string} ${string}`;

export type ArgsOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | ArgsOf<Rest> : never;

/** A number, or an id that the words of a game may replace by its title. */
export type Arg = string | number;
/** One argument or a list of them. */
export type Some = Arg | readonly Arg[];
export type Args = Readonly<Record<string, Some>>;

/** A sentence with arguments. */
export interface Because {
  readonly why: Sentence;
  readonly args: Readonly<Record<string, Arg>>;
}

/** The reason why the rules refuse an action. */
export type Why = Sentence | Because;

/** Makes a reason with arguments: `because('AQ-5.23 choose 0 to {dice} dice', { dice: 3 })`. */
export const because = <const S extends Sentence>(why: S, args: Readonly<Record<ArgsOf<S>, Arg>>): Because => ({
  why,
  args,
});

/** A message about an invalid value. */
export interface Misfit {
  /** the rest of an English sentence */
  readonly message: string;
  /** the message with a `{name}` placeholder for each argument; it is the key of translations. Missing if the message has no arguments. */
  readonly pattern?: string;
  readonly args?: Args;
}

/** Makes a message with arguments: `misfit('must be one of {colors}', { colors })`. */
export const misfit = <const S extends string>(pattern: S, args: Readonly<Record<ArgsOf<S>, Some>>): Misfit => ({
  message: filled(pattern, args),
  pattern,
  args,
});

/** Makes one of core's own messages. @alias */
export const complaint: <const S extends Complaint>(pattern: S, args: Readonly<Record<ArgsOf<S>, Some>>) => Misfit =
  misfit;

/** The messages of core. Each language must translate all of them. */
export type Complaint = ValueComplaint | ReplayComplaint;

/** The messages about values of any kind. */
export type ValueComplaint =
  | 'must be a whole number from {min} to {max}'
  | 'must be one of {values}'
  | 'must be a whole number'
  | 'must be at most {max}'
  | 'must be at least {min}'
  | 'must be true or false'
  | 'must be a string'
  | 'must be null'
  | 'must be a string of at most {max} characters'
  | 'must be an id of small letters, digits and hyphens'
  | 'must be a text of 1 to 500 characters'
  | 'must be an array'
  | 'must be an object'
  | 'must hold {min} to {max} entries'
  | 'must hold {count} entries'
  | 'must hold at most {max} entries'
  | 'must hold at least {min} entries'
  | 'is not a valid value'
  | 'must be the seat of a player'
  | 'is missing'
  | 'no such field'
  // about values that are not plain JSON
  | 'cannot be read'
  | 'forbidden key'
  | 'has an unsupported key'
  | 'must be a finite number, and not -0'
  | 'must be a plain object'
  | 'must be a value, not an accessor'
  | 'must be an array without holes or extra fields'
  | 'must have at most {most} characters'
  | 'must be plain JSON'
  | 'too deep: more than {most} levels'
  | 'too large: more than {most} values in all';

/** The messages about replays. */
export type ReplayComplaint =
  // about the outline
  | 'a replay must be an object'
  | 'missing or of the wrong type'
  | 'must be an object, or missing if there is a start'
  | 'must be a saved state of the same game, rules and components'
  | 'must be 64 hexadecimal digits, or missing if there is a start'
  | 'must be the resignation or timeout of a seat, or an agreement, in a game without an outcome'
  | 'must be whole milliseconds, one for each action, never descending'
  | 'must be in the order of their plies, each with a seat and a text of at most {most} characters'
  | 'must have only names (at most one for each seat), event, round, date (as 2026-11-27) and more, as texts that are neither empty nor too long'
  // about the game, once it is played again
  | 'this engine plays {game}'
  | "the engine's rules version is {version}"
  | 'recorded with other components'
  | '{actions} actions, but at most {most} are allowed'
  | 'a game that begins from a position needs the option parseState'
  | 'a game from a position has no seed'
  | 'the seed is not the one that was committed to'
  | 'the state after {ply} plies differs'
  | 'the game was over after {ply} plies'
  | 'the game is not over'
  | 'there is a checkpoint beyond the last ply'
  | 'the recorded outcome differs';

/** Returns an id unchanged. */
export const asWritten = (id: string): string => id;

/** Returns `pattern` with its arguments filled in: numbers in digits, ids as `called` returns them, lists with commas between their items. */
export const filled = (pattern: string, args: Args, called: (id: string, name: string) => string = asWritten): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    [args[name] ?? '']
      .flat()
      .map((arg) => (typeof arg === 'number' ? String(arg) : called(arg, name)))
      .join(', '),
  );

/** Returns an id as English words: ids are English words with hyphens. */
const inEnglish = (id: string): string => id.replaceAll('-', ' ');

/** The kinds of refusal of an action. */
export type RefusalCode =
  /** the game is over */
  | 'game-over'
  /** not an object of the shape of an action */
  | 'malformed'
  /** this player has no open decision */
  | 'not-your-turn'
  /** the open decision is answered by other types of action */
  | 'wrong-decision'
  /** the open decision has no such choice */
  | 'no-such-choice'
  /** a rule forbids it: `clause` is the clause of that rule */
  | 'rule';

/** The verdict on an action that is not legal. `clause` is the id of the rule that the action breaks, or null. */
export interface Refusal {
  readonly legal: false;
  readonly code: RefusalCode;
  readonly clause: string | null;
  /** the rest of an English sentence */
  readonly message: string;
  /** the message with a `{name}` placeholder for each argument; it is the key of translations. Missing if the message has no arguments. */
  readonly pattern?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Returns the refusal for a reason of the rules. */
export function refused(code: RefusalCode, reason: Why): Refusal {
  const why = typeof reason === 'string' ? reason : reason.why;
  const blank = why.indexOf(' ');
  const [clause, pattern] = [why.slice(0, blank), why.slice(blank + 1)];
  if (typeof reason === 'string') return { legal: false, code, clause, message: pattern };
  return { legal: false, code, clause, message: filled(pattern, reason.args, inEnglish), pattern, args: reason.args };
}
