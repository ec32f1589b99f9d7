/** The tables of a box of City of Rome, as its expert looks things up in them. */
import type { Building, CityOfRome, State } from '@ludi-romani/city-of-rome';
import { type Engine, type Grid, grid } from '@ludi-romani/core';
import { byId } from '../tables';

export type City = State['players'][number]['city'];

export interface Box {
  readonly tables: Engine<CityOfRome>['components'];
  /** what a city reaches */
  readonly grid: Grid;
  building(card: string): Building;
  /** how many so many buildings of a city are */
  count(city: City, what: string): number;
}

export function boxOf(tables: Engine<CityOfRome>['components']): Box {
  const { startingLayout, scoring } = tables;
  const type = byId(tables.buildings.map((each) => ({ ...each })));
  const card = byId(
    [...tables.cards, ...tables.startingBuildings].map(({ id, building }) => ({ id, building: type(building) })),
  );
  const xs = startingLayout.map(({ x }) => x);
  const ys = startingLayout.map(({ y }) => y);
  const side = scoring.citySide - 1;
  const [left, right] = [Math.max(...xs) - side, Math.min(...xs) + side];
  const [top, bottom] = [Math.max(...ys) - side, Math.min(...ys) + side];
  const building = (id: string) => card(id).building;
  return {
    tables,
    grid: grid(right - left + 1, bottom - top + 1, left, top),
    building,
    count(city, what) {
      let count = 0;
      const colors = new Set<string>();
      for (const id of city) {
        if (id === null) continue;
        const built = building(id);
        if (what === 'card' || what === built.category) count++;
        else if (what === 'star') count += built.stars;
        else if (built.category === 'residence' && what === `residence-${built.value}`) count++;
        else if (built.category === 'public') colors.add(tables.publicKinds[built.publicKind].color);
      }
      return what === 'public-color' ? colors.size : count;
    },
  };
}
