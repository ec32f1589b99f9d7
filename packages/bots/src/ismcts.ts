/**
 * Single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
 * IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012.
 */
import { type ActionLike, type Chance, InvalidOptionsError, type Seat } from '@ludi-romani/core';
import { type Budget, whole } from './budget';
import { best, keyOf } from './decision';
import { playout } from './playout';
import { searcher } from './thinking';
import { type Choice, type Node, newNode, select } from './tree';
import type { Playable, Searcher, Sight } from './types';

export type IsmctsOptions = Budget & {
  /** the weight of trying what was tried little against what did well; default 0.7 */
  readonly exploration?: number;
  /** plies of a playout before it is cut off and judged by `scores`, `Infinity` to play to the end; default 12 for each player */
  readonly playoutPlies?: number;
};

/** Measured: longer playouts at random cost time and blur what came of a choice, shorter ones do not see what it is good for. */
const PLIES_EACH = 12;

/**
 * Each iteration deals what is hidden anew, chance included, goes down one tree of what the searcher can tell apart, adds one node, plays
 * on at random, and pays every choice on the way what came of it for its own seat (so for any number of players).
 *
 * Decisions at the same time are all made at one node: each seat learns its own choices there, and nobody's choice depends on
 * what another one chose in secret. An action of others with secrets leads to one node however it was meant.
 */
export function ismcts<V extends Sight, A extends ActionLike, S, D>(
  engine: Playable<V, A, S, D>,
  options: IsmctsOptions,
): Searcher<V, A> {
  const { exploration = 0.7, playoutPlies } = options;
  if (playoutPlies !== Number.POSITIVE_INFINITY) whole('playoutPlies', playoutPlies ?? 0, 0);
  if (!(exploration >= 0))
    throw new InvalidOptionsError([{ path: 'exploration', message: 'must be a number, at least 0' }]);

  /** Down the tree to a node that is new, or to the end. Returns the choices on the way. */
  const descend = (root: Node, state: S, searcher: Seat, chance: Chance): Choice[] => {
    const path: Choice[] = [];
    let node = root;
    while (!engine.isTerminal(state)) {
      const seats = engine.activePlayers(state);
      // the searcher last, so that the others' choices are learnt here, before a node is left that knows the searcher's
      const seat = seats.find((each) => each !== searcher) ?? searcher;
      const { action, choice } = select(node, seat, engine.legalActions(state, seat), exploration, chance);
      const seen = seat === searcher ? action : engine.actionFor(state, action, searcher);
      engine.applyInPlace(state, action);
      path.push(choice);
      // of a simultaneous choice nothing is seen
      if (seen.type === undefined) continue;
      const key = keyOf(seen);
      const next = node.children.get(key);
      if (next === undefined) {
        node.children.set(key, newNode());
        break;
      }
      node = next;
    }
    return path;
  };

  return searcher(engine, options, (view, seed, { seat, legal, chance, sameChance }) => {
    const root = newNode();
    const plies = playoutPlies ?? PLIES_EACH * view.players.length;
    return {
      iterate(iteration) {
        const state = engine.clone(engine.determinize(view, `${seed} ${iteration}`));
        const path = descend(root, state, seat, chance);
        const paid = playout(engine, state, chance, plies);
        for (const choice of path) {
          choice.visits++;
          choice.total += paid[choice.seat] ?? 0;
        }
      },
      findings: () =>
        legal.map((action) => {
          const { visits = 0, total = 0 } = root.choices.get(keyOf(action)) ?? {};
          return { action, visits, value: visits === 0 ? 0.5 : total / visits };
        }),
      take: (findings) => best(findings, ({ visits, value }) => visits + value, sameChance()),
    };
  });
}
