/** The declaration of the game, composed of all areas of the rulebook. */
import { type Rules, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { playerCounts } from '../components/ids';
import type { Gain } from '../components/shapes';
import { determinize } from '../knowledge/determinize';
import { view } from '../knowledge/view';
import { options } from '../options';
import type { ForumTrajanum } from '../types';
import { benefitQuestions, benefitTasks } from './benefits';
import { buildingQuestions } from './building';
import { citizenQuestions } from './citizens';
import { draftQuestions, draftTasks } from './draft';
import { envoyQuestions, envoyTasks } from './envoys';
import { paymentQuestions, paymentTasks } from './payment';
import { preparationQuestions, preparationTasks } from './preparation';
import { roundsOf, roundTasks } from './round';
import { scores, tieBreaks } from './scoring';
import { copyPlayer, setup } from './setup';
import { turnQuestions, turnTasks } from './turn';
import { notYourTurn } from './turn-order';

const RULES_VERSION = '3';

/** Returns the declaration of the game with the components of `catalog`. */
export function rules(catalog: Catalog): Rules<ForumTrajanum> {
  const { components } = catalog;
  // cached: the computation reads all tables, and a referee needs the result for each replay
  let pliesOfOne: number | undefined;
  return {
    game: 'forum-trajanum',
    rulesVersion: RULES_VERSION,
    playerCounts,
    maxPlies: (players) => {
      pliesOfOne ??= maxPliesOfOne(catalog);
      return players * pliesOfOne;
    },
    components,
    options: options(components),
    setup: (chosen, chance, emit) => setup(catalog, chosen, chance, emit),
    gameOver: 'FT-7.1',
    notYourTurn,
    questions: {
      ...preparationQuestions(catalog),
      ...draftQuestions(catalog),
      ...turnQuestions(catalog),
      ...citizenQuestions(catalog),
      ...buildingQuestions(catalog),
      ...benefitQuestions(catalog),
      ...envoyQuestions(catalog),
      ...paymentQuestions(catalog),
    },
    tasks: {
      ...preparationTasks(catalog),
      ...roundTasks(catalog),
      ...draftTasks(catalog),
      ...turnTasks(catalog),
      ...benefitTasks(catalog),
      ...envoyTasks,
      ...paymentTasks(catalog),
    },
    copyArea: copyPlayer,
    view: (state, viewer, once) => view(catalog, state, viewer, once),
    determinize: (seen) => determinize(catalog, seen),
    scores: (seen) => scores(catalog, seen),
    tieBreaks,
  };
}

/** Returns all gains in the tables, at any depth. */
const gainsIn = (part: object): Gain[] =>
  Object.entries(part).flatMap(([key, value]) =>
    key === 'gain' ? [value] : typeof value === 'object' ? gainsIn(value) : [],
  );

/**
 * Returns an upper bound for the number of answers of one player in a game. Each conversion except swaps uses up a figure (FT-9.5), and a
 * round has at most 20 gains.
 */
function maxPliesOfOne(catalog: Catalog): number {
  const { components } = catalog;
  const { numbers, startingResources, areaBonuses } = components;
  const largest = Math.max(
    ...[startingResources, areaBonuses, ...gainsIn(components)].map((gain) => sum(Object.values(gain))),
  );
  return roundsOf(catalog) * (60 + numbers.merchantSwapsPerTurn + 40 * largest);
}
