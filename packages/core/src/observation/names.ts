/**
 * The names of features. A name is a path with an ending: none for a number, a flag or a length, `=word` for a word, `@1` for a seat, counted
 * from the viewer on in turn order, `:cost` for what the component tables print on a thing.
 *
 * The parts of a path are fields, places of lists, `length`, and `each` for all items of a list. `each` is left out if the next part can only
 * belong to the items. After a tag comes its value, and then a field next to the tag: `ask.buy.item`. At the start of a view, `players.1` is
 * the area of the seat next to the viewer, `pending.top` the frame that is asked next, and `pending.open` the seats that have not answered yet.
 */

/** The text of a part in a name. */
export const escaped = (part: string): string =>
  part.replace(/[.=:@*%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const unescaped = (text: string): string =>
  text.replace(/%([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the name of something within the value at a path. The path of the whole value is empty. */
export const within = (path: string, part: string): string => (path === '' ? part : `${path}.${part}`);

/** True for the parts that say which items of a list are meant. */
export const isOfList = (part: string): boolean => /^(\d+|length|each)$/.test(part);

/** The parts of a name. */
export interface NameParts {
  readonly path: readonly string[];
  readonly sign: '' | '=' | '@' | ':';
  /** what follows the sign */
  readonly end: string;
}

export function partsOf(name: string): NameParts {
  const [, path = '', sign = '', end = ''] = /^([^=@:]*)([=@:]?)(.*)$/s.exec(name) ?? [];
  return {
    path: path === '' ? [] : path.split('.').map(unescaped),
    sign: sign as NameParts['sign'],
    end: sign === ':' ? end : unescaped(end),
  };
}
