/** Envoys on the forum: the allowed squares, and the bonus for a complete color area (section 5.6 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { areaBonusIds, type Color, type SquareId } from '../components/ids';
import type { BonusSource, EnvoyRule, ForumTrajanum, MutableState, PlaceEnvoy, Question, Seen } from '../types';
import { hasActive } from './rows';
import { gainOf, score } from './supply';

type SeenForum = Seen['forum'];
type EnvoyQuestion = Extract<Question, { ask: 'envoy' }>;

/**
 * FT-5.59, FT-5.69, FT-5.70 Returns true if a square is free and of the kind that `rule` and `color` require. A `color` of null allows any.
 */
function isFreeFor({ colors, envoys }: SeenForum, square: number, rule: EnvoyRule, color: Color | null): boolean {
  const kind = colors[square];
  if (kind == null || envoys[square] !== null) return false;
  return rule === 'eagle' ? kind === 'eagle' : kind !== 'eagle' && (color === null || kind === color);
}

const TAKEN = true;
const FREE = false;

/** Returns true if an area has a square with an envoy (`TAKEN`), or without one (`FREE`). */
function holds({ areas, envoys }: SeenForum, id: number, isTaken: boolean): boolean {
  for (let i = 0; i < areas.length; i++) if (areas[i] === id && (envoys[i] !== null) === isTaken) return true;
  return false;
}

/** FT-5.63 Returns true if an area of that color has both an envoy and a free square. Then no other area may be started. */
function hasStarted(forum: SeenForum, color: Color | null): boolean {
  const { areas, colors, envoys } = forum;
  for (let i = 0; i < areas.length; i++)
    if (envoys[i] !== null && colors[i] === color && holds(forum, areas[i] ?? -1, FREE)) return true;
  return false;
}

/** FT-5.68, FT-5.75 Returns true if the player has an envoy on the ship, and a square for it. A started area always has a free square. */
export const canSend = (seen: Seen, player: Seat, rule: EnvoyRule, color: Color | null): boolean =>
  playerAt(seen, player).ship > 0 && seen.forum.envoys.some((_, square) => isFreeFor(seen.forum, square, rule, color));

/** FT-5.75 Asks for the square of an envoy, if one can be sent. */
export function askEnvoy(
  state: MutableState,
  question: Omit<EnvoyQuestion, 'ask'>,
  effects: Effects<ForumTrajanum>,
): void {
  const { player, rule, color } = question;
  if (canSend(state, player, rule, color)) effects.next({ ask: 'envoy', ...question });
}

/** Asks for `left` different area bonuses. */
export const askAreaBonus = (player: Seat, left: number, source: BonusSource, effects: Effects<ForumTrajanum>): void =>
  effects.next({ ask: 'area-bonus', player, left, taken: [], source });

/** FT-5.19 Asks for an area bonus. With an active Patrician II, asks for several different bonuses. */
export const askBonuses = (
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  source: BonusSource,
  effects: Effects<ForumTrajanum>,
): void =>
  askAreaBonus(
    player,
    hasActive(catalog, playerAt(state, player), 'patrician-2')
      ? catalog.components.numbers.areaBonusesWithPatrician
      : 1,
    source,
    effects,
  );

export const envoyTasks: Tasks<ForumTrajanum, 'envoys'> = {
  // FT-5.59, FT-5.60
  envoys: (state, { player, color, left }, effects) =>
    askEnvoy(state, { player, rule: 'color', color, optional: true, left }, effects),
};

/** Returns the clause that allows the envoy. */
const sentBy = ({ rule, optional }: EnvoyQuestion) => {
  if (rule === 'eagle') return 'FT-5.52';
  if (rule === 'color') return 'FT-5.59';
  return optional ? 'FT-5.24' : 'FT-5.58';
};

export const envoyQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'envoy' | 'area-bonus'> => ({
  envoy: {
    pendingReason: (_, question) => {
      const clause = sentBy(question);
      return question.optional ? `${clause} first place an envoy, or decline` : `${clause} first place an envoy`;
    },
    moves: {
      'place-envoy': {
        whyUnknown: (seen, { square }, question) => {
          const clause = sentBy(question);
          if (square === null) return `${clause} the envoy must be placed`;
          const { forum } = seen;
          const at = (catalog.forum(forum.arrangement).squares as readonly unknown[]).indexOf(square);
          const kind = forum.colors[at];
          if (kind == null) return 'FT-3.7 there is no such square';
          if (forum.envoys[at] !== null) return 'FT-5.70 this square already has an envoy';
          if (question.rule === 'eagle') return 'FT-5.52 this is not an eagle square';
          return kind === 'eagle'
            ? 'FT-5.69 this envoy cannot go to an eagle square'
            : 'FT-5.59 this square has another color';
        },
        candidates: ({ forum }, { player, rule, color, optional }) => {
          const { squares } = catalog.forum(forum.arrangement);
          const found: PlaceEnvoy[] = [];
          for (let i = 0; i < squares.length; i++) {
            const square = squares[i] ?? null;
            if (square !== null && isFreeFor(forum, i, rule, color))
              found.push({ type: 'place-envoy', player, square });
          }
          if (optional) found.push({ type: 'place-envoy', player, square: null });
          return found;
        },
        // FT-5.62, FT-5.64; FT-5.18, FT-5.65 the area rule applies only to structures, and not with an active Patrician I
        refuse: (seen, { player, square }, { rule, color }) => {
          if (square === null || rule !== 'color' || hasActive(catalog, playerAt(seen, player), 'patrician-1'))
            return undefined;
          const { forum } = seen;
          return holds(forum, sure(forum.areas[squareIndex(catalog, seen, square)]), TAKEN) || !hasStarted(forum, color)
            ? undefined
            : 'FT-5.63 the envoy must go to an area that already has envoys';
        },
        apply: (state, { player, square }, effects, { color, left }) => {
          if (square === null) return; // FT-5.60 a player who declines the first envoy declines both
          place(catalog, state, player, square, effects);
          if (left > 1 && color !== null) effects.next({ do: 'envoys', player, color, left: left - 1 });
        },
      },
    },
  },
  'area-bonus': {
    pendingReason: 'FT-5.66 first choose an area bonus',
    moves: {
      'choose-area-bonus': {
        whyUnknown: 'FT-5.66 there is no such area bonus',
        candidates: (_, { player }) => areaBonusIds.map((bonus) => ({ type: 'choose-area-bonus', player, bonus })),
        refuse: (_, { bonus }, { taken }) =>
          taken.includes(bonus) ? 'FT-5.19 you have taken this bonus; the second must be different' : undefined,
        // FT-5.28
        isNoOp: (seen, { player, bonus }) =>
          bonus === 'upgrade' && playerAt(seen, player).position >= catalog.components.prestige.lastPosition,
        apply: (state, { player, bonus }, effects, { left, taken, source }) => {
          effects.emit?.({ type: 'area-bonus-taken', player, bonus, source });
          const amount = catalog.components.areaBonuses[bonus];
          if (bonus === 'points') score(state, player, 'bonuses', amount, source, effects);
          else gainOf(catalog, state, player, bonus, amount, source, effects);
          if (left > 1)
            effects.next({
              ask: 'area-bonus',
              player,
              left: left - 1,
              taken: [...taken, bonus],
              source: { ...source },
            });
        },
      },
    },
  },
});

const squareIndex = (catalog: Catalog, { forum }: Seen, square: SquareId): number =>
  catalog.forum(forum.arrangement).index(square);

/** FT-5.66, FT-5.67 Moves an envoy from the ship to a square. Asks the player for a bonus if this completes an area. */
function place(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  square: SquareId,
  effects: Effects<ForumTrajanum>,
): void {
  const { forum } = state;
  const index = squareIndex(catalog, state, square);
  playerAt(state, player).ship--;
  forum.envoys[index] = player;
  effects.emit?.({ type: 'envoy-placed', player, square });
  const id = forum.areas[index] ?? -1;
  if (id < 0 || holds(forum, id, FREE)) return;
  effects.emit?.({ type: 'area-completed', player, square });
  askBonuses(catalog, state, player, { kind: 'area', square }, effects);
}
