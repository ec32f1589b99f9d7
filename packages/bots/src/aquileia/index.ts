/** A player of Aquileia. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { catalog } from '@ludi-romani/aquileia/queries';
import { clone, type Engine } from '@ludi-romani/core';
import type { Budget } from '../budget';
import { type ExpertOptions, expertBy } from '../expert';
import { type Expertise, weighed } from '../expertise';
import { policyOf, priorOf } from '../promise';
import type { Searcher } from '../types';
import { models } from './models';
import { promiseOf } from './promise';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { models, type Weights, weights };

/** The weights to replace, and options of the search. */
export type Options = ExpertOptions<Weights, Aquileia['view'], Aquileia['action'], Aquileia['state']>;

/** What good players look at. */
export function expertise(
  engine: Engine<Aquileia>,
  given: Partial<Weights>,
): Expertise<Aquileia['view'], Aquileia['action'], Aquileia['state']> {
  const all = weighed(weights, given);
  const box = catalog(clone(engine.components)); // a copy: what is frozen is read slowly
  const promise = promiseOf(box, all);
  return { prospects: prospectsOf(box, all), prior: priorOf(promise), policy: policyOf(promise), exploration: 0.5 };
}

/** Returns a search that looks at what good players look at. Throws InvalidOptionsError. */
export const expert = (
  engine: Engine<Aquileia>,
  budget: Budget,
  options: Options = {},
): Searcher<Aquileia['view'], Aquileia['action']> =>
  expertBy(engine, budget, { expertise: (given) => expertise(engine, given), models }, options);
