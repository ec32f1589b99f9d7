/** The page with all cards, tiles and spaces of a box. Their pictures are taken out of the boards of games that bots play. */
import { namesIn } from '@ludi-romani/boards';
import { colored } from './pictures.mjs';

/** The most games that are played to see every card. */
const GAMES = 12;
/** Boards are drawn once in this number of actions. */
const EVERY = 12;
/** The most titles that an entry lists. Of more, only what they have in common is its title. */
const MANY = 4;

/** Returns the markup of the group that begins at `from`. */
function groupAt(svg, from) {
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g\b|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(from, from + index + tag.length);
  }
  return svg.slice(from);
}

/** Returns the definitions that markup refers to, directly or through others. */
function used(markup, definitions, known = new Set()) {
  return [...markup.matchAll(/url\(#([^)]+)\)/g)]
    .filter(([, id]) => !known.has(id) && known.add(id))
    .map(([, id]) => used(definitions.get(id) ?? '', definitions, known) + (definitions.get(id) ?? ''))
    .join('');
}

const THING =
  /<g id="[^"]*" data-id="([^"]*)"(?: data-key="[^"]*")?(?: data-about="([^"]*)")? role="img"[^>]*><title>[^<]*<\/title><rect class="hit" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"[^>]*\/>/g;
const DEFINITION = /<(linearGradient|radialGradient|pattern|filter|clipPath) id="([^"]+)".*?<\/\1>/gs;

/** The parts of boards, and their views, that show things for the first time or larger than before, by game: a cache for the second language. */
const shows = new Map();
/** Plays games until every wanted thing was on a board. Calls `look` with parts of boards. */
async function playThrough({ engine, board }, missing, look) {
  const { greedy } = await import('@ludi-romani/bots');
  const bot = greedy(engine);
  for (let game = 0; game < GAMES && (game === 0 || missing.size > 0); game++) {
    let state = engine.initialState({ players: 2 + (game % 3), seed: `cards ${game}` });
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat] = engine.activePlayers(state);
      if (ply % EVERY === 0 || ply < 6) {
        const view = engine.view(state, seat);
        for (const part of board.parts(view)) if (part !== 'seats' && part !== 'prompt') look(view, part);
      }
      state = engine.apply(state, bot.choose(engine.view(state, seat), `${ply}`));
    }
  }
}

/** Returns a title without the number of its deck: the cards of several decks are alike. */
const base = (title) => title.replace(/ \([IVX]+\)$/, '');
const keyOf = ({ kind, title }) => `${kind} ${base(title)}`;
/** Returns the things of boards that explanations know, each with its largest drawing. */
async function drawn({ engine, board, words, about }, wanted) {
  const missing = new Set(wanted.map(keyOf));
  const found = new Map();
  /** Returns true if the part shows something new. */
  function look(view, part) {
    const svg = board.board(view, { words, part, shape: 'tall', scheme: 'page', prefix: 'x' });
    let definitions;
    for (const { 0: head, 1: id, 2: name = id, 3: x, 4: y, 5: width, 6: height, index } of svg.matchAll(THING)) {
      const one = about(view, name);
      if (one === null) continue;
      const key = keyOf(one);
      const size = Number(width) * Number(height);
      missing.delete(key);
      const before = found.get(key);
      if (before !== undefined && before.size > size) continue;
      const markup = groupAt(svg, index).slice(head.length, -'</g>'.length);
      // a longer drawing of the same size has marks, or pieces on it
      if (before?.size === size && before.markup.length <= markup.length) continue;
      definitions ??= new Map([...svg.matchAll(DEFINITION)].map(([markup, , name]) => [name, markup]));
      found.set(key, { name, one, size, box: [x, y, width, height].map(Number), markup, definitions });
    }
    return definitions !== undefined;
  }
  const known = shows.get(engine.game);
  if (known !== undefined) for (const [view, part] of known) look(view, part);
  else {
    const seen = [];
    await playThrough({ engine, board }, missing, (view, part) => {
      if (look(view, part)) seen.push([view, part]);
    });
    shows.set(engine.game, seen);
  }
  return found;
}

/** Returns the picture of a thing in the colors of both schemes, and its size. */
async function pictureOf({ box: [x, y, width, height], markup, definitions }) {
  const [w, h] = [width + 6, height + 6];
  const inner = markup
    .replace(/<title>[^<]*<\/title>|<rect class="hit"[^>]*\/>/g, '')
    .replace(/ (data-[\w-]+|role|aria-\w+|class|tabindex|id)="[^"]*"/g, '');
  const defs = used(inner, definitions);
  const svg = await colored(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 3} ${y - 3} ${w} ${h}" font-family="Palatino,'Book Antiqua',Georgia,serif">${defs && `<defs>${defs}</defs>`}${inner}</svg>`,
  );
  return { svg, width: Math.round(w), height: Math.round(h) };
}

/** Returns what all titles begin with. */
const common = (titles) =>
  titles
    .reduce((one, other) => {
      let length = 0;
      while (length < one.length && one[length] === other[length]) length++;
      return one.slice(0, length);
    })
    .replace(/[\s\d(,:]+$/, '');
const sentencesOf = (says) => says.flatMap((one) => one.split(/(?<=[.!?]) (?=\p{Lu})/u));

/** Returns the values by what `of` returns for them. */
function groupedBy(values, of) {
  const groups = new Map();
  for (const value of values) {
    if (!groups.has(of(value))) groups.set(of(value), []);
    groups.get(of(value)).push(value);
  }
  return groups;
}
/** Returns true if two explanations say the same, whatever they say about the state of a game. */
const isSame = (one, other) =>
  one !== null && other !== null && keyOf(one) === keyOf(other) && one.says.join() === other.says.join();
/** What pictures call piles: explanations count the cards in them. */
const PILE = /deck|discards/;

/** Returns the entries of a kind: things of which explanations say the same are one. */
function merged(things) {
  const entries = new Map();
  for (const { title, says, clause, picture } of things) {
    const key = says.join(' ');
    const entry = entries.get(key) ?? { titles: new Set(), says: sentencesOf(says), clause };
    entries.set(key, entry);
    entry.titles.add(base(title));
    if (picture !== undefined && (entry.picture?.size ?? 0) < picture.size) entry.picture = picture;
  }
  const all = [...entries.values()];
  // a card of the start has no cost, and is otherwise like the other ones
  return all.filter(
    (one) =>
      !all.some(
        ({ titles, says }) =>
          says.length > one.says.length &&
          one.says.every((said) => says.includes(said)) &&
          [...one.titles].every((title) => titles.has(title)),
      ),
  );
}

/**
 * Returns everything that is on a board or in the box, by kind: `{ kind, groups: [{ all, clause, entries: [{ title, says, picture }] }] }`. The
 * entries of a group have the same clause, and the sentences of `all` in common. What explanations say differently during a game is not listed.
 */
export async function everything(parts) {
  const { engine, about, options } = parts;
  const start = engine.view(engine.initialState(options), 'spectator');
  const inBox = namesIn(engine.components).flatMap((name) => about(start, name) ?? []);
  const found = await drawn(parts, inBox);
  const others = [0, 1].map((seat) => engine.view(engine.initialState({ ...options, seed: 'another' }), seat));
  const onBoard = [...found.values()].flatMap(({ name }) => {
    const one = about(start, name);
    return !PILE.test(name) && one !== null && others.every((view) => isSame(one, about(view, name))) ? [one] : [];
  });
  const things = [...inBox, ...onBoard].map((one) => ({ ...one, picture: found.get(keyOf(one)) }));
  const titles = new Set(things.map(({ title }) => `${title}.`));
  // not what is in the list bit by bit
  const listed = things.filter(({ says, picture }) => picture !== undefined || !says.every((said) => titles.has(said)));
  const shown = async ({ titles, says, picture }, all) => ({
    title: titles.size > MANY ? common([...titles]) : [...titles].join(', '),
    says: says.filter((said) => !all.includes(said)),
    picture: picture && (await pictureOf(picture)),
  });
  const grouped = async ([clause, entries]) => {
    const [first, ...others] = entries;
    const isShared = (said) => others.length > 0 && others.every(({ says }) => says.includes(said));
    // of two entries only what they begin with: the rest belongs to what is different
    const all = first.says.filter((said, i) =>
      others.length > 1 ? isShared(said) : first.says.slice(0, i + 1).every(isShared),
    );
    return { all, clause, entries: await Promise.all(entries.map((one) => shown(one, all))) };
  };
  return Promise.all(
    [...groupedBy(listed, ({ kind }) => kind)].map(async ([kind, alike]) => ({
      kind,
      groups: await Promise.all([...groupedBy(merged(alike), ({ clause }) => clause)].map(grouped)),
    })),
  );
}
