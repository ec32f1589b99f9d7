/** The texts for the options of City of Rome in English. */
import type { OptionWords } from '@ludi-romani/core';
import { common } from '@ludi-romani/core/words/en';
import type { Options } from '../types';

export const options: Readonly<Record<keyof Options & string, OptionWords>> = {
  ...common,
  startPlayer: { label: 'Start player', help: 'The seat that begins.' },
  colors: { label: 'Colors', help: 'One color per seat, all different; no effect on play.' },
  aqueductsStay: { label: 'Aqueducts stay', help: 'An aqueduct may replace any building except another aqueduct.' },
  selectiveProduction: {
    label: 'Selective production',
    help: 'Before producing, a player may leave out some production buildings.',
  },
};
