/** The data of the form that starts a game. Its fields follow from the options of the engine. */
import type { GameTypes, Problem } from '@ludi-romani/core';
import { sentence, text } from '@ludi-romani/core/words';
import type { AnyEngine, AnyWords } from '../games';

/** The default names of players, by seat. No game has more seats. */
export const NAMES = ['Livia', 'Marcus', 'Iulia', 'Titus', 'Flavia'];

/** The values of the form, by the name of the option; `undefined` for the default. */
export type Given = Readonly<Record<string, unknown>>;

/** The options whose fields are not generated. */
const APART = ['players', 'seed'];

export const ownOptions = ({ options }: AnyEngine) => Object.entries(options).filter(([name]) => !APART.includes(name));

/** Returns the options for the engine, without defaults. */
export function optionsOf(engine: AnyEngine, players: number, seed: string, given: Given): GameTypes['options'] {
  const chosen = ownOptions(engine).flatMap(([name, { default: usual }]) => {
    const value = given[name];
    return value === undefined || value === usual ? [] : [[name, value] as const];
  });
  return { players, seed, ...Object.fromEntries(chosen) };
}

/** Returns the problems that the engine reports for the options. */
export function problemsOf(engine: AnyEngine, options: GameTypes['options']): readonly Problem[] {
  try {
    engine.initialState(options);
    return [];
  } catch (error) {
    const { problems } = error as { readonly problems?: readonly Problem[] };
    if (problems === undefined) throw error;
    return problems;
  }
}

/** Returns the first problem of an option as a sentence. A problem at `colors[1]` belongs to `colors`. */
export function problemOf(problems: readonly Problem[], name: string, words: AnyWords): string | undefined {
  const found = problems.find(({ path }) => path === name || path.startsWith(`${name}[`));
  return found && text(sentence([words.problem(found)]));
}

/** Returns an unpredictable seed of 128 bits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
