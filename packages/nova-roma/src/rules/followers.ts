/** The activation of followers in the row (section 4c of the rules, section 4f of the rules, NR-4.65, NR-4.66). */
import { type Effects, type Move, playerAt, type Questions, type Seat, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { FollowerId } from '../components/ids';
import type { FollowerEffect } from '../components/shapes';
import type { ActivateFollower, MutableState, NovaRoma, Seen, Window, Windowed } from '../types';
import { single } from './actions';
import { canPlaceArtisan } from './estate';
import { canPay, gain, pay, worthwhile } from './gains';
import { running } from './strength';

type Kind = FollowerEffect['kind'];
type EffectOf<K extends Kind> = Extract<FollowerEffect, { kind: K }>;

/** The rules of one kind of effect. */
interface EffectRules<E extends FollowerEffect> {
  /** true if the follower may be activated only before the step that uses the strength (NR-4.25) */
  readonly early: boolean;
  /** True if the effect would change something now (NR-4.26). */
  helps(catalog: Catalog, seen: Seen, player: Seat, effect: E): boolean;
  apply(
    catalog: Catalog,
    state: MutableState,
    player: Seat,
    effect: E,
    effects: Effects<NovaRoma>,
    by: FollowerId,
  ): void;
}

const EFFECTS: { readonly [K in Kind]: EffectRules<EffectOf<K>> } = {
  gain: {
    early: false,
    helps: (catalog, seen, player, { reward }) => worthwhile(catalog, seen, player, reward),
    apply: (catalog, state, player, { reward }, effects, follower) =>
      gain(catalog, state, player, reward, { kind: 'follower', follower }, effects),
  },
  strength: {
    early: true,
    helps: (catalog, seen) => running(seen).strength < catalog.components.limits.strength,
    apply: ({ components }, { running: now }, player, { amount }, effects, follower) => {
      if (now === null) return;
      now.strength = Math.min(now.strength + amount, components.limits.strength); // NR-4.9
      effects.emit?.({ type: 'strength-gained', player, strength: now.strength, follower });
    },
  },
  'place-artisan': {
    early: false,
    helps: (catalog, seen, player, { cost }) =>
      canPay(playerAt(seen, player), cost) && canPlaceArtisan(catalog, seen, player),
    apply: (_, state, player, { cost }, effects, follower) => {
      pay(state, player, cost, { kind: 'follower', follower }, effects);
      effects.next({ ask: 'place-artisan', player });
    },
  },
  'waive-artisan': {
    early: true,
    helps: (_, seen) => !running(seen).waived,
    apply: (_, { running: now }, player, __, effects, follower) => {
      if (now === null) return;
      now.waived = true;
      effects.emit?.({ type: 'artisan-waived', player, follower });
    },
  },
};

/** Returns the rules of an effect, typed for its kind. */
const rulesOf = <E extends FollowerEffect>({ kind }: E): EffectRules<E> => EFFECTS[kind] as unknown as EffectRules<E>;

/**
 * Returns an activation of each follower in the row that names the running forum action and is neither exhausted nor fresh (NR-4.20,
 * NR-4.21, NR-4.22, NR-4.23, NR-4.28).
 */
function activations(catalog: Catalog, seen: Seen, player: Seat): ActivateFollower[] {
  const found: ActivateFollower[] = [];
  for (const { follower: id, exhausted, fresh } of playerAt(seen, player).row) {
    if (exhausted || fresh) continue;
    const follower = catalog.follower(id);
    // during an action of a petition the running action is still the petition (NR-4.28, NR-4.64)
    if (follower.timing === 'once-per-round' && follower.action === running(seen).action)
      found.push({ type: 'activate-follower', player, follower: id });
  }
  return found;
}

function refuse(catalog: Catalog, seen: Seen, player: Seat, id: FollowerId, boundary: Window): Why | undefined {
  const follower = catalog.follower(id);
  if (follower.timing !== 'once-per-round') return 'NR-4.21 only once-per-round followers are activated';
  const { effect } = follower;
  const rules = rulesOf(effect);
  if (rules.early && (boundary !== 'strength' || running(seen).sub !== null))
    return 'NR-4.25 the step it helps with has already begun';
  return rules.helps(catalog, seen, player, effect) ? undefined : 'NR-4.26 it would have no effect';
}

/** Returns the reason why `activations` does not contain a follower. */
function refuseUnknown(catalog: Catalog, seen: Seen, player: Seat, id: unknown, boundary: Window | null): Why {
  const played = playerAt(seen, player).row.find(({ follower }) => follower === id);
  if (played === undefined) return 'NR-4.20 the follower is not in the row';
  if (boundary === null) return 'NR-4.24 followers are activated between steps';
  const follower = catalog.follower(played.follower);
  if (follower.timing !== 'once-per-round') return 'NR-4.21 only once-per-round followers are activated';
  const { action, sub } = running(seen);
  if (follower.action !== action)
    return follower.action === sub?.action
      ? 'NR-4.28 the follower does not name petition'
      : 'NR-4.20 the follower does not name this action';
  return played.exhausted ? 'NR-4.21 the follower is exhausted' : 'NR-4.22 the follower was just played';
}

/** Returns a function that is true for the activations that are legal at a step boundary of the running action. */
const isLegalAt =
  (catalog: Catalog, seen: Seen, player: Seat, boundary: Window) =>
  ({ follower }: Pick<ActivateFollower, 'follower'>): boolean =>
    refuse(catalog, seen, player, follower, boundary) === undefined;

/** Returns the followers that can be activated at a step boundary of the running action. */
export const activatable = (catalog: Catalog, seen: Seen, player: Seat, boundary: Window): FollowerId[] =>
  activations(catalog, seen, player)
    .filter(isLegalAt(catalog, seen, player, boundary))
    .map(({ follower }) => follower);

/** True if a follower can be activated at a step boundary of the running action. */
export const canActivate = (catalog: Catalog, seen: Seen, player: Seat, boundary: Window): boolean =>
  activations(catalog, seen, player).some(isLegalAt(catalog, seen, player, boundary));

/** Returns the move that all questions with a window share: it activates a follower, then asks the same question again. */
export const activateFollower = <Q extends Windowed>(catalog: Catalog): Move<NovaRoma, Q, ActivateFollower> => ({
  whyUnknown: (seen, { follower }, { player, window: boundary }) =>
    refuseUnknown(catalog, seen, player, follower, boundary),
  candidates: (seen, { player, window: boundary }) => (boundary === null ? [] : activations(catalog, seen, player)),
  refuse: (seen, { player, follower }, question) => refuse(catalog, seen, player, follower, question.window ?? 'open'),
  apply: (state, { player, follower: id }, effects, question) => {
    const played = playerAt(state, player).row.find(({ follower }) => follower === id);
    const follower = catalog.follower(id);
    if (played === undefined || follower.timing !== 'once-per-round') return;
    played.exhausted = true; // NR-4.21
    if (state.running !== null) state.running.helped = true;
    effects.emit?.({ type: 'follower-activated', player, follower: id });
    rulesOf(follower.effect).apply(catalog, state, player, follower.effect, effects, id);
    effects.next(question);
  },
});

const continues = single('continue');

export const windowQuestions = (catalog: Catalog): Questions<NovaRoma, 'window'> => ({
  // asked only if a follower can be activated (section 9)
  window: {
    asked: 'if-any',
    pendingReason: 'NR-4.24 first activate a follower or continue',
    moves: {
      'activate-follower': activateFollower(catalog),
      continue: {
        isPass: true,
        whyUnknown: 'NR-4.24 there is no such choice',
        candidates: (_, { player }) => continues(player),
        apply: () => {},
      },
    },
  },
});
