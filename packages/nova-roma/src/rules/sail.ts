/** SAIL: shipping contracts, and the two ships of each player on the two routes (section 5e of the rules, NR-5.40, NR-5.43). */
import { playerAt, type Questions, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { RouteId } from '../components/ids';
import type { Port } from '../components/shapes';
import type { NovaRoma, Question, Sail, Seen, Ship } from '../types';
import { turnOver } from './estate';
import { activateFollower } from './followers';
import { gain } from './gains';
import { declining } from './skip';
import { strengthOf } from './strength';

type SailQuestion = Extract<Question, { ask: 'sail' }>;

/** The port a ship would reach next on a route. */
const nextPort = (catalog: Catalog, { port }: Pick<Ship, 'port'>, route: RouteId): Port | undefined =>
  catalog.route(route)[port];

/** The sails that are left: of the action its strength (NR-5.39), of a special tile what it gives (NR-5.307). */
const sailsLeft = (catalog: Catalog, seen: Seen, { tile, spent }: SailQuestion): number =>
  (tile === null ? strengthOf(seen) : catalog.components.specialEffects.sail.sails) - spent;

export const sailTasks: Tasks<NovaRoma, 'sail'> = {
  sail: (_, { player }, effects) => effects.next({ ask: 'contract', player, kind: 'shipping', window: 'strength' }),
};

export const sailQuestions = (catalog: Catalog): Questions<NovaRoma, 'sail'> => ({
  sail: {
    asked: 'if-any',
    moves: {
      sail: {
        ifNotCandidate: 'NR-5.41 not its route, or not the first of ships that stand alike',
        candidates: (seen, { player }) => {
          const { ships } = playerAt(seen, player);
          const legs: Sail[] = [];
          ships.forEach(({ route, port }, ship) => {
            // identical ships are listed once
            if (ships.findIndex((other) => other.route === route && other.port === port) < ship) return;
            for (const way of catalog.routeIds) {
              if (route === null || route === way) legs.push({ type: 'sail', player, ship, route: way });
            }
          });
          return legs;
        },
        refuse: (seen, { player, ship, route }, question) => {
          const at = playerAt(seen, player).ships[ship];
          const port = at && nextPort(catalog, at, route);
          if (port === undefined) return 'NR-5.44 the ship is on the last port';
          return port.sails > sailsLeft(catalog, seen, question) ? 'NR-5.44 the sails left do not suffice' : undefined;
        },
        apply: (state, { player, ship, route }, effects, question) => {
          const moved = playerAt(state, player).ships[ship];
          const port = moved && nextPort(catalog, moved, route);
          if (moved === undefined || port === undefined) return;
          moved.route = route;
          moved.port++;
          effects.tell?.({ type: 'sailed', player, ship, route, port: port.id });
          if (question.tile !== null) turnOver(state, player, question.tile, effects);
          if (port.reward !== undefined) gain(catalog, state, player, port.reward, effects); // NR-5.42
          const next: SailQuestion = { ...question, spent: question.spent + port.sails, window: null };
          if (sailsLeft(catalog, state, next) > 0) effects.next(next);
        },
        describe: (_, { ship, route }) => `Sails ship ${ship + 1} on the ${route} route.`,
      },
      skip: declining('Sails no further.'),
      'activate-follower': activateFollower(catalog),
    },
  },
});
