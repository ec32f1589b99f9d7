/** What a table may be opened with. */
import type { Problem } from '@ludi-romani/core';
import { type AnyShape, list, object, oneOf, part, text, whole } from '@ludi-romani/core/shape';
import type { Terms } from './types';

/** Some three years, in milliseconds: correspondence games have clocks, too. */
const LONGEST = 100_000_000_000;
const time = /* @__PURE__ */ whole(0, LONGEST);

const clock = /* @__PURE__ */ object({
  main: time,
  increment: time,
  delay: time,
  undo: /* @__PURE__ */ oneOf(['spent', 'returned']),
});

const terms = /* @__PURE__ */ part({
  undo: /* @__PURE__ */ oneOf(['free', 'consent', 'never']),
  flag: /* @__PURE__ */ oneOf(['nothing', 'end', 'stand-in']),
  resignation: /* @__PURE__ */ oneOf(['end', 'stand-in']),
  clock,
});

const names = /* @__PURE__ */ list(0, 16, text);

/** What is wrong with the terms of a table and the names at it; nothing for sound ones. */
export function termsProblems(given: Terms, called: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const check = (shape: AnyShape, value: unknown, at: string) =>
    shape.check(value, at, (path, message) => problems.push({ path, message }));
  const { clock: timed, ...rest } = given;
  check(terms, timed === null ? rest : given, 'terms');
  check(names, called, 'names');
  return problems;
}
