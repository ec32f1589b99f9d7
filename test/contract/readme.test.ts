/**
 * Tests that the README of a package lists exactly the options that its engine declares.
 * `UPDATE_README=1 npx vitest run test/contract/readme.test.ts` writes the tables.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { valuesOf } from '@ludi-romani/core/words/en';
import { describe, expect, test } from 'vitest';
import { type Game, games } from './games';

/** Matches the table of options. */
const TABLE = /^\| Option \|.*\n(?:\|.*\n)+/m;

const tableOf = ({ engine, options }: Game): string =>
  [
    ['Option', 'Values', 'If left out', ''],
    ['---', '---', '---', '---'],
    ...Object.entries(engine.options).map(([name, { shape, default: usual }]) => [
      `\`${name}\``,
      valuesOf(shape),
      name === 'players' || name === 'seed' ? 'required' : usual === null ? '' : String(usual),
      options[name]?.help ?? '',
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
    .replaceAll('|  |', '| |');

describe.each(games)('%s', (name, game) => {
  const file = `packages/${name}/README.md`;

  test('the README has the table of options', () => {
    const readme = readFileSync(file, 'utf8');
    if (process.env.UPDATE_README !== undefined)
      writeFileSync(
        file,
        readme.replace(TABLE, () => tableOf(game)),
      );
    expect(readFileSync(file, 'utf8').match(TABLE)?.[0]).toBe(tableOf(game));
  });

  test('the front page names every option', () => {
    const row = readFileSync('README.md', 'utf8').match(new RegExp(`^\\| \\[\`@ludi-romani/${name}\`\\].*$`, 'm'))?.[0];
    const own = Object.keys(game.engine.options).filter((option) => option !== 'players' && option !== 'seed');
    expect(row?.split('|')[3]?.trim()).toBe(own.map((option) => `\`${option}\``).join(', '));
  });
});
