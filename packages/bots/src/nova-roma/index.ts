/** A player of Nova Roma. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import type { Budget } from '../budget';
import { type Expertise, expertBy, weighed } from '../expert';
import type { Searcher } from '../types';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { type Weights, weights };

/** What good players look at. */
export const expertise = (
  engine: Engine<NovaRoma>,
  given: Partial<Weights>,
): Expertise<NovaRoma['view'], NovaRoma['action'], NovaRoma['state']> => ({
  prospects: prospectsOf(engine, weighed(weights, given)),
  prior: priorOf(engine.components),
  playoutPlies: 1,
  exploration: 0.3,
});

/** A search that looks at what good players look at; `given` replaces weights. */
export function expert(
  engine: Engine<NovaRoma>,
  budget: Budget,
  given: Partial<Weights> = {},
): Searcher<NovaRoma['view'], NovaRoma['action']> {
  // who plays alone is judged at the end as before it, by how far ahead of the AI: else a search would hurry to the end
  const outcome: typeof engine.outcome = (seen) => (seen.ai === null ? engine.outcome(seen) : null);
  return expertBy({ ...engine, outcome }, budget, expertise(engine, given));
}
