/** The two drafts before the first round (NR-8.50 to 8.55). */
import { area, clockwise, combinations, type Questions, type Seat, type Tasks, type Turn } from '@ludi-romani/core';
import type { Catalog } from './catalog';
import { colorIds, type FollowerId } from './components/types';
import { addToHand } from './hand';
import type { DraftMosaic, MutableState, NovaRoma, Player, Seen } from './types';

/** Who picks: the last player first, in every pass (NR-8.50, 8.51). */
const reverseOrder = (seen: Seen): Seat[] => clockwise(seen, seen.startPlayer).reverse();

/** The draft of a player. Throws RangeError without one. */
function draftOf(own: Player) {
  if (own.draft === null) throw new RangeError('there is no draft');
  return own.draft;
}

/** The cards that a player may choose from, as far as whoever asks may see them. */
const cardsOf = (cards: readonly (FollowerId | null)[] | undefined): FollowerId[] =>
  (cards ?? []).filter((card) => card !== null);

/**
 * Hands each player a packet, and asks for a card of it; the last card is taken without a choice (NR-8.53), and so are all
 * four of a player alone (NR-8.54). Then two are kept.
 */
function handOut(state: MutableState, packets: readonly FollowerId[][], turn: Turn<NovaRoma>): void {
  const isChoice = packets.length > 1 && packets.every((cards) => cards.length > 1);
  packets.forEach((cards, player) => {
    const draft = draftOf(area(state, player));
    draft.packets.push(cards);
    if (!isChoice) draft.picks.push(...cards);
    const secret = { to: [player], cards: [...cards] };
    turn.tell?.({ type: 'packet-received', player, count: cards.length, secret });
  });
  const ask = isChoice ? 'draft-follower' : 'keep-followers';
  turn.together(packets.map((_, player) => ({ ask, player })));
  turn.next({ do: isChoice ? 'pass-packets' : 'end-of-draft' });
}

export const draftTasks = (
  catalog: Catalog,
): Tasks<NovaRoma, 'mosaic-draft' | 'deal-packets' | 'pass-packets' | 'end-of-draft'> => ({
  'mosaic-draft': (state, { pick }, turn) => {
    const order = reverseOrder(state);
    const player = order[pick % order.length];
    // what is left lies there, and nothing looks at it again
    if (player !== undefined && pick < order.length * colorIds.length)
      turn.next({ ask: 'draft-mosaic', player }, { do: 'mosaic-draft', pick: pick + 1 });
  },

  // NR-8.52, 8.55 from the deck top in turn order
  'deal-packets': (state, _, turn) => {
    const packets: FollowerId[][] = state.players.map(() => []);
    for (const seat of clockwise(state, state.startPlayer)) {
      const dealt = turn.drawUpTo(state.decks.followers, catalog.components.numbers.draftPacket);
      packets[seat] = dealt.sort((a, b) => a - b);
    }
    handOut(state, packets, turn);
  },

  // NR-8.52 to the left
  'pass-packets': (state, _, turn) => {
    const count = state.players.length;
    const rest = state.players.map((own) => {
      const { packets, picks } = draftOf(own);
      return (packets.at(-1) ?? []).filter((card) => card !== picks.at(-1));
    });
    const right = (seat: Seat) => (seat + count - 1) % count;
    handOut(
      state,
      rest.map((_, seat) => rest[right(seat)] ?? []),
      turn,
    );
  },

  // NR-8.52 the cards that nobody kept are shuffled into the deck
  'end-of-draft': (state, _, turn) => {
    const rejected = state.players.flatMap((own) => draftOf(own).rejected);
    state.decks.followers = turn.chance.shuffle([...state.decks.followers, ...rejected]).reverse();
    turn.tell?.({ type: 'followers-reshuffled', count: state.decks.followers.length });
  },
});

export const draftQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'draft-mosaic' | 'draft-follower' | 'keep-followers'> => ({
  'draft-mosaic': {
    asked: 'if-choice',
    moves: {
      'draft-mosaic': {
        otherwise: 'NR-8.50 not visible, or of a colour that is there',
        candidates: (seen, { player }) => {
          const { mosaic } = area(seen, player);
          const visible: DraftMosaic[] = [];
          colorIds.forEach((color, row) => {
            if (mosaic[row] !== null) return;
            for (const tile of seen.mosaicDisplay[color]) visible.push({ type: 'draft-mosaic', player, tile });
          });
          return visible;
        },
        apply: (state, { player, tile }, turn) => {
          const { color } = catalog.mosaicTile(tile);
          const display = state.mosaicDisplay[color];
          area(state, player).mosaic[colorIds.indexOf(color)] = tile;
          turn.tell?.({ type: 'mosaic-drafted', player, tile });
          const next = turn.draw(state.decks[color]);
          display.splice(display.indexOf(tile), 1, ...(next === undefined ? [] : [next]));
          if (next !== undefined) turn.tell?.({ type: 'mosaic-revealed', color, tile: next });
        },
        describe: (_, { tile }) => `Takes the mosaic tile ${catalog.title(tile)}.`,
      },
    },
  },
  'draft-follower': {
    moves: {
      'draft-follower': {
        otherwise: 'NR-8.52 not in the packet',
        secret: ['follower'],
        candidates: (seen, { player }) =>
          cardsOf(area(seen, player).draft?.packets.at(-1)).map((follower) => ({
            type: 'draft-follower',
            player,
            follower,
          })),
        apply: (state, { player, follower }, turn) => {
          draftOf(area(state, player)).picks.push(follower);
          turn.tell?.({ type: 'follower-drafted', player, secret: { to: [player], follower } });
        },
        describe: (_, { follower }) => `Keeps ${catalog.name(follower)} and passes the rest.`,
      },
    },
  },
  'keep-followers': {
    moves: {
      'keep-followers': {
        otherwise: 'NR-8.52 not two of the four cards',
        secret: ['followers'],
        candidates: (seen, { player }) => {
          const picks = cardsOf(area(seen, player).draft?.picks).sort((a, b) => a - b);
          return combinations(picks, 2).map(([low = 0, high = 0]) => ({
            type: 'keep-followers',
            player,
            followers: [low, high],
          }));
        },
        apply: (state, { player, followers }, turn) => {
          const own = area(state, player);
          const draft = draftOf(own);
          for (const follower of followers) addToHand(own.hand, follower);
          draft.rejected = draft.picks.filter((card) => !followers.includes(card));
          turn.tell?.({ type: 'followers-kept', player, secret: { to: [player], followers: [...followers] } });
        },
        describe: (_, { followers }) => `Keeps ${followers.map(catalog.name).join(' and ')}.`,
      },
    },
  },
});
