/** A player of Forum Trajanum that looks at what good players look at. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import type { Budget } from '../budget';
import { expertBy } from '../expert';
import type { Searcher } from '../types';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { weights as tuned, type Weights } from './weights';

export { type Weights, weights } from './weights';

/** A search over a game of Forum Trajanum. `given`: weights in place of the tuned ones. */
export function expert(
  engine: Engine<ForumTrajanum>,
  budget: Budget,
  given: Partial<Weights> = {},
): Searcher<ForumTrajanum['view'], ForumTrajanum['action']> {
  const prospects = prospectsOf(engine.components, { ...tuned, ...given });
  return expertBy(engine, budget, { prospects, prior: priorOf(engine.components), playoutPlies: 2 });
}
