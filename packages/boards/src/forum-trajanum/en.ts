/** Forum Trajanum in English, its pictures included. */
import type { Engine } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as english } from '@ludi-romani/forum-trajanum/words/en';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import { type Labels, roman } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  phase: { setup: 'Preparation', payment: 'Paying the citizens', over: 'End of the game' },
  round: (round, of, cycle) => `Round ${round} of ${of} · cycle ${roman(cycle)}`,
  first: (name) => `starting player ${name}`,
  forum: 'Forum',
  eagle: 'eagle',
  envoy: (name) => `envoy of ${name}`,
  free: 'free',
  bonuses: 'Area bonuses',
  points: 'points',
  upgrade: 'upgrade',
  tracks: 'Benefits of gray buildings',
  atColumn: 'At the Trajan column',
  start: 'Start',
  streets: 'Streets and tiles of this round',
  streetHere: (isRow, line) => `${isRow ? 'row' : 'column'} ${line} of the colonia`,
  cardsLeft: (count) => `Street cards left: ${count}`,
  columnValue: (value) => `Value of a column: ${value}`,
  buildActions: (count) => `Building actions left: ${count}`,
  taken: 'Taken',
  kept: 'Kept',
  passed: (name) => `Passed to ${name}`,
  received: (name) => `Received from ${name}`,
  own: 'Own',
  foreign: 'Received',
  grid: 'Colonia',
  faceDown: 'face down',
  nothing: 'nothing',
  turnOf: (name) => `Turn: ${name}`,
  trajan: 'Trajan cards',
  noCard: 'No Trajan card',
  now: 'scored next',
  buildings: 'Building tiles',
  costs: (what) => `costs ${what}`,
  left: (count) => `${count} left`,
  exchange: 'Exchanges in the building phase',
  recolor: 'Recolor',
  builderOf: (count) => `${count} of a color`,
  give: (what) => `give ${what}`,
  gain: (what) => `get ${what}`,
  colonia: (name) => `Colonia of ${name}`,
  citizensOf: (name) => `Citizens of ${name}`,
  temple: 'temple',
  vacated: 'vacated',
  crane: (color, status) => `crane, ${color}, ${status}`,
  cornerNames: { nw: 'top left', ne: 'top right', sw: 'bottom left', se: 'bottom right' },
  does: {
    'patrician-1': 'Envoys anywhere; eagles also diagonal',
    'patrician-2': 'Two area bonuses',
    'merchant-1': 'Upgrades to the next cypress',
    'merchant-2': 'Swap coin, tribune, assistant',
    'craftsman-1': 'Assistants to workers',
    'craftsman-2': 'Assistant to builder',
  },
  active: 'active',
  inactive: 'inactive',
  citizenOf: (name) => `citizen of ${name}`,
  second: (what) => `second citizen brings ${what}`,
  anEnvoy: 'an envoy',
  areaBonus: 'an area bonus',
  or: ' or ',
  ship: (count) => `Ship: ${plural(count, 'envoy')}`,
  reserve: 'Reserve',
  leftover: 'At the river',
  prestige: (position, last, improved, head) =>
    `Slide bar at ${position} of ${last}${improved ? ', improved' : ''}; each task of a Trajan card is worth ${head}`,
  holdings: (coins, tribunes, citizens) =>
    `${plural(coins, 'coin')} · ${plural(tribunes, 'tribune')} · ${plural(citizens, 'active citizen')}`,
};

/** The words of Forum Trajanum in English, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<ForumTrajanum>): BoardWords<ForumTrajanum, Labels> => ({
  ...english(engine),
  labels,
});

export { sentences, text } from '@ludi-romani/core/words';
