/**
 * Tests of engines that leak hidden information on purpose. Either the conformance kit detects the leak, or a comparison of two hands that
 * must look the same.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Aquileia, standardComponents } from '@ludi-romani/aquileia';
import { defineGame, type Rules } from '@ludi-romani/core';
import { ConformanceError, conformance, type PropertyName } from '@ludi-romani/core/testing';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/aquileia/src/components/catalog';
import { rules } from '../../packages/aquileia/src/rules';
import { settings } from '../conformance/aquileia';
import { dice, type Layout, scene } from './scene';

const correct = rules(catalog(standardComponents));
const { questions, view } = correct;

const WATCHING: readonly PropertyName[] = ['views', 'non-interference', 'determinize'];

/** Returns the properties that an engine breaks. */
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
  test('the correct engine passes', () => {
    expect(broken(correct, WATCHING)).toEqual([]);
  });

  test('AQ-10.2 detects a view that shows the number of slaves in another hand', () => {
    const leaking: Rules<Aquileia> = {
      ...correct,
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

  test('AQ-10.4 detects a view that shows everyone the card that a winner gave away', () => {
    const leaking: Rules<Aquileia> = {
      ...correct,
      view: (state, viewer, once) => {
        const seen = view(state, viewer, once);
        return { ...seen, races: seen.races.map((race, i) => ({ ...race, given: state.races[i]?.given ?? null })) };
      },
    };
    expect(broken(leaking, ['views'])).toEqual(['views']);
  });

  test('AQ-10.3 detects a view that shows the second the card that a winner kept', () => {
    const leaking: Rules<Aquileia> = {
      ...correct,
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

  /** Returns true if seat 1 sees a difference between two hands of seat 0 after `frames` have run. */
  const canDistinguish = (
    questions: Rules<Aquileia>['questions'],
    hands: readonly [Record<string, number>, Record<string, number>],
    layout: Layout,
    frames: Parameters<typeof scene>[2],
    chance: Parameters<typeof scene>[3] = [],
  ): boolean => {
    const of = defineGame<Aquileia>({ ...correct, questions });
    const [one, other] = hands.map((hand) =>
      of.view(scene(2, { ...layout, hands: { 0: hand } }, frames, chance, of).state, 1),
    );
    return !isDeepStrictEqual(one, other);
  };

  test('AQ-9.1 detects that the question about cards is skipped if none can be played', () => {
    const leaking: typeof questions = { ...questions, cards: { ...questions.cards, asked: 'if-choice' } };
    const hands = [{ 'weapon-1': 1 }, { 'horse-gold-1': 1 }] as const;
    const arena = [{ spaces: { 'arena-1a': 0 } }, [{ do: 'arena' }], [dice('SSS')]] as const;
    expect([questions, leaking].map((asked) => canDistinguish(asked, hands, ...arena))).toEqual([false, true]);
  });

  test('AQ-9.1 detects that the question about building is skipped if no slaves can be paid', () => {
    const leaking: typeof questions = { ...questions, build: { ...questions.build, asked: 'if-choice' } };
    // one bronze and two silver coins pay for only one free site, which costs two slaves
    const hands = [{ 'slave-2': 1 }, { 'slave-1': 1 }] as const;
    const taken = { 'villa-blue-4': 1, 'bank-bronze-gold': 1, 'workshop-2b': 1, 'workshop-3a': 1 };
    const layout: Layout = { spaces: { 'forum-1': 0 }, coins: { 0: [1, 2, 0] }, sites: taken };
    expect([questions, leaking].map((asked) => canDistinguish(asked, hands, layout, [{ do: 'forum' }]))).toEqual([
      false,
      true,
    ]);
  });

  test('AQ-10.7 detects an action that shows others which stadium card its player kept', () => {
    const { secret: _, ...open } = questions['stadium-card'].moves['keep-stadium-card'];
    const leaking: Rules<Aquileia> = {
      ...correct,
      questions: {
        ...questions,
        'stadium-card': { ...questions['stadium-card'], moves: { 'keep-stadium-card': open } },
      },
    };
    const engine = defineGame(leaking);
    const before = engine.clone(engine.initialState({ players: 3, seed: 'x' }));
    before.strengths = [2, 1, null];
    before.pending = [{ ask: 'stadium-card', player: 0, secret: { drawn: 'laurel-10' } }];
    const action = { type: 'keep-stadium-card', player: 0, keep: 'drawn' } as const;
    expect(engine.actionFor(before, action, 2)).toEqual(action);
    expect(defineGame(correct).actionFor(before, action, 2)).toEqual({ type: 'keep-stadium-card', player: 0 });
  });
});
