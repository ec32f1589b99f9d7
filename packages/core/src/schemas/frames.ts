/** The check of the frame stack in an untrusted state, the same for every game. */
import type { GameTypes, QuestionLike } from '../game/types';
import { type AnyFrame, type AnyState, isQuestion, isSimultaneous } from '../kernel/frames';

type Report = (path: string, message: string) => void;

/**
 * Reports frames that could show the secret answer of a player to others, and frames of seats that do not exist. `asks` are the questions
 * that the game asks several players at the same time.
 */
export function checkFrames({ pending, players }: GameTypes['mutable'], asks: readonly string[], report: Report): void {
  const frames: readonly AnyFrame[] = (pending as AnyState['pending']) ?? [];
  const isSeat = (frame: object): boolean => !('player' in frame) || (frame.player as number) < players.length;
  const isFor = (seat: number) => (frame: AnyFrame) =>
    isQuestion(frame) && frame.player === seat && asks.includes((frame as QuestionLike).ask);
  for (const [i, frame] of frames.entries()) {
    const path = `pending[${i}]`;
    if (!isSimultaneous(frame)) {
      if (!isSeat(frame)) report(`${path}.player`, 'must be the seat of a player');
      continue;
    }
    const { simultaneous, opened, before } = frame;
    for (const [field, list] of Object.entries({ simultaneous, opened })) {
      if (list.length !== players.length) report(`${path}.${field}`, 'must hold one stack for each seat');
      if (list.some((stack, seat) => !stack.every(isFor(seat))))
        report(`${path}.${field}`, 'must hold questions that their seat answers at the same time as others');
    }
    // a frame further down has not opened yet
    const areas = i === frames.length - 1 ? players.length : 0;
    if (before.length !== areas) report(`${path}.before`, `must hold ${areas} areas`);
    if (simultaneous.some((stack, seat) => stack.length > 0 && (opened[seat]?.length ?? 0) === 0))
      report(`${path}.opened`, 'must hold a question for every seat that has one');
  }
}
