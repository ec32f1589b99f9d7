/** The rules of City of Rome, assembled for core from all areas of the rulebook. */
import type { Rules } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { playerCounts } from '../components/ids';
import type { Tables } from '../components/shapes';
import { determinize } from '../knowledge/determinize';
import { view } from '../knowledge/view';
import { options } from '../options';
import type { CityOfRome } from '../types';
import { buildQuestions, startBuild } from './build';
import { draftQuestions, draftTasks } from './draft';
import { influenceTasks } from './influence';
import { leaveOut, produce } from './produce';
import { roundQuestions, roundTasks } from './round';
import { schoolQuestions } from './school';
import { scores, tieBreaks } from './scoring';
import { copyPlayer, setup } from './setup';
import { endTurn, pendingInTurn } from './turn';
import { notYourTurn } from './turn-order';

const RULES_VERSION = '1';

/**
 * Returns an upper bound for the number of plies in a turn: emissary, take, build, pay, place, produce and end. A school adds the choice of
 * the deck, and a ply for each drawn card except one. Each building that is left out of production adds a ply.
 */
const pliesPerTurn = ({ buildings, scoring }: Tables): number =>
  10 + Math.max(...buildings.map((type) => (type.category === 'public' ? type.bonus : 0))) + scoring.citySide ** 2;

export function rules(catalog: Catalog): Rules<CityOfRome> {
  return {
    game: 'city-of-rome',
    rulesVersion: RULES_VERSION,
    playerCounts,
    maxPlies: (players) => {
      const { rounds, emissariesPerPlayer } = catalog.setup(players);
      return players * (1 + rounds * emissariesPerPlayer * pliesPerTurn(catalog.components));
    },
    components: catalog.components,
    options: options(catalog.components),
    setup: (given, chance, emit) => setup(catalog, given, chance, emit),
    gameOver: 'CR-7.1',
    notYourTurn,
    questions: {
      ...draftQuestions(catalog),
      ...roundQuestions(catalog),
      turn: {
        pendingReason: pendingInTurn,
        moves: {
          'start-build': startBuild(catalog),
          'leave-out': leaveOut(catalog),
          produce: produce(catalog),
          'end-turn': endTurn,
        },
      },
      ...buildQuestions(catalog),
      ...schoolQuestions(catalog),
    },
    tasks: { ...draftTasks, ...roundTasks(catalog), ...influenceTasks },
    copyArea: copyPlayer,
    view,
    determinize: (given) => determinize(catalog, given),
    scores: (seen) => scores(catalog, seen),
    tieBreaks,
  };
}
