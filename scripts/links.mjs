/**
 * Links are written as they lead through the repository. Where its files are read elsewhere, on the site and on npm, this says where they
 * lead there. Both addresses stand in one place, the root's package.json: `homepage` and `repository`.
 * `TRY_SITE` and `TRY_REPOSITORY` stand for them where a release is tried.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const { TRY_REPOSITORY, TRY_SITE } = process.env;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
export const homepage = TRY_SITE ?? manifest.homepage;
export const repository = TRY_REPOSITORY === undefined ? manifest.repository : { type: 'git', url: TRY_REPOSITORY };

/** Below which path the site is built and served. */
export const base = process.env.SITE_BASE ?? '/';

/** Where it is built. */
export const SITE = 'docs/.vitepress/dist';

/** Where the site and the repository are to be found; `undefined` as long as nobody has said it. */
export const addresses = {
  site: homepage?.replace(/\/$/, ''),
  repository: repository?.url.replace(/^git\+|\.git$/g, ''),
};

/** Pages of the site whose text stands elsewhere: from the page, as a path below docs, to the file, as a path below the root. */
export const sources = {
  'project/overview.md': 'README.md',
  'project/changelog.md': 'CHANGELOG.md',
  'project/contributing.md': 'CONTRIBUTING.md',
  ...Object.fromEntries(readdirSync('packages').map((name) => [`packages/${name}.md`, `packages/${name}/README.md`])),
  ...Object.fromEntries(
    readdirSync('examples')
      .filter((name) => existsSync(`examples/${name}/README.md`))
      .map((name) => [`examples/${name}.md`, `examples/${name}/README.md`]),
  ),
};
const pages = new Map(Object.entries(sources).map(([page, source]) => [source, page]));

const inDocs = (file) => (file.startsWith('docs/') && existsSync(file) ? file.slice('docs/'.length) : undefined);

/** The page of the site, as a path below docs, that has what stands at a path of the repository; or nothing. */
export function pageOf(path) {
  const own = [path, `${path}/README.md`, `${path}/index.md`].map((file) => pages.get(file) ?? inDocs(file));
  return own.find((page) => page?.endsWith('.md'));
}

/** A link or picture of a file in `folder`, as a path below the root with its anchor; nothing for one that leads elsewhere. */
export function inRepository(href, folder) {
  if (/^([a-z]+:|#|\/)/.test(href)) return undefined;
  const [path = '', anchor] = href.split('#');
  return { path: posix.join(folder, path).replace(/\/$/, ''), hash: anchor === undefined ? '' : `#${anchor}` };
}

/** Where `href` leads from anywhere, given both addresses. */
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

/** A document of `folder` with links and pictures that lead where they should from anywhere; as it is, as long as an address is missing. */
export function withAbsoluteLinks(markdown, folder, to = addresses) {
  if (to.site === undefined || to.repository === undefined) return markdown;
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((text) =>
      text.startsWith('```') ? text : text.replace(/\]\(([^)\s]+)\)/g, (_, href) => `](${absolute(href, folder, to)})`),
    )
    .join('');
}
