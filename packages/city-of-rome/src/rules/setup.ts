/** The setup before the draft (section 3 of the rules). */
import type { Chance, Layout } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import { type CardId, type ColorId, type DeckId, fields } from '../components/ids';
import type { ChosenOptions, CityOfRome, Event, Player } from '../types';
import { indexOf } from './city';

/** Returns a deep copy of a player's area. Written out field by field, which is faster than a generic copy or a spread. */
export const copyPlayer = (own: Player): Player => ({
  color: own.color,
  coins: own.coins,
  influence: own.influence,
  influenceCards: [...own.influenceCards],
  hand: [...own.hand],
  secret: own.secret.map(({ back, card }) => ({ back, card })),
  secretLog: [...own.secretLog],
  city: [...own.city],
  tokens: [...own.tokens],
  replaced: [...own.replaced],
  packet: [...own.packet],
  opening: own.opening,
});

export function setup(
  catalog: Catalog,
  { players, colors }: ChosenOptions,
  chance: Chance,
  emit?: (event: Event) => void,
): Layout<CityOfRome> {
  const setup = catalog.setup(players);
  // CR-3.17 chance is used in this order: decks, strips, one bit per strip from the top. The top card of a deck is the last element
  const decks: Record<DeckId, CardId[]> = { I: [], II: [], III: [], IV: [] };
  for (const deck of setup.decks) {
    const cards = catalog.components.cards.filter((card) => card.deck === deck).map(({ id }) => id);
    decks[deck] = chance.shuffle(cards).reverse();
    emit?.({ type: 'deck-laid-out', deck, count: cards.length });
  }
  const strips = chance
    .shuffle(catalog.components.strips.map(({ id }) => id))
    .map((id) => ({ id, reversed: chance.int(2) === 1 })); // CR-3.14
  emit?.({ type: 'strips-stacked', count: strips.length });
  const areas = (colors ?? setup.colors).slice(0, players).map((color) => player(catalog, color));
  areas.forEach(({ color, coins, city }, player) => {
    const buildings = city.flatMap((card, index) => (card === null ? [] : { card, ...cellOf(catalog, index) }));
    emit?.({ type: 'city-founded', player, color, coins, buildings });
  });
  return {
    round: 0,
    offer: [],
    influenceOnTable: [],
    emissaries: fields.map(() => null),
    strips,
    decks,
    returnedBy: { I: [], II: [], III: [], IV: [] },
    players: areas,
    pending: [{ do: 'round', round: 1 }, { do: 'draft' }],
  };
}

/** Returns the area of a player at the start (CR-3.3, CR-3.4, CR-3.8). */
function player(catalog: Catalog, color: ColorId): Player {
  const { startingBuildings, startingLayout, startingCoins } = catalog.components;
  const city: (CardId | null)[] = catalog.grid.xs.map(() => null);
  for (const { building, ...cell } of startingLayout) {
    const card = startingBuildings.find((start) => start.color === color && start.building === building);
    city[indexOf(catalog, cell)] = card?.id ?? null;
  }
  return {
    color,
    coins: startingCoins,
    influence: 0,
    influenceCards: [],
    hand: [],
    secret: [],
    secretLog: [],
    city,
    tokens: city.map(() => 0),
    replaced: [],
    packet: [],
    opening: null,
  };
}
