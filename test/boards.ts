/** The tests of the board of any game: a player can choose every legal action by pointing, and every picture is valid XML. */
import { gzipSync } from 'node:zlib';
import { type Board, type BoardWords, DONE, type Look, pointing, TURN } from '@ludi-romani/boards';
import { icons } from '@ludi-romani/boards/kit';
import { chanceState, type Engine, type GameTypes, keyedChance, type Seat, type State } from '@ludi-romani/core';
import type { Settings } from '@ludi-romani/core/testing';
import { text } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { SCALE, SEED } from './scale';

/** Returns the ids of the elements at which a player can point. */
export const idsIn = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/ data-id="([^"]*)"/g)].map(([, id = '']) => id));

/** The lines of the icons of all games. */
const ICONS: ReadonlySet<string | undefined> = new Set(
  Object.values(icons)
    .flat()
    .filter((strokes) => strokes !== ''),
);

const iconName = (strokes: string): string =>
  Object.entries(icons).find(([, icon]) => icon.includes(strokes))?.[0] ?? strokes;

/** Returns the opening tag of a thing. */
export const tagOf = (svg: string, id: string): string =>
  new RegExp(`<g [^>]*data-id="${id}"[^>]*>`).exec(svg)?.[0] ?? '';

/** Returns the first state of a random game for which `isWanted` returns true, or the final state. */
export function playedTo<G extends GameTypes>(
  engine: Engine<G>,
  options: G['options'],
  isWanted: (state: State<G>) => boolean,
): State<G> {
  const chance = keyedChance(chanceState(options.seed));
  let state: State<G> = engine.initialState(options);
  while (!engine.isTerminal(state) && !isWanted(state))
    state = engine.apply(state, chance.pick(engine.legalActions(state)));
  return state;
}

/**
 * The widths of characters in hundredths of the font size, normal and bold, in DejaVu Serif. It is the widest font that pictures use, and the
 * one that Linux systems without the fonts of the style sheet have. A character that is not in the table counts as wide as the font size.
 */
const WIDTHS = new Map(
  (
    'a60/65 b64/70 c56/61 d64/70 e59/64 f37/43 g64/70 h64/73 i32/38 j31/36 k61/69 l32/38 m95/106 n64/73 o60/67 p64/70 q64/70 r48/53 ' +
    's51/56 t40/46 u64/73 v56/58 w86/86 x56/60 y56/58 z53/57 ä60/65 ö60/67 ü64/73 ß67/76 A72/78 B73/85 C77/80 D80/87 E73/76 F69/71 ' +
    'G80/85 H87/94 I40/47 J40/47 K75/87 L66/70 M102/111 N88/91 O82/87 P67/75 Q82/87 R75/83 S69/72 T67/74 U84/87 V72/78 W103/112 ' +
    "X71/78 Y66/71 Z69/73 Ä72/78 Ö82/87 Ü84/87 .32/35 ,32/35 ;34/37 :34/37 -34/42 (39/47 )39/47 !40/44 ?54/59 '27/31 /34/37 " +
    '+84/84 064/70 164/70 264/70 364/70 464/70 564/70 664/70 764/70 864/70 964/70'
  )
    .split(' ')
    .map((one) => [one.slice(0, 1), one.slice(1).split('/').map(Number)] as const),
);
WIDTHS.set(' ', [32, 35]);

/** A rectangle in the units of a picture. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A text of a picture, with the area that it takes in the widest font, and the area of the thing around it or of the picture. */
interface Written extends Area {
  readonly text: string;
  readonly size: number;
  readonly within: Area;
}
/** A thing that can be pointed at, and what is drawn later, over it, and not inside it. */
interface Open extends Area {
  readonly id: string;
  readonly covers: readonly (Area & { readonly what: string })[];
}
/** The things that can be pointed at, with the areas in which they can be hit, and all texts. */
interface Layout {
  readonly whole: Area;
  readonly open: readonly Open[];
  readonly texts: readonly Written[];
}

const number = (attributes: string, name: string): number =>
  Number(new RegExp(` ${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);

/** Returns where things and texts are. Pictures move and scale groups, and do nothing else to them. */
export function layoutOf(svg: string): Layout {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const open: (Area & { id: string; covers: (Area & { what: string })[] })[] = [];
  const texts: Written[] = [];
  const groups: {
    x: number;
    y: number;
    scale: number;
    within: Area;
    id?: string;
    isOpen?: boolean;
    isAir?: boolean;
  }[] = [{ x: 0, y: 0, scale: 1, within: whole }];
  /** Adds what is drawn to the things that it is over. What is inside of an open thing is not over that thing. */
  const cover = (what: string, area: Area) => {
    if (groups.some(({ isAir }) => isAir)) return;
    for (const one of open) if (!groups.some(({ id }) => id === one.id)) one.covers.push({ what, ...area });
  };
  for (const [, close, name, attributes = '', shown = ''] of svg.matchAll(
    /<(\/?)(g|rect|circle|text)\b((?: [\w:-]+="[^"]*")*)\/?>([^<]*)/g,
  )) {
    const group = groups.at(-1) ?? { x: 0, y: 0, scale: 1, within: whole };
    const areaOf = (x: number, y: number, w: number, h: number): Area => ({
      left: group.x + x * group.scale,
      top: group.y + y * group.scale,
      right: group.x + (x + w) * group.scale,
      bottom: group.y + (y + h) * group.scale,
    });
    if (name === 'g' && close) groups.pop();
    else if (name === 'g') {
      const [, dx = 0, dy = 0] = (/translate\(([\d.-]+) ([\d.-]+)\)/.exec(attributes) ?? []).map(Number);
      const scale = Number(/ scale\(([\d.]+)\)/.exec(attributes)?.[1] ?? 1);
      const id = / data-id="([^"]*)"/.exec(attributes)?.[1];
      groups.push({
        x: group.x + dx * group.scale,
        y: group.y + dy * group.scale,
        scale: group.scale * scale,
        within: group.within,
        isAir: / pointer-events="none"/.test(attributes),
        ...(id === undefined ? {} : { id, isOpen: / class="open/.test(attributes) }),
      });
    } else if (name === 'rect' && / class="hit"/.test(attributes)) {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((one) => number(attributes, one)) as [
        number,
        number,
        number,
        number,
      ];
      group.within = areaOf(x, y, w, h);
      cover(group.id ?? '', group.within);
      if (group.isOpen) open.push({ id: group.id ?? '', covers: [], ...group.within });
    } else if (name === 'rect' || name === 'circle') {
      if (/ fill="none"/.test(attributes) || / pointer-events="none"/.test(attributes)) continue;
      const r = number(attributes, 'r');
      const [x, y, w, h] =
        name === 'circle'
          ? [number(attributes, 'cx') - r, number(attributes, 'cy') - r, 2 * r, 2 * r]
          : [
              number(attributes, 'x'),
              number(attributes, 'y'),
              number(attributes, 'width'),
              number(attributes, 'height'),
            ];
      cover(`a ${name} in ${group.id ?? 'the ground'}`, areaOf(x, y, w, h));
    } else if (name === 'text' && !close) {
      const text = shown.replace(/&#?\w+;/g, '&');
      const size = number(attributes, 'font-size');
      const place = / font-weight="700"/.test(attributes) ? 1 : 0;
      const long = [...text].reduce((sum, sign) => sum + (WIDTHS.get(sign)?.[place] ?? 100), 0) * (size / 100);
      const anchor = / text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
      const left = number(attributes, 'x') - (anchor === 'middle' ? long / 2 : anchor === 'end' ? long : 0);
      const area = areaOf(left, number(attributes, 'y') - 0.72 * size, long, 0.72 * size);
      cover(`"${text}"`, area);
      texts.push({ text, size: size * group.scale, within: group.within, ...area });
    }
  }
  return { whole, open, texts };
}

/** Returns what the marks of a picture cover of its texts. A letter alone is a part of an icon, such as a coin. */
export function coveredByMarks(svg: string): string[] {
  const [picture = '', ...marks] = svg.split('<g class="mark"');
  const { texts } = layoutOf(picture);
  return marks.flatMap((mark) => {
    const [, id, x, y, w, h] =
      /data-mark="([^"]*)".*?<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="(\d+)"/.exec(mark) ?? [];
    if (x === undefined) return [];
    const [left, top] = [Number(x), Number(y)];
    const area = { left, top, right: left + Number(w), bottom: top + Number(h) };
    return texts
      .filter((one) => overlap(one, area) && !/^\p{L}$/u.test(one.text))
      .map(({ text }) => `the pill of ${id} is over "${text}"`);
  });
}

/** Returns true if the areas overlap by more than a tolerance in both directions. */
const overlap = (a: Area, b: Area, by = 1.5): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
const isInside = (a: Area, b: Area, by: number): boolean =>
  a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;

/** The points at which an open thing must be hit, as parts of its width and height: the middle, and one near each edge. */
const HITS = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const;

/** Returns what is over an open thing, so that a click there does nothing. */
function coversOf({ id, covers, left, top, right, bottom }: Open): string[] {
  return HITS.flatMap(([across, down]) => {
    const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
    const over = covers.find((area) => x > area.left && x < area.right && y > area.top && y < area.bottom);
    return over === undefined ? [] : [`${id} is below ${over.what} at (${across}, ${down})`];
  });
}

/**
 * Returns what is wrong with the layout of a picture: text that is too small, cut off, outside of its thing, or over other text; and things that can
 * be pointed at, but are too small, outside of the picture, or below something else. `least` is the least width and height of such a thing.
 */
export function layoutFlaws(svg: string, least: number): string[] {
  const { whole, open, texts } = layoutOf(svg);
  const flaws = texts.flatMap((one) => [
    ...(one.size < 11.99 ? [`"${one.text}" has the size ${one.size}`] : []),
    ...(one.text.includes('…') ? [`"${one.text}" is cut off`] : []),
    ...(isInside(one, one.within, 2) ? [] : [`"${one.text}" is outside of its frame`]),
  ]);
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1))
      if (overlap(one, other)) flaws.push(`"${one.text}" is over "${other.text}"`);
  });
  for (const one of open) {
    const [w, h] = [one.right - one.left, one.bottom - one.top];
    if (Math.min(w, h) < least - 0.01) flaws.push(`${one.id} is ${Math.round(w)} x ${Math.round(h)}`);
    if (!isInside(one, whole, 0)) flaws.push(`${one.id} is outside of the picture`);
    flaws.push(...coversOf(one));
  }
  return flaws;
}

/** The things whose icons need no words beside them, because they are pieces, tiles or backs of cards: their explanations have the words. */
const PIECES: Readonly<Record<string, RegExp>> = {
  'nova-roma': /^forum-\d|^(es|eb|el)-/,
  aquileia: /^(site|laurel|deck)-|^stadium-card$/,
  'forum-trajanum': /^(building|citizen|worker|builder|upgrade|square|tribune|coin)-|^(crane|coin|tile|temple)$/,
};

/** Text with a word, and not only a number or a sign. */
const WORD = /\p{L}{2}/u;

/**
 * Returns the icons of a picture that no word names, each with the kind of thing that it is on: an icon has a word in the innermost thing, card or explained group around it, beside it, above
 * or below it, or in a heading of the same kind; or another one of the same icon has.
 */
export function namelessIcons(svg: string): { readonly icon: string; readonly kind: string }[] {
  const groups: { x: number; y: number; scale: number; kind?: string; hasWord: boolean }[] = [
    { x: 0, y: 0, scale: 1, hasWord: false },
  ];
  type Group = (typeof groups)[number];
  const around = (): Group | undefined => [...groups].reverse().find(({ kind }) => kind !== undefined);
  const found: { strokes: string; area: Area; group: Group | undefined }[] = [];
  const kinds = new Set<string>();
  for (const [tag, attributes, strokes = '', text = ''] of svg.matchAll(
    /<g(?= |>)([^>]*)>|<\/g>|<path d="([^"]*)"|<text [^>]*>([^<]*)/g,
  )) {
    const top = groups.at(-1) ?? { x: 0, y: 0, scale: 1, hasWord: false };
    if (tag === '</g>') groups.pop();
    else if (attributes !== undefined) {
      const [, dx = 0, dy = 0] = (/translate\(([\d.-]+) ([\d.-]+)\)/.exec(attributes) ?? []).map(Number);
      const scale = top.scale * Number(/ scale\(([\d.]+)\)/.exec(attributes)?.[1] ?? 1);
      const kind = / data-about="([^"]*)"/.exec(attributes)?.[1] ?? / data-id="([^"]*)"/.exec(attributes)?.[1];
      const place = { x: top.x + dx * top.scale, y: top.y + dy * top.scale, scale, hasWord: false };
      groups.push(kind === undefined ? place : { ...place, kind });
    } else if (ICONS.has(strokes)) {
      const size = 16 * top.scale;
      found.push({
        strokes,
        area: { left: top.x, top: top.y, right: top.x + size, bottom: top.y + size },
        group: around(),
      });
    } else if (WORD.test(text)) {
      const group = around();
      if (group?.kind === undefined) continue;
      group.hasWord = true;
      kinds.add(group.kind);
    }
  }
  const words = layoutOf(svg).texts.filter(({ text }) => WORD.test(text));
  const isNear = (a: Area, b: Area): boolean => {
    const across = Math.max(b.left - a.right, a.left - b.right);
    const down = Math.max(b.top - a.bottom, a.top - b.bottom);
    return (across <= 26 && down <= -4) || (down <= 10 && across <= -4);
  };
  const named = new Set(
    found
      .filter(
        ({ area, group }) => group?.hasWord || kinds.has(group?.kind ?? '') || words.some((word) => isNear(area, word)),
      )
      .map(({ strokes }) => strokes),
  );
  return found
    .filter(({ strokes }) => !named.has(strokes))
    .map(({ strokes, group }) => ({ icon: iconName(strokes), kind: group?.kind ?? '' }));
}

/** A tag that opens or closes an element, or does both. */
type Tag = { readonly name: string; readonly does: 'open' | 'close' | 'both' };

/** A cache of valid tags: pictures are similar. */
const validTags = new Map<string, Tag>();

/** Parses a tag. Returns a message for an invalid tag, a repeated attribute, a script, or an element that pictures must not have. */
function readTag(tag: string): Tag | string {
  const [, close, name = '', rest = '', self] = /^<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>$/i.exec(tag) ?? [];
  if (close === undefined) return `stray text: ${tag}`;
  const names = [...rest.matchAll(/ ([\w:-]+)="[^"]*"/g)].map(([, attribute]) => attribute);
  if (new Set(names).size < names.length) return `a repeated attribute: ${tag}`;
  if (names.some((attribute) => /^on/i.test(attribute ?? '')) || /javascript:/i.test(rest)) return `a script: ${tag}`;
  if (/^(script|foreignobject|image|use|iframe)$/i.test(name)) return `a forbidden element: ${tag}`;
  return { name, does: close ? 'close' : self ? 'both' : 'open' };
}

/**
 * Returns the first error that makes a picture invalid XML, or `undefined`. Errors are tags that do not nest, repeated attributes and stray
 * characters.
 */
export function flawOf(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (let index = svg.indexOf('<'); index >= 0; index = svg.indexOf('<', end)) {
    const between = svg.slice(end, index);
    if (/[<>]|&(?!(amp|lt|gt|quot|#39|#36|#64);)/.test(between)) return `stray text: ${between}`;
    end = svg.indexOf('>', index) + 1;
    const text = svg.slice(index, end || undefined);
    const tag = validTags.get(text) ?? readTag(text);
    if (typeof tag === 'string') return tag;
    validTags.set(text, tag);
    if (tag.does === 'open') open.push(tag.name);
    if (tag.does === 'close' && open.pop() !== tag.name) return `${text} closes an element that is not open`;
  }
  if (open.length > 0) return `left open: ${open.join()}`;
  return end === svg.length ? undefined : `stray text at the end: ${svg.slice(end)}`;
}

/** A game with its board in each language. */
export interface Drawn<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly board: Board<G>;
  readonly languages: readonly BoardWords<G>[];
  /** true if the table may be higher than a window: the fallback board has no layout of its own for a game */
  readonly isHigh?: boolean;
}

/** Registers the tests of a board on random games: one game with one number of players, or many games with every number of players. */
export function describeBoard<G extends GameTypes>(
  { engine, board, languages, isHigh = false }: Drawn<G>,
  extent: 'sample' | 'whole',
): void {
  const isWhole = extent === 'whole';
  const counts = isWhole ? engine.playerCounts : engine.playerCounts.slice(0, 1);
  /** Returns the number of plies from one checked position to the next. */
  const step = (plies: number) => (isWhole ? plies : 3 * plies);
  const [words] = languages as readonly [BoardWords<G>];

  const walk = (players: number, games: number, look: (state: State<G>, number: number) => void) => {
    for (let number = 0; number < games * SCALE; number++) {
      const chance = keyedChance(chanceState(`boards ${SEED} ${players} ${number}`));
      let state = engine.initialState({ players, seed: `boards ${number}` } as G['options']) as State<G>;
      while (!engine.isTerminal(state)) {
        look(state, number);
        state = engine.apply(state, chance.pick(engine.legalActions(state)));
      }
      look(state, number);
    }
  };

  describe(`the board of ${engine.game}, ${extent}`, () => {
    test.each(counts)(
      '%i players: for every legal action there are clicks that choose it, on elements of the picture',
      (players) => {
        const asked = new Map<string, number>();
        walk(players, isWhole ? 60 : 1, (state, number) => {
          const [seat] = engine.activePlayers(state);
          if (seat === undefined) return;
          const question = engine.openQuestion(state, seat);
          const times = (asked.get(question?.ask ?? '') ?? 0) + 1;
          asked.set(question?.ask ?? '', times);
          // checks only a sample of the questions that are asked often
          if (times > (isWhole ? 3 : 1) && times % 797 !== number % 797) return;
          const view = engine.view(state, seat);
          const choices = engine.choices(view, seat);
          const pictures = new Map<string, ReadonlySet<string>>();
          const pointed = (chosen: readonly string[]) => {
            const found = pointing(board, view, choices, chosen);
            const key = chosen.join(' ');
            let ids = pictures.get(key);
            if (ids === undefined) {
              const look: Look<G> = { words, highlight: found.open, selected: chosen, done: found.done };
              ids = idsIn(board.board(view, look));
              pictures.set(key, ids);
            }
            return { ...found, ids };
          };
          for (const action of engine.legalActions(view, seat)) {
            const label = `${JSON.stringify(action)}: ${board.targets(view, action).join(' ')}`;
            const chosen: string[] = [];
            let now = pointed(chosen);
            for (const id of board.targets(view, action)) {
              if (now.action !== null) break;
              if (chosen.includes(id)) throw new Error(`${label} points at ${id} twice`);
              if (!now.open.includes(id)) throw new Error(`${label} cannot point at ${id} after ${chosen.join(' ')}`);
              if (!now.ids.has(id)) throw new Error(`${label} points at ${id}, which is not in the picture`);
              chosen.push(id);
              now = pointed(chosen);
            }
            if (now.action === null) {
              if (!now.done || !now.ids.has(DONE)) throw new Error(`${label} cannot be finished`);
              now = pointed([...chosen, DONE]);
            }
            expect(now.action, label).toEqual(action);
          }
        });
        expect(asked.size).toBeGreaterThan(4);
      },
    );

    test.each(counts)('%i players: every part is valid for every viewer, in every language', (players) => {
      let ply = 0;
      walk(players, isWhole ? 2 : 1, (state) => {
        if (ply++ % step(41) > 0 && !engine.isTerminal(state)) return;
        ['spectator' as const, ...state.players.keys()].forEach((viewer, turn) => {
          const view = engine.view(state, viewer);
          languages.forEach((spoken, language) => {
            const whole = board.board(view, { words: spoken });
            expect(flawOf(whole)).toBeUndefined();
            // each id occurs once in the picture
            const ids = [...whole.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
            expect(new Set(ids).size).toBe(ids.length);
            expect(whole).not.toMatch(/undefined|NaN|\[object|Infinity/);
            // draws the parts in only one language, another one for each position and viewer
            if ((ply + turn) % languages.length !== language) return;
            const parts = board.parts(view).map((part) => {
              const alone = board.board(view, { words: spoken, part });
              expect(flawOf(alone), part).toBeUndefined();
              return idsIn(alone);
            });
            // each id of the whole picture is in one of its parts
            const players = idsIn(board.board(view, { words: spoken, part: 'seats', shape: 'wide' }));
            const inParts = new Set([players, ...parts].flatMap((found) => [...found]));
            expect([...idsIn(whole)].filter((id) => !inParts.has(id))).toEqual([]);
          });
        });
      });
    });

    const counted = counts.at(-1) ?? 2;
    /** Throws an error with the flaws of a picture. */
    const checkLayout = (svg: string, least: number, label: string) => {
      const flaws = layoutFlaws(svg, least);
      if (flaws.length > 0) throw new Error(`${label}: ${flaws.slice(0, 8).join('; ')}`);
    };
    /** Returns the look of an app whose player has pointed at nothing yet. */
    const lookOf = (view: G['view'], seat: Seat | undefined, spoken: BoardWords<G>): Look<G> => {
      const names = ['Livia', 'Marcus', 'Iulia', 'Cassius', 'Flavia'];
      if (seat === undefined) return { words: spoken, names };
      const { open, done } = pointing(board, view, engine.choices(view, seat), []);
      return { words: spoken, names, highlight: open, done };
    };

    test('texts fit their frames in any font, and what is lit can be hit, in every shape', () => {
      let times = 0;
      for (const players of isWhole ? counts : [counted])
        walk(players, 1, (state) => {
          if (!engine.isTerminal(state) && times++ % step(37) > 0) return;
          const [seat] = engine.activePlayers(state);
          const view = engine.view(state, seat ?? 0);
          for (const spoken of languages) {
            const look = lookOf(view, seat, spoken);
            const label = `${spoken.language}, ${players} players, ply ${times}`;
            for (const shape of ['wide', 'square'] as const) {
              const svg = board.board(view, { ...look, shape });
              checkLayout(svg, 24, `${label}, ${shape}`);
              // the column has the areas of all players in full
              if (!isHigh) expect(gzipSync(svg).length, label).toBeLessThan(shape === 'wide' ? 25_000 : 26_000);
            }
            for (const part of board.parts(view))
              checkLayout(board.board(view, { ...look, part }), 40, `${label}, ${part}`);
          }
        });
      expect(times).toBeGreaterThan(10);
    });

    test('every icon belongs to something that has a name and can be explained', () => {
      let [times, found] = [0, 0];
      walk(counted, 1, (state) => {
        if (!engine.isTerminal(state) && times++ % step(37) > 0) return;
        const view = engine.view(state, engine.activePlayers(state)[0] ?? 'spectator');
        for (const part of [undefined, ...board.parts(view)]) {
          const around: string[] = [];
          const svg = board.board(view, { words, ...(part === undefined ? {} : { part }) });
          for (const [tag, group, strokes] of svg.matchAll(/<g(?= |>)([^>]*)>|<\/g>|<path d="([^"]*)"/g)) {
            if (tag === '</g>') around.pop();
            else if (group !== undefined) around.push(group);
            else if (ICONS.has(strokes)) {
              found++;
              const named = around.filter((one) => / data-about="[a-z]|aria-label="[^"]*\p{L}{2}/u.test(one));
              if (named.length === 0) throw new Error(`${part}: an icon without a name, ${strokes}`);
            }
          }
        }
      });
      expect(found).toBeGreaterThan(isHigh ? 0 : 20);
    });

    test('a visible word names every icon', () => {
      let times = 0;
      for (const players of isWhole ? counts : [counted])
        walk(players, 1, (state) => {
          if (!engine.isTerminal(state) && times++ % step(23) > 0) return;
          const view = engine.view(state, engine.activePlayers(state)[0] ?? 'spectator');
          for (const spoken of languages)
            for (const part of [undefined, ...board.parts(view)]) {
              const svg = board.board(view, { words: spoken, ...(part === undefined ? {} : { part }) });
              expect(
                namelessIcons(svg).filter(({ kind }) => !PIECES[engine.game]?.test(kind)),
                `${spoken.language}, ${part}`,
              ).toEqual([]);
            }
        });
    });

    test('the table fits into a window of 1280 x 800', () => {
      let times = 0;
      walk(counted, 1, (state) => {
        if (!engine.isTerminal(state) && times++ % step(31) > 0) return;
        const { whole } = layoutOf(board.board(engine.view(state, 0), { words, part: 'table' }));
        expect([whole.right, isHigh ? 742 : whole.bottom]).toEqual([1016, 742]);
        expect(whole.bottom).toBeGreaterThanOrEqual(742);
      });
    });

    test('prompts and refusals fit into their panel, in any font', () => {
      const read = new Set<string>();
      const draw = (view: G['view'], key: string, look: Look<G>) => {
        if (read.has(key)) return;
        read.add(key);
        for (const shape of ['wide', 'tall'] as const)
          checkLayout(board.board(view, { ...look, part: 'prompt', shape }), shape === 'tall' ? 40 : 24, key);
      };
      for (const players of counts)
        walk(players, isWhole ? 3 : 1, (state, number) => {
          const [seat] = engine.activePlayers(state);
          const view = engine.view(state, seat ?? 0);
          const question = seat === undefined ? null : engine.openQuestion(view, seat);
          for (const words of languages) {
            if (seat === undefined || question === null) {
              draw(view, `${words.language} ${players} ${number} over`, { words });
              continue;
            }
            const asked = `${words.language} ${text(words.ask(view, question))}`;
            if (read.has(asked)) continue;
            const choices = engine.choices(view, seat);
            draw(view, asked, { words, highlight: pointing(board, view, choices, []).open });
            for (const { judgement: refusal } of choices)
              if (!refusal.legal) draw(view, `${words.language} ${words.refuse(refusal)}`, { words, refusal });
          }
        });
      expect(read.size).toBeGreaterThan(isWhole ? 40 : 20);
    });

    test('colors are literal, without style sheets and filters, or custom properties for pages', () => {
      const view = engine.view(engine.initialState({ players: counted, seed: 'colors' } as G['options']), 0);
      for (const scheme of ['light', 'dark', 'page'] as const) {
        const svg = board.board(view, { words, scheme });
        expect(svg).not.toMatch(/<style| style=|filter|\$|@/);
        expect(svg.includes('var(')).toBe(scheme === 'page');
        for (const [, color = ''] of svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g))
          expect(color).toMatch(/^(#[0-9a-f]{3,6}|none|url\(#ludi-\w+\)|var\(--ludi-\w+,#[0-9a-f]{6}\))$/);
        for (const [, ground = ''] of svg.matchAll(/url\(#(ludi-\w+)\)/g)) expect(svg).toContain(` id="${ground}"`);
      }
    });

    test('changes name what an action changed, for every viewer, and nothing if nothing did', () => {
      let changed = 0;
      let before: State<G> | undefined;
      let times = 0;
      walk(counts[0] ?? 2, 1, (state) => {
        if (before !== undefined && times++ % step(23) === 0)
          for (const viewer of ['spectator' as const, 0]) {
            const [was, is] = [engine.view(before, viewer), engine.view(state, viewer)];
            expect(board.changes(is, is, { words })).toEqual([]);
            const changes = board.changes(was, is, { words });
            for (const one of changes) expect(one.was).not.toBe(one.is);
            changed += changes.length;
          }
        before = state;
      });
      expect(changed).toBeGreaterThan(5);
    });

    test('a preview says and draws what the last pointing at an action would do, in every shape', () => {
      let [previewed, changed, ghosts, tips, times] = [0, 0, 0, 0, 0];
      walk(counts[0] ?? 2, 1, (state) => {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined || times++ % step(19) > 0) return;
        const view = engine.view(state, seat);
        const choices = engine.choices(view, seat);
        const { open, done } = pointing(board, view, choices, []);
        const look: Look<G> = { words, highlight: open, done };
        const plain = board.board(view, look);
        open.forEach((id, i) => {
          const preview = board.preview(view, choices, [], id, look);
          const { action } = pointing(board, view, choices, [id]);
          // a thing that lies over several others is laid by one click
          if (!preview?.canTurn) expect(preview?.action ?? null).toEqual(action);
          if (preview === null) return;
          expect(preview.text.length).toBeGreaterThan(3);
          expect(engine.explain(view, preview.action)).toEqual({ legal: true });
          expect(preview.view).toEqual(engine.viewAfter(view, preview.action));
          previewed++;
          if (i % 4 > 0) return;
          const svg = board.board(view, { ...look, preview });
          expect(flawOf(svg)).toBeUndefined();
          expect(layoutOf(svg).open.flatMap(coversOf)).toEqual([]);
          expect(svg).not.toMatch(/undefined|NaN|\[object|Infinity/);
          // what would come can be seen, but not pointed at
          const ids = idsIn(svg);
          ids.delete(TURN);
          expect(ids).toEqual(idsIn(plain));
          expect([...svg.matchAll(/ id="([^"]*)"/g)].length).toBe(new Set(svg.match(/ id="[^"]*"/g)).size);
          const next = board.changes(view, preview.view, look);
          if (next.length > 0 && svg !== plain) changed++;
          if (svg.includes('class="ghost"')) ghosts++;
          if (svg.includes('class="tip"')) tips++;
          for (const part of board.parts(view))
            expect(flawOf(board.board(view, { ...look, part, preview }))).toBeUndefined();
        });
      });
      expect(previewed).toBeGreaterThan(5);
      expect(changed).toBeGreaterThan(1);
      // the fallback board has no pieces and counters
      if (isWhole && !isHigh) expect(Math.min(ghosts, tips)).toBeGreaterThan(0);
    });

    test('what an action is certain to lead to can be drawn, also if a reveal ends it early', () => {
      let ended = 0;
      walk(counts[0] ?? 2, 1, (state) => {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined) return;
        const view = engine.view(state, seat);
        const [early] = engine.legalActions(view, seat).flatMap((action) => {
          const after = engine.viewAfter(view, action);
          const top: object | undefined = after.pending.at(-1);
          return top !== undefined && 'do' in top ? [after] : [];
        });
        if (early === undefined) return;
        ended++;
        const { open, done } = pointing(board, view, engine.choices(view, seat), []);
        expect(flawOf(board.board(early, { words, highlight: open, done }))).toBeUndefined();
      });
      expect(ended).toBeGreaterThan(0);
    });

    test('the area of each player can be drawn large, with the same prompt and window', () => {
      let times = 0;
      walk(counted, 1, (state) => {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined || times++ % step(67) > 0) return;
        const view = engine.view(state, seat);
        const look = lookOf(view, seat, words);
        const own = board.board(view, look);
        const prompt = board.board(view, { ...look, part: 'prompt', shape: 'wide' });
        for (const area of view.players.keys()) {
          const svg = board.board(view, { ...look, area });
          expect(flawOf(svg)).toBeUndefined();
          const ids = [...svg.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (!isHigh) expect(layoutOf(svg).whole).toEqual(layoutOf(own).whole);
          checkLayout(svg, 24, `the area of ${area}`);
          expect(board.board(view, { ...look, area, part: 'prompt', shape: 'wide' })).toBe(prompt);
        }
      });
      expect(times).toBeGreaterThan(5);
    });

    test('a pill is the change of a counter, has its amount, and covers no text', () => {
      let [times, pills] = [0, 0];
      let before: State<G> | undefined;
      for (const players of isWhole ? counts : [counted])
        walk(players, 1, (state) => {
          if (times++ % step(17) > 0 && !engine.isTerminal(state)) return;
          const last = before;
          before = state;
          if (last === undefined) return;
          const viewer = engine.activePlayers(state)[0] ?? 0;
          if (viewer >= last.players.length) return;
          const [was, is] = [engine.view(last, viewer), engine.view(state, viewer)];
          for (const spoken of languages) {
            const look = lookOf(is, engine.activePlayers(state)[0], spoken);
            const changes = board.changes(was, is, look);
            for (const { id, by, was: old = '', is: now = '' } of changes) {
              if (by === undefined) continue;
              pills++;
              // both labels have the number of the counter, so the words around it are about an amount
              const [less, more] = [old, now].map((label) => (label.match(/\d+/g) ?? []).map(Number));
              expect(
                less?.some((one) => more?.includes(one + by)),
                `${id}: ${old}, ${now}, ${by}`,
              ).toBe(true);
            }
            const marks = changes.map(({ id, by }) => ({ id, seat: 0, ...(by === undefined ? { n: 1 } : { by }) }));
            for (const part of [undefined, ...board.parts(is).filter((one) => one !== 'prompt')]) {
              const svg = board.board(is, { ...look, marks, ...(part === undefined ? {} : { part }) });
              expect(flawOf(svg)).toBeUndefined();
              expect(coveredByMarks(svg), `${spoken.language}, ${part}`).toEqual([]);
            }
          }
        });
      expect(pills).toBeGreaterThan(isHigh ? 0 : 10);
    });

    test('without names, a seat number in a label is no amount', () => {
      const view = engine.view(engine.initialState({ players: counted, seed: 'names' } as G['options']), 0);
      const named = (name: string) =>
        board.board(view, { words, names: view.players.map((_, seat) => `${name} ${seat}`) });
      const counters = (svg: string) =>
        [...svg.matchAll(/ data-id="([^"]*)" data-value="(-?\d+)"/g)].map(([, ...one]) => one);
      expect(counters(named('7'))).toEqual(counters(named('8')));
      expect(counters(named('7')).length).toBeGreaterThan(isHigh ? 0 : 4);
    });

    test('marks stand at the things that they are about, and tabs have names', () => {
      const view = engine.view(engine.initialState({ players: counted, seed: 'marks' } as G['options']), 0);
      const marks = [
        { id: 'seat-1', seat: 1, n: 3 },
        { id: 'seat-0-points', by: -12 },
      ] as const;
      const svg = board.board(view, { words, marks });
      expect(svg).toContain('−12');
      expect(layoutOf(svg).texts.some(({ text: shown }) => shown === '3')).toBe(true);
      for (const spoken of languages)
        for (const part of board.parts(view).filter((one) => one !== 'prompt' && one !== 'seats'))
          expect(board.tab(part, view, { words: spoken })).not.toBe(part);
    });

    test('a picture depends only on the view and the words, and all of its ids have the prefix', () => {
      const state = engine.initialState({ players: engine.playerCounts[0] ?? 2, seed: 'twice' } as G['options']);
      const view = engine.view(state, 0);
      const before = JSON.stringify(view);
      const picture = board.board(view, { words, prefix: 'left-' });
      expect(board.board(JSON.parse(before) as G['view'], { words, prefix: 'left-' })).toBe(picture);
      expect(JSON.stringify(view)).toBe(before);
      expect([...picture.matchAll(/ id="([^"]*)"/g)].every(([, id]) => id?.startsWith('left-'))).toBe(true);
    });
  });
}

/** The number of kinds of targets that are collected for each type of action. */
const KINDS = 6;

/**
 * Registers the tests of the targets of actions. Apps store targets, so they must not change: the test compares those of some actions of each
 * type in random games with a list in `test/golden/boards`. The test of a game has the actions that are too rare in random games (only
 * `replace-follower` of Nova Roma).
 */
export function describeTargets<G extends GameTypes>(
  { engine, board, languages }: Drawn<G>,
  variants: Settings<G>['options'],
): void {
  const { game } = engine;
  const [words] = languages as readonly [BoardWords<G>];
  interface Example {
    readonly action: G['action'];
    readonly view: G['view'];
  }
  let examples: Example[] | undefined;
  const offered = (): Example[] => {
    if (examples !== undefined) return examples;
    /** by action type and kind of target: the first example and the last one */
    const found = new Map<string, Map<string, Example[]>>();
    /** the number of times that each type was played */
    const played = new Map<string, number>();
    const timesOf = ({ type }: G['action']): number => played.get(type) ?? 0;
    variants.forEach((options, number) => {
      for (let again = 0; again < 16; again++) {
        const seed = `targets ${number} ${again}`;
        const chance = keyedChance(chanceState(seed));
        const state = engine.clone(engine.initialState({ ...options, seed } as G['options']));
        for (;;) {
          const legal = engine.legalActions(state);
          if (legal.length === 0) break;
          const [seat = 0] = engine.activePlayers(state);
          let view: G['view'] | undefined;
          for (const action of legal) {
            if (action.player !== seat) continue;
            const kinds = found.get(action.type) ?? new Map();
            found.set(action.type, kinds);
            view ??= engine.view(state, seat);
            const kind = board.targets(view, action).join(' ').replace(/\d+/g, '#');
            const [first] = kinds.get(kind) ?? [];
            if (first !== undefined || kinds.size < KINDS)
              kinds.set(kind, first === undefined ? [{ action, view }] : [first, { action, view }]);
          }
          // prefers the type that was played least often, to reach rare types
          const rarest = Math.min(...legal.map(timesOf));
          const action = chance.pick(chance.int(2) > 0 ? legal.filter((each) => timesOf(each) === rarest) : legal);
          played.set(action.type, timesOf(action) + 1);
          engine.applyInPlace(state, action);
        }
      }
    });
    examples = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, kinds]) => [...kinds.values()].flat());
    return examples;
  };

  describe(`the targets of actions in ${game}`, () => {
    test('do not change', () =>
      expect(
        offered()
          .map(({ action, view }) => `${JSON.stringify(action)}\n  ${board.targets(view, action).join(' ')}\n`)
          .join(''),
      ).toMatchFileSnapshot(`../golden/boards/${game}/targets.txt`));

    test('are in the picture of others also if an action is secret for them', () => {
      let secret = 0;
      variants.forEach((options, number) => {
        const seed = `secret ${number}`;
        const chance = keyedChance(chanceState(seed));
        let state = engine.initialState({ ...options, seed } as G['options']) as State<G>;
        while (!engine.isTerminal(state)) {
          const action = chance.pick(engine.legalActions(state));
          for (const viewer of ['spectator' as const, (action.player + 1) % state.players.length]) {
            const known = engine.actionFor(state, action, viewer);
            if (Object.keys(known).length === Object.keys(action).length) continue;
            secret++;
            const view = engine.view(state, viewer);
            const ids = board.targets(view, known);
            expect(ids.length).toBeGreaterThan(0);
            if (secret > 200) continue;
            const drawn = idsIn(board.board(view, { words }));
            for (const id of ids) expect(drawn, JSON.stringify(known)).toContain(id);
          }
          state = engine.apply(state, action);
        }
      });
      expect(secret).toBeGreaterThan(0);
    });

    test('are ids also for actions that are not legal', () => {
      for (const { action, view } of offered()) {
        const elsewhere = Object.fromEntries(
          Object.entries(action).map(([key, value]) => [key, typeof value === 'number' ? 99 : value]),
        ) as unknown as G['action'];
        for (const pending of [view.pending, []])
          for (const given of [action, elsewhere])
            for (const id of board.targets({ ...view, pending } as G['view'], given)) expect(id).toMatch(/^[\w-]+$/);
      }
    });
  });
}

/** Compares a picture with its file in `test/golden/boards`. `npx vitest run test/boards -u` writes the file. */
export async function heldTo(name: string, svg: string): Promise<void> {
  // the path is relative to the test file, which is in test/boards
  await expect(svg.replace(/></g, '>\n<')).toMatchFileSnapshot(`../golden/boards/${name}.svg`);
  expect(svg.length).toBeGreaterThan(1000);
}
