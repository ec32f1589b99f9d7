/** The points that each seat may expect to end with: what it has, and what that will still bring. */
import type { State } from '@ludi-romani/aquileia';
import {
  type Catalog,
  coinsIn,
  finalPoints,
  held,
  stadiumCardsOf,
  villaValues,
  yieldOf,
} from '@ludi-romani/aquileia/queries';
import type { Seat } from '@ludi-romani/core';
import type { Weights } from './weights';

export function prospectsOf(catalog: Catalog, weights: Weights): (state: State) => number[] {
  const { coin, slave, strength, activations, cards, villas, time } = weights;
  const { rounds } = catalog.components.numbers;
  /** of hand cards, what each is worth */
  const worths = catalog.handCards.map((card) => ({
    id: card.id,
    worth: card.strength * (card.deck === 'slaves' ? slave : strength),
  }));

  return (state) => {
    const { players } = state;
    // a round counts half while it is played
    const left = rounds - state.round + (state.pending.length === 0 ? 0 : 0.5);
    /** what can be spent is worth nothing at the end */
    const spendable = left === 0 ? 0 : left / (left + time);
    const totals = players.map((player) => {
      const { points, coins } = player;
      let spare = coinsIn(coins) * coin;
      for (const { id, worth } of worths) spare += held(player, id) * worth;
      return points.pecunia + points.arena + points.forum + points.portus + spare * spendable;
    });
    const add = (seat: Seat, amount: number) => {
      totals[seat] = (totals[seat] ?? 0) + amount;
    };

    for (const site of catalog.sites) {
      const owner = state.sites[site.id];
      if (owner == null) continue;
      if (site.kind === 'villa') {
        add(owner, site.value * cards * left);
        continue;
      }
      const paid = yieldOf(site);
      add(owner, (paid.points + coinsIn(paid.coins) * coin * spendable) * activations * left);
    }

    villaValues(catalog, state).forEach((values, seat) => {
      const count = (card: string) => {
        const { color, points } = finalPoints(catalog, card, values);
        add(seat, color === null ? points : points + villas * left);
      };
      for (const card of stadiumCardsOf(state, seat)) count(card);
      for (const card of players[seat]?.theatre ?? []) count(card);
    });
    return totals;
  };
}
