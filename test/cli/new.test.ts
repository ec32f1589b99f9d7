/** Tests of `ludi new`. The packed packages are tested with the new folder in test/package. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../packages/cli/package.json';
import { file, inFolder, ludi } from './run';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('writes a game with the name of the folder', async () => {
  const folder = inFolder('sea-of-stones');
  const { status, out, err } = await ludi(['new', folder]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/^Sea of stones is in .*\. Next:\n {2}cd .*\n {2}npm install\n/);
  expect(filesIn(folder)).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    ...['board.ts', 'game.test.ts', 'game.ts', 'rules.ts', 'words.ts'].map((name) => `src/${name}`),
    'tsconfig.json',
  ]);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(JSON.parse(text('package.json'))).toMatchObject({
    name: 'sea-of-stones',
    dependencies: { '@ludi-romani/boards': manifest.version, '@ludi-romani/core': manifest.version },
    devDependencies: { '@ludi-romani/cli': manifest.version },
  });
  expect(text('src/rules.ts')).toContain("game: 'sea-of-stones',");
  expect(text('src/game.ts')).toContain("title: 'Sea of stones'");
  expect(filesIn(folder).filter((name) => /my-game|My game/.test(text(name)))).toEqual([]);
});

test.each(['notes.txt', '.git'])('refuses a folder with %s, and leaves it as it is', async (name) => {
  const folder = inFolder(`with-${name.replace('.', '')}`);
  mkdirSync(folder);
  writeFileSync(join(folder, name), 'mine');
  const { status, err } = await ludi(['new', folder]);
  expect({ status, err }).toEqual({ status: 1, err: `ludi: ${folder} is not empty\n` });
  expect(filesIn(folder)).toEqual([name]);
});

test.each(['My-game', '1-game', 'my_game', 'my--game', '-game', 'http', 'a'.repeat(215), 'jeu\u202e'])(
  '%s is no name for a game',
  async (name) => {
    const { status, out, err } = await ludi(['new', '--', inFolder(name)]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^ludi: '[ -~]*' is no name for a game/);
  },
);

test('a folder that cannot be written is an error', async () => {
  const { status, err } = await ludi(['new', join(file('a-file', ''), 'my-game')]);
  expect({ status, err }).toMatchObject({ status: 1, err: expect.stringContaining('not a directory') });
});
