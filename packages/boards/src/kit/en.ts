/** The labels of every game's frame, in English. */
import { text } from '@ludi-romani/core/words';
import { and } from '@ludi-romani/core/words/en';
import type { FrameLabels } from '../types';

export const frame: FrameLabels = {
  done: 'Done',
  waiting: 'Waiting for others',
  over: 'The game is over',
  pick: (n) => (n === 1 ? '1 choice' : `${n} choices`),
  notNow: 'not now',
  won: (names) => (names.length === 0 ? 'Nobody wins' : `${text(and(names))} ${names.length === 1 ? 'wins' : 'win'}`),
  vp: 'VP',
  table: 'Table',
  here: 'Choose what has the dashed ring.',
  confirm: 'Do this',
  clause: (id) => `rule ${id}`,
  whatIsThis: 'What is this?',
  whichOne: 'Choose what you want to know',
  close: 'Close',
  rotate: 'Turn (R)',
  handOver: (name) => `Hand over to ${name}`,
};
