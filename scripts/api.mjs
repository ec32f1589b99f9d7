/** Writes the API pages of the site: one page for every entry of every package, from the docstrings of the source. */
import { existsSync, rmSync } from 'node:fs';
import { Application } from 'typedoc';
import { packages } from './workspace.mjs';

/** Where the source of what an import gets stands. */
function sourceOf({ root }, subpath) {
  const name = subpath === '.' ? 'index' : subpath.slice(2);
  const file = [`${root}/src/${name}.ts`, `${root}/src/${name}/index.ts`].find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${root} has no source of ${subpath}`);
  return file;
}

/** The public entries, by source: `packages/core/src/index.ts`. */
const entries = new Map(
  packages.flatMap((one) => one.entries.map(({ subpath, name }) => [sourceOf(one, subpath), name])),
);

/** What TypeDoc calls a module: `core/src`. */
const moduleName = (source) => source.replace(/^packages\//, '').replace(/(\/index)?\.ts$/, '');
const names = new Map([...entries].map(([source, name]) => [moduleName(source), name]));

/** Writes the pages into a folder, which holds nothing else afterwards. Throws where a docstring links to nothing. */
export async function writeApi(out) {
  rmSync(out, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [...entries.keys()],
    tsconfig: 'tsconfig.json',
    plugin: ['typedoc-plugin-markdown'],
    router: 'member',
    // pages of their own for what is long; the names of all pages are told to every visitor
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
    // types of one's own engine appear in many places: what is not exported is told by its name
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the source does not compile');
  for (const child of project.children ?? []) {
    const name = names.get(child.name);
    if (name === undefined) throw new Error(`${child.name} is no entry`);
    child.name = name;
  }
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('the docstrings have faults');
  await app.generateOutputs(project);
}

if (import.meta.url === `file://${process.argv[1]}`) await writeApi(process.argv[2] ?? 'docs/api');
