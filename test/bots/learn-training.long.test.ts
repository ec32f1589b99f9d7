/** Tests of training on a small game, whose best play is known. */
import { random } from '@ludi-romani/bots';
import {
  type GameSchemas,
  type Journal,
  learned,
  learnedBot,
  type Model,
  memoryJournal,
  schemasOfRandomGames,
  type TrainingOptions,
  train,
  trainingWorker,
} from '@ludi-romani/bots/learn';
import { expect, test } from 'vitest';
import { harvest } from './toys';

const schemas: GameSchemas = schemasOfRandomGames(harvest, { players: 2, seed: '' });
const game = (seed: string, players = 2) => ({
  engine: harvest,
  schemas: players === 2 ? schemas : schemasOfRandomGames(harvest, { players, seed: '' }),
  options: { players, seed },
});
const quick: TrainingOptions = { games: 40, rounds: 2, iterations: 6, gate: 60, opening: 16, playoutPlies: 0 };

/** Returns the points of a learned bot and of a random one in games against each other. */
function pointsAgainstRandom(model: Model, games: number): [number, number] {
  const bots = [learnedBot(harvest, { iterations: 6 }, model), random(harvest)];
  const sums: [number, number] = [0, 0];
  for (let number = 0; number < games; number++) {
    const state = harvest.clone(harvest.initialState({ players: 2, seed: `match ${number}` }));
    while (!harvest.isTerminal(state)) {
      const [seat = 0] = harvest.activePlayers(state);
      const bot = bots[(seat + number) % 2];
      if (bot !== undefined) harvest.applyInPlace(state, bot.choose(harvest.view(state, seat), `${number}`));
    }
    harvest.scores(state).forEach(({ total }, seat) => {
      sums[((seat + number) % 2) as 0 | 1] += total / games;
    });
  }
  return sums;
}

test('learns to plant first and to reap later, and beats random', async () => {
  const { model, rounds } = await train(game('farm'), quick);
  expect(rounds[0]?.isBetter).toBe(true);
  expect(rounds[0]?.report.valueExplained).toBeGreaterThan(0.5);
  if (model === null) throw new Error('no model');
  const [mine, others] = pointsAgainstRandom(model, 40);
  expect(mine).toBeGreaterThan(others + 5);
  const prior = learned(harvest, model).prior;
  const state = harvest.clone(harvest.initialState({ players: 2, seed: 'x' }));
  const legal = harvest.legalActions(state, 0);
  const [plant = 0, reap = 0] = prior(state, 0, legal);
  expect(legal.map(({ type }) => type)).toEqual(['plant', 'reap']);
  expect(plant).toBeGreaterThan(reap);
});

test('is the same for the same seed, and different for another', async () => {
  const [one, two, other] = await Promise.all(
    ['a', 'a', 'b'].map((seed) => train(game(seed), { ...quick, rounds: 1 })),
  );
  expect(two).toEqual(one);
  expect(other?.rounds).not.toEqual(one?.rounds);
});

test('continues from any line of its journal with the same result', async () => {
  const lists = new Map<string, string[]>();
  const journal: Journal = {
    read: (list) => lists.get(list) ?? [],
    add: (list, line) => {
      lists.set(list, [...(lists.get(list) ?? []), line]);
    },
  };
  const whole = await train(game('again'), quick, { journal });
  expect([...lists].map(([list, { length }]) => [list, length])).toEqual([
    ['round-1-games', 40],
    ['round-1-gate', 60],
    ['round-2-games', 40],
    ['round-2-gate', 60],
  ]);
  const order = [...lists];
  for (const end of [3, 40, 70, 101, 199]) {
    let left = end;
    const partial = memoryJournal();
    for (const [list, lines] of order) for (const line of lines) if (left-- > 0) await partial.add(list, line);
    let played = 0;
    const work = trainingWorker(game('again'));
    const resumed = await train(game('again'), quick, {
      journal: partial,
      async *run(jobs) {
        for (const job of jobs) {
          played++;
          yield work(job);
        }
      },
    });
    expect(resumed).toEqual(whole);
    expect(played).toBe(200 - end);
  }
});

test.each([1, 3])('runs with %d at the table', async (players) => {
  const { rounds } = await train(game('n', players), { ...quick, rounds: 1, games: 20, gate: 20 });
  const [first] = rounds;
  expect(first?.model.options).toEqual({ players });
  expect(first?.gate.games).toBe(20);
});

test('keeps the old bot if the new one does not win clearly', async () => {
  const { model, rounds } = await train(game('few'), { ...quick, gate: 2, rounds: 1 });
  expect(rounds[0]?.gate.low).toBeLessThanOrEqual(0.5);
  expect(model).toBeNull();
});

test('rejects invalid options', async () => {
  await expect(train(game('x'), { games: 0 })).rejects.toThrow('games');
  await expect(train(game('x'), { gate: 1.5 })).rejects.toThrow('gate');
});
