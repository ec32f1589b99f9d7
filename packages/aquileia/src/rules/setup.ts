/** Setup, up to the point where the market is filled for the first round (section 3 of the rules). */
import type { Chance, Layout } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId, ColorId } from '../components/ids';
import type { Aquileia, ChosenOptions, DeckId, Event, Player } from '../types';
import { noCards } from './hands';

/** Returns a deep copy of a player's area. Written out field by field, which is faster than a generic copy or a spread. */
export const copyPlayer = (own: Player): Player => ({
  color: own.color,
  coins: { ...own.coins },
  points: { ...own.points },
  henchmen: own.henchmen,
  houses: own.houses,
  passed: own.passed,
  hand: { ...own.hand },
  bought: [...own.bought],
  theatre: [...own.theatre],
});

export function setup(
  catalog: Catalog,
  options: ChosenOptions,
  chance: Chance,
  emit?: (event: Event) => void,
): Layout<Aquileia> {
  const { numbers, coinSupply, playerColors } = catalog.components;
  const { players: count, colors } = options;
  const players = (colors ?? playerColors).slice(0, count).map((color) => player(catalog, color));
  players.forEach(({ color, coins, henchmen, houses }, seat) => {
    emit?.({ type: 'pieces-taken', player: seat, color, coins: { ...coins }, henchmen, houses });
  });
  // AQ-3.20 the order of the draws (AQ-3.12, AQ-3.13, AQ-3.15, AQ-3.16); the top card of a deck is last
  const shuffled = (deck: DeckId): CardId[] => {
    const cards = chance.shuffle(catalog.decks[deck]).reverse();
    emit?.({ type: 'deck-shuffled', deck, count: cards.length });
    return cards;
  };
  const equi = shuffled('equi');
  const slaves = shuffled('slaves');
  const stadium = shuffled('stadium');
  const theatre = shuffled('theatre');
  const startPlayer = options.startPlayer ?? chance.int(count); // AQ-3.18
  const { startCoins } = numbers;
  return {
    round: 1,
    startPlayer,
    track: [],
    spaces: { ...catalog.empty.spaces },
    sites: { ...catalog.empty.sites },
    harbour: { bronze: 0, silver: 0, gold: 0 },
    bank: {
      bronze: coinSupply.bronze - count * startCoins.bronze,
      silver: coinSupply.silver - count * startCoins.silver,
      gold: coinSupply.gold - count * startCoins.gold,
    },
    market: Array<CardId | null>(numbers.marketSlots).fill(null),
    discards: noCards(catalog),
    stadiumCard: null,
    blueDice: { owner: null, left: numbers.blueDice }, // AQ-3.14; the red dice have no owner (AQ-3.17)
    strengths: players.map(() => null),
    auction: null,
    decks: { slaves, equi, stadium, theatre },
    races: [],
    players,
    pending: [{ do: 'round', round: 1 }, { do: 'lay-out' }],
  };
}

/** AQ-3.6, AQ-3.10, AQ-3.11 */
function player(catalog: Catalog, color: ColorId): Player {
  const { startCoins, henchmenPerPlayer, housesPerPlayer } = catalog.components.numbers;
  return {
    color,
    coins: { ...startCoins },
    points: { pecunia: 0, arena: 0, forum: 0, portus: 0 },
    henchmen: henchmenPerPlayer,
    houses: housesPerPlayer,
    passed: false,
    hand: noCards(catalog),
    bought: [],
    theatre: [],
  };
}
