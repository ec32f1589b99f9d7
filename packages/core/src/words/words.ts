/** The words of a game: all its texts in one language. This file has their declaration in a language, and the functions that an app calls. */

import type { Remarks } from '../components/component-set';
import type { OptionWords } from '../components/options';
import type { Problem, Refusal } from '../errors/errors';
import type { Engine } from '../game/contract';
import type { ActionLike, EventLike, GameTypes, Outcome, QuestionLike, Readable, Seat, SeenEvent } from '../game/types';
import { capital, capitalized, inRow, join, type Phrase, predicate, subject } from './parts';
import { translated } from './verdicts';

/** The words of a game, bound to an engine and its component tables. No function throws for an id that the tables do not have. */
export interface Words<G extends GameTypes> {
  /** `en`, `de` */
  readonly language: string;
  /** Returns the title of a card, tile, space or color from the component tables, or else from the language. Without a title, returns the id in words. */
  title(id: string): string;
  /** Returns a name for a seat, for apps that do not have the name of the player. */
  player(seen: Readable<G>, seat: Seat): string;
  /** Returns the name of a team by its place in `engine.teams`, from 0: `Team 1`. */
  team(index: number): string;
  /** Returns the prompt for a question: `Choose a field for your emissary`. No period. */
  ask(seen: Readable<G>, question: G['question']): Phrase;
  /**
   * Describes a legal action and its certain effects as an instruction: `Build the market at (-1, 0): pay 2 coins`. No period. Two legal
   * actions that answer one question never have the same text. Throws IllegalActionError.
   */
  say(seen: Readable<G>, action: G['action']): Phrase;
  /**
   * Describes an event that `eventsFor` returned for a viewer. `seen` is the state or view after the event. No period: `sentences` makes a
   * log of such phrases. Returns an empty phrase for an event that is not worth reporting.
   */
  tell(seen: Readable<G>, event: SeenEvent<G['event']>): Phrase;
  /** Describes several events. Adds up amounts of one kind: `gains 2 coins`, not `gains 1 coin` twice. Leaves out events not worth reporting. */
  tellAll(seen: Readable<G>, events: readonly SeenEvent<G['event']>[]): Phrase[];
  /** Returns the phrases of events of one player as an instruction to this player, as in `say`: `pay 2 coins, build the market`. */
  instruction(told: readonly Phrase[]): Phrase;
  /** Returns the reason of a refusal, without its clause: no capital, no period. It is English if the language has no translation. */
  refuse(refusal: Refusal): string;
  /**
   * Returns the problem of an option, without its name: no capital, no period. It is English if the language has no translation. `called`
   * returns the text for each id, by default its title.
   */
  problem(problem: Problem, called?: (id: string) => string): string;
  /** Returns the name of a row of the score sheet. */
  row(row: G['row']): string;
  /** Returns the label and help of an option. */
  option(name: keyof G['options'] & string): OptionWords;
}

type WithType<T, K> = T extends { readonly type: K } ? T : never;
type WithAsk<T, K> = T extends { readonly ask: K } ? T : never;

/** The context of a sentence. */
export interface Around<G extends GameTypes> {
  readonly seen: Readable<G>;
  /** Returns a player as the subject of a sentence. */
  who(seat: Seat): Phrase;
  /**
   * Returns a thing as a part of a sentence. `text` is its name in the form that the sentence needs, with its article. If the component
   * tables have a title for the thing, the title replaces `text`.
   */
  thing(id: string, text?: string): Phrase;
}

/** The context of a sentence about an action: it includes the question that the action answers. */
export interface AroundAction<G extends GameTypes, A> extends Around<G> {
  readonly question: QuestionOf<G, A>;
}

/** The questions that an action type may answer. */
type QuestionOf<G extends GameTypes, A> = {
  [K in keyof G['answers']]: A extends G['answers'][K] ? WithAsk<G['question'], K> : never;
}[keyof G['answers']];

type Said = Phrase | string;

/** The declaration of the words of a game in one language. A missing entry does not compile. */
export interface Language<G extends GameTypes> {
  readonly language: string;
  /** Returns the title of a thing, if the language has one. `wordsOf` makes its first letter a capital. */
  title(id: string): string | undefined;
  /** Returns an id in words, for things without a title. */
  inWords(id: string): string;
  /** Returns a name for a seat. */
  player(seen: Readable<G>, seat: Seat): string;
  /** Returns the name of a team by its place in `engine.teams`, from 0; by default `Team 1` for the first one. */
  team?(index: number): string;
  /** prompts for the player who must answer */
  readonly asks: {
    readonly [K in G['question']['ask']]: Said | ((question: WithAsk<G['question'], K>, around: Around<G>) => Said);
  };
  /** instructions to the player, in the imperative; `null` if the effects of the action say everything */
  readonly says: {
    readonly [K in G['action']['type']]:
      | null
      | Said
      | ((action: WithType<G['action'], K>, around: AroundAction<G, WithType<G['action'], K>>) => Said);
  };
  /** whole clauses in the present tense, beginning with `who` if a player did it; `null` for events that are not reported */
  readonly tells: {
    readonly [K in G['event']['type']]:
      | null
      | ((event: SeenEvent<WithType<G['event'], K> & EventLike>, around: Around<G>) => Said);
  };
  /**
   * Returns the imperative of a verb in the third person, with which `say` begins each effect. By default effects stay in the third person.
   * `imperative` of core's English and German is such a function.
   */
  imperative?(verb: string): string;
  readonly rows: Readonly<Record<G['row'], string>>;
  readonly options: Readonly<Record<keyof G['options'] & string, OptionWords>>;
  /** the translations of refusals and of problems of options; keyed by the English text with `{name}` placeholders; empty in English */
  readonly refusals: Readonly<Record<string, string>>;
  /** Returns the word for an argument of a refusal that is an id, in the form that the refusal needs; `undefined` for its title. */
  arg?(name: string, value: string): string | undefined;
}

/** The effects that `say` adds to the text of an action: the events by which its player does, pays or gains something. */
export interface Brings<G extends GameTypes> {
  readonly types: readonly G['event']['type'][];
  /** Events from the first of these types on are not caused by the player. */
  readonly ends?: readonly G['event']['type'][];
  /** Returns true for an event that the text of the action already reports, or that another player caused. */
  silent?(event: SeenEvent<G['event']>, action: G['action']): boolean;
  /** Returns two events of one kind as one, with their amounts added up. Returns `undefined` for events of different kinds. */
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

/** Returns a function that describes an event: the player's name and the phrase that `did` returns. The result is empty if that phrase is empty. */
export const by =
  <E extends { readonly player: Seat }, A extends { who(seat: Seat): Phrase }>(did: (event: E, around: A) => Said) =>
  (event: E, around: A): Phrase => {
    const told = did(event, around);
    return told.length === 0 ? [] : join(around.who(event.player), ' ', told);
  };

/**
 * Returns the names of the winners of `outcome`: players by `nameOf`, or teams with their players, such as `Team 1 (Ann, Bob)`. `teams` are
 * those of `engine.teams`. The list is empty before the end of the game, and if the players lost to the game itself.
 */
export function winnersOf(
  words: Pick<Words<GameTypes>, 'team'>,
  teams: readonly (readonly Seat[])[],
  outcome: Outcome | null,
  nameOf: (seat: Seat) => string,
): string[] {
  const [winners = []] = outcome?.ranking ?? [];
  if (teams.every(({ length }) => length === 1)) return winners.map(nameOf);
  return teams.flatMap((team, index) =>
    team.every((seat) => winners.includes(seat)) ? `${words.team(index)} (${team.map(nameOf).join(', ')})` : [],
  );
}

/** Makes the words of a game for an engine. Titles in the engine's component tables take precedence over the titles of the language. */
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
  /** Returns the events, with amounts of one kind in consecutive events of one player added up. */
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
  const instruction = (told: readonly Phrase[]): Phrase =>
    inRow(
      told.map((phrase) => {
        const [first, ...rest] = predicate(phrase);
        if (subject(phrase) === undefined || typeof first !== 'string') return predicate(phrase);
        return [first.replace(/^\p{L}+/u, (verb) => language.imperative?.(verb) ?? verb), ...rest];
      }),
    );
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
    team: (index) => language.team?.(index) ?? `Team ${index + 1}`,
    ask: (seen, question: QuestionLike) =>
      spoken((language.asks as AnyWords<[QuestionLike, Around<G>]>)[question.ask], question, around(seen)),
    say: (seen, action) => {
      // called first because it throws if the action is not legal
      const foreseen = added(worthSaying(engine.preview(seen, action), action));
      const said = spoken(
        (language.says as unknown as AnyWords<[ActionLike, Around<G> & { question: unknown }]>)[action.type],
        action,
        { ...around(seen), question: engine.openQuestion(seen, action.player) },
      );
      const told = foreseen.map((event) => tell(seen, event)).filter(({ length }) => length > 0);
      return capital(join(said, said.length > 0 && told.length > 0 && ': ', instruction(told)));
    },
    instruction,
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
