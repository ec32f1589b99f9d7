/** A player of Nova Roma. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { catalog } from '@ludi-romani/nova-roma/queries';
import type { Budget } from '../budget';
import { type ExpertOptions, expertBy } from '../expert';
import { type Expertise, weighed } from '../expertise';
import { standing } from '../reward';
import type { Searcher } from '../types';
import { models } from './models';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { models, type Weights, weights };

/** The weights to replace, and options of the search. */
export type Options = ExpertOptions<Weights, NovaRoma['view'], NovaRoma['action'], NovaRoma['state']>;

/** What good players look at. */
export const expertise = (
  engine: Engine<NovaRoma>,
  given: Partial<Weights>,
): Expertise<NovaRoma['view'], NovaRoma['action'], NovaRoma['state']> => {
  const known = catalog(engine.components);
  return {
    prospects: prospectsOf(engine, known, weighed(weights, given)),
    prior: priorOf(known),
    // who plays alone is judged at the end as before it, by how far ahead of the AI: else a search would hurry to the end
    utility: (points, outcome, teams, spread) => standing(points, teams.length > 1 ? outcome : null, teams, spread),
    playoutPlies: 1,
    exploration: 0.3,
  };
};

/** Returns a search that looks at what good players look at. Throws InvalidOptionsError. */
export const expert = (
  engine: Engine<NovaRoma>,
  budget: Budget,
  options: Options = {},
): Searcher<NovaRoma['view'], NovaRoma['action']> =>
  expertBy(engine, budget, { expertise: (given) => expertise(engine, given), models }, options);
