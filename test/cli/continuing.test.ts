import { expert } from '@ludi-romani/bots/city-of-rome';
import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { type AnyBot, botNamed, continuing } from '../../packages/cli/src/bots';

test('a search continues the one before if its choice led to the view, and else starts anew', () => {
  const searcher = expert(engine, { iterations: 30 });
  const kept: number[] = [];
  const watched: typeof searcher = {
    ...searcher,
    think: (view, seed, after) => {
      const thinking = searcher.think(view, seed, after);
      kept.push(thinking.kept);
      return thinking;
    },
  };
  const bot = continuing(watched as AnyBot);
  const play = () => {
    kept.length = 0;
    let state = engine.initialState({ players: 2, seed: 's' });
    const actions = Array.from({ length: 16 }, (_, ply) => {
      const [seat = 0] = engine.activePlayers(state);
      const action = bot.choose(engine.view(state, seat) as never, `ply ${ply}`);
      state = engine.apply(state, action as never);
      return action;
    });
    return { actions, kept: [...kept] };
  };
  const first = play();
  expect(first.kept[0]).toBe(0);
  expect(first.kept.some((tries) => tries > 0)).toBe(true);
  // a new game has nothing in common with the end of the one before
  expect(play()).toEqual(first);
});

test('a bot without a search stays as it is', () => {
  const bot = botNamed('greedy').sit({ engine: engine as never });
  expect(continuing(bot)).toBe(bot);
});
