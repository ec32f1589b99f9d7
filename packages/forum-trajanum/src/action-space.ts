/** The action space of Forum Trajanum: a number for each action, to train neural networks. */
import { type Engine, subsets } from '@ludi-romani/core';
import { type ActionSpace, actionSpaceOf, type Numberings } from '@ludi-romani/core/action-space';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { type Catalog, catalog } from './components/catalog';
import {
  areaBonusIds,
  benefitLevels,
  cellIds,
  citizenClasses,
  citizenRowIds,
  colors,
  diagonals,
  rowBonusGains,
  swappables,
} from './components/ids';
import { layouts } from './rules/preparation';
import { orders } from './rules/turn';

export type { ActionKind, ActionSpace } from '@ludi-romani/core/action-space';

/**
 * Returns the action space of `engine` and its components. It depends on the number of `players`, which determines the size of the forum.
 * Throws InvalidOptionsError if the game does not allow this number.
 */
export const actionSpace = (engine: Engine<ForumTrajanum>, players: number): ActionSpace<ForumTrajanum> =>
  actionSpaceOf(engine, players, (players) => numberings(catalog(engine.components), players));

function numberings({ components, tiles, options, forum }: Catalog, players: number): Numberings<ForumTrajanum> {
  const squares = components.arrangements
    .filter((arrangement) => arrangement.players === players)
    .flatMap(({ id }) => forum(id).squares)
    .filter((square) => square !== null);
  return {
    'choose-trajan-card': { card: components.trajanCards.map(({ id }) => id) },
    'place-cranes': { layout: layouts },
    'choose-start-row': { row: citizenRowIds },
    'place-corner-citizens': { diagonal: diagonals, north: citizenClasses },
    'take-tile': { card: [0, 1], cell: cellIds, tribune: [false, true] },
    'forgo-tile': { card: [0, 1] },
    'pass-tile': { tile: [0, 1, null] },
    'take-reserve': { tile: [...tiles.map(({ id }) => id), null] },
    'use-tiles': { order: orders },
    'place-citizen': { row: citizenRowIds },
    'choose-row-bonus': { gain: rowBonusGains },
    'recolor-worker': { from: colors, to: colors },
    'workers-to-builder': { color: colors },
    'merchant-swap': { pay: swappables, gain: swappables },
    'craftsman-worker': { color: colors },
    'craftsman-builder': {},
    'start-building': { option: options.map(({ id }) => id) },
    'end-turn': {},
    'place-building': { cell: cellIds },
    'place-second-half': { cell: cellIds },
    'choose-benefit-order': { first: ['gray', 'color'] },
    'choose-benefit': { level: benefitLevels },
    'place-envoy': { square: [...squares, null] },
    'choose-area-bonus': { bonus: areaBonusIds },
    'choose-worker': { color: colors },
    'take-grid-tile': { cell: cellIds },
    'pay-citizens': { rows: subsets(citizenRowIds) },
  };
}
