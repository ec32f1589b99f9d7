/** A player of City of Rome. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { catalog } from '@ludi-romani/city-of-rome/queries';
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
export type Options = ExpertOptions<Weights, CityOfRome['view'], CityOfRome['action'], CityOfRome['state']>;

/** What good players look at. */
export function expertise(
  engine: Engine<CityOfRome>,
  given: Partial<Weights>,
): Expertise<CityOfRome['view'], CityOfRome['action'], CityOfRome['state']> {
  const all = weighed(weights, given);
  const box = catalog(clone(engine.components)); // a copy: what is frozen is read slowly
  const promise = promiseOf(box, all);
  return {
    prospects: prospectsOf(engine, box, all),
    prior: priorOf(promise),
    policy: policyOf(promise),
    exploration: 0.5,
  };
}

/** Returns a search that looks at what good players look at. Throws InvalidOptionsError. */
export const expert = (
  engine: Engine<CityOfRome>,
  budget: Budget,
  options: Options = {},
): Searcher<CityOfRome['view'], CityOfRome['action']> =>
  expertBy(engine, budget, { expertise: (given) => expertise(engine, given), models }, options);
