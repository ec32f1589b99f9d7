/** A player of Aquileia. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { catalog } from '@ludi-romani/aquileia/queries';
import { clone, type Engine } from '@ludi-romani/core';
import type { Budget } from '../budget';
import { type Expertise, expertBy, weighed } from '../expert';
import { policyOf, priorOf } from '../promise';
import type { Searcher } from '../types';
import { promiseOf } from './promise';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { type Weights, weights };

/** What good players look at. */
export function expertise(
  engine: Engine<Aquileia>,
  given: Partial<Weights>,
): Expertise<Aquileia['view'], Aquileia['action'], Aquileia['state']> {
  const all = weighed(weights, given);
  const box = catalog(clone(engine.components)); // a copy: what is frozen is read slowly
  const promise = promiseOf(box, all);
  return { prospects: prospectsOf(box, all), prior: priorOf(promise), policy: policyOf(promise) };
}

/** A search that looks at what good players look at; `given` replaces weights. */
export const expert = (
  engine: Engine<Aquileia>,
  budget: Budget,
  given: Partial<Weights> = {},
): Searcher<Aquileia['view'], Aquileia['action']> => expertBy(engine, budget, expertise(engine, given));
