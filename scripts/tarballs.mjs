/**
 * Proves the packages as a stranger gets them: packed, installed into an empty folder, every entry imported as ESM and required as
 * CJS with the same names, types resolved both ways; and the code of README.md, docs/*.md and the packages' READMEs type-checked and run.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeBlocks, expectedOutput } from './markdown.mjs';
import { run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ludi-romani-'));
const root = resolve('.');

const packages = readdirSync('packages').map((directory) => {
  const manifest = JSON.parse(readFileSync(`packages/${directory}/package.json`, 'utf8'));
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], { cwd: `packages/${directory}` }),
  );
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  return { manifest, directory, filename };
});

const versions = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
const alongside = ['zod', 'fast-check', 'vitest', 'typescript', '@types/node'].map(
  (name) => `${name}@${versions[name]}`,
);
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
run(
  'npm',
  [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    ...packages.map(({ filename }) => `./${filename}`),
    ...alongside,
  ],
  {
    cwd: folder,
  },
);

// every entry, both ways
const entries = packages.flatMap(({ manifest }) =>
  Object.keys(manifest.exports ?? {})
    .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.json'))
    .map((subpath) => manifest.name + subpath.slice(1)),
);
const names = (value) =>
  `Object.keys(${value}).filter((name) => name !== 'default' && name !== '__esModule').sort().join()`;
writeFileSync(
  join(folder, 'entries.mjs'),
  `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
for (const entry of ${JSON.stringify(entries)}) {
  const asModule = ${names('await import(entry)')};
  const asCommon = ${names('require(entry)')};
  if (asModule === '' || asModule !== asCommon) throw new Error(entry + ': ESM has ' + asModule + ', CJS has ' + asCommon);
  console.log(entry + ': ' + asModule.split(',').length + ' exports, as ESM and as CJS');
}
`,
);
console.log(run('node', ['entries.mjs'], { cwd: folder }).trim());
for (const { manifest, directory } of packages) {
  for (const file of Object.values(manifest.bin ?? {}))
    run('node', [join(folder, 'node_modules', manifest.name, file), '--help']);
  if (readdirSync(`packages/${directory}/dist`).includes('schemas')) {
    const schemas = readdirSync(join(folder, 'node_modules', manifest.name, 'dist/schemas'));
    console.log(`${manifest.name}: JSON Schemas of ${schemas.map((file) => file.split('.')[0]).join(', ')}`);
  }
}

// types, both ways
const consumer = entries.map((entry, i) => `import * as entry${i} from '${entry}';`).join('\n');
const uses = `export const all = [${entries.map((_, i) => `entry${i}`).join(', ')}];\n`;
writeFileSync(join(folder, 'consumer.mts'), `${consumer}\n${uses}`);
writeFileSync(join(folder, 'consumer.cts'), `${consumer}\n${uses}`);
const strict = [
  '--strict',
  '--skipLibCheck',
  'false',
  '--noEmit',
  '--target',
  'es2022',
  '--module',
  'node16',
  '--types',
  'node',
];
run('npx', ['--no-install', 'tsc', ...strict, 'consumer.mts', 'consumer.cts'], { cwd: folder });
console.log('types resolve for ESM and CJS consumers');

// the code that people read first
const documents = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...packages.map(({ directory }) => `packages/${directory}/README.md`),
];
mkdirSync(join(folder, 'code'));
const programs = documents.flatMap((document) =>
  codeBlocks(readFileSync(join(root, document), 'utf8')).map(({ code, line }, i) => {
    const file = `code/${document.replaceAll(/\W/g, '-')}-${i}.mts`;
    writeFileSync(join(folder, file), code);
    return { file, code, where: `${document}:${line}` };
  }),
);
run(
  'npx',
  [
    '--no-install',
    'tsc',
    ...strict.filter((flag) => flag !== '--noEmit'),
    '--outDir',
    'run',
    ...programs.map(({ file }) => file),
  ],
  {
    cwd: folder,
  },
);
for (const { file, code, where } of programs) {
  const isTest = /from 'vitest'/.test(code);
  const compiled = file.replace('code/', 'run/').replace('.mts', '.mjs');
  if (isTest) {
    const test = compiled.replace('.mjs', '.test.mjs');
    writeFileSync(join(folder, test), readFileSync(join(folder, compiled)));
    run('npx', ['--no-install', 'vitest', 'run', test], { cwd: folder });
    console.log(`${where}: its tests pass`);
    continue;
  }
  const printed = run('node', [compiled], { cwd: folder }).trimEnd();
  const expected = expectedOutput(code);
  if (expected.length > 0 && printed !== expected.join('\n')) {
    console.error(`${where} prints\n${printed}\ninstead of\n${expected.join('\n')}`);
    process.exit(1);
  }
  console.log(`${where}: runs, ${expected.length} lines as printed`);
}
rmSync(folder, { recursive: true, force: true });
