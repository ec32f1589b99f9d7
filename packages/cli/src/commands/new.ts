import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords } from '@ludi-romani/core/words/en';
import { version } from '../../package.json';
import type { Command } from '../commander';
import { Failure, UsageError } from '../failure';
import { errorCode, type Io, printLines, reasonOf } from '../io';
import { printable, shellWord } from '../text';

/** The longest name of a package. */
const LONGEST_NAME = 214;

/** Returns true for a name in kebab-case that a package and a game can have. */
const isName = (name: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= LONGEST_NAME && !isBuiltin(name);

/** Resolves to the names in a folder; to none if there is no such folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });

/** Returns the manifest of a new game, which requires the packages in the version of this program. */
function manifestOf(template: string, name: string): string {
  const { dependencies, devDependencies, ...manifest } = JSON.parse(template);
  const pinned = (wanted: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(wanted).map(([name, range]) => [name, range === '*' ? version : range]));
  const all = { ...manifest, name, dependencies: pinned(dependencies), devDependencies: pinned(devDependencies) };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Copies the template to a folder, with the name of the game in place of `my-game`. */
async function copyTemplate(template: string, folder: string, name: string): Promise<void> {
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    // npm packs no file that is called .gitignore
    const to = join(folder, file.slice(template.length)).replace(/\bgitignore$/, '.gitignore');
    const text = await readFile(file, 'utf8');
    await mkdir(dirname(to), { recursive: true });
    await writeFile(
      to,
      entry.name === 'package.json'
        ? manifestOf(text, name)
        : text.replaceAll('my-game', name).replaceAll('My game', inWords(name)),
    );
  }
}

export const newGame = (ludi: Command, io: Io) =>
  ludi
    .command('new')
    .summary('write the files of a new game')
    .description(
      'Writes a small game with hidden information to a new folder, as a beginning for your own game: rules, English words, a board, tests, and a module for --engine. The last part of the path is the name of the game and of its package.',
    )
    .argument('<folder>', 'the new folder, such as my-game')
    .action(async (path) => {
      const folder = resolve(path);
      const name = basename(folder);
      if (!isName(name))
        throw new UsageError(
          `'${printable(name)}' is no name for a game: use small letters, digits and hyphens, as in my-game`,
        );
      try {
        if ((await namesIn(folder)).length > 0) throw new Failure(`${printable(path)} is not empty`);
        await copyTemplate(fileURLToPath(io.templates), folder, name);
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw new Failure(`cannot write ${printable(path)}: ${reasonOf(error)}`);
      }
      await printLines(io.stdout, [
        `${inWords(name)} is in ${printable(path)}. Next:`,
        `  cd ${shellWord(path)}`,
        '  npm install',
        '  npm test',
        '  npm run play',
      ]);
    });
