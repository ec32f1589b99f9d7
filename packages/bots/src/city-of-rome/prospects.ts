/** The points that each seat may expect to end with: the score sheet as it stands, and what is on its way. */
import type { CityOfRome, State } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { byId } from '../tables';
import type { Box } from './box';
import type { Weights } from './weights';

export function prospectsOf(engine: Engine<CityOfRome>, box: Box, weights: Weights): (state: State) => number[] {
  const { tables, building, count } = box;
  const influenceValue = byId(tables.influenceCards.map(({ id, value }) => ({ id, value })));
  const temples = new Map(tables.temples.map((temple) => [temple.building, temple]));

  return (state) => {
    const { players, round } = state;
    const { rounds, emissariesPerPlayer, influenceCards } = tables.setups[players.length as keyof typeof tables.setups];
    /** turns left for everybody who stands on the strip no more */
    const later = (rounds - Math.max(1, round)) * emissariesPerPlayer;

    // who has most of what influence is worth
    let prizes = 0;
    if (state.pending.length > 0) {
      for (const { card } of influenceCards) prizes += influenceValue(card).value;
      for (const { influenceCards: won } of players) for (const card of won) prizes -= influenceValue(card).value;
    }
    const claims = players.map(({ influence }) => (influence + 1) * (influence + 1));
    const all = claims.reduce((sum, claim) => sum + claim, 0);
    const scores = engine.scores(state);

    return players.map(({ city, coins, hand, secret }, seat) => {
      let turns = later;
      for (const other of state.emissaries) if (other === seat) turns++;
      let sum = (scores[seat]?.total ?? 0) + ((claims[seat] ?? 0) / all) * prizes * weights.influence;
      sum += Math.min(coins, 2 * turns) * weights.coin;
      let aqueducts = 0;
      let yields = 0;
      for (const id of city) {
        if (id === null) continue;
        const built = building(id);
        switch (built.category) {
          case 'production':
            yields +=
              built.produce.coins + (built.produce.influence + Number(built.produce.brickToken)) * weights.goods;
            break;
          case 'residence':
            sum += built.value * turns * weights.residence;
            break;
          case 'public':
            sum += turns * weights.public;
            break;
          case 'aqueduct':
            aqueducts++;
            break;
          case 'temple': {
            const temple = temples.get(built.id);
            if (temple?.when === undefined) break;
            const reached = count(city, temple.when.count) / temple.when.atLeast;
            if (reached < 1 && turns > 0) sum += temple.points * reached * weights.temple;
          }
        }
      }
      sum += yields * turns * weights.production;
      const { aqueductPoints } = tables;
      const step = (aqueductPoints[aqueducts + 1] ?? 0) - (aqueductPoints[aqueducts] ?? 0);
      if (step > 0) sum += (step * turns * weights.aqueduct) / (turns + 6);
      let bricks = 0;
      for (const id of hand) bricks += building(id).cost;
      for (const { card } of secret) bricks += building(card).cost;
      return sum + Math.min(bricks, 2 * turns) * weights.hand;
    });
  };
}
