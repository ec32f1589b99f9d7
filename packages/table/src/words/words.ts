/** The words of a table: all its texts in one language. This file has their declaration in a language, and the functions that an app calls. */
import type { GameTypes, Problem, Readable, Seat } from '@ludi-romani/core';
import { join, type Phrase, sentences, type Told, type Words } from '@ludi-romani/core/words';
import type { Asked, Line, SeatEntry, TableRefusal, TableRefusalCode, Wish } from '../types';

/** A line of the log as sentences. */
export interface ToldLine {
  readonly version: number;
  /** the sentences, each with its player; empty if the line has nothing to report */
  readonly told: readonly Told[];
  /** True if another of the given lines took this line back. */
  readonly isTakenBack: boolean;
}

/** The words of a table in addition to those of its game. Players have the names from the words of the game. */
export interface TableWords<G extends GameTypes> {
  /** `en`, `de` */
  readonly language: string;
  /**
   * Returns the reason of a refusal, without a capital or a period. A refusal of the rules is in the words of the game, without the clause.
   * A refusal of the table also names the players who would have to consent, if the terms allow consent.
   */
  refuse(seen: Readable<G>, refusal: TableRefusal): Phrase;
  /**
   * Describes an entry, its player first, without a period. For an action, the phrase reports only that a stand-in chose it, and is otherwise
   * empty: the words of the game describe the events. `sentences` makes a log of such phrases.
   */
  tell(seen: Readable<G>, line: Pick<Line<G>, 'entry' | 'takesBack'>): Phrase;
  /** Returns lines as sentences: each entry, and its events in the words of the game. */
  log(seen: Readable<G>, lines: readonly Line<G>[]): readonly ToldLine[];
  /** Returns a problem with options, terms or names of a table as text, without its path. */
  problem(problem: Problem): string;
  /** Describes a request, such as `status.ask`, with the players who must still consent. No period. */
  ask(seen: Readable<G>, asked: Asked): Phrase;
}

type Said = Phrase | string;

/** The details of a refusal that its text can contain. */
export interface Why {
  /** the players who cause the refusal; may be empty */
  readonly by: readonly Phrase[];
  /** the exceeded limit; 0 if there is none */
  readonly most: number;
}

/** The texts of one language for a table. A missing text is a compile error. */
export interface TableLanguage {
  readonly language: string;
  readonly refusals: { readonly [K in TableRefusalCode]: Said | ((why: Why) => Said) };
  /** the problem of invalid names */
  readonly names: string;
  /** Returns the last part of a refusal: the players who would have to consent. */
  needs(who: readonly Phrase[]): Said;
  /** for each type of entry, the third person without a subject; a function gets the number of actions that the entry took back */
  readonly tells: { readonly [K in SeatEntry['type']]: Said | ((takenBack: number) => Said) };
  /** for an action that a stand-in chose, the third person without a subject */
  readonly standIn: Said;
  /** Returns a comment as a whole clause. `who` is `null` for a spectator. */
  comment(who: Phrase | null, text: string): Said;
  /** The wishes of a request, each as the third person without a subject: `asks to pause the game`. */
  readonly wishes: {
    /** `actions` is 0 if their number is not known */
    undo(actions: number): Said;
    readonly pause: Said;
    readonly end: Said;
    /** `time` is in milliseconds */
    time(time: number): Said;
    replace(other: Phrase): Said;
  };
  /** Returns the last part of a request: the players who must still consent. */
  missing(needs: readonly Phrase[]): Said;
  /** Returns an outage of the server, in milliseconds, as a whole clause. */
  outage(time: number): Said;
}

const phrase = (said: Said): Phrase => (typeof said === 'string' ? [said] : said);
const spoken = <A>(word: Said | ((about: A) => Said), about: A): Phrase =>
  phrase(typeof word === 'function' ? word(about) : word);

/** Returns the words of a table. `language` must be the language of the words `game`. */
export function tableWords<G extends GameTypes>(language: TableLanguage, game: Words<G>): TableWords<G> {
  const who = (seen: Readable<G>, seat: Seat): Phrase => [{ player: seat, text: game.player(seen, seat) }];
  const all = (seen: Readable<G>, seats: readonly Seat[]): Phrase[] => seats.map((seat) => who(seen, seat));
  const did = (seen: Readable<G>, seat: Seat, what: Said): Phrase => join(who(seen, seat), ' ', phrase(what));
  const wish = (seen: Readable<G>, wanted: Wish, actions: number): Said => {
    const { wishes } = language;
    if (wanted.what === 'undo') return wishes.undo(actions);
    if (wanted.what === 'time') return wishes.time(wanted.time);
    if (wanted.what === 'replace') return wishes.replace(who(seen, wanted.other));
    return wishes[wanted.what];
  };
  const tell: TableWords<G>['tell'] = (seen, { entry, takesBack = [] }) => {
    if (entry.type === 'comment')
      return phrase(language.comment(entry.seat === 'spectator' ? null : who(seen, entry.seat), entry.text));
    if (entry.type === 'action') return entry.standIn ? did(seen, entry.action.player, language.standIn) : [];
    if (entry.type === 'outage') return phrase(language.outage(entry.time));
    if (entry.type === 'ask')
      return did(
        seen,
        entry.seat,
        takesBack.length > 0 ? spoken(language.tells.undo, takesBack.length) : wish(seen, entry, 0),
      );
    return did(seen, entry.seat, spoken(language.tells[entry.type], takesBack.length));
  };
  return {
    language: language.language,
    refuse: (seen, { code, message, rule, needs = [], by = [], most = 0 }) => {
      if (rule !== undefined) return [game.refuse(rule)];
      // a newer server may send other codes
      const word = Object.hasOwn(language.refusals, code) ? language.refusals[code] : message;
      const why = spoken(word, { by: all(seen, by), most });
      return needs.length === 0 ? why : join(why, phrase(language.needs(all(seen, needs))));
    },
    tell,
    log: (seen, lines) => {
      const takenBack = new Set(lines.flatMap(({ takesBack = [] }) => takesBack));
      return lines.map((line) => ({
        version: line.version,
        told: sentences([tell(seen, line), ...game.tellAll(seen, line.events)]),
        isTakenBack: takenBack.has(line.version),
      }));
    },
    problem: (problem) => {
      if (problem.path === 'names') return language.names;
      // values of terms are not ids of the game, so they get no titles
      return problem.path.startsWith('terms') ? game.problem(problem, (term) => term) : game.problem(problem);
    },
    ask: (seen, { seat, takesBack, needs, ...wanted }) => {
      const asks = did(seen, seat, wish(seen, wanted, takesBack.length));
      return needs.length === 0 ? asks : join(asks, phrase(language.missing(all(seen, needs))));
    },
  };
}
