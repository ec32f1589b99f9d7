/**
 * The conformance kit: what every engine promises, as properties tried on random games. It knows no test runner:
 * `for (const { name, run } of conformance(engine, settings)) test(name, run)`.
 */
import * as fc from 'fast-check';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { completeness, soundness } from './choices';
import { invariants, outcome, termination } from './ending';
import { type AnyEngine, type Game, play, type Script, scripts, seedOf } from './games';
import { determinize, nonInterference, views } from './knowledge';
import { looks } from './looks';
import type { Bench, Check, Settings } from './property';
import { replays, saves } from './records';
import { openAnswers, simultaneous } from './simultaneous';
import { determinism, inPlace, json, ownership, past, purity } from './states';
import { events, foresight, ledger } from './telling';

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

/** The names of the properties; docs/conformance.md says what each promises. */
export type PropertyName = keyof typeof checks;

const propertyNames = Object.keys(checks) as PropertyName[];

/** One property, to be tried with one set of options. */
export interface Property {
  readonly property: PropertyName;
  /** property and options, for a test's title */
  readonly name: string;
  /** Throws a ConformanceError for the first thing wrong. */
  run(): void;
}

/** Settings for a long run: `conformance(engine, { ...settings, ...soak })`, with a `seed` of your own. */
export const soak = { games: 200, density: 1 } as const;

/** Games kept for the next property; more are played again. */
const KEPT = 32;

export function conformance<G extends GameTypes>(engine: Engine<G>, settings: Settings<G>): Property[];
export function conformance(engine: AnyEngine, settings: Settings<GameTypes>): Property[] {
  const { games = 4, seed = 1, density = 1 / 8, shrinkMs = 2000 } = settings;
  return settings.options.flatMap((options) => {
    const kept = new Map<string, Game>();
    const arbitrary = scripts(engine.maxPlies(options.players));
    const gameOf = (script: Script): Game => {
      const key = `${script.seed} ${script.picks.join()}`;
      const game = kept.get(key) ?? play(engine, { ...options, seed: seedOf(script) }, script.picks);
      if (kept.size < KEPT) kept.set(key, game);
      return game;
    };
    return propertyNames.map((property, number): Property => {
      // each looks at other plies
      const bench = (script: Script): Bench => ({ engine, settings, looks: looks(density, script.seed + number) });
      const holds = fc.property(arbitrary, (script) => checks[property](bench(script), gameOf(script), script));
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
