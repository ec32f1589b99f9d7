/** What a release asks for: of the repository and those who publish it, of each tarball, and of what the packages depend on. */

/** What a tarball may hold. */
const BELONGS = [
  /^package\/(package\.json|README\.md|LICENSE)$/,
  /^package\/dist\/([a-z-]+\/)?[\w-]+(\.d)?\.[cm]?[jt]s$/,
  /^package\/dist\/schemas\/[\w-]+\.schema\.json$/,
  /^package\/(bin\/[a-z]+\.js|dist\/[a-z]+\.1)$/,
];
/** Source has no place beside what was made of it. */
const SOURCE = /(?<!\.d)\.[cm]?ts$/;

/** What may be depended on: licenses that ask for no more than to be named. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];

/**
 * What is missing before anything is built, a sentence each. `published` has the packages that the registry has at this version, or
 * nothing if it did not answer; `door` is where it ends, without which it needs what only the workflow has.
 */
export function missing({ addresses, version, changelog, pending, changed, packages, published, door, env }) {
  const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined;
  const home = env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  return [
    [
      addresses.repository === undefined,
      `the root's package.json does not say "repository": { "type": "git", "url": ... }`,
    ],
    [addresses.site === undefined, `the root's package.json does not say "homepage": where the site is`],
    ...Object.values(addresses).map((address) => [
      address !== undefined && !/^https:\/\/[^/]+\.[^/]+/.test(address),
      `${address} is no address that begins with https://`,
    ]),
    [
      home && addresses.repository !== undefined && addresses.repository !== home,
      `the repository is said to be ${addresses.repository}, and this is ${home}: npm accepts no provenance then`,
    ],
    [changed.length > 0, `there is what is not committed: ${changed.join(', ')}`],
    [pending.length > 0, `there are changesets, so that npm run version comes first: ${pending.join(', ')}`],
    [!changelog, `CHANGELOG.md has no section of ${version} with a date`],
    [tag !== undefined && tag !== `v${version}`, `the tag is ${tag}, and not v${version}`],
    [published === undefined, 'the registry does not say which versions there are'],
    [published?.length === packages, `${version} is published already`],
    [!door && (env.TRY_REPOSITORY ?? env.TRY_SITE) !== undefined, 'TRY_REPOSITORY and TRY_SITE are for dry runs'],
    [
      !door && !env.ACTIONS_ID_TOKEN_REQUEST_URL,
      'provenance needs a GitHub workflow with the permission id-token: write',
    ],
    [!door && !env.NPM_TOKEN, 'there is no token of npm in NPM_TOKEN'],
  ].flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []));
}

/** Paths of a tarball that do not belong there. */
export const strangers = (paths) =>
  paths.filter((path) => SOURCE.test(path) || !BELONGS.some((pattern) => pattern.test(path)));

/** What in a built file should not be in it: code from elsewhere, as the bundler's comments tell, and places of the machine that built it. */
export function traces(text, places) {
  const foreign = [...text.matchAll(/^\s*\/\/ (?:\.\.\/)*node_modules\/((?:@[^/]+\/)?[^/\s]+)/gm)].map(
    ([, name]) => name,
  );
  return [
    ...[...new Set(foreign)].map((name) => `has code of ${name} in it`),
    ...places.filter((place) => text.includes(place)).map((place) => `names ${place}`),
  ];
}

/** Where npm put what a package at `path` asks for by `name`: beside it, or further up, as Node looks for it. */
function installed(lock, path, name) {
  const folders = path.split('/');
  const places = [...folders.keys(), folders.length].map((depth) =>
    [...folders.slice(0, depth), 'node_modules', name].join('/'),
  );
  return places.findLast((place) => place in lock);
}

/** What packages depend on, with all that it depends on, by the lock file: the path of each with its license. Workspaces are none. */
export function dependencies(lock, roots) {
  const found = new Map();
  const visit = (path) => {
    const { dependencies: needed, optionalDependencies: wanted } = lock[path];
    for (const name of Object.keys({ ...needed, ...wanted })) {
      const at = installed(lock, path, name);
      if (at === undefined || lock[at].link || found.has(at)) continue;
      found.set(at, lock[at].license);
      visit(at);
    }
  };
  for (const root of roots) visit(root);
  return found;
}

/** Dependencies whose license asks for more than to be named, or is not told. */
export const unlicensed = (found) =>
  [...found].flatMap(([path, license]) =>
    PERMISSIVE.includes(license)
      ? []
      : [`${path.replace(/^.*node_modules\//, '')} is ${license ?? 'of no license that it tells'}`],
  );

/** Packages in an order in which each comes after those that it depends on. */
export function inOrder(packages) {
  const byName = new Map(packages.map((each) => [each.manifest.name, each]));
  const ordered = new Set();
  const visit = (each) => {
    const { dependencies: needed, peerDependencies: peers } = each.manifest;
    for (const name of Object.keys({ ...needed, ...peers })) if (byName.has(name)) visit(byName.get(name));
    ordered.add(each);
  };
  for (const each of packages) visit(each);
  return [...ordered];
}
