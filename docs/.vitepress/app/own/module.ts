/** Reads the module of an author's game. It is untrusted: it may export anything. */
import type { Board, BoardWords } from '@ludi-romani/boards';
import { fallbackBoard, plainWords, withLabels } from '@ludi-romani/boards/fallback';
import type { GameTypes } from '@ludi-romani/core';
import { inWords } from '@ludi-romani/core/words/en';
import type { AnyBoard, AnyEngine, AnyWords } from '../games';

/** The command that makes one file of a game and all of its imports. */
const BUNDLE = 'npx esbuild my-game.ts --bundle --format=esm --outfile=my-game.js';

/** A game as its author exports it. */
export interface OwnGame {
  readonly title: string;
  readonly engine: AnyEngine;
  readonly board: AnyBoard;
  /** the texts of the game, by language */
  readonly words: ReadonlyMap<string, AnyWords>;
}

/** The functions of an engine that the page calls. */
const FUNCTIONS = [
  ...['start', 'step', 'view', 'choices', 'menu', 'activePlayers', 'openQuestion', 'isTerminal', 'teams', 'parse'],
  ...['outcome', 'scores', 'determinizer', 'clone', 'applyInPlace', 'actionFor', 'format'],
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isEngine = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  Array.isArray(value.playerCounts) &&
  FUNCTIONS.every((name) => typeof value[name] === 'function');

/** Returns the game that a module exports. Throws an error with a sentence for the author if it exports something else. */
export async function gameOf(exported: Readonly<Record<string, unknown>>): Promise<OwnGame> {
  const module = exported.engine === undefined && isRecord(exported.default) ? exported.default : exported;
  const { engine, title, words, board } = module;
  if (!isEngine(engine)) {
    const names = Object.keys(module);
    const exported = names.length === 0 ? 'It exports nothing' : `It exports ${names.join(', ')}`;
    const found = engine === undefined ? 'The module has no export named engine' : 'Its export engine is not an engine';
    throw new Error(`${found}. Export the result of defineGame as engine. ${exported}.`);
  }
  const given = engine as AnyEngine;
  if (board !== undefined && typeof board !== 'function')
    throw new Error('The export board must be a function that takes the engine and returns a board.');
  const makers = isRecord(words) ? Object.entries(words) : [];
  if (words !== undefined && (makers.length === 0 || makers.some(([, make]) => typeof make !== 'function')))
    throw new Error('The export words must be an object such as { en: (engine) => wordsOf(engine, ...) }.');
  const spoken = makers.map(([language, make]) => {
    const made = (make as (engine: AnyEngine) => BoardWords<GameTypes>)(given);
    return [language, withLabels(made)] as const;
  });
  const ownTitle = typeof title === 'string' ? title : undefined;
  const drawn =
    board === undefined
      ? fallbackBoard(given, ownTitle)
      : await (board as (engine: AnyEngine) => Board<GameTypes> | Promise<Board<GameTypes>>)(given);
  return {
    title: ownTitle ?? inWords(given.game),
    engine: given,
    board: drawn,
    words: new Map(spoken.length === 0 ? [['en', withLabels(plainWords(given))]] : spoken),
  };
}

/** Returns a sentence for the author about an error of `import()`. */
export function importProblem(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const bundled = `Bundle the game with all of its imports: ${BUNDLE}`;
  if (/specifier/i.test(message)) return `The module imports another one, which a browser cannot find. ${bundled}`;
  if (name === 'SyntaxError') return `This is not a JavaScript module (${message}). ${bundled}`;
  if (/import|fetch|load/i.test(message) && name === 'TypeError')
    return `The module could not be loaded (${message}). An address must allow other sites to read it (CORS).`;
  return `The module threw an error when it was loaded: ${message}`;
}
