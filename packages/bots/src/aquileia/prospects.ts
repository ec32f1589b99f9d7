/** The points that each seat may expect to end with: what it has, and what that will still bring. */
import type { Aquileia, State } from '@ludi-romani/aquileia';
import { type Engine, finder, type Seat } from '@ludi-romani/core';
import { coinsIn } from './coins';
import type { Weights } from './weights';

type Tables = Engine<Aquileia>['components'];

export function prospectsOf(tables: Tables, weights: Weights): (state: State) => number[] {
  const { coin, slave, strength, activations, cards, villas, time } = weights;
  const { rounds } = tables.numbers;
  const colors = [...new Set(tables.villas.map(({ color }) => color))];
  const sites = [
    ...tables.villas.map((villa) => ({ ...villa, color: colors.indexOf(villa.color) })),
    ...tables.workshops,
    ...tables.banks,
  ];
  /** of hand cards, what each is worth */
  const hand = [
    ...tables.slaveCards.map(({ id, slaves }) => ({ id, worth: slaves * slave })),
    ...tables.equiCards.map((card) => ({ id: card.id, worth: card.strength * strength })),
  ];
  /** what counts at the end */
  const counting = finder([
    ...tables.laurelCards,
    ...tables.colorCards.map(({ id, color }) => ({ id, colors: [colors.indexOf(color)] })),
    ...tables.theatreCards.map((card) => ({ id: card.id, colors: card.colors.map((color) => colors.indexOf(color)) })),
  ]);

  return (state) => {
    const { players } = state;
    // a round counts half while it is played
    const left = rounds - state.round + (state.pending.length === 0 ? 0 : 0.5);
    /** what can be spent is worth nothing at the end */
    const spendable = left === 0 ? 0 : left / (left + time);
    const totals = players.map(({ points, coins, hand: held }) => {
      let spare = coinsIn(coins) * coin;
      for (const { id, worth } of hand) spare += (held[id] ?? 0) * worth;
      return points.pecunia + points.arena + points.forum + points.portus + spare * spendable;
    });
    const add = (seat: Seat, amount: number) => {
      totals[seat] = (totals[seat] ?? 0) + amount;
    };

    /** of each seat's villas, color by color */
    const values = players.map(() => colors.map(() => 0));
    for (const site of sites) {
      const owner = state.sites[site.id];
      if (owner == null) continue;
      if (site.kind === 'villa') {
        const value = values[owner] ?? [];
        value[site.color] = (value[site.color] ?? 0) + site.value;
        add(owner, site.value * cards * left);
      } else {
        const paid = site.kind === 'workshop' ? site.points : coinsIn(site.coins) * coin * spendable;
        add(owner, paid * activations * left);
      }
    }

    const count = (seat: Seat, card: string) => {
      const counts = counting(card);
      if ('points' in counts) add(seat, counts.points);
      else add(seat, Math.max(...counts.colors.map((color) => values[seat]?.[color] ?? 0)) + villas * left);
    };
    for (const { winner, second, kept, given } of state.races) {
      if (winner !== null && kept !== null) count(winner, kept);
      if (second !== null) count(second, given);
    }
    players.forEach(({ theatre }, seat) => {
      for (const card of theatre) count(seat, card);
    });
    return totals;
  };
}
