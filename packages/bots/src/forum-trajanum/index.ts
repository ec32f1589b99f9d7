/** A player of Forum Trajanum. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { catalog } from '@ludi-romani/forum-trajanum/queries';
import type { Budget } from '../budget';
import { type Expertise, expertBy, weighed } from '../expert';
import type { Searcher } from '../types';
import { priorOf } from './prior';
import { prospectsOf } from './prospects';
import { type Weights, weights } from './weights';

export { type Weights, weights };

/** What good players look at. */
export const expertise = (
  { components }: Engine<ForumTrajanum>,
  given: Partial<Weights>,
): Expertise<ForumTrajanum['view'], ForumTrajanum['action'], ForumTrajanum['state']> => {
  const known = catalog(components);
  return { prospects: prospectsOf(known, weighed(weights, given)), prior: priorOf(known), playoutPlies: 2 };
};

/** A search that looks at what good players look at; `given` replaces weights. */
export const expert = (
  engine: Engine<ForumTrajanum>,
  budget: Budget,
  given: Partial<Weights> = {},
): Searcher<ForumTrajanum['view'], ForumTrajanum['action']> => expertBy(engine, budget, expertise(engine, given));
