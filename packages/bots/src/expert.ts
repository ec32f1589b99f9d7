/** The search that the experts of all games share. Each expert adds hooks, functions with knowledge of its game, and models that correct them. */
import type { ActionLike } from '@ludi-romani/core';
import { BUDGET_FIELDS, type Budget } from './budget';
import type { Expertise } from './expertise';
import { type IsmctsOptions, ismcts } from './ismcts';
import { type LearnedEngine, learned } from './learn/learned';
import type { Model } from './learn/model';
import { onlyKnown } from './options';
import type { Searcher, Sight } from './types';

/**
 * Options of an expert: `weights` replaces some of its hand-made weights, `models` are the learned models that correct it, one for each number of
 * players, and every other option replaces that of its search. The default models are those of the package. For other numbers of players, for another
 * box, and with own weights, the expert has only its hand-made knowledge, unless models are given.
 */
export type ExpertOptions<W, V, A, S> = Omit<IsmctsOptions<V, A, S>, keyof Budget | 'milliseconds' | 'clock'> & {
  readonly weights?: Partial<W>;
  readonly models?: readonly Model[];
};

/** What an expert knows: hand-made knowledge, made from weights, and models that correct it with its default weights. */
export interface ExpertKnowledge<V, A, S, W> {
  expertise(weights: Partial<W>): Expertise<V, A, S>;
  readonly models: readonly Model[];
}

/** Returns a search with the knowledge of a game. Throws InvalidOptionsError. */
export function expertBy<V extends Sight, A extends ActionLike, S, W>(
  engine: LearnedEngine<V, A, S>,
  budget: Budget,
  { expertise, models: own }: ExpertKnowledge<V, A, S, W>,
  { weights, models = weights === undefined ? own : [], ...others }: ExpertOptions<W, V, A, S>,
): Searcher<V, A> {
  onlyKnown(budget, BUDGET_FIELDS);
  const knowledge = expertise(weights ?? {});
  const plain = ismcts(engine, { ...budget, ...knowledge, ...others });
  const byPlayers = new Map<number, Searcher<V, A>>();
  const searcherFor = (players: number): Searcher<V, A> => {
    const model = models.find(
      ({ options, components, rulesVersion }) =>
        options.players === players && components === engine.componentsDigest() && rulesVersion === engine.rulesVersion,
    );
    if (model === undefined) return plain;
    const corrected = learned(engine, model, model.isCorrection ? knowledge : undefined);
    return ismcts(engine, { ...budget, ...corrected, ...others });
  };
  // a value that is no view gets the error of the search
  const of = ({ players }: Partial<V>): Searcher<V, A> => {
    const count = players?.length ?? 0;
    const found = byPlayers.get(count) ?? searcherFor(count);
    byPlayers.set(count, found);
    return found;
  };
  return {
    choose: (view, seed) => of(view).choose(view, seed),
    search: (view, seed, watch) => of(view).search(view, seed, watch),
    searchAsync: (view, seed, pace) => of(view).searchAsync(view, seed, pace),
    think: (view, seed, after) => of(view).think(view, seed, after),
    compare: (view, seed, actions, tries) => of(view).compare(view, seed, actions, tries),
    merge: plain.merge,
  };
}
