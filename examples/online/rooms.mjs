/** Which tables are open. */
import { openRoom } from './table-room.mjs';

/** The tables that are open in this process: from when somebody asks for one until nobody has for a while. */
export function openRooms(context) {
  const rooms = new Map();
  return {
    get(id) {
      const known = rooms.get(id) ?? { opening: openRoom(id, context) };
      known.used = performance.now();
      rooms.set(id, known);
      const forget = () => rooms.delete(id);
      known.opening.then((room) => room ?? forget(), forget);
      return known.opening;
    },
    /** Closes those that nobody has used for a while. */
    async sweep(age) {
      for (const [id, known] of rooms) {
        const room = await known.opening.catch(() => null);
        // somebody may have asked for it just now
        if (room === null || performance.now() - known.used < age || !room.isIdle()) continue;
        rooms.delete(id);
        room.close().catch(context.warn);
      }
    },
    async end() {
      for (const { opening } of rooms.values()) await (await opening.catch(() => null))?.close();
    },
    get size() {
      return rooms.size;
    },
  };
}
