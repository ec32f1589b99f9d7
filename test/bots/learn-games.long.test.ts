/** Tests of observations and of learned bots with the four games. */
import { gzipSync } from 'node:zlib';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { jsonSchemas as aquileiaSchemas } from '@ludi-romani/aquileia/schemas';
import { standing } from '@ludi-romani/bots';
import { expertise as aquileiaExpertise } from '@ludi-romani/bots/aquileia';
import { expertise as cityOfRomeExpertise, expert } from '@ludi-romani/bots/city-of-rome';
import { expertise as forumTrajanumExpertise } from '@ludi-romani/bots/forum-trajanum';
import {
  fitModel,
  type GameSchemas,
  type Knowledge,
  learned,
  learnedBot,
  type Model,
  playGame,
  schemasOfRandomGames,
  type Weights,
} from '@ludi-romani/bots/learn';
import { expertise as novaRomaExpertise } from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { jsonSchemas as cityOfRomeSchemas } from '@ludi-romani/city-of-rome/schemas';
import {
  type ActionLike,
  chanceState,
  deepEqual,
  type Engine,
  type GameTypes,
  keyedChance,
  type State,
} from '@ludi-romani/core';
import { featuresOf, observationOf } from '@ludi-romani/core/observation';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { jsonSchemas as forumTrajanumSchemas } from '@ludi-romani/forum-trajanum/schemas';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { jsonSchemas as novaRomaSchemas } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { situationFeatures } from '../../packages/bots/src/learn/situation';
import { engine as tali } from '../core/testing/tali';
import { SCALE } from '../scale';
import { ownCityOfRome } from './own-boxes';

type AnyEngine = Engine<GameTypes>;

const games: readonly [AnyEngine, GameSchemas][] = [
  [aquileia, aquileiaSchemas],
  [cityOfRome, cityOfRomeSchemas],
  [forumTrajanum, forumTrajanumSchemas],
  [novaRoma, novaRomaSchemas],
  [tali as AnyEngine, schemasOfRandomGames(tali as AnyEngine, { players: 2, seed: '' })],
];
const cases = games.flatMap(([engine, schemas]) =>
  engine.playerCounts
    .filter((players) => players < 4)
    .map((players) => ({ name: engine.game, players, engine, schemas })),
);

/** Yields states of random games, with a seat that must act, if any. */
function* states(engine: AnyEngine, players: number, count = 6 * SCALE): Generator<State<GameTypes>> {
  for (let number = 0; number < count; number++) {
    const state = engine.clone(engine.initialState({ players, seed: `learn ${number}` }));
    const chance = keyedChance(chanceState(`learn ${number}`));
    for (let part = 0; part < 4 && !engine.isTerminal(state); part++) {
      yield engine.clone(state);
      engine.playRandomly(state, 1 + chance.int(30), chance);
    }
    yield state;
  }
}

/** Returns a weight for every feature, so that a leak of any of them shows. */
const everywhere = (names: readonly string[]): Weights =>
  Object.fromEntries(names.map((name, i) => [name, 1 + ((7 * i) % 31) / 31]));

/** Returns the parts of a model that are not learned. */
const head = (
  { game, rulesVersion, componentsDigest }: AnyEngine,
  players: number,
): Omit<Model, 'progress' | 'spread' | 'value' | 'prior'> => ({
  format: 'ludi-romani/model/2',
  game,
  rulesVersion,
  components: componentsDigest(),
  options: { players },
  seed: '',
  games: 0,
  version: 0,
  gate: null,
  isCorrection: false,
  exploration: 0.5,
  playoutPlies: 0,
});

function modelWithAll(engine: AnyEngine, schemas: GameSchemas, players: number): Model {
  const rows = Object.keys(engine.scores(engine.initialState({ players, seed: '' }))[0]?.rows ?? {});
  const known = { players, components: engine.components };
  const views = situationFeatures(schemas.view, rows, known).map(({ name }) => name);
  const actions = featuresOf(schemas.action, known).map(({ name }) => name);
  return {
    ...head(engine, players),
    progress: { '1': 0.5 },
    spread: { '1': 3 },
    value: everywhere([...views, ...views.map((name) => `${name}*progress`)]),
    prior: everywhere(actions.flatMap((action, i) => [action, `${action}*${views[(31 * i) % views.length]}`])),
  };
}

describe.each(cases)('$name for $players', ({ engine, schemas, players }) => {
  const components = engine.components;

  test('features have different names, and numbers stay in their ranges', () => {
    for (const [schema, places] of [
      [schemas.view, 64],
      [schemas.view, 4096],
      [schemas.action, 64],
    ] as const) {
      const features = featuresOf(schema, { players, components, places });
      expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
      for (const { low, high } of features) expect(low).toBeLessThan(high);
    }
    const { features, encode } = observationOf(schemas.view, { players, components });
    for (const state of states(engine, players))
      for (const viewer of [...Array(players).keys(), 'spectator' as const]) {
        const numbers = encode(engine.view(state, viewer));
        features.forEach(({ name, low, high }, i) => {
          const number = numbers[i] ?? Number.NaN;
          if (!(number >= low && number <= high)) throw new Error(`${name} is ${number}, not ${low} to ${high}`);
        });
      }
  });

  test('views that look alike have the same numbers, and other views different ones', () => {
    const { features, encode } = observationOf(schemas.view, { players, components, places: 20_000 });
    let [pairs, equal] = [0, 0];
    for (let viewer = 0; viewer < players; viewer++) {
      let before: { readonly view: object; readonly numbers: ArrayLike<number> } | undefined;
      for (const state of states(engine, players)) {
        const view = engine.view(state, viewer);
        const numbers = encode(view);
        expect(encode(engine.view(engine.determinize(view, 'other'), viewer))).toEqual(numbers);
        if (before !== undefined && !deepEqual(before.view, view)) {
          pairs++;
          if (deepEqual([...numbers], Array.from(before.numbers))) equal++;
        }
        before = { view, numbers };
      }
    }
    expect(features.length).toBeGreaterThan(10);
    expect(pairs).toBeGreaterThan(10);
    // a schema made from examples knows only the values in them
    expect(equal).toBeLessThanOrEqual(engine.game === 'tali' ? 0.2 * pairs : 0);
  });

  test('a learned bot expects and prefers the same in states that its seat cannot tell apart', () => {
    const { prospects, spread, prior } = learned(engine, modelWithAll(engine, schemas, players));
    for (const state of states(engine, players))
      for (let seat = 0; seat < players; seat++) {
        const view = engine.view(state, seat);
        const rewards = standing(prospects(state), null, engine.teams(state), spread(state));
        expect(rewards.every((reward) => reward > 0 && reward < 1)).toBe(true);
        if (players === 2) expect((rewards[0] ?? 0) + (rewards[1] ?? 0)).toBeCloseTo(1, 9);
        for (const seed of ['one', 'two']) {
          const other = engine.clone(engine.determinize(view, seed));
          expect(prospects(other)[seat]).toBe(prospects(state)[seat]);
          expect(spread(engine.clone(state))).toBe(spread(state));
          if (!engine.activePlayers(state).includes(seat)) continue;
          const legal = engine.legalActions(view, seat, 20);
          expect(prior(other, seat, legal)).toEqual(prior(state, seat, legal));
        }
      }
  });

  test('a search with a model chooses the same for the same view and seed', () => {
    const model = modelWithAll(engine, schemas, players);
    const [one, two] = [0, 1].map(() => learnedBot(engine, { iterations: 12 }, model));
    for (const state of states(engine, players, 2)) {
      const [seat] = engine.activePlayers(state);
      if (seat === undefined) continue;
      const view = engine.view(state, seat);
      const dealt = engine.view(engine.determinize(view, 'other'), seat);
      expect(two?.choose(dealt, 'seed')).toEqual(one?.choose(view, 'seed'));
    }
  });
});

test('a model of City of Rome has at most 4 KB gzipped, and its prior knows something', () => {
  const bot = expert(cityOfRome, { iterations: 12 });
  const records = Array.from({ length: 12 }, (_, number) =>
    playGame(cityOfRome, bot, { players: 2, seed: `small ${number}` }, 30),
  );
  const fitted = fitModel(cityOfRome, cityOfRomeSchemas, { players: 2 }, records);
  const { report, ...parts } = fitted;
  expect(fitModel(cityOfRome, cityOfRomeSchemas, { players: 2 }, records)).toEqual(fitted);
  expect(gzipSync(JSON.stringify(parts)).length).toBeLessThan(4096);
  expect(Object.keys(parts.prior).length).toBeGreaterThan(50);
  expect(report.priorHits).toBeGreaterThan(1.3 * report.randomHits);
  expect(report.progressExplained).toBeGreaterThan(0.9);

  // the model prefers what the fit did, in the games that were held out
  const { prior } = learned(cityOfRome, { ...head(cityOfRome, 2), ...parts });
  const highest = (values: readonly number[]) => values.indexOf(Math.max(...values));
  let [hits, decisions] = [0, 0];
  records.forEach(({ seed, actions, visits }, game) => {
    const state = cityOfRome.clone(cityOfRome.initialState({ players: 2, seed }));
    actions.forEach((action, ply) => {
      const tries = visits[ply];
      if (game % 5 === 0 && tries && tries.some((count) => count > 0)) {
        decisions++;
        const shares = prior(state, action.player, cityOfRome.legalActions(state, action.player));
        if (highest(shares) === highest(tries)) hits++;
      }
      cityOfRome.applyInPlace(state, action as never);
    });
  });
  expect(decisions).toBeGreaterThan(100);
  expect(hits / decisions).toBeCloseTo(report.priorHits, 2);
});

describe('a correction of an expert', () => {
  const experts: readonly [AnyEngine, GameSchemas, Knowledge<ActionLike, State<GameTypes>>][] = [
    [aquileia, aquileiaSchemas, aquileiaExpertise(aquileia, {})],
    [cityOfRome, cityOfRomeSchemas, cityOfRomeExpertise(cityOfRome, {})],
    [forumTrajanum, forumTrajanumSchemas, forumTrajanumExpertise(forumTrajanum, {})],
    [novaRoma, novaRomaSchemas, novaRomaExpertise(novaRoma, {})],
  ];
  const cases = experts.flatMap(([engine, schemas, knowledge]) =>
    engine.playerCounts.map((players) => ({ name: engine.game, players, engine, schemas, knowledge })),
  );
  const without = (engine: AnyEngine, players: number): Model => ({
    ...head(engine, players),
    isCorrection: true,
    progress: { '1': 0.5 },
    spread: { '1': 3 },
    value: {},
    prior: {},
  });

  test.each(cases)('$name for $players: without weights it expects what the expert expects', (each) => {
    const { engine, players, schemas, knowledge } = each;
    const types = featuresOf(schemas.action, { players }).flatMap(({ name }) => /^type=(.*)/.exec(name)?.[1] ?? []);
    const promise = Object.fromEntries(types.map((type) => [`promise=${type}`, 1]));
    const plain = learned(engine, without(engine, players), knowledge);
    const rated = learned(engine, { ...without(engine, players), prior: promise }, knowledge);
    const more = learned(
      engine,
      { ...without(engine, players), value: { '1': 2, 'points.0.expected': 0.5 } },
      knowledge,
    );
    for (const state of states(engine, players)) {
      const expected = knowledge.prospects(state);
      expect(plain.prospects(state)).toEqual(expected);
      const isOver = engine.isTerminal(state);
      more.prospects(state).forEach((points, seat) => {
        const own = expected[seat] ?? 0;
        expect(points).toBeCloseTo(isOver ? own : 1.5 * own + 2, 9);
      });
      for (const seat of engine.activePlayers(state)) {
        const legal = engine.legalActions(state, seat);
        if (legal.length < 2) continue;
        const priors = knowledge.prior(state, seat, legal);
        expect(plain.prior(state, seat, legal)).toEqual(priors);
        const highest = Math.max(...priors);
        const shares = rated.prior(state, seat, legal);
        const most = Math.max(...shares);
        if (highest > 0)
          shares.forEach((share, i) => {
            expect(share / most).toBeCloseTo((priors[i] ?? 0) / highest, 1);
          });
      }
    }
  });

  test('needs the knowledge of the expert, and only it does', () => {
    const model = without(cityOfRome, 2);
    expect(() => learned(cityOfRome, model)).toThrow('model.isCorrection');
    const knowledge = cityOfRomeExpertise(cityOfRome, {});
    expect(() => learned(cityOfRome, { ...model, isCorrection: false }, knowledge)).toThrow('model.isCorrection');
  });

  test('plays for an expert with its number of players and its box', () => {
    const budget = { iterations: 20 };
    const model: Model = { ...without(cityOfRome, 2), prior: { 'type=produce': 9, 'type=end-turn': 8 } };
    const bots = [expert(cityOfRome, budget, { models: [model] }), expert(cityOfRome, budget, { models: [] })];
    const mine = learnedBot(cityOfRome, budget, model, cityOfRomeExpertise(cityOfRome, {}));
    for (const players of [2, 3]) {
      let differ = 0;
      for (const state of states(cityOfRome as AnyEngine, players, 3)) {
        const [seat] = cityOfRome.activePlayers(state as never);
        if (seat === undefined) continue;
        const view = cityOfRome.view(state as never, seat);
        const [one, other] = bots.map((bot) => bot.choose(view, 'seed'));
        if (!deepEqual(one, other)) differ++;
        if (players === 2) expect(one).toEqual(mine.choose(view, 'seed'));
      }
      expect(differ > 0).toBe(players === 2);
    }
    const start = ownCityOfRome.initialState({ players: 2, seed: 'own' });
    const view = ownCityOfRome.view(start, ownCityOfRome.activePlayers(start)[0] ?? 0);
    const own = [{ models: [model] }, { models: [] }].map((options) => expert(ownCityOfRome, budget, options));
    expect(own[0]?.search(view, 'seed')).toEqual(own[1]?.search(view, 'seed'));
    expect(() => learnedBot(ownCityOfRome, budget, { ...model, isCorrection: false })).toThrow('model.components');
  });

  test('learns from games what the expert does not know', () => {
    const knowledge = cityOfRomeExpertise(cityOfRome, {});
    const bot = expert(cityOfRome, { iterations: 12 }, { models: [] });
    const records = Array.from({ length: 12 }, (_, number) =>
      playGame(cityOfRome, bot, { players: 2, seed: `small ${number}` }, 30),
    );
    // an expert that expects 10 points too few
    const wrong: typeof knowledge = {
      ...knowledge,
      prospects: (state) =>
        knowledge.prospects(state).map((points) => (state.pending.length === 0 ? points : points - 10)),
    };
    const options = { valueWeights: 0, priorWeights: 30 };
    const [right, low] = [knowledge, wrong].map((each) => fitModel(cityOfRome, cityOfRomeSchemas, { players: 2 }, records, options, each)); // biome-ignore format: one line
    expect((low?.value['1'] ?? 0) - (right?.value['1'] ?? 0)).toBeCloseTo(10, 0);
    expect(Object.keys(right?.prior ?? {}).some((name) => name.startsWith('promise='))).toBe(true);
  });
});
