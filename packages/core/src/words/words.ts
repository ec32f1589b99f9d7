/** The words of a game in one language: what a language writes down, and what an app gets of it. */

import type { Remarks } from '../components/component-set';
import type { OptionWords } from '../components/options';
import type { Problem, Refusal } from '../errors/errors';
import type { Engine } from '../game/contract';
import type { ActionLike, EventLike, GameTypes, QuestionLike, Readable, Seat, SeenEvent } from '../game/types';
import { capital, capitalized, inRow, join, type Phrase, predicate } from './parts';
import { translated } from './verdicts';

/** The words of a game, bound to an engine and so to its box. Nothing here throws for an id that the box does not have. */
export interface Words<G extends GameTypes> {
  /** `en`, `de` */
  readonly language: string;
  /** What a card, a tile, a space or a color is called, by its id; of an own box by its `titles`, or else its id in words. */
  title(id: string): string;
  /** What a seat is called, where the app has no name for who sits there. */
  player(seen: Readable<G>, seat: Seat): string;
  /** What the player whose question it is should do: `Choose a field for your emissary`. No period. */
  ask(seen: Readable<G>, question: G['question']): Phrase;
  /**
   * A legal action, and what it is certain to bring: `Builds the market at (-1, 0): pays 2 coins`. No period; two legal actions of one
   * question never read alike. Throws IllegalActionError.
   */
  say(seen: Readable<G>, action: G['action']): Phrase;
  /**
   * One thing that happened, as the viewer was told it who got the event from `eventsFor`; `seen` is what came of it. Nothing for what is not worth
   * a word. No period: `sentences` makes a log of what is told.
   */
  tell(seen: Readable<G>, event: SeenEvent<G['event']>): Phrase;
  /** All that happened, amounts that people count as one added up: `gains 2 coins`, not twice 1. Nothing of what is not worth a word. */
  tellAll(seen: Readable<G>, events: readonly SeenEvent<G['event']>[]): Phrase[];
  /** Why not, without the clause: no capital, no period. English where there is no other word for it. */
  refuse(refusal: Refusal): string;
  /**
   * Why an option cannot be so, without its name: no capital, no period. Ids are called by their titles, unless `called` has something
   * else for them. English where there is no other word for it.
   */
  problem(problem: Problem, called?: (id: string) => string): string;
  /** A row of the score sheet. */
  row(row: G['row']): string;
  /** What an option is about. */
  option(name: keyof G['options'] & string): OptionWords;
}

type WithType<T, K> = T extends { readonly type: K } ? T : never;
type WithAsk<T, K> = T extends { readonly ask: K } ? T : never;

/** What a sentence may look at beside what it is about. */
export interface Around<G extends GameTypes> {
  readonly seen: Readable<G>;
  /** a player as the subject of a sentence */
  who(seat: Seat): Phrase;
  /** a thing as `text` has it, in the form that the sentence needs, article included; by its title, where the box gives it one */
  thing(id: string, text?: string): Phrase;
}

/** A sentence about an action is told its question, too. */
export interface AroundAction<G extends GameTypes, A> extends Around<G> {
  readonly question: QuestionOf<G, A>;
}

/** The questions that an action may answer. */
type QuestionOf<G extends GameTypes, A> = {
  [K in keyof G['answers']]: A extends G['answers'][K] ? WithAsk<G['question'], K> : never;
}[keyof G['answers']];

type Said = Phrase | string;

/** What one language writes down for a game: everything, or it does not compile. */
export interface Language<G extends GameTypes> {
  readonly language: string;
  /** The title of what the language knows by its id; a capital in front comes by itself. */
  title(id: string): string | undefined;
  /** An id in words: what is left for things that nobody gave a title. */
  inWords(id: string): string;
  /** What a seat is called. */
  player(seen: Readable<G>, seat: Seat): string;
  /** for the player who is asked */
  readonly asks: {
    readonly [K in G['question']['ask']]: Said | ((question: WithAsk<G['question'], K>, around: Around<G>) => Said);
  };
  /** third person, without a subject; `null` where what it brings says it all */
  readonly says: {
    readonly [K in G['action']['type']]:
      | null
      | Said
      | ((action: WithType<G['action'], K>, around: AroundAction<G, WithType<G['action'], K>>) => Said);
  };
  /** whole clauses in the present tense, with `who` in front where somebody did it; `null` for what is not told */
  readonly tells: {
    readonly [K in G['event']['type']]:
      | null
      | ((event: SeenEvent<WithType<G['event'], K> & EventLike>, around: Around<G>) => Said);
  };
  readonly rows: Readonly<Record<G['row'], string>>;
  readonly options: Readonly<Record<keyof G['options'] & string, OptionWords>>;
  /** what rules refuse, and what is said of options, by the English sentence, with `{name}` where arguments stand; empty in English itself */
  readonly refusals: Readonly<Record<string, string>>;
  /** An argument of a refusal that is no number: the word for it, in the form that this refusal needs. */
  arg?(name: string, value: string): string | undefined;
}

/** Of the events that an action is certain to bring, those that are said with it: what its player does, pays and gains. */
export interface Brings<G extends GameTypes> {
  readonly types: readonly G['event']['type'][];
  /** With these begins what is no longer the player's own doing. */
  readonly ends?: readonly G['event']['type'][];
  /** Whether an event goes without saying, since the action says it, or somebody else did it. */
  silent?(event: SeenEvent<G['event']>, action: G['action']): boolean;
  /** What happened twice as people count it: once, with the amounts added up; nothing where that is not the same. */
  add?(event: SeenEvent<G['event']>, other: SeenEvent<G['event']>): SeenEvent<G['event']> | undefined;
}

type AnyWord<Args extends readonly unknown[]> = Said | null | ((...args: Args) => Said);
type AnyWords<Args extends readonly unknown[]> = Readonly<Record<string, AnyWord<Args>>>;

const phrase = (said: Said): Phrase => (typeof said === 'string' ? [said] : said);
const spoken = <Args extends readonly unknown[]>(word: AnyWord<Args> | undefined, ...args: Args): Phrase => {
  if (word === null || word === undefined) return [];
  return phrase(typeof word === 'function' ? word(...args) : word);
};

const playerOf = (event: EventLike): unknown => ('player' in event ? event.player : null);

/** Tells what a player did, the name in front; nothing where there is nothing to tell. */
export const by =
  <E extends { readonly player: Seat }, A extends { who(seat: Seat): Phrase }>(did: (event: E, around: A) => Said) =>
  (event: E, around: A): Phrase => {
    const told = did(event, around);
    return told.length === 0 ? [] : join(around.who(event.player), ' ', told);
  };

/** The words of a game for an engine, whose box may have titles of its own. */
export function wordsOf<G extends GameTypes>(engine: Engine<G>, language: Language<G>, brings: Brings<G>): Words<G> {
  const { titles = [] } = engine.components as Remarks<never>;
  const own = new Map(
    titles.map(({ id, title }) => [id, typeof title === 'string' ? title : title[language.language]]),
  );
  const title = (id: string): string => own.get(id) ?? capitalized(language.title(id) ?? language.inWords(id));
  const around = (seen: Readable<G>): Around<G> => ({
    seen,
    who: (seat) => [{ player: seat, text: language.player(seen, seat) }],
    thing: (id, called = title(id)) => [{ thing: id, text: own.get(id) ?? called }],
  });
  const tell = (seen: Readable<G>, event: EventLike): Phrase =>
    spoken((language.tells as unknown as AnyWords<[EventLike, Around<G>]>)[event.type], event, around(seen));
  /** What one player did in a row is added up, and no further. */
  const added = (events: readonly SeenEvent<G['event']>[]): SeenEvent<G['event']>[] => {
    const sums: SeenEvent<G['event']>[] = [];
    let row = 0;
    for (const event of events) {
      const last = sums.at(-1);
      if (last === undefined || playerOf(last) !== playerOf(event)) row = sums.length;
      const all = sums.slice(row).map((sum) => brings.add?.(sum, event));
      const place = all.findIndex((sum) => sum !== undefined);
      sums[place < 0 ? sums.length : row + place] = all[place] ?? event;
    }
    return sums;
  };
  const worthSaying = (events: readonly SeenEvent<G['event']>[], action: G['action']) => {
    const end = events.findIndex(({ type }) => brings.ends?.includes(type));
    return events
      .slice(0, end < 0 ? events.length : end)
      .filter(
        (event) =>
          brings.types.includes(event.type) &&
          (playerOf(event) ?? action.player) === action.player &&
          !brings.silent?.(event, action),
      );
  };

  return {
    language: language.language,
    title,
    player: language.player,
    ask: (seen, question: QuestionLike) =>
      spoken((language.asks as AnyWords<[QuestionLike, Around<G>]>)[question.ask], question, around(seen)),
    say: (seen, action) => {
      // first, since it refuses what is not legal
      const foreseen = added(worthSaying(engine.foresee(seen, action), action));
      const said = spoken(
        (language.says as unknown as AnyWords<[ActionLike, Around<G> & { question: unknown }]>)[action.type],
        action,
        { ...around(seen), question: engine.openQuestion(seen, action.player) },
      );
      const told = foreseen.map((event) => predicate(tell(seen, event))).filter(({ length }) => length > 0);
      return capital(join(said, said.length > 0 && told.length > 0 && ': ', inRow(told)));
    },
    tell,
    tellAll: (seen, events) =>
      added(events)
        .map((event) => tell(seen, event))
        .filter(({ length }) => length > 0),
    refuse: (refusal) => translated(language.refusals, refusal, (id, name) => language.arg?.(name, id) ?? title(id)),
    problem: (problem, called = title) => translated(language.refusals, problem, called),
    row: (row) => language.rows[row],
    option: (name) => language.options[name],
  };
}
