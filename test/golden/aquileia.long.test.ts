import { engine } from '@ludi-romani/aquileia';
import { gamesOf, goldenGames, playedBy } from './golden';

goldenGames({
  engine,
  games: gamesOf({
    '2-players': { players: 2 },
    '3-players': { players: 3 },
    '4-players': { players: 4 },
    '5-players': { players: 5 },
  } as const),
  actionsOf: playedBy(engine, [
    ...(['pass-placement', 'finish-exchange', 'decline-market-card', 'finish-cards'] as const),
    ...(['drop-out', 'decline-build', 'decline-harbour'] as const),
  ]),
  // in eager games from the start, a third, and near the end; in random games from two thirds
  perftPlies: (_, style, plies) =>
    style === 'random' ? [Math.floor((2 * plies) / 3)] : [0, Math.floor(plies / 3), plies - 8],
  actionTypes: 19,
});
