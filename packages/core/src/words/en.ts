/** What English sentences need. */
import type { OptionWords } from '../options';
import type { AnyShape } from '../shape';
import { type AmountPart, listed, type Phrase, type Piece } from './parts';

/** `1 coin`, `2 coins`; `many` where it is not made with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The same as a part. */
export const amount = (count: number, of: string, one: string, many?: string): AmountPart => ({
  amount: count,
  of,
  text: plural(count, one, many),
});

/** `a coin`, `an amphora` */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `A`, `A and B`, `A, B and C` */
export const and = (phrases: readonly Piece[]): Phrase => listed(phrases, 'and');

/** An id as words, where nothing better is known: `Great aqueduct` */
export const inWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `First`, for a name in the middle of a sentence: `first`. */
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words. */
export const inLetters = (count: number): string => NUMBERS[count] ?? String(count);

/** `1st`, `2nd`, `3rd`, `4th` */
export const ordinal = (n: number): string => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};

/** The options that all games have. */
export const common: Readonly<Record<'players' | 'seed', OptionWords>> = {
  players: { label: 'Players', help: 'How many play.' },
  seed: { label: 'Seed', help: 'Any text; all of the chance in the game follows from it.' },
};

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** What may be given for a shape: `0 to 3`, `A or B`, `true or false`; nothing of what words do not tell. */
export function valuesOf({ node }: AnyShape): string {
  switch (node.is) {
    case 'whole':
      return `${node.min} to ${node.max}`;
    case 'flag':
      return 'true or false';
    case 'one':
      return orList(node.values.map(String));
    case 'list':
      return `a list of ${valuesOf(node.item)}`;
    case 'text':
      return `a text of up to ${node.max} characters`;
    default:
      return '';
  }
}
