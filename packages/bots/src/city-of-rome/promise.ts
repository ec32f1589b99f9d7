/** How much each choice promises at first sight, in points: where a search looks first. */
import type { Action, Building, State } from '@ludi-romani/city-of-rome';
import { cellAt, type Seat } from '@ludi-romani/core';
import type { Box, City } from './box';
import type { Weights } from './weights';

const NOTHING = 0.2;

export function promiseOf({ tables, grid, building, count }: Box, weights: Weights) {
  const temples = new Map(tables.temples.map((temple) => [temple.building, temple]));
  const at = (city: City, index: number): Building | null => {
    const id = city[index];
    return id == null ? null : building(id);
  };

  /** what residences and public buildings around a cell bring one built there */
  const onCell = (city: City, index: number, built: Building): number => {
    let sum = 0;
    let beside = 0;
    const colors: string[] = [];
    for (const near of grid.orthogonal[index] ?? []) {
      const other = at(city, near);
      if (other === null) continue;
      beside++;
      if (built.category === 'residence') {
        if (other.category === 'residence' && other.value === built.value) sum += built.value;
        else if (other.category === 'public') {
          const { color } = tables.publicKinds[other.publicKind];
          if (!colors.includes(color)) sum += built.value;
          colors.push(color);
        }
      } else if (built.category === 'public' && other.category === 'residence') {
        sum += other.value;
        for (const next of grid.orthogonal[near] ?? []) {
          const neighbour = at(city, next);
          if (next !== index && neighbour?.category === 'residence' && neighbour.value === other.value)
            sum += other.value;
        }
      }
    }
    if (built.category === 'public') return sum + (beside + built.bonus) * (built.publicKind === 'school' ? 0.4 : 0.8);
    const replaced = at(city, index);
    // elsewhere than beside what counts its neighbors
    return replaced === null ? 1 + sum : replaced.category === 'production' ? 1 : NOTHING;
  };

  return (state: State, seat: Seat): ((action: Action) => number) => {
    const { city } = state.players[seat] as State['players'][number];
    const { rounds, emissariesPerPlayer } = tables.setups[state.players.length as keyof typeof tables.setups];
    const turns = (rounds - state.round) * emissariesPerPlayer + 1;

    /** what a card brings, wherever it is put */
    const brings = (id: string): number => {
      const built = building(id);
      switch (built.category) {
        case 'residence':
          return built.value * 2 + 0.4 * count(city, `residence-${built.value}`) * built.value;
        case 'public':
          return 5 + built.bonus;
        case 'aqueduct': {
          const { aqueductPoints } = tables;
          const built = count(city, 'aqueduct');
          return Math.max(0, (aqueductPoints[built + 1] ?? 0) - (aqueductPoints[built] ?? 0)) * 0.8;
        }
        case 'production':
          return (
            (built.produce.coins + built.produce.influence + Number(built.produce.brickToken)) *
            turns *
            weights.production
          );
        case 'temple': {
          const temple = temples.get(built.id);
          if (temple === undefined) return 0;
          if (temple.when !== undefined)
            return (
              built.stars + Math.min(1, (count(city, temple.when.count) + 1) / temple.when.atLeast) * temple.points
            );
          return built.stars + 4;
        }
      }
    };
    return (action) => {
      switch (action.type) {
        case 'draft-card':
        case 'take-card':
        case 'start-build':
        case 'keep-card':
          return NOTHING + brings(action.card);
        case 'place-building': {
          const question = state.pending[state.pending.length - 1];
          if (question === undefined || !('ask' in question) || question.ask !== 'place') return 1;
          return NOTHING + onCell(city, cellAt(grid, action.x, action.y) ?? 0, building(question.card));
        }
        case 'produce':
          return 4;
        case 'end-turn':
          return NOTHING;
        default:
          return 1;
      }
    };
  };
}
