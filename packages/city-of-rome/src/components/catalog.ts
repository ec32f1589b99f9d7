/** The components, found by id: what the rules look things up in. */
import { type Grid, grid } from '@ludi-romani/core';
import type { CardId, Cell } from '../types';
import type { Building, DeckId, InfluenceCard, Setup, Strip as StripFace, Tables } from './types';

/** A building card with all that is printed on it. */
export interface CardFace {
  readonly id: CardId;
  /** `null` for a starting building */
  readonly deck: DeckId | null;
  readonly building: Building;
  /** the same for cards that nobody can tell apart, front and back (CR-9.1) */
  readonly kind: string;
  /** place in the tables: the order in which cards are listed */
  readonly order: number;
}

export interface Catalog {
  readonly components: Tables;
  /** every cell a city can ever reach (CR-3.6) */
  readonly grid: Grid;
  setup(players: number): Setup;
  card(id: CardId): CardFace;
  /** What people call a card: `Aqueduct (II)`. */
  title(id: CardId): string;
  influenceCard(id: string): InfluenceCard;
  strip(id: string): StripFace;
  /** One card of each kind (CR-9.1), in table order; of equal ones the first named group goes before the second, then table order. */
  distinct(first: readonly CardId[], second?: readonly CardId[]): CardId[];
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

/** Looks `id` up; what the tables do not hold cannot be in a sound state. */
function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const item = table.get(id);
  if (item === undefined) throw new RangeError(`no component is called ${id}`);
  return item;
}

/** `Great aqueduct`, `Temple of Luna`: the ids of buildings are made of English words. */
export const inWords = (building: string): string =>
  building
    .replace(/^temple-(.)/, (_, god: string) => `temple of ${god.toUpperCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase());

export function catalog(components: Tables): Catalog {
  const buildings = byId(components.buildings);
  const strips = byId(components.strips);
  const influenceCards = byId(components.influenceCards);
  const cards = byId(
    [...components.cards, ...components.startingBuildings].map((card, order): CardFace => {
      const deck = 'deck' in card ? card.deck : null;
      return { id: card.id, deck, building: found(buildings, card.building), kind: `${deck} ${card.building}`, order };
    }),
  );
  const card = (id: CardId) => found(cards, id);
  const inOrder = (a: CardFace, b: CardFace) => a.order - b.order;

  return {
    components,
    grid: reach(components),
    setup: (players) => components.setups[players as keyof Tables['setups']],
    card,
    title: (id) => `${inWords(card(id).building.id)} (${card(id).deck ?? 'start'})`,
    influenceCard: (id) => found(influenceCards, id),
    strip: (id) => found(strips, id),
    distinct: (first, second = []) => {
      const chosen: CardFace[] = [];
      for (const ids of [first, second]) {
        for (const face of ids.map(card).sort(inOrder)) {
          if (!chosen.some(({ kind }) => kind === face.kind)) chosen.push(face);
        }
      }
      return (second.length === 0 ? chosen : chosen.sort(inOrder)).map(({ id }) => id);
    },
  };
}

/** All cells within a city's side of the starting buildings. */
function reach({ startingLayout, scoring }: Tables): Grid {
  const xs = startingLayout.map(({ x }) => x);
  const ys = startingLayout.map(({ y }) => y);
  const from = (values: number[]) => Math.max(...values) - (scoring.citySide - 1);
  const to = (values: number[]) => Math.min(...values) + (scoring.citySide - 1);
  return grid(to(xs) - from(xs) + 1, to(ys) - from(ys) + 1, from(xs), from(ys));
}

/** The cell with that index. */
export const cellOf = ({ grid: { xs, ys } }: Catalog, index: number): Cell => ({
  x: xs[index] ?? 0,
  y: ys[index] ?? 0,
});
