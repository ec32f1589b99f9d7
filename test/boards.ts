/** What the board of every game must hold: every legal action can be pointed at, and nothing from outside becomes markup. */
import { type Board, type BoardWords, DONE, type Look, pointing } from '@ludi-romani/boards';
import { chanceState, type Engine, type GameTypes, keyedChance, type State } from '@ludi-romani/core';
import type { Settings } from '@ludi-romani/core/testing';
import { text } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { SCALE, SEED } from './scale';

/** The ids of what can be pointed at in a picture. */
export const idsIn = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/ data-id="([^"]*)"/g)].map(([, id = '']) => id));

/** The sizes of all text in a picture, what it stands in being made smaller or not. */
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
 * How wide signs are in hundredths of their size, plain and strong, in DejaVu Serif: the widest of the fonts that a picture is set in,
 * and the one of every Linux without those of the style sheet. A sign that is not here counts as wide as its size.
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

/** Every line of text in a picture that is not moved but by groups: where it ends at most, and whether it is in something with an id. */
function linesIn(svg: string): { readonly line: string; readonly end: number; readonly isInThing: boolean }[] {
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

/** What a tag does to what stands around it. */
type Tag = { readonly name: string; readonly does: 'open' | 'close' | 'both' };

/** Tags that were found well made: pictures are much alike. */
const soundTags = new Map<string, Tag>();

/** What a tag does, or what is wrong with it: more than attributes, one twice, a script, what may not be in a picture. */
function readTag(tag: string): Tag | string {
  const [, close, name = '', rest = '', self] = /^<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>$/i.exec(tag) ?? [];
  if (close === undefined) return `stray text: ${tag}`;
  const names = [...rest.matchAll(/ ([\w:-]+)="[^"]*"/g)].map(([, attribute]) => attribute);
  if (new Set(names).size < names.length) return `an attribute twice: ${tag}`;
  if (names.some((attribute) => /^on/i.test(attribute ?? '')) || /javascript:/i.test(rest)) return `a script: ${tag}`;
  if (/^(script|foreignobject|image|use|iframe)$/i.test(name)) return `what may not be in it: ${tag}`;
  return { name, does: close ? 'close' : self ? 'both' : 'open' };
}

/** What is wrong with a text as XML, or nothing: tags that do not nest, attributes twice, stray signs. */
export function flawOf(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (let index = svg.indexOf('<'); index >= 0; index = svg.indexOf('<', end)) {
    const between = svg.slice(end, index);
    if (open.at(-1) !== 'style' && /[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(between)) return `stray text: ${between}`;
    end = svg.indexOf('>', index) + 1;
    const text = svg.slice(index, end || undefined);
    const tag = soundTags.get(text) ?? readTag(text);
    if (typeof tag === 'string') return tag;
    soundTags.set(text, tag);
    if (tag.does === 'open') open.push(tag.name);
    if (tag.does === 'close' && open.pop() !== tag.name) return `${text} closes what is not open`;
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

/** Registers the tests of a board over random games: one game of one player count, or many of all. */
export function describeBoard<G extends GameTypes>(
  { engine, board, languages }: Drawn<G>,
  extent: 'sample' | 'whole',
): void {
  const isWhole = extent === 'whole';
  const counts = isWhole ? engine.playerCounts : engine.playerCounts.slice(0, 1);
  /** of how many positions one is looked at */
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
      '%i players: every legal action is what some clicks lead to, on things that are in the picture',
      (players) => {
        const asked = new Map<string, number>();
        walk(players, isWhole ? 60 : 1, (state, number) => {
          const [seat] = engine.activePlayers(state);
          if (seat === undefined) return;
          const question = engine.openQuestion(state, seat);
          const times = (asked.get(question?.ask ?? '') ?? 0) + 1;
          asked.set(question?.ask ?? '', times);
          // what is asked often need not be looked at every time
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
            const told = `${JSON.stringify(action)}: ${board.targets(view, action).join(' ')}`;
            const chosen: string[] = [];
            let now = pointed(chosen);
            for (const id of board.targets(view, action)) {
              if (now.action !== null) break;
              if (chosen.includes(id)) throw new Error(`${told} points at ${id} twice`);
              if (!now.open.includes(id)) throw new Error(`${told} has ${id} closed after ${chosen.join(' ')}`);
              if (!now.ids.has(id)) throw new Error(`${told} has ${id}, which is not in the picture`);
              chosen.push(id);
              now = pointed(chosen);
            }
            if (now.action === null) {
              if (!now.done || !now.ids.has(DONE)) throw new Error(`${told} is not all that is left`);
              now = pointed([...chosen, DONE]);
            }
            expect(now.action, told).toEqual(action);
          }
        });
        expect(asked.size).toBeGreaterThan(4);
      },
    );

    test.each(counts)('%i players: whoever looks, every part is well made, in every language', (players) => {
      let ply = 0;
      walk(players, isWhole ? 2 : 1, (state) => {
        if (ply++ % step(41) > 0 && !engine.isTerminal(state)) return;
        ['spectator' as const, ...state.players.keys()].forEach((viewer, turn) => {
          const view = engine.view(state, viewer);
          languages.forEach((spoken, language) => {
            const whole = board.board(view, { words: spoken });
            expect(flawOf(whole)).toBeUndefined();
            // an id is there once
            const ids = [...whole.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
            expect(new Set(ids).size).toBe(ids.length);
            expect(whole).not.toMatch(/undefined|NaN|\[object|Infinity/);
            // the parts alone are drawn in one language, in turn
            if ((ply + turn) % languages.length !== language) return;
            const parts = board.parts(view).map((part) => {
              const alone = board.board(view, { words: spoken, part });
              expect(flawOf(alone), part).toBeUndefined();
              return idsIn(alone);
            });
            // the whole is its parts
            const inParts = new Set(parts.flatMap((found) => [...found]));
            expect([...idsIn(whole)].filter((id) => !inParts.has(id))).toEqual([]);
          });
        });
      });
    });

    test('what is asked, why not, and what buttons do stands in its panel to the end, in any font', () => {
      /** the panel is 320 wide and stands 6 from the left; a button in it ends 14 before */
      const [END, BUTTON_END] = [6 + 320 - 4, 6 + 320 - 14 - 4];
      const read = new Set<string>();
      const draw = (view: G['view'], key: string, look: Look<G>) => {
        if (read.has(key)) return;
        read.add(key);
        for (const { line, end, isInThing } of linesIn(board.board(view, { ...look, part: 'prompt' }))) {
          if (line.includes('…')) throw new Error(`"${line}" is cut: ${key}`);
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

    test('text is never smaller than 9 px: of the whole at a width of 1000, of a part at 390', () => {
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

    test('a picture is a function of the view, and nothing in it is taken from another board', () => {
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

/** Kinds of things that the actions of one type point at, at most so many of each type. */
const KINDS = 6;

/**
 * What actions point at is what apps keep: of each type some that random games offer, held to the list in `test/golden/boards`.
 * What hardly ever comes about at random stands in the test of the game (of all four, Nova Roma's `replace-follower` alone).
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
    /** of each kind the first that is offered, and the last */
    const found = new Map<string, Map<string, Example[]>>();
    /** how often each type was played */
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
          // what is rare comes about where what was played least is played more often
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

  describe(`what the actions of ${game} point at`, () => {
    test('is what it was', () =>
      expect(
        offered()
          .map(({ action, view }) => `${JSON.stringify(action)}\n  ${board.targets(view, action).join(' ')}\n`)
          .join(''),
      ).toMatchFileSnapshot(`../golden/boards/${game}/targets.txt`));

    test('of an action that nobody can take, nothing is thrown', () => {
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

/** Compares a picture with the file in `test/golden/boards`; `npx vitest run test/boards -u` writes it. */
export async function heldTo(name: string, svg: string): Promise<void> {
  // from the file of the test, in test/boards
  await expect(svg.replace(/></g, '>\n<')).toMatchFileSnapshot(`../golden/boards/${name}.svg`);
  expect(svg.length).toBeGreaterThan(1000);
}
