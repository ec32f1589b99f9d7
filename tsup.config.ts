import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/**
 * Builds every package. An entry is built if its source exists. All entries import their dependencies, except `fast`, which bundles them.
 * So `fast` shares no code with other modules of the process.
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
  // no package exports this entry: it puts the kernel into a separate chunk, so that an app can load the verification of replays later
  kernel: 'src/kernel/define-game.ts',
  shape: 'src/shape.ts',
  testing: 'src/testing/index.ts',
  words: 'src/words/index.ts',
};

/** The entry with the catalog of a game and queries over its states, for boards and bots. */
const QUERIES: Record<string, string> = { queries: 'src/queries.ts' };

/** The entry that numbers the actions, for training programs. */
const ACTION_SPACE: Record<string, string> = { 'action-space': 'src/action-space.ts' };

/** The entries with the words, one for each language, so that an app loads only those that it shows. */
const WORDS: Record<string, string> = { 'words/de': 'src/words/de.ts', 'words/en': 'src/words/en.ts' };

/** The entries of packages with code for each game: one named after the game, and one for each language. `dom` is the part of boards for pages. */
const BY_GAME: Record<string, string> = {
  dom: 'src/dom.ts',
  ...Object.fromEntries(
    readdirSync('packages').flatMap((game) => [
      [game, `src/${game}/index.ts`],
      ...['de', 'en'].map((language) => [`${game}/${language}`, `src/${game}/${language}.ts`]),
    ]),
  ),
};

/** The folder with the declarations of all sources. scripts/build.mjs runs the compiler once, instead of once for each entry. */
const DECLARATIONS = 'dist/declarations';

/** Returns the options that bundle the declarations of each entry from those of its sources. */
function dts(entries: Record<string, string>): NonNullable<Options['dts']> {
  const declared = ([name, file]: [string, string]) => [name, `${DECLARATIONS}/${file.replace(/ts$/, 'd.ts')}`];
  const paths = Object.entries(compilerOptions.paths).map(([name, [file]]) => [
    name,
    [file.replace('.', `./${DECLARATIONS}`).replace(/ts$/, 'd.ts')],
  ]);
  return {
    entry: Object.fromEntries(Object.entries(entries).map(declared)),
    // tsup sets `baseUrl`, which TypeScript 6 deprecates
    compilerOptions: { ignoreDeprecations: '6.0', paths: Object.fromEntries(paths) },
  };
}

const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

/** The packages whose entries share chunks. In the command line, code for few commands is in separate chunks. */
const SHARING = ['boards', 'bots', 'cli', 'core', 'table'];

/** The packages that have code for each game. */
const WITH_GAMES = ['boards', 'bots'];

/** Returns the entries whose source exists, in the form that tsup takes. */
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
    // `fast` of an engine shares no code with its main entry, but the entries of core and of the boards share chunks
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
  const byGame = WITH_GAMES.includes(directory) ? existing(root, BY_GAME) : {};
  const fast = existing(root, { fast: 'src/fast.ts' });
  const wanted: Options[] =
    // separate builds, so that the declarations of the main entry of an engine are in one readable file
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
    // the code for the threads of a command is next to the command
    { ...common, entry: existing(root, { ...commands, worker: 'src/worker.ts' }), format: ['esm'], platform: 'node' },
  );
  return wanted.filter(({ entry }) => Object.keys(entry ?? {}).length > 0);
}

export default defineConfig(readdirSync('packages').flatMap(configs));
