/** The labels of every game's frame, in English. */
import { text } from '@ludi-romani/core/words';
import { and } from '@ludi-romani/core/words/en';
import type { FrameLabels } from '../types';

export const frame: FrameLabels = {
  done: 'Done',
  waiting: 'Waiting for others',
  over: 'The game is over',
  pick: (n) => (n === 1 ? '1 thing to point at' : `${n} things to point at`),
  notNow: 'not now',
  won: (names) => (names.length === 0 ? 'Nobody wins' : `${text(and(names))} ${names.length === 1 ? 'wins' : 'win'}`),
  vp: 'VP',
  table: 'Table',
  handOver: (name) => `Hand over to ${name}`,
};
