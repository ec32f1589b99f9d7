/** The game as core wants it: every area of the rulebook put together. */
import type { Rules } from '@ludi-romani/core';
import { buildQuestions } from './build';
import { catalog } from './catalog';
import { type Components, playerCounts } from './components';
import { determinize } from './determinize';
import { draftQuestions, draftTasks } from './draft';
import { influenceTasks } from './influence';
import { options } from './options';
import { roundQuestions, roundTasks } from './round';
import { schoolQuestions } from './school';
import { scores, tieBreaks } from './scoring';
import { setup } from './setup';
import { turnQuestions } from './turn';
import type { CityOfRome } from './types';
import { view } from './view';

export const RULES_VERSION = '1';

/** Plies per turn at most: place, take, build, pay, place, produce or end, and a school's three kinds of choice. */
const MAX_PLIES_A_TURN = 14;

export function rules(components: Components): Rules<CityOfRome> {
  const cards = catalog(components);
  return {
    game: 'city-of-rome',
    rulesVersion: RULES_VERSION,
    playerCounts,
    maxPlies: (players) => {
      const { rounds, emissariesPerPlayer } = cards.setup(players);
      return players * (1 + rounds * emissariesPerPlayer * MAX_PLIES_A_TURN);
    },
    components,
    options: options(components),
    setup: (given, chance) => setup(cards, given, chance),
    questions: {
      ...draftQuestions(cards),
      ...roundQuestions(cards),
      ...turnQuestions(cards),
      ...buildQuestions(cards),
      ...schoolQuestions(cards),
    },
    tasks: { ...draftTasks, ...roundTasks(cards), ...influenceTasks },
    view,
    determinize: (given, chance) => determinize(cards, given, chance),
    scores: (seen) => scores(cards, seen),
    tieBreaks,
  };
}
