/** The AI of a solo game: what it would score now, and where it may be overtaken. */
import { finder } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';

type State = NovaRoma['state'];

const TRACKS = ['track-1', 'track-2', 'track-3'] as const;
const SPACES_OF_A_ROW = 3;

/** The player's blocks in a zone, and those of the AI. */
function blocksIn(cells: State['city']['A']): { readonly own: number; readonly neutral: number } {
  let own = 0;
  let neutral = 0;
  for (const owner of cells) {
    if (owner === 'neutral') neutral++;
    else if (owner !== null) own++;
  }
  return { own, neutral };
}

/** The points that a player has to exceed (NR-8.38): the contract of engines does not tell them before the end. */
export function aiPoints({
  routes,
  buildingContracts,
  zones,
  scoring,
  mosaicBoard,
}: NovaRoma['components']): (state: State) => number {
  const contract = finder(buildingContracts);
  const ports = new Map(routes.map(({ id, ports }) => [id, ports]));
  return ({ ai, tracks, city, players: [player] }) => {
    if (ai === null || player === undefined) return 0;
    let points = ai.vp + scoring.chariotTileVp * ai.chariots.length;
    for (const { route, port } of ai.ships) {
      let reached = 0;
      if (route !== null) for (let i = 0; i < port; i++) reached = ports.get(route)?.[i]?.vp ?? reached;
      points += reached;
    }
    for (const id of ai.contracts) points += contract(id).vp;
    for (const { id, majority } of zones) {
      const { own, neutral } = blocksIn(city[id]);
      if (neutral > 0) points += majority[own > neutral ? 1 : 0];
    }
    for (const id of TRACKS)
      if (tracks[id][0]?.marker === 'neutral' && tracks[id][0].space > (tracks[id][1]?.space ?? 0))
        points += scoring.hippodromeEndVp;
    player.claims.forEach((claimed, space) => {
      if (!claimed) points += mosaicBoard.claimVp[Math.floor(space / SPACES_OF_A_ROW)] ?? 0;
    });
    return points;
  };
}

/** What overtaking the AI in the zones and on the tracks would bring, by the square of the way that is gone. */
export const overtaking = ({ zones, scoring }: NovaRoma['components']): ((state: State) => number) => {
  const part = (own: number, neutral: number, points: number): number => {
    const way = own / (neutral + 1);
    return way < 1 ? points * way * way : 0;
  };
  return ({ tracks, city }) => {
    let points = 0;
    for (const { id, majority } of zones) {
      const { own, neutral } = blocksIn(city[id]);
      // the player gains what the AI loses
      points += part(own, neutral, 2 * (majority[0] - majority[1]));
    }
    for (const id of TRACKS) {
      let own = 0;
      let neutral = 0;
      for (const { marker, space } of tracks[id]) {
        if (marker === 'neutral') neutral = space;
        else own = space;
      }
      points += part(own, neutral, scoring.hippodromeEndVp);
    }
    return points;
  };
};
