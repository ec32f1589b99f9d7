/** The points that each seat may expect to end with: the score sheet as it stands, and what is on its way. */
import type { CityOfRome, State } from '@ludi-romani/city-of-rome';
import { type Catalog, countOf, planOf } from '@ludi-romani/city-of-rome/queries';
import type { Engine } from '@ludi-romani/core';
import type { Weights } from './weights';

export function prospectsOf(
  engine: Engine<CityOfRome>,
  catalog: Catalog,
  weights: Weights,
): (state: State) => number[] {
  return (state) => {
    const { players, round, emissaries } = state;
    const { rounds, emissariesPerPlayer } = catalog.setup(players.length);
    const scores = engine.scores(state);
    if (state.pending.length === 0) return scores.map(({ total }) => total);

    return players.map(({ city, coins, hand, secret }, seat) => {
      // whoever stands on the strip has that turn, too
      let turns = (rounds - Math.max(1, round)) * emissariesPerPlayer;
      for (const other of emissaries) if (other === seat) turns++;

      let sum = scores[seat]?.total ?? 0;
      const buildings = planOf(catalog, city).filter((building) => building !== null);
      for (const built of buildings) {
        if (built.category === 'production') {
          const { coins, influence, brickToken } = built.produce;
          sum += (coins + (influence + Number(brickToken)) * weights.goods) * turns * weights.production;
        } else if (built.category === 'temple') {
          const { when, points } = catalog.temple(built.id);
          const reached = when === undefined ? 1 : countOf(catalog, buildings, coins, when.count) / when.atLeast;
          if (reached < 1 && turns > 0) sum += points * reached * weights.temple;
        }
      }
      let bricks = 0;
      for (const card of hand) bricks += catalog.card(card).building.cost;
      for (const { card } of secret) bricks += catalog.card(card).building.cost;
      return sum + Math.min(bricks, 2 * turns) * weights.hand;
    });
  };
}
