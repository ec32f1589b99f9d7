/** Chooses an action by pointing. Clicks, taps and keys point at ids until one action is left. */
import type { Choice, GameTypes, Readable, Refusal } from '@ludi-romani/core';
import { type Board, DONE } from './types';

/** The result of pointing. */
export interface Pointing<G extends GameTypes> {
  /** the action that is left, or `null` if there are several or none */
  readonly action: G['action'] | null;
  /** the ids that can be pointed at next */
  readonly open: readonly string[];
  /** true if the ids are a complete action but could also be the start of other actions: then `done` can be pointed at */
  readonly done: boolean;
  /** the reason why no legal action is left; `null` if one is left, or if no rule gives a reason */
  readonly refusal: Refusal | null;
  /** true if no legal action is left: the last pointing must be taken back */
  readonly stuck: boolean;
}

/**
 * Returns the result of pointing at the ids in `pointed`. `choices` are the engine's choices for the player who points. As soon as one legal
 * action is left, it is the result, even if it has further ids.
 */
export function pointing<G extends GameTypes>(
  { targets }: Pick<Board<G>, 'targets'>,
  seen: Readable<G>,
  choices: readonly Choice<G>[],
  pointed: readonly string[],
): Pointing<G> {
  const isDone = pointed.includes(DONE);
  const meant = pointed.filter((id) => id !== DONE);
  const left = choices
    .map((choice) => ({ choice, ids: targets(seen, choice.action) }))
    .filter(({ ids }) => meant.every((id) => ids.includes(id)));
  const legal = left.filter(({ choice }) => choice.judgement.legal);
  const exact = legal.filter(({ ids }) => ids.every((id) => meant.includes(id)));
  const [only] = isDone ? exact : legal;
  if (only !== undefined && (isDone ? exact : legal).length === 1 && meant.length > 0)
    return { action: only.choice.action, open: [], done: false, refusal: null, stuck: false };
  if (legal.length > 0)
    return {
      action: null,
      open: [...new Set(legal.flatMap(({ ids }) => ids))].filter((id) => !meant.includes(id)),
      done: exact.length === 1 && meant.length > 0,
      refusal: null,
      stuck: false,
    };
  const refusals = left.flatMap(({ choice: { judgement }, ids }) => (judgement.legal ? [] : [{ judgement, ids }]));
  // the refused action with the fewest ids, which is closest to the ids that the player pointed at
  const [first] = refusals.sort((a, b) => a.ids.length - b.ids.length);
  return { action: null, open: [], done: false, refusal: first?.judgement ?? null, stuck: meant.length > 0 };
}

/** The result of pointing at one more id: the new ids, the chosen action, or the refusal. The refusal is `null` if no rule gives a reason. */
export type Pointed<G extends GameTypes> =
  | { readonly pointed: readonly string[] }
  | { readonly action: G['action'] }
  | { readonly refusal: Refusal | null };

/**
 * Returns the result of pointing at `id` after the ids in `pointed`. If `id` is one of them, it is removed. Otherwise it is added. If it does
 * not fit the other ids, it replaces as many of the last ids as necessary. `choices` are the engine's choices for the player who points.
 */
export function pointedAt<G extends GameTypes>(
  board: Pick<Board<G>, 'targets'>,
  seen: Readable<G>,
  choices: readonly Choice<G>[],
  pointed: readonly string[],
  id: string,
): Pointed<G> {
  if (pointed.includes(id)) return { pointed: pointed.filter((one) => one !== id) };
  const isOffered = id !== DONE || pointing(board, seen, choices, pointed).done;
  for (let count = pointed.length; count >= 0; count--) {
    const meant = [...pointed.slice(0, count), id];
    const { refusal, stuck, action } = pointing(board, seen, choices, meant);
    if (refusal !== null) return { refusal };
    if (stuck || !isOffered) continue;
    if (action === null) return { pointed: meant };
    // the picture does not offer an action that requires other ids to be dropped, so it is not chosen
    if (count === pointed.length) return { action };
  }
  return { refusal: null };
}
