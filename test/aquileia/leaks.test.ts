/** Engines that leak on purpose: the conformance kit catches each. */
import { type Aquileia, standardComponents } from '@ludi-romani/aquileia';
import { defineGame, type Rules } from '@ludi-romani/core';
import { ConformanceError, conformance, type PropertyName } from '@ludi-romani/core/testing';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../packages/aquileia/src/components/catalog';
import { rules } from '../../packages/aquileia/src/rules';
import { settings } from '../conformance/aquileia';

const sound = rules(catalog(standardComponents));
const { questions, view } = sound;
const total = (cards: Readonly<Record<string, number>>): number => Object.values(cards).reduce((a, b) => a + b, 0);

const WATCHING: readonly PropertyName[] = ['views', 'non-interference', 'determinize'];

/** Those of the properties that the engine breaks. */
const broken = (leaking: Rules<Aquileia>, watching: readonly PropertyName[]): PropertyName[] => {
  const { parseState: _, parseView: __, ...kit } = settings;
  return conformance(defineGame(leaking), { ...kit, options: [{ players: 3 }], shrinkMs: 0 }).flatMap(
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

  test('AQ-10.2 the size of another hand in a view', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer) => {
        const seen = view(state, viewer);
        return {
          ...seen,
          players: seen.players.map((player, seat) => ({
            ...player,
            handSize: total(state.players[seat]?.hand ?? {}),
          })),
        };
      },
    };
    expect(broken(leaking, ['non-interference'])).toEqual(['non-interference']);
  });

  test('AQ-10.4 the card that a winner gave away, shown to all', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer) => {
        const seen = view(state, viewer);
        return { ...seen, races: seen.races.map((race, i) => ({ ...race, given: state.races[i]?.given ?? null })) };
      },
    };
    expect(broken(leaking, ['views'])).toEqual(['views']);
  });

  test('AQ-10.3 the card that a winner kept, shown to the second', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      view: (state, viewer) => {
        const seen = view(state, viewer);
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

  test('AQ-9.1 cards not asked about where none can be played', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      questions: { ...questions, cards: { ...questions.cards, asked: 'if-choice' } },
    };
    expect(broken(leaking, ['non-interference'])).toEqual(['non-interference']);
  });

  test('AQ-9.1 building not asked about where no slaves can be paid', () => {
    const leaking: Rules<Aquileia> = {
      ...sound,
      questions: { ...questions, build: { ...questions.build, asked: 'if-choice' } },
    };
    expect(broken(leaking, ['non-interference'])).toEqual(['non-interference']);
  });

  test('AQ-10.7 the keep of a stadium card in an action of another', () => {
    const { secret: _, ...open } = questions['stadium-card'].moves['keep-stadium-card'];
    const leaking: Rules<Aquileia> = {
      ...sound,
      questions: { ...questions, 'stadium-card': { moves: { 'keep-stadium-card': open } } },
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
