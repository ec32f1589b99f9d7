/** Sentences in parts: what a screen colors and links, and a screen reader reads as one text. */
import type { Seat } from '../game/types';

/** A player; `text` is what to call that seat where an app has no name for it. */
export interface PlayerPart {
  readonly player: Seat;
  readonly text: string;
}

/** Something on the table, by its id. */
export interface ThingPart {
  readonly thing: string;
  readonly text: string;
}

/** So much of something: `text` has the number and the word. */
export interface AmountPart {
  readonly amount: number;
  /** what it is an amount of: `coins` */
  readonly of: string;
  readonly text: string;
}

export type Part = string | PlayerPart | ThingPart | AmountPart;

/** A sentence or a piece of one. */
export type Phrase = readonly Part[];

/** What a template may hold: `undefined` and `false` are nothing. */
export type Piece = Part | Phrase | number | undefined | false;

/** A phrase of all pieces, in their order. */
export function join(...pieces: readonly Piece[]): Phrase {
  const parts: Part[] = [];
  for (const piece of pieces) {
    if (piece === undefined || piece === false) continue;
    const more: Phrase = Array.isArray(piece) ? piece : [typeof piece === 'number' ? String(piece) : (piece as Part)];
    for (const part of more) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else if (part !== '') parts.push(part);
    }
  }
  return parts;
}

/** A phrase as a template: say`${who} builds ${thing}` */
export const say = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Phrase =>
  join(...texts.flatMap((text, i) => [text, pieces[i]]));

/** A phrase as plain text; `names` are what an app calls its players, by seat. */
export const text = (phrase: Phrase | string, names: readonly (string | undefined)[] = []): string =>
  typeof phrase === 'string'
    ? phrase
    : phrase
        .map((part) => {
          if (typeof part === 'string') return part;
          return 'player' in part ? (names[part.player] ?? part.text) : part.text;
        })
        .join('');

/** Phrases one after the other: `A`, `A and B`, `A, B and C`. */
export const listed = (phrases: readonly Piece[], and: string): Phrase =>
  join(...phrases.flatMap((phrase, i) => [i === 0 ? '' : i < phrases.length - 1 ? ', ' : ` ${and} `, phrase]));

/** Phrases with commas between them. */
export const commas = (phrases: readonly Piece[]): Phrase =>
  join(...phrases.flatMap((phrase, i) => [i === 0 ? '' : ', ', phrase]));

/** A text with a capital in front. */
export const capitalized = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** A phrase with a capital in front; what a player is called stays as it is. */
export const capital = ([first, ...rest]: Phrase): Phrase => {
  if (first === undefined) return [];
  if (typeof first === 'string') return [capitalized(first), ...rest];
  return 'player' in first ? [first, ...rest] : [{ ...first, text: capitalized(first.text) }, ...rest];
};

/** A phrase with a capital in front and a period behind, if it has none. */
export const sentence = (phrase: Phrase): Phrase =>
  phrase.length === 0 ? phrase : capital(/[.!?]$/.test(text(phrase.slice(-1))) ? phrase : join(phrase, '.'));

/** The player in front, if a phrase begins with one. */
export const subject = ([first]: Phrase): Seat | undefined =>
  typeof first === 'object' && 'player' in first ? first.player : undefined;

/** What is said of the player in front: `pays 2 coins`. */
export const predicate = (phrase: Phrase): Phrase => {
  const [, first, ...rest] = phrase;
  return subject(phrase) === undefined || first === undefined
    ? phrase
    : [typeof first === 'string' ? first.trimStart() : first, ...rest];
};

/** Nothing but a verb and an amount: `pays 2 coins`. */
const isAmount = ([verb, what, ...rest]: Phrase): boolean =>
  typeof verb === 'string' && typeof what === 'object' && 'amount' in what && rest.length === 0;

/** What is said of one player in a row; of amounts in a row a verb is said once: `pays 2 coins, 1 worker, builds a market`. */
export const inRow = (predicates: readonly Phrase[]): Phrase =>
  commas(
    predicates.map((phrase, i) => {
      const before = predicates[i - 1];
      const isGoingOn = before !== undefined && isAmount(before) && isAmount(phrase) && before[0] === phrase[0];
      return isGoingOn ? phrase.slice(1) : phrase;
    }),
  );

/** Whose name stands in front of what is told. */
export interface Told {
  /** `null` where it is about nobody */
  readonly player: Seat | null;
  readonly phrase: Phrase;
}

/**
 * What was told event by event, as sentences: what is said of one player in a row is one, `Red pays 2 coins, gains 3.` Empty phrases
 * are not told.
 */
export function sentences(phrases: readonly Phrase[]): Told[] {
  const rows: { readonly player: Seat | null; readonly phrases: [Phrase, ...Phrase[]] }[] = [];
  for (const phrase of phrases) {
    if (phrase.length === 0) continue;
    const player = subject(phrase) ?? null;
    const last = rows.at(-1);
    if (player !== null && last?.player === player) last.phrases.push(phrase);
    else rows.push({ player, phrases: [phrase] });
  }
  return rows.map(({ player, phrases: [first, ...more] }) => ({
    player,
    phrase: sentence(more.length === 0 ? first : join(first.slice(0, 1), ' ', inRow([first, ...more].map(predicate)))),
  }));
}
