/** The two drafts before the first round (section 8d of the rules). */
import {
  clockwise,
  combinations,
  type Effects,
  invalidState,
  playerAt,
  type Questions,
  type Seat,
  seatCount,
  type Tasks,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { colorIds, type FollowerId } from '../components/ids';
import type { DraftMosaic, MutableState, NovaRoma, Player, Seen } from '../types';
import { addToHand, cardsOf } from './hand';

/** The number of followers that each player keeps after the draft (NR-8.52). */
export const KEPT = 2;

/** Returns the seats in the order of picking: the last player first, in every pass (NR-8.50, NR-8.51). */
const reverseOrder = (seen: Seen): Seat[] => clockwise(seen, seen.startPlayer).reverse();

/** Returns the draft of a player. Throws LudiError `invalid-state` without one. */
function draftOf(own: Player) {
  if (own.draft === null) invalidState('there is no draft');
  return own.draft;
}

/**
 * Hands each player a packet, and asks each for a card of it. The last card is taken without a choice (NR-8.53), and so are all four
 * cards in a solo game (NR-8.54). Then each player is asked to keep two.
 */
function handOut(
  state: MutableState,
  packets: readonly FollowerId[][],
  from: (player: Seat) => Seat | 'deck',
  effects: Effects<NovaRoma>,
): void {
  const isChoice = packets.length > 1 && packets.every((cards) => cards.length > 1);
  packets.forEach((cards, player) => {
    const draft = draftOf(playerAt(state, player));
    draft.packets.push(cards);
    const count = cards.length;
    const to = [player];
    effects.emit?.({ type: 'packet-received', player, from: from(player), count, secret: { to, cards: [...cards] } });
    if (isChoice) return;
    draft.picks.push(...cards);
    effects.emit?.({ type: 'packet-kept', player, count, secret: { to, followers: [...cards] } });
  });
  const ask = isChoice ? 'draft-follower' : 'keep-followers';
  effects.simultaneous(packets.map((_, player) => ({ ask, player })));
  effects.next({ do: isChoice ? 'pass-packets' : 'end-of-draft' });
}

export const draftTasks = (
  catalog: Catalog,
): Tasks<NovaRoma, 'mosaic-draft' | 'deal-packets' | 'pass-packets' | 'end-of-draft'> => ({
  'mosaic-draft': (state, { pick }, effects) => {
    const order = reverseOrder(state);
    const player = order[pick % order.length];
    // tiles that are left stay on display, but no rule reads them again
    if (player !== undefined && pick < order.length * colorIds.length)
      effects.next({ ask: 'draft-mosaic', player }, { do: 'mosaic-draft', pick: pick + 1 });
  },

  // NR-8.52, NR-8.55 from the top of the deck, in turn order
  'deal-packets': (state, _, effects) => {
    const packets: FollowerId[][] = state.players.map(() => []);
    for (const seat of clockwise(state, state.startPlayer)) {
      const dealt = effects.drawUpTo(state.decks.followers, catalog.components.numbers.draftPacket);
      packets[seat] = dealt.sort((a, b) => a - b);
    }
    handOut(state, packets, () => 'deck', effects);
  },

  // NR-8.52 to the left
  'pass-packets': (state, _, effects) => {
    const count = seatCount(state);
    const rest = state.players.map((own) => {
      const { packets, picks } = draftOf(own);
      return (packets.at(-1) ?? []).filter((card) => card !== picks.at(-1));
    });
    const right = (seat: Seat) => (seat + count - 1) % count;
    effects.emit?.({ type: 'packets-passed' });
    handOut(
      state,
      rest.map((_, seat) => rest[right(seat)] ?? []),
      right,
      effects,
    );
  },

  // NR-8.52 the rejected cards are shuffled into the deck
  'end-of-draft': (state, _, effects) => {
    const rejected = state.players.flatMap((own) => draftOf(own).rejected);
    const { length } = state.players;
    effects.emit?.({ type: 'draft-ended', kept: KEPT, rejected: rejected.length / length });
    state.decks.followers = effects.chance.shuffle([...state.decks.followers, ...rejected]).reverse();
    effects.emit?.({ type: 'followers-shuffled', count: state.decks.followers.length });
  },
});

export const draftQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'draft-mosaic' | 'draft-follower' | 'keep-followers'> => ({
  'draft-mosaic': {
    asked: 'if-choice',
    pendingReason: 'NR-8.50 first take a mosaic tile',
    moves: {
      'draft-mosaic': {
        whyUnknown: (seen, { tile }) =>
          colorIds.some((color) => seen.mosaicDisplay[color].some((other) => other === tile))
            ? 'NR-8.50 a tile of that color was already taken'
            : 'NR-8.50 the tile is not on display',
        candidates: (seen, { player }) => {
          const { mosaic } = playerAt(seen, player);
          const visible: DraftMosaic[] = [];
          colorIds.forEach((color, row) => {
            if (mosaic[row] !== null) return;
            for (const tile of seen.mosaicDisplay[color]) visible.push({ type: 'draft-mosaic', player, tile });
          });
          return visible;
        },
        apply: (state, { player, tile }, effects) => {
          const { color } = catalog.mosaicTile(tile);
          const display = state.mosaicDisplay[color];
          playerAt(state, player).mosaic[colorIds.indexOf(color)] = tile;
          const at = display.indexOf(tile);
          effects.emit?.({ type: 'mosaic-drafted', player, color, slot: at + 1, tile });
          const next = effects.draw(state.decks[color]);
          display.splice(at, 1, ...(next === undefined ? [] : [next]));
          if (next !== undefined) effects.emit?.({ type: 'mosaic-revealed', color, slot: at + 1, tile: next });
        },
      },
    },
  },
  'draft-follower': {
    pendingReason: 'NR-8.52 first keep a follower and pass the rest',
    moves: {
      'draft-follower': {
        whyUnknown: 'NR-8.52 the follower is not in the packet',
        secret: ['follower'],
        candidates: (seen, { player }) =>
          cardsOf(playerAt(seen, player).draft?.packets.at(-1)).map((follower) => ({
            type: 'draft-follower',
            player,
            follower,
          })),
        apply: (state, { player, follower }, effects) => {
          draftOf(playerAt(state, player)).picks.push(follower);
          effects.emit?.({ type: 'follower-drafted', player, secret: { to: [player], follower } });
        },
      },
    },
  },
  'keep-followers': {
    pendingReason: 'NR-8.52 first keep two of the four followers',
    moves: {
      'keep-followers': {
        whyUnknown: 'NR-8.52 not two of the four followers',
        unordered: ['followers'],
        secret: ['followers'],
        candidates: (seen, { player }) => {
          const picks = cardsOf(playerAt(seen, player).draft?.picks).sort((a, b) => a - b);
          return combinations(picks, KEPT).map(([low = 0, high = 0]) => ({
            type: 'keep-followers',
            player,
            followers: [low, high],
          }));
        },
        apply: (state, { player, followers }, effects) => {
          const own = playerAt(state, player);
          const draft = draftOf(own);
          for (const follower of followers) addToHand(own.hand, follower);
          draft.rejected = draft.picks.filter((card) => !followers.includes(card));
          effects.emit?.({ type: 'followers-kept', player, secret: { to: [player], followers: [...followers] } });
        },
      },
    },
  },
});
