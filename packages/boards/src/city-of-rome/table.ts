/** What the box of City of Rome gives to its pictures. */
import type { CityOfRome, Components, SeenArea, View } from '@ludi-romani/city-of-rome';
import type { Seat } from '@ludi-romani/core';
import { LEFT, RIGHT } from '../kit/frame';
import type { Pen } from '../kit/pen';
import type { Labels } from './labels';

export type Quill = Pen<CityOfRome, Labels>;
export type Building = Components['buildings'][number];

/** The tables of a box, and what is looked up in them. */
export interface Table extends Components {
  readonly buildingOf: ReadonlyMap<string, Building | undefined>;
  readonly templeOf: ReadonlyMap<string, Components['temples'][number]>;
  readonly influenceOf: ReadonlyMap<string, number>;
  /** the columns and rows that a city can reach, as views have its cells: row by row */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** So many whole numbers that a city which covers `values` can reach, in order. */
function reached(values: readonly number[], side: number): readonly number[] {
  const from = Math.max(...values) - (side - 1);
  return Array.from({ length: Math.min(...values) + side - from }, (_, i) => from + i);
}

export function tableOf(box: Components): Table {
  const { buildings, cards, influenceCards, scoring, startingBuildings, startingLayout, temples } = box;
  return {
    ...box,
    buildingOf: new Map(
      [...cards, ...startingBuildings].map(({ id, building }) => [id, buildings.find((one) => one.id === building)]),
    ),
    templeOf: new Map(temples.map((one) => [one.building, one])),
    influenceOf: new Map(influenceCards.map(({ id, value }) => [id, value])),
    xs: reached(
      startingLayout.map(({ x }) => x),
      scoring.citySide,
    ),
    ys: reached(
      startingLayout.map(({ y }) => y),
      scoring.citySide,
    ),
  };
}

/** What a viewer sees of a player's own things. */
export const areaOf = (view: View, seat: Seat): SeenArea => view.players[seat] as SeenArea;

/** How wide the viewer's own parts are, and those that all share. */
export const roomOf = ({ isAlone }: Quill): number => (isAlone ? RIGHT : LEFT);
