/** Package managers. Each installs the packages that the README's programs import, and runs the programs, also compiled by its `tsc`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pinned } from '../workspace.mjs';
import { mustPrint, readmeExamples } from './readme.mjs';
import { serveRegistry } from './registry.mjs';
import { spawn } from './spawn.mjs';
import { CACHE, npm } from './tools.mjs';
import { emptyFolder } from './user.mjs';

const yarn4 = (nodeLinker) => ({
  tool: 'yarn-4',
  command: ({ bin }) => [bin('yarn')],
  add: ['add'],
  run: ['run'],
  node: ['node'],
  settings: ({ local, registry }) => ({
    'yarn.lock': '',
    '.yarnrc.yml': [
      `nodeLinker: ${nodeLinker}`,
      `npmRegistryServer: '${registry}'`,
      `npmScopes: { ludi-romani: { npmRegistryServer: '${local}' } }`,
      'unsafeHttpWhitelist: [127.0.0.1]',
      'enableTelemetry: false',
      'enableImmutableInstalls: false',
      `globalFolder: '${join(CACHE, 'yarn-4-folder')}'`,
    ].join('\n'),
  }),
});

/** The arguments of each manager: `add` installs packages, `run` runs one of their programs, and `node` runs Node if `run` cannot. */
const MANAGERS = {
  npm: {
    command: () => ['npm'],
    add: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
    run: ['exec', '--offline', '--'],
  },
  pnpm: {
    tool: 'pnpm',
    command: ({ bin }) => [bin('pnpm')],
    add: ['add', `--config.store-dir=${join(CACHE, 'pnpm-store')}`],
    run: ['exec'],
  },
  'Yarn 1': {
    tool: 'yarn-1',
    command: ({ bin }) => [bin('yarn'), '--silent', `--cache-folder=${join(CACHE, 'yarn-1-cache')}`],
    add: ['add'],
    run: ['run'],
    node: ['node'],
  },
  'Yarn 4, node_modules': yarn4('node-modules'),
  "Yarn 4, Plug'n'Play": yarn4('pnp'),
  Bun: { tool: 'bun', command: ({ bin }) => [bin('bun')], add: ['add'], run: ['x', '--no-install'], node: [] },
};

const programs = readmeExamples();
/** The packages that the programs import, and those that users of TypeScript need. */
const wanted = [
  ...new Set(programs.flatMap(({ code }) => code.match(/@ludi-romani\/[\w-]+/g))),
  ...pinned(['typescript', '@types/node']),
];

/** Writes the programs as ESM and CommonJS, in JavaScript and TypeScript. Returns the files to run, each with its expected output. */
function write(folder) {
  mkdirSync(join(folder, 'out'));
  const compilerOptions = { module: 'node16', target: 'es2022', strict: true, outDir: 'out', types: ['node'] };
  const config = { compilerOptions, include: ['*.mts', '*.cts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return programs.flatMap(({ code, prints }, i) => {
    const name = `readme-${i}`;
    const modules = { mjs: ts.ModuleKind.ESNext, cjs: ts.ModuleKind.CommonJS };
    for (const [extension, module] of Object.entries(modules)) {
      const { outputText } = ts.transpileModule(code, { compilerOptions: { module, target: ts.ScriptTarget.ES2022 } });
      writeFileSync(join(folder, `${name}.${extension}`), outputText);
      writeFileSync(join(folder, `${name}.${extension.replace('j', 't')}`), code);
    }
    return ['', 'out/'].flatMap((where) =>
      Object.keys(modules).map((end) => ({ file: `${where}${name}.${end}`, prints })),
    );
  });
}

export const managerRows = Object.entries(MANAGERS).map(([name, { tool, command, add, run, node, settings }]) => ({
  name,
  kind: 'ESM, CommonJS, TypeScript',
  tool,
  // other dependencies come from the registry of npm, which must be reachable
  ready: () => npm(['view', wanted.at(-1), 'version', '--prefer-online'], '.'),
  run: async ({ temporary, tarballs }, got) => {
    const folder = emptyFolder(temporary, 'fresh');
    const server = await serveRegistry(tarballs);
    const [program, ...first] = command(got);
    const call = (...args) => spawn(program, [...first, ...args], { cwd: folder });
    try {
      const registry = (await spawn('npm', ['config', 'get', 'registry'])).trim();
      const files = {
        'package.json': '{ "name": "fresh", "version": "0.0.0", "private": true }',
        '.npmrc': `@ludi-romani:registry=${server.url}/\n`,
        ...settings?.({ local: server.url, registry }),
      };
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
      await call(...add, ...wanted);
      const all = write(folder);
      await call(...run, 'tsc', '-p', 'tsconfig.json');
      for (const { file, prints } of all) mustPrint(file, await call(...(node ?? [...run, 'node']), file), prints);
      const version = got?.version ?? (await call('--version')).trim();
      return { version, ran: `${wanted.length} packages, the README's programs` };
    } finally {
      server.close();
    }
  },
}));
