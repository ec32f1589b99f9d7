/** The configuration of the site, which `npm run docs` builds as static files for any base path. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokens } from '@ludi-romani/boards';
import { minify } from 'terser';
import { type DefaultTheme, defineConfig, type Plugin } from 'vitepress';
import { addresses, base } from '../../scripts/links.mjs';
import { declared } from './app/declared';
import { clausePlugin } from './clauses.mjs';
import { generatedPlugin } from './generated.mjs';
import { picturePlugin } from './pictures.mjs';
import { sourcePlugin } from './sources.mjs';
import { tablePlugin } from './tables.mjs';

const GAMES = {
  aquileia: 'Aquileia',
  'city-of-rome': 'City of Rome',
  'forum-trajanum': 'Forum Trajanum',
  'nova-roma': 'Nova Roma',
};

/** Returns the colors of all pages in one color scheme. The pages with boards add the others (app/colors.ts). */
function colors({
  bg,
  panel,
  line,
  ink,
  soft,
  accent,
  select,
  on,
  terracotta,
  stoneEdge,
}: typeof tokens.light): string {
  return declared({ bg, panel, line, ink, soft, accent, select, on, terracotta, stoneEdge });
}

/** Returns the anchor of a heading. It is the same as on GitHub, so that links work in both places. */
const slugify = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Leads visitors who speak German from a page to the German one, before it is shown. The language is that of app/language.ts. */
const TO_GERMAN = `(l=>{try{l=localStorage.getItem('ludi language')||l}catch{}if(l.startsWith('de'))location.replace('${base}deutsch/'+location.href.slice((location.origin+'${base}').length))})(navigator.language)`;

type Items = DefaultTheme.SidebarItem[];
const games = (folder: string): Items =>
  Object.entries(GAMES).map(([name, text]) => ({ text, link: `/${folder}/${name}` }));
const pages = (all: Readonly<Record<string, string>>): Items =>
  Object.entries(all).map(([path, text]) => ({ text, link: `/${path}` }));
/** Returns the title of a document, its first line. */
const titleOf = (file: string): string => readFileSync(file, 'utf8').split('\n', 1)[0]?.replace(/^# /, '') ?? file;

const guides = pages({
  'guides/app': 'An app',
  'guides/online-table': 'An online table',
  'guides/hosting': 'Hosting',
  'guides/durable-object': 'Durable Objects',
  'guides/bot': 'A bot',
  protocol: 'Programs in any language',
  'project/python': 'Python',
  'guides/referee': 'A referee',
  'guides/your-own-box': 'Your own box',
  'your-own-game': 'Your own game',
  'your-own-card-game': 'Your own card game',
  'guides/draw-your-game': 'Draw your game',
  'guides/saving': 'Saving and migration',
  'guides/security': 'Security',
  'guides/how-it-is-tested': 'How it is tested',
  'guides/state-stores': 'State stores',
  'guides/own-store': 'Your own store',
  'guides/own-server': 'Your own server',
  'guides/reconstructed-tables': 'Reconstructed tables',
});

const more = pages({
  'project/overview': 'Overview',
  bots: 'How well bots play',
  benchmarks: 'Benchmarks',
  scale: 'At scale',
  positions: 'Positions by hand',
  'declaring-a-game': 'Declaring a game',
  'examples-by-feature': 'Examples by feature',
  conformance: 'Conformance kit',
  architecture: 'Architecture',
  quality: 'Quality',
  'decisions/': 'Decisions',
  'project/changelog': 'Changes',
  'project/contributing': 'Contributing',
});

const decisions = readdirSync('docs/decisions')
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ text: titleOf(`docs/decisions/${file}`), link: `/decisions/${file.replace('.md', '')}` }));

const packages = readdirSync('packages').map((name) => ({ text: `@ludi-romani/${name}`, link: `/packages/${name}` }));

/** The pages to play on, and the tools next to them. */
const play = [
  ...games('play'),
  { text: 'Look at a game', link: '/replay' },
  { text: 'Play your own game', link: '/play/your-own' },
  { text: 'Edit your own box', link: '/play/own-box' },
];

const german: DefaultTheme.NavItem[] = [
  { text: 'Spielen', items: games('deutsch/play') as DefaultTheme.NavItemWithLink[] },
  { text: 'Anleitung', items: games('deutsch/how-to-play') as DefaultTheme.NavItemWithLink[] },
  { text: 'Karten', items: games('deutsch/cards') as DefaultTheme.NavItemWithLink[] },
  { text: 'Regeln', items: games('deutsch/short-rules') as DefaultTheme.NavItemWithLink[] },
];

const sidebar: Items = [
  { text: 'Play', items: play },
  { text: 'Guides', items: guides },
  { text: 'Rules', items: games('rules') },
  { text: 'Packages', items: packages },
  { text: 'More', items: more },
];

/** Returns a built file and all files of its package that it imports, directly or through other files. */
const withImports = (file: string): string[] => {
  const imported = readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]+)['"]/g);
  return [file, ...[...imported].flatMap(([, path = '']) => withImports(join(dirname(file), path)))];
};
const inPackages = (file: string) => fileURLToPath(new URL(`../../packages/${file}`, import.meta.url));
/** Returns the files of boards that the entries of all games import. */
const inAllBoards = (fileOf: (game: string) => string): string[] => {
  const [first = [], ...others] = Object.keys(GAMES).map((game) =>
    withImports(inPackages(`boards/dist/${fileOf(game)}`)),
  );
  return first.filter((file) => others.every((files) => files.includes(file)));
};
/**
 * The chunks that all games share, and the files in each chunk. There is a chunk with the kernel of engines, one with the drawing of boards, one
 * with the verification of replays, and one with the texts of each language.
 */
const shared: Readonly<Record<string, readonly string[]>> = {
  game: [
    ...withImports(inPackages('core/dist/kernel.js')),
    ...withImports(inPackages('core/dist/components.js')),
    ...withImports(inPackages('core/dist/words.js')),
    ...['bots', 'games'].map((name) => fileURLToPath(new URL(`app/${name}.ts`, import.meta.url))),
    inPackages('core/dist/index.js'),
  ],
  // a page needs it when a game starts
  boards: inAllBoards((game) => `${game}.js`),
  // separate from `game`, because few pages need it
  referee: withImports(inPackages('core/dist/index.js')),
  ...Object.fromEntries(
    ['en', 'de'].map((language) => [
      language,
      [
        ...withImports(inPackages(`core/dist/words/${language}.js`)),
        ...inAllBoards((game) => `${game}/${language}.js`),
        fileURLToPath(new URL(`app/play/texts/${language}.ts`, import.meta.url)),
      ],
    ]),
  ),
};
const sharedIn = (id: string): string | undefined => Object.keys(shared).find((name) => shared[name]?.includes(id));

/** Makes the files that browsers load smaller. */
const lighter: Plugin = {
  name: 'lighter',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // shared modules go into few chunks: many small files compress badly, and each lists its imports
  outputOptions: ({ manualChunks, ...options }) => ({
    ...options,
    manualChunks: (id, about) =>
      sharedIn(id) ?? (typeof manualChunks === 'function' ? manualChunks(id, about) : undefined),
  }),
  // Terser makes chunks 4 % smaller than Vite's minifier does. It skips chunks with texts of pages, which would not become smaller.
  renderChunk: {
    order: 'post',
    async handler(code, { facadeModuleId }) {
      if (facadeModuleId?.endsWith('.md')) return null;
      const { code: light = code } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      return { code: light, map: null };
    },
  },
};

export default defineConfig({
  title: 'Ludi Romani',
  description: 'Rules engines for four board games about building Rome',
  base,
  cleanUrls: true,
  // the metadata of all pages is one file, and pages are not prefetched
  metaChunk: true,
  router: { prefetchLinks: false },
  // pages of a dynamic route have no title of their own
  transformPageData: (page) => {
    const { game } = page.params ?? {};
    return typeof game === 'string' ? { title: GAMES[game as keyof typeof GAMES] ?? page.title } : {};
  },
  // these pages have a German one at an address below `deutsch`, which visitors who speak German are to see at once
  transformHead: ({ pageData: { relativePath, params } }) =>
    relativePath === 'index.md' || (relativePath.startsWith('play/') && params?.game !== undefined)
      ? [['script', {}, TO_GERMAN]]
      : [],
  locales: {
    root: { label: 'English', lang: 'en' },
    // VitePress would take any path with the folder `de` for a German page
    deutsch: {
      label: 'Deutsch',
      lang: 'de',
      description: 'Vier Brettspiele über den Bau von Rom',
      themeConfig: {
        nav: german,
        // all German pages have an English one
        i18nRouting: true,
        outline: { level: [2, 3], label: 'Auf dieser Seite' },
        sidebarMenuLabel: 'Menü',
        returnToTopLabel: 'Nach oben',
        langMenuLabel: 'Sprache',
        darkModeSwitchLabel: 'Dunkel',
        darkModeSwitchTitle: 'Dunkel anzeigen',
        lightModeSwitchTitle: 'Hell anzeigen',
        skipToContentLabel: 'Zum Inhalt',
        notFound: { title: 'Seite nicht gefunden', quote: '', linkText: 'Zur Startseite' },
      },
    },
  },
  srcExclude: ['.vitepress/**'],
  outDir: '.vitepress/dist',
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: tokens.light.bg, media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: tokens.dark.bg, media: '(prefers-color-scheme: dark)' }],
    ['style', {}, `:root{${colors(tokens.light)}}.dark{${colors(tokens.dark)}}`],
  ],
  markdown: {
    // deeper headings repeat: Parameters, Returns
    anchor: { slugify, level: [1, 2, 3] },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      md.use(generatedPlugin);
      md.use(sourcePlugin);
      md.use(clausePlugin, base);
      md.use(picturePlugin);
      md.use(tablePlugin);
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        _render: (src, env, md) => (env.relativePath.startsWith('api/') ? '' : md.render(src, env)),
        locales: {
          deutsch: {
            translations: {
              button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
              modal: {
                displayDetails: 'Mehr anzeigen',
                resetButtonTitle: 'Suche leeren',
                backButtonTitle: 'Suche schließen',
                noResultsText: 'Nichts gefunden für',
                footer: { selectText: 'öffnen', navigateText: 'wählen', closeText: 'schließen' },
              },
            },
          },
        },
      },
    },
    i18nRouting: false,
    outline: { level: [2, 3] },
    nav: [
      {
        text: 'Play',
        items: play as DefaultTheme.NavItemWithLink[],
      },
      { text: 'How to play', items: games('how-to-play') as DefaultTheme.NavItemWithLink[] },
      { text: 'Guides', link: '/guides/app', activeMatch: '/guides/' },
      { text: 'Rules', items: games('rules') as DefaultTheme.NavItemWithLink[] },
      { text: 'API', link: '/api/', activeMatch: '/api/' },
    ],
    sidebar: {
      '/short-rules/': [{ text: 'The rules', items: games('short-rules') }],
      '/deutsch/short-rules/': [{ text: 'Die Regeln', items: games('deutsch/short-rules') }],
      '/': sidebar,
      '/decisions/': [...sidebar.slice(0, -1), { text: 'Decisions', items: decisions }, { text: 'More', items: more }],
    },
    ...(addresses.repository === undefined ? {} : { socialLinks: [{ icon: 'github', link: addresses.repository }] }),
    docFooter: { prev: false, next: false },
  },
  vite: {
    plugins: [lighter],
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 1_000,
      // lists of modules to preload would be longer than some files
      modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
      // every page loads the hashes of all pages: hexadecimal ones compress to two thirds of the size
      rollupOptions: { output: { hashCharacters: 'hex' } },
    },
    // all components of the site and of the theme use the composition API
    define: { __VUE_OPTIONS_API__: false },
    // the theme imports the styles of DocSearch, which this site does not use
    resolve: { alias: { '@docsearch/css': fileURLToPath(new URL('theme/search.css', import.meta.url)) } },
    // each worker loads the one game that it needs
    worker: { format: 'es' },
  },
});
