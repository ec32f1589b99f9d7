/**
 * Converts links for readers outside the repository. Documents have relative links between files of the repository; the site and the READMEs
 * on npm need other addresses. Both addresses are in the package.json of the root: `homepage` and `repository`. To try a release, set
 * `TRY_SITE` and `TRY_REPOSITORY` instead.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const { TRY_REPOSITORY, TRY_SITE } = process.env;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
export const homepage = TRY_SITE ?? manifest.homepage;
export const repository = TRY_REPOSITORY === undefined ? manifest.repository : { type: 'git', url: TRY_REPOSITORY };

/** The path below which the site is built and served. */
export const base = process.env.SITE_BASE ?? '/';

/** The folder into which the site is built. */
export const SITE = 'docs/.vitepress/dist';

/** The addresses of the site and of the repository, without a slash at the end; `undefined` if package.json has none. */
export const addresses = {
  site: homepage?.replace(/\/$/, ''),
  repository: repository?.url.replace(/^git\+|\.git$/g, ''),
};

/** Pages of the site whose text is in a file outside docs: the path of the page below docs, and the path of the file below the root. */
export const sources = {
  'project/overview.md': 'README.md',
  'project/changelog.md': 'CHANGELOG.md',
  'project/contributing.md': 'CONTRIBUTING.md',
  'project/python.md': 'python/README.md',
  ...Object.fromEntries(readdirSync('packages').map((name) => [`packages/${name}.md`, `packages/${name}/README.md`])),
  ...Object.fromEntries(
    readdirSync('examples')
      .filter((name) => existsSync(`examples/${name}/README.md`))
      .map((name) => [`examples/${name}.md`, `examples/${name}/README.md`]),
  ),
};
const pages = new Map(Object.entries(sources).map(([page, source]) => [source, page]));

const inDocs = (file) => (file.startsWith('docs/') && existsSync(file) ? file.slice('docs/'.length) : undefined);

/** Returns the page of the site, as a path below docs, that shows a file or folder of the repository; or undefined. */
export function pageOf(path) {
  const own = [path, `${path}/README.md`, `${path}/index.md`].map((file) => pages.get(file) ?? inDocs(file));
  return own.find((page) => page?.endsWith('.md'));
}

/** Returns the target of a relative link in a file of `folder`: its path below the root, and its anchor. Returns undefined for other links. */
export function inRepository(href, folder) {
  if (/^([a-z]+:|#|\/)/.test(href)) return undefined;
  const [path = '', anchor] = href.split('#');
  return { path: posix.join(folder, path).replace(/\/$/, ''), hash: anchor === undefined ? '' : `#${anchor}` };
}

/** Returns the absolute address of `href`, a link in a file of `folder`. */
function absolute(href, folder, { site, repository: files }) {
  const found = inRepository(href, folder);
  if (found === undefined) return href;
  const { path, hash } = found;
  const page = pageOf(path)?.replace(/(^|\/)index\.md$|\.md$/, '$1');
  if (page !== undefined) return `${site}/${page}${hash}`;
  return path.startsWith('docs/public/')
    ? `${site}${path.slice('docs/public'.length)}`
    : `${files}/blob/main/${path}${hash}`;
}

/** Returns a document of `folder` with absolute links and pictures. Returns it unchanged if an address in `to` is missing. */
export function withAbsoluteLinks(markdown, folder, to = addresses) {
  if (to.site === undefined || to.repository === undefined) return markdown;
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((text) =>
      text.startsWith('```') ? text : text.replace(/\]\(([^)\s]+)\)/g, (_, href) => `](${absolute(href, folder, to)})`),
    )
    .join('');
}
