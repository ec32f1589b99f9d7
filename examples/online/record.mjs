/** What is left of a game for referees. */
import { recordReplay } from '@ludi-romani/core';
import { log } from '@ludi-romani/table';

/** The actions that stand: those that were done, or done again, and not taken back. */
export function standingActions(engine, table) {
  const standing = new Map();
  /** by seat, what it took back last */
  const undone = new Map();
  for (const { version, takesBack = [] } of log(engine, table, 'spectator').lines) {
    const { type, action, seat } = table.entries[version - 1];
    if (type === 'action') standing.set(version, action);
    if (type === 'redo') standing.set(version, undone.get(seat).pop());
    const [own] = takesBack.map((taken) => standing.get(taken));
    if (own !== undefined) undone.set(own.player, [...(undone.get(own.player) ?? []), own]);
    for (const taken of takesBack) standing.delete(taken);
  }
  return [...standing.values()];
}

/** The replay of a game that came to its end. Throws LudiError `invalid-replay` for any other. */
export const recordOf = (engine, table) =>
  recordReplay(engine, table.begin.options, standingActions(engine, table), { committed: table.committed });
