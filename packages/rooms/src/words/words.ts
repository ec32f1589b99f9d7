/** The words of hosted tables, their texts in one language: the lobby, the controls of a table, and the connection. */
import type { Problem } from '@ludi-romani/core';
import { capitalized } from '@ludi-romani/core/words';
import type { RoomRefusalCode } from '../protocol';
import { rounded, type Unit } from './clock';

/** The reason why a server refuses a request, or why a client ends its connection. The words of a table have the reasons of the table. */
export type RefusalCode =
  | RoomRefusalCode
  /** the connection has ended, and it is not known if the request was carried out */
  | 'closed'
  /** the table is of another game than the page */
  | 'other-game';

/** The labels of a page: buttons, headings and short notes. Questions and notes are sentences, all others have no period. */
export interface RoomLabels {
  // the lobby
  readonly createTable: string;
  readonly openTables: string;
  readonly game: string;
  readonly players: string;
  /** for a choice with the label `begin`: the game begins when every seat is taken, or when the host begins it */
  readonly beginsWhen: { readonly full: string; readonly host: string };
  /** for the choice that a table is in the list of tables */
  readonly listed: string;
  /** for the choice that everyone with the link may watch */
  readonly spectatorsAllowed: string;
  /** for a choice with the label `undo`: the terms of undo */
  readonly undoTerms: { readonly free: string; readonly consent: string; readonly never: string };
  readonly noClock: string;
  /** the time of each player for the whole game */
  readonly clockTime: string;
  /** the time that each decision adds */
  readonly clockIncrement: string;
  /** Returns the name of a seat, counted from 0. */
  seat(seat: number): string;
  readonly yourName: string;
  readonly sitDown: string;
  readonly freeSeat: string;
  readonly invite: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly begin: string;
  /** Returns a note with the number of seats that are not taken. */
  waitingForPlayers(count: number): string;
  readonly whoIsHere: string;
  readonly host: string;
  readonly spectator: string;
  readonly watch: string;
  readonly bot: string;
  readonly bots: string;
  readonly standIn: string;

  // the table
  readonly yourTurn: string;
  readonly watching: string;
  readonly paused: string;
  readonly undo: string;
  readonly askUndo: string;
  readonly redo: string;
  /** passes the open question, and later ones like it until `askAgain` */
  readonly passOn: string;
  readonly askAgain: string;
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly pause: string;
  readonly resume: string;
  readonly moreTime: string;
  readonly endGame: string;
  readonly resign: string;
  readonly resignQuestion: string;
  readonly leave: string;
  readonly comeBack: string;
  /** Returns the label of the button that lets a stand-in play for an absent player. */
  replace(name: string): string;
  readonly again: string;
  readonly nextGame: string;
  /** for the controls that are seldom needed */
  readonly more: string;
  /** for the replay of a game that is over */
  readonly download: string;
  readonly log: string;
  /** marks a line of the log that was taken back */
  readonly takenBack: string;
  readonly clocks: string;
  readonly chat: string;
  readonly say: string;
  readonly forget: string;
  readonly forgetQuestion: string;

  // the connection
  readonly connecting: string;
  readonly behind: string;
  readonly reconnecting: string;
  readonly refused: string;
  readonly reload: string;
  /** tells players that their browser stores nothing, so that they need the address of the page to come back */
  readonly notStored: string;
}

/** The fields of a wish for a table that the server checks, besides the options and terms of the game. */
export type WishField = 'game' | 'begin' | 'listed' | 'spectators' | 'absence' | 'bots' | 'options.seed';

/** The texts of hosted tables in one language. A missing text is a compile error. */
export interface RoomsLanguage {
  readonly language: string;
  readonly labels: RoomLabels;
  /** clauses without a capital or a period; a function gets the milliseconds to wait, 0 if they are not known */
  readonly refusals: { readonly [K in RefusalCode]: string | ((wait: number) => string) };
  /** the problem of a field, without its name */
  readonly problems: { readonly [K in WishField]: string };
  /** the problem of a field that does not exist */
  readonly unknownField: string;
  /** Returns a note for a player who has been absent for this time. */
  away(count: number, unit: Unit): string;
}

/** The words of hosted tables. */
export interface RoomWords {
  /** `en`, `de` */
  readonly language: string;
  readonly labels: RoomLabels;
  /**
   * Returns the reason of a refusal as a clause, without a capital or a period. Returns `undefined` for a code that is not of the server or
   * the client: the words of the table describe it.
   */
  refuse(refusal: { readonly code: string; readonly wait?: number }): string | undefined;
  /**
   * Returns a problem of a wish for a table as text, without its path. `table`, the words of a table, describes the problems of options and
   * terms. Without it, they are in English.
   */
  problem(problem: Problem, table?: { problem(problem: Problem): string }): string;
  /**
   * Returns any refusal as text with a capital and without a period: the problems of a wish with their paths, or the reason. `table` is as for
   * `problem`. A refusal of the table is in English: `why` of `online` has it in words.
   */
  say(
    refusal: {
      readonly code: string;
      readonly message: string;
      readonly wait?: number;
      readonly problems?: readonly Problem[];
    },
    table?: { problem(problem: Problem): string },
  ): string;
  /** Returns a note for a player who has been absent for this time, in milliseconds. */
  away(milliseconds: number): string;
}

const isIn = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key);

/** Returns the words of hosted tables in a language. */
export const roomWords = ({ language, labels, refusals, problems, unknownField, away }: RoomsLanguage): RoomWords => {
  const words: RoomWords = {
    language,
    labels,
    refuse: ({ code, wait = 0 }) => {
      const reason = isIn(refusals, code) ? refusals[code] : undefined;
      return typeof reason === 'function' ? reason(wait) : reason;
    },
    problem: (problem, table) => {
      if (problem.message === 'no such field') return unknownField;
      if (isIn(problems, problem.path)) return problems[problem.path];
      return table?.problem(problem) ?? problem.message;
    },
    say: (refusal, table) => {
      const found = (refusal.problems ?? []).map((one) => `${one.path}: ${words.problem(one, table)}`);
      return found.length > 0 ? found.join('. ') : capitalized(words.refuse(refusal) ?? refusal.message);
    },
    away: (milliseconds) => away(...rounded(milliseconds)),
  };
  return words;
};
