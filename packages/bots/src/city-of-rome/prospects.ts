/** The points that each seat may expect to end with: the score sheet as it stands, and what is on its way. */
import type { CityOfRome, State } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import type { Box } from './box';
import type { Weights } from './weights';

export function prospectsOf(engine: Engine<CityOfRome>, box: Box, weights: Weights): (state: State) => number[] {
  const { tables, building, temple, count } = box;
  return (state) => {
    const { players, round, emissaries, options } = state;
    const { rounds, emissariesPerPlayer } = tables.setups[options.players];
    const scores = engine.scores(state);
    if (state.pending.length === 0) return scores.map(({ total }) => total);

    return players.map(({ city, hand, secret }, seat) => {
      // whoever stands on the strip has that turn, too
      let turns = (rounds - Math.max(1, round)) * emissariesPerPlayer;
      for (const other of emissaries) if (other === seat) turns++;

      let sum = scores[seat]?.total ?? 0;
      for (const card of city) {
        const built = card === null ? null : building(card);
        if (built?.category === 'production') {
          const { coins, influence, brickToken } = built.produce;
          sum += (coins + (influence + Number(brickToken)) * weights.goods) * turns * weights.production;
        } else if (built?.category === 'temple') {
          const { when, points } = temple(built.id);
          const reached = when === undefined ? 1 : count(city, when.count) / when.atLeast;
          if (reached < 1 && turns > 0) sum += points * reached * weights.temple;
        }
      }
      let bricks = 0;
      for (const card of hand) bricks += building(card).cost;
      for (const { card } of secret) bricks += building(card).cost;
      return sum + Math.min(bricks, 2 * turns) * weights.hand;
    });
  };
}
