/** What may be given for an option, in any language. */
import type { AnyShape } from '../components/shapes';
import { listed, text } from './parts';

/** What a language says of it. */
interface Sayings {
  readonly to: string;
  readonly or: string;
  list(items: string): string;
  text(most: number): string;
}

/** What may be given for a shape, said in a language; nothing of what words do not tell. */
export function valuesIn(said: Sayings, { node }: AnyShape): string {
  const anyOf = (values: readonly string[]): string => text(listed(values, said.or));
  switch (node.is) {
    case 'whole':
      return `${node.min} ${said.to} ${node.max}`;
    case 'flag':
      return anyOf(['true', 'false']);
    case 'one':
      return anyOf(node.values.map(String));
    case 'list':
      return said.list(valuesIn(said, node.item));
    case 'text':
      return said.text(node.max);
    default:
      return '';
  }
}
