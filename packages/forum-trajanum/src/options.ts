import { type Check, flag, type OptionFields, oneOf, optional } from '@ludi-romani/core';
import { boardSides, type Tables } from './components/types';
import type { Options } from './types';

/** FT-8.10 an arrangement for this number of players, or any of them. */
const arrangement =
  ({ arrangements }: Tables): Check =>
  (value, { players }) => {
    const fitting = arrangements.flatMap((one) => (one.players === players ? [one.id] : []));
    return value === 'random' || (fitting as readonly unknown[]).includes(value)
      ? undefined
      : `must be one of ${['random', ...fitting].join(', ')}`;
  };

export const options = (components: Tables): OptionFields<Omit<Options, 'players' | 'seed'>> => ({
  boardSide: optional(oneOf(...boardSides)),
  introductory: optional(flag),
  promoCards: optional(flag),
  buildingTiles: optional(oneOf('unlimited', 'limited')),
  mosaic: optional(oneOf('printed', 'random')),
  arrangement: optional(arrangement(components)),
  draftMode: optional(oneOf('simultaneous', 'sequential')),
});
