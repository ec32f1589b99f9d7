/**
 * Replays golden games, perft counts and tables on any runtime. Imports only `at-table.mjs`, and needs only ECMAScript. The caller loads the
 * packages and passes them in.
 */
import { playTable } from './at-table.mjs';

/** Plays `data`, a result of `dataOf` in user.mjs. Returns the counts of what was played, a digest for each game, and the faults. */
export function play({ core, games, table, records }, data) {
  const faults = [];
  const done = { games: 0, plies: 0, positions: 0, states: 0, tables: 0, entries: 0 };
  const digests = {};
  for (const [game, { main, fast }] of Object.entries(games)) {
    const { golden, perft, openings } = data.games[game];
    for (const { name, replay } of golden) {
      const verdict = main.verifyReplay(main.engine, replay, { finished: true });
      if (!verdict.ok) faults.push(`${game} ${name} ply ${verdict.ply}: ${verdict.message}`);
      done.games += 1;
      done.plies += replay.actions.length;
    }
    for (const root of perft) {
      const { replay } = golden.find(({ name }) => name === root.game);
      const tooWide = root.depths.findIndex(({ paths }) => paths > data.widest);
      const wanted = tooWide < 0 ? root.depths : root.depths.slice(0, tooWide);
      const counted = count(core, fast, rootOf(fast, replay, root.ply), wanted.length);
      if (JSON.stringify(counted) !== JSON.stringify(wanted))
        faults.push(`${game} perft of ${root.game} from ply ${root.ply}: ${JSON.stringify(counted)}`);
      if (wanted.length > 0) done.positions += 1;
      done.states += wanted.reduce((sum, { states }) => sum + states, 0);
    }
    const played = openings.map((options) => {
      const { faults: found, entries, digest } = playTable({ core, game: main, table, records }, options, data.steps);
      faults.push(...found.map((fault) => `${game} table of ${options.players}: ${fault}`));
      done.tables += 1;
      done.entries += entries;
      return digest;
    });
    digests[game] = core.digest(played);
  }
  return { ...done, digests, faults };
}

/** Returns the state of a golden game after the first `ply` actions. */
function rootOf({ applyInPlace, initialState }, { options, actions }, ply) {
  const state = initialState(options);
  for (const action of actions.slice(0, ply)) applyInPlace(state, action);
  return state;
}

/** Returns for each depth the number of states, the number of paths that lead to them, and the digest of their digests. */
function count({ digest }, { applyInPlace, clone, legalActions }, root, depths) {
  const counted = [];
  let level = new Map([[digest(root), { state: root, paths: 1 }]]);
  while (counted.length < depths) {
    const next = new Map();
    for (const { state, paths } of level.values()) {
      for (const action of legalActions(state)) {
        const after = clone(state);
        applyInPlace(after, action);
        const name = digest(after);
        const reached = next.get(name);
        if (reached === undefined) next.set(name, { state: after, paths });
        else reached.paths += paths;
      }
    }
    level = next;
    const paths = [...level.values()].reduce((sum, each) => sum + each.paths, 0);
    counted.push({ paths, states: level.size, digest: digest([...level.keys()].sort()) });
  }
  return counted;
}
