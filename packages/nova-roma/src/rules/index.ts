/** The declaration of the game, which combines the rules of all areas of the rulebook. */
import type { Rules } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { playerCounts } from '../components/ids';
import { determinize } from '../knowledge/determinize';
import { view } from '../knowledge/view';
import { options } from '../options';
import type { NovaRoma } from '../types';
import { toBeat } from './ai';
import { buildQuestions, buildTasks } from './build';
import { chariotTasks } from './chariots';
import { contractQuestions } from './contracts';
import { draftQuestions, draftTasks } from './drafts';
import { emperorQuestions } from './emperor';
import { estateQuestions } from './estate';
import { windowQuestions } from './followers';
import { forumQuestions, forumTasks } from './forum';
import { gainQuestions, gainTasks } from './gains';
import { petitionQuestions, petitionTasks } from './petition';
import { produceQuestions, produceTasks } from './produce';
import { raceQuestions, raceTasks } from './race';
import { recruitQuestions, recruitTasks } from './recruit';
import { roundTasks } from './round';
import { sailQuestions, sailTasks } from './sail';
import { scores, tieBreaks } from './scoring';
import { copyPlayer, setup } from './setup';
import { soloTasks } from './solo';
import { tradeQuestions, tradeTasks } from './trade';
import { notYourTurn } from './turn-order';
import { upgradeQuestions, upgradeTasks } from './upgrade';

const RULES_VERSION = '2';

export function rules(catalog: Catalog): Rules<NovaRoma> {
  const { components } = catalog;
  return {
    game: 'nova-roma',
    rulesVersion: RULES_VERSION,
    playerCounts,
    // up to 120 decisions in each of a player's 15 turns, and the drafts
    maxPlies: (players) => 1800 * players + 100,
    components,
    options,
    setup: (given, chance, emit) => setup(catalog, given, chance, emit),
    gameOver: 'NR-7.1',
    notYourTurn,
    questions: {
      ...emperorQuestions(catalog),
      ...forumQuestions(catalog),
      ...windowQuestions(catalog),
      ...tradeQuestions(catalog),
      ...upgradeQuestions(catalog),
      ...petitionQuestions(catalog),
      ...recruitQuestions(catalog),
      ...contractQuestions(catalog),
      ...sailQuestions(catalog),
      ...buildQuestions(catalog),
      ...raceQuestions(catalog),
      ...produceQuestions(catalog),
      ...estateQuestions(catalog),
      ...gainQuestions(catalog),
      ...draftQuestions(catalog),
    },
    tasks: {
      ...draftTasks(catalog),
      ...roundTasks(catalog),
      ...forumTasks(catalog),
      ...tradeTasks(catalog),
      ...upgradeTasks(catalog),
      ...petitionTasks(catalog),
      ...recruitTasks(catalog),
      ...sailTasks,
      ...buildTasks,
      ...raceTasks,
      ...produceTasks,
      ...gainTasks(catalog),
      ...chariotTasks(catalog),
      ...soloTasks(catalog),
    },
    copyArea: copyPlayer,
    view,
    determinize: (given) => determinize(catalog, given),
    scores: (seen) => scores(catalog, seen),
    tieBreaks,
    toBeat: (seen) => toBeat(catalog, seen),
  };
}
