/** Reads the numbers of some features from values, by the names of the features alone. */
import { InvalidOptionsError, LudiError } from '../errors/errors';
import { type Things, thingsIn } from './attributes';
import type { ObservationOptions } from './features';
import { isOfList, type NameParts, partsOf } from './names';

export type Numbers = Float32Array | Float64Array;

/**
 * Returns the numbers of a view or an action, in `out` if it is given. Throws RangeError if `out` is too short, and LudiError `invalid-view` for a
 * view with another number of players.
 */
export type Encode = (value: object, out?: Numbers) => Numbers;

/** What a word adds: pairs of the place of a feature and an amount. */
type Row = number[];

/** The names that continue a path. */
class Branch {
  /** the place of the number or flag itself, or -1 */
  number = -1;
  /** by seat, from the viewer on: the place, or -1 */
  seats: number[] | undefined;
  readonly rows = new Map<unknown, Row>();
  readonly parts = new Map<string, Branch>();

  at(part: string): Branch {
    let branch = this.parts.get(part);
    if (branch === undefined) {
      branch = new Branch();
      this.parts.set(part, branch);
    }
    return branch;
  }

  addRow(word: unknown, place: number, amount: number): void {
    const row = this.rows.get(word);
    if (row === undefined) this.rows.set(word, [place, amount]);
    else row.push(place, amount);
  }

  /** Returns the same branch with some of its parts. */
  only(isWanted: (part: string) => boolean): Branch {
    const branch = new Branch();
    branch.number = this.number;
    branch.seats = this.seats;
    for (const [word, row] of this.rows) branch.rows.set(word, row);
    for (const [part, each] of this.parts) if (isWanted(part)) branch.parts.set(part, each);
    return branch;
  }

  get isEmpty(): boolean {
    return this.number < 0 && this.seats === undefined && this.rows.size === 0 && this.parts.size === 0;
  }
}

/** A branch in the form in which it is read. */
interface Node {
  readonly number: number;
  readonly seats: readonly number[] | undefined;
  readonly rows: ReadonlyMap<unknown, Row> | undefined;
  /** of an object: its fields */
  readonly fields: readonly string[];
  readonly nodes: readonly Node[];
  /** of a tag: the fields next to it, by its value */
  readonly kinds: ReadonlyMap<string, Node> | undefined;
  /** of a list: the place of its length or -1, some of its items, and all of them */
  readonly length: number;
  readonly places: readonly number[];
  readonly placed: readonly Node[];
  readonly items: readonly Node[];
}

/** Returns a function that returns the node of a branch. */
function nodes(): (branch: Branch) => Node {
  const made = new Map<Branch, Node>();
  const nodeOf = (branch: Branch): Node => {
    const found = made.get(branch);
    if (found !== undefined) return found;
    const parts = [...branch.parts];
    const places = parts.filter(([part]) => /^\d+$/.test(part));
    const items: Node[] = [];
    const node: Node = {
      number: branch.number,
      seats: branch.seats,
      rows: branch.rows.size === 0 ? undefined : branch.rows,
      fields: parts.map(([part]) => part),
      nodes: parts.map(([, each]) => nodeOf(each)),
      kinds: parts.length === 0 ? undefined : new Map(parts.map(([part, each]) => [part, nodeOf(each)])),
      length: branch.parts.get('length')?.number ?? -1,
      places: places.map(([part]) => Number(part)),
      placed: places.map(([, each]) => nodeOf(each)),
      items,
    };
    made.set(branch, node);
    const item = branch.only((part) => !isOfList(part));
    if (item.parts.size === branch.parts.size) items.push(node);
    else if (!item.isEmpty) items.push(nodeOf(item));
    const each = branch.parts.get('each');
    if (each !== undefined) items.push(nodeOf(each));
    return node;
  };
  return nodeOf;
}

type Plain = Readonly<Record<string, unknown>>;

/** Adds the numbers of `value`, which is a field of `owner`. Adds nothing for a value of another type. */
function add(node: Node, value: unknown, owner: object | undefined, out: Numbers, viewer: number): void {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) addList(node, value, out, viewer);
    else addFields(node, value, out, viewer);
    return;
  }
  const { rows } = node;
  if (rows !== undefined) {
    const row = rows.get(value);
    if (row !== undefined)
      for (let i = 0; i < row.length; i += 2) {
        const place = row[i] as number;
        out[place] = (out[place] as number) + (row[i + 1] as number);
      }
  }
  if (typeof value === 'string') {
    const kind = node.kinds?.get(value);
    if (kind !== undefined && owner !== undefined) addFields(kind, owner, out, viewer);
  } else if (typeof value === 'number') {
    const { number, seats } = node;
    if (number >= 0) out[number] = (out[number] as number) + value;
    if (seats !== undefined && value >= 0 && value < seats.length) {
      const place = seats[(value - viewer + seats.length) % seats.length] ?? -1;
      if (place >= 0) out[place] = (out[place] as number) + 1;
    }
  } else if (value === true && node.number >= 0) out[node.number] = (out[node.number] as number) + 1;
}

function addFields({ fields, nodes }: Node, value: object, out: Numbers, viewer: number): void {
  for (let i = 0; i < fields.length; i++)
    add(nodes[i] as Node, (value as Plain)[fields[i] as string], value, out, viewer);
}

/** Adds the numbers of a list. Its places are counted from `first` on, in a circle. */
function addList(node: Node, list: readonly unknown[], out: Numbers, viewer: number, first = 0): void {
  const { length, places, placed, items } = node;
  if (length >= 0) out[length] = (out[length] as number) + list.length;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    if (place < list.length) add(placed[i] as Node, list[(first + place) % list.length], undefined, out, viewer);
  }
  for (const item of items) for (const each of list) add(item, each, undefined, out, viewer);
}

/** The parts of a path that have a meaning of their own after `pending`. */
const OF_FRAMES: readonly string[] = ['top', 'open'];

/** Returns a function that adds the numbers of the stack of frames. */
function frameReader(pending: Branch, nodeOf: (branch: Branch) => Node) {
  const all = nodeOf(pending.only((part) => !OF_FRAMES.includes(part)));
  const [top, open] = OF_FRAMES.map((part) => {
    const branch = pending.parts.get(part);
    return branch && nodeOf(branch);
  });
  return (frames: readonly unknown[], out: Numbers, viewer: number): void => {
    addList(all, frames, out, viewer);
    const last = frames[frames.length - 1] as Plain | undefined;
    if (open !== undefined) add(open, last?.open, undefined, out, viewer);
    if (top === undefined) return;
    // while several players answer, a viewer sees its own stack
    const together = last?.simultaneous;
    const own: unknown = Array.isArray(together) ? together[viewer] : undefined;
    add(top, Array.isArray(own) ? own[own.length - 1] : last, undefined, out, viewer);
  };
}

/** The values that a word in a name may stand for. */
function valuesOf(word: string): unknown[] {
  if (word === 'null') return [word, null];
  if (word === 'true' || word === 'false') return [word, word === 'true'];
  return String(Number(word)) === word ? [word, Number(word)] : [word];
}

/** Adds the number at `place` to the branch at its path. Throws InvalidOptionsError. */
function grow(
  branch: Branch,
  { sign, end }: NameParts,
  place: number,
  players: number,
  things: Things,
): string | undefined {
  switch (sign) {
    case '':
      branch.number = place;
      return undefined;
    case '=':
      for (const value of valuesOf(end)) branch.addRow(value, place, 1);
      return undefined;
    case '@': {
      const seat = Number(end);
      if (!/^\d+$/.test(end) || seat >= players) return `must be the feature of one of ${players} seats`;
      branch.seats ??= new Array<number>(players).fill(-1);
      branch.seats[seat] = place;
      return undefined;
    }
    case ':': {
      const amounts = things.amountsOf(end);
      if (amounts.size === 0) return 'must be printed on something';
      for (const [id, amount] of amounts) branch.addRow(id, place, amount);
      return undefined;
    }
  }
}

/**
 * Returns a function that reads the numbers of the features with these names, in this order, from views or from actions. A field that a value
 * lacks counts as 0, so names of another game are no error. For the same value, every runtime returns exactly the same numbers. Throws
 * InvalidOptionsError for a repeated name, for a seat beyond `players`, and for an attribute that nothing in `components` has.
 */
export function compile(names: readonly string[], options: Pick<ObservationOptions, 'players' | 'components'>): Encode {
  const { players, components = {} } = options;
  const things = thingsIn(components);
  const root = new Branch();
  const seen = new Set<string>();
  names.forEach((name, place) => {
    const parts = partsOf(name);
    let branch = root;
    for (const part of parts.path) branch = branch.at(part);
    const problem = seen.has(name) ? 'is repeated' : grow(branch, parts, place, players, things);
    if (problem !== undefined) throw new InvalidOptionsError([{ path: name, message: problem }]);
    seen.add(name);
  });
  const nodeOf = nodes();
  const whole = nodeOf(root);
  const others = nodeOf(root.only((part) => part !== 'players' && part !== 'pending'));
  const areas = nodeOf(root.parts.get('players') ?? new Branch());
  const addFrames = frameReader(root.parts.get('pending') ?? new Branch(), nodeOf);
  return (value, out = new Float64Array(names.length)) => {
    if (out.length < names.length) throw new RangeError(`an observation takes ${names.length} numbers`);
    out.fill(0);
    const { viewer, player, players: all, pending } = value as Plain;
    const seat = typeof viewer === 'number' ? viewer : typeof player === 'number' ? player : 0;
    if (viewer === undefined) {
      addFields(whole, value, out, seat);
      return out;
    }
    addFields(others, value, out, seat);
    if (Array.isArray(all) && all.length !== players)
      throw new LudiError('invalid-view', `the observation is for games with ${players} players`);
    if (Array.isArray(all)) addList(areas, all, out, seat, seat);
    if (Array.isArray(pending)) addFrames(pending, out, seat);
    return out;
  };
}
