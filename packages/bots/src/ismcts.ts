/**
 * Single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
 * IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012.
 */
import { type ActionLike, type Chance, clone, deepEqual, type Seat } from '@ludi-romani/core';
import { BUDGET_FIELDS, type Budget } from './budget';
import { allFor, best, chanceOf, keyOf } from './decision';
import { checkedNumbers } from './hooks';
import { callable, nonNegative, onlyKnown, refuse, whole } from './options';
import { checkedPolicy, type Judging, judge, type Policy, playOn } from './playout';
import type { Verdict } from './reward';
import { count, findingOf } from './tally';
import { type PreviousRun, type SearchRun, searcher } from './thinking';
import { type Choice, enter, type Node, newNode, puct, select, ucb } from './tree';
import type { Expected, Finding, Playable, Searcher, Sight } from './types';

/** A function that rates how promising the legal actions look: one number per action, at least 0. Only the ratios of the numbers matter. */
export type Prior<A, S> = (state: S, seat: Seat, legal: readonly A[]) => readonly number[];

/** What one look at a state finds: the points that each seat may expect, and the prior of the legal actions of the seat to act. */
export interface Appraisal {
  readonly prospects: readonly number[];
  readonly priors: readonly number[];
}

/** Budget and hooks. Hooks get imagined states, whose hidden parts are dealt at random, and must not change them. */
export type IsmctsOptions<V, A, S> = Budget &
  Judging<S> & {
    /** the weight of exploration, at least 0: a higher weight tries rarely tried actions more often; default 0.7, with `prior` 1.5 */
    readonly exploration?: number;
    /**
     * how many actions are drawn at a decision with too many to list: `widening` times the square root of the visits; default 1. With more
     * actions, each of them is tried less often.
     */
    readonly widening?: number;
    /** the number of plies after which a playout is cut off and evaluated, `Infinity` to play to the end; default 12 for each player */
    readonly playoutPlies?: number;
    /** returns true for a state in which a playout may be cut off: after `playoutPlies` it continues to such a state. Default: any state */
    readonly isQuiet?: (state: S) => boolean;
    /** chooses the actions of playouts; default: at random */
    readonly policy?: Policy<A, S>;
    /** rates actions before they are tried; with a prior, selection uses PUCT instead of UCB1 */
    readonly prior?: Prior<A, S>;
    /**
     * values a new state of the tree and rates its actions in one call, as a neural network does. It takes the place of playouts, `prior` and
     * `prospects`.
     */
    readonly appraise?: (state: S, seat: Seat, legal: readonly A[]) => Appraisal;
    /** chooses one of the findings at the end of a search; default: the most visited action, of several the one with the highest value */
    readonly rootPolicy?: (findings: readonly Finding<A>[], chance: Chance) => Finding<A>;
    /** returns a function that deals the hidden parts of a view by a seed; default: the engine's `determinizer` */
    readonly resample?: (view: V) => (seed: string) => S;
  };

const HOOKS = [
  'appraise',
  'evaluate',
  'isQuiet',
  'policy',
  'prior',
  'prospects',
  'resample',
  'rootPolicy',
  'spread',
  'utility',
] as const;
/** The hooks that `appraise` replaces. */
const APPRAISED = ['evaluate', 'isQuiet', 'playoutPlies', 'prior', 'prospects'] as const;
const KNOWN = [...BUDGET_FIELDS, ...HOOKS, 'exploration', 'playoutPlies', 'widening'];

/** The default plies of a playout per player. Measured: longer random playouts are slow and blur the effect of a choice, shorter ones miss it. */
const PLIES_PER_PLAYER = 12;

/** The least number of tries of an action in the line that a search expects. */
const EXPECTED_TRIES = 8;

/** The choices on the way down the tree, and the new node at its end, unless the game is over before. */
interface Descent<A> {
  readonly path: readonly Choice<A>[];
  readonly leaf?: Node<A>;
}

/** A run with the tree that the search of the next decision can reuse. */
interface TreeRun<V, A> extends SearchRun<V, A> {
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
  const { appraise, prior, resample = engine.determinizer, widening = 1, isQuiet } = options;
  const isGuided = prior !== undefined || appraise !== undefined;
  const { exploration = isGuided ? 1.5 : 0.7, playoutPlies } = options;
  const verdictsOf = judge(engine, options);
  const policy = options.policy && checkedPolicy(options.policy);
  if (playoutPlies !== Number.POSITIVE_INFINITY) whole('playoutPlies', playoutPlies ?? 0, 0);
  nonNegative('exploration', exploration);
  nonNegative('widening', widening);
  for (const name of APPRAISED)
    if (appraise !== undefined && options[name] !== undefined) refuse(name, 'appraise takes its place');
  const urgency = isGuided ? puct(exploration) : ucb(exploration);
  const dealer = (view: V): ((seed: string) => S) => {
    const deal = resample(view);
    return typeof deal === 'function'
      ? deal
      : refuse('resample', `must return a function of a seed, but returned ${deal}`);
  };

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

  /** Returns the seat to decide next. The searcher answers last: its action leads to a child, where the choices of other seats would depend on it. */
  const deciding = (state: S, searcher: Seat): Seat | undefined => {
    const seats = engine.activePlayers(state);
    return seats.find((each) => each !== searcher) ?? seats[0];
  };

  const appraised = (state: S, seat: Seat, legal: readonly A[]): Appraisal => {
    const { prospects, priors } = appraise?.(state, seat, legal) ?? { prospects: [], priors: [] };
    return { prospects, priors: checkedNumbers('appraise', priors, legal.length, 0) };
  };

  /** Returns a function that rates actions which are new at a node. */
  const rating = (state: S, seat: Seat, legal: readonly A[]): (() => readonly number[]) | undefined =>
    appraise !== undefined
      ? () => appraised(state, seat, legal).priors
      : prior && (() => checkedNumbers('prior', prior(state, seat, legal), legal.length, 0));

  /** Rates the actions at a new node, and returns the points that each seat may expect. Returns `undefined` at the end of the game. */
  const expand = (node: Node<A>, state: S, searcher: Seat, chance: Chance): readonly number[] | undefined => {
    const seat = deciding(state, searcher);
    if (seat === undefined) return undefined;
    const legal = selectable(node, state, seat, false, chance);
    const { prospects, priors } = appraised(state, seat, legal);
    enter(node, seat, legal, () => priors);
    return prospects;
  };

  /** Plays `state` down the tree, to a new node or to the end of the game. `forced` is the searcher's first action, if it is given. */
  const descend = (root: Node<A>, state: S, searcher: Seat, chance: Chance, forced?: A): Descent<A> => {
    const path: Choice<A>[] = [];
    let node = root;
    for (;;) {
      const seat = deciding(state, searcher);
      if (seat === undefined) return { path };
      // the searcher's legal actions now are the same in every determinization
      const isFirst = node === root && seat === searcher;
      const legal = isFirst && forced !== undefined ? [forced] : selectable(node, state, seat, isFirst, chance);
      const choice = select(enter(node, seat, legal, rating(state, seat, legal)), urgency, chance);
      const { action } = choice;
      const seen = seat === searcher ? action : engine.actionFor(state, action, searcher);
      engine.applyInPlace(state, action);
      path.push(choice);
      // the searcher sees nothing of a simultaneous choice of another seat, so the node stays the same
      if (seen.type === undefined) continue;
      const key = keyOf(seen);
      const next = node.children.get(key);
      if (next === undefined) {
        const leaf = newNode<A>();
        node.children.set(key, leaf);
        return { path, leaf };
      }
      node = next;
    }
  };

  /**
   * Returns a function that tries one game in the deal of a seed, and counts it along its path in the tree. `forced` is the searcher's first
   * action, if it is given. Returns the final state with what it is worth to the searcher.
   */
  const trying = (root: Node<A>, view: V, searcher: Seat) => {
    const deal = dealer(view);
    const plies = playoutPlies ?? PLIES_PER_PLAYER * view.players.length;
    return (seed: string, chance: Chance, forced?: A): { readonly state: S; readonly verdict: Verdict } => {
      const state = deal(seed);
      const { path, leaf } = descend(root, state, searcher, chance, forced);
      if (appraise === undefined) playOn(engine, state, chance, plies, policy, isQuiet);
      const verdicts = verdictsOf(state, appraise && leaf && expand(leaf, state, searcher, chance));
      for (const choice of path) count(choice, verdicts[choice.seat] as Verdict);
      return { state, verdict: verdicts[searcher] as Verdict };
    };
  };

  /** Returns the legal action of `seat` that was tried most often at `node`, if it was tried often enough. */
  const expectedAt = ({ choices }: Node<A>, state: S, seat: Seat | undefined): A | undefined => {
    let most: Choice<A> | undefined;
    for (const one of choices.values())
      if (one.seat === seat && one.visits > (most?.visits ?? 0) && engine.explain(state, one.action).legal) most = one;
    return most !== undefined && most.visits >= EXPECTED_TRIES ? most.action : undefined;
  };

  /**
   * Returns `action` and the choices that were tried most often after it. The line is played in two deals of the hidden parts, and ends where
   * they look different to the searcher.
   */
  const line = (root: Node<A>, view: V, seat: Seat, action: A): Expected<V, A>[] => {
    const found: Expected<V, A>[] = [];
    const deal = dealer(view);
    const [state, other] = [deal('line'), deal('another line')];
    let node: Node<A> | undefined = root;
    let next: A | undefined = action;
    while (next !== undefined) {
      const { player } = next;
      const seen: ReturnType<typeof engine.actionFor> = engine.actionFor(state, next, seat);
      // other seats that decide at the same time come first in the tree, and their choices are hidden
      const isOpen = deciding(state, seat) === player && deepEqual(seen, next) && engine.explain(other, next).legal;
      if (found.length > 0 && !isOpen) break;
      // a copy, because a view may share parts of the state
      found.push({ view: clone(engine.view(state, player)) as V, action: next });
      if (!isOpen) break;
      engine.applyInPlace(state, next);
      engine.applyInPlace(other, next);
      node = node?.children.get(keyOf(seen));
      const isSure = deepEqual(engine.view(state, seat), engine.view(other, seat));
      next = node !== undefined && isSure ? expectedAt(node, state, deciding(state, seat)) : undefined;
    }
    return found;
  };

  /** Returns the node after the choice of the previous search. Returns `undefined` if that choice does not lead to exactly this view. */
  const reusableNode = (previous: PreviousRun<V, A> | undefined, view: V, seat: Seat): Node<A> | undefined => {
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
      const attempt = trying(root, view, seat);
      return {
        view,
        root,
        iterate: (iteration) => {
          attempt(`${seed} ${iteration}`, chance);
        },
        findings: () => {
          const actions = (isSample ? root.samples.get(seat)?.actions : undefined) ?? legal;
          return actions.map((action) => findingOf(action, root.choices.get(keyOf(action))));
        },
        line: (action) => line(root, view, seat, action),
      };
    },
    comparing(view, seed, seat) {
      const attempt = trying(newNode<A>(), view, seat);
      return (action, round) => {
        const chance = chanceOf(`${seed} ${round}`);
        const { state, verdict } = attempt(`${seed} ${round}`, chance, action);
        return {
          verdict,
          rows: () => {
            playOn(engine, state, chance, Number.POSITIVE_INFINITY, policy);
            return engine.scores(state)[seat]?.rows ?? {};
          },
        };
      };
    },
    take: options.rootPolicy ?? ((findings, chance) => best(findings, ({ visits, value }) => visits + value, chance)),
  });
}
