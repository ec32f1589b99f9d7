/** What is said at a table in one language: what a language writes down, and what an app gets of it. */
import type { GameTypes, Problem, Readable, Seat } from '@ludi-romani/core';
import { join, type Phrase, sentences, type Told, type Words } from '@ludi-romani/core/words';
import type { Asked, Line, SeatEntry, TableRefusal, TableRefusalCode } from '../types';

/** A line of the log in words. */
export interface ToldLine {
  readonly version: number;
  /** sentences, each with whose doing it is; none for what is not worth a word */
  readonly told: readonly Told[];
  /** whether one of the lines given with it took it back */
  readonly isTakenBack: boolean;
}

/** The words of a table at which a game is played, beside those of the game: players are called as the game calls them. */
export interface TableWords<G extends GameTypes> {
  /** `en`, `de` */
  readonly language: string;
  /**
   * Why something was not entered: what the rules say, in the words of the game and without the clause, or else what stands in the way at
   * the table, and who would have to agree where consent can be asked for. No capital, no period.
   */
  refuse(seen: Readable<G>, refusal: TableRefusal): Phrase;
  /**
   * What was entered, its player in front: what was taken back and done again, asked and answered, said, resigned, run out of. Of an
   * action only that a stand-in chose it: what it brought, the game's words tell of the events beside it. Nothing for what is not worth a
   * word. No period: `sentences` makes a log of it.
   */
  tell(seen: Readable<G>, line: Pick<Line<G>, 'entry' | 'takesBack'>): Phrase;
  /** What lines tell, as sentences: what was entered, and what came of it in the game. */
  log(seen: Readable<G>, lines: readonly Line<G>[]): readonly ToldLine[];
  /** Why a table cannot be opened so, without the name of the option or term: what the words of the game say, and what they do not know. */
  problem(problem: Problem): string;
  /** What somebody asks to take back, and who is still to agree: `status.ask`. No period. */
  ask(seen: Readable<G>, asked: Asked): Phrase;
}

type Said = Phrase | string;

/** What a refusal may be said with. */
export interface Why {
  /** whose doing it is, if it is known */
  readonly by: readonly Phrase[];
  readonly most: number;
}

/** What one language writes down for a table: everything, or it does not compile. */
export interface TableLanguage {
  readonly language: string;
  readonly refusals: { readonly [K in TableRefusalCode]: Said | ((why: Why) => Said) };
  /** What is said of the names at a table that cannot be. */
  readonly names: string;
  /** Who would have to agree: the rest of a refusal. */
  needs(who: readonly Phrase[]): Said;
  /** Third person, without a subject; of how many actions it took back, where it did. */
  readonly tells: { readonly [K in SeatEntry['type']]: Said | ((takenBack: number) => Said) };
  /** without a subject: an action was chosen by a stand-in */
  readonly standIn: Said;
  /** What somebody says, a whole clause; `null` is a spectator. */
  comment(who: Phrase | null, text: string): Said;
  ask(who: Phrase, actions: number, needs: readonly Phrase[]): Said;
}

const phrase = (said: Said): Phrase => (typeof said === 'string' ? [said] : said);
const spoken = <A>(word: Said | ((about: A) => Said), about: A): Phrase =>
  phrase(typeof word === 'function' ? word(about) : word);

/** The words of a table in the language of the game's own. */
export function tableWords<G extends GameTypes>(language: TableLanguage, game: Words<G>): TableWords<G> {
  const who = (seen: Readable<G>, seat: Seat): Phrase => [{ player: seat, text: game.player(seen, seat) }];
  const all = (seen: Readable<G>, seats: readonly Seat[]): Phrase[] => seats.map((seat) => who(seen, seat));
  const did = (seen: Readable<G>, seat: Seat, what: Said): Phrase => join(who(seen, seat), ' ', phrase(what));
  const tell: TableWords<G>['tell'] = (seen, { entry, takesBack = [] }) => {
    if (entry.type === 'comment')
      return phrase(language.comment(entry.seat === 'spectator' ? null : who(seen, entry.seat), entry.text));
    if (entry.type === 'action') return entry.standIn ? did(seen, entry.action.player, language.standIn) : [];
    return did(seen, entry.seat, spoken(language.tells[entry.type], takesBack.length));
  };
  return {
    language: language.language,
    refuse: (seen, { code, message, rule, needs = [], by = [], most = 0 }) => {
      if (rule !== undefined) return [game.refuse(rule)];
      // a server may know more codes than this
      const known = Object.hasOwn(language.refusals, code) ? language.refusals[code] : message;
      const why = spoken(known, { by: all(seen, by), most });
      return needs.length === 0 ? why : join(why, phrase(language.needs(all(seen, needs))));
    },
    tell,
    log: (seen, lines) => {
      const gone = new Set(lines.flatMap(({ takesBack = [] }) => takesBack));
      return lines.map((line) => ({
        version: line.version,
        told: sentences([tell(seen, line), ...game.tellAll(seen, line.events)]),
        isTakenBack: gone.has(line.version),
      }));
    },
    problem: (problem) => {
      if (problem.path === 'names') return language.names;
      // what terms may be is no thing of the game
      return problem.path.startsWith('terms') ? game.problem(problem, (term) => term) : game.problem(problem);
    },
    ask: (seen, { seat, takesBack, needs }) =>
      phrase(language.ask(who(seen, seat), takesBack.length, all(seen, needs))),
  };
}
