/** The tables of a box of City of Rome, as its expert looks things up in them. */
import type { Building, CityOfRome, State, Temple } from '@ludi-romani/city-of-rome';
import { type Engine, finder, type Grid, grid } from '@ludi-romani/core';

export type City = State['players'][number]['city'];
export type Tables = Engine<CityOfRome>['components'];

export interface Box {
  readonly tables: Tables;
  /** what a city reaches (CR-3.6) */
  readonly grid: Grid;
  building(card: string): Building;
  temple(building: string): Temple;
  /** how many aqueducts, temples, ... there are in a city: whatever temples count there */
  count(city: City, what: string): number;
  /** the points for one aqueduct more than so many; none beyond the last */
  next(aqueducts: number): number;
}

export function boxOf(tables: Tables): Box {
  const { startingLayout, scoring, aqueductPoints } = tables;
  // copies: what is frozen is read slowly
  const type = finder<Building>(tables.buildings.map((each) => ({ ...each })));
  const temple = finder(
    tables.temples.map((each) => ({ ...each })),
    ({ building }) => building,
  );
  const cards = [...tables.cards, ...tables.startingBuildings];
  const card = finder(cards.map(({ id, building }) => ({ id, building: type(building) })));

  const xs = startingLayout.map(({ x }) => x);
  const ys = startingLayout.map(({ y }) => y);
  const far = scoring.citySide - 1;
  const [left, right] = [Math.max(...xs) - far, Math.min(...xs) + far];
  const [top, bottom] = [Math.max(...ys) - far, Math.min(...ys) + far];

  const building = (id: string) => card(id).building;
  return {
    tables,
    grid: grid(right - left + 1, bottom - top + 1, left, top),
    building,
    temple,
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
    next: (aqueducts) => Math.max(0, (aqueductPoints[aqueducts + 1] ?? 0) - (aqueductPoints[aqueducts] ?? 0)),
  };
}
