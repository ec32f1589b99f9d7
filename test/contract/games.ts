/** The four games, with the parts that contract tests need. */
import * as aquileia from '@ludi-romani/aquileia';
import * as aquileiaSchemas from '@ludi-romani/aquileia/schemas';
import * as cityOfRome from '@ludi-romani/city-of-rome';
import * as cityOfRomeSchemas from '@ludi-romani/city-of-rome/schemas';
import {
  type Chance,
  chanceState,
  type Engine,
  type GameTypes,
  keyedChance,
  type OptionWords,
  type Problem,
  type Replay,
  type State,
  type StateProblem,
} from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';
import * as forumTrajanum from '@ludi-romani/forum-trajanum';
import * as forumTrajanumSchemas from '@ludi-romani/forum-trajanum/schemas';
import * as novaRoma from '@ludi-romani/nova-roma';
import * as novaRomaSchemas from '@ludi-romani/nova-roma/schemas';
import type * as z from 'zod';
import { options as aquileiaOptions } from '../../packages/aquileia/src/words/options';
import { options as cityOfRomeOptions } from '../../packages/city-of-rome/src/words/options';
import { options as forumTrajanumOptions } from '../../packages/forum-trajanum/src/words/options';
import { options as novaRomaOptions } from '../../packages/nova-roma/src/words/options';

/** One of the games, with general types instead of those of the game. */
export interface Game {
  readonly engine: Engine<GameTypes>;
  readonly standardComponents: object;
  readonly componentsShape: AnyShape;
  /** the English labels and help texts of its options */
  readonly options: Readonly<Record<string, OptionWords>>;
  createEngine(components: unknown): Engine<GameTypes>;
  readonly schemas: {
    readonly componentsSchema: z.ZodType;
    readonly optionsSchema: z.ZodType;
    parseComponents(given: unknown): unknown;
    parseReplay(given: unknown): Replay;
    parseState(given: unknown): State<GameTypes>;
    problems(given: unknown): StateProblem[];
  };
}

const forget = (game: object, schemas: object, options: object) => ({ ...game, schemas, options }) as unknown as Game;

export const games: readonly (readonly [name: string, game: Game])[] = [
  ['aquileia', forget(aquileia, aquileiaSchemas, aquileiaOptions)],
  ['city-of-rome', forget(cityOfRome, cityOfRomeSchemas, cityOfRomeOptions)],
  ['forum-trajanum', forget(forumTrajanum, forumTrajanumSchemas, forumTrajanumOptions)],
  ['nova-roma', forget(novaRoma, novaRomaSchemas, novaRomaOptions)],
];

/** Returns a reproducible source of random choices. */
export const chanceOf = (seed: string): Chance => keyedChance(chanceState(seed));

/** Returns the problems in the error that `call` throws, or an empty list. */
export function problemsOf(call: () => unknown): readonly Problem[] {
  try {
    call();
    return [];
  } catch (error) {
    return (error as { readonly problems: readonly Problem[] }).problems;
  }
}
