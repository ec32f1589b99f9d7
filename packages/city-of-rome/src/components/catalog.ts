/** The components, found by id: what the rules look things up in. */
import { finder, type Grid, grid } from '@ludi-romani/core';
import type { Cell } from '../types';
import type { BuildingId, CardId, DeckId, InfluenceCardId, StripId } from './ids';
import type { ActionStrip, Building, InfluenceCard, Setup, Tables, Temple } from './shapes';

/** A building card with all that is printed on it. */
interface CardFace {
  readonly id: CardId;
  /** `null` for a starting building */
  readonly deck: DeckId | null;
  readonly building: Building;
  /** the cards that nobody can tell from it, front and back, itself included: in table order (CR-9.1) */
  readonly copies: readonly CardId[];
  /** place in the tables: the order in which cards are listed */
  readonly order: number;
}

export interface Catalog {
  readonly components: Tables;
  /** every cell a city can ever reach (CR-3.6) */
  readonly grid: Grid;
  setup(players: number): Setup;
  /** all building cards by id, in table order */
  readonly cards: ReadonlyMap<CardId, CardFace>;
  card(id: CardId): CardFace;
  /** how a building of the category `temple` scores */
  temple(building: BuildingId): Temple;
  influenceCard(id: InfluenceCardId): InfluenceCard;
  strip(id: StripId): ActionStrip;
}

export function catalog(components: Tables): Catalog {
  const building = finder(components.buildings);
  const alike = new Map<string, CardId[]>();
  const faces = [...components.cards, ...components.startingBuildings].map((card, order): CardFace => {
    const deck = 'deck' in card ? card.deck : null;
    const name = `${deck} ${card.building}`;
    const copies = alike.get(name) ?? [];
    alike.set(name, copies);
    copies.push(card.id);
    return { id: card.id, deck, building: building(card.building), copies, order };
  });
  return {
    components,
    grid: reach(components),
    setup: (players) => components.setups[players as keyof Tables['setups']],
    cards: new Map(faces.map((face) => [face.id, face])),
    card: finder(faces),
    temple: finder(components.temples, (temple) => temple.building),
    influenceCard: finder(components.influenceCards),
    strip: finder(components.strips),
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
