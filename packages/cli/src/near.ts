/** What somebody may have meant who mistyped a word. */

/** How many letters are to be changed, left out, put in or swapped with the next one. */
export function distance(one: string, other: string): number {
  // the last rows of the table of all beginnings of both words
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** Longer words than any that is known are nobody's slip. */
const LONGEST = 40;

/** The known word that is next to a mistyped one, if any is near: a third of its letters may be wrong. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.floor(Math.max(3, word.length) / 3) + 1;
  for (const each of known) {
    const far = distance(word.toLowerCase(), each.toLowerCase());
    if (far >= least) continue;
    [best, least] = [each, far];
  }
  return best;
}

const didYouMean = (word: string): string => `did you mean '${word}'?`;

/** `; did you mean 'play'?`, as `ask` has it, or what else there is to say. */
export function suggestion(word: string, known: Iterable<string>, otherwise = '', ask = didYouMean): string {
  const meant = nearest(word, known);
  return meant === undefined ? otherwise : `; ${ask(meant)}`;
}
