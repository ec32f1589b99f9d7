/**
 * RECRUIT: followers are drawn, one is played, and cards beyond the hand limit are discarded (section 5d of the rules, NR-5.31, NR-5.34,
 * NR-5.37).
 */
import { type Effects, fromTo, playerAt, type Questions, type Seat, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { FollowerId } from '../components/ids';
import type { Cost } from '../components/shapes';
import type { DrawFollower, MutableState, NovaRoma, Question, Seen } from '../types';
import { oneEach } from './actions';
import { nextFollower, takeFrom } from './displays';
import { turnOver } from './estate';
import { activateFollower } from './followers';
import { canPay, lacking, notEnough, pay } from './gains';
import { addToHand, discardFromHand, ownHand, takeFromHand } from './hand';
import { declining } from './skip';
import { strengthOf } from './strength';

type PlayQuestion = Extract<Question, { ask: 'play-follower' }>;

/** Returns the cost of a follower: coins by the strength (NR-5.32), none through a tile (NR-5.306), and the surcharge (NR-5.33). */
export function playCost({ components }: Catalog, seen: Seen, { player, tile }: PlayQuestion): Cost {
  const { limits, strengthTables } = components;
  const cost = tile === null ? (strengthTables.recruitCosts[strengthOf(seen) - 1] ?? {}) : {};
  return playerAt(seen, player).row.length >= limits.extraCostFrom ? { ...cost, ...limits.extraCost } : cost;
}

/** Returns the reason why the player cannot pay for a follower, or `undefined`: the coins first, then the surcharge. */
function refuseToPlay(catalog: Catalog, seen: Seen, question: PlayQuestion): Why | undefined {
  const missing = lacking(playerAt(seen, question.player), playCost(catalog, seen, question));
  return missing && notEnough(missing === 'influence' ? 'NR-5.33' : 'NR-5.32', missing);
}

/** Moves a card from the hand to the row, where it is fresh (NR-4.22, NR-4.23). */
function play(state: MutableState, player: Seat, follower: FollowerId, effects: Effects<NovaRoma>): void {
  takeFromHand(state, player, follower, effects);
  playerAt(state, player).row.push({ follower, exhausted: false, fresh: true });
  effects.emit?.({ type: 'follower-played', player, follower });
}

/** NR-5.36 Returns the number of cards in a player's hand beyond the hand limit. It is 0 or less within the limit. */
export const handExcess = ({ components }: Catalog, seen: Seen, player: Seat): number =>
  playerAt(seen, player).hand.length - components.limits.hand;

/**
 * Returns the cards that may be discarded next. Enough higher cards must remain for the rest, so that each set of cards can be discarded in
 * only one order (D16).
 */
function discardable(catalog: Catalog, seen: Seen, player: Seat, last: FollowerId): FollowerId[] {
  const hand = ownHand(seen, player);
  const above = hand.filter((card) => card > last);
  return above.slice(0, Math.max(0, above.length - handExcess(catalog, seen, player) + 1));
}

/** Returns the reason why nothing can be drawn from a slot or the deck, or `undefined`. */
function refuseDraw(seen: Seen, { slot }: Pick<DrawFollower, 'slot'>): Why | undefined {
  if (slot !== 'deck') return seen.displays.followers[slot - 1] == null ? 'NR-4.18 that slot is empty' : undefined;
  const { followers } = seen.decks;
  const cards = typeof followers === 'number' ? followers : followers.length;
  return cards === 0 && seen.discards.length === 0 ? 'NR-4.62 no card is left' : undefined;
}

export const recruitTasks = (catalog: Catalog): Tasks<NovaRoma, 'recruit' | 'hand-limit'> => ({
  recruit: (_, { player }, effects) =>
    effects.next(
      { ask: 'draw', player, drawn: 0, window: 'strength' },
      { ask: 'play-follower', player, tile: null, window: 'open' },
      { do: 'hand-limit', player },
      { ask: 'window', player, window: 'open' },
    ),
  // NR-5.36 the boundary before this step is the one after a card is played
  'hand-limit': (state, { player }, effects) => {
    if (handExcess(catalog, state, player) > 0) {
      effects.next({ ask: 'window', player, window: 'open' }, { ask: 'hand-limit', player, last: 0 });
    }
  },
});

export const recruitQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'draw' | 'play-follower' | 'replace-follower' | 'hand-limit'> => {
  const draws = oneEach('draw-follower', 'slot', [...fromTo(1, catalog.components.numbers.slots), 'deck' as const]);
  return {
    // NR-5.30 compulsory; with nothing to draw the step ends early (NR-4.62)
    draw: {
      asked: 'if-choice',
      pendingReason: 'NR-5.30 first draw a follower',
      moves: {
        'draw-follower': {
          whyUnknown: 'NR-3.13 there is no such slot',
          candidates: (_, { player }) => draws(player),
          refuse: refuseDraw,
          apply: (state, { player, slot }, effects, question) => {
            const { hand, shown } = playerAt(state, player);
            if (slot === 'deck') {
              const follower = nextFollower(state, effects);
              if (follower === undefined) return;
              addToHand(hand, follower);
              playerAt(state, player).blind++;
              effects.emit?.({ type: 'follower-drawn', player, secret: { to: [player], follower } });
            } else {
              const follower = takeFrom(state.displays.followers, slot);
              addToHand(hand, follower);
              addToHand(shown, follower);
              effects.emit?.({ type: 'follower-taken', player, slot, follower });
            }
            const drawn = question.drawn + 1;
            if (drawn < strengthOf(state)) effects.next({ ask: 'draw', player, drawn, window: null });
          },
        },
        // legal only if there is nothing to draw: the step ends, but the player may activate a follower before
        skip: {
          ...declining,
          unavailable: (seen, { player }) => {
            for (const draw of draws(player))
              if (refuseDraw(seen, draw) === undefined) return 'NR-4.16 the followers must be drawn';
            return undefined;
          },
        },
        'activate-follower': activateFollower(catalog),
      },
    },
    'play-follower': {
      asked: 'if-any',
      pendingReason: (_, { tile }) => {
        const clause = tile === null ? 'NR-5.32' : 'NR-5.306';
        return `${clause} first play a follower or skip this step`;
      },
      moves: {
        'play-follower': {
          whyUnknown: 'NR-5.32 the follower is not in the hand',
          candidates: (seen, { player }) =>
            ownHand(seen, player).map((follower) => ({ type: 'play-follower', player, follower })),
          unavailable: (seen, question) => refuseToPlay(catalog, seen, question),
          apply: (state, { player, follower }, effects, question) => {
            const { row, shown } = playerAt(state, player);
            pay(state, player, playCost(catalog, state, question), { kind: 'follower', follower }, effects);
            if (question.tile !== null) turnOver(state, player, question.tile, effects);
            if (row.length < catalog.components.limits.followerRow) {
              play(state, player, follower, effects);
              return;
            }
            // NR-5.35 the card is announced; a follower of the row must be discarded first
            if (!shown.includes(follower)) {
              addToHand(shown, follower);
              effects.reveal(player);
            }
            effects.emit?.({ type: 'follower-announced', player, follower });
            effects.next({ ask: 'replace-follower', player, follower });
          },
        },
        skip: declining,
        'activate-follower': activateFollower(catalog),
      },
    },
    'replace-follower': {
      asked: 'if-choice',
      pendingReason: 'NR-5.35 first discard a follower from the row',
      moves: {
        'replace-follower': {
          whyUnknown: 'NR-5.35 the follower is not in the row',
          candidates: (seen, { player }) =>
            playerAt(seen, player).row.map(({ follower }) => ({ type: 'replace-follower', player, follower })),
          apply: (state, { player, follower: leaving }, effects, { follower }) => {
            const own = playerAt(state, player);
            own.row = own.row.filter((played) => played.follower !== leaving);
            state.discards.push(leaving);
            effects.emit?.({ type: 'followers-discarded', player, from: 'row', followers: [leaving] });
            play(state, player, follower, effects);
          },
        },
      },
    },
    // NR-5.36 asked even for a single choice: otherwise other players could draw conclusions about the hand
    'hand-limit': {
      pendingReason: 'NR-5.36 first discard down to the hand limit',
      moves: {
        'discard-to-limit': {
          whyUnknown: (seen, { follower }, { player }) =>
            ownHand(seen, player).some((card) => card === follower)
              ? 'NR-9.3 cards must be discarded in ascending order'
              : 'NR-5.36 the follower is not in the hand',
          candidates: (seen, { player, last }) =>
            discardable(catalog, seen, player, last).map((follower) => ({
              type: 'discard-to-limit',
              player,
              follower,
            })),
          apply: (state, { player, follower }, effects) => {
            discardFromHand(state, player, [follower], effects);
            if (handExcess(catalog, state, player) > 0) {
              effects.next({ ask: 'hand-limit', player, last: follower });
            }
          },
        },
      },
    },
  };
};

/** True if a recruitment could change anything for a player: a card can be drawn, played or discarded. */
export const canRecruit = (catalog: Catalog, seen: Seen, player: Seat, strength: number): boolean => {
  const { strengthTables, numbers } = catalog.components;
  const own = playerAt(seen, player);
  return (
    ['deck' as const, ...fromTo(1, numbers.slots)].some((slot) => refuseDraw(seen, { slot }) === undefined) ||
    handExcess(catalog, seen, player) > 0 ||
    (own.hand.length > 0 && canPay(own, strengthTables.recruitCosts[strength - 1] ?? {}))
  );
};
