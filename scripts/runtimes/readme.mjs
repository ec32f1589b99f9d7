/** The programs in the README, with their expected output. */
import { readFileSync } from 'node:fs';
import { codeBlocks, instrument } from '../markdown.mjs';

/** Normalizes white space and quotes, because runtimes print strings in arrays differently. */
const oneLine = (text) => text.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");

/** Returns each program with its expected output. */
export const readmeExamples = () =>
  codeBlocks(readFileSync('README.md', 'utf8'))
    .filter(({ language, runs }) => language === 'ts' && runs)
    .map(({ code }) => ({ code, prints: [...instrument(code).expected.values()].join(' ') }));

/** Throws if the output of a program differs from the expected one. */
export function mustPrint(file, printed, prints) {
  if (oneLine(printed) !== oneLine(prints)) throw new Error(`${file} prints ${printed} instead of ${prints}`);
}
