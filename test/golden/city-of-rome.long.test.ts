import { type CityOfRome, engine } from '@ludi-romani/city-of-rome';
import { type ChanceOutcome, digest, type Outcome, scriptedChance } from '@ludi-romani/core';
import { beforeAll, expect, test } from 'vitest';
import { wholeGame } from '../city-of-rome/scene';
import { exampleScore } from '../city-of-rome/tables';
import { exampleGame } from './example-game';
import { CHECKPOINT_EVERY, gamesOf, goldenFiles, goldenGames, UPDATE } from './golden';

type Options = CityOfRome['options'];

goldenGames({
  engine,
  games: gamesOf<Omit<Options, 'seed'>>({
    '2-players': { players: 2 },
    '2-players-seat-1-first': { players: 2, startPlayer: 1, colors: ['brown', 'white'] },
    '3-players': { players: 3 },
    '3-players-seat-2-first': { players: 3, startPlayer: 2 },
    '3-players-other-rulings': { players: 3, aqueductsStay: true, selectiveProduction: true },
    '4-players': { players: 4 },
    '4-players-seat-3-first': { players: 4, startPlayer: 3, colors: ['brown', 'white', 'orange', 'purple'] },
  }).map((game) => {
    // the seeds of these games have an older form
    const seed = game.options.seed.replace(`-${game.style}`, ` ${game.style}`);
    return { ...game, options: { ...game.options, seed } };
  }),
  actionsOf: (options, style) => wholeGame(options, style).actions,
  // in eager games: from the start, a third, two thirds, and near the end
  perftPlies: (game, style, plies) => {
    if (style === 'random') return [];
    return game.includes('first') || game.includes('rulings') ? [Math.floor((2 * plies) / 3)] : [0, Math.floor(plies / 3), plies - 5];
  },
  actionTypes: 12,
});

// A game with scripted chance, in which a player builds the city of the rulebook's example.

interface ScriptedGame {
  options: Options;
  chance: ChanceOutcome[];
  /** lines of `format` */
  actions: string[];
  /** the digest after every tenth action */
  digests: string[];
  outcome: Outcome | null;
}

function playScript({ options, chance, actions }: Pick<ScriptedGame, 'options' | 'chance' | 'actions'>): ScriptedGame {
  const script = scriptedChance(chance);
  let state = engine.initialState(options, script);
  const digests = [digest(state)];
  actions.forEach((line, i) => {
    state = engine.apply(state, engine.parse(state, line), script);
    if ((i + 1) % CHECKPOINT_EVERY === 0) digests.push(digest(state));
  });
  script.assertUsedUp();
  return { options, chance, actions, digests, outcome: engine.outcome(state) };
}

const { read, write } = goldenFiles('test/golden/city-of-rome');
if (UPDATE) beforeAll(() => write('example-city', playScript(exampleGame())));

test('CR-5.11, CR-6.18 TV-1 example-city: seat 0 builds the city of the rulebook example in a real game, for 75 points', () => {
  const golden = read<ScriptedGame>('example-city');
  expect(playScript(golden)).toEqual(golden);
  const { total, influence, ...rows } = exampleScore;
  expect(golden.outcome?.scores[0]).toEqual({ total, rows: { ...rows, influenceTokens: influence } });
});
