/** The components, found by id: what the rules look things up in. */
import { finder, type Grid, grid } from '@ludi-romani/core';
import type { Cell } from '../types';
import type { CardId, DeckId, InfluenceCardId, StripId } from './ids';
import type { ActionStrip, Building, InfluenceCard, Setup, Tables } from './shapes';

/** A building card with all that is printed on it. */
export interface CardFace {
  readonly id: CardId;
  /** `null` for a starting building */
  readonly deck: DeckId | null;
  readonly building: Building;
  /** the same for cards that nobody can tell apart, front and back (CR-9.1) */
  readonly kind: number;
  /** place in the tables: the order in which cards are listed */
  readonly order: number;
}

export interface Catalog {
  readonly components: Tables;
  /** every cell a city can ever reach (CR-3.6) */
  readonly grid: Grid;
  setup(players: number): Setup;
  card(id: CardId): CardFace;
  /** What people call the thing with this id: `Aqueduct (II)`. */
  title(id: string): string;
  influenceCard(id: InfluenceCardId): InfluenceCard;
  strip(id: StripId): ActionStrip;
  /** The cards in table order. */
  sorted(cards: readonly CardId[]): CardId[];
  /** Of a card and its copies the one that is listed (CR-9.1): of the first group that has any, the first of the table. */
  listed(card: CardId, groups: readonly (readonly CardId[])[]): CardId;
}

/** `Great aqueduct`, `Temple of Luna`: ids are made of English words. */
const inWords = (id: string): string =>
  id
    .replace(/^temple-(.)/, (_, god: string) => `temple of ${god.toUpperCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase());

export function catalog(components: Tables): Catalog {
  const building = finder(components.buildings);
  const kinds = new Map<string, number>();
  const faces = [...components.cards, ...components.startingBuildings].map((card, order): CardFace => {
    const deck = 'deck' in card ? card.deck : null;
    const name = `${deck} ${card.building}`;
    const kind = kinds.get(name) ?? order;
    kinds.set(name, kind);
    return { id: card.id, deck, building: building(card.building), kind, order };
  });
  const card = finder(faces);

  return {
    components,
    grid: reach(components),
    setup: (players) => components.setups[players as keyof Tables['setups']],
    card,
    title: (id) => {
      const face = faces.find((one) => one.id === id);
      return face === undefined ? inWords(id) : `${inWords(face.building.id)} (${face.deck ?? 'start'})`;
    },
    influenceCard: finder(components.influenceCards),
    strip: finder(components.strips),
    sorted: (cards) => [...cards].sort((a, b) => card(a).order - card(b).order),
    listed: (id, groups) => {
      const { kind } = card(id);
      let first: CardFace | undefined;
      for (const ids of groups) {
        for (const other of ids) {
          const face = card(other);
          if (face.kind === kind && (first === undefined || face.order < first.order)) first = face;
        }
        if (first !== undefined) return first.id;
      }
      return id;
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
