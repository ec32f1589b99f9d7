/** Builds every package from scratch. Writes the JSON Schemas of each package, made from its zod schemas, into its dist folder. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { packages } from './workspace.mjs';

for (const directory of readdirSync('packages')) rmSync(`packages/${directory}/dist`, { recursive: true, force: true });
// type-checks the sources without the types of Node or browsers, and writes the declarations that tsup bundles for each entry
rmSync('dist/declarations', { recursive: true, force: true });
run('node', ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.declarations.json']);
// the parts for servers have the types of Node
run('node', ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.declarations.node.json']);
run('npx', ['--no-install', 'tsup'], { inherit: true });

for (const { root, manifest } of packages) {
  for (const name of ['index.html', 'style.css'])
    if (existsSync(`${root}/page/${name}`)) copyFileSync(`${root}/page/${name}`, `${root}/dist/page/${name}`);
  const entry = `${root}/dist/schemas.js`;
  const { jsonSchemas = {} } = existsSync(entry) ? await import(pathToFileURL(entry).href) : {};
  for (const [name, schema] of Object.entries(jsonSchemas)) {
    mkdirSync(`${root}/dist/schemas`, { recursive: true });
    writeFileSync(`${root}/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
  console.log(`built ${manifest.name}, ${Object.keys(jsonSchemas).length} JSON Schemas`);
}
