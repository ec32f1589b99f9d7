/** What chance decides next in an action, and how probable each outcome is. */
import {
  type Chance,
  type ChanceOutcome,
  type GameTypes,
  type ScriptedChance,
  scriptedChance,
} from '@ludi-romani/core';
import type { Game } from '../game';

/** The most outcomes that are listed. */
const MOST_OUTCOMES = 10_000;

/** An event of chance. */
export interface ChanceEvent {
  readonly kind: 'int' | 'pick' | 'roll' | 'shuffle';
  /** the items of which one is picked or all are shuffled, the faces of a die, or the number of values of `int` */
  readonly among: readonly unknown[] | number;
  /** the number of dice */
  readonly dice?: number;
  /** the different outcomes with their probabilities, which sum to 1; `null` if there are more than 10,000 of them, equal ones counted apart */
  readonly outcomes: readonly { readonly outcome: ChanceOutcome; readonly probability: number }[] | null;
}

/** Is thrown where the outcomes of a script end. */
class NextEvent extends Error {
  constructor(readonly event: ChanceEvent) {
    super();
  }
}

/** Returns equally probable outcomes with their probabilities. Equal ones are joined. */
function joined(outcomes: readonly ChanceOutcome[]): ChanceEvent['outcomes'] {
  const shares = new Map<string, { outcome: ChanceOutcome; probability: number }>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(outcome);
    const share = shares.get(key) ?? { outcome, probability: 0 };
    shares.set(key, share);
    share.probability += 1 / outcomes.length;
  }
  return [...shares.values()];
}

/** Returns all lists with one item of `items` at each of `length` places. */
function rolls(items: readonly unknown[], length: number): unknown[][] {
  if (length === 0) return [[]];
  return rolls(items, length - 1).flatMap((before) => items.map((item) => [...before, item]));
}

function orders(items: readonly unknown[]): unknown[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => orders(items.filter((_, other) => other !== i)).map((rest) => [item, ...rest]));
}

/** Returns a chance that has the outcomes of a script, and throws NextEvent for what is asked after them. */
function asking(scripted: ScriptedChance): Chance {
  const next = <T>(outcome: () => T, event: () => ChanceEvent): T => {
    if (scripted.left.length > 0) return outcome();
    throw new NextEvent(event());
  };
  return {
    int: (bound) =>
      next(
        () => scripted.int(bound),
        () => ({
          kind: 'int',
          among: bound,
          outcomes: bound > MOST_OUTCOMES ? null : joined(Array.from({ length: bound }, (_, int) => ({ int }))),
        }),
      ),
    pick: (items) =>
      next(
        () => scripted.pick(items),
        () => ({ kind: 'pick', among: items, outcomes: joined(items.map((pick) => ({ pick }))) }),
      ),
    roll: (faces, count) =>
      next(
        () => scripted.roll(faces, count),
        () => ({
          kind: 'roll',
          among: faces,
          dice: count,
          outcomes:
            faces.length ** count > MOST_OUTCOMES ? null : joined(rolls(faces, count).map((roll) => ({ roll }))),
        }),
      ),
    shuffle: (items) =>
      next(
        () => scripted.shuffle(items),
        () => ({
          kind: 'shuffle',
          among: items,
          // 7! = 5040
          outcomes: items.length > 7 ? null : joined(orders(items).map((shuffle) => ({ shuffle }))),
        }),
      ),
  };
}

/**
 * Carries out a legal action with the outcomes of a script by changing `state`. Throws InvalidChanceError for an impossible outcome, and for
 * outcomes that are missing or left over; the contents of the state are then undefined.
 */
export function applyScripted(
  engine: Game['engine'],
  state: GameTypes['mutable'],
  action: GameTypes['action'],
  script: readonly ChanceOutcome[],
): void {
  const scripted = scriptedChance(script);
  engine.applyInPlace(state, action, scripted);
  scripted.assertUsedUp();
}

/**
 * Returns the event of chance that follows in `action` after the outcomes of `script`, or `null` if the action ends without one. Does not change
 * `state`. Throws InvalidChanceError for an impossible outcome, and for outcomes that are left over.
 */
export function chanceEvent(
  engine: Game['engine'],
  state: GameTypes['mutable'],
  action: GameTypes['action'],
  script: readonly ChanceOutcome[],
): ChanceEvent | null {
  const scripted = scriptedChance(script);
  try {
    engine.applyInPlace(engine.clone(state), action, asking(scripted));
  } catch (error) {
    // the engine reports it as a failure of the rules
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof NextEvent) return cause.event;
    throw error;
  }
  scripted.assertUsedUp();
  return null;
}
