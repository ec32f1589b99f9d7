/**
 * Versions of TypeScript. Each checks a program that imports every entry, and the README's programs, with each kind of module resolution.
 * The declarations of the packages and of their peers are checked, too.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { consumerText, strictly } from '../../test/package/consumer.mjs';
import { engines, packages } from '../workspace.mjs';
import { readmeExamples } from './readme.mjs';
import { spawn } from './spawn.mjs';
import { named } from './tools.mjs';
import { emptyFolder } from './user.mjs';

const WAYS = {
  'node16 ESM': { extension: 'mts', module: 'node16', moduleResolution: 'node16' },
  'node16 CommonJS': { extension: 'cts', module: 'node16', moduleResolution: 'node16' },
  bundler: { extension: 'ts', module: 'esnext', moduleResolution: 'bundler' },
  // zod's declarations need esModuleInterop
  node10: { extension: 'ts', module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true },
};
/** The errors for a removed option, and for a deprecated option, which names the value of `ignoreDeprecations`. */
const GONE = /TS5108: Option 'moduleResolution=node10' has been removed/;
const DEPRECATED = /TS5107: Option 'moduleResolution=node10' is deprecated.*"ignoreDeprecations": "(.*?)"/;

/** Checks with one kind of module resolution. Returns a remark if it is removed or deprecated, or ''. */
async function check({ folder }, { bin }, way, { extension, ...options }) {
  const place = emptyFolder(folder, 'typescript');
  const entries = packages.flatMap((each) => each.entries);
  const texts = [consumerText(entries, engines), ...readmeExamples().map(({ code }) => code)];
  const files = texts.map((_, i) => `program-${i}.${extension}`);
  for (const [i, text] of texts.entries()) writeFileSync(join(place, files[i]), text);
  const config = join(place, 'tsconfig.json');
  const compile = (more = {}) => {
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...options, ...strictly, ...more }, files }));
    return spawn(bin('tsc'), ['-p', basename(config)], { cwd: place });
  };
  return compile().then(
    () => '',
    async ({ message }) => {
      if (GONE.test(message)) return `, ${way} is removed`;
      const [, ignoreDeprecations] = message.match(DEPRECATED) ?? [];
      if (ignoreDeprecations === undefined) throw new Error(message.slice(0, 3_000));
      await compile({ ignoreDeprecations });
      return `, ${way} is deprecated`;
    },
  );
}

export const typescriptRows = named('typescript-').map((name) => ({
  name: name.replace('typescript-', 'TypeScript '),
  kind: Object.keys(WAYS).join(', '),
  tool: name,
  run: async (user, tool) => {
    const said = [];
    for (const [way, options] of Object.entries(WAYS)) said.push(await check(user, tool, way, options));
    const { length } = packages.flatMap(({ entries }) => entries);
    return { version: tool.version, ran: `${length} entries, the README's programs${said.join('')}` };
  },
}));
