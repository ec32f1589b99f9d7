/** The experts of the games: they play by the rules, by what they know, and better than a search that was told nothing. */
import { standardComponents as aquileiaBox, createEngine as createAquileia } from '@ludi-romani/aquileia';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { type Budget, ismcts, type Searcher } from '@ludi-romani/bots';
import * as aquileian from '@ludi-romani/bots/aquileia';
import * as roman from '@ludi-romani/bots/city-of-rome';
import { standardComponents as cityOfRomeBox, createEngine as createCityOfRome } from '@ludi-romani/city-of-rome';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, chanceState, deepFreeze, type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import type { Expertise } from '../../packages/bots/src/expert';
import { meanOf, playMatch, type Share, shareOf } from '../../packages/cli/src/arena';
import { SCALE, within } from '../scale';

interface Expert {
  readonly engine: Engine<GameTypes>;
  readonly expert: (
    engine: Engine<GameTypes>,
    budget: Budget,
    given?: object,
  ) => Searcher<GameTypes['view'], ActionLike>;
  readonly expertise: (
    engine: Engine<GameTypes>,
    given: object,
  ) => Expertise<GameTypes['view'], ActionLike, GameTypes['state']>;
  readonly weights: Readonly<Record<string, number>>;
  /** what it can be started with */
  readonly options: readonly ({ readonly players: number } & object)[];
  /** over other tables, none of whose ids of cards, spaces and buildings need be those of the printed box */
  readonly own: Engine<GameTypes>;
}

/** Other ids for all of a list. */
const renamed = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
  items.map((item, i) => ({ ...item, id: `${item.id.length}-${i}` }));

const ownAquileia = createAquileia({
  ...aquileiaBox,
  numbers: { ...aquileiaBox.numbers, marketSlots: 4, henchmenPerPlayer: 4, rounds: 4 },
  mercatus: [...aquileiaBox.mercatus, { id: 'equi-far', action: 'equi', slot: 3, bonusCard: false }],
  theatrum: [],
  equiCards: renamed(aquileiaBox.equiCards),
  colorCards: aquileiaBox.colorCards.map((card) => ({ ...card, id: `${card.color}` })),
  villas: [
    { id: 'palace', kind: 'villa', color: 'white', value: 40, cost: { bronze: 1, silver: 1, gold: 1, slaves: 1 } },
  ],
  workshops: [{ id: 'mint', kind: 'workshop', points: 9, cost: { bronze: 1, silver: 0, gold: 0, slaves: 0 } }],
});

const ownCityOfRome = createCityOfRome({
  ...cityOfRomeBox,
  startingCoins: 9,
  buildings: [...cityOfRomeBox.buildings, { id: 'shrine', category: 'temple', cost: 2, stars: 1 }],
  temples: [...cityOfRomeBox.temples, { building: 'shrine', points: 3, per: 'public-color', each: 2 }],
  cards: [
    ...cityOfRomeBox.cards.map((card, i) => ({ ...card, id: `card-${i}` })),
    { id: 'ii-shrine', deck: 'II', building: 'shrine' },
  ],
  startingLayout: [
    { building: 'residence-2', x: 0, y: 0 },
    { building: 'vegetable-farm', x: 1, y: 0 },
  ],
  scoring: { ...cityOfRomeBox.scoring, citySide: 5 },
  aqueductPoints: [...cityOfRomeBox.aqueductPoints, 60],
});

const games = [
  {
    engine: aquileia,
    ...aquileian,
    options: [2, 3, 4, 5].map((players) => ({ players, passing: players === 3 ? 'any-time' : 'after-crest' })),
    own: ownAquileia,
  },
  {
    engine: cityOfRome,
    ...roman,
    options: [
      ...[2, 3, 4].map((players) => ({ players })),
      { players: 2, aqueductsStay: true, selectiveProduction: true, startPlayer: 1 },
    ],
    own: ownCityOfRome,
  },
] as unknown as readonly Expert[];

/** Every state of a random game. */
function* statesOf(engine: Engine<GameTypes>, options: object, seed: string): Generator<GameTypes['state']> {
  const chance = keyedChance(chanceState(seed));
  let state = engine.initialState({ ...options, seed } as GameTypes['options']);
  for (;;) {
    yield state;
    if (engine.isTerminal(state)) return;
    state = engine.apply(state, chance.pick(engine.legalActions(state)));
  }
}

const named = games.map((each) => [each.engine.game, each] as const);

describe.each(named)('%s', (_, { engine, expert, expertise, weights, options, own }) => {
  const iterations = 4;

  test.each(options)('plays by the rules to the end, views untouched: %j', { timeout: within(60) }, (chosen) => {
    const bot = expert(engine, { iterations });
    let state = engine.initialState({ ...chosen, seed: 'expert' } as GameTypes['options']);
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      const view = deepFreeze(structuredClone(engine.view(state, seat)));
      const action = bot.choose(view, `${ply}`);
      if (ply % 10 === 0) {
        // the same again, and wherever all that it knows is the same
        const elsewhere = engine.determinize(view, 'elsewhere');
        expect(expert(engine, { iterations }).choose(engine.view(elsewhere, seat), `${ply}`)).toEqual(action);
      }
      state = engine.apply(state, action);
    }
    expect(engine.outcome(state)).not.toBeNull();
  });

  test.each([...options, { box: 'own', players: 3 }])(
    'judges any state of a random game, and its end by its points: %j',
    (chosen) => {
      const { box, ...rest } = chosen as { box?: string };
      const engineOf = box === undefined ? engine : own;
      const { prospects, prior } = expertise(engineOf, {});
      for (const state of statesOf(engineOf, rest, 'judged')) {
        const points = prospects(deepFreeze(state));
        expect(points.length).toBe(state.players.length);
        for (const each of points) expect(Number.isFinite(each)).toBe(true);
        const outcome = engineOf.outcome(state);
        outcome?.scores.forEach(({ total }, seat) => {
          expect(points[seat]).toBeCloseTo(total, 8);
        });
        for (const seat of engineOf.activePlayers(state)) {
          const legal = engineOf.legalActions(state, seat);
          const promised = prior?.(state, seat, legal) ?? [];
          expect(promised.length).toBe(legal.length);
          for (const each of promised) expect(each > 0 && Number.isFinite(each)).toBe(true);
        }
      }
    },
  );

  test('plays with a box of its own', () => {
    const bots = [expert(own, { iterations }), ismcts(own, { iterations })];
    let state = own.initialState({ players: 2, seed: 'own' });
    for (let ply = 0; !own.isTerminal(state); ply++) {
      const [seat = 0] = own.activePlayers(state);
      state = own.apply(state, bots[seat]?.choose(own.view(state, seat), `${ply}`) as ActionLike);
    }
    expect(own.outcome(state)).not.toBeNull();
  });

  test.each(Object.keys(weights))('its weight counts: %s', (name) => {
    const other = { [name]: 2 * (weights[name] ?? 0) + 1 };
    const [one, two] = [expertise(engine, {}), expertise(engine, other)];
    const differs = ['a', 'b', 'c'].some((seed) => {
      for (const state of statesOf(engine, options[options.length - 2] ?? {}, seed)) {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined) break;
        const legal = engine.legalActions(state, seat);
        const [said, other] = [one, two].map((each) => [each.prospects(state), each.prior?.(state, seat, legal)]);
        if (JSON.stringify(said) !== JSON.stringify(other)) return true;
      }
      return false;
    });
    expect(differs).toBe(true);
  });

  test('beats a search that was told nothing, with as many iterations', { timeout: within(60) }, () => {
    const budget = { iterations: 24 };
    const bots = [
      { name: 'expert', sit: () => expert(engine, budget) },
      { name: 'ismcts', sit: () => ismcts(engine, budget) },
    ];
    const shares: Share[] = [];
    const low = () => shareOf(shares.map(({ won }) => won)).low;
    while (shares.length < SCALE * (shares.length > 0 && low() > 0.5 ? 6 : 12)) {
      const [first] = playMatch(engine, bots, { players: 2, seed: 'experts' }, shares.length);
      shares.push(first ?? { won: 0, points: 0 });
    }
    expect(low()).toBeGreaterThan(0.5);
    expect(meanOf(shares.map(({ points }) => points)).mean).toBeGreaterThan(0);
  });
});
