/** Engines that leak on purpose: the conformance kit catches each, or two hands that nobody may tell apart. */
import { isDeepStrictEqual } from 'node:util';
import { type Aquileia, standardComponents } from '@ludi-romani/aquileia';
import { defineGame, type Rules } from '@ludi-romani/core';
import { ConformanceError, conformance, type PropertyName } from '@ludi-romani/core/testing';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/aquileia/src/components/catalog';
import { rules } from '../../packages/aquileia/src/rules';
import { settings } from '../conformance/aquileia';
import { dice, type Layout, scene } from './scene';

const sound = rules(catalog(standardComponents));
const { questions, view } = sound;

const WATCHING: readonly PropertyName[] = ['views', 'non-interference', 'determinize'];

/** Those of the properties that the engine breaks. */
const broken = (leaking: Rules<Aquileia>, watching: readonly PropertyName[]): PropertyName[] => {
  const { parseState: _, parseView: __, ...kit } = settings;
  return conformance(defineGame(leaking), { ...kit, games: 1, options: [{ players: 3 }], shrinkMs: 0 }).flatMap(
    ({ property, run }) => {
      if (!watching.includes(property)) return [];
      try {
        run();
        return [];
      } catch (error) {
        expect(error).toBeInstanceOf(ConformanceError);
        return [property];
      }
    },
  );
};

describe('leaks', () => {
  test('the sound engine passes', () => {
    expect(broken(sound, WATCHING)).toEqual([]);
  });

  test('AQ-10.2 how many slaves are on the cards of another hand, in a view', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer, once) => {
        const seen = view(state, viewer, once);
        return {
          ...seen,
          players: seen.players.map((player, seat) => ({
            ...player,
            slaves: (state.players[seat]?.hand['slave-1'] ?? 0) + 2 * (state.players[seat]?.hand['slave-2'] ?? 0),
          })),
        };
      },
    };
    expect(broken(leaking, ['non-interference'])).toEqual(['non-interference']);
  });

  test('AQ-10.4 the card that a winner gave away, shown to all', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer, once) => {
        const seen = view(state, viewer, once);
        return { ...seen, races: seen.races.map((race, i) => ({ ...race, given: state.races[i]?.given ?? null })) };
      },
    };
    expect(broken(leaking, ['views'])).toEqual(['views']);
  });

  test('AQ-10.3 the card that a winner kept, shown to the second', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer, once) => {
        const seen = view(state, viewer, once);
        return {
          ...seen,
          races: seen.races.map((race, i) =>
            viewer === race.second ? { ...race, kept: state.races[i]?.kept ?? null } : race,
          ),
        };
      },
    };
    expect(broken(leaking, ['views'])).toEqual(['views']);
  });

  /** Whether seat 1 can tell two hands of seat 0 apart, alike to the others, after what is run. */
  const tellsApart = (
    questions: Rules<Aquileia>['questions'],
    hands: readonly [Record<string, number>, Record<string, number>],
    layout: Layout,
    frames: Parameters<typeof scene>[2],
    chance: Parameters<typeof scene>[3] = [],
  ): boolean => {
    const of = defineGame<Aquileia>({ ...sound, questions });
    const [one, other] = hands.map((hand) =>
      of.view(scene(2, { ...layout, hands: { 0: hand } }, frames, chance, of).state, 1),
    );
    return !isDeepStrictEqual(one, other);
  };

  test('AQ-9.1 cards not asked about where none can be played', () => {
    const leaking: typeof questions = { ...questions, cards: { ...questions.cards, asked: 'if-choice' } };
    const hands = [{ 'weapon-1': 1 }, { 'horse-gold-1': 1 }] as const;
    const arena = [{ spaces: { 'arena-1a': 0 } }, [{ do: 'arena' }], [dice('SSS')]] as const;
    expect([questions, leaking].map((asked) => tellsApart(asked, hands, ...arena))).toEqual([false, true]);
  });

  test('AQ-9.1 building not asked about where no slaves can be paid', () => {
    const leaking: typeof questions = { ...questions, build: { ...questions.build, asked: 'if-choice' } };
    // of the sites that a bronze and two silver coins pay, only one that costs two slaves is free
    const hands = [{ 'slave-2': 1 }, { 'slave-1': 1 }] as const;
    const taken = { 'villa-blue-4': 1, 'bank-bronze-gold': 1, 'workshop-2b': 1, 'workshop-3a': 1 };
    const layout: Layout = { spaces: { 'forum-1': 0 }, coins: { 0: [1, 2, 0] }, sites: taken };
    expect([questions, leaking].map((asked) => tellsApart(asked, hands, layout, [{ do: 'forum' }]))).toEqual([
      false,
      true,
    ]);
  });

  test('AQ-10.7 the keep of a stadium card in an action of another', () => {
    const { secret: _, ...open } = questions['stadium-card'].moves['keep-stadium-card'];
    const leaking: Rules<Aquileia> = {
      ...sound,
      questions: {
        ...questions,
        'stadium-card': { ...questions['stadium-card'], moves: { 'keep-stadium-card': open } },
      },
    };
    const state = defineGame(leaking);
    const before = state.clone(state.initialState({ players: 3, seed: 'x' }));
    before.strengths = [2, 1, null];
    before.pending = [{ ask: 'stadium-card', player: 0, secret: { drawn: 'laurel-10' } }];
    const action = { type: 'keep-stadium-card', player: 0, keep: 'drawn' } as const;
    expect(state.actionFor(before, action, 2)).toEqual(action);
    expect(defineGame(sound).actionFor(before, action, 2)).toEqual({ type: 'keep-stadium-card', player: 0 });
  });
});
