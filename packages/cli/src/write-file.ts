import { randomBytes } from 'node:crypto';
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Failure } from './failure';
import { type Io, print, reasonOf } from './io';
import { printable } from './text';

const temporaryFor = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.tmp`;

/** What is there and no file is written to as it stands: a device, a pipe. */
async function isOther(file: string): Promise<boolean> {
  const there = await stat(file).catch(() => undefined);
  return there !== undefined && !there.isFile();
}

/** Writes a whole file or nothing: others see it complete or as it was. A device or pipe is written to as it stands. */
async function writeWhole(file: string, text: string): Promise<void> {
  if (await isOther(file)) return writeFile(file, text);
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

/** Writes what was asked for where it was asked for; `-` is standard output. Throws Failure. */
export async function writeOut(file: string, text: string, { stdout }: Io): Promise<void> {
  if (file === '-') return print(stdout, text);
  await writeWhole(file, text).catch((error: unknown) => {
    throw unwritable(file, error);
  });
}

/** Finds out whether something can be written there, before the work that it is for; what is there stays as it is. Throws Failure. */
export async function mustBeWritable(file: string): Promise<void> {
  if (file === '-') return;
  try {
    if (await isOther(file)) {
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
