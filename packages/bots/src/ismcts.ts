/**
 * Single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
 * IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012.
 */
import { type ActionLike, type Chance, deepEqual, type Seat } from '@ludi-romani/core';
import { BUDGET_FIELDS, type Budget } from './budget';
import { allFor, best, keyOf } from './decision';
import { checkedNumbers, checkedPolicy } from './hooks';
import { callable, nonNegative, onlyKnown, refuse, whole } from './options';
import { byScores, type Evaluation, type Policy, playOn, playoutRewards } from './playout';
import { type PreviousRun, type SearchRun, searcher } from './thinking';
import { type Choice, type Node, newNode, puct, select, ucb } from './tree';
import type { Playable, Searcher, Sight } from './types';

/** A function that rates how promising the legal actions look: one number per action, at least 0. Only the ratios of the numbers matter. */
export type Prior<A, S> = (state: S, seat: Seat, legal: readonly A[]) => readonly number[];

/** Budget and hooks. Hooks get imagined states, whose hidden parts are dealt at random, and must not change them. */
export type IsmctsOptions<V, A, S> = Budget & {
  /** the weight of exploration, at least 0: a higher weight tries rarely tried actions more often; default 0.7, with `prior` 1.5 */
  readonly exploration?: number;
  /**
   * how many actions are drawn at a decision with too many to list: `widening` times the square root of the visits; default 1. With more
   * actions, each of them is tried less often.
   */
  readonly widening?: number;
  /** the number of plies after which a playout is cut off and evaluated, `Infinity` to play to the end; default 12 for each player */
  readonly playoutPlies?: number;
  /** evaluates a state at which a playout is cut off; by default half for the place and half for the margin, both from the current points */
  readonly evaluate?: Evaluation<S>;
  /** chooses the actions of playouts; default: at random */
  readonly policy?: Policy<A, S>;
  /** rates actions before they are tried; with a prior, selection uses PUCT instead of UCB1 */
  readonly prior?: Prior<A, S>;
  /** returns a function that deals the hidden parts of a view by a seed; default: the engine's `determinizer` */
  readonly resample?: (view: V) => (seed: string) => S;
};

const HOOKS = ['evaluate', 'policy', 'prior', 'resample'] as const;
const KNOWN = [...BUDGET_FIELDS, ...HOOKS, 'exploration', 'playoutPlies', 'widening'];

/** The default plies of a playout per player. Measured: longer random playouts are slow and blur the effect of a choice, shorter ones miss it. */
const PLIES_PER_PLAYER = 12;

/** A run with the tree that the search of the next decision can reuse. */
interface TreeRun<V, A> extends SearchRun<A> {
  readonly view: V;
  readonly root: Node<A>;
}

/**
 * Returns a bot that searches one tree, in which positions that the searcher cannot distinguish share a node. Each iteration deals the hidden
 * parts and the future chance again, descends the tree, adds one node and plays on. Then each choice on the path gets the reward of its seat,
 * so the search works for any number of players. Throws InvalidOptionsError.
 *
 * Simultaneous decisions of several seats are made at one node, with separate statistics for each seat. So no choice depends on the secret
 * choice of another seat. Actions of other seats that differ only in their secrets lead to the same node.
 */
export function ismcts<V extends Sight, A extends ActionLike, S>(
  engine: Playable<V, A, S>,
  options: IsmctsOptions<V, A, S>,
): Searcher<V, A> {
  onlyKnown(options, KNOWN);
  for (const hook of HOOKS) callable(hook, options[hook]);
  const { prior, exploration = prior === undefined ? 0.7 : 1.5, playoutPlies } = options;
  const { evaluate, resample = engine.determinizer, widening = 1 } = options;
  const byCurrentScores = byScores(engine);
  const policy = options.policy && checkedPolicy(options.policy);
  if (playoutPlies !== Number.POSITIVE_INFINITY) whole('playoutPlies', playoutPlies ?? 0, 0);
  nonNegative('exploration', exploration);
  nonNegative('widening', widening);
  const urgency = prior === undefined ? ucb(exploration) : puct(exploration);

  /**
   * Returns the actions of `seat` to select from at `node`: the legal ones or, if there are too many to list, those that were drawn at this
   * node and are legal in `state`. Draws another one whenever the node has been visited often enough (progressive widening).
   */
  const selectable = ({ samples }: Node<A>, state: S, seat: Seat, isOwn: boolean, chance: Chance): readonly A[] => {
    let sample = samples.get(seat);
    if (sample === undefined) {
      const all = allFor(engine, state, seat);
      if (all !== undefined) return all;
      sample = { actions: [], visits: 0 };
      samples.set(seat, sample);
    }
    sample.visits++;
    const legal = isOwn ? sample.actions : sample.actions.filter((action) => engine.explain(state, action).legal);
    if (legal.length > 0 && legal.length >= widening * Math.sqrt(sample.visits)) return legal;
    const action = engine.randomAction(state, seat, chance);
    if (legal.some((other) => keyOf(other) === keyOf(action))) return legal;
    sample.actions.push(action);
    return isOwn ? legal : [...legal, action];
  };

  /** Plays `state` down the tree, to a new node or to the end of the game. Returns the choices on the path. */
  const descend = (root: Node<A>, state: S, searcher: Seat, chance: Chance): Choice[] => {
    const path: Choice[] = [];
    let node = root;
    for (;;) {
      const seats = engine.activePlayers(state);
      // the searcher answers last: its action leads to a child node, where the choices of other seats would depend on that action
      const seat = seats.find((each) => each !== searcher) ?? seats[0];
      if (seat === undefined) return path;
      // the searcher's legal actions now are the same in every determinization
      const legal = selectable(node, state, seat, node === root && seat === searcher, chance);
      const priors =
        prior && (() => checkedNumbers('prior', prior(state, seat, legal), legal.length, Number.POSITIVE_INFINITY));
      const { action, choice } = select(node, seat, legal, urgency, chance, priors);
      const seen = seat === searcher ? action : engine.actionFor(state, action, searcher);
      engine.applyInPlace(state, action);
      path.push(choice);
      // the searcher sees nothing of a simultaneous choice of another seat, so the node stays the same
      if (seen.type === undefined) continue;
      const key = keyOf(seen);
      const next = node.children.get(key);
      if (next === undefined) {
        node.children.set(key, newNode<A>());
        return path;
      }
      node = next;
    }
  };

  /** Returns the node after the choice of the previous search. Returns `undefined` if that choice does not lead to exactly this view. */
  const reusableNode = (previous: PreviousRun<A> | undefined, view: V, seat: Seat): Node<A> | undefined => {
    if (previous === undefined) return undefined;
    const { action, run } = previous;
    const { view: previousView, root } = run as TreeRun<V, A>;
    const next = root.children.get(keyOf(action));
    if (next === undefined || previousView.viewer !== seat) return undefined;
    const state = engine.determinizer(previousView)('after');
    engine.applyInPlace(state, action);
    return deepEqual(engine.view(state, seat), view) ? next : undefined;
  };

  return searcher(engine, options, {
    begin(view, seed, { seat, legal, isSample, chance }, previous): TreeRun<V, A> {
      const root = reusableNode(previous, view, seat) ?? newNode<A>();
      const seats = view.players.length;
      const plies = playoutPlies ?? PLIES_PER_PLAYER * seats;
      const evaluated: Evaluation<S> =
        evaluate === undefined ? byCurrentScores : (state) => checkedNumbers('evaluate', evaluate(state), seats, 1);
      const deal = resample(view);
      if (typeof deal !== 'function') refuse('resample', `must return a function of a seed, but returned ${deal}`);
      return {
        view,
        root,
        iterate(iteration) {
          const state = deal(`${seed} ${iteration}`);
          const path = descend(root, state, seat, chance);
          playOn(engine, state, chance, plies, policy);
          const reward = playoutRewards(engine, state, evaluated);
          for (const choice of path) {
            choice.visits++;
            choice.total += reward[choice.seat] ?? 0;
          }
        },
        findings: () => {
          const actions = (isSample ? root.samples.get(seat)?.actions : undefined) ?? legal;
          return actions.map((action) => {
            const { visits = 0, total = 0 } = root.choices.get(keyOf(action)) ?? {};
            return { action, visits, value: visits === 0 ? 0.5 : total / visits };
          });
        },
      };
    },
    take: (findings, chance) => best(findings, ({ visits, value }) => visits + value, chance),
  });
}
