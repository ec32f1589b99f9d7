/** SAIL: shipping contracts, and the two ships of each player on the two routes (section 5e of the rules, NR-5.40, NR-5.43). */
import { playerAt, type Questions, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { RouteId } from '../components/ids';
import type { Port } from '../components/shapes';
import type { NovaRoma, Question, Sail, Seen, Ship } from '../types';
import { turnOver } from './estate';
import { activateFollower } from './followers';
import { gain, notEnough } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type SailQuestion = Extract<Question, { ask: 'sail' }>;

/** NR-5.39 Returns the next port of a ship on a route, or `undefined` at the last port. */
export const nextPort = (catalog: Catalog, { port }: Pick<Ship, 'port'>, route: RouteId): Port | undefined =>
  catalog.route(route)[port];

/** Returns the number of sails left, of the strength (NR-5.39) or of a special tile (NR-5.307). */
export const sailsLeft = (catalog: Catalog, seen: Seen, { tile, spent }: SailQuestion): number =>
  (tile === null ? strengthOf(seen) : catalog.components.specialEffects.sail.sails) - spent;

export const sailTasks: Tasks<NovaRoma, 'sail'> = {
  sail: (_, { player }, effects) => effects.next({ ask: 'contract', player, kind: 'shipping', window: 'strength' }),
};

export const sailQuestions = (catalog: Catalog): Questions<NovaRoma, 'sail'> => ({
  sail: {
    asked: 'if-any',
    pendingReason: (_, { tile }) => {
      const clause = tile === null ? 'NR-5.39' : 'NR-5.307';
      return `${clause} first move a ship or skip this step`;
    },
    moves: {
      sail: {
        whyUnknown: (seen, { ship, route }, { player }) => {
          if (!playerAt(seen, player).ships.some((_, index) => index === ship)) return 'NR-3.18 there is no such ship';
          return catalog.routeIds.some((id) => id === route)
            ? 'NR-5.41 a ship never changes its route'
            : 'NR-5.39 there is no such route';
        },
        candidates: (seen, { player }) => {
          const { ships } = playerAt(seen, player);
          const legs: Sail[] = [];
          ships.forEach(({ route }, ship) => {
            for (const way of catalog.routeIds) {
              if (route === null || route === way) legs.push({ type: 'sail', player, ship, route: way });
            }
          });
          return legs;
        },
        // the first of identical ships is listed
        canonical: (seen, action) => {
          const { ships } = playerAt(seen, action.player);
          const at = ships[action.ship];
          const ship = ships.findIndex((other) => other.route === at?.route && other.port === at?.port);
          return ship < action.ship ? { ...action, ship } : undefined;
        },
        refuse: (seen, { player, ship, route }, question) => {
          const at = playerAt(seen, player).ships[ship];
          const port = at && nextPort(catalog, at, route);
          if (port === undefined) return 'NR-5.44 the ship is at the last port';
          return port.sails > sailsLeft(catalog, seen, question) ? notEnough('NR-5.44', 'sails') : undefined;
        },
        apply: (state, { player, ship, route }, effects, question) => {
          const moved = playerAt(state, player).ships[ship];
          const port = moved && nextPort(catalog, moved, route);
          if (moved === undefined || port === undefined) return;
          moved.route = route;
          moved.port++;
          effects.emit?.({ type: 'sailed', player, ship, route, port: port.id });
          if (question.tile !== null) turnOver(state, player, question.tile, effects);
          if (port.reward !== undefined)
            gain(catalog, state, player, port.reward, { kind: 'port', port: port.id }, effects); // NR-5.42
          const next: SailQuestion = { ...question, spent: question.spent + port.sails, window: null };
          if (sailsLeft(catalog, state, next) > 0) effects.next(next);
        },
      },
      skip: declining,
      'activate-follower': activateFollower(catalog),
    },
  },
});
