/** What the words of every language look up in a box. */

import type { Tables } from '../components/shapes';
import type { Cell, Seen } from '../types';

/** A card by its building, and the deck on its back. */
interface Face {
  readonly building: string;
  readonly deck: string | null;
}

/** The building on a card, and the deck on its back; nothing for what is no card. */
export function faceOf({ cards, startingBuildings }: Tables): (id: string) => Face | undefined {
  const faces = new Map<string, Face>(startingBuildings.map(({ id, building }) => [id, { building, deck: null }]));
  for (const card of cards) faces.set(card.id, card);
  return (id) => faces.get(id);
}

/** A place in a city, as actions name it. */
export const at = ({ x, y }: Cell): string => `(${x}, ${y})`;

/** How many rounds the game has. */
export const roundsOf = ({ setups }: Tables, { players }: Seen): number =>
  setups[players.length as keyof Tables['setups']].rounds;
