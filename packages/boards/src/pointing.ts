/** Point until one is left: how clicks, taps and keys make an action. */
import type { Choice, GameTypes, Readable, Refusal } from '@ludi-romani/core';
import { type Board, DONE } from './types';

/** What pointing has come to. */
export interface Pointing<G extends GameTypes> {
  /** the action that is left, or `null` as long as there are several, or none */
  readonly action: G['action'] | null;
  /** ids of what can be pointed at next */
  readonly open: readonly string[];
  /** whether what was pointed at is an action already, though it could be the beginning of others: `done` can be pointed at */
  readonly done: boolean;
  /** why nothing is left: the reason that forbids what was pointed at; `null` where no rule speaks of it */
  readonly refusal: Refusal | null;
  /** whether nothing legal is left: take the last pointing back */
  readonly stuck: boolean;
}

/**
 * What is meant by pointing at `pointed`, one after the other, given the engine's `choices` of whoever points. The first pointing that is
 * an action by itself is carried out at once.
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
  // the one that says least beyond what was pointed at
  const [first] = refusals.sort((a, b) => a.ids.length - b.ids.length);
  return { action: null, open: [], done: false, refusal: first?.judgement ?? null, stuck: meant.length > 0 };
}

/** What comes of pointing at one thing more: what is pointed at then, the action that is meant, or why neither; `null` where no rule says it. */
export type Pointed<G extends GameTypes> =
  | { readonly pointed: readonly string[] }
  | { readonly action: G['action'] }
  | { readonly refusal: Refusal | null };

/**
 * What comes of pointing at `id` where somebody has pointed at `pointed`: at the same thing again takes that back, and at something else
 * may mean it instead of what was chosen last, or at all. `choices` are the engine's for whoever points.
 */
export function pointedAt<G extends GameTypes>(
  board: Pick<Board<G>, 'targets'>,
  seen: Readable<G>,
  choices: readonly Choice<G>[],
  pointed: readonly string[],
  id: string,
): Pointed<G> {
  if (pointed.includes(id)) return { pointed: pointed.filter((one) => one !== id) };
  const isLit = id !== DONE || pointing(board, seen, choices, pointed).done;
  for (let kept = pointed.length; kept >= 0; kept--) {
    const meant = [...pointed.slice(0, kept), id];
    const { refusal, stuck, action } = pointing(board, seen, choices, meant);
    if (refusal !== null) return { refusal };
    if (stuck || !isLit) continue;
    if (action === null) return { pointed: meant };
    // but nothing is carried out that was not lit
    if (kept === pointed.length) return { action };
  }
  return { refusal: null };
}
