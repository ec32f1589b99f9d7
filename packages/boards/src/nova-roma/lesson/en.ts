/** The first game of Nova Roma in English. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    goal: 'Welcome, Livia! After five rounds of three turns each, most victory points (VP) win. The ringed number is yours now. Rest the mouse on a thing, or press and hold it on a phone, and it is explained.',
    emperor:
      'You begin, so you place the emperor. Choose the ringed space: he makes the actions of his row and his column stronger for everyone, here Petition and Produce.',
    patrician:
      'Place a patrician on the ringed space, for the actions of its row and its column. Each patrician of yours in a line adds 1 to the strength, and so does the emperor: Build has 1, Produce 2.',
    order:
      'You choose which of the two actions comes first. For an action that you give up, you get 1 coin. Choose Produce: it brings the stone and the wood for a building.',
    hire: 'Strength 2 means: twice, you may hire an artisan for 1 wheat, or place one. Hire one at the ring. Your goods are here in your estate.',
    artisan:
      'Now place an artisan on the ringed space of your production area. At once you get what its row and its column show: 1 stone and 1 wood.',
    contract:
      'Build is left, with strength 1: you reach the first two building contracts. Choose the ringed one. You pay 2 stone and 2 wood, and it scores 6 VP at the end.',
    building:
      'Strength 1 builds in zone A. Place the building on the ringed spaces: most blocks here score 6 VP at the end. Once a round tile is surrounded, each player with a block around it gets its reward.',
    legionary:
      'With two players, your first two turns in a round end with a neutral legionary. It blocks a space and strengthens nothing. Place it on the ringed space.',
    second:
      'Marcus chose Upgrade, which brings influence and an estate tile. With Race his marker moved on: who leads wins chariot tiles of 3 VP. Your second turn: place a patrician for Trade and Sail.',
    buy: 'Trade came first and brought 1 coin. Two cards discarded from your hand would bring another: that was skipped. Now you may buy goods, for 1 coin each. Buy 1 wheat, at the ring.',
    cargo:
      'That is all you buy. Sail has strength 1 and reaches the first two shipping contracts. Choose the ringed one: you pay 1 wheat and 1 horse, and then your ships may sail.',
    ship: 'Strength 1 is 1 sail. Choose your ringed ship: it moves to the first port, which pays 2 influence at once. Later ports are worth up to 14 VP.',
    claim:
      'Your second legionary was placed for you. Once per turn, before or after your actions, you may claim an achievement of your mosaic. You have the contracts for the ringed one and pay nothing: 2 VP, 2 coins.',
    end: 'Two actions are left. With Recruit you draw followers and play one: it helps you, or scores. With Petition you perform any other action, for 1 influence per strength. Play on!',
  },
  frames: {
    goal: {
      title: 'The goal',
      text: 'You lead a house in the new Rome. Buildings, ships, races, followers, animals and a mosaic of achievements bring points. The house with the most points wins.',
    },
    turn: {
      title: 'Your turn',
      text: 'Place a patrician on the forum. Perform the actions of its row and its column. Your patricians in the line, and the emperor, make the action stronger.',
    },
    actions: {
      title: 'What you can do',
      text: 'Goods, at most five of each, pay contracts, to build and to sail. Recruit plays followers, Upgrade brings influence and tiles, Race moves markers, Petition performs any other action for influence.',
    },
    points: {
      title: 'What counts',
      text: 'Building contracts, ports, blocks in zones, races, followers, animal tiles, achievements and full lines of the mosaic. 1 VP per four goods and coins together, and per two influence and artisans.',
    },
    end: {
      title: 'When it ends',
      text: 'After five rounds of three turns. Each round, the leader on the track of the prize wins a chariot tile, with two players only ahead of the neutral marker. More influence breaks ties.',
    },
  },
};

/** Returns the guided first game in English. Throws IllegalActionError for an engine in which one of its actions is not legal. */
export const lesson = (engine: Engine<NovaRoma>): Lesson<NovaRoma> => lessonOf(engine, plan, texts);
