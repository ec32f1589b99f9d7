/** The AI of a solo game: where it may be overtaken. */
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { blocksIn, type Catalog, spaceOf, trackIds } from '@ludi-romani/nova-roma/queries';

type State = NovaRoma['state'];

/** What overtaking the AI in the zones and on the tracks would bring, by the square of the way that is gone. */
export const overtaking = ({ components: { zones, scoring } }: Catalog): ((state: State) => number) => {
  const part = (own: number, neutral: number, points: number): number => {
    const way = own / (neutral + 1);
    return way < 1 ? points * way * way : 0;
  };
  return (state) => {
    let points = 0;
    // the player gains what the AI loses
    for (const { id, majority } of zones)
      points += part(blocksIn(state, id, 0), blocksIn(state, id, 'neutral'), 2 * (majority[0] - majority[1]));
    for (const id of trackIds)
      points += part(spaceOf(state, id, 0), spaceOf(state, id, 'neutral'), scoring.hippodromeEndVp);
    return points;
  };
};
