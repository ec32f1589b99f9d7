import { finder, type Grid, grid } from '@ludi-romani/core';
import type { Cell } from '../types';
import type { BuildingId, CardId, DeckId, InfluenceCardId, StripId } from './ids';
import type { ActionStrip, Building, InfluenceCard, Setup, Tables, Temple } from './shapes';

/** A building card with everything printed on it. */
interface CardFace {
  readonly id: CardId;
  /** `null` for a starting building */
  readonly deck: DeckId | null;
  readonly building: Building;
  /** all cards with the same front and back, this one included, in table order (CR-9.1) */
  readonly copies: readonly CardId[];
  /** the position in the tables, by which listed cards are sorted */
  readonly order: number;
}

/** The component tables with look-up by id. The look-ups throw LudiError `invalid-state` for an unknown id. */
export interface Catalog {
  readonly components: Tables;
  /** the cells that a city can reach (CR-3.6) */
  readonly grid: Grid;
  setup(players: number): Setup;
  /** all building cards by id, in table order */
  readonly cards: ReadonlyMap<CardId, CardFace>;
  card(id: CardId): CardFace;
  /** Returns the scoring of a building of the category `temple`. */
  temple(building: BuildingId): Temple;
  influenceCard(id: InfluenceCardId): InfluenceCard;
  strip(id: StripId): ActionStrip;
}

/** Returns the catalog of valid component tables. */
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

/** Returns the cells that fit into one city together with the starting buildings. */
function reach({ startingLayout, scoring }: Tables): Grid {
  const xs = startingLayout.map(({ x }) => x);
  const ys = startingLayout.map(({ y }) => y);
  const from = (values: number[]) => Math.max(...values) - (scoring.citySide - 1);
  const to = (values: number[]) => Math.min(...values) + (scoring.citySide - 1);
  return grid(to(xs) - from(xs) + 1, to(ys) - from(ys) + 1, from(xs), from(ys));
}

/** Returns the cell at an index of the grid. */
export const cellOf = ({ grid: { xs, ys } }: Catalog, index: number): Cell => ({
  x: xs[index] ?? 0,
  y: ys[index] ?? 0,
});
