/** Makes actions that an engine should refuse: mutated actions, and hostile values. */

import type { ActionLike } from '../game/types';
import { clone } from '../json/copy';
import { chosen, type Dice } from './games';

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  -0,
  0.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  undefined,
  [],
  {},
  [[]],
  { x: 0 },
];

/** Values that are not actions in any game. */
export const HOSTILE: readonly unknown[] = [
  ...ODD,
  'pass',
  [{ type: 'pass', player: 0 }],
  { type: 'pass' },
  { player: 0 },
  { type: '__proto__', player: 0 },
  { type: 'constructor', player: 0 },
  { type: 'toString', player: 0 },
  { type: '', player: 0 },
  { type: 'pass', player: -1 },
  { type: 'pass', player: Number.NaN },
  { type: 'pass', player: '0' },
  { type: ['pass'], player: 0 },
  { type: 'x'.repeat(10_000), player: 0 },
  JSON.parse('{"type":"pass","player":0,"__proto__":{"legal":true}}'),
  Object.create({ type: 'pass', player: 0 }),
  Object.create(null),
  () => ({ type: 'pass', player: 0 }),
  Symbol('pass'),
  new Error('pass'),
  new Map([['type', 'pass']]),
];

interface Sources {
  /** the actions to mutate */
  readonly base: readonly ActionLike[];
  /** values that occur in the state and in actions */
  readonly words: readonly unknown[];
  readonly types: readonly string[];
  readonly seats: number;
}

/** Returns `count` mutated actions. Some of them may be legal by accident. */
export function mutants(sources: Sources, count: number, dice: Dice): unknown[] {
  return Array.from({ length: count }, () => {
    const action = chosen(sources.base, dice.int(1 << 16));
    return action === undefined ? null : mutant(action, sources, dice);
  });
}

function mutant(action: ActionLike, { base, words, types, seats }: Sources, dice: Dice): unknown {
  const other = base[dice.int(base.length)] ?? action;
  const fields = Object.keys(action);
  const field = fields[dice.int(fields.length)] ?? 'type';
  const word = () => (dice.int(3) === 0 ? ODD : words)[dice.int(words.length)] ?? null;
  switch (dice.int(7)) {
    case 0:
      return Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
    case 1:
      return { ...action, [dice.int(2) === 0 ? 'extra' : 'id']: word() };
    case 2:
      return { ...action, player: dice.int(seats + 1) };
    case 3:
      return { ...action, type: types[dice.int(types.length)] };
    case 4:
      // mixes the fields of two actions
      return field in other ? { ...action, [field]: other[field as keyof ActionLike] } : { ...other, ...action };
    case 5:
      return { ...action, [field]: word() };
    default:
      return changedInside({ ...clone(action) }, word, dice);
  }
}

/** Changes one of the innermost values of `record`, and returns `record`. */
function changedInside(record: Record<string, unknown> | unknown[], word: () => unknown, dice: Dice): unknown {
  const keys = Object.keys(record);
  const key = keys[dice.int(Math.max(1, keys.length))];
  if (key === undefined) return record;
  const value: unknown = Reflect.get(record, key);
  const changed =
    typeof value === 'object' && value !== null
      ? changedInside(value as Record<string, unknown>, word, dice)
      : typeof value === 'number' && dice.int(2) === 0
        ? value + (dice.int(2) === 0 ? 1 : -1)
        : word();
  Reflect.set(record, key, changed);
  return record;
}
