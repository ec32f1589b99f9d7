/**
 * Single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
 * IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012.
 */
import { type ActionLike, type Chance, deepEqual, type Seat } from '@ludi-romani/core';
import { BUDGET, type Budget } from './budget';
import { best, keyOf, legalFor } from './decision';
import { fair, numbers } from './hooks';
import { callable, nonNegative, onlyKnown, refuse, whole } from './options';
import { byScores, type Evaluation, type Policy, paidBy, playOn } from './playout';
import { type Before, searcher, type Trying } from './thinking';
import { type Choice, type Node, newNode, puct, select, ucb } from './tree';
import type { Playable, Searcher, Sight } from './types';

/** How promising each of the actions looks: as many numbers, at least 0, of which only the proportions count. */
export type Prior<A, S> = (state: S, seat: Seat, legal: readonly A[]) => readonly number[];

/** Budget and hooks. States that hooks are handed are imagined: what the view hides is dealt at random. They may not write to them. */
export type IsmctsOptions<V, A, S> = Budget & {
  /** the weight of trying what was tried little against what did well; default 0.7, with `prior` 1.5 */
  readonly exploration?: number;
  /** plies of a playout before it is cut off and evaluated, `Infinity` to play to the end; default 12 for each player */
  readonly playoutPlies?: number;
  /** what a state where a playout is cut off is worth; default: half by place, half by margin of the points as they stand */
  readonly evaluate?: Evaluation<S>;
  /** who plays in playouts; default: anybody, at random */
  readonly policy?: Policy<A, S>;
  /** which choices look promising before they are tried: selection is by PUCT then, not by UCB1 */
  readonly prior?: Prior<A, S>;
  /** another way to deal what a view hides; default: the engine's `determinizer` */
  readonly resample?: (view: V) => (seed: string) => S;
};

const HOOKS = ['evaluate', 'policy', 'prior', 'resample'] as const;
const KNOWN = [...BUDGET, ...HOOKS, 'exploration', 'playoutPlies'];

/** Measured: longer playouts at random cost time and blur what came of a choice, shorter ones do not see what it is good for. */
const PLIES_EACH = 12;

/** What was tried, with what another search can build upon. */
interface Tried<V, A> extends Trying<A> {
  readonly view: V;
  readonly root: Node;
}

/**
 * Each iteration deals what is hidden anew, chance included, goes down one tree of what the searcher can tell apart, adds one node, plays
 * on, and pays every choice on the way what came of it for its own seat (so for any number of players).
 *
 * Decisions at the same time are all made at one node: each seat learns its own choices there, and nobody's choice depends on
 * what another one chose in secret. An action of others with secrets leads to one node however it was meant.
 */
export function ismcts<V extends Sight, A extends ActionLike, S>(
  engine: Playable<V, A, S>,
  options: IsmctsOptions<V, A, S>,
): Searcher<V, A> {
  onlyKnown(options, KNOWN);
  for (const hook of HOOKS) callable(hook, options[hook]);
  const { prior, exploration = prior === undefined ? 0.7 : 1.5, playoutPlies } = options;
  const { evaluate, resample = engine.determinizer } = options;
  const scored = byScores(engine);
  const policy = options.policy && fair(options.policy);
  if (playoutPlies !== Number.POSITIVE_INFINITY) whole('playoutPlies', playoutPlies ?? 0, 0);
  nonNegative('exploration', exploration);
  const urgency = prior === undefined ? ucb(exploration) : puct(exploration);

  /** Down the tree to a node that is new, or to the end. Returns the choices on the way. */
  const descend = (root: Node, state: S, searcher: Seat, chance: Chance): Choice[] => {
    const path: Choice[] = [];
    let node = root;
    for (;;) {
      const seats = engine.activePlayers(state);
      // the searcher last, so that the others' choices are learnt here, before a node is left that knows the searcher's
      const seat = seats.find((each) => each !== searcher) ?? seats[0];
      if (seat === undefined) return path;
      const legal = legalFor(engine, state, seat);
      const priors =
        prior && (() => numbers('prior', prior(state, seat, legal), legal.length, Number.POSITIVE_INFINITY));
      const { action, choice } = select(node, seat, legal, urgency, chance, priors);
      const seen = seat === searcher ? action : engine.actionFor(state, action, searcher);
      engine.applyInPlace(state, action);
      path.push(choice);
      // of a simultaneous choice nothing is seen
      if (seen.type === undefined) continue;
      const key = keyOf(seen);
      const next = node.children.get(key);
      if (next === undefined) {
        node.children.set(key, newNode());
        return path;
      }
      node = next;
    }
  };

  /** What was found out about the decision after that one, if its choice had to lead to this view. */
  const kept = (before: Before<A> | undefined, view: V, seat: Seat): Node | undefined => {
    if (before === undefined) return undefined;
    const { action, trying } = before;
    const { view: seen, root } = trying as Tried<V, A>;
    const next = root.children.get(keyOf(action));
    if (next === undefined || seen.viewer !== seat) return undefined;
    const state = engine.determinizer(seen)('after');
    engine.applyInPlace(state, action);
    return deepEqual(engine.view(state, seat), view) ? next : undefined;
  };

  return searcher(engine, options, {
    begin(view, seed, { seat, legal, chance }, before): Tried<V, A> {
      const root = kept(before, view, seat) ?? newNode();
      const seats = view.players.length;
      const plies = playoutPlies ?? PLIES_EACH * seats;
      const judge: Evaluation<S> =
        evaluate === undefined ? scored : (state) => numbers('evaluate', evaluate(state), seats, 1);
      const deal = resample(view);
      if (typeof deal !== 'function') refuse('resample', `must give a function of a seed, and gave ${deal}`);
      return {
        view,
        root,
        iterate(iteration) {
          const state = deal(`${seed} ${iteration}`);
          const path = descend(root, state, seat, chance);
          playOn(engine, state, chance, plies, policy);
          const paid = paidBy(engine, state, judge);
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
      };
    },
    take: (findings, chance) => best(findings, ({ visits, value }) => visits + value, chance),
  });
}
