/**
 * The conformance kit: the promises of every engine, as properties that are tried on random games. It works with any test runner:
 * `for (const { name, run } of conformance(engine, settings)) test(name, run)`.
 */
import * as fc from 'fast-check';
import type { Engine } from '../game/contract';
import type { GameTypes } from '../game/types';
import { thrownBy } from './check';
import { completeness, soundness } from './choices';
import { invariants, outcome, termination } from './ending';
import { ConformanceError } from './error';
import { events, foresight, ledger } from './events';
import {
  type AnyEngine,
  type AnyOptions,
  faultOf,
  type Game,
  located,
  play,
  type Script,
  scripts,
  seedOf,
} from './games';
import { determinize, nonInterference, views } from './knowledge';
import { listing } from './listing';
import { Overtime, Progress } from './progress';
import type { Check, Context, Settings } from './property';
import { replays, saves } from './records';
import { sampleOf } from './sampling';
import { openAnswers, simultaneous } from './simultaneous';
import { determinism, inPlace, json, ownership, past, purity } from './states';

export { ConformanceError } from './error';
export type { Hidden, Ledger, Settings } from './property';

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

/** The properties that check less without a setting, with the setting and the check that is left out. */
const reduced: Partial<Record<PropertyName, readonly [setting: keyof Settings<GameTypes>, lack: string]>> = {
  views: ['hidden', 'looks for no hidden ids'],
  ledger: ['ledger', 'checks nothing'],
  invariants: ['invariants', 'checks nothing'],
  saves: ['parseState', 'reads no saved state'],
};

/** A property with one set of options. */
export interface Property {
  readonly property: PropertyName;
  /** property and options, as the title of a test, and the setting that the property lacks */
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
export function conformance(given: AnyEngine, settings: Settings<GameTypes>): Property[] {
  const { games = 4, seed = 1, density = 1 / 8, shrinkMs = 2000 } = settings;
  const progress = new Progress(listing(given), settings);
  const { engine } = progress;
  /** the property that reported a fault first, by the key of the fault */
  const reported = new Map<string, string>();
  return settings.options.flatMap((options) => {
    const cache = new Map<string, Game>();
    const gameOf = (script: Script): Game => {
      const key = `${script.seed} ${script.picks.join()}`;
      const game = cache.get(key) ?? play(progress, { ...options, seed: seedOf(script) }, script.picks);
      if (cache.size < CACHED) cache.set(key, game);
      return game;
    };
    return propertyNames.map((property, number): Property => {
      const title = `${property} ${JSON.stringify(options)}`;
      const [setting, lack] = reduced[property] ?? [];
      // each property checks a different sample of plies
      const context = (script: Script): Context => ({
        engine,
        settings,
        sample: sampleOf(density, script.seed + number),
      });
      const check = (script: Script): void => {
        progress.begin(property, { ...options, seed: seedOf(script) });
        const game = gameOf(script);
        const end = Math.max(0, game.states.length - 1);
        if (game.states.length === 0 || game.error instanceof Overtime) throw located(game.error, game, end);
        const error = thrownBy(() => checks[property](context(script), game, script));
        const { overtime } = progress;
        if (overtime !== undefined && !(error instanceof ConformanceError && error.cause === overtime))
          throw located(overtime, game, end);
        if (error !== undefined) throw located(error, game, end);
      };
      return {
        property,
        name: setting === undefined || settings[setting] ? title : `${title}, ${lack} (no setting ${setting})`,
        run: () => {
          const holds = fc.property(scripts(boundOf(given, options)), check);
          const found = fc.check(holds, { numRuns: games, seed, unbiased: true, endOnFailure: true });
          if (!found.failed) return;
          const error = found.errorInstance as ConformanceError;
          const fault = faultOf(error);
          const first = fault && reported.get(fault.key);
          if (first !== undefined && first !== title) throw inOneLine(error, `fails like ${first}: ${fault?.message}`);
          if (fault !== undefined) reported.set(fault.key, title);
          // a smaller game could take as long again
          if (shrinkMs === 0 || error.cause instanceof Overtime) throw error;
          const path = found.counterexamplePath ?? '0';
          const smaller = fc.check(holds, { seed, path, unbiased: true, interruptAfterTimeLimit: shrinkMs });
          throw smaller.errorInstance ?? error;
        },
      };
    });
  });
}

/** Returns the bound for the plies of a game, or 0 if `maxPlies` throws an error: the games report it. */
function boundOf(engine: AnyEngine, { players }: Pick<AnyOptions, 'players'>): number {
  try {
    return engine.maxPlies(players);
  } catch {
    return 0;
  }
}

/** Changes the message of an error, and removes what test runners print besides the message. */
const inOneLine = (error: ConformanceError, message: string): ConformanceError =>
  Object.assign(error, { message, stack: `${error.name}: ${message}`, cause: undefined });
