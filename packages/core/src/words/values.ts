/** Describes the values of an option, in any language. */
import type { AnyShape } from '../components/shapes';
import { listed, text } from './parts';

/** The texts of one language that `valuesIn` needs. */
interface ValueWords {
  readonly to: string;
  readonly or: string;
  list(items: string): string;
  text(most: number): string;
}

/** Describes the values of a shape. Returns an empty string for records, tuples and variants. */
export function valuesIn(words: ValueWords, { node }: AnyShape): string {
  const anyOf = (values: readonly string[]): string => text(listed(values, words.or));
  switch (node.is) {
    case 'whole':
      return `${node.min} ${words.to} ${node.max}`;
    case 'flag':
      return anyOf(['true', 'false']);
    case 'one':
      return anyOf(node.values.map(String));
    case 'list':
      return words.list(valuesIn(words, node.item));
    case 'text':
      return words.text(node.max);
    default:
      return '';
  }
}
