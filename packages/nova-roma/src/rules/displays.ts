/**
 * The face-up rows: cards and tiles slide to the left and are refilled from their decks (NR-4.17, NR-4.18, NR-4.19, section 4e of
 * the rules).
 */
import { type Effects, invalidState } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { Displays, MutableState, NovaRoma } from '../types';

type Display = keyof Displays;

/** The order in which the displays are refilled at the end of a turn (NR-4.18). */
export const refillOrder = ['shipping', 'building', 'estate', 'followers'] as const satisfies readonly Display[];

/** Draws a follower. If the deck is empty, shuffles the discards into it first (NR-4.61, NR-4.62). `undefined` if both are empty. */
export function nextFollower({ decks, discards }: MutableState, effects: Effects<NovaRoma>): FollowerId | undefined {
  if (decks.followers.length === 0 && discards.length > 0) {
    decks.followers = effects.chance.shuffle(discards).reverse();
    effects.emit?.({ type: 'followers-shuffled', count: discards.length });
    discards.length = 0;
  }
  return effects.draw(decks.followers);
}

/** Slides the cards to the left. Returns the number of filled slots. */
function slide(slots: unknown[], display: Display, { emit }: Effects<NovaRoma>): number {
  let filled = 0;
  slots.forEach((card, i) => {
    if (card === null) return;
    slots[filled++] = card;
    if (filled <= i) emit?.({ type: 'card-slid', display, from: i + 1, slot: filled });
  });
  return filled;
}

/** Fills the slots from index `filled` on while there are cards. Calls `emit` with each filled slot, counted from 1. */
function refill<C>(
  slots: (C | null)[],
  filled: number,
  next: () => C | undefined,
  emit: (slot: number, card: C) => void,
): void {
  for (let slot = filled; slot < slots.length; slot++) {
    const card = next();
    slots[slot] = card ?? null;
    if (card !== undefined) emit(slot + 1, card);
  }
}

/** Slides the cards to the left, and refills the slots on the right while there are cards (NR-4.17, NR-4.60). */
export function slideAndRefill(state: MutableState, display: Display, effects: Effects<NovaRoma>): void {
  const { displays, decks } = state;
  const filled = slide(displays[display], display, effects);
  if (display === 'followers') {
    const next = () => nextFollower(state, effects);
    refill(displays.followers, filled, next, (slot, follower) =>
      effects.emit?.({ type: 'follower-revealed', slot, follower }),
    );
    return;
  }
  const next = () => effects.draw(decks[display]);
  refill(displays[display], filled, next, (slot, card) =>
    effects.emit?.({ type: 'display-refilled', display, slot, card }),
  );
}

/** Takes the card of the leftmost slot and leaves a gap. Returns `null` if the slot is empty. */
export function takeLeftmost<C>(slots: (C | null)[]): C | null {
  const card = slots[0] ?? null;
  slots[0] = null;
  return card;
}

/** Takes the card of a slot, counted from 1, and leaves a gap (NR-4.18). */
export function takeFrom<C>(slots: (C | null)[], slot: number): C {
  const card = slots[slot - 1];
  if (card == null) invalidState(`slot ${slot} is empty`);
  slots[slot - 1] = null;
  return card;
}
