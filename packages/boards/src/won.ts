/** The result of a game in words. */
import type { Engine, GameTypes, Seat } from '@ludi-romani/core';
import { winnersOf } from '@ludi-romani/core/words';
import type { BoardWords, FrameLabels } from './types';

/** Returns the sentence that names the winners, or `undefined` before the end of the game. */
export function wonText<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  words: BoardWords<G, L>,
  view: G['view'],
  nameOf: (seat: Seat) => string,
): string | undefined {
  const outcome = engine.outcome(view);
  return outcome === null ? undefined : words.labels.won(winnersOf(words, engine.teams(view), outcome, nameOf));
}
