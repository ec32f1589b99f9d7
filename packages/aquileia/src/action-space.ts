/** The action space of Aquileia: a number for each action, to train neural networks. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { type Engine, fromTo } from '@ludi-romani/core';
import { type ActionSpace, actionSpaceOf, type Numberings } from '@ludi-romani/core/action-space';
import { type Catalog, catalog } from './components/catalog';
import { currencies } from './components/ids';
import { rewards } from './rules/arena';
import { keeps } from './rules/stadium';

export type { ActionKind, ActionSpace } from '@ludi-romani/core/action-space';

/** Returns the action space of `engine` and its components. Throws InvalidOptionsError if the game does not allow `players` players. */
export const actionSpace = (engine: Engine<Aquileia>, players: number): ActionSpace<Aquileia> =>
  actionSpaceOf(engine, players, () => numberings(catalog(engine.components)));

function numberings({ components, spaces, handCards, builds }: Catalog): Numberings<Aquileia> {
  const { mercatus, exchanges, numbers } = components;
  const spacesFor = (action: 'equi' | 'servi') =>
    mercatus.flatMap((space) => (space.action === action ? space.id : []));
  const mostSlaves = Math.max(0, ...mercatus.map((space) => (space.action === 'servi' ? space.maxCards : 0)));
  const all = builds(0);
  return {
    'place-henchman': { space: spaces.map(({ id }) => id) },
    'place-crest': {},
    'pass-placement': {},
    exchange: { exchange: exchanges.map(({ id }) => id) },
    'finish-exchange': {},
    'buy-market-card': { space: spacesFor('equi') },
    'decline-market-card': { space: spacesFor('equi') },
    'buy-slaves': { space: spacesFor('servi'), count: fromTo(0, mostSlaves) },
    'play-card': { card: handCards.map(({ id }) => id) },
    'finish-cards': {},
    'roll-blue-dice': { count: fromTo(0, numbers.blueDice) },
    'choose-arena-reward': { reward: rewards },
    'keep-stadium-card': { keep: keeps },
    bid: { add: currencies },
    'drop-out': {},
    build: { site: all.map(({ site }) => site), slaves: all.map(({ slaves }) => slaves) },
    'decline-build': {},
    'pay-harbour': {},
    'decline-harbour': {},
  };
}
