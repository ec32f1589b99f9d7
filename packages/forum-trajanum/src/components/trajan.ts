import type { Cycle } from './ids';
import type { BuildingTask, PatternSlot, TrajanCard } from './shapes';

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
  card(1, 1, line('horizontal', ['gray', 'color', 'gray']), { tribune: 1, coin: 1 }),
  card(1, 2, temple('any', above, below), { activeCitizensOfDifferentClasses: 2, envoyOnShip: 1 }),
  card(1, 3, line('vertical', ['gray', 'gray'], true), { assistant: 2, coin: 1 }),
  card(1, 4, { shape: 'around-crane', slot: 'any' }, { builder: 1, workerAnyColor: 1, assistant: 1 }),
  card(1, 'promo', temple('color', left, right), { scoredCrane: 1, columnInColonia: 1 }),
  card(2, 1, { shape: 'square', slot: 'any' }, { assistant: 1, coin: 2 }),
  card(2, 2, line('vertical', ['color', 'gray', 'color']), { tribune: 1, builder: 1, assistant: 1 }),
  card(2, 3, { shape: 'anywhere-four-colors' }, { workerAnyColor: 1, columnInColonia: 2 }),
  card(2, 4, line('vertical', ['gray', 'color', 'gray']), { scoredCrane: 2, activeCitizensOfDifferentClasses: 2 }),
  card(2, 'promo', line('horizontal', ['color', 'color', 'color'], true), {
    tribune: 2,
    workersOfDifferentColors: 2,
  }),
  card(3, 1, line('vertical', ['color', 'gray', 'gray', 'color']), { activeCitizensOfDifferentClasses: 3 }),
  card(3, 2, line('vertical', ['color', 'color', 'color'], true), {
    columnInColonia: 1,
    tribune: 1,
    builder: 1,
  }),
  card(3, 3, temple('color', [-1, -1], [-1, 1], [1, -1], [1, 1]), { scoredCrane: 2, workersOfDifferentColors: 2 }),
  card(3, 4, line('vertical', ['gray', 'gray', 'gray'], true), { forumMarkerAtColumn: 1, assistant: 1, coin: 1 }),
  card(3, 'promo', temple('color', above, below, left, right), { tribune: 2, assistant: 1 }),
];

export const trajanCardsSource = 'rulebook: Trajankarten; ids ours';
