/** The tests of the sentences and titles of any game in every language, with random games and with every refusal of the rules. */
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
import { type Phrase, predicate, subject, text, type Words } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { randomOptions } from './random-options';
import { refusals } from './refusals';
import { SCALE, SEED } from './scale';

interface Extent {
  /** the number of random games */
  readonly games: number;
  /** the number of games whose log is written again at the end */
  readonly logs: number;
  /** the number of tried actions that are not legal */
  readonly wrong: number;
}
const WHOLE: Extent = { games: 60 * SCALE, logs: 8 * SCALE, wrong: 3_000 * SCALE };
const SAMPLE: Extent = { games: SCALE, logs: SCALE, wrong: 300 * SCALE };

/** A game in its languages. */
export interface Spoken<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly languages: readonly Words<G>[];
  /** ids that are also words of a language: `neutral` in German, `face-up` in English */
  readonly alike?: readonly string[];
  /** nouns whose plural equals the singular: `Arbeiter`, `bronze` */
  readonly invariant?: readonly string[];
}

/** Returns all strings in a value. */
function strings(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) strings(part, found);
  return found;
}

/** Collects the nouns after the number 1 and after other numbers, from the parts of phrases and from text. */
class Numbers {
  private readonly one = new Set<string>();
  private readonly many = new Set<string>();
  constructor(private readonly language: string) {}
  add(phrase: Phrase): void {
    for (const part of phrase)
      if (typeof part === 'object' && 'amount' in part)
        (part.amount === 1 ? this.one : this.many).add(part.text.replace(/^-?\d+ /, ''));
    // after a number, matches German nouns, and English words that end with an s
    const noun =
      this.language === 'de' ? /(?<![\d.,(-])\b(\d+) (\p{Lu}[\p{L}-]*)/gu : /(?<![\d.,(-])\b(\d+) ([a-z]+s)\b/g;
    // leaves out players, because the number of a seat is not an amount
    const line = text(phrase.map((part) => (typeof part === 'object' && 'player' in part ? '' : part)));
    for (const [, digits, word = ''] of line.matchAll(noun)) (digits === '1' ? this.one : this.many).add(word);
  }
  /** the nouns that occurred both after 1 and after other numbers */
  get both(): string[] {
    return [...this.one].filter((word) => this.many.has(word));
  }
}

/** A cache of patterns that find an id, but not within a word. */
const idPatterns = new Map<string, RegExp>();
function shows(line: string, id: string): boolean {
  if (!line.includes(id)) return false;
  const pattern = idPatterns.get(id) ?? new RegExp(`(?<![\\p{L}\\d-])${id}(?![\\p{L}\\d-])`, 'u');
  idPatterns.set(id, pattern);
  return pattern.test(line);
}

/** Returns the fault of a sentence about `value`, or `undefined`. `alike` are the ids that may be in it. */
export function flaw(language: string, line: string, value: unknown, alike: readonly string[]): string | undefined {
  if (line === '') return 'is empty';
  if (/undefined|NaN|\[object|\bnull\b/.test(line)) return 'shows a value of the code';
  if (/^\s|\s$|\s\s|\s[,.:;]|,,|[.:,]$/.test(line)) return 'has wrong blanks or punctuation';
  for (const id of strings(value)) {
    const isWord = /^[a-z]{3,}$/.test(id);
    if (alike.includes(id) || (isWord && language === 'en')) continue;
    if (!isWord && !/^[a-z0-9]+([-A-Z][a-z0-9]+)+$/.test(id)) continue;
    if (shows(line, id) && !/^\p{L}+-\d$/u.test(id)) return `shows the id ${id}`;
  }
  return undefined;
}

/** Returns every refusal in the source of the rules, without its clause. */
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
      // a sentence with an expression has no translation: use `because` with arguments
      if (sentence.includes('$')) throw new Error(`${file} must use because with arguments: ${whole}`);
      found.add(sentence);
    }
  }
  return [...found];
}

/** Returns every message in the source of the options of a game. */
export function sentencesOfOptions(game: string): string[] {
  const source = readFileSync(`packages/${game}/src/options.ts`, 'utf8');
  if (source.includes('${')) throw new Error(`the options of ${game} must use misfit with arguments`);
  return [...source.matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) => (text.includes(' ') ? [text] : []));
}

/** Returns the problems that an engine reports for many invalid options. */
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

/** Registers the tests that need random games: a sample of few games, or many games. */
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
    test('describes the same events for every viewer in every language', () => {
      const numbers = languages.map(({ language }) => new Numbers(language));
      const described = new Map<string, boolean>();
      const check = (seen: G['view'], event: ReturnType<typeof eventsFor>[number]) => {
        const phrases = languages.map((words) => words.tell(seen, event as never));
        const lines = phrases.map((phrase) => text(phrase));
        const isDescribed = lines[0] !== '';
        if (lines.some((line) => (line !== '') !== isDescribed)) throw new Error(`${event.type}: ${lines.join(' | ')}`);
        described.set(event.type, (described.get(event.type) ?? false) || isDescribed);
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
      expect([...described.values()].filter(Boolean).length).toBeGreaterThan(described.size / 2);
      languages.forEach(({ language }, i) => {
        expect(
          numbers[i]?.both.filter((word) => !invariant.includes(word)),
          language,
        ).toEqual([]);
      });
    });

    test('a log is the same if it is written at the end: sentences depend on their events only', () => {
      let count = 0;
      /** the sentences of the log that differ from those written at the end, by their text without numbers */
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
              count += then.length;
            }
          }
        }
      }
      expect([...others.values()]).toEqual([]);
      expect(count).toBeGreaterThan(400 * logs);
    });

    test('every question and legal action has a well-formed text, and no two actions have the same', () => {
      const numbers = languages.map(({ language }) => new Numbers(language));
      const asked = new Map<string, number>();
      for (let number = 0; number < games; number++) {
        play(number, (state, legal, next) => {
          const action = next();
          const seat = action.player;
          const question = engine.openQuestion(state, seat);
          if (question !== null) {
            // checks only a sample of the questions that are asked often
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

    test('actions are instructions: no clause begins with a verb of the events', () => {
      for (const words of languages) {
        const verbs = new Set<string>();
        /** an action for each word with which a clause begins */
        const beginnings = new Map<string, string>();
        for (let number = 0; number < games; number++) {
          play(number, (state, legal, next) => {
            const action = next();
            const view = engine.view(state, action.player);
            for (const one of [action, ...legal.filter(({ player }) => player === action.player).slice(-3)]) {
              const line = text(words.say(view, one));
              const clauses = `${line.charAt(0).toLowerCase()}${line.slice(1)}`.split(/[:,] | and | und /);
              for (const clause of clauses) beginnings.set(clause.split(' ')[0] ?? '', line);
            }
            const step = engine.step(state, action);
            for (const event of step.events) {
              const told = words.tell(step.state, event as SeenEvent<G['event']>);
              if (subject(told) !== undefined) verbs.add(text(predicate(told)).split(' ')[0] ?? '');
            }
            return step.state;
          });
        }
        expect(verbs.size).toBeGreaterThan(9);
        expect([...beginnings].filter(([word]) => verbs.has(word))).toEqual([]);
      }
    });

    test('refusals of actions have a text in every language', () => {
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

/** Registers the tests of the sentences and titles of a game that do not need random games. */
export function describeWords<G extends GameTypes>({ engine, languages, alike = [] }: Spoken<G>): void {
  const { game } = engine;
  describe(`${game} in words`, () => {
    test('every refusal of the rules has a translation', () => {
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

    test('every problem of the options has a translation', () => {
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

    test('every row and option has a label', () => {
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

    test('title returns the id in words for a thing without a title', () => {
      for (const words of languages) {
        expect(words.title('a-new-thing')).toBe('A new thing');
        expect(words.title('')).toBe('');
        for (const id of strings(engine.components)) expect(words.title(id)).not.toMatch(/undefined|NaN|^$/);
      }
    });
  });
}
