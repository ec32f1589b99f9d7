/** Chance with given outcomes, for tests, for games that were played at a real table, and for searches that branch on chance. */

import { InvalidChanceError } from '../errors/errors';
import { clone, deepEqual } from '../json/copy';
import type { Chance } from './chance';

/** One outcome, as plain data. A shuffle may name only its first items. The other items follow in their old order. */
export type ChanceOutcome =
  | { readonly int: number }
  | { readonly pick: unknown }
  | { readonly roll: readonly unknown[] }
  | { readonly shuffle: readonly unknown[] };

type Kind = 'int' | 'pick' | 'roll' | 'shuffle';

export interface ScriptedChance extends Chance {
  /** the outcomes that are left */
  readonly left: readonly ChanceOutcome[];
  /** Throws InvalidChanceError if outcomes are left. */
  assertUsedUp(): void;
}

/**
 * Returns a chance that replays `outcomes` in order. It compares items as plain data, and returns the game's own items. Its functions throw
 * InvalidChanceError if the next outcome is impossible: it has another kind than the game asks for, its number is out of bounds, or its item
 * is not there. They also throw it if no outcome is left.
 */
export function scriptedChance(outcomes: readonly ChanceOutcome[]): ScriptedChance {
  const left = [...outcomes];
  const next = (kind: Kind): unknown => {
    const outcome = left.shift();
    if (outcome === undefined) throw new InvalidChanceError(`the script is used up, and ${kind} is asked for`);
    if (typeof outcome !== 'object' || outcome === null || !Object.hasOwn(outcome, kind))
      throw new InvalidChanceError(`${kind} is asked for, and the script has ${Object.keys(outcome ?? {}).join()}`);
    return outcome[kind as keyof typeof outcome];
  };
  const list = (kind: Kind): readonly unknown[] => {
    const value = next(kind);
    if (!Array.isArray(value)) throw new InvalidChanceError(`the outcome of ${kind} is a list`);
    return value;
  };
  const among = <T>(items: readonly T[], value: unknown): T => {
    const at = items.findIndex((item) => deepEqual(item, value));
    if (at < 0) throw new InvalidChanceError('what the script names is not among what there is');
    return items[at] as T;
  };
  return {
    get left() {
      return [...left];
    },
    assertUsedUp: () => {
      if (left.length > 0) throw new InvalidChanceError(`${left.length} outcomes of the script are left over`);
    },
    int: (bound) => {
      const value = next('int');
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= bound) {
        throw new InvalidChanceError(`${String(value)} is not a whole number below ${bound}`);
      }
      return value;
    },
    pick: (items) => among(items, next('pick')),
    roll: (faces, count) => {
      const rolled = list('roll');
      if (rolled.length !== count)
        throw new InvalidChanceError(`${count} dice are rolled, and the script has ${rolled.length}`);
      return rolled.map((face) => among(faces, face));
    },
    shuffle: <T>(items: readonly T[]) => {
      const rest = [...items];
      const first = list('shuffle').map((value) => {
        const item = among(rest, value);
        rest.splice(rest.indexOf(item), 1);
        return item;
      });
      return [...first, ...rest];
    },
  };
}

/** Returns a chance that forwards to `inner` and records the outcomes. `scriptedChance(outcomes)` replays them. */
export function recordingChance(inner: Chance): Chance & { readonly outcomes: readonly ChanceOutcome[] } {
  const outcomes: ChanceOutcome[] = [];
  const note = <T>(value: T, outcome: ChanceOutcome): T => {
    outcomes.push(outcome);
    return value;
  };
  return {
    outcomes,
    int: (bound) => {
      const int = inner.int(bound);
      return note(int, { int });
    },
    pick: (items) => {
      const pick = inner.pick(items);
      return note(pick, { pick: clone(pick) });
    },
    roll: (faces, count) => {
      const roll = inner.roll(faces, count);
      return note(roll, { roll: clone(roll) });
    },
    shuffle: (items) => {
      const shuffle = inner.shuffle(items);
      return note(shuffle, { shuffle: clone(shuffle) });
    },
  };
}
