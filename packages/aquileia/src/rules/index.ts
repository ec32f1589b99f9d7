/** The declaration of Aquileia, from which core builds the engine. It combines the rules of all areas. */
import { type Rules, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { playerCounts } from '../components/ids';
import { determinize } from '../knowledge/determinize';
import { view } from '../knowledge/view';
import { options } from '../options';
import type { Aquileia } from '../types';
import { arenaQuestions, arenaTasks } from './arena';
import { boardTasks } from './board';
import { coinsIn } from './coins';
import { contestQuestions, contestTasks } from './contest';
import { forumQuestions, forumTasks } from './forum';
import { mercatusQuestions, mercatusTasks } from './mercatus';
import { placementQuestions, placementTasks } from './placement';
import { portusQuestions, portusTasks } from './portus';
import { roundTasks } from './round';
import { scores } from './scoring';
import { copyPlayer, setup } from './setup';
import { stadiumQuestions, stadiumTasks } from './stadium';
import { theatrumQuestions, theatrumTasks } from './theatrum';
import { notYourTurn } from './turn-order';

const RULES_VERSION = '1';

export function rules(catalog: Catalog): Rules<Aquileia> {
  const { components } = catalog;
  return {
    game: 'aquileia',
    rulesVersion: RULES_VERSION,
    playerCounts,
    maxPlies: (players) => components.numbers.rounds * maxPliesPerRound(catalog, players),
    components,
    options,
    setup: (given, chance, emit) => setup(catalog, given, chance, emit),
    gameOver: 'AQ-7.1',
    notYourTurn,
    questions: {
      ...placementQuestions(catalog),
      ...mercatusQuestions(catalog),
      ...contestQuestions(catalog),
      ...arenaQuestions(catalog),
      ...stadiumQuestions(catalog),
      ...theatrumQuestions,
      ...forumQuestions(catalog),
      ...portusQuestions(catalog),
    },
    tasks: {
      ...roundTasks(catalog),
      ...placementTasks(catalog),
      ...boardTasks,
      ...mercatusTasks(catalog),
      ...contestTasks,
      ...arenaTasks(catalog),
      ...stadiumTasks(catalog),
      ...theatrumTasks(catalog),
      ...forumTasks(catalog),
      ...portusTasks(catalog),
    },
    copyArea: copyPlayer,
    view: (state, viewer, once) => view(catalog, state, viewer, once),
    determinize: (given) => determinize(catalog, given),
    scores: (seen) => scores(catalog, seen),
  };
}

/** Returns the largest possible number of plies in a round. It counts each decision as often as it can be asked. */
function maxPliesPerRound({ components, exchangeLimit }: Catalog, players: number): number {
  const { numbers, mercatus, arena, coinSupply, slaveCards, equiCards, forum, portus } = components;
  const placing = players * (numbers.henchmenPerPlayer + 1);
  const asked = (action: string) => [...mercatus, ...portus].filter((space) => space.action === action).length;
  // each card once, and one `finish-cards` for each fighter and racer
  const cards = sum([...slaveCards, ...equiCards].map(({ count }) => count));
  const contests = cards + arena.length + players;
  const choices = 3; // blue dice, reward, stadium card
  const bids = coinsIn(coinSupply) + players;
  const builds = sum(forum.map((space) => space.builds));
  return (
    placing + exchangeLimit + asked('equi') + asked('servi') + contests + choices + bids + builds + asked('portus')
  );
}
