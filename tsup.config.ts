import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/**
 * Every package from one place. An entry is built where its source exists: `index`, `schemas`, `shape` and `testing` import what the
 * package depends on; `fast` brings everything along, so that nothing else that a process loads shares code with it.
 */
interface Manifest {
  readonly name: string;
  readonly bin?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

const ENTRIES: Record<string, string> = {
  index: 'src/index.ts',
  records: 'src/records.ts',
  // an entry that no package exports: it puts the kernel in a chunk of its own, so that an app can load a referee's part later
  kernel: 'src/kernel/define-game.ts',
  shape: 'src/shape.ts',
  testing: 'src/testing/index.ts',
  words: 'src/words/index.ts',
};

/** The catalog of a game, and queries over its states: boards and bots load them. */
const QUERIES: Record<string, string> = { queries: 'src/queries.ts' };

/** The numbers of actions: trainers load them. */
const ACTION_SPACE: Record<string, string> = { 'action-space': 'src/action-space.ts' };

/** The words of each language: apps load those they show. */
const WORDS: Record<string, string> = { 'words/de': 'src/words/de.ts', 'words/en': 'src/words/en.ts' };

/** What knows the games: an entry for each, as its package is called, and what it says in each language; and what only pages need of the boards. */
const BY_GAME: Record<string, string> = {
  dom: 'src/dom.ts',
  ...Object.fromEntries(
    readdirSync('packages').flatMap((game) => [
      [game, `src/${game}/index.ts`],
      ...['de', 'en'].map((language) => [`${game}/${language}`, `src/${game}/${language}.ts`]),
    ]),
  ),
};

/** Where the build has put the declarations of all sources: the compiler is asked once, not once for each entry. */
const DECLARATIONS = 'dist/declarations';

/** The declarations of these entries, each put together from those of its sources. */
function dts(entries: Record<string, string>): NonNullable<Options['dts']> {
  const declared = ([name, file]: [string, string]) => [name, `${DECLARATIONS}/${file.replace(/ts$/, 'd.ts')}`];
  const paths = Object.entries(compilerOptions.paths).map(([name, [file]]) => [
    name,
    [file.replace('.', `./${DECLARATIONS}`).replace(/ts$/, 'd.ts')],
  ]);
  return {
    entry: Object.fromEntries(Object.entries(entries).map(declared)),
    // it is given a `baseUrl`, which TypeScript 6 deprecates
    compilerOptions: { ignoreDeprecations: '6.0', paths: Object.fromEntries(paths) },
  };
}

const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

/** The packages whose entries share chunks. The command line loads what few commands need in chunks of their own. */
const SHARING = ['boards', 'bots', 'cli', 'core', 'table'];

/** The packages that know the games. */
const KNOWING = ['boards', 'bots'];

/** The entries whose source exists, as tsup takes them. */
function existing(root: string, entries: Record<string, string>): Record<string, string> {
  const files = Object.entries(entries).map(([name, file]) => [name, `${root}/${file}`] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}

function configs(directory: string): Options[] {
  const root = `packages/${directory}`;
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const names = Object.keys({ [manifest.name]: '', ...manifest.dependencies, ...manifest.peerDependencies });
  const common: Options = {
    outDir: `${root}/dist`,
    target: 'es2022',
    platform: 'neutral',
    // an engine's `fast` shares nothing with its main entry; the entries of core and of the boards share all they can
    splitting: SHARING.includes(directory),
    treeshake: true,
    external: names.map((name) => new RegExp(`^${name}(/|$)`)),
    silent: true,
  };
  const commands = Object.fromEntries(Object.keys(manifest.bin ?? {}).map((name) => [name, `src/${name}.ts`]));
  const schemas = existing(root, { schemas: 'src/schemas.ts' });
  const main = existing(root, ENTRIES);
  const actionSpace = existing(root, ACTION_SPACE);
  const queries = existing(root, QUERIES);
  const words = existing(root, WORDS);
  const byGame = KNOWING.includes(directory) ? existing(root, BY_GAME) : {};
  const fast = existing(root, { fast: 'src/fast.ts' });
  const wanted: Options[] =
    // the declarations of an engine's main entry are one file, which can be read from top to bottom
    (
      SHARING.includes(directory)
        ? [{ ...main, ...schemas, ...actionSpace, ...words, ...byGame }]
        : [main, schemas, actionSpace, queries, words]
    ).map((entry) => ({
      ...common,
      entry,
      format: ['esm', 'cjs'],
      dts: dts(entry),
    }));
  wanted.push(
    {
      ...common,
      entry: fast,
      format: ['esm', 'cjs'],
      dts: dts(fast),
      external: [],
      noExternal: [/.*/],
    },
    // what a command's threads run stands beside it
    { ...common, entry: existing(root, { ...commands, worker: 'src/worker.ts' }), format: ['esm'], platform: 'node' },
  );
  return wanted.filter(({ entry }) => Object.keys(entry ?? {}).length > 0);
}

export default defineConfig(readdirSync('packages').flatMap(configs));
