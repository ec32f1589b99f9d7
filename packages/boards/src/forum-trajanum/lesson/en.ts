/** The first game of Forum Trajanum in English. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    cranes:
      'Welcome, Livia! Build a colonia and send envoys to Rome. After 12 rounds, the most victory points (VP) win. First place cranes. They score structures of their color: red top left, yellow top right, blue bottom left.',
    citizen:
      'Your first citizen is a craftsman. While he is active, his ability works, and gray buildings in his row of the colonia count double. Choose “Craftsman I”, the fifth of the six rows. Hold anything to read about it.',
    street:
      'Tiles now cover your colonia; the one left over is at the river. Everyone starts with a worker, yours is red. The street cards name rows 2 and 3: take a tile from each. Choose “row 3”, then the tile in row 3, column 2.',
    second:
      'You turned up an upgrade and a coin. The tile lies below the street cards now. Take the second one: only the card “row 2” is left, so it is enough to choose the tile in row 2, column 1.',
    pass: 'Your two tiles lie below the street cards. You keep one and pass the other to Marcus. Pass the one with the coin, so that you keep the builder.',
    use: 'Marcus passed you a tile, too. In your turn you use one of the two, or both for 2 tribunes. Use the kept one: it brings a builder and an upgrade.',
    library:
      'The used tile is now an envoy on your ship. Next you may build where you took tiles: a gray building for a builder, a colored structure for a worker. Choose the single library: it is built in row 2, column 1.',
    benefit:
      'Your marker moves to level 1 of the library track. Take its benefit: a worker of any color, here green, and a tribune, which lets you take a tile from anywhere. Then your turn ends, and Marcus has his.',
    double:
      'Round 2: your tiles were chosen for you. The kept one was used and became an envoy, the received one went to the reserve. Build a column and a green structure together: the column brings 3 VP, and 1 for your citizen.',
    envoy:
      'The green structure sends an envoy from the ship to a green square. Choose row 5, column 2. It fills a color area, which brings a bonus, and stands beside an eagle, which scores later.',
    bonus:
      'You filled an area, so you may choose one of five bonuses. Take the upgrade: from now on, your largest group of envoys brings more, and after enough upgrades the tasks of Trajan cards do, too.',
    merchant:
      'Round 3: you took a merchant off the corner of the green crane. The crane is uncovered now and will score your green structures. Put the merchant into “Merchant I”: then your upgrades reach further.',
    trajan:
      'You also built a column and a basilica. Now comes a scoring. Trajan card I has two tasks: buildings above and below a temple, and two active citizens of different kinds with an envoy on your ship. You have both.',
    payment:
      'Each task brings you 5 VP, and you keep what it asks for. But first you pay 1 coin for each row whose citizens shall stay active. The card asks for two, so choose both rows: the merchant and the craftsman.',
    scoring:
      '22 VP: 3 for the green crane, 6 for rows, 1 beside an eagle, 2 for your largest group, 10 for two tasks. The slide bar, which upgrades move, sets the last two. Two more cycles like this follow. Play on!',
  },
  frames: {
    goal: {
      title: 'The goal',
      text: 'You build up a colonia and send envoys to the forum in Rome. Both bring victory points (VP), and so do citizens and Trajan cards. The most points win.',
    },
    turn: {
      title: 'A round',
      text: 'Street cards name two rows or columns. Take a tile from each, keep one, pass one. In your turn, use the kept or received one. Kept tiles become envoys, except citizens that you use.',
    },
    build: {
      title: 'What you can do',
      text: 'Build where you took tiles. Gray buildings cost a builder: columns bring 3, 2 or 1 points (cycle I, II, III), the others benefits. Colored structures cost a worker and send an envoy. Exchange figures.',
    },
    scoring: {
      title: 'What counts',
      text: 'Uncovered cranes: per structure of their color 3, 2 or 1 (cycle I, II, III). Rows: 1 per different gray building, ×2 or ×3 with active citizens. Envoys near eagles, your largest group, Trajan cards.',
    },
    end: {
      title: 'When it ends',
      text: 'Scorings come after rounds 4, 8 and 12, each with its Trajan card. Before each, a coin per row keeps citizens active. Then the most points win; tied players compare active citizens, figures, coins.',
    },
  },
};

/** The first game of Forum Trajanum in English. Throws IllegalActionError for an engine with another box. */
export const lesson = (engine: Engine<ForumTrajanum>): Lesson<ForumTrajanum> => lessonOf(engine, plan, texts);
