/** Sentences that consist of parts. An app can color and link single parts. A screen reader reads the parts as one text. */
import type { Seat } from '../game/types';

/** A player. An app that has a name for the seat shows that name in place of `text`. */
export interface PlayerPart {
  readonly player: Seat;
  readonly text: string;
}

/** A thing on the table. `thing` is its id. */
export interface ThingPart {
  readonly thing: string;
  readonly text: string;
}

/** An amount. `text` holds the number and the noun. */
export interface AmountPart {
  readonly amount: number;
  /** the kind of thing: `coins` */
  readonly of: string;
  readonly text: string;
}

export type Part = string | PlayerPart | ThingPart | AmountPart;

/** A sentence or a part of one. */
export type Phrase = readonly Part[];

/** The values that a template accepts. `undefined` and `false` add nothing. */
export type Piece = Part | Phrase | number | undefined | false;

/** Joins pieces to one phrase, in their order, without blanks between them. */
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

/** A template tag that returns a phrase: say`${who} builds ${thing}` */
export const say = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Phrase =>
  join(...texts.flatMap((text, i) => [text, pieces[i]]));

/** Returns a phrase as plain text. `names` are the players' names in the app, by seat. */
export const text = (phrase: Phrase | string, names: readonly (string | undefined)[] = []): string =>
  typeof phrase === 'string'
    ? phrase
    : phrase
        .map((part) => {
          if (typeof part === 'string') return part;
          return 'player' in part ? (names[part.player] ?? part.text) : part.text;
        })
        .join('');

/** Lists phrases: `A`, `A and B`, `A, B and C`. */
export const listed = (phrases: readonly Piece[], and: string): Phrase =>
  join(...phrases.flatMap((phrase, i) => [i === 0 ? '' : i < phrases.length - 1 ? ', ' : ` ${and} `, phrase]));

/** Joins phrases with commas. */
export const commas = (phrases: readonly Piece[]): Phrase =>
  join(...phrases.flatMap((phrase, i) => [i === 0 ? '' : ', ', phrase]));

/** Returns a text with a capital first letter. */
export const capitalized = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Returns a phrase with a capital first letter, unless it begins with a player. */
export const capital = ([first, ...rest]: Phrase): Phrase => {
  if (first === undefined) return [];
  if (typeof first === 'string') return [capitalized(first), ...rest];
  return 'player' in first ? [first, ...rest] : [{ ...first, text: capitalized(first.text) }, ...rest];
};

/** Returns a phrase with a capital first letter, and with a period unless it ends with `.`, `!` or `?`. */
export const sentence = (phrase: Phrase): Phrase =>
  phrase.length === 0 ? phrase : capital(/[.!?]$/.test(text(phrase.slice(-1))) ? phrase : join(phrase, '.'));

/** Returns the player with whom a phrase begins, if it begins with one. */
export const subject = ([first]: Phrase): Seat | undefined =>
  typeof first === 'object' && 'player' in first ? first.player : undefined;

/** Returns a phrase without the player with whom it begins: `pays 2 coins`. */
export const predicate = (phrase: Phrase): Phrase => {
  const [, first, ...rest] = phrase;
  return subject(phrase) === undefined || first === undefined
    ? phrase
    : [typeof first === 'string' ? first.trimStart() : first, ...rest];
};

/** True for a verb and an amount: `pays 2 coins`. */
const isAmount = ([verb, what, ...rest]: Phrase): boolean =>
  typeof verb === 'string' && typeof what === 'object' && 'amount' in what && rest.length === 0;

/** Joins predicates of one player. The same verb before several amounts is used once: `pays 2 coins, 1 worker, builds a market`. */
export const inRow = (predicates: readonly Phrase[]): Phrase =>
  commas(
    predicates.map((phrase, i) => {
      const before = predicates[i - 1];
      const hasSameVerb = before !== undefined && isAmount(before) && isAmount(phrase) && before[0] === phrase[0];
      return hasSameVerb ? phrase.slice(1) : phrase;
    }),
  );

/** A sentence of a log. */
export interface Told {
  /** the player with whom the sentence begins, or `null` */
  readonly player: Seat | null;
  readonly phrase: Phrase;
  /** the phrases of the events that the sentence tells */
  readonly phrases: readonly Phrase[];
}

/**
 * Makes sentences of the phrases of events. Consecutive phrases about one player become one sentence: `Red pays 2 coins, gains 3.` Empty
 * phrases are left out.
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
  return rows.map(({ player, phrases }) => ({
    player,
    phrase: sentence(
      phrases.length === 1 ? phrases[0] : join(phrases[0].slice(0, 1), ' ', inRow(phrases.map(predicate))),
    ),
    phrases,
  }));
}
