/**
 * Numbers for actions: what trainers of neural networks need. A game declares what each field of each kind of action may hold, and
 * every action that can ever be legal has a number: kinds in the order in which they are declared, within a kind mixed radix, the last
 * field running fastest.
 */

import { IllegalActionError, LudiError } from './errors/errors';
import type { Engine } from './game/contract';
import type { ActionLike, GameTypes, Readable, Seat } from './game/types';
import { deepEqual, deepFreeze } from './json/copy';
import { isRecord, plainCopy } from './json/plain-json';
import { inOrder } from './kernel/match-action';

/** What the numbers of one kind of action are. */
export interface ActionKind<T extends string = string> {
  readonly type: T;
  /** the ids `first` .. `first + count - 1` */
  readonly first: number;
  readonly count: number;
  /** by what the action says, or only by its position among the legal actions of that kind at that question */
  readonly by: 'fields' | 'position';
}

/**
 * Every action that can ever be legal in games of an engine with so many players, numbered: `0` .. `size - 1`. The same rules version,
 * components and number of players always give the same numbers. The seat is no part of them: where several players may act, name the
 * one who is meant. `seen` is a state or a view of such a game, for every function; LudiError `invalid-state` for another.
 */
export interface ActionSpace<G extends GameTypes> {
  readonly size: number;
  /** What the numbers stand for, in their order. */
  readonly kinds: readonly ActionKind<G['action']['type']>[];
  /**
   * The number of an action that `legalActions` lists, or of the same with its lists in another order where `apply` takes that. Any other
   * may have one, too, if its kind is numbered by fields and they hold nothing strange; IllegalActionError otherwise.
   */
  idOf(seen: Readable<G>, action: G['action']): number;
  /** The legal action with that number. Throws IllegalActionError if there is none, or if several may act and no player is named. */
  actionOf(seen: Readable<G>, id: number, player?: Seat): G['action'];
  /** The numbers of `legalActions(seen, player)`, in that order. */
  ids(seen: Readable<G>, player?: Seat): number[];
  /** 1 for each number of a legal action, 0 for all others: in `into`, which has room for `size` of them, or in an array of its own. */
  mask(seen: Readable<G>, player?: Seat, into?: Uint8Array): Uint8Array;
}

type Primitive = string | number | boolean | null;
type Value = Primitive | readonly Primitive[] | { readonly [field: string]: Primitive };

/**
 * What a field may hold, in the order of its numbers; what stands there twice counts once. What is `alike` nobody can tell apart: such
 * values share a number.
 */
export type Domain<V> = readonly V[] | { readonly alike: readonly (readonly V[])[] };

type Fields<A extends ActionLike> = Exclude<keyof A, keyof ActionLike>;

/**
 * How one kind of action is numbered: what each field may hold; or, where that would be millions, the most actions of the kind that are
 * ever legal at once, which are numbered by their position.
 */
export type Numbering<A extends ActionLike> =
  | ([Fields<A>] extends [never]
      ? Readonly<Record<string, never>>
      : { readonly [F in Fields<A>]: A[F] extends Value ? Domain<A[F]> : never })
  | number;

/** How all actions of a game are numbered. */
export type Numberings<G extends GameTypes> = {
  readonly [T in G['action']['type']]: Numbering<Extract<G['action'], { readonly type: T }>>;
};

/** The place of each value of a field: by the value itself, or part after part and then by `END`. */
type Places = Map<unknown, Places | number>;
const END = Symbol('end');

interface Field {
  readonly name: string;
  readonly size: number;
  readonly places: Places;
  /** of lists and records, what tells one from another; of any other value nothing */
  readonly partsOf: ((value: unknown) => readonly unknown[] | undefined) | undefined;
}

interface Kind extends ActionKind {
  readonly fields: readonly Field[];
}

type AnyAction = ActionLike & Readonly<Record<string, unknown>>;

/** How values like this one are taken apart: a list item by item, a record always in the same order. */
function partsLike(sample: unknown): Field['partsOf'] {
  if (typeof sample !== 'object' || sample === null) return undefined;
  if (Array.isArray(sample)) return (value) => (Array.isArray(value) ? value : undefined);
  const names = Object.keys(sample);
  return (value) => (isRecord(value) ? names.map((name) => value[name]) : undefined);
}

function fieldOf(name: string, domain: Domain<unknown>): Field {
  const values = 'alike' in domain ? domain.alike : domain.map((value) => [value]);
  const places: Places = new Map();
  const partsOf = partsLike(values[0]?.[0]);
  let size = 0;
  for (const alike of values) {
    const place = size;
    for (const value of alike) {
      let node = places;
      for (const part of partsOf?.(value) ?? []) {
        if (!node.has(part)) node.set(part, new Map());
        node = node.get(part) as Places;
      }
      const key = partsOf === undefined ? value : END;
      if (node.has(key)) continue;
      node.set(key, place);
      size = place + 1;
    }
  }
  return { name, size, places, partsOf };
}

/** The place of a value in a field; `undefined` for what is none of its values. */
function placeOf({ places, partsOf }: Field, value: unknown): number | undefined {
  if (partsOf === undefined) return places.get(value) as number | undefined;
  const parts = partsOf(value);
  if (parts === undefined) return undefined;
  let node: Places | undefined = places;
  // by index: there are hundreds of placements to a question
  for (let i = 0; i < parts.length; i++) {
    node = node.get(parts[i]) as Places | undefined;
    if (node === undefined) return undefined;
  }
  return node.get(END) as number | undefined;
}

/** The place of an action among those of its kind, by what it says; `undefined` for what it cannot say. */
function placeAmong({ fields }: Kind, action: AnyAction): number | undefined {
  let place = 0;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as Field;
    const at = placeOf(field, action[field.name]);
    if (at === undefined) return undefined;
    place = place * field.size + at;
  }
  return place;
}

const illegal = (message: string, given: unknown): IllegalActionError =>
  new IllegalActionError({ legal: false, code: 'no-such-choice', clause: null, message }, given);

/** The space of a game with so many players; `numberings` says how its actions are numbered. Throws InvalidOptionsError. */
export function actionSpaceOf<G extends GameTypes>(
  engine: Engine<G>,
  players: number,
  numberings: (players: number) => Numberings<G>,
): ActionSpace<G>;
export function actionSpaceOf(
  engine: Engine<GameTypes>,
  players: number,
  numberings: (players: number) => Readonly<Record<string, Readonly<Record<string, Domain<unknown>>> | number>>,
): ActionSpace<GameTypes> {
  engine.maxPlies(players); // refuses a number of players that the game does not have
  const kinds = new Map<string, Kind>();
  let size = 0;
  for (const [type, numbering] of Object.entries(numberings(players))) {
    const by = typeof numbering === 'number' ? 'position' : 'fields';
    const fields = Object.entries(numbering).map(([name, domain]) => fieldOf(name, domain)); // a number has none
    const count =
      typeof numbering === 'number' ? numbering : fields.reduce((product, field) => product * field.size, 1);
    kinds.set(type, { type, first: size, count, by, fields });
    size += count;
  }

  const legalActions = (seen: Readable<GameTypes>, player: Seat | undefined): AnyAction[] => {
    const legal = engine.legalActions(seen, player) as AnyAction[];
    if (seen.players.length !== players)
      throw new LudiError('invalid-state', `the action space is for games with ${players} players`);
    return legal;
  };

  /** The numbers of legal actions: those of a kind stand together. */
  const numbersOf = (legal: readonly AnyAction[]): number[] => {
    let position = 0;
    return legal.map((action, i) => {
      const before = legal[i - 1];
      position = before?.type === action.type && before.player === action.player ? position + 1 : 0;
      const kind = kinds.get(action.type);
      const place = kind?.by === 'fields' ? placeAmong(kind, action) : position;
      if (kind === undefined || place === undefined || place >= kind.count)
        throw new LudiError('internal', `there is no number for ${engine.format(action)}`);
      return kind.first + place;
    });
  };

  const ids = (seen: Readable<GameTypes>, player?: Seat): number[] => numbersOf(legalActions(seen, player));

  return {
    size,
    kinds: deepFreeze([...kinds.values()].map(({ type, first, count, by }) => ({ type, first, count, by }))),
    ids,
    idOf: (seen, given) => {
      const plain = plainCopy<unknown>(given);
      const action = ('value' in plain && isRecord(plain.value) ? plain.value : {}) as AnyAction;
      const kind = kinds.get(action.type);
      const place = kind?.by === 'fields' ? placeAmong(kind, action) : undefined;
      if (kind !== undefined && place !== undefined) return kind.first + place;
      // which of the legal actions it is: that very one, or one with its lists in another order
      const judgement = engine.explain(seen, given);
      if (!judgement.legal) throw new IllegalActionError(judgement, given);
      const legal = legalActions(seen, action.player);
      const fields = Object.keys(action);
      const ordered = inOrder(action, fields);
      const index = legal.findIndex((one) => deepEqual(one, action));
      const id =
        numbersOf(legal)[index >= 0 ? index : legal.findIndex((one) => deepEqual(inOrder(one, fields), ordered))];
      if (id === undefined) throw illegal('the action is not listed as it is', given);
      return id;
    },
    actionOf: (seen, id, player) => {
      const legal = legalActions(seen, player);
      if (legal.some((action) => action.player !== legal[0]?.player))
        throw illegal('several players may act: the number does not tell whose action it is', id);
      const action = legal[numbersOf(legal).indexOf(id)];
      if (action === undefined) throw illegal('no legal action has this number', id);
      return action;
    },
    mask: (seen, player, into = new Uint8Array(size)) => {
      if (into.length < size) throw new RangeError(`a mask takes ${size} numbers`);
      into.fill(0);
      for (const id of ids(seen, player)) into[id] = 1;
      return into;
    },
  };
}
