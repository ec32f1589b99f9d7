/**
 * Tables as files, for one process: a line each for what a table is opened with and for everything that is done there. A line is on disk
 * before anybody is told of it; of a line that was being written when the power went, nobody was.
 */
import { constants, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const linesOf = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** The whole lines of a file, and how many bytes they have. The last one may be torn. */
function wholeLines(content) {
  const lines = [];
  let bytes = 0;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, bytes)) {
    try {
      lines.push(JSON.parse(content.toString('utf8', bytes, end)));
    } catch (error) {
      if (end + 1 < content.length) throw new Error(`line ${lines.length + 1} cannot be read`, { cause: error });
      break;
    }
    bytes = end + 1;
  }
  return { lines, bytes };
}

/** A storage in `folder`, which no other process may use; `openFile` is there for tests. */
export function fileStorage(folder, openFile = open) {
  mkdirSync(folder, { recursive: true });
  /** the files that are open, and how many lines they have */
  const files = new Map();
  const pathOf = (id) => join(folder, `${id}.ndjson`);

  const close = async (id) => {
    const file = files.get(id);
    files.delete(id);
    await file?.handle.close();
  };

  return {
    async create(id, line) {
      const handle = await openFile(pathOf(id), 'wx');
      await handle.writeFile(linesOf([line]));
      await handle.sync();
      await handle.close();
      // the name of the file is the folder's
      const directory = await open(folder);
      await directory.sync();
      await directory.close();
    },

    /** The lines from the one with that number on; `null` if there is no such table. */
    async load(id, from) {
      const known = files.get(id);
      if (known?.length === from) return [];
      await close(id);
      const handle = await openFile(pathOf(id), constants.O_RDWR | constants.O_APPEND).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      });
      if (handle === undefined) return null;
      const content = await handle.readFile();
      const { lines, bytes } = wholeLines(content);
      if (bytes < content.length) await handle.truncate(bytes);
      // whoever wrote it may have gone before it was on disk
      await handle.sync();
      files.set(id, { handle, length: lines.length });
      if (lines.length > 0) return lines.slice(from);
      await close(id);
      return null;
    },

    /** Whether the lines are there now: they are not if there were not `length` before them. */
    async append(id, length, lines) {
      const file = files.get(id);
      if (file?.length !== length) return false;
      try {
        await file.handle.appendFile(linesOf(lines));
        await file.handle.datasync();
      } catch (error) {
        // nobody knows what is in the file now: it is read again
        await close(id).catch(() => {});
        throw error;
      }
      file.length += lines.length;
      return true;
    },

    /** Nobody else writes. */
    watch: async () => async () => {},
    close,
    end: async () => {
      for (const id of [...files.keys()]) await close(id);
    },
  };
}
