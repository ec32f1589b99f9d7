/** What is wrong with a value from outside, said once: in English, and in a way that every language can follow. */
import { type Args, type ArgsOf, filled, type Some } from './messages';

/** Why a value is not as it must be. */
export interface Misfit {
  /** the rest of an English sentence */
  readonly message: string;
  /** the same with `{name}` where `args` stand, if it has any: what the words of other languages know it by */
  readonly pattern?: string;
  readonly args?: Args;
}

/** What core itself says: the words of a language have each. */
export type Complaint = ValueComplaint | ReplayComplaint;

/** What it says of any value. */
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
  | 'is not of the right kind'
  | 'must be the seat of a player'
  | 'is missing'
  | 'is not a field of this'
  | 'no such field'
  // that are no plain JSON
  | 'cannot be read'
  | 'forbidden key'
  | 'has an unsupported key'
  | 'must be a finite number, and not -0'
  | 'must be a plain object'
  | 'must be a value, not an accessor'
  | 'must be an array without holes or fields of its own'
  | 'must be of at most {most} characters'
  | 'must be plain JSON'
  | 'too deep: more than {most} levels'
  | 'too large: more than {most} values in all';

/** What it says of replays. */
export type ReplayComplaint =
  // their outline
  | 'a replay must be an object'
  | 'missing or of the wrong type'
  | 'must be there, or a start instead of them'
  | 'must be a saved state of the same game, rules and components'
  | 'must be 64 hexadecimal digits, of a game that has a seed'
  | 'must be the resignation or the time of a seat, in a game without an outcome'
  | 'must be whole milliseconds, one for each action, never descending'
  | 'must be in the order of their plies, each with a seat and a text of at most {most} characters'
  // what is found when they are judged
  | 'this engine plays {game}'
  | "the engine's rules version is {version}"
  | 'recorded with other components'
  | '{actions} actions, and no more than {most} are tried'
  | 'the game begins from a position, which needs a parseState'
  | 'a game from a position has no seed'
  | 'the seed is not the one that was committed to'
  | 'the state after {ply} plies differs'
  | 'the game was over after {ply} plies'
  | 'the game is not over'
  | 'there is a checkpoint beyond the last ply'
  | 'the recorded outcome differs';

/** Why not, with what it is about: `misfit('must be one of {colors}', { colors })`. */
export const misfit = <const S extends string>(pattern: S, args: Readonly<Record<ArgsOf<S>, Some>>): Misfit => ({
  message: filled(pattern, args),
  pattern,
  args,
});

/** The same for what core says. @alias */
export const complaint: <const S extends Complaint>(pattern: S, args: Readonly<Record<ArgsOf<S>, Some>>) => Misfit =
  misfit;
