/** A player of Forum Trajanum. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { catalog } from '@ludi-romani/forum-trajanum/queries';
import type { Budget } from '../budget';
import { type ExpertOptions, expertBy } from '../expert';
import { type Expertise, weighed } from '../expertise';
import type { Searcher } from '../types';
import { models } from './models';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { models, type Weights, weights };

/** The weights to replace, and options of the search. */
export type Options = ExpertOptions<Weights, ForumTrajanum['view'], ForumTrajanum['action'], ForumTrajanum['state']>;

/** What good players look at. */
export const expertise = (
  { components }: Engine<ForumTrajanum>,
  given: Partial<Weights>,
): Expertise<ForumTrajanum['view'], ForumTrajanum['action'], ForumTrajanum['state']> => {
  const known = catalog(components);
  return {
    prospects: prospectsOf(known, weighed(weights, given)),
    prior: priorOf(known),
    exploration: 0.5,
    playoutPlies: 2,
  };
};

/** Returns a search that looks at what good players look at. Throws InvalidOptionsError. */
export const expert = (
  engine: Engine<ForumTrajanum>,
  budget: Budget,
  options: Options = {},
): Searcher<ForumTrajanum['view'], ForumTrajanum['action']> =>
  expertBy(engine, budget, { expertise: (given) => expertise(engine, given), models }, options);
