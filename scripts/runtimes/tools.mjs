/**
 * The tools that only these tests need, with their versions. Each is installed on first use, into a separate folder under
 * node_modules/.cache.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn } from './spawn.mjs';

const platform = process.platform === 'win32' ? 'win' : process.platform;
/** Returns the npm package with the binary of a Node version for this platform. */
const node = (version) => [`node-${platform}-${process.arch}@${version}`];

const TOOLS = {
  'node-20': node('20.20.2'),
  'node-22': node('22.23.3'),
  'node-24': node('24.21.0'),
  bun: ['bun@1.4.5'],
  deno: ['deno@2.9.6'],
  quickjs: ['quickjs-emscripten@0.32.0'],
  workerd: ['workerd@1.20261117.1', 'esbuild@0.28.2'],
  'typescript-5.4': ['typescript@5.4.5'],
  'typescript-5.5': ['typescript@5.5.4'],
  'typescript-5.6': ['typescript@5.6.3'],
  'typescript-5.7': ['typescript@5.7.3'],
  'typescript-5.8': ['typescript@5.8.3'],
  'typescript-5.9': ['typescript@5.9.3'],
  'typescript-6.0': ['typescript@6.0.3'],
  'typescript-7.0': ['typescript@7.0.2'],
  esbuild: ['esbuild@0.28.2'],
  rollup: [
    'rollup@4.68.7',
    '@rollup/plugin-node-resolve@16.0.3',
    '@rollup/plugin-replace@6.0.3',
    '@rollup/plugin-terser@1.0.2',
  ],
  vite: ['vite@8.3.8'],
  webpack: ['webpack@5.112.2'],
  pnpm: ['pnpm@12.21.0'],
  'yarn-1': ['yarn@1.22.22'],
  'yarn-4': ['@yarnpkg/cli-dist@4.18.1'],
};

/** The folder in which the tools stay installed between runs. */
export const CACHE = resolve('node_modules/.cache/runtimes');

/** The error for a tool that is not available. Its message is the reason. */
export class NotAvailable extends Error {}

/** Matches the errors of npm for packages that cannot be fetched or do not support this platform. */
const UNREACHABLE =
  /npm error code (E40\d|E5\d\d|EAI_AGAIN|EBADPLATFORM|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ENOTFOUND|ETARGET|\w*TIMEDOUT|\w*TIMEOUT)/;

/** Runs npm. Throws NotAvailable if a package is not available. */
export async function npm(args, cwd) {
  return spawn('npm', args, { cwd }).catch((error) => {
    const [, code] = error.message.match(UNREACHABLE) ?? [];
    throw code === undefined ? error : new NotAvailable(`npm cannot install ${args.at(-1)} (${code})`);
  });
}

/** Returns the names of the tools that start with `beginning`. */
export const named = (beginning) => Object.keys(TOOLS).filter((name) => name.startsWith(beginning));

/**
 * Installs a tool. Returns its version, its folder, `bin(name)`, which gives the path of one of its programs, and `load(name)`, which imports
 * one of its packages. Throws NotAvailable if it is not available.
 */
export async function tool(name) {
  const specs = TOOLS[name];
  const folder = join(CACHE, specs[0].replaceAll('/', '-'));
  const loader = join(folder, 'load.mjs');
  if (!existsSync(loader)) {
    mkdirSync(folder, { recursive: true });
    // without a package.json here, npm would use the one of this repository
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', ...specs], folder);
    // written last, so that an interrupted installation starts again
    writeFileSync(loader, 'export const load = (name) => import(name);\n');
  }
  const { load } = await import(pathToFileURL(loader).href);
  return {
    load,
    folder,
    version: specs[0].replace(/.*@/, ''),
    bin: (program) => join(folder, 'node_modules/.bin', program),
  };
}
