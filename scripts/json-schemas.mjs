/** Writes each package's JSON Schemas, made from its zod schemas, into its dist folder. Runs after the build. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

for (const directory of readdirSync('packages')) {
  const entry = `packages/${directory}/dist/schemas.js`;
  if (!existsSync(entry)) continue;
  const { jsonSchemas = {} } = await import(pathToFileURL(entry).href);
  const folder = `packages/${directory}/dist/schemas`;
  for (const [name, schema] of Object.entries(jsonSchemas)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
