/** Checks the frame stack of an untrusted state, in the same way for every game. */
import { type Flaw, wrongAt } from '../errors/state-problems';
import type { GameTypes, QuestionLike } from '../game/types';
import { type AnyFrame, type AnyState, isQuestion, isSimultaneous } from '../kernel/frames';

/** Returns the number of questions that a reaction to this frame withdraws; -1 for a frame outside a reaction window. */
const withdrawnBy = (frame: AnyFrame): number => (isQuestion(frame) ? (frame.withdraws ?? -1) : -1);

/**
 * Yields the problems of frames that could show the secret answer of a player to other players, and of frames of seats that do not exist.
 * `asks` names the questions that the game asks several players at the same time.
 */
export function* frameFlaws({ pending, players }: GameTypes['state'], asks: readonly string[]): Iterable<Flaw> {
  const frames = pending as AnyState['pending'];
  const isSeat = (frame: object): boolean => !('player' in frame) || (frame.player as number) < players.length;
  const isFor = (seat: number) => (frame: AnyFrame) =>
    isQuestion(frame) && frame.player === seat && asks.includes((frame as QuestionLike).ask);
  for (const [i, frame] of frames.entries()) {
    const path = `pending[${i}]`;
    if (!isSimultaneous(frame)) {
      if (!isSeat(frame)) yield wrongAt(`${path}.player`, 'must be the seat of a player');
      const below = frames[i - 1];
      if (withdrawnBy(frame) > 0 && !(below !== undefined && withdrawnBy(below) === withdrawnBy(frame) - 1))
        yield wrongAt(`${path}.withdraws`, 'must be the number of questions left in the window');
      continue;
    }
    const { simultaneous, opened, before } = frame;
    for (const [field, list] of Object.entries({ simultaneous, opened })) {
      if (list.length !== players.length) yield wrongAt(`${path}.${field}`, 'must hold one stack for each seat');
      if (list.flat().some((frame) => withdrawnBy(frame) >= 0))
        yield wrongAt(`${path}.${field}`, 'must hold no question of a reaction window');
      if (list.some((stack, seat) => !stack.every(isFor(seat))))
        yield wrongAt(`${path}.${field}`, 'must hold questions that their seat answers at the same time as others');
    }
    // a frame below the top has not opened yet, so it stores no areas
    const areas = i === frames.length - 1 ? players.length : 0;
    if (before.length !== areas) yield wrongAt(`${path}.before`, `must hold ${areas} areas`);
    if (simultaneous.some((stack, seat) => stack.length > 0 && (opened[seat]?.length ?? 0) === 0))
      yield wrongAt(`${path}.opened`, 'must hold a question for every seat that has one');
  }
}
