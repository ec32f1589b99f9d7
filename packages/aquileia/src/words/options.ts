/** The texts for the options of Aquileia in English. */
import type { OptionWords } from '@ludi-romani/core';
import { common } from '@ludi-romani/core/words/en';
import type { Options } from '../types';

export const options: Readonly<Record<keyof Options & string, OptionWords>> = {
  ...common,
  startPlayer: { label: 'Start player', help: 'The seat that starts round 1; by default drawn at random.' },
  passing: {
    label: 'Passing',
    help: 'Whether a player may pass only after placing the crest, or at any time, keeping the crest out of the round.',
  },
  colors: { label: 'Colors', help: 'One color per seat, all different; no effect on play.' },
};
