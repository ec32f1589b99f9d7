/**
 * Tables as files in a folder on a local disk, for one process. Of a table there are up to three files:
 *
 * - `ID.ndjson`, a row for each append, with its lines and the changed fields of the card. A row that was torn by a crash is cut off when the
 *   file is opened, so an append is done completely or not at all. Nothing that was acknowledged is in a torn row.
 * - `ID.card.json`, a copy of the card that saves opening the table. It also has the size of the first file that it belongs to. A copy for
 *   another size, or one that cannot be read, is ignored, so a crash cannot make it wrong.
 * - `ID.chat.ndjson`, the chat.
 *
 * `alive.json` has the outages, `lock` the process that has the folder.
 */
import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, type FileHandle, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kill, pid, platform } from 'node:process';
import { deepEqual } from '@ludi-romani/core';
import {
  type Card,
  type Head,
  headAfter,
  isSameHead,
  isWanted,
  type Line,
  type Outage,
  type Said,
  type Sought,
  type Store,
} from '../store';

/** Options for tests. */
export interface FileStoreOptions {
  /** Opens the files that are written: `open` of `node:fs/promises`. */
  readonly openFile?: typeof open;
  /**
   * the number of files that stay open; by default 2048. A file that was closed must be read again before the next append, so a busy server
   * needs as many open files as tables.
   */
  readonly files?: number;
}

/** The first row of a table has the whole card, and each other row its changes. */
interface Row {
  readonly format?: typeof FORMAT;
  readonly lines: readonly Line[];
  readonly card?: Card;
  readonly change?: Partial<Card>;
}

/** A table whose file is open. */
interface Opened {
  readonly handle: FileHandle;
  size: number;
  head: Head;
  card: Card;
  /** true if the copy of the card is up to date */
  isCopied: boolean;
}

const FORMAT = 'ludi-romani/table-file/1';
/** The number of operations at the same time. Each of these opens at most two more files. */
const AT_ONCE = 32;
const MOST_OUTAGES = 100;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Resolves to `undefined` if there is no such file. */
const ifThere = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  });

const rowOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Returns the whole rows of a file, and their size in bytes. The last row may be torn. */
function wholeRows<T>(content: Buffer, path: string): { readonly rows: T[]; readonly size: number } {
  const rows: T[] = [];
  let size = 0;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, size)) {
    try {
      rows.push(JSON.parse(content.toString('utf8', size, end)));
    } catch (error) {
      if (end + 1 < content.length) throw new Error(`${path}: line ${rows.length + 1} is broken`, { cause: error });
      break;
    }
    size = end + 1;
  }
  return { rows, size };
}

/** Returns the fields that changed, or the whole card if it lacks a field of the card before. */
function changeOf(before: Card, card: Card): Pick<Row, 'card' | 'change'> {
  if (Object.keys(before).some((key) => !Object.hasOwn(card, key))) return { card };
  const known = before as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(card).filter(([key, value]) => !deepEqual(value, known[key]));
  return { change: Object.fromEntries(changed) };
}

/** Returns the moment when a process was started, if the system tells, else an empty text. Distinguishes processes with the same id. */
function startOf(process: number): string {
  try {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function isRunning(process: number, start: string): boolean {
  if (start !== '') return startOf(process) === start;
  try {
    return kill(process, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Takes the folder for this process. Returns a function that gives it back. Throws an error if another process has it. */
function lock(folder: string): () => void {
  const path = join(folder, 'lock');
  const own = `${pid} ${startOf(pid)}`;
  const release = () => rmSync(path, { force: true });
  const inUse = (by: string) =>
    new Error(
      `process ${by} has the tables in ${folder}: end it first, or use postgresStore for several processes. ` +
        `If it is no server of yours, delete ${path}`,
    );
  try {
    writeFileSync(path, own, { flag: 'wx' });
    return release;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const [process = '', start = ''] = readFileSync(path, 'utf8').split(' ');
  if (process !== '' && isRunning(Number(process), start)) throw inUse(process);
  // That process is dead. Of several processes that find this at the same time, the last one gets the folder.
  writeFileSync(`${path}.${pid}`, own);
  renameSync(`${path}.${pid}`, path);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  const holder = readFileSync(path, 'utf8');
  if (holder !== own) throw inUse(holder.split(' ')[0] ?? '');
  return release;
}

/**
 * Returns a store in `folder`, which is created if it is missing. Throws an error if another process has the folder. It must be on a disk of
 * this machine.
 */
export function fileStore(
  folder: string,
  { openFile = open, files = 2048 }: FileStoreOptions = {},
): Required<Omit<Store, 'watch'>> {
  mkdirSync(folder, { recursive: true });
  const unlock = lock(folder);
  /** the open tables, the least recently used first */
  const tables = new Map<string, Opened>();
  /** by table, the last operation that was begun */
  const last = new Map<string, Promise<unknown>>();
  const index = new Map<string, Sought>();
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  let ended: Promise<void> | undefined;

  const pathOf = (id: string, kind: 'ndjson' | 'card.json' | 'chat.ndjson') => {
    if (!/^[\w-]{1,100}$/.test(id)) throw new Error(`no table has the id ${JSON.stringify(id)}`);
    return join(folder, `${id}.${kind}`);
  };

  const slot = async (): Promise<void> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };

  function queued<T>(id: string, work: () => Promise<T>): Promise<T> {
    const done = (last.get(id) ?? Promise.resolve()).then(work);
    const tail: Promise<unknown> = done
      .catch(() => {})
      .then(() => {
        if (last.get(id) === tail) last.delete(id);
      });
    last.set(id, tail);
    return done;
  }

  /** Carries out the operations of each table one after another, and few at the same time. */
  async function run<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (ended !== undefined) throw new Error('the store has ended');
    await slot();
    try {
      return await queued(id, work);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  }

  /** A file that was created, renamed or deleted is durable when its folder is. */
  async function syncFolder(): Promise<void> {
    // Windows does not open folders
    if (platform === 'win32') return;
    const handle = await openFile(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Replaces a file: after a crash it is the old one or the new one. */
  async function replace(path: string, text: string): Promise<void> {
    const handle = await openFile(`${path}.new`, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.new`, path);
    await syncFolder();
  }

  async function close(id: string): Promise<void> {
    const table = tables.get(id);
    if (table === undefined) return;
    tables.delete(id);
    const { handle, size, card, isCopied } = table;
    // if this fails, the old copy has another size
    if (!isCopied) await writeFile(pathOf(id, 'card.json'), JSON.stringify({ size, card })).catch(() => {});
    await handle.close();
  }

  /** Closes idle tables until one more can be opened. */
  async function makeRoom(): Promise<void> {
    while (tables.size >= files) {
      const idle = [...tables.keys()].find((id) => !last.has(id));
      if (idle === undefined) return;
      await queued(idle, () => close(idle));
    }
  }

  function enterCard(id: string, { updated, due, listed, phase }: Sought): void {
    index.set(id, { updated, due, listed, phase });
  }

  function enter(id: string, table: Opened): void {
    tables.delete(id);
    tables.set(id, table);
    enterCard(id, table.card);
  }

  /** Opens a table. Resolves also to its lines if they had to be read. */
  async function find(id: string): Promise<{ readonly table: Opened; readonly lines?: readonly Line[] } | null> {
    const known = tables.get(id);
    if (known !== undefined) {
      enter(id, known);
      return { table: known };
    }
    const path = pathOf(id, 'ndjson');
    await makeRoom();
    const handle = await ifThere(openFile(path, constants.O_RDWR | constants.O_APPEND));
    if (handle === undefined) return null;
    try {
      const content = await handle.readFile();
      const { rows, size } = wholeRows<Row>(content, path);
      if (size < content.length) await handle.truncate(size);
      // rows of a process that was killed may not be on the disk yet
      await handle.datasync();
      const [first] = rows;
      if (first === undefined) {
        await handle.close();
        return null;
      }
      if (first.format !== FORMAT || first.card === undefined) throw new Error(`${path} is not of ${FORMAT}`);
      let { card } = first;
      for (const row of rows) card = row.card ?? { ...card, ...row.change };
      const lines = rows.flatMap((row) => row.lines);
      const table = { handle, size, card, head: headAfter(null, lines, card), isCopied: false };
      enter(id, table);
      return { table, lines };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function create(id: string, head: Head, row: string, card: Card): Promise<void> {
    const path = pathOf(id, 'ndjson');
    await makeRoom();
    const handle = await openFile(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
    try {
      await handle.appendFile(row);
      await handle.sync();
      await syncFolder();
    } catch (error) {
      await handle.close().catch(() => {});
      await rm(path, { force: true }).catch(() => {});
      throw error;
    }
    enter(id, { handle, size: Buffer.byteLength(row), head, card, isCopied: false });
  }

  async function add(id: string, table: Opened, head: Head, row: string, card: Card): Promise<void> {
    const { handle, size } = table;
    try {
      await handle.appendFile(row);
      await handle.datasync();
    } catch (error) {
      // the next operation reads the file again, and must not find a row that may not be on the disk
      tables.delete(id);
      await handle.truncate(size).catch(() => {});
      await handle.close().catch(() => {});
      throw error;
    }
    Object.assign(table, { size: size + Buffer.byteLength(row), head, card, isCopied: false });
    enter(id, table);
  }

  async function cardOf(id: string): Promise<Card | null> {
    const known = tables.get(id);
    if (known !== undefined) return known.card;
    const [text, file] = await Promise.all([
      ifThere(readFile(pathOf(id, 'card.json'), 'utf8')),
      ifThere(stat(pathOf(id, 'ndjson'))),
    ]);
    try {
      const copy = JSON.parse(text ?? '') as { readonly size: number; readonly card: Card };
      if (copy.size === file?.size) return copy.card;
    } catch {}
    return (await find(id))?.table.card ?? null;
  }

  async function readIndex(): Promise<void> {
    const ids = (await readdir(folder)).flatMap((name) => /^([\w-]+)\.ndjson$/.exec(name)?.[1] ?? []).values();
    const readNext = async () => {
      for (const id of ids)
        await run(id, async () => {
          const card = index.has(id) ? null : await cardOf(id);
          if (card !== null) enterCard(id, card);
        }).catch((error) => {
          // a table that cannot be read must not hide the others; opening it gives the error
          if (ended !== undefined) throw error;
        });
    };
    // leaves most of the slots to players
    await Promise.all(Array.from({ length: AT_ONCE / 4 }, readNext));
  }

  let indexed = readIndex();
  indexed.catch(() => {});

  async function chatOf(id: string) {
    const path = pathOf(id, 'chat.ndjson');
    const content = await ifThere(readFile(path));
    const { rows, size } = content === undefined ? { rows: [], size: 0 } : wholeRows<Said>(content, path);
    return { path, rows, size, isTorn: content !== undefined && size < content.length };
  }

  return {
    read: (id, from = 0) =>
      run(id, async () => {
        const found = await find(id);
        if (found === null) return null;
        const { head, card } = found.table;
        if (from >= head.length) return { lines: [], head, card };
        const path = pathOf(id, 'ndjson');
        const lines = found.lines ?? wholeRows<Row>(await readFile(path), path).rows.flatMap((row) => [...row.lines]);
        return { lines: lines.slice(from), head, card };
      }),

    append: (id, after, lines, card) =>
      run(id, async () => {
        const table = (await find(id))?.table;
        if (!isSameHead(table?.head ?? null, after)) return null;
        const head = headAfter(after, lines, card);
        const copy = JSON.parse(JSON.stringify(card)) as Card;
        if (table === undefined) await create(id, head, rowOf({ format: FORMAT, lines, card }), copy);
        else await add(id, table, head, rowOf({ lines, ...changeOf(table.card, copy) }), copy);
        return head;
      }),

    cards: async (wanted, most) => {
      await indexed.catch(() => {
        indexed = readIndex();
        return indexed;
      });
      const ids = [...index]
        .filter(([, card]) => isWanted(card, wanted))
        .sort(([, one], [, other]) => other.updated - one.updated)
        .slice(0, most);
      const cards = await Promise.all(ids.map(([id]) => run(id, () => cardOf(id))));
      // some may have changed meanwhile
      return cards
        .filter((card) => card !== null)
        .filter((card) => isWanted(card, wanted))
        .sort((one, other) => other.updated - one.updated);
    },

    remove: (id) =>
      run(id, async () => {
        const [chat, file] = [pathOf(id, 'chat.ndjson'), pathOf(id, 'ndjson')];
        await close(id);
        // the file of the table last: after a crash, the table can be deleted again
        for (const path of [`${chat}.new`, chat, pathOf(id, 'card.json'), file]) await rm(path, { force: true });
        index.delete(id);
        await syncFolder();
      }),

    chat: (id) => run(id, async () => (await chatOf(id)).rows),

    say: (id, said) =>
      run(id, async () => {
        if ((await find(id)) === null) return;
        const { path, rows, size, isTorn } = await chatOf(id);
        if (rows.some((row) => row.seat === said.seat && row.id === said.id)) return;
        const handle = await openFile(path, 'a');
        try {
          if (isTorn) await handle.truncate(size);
          await handle.appendFile(rowOf(said));
          await handle.datasync();
        } finally {
          await handle.close();
        }
        if (rows.length === 0) await syncFolder();
      }),

    unsay: (id, seat) =>
      run(id, async () => {
        const { path, rows } = await chatOf(id);
        const others = rows.filter((said) => said.seat !== seat);
        if (others.length < rows.length) await replace(path, others.map(rowOf).join(''));
      }),

    // no table has this id
    alive: (now, longest) =>
      run('', async () => {
        const path = join(folder, 'alive.json');
        const text = await ifThere(readFile(path, 'utf8'));
        const before: { last: number; outages: Outage[] } | null = text === undefined ? null : JSON.parse(text);
        const outages = [...(before?.outages ?? [])];
        if (before !== null && now - before.last > longest) outages.push({ from: before.last, to: now });
        const latest = outages.slice(-MOST_OUTAGES);
        await replace(path, JSON.stringify({ last: Math.max(now, before?.last ?? now), outages: latest }));
        return latest;
      }),

    end: () => {
      ended ??= (async () => {
        // all slots are free when every operation is done
        for (let i = 0; i < AT_ONCE; i++) await slot();
        for (const id of [...tables.keys()]) await close(id);
        unlock();
      })();
      return ended;
    },
  };
}
