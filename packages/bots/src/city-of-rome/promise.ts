/** What each choice promises at first sight, about in points: where a search looks first. */
import type { Building, CityOfRome, State } from '@ludi-romani/city-of-rome';
import { aqueductPoints, type Catalog, type City, countOf, planOf } from '@ludi-romani/city-of-rome/queries';
import { cellAt } from '@ludi-romani/core';
import type { Promising } from '../promise';
import type { Weights } from './weights';

/** Nothing is ruled out. */
const NOTHING = 0.2;

/** Of an aqueduct's next step, which may come to nothing: it has a row and a column of its own. */
const LIKELY = 0.8;

export function promiseOf(catalog: Catalog, weights: Weights): Promising<CityOfRome['action'], CityOfRome['state']> {
  const { produce, goods, production } = weights;
  const { grid, components } = catalog;
  const building = (card: string): Building => catalog.card(card).building;
  const at = (city: City, cell: number): Building | null => {
    const card = city[cell];
    return card == null ? null : building(card);
  };

  /** what a building gains from those around a cell, and they from it */
  const onCell = (city: City, cell: number, built: Building): number => {
    const replaced = at(city, cell);
    let gain = replaced === null ? 1 : replaced.category === 'production' ? 1 : 0;
    const colors: string[] = [];
    for (const beside of grid.orthogonal[cell] ?? []) {
      const other = at(city, beside);
      if (other === null) continue;
      if (built.category === 'public') {
        // one color more for the whole area, or for as much of it as lies near
        if (other.category !== 'residence') continue;
        gain += other.value;
        for (const far of grid.orthogonal[beside] ?? []) {
          const more = at(city, far);
          if (far !== cell && more?.category === 'residence' && more.value === other.value) gain += other.value;
        }
      } else if (built.category === 'residence') {
        if (other.category === 'residence' && other.value === built.value) gain += built.value;
        if (other.category !== 'public') continue;
        const { color } = components.publicKinds[other.publicKind];
        if (!colors.includes(color)) gain += built.value;
        colors.push(color);
      }
    }
    return gain;
  };

  /** Returns the points for one more aqueduct; 0 after the last one. */
  const next = (aqueducts: number): number =>
    Math.max(0, aqueductPoints(catalog, aqueducts + 1) - aqueductPoints(catalog, aqueducts));

  return (state, seat) => {
    const { city, coins } = state.players[seat] as State['players'][number];
    const { rounds, emissariesPerPlayer } = catalog.setup(state.players.length);
    const turns = (rounds - state.round) * emissariesPerPlayer + 1;
    let buildings: readonly Building[] | undefined;
    const count = (what: Parameters<typeof countOf>[3]): number => {
      buildings ??= planOf(catalog, city).filter((one) => one !== null);
      return countOf(catalog, buildings, coins, what);
    };

    /** what a card brings, wherever it is built */
    const brings = (card: string): number => {
      const built = building(card);
      switch (built.category) {
        case 'residence':
          return built.value * (2 + 0.4 * count(`residence-${built.value}`));
        case 'public':
          return 5 + built.bonus;
        case 'aqueduct':
          return LIKELY * next(count('aqueduct'));
        case 'production': {
          const { coins, influence, brickToken } = built.produce;
          return (coins + (influence + Number(brickToken)) * goods) * turns * production;
        }
        case 'temple': {
          const { when, points } = catalog.temple(built.id);
          const nearly = when === undefined ? 1 : Math.min(1, (count(when.count) + 1) / when.atLeast);
          return built.stars + (when === undefined ? 4 : points * nearly);
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
          const card = question !== undefined && 'card' in question ? question.card : undefined;
          const cell = cellAt(grid, action.x, action.y);
          return NOTHING + (card === undefined || cell === null ? 0 : onCell(city, cell, building(card)));
        }
        case 'produce':
          return produce;
        case 'leave-out':
        case 'end-turn':
          return NOTHING;
        default:
          return 1;
      }
    };
  };
}
