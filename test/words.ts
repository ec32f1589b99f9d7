/** What every language's words of every game must hold, on random games and on every refusal that the rules can give. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  chanceState,
  type Engine,
  eventsFor,
  type GameTypes,
  keyedChance,
  type Problem,
  type Seat,
  type SeenEvent,
  type State,
  type Viewer,
} from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';
import { type Phrase, text, type Words } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { randomOptions } from './random-options';
import { refusals } from './refusals';
import { SCALE, SEED } from './scale';

/** The number of random games, of games whose log is read again from their end, and of wrong actions. */
interface Extent {
  readonly games: number;
  readonly logs: number;
  readonly wrong: number;
}
const WHOLE: Extent = { games: 60 * SCALE, logs: 8 * SCALE, wrong: 3_000 * SCALE };
const SAMPLE: Extent = { games: SCALE, logs: SCALE, wrong: 300 * SCALE };

/** A game in its languages. */
export interface Spoken<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly languages: readonly Words<G>[];
  /** ids that may be read as words: `neutral` in German, `face-up` in English */
  readonly alike?: readonly string[];
  /** nouns whose plural is the singular, as they stand behind a number: `Arbeiter`, `bronze` */
  readonly invariant?: readonly string[];
}

/** All strings in a value. */
function strings(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) strings(part, found);
  return found;
}

/** Amounts of one and of any other number, as they are said: in parts, and in text. */
class Numbers {
  private readonly one = new Set<string>();
  private readonly many = new Set<string>();
  constructor(private readonly language: string) {}
  add(phrase: Phrase): void {
    for (const part of phrase)
      if (typeof part === 'object' && 'amount' in part)
        (part.amount === 1 ? this.one : this.many).add(part.text.replace(/^-?\d+ /, ''));
    // in English what ends like a plural, in German nouns
    const noun =
      this.language === 'de' ? /(?<![\d.,(-])\b(\d+) (\p{Lu}[\p{L}-]*)/gu : /(?<![\d.,(-])\b(\d+) ([a-z]+s)\b/g;
    // a seat that is called by its number is no amount
    const line = text(phrase.map((part) => (typeof part === 'object' && 'player' in part ? '' : part)));
    for (const [, digits, word = ''] of line.matchAll(noun)) (digits === '1' ? this.one : this.many).add(word);
  }
  /** what is said of one as of many */
  get both(): string[] {
    return [...this.one].filter((word) => this.many.has(word));
  }
}

/** Where a line shows an id as such, not within a word. */
const showing = new Map<string, RegExp>();
function shows(line: string, id: string): boolean {
  if (!line.includes(id)) return false;
  const pattern = showing.get(id) ?? new RegExp(`(?<![\\p{L}\\d-])${id}(?![\\p{L}\\d-])`, 'u');
  showing.set(id, pattern);
  return pattern.test(line);
}

/** What is wrong with a sentence that is about `value`, or nothing. */
export function flaw(language: string, line: string, value: unknown, alike: readonly string[]): string | undefined {
  if (line === '') return 'is empty';
  if (/undefined|NaN|\[object|\bnull\b/.test(line)) return 'shows a value of the code';
  if (/^\s|\s$|\s\s|\s[,.:;]|,,|[.:,]$/.test(line)) return 'is badly set';
  for (const id of strings(value)) {
    const isWord = /^[a-z]{3,}$/.test(id);
    if (alike.includes(id) || (isWord && language === 'en')) continue;
    if (!isWord && !/^[a-z0-9]+([-A-Z][a-z0-9]+)+$/.test(id)) continue;
    if (shows(line, id) && !/^\p{L}+-\d$/u.test(id)) return `shows the id ${id}`;
  }
  return undefined;
}

/** Every sentence of the rules that can refuse something, from their source: without its clause. */
export function sentencesOfRules(game: string): string[] {
  const directory = `packages/${game}/src/rules`;
  const found = new Set<string>();
  for (const file of readdirSync(directory)) {
    const source = readFileSync(`${directory}/${file}`, 'utf8');
    for (const [, sentence = ''] of source.matchAll(/'[A-Z]{2}-\d+\.\d+[a-z]? ([^'\n]+)'/g)) found.add(sentence);
    for (const [, sentence = ''] of source.matchAll(/"[A-Z]{2}-\d+\.\d+[a-z]? ([^"\n]+)"/g)) found.add(sentence);
    for (const [whole, sentence = ''] of source.matchAll(
      /`(?:[A-Z]{2}-\d+\.\d+[a-z]?|\$\{[^}]*(?:clause|CLAUSE)[^}]*\}) ([^`\n]+)`/g,
    )) {
      // a sentence that is put together has no translation: `because` gives it arguments
      if (sentence.includes('$')) throw new Error(`${file} puts a sentence together: ${whole}`);
      found.add(sentence);
    }
  }
  return [...found];
}

/** Every sentence with which the options of a game refuse a value, from their source. */
export function sentencesOfOptions(game: string): string[] {
  const source = readFileSync(`packages/${game}/src/options.ts`, 'utf8');
  if (source.includes('${'))
    throw new Error(`the options of ${game} put a sentence together: misfit gives it arguments`);
  return [...source.matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) => (text.includes(' ') ? [text] : []));
}

/** What the engine says against options of every kind that are none. */
export function problemsOfOptions<G extends GameTypes>(engine: Engine<G>): Problem[] {
  const wrong: unknown[] = [
    null,
    -1,
    99,
    2.5,
    'x',
    'y'.repeat(2000),
    true,
    {},
    [],
    [0, 0],
    [7, 7],
    ['x'],
    () => 0,
    [[[]]],
  ];
  const found: Problem[] = [];
  const start = (options: unknown) => {
    try {
      engine.initialState(options as G['options']);
    } catch (error) {
      found.push(...((error as { readonly problems?: readonly Problem[] }).problems ?? []));
    }
  };
  for (const options of [...wrong, {}, { players: 99, seed: 7, more: 1 }]) start(options);
  for (const players of engine.playerCounts) {
    for (const [name, { shape }] of Object.entries<{ readonly shape: AnyShape }>(engine.options)) {
      const { node } = shape;
      const item = node.is === 'list' ? node.item.node : node;
      const values = item.is === 'one' ? item.values : [0, 1, 2, 3, 4];
      const lists = values.map((value) => Array.from({ length: players }, () => value));
      for (const value of [...wrong, ...values, ...lists, values]) start({ players, seed: '', [name]: value });
    }
  }
  return found;
}

/** Registers the tests of the sentences that random games need: a sample of them, or the whole. */
export function describeSentences<G extends GameTypes>(
  { engine, languages, alike = [], invariant = [] }: Spoken<G>,
  extent: 'sample' | 'whole',
): void {
  const { games, logs, wrong: wrongActions } = extent === 'whole' ? WHOLE : SAMPLE;
  const play = (
    number: number,
    look: (state: State<G>, legal: readonly G['action'][], next: () => G['action'], seat: Seat) => State<G>,
    options?: G['options'],
  ) => {
    const chance = keyedChance(chanceState(`words ${SEED} ${number}`));
    const players = engine.playerCounts[number % engine.playerCounts.length] ?? 0;
    let state = engine.initialState(options ?? ({ players, seed: `words ${number}` } as G['options'])) as State<G>;
    while (!engine.isTerminal(state)) {
      const legal = engine.legalActions(state);
      state = look(state, legal, () => chance.pick(legal), number);
    }
    return state;
  };

  describe(`${engine.game} in words, ${extent}`, () => {
    test('what happens is told to every viewer, in every language the same things', () => {
      const numbers = languages.map(({ language }) => new Numbers(language));
      const told = new Map<string, boolean>();
      const check = (seen: G['view'], event: ReturnType<typeof eventsFor>[number]) => {
        const phrases = languages.map((words) => words.tell(seen, event as never));
        const lines = phrases.map((phrase) => text(phrase));
        const isTold = lines[0] !== '';
        if (lines.some((line) => (line !== '') !== isTold)) throw new Error(`${event.type}: ${lines.join(' | ')}`);
        told.set(event.type, (told.get(event.type) ?? false) || isTold);
        lines.forEach((line, i) => {
          numbers[i]?.add(phrases[i] ?? []);
          const wrong = line === '' ? undefined : flaw(languages[i]?.language ?? '', line, event, alike);
          if (wrong !== undefined) throw new Error(`"${line}" ${wrong}: ${JSON.stringify(event)}`);
        });
      };
      for (let number = 0; number < games; number++) {
        play(number, (state, _, next) => {
          const step = engine.step(state, next());
          const viewers: Viewer[] = ['spectator', ...step.state.players.keys()];
          const viewer = viewers[number % viewers.length] ?? 'spectator';
          const events = eventsFor(step.events, viewer);
          if (events.length > 0) {
            const seen = engine.view(step.state, viewer);
            for (const event of events) check(seen, event);
          }
          return step.state;
        });
      }
      expect([...told.values()].filter(Boolean).length).toBeGreaterThan(told.size / 2);
      languages.forEach(({ language }, i) => {
        expect(
          numbers[i]?.both.filter((word) => !invariant.includes(word)),
          language,
        ).toEqual([]);
      });
    });

    test('a log reads the same when it is told later: events have what their sentences need', () => {
      let told = 0;
      /** each kind of sentence once, whatever its numbers are */
      const others = new Map<string, string>();
      for (let number = 0; number < logs; number++) {
        const chance = keyedChance(chanceState(`log ${SEED} ${number}`));
        const options = randomOptions(engine as unknown as Engine<GameTypes>, `log ${number}`, chance) as G['options'];
        const viewers: readonly Viewer[] = ['spectator', number % options.players];
        const log: { readonly viewer: Viewer; readonly seen: G['view']; readonly events: SeenEvent<G['event']>[] }[] =
          [];
        const record = ({
          state,
          events: all,
        }: {
          readonly state: State<G>;
          readonly events: readonly G['event'][];
        }) => {
          for (const viewer of viewers) {
            const events = eventsFor(all, viewer);
            if (events.length > 0) log.push({ viewer, seen: engine.view(state, viewer), events });
          }
          return state;
        };
        record(engine.start(options));
        const end = play(number, (state, _, next) => record(engine.step(state, next())), options);
        for (const viewer of viewers) {
          const last = engine.view(end, viewer);
          for (const { seen, events } of log.filter((one) => one.viewer === viewer)) {
            for (const words of languages) {
              const lines = (view: G['view']) => words.tellAll(view, events).map((phrase) => JSON.stringify(phrase));
              const [then, later] = [lines(seen), lines(last)];
              const at = then.findIndex((line, i) => line !== later[i]);
              if (at >= 0 || then.length !== later.length)
                others.set(`${then[at]}`.replace(/\d+/g, '#'), `${then[at]} -> ${later[at]}`);
              told += then.length;
            }
          }
        }
      }
      expect([...others.values()]).toEqual([]);
      expect(told).toBeGreaterThan(400 * logs);
    });

    test('every question and every legal action reads well, no two actions alike', () => {
      const numbers = languages.map(({ language }) => new Numbers(language));
      const asked = new Map<string, number>();
      for (let number = 0; number < games; number++) {
        play(number, (state, legal, next) => {
          const action = next();
          const seat = action.player;
          const question = engine.openQuestion(state, seat);
          if (question !== null) {
            // what is asked often need not be looked at every time
            const times = (asked.get(question.ask) ?? 0) + 1;
            asked.set(question.ask, times);
            if (times < 20 || times % 40 === number % 40) {
              const view = engine.view(state, seat);
              languages.forEach((words, i) => {
                const { language } = words;
                const judge = (phrase: Phrase, value: unknown) => {
                  const line = text(phrase);
                  numbers[i]?.add(phrase);
                  const wrong = flaw(language, line, value, alike);
                  if (wrong !== undefined) throw new Error(`"${line}" ${wrong}: ${JSON.stringify(value)}`);
                  return line;
                };
                judge(words.ask(view, question), question);
                const lines = new Map<string, G['action']>();
                for (const one of legal.filter(({ player }) => player === seat)) {
                  const line = judge(words.say(view, one), one);
                  const other = lines.get(line);
                  if (other !== undefined) throw new Error(`"${line}": ${JSON.stringify([other, one])}`);
                  lines.set(line, one);
                }
              });
            }
          }
          return engine.apply(state, action);
        });
      }
      languages.forEach(({ language }, i) => {
        expect(
          numbers[i]?.both.filter((word) => !invariant.includes(word)),
          language,
        ).toEqual([]);
      });
    });

    test('wrong actions are refused in every language', () => {
      let wrong = 0;
      for (let number = 0; wrong < wrongActions; number++) {
        const players = engine.playerCounts[number % engine.playerCounts.length] ?? 0;
        for (const { refusal } of refusals(engine, { players, seed: `wrong ${number}` } as G['options'], 60)) {
          wrong++;
          for (const words of languages) {
            const line = words.refuse(refusal);
            const bad = flaw(words.language, line, refusal.args, alike);
            if (bad !== undefined || line.includes('{')) throw new Error(`"${line}" ${bad}`);
            if (words.language === 'en') expect(line.toLowerCase()).toBe(refusal.message.toLowerCase());
            else expect(line).not.toBe(refusal.message);
          }
        }
      }
    });
  });
}

/** Registers the tests of the words of a game that need no game to be played. */
export function describeWords<G extends GameTypes>({ engine, languages, alike = [] }: Spoken<G>): void {
  const { game } = engine;
  describe(`${game} in words`, () => {
    test('every refusal of the rules has words', () => {
      const all = sentencesOfRules(game);
      expect(all.length).toBeGreaterThan(20);
      for (const words of languages.filter(({ language }) => language !== 'en')) {
        const missing = all.filter((message) => {
          const answer = { legal: false, code: 'rule', clause: null, message, pattern: message } as const;
          return words.refuse(answer) === message;
        });
        expect(missing, words.language).toEqual([]);
      }
    });

    test('what is said against options has words', () => {
      const known = new Set(problemsOfOptions(engine).map(({ message, pattern = message }) => pattern));
      expect([...known]).toEqual(expect.arrayContaining(sentencesOfOptions(game)));
      for (const problem of problemsOfOptions(engine)) {
        for (const words of languages) {
          const line = words.problem(problem);
          const bad = flaw(words.language, line, null, alike);
          if (bad !== undefined || line.includes('{')) throw new Error(`"${line}" ${bad}`);
          const raw = words.problem(problem, (id) => id);
          if (words.language === 'en') expect(raw).toBe(problem.message);
          else expect(raw).not.toBe(problem.message);
        }
      }
    });

    test('rows and options have words', () => {
      const state = engine.initialState({ players: engine.playerCounts[0] ?? 0, seed: '' } as G['options']);
      const rows = Object.keys(engine.scores(state)[0]?.rows ?? {}) as G['row'][];
      for (const words of languages) {
        for (const row of rows) expect(words.row(row)).toMatch(/^\p{Lu}/u);
        for (const name of Object.keys(engine.options) as (keyof G['options'] & string)[]) {
          const { label, help } = words.option(name);
          expect(label).toMatch(/^\p{Lu}.*[^.]$/u);
          expect(help).toMatch(/^\p{Lu}.*\.$/u);
          expect(languages.filter((other) => other.option(name).help === help)).toEqual([words]);
        }
      }
      expect(new Set(languages.map(({ language }) => language)).size).toBe(languages.length);
    });

    test('a box may call things otherwise, and what nobody gave a title is called by its id', () => {
      for (const words of languages) {
        expect(words.title('a-new-thing')).toBe('A new thing');
        expect(words.title('')).toBe('');
        for (const id of strings(engine.components)) expect(words.title(id)).not.toMatch(/undefined|NaN|^$/);
      }
    });
  });
}
