import { engine, type Options } from '@ludi-romani/forum-trajanum';
import { gamesOf, goldenGames, playedBy } from './golden';

goldenGames({
  engine,
  games: gamesOf<Omit<Options, 'seed'>>({
    '2-players': { players: 2 },
    '3-players': { players: 3 },
    '4-players': { players: 4 },
    '2-players-side-b': {
      ...{ players: 2, boardSide: 'B', buildingTiles: 'limited', promoCards: true },
      ...{ arrangement: 'tee-3', draftMode: 'sequential' },
    },
    '3-players-first-game': { players: 3, introductory: true, mosaic: 'random', arrangement: 'pinwheel-4' },
    '2-players-other-rulings': {
      ...{ players: 2, startPlayer: 1, introductory: true, introductoryCard: 'chosen', mosaic: 'random' },
      ...{ eaglePoints: 'sum', trackEnd: 'after-action' },
    },
    '4-players-promo': { players: 4, boardSide: 'B', promoCards: true, draftMode: 'sequential', mosaic: 'random' },
  }),
  actionsOf: playedBy(engine, ['end-turn', 'recolor-worker', 'workers-to-builder', 'merchant-swap']),
  // in eager games from the start, a third, and near the end; in random games from two thirds
  perftPlies: (_, style, plies) =>
    style === 'random' ? [Math.floor((2 * plies) / 3)] : [0, Math.floor(plies / 3), plies - 8],
  actionTypes: 27,
});
