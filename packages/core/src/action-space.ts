/**
 * Numbers for actions, for training neural networks. A game declares the values of each field of each action type. Every action that can
 * ever be legal gets a number: types in the order of their declaration, within a type in mixed radix, the last field fastest.
 */

import { IllegalActionError, LudiError } from './errors/errors';
import type { Engine } from './game/contract';
import type { ActionLike, GameTypes, Readable, Seat } from './game/types';
import { deepEqual, deepFreeze } from './json/copy';
import { isRecord, plainCopy } from './json/plain-json';
import { inOrder } from './kernel/match-action';

/** An action type with its range of numbers. */
export interface ActionKind<T extends string = string> {
  readonly type: T;
  /** the first number; the last is `first + count - 1` */
  readonly first: number;
  readonly count: number;
  /** numbered by the fields of the action, or by its position among the legal actions of its type */
  readonly by: 'fields' | 'position';
}

/**
 * Converts between actions and their numbers. All actions that can ever be legal in games of an engine with a given number of players have
 * numbers from `0` to `size - 1`. They depend only on the rules version, the components and the number of players. A number does not include
 * the seat: name the player if several may act. `seen` is a state or a view of such a game. The functions throw LudiError `invalid-state`
 * for a game with another number of players.
 */
export interface ActionSpace<G extends GameTypes> {
  readonly size: number;
  /** the action types, in the order of their numbers */
  readonly kinds: readonly ActionKind<G['action']['type']>[];
  /**
   * Returns the number of a legal action, also if its lists are in another order that `apply` accepts. Returns the number of an illegal
   * action only if its type is numbered by fields and its fields hold declared values. Throws IllegalActionError otherwise.
   */
  idOf(seen: Readable<G>, action: G['action']): number;
  /** Returns the legal action with this number. Throws IllegalActionError if there is none, or if several players may act and none is named. */
  actionOf(seen: Readable<G>, id: number, player?: Seat): G['action'];
  /** Returns the numbers of `legalActions(seen, player)`, in that order. */
  ids(seen: Readable<G>, player?: Seat): number[];
  /** Returns the numbers of `legal`, which must be a result of `legalActions`, in that order. */
  idsOf(legal: readonly G['action'][]): number[];
  /**
   * Returns an array with 1 for each number of a legal action and 0 for all other numbers. Writes to `into`, of length `size` or more, or to a
   * new array. Throws RangeError if `into` is too short.
   */
  mask(seen: Readable<G>, player?: Seat, into?: Uint8Array): Uint8Array;
}

type Primitive = string | number | boolean | null;
type Value = Primitive | readonly Primitive[] | { readonly [field: string]: Primitive };

/**
 * The values of a field, in the order of their numbers; a repeated value counts once. The values of one list in `alike` are interchangeable
 * and share a number.
 */
export type Domain<V> = readonly V[] | { readonly alike: readonly (readonly V[])[] };

type Fields<A extends ActionLike> = Exclude<keyof A, keyof ActionLike>;

/**
 * The numbering of one action type: the values of each field. If the fields would need millions of numbers, the numbering is instead a
 * number: the largest number of actions of the type that are ever legal at once. The actions are then numbered by their position.
 */
export type Numbering<A extends ActionLike> =
  | ([Fields<A>] extends [never]
      ? Readonly<Record<string, never>>
      : { readonly [F in Fields<A>]: A[F] extends Value ? Domain<A[F]> : never })
  | number;

/** The numberings of all action types of a game. */
export type Numberings<G extends GameTypes> = {
  readonly [T in G['action']['type']]: Numbering<Extract<G['action'], { readonly type: T }>>;
};

/** The place of each value of a field. The key is the value itself. A list or record has nested maps: one key for each part, and then `END`. */
type Places = Map<unknown, Places | number>;
const END = Symbol('end');

interface Field {
  readonly name: string;
  readonly size: number;
  readonly places: Places;
  /** returns the parts that identify a list or record; `undefined` for fields of other values */
  readonly partsOf: ((value: unknown) => readonly unknown[] | undefined) | undefined;
}

interface Kind extends ActionKind {
  readonly fields: readonly Field[];
}

type AnyAction = ActionLike & Readonly<Record<string, unknown>>;

/** Returns a function that splits values like `sample` into parts: a list into its items, a record into its fields in a fixed order. */
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

/** Returns the place of a value in a field; `undefined` if it is not a declared value. */
function placeOf({ places, partsOf }: Field, value: unknown): number | undefined {
  if (partsOf === undefined) return places.get(value) as number | undefined;
  const parts = partsOf(value);
  if (parts === undefined) return undefined;
  let node: Places | undefined = places;
  // by index: a question may have hundreds of placements
  for (let i = 0; i < parts.length; i++) {
    node = node.get(parts[i]) as Places | undefined;
    if (node === undefined) return undefined;
  }
  return node.get(END) as number | undefined;
}

/** Returns the place of an action among those of its type; `undefined` if a field holds no declared value. */
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

/** Returns the action space of games with this number of players, from the numberings of the actions. Throws InvalidOptionsError. */
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
  engine.maxPlies(players); // throws for a number of players that the game does not have
  const kinds = new Map<string, Kind>();
  let size = 0;
  for (const [type, numbering] of Object.entries(numberings(players))) {
    const by = typeof numbering === 'number' ? 'position' : 'fields';
    const fields = Object.entries(numbering).map(([name, domain]) => fieldOf(name, domain)); // `Object.entries` of a number is empty
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

  /** Returns the numbers of legal actions. `legal` must have all actions of a player and type one after the other. */
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
    idsOf: numbersOf,
    idOf: (seen, given) => {
      const plain = plainCopy<unknown>(given);
      const action = ('value' in plain && isRecord(plain.value) ? plain.value : {}) as AnyAction;
      const kind = kinds.get(action.type);
      const place = kind?.by === 'fields' ? placeAmong(kind, action) : undefined;
      if (kind !== undefined && place !== undefined) return kind.first + place;
      // the legal action that it names: an equal one, or one with its lists in another order
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
