/** The buttons for the legal actions of any game. If there are many actions, they are in steps: first the type, then one field after the other. */
import type { ActionLike } from '@ludi-romani/core';

/** A plain value without parts; `undefined` if an action does not have the field. */
type Scalar = string | number | boolean | null | undefined;

/** A button that carries out an action. */
export interface Leaf<A> {
  readonly id: string;
  readonly action: A;
}

/** A button that leaves the actions with one value of a field, or with one of several values. */
export interface Step<A> {
  readonly id: string;
  /** `type`, `card`, or a path such as `tokens.0.x` */
  readonly path: string;
  /** the value, or the first and the last of several values */
  readonly values: readonly Scalar[];
  /** the number of actions that the button leaves */
  readonly count: number;
  readonly inner: Level<A>;
}

/** The buttons from which a player chooses at one time. */
export type Level<A> = readonly (Leaf<A> | Step<A>)[];

/** The most buttons of a level. */
const MOST = 40;

/** Returns `text` with letters, digits, `-` and `_` only. Different texts have different results. */
export const encoded = (text: string): string =>
  text.replace(/[^a-zA-Z\d-]/g, (char) => {
    if (char === ' ') return '_s';
    if (char === ':') return '_v';
    return `_${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Returns the id of the button of an action, from the line that `engine.format` returns. */
export const leafId = (line: string): string => `act-${encoded(line)}`;

/** Adds the paths and values of all scalars in `value`. */
function collect(value: unknown, path: string, into: Map<string, Scalar>): Map<string, Scalar> {
  if (typeof value !== 'object' || value === null) return into.set(path, value as Scalar);
  for (const [key, part] of Object.entries(value)) collect(part, path === '' ? key : `${path}.${key}`, into);
  return into;
}

/** Replaces each step that leaves one action by the button of this action. */
const withoutSingles = <A>(steps: readonly Step<A>[]): Level<A> =>
  steps.flatMap((step) => (step.count === 1 ? step.inner : [step]));

/** Divides buttons into few buttons for several values each. */
function chunked<A>(steps: readonly Step<A>[], parent: string): Level<A> {
  const size = Math.ceil(steps.length / Math.ceil(Math.sqrt(steps.length)));
  const chunks: Step<A>[] = [];
  for (let at = 0; at < steps.length; at += size) {
    const inner = steps.slice(at, at + size);
    const [first] = inner;
    const last = inner.at(-1);
    if (first === undefined || last === undefined) continue;
    chunks.push({
      id: `${parent}-part${chunks.length}`,
      path: first.path,
      values: [first.values[0], last.values.at(-1)],
      count: inner.reduce((sum, { count }) => sum + count, 0),
      inner: withoutSingles(inner),
    });
  }
  return chunks;
}

/** Returns the buttons for `actions`, which differ from each other. `format` returns a line that is unique among them. */
export function levelOf<A extends ActionLike>(
  actions: readonly A[],
  format: (action: A) => string,
  parent = 'step',
): Level<A> {
  const leaf = (action: A): Leaf<A> => ({ id: leafId(format(action)), action });
  if (actions.length <= MOST) return actions.map(leaf);
  const all = actions.map(({ player, type, ...fields }) => collect({ player, type, ...fields }, '', new Map()));
  const paths = new Set(all.flatMap((values) => [...values.keys()]));
  const path = [...paths].find((one) => all.some((values) => values.get(one) !== all[0]?.get(one)));
  if (path === undefined) return actions.map(leaf);
  const groups = new Map<Scalar, A[]>();
  actions.forEach((action, i) => {
    const value = all[i]?.get(path);
    groups.set(value, [...(groups.get(value) ?? []), action]);
  });
  const steps = [...groups].map(([value, group]): Step<A> => {
    const id = `${parent}-${encoded(typeof value === 'string' ? `${path}:${value}` : `${path} ${value}`)}`;
    return { id, path, values: [value], count: group.length, inner: levelOf(group, format, id) };
  });
  return steps.length > MOST ? chunked(steps, parent) : withoutSingles(steps);
}

/** Returns the steps that lead to the button with this id, and the buttons from which to choose next. */
export function shownAt<A>(
  level: Level<A>,
  id: string | undefined,
): { readonly steps: readonly Step<A>[]; readonly level: Level<A> } | undefined {
  for (const button of level) {
    if (!('inner' in button)) continue;
    if (button.id === id) return { steps: [button], level: button.inner };
    const found = shownAt(button.inner, id);
    if (found !== undefined) return { ...found, steps: [button, ...found.steps] };
  }
  return undefined;
}

/** Calls `see` with each action and the ids of the buttons that lead to it. */
export function eachPath<A>(
  level: Level<A>,
  see: (action: A, ids: readonly string[]) => void,
  before: readonly string[] = [],
): void {
  for (const button of level) {
    const ids = [...before, button.id];
    if ('inner' in button) eachPath(button.inner, see, ids);
    else see(button.action, ids);
  }
}
