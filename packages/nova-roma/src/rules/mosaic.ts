/**
 * The mosaic: claims of achievements before or after the actions of a turn, and completed lines (section 4d of the rules, NR-4.31,
 * NR-4.37, NR-4.63).
 */
import { type Effects, type Move, playerAt } from '@ludi-romani/core';
import { type Catalog, squareSpaces } from '../components/catalog';
import type { AchievementId } from '../components/ids';
import type { Reward } from '../components/shapes';
import type { ClaimAchievement, NovaRoma, Question, SeenArea, Source, Space } from '../types';
import { achievementOn, costOf, refuseClaim } from './achievements';
import { oneEach } from './actions';
import { pay } from './gains';

/** Spaces in a row of the mosaic. */
const ROW = 3;
const rowOf = (space: Space): number => Math.floor(space / ROW);

const claimsOf = oneEach('claim-achievement', 'space', squareSpaces);

/** Returns the immediate rewards of a claim: of its row, then of each row, column and diagonal that it completes (NR-4.35, NR-4.36). */
function rewards({ components }: Catalog, { claims }: SeenArea, space: Space, achievement: AchievementId) {
  const { claimRewards, lines } = components.mosaicBoard;
  const all: { reward: Reward; source: Source }[] = [
    { reward: claimRewards[rowOf(space)] ?? {}, source: { kind: 'achievement', achievement } },
  ];
  lines.forEach(({ cells, reward }, line) => {
    if (cells.includes(space) && cells.every((cell) => claims[cell]))
      all.push({ reward, source: { kind: 'mosaic-line', line } });
  });
  return all.filter(({ reward }) => Object.keys(reward).length > 0);
}

/**
 * Returns the move that claims an achievement, for the questions before and after the actions of a turn. `andThen` queues the frames after
 * the rewards.
 */
export const claimAchievement = <Q extends Question>(
  catalog: Catalog,
  andThen?: (question: Q, effects: Effects<NovaRoma>) => void,
): Move<NovaRoma, Q, ClaimAchievement> => ({
  whyUnknown: ({ turn }) =>
    turn?.claimed ? 'NR-4.30 an achievement was already claimed this turn' : 'NR-3.20 the mosaic has no such space',
  candidates: (seen, { player }) => (seen.turn === null || seen.turn.claimed ? [] : claimsOf(player)),
  refuse: (seen, { player, space }) => refuseClaim(catalog, seen, player, space),
  apply: (state, { player, space }, effects, question) => {
    const own = playerAt(state, player);
    const achievement = achievementOn(catalog, state, player, space);
    if (achievement === undefined || state.turn === null) return;
    const { id } = achievement;
    pay(state, player, costOf(achievement), { kind: 'achievement', achievement: id }, effects); // NR-4.63
    own.claims[space] = true;
    own.achievementMarkers.own--;
    state.turn.claimed = true;
    effects.emit?.({ type: 'achievement-claimed', player, space, achievement: id });
    for (const each of rewards(catalog, own, space, id)) effects.next({ do: 'gain', player, ...each });
    andThen?.(question, effects);
  },
});
