import { randomBytes } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { Failure } from './args';
import { type Io, print, reasonOf } from './io';
import { printable } from './text';

/** Writes a whole file or nothing: others see it complete or as it was. A device or pipe is written to as it stands. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const there = await stat(file).catch(() => undefined);
  if (there !== undefined && !there.isFile()) return writeFile(file, text);
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(temporary, text, { flag: 'wx' });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/** Writes what was asked for where it was asked for; `-` is standard output. Throws Failure. */
export async function writeOut(file: string, text: string, { stdout }: Io): Promise<void> {
  if (file === '-') return print(stdout, text);
  await writeWhole(file, text).catch((error: unknown) => {
    throw new Failure(`cannot write ${printable(file)}: ${reasonOf(error)}`);
  });
}
