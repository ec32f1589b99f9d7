/** Why not, said once: in English, and in a way that every language can follow. */

/** A clause, a blank, and the rest of a sentence: `CR-5.12 the city would be too wide`. Arguments stand in it as `{name}`. */
export type Sentence = `${string}-${number}.${number}${string} ${string}`;

export type ArgsOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | ArgsOf<Rest> : never;

/** A number, or the id of something that has a title. */
export type Arg = string | number;

/** A reason with arguments. */
export interface Because {
  readonly why: Sentence;
  readonly args: Readonly<Record<string, Arg>>;
}

/** Why a move is refused. */
export type Why = Sentence | Because;

/** A reason with arguments: `because('AQ-5.23 choose 0 to {dice} dice', { dice: 3 })`. */
export const because = <const S extends Sentence>(why: S, args: Readonly<Record<ArgsOf<S>, Arg>>): Because => ({
  why,
  args,
});

/** One argument or a list of them. */
export type Some = Arg | readonly Arg[];
export type Args = Readonly<Record<string, Some>>;

/** Ids as they are written. */
export const asWritten = (id: string): string => id;

/** A pattern with its arguments in it: numbers as they are, ids as `called` has them, lists with commas. */
export const filled = (pattern: string, args: Args, called: (id: string, name: string) => string = asWritten): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    [args[name] ?? '']
      .flat()
      .map((arg) => (typeof arg === 'number' ? String(arg) : called(arg, name)))
      .join(', '),
  );

/** Ids are made of English words. */
const inEnglish = (id: string): string => id.replaceAll('-', ' ');

/** Why an action is not legal. */
export type RefusalCode =
  /** the game is over */
  | 'game-over'
  /** not an object of the shape an action has */
  | 'malformed'
  /** this player has no open decision */
  | 'not-your-turn'
  /** the open decision is answered by other kinds of action */
  | 'wrong-decision'
  /** no such choice exists in the open decision */
  | 'no-such-choice'
  /** a rule forbids it: `clause` says which */
  | 'rule';

/** A reason why not: `clause` is the rule's id where one is broken, otherwise null. */
export interface Refusal {
  readonly legal: false;
  readonly code: RefusalCode;
  readonly clause: string | null;
  /** the rest of an English sentence */
  readonly message: string;
  /** the same with `{name}` where `args` stand, if it has any: what the words of other languages know it by */
  readonly pattern?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A reason as people are told it. */
export function refused(code: RefusalCode, reason: Why): Refusal {
  const why = typeof reason === 'string' ? reason : reason.why;
  const blank = why.indexOf(' ');
  const [clause, pattern] = [why.slice(0, blank), why.slice(blank + 1)];
  if (typeof reason === 'string') return { legal: false, code, clause, message: pattern };
  return { legal: false, code, clause, message: filled(pattern, reason.args, inEnglish), pattern, args: reason.args };
}
