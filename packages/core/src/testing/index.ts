/**
 * The conformance kit: the promises of every engine, as properties that are tried on random games. It works with any test runner:
 * `for (const { name, run } of conformance(engine, settings)) test(name, run)`.
 */
import * as fc from 'fast-check';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { completeness, soundness } from './choices';
import { invariants, outcome, termination } from './ending';
import { events, foresight, ledger } from './events';
import { type AnyEngine, type Game, play, type Script, scripts, seedOf } from './games';
import { determinize, nonInterference, views } from './knowledge';
import type { Check, Context, Settings } from './property';
import { replays, saves } from './records';
import { sampleOf } from './sampling';
import { openAnswers, simultaneous } from './simultaneous';
import { determinism, inPlace, json, ownership, past, purity } from './states';

export { ConformanceError } from './error';
export type { Ledger, Settings } from './property';

const checks = {
  determinism,
  purity,
  past,
  ownership,
  json,
  'in-place': inPlace,
  soundness,
  completeness,
  views,
  'non-interference': nonInterference,
  determinize,
  'open-answers': openAnswers,
  simultaneous,
  events,
  foresight,
  ledger,
  invariants,
  termination,
  outcome,
  replays,
  saves,
} satisfies Record<string, Check>;

/** The names of the properties. docs/conformance.md describes each. */
export type PropertyName = keyof typeof checks;

const propertyNames = Object.keys(checks) as PropertyName[];

/** A property with one set of options. */
export interface Property {
  readonly property: PropertyName;
  /** property and options, as the title of a test */
  readonly name: string;
  /** Tries the property on random games. Throws a ConformanceError for the first failure. */
  run(): void;
}

/** Settings for a long run: `conformance(engine, { ...settings, ...soak })`. Add a `seed` to play other games. */
export const soak = { games: 200, density: 1 } as const;

/** The number of games that are cached for the next properties. All other games are played again for each property. */
const CACHED = 32;

/** Returns the properties of an engine, each once for every set of options in `settings`. They throw ConformanceError when they run. */
export function conformance<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): Property[];
export function conformance(engine: AnyEngine, settings: Settings<GameTypes>): Property[] {
  const { games = 4, seed = 1, density = 1 / 8, shrinkMs = 2000 } = settings;
  return settings.options.flatMap((options) => {
    const cache = new Map<string, Game>();
    const arbitrary = scripts(engine.maxPlies(options.players));
    const gameOf = (script: Script): Game => {
      const key = `${script.seed} ${script.picks.join()}`;
      const game = cache.get(key) ?? play(engine, { ...options, seed: seedOf(script) }, script.picks);
      if (cache.size < CACHED) cache.set(key, game);
      return game;
    };
    return propertyNames.map((property, number): Property => {
      // each property checks a different sample of plies
      const context = (script: Script): Context => ({
        engine,
        settings,
        sample: sampleOf(density, script.seed + number),
      });
      const holds = fc.property(arbitrary, (script) => checks[property](context(script), gameOf(script), script));
      return {
        property,
        name: `${property} ${JSON.stringify(options)}`,
        run: () => {
          const found = fc.check(holds, { numRuns: games, seed, unbiased: true, endOnFailure: true });
          if (!found.failed) return;
          const path = found.counterexamplePath ?? '0';
          const smaller =
            shrinkMs > 0 ? fc.check(holds, { seed, path, unbiased: true, interruptAfterTimeLimit: shrinkMs }) : found;
          throw smaller.errorInstance ?? found.errorInstance;
        },
      };
    });
  });
}
