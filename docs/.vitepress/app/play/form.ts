/** The form that starts a game: its fields follow from what the engine declares. */
import type { GameTypes, Problem } from '@ludi-romani/core';
import { sentence, text } from '@ludi-romani/core/words';
import type { AnyEngine, AnyWords } from '../games';

/** What players are called who give no name, by seat: no game has more of them. */
export const NAMES = ['Livia', 'Marcus', 'Iulia', 'Titus', 'Flavia'];

/** What was filled in, by the name of the option: `undefined` for what is left as it usually is. */
export type Given = Readonly<Record<string, unknown>>;

/** The options that have a field of their own. */
const APART = ['players', 'seed'];

export const ownOptions = ({ options }: AnyEngine) => Object.entries(options).filter(([name]) => !APART.includes(name));

/** What the engine is started with. */
export function optionsOf(engine: AnyEngine, players: number, seed: string, given: Given): GameTypes['options'] {
  const chosen = ownOptions(engine).flatMap(([name, { default: usual }]) => {
    const value = given[name];
    return value === undefined || value === usual ? [] : [[name, value] as const];
  });
  return { players, seed, ...Object.fromEntries(chosen) };
}

/** What the engine says against that. */
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

/** What is said against one option: `colors[1]` is said of `colors`. */
export function problemOf(problems: readonly Problem[], name: string, words: AnyWords): string | undefined {
  const found = problems.find(({ path }) => path === name || path.startsWith(`${name}[`));
  return found && text(sentence([words.problem(found)]));
}

/** A seed that nobody can guess: 128 bits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
