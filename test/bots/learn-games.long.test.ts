/** Tests of the encoder and of learned bots with the four games. */
import { gzipSync } from 'node:zlib';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { jsonSchemas as aquileiaSchemas } from '@ludi-romani/aquileia/schemas';
import { expert } from '@ludi-romani/bots/city-of-rome';
import {
  encoder,
  fitModel,
  type GameSchemas,
  learned,
  learnedBot,
  type Model,
  playGame,
  schemasOfRandomGames,
  type Weights,
} from '@ludi-romani/bots/learn';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { jsonSchemas as cityOfRomeSchemas } from '@ludi-romani/city-of-rome/schemas';
import { chanceState, deepEqual, type Engine, type GameTypes, keyedChance, type State } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { jsonSchemas as forumTrajanumSchemas } from '@ludi-romani/forum-trajanum/schemas';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { jsonSchemas as novaRomaSchemas } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { situation } from '../../packages/bots/src/learn/situation';
import { engine as tali } from '../core/testing/tali';
import { SCALE } from '../scale';

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

function modelWithAll(engine: AnyEngine, schemas: GameSchemas, players: number): Model {
  const rows = Object.keys(engine.scores(engine.initialState({ players, seed: '' }))[0]?.rows ?? {});
  const known = { players, components: engine.components };
  const views = situation(schemas.view, rows, known).features.map(({ name }) => name);
  const actions = encoder(schemas.action, known).features.map(({ name }) => name);
  return {
    format: 'ludi-romani/model/1',
    game: engine.game,
    rulesVersion: engine.rulesVersion,
    options: { players },
    seed: '',
    games: 0,
    version: 0,
    gate: null,
    exploration: 0.5,
    playoutPlies: 0,
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
      const { features } = encoder(schema, { players, components, places });
      expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
      for (const { low, high } of features) expect(low).toBeLessThan(high);
    }
    const { features, encode } = encoder<object>(schemas.view, { players, components });
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
    const { features, encode } = encoder<object>(schemas.view, { players, components, places: 20_000 });
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
    const { prospects, utility, prior } = learned(engine, schemas, modelWithAll(engine, schemas, players));
    for (const state of states(engine, players))
      for (let seat = 0; seat < players; seat++) {
        const view = engine.view(state, seat);
        const rewards = utility(prospects(state), null, engine.teams(state));
        expect(rewards.every((reward) => reward > 0 && reward < 1)).toBe(true);
        if (players === 2) expect((rewards[0] ?? 0) + (rewards[1] ?? 0)).toBeCloseTo(1, 9);
        for (const seed of ['one', 'two']) {
          const other = engine.clone(engine.determinize(view, seed));
          expect(prospects(other)[seat]).toBe(prospects(state)[seat]);
          if (!engine.activePlayers(state).includes(seat)) continue;
          const legal = engine.legalActions(view, seat, 20);
          expect(prior(other, seat, legal)).toEqual(prior(state, seat, legal));
        }
      }
  });

  test('a search with a model chooses the same for the same view and seed', () => {
    const model = modelWithAll(engine, schemas, players);
    const [one, two] = [0, 1].map(() => learnedBot(engine, { iterations: 12 }, schemas, model));
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
});
