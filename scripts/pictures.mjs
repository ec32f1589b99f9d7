/**
 * Draws the pictures of the site and of the README: the boards during a game of three bots. The picture of the README is in the repository
 * (`docs/public/boards.svg`); scripts/site.mjs checks that it is up to date.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const HERO = 'docs/public/boards.svg';
const SITE = 'docs/public/pictures';

/** Each game with the number of plies that are played before the boards are drawn, and the parts that the README shows. */
const GAMES = {
  aquileia: { title: 'Aquileia', plies: 51, hero: ['arena', 'stadium'] },
  'city-of-rome': { title: 'City of Rome', plies: 186, hero: ['strip', 'area-0'] },
  'forum-trajanum': { title: 'Forum Trajanum', plies: 200, hero: ['colonia-0'] },
  'nova-roma': { title: 'Nova Roma', plies: 170, hero: ['forum'] },
};
export const games = Object.keys(GAMES);
/** The titles of the games, by name. */
export const titles = Object.fromEntries(games.map((game) => [game, GAMES[game].title]));

/** A comment in a rules page that the site replaces with a picture: `<!-- picture arena: Description -->`. */
export const PICTURE = /^<!-- picture ([\w-]+): (.*) -->$/;
const asked = (game) =>
  readFileSync(`docs/rules/${game}.md`, 'utf8')
    .split('\n')
    .flatMap((line) => PICTURE.exec(line)?.[1] ?? []);

/** For each game, a function that draws a part of its board as seat 0 sees it, in a language. A cache: each game is played once. */
const scenes = new Map();
function scene(game) {
  if (!scenes.has(game)) scenes.set(game, played(game));
  return scenes.get(game);
}

async function played(game) {
  const load = (path) => import(`@ludi-romani/${path}`);
  const { engine } = await load(game);
  const { greedy } = await load('bots');
  const { boards } = await load(`boards/${game}`);
  const words = {};
  for (const language of ['en', 'de']) words[language] = (await load(`boards/${game}/${language}`)).words(engine);
  const bot = greedy(engine);
  let state = engine.initialState({ players: 3, seed: 'pictures' });
  for (let ply = 0; ply < GAMES[game].plies; ply++) {
    const [seat] = engine.activePlayers(state);
    state = engine.apply(state, bot.choose(engine.view(state, seat), `${ply}`));
  }
  const board = boards(engine);
  const view = engine.view(state, 0);
  const parts = board.parts(view);
  return (part, language = 'en') => {
    if (!parts.includes(part)) throw new Error(`the part of ${game} must be one of ${parts.join(', ')}, not ${part}`);
    return board.board(view, {
      words: words[language],
      part,
      scheme: 'page',
      prefix: `${game}-${part}-`,
      names: ['Livia', 'Marcus', 'Iulia'],
    });
  };
}

const sizeOf = (svg) => (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).slice(1).map(Number);
/** What a picture has for players, and the ground of its page. */
const INERT = [
  /<rect [^>]*fill="url\(#[\w-]*page\)"\/>/g,
  /<title>[^<]*<\/title>|<rect class="hit"[^>]*\/>/g,
  / (data-\w+|role|aria-label)="[^"]*"/g,
  /(?<=<g) id="[^"]*"/g,
];
/** Returns a picture that only shows something, on the ground of its page. */
export const shown = (svg) => INERT.reduce((left, pattern) => left.replace(pattern, ''), svg);
const inner = (svg) => shown(svg).replace(/^<svg[^>]*>|<\/svg>$/g, '');
/** Returns the markup with the colors that it uses, of both schemes: a file follows the scheme of the page that shows it. */
export async function colored(markup) {
  const { tokens } = await import('@ludi-romani/boards');
  const short = markup.replace(/var\(--ludi-(\w+),#\w+\)/g, 'var(--$1)');
  const used = [...new Set([...short.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name))];
  const declared = (scheme) => `svg{${used.map((name) => `--${name}:${scheme[name]}`).join(';')}}`;
  const style = `<style>${declared(tokens.light)}@media(prefers-color-scheme:dark){${declared(tokens.dark)}}</style>`;
  return short.replace(/^<svg[^>]*>/, (tag) => tag + style);
}
const FONT = "'Iowan Old Style','Palatino Linotype',Palatino,'TeX Gyre Pagella','Book Antiqua',Georgia,serif";

/** Returns the picture of the README as SVG: parts of each game, in two columns. */
export async function hero() {
  const [width, gap, head] = [400, 24, 34];
  const columns = [gap, gap];
  const drawn = [];
  for (const [i, [game, { title, hero: parts }]] of Object.entries(GAMES).entries()) {
    const draw = await scene(game);
    const x = gap + (i % 2) * (width + gap);
    drawn.push(
      `<text x="${x}" y="${columns[i % 2] + 16}" font-size="20" font-weight="700" fill="var(--ink)">${title}</text>`,
    );
    columns[i % 2] += head;
    for (const part of parts) {
      const svg = draw(part);
      const [w, h] = sizeOf(svg);
      const height = Math.round((h * width) / w);
      drawn.push(
        `<svg x="${x}" y="${columns[i % 2]}" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">${inner(svg)}</svg>`,
      );
      columns[i % 2] += height + gap;
    }
  }
  const [w, h] = [2 * width + 3 * gap, Math.max(...columns)];
  return colored(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" class="ludi" role="img" aria-label="Parts of the four boards" font-family="${FONT}"><rect fill="var(--bg)" width="${w}" height="${h}"/>${drawn.join('')}</svg>\n`,
  );
}

/** Writes the pictures of the site into docs/public/pictures. */
export async function drawPictures() {
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(SITE, { recursive: true });
  for (const [game, { hero: parts }] of Object.entries(GAMES)) {
    const draw = await scene(game);
    for (const part of new Set([...parts, ...asked(game)])) {
      writeFileSync(`${SITE}/${game}-${part}.svg`, await colored(shown(draw(part))));
      writeFileSync(`${SITE}/${game}-${part}-de.svg`, await colored(shown(draw(part, 'de'))));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await drawPictures();
  writeFileSync(HERO, await hero());
}
