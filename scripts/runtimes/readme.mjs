/** The programs that the README shows, for compilers and package managers that have not read it. */
import { readFileSync } from 'node:fs';
import { codeBlocks, instrument } from '../markdown.mjs';

/** A text whose line breaks are spaces, and whose quotes are all the same: runtimes print texts in lists each in their way. */
const oneLine = (text) => text.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");

/** Each program, with all that it says it prints. */
export const readmeExamples = () =>
  codeBlocks(readFileSync('README.md', 'utf8'))
    .filter(({ language, runs }) => language === 'ts' && runs)
    .map(({ code }) => ({ code, prints: [...instrument(code).expected.values()].join(' ') }));

/** Throws if a program printed something else than it says. */
export function mustPrint(file, printed, prints) {
  if (oneLine(printed) !== oneLine(prints)) throw new Error(`${file} prints ${printed} instead of ${prints}`);
}
