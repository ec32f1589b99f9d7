/** Tests the experts of all games: they play legally, use only their views, and value finished games by their scores. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { type Budget, ismcts, random, type Searcher } from '@ludi-romani/bots';
import * as aquileian from '@ludi-romani/bots/aquileia';
import * as roman from '@ludi-romani/bots/city-of-rome';
import * as trajanic from '@ludi-romani/bots/forum-trajanum';
import * as novan from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, deepFreeze, type Engine, type GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { aiScore, engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import type { Expertise } from '../../packages/bots/src/expertise';
import { meanOf, playMatch, type Share, shareOf } from '../../packages/cli/src/arena';
import { statesOf } from '../random-game';
import { SCALE } from '../scale';
import { ownAquileia, ownCityOfRome, ownForumTrajanum, ownNovaRoma } from './own-boxes';

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
  /** options of the games to play */
  readonly options: readonly ({ readonly players: number } & object)[];
  /** an engine with a custom box, which has other ids than the printed box */
  readonly own: Engine<GameTypes>;
}

/** Returns the options of games with these numbers of players, each with the same further options. */
const games = (players: readonly number[], more: object = {}) => players.map((count) => ({ players: count, ...more }));

const experts = [
  {
    engine: aquileia,
    ...aquileian,
    options: [...games([2, 4, 5], { passing: 'after-crest' }), ...games([3], { passing: 'any-time' })],
    own: ownAquileia,
  },
  {
    engine: cityOfRome,
    ...roman,
    options: [...games([2, 3, 4]), ...games([2], { aqueductsStay: true, selectiveProduction: true, startPlayer: 1 })],
    own: ownCityOfRome,
  },
  {
    engine: forumTrajanum,
    ...trajanic,
    options: [
      ...games([2, 3, 4]),
      ...games([2, 3], { introductory: true, introductoryCard: 'chosen', draftMode: 'sequential' }),
      ...games([2, 3], {
        ...{ promoCards: true, mosaic: 'random', boardSide: 'B', buildingTiles: 'limited', eaglePoints: 'sum' },
      }),
    ],
    own: ownForumTrajanum,
  },
  {
    engine: novaRoma,
    ...novan,
    options: [...games([1, 2, 3, 4]), ...games([1, 3], { mosaicDraft: true, followerDraft: true })],
    own: ownNovaRoma,
  },
] as unknown as readonly Expert[];

const iterations = 2;
const IDLE = /^(pass|decline|end|leave)-/;

/** Plays a game with an expert on frozen views to its end. Calls `look` at each decision. Throws if an action is illegal. */
function play(
  { expert }: Expert,
  engine: Engine<GameTypes>,
  options: object,
  look: (view: GameTypes['view'], action: ActionLike, ply: number) => void = () => {},
): void {
  const bot = expert(engine, { iterations });
  let state = engine.initialState({ seed: 'expert', ...options } as GameTypes['options']);
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const view = deepFreeze(structuredClone(engine.view(state, seat)));
    const action = bot.choose(view, `${ply}`);
    look(view, action, ply);
    state = engine.apply(state, action);
  }
}

describe.each(experts.map((each) => [each.engine.game, each] as const))('%s', (_game, given) => {
  const { engine, expert, expertise, weights, options, own } = given;

  test.each(options)(
    'plays a legal game to the end, and chooses the same in states with the same view: %j',
    (chosen) => {
      let different = 0;
      play(given, engine, chosen, (view, action, ply) => {
        if (ply % 8 > 0) return;
        const [one, other] = ['one', 'other'].map((seed) => {
          const { chance: _, ...position } = engine.determinize(view, seed);
          return JSON.stringify(position);
        });
        if (one !== other) different++;
        const elsewhere = engine.view(engine.determinize(view, 'other'), view.viewer);
        expect(expert(engine, { iterations }).choose(elsewhere, `${ply}`)).toEqual(action);
      });
      expect(different).toBeGreaterThan(3);
    },
  );

  test('plays with a custom box', () => {
    for (const players of own.playerCounts) {
      let plies = 0;
      play(given, own, { players }, () => plies++);
      expect(plies).toBeGreaterThan(30);
    }
  });

  test.each([...options, { box: 'own', players: 2 }, { box: 'own', players: 3 }])(
    'returns finite values for all states of a random game, and the scores at its end: %j',
    (chosen) => {
      const { box, ...rest } = chosen as { box?: string };
      const engineOf = box === undefined ? engine : own;
      const { prospects, prior } = expertise(engineOf, {});
      for (let number = 0; number < SCALE; number++)
        for (const state of statesOf(engineOf, { ...rest, seed: `judged ${number}` } as GameTypes['options'])) {
          const points = prospects(deepFreeze(state));
          expect(points.length).toBe(state.players.length);
          for (const each of points) expect(Number.isFinite(each)).toBe(true);
          const outcome = engineOf.outcome(state);
          if (outcome !== null && points.length > 1)
            outcome.scores.forEach(({ total }, seat) => {
              expect(points[seat]).toBeCloseTo(total, 8);
            });
          // in a solo game, the value is positive for a win
          else if (outcome !== null) expect((points[0] ?? 0) > 0).toBe(outcome.ranking[0]?.includes(0));
          for (const seat of engineOf.activePlayers(state)) {
            const legal = engineOf.legalActions(state, seat);
            const promised = prior?.(state, seat, legal) ?? [];
            expect(promised.length).toBe(legal.length);
            for (const each of promised) expect(each > 0 && Number.isFinite(each)).toBe(true);
            // actions that do nothing have the lowest prior
            const idle = promised.filter((_, i) => IDLE.test(legal[i]?.type ?? ''));
            for (const each of idle) expect(each).toBe(Math.min(...promised));
          }
        }
    },
  );

  test.each(Object.keys(weights))('the weight %s has an effect', (name) => {
    const other = { [name]: 2 * (weights[name] ?? 0) + 1 };
    const [one, two] = [expertise(engine, {}), expertise(engine, other)];
    const differs = options.some((chosen) => {
      for (const state of statesOf(engine, { ...chosen, seed: 'weights' })) {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined) break;
        const legal = engine.legalActions(state, seat);
        const [before, after] = [one, two].map((each) => [each.prospects(state), each.prior?.(state, seat, legal)]);
        if (JSON.stringify(before) !== JSON.stringify(after)) return true;
      }
      return false;
    });
    expect(differs).toBe(true);
  });

  test('beats a plain search with the same number of iterations', async () => {
    const budget = { iterations: 16 };
    const bots = [expert(engine, budget), ismcts(engine, budget)];
    const shares: Share[] = [];
    const low = () => shareOf(shares.map(({ won }) => won)).low;
    // plays 6 games, and up to 40 until the result is significant
    while (shares.length < SCALE * (shares.length > 0 && low() > 0.5 ? 6 : 40)) {
      const [first] = await playMatch(engine, bots, { players: 2, seed: 'experts' }, shares.length);
      shares.push(first ?? { won: 0, points: 0 });
    }
    expect(low()).toBeGreaterThan(0.5);
    expect(meanOf(shares.map(({ points }) => points)).mean).toBeGreaterThan(0);
  });
});

test('Nova Roma alone: the end is judged against the points of the AI', () => {
  const { prospects: expects } = novan.expertise(novaRoma, {});
  const bot = random(novaRoma);
  const state = novaRoma.clone(novaRoma.initialState({ players: 1, seed: 'experts' }));
  for (let ply = 0; !novaRoma.isTerminal(state); ply++)
    novaRoma.applyInPlace(state, bot.choose(novaRoma.view(state, 0), `${ply}`));
  const { total: against } = aiScore(state) ?? expect.fail();
  expect(expects(state)).toEqual([(novaRoma.scores(state)[0]?.total ?? 0) - against]);
});

test('Nova Roma: an artisan at work is worth less than one at hand, but is not lost: the cleanup brings it back (NR-4.56)', () => {
  const { prospects: expects } = novan.expertise(novaRoma, {});
  const state = novaRoma.initialState({ players: 2, seed: 'artisans' });
  const [own, other] = state.players;
  if (own === undefined || other === undefined) throw new Error('the game has two players');
  /** Returns the prospects minus the current score. */
  const withArtisans = (artisans: number, atWork: number): number => {
    const placed = own.placed.map((_, space) => space < atWork);
    const given = { ...state, players: [{ ...own, artisans, placed }, other] };
    return (expects(given)[0] ?? 0) - (novaRoma.scores(given)[0]?.total ?? 0);
  };
  expect(withArtisans(0, 0)).toBeLessThan(withArtisans(0, 1));
  expect(withArtisans(0, 1)).toBeLessThan(withArtisans(1, 0));
  // a player cannot have more than three
  const fourth = withArtisans(1, 3) - withArtisans(1, 2);
  const third = withArtisans(1, 2) - withArtisans(1, 1);
  expect(fourth).toBeLessThan(third);
  expect(fourth).toBeCloseTo(0);
});
