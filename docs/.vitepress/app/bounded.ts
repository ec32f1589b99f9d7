/** Parses untrusted JSON within limits. The limits are checked before JSON.parse, whose memory grows with the depth and the number of values. */
import type { Problem } from '@ludi-romani/core';

/** The limit of nested objects and lists. It is the same for the copies that the rules check. */
const MOST_LEVELS = 64;

/** The limit of values in one text. The longest possible games have about a quarter of it. An empty object or list counts twice. */
const MOST_VALUES = 1_000_000;

/** The error for a text beyond a limit. */
export class LimitError extends Error {
  readonly problem: Problem;

  constructor(pattern: string, most: number) {
    const message = pattern.replace('{most}', String(most));
    super(message);
    this.problem = { path: '', message, pattern, args: { most } };
  }
}

/** A visitor of the brackets and commas of a JSON text. `depth` is the depth behind the character. Returns false to end the visit. */
type Visitor = (character: string, depth: number, index: number) => boolean;

/** Visits the brackets and commas outside of strings. The text may be any text. */
export function visitJson(text: string, visitor: Visitor): void {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    switch (character) {
      case '"':
        i = endOfString(text, i);
        continue;
      case '[':
      case '{':
        depth++;
        break;
      case ']':
      case '}':
        depth--;
        break;
      case ',':
        break;
      default:
        continue;
    }
    if (!visitor(character, depth, i)) return;
  }
}

/** Returns the index of the quote that ends the string at `start`, or the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charAt(end - 1 - backslashes) === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** Parses an untrusted text. Throws LimitError if it has too many levels or values, and SyntaxError if it is not JSON. */
export function parseBounded(text: string): unknown {
  let values = 1;
  visitJson(text, (character, depth) => {
    if (depth > MOST_LEVELS) throw new LimitError('too deep: more than {most} levels', MOST_LEVELS);
    if (character !== ']' && character !== '}' && ++values > MOST_VALUES)
      throw new LimitError('too large: more than {most} values in all', MOST_VALUES);
    return true;
  });
  return JSON.parse(text);
}
