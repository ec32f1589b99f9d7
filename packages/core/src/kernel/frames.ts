/** Functions that read the stack of frames: they find the open questions, and the seats that must answer them. */
import type { PerfectInformationRules, Rules } from '../game/rules';
import type {
  Frame,
  GameState,
  GameTypes,
  QuestionLike,
  Readable,
  Seat,
  SeenSimultaneous,
  Simultaneous,
  TaskLike,
} from '../game/types';

/** The types of any game. */
export type Anything = GameTypes;
export type AnyRules = Rules<Anything> | PerfectInformationRules<Anything>;
export type AnyState = GameState<object, QuestionLike, TaskLike>;
export type AnySeen = Readable<Anything>;
export type AnyFrame = Frame<object, QuestionLike, TaskLike>;
export type AnySimultaneous = Simultaneous<object, QuestionLike, TaskLike>;

/** Returns the top of a stack. */
export const last = <T>(stack: readonly T[]): T | undefined => stack[stack.length - 1];

export const isQuestion = (frame: AnyFrame | undefined): frame is QuestionLike =>
  frame !== undefined && (frame as Partial<QuestionLike>).ask !== undefined;
export const isSimultaneous = (frame: AnyFrame | undefined): frame is AnySimultaneous =>
  frame !== undefined && (frame as Partial<AnySimultaneous>).simultaneous !== undefined;

/** Lists the questions and tasks of the stack, at any depth: those in the stacks of `simultaneous` frames too. */
export const framesOf = <F extends object>({ pending }: { readonly pending: readonly F[] }): Step<F>[] =>
  pending.flatMap((frame) =>
    'simultaneous' in frame ? (frame.simultaneous as Step<F>[][]).flat() : [frame as Step<F>],
  );
type Step<F> = Exclude<F, { readonly simultaneous: unknown }>;

/** Returns true if the frame was opened for several players. Each of them answers without knowing the answers of the other players. */
export const isSecret = ({ opened }: Pick<AnySimultaneous, 'opened'>): boolean =>
  opened.filter((stack) => stack.length > 0).length > 1;

/** Returns the `simultaneous` frame that players answer now. Such a frame below the top has not opened yet, and hides nothing. */
export const openSimultaneous = ({ pending }: AnyState): AnySimultaneous | undefined => {
  const top = last(pending);
  return isSimultaneous(top) ? top : undefined;
};

/** Lists the seats that still have to answer a `simultaneous` frame of a state or of a view. */
export function openSeats(frame: AnySimultaneous | SeenSimultaneous<object, QuestionLike, TaskLike>): Seat[] {
  if ('open' in frame) return [...frame.open];
  const seats: Seat[] = [];
  for (let seat = 0; seat < frame.simultaneous.length; seat++)
    if (frame.simultaneous[seat]?.length !== 0) seats.push(seat);
  return seats;
}

/** Lists the seats that have an open question in `seen`. */
export function activePlayers(seen: AnySeen): Seat[] {
  const top = last((seen as AnyState).pending);
  if (isSimultaneous(top)) return openSeats(top);
  return isQuestion(top) ? [top.player] : [];
}

/** Returns the open question of `player` in `seen`. */
export function openQuestion(seen: AnySeen, player: Seat): QuestionLike | undefined {
  if ('viewer' in seen && seen.viewer !== player) return undefined;
  const top = last((seen as AnyState).pending);
  const frame = isSimultaneous(top) ? last(top.simultaneous[player] ?? []) : top;
  return isQuestion(frame) && frame.player === player ? frame : undefined;
}
