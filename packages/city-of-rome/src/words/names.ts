/** What the words of every language look up in a box. */

import type { Tables } from '../components/shapes';
import type { Cell, Seen } from '../types';

/** The building on a card, and the deck on its back; nothing for what is no card. */
export const faceOf =
  ({ cards, startingBuildings }: Tables) =>
  (id: string): { readonly building: string; readonly deck: string | null } | undefined => {
    const card = cards.find((one) => one.id === id);
    return (
      card ??
      startingBuildings.map(({ building, ...one }) => ({ ...one, building, deck: null })).find((one) => one.id === id)
    );
  };

/** A place in a city, as actions name it. */
export const at = ({ x, y }: Cell): string => `(${x}, ${y})`;

/** How many rounds the game has. */
export const roundsOf = ({ setups }: Tables, { players }: Seen): number =>
  setups[players.length as keyof Tables['setups']].rounds;
