/** The game as core wants it: every area of the rulebook put together. */
import type { Rules } from '@ludi-romani/core';
import { benefitQuestions, benefitTasks } from './benefits';
import { buildingQuestions } from './building';
import type { Catalog } from './catalog';
import { citizenQuestions } from './citizens';
import { cycles, type Gain, playerCounts, type Tables } from './components/types';
import { determinize } from './determinize';
import { draftQuestions, draftTasks } from './draft';
import { envoyQuestions, envoyTasks } from './envoys';
import { options } from './options';
import { paymentQuestions, paymentTasks } from './payment';
import { preparationQuestions, preparationTasks } from './preparation';
import { roundTasks } from './round';
import { scores, tieBreaks } from './scoring';
import { setup } from './setup';
import { turnQuestions, turnTasks } from './turn';
import type { ForumTrajanum } from './types';
import { view } from './view';

export const RULES_VERSION = '1';

export function rules(catalog: Catalog): Rules<ForumTrajanum> {
  const { components } = catalog;
  return {
    game: 'forum-trajanum',
    rulesVersion: RULES_VERSION,
    playerCounts,
    maxPlies: (players) => players * maxPliesOfOne(components),
    components,
    options: options(components),
    setup: (given, chance) => setup(catalog, given, chance),
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
    view: (state, viewer) => view(catalog, state, viewer),
    determinize: (given, chance) => determinize(catalog, given, chance),
    scores: (seen) => scores(catalog, seen),
    tieBreaks,
  };
}

/**
 * Every decision of one player as often as it can possibly be asked. Each conversion but the swaps uses up a figure (FT-9.5), so there
 * are no more of them than figures gained.
 */
function maxPliesOfOne({ numbers, startingResources, areaBonuses, citizenRows, tracks, ...tables }: Tables): number {
  const rounds = cycles.length * numbers.roundsPerCycle;
  // draft, use, and for each of three tiles used and two built what it can lead to, area bonuses of every envoy included
  const asked = 60;
  const all = (gain: Gain) => Object.values(gain).reduce((sum, amount) => sum + amount, 0);
  const fromTiles = tables.resourceTiles.reduce((sum, { count, gain }) => sum + count * all(gain), 0);
  const benefits = [...Object.values(tracks).flat(), ...citizenRows.map(({ second }) => second)];
  const most = Math.max(...benefits.map((benefit) => ('gain' in benefit ? all(benefit.gain) : 0)));
  // own tiles and those of the neighbour; a figure of choice comes with some benefits
  const figures =
    all(startingResources) +
    1 +
    2 * fromTiles +
    benefits.length * (most + 1) +
    rounds * 10 * Math.max(...Object.values(areaBonuses));
  return rounds * (asked + numbers.merchantSwapsPerTurn) + 2 * figures;
}
