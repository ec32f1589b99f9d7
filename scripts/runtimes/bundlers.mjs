/** Bundlers. Each makes one minified file for browsers from an engine, the table and the player. Only that file is then run. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { engines } from '../workspace.mjs';
import { expectedOf, judge } from './played.mjs';
import { spawn } from './spawn.mjs';
import { consumer, dataOf, emptyFolder, PLAYER } from './user.mjs';

/** Functions that bundle the file `entry` into `bundle.js` in `folder`. */
const BUNDLERS = {
  esbuild: async ({ load }, { entry, folder }) => {
    const { build } = await load('esbuild');
    await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      outfile: join(folder, 'bundle.js'),
    });
  },
  Rollup: async ({ load }, { entry, folder }) => {
    const [{ rollup }, { nodeResolve }, { default: replace }, { default: terser }] = await Promise.all(
      ['rollup', '@rollup/plugin-node-resolve', '@rollup/plugin-replace', '@rollup/plugin-terser'].map(load),
    );
    // other bundlers for browsers replace this automatically
    const production = replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true });
    const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true }), production, terser()] });
    await bundle.write({ file: join(folder, 'bundle.js'), format: 'es' });
    await bundle.close();
  },
  Vite: async ({ load }, { entry, folder }) => {
    const { build } = await load('vite');
    const rollupOptions = { input: entry, output: { entryFileNames: 'bundle.js' } };
    await build({
      root: join(entry, '..'),
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: false, minify: true, target: 'es2022', rollupOptions },
    });
  },
  webpack: async ({ load }, { entry, folder }) => {
    const { default: webpack } = await load('webpack');
    const output = { path: folder, filename: 'bundle.js' };
    await new Promise((resolve, reject) => {
      webpack({ mode: 'production', target: 'web', entry, output, performance: false }, (error, stats) => {
        if (error === null && !stats.hasErrors()) resolve();
        else reject(error ?? new Error(stats.toString('errors-only')));
      });
    });
  },
};

/** A program that plays with a bundle and prints the result. The bundle runs in a new realm that has ECMAScript, but no globals of Node. */
const HOST = `import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
const realm = createContext({ data: readFileSync('data.json', 'utf8') });
// in a function, because global variables are slow in a vm context
runInContext(\`(function () {\${readFileSync('bundle.js', 'utf8')}\n})()\`, realm);
console.log(runInContext('JSON.stringify(run(JSON.parse(data)))', realm));
`;

/** Bundles one engine, and plays with the bundle in a folder without node_modules. */
async function bundled(bundle, tool, user, engine) {
  const folder = emptyFolder(user.temporary, 'bundle');
  const source = emptyFolder(user.folder, 'bundled');
  for (const file of PLAYER) cpSync(join(user.folder, file), join(source, file));
  writeFileSync(join(source, 'consumer.mjs'), consumer([engine]));
  const entry = join(source, 'entry.mjs');
  writeFileSync(entry, `import { run } from './consumer.mjs';\nglobalThis.run = run;\n`);
  await bundle(tool, { entry, folder });
  writeFileSync(join(folder, 'host.mjs'), HOST);
  writeFileSync(join(folder, 'data.json'), JSON.stringify(dataOf([engine])));
  const played = JSON.parse(await spawn(process.execPath, ['host.mjs'], { cwd: folder }));
  return { played, bytes: gzipSync(readFileSync(join(folder, 'bundle.js'))).length };
}

export const bundlerRows = Object.entries(BUNDLERS).flatMap(([name, bundle]) =>
  engines.map((engine) => ({
    name,
    kind: engine.directory,
    tool: name.toLowerCase(),
    ready: ({ folder }) => expectedOf(folder),
    run: async (user, tool) => {
      const { played, bytes } = await bundled(bundle, tool, user, engine);
      return {
        version: tool.version,
        ran: `${await judge(user.folder, played)}; ${Math.round(bytes / 1000)} kB gzipped`,
      };
    },
  })),
);
