import { randomBytes } from 'node:crypto';
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Failure } from './failure';
import { type Io, print, reasonOf } from './io';
import { printable } from './text';

const temporaryFor = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.tmp`;

/** Resolves to true if the path exists and is not a regular file: a device, a pipe or a directory. */
async function isSpecial(file: string): Promise<boolean> {
  const there = await stat(file).catch(() => undefined);
  return there !== undefined && !there.isFile();
}

/** Replaces a file atomically. Devices and pipes are written to directly. */
async function writeAtomically(file: string, text: string): Promise<void> {
  if (await isSpecial(file)) return writeFile(file, text);
  const temporary = temporaryFor(file);
  try {
    await writeFile(temporary, text, { flag: 'wx' });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

const unwritable = (file: string, error: unknown): Failure =>
  new Failure(`cannot write ${printable(file)}: ${reasonOf(error)}`);

/** Writes `text` to a file; `-` is standard output. Rejects with Failure. */
export async function writeOut(file: string, text: string, { stdout }: Io): Promise<void> {
  if (file === '-') return print(stdout, text);
  await writeAtomically(file, text).catch((error: unknown) => {
    throw unwritable(file, error);
  });
}

/** Rejects with Failure if the file cannot be written. Changes nothing. Call it before long work. */
export async function mustBeWritable(file: string): Promise<void> {
  if (file === '-') return;
  try {
    if (await isSpecial(file)) {
      if ((await stat(file)).isDirectory()) await writeFile(file, '');
      else await access(file, constants.W_OK);
      return;
    }
    const temporary = temporaryFor(file);
    await writeFile(temporary, '', { flag: 'wx' });
    await rm(temporary, { force: true });
  } catch (error) {
    throw unwritable(file, error);
  }
}
