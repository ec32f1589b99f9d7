/** The building blocks of English sentences. */
import type { OptionWords } from '../components/options';
import type { AnyShape } from '../components/shapes';
import { type AmountPart, capitalized, listed, type Phrase, type Piece, say } from './parts';
import { valuesIn } from './values';
import { type Verdicts, verdictsOf } from './verdicts';

/** Returns a number with its noun: `1 coin`, `2 coins`. `many` is the plural if it is not `one` with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Returns a number with its noun as a part of a phrase. */
export const amount = (count: number, of: string, one: string, many?: string): AmountPart => ({
  amount: count,
  of,
  text: plural(count, one, many),
});

/** Returns a noun with its indefinite article: `a coin`, `an amphora`. */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', is: 'be' };

/** Returns the imperative of a verb in the third person: `pay` of `pays`, `carry` of `carries`. Returns other words as they are. */
export const imperative = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/([a-z]{2})ies$/, '$1y')
    .replace(/(ss|sh|ch|x|zz|o)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Lists phrases: `A`, `A and B`, `A, B and C`. */
export const and = (phrases: readonly Piece[]): Phrase => listed(phrases, 'and');

/** Returns an id as words, for things without a title: `Great aqueduct`. */
export const inWords = (id: string): string => capitalized(id.replaceAll('-', ' '));

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number from 0 to 10 as a word, any other in digits. */
export const inLetters = (count: number): string => NUMBERS[count] ?? String(count);

/** Returns an ordinal number: `1st`, `2nd`, `3rd`, `4th`. */
export const ordinal = (n: number): string => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};

/** The label and the help text of each option that all games have. */
export const common: Readonly<Record<'players' | 'seed', OptionWords>> = {
  players: { label: 'Players', help: 'How many play.' },
  seed: { label: 'Seed', help: 'Any text; all of the chance in the game follows from it.' },
};

/** The texts of verdicts on replays. */
export const verdicts: Verdicts = /* @__PURE__ */ verdictsOf({
  language: 'en',
  faults: {
    internal: 'The referee failed, which says nothing about the game',
    malformed: 'Not a replay',
    'unknown-game': 'A game that is not played here',
    'other-rules-version': 'Played by another version of the rules',
    'other-components': 'Played with other components',
    'too-many-plies': 'More actions than are tried',
    'invalid-options': 'No game can start with these options',
    'invalid-start': 'No game can start from this position',
    'commitment-differs': 'The seed is not the one that was committed to',
    'illegal-action': 'Not a legal action',
    'checkpoint-differs': 'The position is not the recorded one',
    'actions-after-end': 'Actions after the end of the game',
    unfinished: 'The game is not over',
    'outcome-differs': 'The recorded result is not how the game ended',
  },
  complaints: null,
  refusals: {},
  endings: {
    time: (who) => say`${who} ran out of time`,
    resignation: (who) => say`${who} resigned`,
    agreement: () => ['the players have agreed to end the game'],
  },
});

/** Describes the values of a shape: `0 to 3`, `A or B`, `true or false`. Returns an empty string for records, tuples and variants. */
export const valuesOf = (shape: AnyShape): string =>
  valuesIn(
    {
      to: 'to',
      or: 'or',
      list: (items) => `a list of ${items}`,
      text: (most) => `a text of up to ${most} characters`,
    },
    shape,
  );
