/** The four games with all that a contract test needs of each. */
import * as aquileia from '@ludi-romani/aquileia';
import * as aquileiaSchemas from '@ludi-romani/aquileia/schemas';
import * as cityOfRome from '@ludi-romani/city-of-rome';
import * as cityOfRomeSchemas from '@ludi-romani/city-of-rome/schemas';
import { type Chance, chanceState, type Engine, type GameTypes, keyedChance, type Problem } from '@ludi-romani/core';
import * as forumTrajanum from '@ludi-romani/forum-trajanum';
import * as forumTrajanumSchemas from '@ludi-romani/forum-trajanum/schemas';
import * as novaRoma from '@ludi-romani/nova-roma';
import * as novaRomaSchemas from '@ludi-romani/nova-roma/schemas';
import type * as z from 'zod';

/** A game with its particulars forgotten. */
export interface Game {
  readonly engine: Engine<GameTypes>;
  readonly standardComponents: object;
  createEngine(components: unknown): Engine<GameTypes>;
  readonly schemas: {
    readonly componentsSchema: z.ZodType;
    readonly optionsSchema: z.ZodType;
    parseComponents(given: unknown): unknown;
  };
}

const forget = (game: object, schemas: object) => ({ ...game, schemas }) as unknown as Game;

export const games: readonly (readonly [name: string, game: Game])[] = [
  ['aquileia', forget(aquileia, aquileiaSchemas)],
  ['city-of-rome', forget(cityOfRome, cityOfRomeSchemas)],
  ['forum-trajanum', forget(forumTrajanum, forumTrajanumSchemas)],
  ['nova-roma', forget(novaRoma, novaRomaSchemas)],
];

/** Reproducible choices of a test. */
export const chanceOf = (seed: string): Chance => keyedChance(chanceState(seed));

/** What a door finds wrong, or nothing. */
export function problemsOf(open: () => unknown): readonly Problem[] {
  try {
    open();
    return [];
  } catch (error) {
    return (error as { readonly problems: readonly Problem[] }).problems;
  }
}
