import { chanceState, keyedChance } from '@ludi-romani/core';
import { type Action, engine, type NovaRoma, type State, standardComponents } from '@ludi-romani/nova-roma';
import { gamesOf, goldenGames, playedBy } from './golden';

type Options = NovaRoma['options'];

const eager = playedBy(engine, ['skip', 'continue', 'end-turn', 'forgo-action']);

const special = new Map(standardComponents.specialEstateTiles.map(({ id, kind }) => [id, kind]));
const kindOn = (state: State, player: number, space: number) =>
  special.get(state.players[player]?.tiles[space] ?? '') !== undefined && !state.players[player]?.turned[space];

/** Returns a preference for an action: a collector of followers and special tiles takes the highest one. */
function wish(state: State, action: Action): number {
  switch (action.type) {
    case 'place-patrician': {
      const lines = [state.forumTiles[action.space >> 2], state.forumTiles[4 + (action.space & 3)]];
      return lines.includes('recruit') ? 3 : lines.includes('produce') || lines.includes('upgrade') ? 2 : 1;
    }
    case 'take-estate-tile':
      return action.slot === 'special' ? 9 : 1;
    case 'place-artisan':
      return kindOn(state, action.player, action.space) ? 9 : 2;
    case 'petition-action':
      return action.action === 'recruit' ? 3 : 2;
    case 'play-follower':
      return 9;
    case 'buy-good':
    case 'spend-wine':
    case 'forgo-action':
    case 'end-turn':
      return 0;
    default:
      return action.type === 'skip' || action.type === 'continue' ? 0.5 : 1;
  }
}

/** Returns the actions of a game in which all players are collectors. */
function collected(options: Options): Action[] {
  const chance = keyedChance(chanceState(`plays ${options.seed}`));
  const state = engine.clone(engine.initialState(options));
  const actions: Action[] = [];
  while (!engine.isTerminal(state)) {
    const legal = engine.legalActions(state);
    const best = Math.max(...legal.map((action) => wish(state, action)));
    const action = chance.pick(chance.int(10) > 0 ? legal.filter((each) => wish(state, each) === best) : legal);
    engine.applyInPlace(state, action);
    actions.push(action);
  }
  return actions;
}

goldenGames({
  engine,
  games: gamesOf<Omit<Options, 'seed'>>({
    '1-player': { players: 1, difficulty: 'easy' },
    '1-player-collecting': { players: 1 },
    '1-player-drafts': { players: 1, difficulty: 'hard', mosaicDraft: true, followerDraft: true },
    '2-players': { players: 2 },
    '2-players-collecting': { players: 2, startPlayer: 1, youngestFirst: [1, 0] },
    '2-players-given-up': { players: 2, withoutContract: 'given-up' },
    '3-players': { players: 3, mosaicDraft: true },
    '3-players-collecting': { players: 3, startPlayer: 2 },
    '4-players': { players: 4 },
    '4-players-collecting-drafts': { players: 4, mosaicDraft: true, followerDraft: true },
  }),
  actionsOf: (options, style) =>
    style === 'eager' && options.seed.includes('collecting') ? collected(options) : eager(options, style),
  // in eager games from the start and two thirds, or from near the end if there are drafts
  perftPlies: (game, style, plies) => {
    if (style === 'random') return [];
    return game.includes('drafts') ? [0, plies - 6] : [0, Math.floor((2 * plies) / 3)];
  },
  actionTypes: 35,
});
