/** The reviews of a game, as the replay page shows them. */
import { accuracies, type DecisionReview, rowDifferences, worstFirst } from '@ludi-romani/bots';
import type { GameTypes, Seat } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { PERCENT, percent, signed } from '../amounts';
import type { AnyWords } from '../games';
import type { Texts } from './texts';

export type Review = DecisionReview<GameTypes>;

/** The worth of an action: the chance to win and, with other players, the expected lead. */
export interface Worth {
  readonly win: string;
  readonly lead: string | null;
}

/** A decision for which the search found a better action, in words. */
export interface Loss {
  readonly ply: number;
  readonly seat: Seat;
  /** the chance to win and the points of lead that were given away */
  readonly lost: readonly string[];
  readonly played: { readonly said: string; readonly worth: Worth };
  readonly better: { readonly said: string; readonly worth: Worth };
  /** the actions that the search expects after the better one */
  readonly expected: readonly { readonly seat: Seat; readonly said: string }[];
  /** the rows of the score sheet in which the better action brings more or fewer points */
  readonly rows: readonly { readonly label: string; readonly points: string }[];
}

/** Returns a share that was given away in percent. A loss of points alone may not have cost a chance to win. */
const givenAway = (share: number): string => (share < 0.005 ? `<\u00a01${PERCENT}` : percent(share));

/** Returns the losses in words, the largest first. `viewOf` returns the view of a seat at a ply. */
export function lossesOf(
  reviews: readonly Review[],
  words: AnyWords,
  t: Texts,
  viewOf: (ply: number, seat: Seat) => GameTypes['view'],
): Loss[] {
  return worstFirst(reviews).map(({ ply, seat, disagreement }) => {
    const { played, better, line } = disagreement;
    const view = viewOf(ply, seat);
    // a single player has a chance to win, but leads no other player
    const isAlone = view.players.length === 1;
    const worthOf = ({ win, lead }: typeof better): Worth => ({
      win: percent(win),
      lead: isAlone ? null : signed(lead),
    });
    const share = better.win - played.win;
    const points = isAlone ? 0 : Math.max(0, Math.round(better.lead - played.lead));
    return {
      ply,
      seat,
      lost: [t.chance(givenAway(share)), ...(points > 0 ? [t.leadOf(points)] : [])],
      played: { said: text(words.say(view, played.action)), worth: worthOf(played) },
      better: { said: text(words.say(view, better.action)), worth: worthOf(better) },
      expected: line.slice(1).map(({ view: seen, action }) => ({
        seat: action.player,
        said: text(words.say(seen, action)),
      })),
      rows: rowDifferences(disagreement).map(({ row, points: more }) => ({
        label: words.row(row as never),
        points: signed(more),
      })),
    };
  });
}

/** Returns a sentence for each seat: how well it played. */
export const accuracyOf = (reviews: readonly Review[], t: Texts): { readonly seat: Seat; readonly said: string }[] =>
  accuracies(reviews).map(({ seat, decisions, otherwise, lost }) => ({
    seat,
    said: t.accuracy(decisions, otherwise, givenAway(lost / Math.max(1, otherwise))),
  }));

/**
 * Returns for each ply the chance of each seat to win, in percent: that of the last review of the seat, or `null` before the first one. Ends
 * at the last review.
 */
export function chancesOf(reviews: readonly Review[], players: number): (number | null)[][] {
  const last = Math.max(-1, ...reviews.map(({ ply }) => ply));
  const at = new Map(reviews.map((review) => [review.ply, review]));
  let now: (number | null)[] = Array(players).fill(null);
  return Array.from({ length: last + 1 }, (_, ply) => {
    const review = at.get(ply);
    if (review !== undefined)
      now = now.map((chance, seat) => (seat === review.seat ? Math.round(100 * review.win) : chance));
    return now;
  });
}
