/** A player of Nova Roma. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { catalog } from '@ludi-romani/nova-roma/queries';
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
): Expertise<NovaRoma['view'], NovaRoma['action'], NovaRoma['state']> => {
  const known = catalog(engine.components);
  return {
    prospects: prospectsOf(engine, known, weighed(weights, given)),
    prior: priorOf(known),
    playoutPlies: 1,
    exploration: 0.3,
  };
};

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
