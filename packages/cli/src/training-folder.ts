/** The folder in which `ludi train` keeps its games, so that it can be resumed. */
import { appendFile, mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal } from '@ludi-romani/bots/learn';
import type { GameTypes } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import { readJson } from './components-file';
import { Failure } from './failure';
import { errorCode, reasonOf } from './io';
import { printable } from './text';

/** What a training was started with. */
export interface TrainingSettings {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: GameTypes['options'];
  readonly games: number;
  readonly rounds: number;
  readonly iterations: number;
  readonly gate: number;
  readonly plies: number;
  readonly valueWeights: number;
  readonly priorWeights: number;
}

const SETTINGS = 'settings.json';

/** Resolves to the text of a file, empty if there is no such file. */
const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });

/** Resolves to the settings in a folder. Rejects with Failure. */
export async function settingsIn(folder: string): Promise<TrainingSettings> {
  const settings = await readJson(join(folder, SETTINGS));
  if (isRecord(settings) && isRecord(settings.options)) return settings as unknown as TrainingSettings;
  throw new Failure(`${printable(folder)} has no settings of a training`);
}

/** Makes the folder of a new training. Rejects with Failure if it exists. */
export async function newFolder(folder: string, settings: TrainingSettings): Promise<void> {
  try {
    await mkdir(folder);
    await writeFile(join(folder, SETTINGS), `${JSON.stringify(settings, null, 2)}\n`);
  } catch (error) {
    if (errorCode(error) === 'EEXIST')
      throw new Failure(`${printable(folder)} has games of another training: add --resume, or remove it`);
    throw new Failure(`cannot write ${printable(folder)}: ${reasonOf(error)}`);
  }
}

/** Returns the journal in a folder: a file of lines for each list. A last line that was not written to its end is dropped. */
export function folderJournal(folder: string): Journal {
  const fileOf = (list: string): string => join(folder, `${list}.jsonl`);
  return {
    async read(list) {
      const file = fileOf(list);
      const text = await textOf(file);
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
      return whole.split('\n').slice(0, -1);
    },
    add: (list, line) => appendFile(fileOf(list), `${line}\n`),
  };
}
