import type { BuildingTask, Cycle, PatternSlot, Source, TrajanCard } from './types';

type Collecting = TrajanCard['collecting'];
const roman = ['', 'I', 'II', 'III'] as const;
const card = (cycle: Cycle, name: number | 'promo', building: BuildingTask, collecting: Collecting): TrajanCard => ({
  id: `trajan-${roman[cycle]}-${name}`,
  cycle,
  promo: name === 'promo',
  building,
  collecting,
});

const line = (axis: 'horizontal' | 'vertical', slots: readonly PatternSlot[], distinct = false): BuildingTask => ({
  shape: 'line',
  axis,
  slots,
  distinct,
});
const temple = (slot: PatternSlot, ...offsets: readonly (readonly [number, number])[]): BuildingTask => ({
  shape: 'around-temple',
  offsets,
  slot,
});

const above = [-1, 0] as const;
const below = [1, 0] as const;
const left = [0, -1] as const;
const right = [0, 1] as const;

export const trajanCards: readonly TrajanCard[] = [
  card(1, 1, line('horizontal', ['gray', 'colour', 'gray']), { tribune: 1, coin: 1 }),
  card(1, 2, temple('any', above, below), { activeCitizensOfDifferentClasses: 2, envoyOnShip: 1 }),
  card(1, 3, line('vertical', ['gray', 'gray'], true), { assistant: 2, coin: 1 }),
  card(1, 4, { shape: 'around-crane', slot: 'any' }, { builder: 1, workerAnyColour: 1, assistant: 1 }),
  card(1, 'promo', temple('colour', left, right), { scoredCrane: 1, columnInColonia: 1 }),
  card(2, 1, { shape: 'square', slot: 'any' }, { assistant: 1, coin: 2 }),
  card(2, 2, line('vertical', ['colour', 'gray', 'colour']), { tribune: 1, builder: 1, assistant: 1 }),
  card(2, 3, { shape: 'anywhere-four-colours' }, { workerAnyColour: 1, columnInColonia: 2 }),
  card(2, 4, line('vertical', ['gray', 'colour', 'gray']), { scoredCrane: 2, activeCitizensOfDifferentClasses: 2 }),
  card(2, 'promo', line('horizontal', ['colour', 'colour', 'colour'], true), {
    tribune: 2,
    workersOfDifferentColours: 2,
  }),
  card(3, 1, line('vertical', ['colour', 'gray', 'gray', 'colour']), { activeCitizensOfDifferentClasses: 3 }),
  card(3, 2, line('vertical', ['colour', 'colour', 'colour'], true), {
    columnInColonia: 1,
    tribune: 1,
    builder: 1,
  }),
  card(3, 3, temple('colour', [-1, -1], [-1, 1], [1, -1], [1, 1]), { scoredCrane: 2, workersOfDifferentColours: 2 }),
  card(3, 4, line('vertical', ['gray', 'gray', 'gray'], true), { forumMarkerAtColumn: 1, assistant: 1, coin: 1 }),
  card(3, 'promo', temple('colour', above, below, left, right), { tribune: 2, assistant: 1 }),
];

export const trajanCardsSource: Source = {
  provenance: 'rulebook',
  source: 'Trajankarten; ids ours',
};
