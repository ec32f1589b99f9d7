import { colorIds, type StandardBuildingId } from './ids';
import type { StartingBuilding, StartingPlace } from './shapes';

export const startingLayout: readonly (StartingPlace & { readonly building: StandardBuildingId })[] = [
  { building: 'vegetable-farm', x: 0, y: 0 },
  { building: 'residence-2', x: 1, y: 0 },
];

export const startingLayoutSource =
  'derived: The rulebook leaves open which starting building lies left; no rule changes when a city is mirrored, so one layout stands for both (CR-3.4).';

/** The starting buildings. Every color has the same two. */
export const startingBuildings: readonly StartingBuilding[] = colorIds.flatMap((color) =>
  startingLayout.map(({ building }) => ({ id: `start-${color}-${building}`, color, building })),
);

export const startingBuildingsSource =
  'rulebook: Heading SPIELMATERIAL, and in the GEBÄUDEÜBERSICHT the vegetable farm and the residence of value 2.';
