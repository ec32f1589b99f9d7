/** Imports the modules of `--engine`. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '@ludi-romani/core/shape';
import { UsageError } from './failure';
import { type Game, type GameReference, gameNamed, gameOf, withComponents } from './game';
import type { GameModule } from './game-module';
import { games } from './games';
import { errorCode, reasonOf } from './io';
import { type Language, messagesIn } from './language';
import { printable } from './text';

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The functions of an engine without which no command works. */
const CONTRACT = ['initialState', 'start', 'step', 'legalActions', 'explain', 'view', 'outcome', 'format'];

const isEngine = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  typeof value.rulesVersion === 'string' &&
  Array.isArray(value.playerCounts) &&
  isRecord(value.options) &&
  isRecord(value.components) &&
  CONTRACT.every((name) => isFunction(value[name]));

const CHECKS = {
  engine: isEngine,
  string: (value: unknown) => typeof value === 'string',
  function: isFunction,
  functions: (value: unknown) => isRecord(value) && Object.values(value).every(isFunction),
  object: isRecord,
};

/** The type of each part of a module. */
const PARTS: Readonly<Record<keyof GameModule, keyof typeof CHECKS>> = {
  engine: 'engine',
  title: 'string',
  words: 'functions',
  about: 'functions',
  board: 'function',
  actionSpace: 'function',
  expert: 'function',
  knowledge: 'function',
  renderer: 'function',
  schemas: 'function',
  createEngine: 'function',
  fast: 'function',
  provenance: 'object',
};

/** Returns the URL of a file, or of a package that is installed where the program runs. Throws if there is neither. */
function urlOf(specifier: string): string {
  if (specifier.startsWith('file:')) return specifier;
  const path = resolve(specifier);
  const { resolve: find } = createRequire(resolve('package.json'));
  return pathToFileURL(find(existsSync(path) ? path : specifier)).href;
}

/** Resolves to the game of a file, a package or a URL. Rejects with UsageError. */
export async function importGame(specifier: string, language: Language): Promise<Game> {
  const { modules } = messagesIn(language);
  const name = printable(specifier);
  let url: string;
  let exported: Readonly<Record<string, unknown>>;
  try {
    url = urlOf(specifier);
    exported = await import(url);
  } catch (error) {
    if (errorCode(error) === 'ERR_UNKNOWN_FILE_EXTENSION') throw new UsageError(modules.notJavaScript(name));
    throw new UsageError(modules.notImported(name, printable(reasonOf(error).split('\n')[0] ?? '')));
  }
  const module = exported.engine === undefined && isRecord(exported.default) ? exported.default : exported;
  if (module.engine === undefined) throw new UsageError(modules.noEngine(name));
  for (const [part, type] of Object.entries(PARTS))
    if (module[part] !== undefined && !CHECKS[type](module[part]))
      throw new UsageError(modules.mustBe(name, part, modules.types[type]));
  return gameOf(module as unknown as GameModule, url);
}

/** Resolves to the game of a reference. */
export async function resolveGame({ game: name, url, tables }: GameReference): Promise<Game> {
  const game = url === null ? gameNamed(games, name) : await importGame(url, 'en');
  return tables === null ? game : withComponents(game, tables);
}
