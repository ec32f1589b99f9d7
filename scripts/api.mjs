/** Writes the API pages of the site from the docstrings of the source: one page for every entry of every package. */
import { existsSync, rmSync } from 'node:fs';
import { Application } from 'typedoc';
import { packages } from './workspace.mjs';

/** Returns the path of the source file of an entry. */
function sourceOf({ root }, subpath) {
  const name = subpath === '.' ? 'index' : subpath.slice(2);
  const file = [`${name}.ts`, `${name}/index.ts`, `node/${name}.ts`]
    .map((path) => `${root}/src/${path}`)
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${root} has no source of ${subpath}`);
  return file;
}

/** The name of each public entry, by its source file (`packages/core/src/index.ts`). */
const entries = new Map(
  packages.flatMap((one) => one.entries.map(({ subpath, name }) => [sourceOf(one, subpath), name])),
);

/** Returns TypeDoc's name of a module, such as `core/src`. */
const moduleName = (source) => source.replace(/^packages\//, '').replace(/(\/index)?\.ts$/, '');
const names = new Map([...entries].map(([source, name]) => [moduleName(source), name]));

/** Empties the folder `out` and writes the pages there. Throws if a docstring has a broken link. */
export async function writeApi(out) {
  rmSync(out, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [...entries.keys()],
    tsconfig: 'tsconfig.node.json',
    plugin: ['typedoc-plugin-markdown'],
    router: 'member',
    // only these kinds get separate pages, because each visitor downloads the list of all pages
    membersWithOwnFile: ['Class', 'Interface', 'TypeAlias'],
    out,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    excludeInternal: true,
    excludeExternals: true,
    hideBreadcrumbs: true,
    hidePageHeader: true,
    entryFileName: 'index',
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    enumMembersFormat: 'table',
    groupOrder: ['Functions', 'Variables', '*'],
    // the types of an engine appear in many places: those that are not exported are shown by name
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the source does not compile');
  for (const child of project.children ?? []) {
    const name = names.get(child.name);
    if (name === undefined) throw new Error(`${child.name} is not an entry`);
    child.name = name;
  }
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('the docstrings have errors or warnings');
  await app.generateOutputs(project);
}

if (import.meta.url === `file://${process.argv[1]}`) await writeApi(process.argv[2] ?? 'docs/api');
