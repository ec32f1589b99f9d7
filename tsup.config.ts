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
  // no package exports these two entries: they divide an engine into separate chunks, so that an app can load the verification of replays
  // later
  kernel: 'src/kernel/define-game.ts',
  components: 'src/components/components.ts',
  shape: 'src/shape.ts',
  testing: 'src/testing/index.ts',
  words: 'src/words/index.ts',
  // the parts of rooms for clients, and for servers on Node
  client: 'src/client/index.ts',
  react: 'src/react.ts',
  files: 'src/node/files.ts',
  postgres: 'src/node/postgres.ts',
  ws: 'src/node/ws.ts',
};

/** The entry with the catalog of a game and queries over its states, for boards and bots. */
const QUERIES: Record<string, string> = { queries: 'src/queries.ts' };

/** The entries with numbers for actions and views, for training programs. */
const LEARNING: Record<string, string> = { 'action-space': 'src/action-space.ts', observation: 'src/observation.ts' };

/** The entries with the texts of a game, one for each language, so that an app loads only the languages that it shows. */
const WORDS: Record<string, string> = { 'words/de': 'src/words/de.ts', 'words/en': 'src/words/en.ts' };

/** The entry that has only types. */
const TYPES: Record<string, string> = { 'game-module': 'src/game-module.ts' };

/**
 * The entries of packages with code for each game: one named after the game, and those of each language: words, explanations and lessons. `dom` is the part of boards for
 * pages, `fallback` the board of any game, `kit` what games are drawn with, and `learn` the training of bots.
 */
const BY_GAME: Record<string, string> = {
  dom: 'src/dom.ts',
  fallback: 'src/fallback/index.ts',
  kit: 'src/kit/index.ts',
  learn: 'src/learn/index.ts',
  ...Object.fromEntries(
    readdirSync('packages').flatMap((game) => [
      [game, `src/${game}/index.ts`],
      ...['de', 'en', 'about/de', 'about/en', 'lesson/de', 'lesson/en'].map((part) => [
        `${game}/${part}`,
        `src/${game}/${part}.ts`,
      ]),
    ]),
  ),
};

/** The folder with the declarations of all sources. scripts/build.mjs runs the compiler once, instead of once for each entry. */
const DECLARATIONS = 'dist/declarations';

/** Returns the options that bundle the declarations of each entry from those of its sources. */
function dts(entries: Record<string, string>): Exclude<Options['dts'], undefined | boolean | string> {
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

/** Replaces the module `view-schema` of a game by the value of its export, so that the schema needs no zod at run time. */
const evaluatedSchema: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'evaluated-schema',
  setup: ({ onLoad, esbuild }) =>
    onLoad({ filter: /[\\/]view-schema\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ entryPoints: [path], bundle: true, write: false, format: 'esm' });
      const [{ text } = { text: '' }] = outputFiles;
      const { viewSchema } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      return { contents: `export const viewSchema = ${JSON.stringify(viewSchema)}` };
    }),
};

const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

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
    splitting: true,
    treeshake: true,
    external: [/^node:/, ...names.map((name) => new RegExp(`^${name}(/|$)`))],
    silent: true,
  };
  const main = existing(root, { ...ENTRIES, ...(WITH_GAMES.includes(directory) ? BY_GAME : {}) });
  const queries = existing(root, QUERIES);
  const words = existing(root, WORDS);
  const schemas = existing(root, { schemas: 'src/schemas.ts' });
  const learning = existing(root, LEARNING);
  const fast = existing(root, { fast: 'src/fast.ts' });
  const types = existing(root, TYPES);
  const both: Options = { ...common, format: ['esm', 'cjs'] };
  const whole = (entry: Record<string, string>): Options => ({ ...both, entry, dts: dts(entry) });
  const wanted: Options[] =
    Object.keys(fast).length === 0
      ? [whole({ ...main, ...schemas, ...learning, ...words })]
      : [
          // pages load these entries of an engine together, and the other two later or not at all
          { ...both, entry: { ...main, ...queries, ...words } },
          // bundles each entry separately, so that the declarations of the main entry are in one readable file
          ...[main, queries, words].map((entry) => ({ ...both, entry, dts: { ...dts(entry), only: true } })),
          whole(schemas),
          { ...whole(learning), esbuildPlugins: [evaluatedSchema] },
          { ...whole(fast), external: [], noExternal: [/.*/] },
        ];
  wanted.push({ ...both, entry: types, dts: { ...dts(types), only: true } });
  // the code for the threads of a command is next to the command
  const commands = Object.fromEntries(Object.keys(manifest.bin ?? {}).map((name) => [name, `src/${name}.ts`]));
  wanted.push({
    ...common,
    entry: existing(root, { ...commands, worker: 'src/worker.ts' }),
    format: ['esm'],
    platform: 'node',
  });
  // a page that the program serves: its imports are led to the packages by an import map
  wanted.push({ ...common, entry: existing(root, { 'page/main': 'page/main.ts' }), format: ['esm'] });
  return wanted.filter(({ entry }) => Object.keys(entry ?? {}).length > 0);
}

export default defineConfig(readdirSync('packages').flatMap(configs));
