/** A player of Nova Roma that looks at what good players look at. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import type { Budget } from '../budget';
import { expertBy } from '../expert';
import type { Searcher } from '../types';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { weights as tuned, type Weights } from './weights';

export { type Weights, weights } from './weights';

/** A search over a game of Nova Roma. `given`: weights in place of the tuned ones. */
export function expert(
  engine: Engine<NovaRoma>,
  budget: Budget,
  given: Partial<Weights> = {},
): Searcher<NovaRoma['view'], NovaRoma['action']> {
  const prospects = prospectsOf(engine, { ...tuned, ...given });
  // who plays alone is judged at the end as before it, by how far ahead of the AI: else a search would hurry to the end
  const outcome: typeof engine.outcome = (seen) => (seen.ai === null ? engine.outcome(seen) : null);
  return expertBy({ ...engine, outcome }, budget, { prospects, prior: priorOf(engine.components), playoutPlies: 4 });
}
