/** Tests of titles in component tables. Only things that the guide lists can have a title. Every sentence and picture must use it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Board, BoardWords } from '@ludi-romani/boards';
import { boards as aquileia } from '@ludi-romani/boards/aquileia';
import { words as aquileiaDe } from '@ludi-romani/boards/aquileia/de';
import { words as aquileiaEn } from '@ludi-romani/boards/aquileia/en';
import { boards as cityOfRome } from '@ludi-romani/boards/city-of-rome';
import { words as cityOfRomeDe } from '@ludi-romani/boards/city-of-rome/de';
import { words as cityOfRomeEn } from '@ludi-romani/boards/city-of-rome/en';
import { boards as forumTrajanum } from '@ludi-romani/boards/forum-trajanum';
import { words as forumTrajanumDe } from '@ludi-romani/boards/forum-trajanum/de';
import { words as forumTrajanumEn } from '@ludi-romani/boards/forum-trajanum/en';
import { boards as novaRoma } from '@ludi-romani/boards/nova-roma';
import { words as novaRomaDe } from '@ludi-romani/boards/nova-roma/de';
import { words as novaRomaEn } from '@ludi-romani/boards/nova-roma/en';
import { type Engine, eventsFor, type GameTypes, type Replay, type Step } from '@ludi-romani/core';
import { type Phrase, text, type Words } from '@ludi-romani/core/words';
import { standardComponents as novaRomaComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { SCALE } from '../scale';
import { chanceOf, type Game, games, problemsOf } from './games';

const LISTS = 500 * SCALE;

type Speaking = (engine: Engine<GameTypes>) => BoardWords<GameTypes>;
const LANGUAGES = {
  aquileia: [aquileiaEn, aquileiaDe],
  'city-of-rome': [cityOfRomeEn, cityOfRomeDe],
  'forum-trajanum': [forumTrajanumEn, forumTrajanumDe],
  'nova-roma': [novaRomaEn, novaRomaDe],
} as unknown as Readonly<Record<string, readonly Speaking[]>>;
const BOARDS = {
  aquileia,
  'city-of-rome': cityOfRome,
  'forum-trajanum': forumTrajanum,
  'nova-roma': novaRoma,
} as unknown as Readonly<Record<string, (engine: Engine<GameTypes>) => Board<GameTypes>>>;

/** Events that do not occur in the golden games. */
const RARE: Readonly<Record<string, readonly object[]>> = {
  'nova-roma': [
    { type: 'reward-tile-completed', space: 'a-r1', tile: novaRomaComponents.buildingRewardTiles[0]?.id },
    { type: 'gained', player: 0, gains: { coins: 1 }, source: { kind: 'mosaic-line', line: 0 } },
  ],
};

/** The tables whose rows accept titles, according to the guide. `routes.ports` is a list within a table. */
const guide = readFileSync('docs/guides/your-own-box.md', 'utf8');
const tablesOf = (game: string): string[] => {
  const [, line = ''] = new RegExp(`^\\| \`${game}\` \\|([^|]*)\\|$`, 'm').exec(guide) ?? [];
  return [...line.matchAll(/`([\w.]+)`/g)].map(([, table = '']) => table);
};

/** Returns the ids of the rows of a table, in the form that titles use. */
function idsIn(tables: object, path: string): string[] {
  const rows = path.split('.').reduce<unknown>((at, name) => {
    const of = (one: unknown) => (one as Readonly<Record<string, unknown>>)[name];
    return Array.isArray(at) ? at.flatMap(of) : of(at);
  }, tables) as readonly { readonly id: string | number }[];
  return rows.map(({ id }) => (typeof id === 'number' ? `follower-${id}` : id));
}

/** Returns all strings in a value, including keys. */
function strings(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) strings(part, found.add(key));
  return found;
}

/** Returns a title for each id that occurs in no other text. */
const titled = (ids: readonly string[]) => ids.map((id, i) => ({ id, title: { en: `Ω${i}`, de: `Ψ${i}` } }));

describe.each(games)('%s', (name, { engine, createEngine, standardComponents, schemas }: Game) => {
  const tables = tablesOf(name);
  const ids = tables.flatMap((table) => idsIn(standardComponents, table));
  const byHand = (titles: unknown) => problemsOf(() => createEngine({ ...standardComponents, titles }));
  const byZod = (titles: unknown) => problemsOf(() => schemas.parseComponents({ ...standardComponents, titles }));

  test('accepts titles for the ids that the guide lists, and for no others', () => {
    expect(ids.length).toBeGreaterThan(20);
    expect(byHand(titled(ids))).toEqual([]);
    const { provenance: _, ...rest } = standardComponents as { readonly provenance: object };
    const others = [...strings(rest), 'nope', '', '1', 'follower-0', 'forum-0', 'A-0', 'r1c1', 'row-1', 'deck-slaves']
      .concat([...Object.keys(engine.options), 'library-1', '__proto__', 'constructor'])
      .filter((id) => id !== '' && id.length < 500 && !ids.includes(id));
    for (let i = 0; i < others.length; i += 20) {
      const given = others.slice(i, i + 20);
      const refused = given.map((__, at) => ({
        path: `titles[${at}].id`,
        message: 'names nothing in this box that takes a title',
      }));
      expect(byHand(titled(given))).toEqual(refused);
    }
  });

  test('createEngine and parseComponents report the same paths for any list of titles', () => {
    const chance = chanceOf('titles');
    const known = ids.slice(0, 5);
    const id = () =>
      chance.pick<unknown>([...known, ...known, ...known, 'nope', '__proto__', 'follower-1', '', 7, null]);
    const one = () =>
      chance.pick<unknown>(['Spelt', 'Spelt', 'Dinkel', '', 'x'.repeat(501), '\u0000', '\ud800', 1, null, {}, ['en']]);
    const tag = () =>
      chance.pick(['en', 'en', 'de', 'de', 'pt-BR', 'zh-Hant-TW', 'EN', 'english', '', 'constructor', 'toString', '1']);
    const title = () => {
      if (chance.int(3) === 0) return one();
      const many = chance.int(40) === 0 ? 60 : chance.int(4);
      const letters = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));
      return Object.fromEntries(Array.from({ length: many }, (_, n) => [many > 50 ? letters(n) : tag(), one()]));
    };
    const entry = () =>
      chance.pick<() => unknown>([
        () => ({ id: id(), title: title() }),
        () => ({ id: id(), title: { en: 'Spelt', de: 'Dinkel' } }),
        () => ({ id: id(), title: 'Spelt' }),
        () =>
          chance.pick<unknown>([{ id: id() }, { title: title() }, { id: id(), title: 'x', more: 1 }, null, 'x', []]),
      ])();
    let [accepted, refused] = [0, 0];
    for (let i = 0; i < LISTS; i++) {
      const given = Array.from({ length: chance.int(4) }, entry);
      const paths = (found: readonly { readonly path: string }[]) => [...new Set(found.map(({ path }) => path))].sort();
      const found = paths(byHand(given));
      expect(paths(byZod(given)), JSON.stringify(given)).toEqual(found);
      if (found.length > 0) refused++;
      else accepted++;
      const alone = schemas.componentsSchema.safeParse({ ...standardComponents, titles: given });
      if (!alone.success) expect(found.length).toBeGreaterThan(0);
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(LISTS / 20);
  });

  test('refuses a second title of an id, and titles with invalid languages or texts', () => {
    const [first = '', second = ''] = ids;
    const wrong: readonly (readonly [unknown, string])[] = [
      [
        [
          { id: first, title: 'x' },
          { id: second, title: 'x' },
          { id: first, title: 'y' },
        ],
        'titles[2].id',
      ],
      [[{ id: first, title: {} }], 'titles[0].title'],
      [[{ id: first, title: { Deutsch: 'x' } }], 'titles[0].title.Deutsch'],
      [[{ id: first, title: { en: 'x', de: 'x'.repeat(501) } }], 'titles[0].title.de'],
      [[{ id: first, title: { en: 'x', de: null } }], 'titles[0].title.de'],
      [[{ id: first, title: JSON.parse('{"en":"x","__proto__":"y"}') }], 'titles[0].title.__proto__'],
      [[{ id: first, title: { [`x${'y'.repeat(90)}`]: 'x' } }], `titles[0].title.x${'y'.repeat(39)}`],
      [[{ id: first, title: 5 }], 'titles[0].title'],
      [Array.from({ length: 1001 }, () => ({ id: first, title: 'x' })), 'titles'],
    ];
    for (const [given, path] of wrong)
      for (const check of [byHand, byZod]) expect(check(given).map((problem) => problem.path)).toEqual([path]);
    expect(
      byHand([
        { id: first, title: 'x' },
        { id: first, title: { de: 'y' } },
      ]),
    ).toEqual([{ path: 'titles[1].id', message: `repeats ${first}` }]);
    const languages = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`aa-${n}`, 'x']));
    expect(byHand([{ id: first, title: languages }])).toMatchObject([{ path: 'titles[0].title' }]);
    expect(byZod([{ id: first, title: languages }])).toMatchObject([{ path: 'titles[0].title' }]);
  });

  test('a thing with a title in some languages has its usual name in the others, and titles do not change the digest', () => {
    const [first = '', second = '', third = ''] = ids;
    const given = [
      { id: first, title: { de: 'Dinkel', fr: 'Épeautre' } },
      { id: second, title: 'Spelt' },
    ];
    const own = createEngine({ ...standardComponents, titles: given });
    const called = LANGUAGES[name]?.map((words) => [first, second, third].map(words(own).title));
    const usual = LANGUAGES[name]?.map((words) => [first, second, third].map(words(engine).title));
    expect(called).toEqual([
      [usual?.[0]?.[0], 'Spelt', usual?.[0]?.[2]],
      ['Dinkel', 'Spelt', usual?.[1]?.[2]],
    ]);
    expect(own.componentsDigest()).toBe(engine.componentsDigest());
  });

  test('sentences and pictures use every title, and sentences name something of every table', () => {
    const own = createEngine({ ...standardComponents, titles: titled(ids) });
    const spoken = (LANGUAGES[name] ?? []).map((words) => [words(own), words(engine)] as const);
    const board = BOARDS[name]?.(own);
    const known = new Set(ids);
    const named = new Set<string>();
    const lower = (words: Words<GameTypes>) => new Map(ids.map((id) => [id, words.title(id).toLowerCase()]));
    const usual = new Map(spoken.map(([words, plain]) => [words, lower(plain)]));

    const hears = (say: (words: Words<GameTypes>) => Phrase, about: unknown): void => {
      for (const [words] of spoken) {
        const said = say(words);
        for (const part of said) {
          if (typeof part !== 'object' || !('thing' in part) || !known.has(part.thing)) continue;
          named.add(part.thing);
          expect(part.text).toBe(words.title(part.thing));
        }
        // the sentence must not use the name that the thing has without a title
        const line = text(said).toLowerCase();
        for (const id of strings(about))
          if (line.includes(usual.get(words)?.get(id) ?? '|')) throw new Error(`"${line}" calls ${id} by its old name`);
      }
    };
    const sees = (view: GameTypes['view']): void => {
      for (const [words] of spoken) {
        // kinds of things for explanations are ids, not titles
        const svg =
          board
            ?.board(view, { words })
            .toLowerCase()
            .replace(/ data-about="[^"]*"/g, '') ?? '';
        // titles with digits are skipped: amounts elsewhere in the picture may look like them
        for (const [id, title] of usual.get(words) ?? [])
          if (!/\d/.test(title) && [',', ':', '"'].some((end) => svg.includes(`"${title}${end}`)))
            throw new Error(`a picture calls ${id} "${title}"`);
      }
    };

    const folder = `test/golden/${name}`;
    for (const file of readdirSync(folder)) {
      if (!/(eager|random)\.json$/.test(file)) continue;
      const { options, actions } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Replay<GameTypes>;
      if (options === undefined) throw new Error(`${file} has no options`);
      let { state, events } = own.start(options) as Omit<Step<GameTypes>, 'reveals'>;
      for (const [ply, action] of [null, ...actions].entries()) {
        if (action !== null) {
          const question = own.openQuestion(state, action.player);
          if (question !== null) hears((words) => words.ask(state, question), null);
          if (ply % 8 === 0) hears((words) => words.say(state, action), null);
          ({ state, events } = own.step(state, action));
        }
        for (const event of eventsFor(events, action?.player ?? 0)) hears((words) => words.tell(state, event), event);
        if (ply % 64 === 0) sees(own.view(state, action?.player ?? 0));
      }
    }
    const state = own.initialState({ players: 2, seed: 'rare' });
    for (const event of RARE[name] ?? []) hears((words) => words.tell(state, event as GameTypes['event']), event);
    for (const table of tables) {
      const has = idsIn(standardComponents, table).some((id) => named.has(id));
      expect(has, table).toBe(true);
    }
  });
});
