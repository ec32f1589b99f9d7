/** The tests of the board of any game: a player can choose every legal action by pointing, and every picture is valid XML. */
import { type Board, type BoardWords, DONE, type Look, pointing } from '@ludi-romani/boards';
import { chanceState, type Engine, type GameTypes, keyedChance, type State } from '@ludi-romani/core';
import type { Settings } from '@ludi-romani/core/testing';
import { text } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { SCALE, SEED } from './scale';

/** Returns the ids of the elements at which a player can point. */
export const idsIn = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/ data-id="([^"]*)"/g)].map(([, id = '']) => id));

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

/** Returns the font sizes of all texts in a picture, multiplied by the scales of the groups around them. */
function sizesIn(svg: string): number[] {
  const sizes: number[] = [];
  const scales = [1];
  for (const [, close, name, rest = '', self] of svg.matchAll(/<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/gi)) {
    if (close) scales.pop();
    else {
      const scale = (scales.at(-1) ?? 1) * Number(/ scale\(([\d.]+)\)/.exec(rest)?.[1] ?? 1);
      if (name === 'text') sizes.push(scale * Number(/ font-size="([\d.]+)"/.exec(rest)?.[1]));
      if (!self) scales.push(scale);
    }
  }
  return sizes;
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
    '064/70 164/70 264/70 364/70 464/70 564/70 664/70 764/70 864/70 964/70'
  )
    .split(' ')
    .map((one) => [one.slice(0, 1), one.slice(1).split('/').map(Number)] as const),
);
WIDTHS.set(' ', [32, 35]);

/** Returns the lines of text in a picture, with the largest possible x of their ends. `isInThing` is true within an element with an id. */
export function linesIn(svg: string): { readonly line: string; readonly end: number; readonly isInThing: boolean }[] {
  const lines: { line: string; end: number; isInThing: boolean }[] = [];
  const groups: { readonly left: number; readonly isThing: boolean }[] = [{ left: 0, isThing: false }];
  for (const [, open, shift, x, size, kind = '', shown = ''] of svg.matchAll(
    /<(?:(g)(?: transform="translate\(([\d.-]+) [^>]*| [^>]*)?>|\/g>|text x="([\d.]+)"[^>]* font-size="([\d.]+)"(?: class="([^"]*)")?>([^<]*))/g,
  )) {
    const within = groups.at(-1) ?? { left: 0, isThing: false };
    if (x !== undefined) {
      const place = kind.includes('strong') ? 1 : 0;
      const line = shown.replace(/&[a-z#\d]+;/g, '&');
      const width = [...line].reduce((sum, sign) => sum + (WIDTHS.get(sign)?.[place] ?? 100), 0);
      lines.push({ line, end: within.left + Number(x) + (width * Number(size)) / 100, isInThing: within.isThing });
    } else if (open === undefined) groups.pop();
    else groups.push({ left: within.left + Number(shift ?? 0), isThing: within.isThing || shift === undefined });
  }
  return lines;
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
    if (open.at(-1) !== 'style' && /[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(between)) return `stray text: ${between}`;
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
}

/** Registers the tests of a board on random games: one game with one number of players, or many games with every number of players. */
export function describeBoard<G extends GameTypes>(
  { engine, board, languages }: Drawn<G>,
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
            const inParts = new Set(parts.flatMap((found) => [...found]));
            expect([...idsIn(whole)].filter((id) => !inParts.has(id))).toEqual([]);
          });
        });
      });
    });

    test('prompts, refusals and buttons fit into their panel, in any font', () => {
      /** The panel begins at x = 6 and is 320 wide. A button in it ends 14 before its end. */
      const [END, BUTTON_END] = [6 + 320 - 4, 6 + 320 - 14 - 4];
      const read = new Set<string>();
      const draw = (view: G['view'], key: string, look: Look<G>) => {
        if (read.has(key)) return;
        read.add(key);
        for (const { line, end, isInThing } of linesIn(board.board(view, { ...look, part: 'prompt' }))) {
          if (line.includes('…')) throw new Error(`"${line}" is truncated: ${key}`);
          if (end > (isInThing ? BUTTON_END : END)) throw new Error(`"${line}" ends at ${Math.round(end)}: ${key}`);
        }
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

    test('text is at least 9 px high: in the whole picture at a width of 1000, in a part at 390', () => {
      const smallest = (svg: string, screen: number) => {
        const [, width = '0'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
        return (Math.min(...sizesIn(svg)) * screen) / Number(width);
      };
      let times = 0;
      walk(counts.at(-1) ?? 2, 1, (state) => {
        if (!engine.isTerminal(state) && times++ % step(31) > 0) return;
        const view = engine.view(state, 0);
        for (const words of languages) {
          expect(smallest(board.board(view, { words }), 1000)).toBeGreaterThanOrEqual(9);
          for (const part of board.parts(view))
            expect(smallest(board.board(view, { words, part }), 390), part).toBeGreaterThanOrEqual(9);
        }
      });
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
  { engine, board }: Drawn<G>,
  variants: Settings<G>['options'],
): void {
  const { game } = engine;
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
